# The page: races to look at again.

page-replay-heading = Aufzeichnung
page-replay-board = Der Spielplan
page-replay-beside = Neben dem Spielplan
page-replay-words = Das Rennen in Worten
page-replay-hands = Alle Hände
page-replay-hand = { $letter } hält { $cards }
page-replay-tab-words = In Worten
page-replay-tab-field = Das Feld
page-replay-tab-coach = Der Trainer
page-replay-scrubber = Zeitpunkt im Rennen
page-replay-at = { $at } von { $of }
page-replay-keys = Durch das Rennen gehen
page-replay-first = Zum Anfang (Pos1)
page-replay-last = Zum Ende (Ende)
page-replay-back = Ein Schritt zurück (←)
page-replay-on = Ein Schritt weiter (→)
page-replay-play = Abspielen (Leertaste)
page-replay-pause = Anhalten (Leertaste)
page-replay-moment-back = Zum Höhepunkt davor
page-replay-moment-on = Zum nächsten Höhepunkt
page-replay-speed = Tempo
page-replay-whose = Zu wessen Zügen springen
page-replay-everybody = jeder Zug
page-replay-turns-of = Züge von { $name }
page-replay-turn-back = Zum Zug davor (Bild auf)
page-replay-turn-on = Zum nächsten Zug (Bild ab)
page-replay-live = Live
page-replay-link = Link hierher
page-replay-link-copied = Link kopiert
page-replay-record = Datei
page-replay-not-begun = Das Rennen hat noch nicht begonnen.
page-replay-to-table = Zum Tisch
page-replay-chances = Wie gut jeder im Lauf des Rennens stand
page-replay-decision = { $name } spielte { $played }; der Trainer hätte { $best } gespielt.
page-replay-agreed = { $name } spielte { $played }, und der Trainer hätte es auch getan.
page-replay-blunders =
    { $count ->
        [0] Keine Patzer
        [one] { $count } Patzer
       *[other] { $count } Patzer
    }
page-replay-coach-later = Ist das Rennen vorbei, kann der Trainer darauf zurückblicken.
page-replay-coach-none = Der Trainer blickt nur auf Rennen am Server zurück.
page-replay-coach-help = Der Trainer fährt jede Entscheidung viele Male zu Ende: wie es um den Sieg stand, und welche Züge Patzer waren.
page-replay-coach-ask = Den Trainer fragen
page-replay-coach-thinks = Der Trainer denkt nach …
page-replay-mine = Rennen dieses Geräts
page-replay-none = Noch kein Rennen ist vorbei. Die du beendest, stehen hier.
page-replay-bring = Eine Aufzeichnung mitbringen
page-replay-choose = Datei wählen
page-replay-drop = oder hier fallen lassen
page-replay-by-code = Einen Tisch ansehen
page-replay-code = Code oder Kennung des Tisches
page-replay-watch = Ansehen
page-replay-how = Woher Aufzeichnungen kommen
page-replay-how-table = Jedes Rennen, das vorbei ist, hat eine: Drücke Datei über seiner Wiedergabe.
page-replay-how-link = Ein Link zu einem Zeitpunkt gilt für alle, die diesen Server erreichen.
page-replay-how-command = Auch Rennen der Kommandozeile sind welche:
