# Files: what is wrong with a field.

field-missing = { $field } is missing
field-unknown = { $field } is not a field that is known here; check the spelling or leave it out
field-object = { $field } must be an object
field-list = { $field } must be a list of the right length
field-text = { $field } must be text of 1 to 100 printable characters
field-whole = { $field } must be a whole number from { $least } to { $most }
field-bool = { $field } must be true or false
field-choice = { $field } must be one of these: { $choices }
field-cards = { $field } must be a list of at most 24 cards, each a number from 1 to 6
field-deck = { $field } must be a list of six numbers: how many cards of value 1, 2, 3, 4, 5 and 6 there are
field-moves = { $field } must be a list of moves, each written as text

# Files: what is wrong with a field of a course.

course-players = { $field } must give the fewest and the most chariots, such as [3, 4]
course-start = { $field } must list the start spaces for clockwise and for anticlockwise, and nothing else
course-size = { $field } must hold 1 to { $most } spaces
course-steps = { $field } must hold at most { $most } steps from space to space
course-stations = { $field }: spaces times laps must not come to more than { $most }, the grid counted as a lap; here it is { $stations }
programme-stations = { $field }: the races together have { $stations } spaces times laps; the most is { $most }
record-large = { $file } has more than { $most } events; a longer race is not read

# Files: what is wrong with a file as such.

file-unreadable = { $file } cannot be read: { file-reason }
file-unwritable = { $file } cannot be written: { file-reason }
file-reason =
    { $reason ->
        [ENOENT] No such file or directory
        [EISDIR] Is a directory
        [ENOTDIR] Not a directory
        [EACCES] Permission denied
        [EEXIST] File exists
        [ENOSPC] No space left on device
        [EROFS] Read-only file system
       *[other] { $why }
    }
file-large = { $file } is larger than { $most } MiB
file-not-text = { $file } is not UTF-8 text: look at byte { $byte }
file-not-weights = { $file } does not hold the weights of a network of this shape
json-malformed = { $file }, line { $line }, column { $column }: this is not JSON ({ $why })
json-deep = { $file } is nested too deeply
json-key-twice = { $field } appears twice in the same object
json-constant = { $name } is not a number that a file may hold
json-number = { $number } has too many digits
