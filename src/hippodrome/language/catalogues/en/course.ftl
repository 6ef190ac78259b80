# Courses: a name that nobody knows.

unknown-course = There is no course “{ $name }”; the courses are: { $known }

# Courses: why a course cannot be raced.

fault-id-twice = { $where } names the space { $space } more than once
fault-id-unknown = { $where } names the space { $space }, which is not among the spaces
fault-id-unused = The space { $space } is not used: it has no step and is neither in the alley nor at the start
fault-step-twice = ahead.{ $space } names the step to { $next } more than once
fault-step-advance = Driven { way-round }, the step from { $space } to { $next } must lead forward, and by less than half a lap
fault-unreachable = Driven { way-round }, no way leads from the start to the space { $space }
fault-dead-end = Driven { way-round }, no step leads on from the space { $space }
fault-alley-broken = The alley has a gap: no step leads from { $space } to { $next }
fault-alley-left = The alley may be left only at its end: take out the step from { $space } to { $next }
fault-alley-entered = The alley may be entered only at its entrance: take out the step from { $before } to { $space }
fault-alley-longer = The space { $space } belongs to the alley too: list it there, in order
fault-alley-far = The space { $space } of the alley lies more than a quarter of a lap from the line
fault-start-few = start.{ $direction } must name at least as many spaces as there may be chariots: { $most }
fault-start-far = Driven { way-round }, the start space { $space } must lie behind the line, no further than a quarter of a lap
fault-lap-short =
    { $steps ->
        [one] The shortest lap takes { $steps } step; it must take at least { $least }
       *[other] The shortest lap takes { $steps } steps; it must take at least { $least }
    }
fault-race-impossible = Driven { way-round }, no way leads from the start to the finish with a stop in the alley
fault-race-long = Driven { way-round }, the shortest race takes { $steps } steps, and a deck has only { $most } points

# Courses: what is wrong with the hand-written source.

course-source-alley-form = { $course }, line { $line }: write the alley as: alley A1 > A2 > A3 from 25c to 02c
course-source-bend-form = { $course }, line { $line }: write a bend as: bend 08 at 38.2 9.4 (and, if you like, radius 3)
course-source-bend-order = { $course }, line { $line }: this bend begins at column { $column }, before the bend above it has ended; write the bends in the order of their columns
course-source-bend-turn = { $course }, line { $line }: the track does not turn at this corner, or turns right round; move the corner, or use two
course-source-bends = { $course }, line { $line }: the bends must go once round the board, clockwise, and there must be at least three
course-source-column-order = { $course }, line { $line }: column { $column } is out of order; the next column is { $due }
course-source-direction = { $course }, line { $line }: after start comes clockwise or anticlockwise, not “{ $text }”
course-source-empty = { $course }, line { $line }: something must follow the word { $word }
course-source-file-form = { $course }, line { $line }: write > between the spaces of a file, as in b1 > b2 > b3
course-source-file-unwalled = { $course }, line { $line }: in column { $column } every file needs a wall ( | ) on either side of it
course-source-idle-step = { $course }, line { $line }: this changes nothing about the step from { $space } to { $target }; take the line out
course-source-missing = { $course }: there is no line that begins with { $word } (the source ends at line { $line })
course-source-no-column = { $course }, line { $line }: there is no column { $column }
course-source-no-space = { $course }, line { $line }: there is no space { $space }
course-source-no-spaces = { $course }, line { $line }: the names of spaces are missing here
course-source-long = { $course }: the text is too long; a course has at most { $most } letters
course-source-number = { $course }, line { $line }: “{ $text }” is not a number that fits here
course-source-off-board = { $course }, line { $line }: the board is 42 wide and 29.7 high, and a radius is more than 0 and less than 30
course-source-space-name = { $course }, line { $line }: “{ $text }” is no name for a space; use letters and digits
course-source-space-twice = { $course }, line { $line }: there are two spaces called { $space }
course-source-spina-form = { $course }, line { $line }: write the spina as: spina 11 16.4 to 31 16.4
course-source-step-form = { $course }, line { $line }: write a step as: step 01I to 02b, or: no step 01I to 02b
course-source-unknown-word = { $course }, line { $line }: no line begins with the word “{ $word }”
