"""Playing: drives, draws, tucks, passes, withdrawals, and whose turn is next."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

import jax.numpy as jnp
from jax import lax

from hippodrome.lockstep.ave_caesar.jax_rules.bits import (
    TUCK_WORDS,
    TUCKED_CARD_MASK,
    TUCKED_CARDS_PER_WORD,
    count_cards,
    lowest,
    nth_card,
    one_card,
    pick_by_number,
    put_by_number,
    total_points,
)
from hippodrome.lockstep.ave_caesar.jax_rules.ground import Array, Ground, RaceArrays, Shape, i32, u32
from hippodrome.lockstep.ave_caesar.jax_rules.moving import any_value_moves
from hippodrome.lockstep.ave_caesar.jax_rules.six import count_racing, six_barred
from hippodrome.lockstep.ave_caesar.terms import (
    DISQUALIFIED,
    FINISHED,
    OUT,
    OWES,
    PAID,
    SIX,
    TUCKED_BITS,
    UNMANNED,
)

DRIVE: Final = 0
PASS: Final = 1
WITHDRAW: Final = 2
TUCK: Final = 3
NOTHING: Final = 4

TURN_GOES_ON: Final = 0
TURN_ENDED_BY_CARD: Final = 1
TURN_ENDED_OTHERWISE: Final = 2


class Play(NamedTuple):
    """What is played: the kind, the card, and for a drive the space and lap it leads to, or home."""

    kind: Array
    card: Array
    space: Array
    lap: Array
    home: Array


def leave_course(race: RaceArrays, chariot: Array, marks: Array, lap: Array, when: Array) -> RaceArrays:
    """Take a chariot off the course."""
    return race._replace(
        space=put_by_number(race.space, chariot, -1, when),
        lap=put_by_number(race.lap, chariot, lap, when),
        marks=put_by_number(race.marks, chariot, marks, when),
        left=jnp.where(when, race.left | chariot.astype(u32) << (3 * race.gone).astype(u32), race.left),
        gone=jnp.where(when, race.gone + 1, race.gone),
    )


def out_marks(marks: Array) -> Array:
    """Mark a chariot as out; a disqualification counts no more."""
    return marks & ~DISQUALIFIED | OUT


def make_play(shape: Shape, g: Ground, race: RaceArrays, played: Play) -> tuple[RaceArrays, Array]:
    """Play what the chariot to play may play; say how its turn goes on: a draw, its end, or over."""
    t = race.turn
    hand, deck, marks = (
        pick_by_number(race.hand, t),
        pick_by_number(race.deck, t),
        pick_by_number(race.marks, t),
    )
    lap = pick_by_number(race.lap, t)
    drives, passes, withdraws = played.kind == DRIVE, played.kind == PASS, played.kind == WITHDRAW
    tucks = played.kind == TUCK if shape.tuck else jnp.zeros_like(drives)
    home = drives & played.home
    onward = drives & ~played.home
    # Coming to rest: paid (5.1), disqualified (5.4), finished (6.1).
    rest = g.at_rest[jnp.where(onward, played.lap * shape.size + played.space, 0)]
    rest = jnp.where(home, 2, rest)
    owes = (marks & OWES != 0) & drives
    resting = jnp.where(owes & (rest == 1), marks & ~OWES | PAID, marks)
    resting = jnp.where(owes & (rest == 2), marks & ~OWES | DISQUALIFIED, resting)
    resting = jnp.where(home, resting | FINISHED, resting)
    discards = jnp.zeros_like(drives)
    if shape.unmanned:
        kept = (g.keep_six > 0) & (hand >= SIX) & six_barred(shape, g, race)
        moves = any_value_moves(shape, g, race, t)
        discards = passes & (marks & UNMANNED != 0) & (hand != 0) & moves & ~kept
    still_turn = passes & ~discards | tucks
    active = played.kind != NOTHING
    after_hand = jnp.where(drives | tucks, hand - one_card(played.card), jnp.where(discards, u32(0), hand))
    race = race._replace(
        hand=put_by_number(race.hand, t, after_hand, active),
        marks=put_by_number(race.marks, t, resting, onward),
        space=put_by_number(race.space, t, played.space, onward),
        lap=put_by_number(race.lap, t, played.lap, onward),
        still=jnp.where(still_turn, race.still + 1, jnp.where(active, 0, race.still)),
        opening=race.opening & ~drives,
    )
    race = leave_course(race, t, resting, g.laps + 1, home)
    race = leave_course(race, t, out_marks(marks), lap, withdraws)
    drawing = onward & (deck != 0)
    if shape.tuck:
        race = race._replace(tucked=_tuck(race.tucked, t, played.card, tucks))
        some = first_tucked(race, t) > 0
        drawing = drawing | onward & some | tucks
    if shape.unmanned:
        drawing = drawing & (marks & UNMANNED == 0)
    ends = jnp.where(
        drawing | ~active,
        TURN_GOES_ON,
        jnp.where(onward | discards, TURN_ENDED_BY_CARD, TURN_ENDED_OTHERWISE),
    )
    return race._replace(drawing=jnp.where(active, drawing, race.drawing)), ends


def first_tucked(race: RaceArrays, chariot: Array) -> Array:
    """Tell the tucked card of a chariot that is drawn next."""
    return (pick_by_number(race.tucked, chariot[..., None])[..., 0] & TUCKED_CARD_MASK).astype(i32)


def _tuck(tucked: Any, t: Array, card: Array, when: Array) -> tuple[Array, ...]:
    """Put a card under a deck: behind the last of its tucked cards."""
    old = pick_by_number(tucked, t[..., None])
    bits = lax.population_count(_used(old)).astype(i32)
    count = bits.sum(-1) // TUCKED_BITS
    digit = card.astype(u32)
    words = [
        old[..., w]
        | jnp.where(
            count // TUCKED_CARDS_PER_WORD == w,
            digit << (TUCKED_BITS * (count - w * TUCKED_CARDS_PER_WORD)).clip(0, 31).astype(u32),
            u32(0),
        )
        for w in range(TUCK_WORDS)
    ]
    return put_by_number(tucked, t[..., None], jnp.stack(words, -1), when[..., None])


def _used(words: Array) -> Array:
    """Set all bits of every digit that is not 0."""
    low = words | words >> 1 | words >> 2
    ones = low & u32(0o1111111111)
    return ones | ones << 1 | ones << 2


def make_draw(
    shape: Shape, g: Ground, race: RaceArrays, card: Array, when: Array
) -> tuple[RaceArrays, Array]:
    """Take a drawn card in hand (3.1); say how the turn goes on: an unmanned chariot plays it now (8.2)."""
    del g
    t = race.turn
    hand, deck, marks = (
        pick_by_number(race.hand, t),
        pick_by_number(race.deck, t),
        pick_by_number(race.marks, t),
    )
    drawn = one_card(card)
    from_deck = deck != 0
    if shape.tuck:
        old = pick_by_number(race.tucked, t[..., None])
        up = old >> TUCKED_BITS
        carried = jnp.concatenate([old[..., 1:] & TUCKED_CARD_MASK, jnp.zeros_like(old[..., :1])], -1)
        rest = up | carried << TUCKED_BITS * (TUCKED_CARDS_PER_WORD - 1)
        race = race._replace(
            tucked=put_by_number(race.tucked, t[..., None], rest, (when & ~from_deck)[..., None])
        )
    race = race._replace(
        hand=put_by_number(race.hand, t, hand + drawn, when),
        deck=put_by_number(race.deck, t, deck - drawn, when & from_deck),
        drawing=race.drawing & ~when,
    )
    ends = when if not shape.unmanned else when & (marks & UNMANNED == 0)
    return race, jnp.where(ends, TURN_ENDED_BY_CARD, TURN_GOES_ON)


def due_card(shape: Shape, race: RaceArrays, bits: Array) -> Array:
    """Tell which card is drawn by 16 random bits: any of the deck, else the first tucked one."""
    deck = pick_by_number(race.deck, race.turn)
    card = nth_card(deck, bits * count_cards(deck) >> 16)
    if shape.tuck:
        card = jnp.where(deck == 0, first_tucked(race, race.turn), card)
    return card


def end_turn(shape: Shape, g: Ground, race: RaceArrays, how_turn_goes_on: Array) -> RaceArrays:
    """End a turn where it ends: who is out leaves (6.2), a stalemate ends the race (6.6), the next begins."""
    t = race.turn
    hand, deck, marks = (
        pick_by_number(race.hand, t),
        pick_by_number(race.deck, t),
        pick_by_number(race.marks, t),
    )
    space, lap = pick_by_number(race.space, t), pick_by_number(race.lap, t)
    left = total_points(hand) + total_points(deck)
    empty = (hand == 0) & (deck == 0)
    if shape.tuck:
        words = pick_by_number(race.tucked, t[..., None])
        empty = empty & (words[..., 0] == 0)
        for place in range(TUCKED_CARDS_PER_WORD):
            left = left + (words >> TUCKED_BITS * place & TUCKED_CARD_MASK).sum(-1).astype(i32)
    short = (g.points_short > 0) & (marks & UNMANNED == 0)
    steps = g.to_finish[jnp.where(space >= 0, lap * shape.size + space, 0)]
    out = (how_turn_goes_on == TURN_ENDED_BY_CARD) & (empty | short & (left < steps))
    race = leave_course(race, t, out_marks(marks), lap, out)
    allowed = (25 if shape.tuck else 2) * count_racing(race)
    stale = (how_turn_goes_on != TURN_GOES_ON) & (race.still > 0) & (race.still >= allowed)
    for c in range(shape.chariots):
        here = stale & (race.space[c] >= 0)
        race = leave_course(race, jnp.full_like(t, c), out_marks(race.marks[c]), race.lap[c], here)
    on = sum(((at >= 0).astype(u32) << c for c, at in enumerate(race.space)), u32(0))
    ahead = (on | on << shape.chariots) >> (t + 1).astype(u32)
    following = t + 1 + lowest(ahead)
    following = jnp.where(following >= shape.chariots, following - shape.chariots, following)
    race = race._replace(turn=jnp.where((how_turn_goes_on != TURN_GOES_ON) & (on != 0), following, t))
    return begin_turn(shape, g, race, how_turn_goes_on != TURN_GOES_ON) if shape.unmanned else race


def begin_turn(shape: Shape, g: Ground, race: RaceArrays, when: Array) -> RaceArrays:
    """Begin a turn; for an unmanned chariot a card is turned up first, if any could move it (8.2)."""
    t = race.turn
    bare = (
        (pick_by_number(race.marks, t) & UNMANNED != 0)
        & (pick_by_number(race.hand, t) == 0)
        & (pick_by_number(race.deck, t) != 0)
    )
    turns_up = when & bare & (pick_by_number(race.space, t) >= 0) & any_value_moves(shape, g, race, t)
    return race._replace(drawing=race.drawing | turns_up)
