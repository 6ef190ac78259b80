"""Why the coach's best move is better than the next best, in the words of the puzzles."""

from __future__ import annotations

from typing import Any

from hippodrome.coach import Advice
from hippodrome.coach.advice import rank_moves
from hippodrome.games import game_entry
from hippodrome.puzzles.traits import puzzle_traits
from hippodrome.saying import Saying, saying


def explain_hint(game: str, view: Any, advice: Advice) -> Saying | None:
    """Say why the move of a hint is better than the next best; None where there is but one move."""
    if len(advice.moves) < 2 or game_entry(game).puzzles is None:
        return None
    best, second, *_ = rank_moves(advice.moves, advice.best)
    found = puzzle_traits(game).reason(view, best, second)
    return saying("coach-hint-plain") if found is None else saying(found.key, **found.facts)
