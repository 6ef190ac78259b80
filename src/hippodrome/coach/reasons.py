"""Why one move was better than another, as a saying: first by the rules, then by what the races showed."""

from __future__ import annotations

from typing import Any, Final

from hippodrome.coach.traits import WeighedMove, coach_traits
from hippodrome.saying import Fact, Saying, saying

LEAST_DIFFERENCE_TOLD: Final = 0.15
"""A difference in the chance to lose all, or to win, that is worth telling."""


def reason_with_cost(game: str, view: Any, best: WeighedMove, played: WeighedMove, cost: float) -> Saying:
    """Say why the best move was better than the one played, and what that cost."""
    told = reason_without_cost(game, view, best, played)
    whole, tenth = divmod(round(abs(cost) * 10), 10)
    facts = dict(told.facts) | {"unit": coach_traits(game).unit, "whole": whole, "tenth": tenth}
    return saying(told.key, **facts)


def _tenths(name: str, worth: float) -> dict[str, Fact]:
    """Tell a number to one decimal as two facts, since languages write its point or comma."""
    whole, tenth = divmod(round(abs(worth) * 10), 10)
    return {f"{name}_whole": whole, f"{name}_tenth": tenth}


def reason_without_cost(game: str, view: Any, best: WeighedMove, played: WeighedMove) -> Saying:
    """Find the reason, with both moves among its facts."""
    chances: dict[str, Fact] = {
        "win": round(100 * best.win),
        "played_win": round(100 * played.win),
        "lost": round(100 * best.lost),
        "played_lost": round(100 * played.lost),
        **_tenths("worth", best.worth),
        **_tenths("played_worth", played.worth),
    }
    key, facts = coach_traits(game).reason(view, best, played)
    return saying(key, **(facts | chances))


def reason_by_numbers(best: WeighedMove, played: WeighedMove) -> str:
    """Without a better reason, tell the chance to win where it differs, else what is to be expected."""
    return "coach-odds" if best.win - played.win > LEAST_DIFFERENCE_TOLD else "coach-worth"
