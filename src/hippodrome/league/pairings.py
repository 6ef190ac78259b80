"""Two entrants against each other on one course: the rungs of the ladder, one by one."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from typing import NamedTuple

from hippodrome.league.estimates import Estimate, estimate_frequency, estimate_mean, estimate_ratio
from hippodrome.league.heat import HeatOutcome, won_race
from hippodrome.league.plan import Plan
from hippodrome.league.traits import league_traits


class Pairing(NamedTuple):
    """What came of the races that two entrants had to themselves, on one course, both ways round."""

    course: str
    chariots: int
    names: tuple[str, str]
    """As they were entered, the later one first: a ladder is entered from its foot."""
    races: int
    points: tuple[Estimate, Estimate]
    points_ratio: Estimate | None
    """How many times the other's points the first one took; None where fewer are better."""
    ahead: Estimate
    """By how many points (laurels, or places) a chariot of the first was better than one of the other."""
    wins: tuple[Estimate, Estimate]
    """How often either won, of all races."""


def sum_up_pairings(plan: Plan, outcomes: Sequence[HeatOutcome]) -> list[Pairing]:
    """Sum up every meeting of two entrants, in the order of the courses and of the entrants."""
    met: dict[tuple[str, int, tuple[str, str]], dict[int, list[HeatOutcome]]] = defaultdict(
        lambda: defaultdict(list)
    )
    for outcome in outcomes:
        named = [name for name in reversed(plan.entrants) if name in outcome.heat.drivers]
        if len(named) == 2:
            venue = outcome.heat.venue
            met[venue.course, venue.chariots, (named[0], named[1])][outcome.heat.deal].append(outcome)
    order = sorted(met, key=lambda it: (plan.courses.index(it[0]), -plan.entrants.index(it[2][0])))
    return [_pairing(plan, *key, list(met[key].values())) for key in order]


def _pairing(
    plan: Plan, course: str, chariots: int, names: tuple[str, str], deals: Sequence[Sequence[HeatOutcome]]
) -> Pairing:
    first, other = ([_points(deal, name) for deal in deals] for name in names)
    more_is_better = league_traits(plan.game).more_is_better
    better = 1 if more_is_better else -1
    gaps = [[better * (sum(a) / len(a) - sum(b) / len(b))] for a, b in zip(first, other, strict=True)]
    one, two = (estimate_frequency(_won(deal, name) for deal in deals) for name in names)
    return Pairing(
        course=course,
        chariots=chariots,
        names=names,
        races=sum(map(len, deals)),
        points=(estimate_mean(first), estimate_mean(other)),
        points_ratio=estimate_ratio(list(zip(first, other, strict=True))) if more_is_better else None,
        ahead=estimate_mean(gaps),
        wins=(one, two),
    )


def _points(deal: Sequence[HeatOutcome], name: str) -> list[float]:
    return [it.points for outcome in deal for it in outcome.chariots if it.driver == name]


def _won(deal: Sequence[HeatOutcome], name: str) -> list[bool]:
    """Tell of every race whether a chariot of that name won it."""
    return [any(won_race(it) for it in outcome.chariots if it.driver == name) for outcome in deal]
