"""The coach: what a move was worth, what it cost, and what to play now.

`hint` weighs the moves offered to a seat from its view alone; `review` looks back on a recorded race,
decision by decision, each with what the seat could know at that moment.
"""

from hippodrome.coach.advice import Advice, hint, weigh_moves
from hippodrome.coach.hinting import tell_hint
from hippodrome.coach.traits import WeighedMove

__all__ = ["Advice", "WeighedMove", "hint", "tell_hint", "weigh_moves"]
