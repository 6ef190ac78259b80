# Ben Hur: why a move is refused. The clause is added by whoever shows the sentence.

ben-hur-ruler-touches-inner = The ruler touches the spina
ben-hur-ruler-touches-outer = The ruler touches the outer wall
ben-hur-chariot-touches-inner = The chariot would touch the spina
ben-hur-chariot-touches-outer = The chariot would touch the outer wall
ben-hur-goes-back = That would take the chariot back, and nobody drives the wrong way round
ben-hur-crowded = More than one chariot is in the way, or one of your own, which nobody rams
ben-hur-in-the-way = Chariot @{ $other } is in the way: ram it or drive elsewhere
ben-hur-nobody-to-ram = There is no such chariot to ram there
ben-hur-announced-already = This charioteer has already announced a ram or a whip this turn
ben-hur-must-steer-away = After a lost whip the ruler must be turned away from the winner: { $turn } degrees (plus is left)
ben-hur-no-such-turn = The ruler and the chariot go straight or turn by up to 30 degrees as the steering allows: { $turn } is not possible
ben-hur-not-in-hand = There is no { $card } in this chariot’s hand
ben-hur-speed-must-follow = After two accidents a speed card must follow
ben-hur-can-still-play = There is still a card that can be played
ben-hur-not-settled = The place of this chariot can still change, so the race goes on
ben-hur-race-is-over = The race is over: there is nothing left to play
ben-hur-not-now = { $move } cannot be played now: { what-is-due }

# Ben Hur: what is wrong with a move, a card or a question.

ben-hur-no-such-move = “{ $move }” is no move; a move looks like: drive II 0 +30
ben-hur-no-such-speed = “{ $card }” is no speed card; speed cards look like: II or +III+*
ben-hur-nobody-drives = Nobody can drive now: { what-is-due }

# Ben Hur: what is wrong with an arena.

ben-hur-no-such-arena = There is no arena “{ $arena }”; the arenas are: { $arenas }
ben-hur-arena-not-an-object = arena must be the name of an arena or an object
ben-hur-arena-unknown-field = arena.{ $field } is not a field that is known here; check the spelling or leave it out
ben-hur-arena-name = arena.name must be text
ben-hur-arena-measure = arena.{ $field } must be a whole number from { $least } to { $most }
ben-hur-arena-no-sand = There is no sand between the walls: arena.outer ({ $outer }) must be more than arena.inner ({ $inner }) (1.1)
ben-hur-arena-place-wall = A chariot on start place { $place } would touch { which-wall }: change arena.first, arena.step or the walls (1.1)
ben-hur-arena-places-overlap = Chariots on neighbouring start places would overlap: arena.step ({ $step }) is too small (1.1)
ben-hur-arena-deck-small = makeup.{ $deck }: the deck needs at least { $least } cards (1.4)
ben-hur-arena-deck-lame = makeup.{ $deck }: no more than half of the cards may be accidents

# Ben Hur: what is wrong with a set-up or a position.

ben-hur-unknown-field = { $field } is not a field that is known here; check the spelling or leave it out
ben-hur-unknown-option = options: there is no option “{ $option }”
ben-hur-not-this-game = { $field } must be ben-hur
ben-hur-not-an-object = { $field } must be an object
ben-hur-not-a-list = { $field } must be a list of the right length, { $most } at the most
ben-hur-not-a-number = { $field } must be a whole number from { $least } to { $most }
ben-hur-not-a-count = { $field } must be a whole number from 0 to 99
ben-hur-not-a-bool = { $field } must be true or false
ben-hur-not-a-pair = { $field } must name two different chariots
ben-hur-not-a-pose = { $field } must be [x, y, heading]
ben-hur-not-a-deck = { $field } must be an object that tells how many there are of each card
ben-hur-no-such-choice = { $field } must be one of these: { $choices }
ben-hur-no-such-card = { $field }: “{ $card }” is no card that fits here
ben-hur-listed-twice = { $field } lists something twice
ben-hur-missing = { $field } is missing
ben-hur-no-chariots = { $field } must list one to six chariots
ben-hur-players = { $field } must be a whole number from 2 to 6 (2.1)
ben-hur-each = { $field } must be a whole number from 1 to { $most } with so many players (2.3)
ben-hur-seats = { $field } must give every chariot a seat, and leave no seat without one
ben-hur-charioteers = charioteers must name one for each chariot, none twice, out of: { $names } (1.5)
ben-hur-fewer-accidents = { $field } must be 0, or a whole number from 5 to 99 (2.4)
ben-hur-races = { $field } must be 2 or 3 in a season, and 1 otherwise (7.2)
ben-hur-too-few-cards = makeup: each deck needs at least { $least } cards
ben-hur-too-many-cards = { $field }: the number of cards { $card } in this deck is { $most } at the most (1.4)
ben-hur-backs = { $field } must have a letter n or r for each card of the hand
ben-hur-two-and-two = { $field }: a chariot is dealt two cards from each deck (2.2)
ben-hur-away-from-itself = { $field }: a chariot cannot steer away from itself (5.3)
ben-hur-stands-in-wall = { $field }: the chariot touches { which-wall } (1.1)
ben-hur-stands-across = { $field }: the chariot overlaps chariot @{ $other }
ben-hur-has-finished = { $field }: the chariot has completed its last lap and cannot be racing (7.1)
ben-hur-not-on-its-place = { $field }: before the race every chariot stands on a start place (2.1)
ben-hur-marker-twice = { $field }: two chariots hold the same place marker of lap { $lap } (7.2)
ben-hur-off-the-sand = { $field } names a chariot that has left the sand (3.7)
ben-hur-nobody-racing = { $field } must be over: nobody is racing (7.4)
ben-hur-somebody-racing = { $field } cannot be over while somebody is racing (7.4)
ben-hur-nobody-asked = { $field }: there is no chariot that this could be for (2.2)
ben-hur-not-its-decision = { $field } must be { $expected } (2.2)
ben-hur-not-its-turn = { $field } must be { $expected }, the chariot furthest ahead that has not moved (3.1)
ben-hur-all-have-moved = { $field }: every chariot racing has moved, so a new round begins (3.1)
ben-hur-no-card-left = { $field }: a chariot without a card is out (6.1)
ben-hur-hand-is-full = { $field }: a chariot that is to draw holds at most three cards (2.2)
ben-hur-touches-its-own = { $field }: chariots of the same player do not whip each other; leave the pair out (5.4)
ben-hur-touches-nobody = { $field }: the chariot touches nobody it could whip (5.1)
ben-hur-one-business = { $field } can hold only one of: ram, whip, accident
ben-hur-pending-does-not-fit = { $field } does not fit the phase { $phase }
