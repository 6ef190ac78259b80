# The page: Ave Caesar on the board, in the hand and at a glance; the camera over both games' boards.

page-stage-camera = Caméra
page-stage-closer = Se rapprocher
page-stage-further = S’éloigner
page-stage-all = Montrer tout le plateau

page-ave-board = Le circuit { $course }, parcouru { way-round }
page-ave-course = { $course }, { way-round }
page-ave-unmanned = { $letter } (sans aurige)
page-ave-where = Où en est chacun
page-ave-stands =
    { $where ->
        [alley] { $who } : tour { $lap } sur { $laps }, dans l’allée de l’empereur, case { $space }
        [grid] { $who } : sur la grille de départ, case { $space }
       *[track] { $who } : tour { $lap } sur { $laps }, case { $space }, couloir { $lane } depuis l’intérieur
    }
page-ave-stands-off =
    { $state ->
        [home] { $who } : arrivé
       *[out] { $who } : éliminé
    }
page-ave-tip-lap = tour { $lap } sur { $laps }
page-ave-tip-cards =
    { $cards ->
        [one] { $cards } carte en main
       *[other] { $cards } cartes en main
    }, { $points ->
        [one] { $points } point restant
       *[other] { $points } points restants
    }

page-ave-lots = Le tirage des couloirs
page-ave-lots-help = Chacun retourne une carte : la plus forte prend le couloir I et commence.
page-ave-dealing = On distribue les cartes.

page-ave-turn = Votre tour et votre main
page-ave-hand = Main
page-ave-your-turn = À vous de jouer
page-ave-waiting = C’est à { $who } de jouer.
page-ave-voting = La table vote pour savoir où va { $who }.
page-ave-on-its-way = Votre coup est envoyé.
page-ave-race-over = La course est finie.
page-ave-prompt-card = Choisissez une carte.
page-ave-prompt-space = Choisissez une case, ici ou sur le plateau.
page-ave-prompt-confirm = En avant, ou choisissez autre chose.
page-ave-prompt-stuck = Aucune de vos cartes n’est jouable.
page-ave-prompt-tuck = Vous êtes bloqué : choisissez une carte à glisser sous votre pioche.
page-ave-vote-prompt = Vote : où doit aller { $who } ?
page-ave-card =
    { $state ->
        [barred] { $card }, injouable : pourquoi ?
        [playable] { $card }
       *[held] { $card }, en main
    }
page-ave-reaches = Où mène { $card }
page-ave-lane =
    { $lane ->
        [1] couloir intérieur
       *[other] { $lane }e depuis l’intérieur
    }
page-ave-in-alley = allée de l’empereur
page-ave-peril = Coûte la course :
page-ave-finish = Arrivée
page-ave-do-drive = Jouer { $card } vers { $space }
page-ave-do-finish = Jouer { $card } et franchir l’arrivée
page-ave-do-vote = Voter pour { $card } vers { $space }
page-ave-do-tuck = Glisser { $card } sous la pioche
page-ave-do-pass = Passer
page-ave-do-withdraw = Abandonner la course
page-ave-do-anyway = Avancer quand même
page-ave-put-back = Reposer
page-ave-deck = pioche : { $cards }
page-ave-points =
    { $points ->
        [one] { $points } point restant
       *[other] { $points } points restants
    }
page-ave-stable = Vos autres chars
page-ave-stable-hand = { $who } : { $cards }
page-ave-votes = Votes exprimés
page-ave-voted = { $name } : { $card } vers { $space }
page-ave-key-card = prendre une carte de cette valeur, ou la reposer
page-ave-key-walk = parcourir les cases où elle mène
page-ave-key-confirm = jouer le coup montré
page-ave-key-back = reposer la carte

page-ave-glance = La course en un coup d’œil
page-ave-race-of = Course { $race } sur { $races }
page-ave-six-bound = Le char de tête ne peut pas jouer de VI (4.1).
page-ave-six-opening = La première carte de la course peut être un VI (4.2).
page-ave-six-finished = Un char est arrivé : tout le monde peut jouer un VI (4.6).
page-ave-six-unmoved = Un tour de table sans que personne avance : le char de tête peut jouer un VI (4.7).
page-ave-six-released = Vous barrez la route et n’avez que des VI en main : vous pouvez en jouer un (4.5).
page-ave-place = Place { $place }
page-ave-leads = en tête
page-ave-to-move = à jouer
page-ave-on-grid = sur la grille
page-ave-lap = tour { $lap } sur { $laps }
page-ave-tribute-paid = tribut payé
page-ave-tribute-owed = tribut dû
page-ave-turned-up = carte retournée : { $card }
page-ave-laurels =
    { $laurels ->
        [one] { $laurels } laurier
       *[other] { $laurels } lauriers
    }
page-ave-left-help = Points restants : toutes les cartes qui ne sont pas encore jouées, main et pioche comprises. Les petites cartes dessinées sont celles en main.
page-ave-left =
    { $points ->
        [one] { $points } point restant
       *[other] { $points } points restants
    }, { $cards ->
        [one] { $cards } carte en main
       *[other] { $cards } cartes en main
    }
page-ave-ranked = L’ordre d’arrivée décide ; les cartes restantes ne valent rien (6.4).
page-ave-state-home = arrivé
page-ave-state-disqualified =
    { $home ->
        [yes] arrivé, disqualifié : tribut impayé
       *[no] disqualifié : tribut impayé
    }
page-ave-out-cards = éliminé : plus de cartes
page-ave-out-points = éliminé : plus assez de points
page-ave-out-stalemate = éliminé : personne ne pouvait avancer
page-ave-out-withdrawn = éliminé : abandon
page-ave-out-left = éliminé
page-ave-results = Lauriers, course par course
page-ave-results-who = Aurige
page-ave-results-race = Course { $race }
page-ave-results-sum = Lauriers
