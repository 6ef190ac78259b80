# The page: the first screen.

page-home-motto = Two chariot races of the Circus Maximus
page-home-games = The games
page-home-about-ave-caesar = Three laps round the circus on a deck of 24 cards. Shut the narrow places to your rivals, and do not forget to hail the emperor.
page-home-facts-ave-caesar = 2 to 6 chariots · 20 minutes
page-home-about-ben-hur = Open sand, a ruler and your nerve. Take the bends at full speed, ram and whip, and let the others find the wall.
page-home-facts-ben-hur = 2 to 6 chariots · 30 minutes
page-home-race-now = Race now
page-home-harnessing = Harnessing the horses…
page-home-open = Open a table
page-home-first-race = Learn in five minutes
page-home-join-code = Join a table
page-home-join = Join
page-home-join-help = The code is on the screen of whoever opened the table.
page-home-mine = My tables
page-home-none = No table yet. Race now, or open one for your friends.
page-home-table-turn = Your turn
page-home-table-racing = { $name } is to move
page-home-table-under-way = Racing
page-home-table-gathering = Waiting for players
page-home-table-over = Over: watch it again
page-home-table-placed =
    { $place ->
        [1] Won! Watch it again
       *[other] Place { $place }: watch it again
    }
page-home-table-unknown = Cannot be reached just now
page-home-table-here = Waits here on this device
page-home-forget = Take { $code } off the list
page-home-learn-help = A first race of five minutes for each game
page-home-rules-help = Every clause, easy to search
page-home-puzzles-help = One a day, and as many as you like
page-home-gallery-help = Boards that people made, to race on or to print
page-home-workshop-help = Make a course or an arena of your own
page-home-replays-help = Watch races again, or bring in a record
page-home-away = No server can be reached. You can still race here in the browser against charioteers: press Race now. The first time takes a moment.
page-home-unfetched = No server can be reached, and what is needed to race without one is not on this device yet. It is fetched by itself when the page is open for a while beside its server.
