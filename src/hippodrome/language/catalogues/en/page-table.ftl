# The page: the frame of a race.

page-table-company = At the table
page-table-you = you
page-table-to-move = to move
page-table-driven = a charioteer holds the reins
page-table-away = away
page-table-here = here
page-table-seat-free = Free
page-table-home = Home
page-table-code = Code
page-table-mute = Mute the sounds
page-table-menu = Menu of the table
page-table-copy-link = Copy the link
page-table-copy = Copy
page-table-copied = Copied.
page-table-not-copied = The browser did not allow copying; write it down instead.
page-table-recovery = Recovery code
page-table-recovery-why = Should this device fail you, this code gives you your seat back on any other: join the table there and enter it. It is good once; then you get a new one. Keep it to yourself.
page-table-recovery-kept = I have kept it
page-table-call-me = Call me when it is my turn
page-table-hand-over = Let a charioteer drive for me
page-table-come-back = Take the reins back
page-table-driven-for-you = { $driver } drives for { $name }.
page-table-ask-takeback = Ask to take my move back
page-table-leave = Leave the table
page-table-leave-racing = Your seat will be free for somebody else, and until then a charioteer drives your chariot. If you only want a break, just close the page: your seat stays yours.
page-table-leave-gathering = Your seat will be free for somebody else.
page-table-leave-yes = Leave for good
page-table-only-away = Only go home, keep my seat
page-table-watching =
    { $count ->
        [one] One onlooker in the stands
       *[other] { $count } onlookers in the stands
    }
page-table-no-server = The server cannot be reached just now. Try again in a moment.
page-table-line-broken = Connection lost, coming back…
page-table-server-stopping = The server is restarting; nothing is lost. Coming back…
page-table-opening = The gates are opening…
page-table-not-here = No such table
page-table-other-code = Enter another code

# The page: while people gather.

page-table-gathering = { $game }: the company gathers
page-table-seats = Seats
page-table-name = Your name
page-table-next-name = Somebody else at this device
page-table-take-seat = Take a seat
page-table-sit = Sit here
page-table-sit-on = Sit on seat { $seat }
page-table-free-seat = Free the seat
page-table-free-seat-of = Free the seat of { $name }
page-table-recovery-new = Your seat is here now. The old recovery code is used up; the new one is { $code } (see the menu of the table).
page-table-hire = Who shall drive?
page-table-hire-short = A charioteer
page-table-hire-for = Give seat { $seat } to a charioteer
page-table-strength = Strength { $strength } of { $most }
page-table-start = Start the race
page-table-start-fill =
    { $count ->
        [one] The free seat goes to { $charioteer }.
       *[other] The { $count } free seats go to charioteers like { $charioteer }.
    }
page-table-watch-or-sit = Take a seat to race, or stay and watch.
page-table-only-watch = No seat is free. You can watch from the stands.
page-table-open-sofa = Show it on a big screen
page-table-invite = Invite others
page-table-join-by-phone = Join with your phone
page-table-invitation = A seat at the races
page-table-send-link = Send the link
page-table-qr = QR code to { $link }
page-table-address = to be entered at { $address }
page-table-only-here = This server listens on this machine only. For phones on your network, start it with --host 0.0.0.0.
page-table-phone-starts =
    { $seated ->
        [yes] Any phone can start the race.
       *[no] As soon as somebody sits, any phone can start the race.
    }
page-table-terms-races =
    { $count ->
        [one] one race
       *[other] { $count } races
    }
page-table-terms-unmanned =
    { $count ->
        [one] one unmanned chariot
       *[other] { $count } unmanned chariots
    }
page-table-terms-laps =
    { $count ->
        [one] one lap
       *[other] { $count } laps
    }
page-table-terms-no-clock = no clock
page-table-terms-move = { $time } for each decision
page-table-terms-bank = { $time } in all, { $bonus } s more for each decision
page-table-terms-absent = stand-in after { $time } of absence
page-table-terms-absent-never = the absent are waited for
page-table-terms-takeback = moves taken back by consent
page-table-terms-hints = with a coach
page-table-days = { $days } d { $hours } h

# The page: during the race.

page-table-board = The board
page-table-loading-board = The sand is being raked…
page-table-hand = Your hand
page-table-beside = Beside the board
page-table-clause = A clause of the rules
page-table-words = Log and talk
page-table-tab-log = The race
page-table-tab-talk = Talk
page-table-log = The race in words
page-table-log-empty = Nothing has happened yet.
page-table-look-back = Show this moment on the board
page-table-looking-back = The race as it was earlier.
page-table-back-to-race = Back to the race
page-table-talk = Talk at the table
page-table-talk-empty = Nobody has said anything yet.
page-table-talk-silent = At this table the stands are silent.
page-table-stands = stands
page-table-say-something = Say something
page-table-say = Say
page-table-fresh = { $count } new
page-table-your-turn = Your turn
page-table-turn-of = { $name }, your turn
page-table-waiting-for = { $name } is to move
page-table-drives-for = { $driver } drives for { $name }
page-table-fates = The Fates decide
page-table-title-turn = ● Your turn — { $title }
page-table-title-turn-of = ● { $name } — { $title }
page-table-call-title = It is your turn
page-table-coach = The coach:
page-table-coach-best =
    { $unit ->
        [laurels] This brings { $worth } laurels on average and wins about { $win } % of the time.
       *[places] This comes to place { $worth } on average and wins about { $win } % of the time.
    }
page-table-coach-next = The next best: { $worth } and { $win } %.
page-table-hint = Ask the coach
page-table-hint-asking = The coach is thinking…
page-table-takeback-asked = { $name } asks to take a move back.
page-table-takeback-yes = Allow it
page-table-takeback-yes-of = { $name } allows it
page-table-takeback-no = No
page-table-takeback-waiting = { $name } has asked to take a move back; still to answer: { $names }.
page-table-petition-seat = { $name } asks for seat { $seat } and would see its hand.
page-table-petition-seat-yes = Let in
page-table-petition-reins = { $name } is away. Shall { $charioteer } drive until they return?
page-table-petition-reins-yes = Yes
page-table-petition-waiting = Still to answer: { $names }.
page-table-ask-reins = { $name } is away: let { $charioteer } drive
page-table-asked-for-seat = You have asked for seat { $seat }; those at the table are deciding.
page-table-not-let-in = Those at the table did not let you in. You can go on watching.
page-table-pass-device = Pass the device to { $name }.
page-table-i-am = I am { $name }
page-table-feelings = Show what you feel
page-table-feels = { $name }: { $what }
page-table-feeling-laurel = Laurels
page-table-feeling-whip = A crack of the whip
page-table-feeling-hail = Hail!
page-table-feeling-dust = Eat my dust
page-table-feeling-laugh = Laughter
page-table-feeling-gasp = A gasp

# The page: moments of the race.

page-table-moment-hail = Ave Caesar!
page-table-moment-block = Blocked!
page-table-moment-ram = Rammed!
page-table-moment-whip = The whip!
page-table-moment-crash = Crash!
page-table-moment-line = Over the line!
page-table-moment-home = Home!
page-table-moment-out = Out
page-table-moment-lead = In the lead!
page-table-moment-laurels = Laurels!

# The page: notes in the log.

page-table-note-sat = { $name } takes a seat.
page-table-note-left = { $name } leaves the table.
page-table-somebody = Somebody
page-table-note-recovered = { $name } comes back on another device.
page-table-note-manned = { $charioteer } takes a seat.
page-table-note-asked = { $name } asks to take a move back.
page-table-note-consented = { $name } allows the takeback.
page-table-note-declined = { $name } does not allow the takeback.
page-table-note-reins-time = The time of { $name } has run out: { $charioteer } takes the reins.
page-table-note-reins-asked = { $name } hands the reins to { $charioteer }.
page-table-note-reins-absent = { $name } is away: { $charioteer } takes the reins.
page-table-note-freed = A seat is freed.
page-table-note-petitioned-seat = { $name } asks for a free seat.
page-table-note-petitioned-reins = { $name } is away; those who are there are asked about a stand-in.
page-table-note-voted-yes = { $name } agrees.
page-table-note-voted-no = { $name } does not agree.
page-table-note-returned = { $name } takes the reins back.
page-table-note-replaced = A charioteer has failed: { $charioteer } takes over.
page-table-note-replaced-unfit = A charioteer cannot drive here, for what it has learnt is missing or the course is too large: { $charioteer } drives instead.

# The page: results.

page-table-you-won = Victory is yours!
page-table-you-came =
    { $place ->
        [2] You came second
        [3] You came third
        [4] You came fourth
        [5] You came fifth
        [6] You came sixth
       *[other] You came in place { $place }
    }
page-table-graph = The places during the race
page-table-best-moment = The moment to tell of:
page-table-won =
    { $count ->
        [one] { $names } wins!
       *[other] { $names } share the victory!
    }
page-table-laurels =
    { $count ->
        [one] { $count } laurel
       *[other] { $count } laurels
    }
page-table-points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
page-table-end-finished = home
page-table-end-out = out
page-table-end-disqualified = disqualified
page-table-end-racing = still racing
page-table-rematch = Rematch
page-table-rematch-join = Rematch: join
page-table-review = Replay, with the coach
page-table-record = Save the record
page-table-see-board = See the board
page-table-results = The results

# The page: the sofa.

page-table-sit-down = Sit down
page-table-your-emblem = This is your emblem. Look at the big screen.
page-table-sit-here = At the table: { $names }
page-table-watch = Watch from the stands
page-table-show-board = Show the board here
page-table-hide-board = Hide the board

# The page: joining.

page-join-title = Join a table
page-join-help = Enter the code of the table, as it is on the screen of whoever opened it.
page-join-go = To the table
page-join-back = Back to my seat ({ $name })
page-join-phone = My hand on this phone
page-join-sit = Take a seat
page-join-sit-board = Take a seat and see the board here
page-join-over = This race is over; you can look at how it ended.
page-join-ask = Ask for a seat
page-join-ask-why = The race has begun: those at the table have to let you in.
page-join-recover = I already have a seat here, on another device
page-join-recover-go = Take my seat back
page-table-you-disqualified = You were disqualified
page-table-you-out = You did not come home
