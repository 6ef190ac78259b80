# The page: setting up a table.

page-setup-heading = Open a table
page-setup-editions = Edition
page-setup-presets = Kind of race
page-setup-for = Made for
page-setup-ways = Where do you sit?
page-setup-way-own = Everyone on a device of their own
page-setup-way-sofa = One big screen, phones in hand
page-setup-way-hot-seat = All on this device
page-setup-way-help-own = Send the link or the code; each plays on a phone or computer, anywhere.
page-setup-way-help-sofa = The board is on this screen, each hand is on a phone. A QR code lets people in.
page-setup-way-help-hot-seat = The device goes round; a curtain hides the hands between turns.
page-setup-seats = Who races?
page-setup-players = Players
page-setup-each = Chariots each
page-setup-each-help = Few players may drive several chariots; their results are added up.
page-setup-unmanned = Unmanned chariots
page-setup-unmanned-help = Moving obstacles that nobody drives; they win nothing.
page-setup-seat = Who sits on seat { $number }
page-setup-person = A person
page-setup-charioteers = Charioteers of the house
page-setup-strength = strength { $rung } of { $rungs }
page-style-patient = patient
page-style-bold = bold
page-style-blocker = blocker
page-style-gambler = gambler
page-setup-name = Name on seat { $number }
page-setup-player = Player { $number }
page-setup-free = Free, until somebody sits down.
page-setup-course = The course
page-setup-arena = The arena
page-setup-shape = One race or several
page-setup-shape-race = One race
page-setup-shape-tournament = The usual tournament
page-setup-shape-programme = A programme of your own
page-setup-tournament-help = Both courses clockwise, then both anticlockwise; most laurels win.
page-setup-direction = Direction
page-setup-direction-help = The same course feels different the other way round.
page-setup-clockwise = clockwise
page-setup-anticlockwise = anticlockwise
page-setup-laps = Laps
page-setup-laps-help = Three is the game as it was made; with other numbers your points may not reach, or last too easily.
page-setup-laps-sand-help = One is a quick race; each lap takes about half an hour.
page-setup-races = Races
page-setup-any-number = Any number of chariots, whatever the edition and the course are made for
page-setup-chariots = { $least } to { $most } chariots
page-setup-own-course = Bring a course of your own…
page-setup-own-arena = Bring an arena of your own…
page-setup-own-json = { $file } is neither a JSON file nor a .course file.
page-setup-own-large = { $file } is too large to be opened; the most is { $most } MiB.
page-setup-leg-course = Course of race { $race }
page-setup-leg-direction = Direction of race { $race }
page-setup-leg-up = Race { $race } earlier
page-setup-leg-down = Race { $race } later
page-setup-leg-remove = Leave out race { $race }
page-setup-leg-add = One race more
page-setup-options = Rules, one by one
page-setup-changed = changed
page-setup-clause = Read clause { $clause }
page-setup-as-usual = as usual
page-setup-yes = yes
page-setup-no = no
page-setup-fewer = { $what }: fewer
page-setup-more = { $what }: more
page-setup-table = Clock, coach and manners

# Editions and presets.

page-setup-edition-ravensburger = Ravensburger
page-setup-about-ravensburger = The box of 1989. Sixes are free once somebody is home.
page-setup-edition-player-aid = Player aid
page-setup-about-player-aid = The English sheet of the later printing, also for two.
page-setup-edition-summary = Summary
page-setup-about-summary = A French digest: blocked players swap a card, and the hopeless leave early.
page-setup-edition-pro-ludo = Pro Ludo
page-setup-about-pro-ludo = The later box with its own courses, also for two.
page-setup-edition-antioch = Antioch
page-setup-about-antioch = The base game: every lap brings a place, accidents cost cards.
page-setup-edition-season = Season
page-setup-about-season = Two or three short races; an accident can throw you out.
page-setup-edition-long = The long race
page-setup-about-long = Two to four laps, and only the finish counts.
page-setup-edition-club = Club
page-setup-about-club = The clubs’ own rule: who comes through an accident may go on.

# Options of Ave Caesar.

page-setup-option-blocked-hand = Blocked hand
page-setup-help-blocked-hand = What becomes of your cards when other chariots block you.
page-setup-value-blocked-hand-keep = stays
page-setup-value-blocked-hand-tuck = swap one card
page-setup-option-six-free-after-finish = Free sixes after the first finisher
page-setup-help-six-free-after-finish = Once somebody is home, the leader may drive sixes too.
page-setup-option-retire = Out of the race
page-setup-help-retire = When a chariot that cannot get home has to leave.
page-setup-value-retire-cards-out = without cards
page-setup-value-retire-points-short = short of points
page-setup-option-unmanned-six = The six of an unmanned chariot
page-setup-help-unmanned-six = What becomes of a 6 that an unmanned leader may not drive.
page-setup-value-unmanned-six-discard = is discarded
page-setup-value-unmanned-six-keep = stays up
page-setup-option-unmanned-driver = Who drives unmanned chariots
page-setup-help-unmanned-driver = A fixed habit of the game, or the vote of all players.
page-setup-value-unmanned-driver-instinct = instinct
page-setup-value-unmanned-driver-vote = a vote
page-setup-option-next-start = Who opens the next race
page-setup-help-next-start = Who gets lane I in the next race of a tournament.
page-setup-value-next-start-last-placed = the last placed
page-setup-value-next-start-last-started = the last starter
page-setup-value-next-start-by-rank = as they arrived
page-setup-option-hand-size = Cards in hand
page-setup-help-hand-size = How many cards you choose from. Three is the game as it was made.

# Options of Ben Hur.

page-setup-option-accidents = Accidents
page-setup-help-accidents = What a bad roll does: cost a card for good, throw you out, or end your turn.
page-setup-value-accidents-endurance = endurance
page-setup-value-accidents-knockout = knockout
page-setup-value-accidents-club = club
page-setup-option-scoring = Scoring
page-setup-help-scoring = A place for every lap, only the finish, or a season of short races.
page-setup-value-scoring-laps = every lap
page-setup-value-scoring-finish = the finish
page-setup-value-scoring-season = season
page-setup-option-steering = Steering
page-setup-help-steering = Turn by 30 degrees or not at all, or by any angle up to 30.
page-setup-value-steering-fixed = three turns
page-setup-value-steering-free = any angle
page-setup-option-fewer-accidents = Fewer accidents
page-setup-help-fewer-accidents = So many accident cards are taken out of each deck, the worst first. As usual: 5 in the long race from three laps on, else none.
page-setup-option-ties = Ties
page-setup-help-ties = When the first are equal: share the place, or race once more.
page-setup-value-ties-share = share
page-setup-value-ties-race = race again

# The clock, the coach, the manners.

page-setup-clock = Clock
page-setup-clock-none = No clock
page-setup-clock-move = { $time } a move
page-setup-clock-bank = { $time }, and { $bonus } a move
page-setup-clock-own = Another…
page-setup-clock-kind = Time
page-setup-clock-each = for each move
page-setup-clock-all = for the whole race
page-setup-clock-time = How long
page-setup-clock-unit = Unit
page-setup-clock-bonus = Seconds more for each move
page-setup-clock-help = Whoever runs out of time is driven for by the stand-in, and can take the reins back as soon as the clock has time for another move. Days suit a slow race beside other things.
page-setup-unit-seconds = seconds
page-setup-unit-minutes = minutes
page-setup-unit-hours = hours
page-setup-unit-days = days
page-setup-seconds =
    { $count ->
        [one] { $count } second
       *[other] { $count } seconds
    }
page-setup-minutes =
    { $count ->
        [one] { $count } minute
       *[other] { $count } minutes
    }
page-setup-hours =
    { $count ->
        [one] { $count } hour
       *[other] { $count } hours
    }
page-setup-days =
    { $count ->
        [one] { $count } day
       *[other] { $count } days
    }
page-setup-hints = Hints of the coach
page-setup-hints-help = Whoever is to move may ask what the coach would play.
page-setup-takeback = Takebacks
page-setup-takeback-help = A move may be taken back if everyone agrees and no card was drawn since.
page-setup-talk = Talk from the stands
page-setup-talk-help = Onlookers may say something too.
page-setup-stand-in = Stand-in
page-setup-stand-in-help = Drives for whoever is out of time, away or has left.
page-setup-absent = When somebody is away
page-setup-absent-after = The stand-in drives after { $time }
page-setup-absent-never = Wait for ever
page-setup-absent-help = Counts while it is their turn and another person is waiting; whoever returns takes the reins back. As usual: ten minutes, or as long as the clock gives.
page-setup-pace = Pace of the charioteers
page-setup-pace-quick = brisk
page-setup-pace-calm = calm
page-setup-pace-slow = solemn
page-setup-title = Name of the table
page-setup-title-help = So that everyone knows it in the list of their tables.

# The summary.

page-setup-summary = Your table
page-setup-sum-changed =
    { $count ->
        [one] { $count } rule changed
       *[other] { $count } rules changed
    }
page-setup-sum-race = One race: { $course }, { $direction }
page-setup-sum-tournament = A tournament of { $races } races: { $courses }
page-setup-sum-sand =
    { $races ->
        [1] { $arena }, { $laps ->
            [one] { $laps } lap
           *[other] { $laps } laps
        }
       *[other] { $arena }, { $races } races of one lap
    }
page-setup-sum-field =
    { $chariots ->
        [one] { $chariots } chariot; people: { $people }, charioteers: { $charioteers }
       *[other] { $chariots } chariots; people: { $people }, charioteers: { $charioteers }
    }
page-setup-open-own = Open the table
page-setup-open-sofa = Open on this screen
page-setup-open-hot-seat = To the grid
page-setup-then-own = You sit down first; then send the code to the others.
page-setup-then-sofa = Everybody joins by phone; this screen shows the board.
page-setup-then-hot-seat = The race starts at once.
page-setup-no-server = The server cannot be reached just now.
page-setup-again = Try again
page-setup-refused-chariots-edition = The { $edition } rules are for { $least } to { $most } chariots. Seat more or fewer, or allow any number.
page-setup-refused-chariots-course = The course { $course } is for { $least } to { $most } chariots. Choose another course, seat more or fewer, or allow any number.
