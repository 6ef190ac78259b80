# Ben Hur: why a move is refused. The clause is added by whoever shows the sentence.

ben-hur-ruler-touches-inner = Das Lineal berührt die Spina
ben-hur-ruler-touches-outer = Das Lineal berührt die Außenmauer
ben-hur-chariot-touches-inner = Der Wagen würde die Spina berühren
ben-hur-chariot-touches-outer = Der Wagen würde die Außenmauer berühren
ben-hur-goes-back = Damit würde der Wagen zurückfahren, und niemand fährt falsch herum
ben-hur-crowded = Mehr als ein Wagen ist im Weg, oder es ist ein eigener, und eigene rammt man nicht
ben-hur-in-the-way = Wagen @{ $other } ist im Weg: Ramme ihn oder fahre anderswohin
ben-hur-nobody-to-ram = Diesen Wagen kann man dort nicht rammen
ben-hur-announced-already = Dieser Wagenlenker hat in diesem Zug schon einen Rammstoß oder einen Peitschenhieb angekündigt
ben-hur-must-steer-away = Nach einem verlorenen Peitschenduell muss das Lineal vom Gewinner wegzeigen: { $turn } Grad (plus ist links)
ben-hur-no-such-turn = Lineal und Wagen zeigen geradeaus oder sind um höchstens 30 Grad gedreht, je nach gewählter Lenkung: { $turn } ist nicht möglich
ben-hur-not-in-hand = Dieser Wagen hat keine Karte { $card } auf der Hand
ben-hur-speed-must-follow = Nach zwei Unfällen muss eine Tempokarte folgen
ben-hur-can-still-play = Es gibt noch eine Karte, die gespielt werden kann
ben-hur-not-settled = Der Rang dieses Wagens kann sich noch ändern, also geht das Rennen weiter
ben-hur-race-is-over = Das Rennen ist vorbei: Es gibt nichts mehr zu spielen
ben-hur-not-now = { $move } ist jetzt nicht möglich: { what-is-due }

# Ben Hur: what is wrong with a move, a card or a question.

ben-hur-no-such-move = „{ $move }“ ist kein Zug; ein Zug sieht so aus: drive II 0 +30
ben-hur-no-such-speed = „{ $card }“ ist keine Tempokarte; Tempokarten sehen so aus: II oder +III+*
ben-hur-nobody-drives = Jetzt kann niemand fahren: { what-is-due }

# Ben Hur: what is wrong with an arena.

ben-hur-no-such-arena = Eine Arena „{ $arena }“ gibt es nicht; die Arenen sind: { $arenas }
ben-hur-arena-not-an-object = arena muss der Name einer Arena oder ein Objekt sein
ben-hur-arena-unknown-field = arena.{ $field } ist hier kein bekanntes Feld der Datei; prüfe die Schreibweise oder lass es weg
ben-hur-arena-name = arena.name muss ein Text sein
ben-hur-arena-measure = arena.{ $field } muss eine ganze Zahl von { $least } bis { $most } sein
ben-hur-arena-no-sand = Zwischen den Mauern ist kein Sand: arena.outer ({ $outer }) muss größer sein als arena.inner ({ $inner }) (1.1)
ben-hur-arena-place-wall = Ein Wagen auf Startplatz { $place } würde { which-wall } berühren: Ändere arena.first, arena.step oder die Mauern (1.1)
ben-hur-arena-places-overlap = Wagen auf benachbarten Startplätzen würden sich überdecken: arena.step ({ $step }) ist zu klein (1.1)
ben-hur-arena-deck-small = makeup.{ $deck }: Der Stapel braucht mindestens { $least } Karten (1.4)
ben-hur-arena-deck-lame = makeup.{ $deck }: Höchstens die Hälfte der Karten dürfen Unfälle sein

# Ben Hur: what is wrong with a set-up or a position.

ben-hur-unknown-field = { $field } ist hier kein bekanntes Feld der Datei; prüfe die Schreibweise oder lass es weg
ben-hur-unknown-option = options: Die Option „{ $option }“ gibt es nicht
ben-hur-not-this-game = { $field } muss ben-hur sein
ben-hur-not-an-object = { $field } muss ein Objekt sein
ben-hur-not-a-list = { $field } muss eine Liste von passender Länge sein, höchstens { $most }
ben-hur-not-a-number = { $field } muss eine ganze Zahl von { $least } bis { $most } sein
ben-hur-not-a-count = { $field } muss eine ganze Zahl von 0 bis 99 sein
ben-hur-not-a-bool = { $field } muss true oder false sein
ben-hur-not-a-pair = { $field } muss zwei verschiedene Wagen nennen
ben-hur-not-a-pose = { $field } muss [x, y, heading] sein
ben-hur-not-a-deck = { $field } muss ein Objekt sein, das sagt, wie viele es von jeder Karte gibt
ben-hur-no-such-choice = { $field } muss einer dieser Werte sein: { $choices }
ben-hur-no-such-card = { $field }: „{ $card }“ ist keine Karte, die hier passt
ben-hur-listed-twice = { $field } führt etwas doppelt auf
ben-hur-missing = { $field } fehlt
ben-hur-no-chariots = { $field } muss einen bis sechs Wagen aufführen
ben-hur-players = { $field } muss eine ganze Zahl von 2 bis 6 sein (2.1)
ben-hur-each = { $field } muss bei so vielen Spielern eine ganze Zahl von 1 bis { $most } sein (2.3)
ben-hur-seats = { $field } muss jedem Wagen einen Spieler zuordnen und darf keinen Spieler ohne Wagen lassen
ben-hur-charioteers = charioteers muss für jeden Wagen einen Wagenlenker nennen, keinen doppelt, und zwar aus: { $names } (1.5)
ben-hur-fewer-accidents = { $field } muss 0 sein oder eine ganze Zahl von 5 bis 99 (2.4)
ben-hur-races = { $field } muss in einer Saison 2 oder 3 sein und sonst 1 (7.2)
ben-hur-too-few-cards = makeup: Jeder Stapel braucht mindestens { $least } Karten
ben-hur-too-many-cards = { $field }: Die Zahl der Karten { $card } in diesem Stapel ist höchstens { $most } (1.4)
ben-hur-backs = { $field } muss für jede Karte auf der Hand einen Buchstaben n oder r haben
ben-hur-two-and-two = { $field }: Ein Wagen bekommt zwei Karten von jedem Stapel (2.2)
ben-hur-away-from-itself = { $field }: Ein Wagen kann nicht von sich selbst weglenken (5.3)
ben-hur-stands-in-wall = { $field }: Der Wagen berührt { which-wall } (1.1)
ben-hur-stands-across = { $field }: Der Wagen überdeckt Wagen @{ $other }
ben-hur-has-finished = { $field }: Der Wagen hat seine letzte Runde vollendet und kann nicht mehr im Rennen sein (7.1)
ben-hur-not-on-its-place = { $field }: Vor dem Rennen steht jeder Wagen auf einem Startplatz (2.1)
ben-hur-marker-twice = { $field }: Zwei Wagen haben dieselbe Platzmarke der Runde { $lap } (7.2)
ben-hur-off-the-sand = { $field } nennt einen Wagen, der den Sand verlassen hat (3.7)
ben-hur-nobody-racing = { $field } muss over sein: Niemand ist mehr im Rennen (7.4)
ben-hur-somebody-racing = { $field } kann nicht over sein, solange jemand im Rennen ist (7.4)
ben-hur-nobody-asked = { $field }: Es gibt keinen Wagen, den das betrifft (2.2)
ben-hur-not-its-decision = { $field } muss { $expected } sein (2.2)
ben-hur-not-its-turn = { $field } muss { $expected } sein, der vorderste Wagen, der noch nicht gezogen hat (3.1)
ben-hur-all-have-moved = { $field }: Alle Wagen im Rennen haben gezogen, also beginnt ein neuer Durchgang (3.1)
ben-hur-no-card-left = { $field }: Ein Wagen ohne Karte scheidet aus (6.1)
ben-hur-hand-is-full = { $field }: Ein Wagen, der eine Karte ziehen soll, hat höchstens drei Karten auf der Hand (2.2)
ben-hur-touches-its-own = { $field }: Wagen desselben Spielers peitschen einander nicht; lass das Paar weg (5.4)
ben-hur-touches-nobody = { $field }: Der Wagen berührt niemanden, den er peitschen könnte (5.1)
ben-hur-one-business = { $field } kann nur eines davon enthalten: ram, whip, accident
ben-hur-pending-does-not-fit = { $field } passt nicht zur Phase { $phase }
