# The page: setting up a table.

page-setup-heading = Tisch eröffnen
page-setup-editions = Ausgabe
page-setup-presets = Rennart
page-setup-for = Gedacht für
page-setup-ways = Wo sitzt ihr?
page-setup-way-own = Jeder am eigenen Gerät
page-setup-way-sofa = Ein großer Bildschirm, Handys in der Hand
page-setup-way-hot-seat = Alle an diesem Gerät
page-setup-way-help-own = Schick den Link oder den Code; jeder spielt an Handy oder Rechner, wo immer er ist.
page-setup-way-help-sofa = Der Spielplan ist auf diesem Bildschirm, jede Hand auf einem Handy. Ein QR-Code lässt die Leute herein.
page-setup-way-help-hot-seat = Das Gerät geht reihum; ein Vorhang verdeckt die Karten zwischen den Zügen.
page-setup-seats = Wer fährt mit?
page-setup-players = Spieler
page-setup-each = Wagen pro Spieler
page-setup-each-help = Sind es wenige, darf jeder mehrere Wagen lenken; ihre Ergebnisse werden zusammengezählt.
page-setup-unmanned = Herrenlose Wagen
page-setup-unmanned-help = Bewegliche Hindernisse, die niemand lenkt; sie gewinnen nichts.
page-setup-seat = Wer auf Platz { $number } sitzt
page-setup-person = Ein Mensch
page-setup-charioteers = Wagenlenker des Hauses
page-setup-strength = Stärke { $rung } von { $rungs }
page-style-patient = geduldig
page-style-bold = kühn
page-style-blocker = Blockierer
page-style-gambler = Zocker
page-setup-name = Name auf Platz { $number }
page-setup-player = Spieler { $number }
page-setup-free = Frei, bis sich jemand setzt.
page-setup-course = Die Strecke
page-setup-arena = Die Arena
page-setup-shape = Ein Rennen oder mehrere
page-setup-shape-race = Ein Rennen
page-setup-shape-tournament = Das übliche Turnier
page-setup-shape-programme = Ein eigenes Programm
page-setup-tournament-help = Beide Strecken im Uhrzeigersinn, dann beide andersherum; es gewinnt, wer die meisten Lorbeeren hat.
page-setup-direction = Richtung
page-setup-direction-help = Andersherum fühlt sich dieselbe Strecke ganz anders an.
page-setup-clockwise = im Uhrzeigersinn
page-setup-anticlockwise = gegen den Uhrzeigersinn
page-setup-laps = Runden
page-setup-laps-help = Im ursprünglichen Spiel sind es drei; bei anderen Zahlen reichen die Punkte vielleicht nicht oder allzu leicht.
page-setup-laps-sand-help = Eine ergibt ein kurzes Rennen; jede Runde dauert etwa eine halbe Stunde.
page-setup-races = Rennen
page-setup-any-number = Beliebig viele Wagen, egal, wofür Ausgabe und Strecke gedacht sind
page-setup-chariots = { $least } bis { $most } Wagen
page-setup-own-course = Eigene Strecke laden …
page-setup-own-arena = Eigene Arena laden …
page-setup-own-json = { $file } ist weder eine JSON- noch eine .course-Datei.
page-setup-own-large = { $file } ist zu groß, um geöffnet zu werden; höchstens { $most } MiB.
page-setup-leg-course = Strecke von Rennen { $race }
page-setup-leg-direction = Richtung von Rennen { $race }
page-setup-leg-up = Rennen { $race } früher
page-setup-leg-down = Rennen { $race } später
page-setup-leg-remove = Rennen { $race } weglassen
page-setup-leg-add = Noch ein Rennen
page-setup-options = Regeln im Einzelnen
page-setup-changed = geändert
page-setup-clause = Regel { $clause } lesen
page-setup-as-usual = wie üblich
page-setup-yes = ja
page-setup-no = nein
page-setup-fewer = { $what }: weniger
page-setup-more = { $what }: mehr
page-setup-table = Uhr, Trainer und Umgangsformen

# Editions and presets.

page-setup-edition-ravensburger = Ravensburger
page-setup-about-ravensburger = Die Schachtel von 1989. Sechsen sind frei, sobald jemand im Ziel ist.
page-setup-edition-player-aid = Spielhilfe
page-setup-about-player-aid = Das englische Blatt zur späteren Auflage, auch zu zweit.
page-setup-edition-summary = Zusammenfassung
page-setup-about-summary = Eine französische Übersicht: Wer blockiert ist, tauscht eine Karte; wer keine Hoffnung mehr hat, scheidet früher aus.
page-setup-edition-pro-ludo = Pro Ludo
page-setup-about-pro-ludo = Die spätere Schachtel mit eigenen Strecken, auch zu zweit.
page-setup-edition-antioch = Antiochia
page-setup-about-antioch = Das Grundspiel: Jede Runde bringt einen Rang, Unfälle kosten Karten.
page-setup-edition-season = Saison
page-setup-about-season = Zwei oder drei kurze Rennen; ein Unfall kann dich hinauswerfen.
page-setup-edition-long = Das lange Rennen
page-setup-about-long = Zwei bis vier Runden, und nur das Ziel zählt.
page-setup-edition-club = Club
page-setup-about-club = Die Regel der Clubs: Wer einen Unfall übersteht, darf weitermachen.

# Options of Ave Caesar.

page-setup-option-blocked-hand = Blockierte Hand
page-setup-help-blocked-hand = Was aus deinen Karten wird, wenn andere Wagen dich blockieren.
page-setup-value-blocked-hand-keep = bleibt
page-setup-value-blocked-hand-tuck = eine Karte tauschen
page-setup-option-six-free-after-finish = Freie Sechsen nach dem ersten Zieleinlauf
page-setup-help-six-free-after-finish = Sobald jemand im Ziel ist, darf auch der Führende Sechsen fahren.
page-setup-option-retire = Ausscheiden
page-setup-help-retire = Wann ein Wagen, der nicht mehr ankommen kann, das Rennen verlässt.
page-setup-value-retire-cards-out = ohne Karten
page-setup-value-retire-points-short = mit zu wenigen Punkten
page-setup-option-unmanned-six = Die Sechs eines herrenlosen Wagens
page-setup-help-unmanned-six = Was aus einer 6 wird, die ein führender herrenloser Wagen nicht fahren darf.
page-setup-value-unmanned-six-discard = wird abgelegt
page-setup-value-unmanned-six-keep = bleibt liegen
page-setup-option-unmanned-driver = Wer herrenlose Wagen lenkt
page-setup-help-unmanned-driver = Eine feste Gewohnheit des Spiels oder die Abstimmung aller.
page-setup-value-unmanned-driver-instinct = der Instinkt
page-setup-value-unmanned-driver-vote = eine Abstimmung
page-setup-option-next-start = Wer das nächste Rennen eröffnet
page-setup-help-next-start = Wer im nächsten Rennen eines Turniers Bahn I bekommt.
page-setup-value-next-start-last-placed = der Letzte
page-setup-value-next-start-last-started = wer zuletzt startete
page-setup-value-next-start-by-rank = nach dem Einlauf
page-setup-option-hand-size = Karten auf der Hand
page-setup-help-hand-size = Unter wie vielen Karten du wählst. Im ursprünglichen Spiel sind es drei.

# Options of Ben Hur.

page-setup-option-accidents = Unfälle
page-setup-help-accidents = Was ein schlechter Wurf bewirkt: eine Karte auf Dauer kosten, dich hinauswerfen oder deinen Zug beenden.
page-setup-value-accidents-endurance = Ausdauer
page-setup-value-accidents-knockout = K. o.
page-setup-value-accidents-club = Club
page-setup-option-scoring = Wertung
page-setup-help-scoring = Ein Rang für jede Runde, nur das Ziel oder eine Saison aus kurzen Rennen.
page-setup-value-scoring-laps = jede Runde
page-setup-value-scoring-finish = das Ziel
page-setup-value-scoring-season = Saison
page-setup-option-steering = Lenkung
page-setup-help-steering = Um 30 Grad drehen oder gar nicht, oder um jeden Winkel bis 30.
page-setup-value-steering-fixed = drei Winkel
page-setup-value-steering-free = jeder Winkel
page-setup-option-fewer-accidents = Weniger Unfälle
page-setup-help-fewer-accidents = Wie viele Unfallkarten aus jedem Stapel herauskommen, die schlimmsten zuerst. Üblich: 5 im langen Rennen ab drei Runden, sonst keine.
page-setup-option-ties = Gleichstand
page-setup-help-ties = Wenn die Ersten gleichauf sind: den Rang teilen oder noch einmal fahren.
page-setup-value-ties-share = teilen
page-setup-value-ties-race = noch einmal fahren

# The clock, the coach, the manners.

page-setup-clock = Uhr
page-setup-clock-none = Ohne Uhr
page-setup-clock-move = { $time } je Zug
page-setup-clock-bank = { $time } und { $bonus } je Zug
page-setup-clock-own = Andere …
page-setup-clock-kind = Zeit
page-setup-clock-each = für jeden Zug
page-setup-clock-all = für das ganze Rennen
page-setup-clock-time = Wie lange
page-setup-clock-unit = Einheit
page-setup-clock-bonus = Zusätzliche Sekunden je Zug
page-setup-clock-help = Wem die Zeit ausgeht, für den fährt die Vertretung; die Zügel kann er wieder übernehmen, sobald auf der Uhr Zeit für einen weiteren Zug ist. Tage passen zu einem langsamen Rennen nebenher.
page-setup-unit-seconds = Sekunden
page-setup-unit-minutes = Minuten
page-setup-unit-hours = Stunden
page-setup-unit-days = Tage
page-setup-seconds =
    { $count ->
        [one] { $count } Sekunde
       *[other] { $count } Sekunden
    }
page-setup-minutes =
    { $count ->
        [one] { $count } Minute
       *[other] { $count } Minuten
    }
page-setup-hours =
    { $count ->
        [one] { $count } Stunde
       *[other] { $count } Stunden
    }
page-setup-days =
    { $count ->
        [one] { $count } Tag
       *[other] { $count } Tage
    }
page-setup-hints = Rat des Trainers
page-setup-hints-help = Wer am Zug ist, darf fragen, was der Trainer spielen würde.
page-setup-takeback = Rücknahmen
page-setup-takeback-help = Ein Zug darf zurückgenommen werden, wenn alle zustimmen und seither keine Karte gezogen wurde.
page-setup-talk = Rufe von der Tribüne
page-setup-talk-help = Auch Zuschauer dürfen etwas sagen.
page-setup-stand-in = Vertretung
page-setup-stand-in-help = Fährt, wenn jemandem die Zeit ausgeht oder jemand abwesend oder gegangen ist.
page-setup-absent = Wenn jemand abwesend ist
page-setup-absent-after = Nach { $time } fährt die Vertretung
page-setup-absent-never = Unbegrenzt warten
page-setup-absent-help = Gezählt wird, solange der Abwesende am Zug ist und ein anderer Mensch wartet; wer zurückkommt, übernimmt die Zügel wieder. Üblich: zehn Minuten oder so lange, wie die Uhr es erlaubt.
page-setup-pace = Tempo der Wagenlenker
page-setup-pace-quick = flott
page-setup-pace-calm = ruhig
page-setup-pace-slow = feierlich
page-setup-title = Name des Tisches
page-setup-title-help = Damit ihn jeder in der Liste seiner Tische erkennt.

# The summary.

page-setup-summary = Dein Tisch
page-setup-sum-changed =
    { $count ->
        [one] { $count } Regel geändert
       *[other] { $count } Regeln geändert
    }
page-setup-sum-race = Ein Rennen: { $course }, { $direction }
page-setup-sum-tournament = Ein Turnier mit { $races } Rennen: { $courses }
page-setup-sum-sand =
    { $races ->
        [1] { $arena }, { $laps ->
            [one] { $laps } Runde
           *[other] { $laps } Runden
        }
       *[other] { $arena }, { $races } Rennen mit einer Runde
    }
page-setup-sum-field =
    { $chariots ->
        [one] { $chariots } Wagen; Menschen: { $people }, Wagenlenker: { $charioteers }
       *[other] { $chariots } Wagen; Menschen: { $people }, Wagenlenker: { $charioteers }
    }
page-setup-open-own = Tisch eröffnen
page-setup-open-sofa = Auf diesem Bildschirm eröffnen
page-setup-open-hot-seat = An den Start
page-setup-then-own = Du setzt dich zuerst; dann schickst du den anderen den Code.
page-setup-then-sofa = Alle kommen mit dem Handy dazu; dieser Bildschirm zeigt den Spielplan.
page-setup-then-hot-seat = Das Rennen beginnt sofort.
page-setup-no-server = Der Server ist gerade nicht zu erreichen.
page-setup-again = Noch einmal versuchen
page-setup-refused-chariots-edition = Die Ausgabe { $edition } ist für { $least } bis { $most } Wagen. Ändere die Zahl der Spieler oder erlaube beliebig viele.
page-setup-refused-chariots-course = Die Strecke { $course } ist für { $least } bis { $most } Wagen. Wähle eine andere Strecke, ändere die Zahl der Spieler oder erlaube beliebig viele.
