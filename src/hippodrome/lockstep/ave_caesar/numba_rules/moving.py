"""Moving (3): what each card can be driven to."""

from __future__ import annotations

import numpy as np

from hippodrome.lockstep.ave_caesar.numba_rules.bits import Int, lowest
from hippodrome.lockstep.ave_caesar.numba_rules.ground import (
    BEYOND_AT,
    CHARIOTS_AT,
    FIELDS_PER_CHARIOT,
    LAP_AT,
    NODES_AHEAD_AT,
    NODES_AT,
    NODES_TAKEN_AT,
    SHIFTS_AT,
    SHIFTS_WIDE_AT,
    SIZE_AT,
    SPACE_AT,
    STEPS_ON_AT,
    WORD_BITS,
    WORDS_AT,
    Row,
)
from hippodrome.lockstep.compiling import compiled


@compiled
def look_ahead(g: Row, r: Row, t: Int, layers: Row, most: Int) -> None:
    """Fill in the layers: the nodes each card up to a value can be driven to, and whether it gets home."""
    s = r[t * FIELDS_PER_CHARIOT + SPACE_AT]
    station = r[t * FIELDS_PER_CHARIOT + LAP_AT] * g[SIZE_AT] + s
    if g[WORDS_AT] == 1:
        taken = np.int64(0)
        for c in range(r[CHARIOTS_AT]):
            at = r[c * FIELDS_PER_CHARIOT + SPACE_AT]
            if at >= 0:
                taken |= g[g[NODES_TAKEN_AT] + (s * g[SIZE_AT] + at) * g[WORDS_AT] + 0]
        far = g[g[BEYOND_AT] + station * g[WORDS_AT] + 0]
        free = ~(taken | far)
        frontier = g[g[NODES_AHEAD_AT] + s * g[WORDS_AT] + 0]
        home = np.int64(frontier & far != 0)
        frontier &= free
        layers[1, 0] = frontier
        layers[1, 1] = home
        shifts = g[SHIFTS_AT] + s * g[SHIFTS_WIDE_AT]
        most_shift = shifts + 2 * g[shifts]
        for k in range(2, most + 1):
            onward = np.int64(0)
            for i in range(shifts + 1, most_shift, 2):
                onward |= (frontier & g[i + 1]) << g[i]
            home |= np.int64(onward & far != 0)
            frontier = onward & free
            layers[k, 0] = frontier
            layers[k, 1] = home
    else:
        look_far_ahead(g, r, s, station, layers, most)


@compiled
def look_far_ahead(g: Row, r: Row, s: Int, station: Int, layers: Row, most: Int) -> None:
    """Fill in the layers on a course so wide that a word does not hold what is ahead."""
    words = g[WORDS_AT]
    home = np.int64(0)
    for k in range(1, most + 1):
        for w in range(words):
            layers[k, w] = g[g[NODES_AHEAD_AT] + s * g[WORDS_AT] + w] if k == 1 else 0
        if k > 1:
            for w in range(words):
                rest = layers[k - 1, w]
                while rest:
                    node = w * WORD_BITS + lowest(rest)
                    rest &= rest - 1
                    for to in range(words):
                        layers[k, to] |= g[g[STEPS_ON_AT] + (s * g[NODES_AT] + node) * g[WORDS_AT] + to]
        for w in range(words):
            far = g[g[BEYOND_AT] + station * g[WORDS_AT] + w]
            if layers[k, w] & far:
                home = np.int64(1)
            layers[k, w] &= ~far
            for c in range(r[CHARIOTS_AT]):
                at = r[c * FIELDS_PER_CHARIOT + SPACE_AT]
                if at >= 0:
                    layers[k, w] &= ~g[g[NODES_TAKEN_AT] + (s * g[SIZE_AT] + at) * g[WORDS_AT] + w]
        layers[k, words] = home


@compiled
def is_open(g: Row, layers: Row, card: Int) -> bool:
    """Say whether a card can be driven anywhere."""
    for w in range(g[WORDS_AT] + 1):
        if layers[card, w]:
            return True
    return False


@compiled
def any_value_moves(g: Row, r: Row, t: Int) -> bool:
    """Say whether any value could move a chariot, the six rule apart: then a 1 can (8.2)."""
    s = r[t * FIELDS_PER_CHARIOT + SPACE_AT]
    station = r[t * FIELDS_PER_CHARIOT + LAP_AT] * g[SIZE_AT] + s
    for w in range(g[WORDS_AT]):
        free = g[g[NODES_AHEAD_AT] + s * g[WORDS_AT] + w]
        if free & g[g[BEYOND_AT] + station * g[WORDS_AT] + w]:
            return True
        for c in range(r[CHARIOTS_AT]):
            at = r[c * FIELDS_PER_CHARIOT + SPACE_AT]
            if at >= 0:
                free &= ~g[g[NODES_TAKEN_AT] + (s * g[SIZE_AT] + at) * g[WORDS_AT] + w]
        if free:
            return True
    return False
