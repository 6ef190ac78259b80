"""The outlook: turns to come and laurels to expect."""

from __future__ import annotations

from math import tanh

import numpy as np

from hippodrome.charioteers.ave_caesar.ground import LONG_WAY_STEPS
from hippodrome.charioteers.ave_caesar.outlook import LAST_STRETCH_STEPS, MOST_TURNS_OF_LUCK
from hippodrome.lockstep.ave_caesar.numba_rules.bits import COUNT_MASK, Int, count_cards, popcount
from hippodrome.lockstep.ave_caesar.numba_rules.ground import (
    CHARIOTS_AT,
    DECK_AT,
    FIELDS_PER_CHARIOT,
    HAND_AT,
    LAP_AT,
    MARKS_AT,
    SPACE_AT,
    TURN_AT,
    Row,
)
from hippodrome.lockstep.ave_caesar.terms import CARD_BITS, DISQUALIFIED, MOST_CHARIOTS, OWES
from hippodrome.lockstep.compiling import compiled
from hippodrome.training.ave_caesar.genes import Floats
from hippodrome.training.ave_caesar.tactician.circus import (
    ALONG_AT,
    CARD_WEIGHT_AT,
    FEWEST_WEIGHT_AT,
    GAP_AFTER_AT,
    GAP_BEFORE_AT,
    GAP_TILT_AT,
    LATE_WEIGHT_AT,
    LAURELS_BY_FINISH,
    LEADS_FAR_WEIGHT_AT,
    LEADS_SIX_HELD_WEIGHT_AT,
    LEADS_SIX_TO_COME_WEIGHT_AT,
    LEADS_WEIGHT_AT,
    MOST_GAP,
    NEED_AT,
    ONE_HELD_WEIGHT_AT,
    ONE_WEIGHT_AT,
    PAID_AT_LAST_VISIT,
    POINT_HELD_WEIGHT_AT,
    SHORT_WEIGHT_AT,
    SHORT_WEIGHT_COUNT,
    SIX_HELD_WEIGHT_AT,
    SIX_TO_COME_WEIGHT_AT,
    SIXES_FREE_WEIGHT_AT,
    SPARE_WEIGHT_AT,
    START_WEIGHT_AT,
    THREE_KINDS_WEIGHT_AT,
    TWO_HELD_WEIGHT_AT,
    TWO_KINDS_WEIGHT_AT,
    TWO_WEIGHT_AT,
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
    worth = (
        ones * weights[ONE_HELD_WEIGHT_AT]
        + twos * weights[TWO_HELD_WEIGHT_AT]
        + points_of(hand) * weights[POINT_HELD_WEIGHT_AT]
    )
    worth += sixes * (weights[SIX_HELD_WEIGHT_AT] - weights[SIX_TO_COME_WEIGHT_AT])
    kinds = popcount(values_in(hand))
    if kinds == 3:
        worth += weights[THREE_KINDS_WEIGHT_AT]
    elif kinds == 2:
        worth += weights[TWO_KINDS_WEIGHT_AT]
    return worth


@compiled
def foresee_turns(
    known: Row, r: Row, size: Int, sixes_free: Int, weights: Floats, ways: Floats, gaps: Floats, turns: Floats
) -> None:
    """Foresee when each chariot racing for laurels is home, in turns; -1e18 for those that are not in it."""
    chariots = r[CHARIOTS_AT]
    lead = np.int64(-1)
    for c in range(chariots):
        turns[c] = -1e18
        b = c * FIELDS_PER_CHARIOT
        if r[b + SPACE_AT] >= 0:
            lead = max(lead, known[r[b + LAP_AT] * size + r[b + SPACE_AT], ALONG_AT])
    at = 0
    wait = 1 / chariots
    for place in range(chariots):
        c = r[TURN_AT] + place
        if c >= chariots:
            c -= chariots
        b = c * FIELDS_PER_CHARIOT
        if r[b + SPACE_AT] < 0:
            continue
        at += 1
        if r[b + MARKS_AT] & DISQUALIFIED:
            continue
        station = r[b + LAP_AT] * size + r[b + SPACE_AT]
        owing = np.int64(r[b + MARKS_AT] & OWES != 0)
        need = known[station, NEED_AT + owing]
        pool = r[b + HAND_AT] + r[b + DECK_AT]
        spare = points_of(pool) - need
        if spare < 0:
            continue
        along = known[station, ALONG_AT]
        lean = 0.0
        found = ways[owing, station]
        for other in range(chariots):
            d = r[TURN_AT] + other
            if d >= chariots:
                d -= chariots
            e = d * FIELDS_PER_CHARIOT
            if d == c or r[e + SPACE_AT] < 0:
                continue
            gap = known[r[e + LAP_AT] * size + r[e + SPACE_AT], ALONG_AT] - along
            gap = MOST_GAP + (MOST_GAP if gap > MOST_GAP else max(gap, -MOST_GAP))
            found += gaps[GAP_BEFORE_AT if other < place else GAP_AFTER_AT, gap]
            lean += gaps[GAP_TILT_AT, gap]
        sixes = pool >> 5 * CARD_BITS & COUNT_MASK
        held = r[b + HAND_AT] >> 5 * CARD_BITS & COUNT_MASK
        found += worth_of_hand(weights, r[b + HAND_AT])
        found += weights[START_WEIGHT_AT] + weights[CARD_WEIGHT_AT] * count_cards(pool)
        found += (pool & COUNT_MASK) * weights[ONE_WEIGHT_AT] + (pool >> CARD_BITS & COUNT_MASK) * weights[
            TWO_WEIGHT_AT
        ]
        found += sixes * weights[SIX_TO_COME_WEIGHT_AT]
        found += lean * need + weights[SPARE_WEIGHT_AT + min(spare, 6)] + wait * (at - 1)
        found += weights[FEWEST_WEIGHT_AT] * fewest_cards(pool, need)
        if sixes_free:
            found += weights[SIXES_FREE_WEIGHT_AT]
        elif along == lead:
            found += weights[LEADS_WEIGHT_AT] + weights[LEADS_FAR_WEIGHT_AT] * need / LONG_WAY_STEPS
            found += weights[LEADS_SIX_HELD_WEIGHT_AT] * held + weights[LEADS_SIX_TO_COME_WEIGHT_AT] * (
                sixes - held
            )
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
    b = c * FIELDS_PER_CHARIOT
    home = homes[MOST_CHARIOTS]
    if r[b + SPACE_AT] < 0:
        found = LAURELS_BY_FINISH[homes[c] - 1] if homes[c] else 0.0
    elif turns[c] == -1e18:
        found = 0.0
    else:
        mine = turns[c]
        slope = slopes[MOST_TURNS_OF_LUCK if mine >= MOST_TURNS_OF_LUCK else int(mine) if mine > 0 else 0]
        behind, first, share, rivals = 0.0, 1.0, 1.0, 0
        for d in range(r[CHARIOTS_AT]):
            if d != c and turns[d] != -1e18:
                lag = tanh((mine - turns[d]) * slope)
                behind += lag
                first *= 1 - lag
                share *= 0.5
                rivals += 1
        found = LAURELS_BY_FINISH[1] + 1 - home - (rivals + behind) / 2
        if home == 0:
            found += first * share
        station = r[b + LAP_AT] * size + r[b + SPACE_AT]
        owing = np.int64(r[b + MARKS_AT] & OWES != 0)
        need = known[station, NEED_AT + owing]
        spare = points_of(r[b + HAND_AT] + r[b + DECK_AT]) - need
        sure = pays[station] if owing else 1.0
        if 0 <= spare < SHORT_WEIGHT_COUNT and need > LAST_STRETCH_STEPS:
            sure *= 1 - weights[SHORT_WEIGHT_AT + spare] * min(1.0, (need - LAST_STRETCH_STEPS) / 30)
        found *= sure
    return found * (1 - weights[LATE_WEIGHT_AT]) if r[b + MARKS_AT] & PAID_AT_LAST_VISIT else found
