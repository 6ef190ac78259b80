# Help: the headings, and what stands beside an option. A heading has its colon.

help-usage = Usage:
help-options = Options:
help-commands = Commands:
help-this = Show this message and exit.
help-default = default { $value }
help-required = required
help-range = from { $least } to { $most }
help-from = { $least } or more

# Help: the words that stand for what is to be typed.

help-word-options = OPTIONS
help-word-command = [COMMAND …]
help-word-text = TEXT
help-word-number = NUMBER
help-word-folder = FOLDER
help-word-file = FILE
help-word-name-value = NAME=VALUE
help-word-board = BOARD
help-word-move = MOVE
help-word-moves = MOVES
help-word-depth = DEPTH
help-word-card = CARD

# Help: the program.

help-hippodrome = Race chariots: Ave Caesar and Ben Hur, for people and for programs.
help-hippodrome-more = Alone it opens the page in the browser. “hippodrome play” races in the terminal; the other commands are for records, boards and programs. “hippodrome COMMAND --help” says what a command takes.
help-hippodrome-version = Show the version and exit.

# Help: open, play, serve.

help-open = Open the page in the browser; “hippodrome” alone does the same.
help-open-more = It starts a server of its own, and a database is made where there is none.
help-open-host = The address to listen on.
help-open-port = The port; if not given, the first that is free from 8000 on.
help-open-db = A SQLite file or a postgresql:// URL; if not given, what HIPPODROME_DB says, else a file of its own.
help-open-data = The folder for the database; if not given, the user’s folder for such things.
help-open-browser = Whether the browser is opened.

help-play = Race in the terminal, alone or with friends, against charioteers.
help-play-more = Without options a short menu asks what to race; Enter starts at once: Ave Caesar on the course white, you against three charioteers. Everything is plain text, a fact a line. During the race “?” lists what can be typed. Several persons (--seats you,you,greedy) share the keyboard, each hand hidden from the others.
help-play-game = Which race; ave-caesar if not given.
help-play-seats = Who drives, separated by commas: “you” for a person at the keyboard, you:NAME to be called so, or a charioteer: { $charioteers }. If not given { $usual }.
help-play-course = The course or arena, by name or file.
help-play-direction = Which way round (Ave Caesar).
help-play-edition = The edition of Ave Caesar, or the preset of Ben Hur.
help-play-option = An option that replaces the edition’s; may be repeated.
help-play-laps = How many laps.
help-play-each = How many chariots each seat drives.
help-play-unmanned = How many chariots nobody drives (Ave Caesar).
help-play-tournament = Race the edition’s whole tournament (Ave Caesar).
help-play-seed = The same seed brings the same cards and dice.
help-play-language = The language; if not given, that of your system.
help-play-out = Write the record of the race to this file.

help-serve = Serve tables to browsers and bots; a database is made where there is none.
help-serve-host = The address to listen on.
help-serve-port = The port; 0 takes one that is free.
help-serve-db = A SQLite file or a postgresql:// URL; if not given, what HIPPODROME_DB says, else a file of its own.
help-serve-data = The folder for the database; if not given, the user’s folder for such things.

help-backup = Copy the database to a file, also while a server runs.
help-backup-more = Copying the database file by itself misses what was written last. PostgreSQL is copied with its own tools.
help-backup-db = The SQLite file to copy; if not given, what HIPPODROME_DB says, else the file of its own.
help-backup-data = The folder of the database; if not given, the user’s folder for such things.
help-backup-out = The file to write; it must not be there yet.

# Help: race, replay, review.

help-race = Run a race between charioteers and tell how it ended.
help-race-game = Which race.
help-race-seats = Who drives, by name, separated by commas; four times greedy or steady if not given. { $charioteers }; or exec:PROGRAM for a bot of your own.
help-race-bot-seconds = How many seconds a bot of your own may think about a move.
help-race-course = A course or arena by name or file; several make a tournament.
help-race-direction = Which way round the (last) course given is driven.
help-race-edition = The edition of Ave Caesar, or the preset of Ben Hur.
help-race-option = An option that replaces the edition’s; may be repeated.
help-race-tournament = Race the edition’s whole tournament (Ave Caesar).
help-race-each = How many chariots each seat drives.
help-race-unmanned = How many chariots nobody drives (Ave Caesar).
help-race-laps = How many laps, where not as many as the course has.
help-race-seed = Makes the race repeatable; without it the system’s chance is used.
help-race-out = Write the record to this file; - is standard output.

help-replay = Verify the record in FILE, event by event, and tell the race in words.
help-replay-quiet = Verify only.

help-film = Save the race recorded in FILE as a film, GIF or WebP.
help-film-more = At most 5 MB, every turn a frame; a race that would be larger is shown smaller. Needs the extra “print”.
help-film-out = The film to write; its name ends in .gif or .webp.
help-film-part = The whole race, or its last lap.
help-film-language = The language of what is told; if not given, that of your system.

help-review = Look back on the race recorded in FILE: what each move was worth, and which were blunders.
help-review-more = The coach knows at each decision what the charioteer could know, and nothing more.
help-review-out = Write page, graph and JSON to this folder.
help-review-budget = How many races are imagined for a move that matters: 96 for Ave Caesar, 16 for Ben Hur if not given.
help-review-seat = Look at the decisions of this seat alone, counted from 1.
help-review-seed = The same seed gives the same review.

# Help: league, balance.

help-league = Race charioteers against each other many times, and write a ladder with intervals.
help-league-more = With --on ray the races run on the Ray cluster that RAY_ADDRESS names, or on one started for the while.
help-league-game = Which race.
help-league-entrants = Charioteers by name, separated by commas. { $charioteers }.
help-league-races = How many races, filled up to whole deals on every course.
help-league-courses = Courses or arenas by name, separated by commas, or “all”.
help-league-chariots = How many chariots in a race; the course’s largest field if not given.
help-league-meet = All entrants in every race, or every pair in turn.
help-league-edition = The edition of Ave Caesar, or the preset of Ben Hur.
help-league-seed = The same seed gives the same report.
help-league-out = The folder to write.
help-league-jobs = How many processes; as many as there are processors if not given.
help-league-on = Where the races run: on this machine, or on a Ray cluster.
help-league-resume = Go on with a league that was interrupted.

help-balance = Measure how fair the courses are: wins by start lane, and how often the rules bite.
help-balance-out = The page to write; - is standard output.
help-balance-game = One game alone; both if not given.
help-balance-charioteer = Who drives in every lane: greedy in Ave Caesar, steady in Ben Hur if not given.
help-balance-races = How many races for each course, number of chariots and way round: 400, or 100 in Ben Hur if not given.
help-balance-seed = The same seed gives the same page.
help-balance-jobs = How many processes.

# Help: draw.

help-draw = Draw a BOARD, a course or an arena, by name or file.
help-draw-more = With a position its board need not be named.
help-draw-out = The SVG file to write; - is standard output.
help-draw-position = A position file: its chariots stand on the board.
help-draw-card = A speed card of Ben Hur: its ruler and ghosts, for the chariot to move in the position.
help-draw-ruler = How the ruler lies.
help-draw-ids = Write the name of every space on it.

help-print = Print a BOARD at true size, with cards, pieces and rules, as a PDF.
help-print-more = It is printed at 100 %; the first page says how. Needs the extra “print”.
help-print-paper = The paper.
help-print-language = The language of cards and rules; if not given, that of your system.
help-print-out = The PDF file to write; - is standard output.

help-workshop = Check, draw, measure and print a course or an arena of your own.
help-workshop-more = “hippodrome workshop COMMAND --help” says what a command takes.
help-workshop-check = Check the course or arena in FILE: a line for every fault, with its place, or its measures.
help-workshop-draw = Draw the course or arena in FILE.
help-workshop-draw-out = The picture to write: SVG, or PNG if its name ends in .png (needs the extra “print”).
help-workshop-draw-width = How many pixels wide a PNG is.
help-workshop-balance = Race charioteers on the course or arena in FILE, and tell how fair it is.
help-workshop-balance-races = How many races each way round.
help-workshop-balance-chariots = How many chariots; as many as the board is made for if not given.
help-workshop-balance-charioteer = Who drives every chariot.
help-workshop-balance-seed = The same seed brings the same races.
help-workshop-balance-out = Also draw the board, with the places glowing where chariots block each other.
help-workshop-print = Print the course or arena in FILE with cards, pieces and rules, as a PDF.
help-workshop-print-paper = The paper.
help-workshop-print-language = The language of cards and rules; if not given, that of your system.
help-workshop-print-out = The PDF file to write; - is standard output.
help-puzzles = Show the puzzle of the day: a position in which one move is clearly best.
help-puzzles-more = “hippodrome puzzles COMMAND --help” says what a command takes.
help-puzzles-make = Make a collection of puzzles from races of charioteers, each judged again with ten times the thinking.
help-puzzles-make-game = Which game.
help-puzzles-make-count = How many puzzles.
help-puzzles-make-seed = The same seed brings the same puzzles.
help-puzzles-make-out = The collection to write; if it is there already, it is gone on with.
help-puzzles-answer = Say whether MOVE is the answer to the puzzle of the day, and why.

# Help: the referee and the checks.

help-legal = Print the legal moves of the position in FILE, one a line; - is standard input.
help-legal-why = Add a line for each card in hand that may not be played, with its clause.

help-apply = Play MOVES in the position in FILE and print the position after them, as JSON.

help-perft = Count the sequences of DEPTH moves from the position in FILE, the Fates’ included.

help-placements = Print where a speed CARD of Ben Hur can be laid: both turns, the verdict and the pose reached.

help-check-course = Check the course in FILE: a line for every fault, or the shortest races and the bottlenecks.
help-check-course-more = FILE is a course file, or a course source ending in .course.

help-check-arena = Check the arena in FILE: a line for every fault, or its measures.

help-referee = Answer requests, one JSON object a line, until the end of standard input.
help-referee-engine = Choose what answers: the rules of reference, or lockstep, which has them over arrays.

# What was typed wrongly.

usage-no-command = There is no command “{ $name }”; “{ $group } --help” lists them
usage-no-command-like = There is no command “{ $name }”; did you mean { $like }?
usage-no-option = There is no option “{ $option }”; “{ $command } --help” lists them
usage-no-option-like = There is no option “{ $option }” for “{ $command }”; did you mean { $like }?
usage-no-value = { $option } takes no value; write it alone
usage-needs-value = { $option } needs a value after it
usage-extra = “{ $arguments }” is more than “{ $command }” takes; leave it out
usage-whole = { $field } must be a whole number
usage-whole-from = { $field } must be a whole number, { $least } or more
usage-number = { $field } must be a number from { $least } to { $most }
usage-folder = { $field } must be a folder that can be read, or a new one
usage-value = { $field } has a value that cannot be used
