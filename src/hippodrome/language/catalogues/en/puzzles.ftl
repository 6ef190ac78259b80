# Puzzles: what they are about.

puzzle-kind-alley = The emperor’s alley
puzzle-kind-block = A block
puzzle-kind-six = The six
puzzle-kind-lane = The lane
puzzle-kind-passing = Overtaking
puzzle-kind-road = A free road
puzzle-kind-points = Points left
puzzle-kind-last-lap = The last lap
puzzle-kind-whip = The whip
puzzle-kind-ram = A ram
puzzle-kind-accident = An accident
puzzle-kind-bend = The bend
puzzle-kind-line = The line
puzzle-kind-speed = Speed
puzzle-kind-brake = Braking

# Puzzles: why the answer is better than another move. The first is never said alone.

puzzle-best = Best is { coach-best-move }, not { coach-played-move }
puzzle-home = { puzzle-best }: it is over the finish, and nobody overtakes a chariot that is home.
puzzle-disgrace =
    { $pays ->
        [yes] { puzzle-best }: it pays the tribute, while the other drive leads past the emperor’s alley for the last time.
       *[no] { puzzle-best }: the other drive leads past the emperor’s alley for the last time, and the tribute is never paid.
    }
puzzle-tribute = { puzzle-best }: it stops in the emperor’s alley and pays the tribute.
puzzle-aim = { puzzle-best }: from there your { $aim } stops in the emperor’s alley, from the other space no card of your hand does.
puzzle-tribute-later = { puzzle-best }: the tribute can wait, and now the road counts more.
puzzle-points = { puzzle-best }: the other drive leaves too few points in your cards to reach the finish.
puzzle-block =
    { $count ->
        [one] { puzzle-best }: the chariot stands on a bottleneck there, and a rival close behind cannot pass.
       *[other] { puzzle-best }: the chariot stands on a bottleneck there, and { $count } rivals close behind cannot pass.
    }
puzzle-shut-in = { puzzle-best }: from the other space no card left in your hand has a free road.
puzzle-lane =
    { $points ->
        [one] { puzzle-best }: its way is shorter and saves { $points } point of your cards.
       *[other] { puzzle-best }: its way is shorter and saves { $points } points of your cards.
    }
puzzle-six-now = { puzzle-best }: the 6 may be driven now, but not once you lead.
puzzle-six-behind = { puzzle-best }: the other drive takes the lead, and there the 6 in your hand may not be driven.
puzzle-passing =
    { $fewer ->
        [0] { puzzle-best }: it overtakes rivals ({ $count }), the other drive nobody.
       *[other] { puzzle-best }: it overtakes more rivals ({ $count }) than the other drive ({ $fewer }).
    }
puzzle-roads =
    { $fewer ->
        [0] { puzzle-best }: from there a card of your hand has a free road, from the other space none.
       *[other] { puzzle-best }: from there more cards of your hand have a free road ({ $count }) than from the other space ({ $fewer }).
    }
puzzle-whip =
    { $horseshoes ->
        [0] { puzzle-best }: even without a horseshoe the duel with { $rival } pays, for whoever loses it misses a turn.
       *[other] { puzzle-best }: with your horseshoes ({ $horseshoes }) the duel with { $rival } pays, for whoever loses it misses a turn.
    }
puzzle-no-whip =
    { $horseshoes ->
        [0] { puzzle-best }: without a horseshoe you would risk your next turn against the hidden cards of { $rival } ({ $held }).
       *[other] { puzzle-best }: even with horseshoes ({ $horseshoes }) you would risk your next turn against the hidden cards of { $rival } ({ $held }).
    }
puzzle-ram = { puzzle-best }: the ram sends { $other } back to where you stood.
puzzle-no-ram = { puzzle-best }: a ram that is lost spends the card and moves nobody, the drive is certain.
puzzle-accident-first = { puzzle-best }: after that drive no card left in your hand has a clear placement.
puzzle-drive-on = { puzzle-best }: an accident costs the turn and perhaps a card, the drive wins ground.
puzzle-finish = { puzzle-best }: it completes the last lap.
puzzle-line-left = { puzzle-best }: from there a card of your hand still has a clear placement ({ $cards }), from the other pose none.
puzzle-more-lines = { puzzle-best }: from there a clear placement is left for { $cards } too, which has none from the other pose.
puzzle-speed = { puzzle-best }: the longer ruler leads further round.
puzzle-shorter-but-further = { puzzle-best }: the shorter ruler leads further round here.
puzzle-brake = { puzzle-best }: the shorter ruler leaves room for the next card.
puzzle-further = { puzzle-best }: with the same card it leads further round.
puzzle-straighter = { puzzle-best }: with the same card the chariot stands better for the next one.

# Puzzles: what is wrong.

puzzles-none = There are no puzzles of { $game }
puzzles-unreadable = { $file } is no collection of puzzles
puzzles-other = { $file } is a collection of another game or seed, or was judged otherwise: choose another file
puzzle-unknown = { $game } has the puzzles 1 to { $most }
puzzle-day = “{ $day }” is no day: write it like 2026-11-16
puzzle-broken = A puzzle of { $game } cannot be laid out (race { $race }); make the collection anew

# Puzzles: in the terminal.

puzzles-today = Puzzle of the day { $day }: { $game }, number { $number }
puzzles-about = It is about: { $kind }. One move is clearly best; hippodrome puzzles answer MOVE says whether you found it.
puzzles-right = Right. { $why }
puzzles-wrong = Not the best. { $why }
puzzles-not-offered = { $move } is none of the moves: { $moves }
puzzles-making = puzzles
puzzles-made =
    { $races ->
        [one] { $count } puzzles from one race: { $kinds }
       *[other] { $count } puzzles from { $races } races: { $kinds }
    }

# The page: the screen of puzzles.

page-puzzle-heading = { $game }, puzzle { $number }
page-puzzle-today = Puzzle of the day
page-puzzle-ask = Your turn: one move is clearly best. Find it, and play it as at a table.
page-puzzle-right = Right!
page-puzzle-wrong = Not the best.
page-puzzle-shown = The answer
page-puzzle-margin =
    { $unit ->
        [laurels] By the coach’s judgement it is worth { $worth } { $worth ->
            [one] laurel
           *[other] laurels
        } more than any other move.
       *[places] By the coach’s judgement it is worth { $worth } { $worth ->
            [one] place
           *[other] places
        } more than any other move.
    }
page-puzzle-again = Try again
page-puzzle-show = Show the answer
page-puzzle-next = Next puzzle
page-puzzle-to-today = To the puzzle of the day
page-puzzle-choose = Which puzzles
page-puzzle-game = Game
page-puzzle-kind = About
page-puzzle-every-game = All games
page-puzzle-every-kind = Everything
page-puzzle-none = There are no puzzles here.
page-puzzle-score = Your score
page-puzzle-days =
    { $count ->
        [one] { $count } day in a row
       *[other] { $count } days in a row
    }
page-puzzle-run = { $count } right in a row, { $most } at best
page-puzzle-solved = { $right } of { $tried } solved at the first try
page-puzzle-board = The board
page-puzzle-hand = Your hand
page-puzzle-beside = The puzzle
page-puzzle-better = Another move is clearly better. Try again, or let the answer be shown.
