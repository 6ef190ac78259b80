# The page: races to look at again.

page-replay-heading = Replay
page-replay-board = The board
page-replay-beside = Beside the board
page-replay-words = The race in words
page-replay-hands = All hands
page-replay-hand = { $letter } holds { $cards }
page-replay-tab-words = In words
page-replay-tab-field = The field
page-replay-tab-coach = The coach
page-replay-scrubber = Moment of the race
page-replay-at = { $at } of { $of }
page-replay-keys = Go through the race
page-replay-first = To the start (Home)
page-replay-last = To the end (End)
page-replay-back = One step back (←)
page-replay-on = One step on (→)
page-replay-play = Play (space)
page-replay-pause = Pause (space)
page-replay-moment-back = To the moment before
page-replay-moment-on = To the next moment
page-replay-speed = Speed
page-replay-whose = Whose turns to jump to
page-replay-everybody = every turn
page-replay-turns-of = turns of { $name }
page-replay-turn-back = To the turn before (PageUp)
page-replay-turn-on = To the next turn (PageDown)
page-replay-live = Live
page-replay-link = Link to this moment
page-replay-link-copied = Link copied
page-replay-record = Record
page-replay-not-begun = The race has not begun.
page-replay-to-table = To the table
page-replay-chances = Chance of each to win, along the race
page-replay-decision = { $name } played { $played }; the coach would have played { $best }.
page-replay-agreed = { $name } played { $played }, and so would the coach.
page-replay-blunders =
    { $count ->
        [0] No blunders
        [one] { $count } blunder
       *[other] { $count } blunders
    }
page-replay-coach-later = When the race is over, the coach can look back on it.
page-replay-coach-none = The coach looks back on races at the server only.
page-replay-coach-help = The coach drives every decision to its end many times: how the chances to win went, and which moves were blunders.
page-replay-coach-ask = Ask the coach to look back
page-replay-coach-thinks = The coach is thinking…
page-replay-mine = Races of this device
page-replay-none = No race is over yet. Those you finish are listed here.
page-replay-bring = Bring in a record
page-replay-choose = Choose a record file
page-replay-drop = or drop it here
page-replay-by-code = Look at any table
page-replay-code = Code or id of the table
page-replay-watch = Watch
page-replay-how = Where records come from
page-replay-how-table = Every race that is over has a record: press Record above its replay.
page-replay-how-link = A link to any moment of a replay works for everyone who reaches this server.
page-replay-how-command = Races of the command line are records too:
