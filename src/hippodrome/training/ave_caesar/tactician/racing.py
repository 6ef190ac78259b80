"""Races of tacticians and greedy charioteers."""

from __future__ import annotations

import numpy as np

from hippodrome.lockstep.ave_caesar.numba_rules.bits import COUNT_MASK, Int
from hippodrome.lockstep.ave_caesar.numba_rules.ground import (
    DECK_AT,
    DRAWING_AT,
    FIELDS_PER_CHARIOT,
    GONE_AT,
    LEFT_AT,
    MARKS_AT,
    RACING_AT,
    SEED_A_AT,
    SEED_B_AT,
    SIZE_AT,
    TURN_AT,
    Row,
)
from hippodrome.lockstep.ave_caesar.numba_rules.playing import draw, drive, let_pass
from hippodrome.lockstep.ave_caesar.numba_rules.random_play import chance, deal
from hippodrome.lockstep.ave_caesar.terms import (
    CARD_BITS,
    DISQUALIFIED,
    FINISHED,
    MOST_CHARIOTS,
    MOST_HAND_CARDS,
)
from hippodrome.lockstep.compiling import compiled
from hippodrome.training.ave_caesar.tactician.circus import LAURELS_BY_FINISH, OutlookTables, Scratch
from hippodrome.training.ave_caesar.tactician.drives import list_drives
from hippodrome.training.ave_caesar.tactician.rehearsal import weigh


@compiled
def run_race(
    g: Row,
    known: Row,
    outlook: OutlookTables,
    r: Row,
    scratch: Scratch,
    seed: Int,
    chariots: Int,
    tacticians: Int,
    playouts: Int,
    laurels: Row,
) -> Int:
    """Run a race of tacticians, a bit each, against greedy: fill in the laurels, tell the turns.

    The seed settles hands and decks whatever is driven, so that races with one seed can be compared.
    """
    r[SEED_A_AT] = seed & 0xFFFFFFFF
    r[SEED_B_AT] = (seed >> 32 & 0x7FFFFFFF) | 1 << 30
    for _ in range(8):
        chance(r)
    deal(g, r, chariots, np.int64(0), chariots)
    decks = np.zeros((MOST_CHARIOTS, MOST_HAND_CARDS), np.int64)
    left = np.zeros(MOST_CHARIOTS, np.int64)
    for c in range(chariots):
        for value in range(1, 7):
            for _ in range(r[c * FIELDS_PER_CHARIOT + DECK_AT] >> CARD_BITS * (value - 1) & COUNT_MASK):
                decks[c, left[c]] = value
                left[c] += 1
        for last in range(left[c] - 1, 0, -1):
            at = chance(r) * (last + 1) >> 32
            decks[c, at], decks[c, last] = decks[c, last], decks[c, at]
    taken = 0
    moves = scratch.moves
    while r[RACING_AT]:
        taken += 1
        t = r[TURN_AT]
        found = list_drives(g, known, r, scratch.layers, moves)
        # A tactician that can win no laurels finds all moves alike, and drives as greedy does.
        if found > 1 and tacticians >> t & 1 and not r[t * FIELDS_PER_CHARIOT + MARKS_AT] & DISQUALIFIED:
            weigh(g, known, outlook, r, scratch, found, playouts)
        if found == 0:
            let_pass(g, r)
            continue
        to, card = moves[0, 0], moves[0, 1]
        drive(g, r, card, to // g[SIZE_AT], to % g[SIZE_AT])
        while r[DRAWING_AT]:
            left[t] -= 1
            draw(g, r, decks[t, left[t]])
    laurels[:chariots] = 0
    place = 0
    for gone in range(r[GONE_AT]):
        number = r[LEFT_AT] >> 3 * gone & 7
        marks = r[number * FIELDS_PER_CHARIOT + MARKS_AT]
        if marks & FINISHED and not marks & DISQUALIFIED:
            laurels[number] = np.int64(LAURELS_BY_FINISH[place])
            place += 1
    return taken
