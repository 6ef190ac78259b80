"""Ave Caesar: the race by cards, lane by lane.

Where a clause of docs/rules/ave-caesar.md is written:

1.1 The courses                                track.py
1.2 Chariots, cards and coins                  kit.py
1.3 The Pro Ludo board                         track.py
1.4 Water                                      track.py
2.1 Drawing for lanes                          start.py
2.2 The first hand, and whose turn it is       start.py
2.3 The grid                                   start.py, track.py
3.1 One card, all of it                        moving.py, turn.py, track.py
3.2 A step                                     track.py
3.3 No room for two                            track.py
3.4 You must drive if you can                  moving.py
3.5 When nothing can be played                 moving.py, turn.py
3.6 Only the goal counts                       moving.py
4.1 The leader's six                           six.py
4.2 The opening card                           six.py
4.3 Who leads                                  six.py, turn.py
4.4 A hand full of sixes                       six.py
4.5 The release                                six.py
4.6 Free sixes after the first finisher        six.py
4.7 Nobody moves                               six.py
5.1 Pay your respects                          alley.py
5.2 One way in, one behind the other           track.py
5.3 Waiting for a free way                     alley.py, track.py, moving.py
5.4 Falling from grace                         alley.py, turn.py
5.5 Races of other lengths                     track.py
5.6 The line in the alley                      track.py
6.1 Over the line                              alley.py, turn.py, track.py
6.2 Out of cards, out of points                ending.py, turn.py
6.3 When it is over                            turn.py
6.4 Laurels                                    ending.py, kit.py
6.5 The rest of the field                      ending.py
6.6 Stalemate                                  ending.py, turn.py
7.1 Four races                                 tournament.py
7.2 Who opens the next race                    tournament.py, start.py
7.3 The champion                               tournament.py
8.1 A stable of your own                       tournament.py, start.py
8.2 Unmanned chariots                          unmanned.py, turn.py, ending.py
8.3 Who holds the reins                        unmanned.py
9 Editions and options                         kit.py

What a race is at one moment is in state.py, how moves and positions are written in moves.py, parts.py and
position.py, why something is refused in refusing.py and in what words in refusal_reasons.py, which moves
cost the race in perils.py, what is counted at its end in statistics.py, what a viewer may know in view.py;
game.py answers the protocol of `hippodrome.race` and entry.py is what the game hands over to the house. The
courses themselves are data, in `hippodrome.atlas`; quick.py is moving.py and turn.py once more, for speed,
and older.py shows old races as they were played.
"""
