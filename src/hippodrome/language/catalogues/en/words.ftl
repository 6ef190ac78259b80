# Words that other messages quote; they are never said alone.

way-round =
    { $direction ->
        [clockwise] clockwise
       *[anticlockwise] anticlockwise
    }

which-wall =
    { $wall ->
        [inner] the spina
       *[outer] the outer wall
    }

what-is-due =
    { $phase ->
        [places] the start places are being rolled for
        [deal] the first hands are being dealt
        [redraw] a charioteer decides whether to take a new hand
        [whip-own] a charioteer decides whether to use the whip
        [whip] a charioteer decides whether to use the whip
        [whip-reply] a charioteer decides whether to use the whip
        [turn] a charioteer is about to move
        [roll] the die is being rolled
        [take] a charioteer chooses a deck to draw from
        [draw] a card is being drawn
        [whipped] the loser of the whip duel decides
        [more] a charioteer decides how to go on after the accident
        [over] the race is over
       *[other] { $phase }
    }
