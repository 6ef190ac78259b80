# The page: comforts among the preferences.

page-passes = Pass by itself
page-passes-help = When nothing else can be played, your turn goes by without asking.
page-volume = Volume
page-volume-effects = Effects
page-volume-ambience = Ambience
page-music = Quiet score
page-music-help = A lyre and a drum, softly, while the race is on.
page-livery = Your livery
page-livery-help = Worn wherever it is free when you sit down.
page-livery-any = As the seat has it
page-livery-0 = Red, with a circle
page-livery-1 = Blue, with a square
page-livery-2 = Green, with a triangle
page-livery-3 = White, with a diamond
page-livery-4 = Gold, with a hexagon
page-livery-5 = Black, with a shield
page-blocked = Blocked people
page-blocked-help = What they say and feel is hidden on this device, at every table.

# The page: comforts at the table.

page-table-livery = Choose your livery
page-table-livery-taken = { $livery }: worn by { $name }
page-table-passed = Nothing else was possible: the turn went by by itself.
page-table-note-passed = Nothing else was possible for { $name }: the turn went by by itself.
page-table-note-paced = { $name } changes the pace of the charioteers.
page-table-pace-none = at once
page-table-people = Mute or block
page-table-people-help = Whoever you mute is not heard at this table. Whoever you block is not heard on this device at all; they are known by their name.
page-table-people-none = There is nobody else here.
page-table-hush = Mute
page-table-hush-name = Mute { $name }
page-table-unhush = Hear again
page-table-unhush-name = Hear again: { $name }
page-table-block = Block
page-table-block-name = Block { $name }
page-table-unblock = Unblock
page-table-unblock-name = Unblock { $name }
page-table-hidden =
    { $count ->
        [one] One line is hidden.
       *[other] { $count } lines are hidden.
    }

# The page: a race in figures.

page-table-statistics = The race in figures
page-table-statistics-help = Luck is measured against what was to be expected: above zero is more than that.
stat-wasted = Points wasted
stat-blocked = Turns blocked
stat-draw-luck = Luck of the draw
stat-rams-won = Rams won
stat-rams-lost = Rams lost
stat-rams-luck = Luck in rams
stat-whips-won = Whips won
stat-whips-lost = Whips lost
stat-whips-luck = Luck with the whip
stat-missed = Turns missed
