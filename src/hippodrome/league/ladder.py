"""The ladder: what the outcomes of a league say about its entrants and its courses."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterable, Sequence
from itertools import groupby, pairwise
from typing import Any, NamedTuple

from hippodrome.extras import load_extra
from hippodrome.league.estimates import (
    Estimate,
    estimate_frequency,
    estimate_mean,
    estimate_rate,
    estimate_ratio,
)
from hippodrome.league.heat import HeatOutcome, won_race
from hippodrome.league.pairings import Pairing, sum_up_pairings
from hippodrome.league.plan import Plan
from hippodrome.league.traits import ChariotResult, Venue, league_traits


class LadderRung(NamedTuple):
    """One entrant on the ladder."""

    name: str
    rating: Estimate
    points: Estimate
    wins: Estimate
    ends: dict[str, Estimate]
    by_start: dict[int, Estimate]
    by_venue: dict[Venue, Estimate]
    points_ratio: Estimate | None
    """How many times the points of the entrant below; None for the last, and where fewer are better."""


class Ladder(NamedTuple):
    """The whole ladder, best first, with what concerns all entrants."""

    plan: Plan
    races: int
    deals: int
    rungs: tuple[LadderRung, ...]
    starts: dict[Venue, dict[int, Estimate]]
    """By venue, the win rate of each start lane or place."""
    ahead: dict[tuple[str, str], Estimate]
    """How often a chariot of the one came in before a chariot of the other, among those that did not tie."""
    turns: Estimate
    pairings: tuple[Pairing, ...] = ()


def build_ladder(plan: Plan, outcomes: Sequence[HeatOutcome]) -> Ladder:
    """Sum up the outcomes."""
    ratings: dict[str, Estimate] = load_extra("hippodrome.league.ratings:rate_entrants", "league")(
        plan.entrants, outcomes
    )
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
        turns=estimate_mean([outcome.turns for outcome in deal] for deal in deals),
        pairings=tuple(sum_up_pairings(plan, outcomes)),
    )


def _rung(
    plan: Plan, deals: Sequence[Sequence[HeatOutcome]], name: str, rating: Estimate, below: str | None
) -> LadderRung:
    mine = [
        (outcome, it) for deal in deals for outcome in deal for it in outcome.chariots if it.driver == name
    ]
    points = estimate_mean(_points(deal, name) for deal in deals)
    traits = league_traits(plan.game)
    times = None
    if below is not None and traits.more_is_better:
        both = [(_points(deal, name), _points(deal, below)) for deal in deals]
        times = estimate_ratio([(a, b) for a, b in both if a and b])
    return LadderRung(
        name=name,
        rating=rating,
        points=points,
        wins=estimate_frequency(_wins(deal, name) for deal in deals),
        ends={end: estimate_rate(sum(it.end == end for _, it in mine), len(mine)) for end in traits.ends},
        by_start=_rates(mine, lambda _, it: it.start),
        by_venue=_rates(mine, lambda outcome, _: outcome.heat.venue),
        points_ratio=times,
    )


def _points(deal: Iterable[HeatOutcome], name: str) -> list[float]:
    return [it.points for outcome in deal for it in outcome.chariots if it.driver == name]


def _wins(deal: Iterable[HeatOutcome], name: str) -> list[bool]:
    return [won_race(it) for outcome in deal for it in outcome.chariots if it.driver == name]


def _rates(
    mine: Iterable[tuple[HeatOutcome, ChariotResult]], key: Callable[[HeatOutcome, ChariotResult], Any]
) -> dict[Any, Estimate]:
    """Tell the rate of wins by some key."""
    seen: dict[Any, list[bool]] = defaultdict(list)
    for outcome, it in mine:
        seen[key(outcome, it)].append(won_race(it))
    return {it: estimate_rate(sum(seen[it]), len(seen[it])) for it in sorted(seen)}


def _starts(outcomes: Iterable[HeatOutcome]) -> dict[Venue, dict[int, Estimate]]:
    every = [(outcome.heat.venue, (outcome, it)) for outcome in outcomes for it in outcome.chariots]
    return {
        venue: _rates([it for at, it in every if at == venue], lambda _, it: it.start)
        for venue in sorted({at for at, _ in every})
    }


def _ahead(names: Sequence[str], outcomes: Sequence[HeatOutcome]) -> dict[tuple[str, str], Estimate]:
    before: dict[tuple[str, str], int] = defaultdict(int)
    for outcome in outcomes:
        for one in outcome.chariots:
            for other in outcome.chariots:
                if one.driver != other.driver and one.place < other.place:
                    before[one.driver, other.driver] += 1
    return {
        (one, other): estimate_rate(before[one, other], before[one, other] + before[other, one])
        for one in names
        for other in names
        if one != other
    }
