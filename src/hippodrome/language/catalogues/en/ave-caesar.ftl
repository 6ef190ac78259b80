# Ave Caesar: why a move is refused. The clause is added by whoever shows the sentence.

refused-six = You lead the race: the leader may not play a 6
refused-blocked = Every way for your { $card } is blocked by other chariots
refused-wait = The others leave you no free way to the emperor’s alley, and your { $card } would take you past your last chance to pay: wait
refused-astray = From { $space } you could no longer stop in the emperor’s alley, and the others leave you no free way there just now: end your { $card } elsewhere
refused-taken = Another chariot stands on { $space }
refused-not-held = You do not hold a { $card }
refused-not-reached =
    { $space ->
        [finish] Your { $card } does not take you over the finish
       *[other] Your { $card } does not end on { $space }
    }
refused-must-play = You can play a card, so you may not pass
refused-must-tuck = You are blocked: put one of your cards under your deck instead of passing
refused-tuck = You may put a card under your deck only if you hold it, can play nothing, and your edition allows it
refused-withdraw = Only a disqualified chariot may withdraw from the race
refused-draw-due = First a card is drawn, one that is still in the deck
refused-no-draw = No card is to be drawn now
refused-lots = The lanes are being drawn: first the Fates turn up a card for each chariot
refused-no-lots = The lanes have already been drawn
refused-deal = The cards are still being dealt: wait until every chariot has its hand
refused-vote = Everybody votes now: name one of the drives of the unmanned chariot, as in vote 4-11b2
refused-no-vote = There is nothing to vote on now
refused-over = The race is over: there is nothing left to play

# Ave Caesar: what is wrong with a move.

move-unreadable = “{ $move }” is no move; moves look like: 4-11b2, 5-finish, pass, tuck 3, withdraw, draw 5

# Ave Caesar: what is wrong with a set-up.

chariots-each =
    { $players ->
        [1] { $field }: a single player drives one chariot (8.1)
        [2] { $field }: two players drive 1, 2 or 3 chariots each (8.1)
        [3] { $field }: three players drive 1 or 2 chariots each (8.1)
       *[other] { $field }: { $players } players drive one chariot each (8.1)
    }
chariots-edition = { $field }: the edition { $edition } is for { $least } to { $most } chariots in all; change players, each or unmanned (9)
chariots-course = { $field }: the course { $course } is for { $least } to { $most } chariots; choose another course or another number of chariots (1.1)
setup-leg = { $field } must be an object with a course, a direction if you like, and nothing else
option-unknown = { $field }: there is no option “{ $option }”; the options are: { $known }

# Ave Caesar: what is wrong with a position.

position-no-setup = A position from a file has no set-up; begin with a set-up or with the record of a race
course-faulty =
    { $count ->
        [one] course: there is { $count } fault in this course; hippodrome check-course tells which
       *[other] course: there are { $count } faults in this course; hippodrome check-course lists them
    }
chariots-number = { $field } must list 1 to { $most } chariots
space-unknown = { $field }: the course has no space “{ $space }”
space-taken = { $field }: another chariot already stands on { $space } (3.3)
space-needed = { $field }: a chariot that is racing must stand on a space
space-not-null =
    { $state ->
        [finished] { $field } must be null: a chariot that has finished stands on no space
       *[out] { $field } must be null: a chariot that is out stands on no space
    }
lap-state =
    { $state ->
        [out] { $field }: a chariot that is out has not crossed the finish, so its lap is at most the number of laps
        [finished] { $field }: a chariot that has finished has crossed the finish, so its lap is the number of laps plus one
       *[disqualified] { $field }: a disqualified chariot off the course has crossed the finish, so its lap is the number of laps plus one
    }
hand-too-large =
    { $most ->
        [one] { $field } may hold { $most } card at the most
       *[other] { $field } may hold { $most } cards at the most
    }
cards-too-many = { $field }: a chariot has only { $most } cards of value { $card }, with hand, deck and tucked taken together (1.2)
unmanned-has = { $field }: an unmanned chariot tucks no cards, pays no tribute and is never disqualified (8.2)
turn-off-course = { $field } must be the number of a chariot on the course
drawing-not-turn = { $field } must be null or the same number as turn
drawing-nothing = { $field } must be null: the chariot to move has nothing to draw
drawing-full = { $field } must be null: the chariot to move has a full hand
left-wrong = { $field } may name only chariots that are off the course, and each of them once

peril-disqualified = You owe the emperor his tribute: from there you can no longer pay it, and you are disqualified
peril-points = What is left of your cards would not take you to the finish: you would be out of the race
