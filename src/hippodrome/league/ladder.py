"""The ladder: what the outcomes of a league say about its entrants and its courses."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterable, Sequence
from itertools import groupby, pairwise
from typing import Any, NamedTuple

from hippodrome.league.estimates import Estimate, how_often, mean, ratio, share
from hippodrome.league.heat import ENDS, Driven, Outcome, won
from hippodrome.league.pairings import Pairing, pairings
from hippodrome.league.plan import Plan, Venue
from hippodrome.league.ratings import rate


class Rung(NamedTuple):
    """One entrant on the ladder."""

    name: str
    rating: Estimate
    points: Estimate
    wins: Estimate
    ends: dict[str, Estimate]
    by_start: dict[int, Estimate]
    by_venue: dict[Venue, Estimate]
    times: Estimate | None
    """How many times the points of the entrant below; None for the last, and for Ben Hur."""


class Ladder(NamedTuple):
    """The whole ladder, best first, with what concerns all entrants."""

    plan: Plan
    races: int
    deals: int
    rungs: tuple[Rung, ...]
    starts: dict[Venue, dict[int, Estimate]]
    """By venue, the win rate of each start lane or place."""
    ahead: dict[tuple[str, str], Estimate]
    """How often a chariot of the one came in before a chariot of the other, among those that did not tie."""
    turns: Estimate
    pairings: tuple[Pairing, ...] = ()


def climb(plan: Plan, outcomes: Sequence[Outcome]) -> Ladder:
    """Sum up the outcomes."""
    ratings = rate(plan.entrants, outcomes)
    best_first = sorted(plan.entrants, key=lambda name: -ratings[name].value)
    below = dict(pairwise(best_first))
    deals = [list(group) for _, group in groupby(outcomes, key=lambda it: it.heat.deal)]
    rungs = tuple(_rung(plan, deals, name, ratings[name], below.get(name)) for name in best_first)
    return Ladder(
        plan=plan,
        races=len(outcomes),
        deals=len(deals),
        rungs=rungs,
        starts=_starts(outcomes),
        ahead=_ahead(best_first, outcomes),
        turns=mean([outcome.turns for outcome in deal] for deal in deals),
        pairings=tuple(pairings(plan, outcomes)),
    )


def _rung(
    plan: Plan, deals: Sequence[Sequence[Outcome]], name: str, rating: Estimate, below: str | None
) -> Rung:
    mine = [
        (outcome, it) for deal in deals for outcome in deal for it in outcome.chariots if it.driver == name
    ]
    points = mean(_points(deal, name) for deal in deals)
    times = None
    if below is not None and plan.game == "ave-caesar":
        both = [(_points(deal, name), _points(deal, below)) for deal in deals]
        times = ratio([(a, b) for a, b in both if a and b])
    return Rung(
        name=name,
        rating=rating,
        points=points,
        wins=how_often(_wins(deal, name) for deal in deals),
        ends={end: share(sum(it.end == end for _, it in mine), len(mine)) for end in ENDS[plan.game]},
        by_start=_rates(mine, lambda _, it: it.start),
        by_venue=_rates(mine, lambda outcome, _: outcome.heat.venue),
        times=times,
    )


def _points(deal: Iterable[Outcome], name: str) -> list[float]:
    return [it.points for outcome in deal for it in outcome.chariots if it.driver == name]


def _wins(deal: Iterable[Outcome], name: str) -> list[bool]:
    return [won(it) for outcome in deal for it in outcome.chariots if it.driver == name]


def _rates(
    mine: Iterable[tuple[Outcome, Driven]], key: Callable[[Outcome, Driven], Any]
) -> dict[Any, Estimate]:
    """Tell the rate of wins by some key."""
    seen: dict[Any, list[bool]] = defaultdict(list)
    for outcome, it in mine:
        seen[key(outcome, it)].append(won(it))
    return {it: share(sum(seen[it]), len(seen[it])) for it in sorted(seen)}


def _starts(outcomes: Iterable[Outcome]) -> dict[Venue, dict[int, Estimate]]:
    every = [(outcome.heat.venue, (outcome, it)) for outcome in outcomes for it in outcome.chariots]
    return {
        venue: _rates([it for at, it in every if at == venue], lambda _, it: it.start)
        for venue in sorted({at for at, _ in every})
    }


def _ahead(names: Sequence[str], outcomes: Sequence[Outcome]) -> dict[tuple[str, str], Estimate]:
    before: dict[tuple[str, str], int] = defaultdict(int)
    for outcome in outcomes:
        for one in outcome.chariots:
            for other in outcome.chariots:
                if one.driver != other.driver and one.place < other.place:
                    before[one.driver, other.driver] += 1
    return {
        (one, other): share(before[one, other], before[one, other] + before[other, one])
        for one in names
        for other in names
        if one != other
    }
