# The coach: moves as they are named in its sentences. They are never said alone.

coach-best-move =
    { $kind ->
        [drive] die { $card } nach { $space }
        [finish] die { $card } ins Ziel
        [alley] die { $card } auf das { coach-ordinal } Feld der Kaisergasse
        [vote] die Stimme für { $card } nach { $space }
        [tuck] die { $card } unter den Stapel
        [withdraw] die Aufgabe
        [pass] das Passen
       *[written] „{ $move }“
    }
coach-ordinal =
    { $number ->
        [1] erste
        [2] zweite
        [3] dritte
       *[other] { $number }.
    }
coach-played-move =
    { $played_kind ->
        [drive] die { $played_card } nach { $played_space }
        [finish] die { $played_card } ins Ziel
        [alley] die { $played_card } in die Kaisergasse
        [vote] die Stimme für { $played_card } nach { $played_space }
        [tuck] die { $played_card } unter den Stapel
        [withdraw] die Aufgabe
        [pass] das Passen
       *[written] „{ $played_move }“
    }
coach-cost =
    { $unit ->
        [laurels] −{ $whole },{ $tenth } Lorbeeren
       *[places] { $whole },{ $tenth } Plätze schlechter
    }

# The coach: why a move was a blunder.

coach-home = { coach-best-move } wäre die Zieldurchfahrt gewesen: { coach-cost }
coach-disgrace = { coach-played-move } verschenkt die letzte Gelegenheit, den Tribut zu zahlen; { coach-best-move } hätte sie gewahrt: { coach-cost }
coach-tribute = { coach-best-move } hätte den Tribut bezahlt: { coach-cost }
coach-tribute-later = der Tribut hatte noch Zeit, besser war { coach-best-move }: { coach-cost }
coach-lost = so gespielt ({ coach-played-move }) enden { $played_lost } von 100 gedachten Rennen ohne Lorbeeren; besser war { coach-best-move }, da sind es nur { $lost }: { coach-cost }
coach-shorter =
    { $points ->
        [one] { coach-best-move } wäre der kürzere Weg gewesen und hätte { $points } Punkt gespart: { coach-cost }
       *[other] { coach-best-move } wäre der kürzere Weg gewesen und hätte { $points } Punkte gespart: { coach-cost }
    }
coach-bottleneck = { coach-best-move } hätte den Wagen dahinter den Engpass versperrt: { coach-cost }
coach-six = { coach-best-move } hätte die 6 untergebracht, solange es ging: { coach-cost }
coach-out = so gespielt ({ coach-played-move }) fällt der Wagen in { $played_lost } von 100 gedachten Rennen aus; besser war { coach-best-move }, da sind es nur { $lost }: { coach-cost }
coach-deck =
    { $deck ->
        [n] besser wäre eine Karte vom normalen Stapel gewesen: { coach-cost }
       *[r] besser wäre eine Karte vom riskanten Stapel gewesen: { coach-cost }
    }
coach-whip = { coach-best-move } war das Wagnis wert: { coach-cost }
coach-no-whip = die Peitsche wäre besser stecken geblieben: { coach-cost }
coach-ram = { coach-best-move } war das Wagnis wert: { coach-cost }
coach-brake = { coach-best-move } hätte Platz für die nächste Fahrt gelassen: { coach-cost }
coach-speed = { coach-best-move } wäre schneller gewesen: { coach-cost }
coach-odds = { coach-best-move } gewinnt { $win } von 100 gedachten Rennen, { coach-played-move } nur { $played_win }: { coach-cost }
coach-worth =
    { $unit ->
        [laurels] { coach-best-move } bringt im Mittel { $worth_whole },{ $worth_tenth } Lorbeeren, { coach-played-move } nur { $played_worth_whole },{ $played_worth_tenth }: { coach-cost }
       *[places] { coach-best-move } führt im Mittel auf Platz { $worth_whole },{ $worth_tenth }, { coach-played-move } auf Platz { $played_worth_whole },{ $played_worth_tenth }: { coach-cost }
    }

# The coach: the review.

coach-line = Ereignis { $event }, { $name }: { $why }
coach-sum =
    { $blunders ->
        [0] { $name }: { $decisions } Entscheidungen, kein Fehler
        [one] { $name }: { $decisions } Entscheidungen, ein Fehler, { coach-cost }
       *[other] { $name }: { $decisions } Entscheidungen, { $blunders } Fehler, zusammen { coach-cost }
    }
coach-weighing = Auswertung
coach-written = Die Auswertung liegt in { $folder }
coach-title = Das Rennen im Rückblick
coach-graph = Gewinnaussicht, soweit jeder Wagenlenker sie kennen konnte
coach-along = Ereignisse des Rennens
coach-event = Ereignis { $event }, { $name }
coach-move = Zug
coach-win-chance = Gewinnaussicht
coach-expected-laurels = Lorbeeren
coach-expected-place = Platz
coach-races = Rennen
coach-no-seat = --seat muss ein Platz dieses Rennens sein: 1 bis { $seats }

# The coach: a hint during play.

coach-hint =
    { $unit ->
        [laurels] { $move }: gewinnt { $win } von 100 gedachten Rennen, im Mittel { $whole },{ $tenth } Lorbeeren
       *[places] { $move }: gewinnt { $win } von 100 gedachten Rennen, im Mittel Platz { $whole },{ $tenth }
    }
