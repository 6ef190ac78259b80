"""Words of bits and counts of cards, as one core handles them."""

from __future__ import annotations

from typing import Any, Final

import numpy as np

from hippodrome.lockstep.ave_caesar.terms import CARD_BITS, ONE_CARD_OF_EACH, SIX
from hippodrome.lockstep.compiling import INTERPRETED, compiled
from hippodrome.on_demand import load

Int = Any
"""A 64-bit number within compiled code."""
COUNT_MASK: Final = (1 << CARD_BITS) - 1

_words: Any = load(f"{__package__}.{'plain_bits' if INTERPRETED else 'intrinsics'}")
popcount: Any = _words.popcount
lowest: Any = _words.lowest
deposit: Any = _words.deposit
HAS_DEPOSIT: Final[bool] = _words.HAS_DEPOSIT


@compiled
def isolate_nth_bit(word: Int, n: Int) -> Int:
    """Clear all bits of a word but the nth, counted from 0, and perhaps some above it."""
    if HAS_DEPOSIT:
        return deposit(np.int64(1) << n, word)
    for _ in range(n):
        word &= word - 1
    return word


@compiled
def count_cards(cards: Int) -> Int:
    """Count cards."""
    return (cards * ONE_CARD_OF_EACH) >> 25 & COUNT_MASK


@compiled
def points(cards: Int) -> Int:
    """Add up the points of cards."""
    found = 0
    for value in range(1, 7):
        found += value * (cards >> CARD_BITS * (value - 1) & COUNT_MASK)
    return found


@compiled
def one_card(value: Int) -> Int:
    """Give one card of a value."""
    return np.int64(1) << CARD_BITS * (value - 1)


@compiled
def only_sixes(hand: Int) -> bool:
    """Say whether a hand is nothing but sixes; an empty one is not (4.4)."""
    return bool(hand >= SIX and hand & (SIX - 1) == 0)


@compiled
def highest_value(hand: Int) -> Int:
    """Tell the highest value in a hand, 0 if it is empty."""
    value = 0
    while hand:
        hand >>= CARD_BITS
        value += 1
    return value


@compiled
def nth_card(cards: Int, n: Int) -> Int:
    """Tell the value of the nth card, counted from 0 in ascending order."""
    sums = cards * ONE_CARD_OF_EACH
    if HAS_DEPOSIT:  # the sums a byte each, compared at once
        spread = deposit(sums, np.int64(0x1F1F1F1F1F))
        return 1 + popcount((n * 0x0101010101 + 0x8080808080 - spread) & 0x8080808080)
    value: Int = 1
    for i in range(5):
        value += np.int64(n >= (sums >> CARD_BITS * i & COUNT_MASK))
    return value
