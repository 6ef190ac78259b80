"""Section 8.2 and 8.3: unmanned chariots — the card turned up for them, and who moves them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from hippodrome.games.ave_caesar.moves import FINISH, Move
from hippodrome.games.ave_caesar.moving import drives_ahead, refused_cards
from hippodrome.games.ave_caesar.state import (
    DECK_AT,
    HAND_AT,
    MARKS_AT,
    OWES,
    STATION_AT,
    UNMANNED,
    Chariot,
    Racer,
    RaceTerms,
    State,
)
from hippodrome.games.ave_caesar.track import Mask


def any_value_moves(race: RaceTerms, chariot: Racer | Chariot, occupied: Mask) -> bool:
    """Say whether any value could move an unmanned chariot, the six rule apart (8.2)."""
    return any(drives_ahead(race.track, chariot[STATION_AT], occupied))


def must_turn_up_card(race: RaceTerms, racer: Racer, occupied: Mask) -> bool:
    """Say whether a card is turned up: none is yet, and some value could move the chariot (8.2)."""
    return bool(not racer[HAND_AT] and racer[DECK_AT] and any_value_moves(race, racer, occupied))


def pass_discards_card(state: State) -> bool:
    """Say whether a pass of the chariot to move throws away the card that is up (8.2).

    A 6 refused by the six rule stays up where `unmanned_six` is `keep`; a chariot that nothing could move
    does nothing at all.
    """
    racer = state.queue[0]
    if (
        not racer[MARKS_AT] & UNMANNED
        or not racer[HAND_AT]
        or not any_value_moves(state.race, racer, state.occupied)
    ):
        return False
    keeps = state.race.options.unmanned_six == "keep"
    return not (keeps and (6, "4.1") in refused_cards(state))


def choose_by_instinct(state: State) -> Move:
    """Choose for an unmanned chariot, to its own advantage and the others' disadvantage (8.3).

    A fixed policy: home if it can; else where it hinders most; then where it wastes fewest steps; then the
    first as written.
    """
    return max(state.moves, key=lambda move: _worth(state, move))


def _worth(state: State, move: Move) -> tuple[int, int, int]:
    """Weigh a drive: home, then how much it hinders the others, then how short the way home is."""
    if move.kind != "drive":
        return (0, 0, 0)
    if move.to == FINISH:
        return (1, 0, 0)
    track = state.race.track
    to = track.station_after_drive(state.queue[0][STATION_AT], move.card, move.to)
    return (0, _hindrance(state, track.bit[to]), -track.to_finish[to])


def _hindrance(state: State, space: Mask) -> int:
    """Count the spaces within six steps that the others could not reach any more, were this one taken.

    Standing on the entrance of the alley before a chariot that owes its tribute counts extra (5.3).
    """
    track = state.race.track
    own, *others = state.queue
    occupied = state.occupied & ~track.bit[own[STATION_AT]]
    lost = 0
    for station, _, _, _, marks, _ in others:
        if not track.cone[station] & space:
            continue
        before = _reached(track.reach(station, occupied))
        after = _reached(track.reach(station, occupied | space))
        lost += len(before - after)
        if space == track.entrance and marks & OWES:
            lost += 6
    return lost


def _reached(layers: tuple[tuple[int, ...], ...]) -> set[tuple[int, int]]:
    return {(card, to) for card, reached in enumerate(layers) for to in reached}


def elected_drive(state: State, votes: Iterable[Move]) -> Move:
    """Count the votes for a drive: the most win, ties fall to the instinct (8.3)."""
    count = Counter(votes)
    most = max(count.values())
    favourites = [move for move in state.moves if count[move] == most]
    if len(favourites) == 1:
        return favourites[0]
    choice = choose_by_instinct(state)
    return choice if choice in favourites else max(favourites, key=lambda move: _worth(state, move))
