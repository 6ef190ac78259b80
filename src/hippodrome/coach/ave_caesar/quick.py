"""The plain charioteer of Ave Caesar's playouts: wastes few points and stops in the alley in time.

It looks at the imagined state itself, which spares it a view, and knows by heart what never changes.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from hippodrome.charioteers.ave_caesar.thrift import wasted_points
from hippodrome.games.ave_caesar.kit import CARD_BY_VALUE, NO_CARDS, Cards, different_values
from hippodrome.games.ave_caesar.moves import FINISH, Move
from hippodrome.games.ave_caesar.state import OWES, State
from hippodrome.games.ave_caesar.track import Station, Track

Worth = tuple[float, float, int]


def choose_drive(state: State, moves: Sequence[Move]) -> Move:
    """Choose for the chariot to move."""
    station, hand, _, _, marks, _ = state.queue[0]
    owes = bool(marks & OWES)
    return _best(state.race.track, station, hand if owes else NO_CARDS, tuple(moves), owes=owes)


@lru_cache(maxsize=1 << 16)
def _best(track: Track, station: Station, hand: Cards, moves: tuple[Move, ...], *, owes: bool) -> Move:
    if owes:
        return max(moves, key=lambda move: _owing(track, station, hand, move))
    return max(moves, key=lambda move: _free(track, station, move))


@lru_cache(maxsize=1 << 16)
def _free(track: Track, station: Station, move: Move) -> Worth:
    """Weigh a move of a chariot that owes nothing: to waste little, then to get on."""
    if move.kind not in ("drive", "vote"):
        return _idle(move)
    if move.to == FINISH:
        return (9.0, -move.card, 0)
    to = track.station_after_drive(station, move.card, move.to)
    return (1.0, -wasted_points(track, station, to, move.card, owes=False), move.card)


@lru_cache(maxsize=1 << 16)
def _owing(track: Track, station: Station, hand: Cards, move: Move) -> Worth:
    """Weigh a move of a chariot that owes tribute: not to miss the alley, then to waste little."""
    if move.kind not in ("drive", "vote"):
        return _idle(move)
    if move.to == FINISH:
        return (0.0, -move.card, 0)
    to = track.station_after_drive(station, move.card, move.to)
    gain = -wasted_points(track, station, to, move.card, owes=True)
    if track.pays[to]:
        return (1.0, gain + 1.2, move.card)
    stops = cards_stopping_in_alley(track, to)
    chances = sum(card in stops for card in different_values(Cards(hand - CARD_BY_VALUE[move.card])))
    return (float(track.can_pay[to]), gain + 0.5 * chances, move.card)


def _idle(move: Move) -> Worth:
    # A tucked card comes back last: best one that is little use, a middling one.
    return (-1.0, -abs(move.card - 3.5), 0) if move.kind == "tuck" else (-2.0, 0.0, 0)


@lru_cache(maxsize=1 << 14)
def cards_stopping_in_alley(track: Track, station: Station) -> frozenset[int]:
    """List the cards that would stop in the alley from a station, on an empty course."""
    reach = track.reach(station, 0)
    return frozenset(
        card
        for card, reached in enumerate(reach)
        if any(it < track.finish and track.pays[it] for it in reached)
    )
