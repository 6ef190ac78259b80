# Ben Hur: why a move is refused. The number is the clause of the rules.

ben-hur-ruler-touches-inner = The ruler touches the spina (3.5).
ben-hur-ruler-touches-outer = The ruler touches the outer wall (3.5).
ben-hur-chariot-touches-inner = The chariot would touch the spina (3.5).
ben-hur-chariot-touches-outer = The chariot would touch the outer wall (3.5).
ben-hur-goes-back = That would take the chariot back, and nobody drives the wrong way round (3.5).
ben-hur-crowded = More than one chariot is in the way (3.5).
ben-hur-in-the-way = Chariot @{ $other } is in the way: ram it or drive elsewhere (3.6).
ben-hur-nobody-to-ram = There is no such chariot to ram there (4.1).
ben-hur-announced-already = This charioteer has already announced a ram or a whip this turn (5.4).
ben-hur-must-steer-away = After a lost whip the ruler must be turned { $turn }, away from the winner (5.3).
ben-hur-no-such-turn = The ruler and the chariot go straight or turn 30 degrees; { $turn } is not allowed (3.4).
ben-hur-not-in-hand = There is no card { $card } in this chariot's hand (3.3).
ben-hur-speed-must-follow = After two accidents a speed card must follow (6.4).
ben-hur-can-still-play = There is still a card that can be played (3.6).
ben-hur-not-settled = The place of this chariot is not settled yet (7.4).
ben-hur-race-is-over = The race is over (7.4).
ben-hur-not-now = { $move } cannot be played now; the race is at: { $phase } (9).

# Ben Hur: what is wrong with a move, a card or a question.

ben-hur-no-such-move = { $move } is no move; a move looks like: drive II 0 +30
ben-hur-no-such-speed = { $card } is no speed card; speed cards look like: II or +III+*
ben-hur-nobody-drives = Nobody is to drive; the race is at: { $phase }

# Ben Hur: what is wrong with an arena.

ben-hur-no-such-arena = There is no arena called { $arena }. There are: { $arenas }.
ben-hur-arena-not-an-object = An arena is a name or an object.
ben-hur-arena-unknown-field = The arena has an unknown field: { $field }.
ben-hur-arena-name = The arena's name must be text.
ben-hur-arena-measure = The arena's { $field } must be a whole number from { $least } to { $most }.
ben-hur-arena-no-sand = There is no sand between the walls: outer ({ $outer }) must be more than inner ({ $inner }) (1.1).
ben-hur-arena-place-wall = A chariot on start place { $place } would touch the { $wall } wall (1.1).
ben-hur-arena-places-overlap = Chariots on neighbouring start places would overlap: step ({ $step }) is too small (1.1).

# Ben Hur: what is wrong with a set-up or a position.

ben-hur-unknown-field = There is no field called { $field }.
ben-hur-unknown-option = There is no option called { $option }.
ben-hur-not-this-game = { $field } must be: ben-hur
ben-hur-not-an-object = { $field } must be an object.
ben-hur-not-a-list = { $field } must be a list of at most { $most }.
ben-hur-not-a-number = { $field } must be a whole number from { $least } to { $most }.
ben-hur-not-a-count = { $field } must be a whole number from 0 to 99.
ben-hur-not-a-bool = { $field } must be true or false.
ben-hur-not-a-pair = { $field } must name two different chariots.
ben-hur-not-a-pose = { $field } must be [x, y, heading].
ben-hur-not-a-deck = { $field } must be written as cards and how many there are of each.
ben-hur-no-such-choice = { $field } must be one of: { $choices }.
ben-hur-no-such-card = { $field }: { $card } is no card that fits here.
ben-hur-listed-twice = { $field } lists something twice.
ben-hur-missing = { $field } is missing.
ben-hur-no-chariots = { $field } must list one to six chariots.
ben-hur-players = { $field } must be 2 to 6 (2.1).
ben-hur-each = { $field } must be 1 to { $most } with so many players (2.3).
ben-hur-seats = { $field } must give every chariot a seat, and leave no seat without one.
ben-hur-charioteers = charioteers must name one for each chariot, none twice, out of: { $names } (1.5).
ben-hur-fewer-accidents = { $field } must be 0, or 5 and more (2.4).
ben-hur-races = { $field } must be 2 or 3 in a season, and 1 otherwise (7.2).
ben-hur-too-few-cards = Each deck needs at least { $least } cards.
ben-hur-too-many-cards = { $field }: there are only { $most } cards { $card } in the box (1.4).
ben-hur-backs = { $field } must have a letter n or r for each card of the hand.
ben-hur-two-and-two = { $field }: a chariot is dealt two cards from each deck (2.2).
ben-hur-away-from-itself = { $field }: a chariot cannot steer away from itself (5.3).
ben-hur-stands-in-wall = { $field }: the chariot touches the { $wall } wall (1.1).
ben-hur-stands-across = { $field }: the chariot overlaps chariot @{ $other }.
ben-hur-has-finished = { $field }: the chariot has completed its last lap and cannot be racing (7.1).
ben-hur-not-on-its-place = { $field }: before the race every chariot stands on a start place (2.1).
ben-hur-marker-twice = { $field }: two chariots hold the same place marker of lap { $lap } (7.2).
ben-hur-off-the-sand = { $field } names a chariot that has left the sand (3.7).
ben-hur-nobody-racing = { $field }: nobody is racing, so the race is over (7.4).
ben-hur-somebody-racing = { $field }: the race is not over while somebody is racing (7.4).
ben-hur-nobody-asked = { $field }: there is no chariot that this could be for (2.2).
ben-hur-not-its-decision = { $field } must be { $expected } (2.2).
ben-hur-not-its-turn = { $field } must be { $expected }, the chariot furthest ahead that has not moved (3.1).
ben-hur-all-have-moved = { $field }: every chariot racing has moved, so a new round begins (3.1).
ben-hur-no-card-left = { $field }: who has no card left is out (6.1).
ben-hur-hand-is-full = { $field }: a chariot that is to draw holds at most three cards (2.2).
ben-hur-touches-nobody = { $field }: the chariot touches nobody it could whip (5.1).
ben-hur-one-business = { $field } can hold only one of: ram, whip, accident.
ben-hur-pending-does-not-fit = { $field } does not fit the phase { $phase }.
