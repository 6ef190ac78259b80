game-stadion = Stadion

charioteer-stadion-random-name = Phidippus
charioteer-stadion-random-character = Runs as it comes.
charioteer-stadion-hare-name = Lepus
charioteer-stadion-hare-character = Always plays the highest card that it may.

move-stadion-run = run { $rest }
move-stadion-rest = rest, lay { $rest } aside

stadion-no-move = “{ $move }” is no move; write run, rest or draw and a number from 1 to 6
stadion-refused-over = The race is over
stadion-refused-turn = It is not the time for that
stadion-refused-card = There is no such card left in the deck
stadion-refused-hand = You do not hold a { $card }
stadion-refused-rest = You can run, so you may not rest
stadion-refused-taken = Another runner stands on pace { $pace }

stadion-told-run = { $name } runs { $card }, to pace { $pace }.
stadion-told-rest = { $name } rests.
stadion-told-home =
    { $place ->
        [1] { $name } wins the stadion!
       *[other] { $name } is home, number { $place }.
    }
stadion-told-over = The race is over.
stadion-result = { $place }. { $name }, { $points } paces

terminal-offer-game-stadion = Type { $number } for Stadion: a short foot race.
terminal-welcome-stadion = Stadion. Play a card, run so many paces, and end where nobody stands.
terminal-help-stadion = Moves are written like run 4 or rest 2.
stadion-choice-run = run { $card }, to pace { $pace }
stadion-choice-rest = lay the { $card } aside and rest
stadion-at = { $name }: pace { $pace } of { $paces }
