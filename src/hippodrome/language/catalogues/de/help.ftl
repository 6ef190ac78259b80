# Help: the headings, and what stands beside an option. A heading has its colon.

help-usage = Aufruf:
help-options = Optionen:
help-commands = Befehle:
help-this = Zeigt diesen Text und endet.
help-default = Vorgabe { $value }
help-required = erforderlich
help-range = von { $least } bis { $most }
help-from = { $least } oder mehr

# Help: the words that stand for what is to be typed.

help-word-options = OPTIONEN
help-word-command = [BEFEHL …]
help-word-text = TEXT
help-word-number = ZAHL
help-word-folder = ORDNER
help-word-file = DATEI
help-word-name-value = NAME=WERT
help-word-board = SPIELPLAN
help-word-moves = ZÜGE
help-word-depth = TIEFE
help-word-card = KARTE

# Help: the program.

help-hippodrome = Wagenrennen: Ave Caesar und Ben Hur, für Menschen und für Programme.
help-hippodrome-more = Allein öffnet es die Seite im Browser. „hippodrome play“ fährt im Terminal; die anderen Befehle sind für Aufzeichnungen, Spielpläne und Programme. „hippodrome BEFEHL --help“ sagt, was ein Befehl annimmt.
help-hippodrome-version = Zeigt die Version und endet.

# Help: open, play, serve.

help-open = Öffnet die Seite im Browser; „hippodrome“ allein tut dasselbe.
help-open-more = Der Befehl startet einen eigenen Server; wo keine Datenbank ist, wird eine angelegt.
help-open-host = Die Adresse, an der gelauscht wird.
help-open-port = Der Port; sonst der erste freie ab 8000.
help-open-db = Eine SQLite-Datei oder eine URL mit postgresql://; sonst, was HIPPODROME_DB sagt, sonst eine eigene Datei.
help-open-data = Der Ordner für die Datenbank; sonst der, den das System für dich vorsieht.
help-open-browser = Ob der Browser geöffnet wird.

help-play = Fährt ein Rennen im Terminal, allein oder mit Freunden, gegen Wagenlenker.
help-play-more = Ohne Optionen fragt ein kurzes Menü, was gefahren wird; die Eingabetaste beginnt sofort: Ave Caesar auf der Strecke white, du gegen drei Wagenlenker. Alles ist einfacher Text, eine Tatsache je Zeile. Während des Rennens zeigt „?“, was man eingeben kann. Mehrere Menschen (--seats you,you,greedy) teilen sich die Tastatur, und niemand sieht die Karten der anderen.
help-play-game = Welches Spiel; sonst ave-caesar.
help-play-seats = Wer lenkt, durch Kommas getrennt: „you“ für einen Menschen an der Tastatur, you:NAME für einen mit Namen, oder ein Wagenlenker (ave-caesar: { $ave_caesar }; ben-hur: { $ben_hur }). Sonst { $usual }.
help-play-course = Die Strecke oder Arena, mit Namen oder als Datei.
help-play-direction = In welche Richtung (Ave Caesar).
help-play-edition = Die Ausgabe von Ave Caesar oder die Art des Rennens bei Ben Hur.
help-play-option = Eine Option, die die der Ausgabe ersetzt; darf mehrmals stehen.
help-play-laps = Wie viele Runden.
help-play-each = Wie viele Wagen jeder Platz lenkt.
help-play-unmanned = Wie viele herrenlose Wagen (Ave Caesar).
help-play-tournament = Das ganze Turnier der Ausgabe fahren (Ave Caesar).
help-play-seed = Derselbe Startwert bringt dieselben Karten und Würfe.
help-play-language = Die Sprache; sonst die deines Systems.
help-play-out = Die Aufzeichnung des Rennens in diese Datei schreiben.

help-serve = Bietet Browsern und Bots Tische an; wo keine Datenbank ist, wird eine angelegt.
help-serve-host = Die Adresse, an der gelauscht wird.
help-serve-port = Der Port; 0 nimmt einen freien.
help-serve-db = Eine SQLite-Datei oder eine URL mit postgresql://; sonst, was HIPPODROME_DB sagt, sonst eine eigene Datei.
help-serve-data = Der Ordner für die Datenbank; sonst der, den das System für dich vorsieht.

# Help: race, replay, review.

help-race = Lässt Wagenlenker ein Rennen fahren und sagt, wie es ausging.
help-race-game = Welches Spiel.
help-race-seats = Wer lenkt, mit Namen, durch Kommas getrennt; sonst viermal greedy oder steady. Für ave-caesar: { $ave_caesar }; für ben-hur: { $ben_hur }; oder exec:PROGRAMM für einen eigenen Bot.
help-race-bot-seconds = Wie viele Sekunden ein eigener Bot über einen Zug nachdenken darf.
help-race-course = Eine Strecke oder Arena, mit Namen oder als Datei; mehrere Strecken sind ein Turnier.
help-race-direction = In welche Richtung die (letzte) genannte Strecke gefahren wird.
help-race-edition = Die Ausgabe von Ave Caesar oder die Art des Rennens bei Ben Hur.
help-race-option = Eine Option, die die der Ausgabe ersetzt; darf mehrmals stehen.
help-race-tournament = Das ganze Turnier der Ausgabe fahren (Ave Caesar).
help-race-each = Wie viele Wagen jeder Platz lenkt.
help-race-unmanned = Wie viele herrenlose Wagen (Ave Caesar).
help-race-laps = Wie viele Runden, wenn nicht so viele, wie die Strecke hat.
help-race-seed = Macht das Rennen wiederholbar; ohne Startwert gilt der Zufall des Systems.
help-race-out = Die Aufzeichnung in diese Datei schreiben; - ist die Standardausgabe.

help-replay = Prüft die Aufzeichnung in DATEI, Ereignis für Ereignis, und erzählt das Rennen.
help-replay-quiet = Nur prüfen.

help-review = Blickt auf das Rennen in DATEI zurück: was jeder Zug wert war und welche Fehler waren.
help-review-more = Der Trainer weiß bei jeder Entscheidung, was der Wagenlenker wissen konnte, und nicht mehr.
help-review-out = Seite, Diagramm und JSON in diesen Ordner schreiben.
help-review-budget = Wie viele Rennen für einen wichtigen Zug durchgespielt werden; sonst 96 bei Ave Caesar und 16 bei Ben Hur.
help-review-seat = Nur die Entscheidungen dieses Platzes ansehen, gezählt ab 1.
help-review-seed = Derselbe Startwert gibt denselben Rückblick.

# Help: league, balance.

help-league = Lässt Wagenlenker viele Male gegeneinander fahren und schreibt eine Rangliste mit Spannen.
help-league-more = Mit --on ray laufen die Rennen auf dem Ray-Cluster, den RAY_ADDRESS nennt, oder auf einem, der dafür gestartet wird.
help-league-game = Welches Spiel.
help-league-entrants = Die Wagenlenker mit Namen, durch Kommas getrennt. Für ave-caesar: { $ave_caesar }; für ben-hur: { $ben_hur }.
help-league-races = Wie viele Rennen, aufgefüllt, bis jede Strecke und jede Verteilung von jedem Platz gefahren ist.
help-league-courses = Strecken oder Arenen mit Namen, durch Kommas getrennt, oder „all“ für alle.
help-league-chariots = Wie viele Wagen in einem Rennen; sonst so viele, wie die Strecke fasst.
help-league-meet = Alle Wagenlenker in jedem Rennen oder jedes Paar der Reihe nach.
help-league-edition = Die Ausgabe von Ave Caesar oder die Art des Rennens bei Ben Hur.
help-league-seed = Derselbe Startwert gibt denselben Bericht.
help-league-out = Der Ordner, in den geschrieben wird.
help-league-jobs = Wie viele Prozesse; sonst so viele, wie es Prozessoren gibt.
help-league-on = Wo die Rennen laufen: auf diesem Rechner oder auf einem Ray-Cluster.
help-league-resume = Mit einer unterbrochenen Liga weitermachen.

help-balance = Misst, wie gerecht die Strecken sind: Siege nach Startbahn und wie oft die Regeln greifen.
help-balance-out = Die Seite, die geschrieben wird; - ist die Standardausgabe.
help-balance-game = Nur ein Spiel; sonst beide.
help-balance-charioteer = Wer auf jeder Bahn lenkt; sonst greedy bei Ave Caesar und steady bei Ben Hur.
help-balance-races = Wie viele Rennen je Strecke, Zahl der Wagen und Richtung; sonst 400, bei Ben Hur 100.
help-balance-seed = Derselbe Startwert gibt dieselbe Seite.
help-balance-jobs = Wie viele Prozesse.

# Help: draw.

help-draw = Zeichnet einen SPIELPLAN, Strecke oder Arena, mit Namen oder aus einer Datei.
help-draw-more = Mit einer Stellung braucht ihr Spielplan nicht genannt zu werden.
help-draw-out = Die SVG-Datei, die geschrieben wird; - ist die Standardausgabe.
help-draw-position = Eine Datei mit einer Stellung: Ihre Wagen stehen auf dem Spielplan.
help-draw-card = Eine Tempokarte von Ben Hur: ihr Lineal und ihre Schemen, für den Wagen, der in der Stellung am Zug ist.
help-draw-ruler = Wie das Lineal liegt.
help-draw-ids = Auf jedes Feld seinen Namen schreiben.

# Help: the referee and the checks.

help-legal = Zeigt die erlaubten Züge der Stellung in DATEI, einen je Zeile; - ist die Standardeingabe.
help-legal-why = Dazu eine Zeile für jede Handkarte, die nicht gespielt werden darf, mit ihrer Regel.

help-apply = Spielt die ZÜGE in der Stellung in DATEI und gibt die Stellung danach als JSON aus.

help-perft = Zählt die Folgen von TIEFE Zügen aus der Stellung in DATEI, die der Schicksalsgöttinnen mitgezählt.

help-placements = Zeigt, wohin eine KARTE von Ben Hur führen kann: beide Drehungen, das Urteil und wo der Wagen dann steht.

help-check-course = Prüft die Strecke in DATEI: eine Zeile je Fehler oder die kürzesten Rennen und die Engpässe.
help-check-course-more = DATEI ist eine Streckendatei oder eine Streckenquelle, die auf .course endet.

help-check-arena = Prüft die Arena in DATEI: eine Zeile je Fehler oder ihre Maße.

help-referee = Beantwortet Anfragen, ein JSON-Objekt je Zeile, bis zum Ende der Standardeingabe.

# What was typed wrongly.

usage-no-command = Einen Befehl „{ $name }“ gibt es nicht; „hippodrome --help“ zeigt alle
usage-no-command-like = Einen Befehl „{ $name }“ gibt es nicht; meinst du { $like }?
usage-no-option = Eine Option „{ $option }“ gibt es nicht; „{ $command } --help“ zeigt alle
usage-no-option-like = Eine Option „{ $option }“ gibt es bei „{ $command }“ nicht; meinst du { $like }?
usage-no-value = { $option } nimmt keinen Wert an; schreibe es allein
usage-needs-value = Nach { $option } fehlt ein Wert
usage-extra = „{ $arguments }“ ist für „{ $command }“ zu viel; lass es weg
usage-whole = { $field } muss eine ganze Zahl sein
usage-whole-from = { $field } muss eine ganze Zahl sein, { $least } oder mehr
usage-number = { $field } muss eine Zahl von { $least } bis { $most } sein
usage-folder = { $field } muss ein lesbarer Ordner sein oder ein neuer
usage-value = { $field } hat einen Wert, mit dem sich nichts anfangen lässt
