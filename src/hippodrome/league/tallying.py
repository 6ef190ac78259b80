"""Counting in races of one kind of charioteer: who wins from where, which rules bite, who is in the way."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from typing import Any, Final, NamedTuple

from hippodrome.charioteers import default_stand_in
from hippodrome.invariants import present
from hippodrome.league.heat import HeatOutcome, race_heat, won_race
from hippodrome.league.plan import Heat
from hippodrome.league.traits import BalanceTrial, Venue, league_traits
from hippodrome.saying import Trouble

BALANCE_SEED: Final = 1
"""The seed of races that are run for whoever makes a board: the same board gives the same numbers."""


class CountedRaces(NamedTuple):
    """Races that were run, and in how many of their turns a rule bit or a place was blocked."""

    outcomes: list[HeatOutcome]
    bites: Counter[str]
    blocked: Counter[str]

    @property
    def turns(self) -> int:
        """Count the turns of all races."""
        return sum(it.turns for it in self.outcomes)


def run_counted_races(
    trial: BalanceTrial,
    numbers: Iterable[int],
    on_race_run: Callable[[], object] = lambda: None,
    seconds: float | None = None,
) -> CountedRaces:
    """Run the races of a trial with these numbers; after so many seconds no other is begun."""
    traits = league_traits(trial.game)
    board = None if trial.board is None else present(traits.balance.board, "board traits")
    seen = CountedRaces([], Counter(), Counter())
    drivers = (trial.charioteer,) * trial.venue.chariots
    setup = None
    if board is not None and trial.board is not None:
        setup = board.setup(traits.heats.setup(trial.venue, None), trial.board)

    def watch(state: Any, move: Any) -> None:
        seen.bites.update(traits.balance.bitten(state, move))
        if board is not None:
            seen.blocked.update(set(board.blocked_at(state, move)))

    began = time.monotonic()
    for number in numbers:
        heat = Heat(number, number, trial.venue, drivers)
        seen.outcomes.append(race_heat(trial.game, heat, trial.seed, watch=watch, setup=setup))
        on_race_run()
        if seconds is not None and time.monotonic() - began > seconds:
            break
    return seen


def list_board_trials(
    game: str, board: Mapping[str, Any], charioteer: str, races: int, seed: int, chariots: int | None = None
) -> list[BalanceTrial]:
    """List the trials of a board that is brought: every way round, with as many chariots as it takes."""
    traits = league_traits(game)
    room = present(traits.balance.board, "board traits").room(board)
    field = room.most if chariots is None else chariots
    if not 1 < field <= room.starters:
        raise Trouble("field-whole", field="--chariots", least=2, most=room.starters)
    name = str(board.get("name", ""))
    return [
        BalanceTrial(game, Venue(name, direction, field), charioteer, races, seed, board)
        for direction in traits.directions
    ]


def tally_races(trial: BalanceTrial, first: int, seconds: float) -> dict[str, Any]:
    """Run races of a trial from a number on, as long as there is time, and count as plain values."""
    seen = run_counted_races(trial, range(first, first + trial.races), seconds=seconds)
    chariots = [it for outcome in seen.outcomes for it in outcome.chariots]
    return {
        "races": len(seen.outcomes),
        "turns": seen.turns,
        "unwon": sum(not any(map(won_race, it.chariots)) for it in seen.outcomes),
        "starts": Counter(it.start for it in chariots),
        "wins": Counter(it.start for it in chariots if won_race(it)),
        "bites": {name: seen.bites[name] for name in league_traits(trial.game).balance.bites},
        "blocked": seen.blocked,
    }


def tally_board(
    game: str, board: Mapping[str, Any], direction: str, first: int, races: int, seconds: float
) -> dict[str, Any]:
    """Run some races on a board that is brought, one way round, by the charioteers who stand in."""
    trials = list_board_trials(game, board, default_stand_in(game), races, BALANCE_SEED)
    trial = next((it for it in trials if it.venue.direction == direction), trials[0])
    return tally_races(trial, first, seconds)
