# The page: what is on every screen.

page-title = Hippodrome
page-skip = Aller à la course
page-close = Fermer
page-main-menu = Menu principal
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
page-follow = Suivre le char qui roule
