# Print and play: why something cannot be printed.

print-no-kit = { $game } has nothing to print
print-too-large = At true size this board needs { $sheets } sheets; { $most } is the most. Make the board smaller or take larger paper

# Print and play: the cover, and what is written on the sheets.

print-cover = print and play
print-pages = pages
print-part-scores = Score sheet
print-part-rules = Rules
print-part-cards = Cards, both sides
print-part-board = Board
print-part-pieces = Pieces
print-step-scale = Print at 100 %, not “fit to page”. The measure below must be 100 mm long.
print-step-cards = Print the pages with cards on both sides of the paper, turned over along the long edge. Cut along the marks.
print-step-board = Print the board on one side. Neighbouring sheets show a strip of 10 mm twice: cut one sheet along its dashed line, lay it on the other and glue.
print-step-pieces = Print the pieces on card. Solid lines are cut, dashed lines are folded.
print-control = 100 mm, if the scale is right
print-tile = Sheet { $tile } (A1 to { $last })
print-rules-title = { $game }: the rules in short
print-rules-foot = All clauses, with examples: “hippodrome play”, then “rules”, or the rule pages of the game.

# Print and play: the score sheet.

print-score-name = Name
print-score-race = Race { $race }
print-score-laurels = Laurels
print-score-tournament = The tournament
print-score-race-plain = The race
print-score-lap = Lap { $lap }
print-score-sum = Sum

# Print and play: pieces.

print-chariots = Chariots
print-chariots-how = Cut out, fold at the dashed lines, and glue the two floors onto each other. The arrow below points forward.
print-coins = Denarii
print-coins-how = Cut out both circles as one piece, fold along the middle and glue.
print-laurels = Laurels
print-ben-hur-chariots-how = Cut out, fold at the dashed lines, and glue the two floors onto each other: the floor is exactly the chariot. The arrow below points forward.
print-ben-hur-rulers = Rulers and gauges
print-ben-hur-rulers-how = Glue onto card before cutting. The gauge shows 30° to either side.
print-ben-hur-markers = Laurel markers
print-ben-hur-accident = Accident
print-ben-hur-mishap-one = A wheel pin is loose
print-ben-hur-mishap-two = The reins are torn
print-ben-hur-mishap-three = A horse is down
print-ben-hur-normal = normal
print-ben-hur-risky = risky

# Print and play: the rules of Ave Caesar on two pages.

print-ave-caesar-aim-head = The aim
print-ave-caesar-aim-text = Three laps of the circus. Once, at the end of your first or second lap, you must stop in the emperor’s alley and pay your denarius. The first over the line earns six laurels; after four races the most laurels win.
print-ave-caesar-ready-head = Before the race
print-ave-caesar-ready-text = Everyone takes a chariot, its denarius and its deck of 24 cards: four each of 1 to 6, together 84 points. Shuffle and turn over the top card. The highest gets lane I; ties draw again. The lanes go on to the left: II, III and so on. Put the cards back, shuffle, and draw three. Lane I begins, then II, all race long.
print-ave-caesar-turn-head = Your turn
print-ave-caesar-turn-text = Play one card and drive exactly as many spaces as it says, no fewer. Then fill your hand up to three, as long as you have a deck. If a card can be played, you must play one, even if it takes you round the outside (3.1, 3.4).
print-ave-caesar-way-head = The way
print-ave-caesar-way-text = Every step goes forward, straight on or slanting into the next lane; never sideways, back or across a wall. Where a wall begins you may still change lanes from the last space before it. There is room for one chariot on a space: you may neither end on another nor drive through it (3.2, 3.3).
print-ave-caesar-blocked-head = Nothing can be played
print-ave-caesar-blocked-text = Your turn passes and you keep your cards. Agree before the race if you prefer to tuck: whoever is stopped by other chariots slides a card under the deck and draws the top one (3.5).
print-ave-caesar-six-head = The six
print-ave-caesar-six-text = Whoever leads may not drive a 6. Level at the front, all of them lead. More laps are ahead; on the same lap the front edge of the space decides. The very first card of the race is free (4.1 to 4.3).
print-ave-caesar-release-head = The cork in the bottle
print-ave-caesar-release-text = A leader with nothing but sixes passes. But if all leaders hold sixes only and together shut the road to everybody else, a 6 may be driven. The same if a whole round goes by and nobody moves (4.4, 4.5, 4.7).
print-ave-caesar-alley-head = The emperor’s alley
print-ave-caesar-alley-text = End a drive on a space of the alley when lap 1 or lap 2 ends, cry “Ave Caesar!” and pay. Rolling through is not enough, and on the third visit it is too late. The alley has one entrance and one lane; several may stand in it, nobody passes inside (5.1, 5.2).
print-ave-caesar-waiting-head = Waiting for the emperor
print-ave-caesar-waiting-text = If you have not paid and the others leave you no free way to the entrance, you may not make a drive that throws your last chance away. If no card is left, you wait (5.3).
print-ave-caesar-grace-head = Falling from grace
print-ave-caesar-grace-text = Whoever can no longer stop in the alley in time is disqualified at once: you may drive on, and be in the way, or withdraw. You win no laurels (5.4).
print-ave-caesar-finish-head = The finish
print-ave-caesar-finish-text = The start line is crossed for the first time at the start of lap 1. Cross it with your last lap done and you have finished; the rest of the card is lost. The race goes on for the others until the course is empty (6.1, 6.3).
print-ave-caesar-short-head = Out of cards
print-ave-caesar-short-text = 84 points are barely enough: the inside of a curve is shorter. Whoever has no card in hand and none in the deck is out and leaves the course (6.2).
print-ave-caesar-laurels-head = Laurels
print-ave-caesar-laurels-text = The finishers win 6, 4, 3, 2, 1 and 0 laurels in the order in which they come in. Nobody who is out or disqualified wins any (6.4).
print-ave-caesar-tournament-head = The tournament
print-ave-caesar-tournament-text = Four races on different courses, some clockwise and some anticlockwise. Write the laurels on the score sheet; the highest sum is the champion (7.1 to 7.3).
print-ave-caesar-variants-head = Variants
print-ave-caesar-variants-text = With two or three players each may drive two chariots, each with a deck of its own. Chariots that nobody drives may fill empty lanes: on their turn the next card is turned up; if it can be played, the table drives it, to everyone’s harm; otherwise it is discarded (8.1, 8.2).

# Print and play: the rules of Ben Hur on two pages.

print-ben-hur-aim-head = The aim
print-ben-hur-aim-text = A race without spaces: rulers are laid on the sand, chariots are rammed, drivers are whipped. Agree on one to three laps. Each lap earns a place; the lowest sum of places wins.
print-ben-hur-ready-head = Before the race
print-ben-hur-ready-text = You need two dice. Deal out the six chariots by lot. Roll a die for each: the number is its start place, I nearest to the spina; if the place is gone, roll again. Chariots stand with the front on the line (2.1).
print-ben-hur-hand-head = The hand
print-ben-hur-hand-text = Two cards from the normal deck and two from the risky one. With three or four accidents you may show the hand and be dealt a new one. Everybody may see the backs. A used-up deck is made of its discards (1.4, 2.2).
print-ben-hur-round-head = The round
print-ben-hur-round-text = In a round each chariot moves once; next is always the one furthest ahead that has not moved. What counts is the middle of the front edge; level, the one nearer to the spina is ahead (3.1, 3.2).
print-ben-hur-drive-head = Driving
print-ben-hur-drive-text = Play a speed card. Lay its ruler from the middle of your front edge, straight or turned 30° to either side. Set the chariot at the far end, the middle of its rear touching it, again straight or turned 30°. That makes nine placements (3.3, 3.4).
print-ben-hur-place-head = Placements
print-ben-hur-place-text = A placement is clear if neither ruler nor chariot touches a wall or overlaps another chariot, and you come further round than before. Edges may touch other chariots. Only clear placements are driven (3.5, 3.6).
print-ben-hur-crash-head = No way out
print-ben-hur-crash-text = If you can neither drive nor ram nor play an accident: where only chariots are in the way of some placement, your turn is lost. Where walls alone are, you play a card into the wall and are out (3.6).
print-ben-hur-draw-head = Drawing
print-ben-hur-draw-text = After a speed card draw one card from whichever deck you like. The risky deck is faster and has more horseshoes, but more accidents (3.3).
print-ben-hur-ram-head = Ramming
print-ben-hur-ram-text = A placement that overlaps exactly one chariot of another player may be played as a ram. Both roll: you add 1 if your card has a horseshoe, the other adds every horseshoe in hand. Equal dice or totals are rolled again. If yours is higher, you move and the other takes the place you left; if not, nobody moves (4.1 to 4.3).
print-ben-hur-whip-head = The whip
print-ben-hur-whip-text = Chariots closer than the contact of the arena (3 mm in Antioch) touch. Having driven into contact you may whip one that you touch; then each of those may whip you. At the start of your turn you may whip one that you still touch. One ram or whip a turn, one whip a contact (5.1, 5.4).
print-ben-hur-duel-head = The duel
print-ben-hur-duel-text = Both roll and add the horseshoes in hand. The loser may play an accident card now, misses the next turn, and must steer the next speed card 30° away from the winner, if that is possible (5.2, 5.3).
print-ben-hur-accident-head = Accidents
print-ben-hur-accident-text = An accident costs the turn. Roll: within its numbers you get no new card, and race on with a smaller hand; above them, draw one. Whoever has no card left is out. For short races: within the numbers you are out (6.1 to 6.3).
print-ben-hur-lap-head = A lap
print-ben-hur-lap-text = A lap is complete when the whole chariot is over the line. Take the lowest marker that is left for that lap. Whoever completes the last lap leaves the sand; so does whoever is out (3.7, 7.1).
print-ben-hur-score-head = Who wins
print-ben-hur-score-text = The lowest sum of places. Those who did not complete every lap come after those who did: more laps first, then who got further. In a long race only the last lap counts (7.2).
print-ben-hur-several-head = Few players
print-ben-hur-several-text = Two or three players may each drive two or three chariots. Every hand belongs to its chariot; results are added. Your own chariots are neither rammed nor whipped (2.3).

# Films of races.

film-kind = { $option } must end in .gif or .webp
film-empty = There is nothing to show: nothing has happened in this race
film-large = Even a small film of this race has more than { $most } MB; take the last lap alone, or .webp
