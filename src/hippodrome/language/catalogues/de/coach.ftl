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

coach-home = Besser als { coach-played-move } war { coach-best-move }, denn so wäre der Wagen schon im Ziel gewesen: { coach-cost }
coach-disgrace =
    { $pays ->
        [yes] Besser als { coach-played-move } war { coach-best-move }, denn es war die letzte Gelegenheit, den Tribut zu zahlen: { coach-cost }
       *[no] Besser als { coach-played-move } war { coach-best-move }, denn so wäre die letzte Gelegenheit, den Tribut zu zahlen, noch offen geblieben: { coach-cost }
    }
coach-tribute = Besser als { coach-played-move } war { coach-best-move }, denn so wäre der Tribut gezahlt gewesen: { coach-cost }
coach-tribute-later = Besser als { coach-played-move } war { coach-best-move }, denn der Tribut hatte noch Zeit: { coach-cost }
coach-lost = Ohne Lorbeeren endet { coach-played-move } in { coach-played-lost }, { coach-best-move } in { coach-best-lost }: { coach-cost }
coach-shorter =
    { $points ->
        [one] Besser als { coach-played-move } war { coach-best-move }, denn der Weg war kürzer und hätte { $points } Punkt gespart: { coach-cost }
       *[other] Besser als { coach-played-move } war { coach-best-move }, denn der Weg war kürzer und hätte { $points } Punkte gespart: { coach-cost }
    }
coach-bottleneck = Besser als { coach-played-move } war { coach-best-move }, denn so wäre der Engpass für die Wagen dahinter versperrt gewesen: { coach-cost }
coach-six = Besser als { coach-played-move } war { coach-best-move }, denn noch ließ sich die 6 ausspielen: { coach-cost }
coach-six-behind = An die Spitze, wo die 6 auf der Hand nicht gefahren werden darf, führt { coach-played-move }; { coach-best-move } nicht: { coach-cost }
coach-points = Zu wenige Punkte für den Weg ins Ziel lässt { coach-played-move } auf den Karten, { coach-best-move } lässt genug: { coach-cost }
coach-roads = Mehr Karten auf der Hand lässt { coach-best-move } einen freien Weg ({ $free }) als { coach-played-move } ({ $fewer }): { coach-cost }
coach-passing = Mehr Gegner hätte { coach-best-move } überholt ({ $count }) als { coach-played-move } ({ $fewer }): { coach-cost }
coach-keep = Besser als { coach-played-move } war { coach-best-move }, denn es lohnte sich, die höhere Karte zu behalten: { coach-cost }
coach-advance = Besser als { coach-played-move } war { coach-best-move }, denn der gewonnene Weg war die höhere Karte wert: { coach-cost }
coach-out = Zum Ausscheiden führt { coach-played-move } in { coach-played-lost }, { coach-best-move } in { coach-best-lost }: { coach-cost }
coach-deck =
    { $deck ->
        [n] Besser wäre eine Karte vom normalen Stapel gewesen, nicht vom riskanten: { coach-cost }
       *[r] Besser wäre eine Karte vom riskanten Stapel gewesen, nicht vom normalen: { coach-cost }
    }
coach-whip = Besser als { coach-played-move } war { coach-best-move }, denn das Duell war das Wagnis wert: { coach-cost }
coach-no-whip = Besser als { coach-played-move } war { coach-best-move }, denn das Duell war das Wagnis nicht wert: { coach-cost }
coach-ram = Besser als { coach-played-move } war { coach-best-move }, denn der Rammstoß war das Wagnis wert: { coach-cost }
coach-brake = Besser als { coach-played-move } war { coach-best-move }, denn so wäre Platz für die nächste Fahrt geblieben: { coach-cost }
coach-speed = Schneller als { coach-played-move } wäre { coach-best-move } gewesen: { coach-cost }
coach-odds = Nichts gibt allein den Ausschlag, aber { coach-best-move } gewinnt in { coach-best-win }, { coach-played-move } in { coach-played-win }: { coach-cost }
coach-worth =
    { $unit ->
        [laurels] Nichts gibt allein den Ausschlag, aber { coach-best-move } bringt im Mittel { $worth_whole },{ $worth_tenth } Lorbeeren, { coach-played-move } nur { $played_worth_whole },{ $played_worth_tenth }: { coach-cost }
       *[places] Nichts gibt allein den Ausschlag, aber { coach-best-move } führt im Mittel auf Rang { $worth_whole },{ $worth_tenth }, { coach-played-move } auf Rang { $played_worth_whole },{ $played_worth_tenth }: { coach-cost }
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
coach-hint-plain = Nichts gibt allein den Ausschlag: In den durchgespielten Rennen lag dieser Zug vorn.
