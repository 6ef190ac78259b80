"""What a seat sees."""

from __future__ import annotations

import jax.numpy as jnp

from hippodrome.lockstep.ave_caesar.jax_rules.bits import (
    TUCKED_CARD_MASK,
    TUCKED_CARDS_PER_WORD,
    any_of,
    count_cards,
    count_of,
    only_sixes,
    pick_by_number,
)
from hippodrome.lockstep.ave_caesar.jax_rules.ground import Array, Ground, RaceArrays, Shape, i32, u32
from hippodrome.lockstep.ave_caesar.jax_rules.six import count_racing, six_rule
from hippodrome.lockstep.ave_caesar.terms import (
    DISQUALIFIED,
    FINISHED,
    MOST_HAND_CARDS,
    OUT,
    OWES,
    PAID,
    TUCKED_BITS,
    UNMANNED,
)


def observe(shape: Shape, g: Ground, race: RaceArrays, seat: Array) -> Array:
    """Tell what a seat may know, as whole numbers along a last axis (see `terms.OBSERVED`)."""
    manned = shape.chariots - shape.unmanned
    numbers = range(shape.chariots)
    owners = [(race.first + c) % g.seats if c < manned else race.first * 0 - 1 for c in numbers]
    own_turn = pick_by_number(owners, race.turn) == seat
    focus = jnp.where(own_turn, race.turn, (seat - race.first) % g.seats)
    rule = six_rule(shape, g, race)
    told = own_turn & ~race.drawing & (count_racing(race) > 0) & rule.bound & rule.shut
    told = told & only_sixes(pick_by_number(race.hand, race.turn))
    ahead = (race.turn - focus) % shape.chariots
    home = any_of([marks & FINISHED != 0 for marks in race.marks])
    sixes = jnp.where(told, rule.sixes.astype(i32), -1)
    head = [race.drawing, race.opening, race.still, ahead, count_racing(race), home, sixes]
    rows = [_observe_chariot(shape, g, race, c, owners[c], seat) for c in numbers]
    seen = [jnp.asarray(it, i32) for it in head]
    for place in numbers:
        number = (focus + place) % shape.chariots
        seen += [pick_by_number(column, number) for column in zip(*rows, strict=True)]
    return jnp.stack(jnp.broadcast_arrays(*seen), -1)


def _observe_chariot(
    shape: Shape, g: Ground, race: RaceArrays, c: int, owner: Array, seat: Array
) -> list[Array]:
    marks, hand, deck = race.marks[c], race.hand[c], race.deck[c]
    opened = (owner == seat) | (marks & UNMANNED != 0)
    digits: list[Array] = []
    if shape.tuck:
        digits = [
            (
                race.tucked[c][..., place // TUCKED_CARDS_PER_WORD]
                >> TUCKED_BITS * (place % TUCKED_CARDS_PER_WORD)
                & TUCKED_CARD_MASK
            ).astype(i32)
            for place in range(MOST_HAND_CARDS)
        ]
    tucked = [sum(((it == value).astype(u32) for it in digits), u32(0)) for value in range(1, 7)]
    left = race.gone * 0
    for place in range(shape.chariots):
        here = (race.left >> 3 * place & 7 == c) & (race.gone > place)
        left = jnp.where(here, place + 1, left)
    flags = [marks & mark != 0 for mark in (PAID, OWES, DISQUALIFIED, FINISHED, OUT, UNMANNED)]
    relative = jnp.where(owner >= 0, (owner - seat) % g.seats, -1)
    held = count_cards(hand)
    unseen = [count_of(hand, value) + count_of(deck, value) + tucked[value - 1] for value in range(1, 7)]
    public = [race.space[c], race.lap[c], *flags, relative, left, held, sum(tucked, u32(0)), *unseen]
    secret = [count_of(cards, value) for cards in (hand, deck) for value in range(1, 7)] + digits
    return [it.astype(i32) for it in public] + [jnp.where(opened, it.astype(i32), -1) for it in secret]
