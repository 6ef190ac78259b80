# The coach: moves as they are named in its sentences. They are never said alone.

coach-best-move =
    { $kind ->
        [drive] the { $card } to { $space }
        [finish] the { $card } over the finish
        [alley] the { $card } on the alley's { coach-ordinal } space
        [vote] the vote for { $card } to { $space }
        [tuck] tucking the { $card }
        [withdraw] withdrawing
        [pass] passing
       *[written] “{ $move }”
    }
coach-ordinal =
    { $number ->
        [1] first
        [2] second
        [3] third
       *[other] { $number }th
    }
coach-played-move =
    { $played_kind ->
        [drive] the { $played_card } to { $played_space }
        [finish] the { $played_card } over the finish
        [alley] the { $played_card } into the alley
        [vote] the vote for { $played_card } to { $played_space }
        [tuck] tucking the { $played_card }
        [withdraw] withdrawing
        [pass] passing
       *[written] “{ $played_move }”
    }
coach-cost =
    { $unit ->
        [laurels] −{ $whole }.{ $tenth } laurels
       *[places] { $whole }.{ $tenth } places worse
    }

# The coach: why a move was a blunder.

coach-home = { coach-best-move } would have been home: { coach-cost }
coach-disgrace = { coach-played-move } throws away the last chance to pay the tribute; { coach-best-move } would have kept it: { coach-cost }
coach-tribute = { coach-best-move } would have paid the tribute: { coach-cost }
coach-tribute-later = the tribute could have waited, { coach-best-move } was better: { coach-cost }
coach-lost = after { coach-played-move }, { $played_lost } of 100 imagined races end without laurels; after { coach-best-move } only { $lost }: { coach-cost }
coach-shorter =
    { $points ->
        [one] { coach-best-move } would have kept to the shorter road and saved { $points } point: { coach-cost }
       *[other] { coach-best-move } would have kept to the shorter road and saved { $points } points: { coach-cost }
    }
coach-bottleneck = { coach-best-move } would have closed the bottleneck to the chariots behind: { coach-cost }
coach-six = { coach-best-move } would have got rid of the 6 while that was possible: { coach-cost }
coach-out = after { coach-played-move } the chariot is out in { $played_lost } of 100 imagined races; after { coach-best-move } only in { $lost }: { coach-cost }
coach-deck =
    { $deck ->
        [n] the normal deck was the better one to draw from: { coach-cost }
       *[r] the risky deck was the better one to draw from: { coach-cost }
    }
coach-whip = { coach-best-move } was worth the risk: { coach-cost }
coach-no-whip = it was better to leave the whip alone: { coach-cost }
coach-ram = { coach-best-move } was worth the risk: { coach-cost }
coach-brake = { coach-best-move } would have left room for the next drive: { coach-cost }
coach-speed = { coach-best-move } would have gone faster: { coach-cost }
coach-odds = { coach-best-move } wins { $win } of 100 imagined races, { coach-played-move } { $played_win }: { coach-cost }
coach-worth =
    { $unit ->
        [laurels] { coach-best-move } brings { $worth_whole }.{ $worth_tenth } laurels on average, { coach-played-move } { $played_worth_whole }.{ $played_worth_tenth }: { coach-cost }
       *[places] { coach-best-move } leads to place { $worth_whole }.{ $worth_tenth } on average, { coach-played-move } to { $played_worth_whole }.{ $played_worth_tenth }: { coach-cost }
    }

# The coach: the review.

coach-line = event { $event }, { $name }: { $why }
coach-sum =
    { $blunders ->
        [0] { $name }: { $decisions } decisions, no blunder
        [one] { $name }: { $decisions } decisions, one blunder, { coach-cost }
       *[other] { $name }: { $decisions } decisions, { $blunders } blunders, together { coach-cost }
    }
coach-weighing = weighing
coach-written = The review is in { $folder }
coach-title = The race in review
coach-graph = Chance to win, as each charioteer could know it
coach-along = events of the race
coach-event = Event { $event }, { $name }
coach-move = move
coach-win-chance = chance to win
coach-expected-laurels = laurels
coach-expected-place = place
coach-races = races
coach-no-seat = --seat must be a seat of this race: 1 to { $seats }

# The coach: a hint during play.

coach-hint =
    { $unit ->
        [laurels] { $move }: wins { $win } of 100 imagined races, { $whole }.{ $tenth } laurels on average
       *[places] { $move }: wins { $win } of 100 imagined races, place { $whole }.{ $tenth } on average
    }
