# The league: many races between charioteers.

league-racing = racing
league-filled = { $races } races instead of { $asked }: whole deals, and no course left out
league-resumed = { $done } of { $races } races are there already; going on
league-complete = All { $races } races are there already; the report is written anew
league-interrupted = Interrupted after { $done } of { $races } races; go on with --resume
league-nodes =
    { $nodes ->
        [one] raced on one node
       *[other] raced on { $nodes } nodes
    }
league-rung-laurels = { $number }. { $name }: rating { $rating }, { $points } laurels a race
league-rung-places = { $number }. { $name }: rating { $rating }, mean place { $points }
league-written = The report is in { $folder }

# The league: what is wrong with a plan.

league-entrants = --entrants needs at least two charioteers, each named once
league-outside = { $name } cannot be an entrant: a league must repeat, so bots of others are not admitted; they drive in hippodrome race
league-courses = --courses needs at least one course or arena, each named once, or “all”
league-races = --races must be a whole number from 1 to { $most }
league-exists = { $folder } already holds results: go on with --resume, or choose another folder
league-other-plan = { $folder } holds the results of another league: give the same options and seed, or choose another folder
league-line = { $file }, line { $line }: this is not the result of race { $race } of this league; put the file back as it was, or choose another folder
league-running = Another league is writing to { $folder }: wait until it has ended, or choose another folder
league-process-killed = A process that was racing has been killed, perhaps for want of memory; a league goes on with --resume, a balance begins anew
league-no-cluster = No Ray cluster can be reached or started: { $why }
extra-missing = This needs more packages: pip install "hippodrome[{ $extra }]"

# Bots of others: what they did wrong.

bot-no-command = { $seat } names no program; write exec: and a command, such as exec:./mybot
bot-unstartable = { $seat } cannot be started: { file-reason }; write after exec: where the program is, or the command that starts it, as in exec:./mybot or exec:python mybot.py
bot-died = The bot { $bot } ended with exit status { $status } at its turn { $turn }; { $driver } drives on
bot-killed = The bot { $bot } was ended by the signal { $signal } at its turn { $turn }; { $driver } drives on
bot-closed = The bot { $bot } closed its standard output at its turn { $turn }, though it had not ended; { $driver } drives on
bot-floods = The bot { $bot } floods: before its turn { $turn } it wrote more than { $lines } lines that nobody had asked for; { $driver } drives on
bot-hung = The bot { $bot } did not answer within { $seconds } seconds at its turn { $turn }; { $driver } drives on
bot-nonsense = The bot { $bot } did not answer with a move at its turn { $turn }, but with “{ $answer }”; { $driver } drives on
bot-not-offered = The bot { $bot } answered “{ $move }” at its turn { $turn }, which was not offered; { $driver } drives on
