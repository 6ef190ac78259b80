"""A turn (3.1): a card is played, the Fates draw, the next chariot in list order is to play.

`play_turn` is where a race spends its time, so its two common cases, a drive and a draw, are written out and
build the next state directly.
"""

from __future__ import annotations

from typing import Final

from hippodrome.games.ave_caesar import ending
from hippodrome.games.ave_caesar.kit import CARD, NO_CARDS, Cards
from hippodrome.games.ave_caesar.moves import Move
from hippodrome.games.ave_caesar.moving import draw_offer, offer_for
from hippodrome.games.ave_caesar.state import (
    NOTHING,
    UNMANNED,
    Chariot,
    Driven,
    Home,
    Outcome,
    Race,
    State,
    racing,
)
from hippodrome.games.ave_caesar.track import Mask, off_course

make: Final = tuple.__new__
"""Build a chariot or a state from its fields: quicker than calling its class."""


def play_turn(state: State, move: Move, outcome: Outcome) -> State:
    """Play a move whose outcome the state's offer has told."""
    race, chariots, turn, _, opening, still, left, occupied, lead, _ = state
    station, hand, deck, tucked, marks = chariots[turn]
    row = list(chariots)
    if outcome.__class__ is Driven:
        station, hand, marks, spaces, progress = outcome
        occupied ^= spaces
        row[turn] = make(Chariot, (station, hand, deck, tucked, marks))
        lead = progress if progress > lead else lead  # noqa: FURB136  (max() takes twice as long)
        if (deck or tucked) and not marks & UNMANNED:
            offer = draw_offer(deck, 0 if deck else tucked[0])
            return make(State, (race, tuple(row), turn, turn, False, 0, left, occupied, lead, offer))
        return end_turn(race, row, turn, False, 0, left, occupied, lead)
    if outcome == "draws":
        card = CARD[move.card]
        if deck:
            deck = Cards(deck - card)
        else:
            tucked = tucked[1:]
        row[turn] = make(Chariot, (station, hand + card, deck, tucked, marks))
        if marks & UNMANNED:
            offer = offer_for(race, row, turn, opening, still, occupied, lead)
            return make(State, (race, tuple(row), turn, None, opening, still, left, occupied, lead, offer))
        return end_turn(race, row, turn, opening, still, left, occupied, lead)
    return _play_rarer(state, move, outcome, row)


def _play_rarer(state: State, move: Move, outcome: Outcome, row: list[Chariot]) -> State:
    """Play what comes up less often: the finish, a pass, a discard, a tuck, a withdrawal."""
    race, _, turn, _, opening, still, left, occupied, lead, _ = state
    station, hand, deck, tucked, marks = row[turn]
    match outcome:
        case Home(hand_left, marks_then):
            row[turn] = Chariot(off_course(race.track.laps + 1), hand_left, deck, tucked, marks_then)
            occupied ^= race.track.bit[station]
            return next_turn(race, row, turn, False, 0, (*left, turn), occupied, lead_of(race, row))
        case "withdraws":
            row[turn] = ending.put_out(race, row[turn])
            occupied ^= race.track.bit[station]
            return next_turn(race, row, turn, opening, 0, (*left, turn), occupied, lead_of(race, row))
        case "tucks":
            tucked = (*tucked, move.card)
            row[turn] = Chariot(station, Cards(hand - CARD[move.card]), deck, tucked, marks)
            offer = draw_offer(deck, 0 if deck else tucked[0])
            return State(race, tuple(row), turn, turn, opening, still + 1, left, occupied, lead, offer)
        case "discards":
            row[turn] = Chariot(station, NO_CARDS, deck, tucked, marks)
            return end_turn(race, row, turn, opening, 0, left, occupied, lead)
        case _:
            return next_turn(race, row, turn, opening, still + 1, left, occupied, lead)


def end_turn(
    race: Race,
    row: list[Chariot],
    turn: int,
    opening: bool,
    still: int,
    left: tuple[int, ...],
    occupied: Mask,
    lead: int,
) -> State:
    """End the turn of a chariot that played, discarded or tucked a card: it may be out now (6.2)."""
    chariot = row[turn]
    if (not chariot.hand or race.options.retire == "points_short") and ending.is_out(race, chariot):
        row[turn] = ending.put_out(race, chariot)
        occupied ^= race.track.bit[chariot.station]
        left = (*left, turn)
        lead = lead_of(race, row)
    return next_turn(race, row, turn, opening, still, left, occupied, lead)


def next_turn(
    race: Race,
    row: list[Chariot],
    turn: int,
    opening: bool,
    still: int,
    left: tuple[int, ...],
    occupied: Mask,
    lead: int,
) -> State:
    """Hand the turn to the next chariot on the course, in list order; stalemate ends the race (6.6)."""
    if still and still >= ending.patience(race, racing(row)):
        left = (*left, *(number for number, it in enumerate(row) if it.on_course))
        row = [ending.put_out(race, it) if it.on_course else it for it in row]
        occupied = lead = 0
    count = len(row)
    following = turn
    for _ in range(count):
        following += 1
        if following == count:
            following = 0
        if row[following][0] >= 0:
            break
    else:
        return State(race, tuple(row), turn, None, opening, still, left, 0, 0, NOTHING)
    if row[following][4] & UNMANNED:
        return begin_unmanned(race, row, following, opening, still, left, occupied, lead)
    offer = offer_for(race, row, following, opening, still, occupied, lead)
    return make(State, (race, tuple(row), following, None, opening, still, left, occupied, lead, offer))


def begin_unmanned(
    race: Race,
    row: list[Chariot],
    turn: int,
    opening: bool,
    still: int,
    left: tuple[int, ...],
    occupied: Mask,
    lead: int,
) -> State:
    """Begin the turn of an unmanned chariot: a card is turned up if any value could move it (8.2)."""
    station, hand, deck, _, _ = row[turn]
    if not hand and deck and any(race.track.reach(station, occupied)):
        return State(race, tuple(row), turn, turn, opening, still, left, occupied, lead, draw_offer(deck, 0))
    offer = offer_for(race, row, turn, opening, still, occupied, lead)
    return State(race, tuple(row), turn, None, opening, still, left, occupied, lead, offer)


def lead_of(race: Race, row: list[Chariot]) -> int:
    """Find the progress of the chariots in the lead among all racing (4.3)."""
    return max((race.track.progress[it.station] for it in row if it.on_course), default=0)
