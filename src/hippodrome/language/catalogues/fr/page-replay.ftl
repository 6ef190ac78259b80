# The page: races to look at again.

page-replay-heading = Rediffusion
page-replay-board = Le plateau
page-replay-beside = À côté du plateau
page-replay-words = La course racontée
page-replay-hands = Toutes les mains
page-replay-hand = { $letter } a en main { $cards }
page-replay-tab-words = Le récit
page-replay-tab-field = Les chars
page-replay-tab-coach = L’entraîneur
page-replay-scrubber = Moment de la course
page-replay-at = { $at } sur { $of }
page-replay-keys = Parcourir la course
page-replay-first = Au départ (Début)
page-replay-last = À la fin (Fin)
page-replay-back = Un pas en arrière (←)
page-replay-on = Un pas en avant (→)
page-replay-play = Lecture (espace)
page-replay-pause = Pause (espace)
page-replay-moment-back = Au moment précédent
page-replay-moment-on = Au moment suivant
page-replay-speed = Vitesse
page-replay-whose = Vers les tours de qui sauter
page-replay-everybody = chaque tour
page-replay-turns-of = tours de { $name }
page-replay-turn-back = Au tour précédent (Page haut)
page-replay-turn-on = Au tour suivant (Page bas)
page-replay-live = En direct
page-replay-link = Lien vers ce moment
page-replay-link-copied = Lien copié
page-replay-record = Enregistrement
page-replay-not-begun = La course n’a pas commencé.
page-replay-to-table = À la table
page-replay-chances = Chances de chacun de gagner, au fil de la course
page-replay-decision = { $name } a joué { $played } ; l’entraîneur aurait joué { $best }.
page-replay-agreed = { $name } a joué { $played }, et l’entraîneur aurait fait de même.
page-replay-blunders =
    { $count ->
        [0] Aucune bévue
        [one] { $count } bévue
       *[other] { $count } bévues
    }
page-replay-coach-later = Quand la course sera finie, l’entraîneur pourra y revenir.
page-replay-coach-none = L’entraîneur ne revient que sur les courses du serveur.
page-replay-coach-help = L’entraîneur mène chaque décision jusqu’au bout bien des fois : comment allaient les chances de gagner, et quels coups étaient des bévues.
page-replay-coach-ask = Demander l’avis de l’entraîneur
page-replay-coach-thinks = L’entraîneur réfléchit…
page-replay-mine = Courses de cet appareil
page-replay-none = Aucune course n’est finie. Celles que tu termines sont listées ici.
page-replay-bring = Apporter un enregistrement
page-replay-choose = Choisir un fichier
page-replay-drop = ou le déposer ici
page-replay-by-code = Regarder une table
page-replay-code = Code ou identifiant de la table
page-replay-watch = Regarder
page-replay-how = D’où viennent les enregistrements
page-replay-how-table = Toute course finie a le sien : appuie sur Enregistrement au-dessus de sa rediffusion.
page-replay-how-link = Un lien vers un moment vaut pour tous ceux qui atteignent ce serveur.
page-replay-how-command = Les courses de la ligne de commande en sont aussi :
