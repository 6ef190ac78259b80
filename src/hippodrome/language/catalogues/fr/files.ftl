# Files: what is wrong with a field.

field-missing = Il manque { $field }
field-unknown = { $field } n’est pas un champ connu ici ; vérifiez l’orthographe ou supprimez-le
field-object = { $field } doit être un objet
field-list = { $field } doit être une liste de la bonne longueur
field-text = { $field } doit être un texte de 1 à 100 caractères imprimables
field-whole = { $field } doit être un nombre entier de { $least } à { $most }
field-bool = { $field } doit être true ou false
field-choice = { $field } doit être l’une de ces valeurs : { $choices }
field-cards = { $field } doit être une liste de 24 cartes au plus, chacune un nombre de 1 à 6
field-deck = { $field } doit être une liste de six nombres : combien il y a de cartes de valeur 1, 2, 3, 4, 5 et 6
field-moves = { $field } doit être une liste de coups, chacun sous forme de texte

# Files: what is wrong with a field of a course.

course-players = { $field } doit donner le plus petit et le plus grand nombre de chars, par exemple [3, 4]
course-start = { $field } doit donner les cases de départ pour clockwise et pour anticlockwise, et rien d’autre
course-size = { $field } doit contenir de 1 à { $most } cases
course-steps = { $field } peut contenir au plus { $most } pas d’une case à l’autre
course-stations = { $field } : le nombre de cases multiplié par le nombre de tours de piste ne doit pas dépasser { $most }, la grille comptant pour un tour de piste ; ici, cela fait { $stations }
programme-stations = { $field } : pour l’ensemble des courses, le nombre de cases multiplié par le nombre de tours de piste donne { $stations } ; le maximum est { $most }
record-large = { $file } a plus de { $most } événements ; une course plus longue n’est pas lue

# Files: what is wrong with a file as such.

file-unreadable = Impossible de lire { $file } : { file-reason }
file-unwritable = Impossible d’écrire { $file } : { file-reason }
file-reason =
    { $reason ->
        [ENOENT] ce fichier ou ce dossier n’existe pas
        [EISDIR] c’est un dossier
        [ENOTDIR] une partie du chemin n’est pas un dossier
        [EACCES] l’accès est refusé
        [EEXIST] un fichier de ce nom existe déjà
        [ENOSPC] le disque est plein
        [EROFS] le disque est en lecture seule
       *[other] { $why }
    }
file-large = { $file } dépasse { $most } Mio
file-not-text = { $file } n’est pas un texte en UTF-8 : voyez l’octet { $byte }
file-not-weights = { $file } ne contient pas les poids d’un réseau de cette forme
json-malformed = { $file }, ligne { $line }, colonne { $column } : ce n’est pas du JSON ({ $why })
json-deep = { $file } a trop de niveaux imbriqués
json-key-twice = { $field } apparaît deux fois dans le même objet
json-constant = { $name } n’est pas un nombre admis dans un fichier
json-number = { $number } a trop de chiffres
