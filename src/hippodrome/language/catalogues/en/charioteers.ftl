# Who drives when nobody does: the charioteers of the house, each by name and in one sentence.

charioteer-budget = “{ $budget }” is no time to think: write seconds a move as in 0.5s, or playouts a move as in 200
charioteer-no-budget = { $name } does not think for longer when asked to; these do: { $known }

charioteer-ave-caesar-random-name = Fuscus
charioteer-ave-caesar-random-character = Takes whatever card comes to hand first.
charioteer-ave-caesar-greedy-name = Crescens
charioteer-ave-caesar-greedy-character = Counts every step, wastes none, and never forgets the emperor.
charioteer-ave-caesar-tactician-name = Scorpus
charioteer-ave-caesar-tactician-character = Knows which cards are gone, and where the road is narrow enough to shut the door.
charioteer-ave-caesar-strategist-name = Diocles
charioteer-ave-caesar-strategist-character = Has driven the race to its end many times in his mind before he lifts the reins.

charioteer-ben-hur-random-name = Sanballat
charioteer-ben-hur-random-character = Trusts the dice more than the horses.
charioteer-ben-hur-steady-name = Malluch
charioteer-ben-hur-steady-character = Drives as fast as the next bend allows, and no faster.
charioteer-ben-hur-aggressor-name = Thord
charioteer-ben-hur-aggressor-character = Counts the horseshoes in your hand, and whips when they are few.
charioteer-ben-hur-strategist-name = Ilderim
charioteer-ben-hur-strategist-character = Sees the bend after the bend, and lets the others find the wall.
