# The page: Ave Caesar on the board, in the hand and at a glance; the camera over both games' boards.

page-stage-camera = Kamera
page-stage-closer = Näher heran
page-stage-further = Weiter weg
page-stage-all = Den ganzen Spielplan zeigen

page-ave-board = Die Strecke { $course }, { way-round } befahren
page-ave-course = { $course }, { way-round }
page-ave-unmanned = { $letter } (herrenlos)
page-ave-where = Wo alle stehen
page-ave-stands =
    { $where ->
        [alley] { $who }: Runde { $lap } von { $laps }, in der Kaisergasse auf { $space }
        [grid] { $who }: in der Startaufstellung, { $space }
       *[track] { $who }: Runde { $lap } von { $laps }, auf { $space }, Bahn { $lane } von innen
    }
page-ave-stands-off =
    { $state ->
        [home] { $who }: im Ziel
       *[out] { $who }: ausgeschieden
    }
page-ave-tip-lap = Runde { $lap } von { $laps }
page-ave-tip-cards =
    { $cards ->
        [one] { $cards } Karte auf der Hand
       *[other] { $cards } Karten auf der Hand
    }, { $points ->
        [one] noch { $points } Punkt
       *[other] noch { $points } Punkte
    }

page-ave-lots = Die Auslosung der Bahnen
page-ave-lots-help = Alle decken eine Karte auf: Die höchste bekommt Bahn I und beginnt.
page-ave-dealing = Die Karten werden ausgeteilt.

page-ave-turn = Dein Zug und deine Hand
page-ave-hand = Hand
page-ave-your-turn = Du bist am Zug
page-ave-waiting = { $who } ist am Zug.
page-ave-voting = Der Tisch stimmt ab, wohin { $who } fährt.
page-ave-on-its-way = Dein Zug ist unterwegs.
page-ave-race-over = Das Rennen ist vorbei.
page-ave-prompt-card = Wähle eine Karte.
page-ave-prompt-space = Wähle ein Feld, hier oder auf dem Spielplan.
page-ave-prompt-confirm = Fahr los oder wähle neu.
page-ave-prompt-stuck = Keine deiner Karten ist spielbar.
page-ave-prompt-tuck = Du bist blockiert: Wähle eine Karte, die unter deinen Stapel kommt.
page-ave-vote-prompt = Abstimmung: Wohin soll { $who } fahren?
page-ave-card =
    { $state ->
        [barred] { $card }, nicht spielbar: warum?
        [playable] { $card }
       *[held] { $card }, auf der Hand
    }
page-ave-reaches = Wohin { $card } führt
page-ave-lane =
    { $lane ->
        [1] Innenbahn
       *[other] { $lane }. von innen
    }
page-ave-in-alley = Kaisergasse
page-ave-peril = Kostet das Rennen:
page-ave-finish = Ziel
page-ave-do-drive = Mit { $card } nach { $space } fahren
page-ave-do-finish = Mit { $card } ins Ziel fahren
page-ave-do-vote = Für { $card } nach { $space } stimmen
page-ave-do-tuck = { $card } unter den Stapel schieben
page-ave-do-pass = Passen
page-ave-do-withdraw = Das Rennen aufgeben
page-ave-do-anyway = Trotzdem fahren
page-ave-put-back = Zurücklegen
page-ave-deck = Stapel: { $cards }
page-ave-points =
    { $points ->
        [one] noch { $points } Punkt
       *[other] noch { $points } Punkte
    }
page-ave-stable = Deine anderen Wagen
page-ave-stable-hand = { $who }: { $cards }
page-ave-votes = Stimmen bisher
page-ave-voted = { $name }: { $card } nach { $space }
page-ave-key-card = eine Karte dieses Werts aufnehmen oder zurücklegen
page-ave-key-walk = die Felder durchgehen, auf die sie führt
page-ave-key-confirm = den gezeigten Zug spielen
page-ave-key-back = die Karte zurücklegen

page-ave-glance = Das Rennen auf einen Blick
page-ave-race-of = Rennen { $race } von { $races }
page-ave-six-bound = Wer führt, darf keine VI spielen (4.1).
page-ave-six-opening = Die erste Karte des Rennens darf eine VI sein (4.2).
page-ave-six-finished = Jemand ist im Ziel: Alle dürfen eine VI spielen (4.6).
page-ave-six-unmoved = Ein Umlauf ohne Bewegung: Wer führt, darf eine VI spielen (4.7).
page-ave-six-released = Du versperrst den Weg und hast nur Sechsen auf der Hand: Du darfst eine VI spielen (4.5).
page-ave-place = Rang { $place }
page-ave-leads = führt
page-ave-to-move = am Zug
page-ave-on-grid = am Start
page-ave-lap = Runde { $lap } von { $laps }
page-ave-tribute-paid = Tribut gezahlt
page-ave-tribute-owed = Tribut offen
page-ave-turned-up = aufgedeckte Karte: { $card }
page-ave-laurels =
    { $laurels ->
        [one] { $laurels } Lorbeer
       *[other] { $laurels } Lorbeeren
    }
page-ave-left-help = Punkte übrig: alle noch nicht gespielten Karten, Hand und Stapel zusammen. Die kleinen Karten sind die auf der Hand.
page-ave-left =
    { $points ->
        [one] noch { $points } Punkt
       *[other] noch { $points } Punkte
    }, { $cards ->
        [one] { $cards } Karte auf der Hand
       *[other] { $cards } Karten auf der Hand
    }
page-ave-ranked = Es zählt, wer zuerst über die Linie fährt; übrige Karten sind nichts wert (6.4).
page-ave-state-home = im Ziel
page-ave-state-disqualified =
    { $home ->
        [yes] im Ziel, disqualifiziert: Tribut nicht gezahlt
       *[no] disqualifiziert: Tribut nicht gezahlt
    }
page-ave-out-cards = ausgeschieden: keine Karte mehr
page-ave-out-points = ausgeschieden: zu wenige Punkte
page-ave-out-stalemate = ausgeschieden: niemand kam mehr voran
page-ave-out-withdrawn = aufgegeben
page-ave-out-left = ausgeschieden
page-ave-results = Lorbeeren, Rennen für Rennen
page-ave-results-who = Wagenlenker
page-ave-results-race = Rennen { $race }
page-ave-results-sum = Lorbeeren
