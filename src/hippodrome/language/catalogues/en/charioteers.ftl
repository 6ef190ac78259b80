# Who drives when nobody does: the charioteers of the house, each by name and in one sentence.

charioteer-budget = “{ $budget }” is no time to think: write seconds a move as in 0.5s, or playouts a move as in 200
charioteer-no-budget = { $name } does not think for longer when asked to; these do: { $known }
champion-weights = The champion’s weights are missing or cannot be read; the tactician drives instead
champion-course = The course “{ $course }” is too large for the champion; the tactician drives instead
ben-hur-champion-weights = The champion’s weights are missing or cannot be read; the strategist drives instead
ben-hur-champion-terms = The champion has learnt one lap under the usual rules in the arenas of the house; the strategist drives instead

charioteer-ave-caesar-random-name = Fuscus
charioteer-ave-caesar-random-character = Takes whatever card comes to hand first.
charioteer-ave-caesar-hothead-name = Lacerta
charioteer-ave-caesar-hothead-character = Always drives the highest card, and remembers the emperor when it is too late.
charioteer-ave-caesar-stander-name = Musclosus
charioteer-ave-caesar-stander-character = Loves to stand where the road is narrow, even when it costs him the race.
charioteer-ave-caesar-delayer-name = Eutychus
charioteer-ave-caesar-delayer-character = Puts the emperor off to the last lap, and sees no further than the next bend.
charioteer-ave-caesar-greedy-name = Crescens
charioteer-ave-caesar-greedy-character = Counts every step, wastes none, and never forgets the emperor.
charioteer-ave-caesar-guesser-name = Felix
charioteer-ave-caesar-guesser-character = Bets on a single guess at your hand, and loses count of his own small cards.
charioteer-ave-caesar-charger-name = Gutta
charioteer-ave-caesar-charger-character = Reads the next two rounds well, and none after them; a high card burns in his hand.
charioteer-ave-caesar-tactician-name = Scorpus
charioteer-ave-caesar-tactician-character = Knows which cards are gone, and where the road is narrow enough to shut the door.
charioteer-ave-caesar-strategist-name = Diocles
charioteer-ave-caesar-strategist-character = Has driven the race to its end many times in his mind before he lifts the reins.
charioteer-ave-caesar-champion-name = Porphyrius
charioteer-ave-caesar-champion-character = Has driven more races than anybody could count, against himself, and trusts what they taught him.

charioteer-ben-hur-random-name = Sanballat
charioteer-ben-hur-random-character = Trusts the dice more than the horses.
charioteer-ben-hur-brawler-name = Gratus
charioteer-ben-hur-brawler-character = Would rather ram you than pass you, whatever the horseshoes say.
charioteer-ben-hur-steady-name = Malluch
charioteer-ben-hur-steady-character = Drives as fast as the next bend allows, and no faster.
charioteer-ben-hur-aggressor-name = Thord
charioteer-ben-hur-aggressor-character = Counts the horseshoes in your hand, and whips when they are few.
charioteer-ben-hur-daredevil-name = Drusus
charioteer-ben-hur-daredevil-character = Drives soberly, and draws from the risky deck every single time.
charioteer-ben-hur-strategist-name = Ilderim
charioteer-ben-hur-strategist-character = Sees the bend after the bend, and lets the others find the wall.
charioteer-ben-hur-champion-name = Simonides
charioteer-ben-hur-champion-character = Has kept account of more races than anybody could drive, and knows what every hand’s breadth of sand is worth.
