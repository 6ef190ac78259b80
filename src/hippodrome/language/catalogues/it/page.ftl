# The page: what is on every screen.

page-title = Hippodrome
page-skip = Vai alla corsa
page-close = Chiudi
page-main-menu = Menu principale
page-learn = Impara
page-rules = Regole
page-replays = Replay
page-preferences = Preferenze
page-language = Lingua
page-theme = Colori
page-theme-system = Come il dispositivo
page-theme-light = Chiari
page-theme-dark = Scuri
page-sound = Suoni
page-follow = Segui il carro che corre
