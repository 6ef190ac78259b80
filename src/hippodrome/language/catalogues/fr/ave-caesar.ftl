# Ave Caesar: why a move is refused. The clause is added by whoever shows the sentence.

refused-six = Vous êtes en tête : le char de tête ne peut pas jouer de 6
refused-blocked = Tous les chemins possibles avec votre { $card } sont bloqués par d’autres chars
refused-wait = Les autres ne vous laissent aucun chemin libre vers l’allée de l’empereur, et votre { $card } vous ferait manquer votre dernière chance de payer : attendez
refused-astray = Depuis la case { $space }, vous ne pourriez plus vous arrêter dans l’allée de l’empereur, et pour l’instant les autres ne vous laissent aucun chemin libre pour y aller : terminez votre { $card } ailleurs
refused-taken = Un autre char occupe la case { $space }
refused-not-held = Vous n’avez pas de { $card } en main
refused-not-reached =
    { $space ->
        [finish] Votre { $card } ne vous fait pas franchir l’arrivée
       *[other] Votre { $card } ne vous mène pas sur la case { $space }
    }
refused-must-play = Vous pouvez jouer une carte : impossible de passer
refused-must-tuck = Vous êtes bloqué : au lieu de passer, glissez une de vos cartes sous votre pioche
refused-tuck = On ne glisse une carte sous sa pioche que si on l’a en main, si l’on ne peut rien jouer et si l’édition le permet
refused-withdraw = Seul un char disqualifié peut abandonner la course
refused-draw-due = Il faut d’abord piocher une carte, parmi celles qui restent dans la pioche
refused-no-draw = Il n’y a pas de carte à piocher maintenant
refused-lots = On tire les couloirs au sort : les Parques retournent d’abord une carte pour chaque char
refused-no-lots = Les couloirs ont déjà été tirés au sort
refused-deal = On distribue encore les cartes : attendez que chaque char ait sa main
refused-vote = Tout le monde vote : choisissez un déplacement du char sans aurige, par exemple vote 4-11b2
refused-no-vote = Il n’y a pas de vote en ce moment
refused-over = La course est finie : il n’y a plus rien à jouer

# Ave Caesar: what is wrong with a move.

move-unreadable = « { $move } » n’est pas un coup ; un coup s’écrit ainsi : 4-11b2, 5-finish, pass, tuck 3, withdraw, draw 5

# Ave Caesar: what is wrong with a set-up.

chariots-each =
    { $players ->
        [1] { $field } : un joueur seul conduit un seul char (8.1)
        [2] { $field } : à deux joueurs, chacun conduit 1, 2 ou 3 chars (8.1)
        [3] { $field } : à trois joueurs, chacun conduit 1 ou 2 chars (8.1)
       *[other] { $field } : à { $players } joueurs, chacun conduit un seul char (8.1)
    }
chariots-edition = { $field } : l’édition { $edition } se joue avec { $least } à { $most } chars en tout ; changez players, each ou unmanned (9)
chariots-course = { $field } : le circuit { $course } accueille de { $least } à { $most } chars ; choisissez un autre circuit ou un autre nombre de chars (1.1)
setup-leg = { $field } doit être un objet avec course, éventuellement direction, et rien d’autre
option-unknown = { $field } : l’option « { $option } » n’existe pas ; les options sont : { $known }

# Ave Caesar: what is wrong with a position.

position-no-setup = Une position lue dans un fichier n’a pas de mise en place ; partez d’une mise en place ou de l’enregistrement d’une course
course-faulty =
    { $count ->
        [one] course : ce circuit a { $count } défaut ; hippodrome check-course vous dira lequel
       *[other] course : ce circuit a { $count } défauts ; hippodrome check-course en donne la liste
    }
chariots-number = { $field } doit contenir de 1 à { $most } chars
space-unknown = { $field } : le circuit n’a pas de case « { $space } »
space-taken = { $field } : un autre char occupe déjà la case { $space } (3.3)
space-needed = { $field } : un char en course doit se trouver sur une case
space-not-null =
    { $state ->
        [finished] { $field } doit être null : un char arrivé n’est plus sur une case
       *[out] { $field } doit être null : un char éliminé n’est plus sur une case
    }
lap-state =
    { $state ->
        [out] { $field } : un char éliminé n’a pas franchi l’arrivée, son lap ne dépasse donc pas le nombre de tours de piste
        [finished] { $field } : un char arrivé a franchi l’arrivée, son lap vaut donc le nombre de tours de piste plus un
       *[disqualified] { $field } : un char disqualifié qui a quitté le circuit a franchi l’arrivée, son lap vaut donc le nombre de tours de piste plus un
    }
hand-too-large =
    { $most ->
        [one] { $field } peut contenir { $most } carte au plus
       *[other] { $field } peut contenir { $most } cartes au plus
    }
cards-too-many = { $field } : un char n’a que { $most } cartes de valeur { $card }, en comptant hand, deck et tucked (1.2)
unmanned-has = { $field } : un char sans aurige ne glisse pas de carte sous sa pioche, ne paie pas de tribut et n’est jamais disqualifié (8.2)
turn-off-course = { $field } doit être le numéro d’un char présent sur le circuit
drawing-not-turn = { $field } doit être null ou le même numéro que turn
drawing-nothing = { $field } doit être null : le char dont c’est le tour n’a rien à piocher
drawing-full = { $field } doit être null : le char dont c’est le tour a déjà sa main complète
left-wrong = { $field } ne peut nommer que des chars qui ont quitté le circuit, une fois chacun

peril-disqualified = Vous devez encore le tribut à l’empereur : de là, vous ne pourrez plus le payer et vous serez disqualifié
peril-points = Les cartes qui vous resteraient ne suffiraient plus pour atteindre l’arrivée : vous seriez éliminé
