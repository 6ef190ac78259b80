"""Moves that may be played and cost the race: the drive after which no tribute or no finish is possible."""

from __future__ import annotations

from collections.abc import Iterator

from hippodrome.games.ave_caesar import alley, ending
from hippodrome.games.ave_caesar.kit import CARD_BY_VALUE, Cards
from hippodrome.games.ave_caesar.moves import FINISH, Move
from hippodrome.games.ave_caesar.state import DISQUALIFIED, Racer, State
from hippodrome.games.ave_caesar.track import Station
from hippodrome.games.ave_caesar.view import AnyState
from hippodrome.race.protocol import Peril
from hippodrome.saying import saying


def perils(state: AnyState) -> Iterator[Peril]:
    """Tell which moves disqualify the chariot (5.4) or leave it too few points to get home (6.2)."""
    if not isinstance(state, State) or state.drawing is not None or not state.moves:
        return
    lost = _short_of_points(state, state.queue[0])
    for move in state.moves:
        if move.kind != "drive":
            continue
        driven = _driven(state, move)
        if driven[4] & DISQUALIFIED and not state.queue[0][4] & DISQUALIFIED:
            yield Peril(str(move), "5.4", saying("peril-disqualified"))
        elif move.to != FINISH and not lost and _short_of_points(state, driven):
            yield Peril(str(move), "6.2", saying("peril-points"))


def _driven(state: State, move: Move) -> Racer:
    station, hand, deck, tucked, marks, number = state.queue[0]
    track = state.race.track
    to = track.finish
    if move.to != FINISH:
        onward, _, _ = track.steps[station].get(move) or track.drive_within_lap(station, move)
        to = Station(station + onward)
    left = Cards(hand - CARD_BY_VALUE[move.card])
    return to, left, deck, tucked, alley.marks_after_arriving(track, to, marks), number


def _short_of_points(state: State, racer: Racer) -> bool:
    station, hand, deck, tucked, _, _ = racer
    return ending.points_left(hand, deck, tucked) < state.race.track.to_finish[station]
