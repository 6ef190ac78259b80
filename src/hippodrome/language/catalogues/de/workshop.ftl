# Die Werkstatt: was von einem eigenen Spielplan erzählt wird.

workshop-line = Zeile { $line }
workshop-faulty =
    { $count ->
        [one] Der Spielplan in { $file } hat einen Fehler; „hippodrome workshop check“ nennt ihn
       *[other] Der Spielplan in { $file } hat { $count } Fehler; „hippodrome workshop check“ nennt sie
    }
workshop-raced = { $chariots } Wagen, { way-round }, { $races } Rennen, gefahren von { $charioteer }:
workshop-lane = Start { $lane } gewinnt { $rate } % der Rennen ({ $low }–{ $high }); gerecht wären { $fair } %
workshop-lane-unfair = Start { $lane } gewinnt { $rate } % der Rennen ({ $low }–{ $high }), das ist nicht gerecht; gerecht wären { $fair } %
workshop-unwon = { $rate } % der Rennen gewinnt niemand
workshop-spots = Am häufigsten im Weg, gemessen an allen Zügen: { $spots }
balance-six = In { $rate } % der Züge ist dem Führenden die 6 verboten (4.1)
balance-blocked = In { $rate } % der Züge ist eine Karte versperrt (3.3)
balance-bottleneck = In { $rate } % der Züge versperrt ein Engpass eine Karte
balance-alley = In { $rate } % der Züge wartet eine Karte auf die Gasse (5.3)
balance-pass = In { $rate } % der Züge ist nichts spielbar
balance-ram = In { $rate } % der Entscheidungen wird gerammt
balance-whip = In { $rate } % der Entscheidungen wird gepeitscht
balance-accident = In { $rate } % der Entscheidungen wird ein Unfall gespielt
balance-lost = In { $rate } % der Entscheidungen geht ein Zug verloren
balance-crash = In { $rate } % der Entscheidungen fährt ein Wagen in die Mauer
balance-section-first = Gerade nach der Linie
balance-section-east = Ostkurve
balance-section-far = Gegengerade
balance-section-west = Westkurve
balance-section-last = Gerade vor der Linie
