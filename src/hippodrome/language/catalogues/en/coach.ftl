# The coach: moves as they are named in its sentences. They are never said alone.

coach-best-move =
    { $kind ->
        [drive] the { $card } to { $space }
        [finish] the { $card } over the finish
        [alley] the { $card } on the alley’s { coach-ordinal } space
        [vote] the vote for { $card } to { $space }
        [tuck] tucking the { $card }
        [withdraw] withdrawing
        [pass] passing
        [sand] the { $card } (ruler { coach-ruler }, chariot { coach-turn })
        [ram] ramming { $other } with the { $card }
        [whip] whipping { $other }
        [no-whip] leaving the whip alone
        [accident] the accident { $numbers }
        [crash] driving the { $card } into the wall
        [take-normal] the normal deck
        [take-risky] the risky deck
        [redraw] taking a new hand
        [keep] keeping the hand
        [lost] losing the turn
        [miss] playing nothing
        [stop] stopping there
        [concede] ending the race
       *[written] “{ $move }”
    }
coach-ordinal =
    { $number ->
        [1] first
        [2] second
        [3] third
       *[other] { $number }th
    }
coach-ruler =
    { $ruler ->
        [left] { $rulerangle }° left
        [right] { $rulerangle }° right
       *[straight] straight
    }
coach-turn =
    { $turn ->
        [left] { $turnangle }° left
        [right] { $turnangle }° right
       *[straight] straight
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
        [sand] the { $played_card } (ruler { coach-played-ruler }, chariot { coach-played-turn })
        [ram] ramming { $played_other } with the { $played_card }
        [whip] whipping { $played_other }
        [no-whip] leaving the whip alone
        [accident] the accident { $played_numbers }
        [crash] driving the { $played_card } into the wall
        [take-normal] the normal deck
        [take-risky] the risky deck
        [redraw] taking a new hand
        [keep] keeping the hand
        [lost] losing the turn
        [miss] playing nothing
        [stop] stopping there
        [concede] ending the race
       *[written] “{ $played_move }”
    }
coach-played-ruler =
    { $played_ruler ->
        [left] { $played_rulerangle }° left
        [right] { $played_rulerangle }° right
       *[straight] straight
    }
coach-played-turn =
    { $played_turn ->
        [left] { $played_turnangle }° left
        [right] { $played_turnangle }° right
       *[straight] straight
    }
coach-cost =
    { $unit ->
        [laurels] −{ $whole }.{ $tenth } laurels
       *[places] { $whole }.{ $tenth } places worse
    }

# The coach: in how many of the imagined races. These are never said alone either.

coach-played-lost =
    { $played_lost ->
        [100] practically all of the imagined races
       *[other] about { $played_lost } % of the imagined races
    }
coach-best-lost =
    { $lost ->
        [0] hardly any
       *[other] about { $lost } %
    }
coach-best-win =
    { $win ->
        [100] practically all of the imagined races
       *[other] about { $win } % of the imagined races
    }
coach-played-win =
    { $played_win ->
        [0] hardly any
       *[other] about { $played_win } %
    }

# The coach: why a move was a blunder.

coach-home = { coach-best-move }, not { coach-played-move }, would have been home: { coach-cost }
coach-disgrace =
    { $pays ->
        [yes] { coach-played-move } throws away the last chance to pay the tribute; { coach-best-move } would have paid it: { coach-cost }
       *[no] { coach-played-move } throws away the last chance to pay the tribute; { coach-best-move } would have kept it: { coach-cost }
    }
coach-tribute = { coach-best-move }, not { coach-played-move }, would have paid the tribute: { coach-cost }
coach-tribute-later = { coach-best-move } was better than { coach-played-move }, for the tribute could have waited: { coach-cost }
coach-lost = after { coach-played-move }, { coach-played-lost } end without laurels; after { coach-best-move } { coach-best-lost }: { coach-cost }
coach-shorter =
    { $points ->
        [one] { coach-best-move }, not { coach-played-move }, would have kept to the shorter road and saved { $points } point: { coach-cost }
       *[other] { coach-best-move }, not { coach-played-move }, would have kept to the shorter road and saved { $points } points: { coach-cost }
    }
coach-bottleneck = { coach-best-move }, not { coach-played-move }, would have closed the bottleneck to the chariots behind: { coach-cost }
coach-six = { coach-best-move }, not { coach-played-move }, would have got rid of the 6 while that was possible: { coach-cost }
coach-six-behind = { coach-played-move } takes the lead, where the 6 in hand may not be driven; { coach-best-move } does not: { coach-cost }
coach-points = { coach-played-move } leaves too few points in the cards to reach the finish, { coach-best-move } leaves enough: { coach-cost }
coach-roads = after { coach-best-move } more of the cards in hand have a free road ({ $free }) than after { coach-played-move } ({ $fewer }): { coach-cost }
coach-passing = { coach-best-move }, not { coach-played-move }, would have overtaken more rivals ({ $count }, not { $fewer }): { coach-cost }
coach-keep = { coach-best-move } was better than { coach-played-move }, for the higher card was worth keeping: { coach-cost }
coach-advance = { coach-best-move } was better than { coach-played-move }, for the ground gained was worth the higher card: { coach-cost }
coach-out = after { coach-played-move } the chariot is out in { coach-played-lost }; after { coach-best-move } in { coach-best-lost }: { coach-cost }
coach-deck =
    { $deck ->
        [n] the normal deck, not the risky one, was the better one to draw from: { coach-cost }
       *[r] the risky deck, not the normal one, was the better one to draw from: { coach-cost }
    }
coach-whip = { coach-best-move }, not { coach-played-move }, was worth the risk: { coach-cost }
coach-no-whip = { coach-best-move } was better than { coach-played-move }, for the duel was not worth the risk: { coach-cost }
coach-ram = { coach-best-move }, not { coach-played-move }, was worth the risk: { coach-cost }
coach-brake = { coach-best-move }, not { coach-played-move }, would have left room for the next drive: { coach-cost }
coach-speed = { coach-best-move }, not { coach-played-move }, would have gone faster: { coach-cost }
coach-odds = no one thing decides it, but { coach-best-move } wins { coach-best-win }, { coach-played-move } { coach-played-win }: { coach-cost }
coach-worth =
    { $unit ->
        [laurels] no one thing decides it, but { coach-best-move } brings { $worth_whole }.{ $worth_tenth } laurels on average, { coach-played-move } { $played_worth_whole }.{ $played_worth_tenth }: { coach-cost }
       *[places] no one thing decides it, but { coach-best-move } leads to place { $worth_whole }.{ $worth_tenth } on average, { coach-played-move } to { $played_worth_whole }.{ $played_worth_tenth }: { coach-cost }
    }

# The coach: the review.

coach-line = turn { $turn }, { $name }: { $why }
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
coach-along = turns of the race
coach-legend = blunder
coach-race = race { $race }
coach-heading = Turn { $turn }, { $name }
coach-note = The best move comes first, the one that was played is bold; these two were compared once more, in more races. ± is the interval of 95 %.
coach-move = move
coach-win-chance = chance to win
coach-expected-laurels = laurels
coach-expected-place = place
coach-chance-lost = no laurels
coach-chance-out = out
coach-races = races
coach-no-seat = --seat must be a seat of this race: 1 to { $seats }

# The coach: a hint during play.

coach-hint =
    { $unit ->
        [laurels] { $move }: { coach-hint-win }, { $whole }.{ $tenth } laurels on average
       *[places] { $move }: { coach-hint-win }, place { $whole }.{ $tenth } on average
    }
coach-hint-win =
    { $win ->
        [0] hardly ever wins
        [100] wins nearly always
       *[other] wins about { $win } % of the time
    }
coach-hint-plain = No one thing decides it: it came out ahead in the imagined races.
