# The page: Ave Caesar on the board, in the hand and at a glance; the camera over both games' boards.

page-stage-camera = Camera
page-stage-closer = Closer
page-stage-further = Further away
page-stage-all = Show the whole board

page-ave-board = The course { $course }, driven { way-round }
page-ave-course = { $course }, { way-round }
page-ave-unmanned = { $letter } (unmanned)
page-ave-where = Where everybody stands
page-ave-stands =
    { $where ->
        [alley] { $who }: lap { $lap } of { $laps }, in the emperor’s alley on { $space }
        [grid] { $who }: on the grid, { $space }
       *[track] { $who }: lap { $lap } of { $laps }, on { $space }, lane { $lane } from inside
    }
page-ave-stands-off =
    { $state ->
        [home] { $who }: home
       *[out] { $who }: out of the race
    }
page-ave-tip-lap = lap { $lap } of { $laps }
page-ave-tip-cards =
    { $cards ->
        [one] { $cards } card in hand
       *[other] { $cards } cards in hand
    }, { $points ->
        [one] { $points } point left
       *[other] { $points } points left
    }

page-ave-lots = The draw for lanes
page-ave-lots-help = Everybody turns up a card: the highest takes lane I and begins.
page-ave-dealing = The cards are being dealt.

page-ave-turn = Your turn and your hand
page-ave-hand = Hand
page-ave-your-turn = Your turn
page-ave-waiting = { $who } is to move.
page-ave-voting = The table votes where { $who } drives.
page-ave-on-its-way = Your move is on its way.
page-ave-race-over = The race is over.
page-ave-prompt-card = Choose a card.
page-ave-prompt-space = Choose a space, here or on the board.
page-ave-prompt-confirm = Drive on, or choose again.
page-ave-prompt-stuck = None of your cards can be played.
page-ave-prompt-tuck = You are blocked: choose a card to put under your deck.
page-ave-vote-prompt = Vote: where should { $who } drive?
page-ave-card =
    { $state ->
        [barred] { $card }, may not be played: why?
        [playable] { $card }
       *[held] { $card }, in hand
    }
page-ave-reaches = Where { $card } leads
page-ave-lane =
    { $lane ->
        [1] inside lane
       *[other] { $lane } from inside
    }
page-ave-in-alley = emperor’s alley
page-ave-peril = Costs the race:
page-ave-finish = Finish
page-ave-do-drive = Drive { $card } to { $space }
page-ave-do-finish = Drive { $card } over the finish
page-ave-do-vote = Vote for { $card } to { $space }
page-ave-do-tuck = Put { $card } under the deck
page-ave-do-pass = Pass
page-ave-do-withdraw = Withdraw from the race
page-ave-do-anyway = Drive all the same
page-ave-put-back = Put back
page-ave-deck = deck: { $cards }
page-ave-points =
    { $points ->
        [one] { $points } point left
       *[other] { $points } points left
    }
page-ave-stable = Your other chariots
page-ave-stable-hand = { $who }: { $cards }
page-ave-votes = Votes so far
page-ave-voted = { $name }: { $card } to { $space }
page-ave-key-card = take up a card of that value, or put it back
page-ave-key-walk = go through the spaces it leads to
page-ave-key-confirm = drive the move that is shown
page-ave-key-back = put the card back

page-ave-glance = The race at a glance
page-ave-race-of = Race { $race } of { $races }
page-ave-six-bound = The leader may not play a VI (4.1).
page-ave-six-opening = The first card of the race may be a VI (4.2).
page-ave-six-finished = Somebody is home: everyone may play a VI (4.6).
page-ave-six-unmoved = A round without a move: the leader may play a VI (4.7).
page-ave-six-released = You shut the road with nothing but sixes: you may play a VI (4.5).
page-ave-place = Place { $place }
page-ave-leads = leads
page-ave-to-move = to move
page-ave-on-grid = on the grid
page-ave-lap = lap { $lap } of { $laps }
page-ave-tribute-paid = tribute paid
page-ave-tribute-owed = tribute owed
page-ave-turned-up = card turned up: { $card }
page-ave-laurels =
    { $laurels ->
        [one] { $laurels } laurel
       *[other] { $laurels } laurels
    }
page-ave-left-help = Points left: all cards not yet played, in hand and deck. The small cards are those in hand.
page-ave-left =
    { $points ->
        [one] { $points } point left
       *[other] { $points } points left
    }, { $cards ->
        [one] { $cards } card in hand
       *[other] { $cards } cards in hand
    }
page-ave-ranked = The order over the line decides; cards that are left over count for nothing (6.4).
page-ave-state-home = home
page-ave-state-disqualified =
    { $home ->
        [yes] home, disqualified: tribute not paid
       *[no] disqualified: tribute not paid
    }
page-ave-out-cards = out: no card left
page-ave-out-points = out: too few points left
page-ave-out-stalemate = out: nobody could move
page-ave-out-withdrawn = out: withdrawn
page-ave-out-left = out of the race
page-ave-results = Laurels, race by race
page-ave-results-who = Charioteer
page-ave-results-race = Race { $race }
page-ave-results-sum = Laurels
