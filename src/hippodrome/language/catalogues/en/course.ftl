# Courses: what is wrong with a course's name or with its hand-written source.

unknown-course = There is no course called { $name }. There are: { $known }.

course-source-alley-form = { $course }, line { $line }: write the alley as: alley A1 > A2 > A3 from 25c to 02c
course-source-bend-form = { $course }, line { $line }: write a bend as: bend 08 at 38.2 9.4 (and, if you like, radius 3)
course-source-bend-order = { $course }, line { $line }: this bend begins at column { $column }, before the bend above it has ended.
course-source-bend-turn = { $course }, line { $line }: the track does not turn at this corner, or turns right round; move the corner, or use two.
course-source-bends = { $course }, line { $line }: the bends must go once round the board, clockwise, and there must be at least three.
course-source-column-order = { $course }, line { $line }: column { $column } is out of turn; the next column is { $due }.
course-source-direction = { $course }, line { $line }: after start comes clockwise or anticlockwise, not { $text }.
course-source-empty = { $course }, line { $line }: something must follow the word { $word }.
course-source-file-form = { $course }, line { $line }: write > between the spaces of a file, as in b1 > b2 > b3
course-source-file-unwalled = { $course }, line { $line }: in column { $column } every file needs a wall ( | ) on either side of it.
course-source-idle-step = { $course }, line { $line }: this line changes nothing about the step from { $space } to { $target }.
course-source-missing = { $course }: there is no line that begins with { $word } (the source ends at line { $line }).
course-source-no-column = { $course }, line { $line }: there is no column { $column }.
course-source-no-space = { $course }, line { $line }: there is no space { $space }.
course-source-no-spaces = { $course }, line { $line }: here the names of spaces are missing.
course-source-number = { $course }, line { $line }: { $text } is not a number that fits here.
course-source-off-board = { $course }, line { $line }: the board is 42 wide and 29.7 high, and a radius is more than 0.
course-source-space-name = { $course }, line { $line }: { $text } is no name for a space; use letters and digits.
course-source-space-twice = { $course }, line { $line }: there are two spaces called { $space }.
course-source-spina-form = { $course }, line { $line }: write the spina as: spina 11 16.4 to 31 16.4
course-source-step-form = { $course }, line { $line }: write a step as: step 01I to 02b, or: no step 01I to 02b
course-source-unknown-word = { $course }, line { $line }: no line begins with the word { $word }.
