"""Unmanned chariots (8.3): where instinct drives them."""

from __future__ import annotations

import numpy as np

from hippodrome.lockstep.ave_caesar.numba_rules.bits import Int, lowest, popcount
from hippodrome.lockstep.ave_caesar.numba_rules.choices import station_reached
from hippodrome.lockstep.ave_caesar.numba_rules.ground import (
    BEYOND_AT,
    CHARIOTS_AT,
    ENTRANCE_AT,
    FIELDS_PER_CHARIOT,
    FINISH_AT,
    LAP_AT,
    MARKS_AT,
    NODE_TO_AT,
    NODES_AT,
    NODES_TAKEN_AT,
    RANK_AT,
    SIZE_AT,
    SPACE_AT,
    TO_FINISH_AT,
    TURN_AT,
    WORD_BITS,
    WORDS_AT,
    Row,
)
from hippodrome.lockstep.ave_caesar.numba_rules.moving import look_ahead
from hippodrome.lockstep.ave_caesar.tables import MOST_STEPS_PER_CARD
from hippodrome.lockstep.ave_caesar.terms import OWES
from hippodrome.lockstep.compiling import compiled


@compiled
def hindrance(g: Row, r: Row, space: Int, before: Row, after: Row) -> Int:
    """Count what the others within six steps could not reach any more, were a space taken (8.3)."""
    t = r[TURN_AT]
    b = t * FIELDS_PER_CHARIOT
    own = r[b + SPACE_AT]
    lost = 0
    for c in range(r[CHARIOTS_AT]):
        at = r[c * FIELDS_PER_CHARIOT + SPACE_AT]
        if c == t or at < 0:
            continue
        station = r[c * FIELDS_PER_CHARIOT + LAP_AT] * g[SIZE_AT] + at
        within = False
        for w in range(g[WORDS_AT]):
            if (
                g[g[NODES_TAKEN_AT] + (at * g[SIZE_AT] + space) * g[WORDS_AT] + w]
                & ~g[g[BEYOND_AT] + station * g[WORDS_AT] + w]
            ):
                within = True
        if not within:
            continue
        r[b + SPACE_AT] = -1
        look_ahead(g, r, c, before, np.int64(MOST_STEPS_PER_CARD))
        r[b + SPACE_AT] = space
        look_ahead(g, r, c, after, np.int64(MOST_STEPS_PER_CARD))
        r[b + SPACE_AT] = own
        for k in range(1, MOST_STEPS_PER_CARD + 1):
            for w in range(g[WORDS_AT] + 1):
                lost += popcount(before[k, w] & ~after[k, w])
        if space == g[ENTRANCE_AT] and r[c * FIELDS_PER_CHARIOT + MARKS_AT] & OWES:
            lost += 6
    return lost


@compiled
def instinct_station(g: Row, r: Row, layers: Row, before: Row, after: Row, card: Int) -> Int:
    """Choose where an unmanned chariot drives its card: the station (8.3).

    Home if it can; else where it hinders most; then where it wastes fewest steps; then the first as written.
    """
    if layers[card, g[WORDS_AT]]:
        return g[FINISH_AT]
    t = r[TURN_AT]
    s = r[t * FIELDS_PER_CHARIOT + SPACE_AT]
    best = -1
    most, least, rank = -1, 0, 0
    for w in range(g[WORDS_AT]):
        rest = layers[card, w]
        while rest:
            to = g[g[NODE_TO_AT] + s * g[NODES_AT] + w * WORD_BITS + lowest(rest)]
            rest &= rest - 1
            space = to % g[SIZE_AT]
            station = station_reached(g, r, layers, card, space)
            hinders = hindrance(g, r, space, before, after)
            steps = g[g[TO_FINISH_AT] + station]
            if (
                hinders > most
                or (hinders == most and steps < least)
                or (hinders == most and steps == least and g[g[RANK_AT] + space] < rank)
            ):
                best, most, least, rank = station, hinders, steps, g[g[RANK_AT] + space]
    return best
