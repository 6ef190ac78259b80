# Puzzles: what they are about.

puzzle-kind-alley = Die Kaisergasse
puzzle-kind-block = Versperren
puzzle-kind-six = Die Sechs
puzzle-kind-lane = Die Bahn
puzzle-kind-passing = Überholen
puzzle-kind-road = Freier Weg
puzzle-kind-points = Punkte übrig
puzzle-kind-last-lap = Die letzte Runde
puzzle-kind-whip = Die Peitsche
puzzle-kind-ram = Ein Rammstoß
puzzle-kind-accident = Ein Unfall
puzzle-kind-bend = Die Kurve
puzzle-kind-line = Die Linie
puzzle-kind-speed = Tempo
puzzle-kind-brake = Bremsen

# Puzzles: why the answer is better than another move. The first is never said alone.

puzzle-best = Am besten ist { coach-best-move }, nicht { coach-played-move }
puzzle-home = { puzzle-best }: Das führt ins Ziel, und wer im Ziel ist, wird nicht mehr überholt.
puzzle-disgrace =
    { $pays ->
        [yes] { puzzle-best }: So wird der Tribut gezahlt, die andere Fahrt führt zum letzten Mal an der Kaisergasse vorbei.
       *[no] { puzzle-best }: Die andere Fahrt führt zum letzten Mal an der Kaisergasse vorbei, und der Tribut wird nie gezahlt.
    }
puzzle-tribute = { puzzle-best }: Das ist der Halt in der Kaisergasse, und der Tribut ist gezahlt.
puzzle-aim = { puzzle-best }: Von dort hältst du mit deiner { $aim } in der Kaisergasse, vom anderen Feld mit keiner Karte deiner Hand.
puzzle-tribute-later = { puzzle-best }: Der Tribut hat noch Zeit, jetzt zählt der Weg mehr.
puzzle-points = { puzzle-best }: Nach der anderen Fahrt reichen die Punkte deiner Karten nicht mehr bis ins Ziel.
puzzle-block =
    { $count ->
        [one] { puzzle-best }: Dort steht der Wagen im Engpass, und ein Gegner dicht dahinter kommt nicht vorbei.
       *[other] { puzzle-best }: Dort steht der Wagen im Engpass, und { $count } Gegner dicht dahinter kommen nicht vorbei.
    }
puzzle-shut-in = { puzzle-best }: Vom anderen Feld aus hat keine Karte, die dir bleibt, einen freien Weg.
puzzle-lane =
    { $points ->
        [one] { puzzle-best }: Dieser Weg ist kürzer und spart { $points } Punkt deiner Karten.
       *[other] { puzzle-best }: Dieser Weg ist kürzer und spart { $points } Punkte deiner Karten.
    }
puzzle-six-now = { puzzle-best }: Die 6 darf jetzt gefahren werden, aber nicht mehr, wenn du führst.
puzzle-six-behind = { puzzle-best }: Mit der anderen Fahrt führst du, und dann darf die 6 auf deiner Hand nicht gefahren werden.
puzzle-passing =
    { $fewer ->
        [0] { puzzle-best }: Damit überholst du Gegner ({ $count }), mit der anderen Fahrt niemanden.
       *[other] { puzzle-best }: Damit überholst du mehr Gegner ({ $count }) als mit der anderen Fahrt ({ $fewer }).
    }
puzzle-roads =
    { $fewer ->
        [0] { puzzle-best }: Von dort hat eine Karte deiner Hand einen freien Weg, vom anderen Feld keine.
       *[other] { puzzle-best }: Von dort haben mehr Karten deiner Hand einen freien Weg ({ $count }) als vom anderen Feld ({ $fewer }).
    }
puzzle-whip =
    { $horseshoes ->
        [0] { puzzle-best }: Auch ohne Hufeisen lohnt sich das Peitschenduell mit { $rival }, denn wer es verliert, setzt aus.
       *[other] { puzzle-best }: Mit deinen Hufeisen ({ $horseshoes }) lohnt sich das Peitschenduell mit { $rival }, denn wer es verliert, setzt aus.
    }
puzzle-no-whip =
    { $horseshoes ->
        [0] { puzzle-best }: Ohne Hufeisen setzt du deinen nächsten Zug gegen die verdeckten Karten von { $rival } ({ $held }) aufs Spiel.
       *[other] { puzzle-best }: Auch mit Hufeisen ({ $horseshoes }) setzt du deinen nächsten Zug gegen die verdeckten Karten von { $rival } ({ $held }) aufs Spiel.
    }
puzzle-ram = { puzzle-best }: Der Rammstoß wirft { $other } dorthin zurück, wo du gestanden hast.
puzzle-no-ram = { puzzle-best }: Ein verlorener Rammstoß kostet die Karte und bewegt niemanden, die Fahrt ist sicher.
puzzle-accident-first = { puzzle-best }: Nach dieser Fahrt hat keine Karte, die dir bleibt, eine freie Stellung.
puzzle-drive-on = { puzzle-best }: Ein Unfall kostet den Zug und vielleicht eine Karte, die Fahrt bringt dich voran.
puzzle-finish = { puzzle-best }: Damit ist die letzte Runde vollendet.
puzzle-line-left = { puzzle-best }: Von dort hat eine Karte deiner Hand noch eine freie Stellung ({ $cards }), aus der anderen Lage keine.
puzzle-more-lines = { puzzle-best }: Von dort bleibt auch für { $cards } eine freie Stellung, aus der anderen Lage nicht.
puzzle-speed = { puzzle-best }: Das längere Lineal führt weiter herum.
puzzle-shorter-but-further = { puzzle-best }: Hier führt das kürzere Lineal weiter herum.
puzzle-brake = { puzzle-best }: Das kürzere Lineal lässt Raum für die nächste Karte.
puzzle-further = { puzzle-best }: So kommst du mit derselben Karte weiter herum.
puzzle-straighter = { puzzle-best }: So steht der Wagen mit derselben Karte besser für die nächste.

# Puzzles: what is wrong.

puzzles-none = Zu { $game } gibt es keine Aufgaben
puzzles-unreadable = { $file } ist keine Sammlung von Aufgaben
puzzles-other = { $file } ist eine Sammlung zu einem anderen Spiel oder Startwert oder wurde anders beurteilt: Nimm eine andere Datei
puzzle-unknown = { $game } hat die Aufgaben 1 bis { $most }
puzzle-day = „{ $day }“ ist kein Tag: Schreibe ihn wie 2026-11-16
puzzle-broken = Eine Aufgabe zu { $game } lässt sich nicht aufbauen (Rennen { $race }); lege die Sammlung neu an

# Puzzles: in the terminal.

puzzles-today = Aufgabe des Tages { $day }: { $game }, Nummer { $number }
puzzles-about = Thema: { $kind }. Ein Zug ist klar der beste; hippodrome puzzles answer ZUG sagt, ob du ihn gefunden hast.
puzzles-right = Richtig. { $why }
puzzles-wrong = Nicht der beste Zug. { $why }
puzzles-not-offered = { $move } ist keiner der möglichen Züge: { $moves }
puzzles-making = Aufgaben
puzzles-made =
    { $races ->
        [one] { $count } Aufgaben aus einem Rennen: { $kinds }
       *[other] { $count } Aufgaben aus { $races } Rennen: { $kinds }
    }

# The page: the screen of puzzles.

page-puzzle-heading = { $game }, Aufgabe { $number }
page-puzzle-today = Aufgabe des Tages
page-puzzle-ask = Du bist am Zug: Ein Zug ist klar der beste. Finde ihn und spiele ihn wie am Tisch.
page-puzzle-right = Richtig!
page-puzzle-wrong = Nicht der beste Zug.
page-puzzle-shown = Die Lösung
page-puzzle-margin =
    { $unit ->
        [laurels] Nach dem Urteil des Trainers ist dieser Zug { $worth } { $worth ->
            [one] Lorbeere
           *[other] Lorbeeren
        } mehr wert als jeder andere Zug.
       *[places] Nach dem Urteil des Trainers ist dieser Zug um { $worth } { $worth ->
            [one] Rang
           *[other] Ränge
        } besser als jeder andere Zug.
    }
page-puzzle-again = Noch einmal versuchen
page-puzzle-show = Lösung zeigen
page-puzzle-next = Nächste Aufgabe
page-puzzle-to-today = Zur Aufgabe des Tages
page-puzzle-choose = Welche Aufgaben
page-puzzle-game = Spiel
page-puzzle-kind = Thema
page-puzzle-every-game = Alle Spiele
page-puzzle-every-kind = Alles
page-puzzle-none = Hier gibt es keine Aufgaben.
page-puzzle-score = Deine Bilanz
page-puzzle-days =
    { $count ->
        [one] { $count } Tag in Folge
       *[other] { $count } Tage in Folge
    }
page-puzzle-run = { $count } richtig in Folge, Rekord { $most }
page-puzzle-solved = { $right } von { $tried } auf Anhieb gelöst
page-puzzle-board = Der Spielplan
page-puzzle-hand = Deine Hand
page-puzzle-beside = Die Aufgabe
page-puzzle-better = Ein anderer Zug ist deutlich besser. Versuch es noch einmal, oder lass dir die Lösung zeigen.
