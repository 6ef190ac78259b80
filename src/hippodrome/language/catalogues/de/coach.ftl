# The coach: moves as they are named in its sentences. They are never said alone.

coach-best-move =
    { $kind ->
        [drive] die { $card } nach { $space }
        [finish] die { $card } ins Ziel
        [alley] die { $card } auf das { coach-ordinal } Feld der Kaisergasse
        [vote] die Stimme für { $card } nach { $space }
        [tuck] die { $card } unter den Stapel
        [withdraw] das Aufgeben
        [pass] das Passen
        [sand] die { $card } (Lineal { coach-ruler }, Wagen { coach-turn })
        [ram] der Rammstoß mit { $card } gegen { $other }
        [whip] die Peitsche gegen { $other }
        [no-whip] der Verzicht auf die Peitsche
        [accident] der Unfall { $numbers }
        [crash] die Fahrt mit { $card } in die Mauer
        [take-normal] der normale Stapel
        [take-risky] der riskante Stapel
        [redraw] eine neue Hand
        [keep] die alte Hand
        [lost] der verlorene Zug
        [miss] das Aussetzen
        [stop] das Aufhören
        [concede] das Ende des Rennens
       *[written] „{ $move }“
    }
coach-ordinal =
    { $number ->
        [1] erste
        [2] zweite
        [3] dritte
       *[other] { $number }.
    }
coach-ruler =
    { $ruler ->
        [left] { $rulerangle }° links
        [right] { $rulerangle }° rechts
       *[straight] geradeaus
    }
coach-turn =
    { $turn ->
        [left] { $turnangle }° links
        [right] { $turnangle }° rechts
       *[straight] geradeaus
    }
coach-played-move =
    { $played_kind ->
        [drive] die { $played_card } nach { $played_space }
        [finish] die { $played_card } ins Ziel
        [alley] die { $played_card } in die Kaisergasse
        [vote] die Stimme für { $played_card } nach { $played_space }
        [tuck] die { $played_card } unter den Stapel
        [withdraw] das Aufgeben
        [pass] das Passen
        [sand] die { $played_card } (Lineal { coach-played-ruler }, Wagen { coach-played-turn })
        [ram] der Rammstoß mit { $played_card } gegen { $played_other }
        [whip] die Peitsche gegen { $played_other }
        [no-whip] der Verzicht auf die Peitsche
        [accident] der Unfall { $played_numbers }
        [crash] die Fahrt mit { $played_card } in die Mauer
        [take-normal] der normale Stapel
        [take-risky] der riskante Stapel
        [redraw] eine neue Hand
        [keep] die alte Hand
        [lost] der verlorene Zug
        [miss] das Aussetzen
        [stop] das Aufhören
        [concede] das Ende des Rennens
       *[written] „{ $played_move }“
    }
coach-played-ruler =
    { $played_ruler ->
        [left] { $played_rulerangle }° links
        [right] { $played_rulerangle }° rechts
       *[straight] geradeaus
    }
coach-played-turn =
    { $played_turn ->
        [left] { $played_turnangle }° links
        [right] { $played_turnangle }° rechts
       *[straight] geradeaus
    }
coach-cost =
    { $unit ->
        [laurels] −{ $whole },{ $tenth } Lorbeeren
       *[places] { $whole },{ $tenth } Ränge schlechter
    }

# The coach: in how many of the imagined races. These are never said alone either.

coach-played-lost =
    { $played_lost ->
        [100] fast allen durchgespielten Rennen
       *[other] etwa { $played_lost } % der durchgespielten Rennen
    }
coach-best-lost =
    { $lost ->
        [0] fast keinem
       *[other] etwa { $lost } %
    }
coach-best-win =
    { $win ->
        [100] fast allen durchgespielten Rennen
       *[other] etwa { $win } % der durchgespielten Rennen
    }
coach-played-win =
    { $played_win ->
        [0] fast keinem
       *[other] nur etwa { $played_win } %
    }

# The coach: why a move was a blunder.

coach-home = { coach-best-move }, nicht { coach-played-move }, wäre schon der Zieleinlauf gewesen: { coach-cost }
coach-disgrace =
    { $pays ->
        [yes] { coach-played-move } verschenkt die letzte Gelegenheit, den Tribut zu zahlen; { coach-best-move } hätte ihn bezahlt: { coach-cost }
       *[no] { coach-played-move } verschenkt die letzte Gelegenheit, den Tribut zu zahlen; { coach-best-move } hätte sie gewahrt: { coach-cost }
    }
coach-tribute = { coach-best-move }, nicht { coach-played-move }, hätte den Tribut bezahlt: { coach-cost }
coach-tribute-later = { coach-best-move } war besser als { coach-played-move }, denn der Tribut hatte noch Zeit: { coach-cost }
coach-lost = { coach-played-move } endet in { coach-played-lost } ohne Lorbeeren, { coach-best-move } in { coach-best-lost }: { coach-cost }
coach-shorter =
    { $points ->
        [one] { coach-best-move }, nicht { coach-played-move }, wäre der kürzere Weg gewesen und hätte { $points } Punkt gespart: { coach-cost }
       *[other] { coach-best-move }, nicht { coach-played-move }, wäre der kürzere Weg gewesen und hätte { $points } Punkte gespart: { coach-cost }
    }
coach-bottleneck = { coach-best-move }, nicht { coach-played-move }, hätte den Wagen dahinter den Engpass versperrt: { coach-cost }
coach-six = { coach-best-move }, nicht { coach-played-move }, hätte die 6 untergebracht, solange es ging: { coach-cost }
coach-six-behind = { coach-played-move } führt an die Spitze, wo die 6 auf der Hand nicht gefahren werden darf; { coach-best-move } nicht: { coach-cost }
coach-points = { coach-played-move } lässt zu wenige Punkte auf den Karten, um ins Ziel zu kommen, { coach-best-move } lässt genug: { coach-cost }
coach-roads = { coach-best-move } lässt mehr Karten auf der Hand einen freien Weg ({ $free }) als { coach-played-move } ({ $fewer }): { coach-cost }
coach-passing = { coach-best-move }, nicht { coach-played-move }, hätte mehr Gegner überholt ({ $count }, nicht { $fewer }): { coach-cost }
coach-keep = { coach-best-move } war besser als { coach-played-move }, denn es lohnte sich, die höhere Karte zu behalten: { coach-cost }
coach-advance = { coach-best-move } war besser als { coach-played-move }, denn der gewonnene Weg war die höhere Karte wert: { coach-cost }
coach-out = { coach-played-move } führt in { coach-played-lost } zum Ausscheiden, { coach-best-move } in { coach-best-lost }: { coach-cost }
coach-deck =
    { $deck ->
        [n] besser wäre eine Karte vom normalen Stapel gewesen, nicht vom riskanten: { coach-cost }
       *[r] besser wäre eine Karte vom riskanten Stapel gewesen, nicht vom normalen: { coach-cost }
    }
coach-whip = { coach-best-move }, nicht { coach-played-move }, wäre das Wagnis wert gewesen: { coach-cost }
coach-no-whip = { coach-best-move } war besser als { coach-played-move }, denn das Duell war das Wagnis nicht wert: { coach-cost }
coach-ram = { coach-best-move }, nicht { coach-played-move }, wäre das Wagnis wert gewesen: { coach-cost }
coach-brake = { coach-best-move }, nicht { coach-played-move }, hätte Platz für die nächste Fahrt gelassen: { coach-cost }
coach-speed = { coach-best-move }, nicht { coach-played-move }, wäre schneller gewesen: { coach-cost }
coach-odds = nichts gibt allein den Ausschlag, aber { coach-best-move } gewinnt in { coach-best-win }, { coach-played-move } in { coach-played-win }: { coach-cost }
coach-worth =
    { $unit ->
        [laurels] nichts gibt allein den Ausschlag, aber { coach-best-move } bringt im Mittel { $worth_whole },{ $worth_tenth } Lorbeeren, { coach-played-move } nur { $played_worth_whole },{ $played_worth_tenth }: { coach-cost }
       *[places] nichts gibt allein den Ausschlag, aber { coach-best-move } führt im Mittel auf Rang { $worth_whole },{ $worth_tenth }, { coach-played-move } auf Rang { $played_worth_whole },{ $played_worth_tenth }: { coach-cost }
    }

# The coach: the review.

coach-line = Zug { $turn }, { $name }: { $why }
coach-sum =
    { $blunders ->
        [0] { $name }: { $decisions } Entscheidungen, kein Patzer
        [one] { $name }: { $decisions } Entscheidungen, ein Patzer, { coach-cost }
       *[other] { $name }: { $decisions } Entscheidungen, { $blunders } Patzer, zusammen { coach-cost }
    }
coach-weighing = Rückblick
coach-written = Der Rückblick liegt in { $folder }
coach-title = Das Rennen im Rückblick
coach-graph = Gewinnaussicht, soweit jeder Wagenlenker sie kennen konnte
coach-along = Züge des Rennens
coach-legend = Patzer
coach-race = Rennen { $race }
coach-heading = Zug { $turn }, { $name }
coach-note = Der beste Zug steht zuerst, der gespielte ist fett; diese beiden wurden noch einmal verglichen, in mehr Rennen. ± gibt das 95-%-Intervall an.
coach-move = Zug
coach-win-chance = Gewinnaussicht
coach-expected-laurels = Lorbeeren
coach-expected-place = Rang
coach-chance-lost = ohne Lorbeeren
coach-chance-out = ausgeschieden
coach-races = Rennen
coach-no-seat = --seat muss ein Platz dieses Rennens sein: 1 bis { $seats }

# The coach: a hint during play.

coach-hint =
    { $unit ->
        [laurels] { $move }: { coach-hint-win }, im Mittel { $whole },{ $tenth } Lorbeeren
       *[places] { $move }: { coach-hint-win }, im Mittel Rang { $whole },{ $tenth }
    }
coach-hint-win =
    { $win ->
        [0] gewinnt fast nie
        [100] gewinnt fast immer
       *[other] gewinnt in etwa { $win } % der Fälle
    }
coach-hint-plain = Nichts gibt allein den Ausschlag: In den vorgestellten Rennen lag dieser Zug vorn.
