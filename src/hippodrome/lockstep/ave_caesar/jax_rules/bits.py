"""Words of bits, counts of cards and picks by number, over a batch."""

from __future__ import annotations

from functools import reduce
from typing import Any, Final

import jax.numpy as jnp
from jax import lax

from hippodrome.lockstep.ave_caesar.jax_rules.ground import Array, RaceArrays, i32, u32
from hippodrome.lockstep.ave_caesar.terms import CARD_BITS, ONE_CARD_OF_EACH, SIX, TUCKED_BITS

COUNT_MASK: Final = (1 << CARD_BITS) - 1
TUCKED_CARD_MASK: Final = (1 << TUCKED_BITS) - 1
TUCKED_CARDS_PER_WORD: Final = 10
"""Tucked cards in a word."""
TUCK_WORDS: Final = 3


def pick_by_number(these: Any, number: Array) -> Array:
    """Pick from a list over the chariots by number, race by race."""
    found = these[0]
    for place in range(1, len(these)):
        found = jnp.where(number == place, these[place], found)
    return found


def put_by_number(these: Any, number: Array, value: Array, when: Array = True) -> tuple[Array, ...]:
    """Put a value into a list over the chariots at a number, race by race, where it is wanted."""
    return tuple(jnp.where((number == place) & when, value, old) for place, old in enumerate(these))


def any_of(flags: Any) -> Array:
    """Say where any flag of a list holds."""
    return reduce(jnp.logical_or, flags)


def all_of(flags: Any) -> Array:
    """Say where all flags of a list hold."""
    return reduce(jnp.logical_and, flags)


def one_card(value: Array) -> Array:
    """Give one card of a value; of 0, none."""
    return jnp.where(value > 0, u32(1) << (CARD_BITS * (value - 1)).astype(u32), u32(0))


def count_of(cards: Array, value: int) -> Array:
    """Count the cards of a value."""
    return cards >> CARD_BITS * (value - 1) & COUNT_MASK


def count_cards(cards: Array) -> Array:
    """Count cards."""
    return cards * u32(ONE_CARD_OF_EACH) >> 25 & COUNT_MASK


def total_points(cards: Array) -> Array:
    """Add up the points of cards."""
    return sum((value * count_of(cards, value) for value in range(1, 7)), u32(0)).astype(i32)


def nth_card(cards: Array, number: Array) -> Array:
    """Tell the value of the nth card, counted from 0 in ascending order."""
    sums = cards * u32(ONE_CARD_OF_EACH)
    return 1 + sum((number >= (sums >> CARD_BITS * place & COUNT_MASK)).astype(i32) for place in range(5))


def only_sixes(hand: Array) -> Array:
    """Say whether a hand is nothing but sixes; an empty one is not (4.4)."""
    return (hand >= SIX) & (hand & (SIX - 1) == 0)


def lowest(word: Array) -> Array:
    """Tell the number of the lowest bit of a word that is not 0."""
    return lax.population_count((word & -word) - u32(1)).astype(i32)


def nth_bit(word: Array, number: Array) -> Array:
    """Tell the place of the nth bit that is set, counted from 0: halves are tried by counting."""
    place = jnp.zeros_like(word)
    rest = number.astype(u32)
    for half in (16, 8, 4, 2, 1):
        below = lax.population_count(word >> place & u32((1 << half) - 1))
        above = rest >= below
        rest = jnp.where(above, rest - below, rest)
        place = jnp.where(above, place + u32(half), place)
    return place.astype(i32)


def random_bits(race: RaceArrays) -> tuple[RaceArrays, Array]:
    """Give 32 random bits of a race's own generator (xoroshiro64**)."""
    a, b = race.seed_a, race.seed_b
    found = a * u32(0x9E3779BB)
    found = (found << 5 | found >> 27) * u32(5)
    b = b ^ a
    after = (a << 26 | a >> 6) ^ b ^ (b << 9)
    return race._replace(seed_a=after, seed_b=b << 13 | b >> 19), found


def count_of_value(cards: Array, value: Array) -> Array:
    """Count the cards of a value that differs from race to race."""
    return cards >> (CARD_BITS * (value - 1)).clip(0, 25).astype(u32) & COUNT_MASK
