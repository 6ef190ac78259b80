# The page: what is on every screen.

page-title = Hippodrome
page-skip = Zum Inhalt
page-close = Schließen
page-keys = Tasten
page-loading = Einen Augenblick …
page-main-menu = Hauptmenü
page-menu = Menü
page-home = Startseite
page-learn = Lernen
page-rules = Regeln
page-replays = Wiederholungen
page-preferences = Einstellungen
page-language = Sprache
page-theme = Farben
page-theme-system = Wie das Gerät
page-theme-light = Hell
page-theme-dark = Dunkel
page-sound = Geräusche
page-sound-help = Hufe, Peitschen und das Publikum; ein Ruf, wenn du am Zug bist.
page-follow = Dem fahrenden Wagen folgen
page-follow-help = Der Spielplan wandert mit dem Wagen, der gerade fährt.
page-coordinates = Koordinaten auf dem Spielplan
page-coordinates-help = Felder zeigen ihre Namen, der Sand seine Abstände, so wie Züge und Aufzeichnungen sie schreiben.
page-name = Dein Name
page-name-help = So heißt du am Tisch.
page-calls = Ruf mich, wenn ich am Zug bin
page-calls-help = Eine Benachrichtigung des Browsers, wenn du woanders hinschaust.
page-calls-refused = Dieser Browser lässt nicht zu, dass die Seite dich ruft; erlaube Benachrichtigungen in seinen Einstellungen.
page-auriga = Auriga
page-kept = Was du wählst, bleibt auf diesem Gerät und sonst nirgends.
page-licences = Lizenzen der Bestandteile dieser Seite

# The page: the names of boards.

page-board-white = Weiß
page-board-blue = Blau
page-board-yellow = Gelb
page-board-red = Rot
page-board-pro-ludo-a = Pro Ludo A
page-board-pro-ludo-b = Pro Ludo B
page-board-antioch = Antiochia
page-board-tyre = Tyros

# The page: an address that leads nowhere.

page-lost-title = Von der Bahn abgekommen
page-lost-words = Unter dieser Adresse ist nichts. Vielleicht fehlt ein Stück vom Link, oder den Tisch gibt es nicht mehr.
page-lost-home = Zurück zur Startseite
page-clause = Regel { $clause }
page-gallery = Galerie
page-workshop = Werkstatt
page-puzzles = Aufgaben
