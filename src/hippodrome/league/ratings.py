"""Ratings: how strong each entrant is, by openskill, from the order in which the chariots came in."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from openskill.models import PlackettLuce

from hippodrome.league.estimates import STANDARD_ERRORS_OF_95_PERCENT, Estimate
from hippodrome.league.heat import HeatOutcome


def rate_entrants(entrants: Sequence[str], outcomes: Iterable[HeatOutcome]) -> dict[str, Estimate]:
    """Rate the entrants over all races in order; 25 is where everyone begins.

    Programs do not learn from race to race, so openskill's allowance for that is off. An entrant with
    several chariots in a race is rated by the mean of what each of them would have earned it.
    """
    model = PlackettLuce(tau=0.0)
    ratings = {name: model.rating(name=name) for name in entrants}
    counts = dict.fromkeys(entrants, 0)
    for outcome in outcomes:
        drivers = [it.driver for it in outcome.chariots]
        teams = [[ratings[name]] for name in drivers]
        rated = model.rate(teams, ranks=[it.place for it in outcome.chariots])
        for name in dict.fromkeys(drivers):
            new = [team[0] for team, driver in zip(rated, drivers, strict=True) if driver == name]
            mu, sigma = (sum(it) / len(new) for it in ((r.mu for r in new), (r.sigma for r in new)))
            ratings[name] = model.rating(mu=mu, sigma=sigma, name=name)
            counts[name] += 1
    return {name: _interval(it.mu, it.sigma, counts[name]) for name, it in ratings.items()}


def _interval(mu: float, sigma: float, count: int) -> Estimate:
    return Estimate(
        mu, mu - STANDARD_ERRORS_OF_95_PERCENT * sigma, mu + STANDARD_ERRORS_OF_95_PERCENT * sigma, count
    )
