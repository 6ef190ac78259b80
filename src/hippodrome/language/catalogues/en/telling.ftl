# What a commentator says, event by event. $who is a chariot of Ave Caesar, its letter and its charioteer.
# What follows told-drive and told-finish is said right after it, so it does not name the chariot again.

told-lot = { $name } turns up a { $card }.
told-lots-tied = The highest cards are equal: { $names } turn up another.
told-race =
    { $races ->
        [1] The race is on course { $course }, { way-round }, { $laps ->
            [one] { $laps } lap
           *[other] { $laps } laps
        }.
       *[other] Race { $race } of { $races } is on course { $course }, { way-round }, { $laps ->
            [one] { $laps } lap
           *[other] { $laps } laps
        }.
    }
told-lane = { $who } starts from lane { $lane }, on { $space }.
told-lane-unmanned = { $who }, unmanned, starts from lane { $lane }, on { $space }.
told-dealt = { $who } is dealt { $cards }.
told-drawn = Draws { $card }.

told-drive = { $who } plays { $card } and drives to { $space }.
told-lead = Takes the lead.
told-lap = Crosses the line: lap { $lap }.
told-last-lap = Crosses the line: lap { $lap }, the last.
told-hail = Stops in the emperor’s alley: “Ave Caesar!” The tribute is paid.
told-alley = Stands in the emperor’s alley.
told-alley-left = Leaves the alley.
told-disqualified = Can no longer pay the tribute: disqualified (5.4).
told-finish = { $who } plays { $card } and crosses the finish.
told-home = Home in place { $place }!
told-home-disqualified = Home without having paid: no laurels.
told-home-unmanned = Home, but unmanned: no place.
told-pass = { $who } can play no card and passes.
told-pass-blocked = { $who } is blocked by other chariots and passes (3.3).
told-pass-six = { $who } leads with nothing but sixes and passes (4.1).
told-pass-wait = { $who } waits for a free way to the alley (5.3).
told-tuck = { $who } is blocked and puts a card under the deck (3.5).
told-withdraw = { $who } withdraws from the race.
told-out-cards = { $who } has no card left and is out (6.2).
told-out-points = { $who } has too few points left to get home and is out (6.2).
told-stalemate = Nobody can move any more: all who are still on the course are out (6.6).
told-turned-up = { $who } turns up a { $card }.
told-discard = { $who } cannot use the { $card }: it is discarded.
told-six-kept = { $who } leads and may not use the 6: it stays up.
told-unmanned-stuck = { $who } cannot move.
told-vote = { $name } votes for { $card } to { $space }.
told-race-over = The race is over.
told-laurels =
    { $laurels ->
        [one] { $who } wins { $laurels } laurel.
       *[other] { $who } wins { $laurels } laurels.
    }
told-no-laurels = Nobody wins a laurel.

told-result-laurels =
    { $points ->
        [one] { $place }. { $name }: { $points } laurel
       *[other] { $place }. { $name }: { $points } laurels
    }
told-result-points =
    { $points ->
        [one] { $place }. { $name }: { $points } point
       *[other] { $place }. { $name }: { $points } points
    }

# Ben Hur. $chariot and $other are charioteers of the novel.

told-place = { $chariot }, driven by { $name }, starts from place { $place }.
told-place-own = { $chariot } starts from place { $place }.
told-place-taken = { $chariot } rolls { $place }, but that place is taken.
told-round = Round { $round }.
told-sand-drive = { $chariot } drives { $card }: ruler { $ruler ->
        [left] { $rulerangle }° left
        [right] { $rulerangle }° right
       *[straight] straight
    }, chariot { $turn ->
        [left] { $turnangle }° left
        [right] { $turnangle }° right
       *[straight] straight
    }.
told-section =
    { $section ->
        [east] { $chariot } enters the east bend.
        [far] { $chariot } is on the far straight.
        [west] { $chariot } enters the west bend.
       *[home] { $chariot } is on the home straight.
    }
told-sand-lead = { $chariot } takes the lead.
told-sand-lap = { $chariot } completes lap { $lap } in place { $place }.
told-sand-finish = { $chariot } completes the last lap in place { $place } and leaves the sand.
told-lap-lost = { $chariot } is back behind the line and loses the lap (4.4).
told-ram = { $chariot } rams { $other } with { $card }.
told-roll = { $chariot } rolls { $die }.
told-roll-lucky =
    { $horseshoes ->
        [one] { $chariot } rolls { $die }, with { $horseshoes } horseshoe { $total }.
       *[other] { $chariot } rolls { $die }, with { $horseshoes } horseshoes { $total }.
    }
told-dice-tied = A tie: both roll again.
told-ram-won = { $chariot } wins the ram; { $other } is set back.
told-ram-lost = { $chariot } loses the ram; nobody moves.
told-whip = { $chariot } whips { $other }.
told-whip-over = { $chariot } wins the whip; { $other } misses a turn and must steer away.
told-skip = { $chariot } misses the turn.
told-accident = { $chariot } has an accident: { $numbers } would be bad.
told-accident-good = { $chariot } rolls { $die } and comes through.
told-accident-bad = { $chariot } rolls { $die }: no new card.
told-accident-out = { $chariot } rolls { $die } and is out.
told-redraw = { $chariot } shows a hand full of accidents and is dealt a new one (2.2).
told-lost = { $chariot } finds the way barred by others and loses the turn (3.6).
told-crash = { $chariot } drives { $card } into the wall and is out (3.6).
told-sand-out = { $chariot } has no card left and is out (6.1).
told-rounds-over = The rounds are used up: all who are still on the sand are out (3.7).
told-stop = { $chariot } plays no further card.
told-concede = { $chariot } ends the race here (7.4).
told-worth =
    { $points ->
        [one] { $chariot }: { $points } point
       *[other] { $chariot }: { $points } points
    }
told-older-rules = This was played under version 1 of the rules; today it would not be so ({ $clause }).
told-next-race = Race { $race } begins.
