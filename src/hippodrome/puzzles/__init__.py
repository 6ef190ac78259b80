"""Puzzles: positions of races where one move is clearly best, and why.

`traits` says what a game hands over, `judging` whether a move is clearly best, `making` takes puzzles from
races, `puzzle` is what they are and how their collections are kept, `answering` which one is today's and what
is said to an answer. `ave_caesar` and `ben_hur` have the kinds of their games; `collections` the puzzles.
"""
