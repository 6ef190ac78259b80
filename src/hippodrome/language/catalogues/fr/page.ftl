# The page: what is on every screen.

page-title = Hippodrome
page-skip = Aller à la course
page-close = Fermer
page-keys = Touches
page-loading = Un instant…
page-main-menu = Menu principal
page-menu = Menu
page-home = Accueil
page-learn = Apprendre
page-rules = Règles
page-replays = Rediffusions
page-preferences = Préférences
page-language = Langue
page-theme = Couleurs
page-theme-system = Comme l’appareil
page-theme-light = Claires
page-theme-dark = Sombres
page-sound = Sons
page-sound-help = Sabots, fouets et public ; un appel quand c’est ton tour.
page-follow = Suivre le char qui roule
page-follow-help = Le plateau accompagne le char qui est en train de rouler.
page-name = Ton nom
page-name-help = C’est ainsi qu’on t’appelle à la table.
page-calls = M’appeler quand c’est mon tour
page-calls-help = Une notification du navigateur, quand tu regardes ailleurs.
page-calls-refused = Ce navigateur ne laisse pas la page t’appeler ; autorise les notifications dans ses réglages.
page-auriga = Auriga
page-kept = Tes choix sont gardés sur cet appareil, et nulle part ailleurs.

# The page: the names of boards.

page-board-white = Blanc
page-board-blue = Bleu
page-board-yellow = Jaune
page-board-red = Rouge
page-board-pro-ludo-a = Pro Ludo A
page-board-pro-ludo-b = Pro Ludo B
page-board-antioch = Antioche
page-board-tyre = Tyr

# The page: an address that leads nowhere.

page-lost-title = Hors piste
page-lost-words = Il n’y a rien à cette adresse. Le lien a peut-être été coupé, ou la table n’existe plus.
page-lost-home = Retour au départ
page-clause = Article { $clause }
