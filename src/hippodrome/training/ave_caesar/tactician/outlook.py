"""The outlook: turns to come and laurels to expect."""

from __future__ import annotations

from math import tanh

import numpy as np

from hippodrome.charioteers.ave_caesar.ground import LONG_WAY
from hippodrome.charioteers.ave_caesar.outlook import LAST_STRETCH, LUCK_TURNS
from hippodrome.lockstep.ave_caesar.numba_rules.bits import COUNT_MASK, Int, count_cards, popcount
from hippodrome.lockstep.ave_caesar.numba_rules.ground import (
    CHARIOTS,
    FIELDS,
    HAND,
    HELD,
    LAP,
    MARKS,
    SPACE,
    TURN,
    Row,
)
from hippodrome.lockstep.ave_caesar.terms import CARD_BITS, DISQUALIFIED, MOST_CHARIOTS, OWES
from hippodrome.lockstep.compiling import compiled
from hippodrome.training.ave_caesar.genes import Floats
from hippodrome.training.ave_caesar.tactician.circus import (
    AFTER,
    ALONG,
    BEFORE,
    CARD,
    FEWEST,
    GAP,
    LATE,
    LEADS,
    LEADS_FAR,
    LEADS_SIX_HELD,
    LEADS_SIX_TO_COME,
    NEED,
    ONE,
    ONE_HELD,
    PAID_AT_LAST_VISIT,
    POINT_HELD,
    SHORT,
    SHORTS,
    SIX_HELD,
    SIX_TO_COME,
    SIXES_FREE,
    SPARE,
    START,
    THREE_KINDS,
    TILT,
    TWO,
    TWO_HELD,
    TWO_KINDS,
    WREATHS,
    Float,
)
from hippodrome.training.ave_caesar.tactician.drives import values_in


@compiled
def points_of(cards: Int) -> Int:
    """Add up the points of cards."""
    found = np.int64(0)
    for value in range(1, 7):
        found += value * (cards >> CARD_BITS * (value - 1) & COUNT_MASK)
    return found


@compiled
def fewest_cards(pool: Int, need: Int) -> Int:
    """Count the fewest cards of a pool that carry so many steps; one more than all if they do not."""
    found = 1
    for value in range(6, 0, -1):
        count = pool >> CARD_BITS * (value - 1) & COUNT_MASK
        if need <= count * value:
            return found + (need - 1) // value if need > 0 else found
        found += count
        need -= count * value
    return found


@compiled
def worth_of_hand(weights: Floats, hand: Int) -> Float:
    """Tell what a hand is worth in turns."""
    ones, twos, sixes = hand & COUNT_MASK, hand >> CARD_BITS & COUNT_MASK, hand >> 5 * CARD_BITS & COUNT_MASK
    worth = ones * weights[ONE_HELD] + twos * weights[TWO_HELD] + points_of(hand) * weights[POINT_HELD]
    worth += sixes * (weights[SIX_HELD] - weights[SIX_TO_COME])
    kinds = popcount(values_in(hand))
    if kinds == 3:
        worth += weights[THREE_KINDS]
    elif kinds == 2:
        worth += weights[TWO_KINDS]
    return worth


@compiled
def foresee_turns(
    known: Row, r: Row, size: Int, sixes_free: Int, weights: Floats, ways: Floats, gaps: Floats, turns: Floats
) -> None:
    """Foresee when each chariot racing for laurels is home, in turns; -1e18 for those that are not in it."""
    chariots = r[CHARIOTS]
    lead = np.int64(-1)
    for c in range(chariots):
        turns[c] = -1e18
        b = c * FIELDS
        if r[b + SPACE] >= 0:
            lead = max(lead, known[r[b + LAP] * size + r[b + SPACE], ALONG])
    at = 0
    wait = 1 / chariots
    for place in range(chariots):
        c = r[TURN] + place
        if c >= chariots:
            c -= chariots
        b = c * FIELDS
        if r[b + SPACE] < 0:
            continue
        at += 1
        if r[b + MARKS] & DISQUALIFIED:
            continue
        station = r[b + LAP] * size + r[b + SPACE]
        owing = np.int64(r[b + MARKS] & OWES != 0)
        need = known[station, NEED + owing]
        pool = r[b + HAND] + r[b + HELD]
        spare = points_of(pool) - need
        if spare < 0:
            continue
        along = known[station, ALONG]
        lean = 0.0
        found = ways[owing, station]
        for other in range(chariots):
            d = r[TURN] + other
            if d >= chariots:
                d -= chariots
            e = d * FIELDS
            if d == c or r[e + SPACE] < 0:
                continue
            gap = known[r[e + LAP] * size + r[e + SPACE], ALONG] - along
            gap = GAP + (GAP if gap > GAP else max(gap, -GAP))
            found += gaps[BEFORE if other < place else AFTER, gap]
            lean += gaps[TILT, gap]
        sixes = pool >> 5 * CARD_BITS & COUNT_MASK
        held = r[b + HAND] >> 5 * CARD_BITS & COUNT_MASK
        found += worth_of_hand(weights, r[b + HAND])
        found += weights[START] + weights[CARD] * count_cards(pool)
        found += (pool & COUNT_MASK) * weights[ONE] + (pool >> CARD_BITS & COUNT_MASK) * weights[TWO]
        found += sixes * weights[SIX_TO_COME]
        found += lean * need + weights[SPARE + min(spare, 6)] + wait * (at - 1)
        found += weights[FEWEST] * fewest_cards(pool, need)
        if sixes_free:
            found += weights[SIXES_FREE]
        elif along == lead:
            found += weights[LEADS] + weights[LEADS_FAR] * need / LONG_WAY
            found += weights[LEADS_SIX_HELD] * held + weights[LEADS_SIX_TO_COME] * (sixes - held)
        turns[c] = found


@compiled
def foresee_laurels(
    known: Row,
    r: Row,
    size: Int,
    c: Int,
    homes: Row,
    weights: Floats,
    pays: Floats,
    slopes: Floats,
    turns: Floats,
) -> Float:
    """Foresee the laurels of a chariot from everybody's turns; `homes` tells who is home, and how many."""
    b = c * FIELDS
    home = homes[MOST_CHARIOTS]
    if r[b + SPACE] < 0:
        found = WREATHS[homes[c] - 1] if homes[c] else 0.0
    elif turns[c] == -1e18:
        found = 0.0
    else:
        mine = turns[c]
        slope = slopes[LUCK_TURNS if mine >= LUCK_TURNS else int(mine) if mine > 0 else 0]
        behind, first, share, rivals = 0.0, 1.0, 1.0, 0
        for d in range(r[CHARIOTS]):
            if d != c and turns[d] != -1e18:
                lag = tanh((mine - turns[d]) * slope)
                behind += lag
                first *= 1 - lag
                share *= 0.5
                rivals += 1
        found = WREATHS[1] + 1 - home - (rivals + behind) / 2
        if home == 0:
            found += first * share
        station = r[b + LAP] * size + r[b + SPACE]
        owing = np.int64(r[b + MARKS] & OWES != 0)
        need = known[station, NEED + owing]
        spare = points_of(r[b + HAND] + r[b + HELD]) - need
        sure = pays[station] if owing else 1.0
        if 0 <= spare < SHORTS and need > LAST_STRETCH:
            sure *= 1 - weights[SHORT + spare] * min(1.0, (need - LAST_STRETCH) / 30)
        found *= sure
    return found * (1 - weights[LATE]) if r[b + MARKS] & PAID_AT_LAST_VISIT else found
