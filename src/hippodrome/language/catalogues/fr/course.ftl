# Courses: a name that nobody knows.

unknown-course = Il n’y a pas de circuit « { $name } » ; les circuits sont : { $known }

# Courses: why a course cannot be raced.

fault-id-twice = { $where } nomme plus d’une fois la case { $space }
fault-id-unknown = { $where } nomme la case { $space }, qui ne figure pas parmi les cases
fault-id-unused = La case { $space } ne sert à rien : aucun pas n’y passe, et elle n’est ni dans l’allée ni au départ
fault-step-twice = ahead.{ $space } nomme plus d’une fois le pas vers { $next }
fault-step-advance = Quand on roule { way-round }, le pas de { $space } à { $next } doit mener vers l’avant, et de moins d’un demi-tour de piste
fault-unreachable = Quand on roule { way-round }, aucun chemin ne mène du départ à la case { $space }
fault-dead-end = Quand on roule { way-round }, on ne peut plus avancer depuis la case { $space }
fault-alley-broken = L’allée est interrompue : aucun pas ne mène de { $space } à { $next }
fault-alley-left = On ne peut quitter l’allée qu’à son extrémité : supprimez le pas de { $space } à { $next }
fault-alley-entered = On ne peut entrer dans l’allée que par son entrée : supprimez le pas de { $before } à { $space }
fault-alley-longer = La case { $space } fait aussi partie de l’allée : ajoutez-la à la liste, dans l’ordre
fault-alley-far = La case { $space } de l’allée est à plus d’un quart de tour de piste de la ligne
fault-start-few = start.{ $direction } doit nommer au moins autant de cases qu’il peut y avoir de chars : { $most }
fault-start-far = Quand on roule { way-round }, la case de départ { $space } doit être derrière la ligne, à un quart de tour de piste au plus
fault-lap-short =
    { $steps ->
        [one] Le tour de piste le plus court fait { $steps } pas ; il doit en faire au moins { $least }
       *[other] Le tour de piste le plus court fait { $steps } pas ; il doit en faire au moins { $least }
    }
fault-race-impossible = Quand on roule { way-round }, aucun chemin ne mène du départ à l’arrivée avec un arrêt dans l’allée
fault-race-long = Quand on roule { way-round }, la course la plus courte fait { $steps } pas, et une pioche n’a que { $most } points

# Courses: what is wrong with the hand-written source.

course-source-alley-form = { $course }, ligne { $line } : écrivez l’allée ainsi : alley A1 > A2 > A3 from 25c to 02c
course-source-bend-form = { $course }, ligne { $line } : écrivez un virage ainsi : bend 08 at 38.2 9.4 (et, si vous voulez, radius 3)
course-source-bend-order = { $course }, ligne { $line } : ce virage commence à la colonne { $column }, avant la fin du virage précédent ; écrivez les virages dans l’ordre de leurs colonnes
course-source-bend-turn = { $course }, ligne { $line } : la piste ne tourne pas à ce coin, ou fait demi-tour ; déplacez le coin ou mettez-en deux
course-source-bends = { $course }, ligne { $line } : les virages doivent faire une fois le tour du plateau, dans le sens horaire, et il en faut au moins trois
course-source-column-order = { $course }, ligne { $line } : la colonne { $column } n’est pas à sa place ; la colonne suivante est { $due }
course-source-direction = { $course }, ligne { $line } : après start vient clockwise ou anticlockwise, et non « { $text } »
course-source-empty = { $course }, ligne { $line } : il manque quelque chose après le mot { $word }
course-source-file-form = { $course }, ligne { $line } : écrivez > entre les cases d’une file, comme dans b1 > b2 > b3
course-source-file-unwalled = { $course }, ligne { $line } : dans la colonne { $column }, chaque file doit avoir un mur ( | ) de chaque côté
course-source-idle-step = { $course }, ligne { $line } : cette ligne ne change rien au pas de { $space } à { $target } ; supprimez-la
course-source-missing = { $course } : aucune ligne ne commence par { $word } (la source se termine à la ligne { $line })
course-source-no-column = { $course }, ligne { $line } : il n’y a pas de colonne { $column }
course-source-no-space = { $course }, ligne { $line } : il n’y a pas de case { $space }
course-source-no-spaces = { $course }, ligne { $line } : il manque ici des noms de cases
course-source-long = { $course } : le texte est trop long ; un circuit a au plus { $most } caractères
course-source-number = { $course }, ligne { $line } : « { $text } » n’est pas un nombre qui convient ici
course-source-off-board = { $course }, ligne { $line } : le plateau a une largeur de 42 et une hauteur de 29.7, et un rayon est plus grand que 0 et plus petit que 30
course-source-space-name = { $course }, ligne { $line } : « { $text } » n’est pas un nom de case ; prenez des lettres et des chiffres
course-source-space-twice = { $course }, ligne { $line } : il y a deux cases nommées { $space }
course-source-spina-form = { $course }, ligne { $line } : écrivez la spina ainsi : spina 11 16.4 to 31 16.4
course-source-step-form = { $course }, ligne { $line } : écrivez un pas ainsi : step 01I to 02b, ou : no step 01I to 02b
course-source-unknown-word = { $course }, ligne { $line } : aucune ligne ne commence par le mot « { $word } »
