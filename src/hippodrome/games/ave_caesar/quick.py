"""The quick turn: a drive and its draw in one go, where a race spends nine tenths of its time.

`advance` gives what `play` and the Fates' answers give move by move, and tests hold it to that. No rule is
told here: what a drive changes, what can be drawn and where a road leads is looked up in tables, and what is
not common goes to the clauses in `six`, `alley`, `moving` and `turn`.

What makes it quick: chariots are plain tuples in a queue, so that the turn goes round by moving the first to
the end; a turn makes one state; the tables are small, or found in one look. Most of the rest is leaving out
what Python can be left to do: each name that is looked up and each call is a hundredth of a turn.
"""

from __future__ import annotations

from typing import Any, Final

from hippodrome.games.ave_caesar import alley, ending, six, turn
from hippodrome.games.ave_caesar.kit import CARD_BY_VALUE, SIX, Cards, different_values
from hippodrome.games.ave_caesar.moves import PASS, WITHDRAW, Move
from hippodrome.games.ave_caesar.moving import (
    BELOW_SIX_MASK,
    drives_ahead,
    drives_before_tribute,
    moves_when_blocked,
    possible_draws,
)
from hippodrome.games.ave_caesar.state import DISQUALIFIED, OWES, State
from hippodrome.games.ave_caesar.track import Station
from hippodrome.games.ave_caesar.view import AnyState, View
from hippodrome.race.log import let_fates_move
from hippodrome.race.protocol import Game, Pick

# --- tables --------------------------------------------------------------------------------------------

HANDS_UP_TO_THREE: Final = {
    Cards(a + b + c) for a in CARD_BY_VALUE for b in CARD_BY_VALUE for c in CARD_BY_VALUE
}
"""Every hand of up to three cards."""

VALUES_OF_HAND: Final = {hand: (0, 0, 0, *different_values(hand))[-3:] for hand in HANDS_UP_TO_THREE}
"""The different values of a hand, ascending, with zeros before them; no drive has the value 0."""

HALF_DECK_BITS: Final = 9
"""The bits of the ones, twos and threes of a deck; those of the fours, fives and sixes are above them."""

LOWER_HALF: Final = (1 << HALF_DECK_BITS) - 1


def _drawn(cards: int) -> tuple[int, tuple[tuple[Cards, tuple[Move]], ...]]:
    """Count and list what can be drawn of these cards: each packed, and its draw as all that the Fates do."""
    drawn = tuple((CARD_BY_VALUE[it.card], (it,)) for it in possible_draws(Cards(cards)))
    return len(drawn), drawn


LOW_DRAWS: Final = tuple(_drawn(cards) for cards in range(1 << HALF_DECK_BITS))
HIGH_DRAWS: Final = tuple(_drawn(cards << HALF_DECK_BITS) for cards in range(1 << HALF_DECK_BITS))
"""What can be drawn of either half of a deck: two small tables; one for whole decks would be a large one."""

ALL_BUT_FIRST: Final = slice(1, None)
"""All of a queue but the first: Python would make this slice anew each time."""


# --- the turn ------------------------------------------------------------------------------------------


def advance(  # noqa: PLR0915  (the one long function: a call costs as much as ten of its statements)
    game: Game[AnyState, Move, View], state: AnyState, move: Move, pick: Pick
) -> tuple[AnyState, tuple[Move, ...]]:
    """Play a seat's move and let the Fates answer until a seat is to move, or nobody."""
    if (
        type(state) is not State
        or not (context := state.context).quick_turn_suffices
        or move not in state.moves
    ):
        return let_fates_move(game, game.play(state, move), pick)
    queue = state.queue
    occupied = state.occupied
    lead = state.lead
    station, hand, deck, tucked, marks, number = queue[0]
    track = context.track
    progress = track.progress
    drawn: tuple[Move, ...]
    try:
        step = track.steps[station][move]
    except KeyError:  # a drive over the finish, or one never driven before
        return _other_turn(game, state, move, pick)
    if step is not None:
        onward, spaces, card = step
        to = station + onward
        along = progress[to]
        if deck:
            few, low = LOW_DRAWS[deck & LOWER_HALF]
            many, high = HIGH_DRAWS[deck >> HALF_DECK_BITS]
            place = pick(few + many)
            gained, drawn = low[place] if place < few else high[place - few]
            held, rest = hand - card + gained, deck - gained
        elif tucked:
            return _other_turn(game, state, move, pick)
        else:
            held, rest, drawn = hand - card, 0, ()
        if marks == OWES and track.matters[to]:
            marks = alley.marks_after_arriving(track, Station(to), marks)
        racer: Any = (to, held, rest, tucked, marks, number)
        if context.driven is not None:
            context = context.driven
        if held:
            queue = queue[ALL_BUT_FIRST] + (racer,)
            occupied ^= spaces
            if along > lead:  # noqa: PLR1730  (so does `max`)
                lead = along
        elif len(queue) > 1:  # that was its last card
            gone = ending.put_out(context.race, racer)
            context, queue, occupied, lead = turn.without_first_in_queue(context, queue, gone, occupied)
        else:
            return _other_turn(game, state, move, pick)
    elif move == WITHDRAW and len(queue) > 1:
        gone = ending.put_out(context.race, queue[0])
        context, queue, occupied, lead = turn.without_first_in_queue(
            context.still_reset(), queue, gone, occupied
        )
        drawn = ()
    elif move == PASS and context.still + 1 < ending.still_turns_allowed(context.race, len(queue)):
        queue = queue[ALL_BUT_FIRST] + queue[:1]
        context = context.after_still_turn()
        drawn = ()
    else:
        return _other_turn(game, state, move, pick)

    # What the next chariot may play, as `moves_for` has it.
    station, hand, _, _, marks, _ = queue[0]
    roads, cone, shift, gate = track.outlooks[station]
    if gate and marks == OWES and occupied & gate and alley.alley_access_shut(track, station, occupied):
        road = drives_before_tribute(track, station, occupied)
    else:
        try:
            road = roads[(occupied & cone) >> shift]
        except KeyError:
            road = drives_ahead(track, station, occupied)
    if (
        hand >= SIX
        and progress[station] == lead
        and not context.opening
        and six.six_barred(context, queue, lead)
    ):
        hand = Cards(hand & BELOW_SIX_MASK)
    small, middle, large = VALUES_OF_HAND[hand]
    moves = road[small] + road[middle] + road[large]
    if not moves:
        moves = moves_when_blocked(context.race, queue[0], hand, occupied)
    if marks >= DISQUALIFIED:  # nothing above it is marked on a manned chariot on the course
        moves += (WITHDRAW,)

    after = State()
    after.context = context
    after.queue = queue
    after.occupied = occupied
    after.lead = lead
    after.moves = moves
    return after, drawn


def _other_turn(
    game: Game[AnyState, Move, View], state: State, move: Move, pick: Pick
) -> tuple[AnyState, tuple[Move, ...]]:
    """Play any other move that the state offers; when a seat is to move next, that was all."""
    after = turn.play(state, move)
    if after.moves and after.drawing is None:
        return after, ()
    return let_fates_move(game, game.play(state, move), pick)
