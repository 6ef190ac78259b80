"""A turn (3.1): a card is played, the Fates draw, the next chariot in list order is to play.

`drive_and_draw` is where a race spends its time: the commonest turn, in one go. Everything else goes through
`play`, move by move.
"""

from __future__ import annotations

from typing import Final

from hippodrome.games.ave_caesar import alley, ending, unmanned
from hippodrome.games.ave_caesar.kit import CARD, NO_CARDS, Cards
from hippodrome.games.ave_caesar.moves import FINISH, Move
from hippodrome.games.ave_caesar.moving import DRAWS, draws, moves_for
from hippodrome.games.ave_caesar.state import OWES, UNMANNED, Chariot, Race, State, racing
from hippodrome.games.ave_caesar.track import Mask, off_course
from hippodrome.race.protocol import Pick

make: Final = tuple.__new__
"""Build a chariot or a state from its fields: quicker than calling its class."""


def drive_and_draw(state: State, move: Move, pick: Pick) -> tuple[State, tuple[Move]] | None:
    """Do the commonest turn of a plain race in one go: a drive, and the draw after it (3.1).

    The move is one that the state offers, and no draw is due. None for any other turn: `play` does it.
    """
    race, chariots, turn, _, _, _, left, occupied, lead, _ = state
    station, hand, deck, tucked, marks = chariots[turn]
    kind, card, space = move
    track = race[0]
    effect = track.effects[station].get(space)
    if not (effect and deck and kind == "drive"):
        return None
    to, spaces, progress, matters = effect
    if matters and marks & OWES:
        marks = alley.marks_at_rest(track, to, marks)
    odds = DRAWS.get(deck) or draws(deck)
    drawn = odds[pick(len(odds))]
    gained = CARD[drawn[1]]
    row = list(chariots)
    row[turn] = make(Chariot, (to, hand - CARD[card] + gained, deck - gained, tucked, marks))
    occupied ^= spaces
    lead = max(lead, progress)
    following = turn + 1
    if following == len(row):
        following = 0
    while row[following][0] < 0:
        following = following + 1 if following + 1 < len(row) else 0
    moves = moves_for(race, row, following, False, 0, occupied, lead)
    return make(State, (race, tuple(row), following, None, False, 0, left, occupied, lead, moves)), (drawn,)


def play(state: State, move: Move) -> State:
    """Play one of the moves that the state offers."""
    if state[3] is not None:
        return _draw(state, move)
    kind = move[0]
    if kind == "drive":
        return _drive(state, move)
    if kind == "tuck":
        return _tuck(state, move)
    return _withdraw(state) if kind == "withdraw" else _pass(state)


def _drive(state: State, move: Move) -> State:
    """Drive a card in full (3.1); over the finish the chariot leaves the course at once (6.1)."""
    race, chariots, turn, _, _, _, left, occupied, lead, _ = state
    station, hand, deck, tucked, marks = chariots[turn]
    track = race.track
    hand = Cards(hand - CARD[move.card])
    row = list(chariots)
    if move.to == FINISH:
        marks = alley.marks_at_rest(track, track.finish, marks)
        row[turn] = Chariot(off_course(track.laps + 1), hand, deck, tucked, marks)
        occupied ^= track.bit[station]
        return next_turn(race, row, turn, False, 0, (*left, turn), occupied, lead_of(race, row))
    effect = track.effects[station].get(move.to) or track.effect(station, move.card, move.to)
    to, spaces, progress, _ = effect
    row[turn] = Chariot(to, hand, deck, tucked, alley.marks_at_rest(track, to, marks))
    occupied ^= spaces
    lead = max(lead, progress)
    if (deck or tucked) and not marks & UNMANNED:
        odds = draws(deck, tucked[:1])
        return State(race, tuple(row), turn, turn, False, 0, left, occupied, lead, odds)
    return end_turn(race, row, turn, False, 0, left, occupied, lead)


def _draw(state: State, move: Move) -> State:
    """Take the drawn card in hand; an unmanned chariot plays it now, a manned one's turn ends."""
    race, chariots, turn, _, opening, still, left, occupied, lead, _ = state
    station, hand, deck, tucked, marks = chariots[turn]
    card = CARD[move.card]
    deck, tucked = (Cards(deck - card), tucked) if deck else (deck, tucked[1:])
    row = list(chariots)
    row[turn] = Chariot(station, Cards(hand + card), deck, tucked, marks)
    if not marks & UNMANNED:
        return end_turn(race, row, turn, opening, still, left, occupied, lead)
    moves = moves_for(race, row, turn, opening, still, occupied, lead)
    return State(race, tuple(row), turn, None, opening, still, left, occupied, lead, moves)


def _tuck(state: State, move: Move) -> State:
    """Put a card under the deck; its draw follows, and the turn has been still (3.5, 6.6)."""
    race, chariots, turn, _, opening, still, left, occupied, lead, _ = state
    station, hand, deck, tucked, marks = chariots[turn]
    tucked = (*tucked, move.card)
    row = list(chariots)
    row[turn] = Chariot(station, Cards(hand - CARD[move.card]), deck, tucked, marks)
    odds = draws(deck, tucked[:1])
    return State(race, tuple(row), turn, turn, opening, still + 1, left, occupied, lead, odds)


def _withdraw(state: State) -> State:
    """Leave the course after a disqualification (5.4)."""
    race, chariots, turn, _, opening, _, left, occupied, _, _ = state
    row = list(chariots)
    row[turn] = ending.put_out(race, row[turn])
    occupied ^= race.track.bit[chariots[turn].station]
    return next_turn(race, row, turn, opening, 0, (*left, turn), occupied, lead_of(race, row))


def _pass(state: State) -> State:
    """Let the turn go by (3.5); an unmanned chariot may discard its card, which is not still (8.2, 6.6)."""
    race, chariots, turn, _, opening, still, left, occupied, lead, _ = state
    row = list(chariots)
    if row[turn][4] & UNMANNED and unmanned.discards(state):
        row[turn] = row[turn]._replace(hand=NO_CARDS)
        return end_turn(race, row, turn, opening, 0, left, occupied, lead)
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
    if (race.retires or not chariot.hand) and ending.is_out(race, chariot):
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
    """Hand the turn to the next chariot on the course, in list order; a stalemate ends the race (6.6)."""
    if still and still >= ending.patience(race, racing(row)):
        left = (*left, *(number for number, it in enumerate(row) if it.on_course))
        row = [ending.put_out(race, it) if it.on_course else it for it in row]
    count = len(row)
    following = turn + 1 if turn + 1 < count else 0
    while row[following][0] < 0:
        if following == turn:
            return State(race, tuple(row), turn, None, opening, still, left, 0, 0, ())
        following = following + 1 if following + 1 < count else 0
    if row[following][4] & UNMANNED:
        return begin_unmanned(race, row, following, opening, still, left, occupied, lead)
    moves = moves_for(race, row, following, opening, still, occupied, lead)
    return make(State, (race, tuple(row), following, None, opening, still, left, occupied, lead, moves))


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
    chariot = row[turn]
    if not chariot.hand and chariot.deck and unmanned.can_move(race, chariot, occupied):
        odds = draws(chariot.deck)
        return State(race, tuple(row), turn, turn, opening, still, left, occupied, lead, odds)
    moves = moves_for(race, row, turn, opening, still, occupied, lead)
    return State(race, tuple(row), turn, None, opening, still, left, occupied, lead, moves)


def lead_of(race: Race, row: list[Chariot]) -> int:
    """Find the progress of the chariots in the lead among all racing (4.3)."""
    progress = race.track.progress
    return max([progress[chariot[0]] for chariot in row if chariot[0] >= 0], default=0)
