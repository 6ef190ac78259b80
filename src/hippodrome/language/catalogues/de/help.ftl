# Help: the headings, and what stands beside an option. A heading has its colon.

help-usage = Aufruf:
help-options = Optionen:
help-commands = Befehle:
help-this = Zeigt diesen Text und beendet das Programm.
help-default = Vorgabe { $value }
help-required = erforderlich
help-range = von { $least } bis { $most }
help-from = { $least } oder mehr

# Help: the words that stand for what is to be typed.

help-word-options = OPTIONEN
help-word-command = [BEFEHL …]
help-word-text = TEXT
help-word-number = ZAHL
help-word-folder = ORDNER
help-word-file = DATEI
help-word-name-value = NAME=WERT
help-word-board = SPIELPLAN
help-word-move = ZUG
help-word-moves = ZÜGE
help-word-depth = TIEFE
help-word-card = KARTE

# Help: the program.

help-hippodrome = Wagenrennen: Ave Caesar und Ben Hur, für Menschen und für Programme.
help-hippodrome-more = Ohne Befehl öffnet sich die Seite im Browser. Mit „hippodrome play“ fährst du im Terminal; die anderen Befehle sind für Aufzeichnungen, Spielpläne und Programme. „hippodrome BEFEHL --help“ sagt, was ein Befehl annimmt.
help-hippodrome-version = Zeigt die Version und beendet das Programm.

# Help: open, play, serve.

help-open = Öffnet die Seite im Browser; „hippodrome“ allein tut dasselbe.
help-open-more = Der Befehl startet einen eigenen Server; wo keine Datenbank ist, wird eine angelegt.
help-open-host = Die Adresse, auf der der Server lauscht.
help-open-port = Der Port; sonst der erste freie ab 8000.
help-open-db = Eine SQLite-Datei oder eine URL mit postgresql://; ohne Angabe, was HIPPODROME_DB sagt, sonst eine eigene Datei.
help-open-data = Der Ordner für die Datenbank; sonst der, den das System für dich vorsieht.
help-open-browser = Ob der Browser geöffnet wird.

help-play = Fährt ein Rennen im Terminal, allein oder mit Freunden, gegen Wagenlenker.
help-play-more = Ohne Optionen fragt ein kurzes Menü, was gefahren wird; mit der Eingabetaste geht es sofort los: Ave Caesar auf der Strecke white, du gegen drei Wagenlenker. Alles ist einfacher Text, eine Angabe je Zeile. Während des Rennens zeigt „?“, was du eingeben kannst. Mehrere Menschen (--seats you,you,greedy) teilen sich die Tastatur, und niemand sieht die Karten der anderen.
help-play-game = Welches Spiel; sonst ave-caesar.
help-play-seats = Wer lenkt, durch Kommas getrennt: „you“ für einen Menschen an der Tastatur, you:NAME für einen mit Namen, oder ein Wagenlenker: { $charioteers }. Sonst { $usual }.
help-play-course = Die Strecke oder Arena, mit Namen oder als Datei.
help-play-direction = In welche Richtung (Ave Caesar).
help-play-edition = Die Ausgabe von Ave Caesar oder die Rennart bei Ben Hur.
help-play-option = Eine Option anders setzen als die Ausgabe; darf mehrmals vorkommen.
help-play-laps = Wie viele Runden.
help-play-each = Wie viele Wagen jeder Platz lenkt.
help-play-unmanned = Wie viele herrenlose Wagen (Ave Caesar).
help-play-tournament = Das ganze Turnier der Ausgabe fahren (Ave Caesar).
help-play-seed = Derselbe Startwert bringt dieselben Karten und Würfe.
help-play-language = Die Sprache; sonst die deines Systems.
help-play-out = Die Aufzeichnung des Rennens in diese Datei schreiben.

help-serve = Bietet Browsern und Bots Tische an; wo keine Datenbank ist, wird eine angelegt.
help-serve-host = Die Adresse, auf der der Server lauscht.
help-serve-port = Der Port; 0 nimmt einen freien.
help-serve-db = Eine SQLite-Datei oder eine URL mit postgresql://; ohne Angabe, was HIPPODROME_DB sagt, sonst eine eigene Datei.
help-serve-data = Der Ordner für die Datenbank; sonst der, den das System für dich vorsieht.

help-backup = Kopiert die Datenbank in eine Datei, auch während ein Server läuft.
help-backup-more = Wer nur die Datei der Datenbank kopiert, dem fehlt, was zuletzt geschrieben wurde. PostgreSQL wird mit seinen eigenen Werkzeugen kopiert.
help-backup-db = Die SQLite-Datei, die kopiert wird; ohne Angabe, was HIPPODROME_DB sagt, sonst die eigene Datei.
help-backup-data = Der Ordner der Datenbank; sonst der, den das System für dich vorsieht.
help-backup-out = Die Datei, die geschrieben wird; es darf sie noch nicht geben.

# Help: race, replay, review.

help-race = Lässt Wagenlenker ein Rennen fahren und sagt, wie es ausging.
help-race-game = Welches Spiel.
help-race-seats = Wer lenkt, mit Namen, durch Kommas getrennt; sonst viermal greedy oder steady. { $charioteers }; oder exec:PROGRAMM für einen eigenen Bot.
help-race-bot-seconds = Wie viele Sekunden ein eigener Bot über einen Zug nachdenken darf.
help-race-course = Eine Strecke oder Arena, mit Namen oder als Datei; mehrere Strecken sind ein Turnier.
help-race-direction = In welche Richtung die (letzte) genannte Strecke gefahren wird.
help-race-edition = Die Ausgabe von Ave Caesar oder die Rennart bei Ben Hur.
help-race-option = Eine Option anders setzen als die Ausgabe; darf mehrmals vorkommen.
help-race-tournament = Das ganze Turnier der Ausgabe fahren (Ave Caesar).
help-race-each = Wie viele Wagen jeder Platz lenkt.
help-race-unmanned = Wie viele herrenlose Wagen (Ave Caesar).
help-race-laps = Wie viele Runden; sonst so viele, wie die Strecke hat.
help-race-seed = Macht das Rennen wiederholbar; ohne Startwert entscheidet der Zufall des Systems.
help-race-out = Die Aufzeichnung in diese Datei schreiben; - ist die Standardausgabe.

help-replay = Prüft die Aufzeichnung in DATEI, Ereignis für Ereignis, und erzählt das Rennen.
help-replay-quiet = Nur prüfen.

help-film = Speichert das in DATEI aufgezeichnete Rennen als Film, GIF oder WebP.
help-film-more = Höchstens 5 MB, jeder Zug ein Bild; was größer würde, wird kleiner gezeigt. Braucht das Extra „print“.
help-film-out = Der Film, der geschrieben wird; sein Name endet auf .gif oder .webp.
help-film-part = Das ganze Rennen oder seine letzte Runde.
help-film-language = Die Sprache dessen, was erzählt wird; sonst die deines Systems.

help-review = Blickt auf das Rennen in DATEI zurück: was jeder Zug wert war und welche Züge Patzer waren.
help-review-more = Der Trainer weiß bei jeder Entscheidung, was der Wagenlenker wissen konnte, und nicht mehr.
help-review-out = Seite, Diagramm und JSON in diesen Ordner schreiben.
help-review-budget = Wie viele Rennen für einen wichtigen Zug durchgespielt werden; sonst 96 bei Ave Caesar und 16 bei Ben Hur.
help-review-seat = Nur die Entscheidungen dieses Platzes ansehen, gezählt ab 1.
help-review-seed = Derselbe Startwert gibt denselben Rückblick.

# Help: league, balance.

help-league = Lässt Wagenlenker viele Male gegeneinander fahren und schreibt eine Rangliste mit Konfidenzintervallen.
help-league-more = Mit --on ray laufen die Rennen auf dem Ray-Cluster, den RAY_ADDRESS nennt, oder auf einem, der dafür gestartet wird.
help-league-game = Welches Spiel.
help-league-entrants = Die Wagenlenker mit Namen, durch Kommas getrennt. { $charioteers }.
help-league-races = Wie viele Rennen, aufgerundet, bis auf jeder Strecke jede Kartenverteilung ganz durchgespielt ist.
help-league-courses = Strecken oder Arenen mit Namen, durch Kommas getrennt, oder „all“ für alle.
help-league-chariots = Wie viele Wagen in einem Rennen; sonst so viele, wie die Strecke fasst.
help-league-meet = Alle Wagenlenker in jedem Rennen oder jedes Paar der Reihe nach.
help-league-edition = Die Ausgabe von Ave Caesar oder die Rennart bei Ben Hur.
help-league-seed = Derselbe Startwert gibt denselben Bericht.
help-league-out = Der Ordner, in den geschrieben wird.
help-league-jobs = Wie viele Prozesse; sonst so viele, wie es Prozessoren gibt.
help-league-on = Wo die Rennen laufen: auf diesem Rechner oder auf einem Ray-Cluster.
help-league-resume = Mit einer unterbrochenen Liga weitermachen.

help-balance = Misst, wie gerecht die Strecken sind: Siege je Startbahn und wie oft die Regeln greifen.
help-balance-out = Die Seite, die geschrieben wird; - ist die Standardausgabe.
help-balance-game = Nur ein Spiel; sonst beide.
help-balance-charioteer = Wer auf jeder Bahn lenkt; sonst greedy bei Ave Caesar und steady bei Ben Hur.
help-balance-races = Wie viele Rennen je Strecke, Zahl der Wagen und Richtung; sonst 400, bei Ben Hur 100.
help-balance-seed = Derselbe Startwert gibt dieselbe Seite.
help-balance-jobs = Wie viele Prozesse.

# Help: draw.

help-draw = Zeichnet einen SPIELPLAN, Strecke oder Arena, mit Namen oder aus einer Datei.
help-draw-more = Bei einer Position muss der Spielplan nicht genannt werden.
help-draw-out = Die SVG-Datei, die geschrieben wird; - ist die Standardausgabe.
help-draw-position = Eine Datei mit einer Position: Ihre Wagen stehen auf dem Spielplan.
help-draw-card = Eine Tempokarte von Ben Hur: ihr Lineal und ihre Umrisse, für den Wagen, der in der Position am Zug ist.
help-draw-ruler = Wie das Lineal liegt.
help-draw-ids = Auf jedes Feld seinen Namen schreiben.

help-print = Druckt einen SPIELPLAN in Originalgröße, mit Karten, Spielteilen und Regeln, als PDF.
help-print-more = Gedruckt wird mit 100 %; die erste Seite sagt, wie. Braucht das Extra „print“.
help-print-paper = Das Papier.
help-print-language = Die Sprache von Karten und Regeln; sonst die deines Systems.
help-print-out = Die PDF-Datei, die geschrieben wird; - ist die Standardausgabe.

help-workshop = Prüft, zeichnet, misst und druckt eine eigene Strecke oder Arena.
help-workshop-more = „hippodrome workshop BEFEHL --help“ sagt, was ein Befehl annimmt.
help-workshop-check = Prüft die Strecke oder Arena in DATEI: eine Zeile je Fehler, mit seiner Stelle, oder ihre Maße.
help-workshop-draw = Zeichnet die Strecke oder Arena in DATEI.
help-workshop-draw-out = Das Bild, das geschrieben wird: SVG, oder PNG, wenn sein Name auf .png endet (braucht das Extra „print“).
help-workshop-draw-width = Wie viele Pixel breit ein PNG ist.
help-workshop-balance = Lässt Wagenlenker auf der Strecke oder in der Arena in DATEI fahren und sagt, wie gerecht sie ist.
help-workshop-balance-races = Wie viele Rennen in jede Richtung.
help-workshop-balance-chariots = Wie viele Wagen; sonst so viele, wie der Spielplan fasst.
help-workshop-balance-charioteer = Wer jeden Wagen lenkt.
help-workshop-balance-seed = Derselbe Startwert bringt dieselben Rennen.
help-workshop-balance-out = Auch den Spielplan zeichnen; er leuchtet an den Stellen, wo Wagen einander den Weg versperren.
help-workshop-print = Druckt die Strecke oder Arena in DATEI mit Karten, Spielteilen und Regeln, als PDF.
help-workshop-print-paper = Das Papier.
help-workshop-print-language = Die Sprache von Karten und Regeln; sonst die deines Systems.
help-workshop-print-out = Die PDF-Datei, die geschrieben wird; - ist die Standardausgabe.
help-puzzles = Zeigt die Aufgabe des Tages: eine Position, in der ein Zug klar der beste ist.
help-puzzles-more = „hippodrome puzzles BEFEHL --help“ sagt, was ein Befehl annimmt.
help-puzzles-make = Legt eine Sammlung von Aufgaben aus Rennen der Wagenlenker an, jede noch einmal mit zehnfacher Bedenkzeit beurteilt.
help-puzzles-make-game = Welches Spiel.
help-puzzles-make-count = Wie viele Aufgaben.
help-puzzles-make-seed = Derselbe Startwert bringt dieselben Aufgaben.
help-puzzles-make-out = Die Sammlung, die geschrieben wird; gibt es sie schon, wird sie fortgesetzt.
help-puzzles-answer = Sagt, ob ZUG die Lösung der Aufgabe des Tages ist, und warum.

# Help: the referee and the checks.

help-legal = Zeigt die erlaubten Züge der Position in DATEI, einen je Zeile; - ist die Standardeingabe.
help-legal-why = Dazu eine Zeile für jede Handkarte, die nicht gespielt werden darf, mit ihrer Regel.

help-apply = Spielt die ZÜGE in der Position in DATEI und gibt die Position danach als JSON aus.

help-perft = Zählt die Folgen von TIEFE Zügen aus der Position in DATEI, die der Parzen mitgezählt.

help-placements = Zeigt, wohin eine KARTE von Ben Hur führen kann: beide Drehungen, das Urteil und die Lage, in der der Wagen dann ist.

help-check-course = Prüft die Strecke in DATEI: eine Zeile je Fehler oder die kürzesten Rennen und die Engpässe.
help-check-course-more = DATEI ist eine Streckendatei oder eine Streckenquelle, die auf .course endet.

help-check-arena = Prüft die Arena in DATEI: eine Zeile je Fehler oder ihre Maße.

help-referee = Beantwortet Anfragen, ein JSON-Objekt je Zeile, bis zum Ende der Standardeingabe.
help-referee-engine = Bestimmt, wer antwortet: die maßgebliche Fassung der Regeln oder Lockstep, die Fassung für Arrays.

# What was typed wrongly.

usage-no-command = Einen Befehl „{ $name }“ gibt es nicht; „{ $group } --help“ zeigt alle
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
