# Ave Caesar: why a move is refused. The clause is added by whoever shows the sentence.

refused-six = Du führst: Wer in Führung liegt, darf keine 6 ausspielen
refused-blocked = Alle Wege für deine { $card } sind von anderen Wagen versperrt
refused-wait = Die anderen lassen dir keinen freien Weg in die Kaisergasse, und mit deiner { $card } wäre die letzte Gelegenheit zum Zahlen vorbei: Du musst warten
refused-astray = Von { $space } aus könntest du nicht mehr in der Kaisergasse halten, und die anderen lassen dir gerade keinen freien Weg dorthin: Fahre mit deiner { $card } auf ein anderes Feld
refused-taken = Auf { $space } steht schon ein anderer Wagen
refused-not-held = Du hast keine { $card } auf der Hand
refused-not-reached =
    { $space ->
        [finish] Mit deiner { $card } kommst du nicht ins Ziel
       *[other] Deine { $card } führt nicht auf das Feld { $space }
    }
refused-must-play = Du kannst eine Karte ausspielen, also darfst du nicht passen
refused-must-tuck = Du bist blockiert: Schiebe eine deiner Karten unter deinen Stapel, statt zu passen
refused-tuck = Du darfst eine Karte nur dann unter deinen Stapel schieben, wenn du sie auf der Hand hast, nichts ausspielen kannst und deine Ausgabe es erlaubt
refused-withdraw = Nur ein disqualifizierter Wagen darf das Rennen aufgeben
refused-draw-due = Zuerst wird eine Karte gezogen, und zwar eine, die noch im Stapel ist
refused-no-draw = Jetzt ist keine Karte zu ziehen
refused-lots = Die Bahnen werden ausgelost: Zuerst decken die Parzen für jeden Wagen eine Karte auf
refused-no-lots = Die Bahnen sind schon ausgelost
refused-deal = Die Karten werden noch ausgeteilt: Warte, bis alle Wagen ihre Karten haben
refused-vote = Jetzt stimmen alle ab: Wähle eine Fahrt des herrenlosen Wagens, zum Beispiel vote 4-11b2
refused-no-vote = Jetzt gibt es nichts abzustimmen
refused-over = Das Rennen ist vorbei: Es gibt nichts mehr zu spielen

# Ave Caesar: what is wrong with a move.

move-unreadable = „{ $move }“ ist kein Zug; Züge sehen so aus: 4-11b2, 5-finish, pass, tuck 3, withdraw, draw 5

# Ave Caesar: what is wrong with a set-up.

chariots-each =
    { $players ->
        [1] { $field }: Wer allein spielt, lenkt nur einen Wagen (8.1)
        [2] { $field }: Zu zweit lenkt ihr je 1, 2 oder 3 Wagen (8.1)
        [3] { $field }: Zu dritt lenkt ihr je 1 oder 2 Wagen (8.1)
       *[other] { $field }: Bei { $players } Spielern lenkt jeder nur einen Wagen (8.1)
    }
chariots-edition = { $field }: Die Ausgabe { $edition } ist für insgesamt { $least } bis { $most } Wagen; ändere players, each oder unmanned (9)
chariots-course = { $field }: Die Strecke { $course } ist für { $least } bis { $most } Wagen; wähle eine andere Strecke oder eine andere Zahl von Wagen (1.1)
setup-leg = { $field } muss ein Objekt sein, das course enthält, wenn du willst auch direction, und sonst nichts
option-unknown = { $field }: Die Option „{ $option }“ gibt es nicht; die Optionen sind: { $known }

# Ave Caesar: what is wrong with a position.

position-no-setup = Zu einer Position aus einer Datei gehört kein Spielaufbau; beginne mit einem Spielaufbau oder mit der Aufzeichnung eines Rennens
course-faulty =
    { $count ->
        [one] course: Diese Strecke hat { $count } Fehler; hippodrome check-course sagt dir, welchen
       *[other] course: Diese Strecke hat { $count } Fehler; hippodrome check-course zählt sie auf
    }
chariots-number = { $field } muss 1 bis { $most } Wagen aufführen
space-unknown = { $field }: Die Strecke hat kein Feld „{ $space }“
space-taken = { $field }: Auf { $space } steht schon ein anderer Wagen (3.3)
space-needed = { $field }: Ein Wagen im Rennen muss auf einem Feld stehen
space-not-null =
    { $state ->
        [finished] { $field } muss null sein: Ein Wagen im Ziel steht auf keinem Feld
       *[out] { $field } muss null sein: Ein ausgeschiedener Wagen steht auf keinem Feld
    }
lap-state =
    { $state ->
        [out] { $field }: Ein ausgeschiedener Wagen ist nicht ins Ziel gekommen, also ist lap höchstens die Zahl der Runden
        [finished] { $field }: Ein Wagen im Ziel hat die letzte Runde hinter sich, also ist lap die Zahl der Runden plus eins
       *[disqualified] { $field }: Ein disqualifizierter Wagen, der nicht mehr auf der Strecke ist, ist ins Ziel gekommen, also ist lap die Zahl der Runden plus eins
    }
hand-too-large =
    { $most ->
        [one] { $field } darf höchstens { $most } Karte enthalten
       *[other] { $field } darf höchstens { $most } Karten enthalten
    }
cards-too-many = { $field }: Ein Wagen hat nur { $most } Karten mit dem Wert { $card }, hand, deck und tucked zusammengezählt (1.2)
unmanned-has = { $field }: Ein herrenloser Wagen schiebt keine Karten unter den Stapel, zahlt keinen Tribut und wird nie disqualifiziert (8.2)
turn-off-course = { $field } muss die Nummer eines Wagens auf der Strecke sein
drawing-not-turn = { $field } muss null sein oder dieselbe Nummer wie turn
drawing-nothing = { $field } muss null sein: Der Wagen am Zug hat nichts zu ziehen
drawing-full = { $field } muss null sein: Der Wagen am Zug hat schon alle Karten auf der Hand
left-wrong = { $field } darf nur Wagen nennen, die nicht mehr auf der Strecke sind, und jeden nur einmal

peril-disqualified = Du schuldest dem Kaiser noch den Tribut: Von dort kannst du ihn nicht mehr zahlen und bist disqualifiziert
peril-points = Mit den Karten, die dir dann bleiben, kämst du nicht mehr ins Ziel: Du würdest ausscheiden
