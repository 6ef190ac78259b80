"""How fair the courses are, and how often their rules bite: one kind of charioteer in every lane."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from types import MappingProxyType
from typing import NamedTuple

from hippodrome.league.estimates import Estimate, estimate_mean, estimate_rate
from hippodrome.league.heat import HeatOutcome, won_race
from hippodrome.league.local import interrupts_deferred, worker_processes
from hippodrome.league.tallying import run_counted_races
from hippodrome.league.traits import BalanceTrial, Venue, league_traits


class Balance(NamedTuple):
    """What was measured at a venue.

    `wins` by start lane, of the races in which a chariot started there; `ends` and `bites` as shares of
    chariots and of turns; `rounds` are turns a chariot. `blocked` tells for a board that was brought where
    chariots were in each other's way, as shares of turns.
    """

    venue: Venue
    wins: dict[int, Estimate]
    unwon: Estimate
    ends: dict[str, Estimate]
    bites: dict[str, Estimate]
    rounds: Estimate
    blocked: Mapping[str, Estimate] = MappingProxyType({})


def list_trials(game: str, charioteer: str, races: int, seed: int) -> list[BalanceTrial]:
    """List every course of a game with every number of chariots it is made for, both ways round."""
    traits = league_traits(game)
    return [
        BalanceTrial(game, Venue(course, direction, chariots), charioteer, races, seed)
        for course in traits.courses()
        for chariots in range(traits.room(course).fewest, traits.room(course).most + 1)
        for direction in traits.directions
    ]


def measure_all_balances(given: Sequence[BalanceTrial], jobs: int) -> Iterator[Balance]:
    """Measure all venues, in order, by so many processes."""
    if jobs == 1:
        yield from map(measure_balance, given)
        return
    with worker_processes(jobs) as pool:
        with interrupts_deferred():
            measured = pool.map(measure_balance, given)
        yield from measured


def measure_balance(trial: BalanceTrial, on_race_run: Callable[[], object] = lambda: None) -> Balance:
    """Race at a venue and count; `on_race_run` is called after every race."""
    traits = league_traits(trial.game)
    seen = run_counted_races(trial, range(1, trial.races + 1), on_race_run)
    outcomes, turns = seen.outcomes, seen.turns
    return Balance(
        venue=trial.venue,
        wins=_wins(outcomes),
        unwon=estimate_rate(sum(not any(map(won_race, it.chariots)) for it in outcomes), len(outcomes)),
        ends=_ends(outcomes, traits.ends),
        bites={name: estimate_rate(seen.bites[name], turns) for name in traits.balance.bites},
        rounds=estimate_mean([it.turns / trial.venue.chariots] for it in outcomes),
        blocked={spot: estimate_rate(count, turns) for spot, count in seen.blocked.most_common()},
    )


def _wins(outcomes: Sequence[HeatOutcome]) -> dict[int, Estimate]:
    """Tell how often the chariots that started in each lane or place won."""
    seen = [it for outcome in outcomes for it in outcome.chariots]
    return {
        start: estimate_rate(
            sum(won_race(it) for it in seen if it.start == start), sum(it.start == start for it in seen)
        )
        for start in sorted({it.start for it in seen})
    }


def _ends(outcomes: Sequence[HeatOutcome], known: Sequence[str]) -> dict[str, Estimate]:
    ends = Counter(it.end for outcome in outcomes for it in outcome.chariots)
    return {end: estimate_rate(ends[end], ends.total()) for end in known}
