"""Stadion: a foot race of our own, small enough to read at one sitting, and a whole game of the house.

It lives here alone and is registered by one line, HIPPODROME_GAMES=tests.third_game.entry:ENTRY. The rules:

1.1  Two to six runners stand at pace 0 of a straight stadion of 20 paces, or as many as are agreed on.
1.2  The deck has four cards each of the numbers 1 to 6. The Fates deal everyone two; hands are hidden.
2.1  In your turn you play a card from your hand and run so many paces, then the Fates draw you another.
2.2  Nobody may end on a pace where another runner stands; to pass one is allowed.
2.3  Whoever cannot run with any card rests: a card is laid aside, and another drawn.
3.1  Who reaches the last pace is home. The race is over when all are home or out of cards.
3.2  Those who are home are placed as they came in, the others behind them by how far they came.
"""
