"""What may be played: hands, masks of actions, and the clause that bars a card."""

from __future__ import annotations

import numpy as np

from hippodrome.lockstep.ave_caesar.numba_rules.alley import wait_for_access
from hippodrome.lockstep.ave_caesar.numba_rules.bits import COUNT_MASK, Int, highest_value, lowest
from hippodrome.lockstep.ave_caesar.numba_rules.ground import (
    DECK_AT,
    DRAWING_AT,
    ENTRANCE_AT,
    FIELDS_PER_CHARIOT,
    FINISH_AT,
    FRONT_AT,
    HAND_AT,
    LAP_AT,
    MARKS_AT,
    NODE_TO_AT,
    NODES_AT,
    RACING_AT,
    SIZE_AT,
    SPACE_AT,
    TUCKED_CARD_MASK,
    TUCKED_LOW_AT,
    TUCKS_AT,
    TURN_AT,
    WORD_BITS,
    WORDS_AT,
    Flags,
    Row,
)
from hippodrome.lockstep.ave_caesar.numba_rules.moving import is_open, look_ahead
from hippodrome.lockstep.ave_caesar.numba_rules.six import six_barred
from hippodrome.lockstep.ave_caesar.terms import CARD_BITS, DISQUALIFIED, OWES, SIX, UNMANNED
from hippodrome.lockstep.compiling import compiled


@compiled
def open_hand(g: Row, r: Row, layers: Row) -> Int:
    """Fill in the layers for the chariot to play; give the values it may drive, as bits from 1 on (3.4)."""
    t = r[TURN_AT]
    hand = r[t * FIELDS_PER_CHARIOT + HAND_AT]
    most = highest_value(hand)
    if most == 0:
        return np.int64(0)
    look_ahead(g, r, t, layers, most)
    if r[t * FIELDS_PER_CHARIOT + MARKS_AT] & OWES and g[ENTRANCE_AT] >= 0:
        wait_for_access(g, r, t, layers, most)
    values = np.int64(0)
    rest = hand
    while rest:
        value = lowest(rest) // CARD_BITS + 1
        rest &= ~(np.int64(COUNT_MASK) << CARD_BITS * (value - 1))
        if is_open(g, layers, value):
            values |= np.int64(1) << value
    if values & 64 and six_barred(g, r, t):
        values &= ~np.int64(64)
    return values


@compiled
def must_tuck(g: Row, r: Row, layers: Row) -> bool:
    """Say whether a hand without a drive is to tuck: one of its cards is blocked (3.5)."""
    t = r[TURN_AT]
    if not g[TUCKS_AT] or r[t * FIELDS_PER_CHARIOT + MARKS_AT] & UNMANNED:
        return False
    hand = r[t * FIELDS_PER_CHARIOT + HAND_AT]
    most = highest_value(hand)
    if most == 0:
        return False
    look_ahead(g, r, t, layers, most)
    if most == 6 and six_barred(g, r, t):
        hand &= SIX - 1
    for value in range(1, 7):
        if hand >> CARD_BITS * (value - 1) & COUNT_MASK and not is_open(g, layers, value):
            return True
    return False


@compiled
def fill_mask(g: Row, r: Row, layers: Row, mask: Flags) -> Int:
    """Mark the actions that may be played, the Fates' too; tell how many."""
    mask[:] = 0
    if r[RACING_AT] == 0:
        return 0
    t = r[TURN_AT]
    base = 6 * (g[SIZE_AT] + 1)
    if r[DRAWING_AT]:
        deck = r[t * FIELDS_PER_CHARIOT + DECK_AT]
        if deck == 0:
            mask[base + 7 + (r[t * FIELDS_PER_CHARIOT + TUCKED_LOW_AT] & TUCKED_CARD_MASK)] = 1
            return 1
        for value in range(1, 7):
            if deck >> CARD_BITS * (value - 1) & COUNT_MASK:
                mask[base + 7 + value] = 1
        return int(mask.sum())
    values = open_hand(g, r, layers)
    s = r[t * FIELDS_PER_CHARIOT + SPACE_AT]
    for value in range(1, 7):
        if values >> value & 1:
            row = (value - 1) * (g[SIZE_AT] + 1)
            for w in range(g[WORDS_AT]):
                rest = layers[value, w]
                while rest:
                    mask[
                        row + g[g[NODE_TO_AT] + s * g[NODES_AT] + w * WORD_BITS + lowest(rest)] % g[SIZE_AT]
                    ] = 1
                    rest &= rest - 1
            if layers[value, g[WORDS_AT]]:
                mask[row + g[SIZE_AT]] = 1
    if values == 0:
        if must_tuck(g, r, layers):
            for value in range(1, 7):
                if r[t * FIELDS_PER_CHARIOT + HAND_AT] >> CARD_BITS * (value - 1) & COUNT_MASK:
                    mask[base + 1 + value] = 1
        else:
            mask[base] = 1
    if r[t * FIELDS_PER_CHARIOT + MARKS_AT] & DISQUALIFIED:
        mask[base + 1] = 1
    return int(mask.sum())


@compiled
def clause_of(g: Row, r: Row, layers: Row, value: Int) -> Int:
    """Name the clause that bars a card in hand: 41, 33 or 53; 0 where it may be driven."""
    t = r[TURN_AT]
    if open_hand(g, r, layers) >> value & 1:
        return 0
    if value == 6 and six_barred(g, r, t):
        return 41
    look_ahead(g, r, t, layers, value)
    return 53 if is_open(g, layers, value) else 33


@compiled
def station_reached(g: Row, r: Row, layers: Row, card: Int, space: Int) -> Int:
    """Find the station that a card leads to on a space or over the finish, in the layers; -1 if none.

    Where six steps come by a space on two laps, the first counts; where only later ones, the last of these.
    """
    if space == g[SIZE_AT]:
        return g[FINISH_AT] if layers[card, g[WORDS_AT]] else -1
    t = r[TURN_AT]
    s = r[t * FIELDS_PER_CHARIOT + SPACE_AT]
    begun = r[t * FIELDS_PER_CHARIOT + LAP_AT] * g[SIZE_AT]
    found = -1
    for w in range(g[WORDS_AT]):
        rest = layers[card, w]
        while rest:
            to = g[g[NODE_TO_AT] + s * g[NODES_AT] + w * WORD_BITS + lowest(rest)]
            rest &= rest - 1
            if to % g[SIZE_AT] == space:
                near = to < g[SIZE_AT] or (
                    to < 2 * g[SIZE_AT] and g[g[FRONT_AT] + space] <= g[g[FRONT_AT] + s]
                )
                found = begun + to
                if near:
                    return found
    return found
