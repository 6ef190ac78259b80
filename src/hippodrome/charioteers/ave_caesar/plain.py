"""Charioteers of Ave Caesar: each decides from a view and the moves offered, never from the state."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from hippodrome.charioteers.ave_caesar.thrift import wasted_points
from hippodrome.games.ave_caesar.kit import CARD_BY_VALUE, NO_CARDS, Cards, different_values
from hippodrome.games.ave_caesar.moves import FINISH, Move
from hippodrome.games.ave_caesar.state import OWES
from hippodrome.games.ave_caesar.track import Station, Track
from hippodrome.games.ave_caesar.view import View
from hippodrome.race.protocol import Pick

Charioteer = Callable[[View, Sequence[Move]], Move]
"""Whoever decides for a seat."""


def make_random(pick: Pick) -> Charioteer:
    """Make a charioteer who plays any move offered."""
    return lambda _view, moves: moves[pick(len(moves))]


def make_greedy(_pick: Pick | None = None) -> Charioteer:
    """Make a charioteer who wastes as few points as it can and stops in the alley in time."""
    return _thrifty


def sorted_by_thrift(view: View, moves: Sequence[Move]) -> list[Move]:
    """Sort moves by how thrifty they are, best first."""
    return sorted(moves, key=lambda move: _worth(view, move), reverse=True)


def _thrifty(view: View, moves: Sequence[Move]) -> Move:
    return max(moves, key=lambda move: _worth(view, move))


def _worth(view: View, move: Move) -> tuple[float, ...]:
    """Weigh a move: to stay in the race for laurels, then to waste little, then to keep the stop in reach."""
    chariot = view.chariots[view.turn]
    race = view.race
    if race is None or move.kind not in ("drive", "vote"):
        # A tucked card comes back last: best one that is little use, a middling one.
        return (-1.0, -abs(move.card - 3.5)) if move.kind == "tuck" else (-2.0,)
    if move.to == FINISH:
        return (9.0, -move.card)
    track = race.track
    to = track.station_after_drive(chariot.station, move.card, move.to)
    owes = bool(chariot.marks & OWES)
    pays = owes and track.pays[to]
    lost = owes and not track.can_pay[to]
    hand = Cards((chariot.hand or NO_CARDS) - CARD_BY_VALUE[move.card])
    wasted = wasted_points(track, chariot.station, to, move.card, owes=owes)
    chances = count_cards_into_alley(track, to, hand) if owes and not pays else 0
    return (0.0 if lost else 1.0, -wasted + 1.2 * pays + 0.5 * chances, move.card)


def count_cards_into_alley(track: Track, station: Station, hand: Cards) -> int:
    """Count the different cards in hand that would stop in the alley next turn, on an empty course."""
    reach = track.reach(station, 0)
    return sum(1 for card in different_values(hand) if any(_pays(track, to) for to in reach[card]))


def _pays(track: Track, station: Station) -> bool:
    return station < track.finish and track.pays[station]
