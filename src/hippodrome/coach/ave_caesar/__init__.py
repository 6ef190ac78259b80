"""How the coach measures Ave Caesar: in laurels, until the seat's own chariots have left the course."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from hippodrome.coach.ave_caesar.quick import choose_drive
from hippodrome.coach.ave_caesar.reasons import find_reason
from hippodrome.coach.traits import CoachTraits, Driver, SeatOutcome
from hippodrome.games.ave_caesar.kit import LAURELS
from hippodrome.games.ave_caesar.start import Dealing, DrawForLanes
from hippodrome.games.ave_caesar.state import DISQUALIFIED, State, Voting
from hippodrome.games.ave_caesar.tournament import race_result
from hippodrome.games.ave_caesar.view import AnyState
from hippodrome.race.protocol import Pick, Seat

DOUBTS: Final = (1.5, 2.5, 8.5)
"""Found by `benchmarks/coach.py`; docs/decisions/0031-trust.md has the command."""


def race_number(state: AnyState) -> int:
    """Tell which race of its meeting a state belongs to, from 0."""
    if state.__class__ is State:
        return len(state.race.results)
    if isinstance(state, DrawForLanes):
        return 0
    return len(state.state.race.results if isinstance(state, Voting) else state.race.results)


def count_chariots(state: Any) -> int:
    """Count the chariots of a race."""
    return len(state.state.chariots if isinstance(state, Voting) else state.chariots)


def fate_settled(state: AnyState, seat: Seat) -> bool:
    """Say whether all chariots of a seat have left the course, or race for nothing."""
    if not isinstance(state, State):
        return False
    owners = state.race.owners
    for _, _, _, _, marks, number in state.queue:
        if owners[number] == seat and not marks & DISQUALIFIED:
            return False
    return True


def seat_outcome(state: State | Voting | Dealing, seat: Seat, race_index: int) -> SeatOutcome:
    """Count the laurels that a seat has won in the race; all six are a win."""
    if isinstance(state, Voting):
        state = state.state
    past = state.race.results
    if len(past) > race_index:
        result = past[race_index]
    elif isinstance(state, State):
        result = race_result(state)
    else:
        raise TypeError("no deal is due before a race is over")
    mine = [won for won, owner in zip(result.laurels, result.owners, strict=True) if owner == seat]
    return SeatOutcome(float(6 in mine), float(sum(mine)), float(not any(mine)))


def expected_outcome(state: Any, seat: Seat) -> SeatOutcome:
    """Tell what any seat may expect: as much as the others, for each of its chariots."""
    owners = (state.state if isinstance(state, Voting) else state).race.owners
    manned = sum(owner is not None for owner in owners)
    mine, places = owners.count(seat), LAURELS[:manned]
    lost = places.count(0) / manned if mine == 1 else 0.0
    return SeatOutcome(mine / manned, mine * sum(places) / manned, lost)


def playout_driver(_choose: Pick) -> Driver:
    """Make the driver of a playout, who looks at the state itself: that spares it a view."""

    def decide(state: State | Voting, _seat: Seat, moves: Sequence[Any]) -> Any:
        return choose_drive(state.state if isinstance(state, Voting) else state, moves)

    return decide


TRAITS: Final = CoachTraits(
    unit="laurels",
    column="laurels",
    headings=("coach-expected-laurels", "coach-chance-lost"),
    blunder=0.5,
    budget=96,
    hint_budget=64,
    table_budget=16,
    horizon=100_000,
    race_number=race_number,
    chariots=count_chariots,
    ending=seat_outcome,
    settled=fate_settled,
    driver=playout_driver,
    reason=find_reason,
    hint_seconds=0.25,
    expected=expected_outcome,
    doubts=DOUBTS,
)
