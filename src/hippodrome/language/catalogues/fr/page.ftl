# The page: what is on every screen.

page-title = Hippodrome
page-skip = Aller au contenu
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
page-sound-help = Sabots, fouets et public ; un appel quand c’est votre tour.
page-follow = Suivre le char qui roule
page-follow-help = Le plateau suit le char qui est en train de rouler.
page-coordinates = Coordonnées sur le plateau
page-coordinates-help = Les cases montrent leurs noms, le sable ses distances, tels que les coups et les enregistrements les écrivent.
page-name = Votre nom
page-name-help = C’est ainsi qu’on vous appelle à la table.
page-calls = Me prévenir quand c’est mon tour
page-calls-help = Une notification du navigateur, quand vous regardez ailleurs.
page-calls-refused = Ce navigateur ne laisse pas la page vous prévenir ; autorisez les notifications dans ses réglages.
page-auriga = Auriga
page-kept = Vos choix sont gardés sur cet appareil, et nulle part ailleurs.
page-licences = Licences des composants de cette page

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
page-lost-home = Retour à l’accueil
page-clause = Article { $clause }
page-gallery = Galerie
page-workshop = Atelier
page-puzzles = Problèmes
