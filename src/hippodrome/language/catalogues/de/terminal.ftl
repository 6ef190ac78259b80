# Play in the terminal. One fact a line; everything must make sense when it is read aloud.

terminal-menu-title = Hippodrome: Wagenrennen im Terminal.
terminal-offer-enter = Eingabetaste: sofort losfahren, { $game }, du gegen drei Wagenlenker.
terminal-offer-game-ben-hur = { $number } für Ben Hur: freier Sand, Lineale, Rammstöße und Peitschen.
terminal-offer-set-up = { $number }, um Spiel, Mitspieler und Strecke zu wählen.
terminal-offer-quit = q, um das Programm zu beenden.
terminal-menu-ask = Deine Wahl:
terminal-menu-unclear = Drücke die Eingabetaste oder tippe { $numbers } oder q.
terminal-menu-game = Welches Spiel: { $games }? Eingabetaste für { $usual }:
terminal-menu-persons = Wie viele Leute an dieser Tastatur, { $least } bis { $most }? Eingabetaste für { $usual }:
terminal-menu-name = Name von Spieler { $number }? Eingabetaste für keinen:
terminal-menu-rivals = Wie viele Wagenlenker übernimmt das Programm, { $least } bis { $most }? Eingabetaste für { $usual }:
terminal-menu-kind = Welche Wagenlenker: { $known }? Eingabetaste für { $usual }:
terminal-menu-course = Welche Strecke: { $known }? Eingabetaste für { $usual }:
terminal-menu-number = Tippe eine Zahl von { $least } bis { $most } oder drücke die Eingabetaste.
terminal-menu-word = Tippe eines dieser Wörter oder drücke die Eingabetaste: { $known }.

terminal-player = Spieler
terminal-yes-words = j ja
terminal-welcome-ave-caesar = Ave Caesar. Spiele eine Karte, fahre so viele Felder, ziehe eine neue; halte einmal in der Kaisergasse, um deinen Tribut zu zahlen.
terminal-welcome-ben-hur = Ben Hur. Spiele eine Karte, lege ihr Lineal an, setze deinen Wagen an sein Ende, ziehe eine neue Karte. Wer eine Mauer berührt, scheidet aus.
terminal-seat-person = { $name }: an der Tastatur
terminal-seat-program = { $name }: Wagenlenker { $kind }
terminal-ask-help = Mit ? bekommst du jederzeit Hilfe.

# A turn.

terminal-pass-keyboard = Gib { $name } die Tastatur, dann drücke die Eingabetaste:
terminal-since = Was geschah:
terminal-you-draw = Du ziehst { $card }.
terminal-turn = Du bist am Zug: { $who }
terminal-vote = { $name }, stimme ab: Wohin fährt der herrenlose Wagen { $who }?
terminal-road = Auf der Strecke:
terminal-on-road =
    { $rank }. { $who }{ $you ->
        [yes] {" "}(du)
       *[no] {""}
    }: { $space }, { $lap ->
        [0] am Start
       *[other] Runde { $lap } von { $laps }
    }, Linie in { $line }, { $tribute ->
        [owed] Tribut offen, Gasse in { $alley }, {""}
        [paid] Tribut gezahlt, {""}
        [lost] disqualifiziert, {""}
        [unmanned] herrenlos, {""}
       *[none] {""}
    }{ $cards ->
        [one] { $cards } Karte
       *[other] { $cards } Karten
    }
terminal-off-road =
    { $condition ->
        [finished] { $who }: im Ziel
        [disqualified] { $who }: im Ziel, disqualifiziert
       *[out] { $who }: ausgeschieden
    }
terminal-hand = Deine Hand: { $cards }
terminal-purse = Deine Karten sind { $points } wert, mindestens { $steps } Schritte bis ins Ziel, { $spare } übrig
terminal-purse-short = Deine Karten sind { $points } wert: zu wenig für die { $steps } Schritte bis ins Ziel
terminal-moves = Du kannst spielen:
terminal-more-moves = Lineal und Wagen lassen sich um jeden ganzen Grad bis 30 drehen: Tippe zum Beispiel drive II -12 +7
terminal-barred = Jetzt nicht:
terminal-move = { $card } nach { $space }
terminal-move-finish = { $card } ins Ziel
terminal-move-tuck = die { $card } unter den Stapel schieben und ziehen
terminal-move-withdraw = das Rennen aufgeben
terminal-move-pass = passen
terminal-inside = Innenbahn
terminal-lane = Bahn { $lane }
terminal-bottleneck = ein Engpass
terminal-in-alley = in der Gasse
terminal-pays = hält in der Gasse und zahlt den Tribut
terminal-loses = vergibt die letzte Gelegenheit, den Tribut zu zahlen
terminal-misses = verpasst die Gasse dieses Mal
terminal-crosses = über die Linie in Runde { $lap }
terminal-leads = geht in Führung
terminal-alley-ahead = Gasse in { $steps }
terminal-waste =
    { $steps ->
        [one] { $steps } Schritt mehr als nötig
       *[other] { $steps } Schritte mehr als nötig
    }

# The board of Ave Caesar.

terminal-board-here = Du stehst auf { $space }
terminal-board-step =
    { $steps ->
        [one] { $steps } Schritt voraus:
       *[other] { $steps } Schritte voraus:
    }
terminal-board-space =
    { $space } Bahn { $lane }{ $over ->
        [yes] {" "}hinter der Linie
       *[no] {""}
    }
terminal-board-narrow =
    { $space } Engpass{ $over ->
        [yes] {" "}hinter der Linie
       *[no] {""}
    }
terminal-board-alley =
    { $space } Gasse{ $over ->
        [yes] {" "}hinter der Linie
       *[no] {""}
    }
terminal-board-taken = { $space } besetzt von { $who }
terminal-board-finish = das Ziel
terminal-board-behind =
    { $steps ->
        [one] { $steps } Schritt dahinter: { $who }
       *[other] { $steps } Schritte dahinter: { $who }
    }

# Ben Hur.

terminal-sand-turn =
    { $phase ->
        [redraw] { $chariot }, { $name }: Deine Hand ist voller Unfälle. Neue Karten nehmen?
        [whip-own] { $chariot }, { $name }: Vor deiner Karte zur Peitsche greifen?
        [whip] { $chariot }, { $name }: Du berührst einen Gegner. Zur Peitsche greifen?
        [whip-reply] { $chariot }, { $name }: Ein Gegner ist an dich herangefahren. Zur Peitsche greifen?
        [whipped] { $chariot }, { $name }: Du hast das Peitschenduell verloren und setzt einen Zug aus. Jetzt einen Unfall spielen?
        [take] { $chariot }, { $name }: Von welchem Stapel ziehst du?
        [more] { $chariot }, { $name }: Du bist davongekommen. Noch eine Karte spielen?
       *[turn] Du bist am Zug: { $chariot }, { $name }
    }
terminal-sand = Auf dem Sand:
terminal-on-sand =
    { $rank }. { $chariot } ({ $you ->
        [yes] du, {""}
       *[no] {""}
    }{ $name }): { $section ->
        [near] erste Gerade
        [east] Ostkurve
        [far] Gegengerade
        [west] Westkurve
       *[home] Zielgerade
    }, Runde { $lap } von { $laps }, { $line ->
        [one] Linie in { $line } Länge
       *[other] Linie in { $line } Längen
    }, { $cards ->
        [one] { $cards } Karte
       *[other] { $cards } Karten
    }{ $misses ->
        [yes] , setzt den nächsten Zug aus
       *[no] {""}
    }
terminal-off-sand =
    { $condition ->
        [finished] { $chariot }: im Ziel
       *[out] { $chariot }: ausgeschieden
    }
terminal-steer-away = Du hast das Peitschenduell gegen { $other } verloren: Dein Lineal muss vom Gewinner wegzeigen (5.3)
terminal-ruler = { $card }, { $gain },{ $gaintenth } Längen geradeaus:
terminal-lay = Lineal { $ruler ->
        [left] { $rulerangle }° links
        [right] { $rulerangle }° rechts
       *[straight] geradeaus
    }, Wagen { $turn ->
        [left] { $turnangle }° links
        [right] { $turnangle }° rechts
       *[straight] geradeaus
    }
terminal-gain = gewinnt { $gain },{ $gaintenth }
terminal-into =
    { $section ->
        [near] über die Linie
        [east] in die Ostkurve
        [far] auf die Gegengerade
        [west] in die Westkurve
       *[home] auf die Zielgerade
    }
terminal-way-on = danach möglich: { $cards }
terminal-no-way-on = danach passt keine deiner Karten
terminal-nowhere = { $card } passt nirgends: Mauern oder Wagen sind im Weg
terminal-ram = rammt { $other }
terminal-whip = { $other } peitschen
terminal-no-whip = die Peitsche ruhen lassen
terminal-accident =
    { $rule ->
        [knockout] Unfall { $numbers }: Mit diesem Wurf scheidest du aus, darüber ziehst du eine Karte
        [club] Unfall { $numbers }: Mit diesem Wurf endet dein Zug, darüber ziehst du und darfst weitermachen
       *[endurance] Unfall { $numbers }: Mit diesem Wurf gibt es keine neue Karte, darüber ziehst du eine
    }
terminal-crash = mit { $card } in die Mauer fahren und ausscheiden
terminal-take =
    { $deck ->
        [normal] der normale Stapel: ruhigere Tempokarten, weniger Unfälle
       *[risky] der riskante Stapel: lange Lineale, Hufeisen, mehr Unfälle
    }
terminal-redraw = die Hand zeigen und neue Karten nehmen
terminal-keep = die Hand behalten
terminal-lost = den Zug verlieren: Andere versperren jeden Weg
terminal-miss = nichts spielen
terminal-stop = hier aufhören
terminal-concede = das Rennen beenden: Dein Rang steht fest
terminal-here =
    { $section ->
        [near] Du bist auf der ersten Geraden
        [east] Du bist in der Ostkurve
        [far] Du bist auf der Gegengeraden
        [west] Du bist in der Westkurve
       *[home] Du bist auf der Zielgeraden
    }
terminal-heading =
    { $way ->
        [left] Du fährst { $angle }° schräg nach links, auf die Spina zu
        [right] Du fährst { $angle }° schräg nach rechts, auf die Außenmauer zu
       *[straight] Du fährst geradeaus, wie die Strecke verläuft
    }
terminal-to-spina = { $gap },{ $gaptenth } Längen bis zur Spina, zu deiner Linken
terminal-to-wall = { $gap },{ $gaptenth } Längen bis zur Außenmauer, zu deiner Rechten
terminal-to-bend = { $gap },{ $gaptenth } Längen bis zur Kurve
terminal-rival =
    { $other }: { $where ->
        [ahead] { $gap },{ $gaptenth } Längen voraus
        [behind] { $gap },{ $gaptenth } Längen zurück
       *[level] gleichauf mit dir
    }, { $aside },{ $asidetenth } { $side ->
        [inside] näher an der Spina
       *[outside] weiter außen
    }

# The prompt.

terminal-ask = Dein Zug, 1 bis { $most }, oder ? für Hilfe:
terminal-ask-one = Eingabetaste, um das zu tun, oder ? für Hilfe:
terminal-type =
    { $most ->
        [1] Drücke die Eingabetaste oder tippe 1.
       *[other] Tippe die Nummer eines Zuges, 1 bis { $most }.
    }
terminal-unclear = „{ $text }“ ist weder ein Zug noch eine Frage; tippe eine Zahl von 1 bis { $most } oder ? für Hilfe.
terminal-may = { $move } darf gespielt werden: Tippe den Zug ohne why.
terminal-all-may = Jede Karte deiner Hand darf gespielt werden.
terminal-no-rules = Die Regelseiten sind hier nicht zur Hand.
terminal-no-clause = Diese Regel gibt es nicht; tippe rules und eine Nummer von { $first } bis { $last }, wie rules 3.1
terminal-hint = Der Trainer würde { $number } wählen, { $move }
terminal-hint-written = Der Trainer würde { $move } wählen
terminal-help-move = Eine Nummer spielt diesen Zug. Du kannst einen Zug auch so tippen, wie er in Aufzeichnungen steht.
terminal-help-card = Die Nummer ist die des Zuges in der Liste, nicht der Wert einer Karte.
terminal-help-why = why: was jetzt nicht gespielt werden darf, und welche Regel es verbietet. Mit einem Zug: warum dieser nicht.
terminal-help-rules = rules 4.5: diese Regel lesen.
terminal-help-board = board: was vor dir liegt, und wer in der Nähe ist.
terminal-help-hint = hint: was der Trainer wählen würde, und wie oft das gewinnt.
terminal-help-moves = moves: noch einmal die Liste der Züge.
terminal-help-quit = quit: das Rennen verlassen.
terminal-help-final = Ein gewählter Zug ist gespielt: Sofort wird eine Karte gezogen, es gibt kein Zurück.
terminal-help-ave-caesar = Züge schreibt man so: 4-11b2, 5-finish, pass, tuck 3 oder withdraw.
terminal-help-ben-hur = Züge schreibt man wie drive II 0 +30: das Lineal geradeaus, der Wagen 30° links. Ein Stern auf einer Karte ist ein Hufeisen; A1, A2 und A3 sind Unfälle.
terminal-leave = Das Rennen verlassen? Tippe j zum Verlassen, Eingabetaste zum Bleiben:

# The end.

terminal-result = Ergebnis:
terminal-again = Noch ein Rennen? Tippe j für ja, Eingabetaste für nein:
terminal-farewell = Leb wohl, Wagenlenker.
terminal-left = Du verlässt das Rennen. Leb wohl.
terminal-left-eof = Es gibt nichts mehr zu lesen: Das Rennen endet hier.
terminal-left-interrupt = Unterbrochen: Das Rennen endet hier.
terminal-recorded = Das Rennen ist in { $file } aufgezeichnet.
terminal-recorded-part = Das Rennen bis hierher, unvollendet, ist in { $file }.
