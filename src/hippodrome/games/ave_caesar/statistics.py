"""What is counted in Ave Caesar: points wasted, turns blocked, and the luck of the draw."""

from __future__ import annotations

from collections.abc import Iterable
from fractions import Fraction

from hippodrome.games.ave_caesar.game import GAME
from hippodrome.games.ave_caesar.moves import FINISH, Move
from hippodrome.games.ave_caesar.start import DrawForLanes
from hippodrome.games.ave_caesar.state import STATION_AT, State, Voting
from hippodrome.games.ave_caesar.track import Station
from hippodrome.games.ave_caesar.view import AnyState
from hippodrome.games.statistics import Figure, Step, hundredths
from hippodrome.race.protocol import Seat


def statistics(seats: int, steps: Iterable[Step]) -> tuple[Figure, ...]:
    """Count for each seat, over all its chariots and all races of a meeting.

    Points are wasted that bring a chariot no nearer to the finish by the shortest way: on outer lanes, in the
    alley, beyond the line. A turn is blocked that passes, or in which a card is tucked away (3.5). The luck
    of the draw is by how many points the cards drawn were above the average of those that could have been.
    """
    wasted, blocked = [0] * seats, [0] * seats
    luck = [Fraction()] * seats
    for before, move, _ in steps:
        seat = _owner(before)
        if seat is None:
            continue
        if move.kind == "draw":
            luck[seat] += _luck(before, move)
        elif move.kind in ("pass", "tuck"):
            blocked[seat] += 1
        elif move.kind == "drive" and isinstance(before, State):
            wasted[seat] += _wasted(before, move)
    return (
        Figure("stat-wasted", "count", tuple(wasted)),
        Figure("stat-blocked", "count", tuple(blocked)),
        Figure("stat-draw-luck", "luck", tuple(hundredths(it) for it in luck)),
    )


def _owner(state: AnyState) -> Seat | None:
    """Say whose chariot plays or draws; nobody's while lanes are drawn, or if it is unmanned."""
    if isinstance(state, DrawForLanes | Voting):
        return None
    return state.race.owners[state.turn]


def _luck(before: AnyState, move: Move) -> Fraction:
    odds = [it.card for it in GAME.odds(before)]
    return move.card - Fraction(sum(odds), len(odds))


def _wasted(state: State, move: Move) -> int:
    track = state.race.track
    station = state.queue[0][STATION_AT]
    if move.to == FINISH:
        return move.card - track.to_finish[station]
    onward, _, _ = track.steps[station].get(move) or track.drive_within_lap(station, move)
    return move.card - track.to_finish[station] + track.to_finish[Station(station + onward)]
