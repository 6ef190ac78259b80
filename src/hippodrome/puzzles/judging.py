"""Whether one move of a position is clearly best, by the coach's judgement."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from hippodrome.chance import seeded_random
from hippodrome.coach import Advice, weigh_moves
from hippodrome.games import AnyGame

REJUDGING_BUDGET_FACTOR: Final = 10
"""With so many times the thinking the answer of a puzzle must stay the same."""

LIKELY_STANDARD_ERRORS: Final = 1.5
SURE_STANDARD_ERRORS: Final = 3.0
"""So many standard errors the best move must be ahead of every other: to be judged again, and to be kept."""

LEAST_ERROR: Final = 1e-9
"""What is added to an error that may be nothing at all."""


class Verdict(NamedTuple):
    """The moves of a position weighed: the best, the next best, and how much better the best is."""

    advice: Advice
    best: int
    second: int
    margin: float
    """How much more the best is worth than any other, at least."""
    confidence: float
    """By how many standard errors the best is ahead of every other, at least."""


def judge(game: AnyGame, view: Any, moves: Sequence[Any], budget: int, seed: int | str) -> Verdict:
    """Weigh the moves offered by so many imagined races, from the view alone; the same seed judges alike."""
    advice = weigh_moves(game, view, moves, budget, seeded_random(seed).randrange)
    best = advice.best
    ahead = {it: advice.compare_moves(best, it) for it in range(len(moves)) if it != best}
    second = min(ahead, key=lambda it: ahead[it][0])
    confidence = min(gain / (error + LEAST_ERROR) for gain, error in ahead.values())
    return Verdict(advice, best, second, ahead[second][0], confidence)
