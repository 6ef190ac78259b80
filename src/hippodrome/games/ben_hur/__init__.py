"""Ben Hur: the race without a grid.

Where a clause of docs/rules/ben-hur.md is written:

1.1 The arena                           arena.py
1.2 Sizes and whole numbers             geometry.py, kit.py
1.3 The rulers                          kit.py
1.4 The two decks                       kit.py, cards.py, view.py
1.5 Charioteers and dice                kit.py, table.py
2.1 The grid                            before.py, arena.py
2.2 The first hand                      before.py
2.3 Several chariots a player           table.py, ending.py
2.4 What to agree on first              table.py
3.1 The round                           turns.py
3.2 Who is ahead                        arena.py, state.py
3.3 Your turn                           legal.py, play.py, driving.py
3.4 Driving                             placements.py
3.5 What a placement is                 placements.py
3.6 Only clear placements are driven    laying.py, legal.py
3.7 Leaving the sand                    cards.py, turns.py
4.1 When you may ram                    laying.py, ramming.py
4.2 The dice                            ramming.py, decision.py
4.3 Won or lost                         ramming.py
4.4 Back over the line                  ramming.py, ending.py
5.1 Contact, and when to strike         whip.py, driving.py, turns.py
5.2 The duel                            whip.py, decision.py
5.3 Steering away                       laying.py
5.4 One quarrel a turn                  laying.py, whip.py
6.1 Playing an accident                 accidents.py, turns.py
6.2 Endurance                           accidents.py
6.3 Knockout                            accidents.py
6.4 Club                                accidents.py, legal.py
7.1 A lap is complete                   ending.py, arena.py
7.2 Scoring                             ending.py
7.3 Ties                                ending.py
7.4 The last one on the sand            ending.py
8 Presets                               table.py
9 Position and moves                    state.py, moves.py, position.py, pending.py, possible.py

Why something is refused is in refusals.py, what whoever decides is shown in offering.py, placement_rows.py
and decision.py, what is counted at the end in statistics.py; alone.py drives one chariot where an arena is
tried out; reading.py reads fields for position.py, game.py answers the protocol of `hippodrome.race`,
entry.py is what the game hands over to the house, and older.py shows old races as they were played.
"""
