"""A turn (3.1): a card is played, the Fates draw, the next chariot in list order is to play.

One move at a time; `quick` does the commonest turn in one go.
"""

from __future__ import annotations

from hippodrome.games.ave_caesar import alley, ending, unmanned
from hippodrome.games.ave_caesar.kit import CARD, NO_CARDS, Cards
from hippodrome.games.ave_caesar.moves import FINISH, Move
from hippodrome.games.ave_caesar.moving import draws, moves_for
from hippodrome.games.ave_caesar.state import (
    HAND,
    MARKS,
    NUMBER,
    STATION,
    UNMANNED,
    Race,
    Racer,
    State,
    state_of,
)
from hippodrome.games.ave_caesar.track import Mask, Station, off_course


def play(state: State, move: Move) -> State:
    """Play one of the moves that the state offers."""
    if state.drawing is not None:
        return _draw(state, move)
    kind = move.kind
    if kind == "drive":
        return _drive(state, move)
    if kind == "tuck":
        return _tuck(state, move)
    return _withdraw(state) if kind == "withdraw" else _pass(state)


def _drive(state: State, move: Move) -> State:
    """Drive a card in full (3.1); over the finish the chariot leaves the course at once (6.1)."""
    race, queue, gone, left = state.race, state.queue, state.gone, state.left
    station, hand, deck, tucked, marks, number = queue[0]
    track = race.track
    hand = Cards(hand - CARD[move.card])
    if move.to == FINISH:
        marks = alley.marks_at_rest(track, track.finish, marks)
        gone = (*gone, (off_course(track.laps + 1), hand, deck, tucked, marks, number))
        occupied = state.occupied ^ track.bit[station]
        queue = queue[1:]
        return next_turn(race, queue, gone, number, False, 0, (*left, number), occupied, lead_of(race, queue))
    onward, spaces = track.steps[station].get(move.to) or track.step(station, move.card, move.to)
    to = Station(station + onward)
    marks = alley.marks_at_rest(track, to, marks)
    queue = ((to, hand, deck, tucked, marks, number), *queue[1:])
    occupied = state.occupied ^ spaces
    lead = max(state.lead, track.progress[to])
    if (deck or tucked) and not marks & UNMANNED:
        return draw_due(race, queue, gone, False, 0, left, occupied, lead)
    return end_turn(race, queue, gone, False, 0, left, occupied, lead)


def _draw(state: State, move: Move) -> State:
    """Take the drawn card in hand; an unmanned chariot plays it now, a manned one's turn ends."""
    (station, hand, deck, tucked, marks, number), *others = state.queue
    card = CARD[move.card]
    deck, tucked = (Cards(deck - card), tucked) if deck else (deck, tucked[1:])
    queue = ((station, Cards(hand + card), deck, tucked, marks, number), *others)
    go_on = begin_turn if marks & UNMANNED else end_turn
    return go_on(
        state.race, queue, state.gone, state.opening, state.still, state.left, state.occupied, state.lead
    )


def _tuck(state: State, move: Move) -> State:
    """Put a card under the deck; its draw follows, and the turn has been still (3.5, 6.6)."""
    (station, hand, deck, tucked, marks, number), *others = state.queue
    hand = Cards(hand - CARD[move.card])
    queue = ((station, hand, deck, (*tucked, move.card), marks, number), *others)
    return draw_due(
        state.race, queue, state.gone, state.opening, state.still + 1, state.left, state.occupied, state.lead
    )


def _withdraw(state: State) -> State:
    """Leave the course after a disqualification (5.4)."""
    return leave(state.race, state.queue, state.gone, state.opening, 0, state.left, state.occupied)


def _pass(state: State) -> State:
    """Let the turn go by (3.5); an unmanned chariot may discard its card, which is not still (8.2, 6.6)."""
    race, queue, gone, opening, left = state.race, state.queue, state.gone, state.opening, state.left
    first, *others = queue
    if first[MARKS] & UNMANNED and unmanned.discards(state):
        station, _, deck, tucked, marks, number = first
        queue = ((station, NO_CARDS, deck, tucked, marks, number), *others)
        return end_turn(race, queue, gone, opening, 0, left, state.occupied, state.lead)
    queue = (*others, first)
    return next_turn(
        race, queue, gone, state.turn, opening, state.still + 1, left, state.occupied, state.lead
    )


# --- between two moves ---------------------------------------------------------------------------------


def draw_due(
    race: Race,
    queue: tuple[Racer, ...],
    gone: tuple[Racer, ...],
    opening: bool,
    still: int,
    left: tuple[int, ...],
    occupied: Mask,
    lead: int,
) -> State:
    """Let the Fates draw for the chariot to play (3.1)."""
    _, _, deck, tucked, _, turn = queue[0]
    moves = tuple(dict.fromkeys(draws(deck, tucked)))
    return state_of(race, queue, gone, turn, turn, opening, still, left, occupied, lead, moves)


def end_turn(
    race: Race,
    queue: tuple[Racer, ...],
    gone: tuple[Racer, ...],
    opening: bool,
    still: int,
    left: tuple[int, ...],
    occupied: Mask,
    lead: int,
) -> State:
    """End the turn of a chariot that played, discarded or tucked a card: it may be out now (6.2)."""
    first = queue[0]
    if (race.retires or not first[HAND]) and ending.is_out(race, first):
        return leave(race, queue, gone, opening, still, left, occupied)
    queue = (*queue[1:], first)
    return next_turn(race, queue, gone, first[NUMBER], opening, still, left, occupied, lead)


def leave(
    race: Race,
    queue: tuple[Racer, ...],
    gone: tuple[Racer, ...],
    opening: bool,
    still: int,
    left: tuple[int, ...],
    occupied: Mask,
) -> State:
    """Take the chariot to play off the course, short of the finish (5.4, 6.2)."""
    first, *others = queue
    queue, gone, number = tuple(others), (*gone, ending.put_out(race, first)), first[NUMBER]
    occupied ^= race.track.bit[first[STATION]]
    return next_turn(
        race, queue, gone, number, opening, still, (*left, number), occupied, lead_of(race, queue)
    )


def next_turn(
    race: Race,
    queue: tuple[Racer, ...],
    gone: tuple[Racer, ...],
    turn: int,
    opening: bool,
    still: int,
    left: tuple[int, ...],
    occupied: Mask,
    lead: int,
) -> State:
    """Hand the turn to the next chariot on the course, in list order; a stalemate ends the race (6.6)."""
    if still and still >= ending.patience(race, len(queue)):
        left = (*left, *sorted(racer[NUMBER] for racer in queue))
        gone = (*gone, *(ending.put_out(race, racer) for racer in queue))
        queue = ()
    if not queue:
        return over(race, gone, turn, opening, still, left)
    return begin_turn(race, queue, gone, opening, still, left, occupied, lead)


def begin_turn(
    race: Race,
    queue: tuple[Racer, ...],
    gone: tuple[Racer, ...],
    opening: bool,
    still: int,
    left: tuple[int, ...],
    occupied: Mask,
    lead: int,
) -> State:
    """Begin the turn of the first in the queue; for an unmanned chariot a card is turned up first (8.2)."""
    first = queue[0]
    if first[MARKS] & UNMANNED and unmanned.turns_up(race, first, occupied):
        return draw_due(race, queue, gone, opening, still, left, occupied, lead)
    moves = moves_for(race, queue, gone, opening, still, occupied, lead)
    return state_of(race, queue, gone, first[NUMBER], None, opening, still, left, occupied, lead, moves)


def over(
    race: Race, gone: tuple[Racer, ...], turn: int, opening: bool, still: int, left: tuple[int, ...]
) -> State:
    """End the race: the course is empty (6.3)."""
    return state_of(race, (), gone, turn, None, opening, still, left, 0, 0, ())


def lead_of(race: Race, queue: tuple[Racer, ...]) -> int:
    """Find the progress of the chariots in the lead among all racing (4.3)."""
    progress = race.track.progress
    return max([progress[racer[STATION]] for racer in queue], default=0)
