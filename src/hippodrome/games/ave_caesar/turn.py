"""A turn (3.1): a card is played, the Fates draw, the next chariot in list order is to play.

One move at a time; `quick` does the commonest turn in one go.
"""

from __future__ import annotations

from hippodrome.games.ave_caesar import alley, ending, unmanned
from hippodrome.games.ave_caesar.kit import CARD_BY_VALUE, NO_CARDS, Cards
from hippodrome.games.ave_caesar.moves import FINISH, Move
from hippodrome.games.ave_caesar.moving import moves_for, possible_draws
from hippodrome.games.ave_caesar.state import (
    HAND_AT,
    MARKS_AT,
    NUMBER_AT,
    STATION_AT,
    UNMANNED,
    RaceContext,
    Racer,
    RaceTerms,
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
    context = state.context.driven or state.context
    station, hand, deck, tucked, marks, number = state.queue[0]
    track = context.track
    hand = Cards(hand - CARD_BY_VALUE[move.card])
    if move.to == FINISH:
        marks = alley.marks_after_arriving(track, track.finish, marks)
        home = (off_course(track.laps + 1), hand, deck, tucked, marks, number)
        return _go_on_without(context, state.queue, home, state.occupied)
    onward, spaces, _ = track.steps[station].get(move) or track.drive_within_lap(station, move)
    to = Station(station + onward)
    marks = alley.marks_after_arriving(track, to, marks)
    queue = ((to, hand, deck, tucked, marks, number), *state.queue[1:])
    occupied = state.occupied ^ spaces
    lead = max(state.lead, track.progress[to])
    if (deck or tucked) and not marks & UNMANNED:
        return let_fates_draw(context, queue, occupied, lead)
    return end_turn(context, queue, occupied, lead)


def _draw(state: State, move: Move) -> State:
    """Take the drawn card in hand; an unmanned chariot plays it now, a manned one's turn ends."""
    (station, hand, deck, tucked, marks, number), *others = state.queue
    card = CARD_BY_VALUE[move.card]
    deck, tucked = (Cards(deck - card), tucked) if deck else (deck, tucked[1:])
    queue = ((station, Cards(hand + card), deck, tucked, marks, number), *others)
    go_on = begin_turn if marks & UNMANNED else end_turn
    return go_on(state.context, queue, state.occupied, state.lead)


def _tuck(state: State, move: Move) -> State:
    """Put a card under the deck; its draw follows, and the turn has been still (3.5, 6.6)."""
    (station, hand, deck, tucked, marks, number), *others = state.queue
    hand = Cards(hand - CARD_BY_VALUE[move.card])
    queue = ((station, hand, deck, (*tucked, move.card), marks, number), *others)
    return let_fates_draw(state.context.after_still_turn(), queue, state.occupied, state.lead)


def _withdraw(state: State) -> State:
    """Leave the course after a disqualification (5.4)."""
    return leave_course(state.context.still_reset(), state.queue, state.occupied)


def _pass(state: State) -> State:
    """Let the turn go by (3.5); an unmanned chariot may discard its card, which is not still (8.2, 6.6)."""
    first, *others = state.queue
    if first[MARKS_AT] & UNMANNED and unmanned.pass_discards_card(state):
        station, _, deck, tucked, marks, number = first
        queue = ((station, NO_CARDS, deck, tucked, marks, number), *others)
        return end_turn(state.context.still_reset(), queue, state.occupied, state.lead)
    return next_turn(
        state.context.after_still_turn(), (*others, first), first[NUMBER_AT], state.occupied, state.lead
    )


# --- between two moves ---------------------------------------------------------------------------------


def let_fates_draw(context: RaceContext, queue: Queue, occupied: Mask, lead: int) -> State:
    """Let the Fates draw for the chariot to play (3.1)."""
    _, _, deck, tucked, _, _ = queue[0]
    return state_of(context, queue, occupied, lead, tuple(dict.fromkeys(possible_draws(deck, tucked))))


def end_turn(context: RaceContext, queue: Queue, occupied: Mask, lead: int) -> State:
    """End the turn of a chariot that played, discarded or tucked a card: it may be out now (6.2)."""
    first, race = queue[0], context.race
    if (race.retires or not first[HAND_AT]) and ending.has_to_retire(race, first):
        return leave_course(context, queue, occupied)
    return next_turn(context, (*queue[1:], first), first[NUMBER_AT], occupied, lead)


def leave_course(context: RaceContext, queue: Queue, occupied: Mask) -> State:
    """Take the chariot to play off the course, short of the finish (5.4, 6.2)."""
    return _go_on_without(context, queue, ending.put_out(context.race, queue[0]), occupied)


def _go_on_without(context: RaceContext, queue: Queue, gone: Racer, occupied: Mask) -> State:
    """Go on without the first in the queue, who is gone now."""
    context, queue, occupied, lead = without_first_in_queue(context, queue, gone, occupied)
    return next_turn(context, queue, gone[NUMBER_AT], occupied, lead)


def without_first_in_queue(
    context: RaceContext, queue: Queue, gone: Racer, occupied: Mask
) -> tuple[RaceContext, Queue, Mask, int]:
    """Take the first in the queue, who is gone now, off the course: what is left, and the lead."""
    others = queue[1:]
    occupied ^= context.track.bit[queue[0][STATION_AT]]
    return context.without(gone), others, occupied, progress_of_lead(context.race, others)


def next_turn(context: RaceContext, queue: Queue, last_to_play: int, occupied: Mask, lead: int) -> State:
    """Hand the turn to the next chariot on the course, in list order; a stalemate ends the race (6.6)."""
    race, still = context.race, context.still
    if still and still >= ending.still_turns_allowed(race, len(queue)):
        for racer in sorted(queue, key=lambda racer: racer[NUMBER_AT]):
            context = context.without(ending.put_out(race, racer))
        queue = ()
    return begin_turn(context, queue, occupied, lead) if queue else end_race(context, last_to_play)


def begin_turn(context: RaceContext, queue: Queue, occupied: Mask, lead: int) -> State:
    """Begin the turn of the first in the queue; for an unmanned chariot a card is turned up first (8.2)."""
    first = queue[0]
    if first[MARKS_AT] & UNMANNED and unmanned.must_turn_up_card(context.race, first, occupied):
        return let_fates_draw(context, queue, occupied, lead)
    return state_of(context, queue, occupied, lead, moves_for(context, queue, occupied, lead))


def end_race(context: RaceContext, last_to_play: int) -> State:
    """End the race: the course is empty (6.3)."""
    return state_of(context.ended(last_to_play), (), 0, 0, ())


def progress_of_lead(race: RaceTerms, queue: Queue) -> int:
    """Find the progress of the chariots in the lead among all racing (4.3)."""
    progress = race.track.progress
    return max([progress[racer[STATION_AT]] for racer in queue], default=0)
