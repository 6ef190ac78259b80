"""Unmanned chariots (8.3): where instinct drives them."""

from __future__ import annotations

import numpy as np

from hippodrome.lockstep.ave_caesar.numba_rules.bits import Int, lowest, popcount
from hippodrome.lockstep.ave_caesar.numba_rules.choices import station_reached
from hippodrome.lockstep.ave_caesar.numba_rules.ground import (
    BEYOND,
    CHARIOTS,
    ENTRANCE,
    FIELDS,
    FINISH,
    LAP,
    MARKS,
    NODE_TO,
    NODES,
    RANK,
    SEEN,
    SIZE,
    SPACE,
    TO_FINISH,
    TURN,
    WORD,
    WORDS,
    Row,
)
from hippodrome.lockstep.ave_caesar.numba_rules.moving import look_ahead
from hippodrome.lockstep.ave_caesar.tables import STEPS
from hippodrome.lockstep.ave_caesar.terms import OWES
from hippodrome.lockstep.compiling import compiled


@compiled
def hindrance(g: Row, r: Row, space: Int, before: Row, after: Row) -> Int:
    """Count what the others within six steps could not reach any more, were a space taken (8.3)."""
    t = r[TURN]
    b = t * FIELDS
    own = r[b + SPACE]
    lost = 0
    for c in range(r[CHARIOTS]):
        at = r[c * FIELDS + SPACE]
        if c == t or at < 0:
            continue
        station = r[c * FIELDS + LAP] * g[SIZE] + at
        within = False
        for w in range(g[WORDS]):
            if g[g[SEEN] + (at * g[SIZE] + space) * g[WORDS] + w] & ~g[g[BEYOND] + station * g[WORDS] + w]:
                within = True
        if not within:
            continue
        r[b + SPACE] = -1
        look_ahead(g, r, c, before, np.int64(STEPS))
        r[b + SPACE] = space
        look_ahead(g, r, c, after, np.int64(STEPS))
        r[b + SPACE] = own
        for k in range(1, STEPS + 1):
            for w in range(g[WORDS] + 1):
                lost += popcount(before[k, w] & ~after[k, w])
        if space == g[ENTRANCE] and r[c * FIELDS + MARKS] & OWES:
            lost += 6
    return lost


@compiled
def instinct_station(g: Row, r: Row, layers: Row, before: Row, after: Row, card: Int) -> Int:
    """Choose where an unmanned chariot drives its card: the station (8.3).

    Home if it can; else where it hinders most; then where it wastes fewest steps; then the first as written.
    """
    if layers[card, g[WORDS]]:
        return g[FINISH]
    t = r[TURN]
    s = r[t * FIELDS + SPACE]
    best = -1
    most, least, rank = -1, 0, 0
    for w in range(g[WORDS]):
        rest = layers[card, w]
        while rest:
            to = g[g[NODE_TO] + s * g[NODES] + w * WORD + lowest(rest)]
            rest &= rest - 1
            space = to % g[SIZE]
            station = station_reached(g, r, layers, card, space)
            hinders = hindrance(g, r, space, before, after)
            steps = g[g[TO_FINISH] + station]
            if (
                hinders > most
                or (hinders == most and steps < least)
                or (hinders == most and steps == least and g[g[RANK] + space] < rank)
            ):
                best, most, least, rank = station, hinders, steps, g[g[RANK] + space]
    return best
