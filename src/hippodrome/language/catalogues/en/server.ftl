# The server: why something is refused at a table.

table-unknown = There is no such table; check the link or the code
table-damaged = The table { $table } cannot be read; tell whoever runs the server
table-rules = This table was begun under version { $rules } of the rules; this server plays version { $known }
table-seats =
    { $players ->
        [one] The race has { $players } player, so there must be one seat, not { $seats }
       *[other] The race has { $players } players, so there must be as many seats, not { $seats }
    }
table-full = No seat is free at this table
table-busy = Too much is happening at this table just now; try again
table-still-racing = The race is not over yet
seat-taken = Seat { $seat } is taken
seat-none = There is no seat { $seat } at this table
seats-free =
    { $free ->
        [one] One seat is still free: wait for somebody, or give it to a charioteer
       *[other] { $free } seats are still free: wait for somebody, or give them to charioteers
    }
race-not-begun = The race has not begun
race-begun = The race has already begun
race-over = The race is over
move-stale = The race has gone on since you decided: look again
not-your-turn = It is not your turn
not-now = That is not possible just now
reins-yours = You hold the reins yourself
takeback-not-here = At this table moves are not taken back
takeback-asked = Somebody has already asked to take a move back
takeback-drawn = You have no move to take back: nothing is taken back once the Fates have drawn
takeback-none = There is no takeback for you to answer
stands-silent = At this table the stands are silent
token-unknown = You do not hold this seat; perhaps you have taken it to another device
recovery-unknown = No seat of this table has this recovery code

# The server: what is wrong with a message.

message-malformed = The message is not JSON
message-wrong = The message is not understood: { $why }
message-large = The message is too large; the most is { $most } bytes
hello-first = Greet first: the first message must be a hello
hello-once = You have already greeted
protocol-other = This page is out of date: the server speaks version { $known }; reload the page
origin-foreign = A page from elsewhere may not speak to this server
no-such-route = There is nothing here

# The server: when it is too much, or not well.

too-fast = Too much at once; slow down
too-much-talk = You talk too fast; wait a moment
too-many-tables = Too many tables were opened from your address; wait a while
too-many-guesses = Too many wrong codes came from your address; wait a while
too-many-sockets = Too many devices are looking on already
ledger-down = The server cannot write anything down just now, so nothing was done; try again in a moment
stopping = The server is stopping; come back in a moment
our-fault = Something went wrong on our side; nothing was done

# The server: starting it.

serving = Serving on http://{ $host }:{ $port }
page-open = The race is at { $url } in your browser. Ctrl+C ends it; nothing is lost.
limit-number = { $name } must be a whole number, at least 1
db-unknown = There is no database of the kind “{ $db }” here; give a file, or a URL that begins with postgresql://
db-driver = PostgreSQL needs a driver: pip install 'hippodrome[postgres]'
db-unreachable = The database cannot be opened: { $why }

# The server: boards, the coach, the page.

board-unknown = There is no such board
board-faulty =
    { $count ->
        [one] This board has a fault
       *[other] This board has { $count } faults
    }
hints-not-here = At this table the coach is silent
coach-busy = The coach has no time just now; try again in a moment
review-soon = The coach is still looking back on this race; ask again in a moment
placements-now = Placements are shown to whoever is to choose a speed card
page-missing = The page has not been built: run make page
port-taken = Port { $port } is in use already: end what uses it, or choose another with --port
host-unknown = The server cannot listen on { $host }: { $why }
