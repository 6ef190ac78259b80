# The server: why something is refused at a table.

table-unknown = There is no such table; check the link or the code
table-damaged = What is stored of the table { $table } cannot be read, so it was set aside; nothing was deleted. Tell whoever runs the server
table-rules = This table was begun under version { $rules } of the rules; this server plays version { $known }
here-table-damaged = What this browser has stored of the table { $table } cannot be read, so it was set aside; nothing was deleted, and every other table is as it was
here-table-rules = This table was begun under version { $rules } of the rules; this page plays version { $known }: load the page again
here-ledger-down = This browser cannot store anything just now, so nothing was done; make room in it, or try again in a moment
table-seats =
    { $players ->
        [one] The race has { $players } player, so there must be one seat, not { $seats }
       *[other] The race has { $players } players, so there must be as many seats, not { $seats }
    }
table-full = No seat is free at this table
table-busy = Too much is happening at this table just now; try again
table-talk-full = Enough was said at this table: { $most } times from here; open another one to talk on
table-changes-full = Too much was changed at this seat: { $most } times; play on, or open another table
table-large = This table is too large to be kept; the most is { $most } bytes
table-still-racing = The race is not over yet
line-none = The log of this race has no line { $line }; its last is { $most }
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
seat-asked = Somebody has already asked for seat { $seat }; those at the table are deciding
seat-not-ghost = Only whoever sat down first can free seat { $seat }: its player is there, was there a moment ago, or has spoken
livery-taken = Somebody at the table wears this livery already
pace-host = Only whoever sat down first sets the pace of the charioteers
not-absent = The player of seat { $seat } is not away, or is driven for already
petition-asked = That has already been asked
petition-none = There is nothing for you to answer
time-used = Your time is used up; the stand-in decides this
stands-silent = At this table the stands are silent
token-unknown = You do not hold this seat; perhaps you have taken it to another device
recovery-unknown = No seat of this table has this recovery code

# The server: what is wrong with a message.

message-malformed = The message is not JSON
message-wrong = The message is not understood: { $why }
message-large = The message is too large; the most is { $most } bytes
message-values = The message has too many values; the most is { $most }
request-head = The head of the request is too large
request-length = The request does not say with Content-Length how long its body is
hello-first = Greet first: the first message must be a hello
hello-once = You have already greeted
protocol-other = This page is out of date: the server speaks version { $known }; reload the page
origin-foreign = A page from elsewhere may not speak to this server
host-foreign = This server does not answer to the name { $host }; whoever runs it lets it with HIPPODROME_HOSTS={ $host }
no-such-route = There is nothing here

# The server: when it is too much, or not well.

too-fast = Too much at once; slow down
too-much-talk = You talk too fast; wait a moment
too-many-tables = Too many tables were opened from your address; wait a while
too-many-stars = Your address has given this board all the stars it may today; come back tomorrow
too-many-guesses = Too many wrong codes came from your address; wait a while
too-many-sockets = Too many devices are looking on already
too-many-connections = Too many connections are open from your address; close some
too-much-waiting = Too much is still on its way to your address; take that first
work-busy = Too much is being worked out for your address already; try again in a moment
work-too-much = This takes longer or more memory than anything here may, so it was given up
work-dropped = Whoever asked has gone, so it was not worked out
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
db-in-use = The database { $db } is in use by another server: end that one first, or give another database with --db
db-in-use-at = The database { $db } is served already at { $url }: open that address in the browser, or give another database with --db
backup-postgresql = A PostgreSQL database is copied with its own tools, such as pg_dump
backup-none = There is no database { $db } to copy
backup-exists = { $file } is there already: choose another name, or remove it first
backup-failed = { $db } cannot be copied to { $file }: { $why }
backup-done = The copy is in { $file }

# The server: boards, the coach, the page.

board-unknown = There is no such board
board-no-test-drive = A board of this game cannot be tried out with one chariot
board-faulty =
    { $count ->
        [one] This board has a fault
       *[other] This board has { $count } faults
    }
hints-not-here = At this table the coach is silent
coach-busy = The coach has no time just now; try again in a moment
review-soon = The coach is still looking back on this race; ask again in a moment
film-soon = The film is being made; ask again in a moment
film-busy = Too many films are being made just now; try again in a moment
placements-now = Placements are shown to whoever is to choose a speed card
page-missing = The page has not been built: run make page
port-taken = Port { $port } is in use already: end what uses it, or choose another with --port
host-unknown = The server cannot listen on { $host }: { $why }

# What chat programs show of a link.

preview-gathering =
    { $free ->
        [0] Everyone is here; the race begins soon
        [one] One seat is free
       *[other] { $free } seats are free
    }
preview-racing = The race is on
preview-over = The race is over
preview-author = By { $name }
preview-new = Race chariots in the browser, with friends or against charioteers

# The gallery.

gallery-full = The gallery is full: it holds { $most } boards
gallery-versions = A board has at most { $most } versions; publish it as a new one
gallery-key = This needs the key that the board was published with
gallery-name = The name of a board and of its author must be plain text on one line
