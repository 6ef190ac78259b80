# Play in the terminal. One fact a line; everything must make sense when it is read aloud.

terminal-menu-title = Hippodrome: chariot races in the terminal.
terminal-offer-enter = Press Enter to race at once: { $game }, you against three charioteers.
terminal-offer-game-ben-hur = Type { $number } for Ben Hur: open sand, rulers, rams and whips.
terminal-offer-set-up = Type { $number } to choose the game, the players and the course.
terminal-offer-quit = Type q to quit.
terminal-menu-ask = Your choice:
terminal-menu-unclear = Press Enter, or type { $numbers } or q.
terminal-menu-game = Which game: { $games }? Enter for { $usual }:
terminal-menu-persons = How many people at this keyboard, { $least } to { $most }? Enter for { $usual }:
terminal-menu-name = Name of player { $number }? Enter for none:
terminal-menu-rivals = How many charioteers played by the program, { $least } to { $most }? Enter for { $usual }:
terminal-menu-kind = Which charioteers: { $known }? Enter for { $usual }:
terminal-menu-course = Which course: { $known }? Enter for { $usual }:
terminal-menu-number = Type a number from { $least } to { $most }, or press Enter.
terminal-menu-word = Type one of these, or press Enter: { $known }.

terminal-player = Player
terminal-yes-words = y yes
terminal-welcome-ave-caesar = Ave Caesar. Play a card, drive that many spaces, draw a new one; stop once in the emperor’s alley to pay your tribute.
terminal-welcome-ben-hur = Ben Hur. Play a card, lay its ruler, set your chariot at its end, draw a new card. Touch a wall and you are out.
terminal-seat-person = { $name }: at the keyboard
terminal-seat-program = { $name }: charioteer { $kind }
terminal-ask-help = Type ? at any time for help.

# A turn.

terminal-pass-keyboard = Pass the keyboard to { $name }, then press Enter:
terminal-since = What happened:
terminal-you-draw = You draw { $card }.
terminal-turn = Your turn: { $who }
terminal-vote = { $name }, vote: where does the unmanned chariot { $who } drive?
terminal-road = On the road:
terminal-on-road =
    { $rank }. { $who }{ $you ->
        [yes] {" "}(you)
       *[no] {""}
    }: { $space }, { $lap ->
        [0] on the grid
       *[other] lap { $lap } of { $laps }
    }, line in { $line }, { $tribute ->
        [owed] tribute owed, alley in { $alley }, {""}
        [paid] tribute paid, {""}
        [lost] disqualified, {""}
        [unmanned] unmanned, {""}
       *[none] {""}
    }{ $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }
terminal-off-road =
    { $condition ->
        [finished] { $who }: home
        [disqualified] { $who }: home, disqualified
       *[out] { $who }: out
    }
terminal-hand = Your hand: { $cards }
terminal-purse = Your cards are worth { $points }, at least { $steps } steps to go, { $spare } to spare
terminal-purse-short = Your cards are worth { $points }: too few for the { $steps } steps to go
terminal-moves = You may play:
terminal-more-moves = Rulers and chariots may be turned by any whole degree up to 30: type, for instance, drive II -12 +7
terminal-barred = Not now:
terminal-move = { $card } to { $space }
terminal-move-finish = { $card } over the finish
terminal-move-tuck = put the { $card } under your deck and draw
terminal-move-withdraw = withdraw from the race
terminal-move-pass = pass
terminal-inside = inside lane
terminal-lane = lane { $lane }
terminal-bottleneck = a bottleneck
terminal-in-alley = in the alley
terminal-pays = stops in the alley and pays the tribute
terminal-loses = loses the last chance to pay the tribute
terminal-misses = misses the alley this time
terminal-crosses = over the line into lap { $lap }
terminal-leads = takes the lead
terminal-alley-ahead = alley in { $steps }
terminal-waste =
    { $steps ->
        [one] { $steps } step longer than need be
       *[other] { $steps } steps longer than need be
    }

# The board of Ave Caesar.

terminal-board-here = You stand on { $space }
terminal-board-step =
    { $steps ->
        [one] { $steps } step ahead:
       *[other] { $steps } steps ahead:
    }
terminal-board-space =
    { $space } lane { $lane }{ $over ->
        [yes] {" "}past the line
       *[no] {""}
    }
terminal-board-narrow =
    { $space } bottleneck{ $over ->
        [yes] {" "}past the line
       *[no] {""}
    }
terminal-board-alley =
    { $space } alley{ $over ->
        [yes] {" "}past the line
       *[no] {""}
    }
terminal-board-taken = { $space } taken by { $who }
terminal-board-finish = the finish
terminal-board-behind =
    { $steps ->
        [one] { $steps } step behind: { $who }
       *[other] { $steps } steps behind: { $who }
    }

# Ben Hur.

terminal-sand-turn =
    { $phase ->
        [redraw] { $chariot }, { $name }: your hand is full of accidents. Take a new one?
        [whip-own] { $chariot }, { $name }: before your card, use the whip?
        [whip] { $chariot }, { $name }: you touch a rival. Use the whip?
        [whip-reply] { $chariot }, { $name }: a rival has driven up to you. Use the whip?
        [whipped] { $chariot }, { $name }: you lost the whip duel and miss a turn. Play an accident now?
        [take] { $chariot }, { $name }: draw a card from which deck?
        [more] { $chariot }, { $name }: you came through. Play another card?
       *[turn] Your turn: { $chariot }, { $name }
    }
terminal-sand = On the sand:
terminal-on-sand =
    { $rank }. { $chariot } ({ $you ->
        [yes] you, {""}
       *[no] {""}
    }{ $name }): { $section ->
        [near] first straight
        [east] east bend
        [far] far straight
        [west] west bend
       *[home] home straight
    }, lap { $lap } of { $laps }, { $line ->
        [one] line in { $line } length
       *[other] line in { $line } lengths
    }, { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }{ $misses ->
        [yes] , misses the next turn
       *[no] {""}
    }
terminal-off-sand =
    { $condition ->
        [finished] { $chariot }: home
       *[out] { $chariot }: out
    }
terminal-steer-away = You lost the whip to { $other }: your ruler must turn away (5.3)
terminal-ruler = { $card }, { $gain }.{ $gaintenth } lengths straight on:
terminal-lay = ruler { $ruler ->
        [left] { $rulerangle }° left
        [right] { $rulerangle }° right
       *[straight] straight
    }, chariot { $turn ->
        [left] { $turnangle }° left
        [right] { $turnangle }° right
       *[straight] straight
    }
terminal-gain = gains { $gain }.{ $gaintenth }
terminal-into =
    { $section ->
        [near] over the line
        [east] into the east bend
        [far] on to the far straight
        [west] into the west bend
       *[home] on to the home straight
    }
terminal-way-on = then fits { $cards }
terminal-no-way-on = then none of your cards fits
terminal-nowhere = { $card } fits nowhere: walls or chariots are in the way
terminal-ram = rams { $other }
terminal-whip = whip { $other }
terminal-no-whip = leave the whip
terminal-accident =
    { $rule ->
        [knockout] accident { $numbers }: roll that and you are out, more and you draw a card
        [club] accident { $numbers }: roll that and your turn ends, more and you draw and may go on
       *[endurance] accident { $numbers }: roll that and you get no new card, more and you draw one
    }
terminal-crash = drive { $card } into the wall and be out
terminal-take =
    { $deck ->
        [normal] the normal deck: calmer speeds, fewer accidents
       *[risky] the risky deck: long rulers, horseshoes, more accidents
    }
terminal-redraw = show your hand and take a new one
terminal-keep = keep your hand
terminal-lost = lose the turn: others bar every way
terminal-miss = play nothing
terminal-stop = stop here
terminal-concede = end the race: your place is settled
terminal-here =
    { $section ->
        [near] You are on the first straight
        [east] You are in the east bend
        [far] You are on the far straight
        [west] You are in the west bend
       *[home] You are on the home straight
    }
terminal-heading =
    { $way ->
        [left] You head { $angle }° to the left of the track, towards the spina
        [right] You head { $angle }° to the right of the track, towards the outer wall
       *[straight] You head straight along the track
    }
terminal-to-spina = { $gap }.{ $gaptenth } lengths to the spina, on your left
terminal-to-wall = { $gap }.{ $gaptenth } lengths to the outer wall, on your right
terminal-to-bend = { $gap }.{ $gaptenth } lengths to the bend
terminal-rival =
    { $other }: { $where ->
        [ahead] { $gap }.{ $gaptenth } lengths ahead
        [behind] { $gap }.{ $gaptenth } lengths behind
       *[level] level with you
    }, { $aside }.{ $asidetenth } { $side ->
        [inside] nearer the spina
       *[outside] farther outside
    }

# The prompt.

terminal-ask = Your move, 1 to { $most }, or ? for help:
terminal-ask-one = Press Enter to do so, or ? for help:
terminal-type =
    { $most ->
        [1] Press Enter or type 1.
       *[other] Type the number of a move, 1 to { $most }.
    }
terminal-unclear = “{ $text }” is neither a move nor a question; type a number from 1 to { $most }, or ? for help.
terminal-may = { $move } may be played: type it without why.
terminal-all-may = Every card in your hand may be played.
terminal-no-rules = The rule pages are not at hand here.
terminal-no-clause = There is no such clause; type rules and a number from { $first } to { $last }, as in rules 3.1
terminal-hint = The coach would choose { $number }, { $move }
terminal-hint-written = The coach would choose { $move }
terminal-help-move = A number plays that move. You can also type a move as it is written in records.
terminal-help-card = The number is that of the move in the list, not the value of a card.
terminal-help-why = why: what may not be played now, and the rule that bars it. With a move: why not that move.
terminal-help-rules = rules 4.5: read that clause of the rules.
terminal-help-board = board: what lies ahead of you, and who is near.
terminal-help-hint = hint: what the coach would choose, and how often that wins.
terminal-help-moves = moves: the list of moves once more.
terminal-help-quit = quit: leave the race.
terminal-help-final = A move chosen is played: a card is drawn at once, so there is no way back.
terminal-help-ave-caesar = Moves are written like 4-11b2, 5-finish, pass, tuck 3 or withdraw.
terminal-help-ben-hur = Moves are written like drive II 0 +30: the ruler straight, the chariot 30° left. A star on a card is a horseshoe; A1, A2 and A3 are accidents.
terminal-leave = Leave the race? Type y to leave, Enter to stay:

# The end.

terminal-result = Result:
terminal-again = Another race? Type y for yes, Enter for no:
terminal-farewell = Farewell, charioteer.
terminal-left = You leave the race. Farewell.
terminal-left-eof = Nothing more to read: the race ends here.
terminal-left-interrupt = Interrupted: the race ends here.
terminal-recorded = The race is recorded in { $file }.
terminal-recorded-part = The race so far, unfinished, is in { $file }.
