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
    Circumstances,
    Race,
    Racer,
    State,
    state_of,
)
from hippodrome.games.ave_caesar.track import Mask, Station, off_course

Queue = tuple[Racer, ...]


def play(state: State, move: Move) -> State:
    """Play one of the moves that the state offers."""
    kind = move.kind
    if kind == "drive":
        return _drive(state, move)
    if kind == "draw":
        return _draw(state, move)
    if kind == "tuck":
        return _tuck(state, move)
    return _withdraw(state) if kind == "withdraw" else _pass(state)


def _drive(state: State, move: Move) -> State:
    """Drive a card in full (3.1); over the finish the chariot leaves the course at once (6.1)."""
    around = state.around.driven or state.around
    station, hand, deck, tucked, marks, number = state.queue[0]
    track = around.track
    hand = Cards(hand - CARD[move.card])
    if move.to == FINISH:
        marks = alley.marks_at_rest(track, track.finish, marks)
        home = (off_course(track.laps + 1), hand, deck, tucked, marks, number)
        return _go_on_without(around, state.queue, home, state.occupied)
    onward, spaces, _ = track.steps[station].get(move) or track.step(station, move)
    to = Station(station + onward)
    marks = alley.marks_at_rest(track, to, marks)
    queue = ((to, hand, deck, tucked, marks, number), *state.queue[1:])
    occupied = state.occupied ^ spaces
    lead = max(state.lead, track.progress[to])
    if (deck or tucked) and not marks & UNMANNED:
        return draw_due(around, queue, occupied, lead)
    return end_turn(around, queue, occupied, lead)


def _draw(state: State, move: Move) -> State:
    """Take the drawn card in hand; an unmanned chariot plays it now, a manned one's turn ends."""
    (station, hand, deck, tucked, marks, number), *others = state.queue
    card = CARD[move.card]
    deck, tucked = (Cards(deck - card), tucked) if deck else (deck, tucked[1:])
    queue = ((station, Cards(hand + card), deck, tucked, marks, number), *others)
    go_on = begin_turn if marks & UNMANNED else end_turn
    return go_on(state.around, queue, state.occupied, state.lead)


def _tuck(state: State, move: Move) -> State:
    """Put a card under the deck; its draw follows, and the turn has been still (3.5, 6.6)."""
    (station, hand, deck, tucked, marks, number), *others = state.queue
    hand = Cards(hand - CARD[move.card])
    queue = ((station, hand, deck, (*tucked, move.card), marks, number), *others)
    return draw_due(state.around.stood(), queue, state.occupied, state.lead)


def _withdraw(state: State) -> State:
    """Leave the course after a disqualification (5.4)."""
    return leave(state.around.stirred(), state.queue, state.occupied)


def _pass(state: State) -> State:
    """Let the turn go by (3.5); an unmanned chariot may discard its card, which is not still (8.2, 6.6)."""
    first, *others = state.queue
    if first[MARKS] & UNMANNED and unmanned.discards(state):
        station, _, deck, tucked, marks, number = first
        queue = ((station, NO_CARDS, deck, tucked, marks, number), *others)
        return end_turn(state.around.stirred(), queue, state.occupied, state.lead)
    return next_turn(state.around.stood(), (*others, first), first[NUMBER], state.occupied, state.lead)


# --- between two moves ---------------------------------------------------------------------------------


def draw_due(around: Circumstances, queue: Queue, occupied: Mask, lead: int) -> State:
    """Let the Fates draw for the chariot to play (3.1)."""
    _, _, deck, tucked, _, _ = queue[0]
    return state_of(around, queue, occupied, lead, tuple(dict.fromkeys(draws(deck, tucked))))


def end_turn(around: Circumstances, queue: Queue, occupied: Mask, lead: int) -> State:
    """End the turn of a chariot that played, discarded or tucked a card: it may be out now (6.2)."""
    first, race = queue[0], around.race
    if (race.retires or not first[HAND]) and ending.is_out(race, first):
        return leave(around, queue, occupied)
    return next_turn(around, (*queue[1:], first), first[NUMBER], occupied, lead)


def leave(around: Circumstances, queue: Queue, occupied: Mask) -> State:
    """Take the chariot to play off the course, short of the finish (5.4, 6.2)."""
    return _go_on_without(around, queue, ending.put_out(around.race, queue[0]), occupied)


def _go_on_without(around: Circumstances, queue: Queue, gone: Racer, occupied: Mask) -> State:
    """Go on without the first in the queue, who is gone now."""
    around, queue, occupied, lead = without_first(around, queue, gone, occupied)
    return next_turn(around, queue, gone[NUMBER], occupied, lead)


def without_first(
    around: Circumstances, queue: Queue, gone: Racer, occupied: Mask
) -> tuple[Circumstances, Queue, Mask, int]:
    """Take the first in the queue, who is gone now, off the course: what is left, and the lead."""
    others = queue[1:]
    occupied ^= around.track.bit[queue[0][STATION]]
    return around.without(gone), others, occupied, lead_of(around.race, others)


def next_turn(around: Circumstances, queue: Queue, last: int, occupied: Mask, lead: int) -> State:
    """Hand the turn to the next chariot on the course, in list order; a stalemate ends the race (6.6)."""
    race, still = around.race, around.still
    if still and still >= ending.patience(race, len(queue)):
        for racer in sorted(queue, key=lambda racer: racer[NUMBER]):
            around = around.without(ending.put_out(race, racer))
        queue = ()
    return begin_turn(around, queue, occupied, lead) if queue else over(around, last)


def begin_turn(around: Circumstances, queue: Queue, occupied: Mask, lead: int) -> State:
    """Begin the turn of the first in the queue; for an unmanned chariot a card is turned up first (8.2)."""
    first = queue[0]
    if first[MARKS] & UNMANNED and unmanned.turns_up(around.race, first, occupied):
        return draw_due(around, queue, occupied, lead)
    return state_of(around, queue, occupied, lead, moves_for(around, queue, occupied, lead))


def over(around: Circumstances, last: int) -> State:
    """End the race: the course is empty (6.3)."""
    return state_of(around.ended(last), (), 0, 0, ())


def lead_of(race: Race, queue: Queue) -> int:
    """Find the progress of the chariots in the lead among all racing (4.3)."""
    progress = race.track.progress
    return max([progress[racer[STATION]] for racer in queue], default=0)
