# The page: what is on every screen.

page-title = Hippodrome
page-skip = Zum Rennen
page-close = Schließen
page-main-menu = Hauptmenü
page-learn = Lernen
page-rules = Regeln
page-replays = Aufzeichnungen
page-preferences = Einstellungen
page-language = Sprache
page-theme = Farben
page-theme-system = Wie das Gerät
page-theme-light = Hell
page-theme-dark = Dunkel
page-sound = Klänge
page-follow = Dem fahrenden Wagen folgen
