"""How the coach measures Ben Hur: in places, for a few rounds and then as the race stands."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from hippodrome.charioteers.ben_hur import make_fast_but_braking
from hippodrome.coach.ben_hur.reasons import find_reason
from hippodrome.coach.traits import CoachTraits, Driver, SeatOutcome
from hippodrome.games.ben_hur.ending import race_results
from hippodrome.games.ben_hur.game import GAME
from hippodrome.games.ben_hur.state import State, chariots_racing
from hippodrome.race.protocol import Pick, Seat


def race_number(state: State) -> int:
    """Tell which race of its meeting a state belongs to, from 0."""
    return state.race - 1


def with_fixed_steering(state: State) -> State:
    """Let a race go on by fixed steering: free steering has too many moves to play."""
    table = state.table
    return state._replace(table=table._replace(options=table.options._replace(steering="fixed")))


def playout_driver(choose: Pick) -> Driver:
    """Make the driver of a playout: the steady charioteer."""
    decide = make_fast_but_braking(choose)

    def decided(state: State, seat: Seat, moves: Sequence[Any]) -> Any:
        return decide(GAME.view(state, seat), moves)

    return decided


def seat_outcome(state: State, seat: Seat, race_index: int) -> SeatOutcome:
    """Place a seat by what its chariots have reached; the win is shared among those that tie.

    Whoever is out while others still race is last: how far it came says nothing of what they will reach.
    """
    worth = list(state.scores) if state.race - 1 > race_index else race_results(state)
    seats = state.table.seats
    points = [
        sum(it for it, owner in zip(worth, seats, strict=True) if owner == player)
        for player in range(max(seats) + 1)
    ]
    mine = [it for it, owner in zip(state.chariots, seats, strict=True) if owner == seat]
    out = all(it.state == "out" for it in mine)
    place = (
        len(points) if out and chariots_racing(state) else 1 + sum(other < points[seat] for other in points)
    )
    win = 1 / points.count(points[seat]) if place == 1 else 0.0
    return SeatOutcome(win, -float(place), float(out))


TRAITS: Final = CoachTraits(
    unit="places",
    column="place",
    headings=("coach-expected-place", "coach-chance-out"),
    blunder=0.3,
    budget=16,
    hint_budget=16,
    table_budget=4,
    horizon=8,
    race_number=race_number,
    chariots=lambda state: len(state.chariots),
    ending=seat_outcome,
    settled=lambda _state, _seat: False,
    driver=playout_driver,
    reason=find_reason,
    prepared=with_fixed_steering,
)
