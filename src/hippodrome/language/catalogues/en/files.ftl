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

# Files: what is wrong with a field of a course.

course-players = { $field } must give the fewest and the most chariots, such as [3, 4]
course-start = { $field } must list the start spaces for clockwise and for anticlockwise, and nothing else
course-size = { $field } must hold 1 to { $most } spaces
