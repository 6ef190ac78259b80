"""Chance: the generator of a race, dealing, and races driven at random."""

from __future__ import annotations

import numpy as np

from hippodrome.lockstep.ave_caesar.numba_rules.bits import (
    Int,
    count_cards,
    highest_value,
    lowest,
    nth_card,
    one_card,
    popcount,
)
from hippodrome.lockstep.ave_caesar.numba_rules.choices import must_tuck, open_hand
from hippodrome.lockstep.ave_caesar.numba_rules.ground import (
    CHARIOTS,
    DIGIT,
    DRAWING,
    FIELDS,
    FIRST,
    HALF,
    HAND,
    HAND_SIZE,
    HELD,
    LAP,
    LAPS,
    LOW,
    MARKS,
    NODE_TO,
    NODES,
    OPENING,
    RACING,
    SEED_A,
    SEED_B,
    SIZE,
    SPACE,
    START,
    TRIBUTE_DUE,
    TURN,
    WORD,
    WORDS,
    Row,
)
from hippodrome.lockstep.ave_caesar.numba_rules.playing import (
    begin_turn,
    draw,
    drive,
    let_pass,
    tuck,
    withdraw,
)
from hippodrome.lockstep.ave_caesar.numba_rules.unmanned import instinct_station
from hippodrome.lockstep.ave_caesar.terms import DECK, DISQUALIFIED, OWES, UNMANNED
from hippodrome.lockstep.compiling import compiled


@compiled
def chance(r: Row) -> Int:
    """Give 32 random bits of the race's own generator (xoroshiro64**)."""
    a, b = r[SEED_A], r[SEED_B]
    found = a * 0x9E3779BB & HALF
    found = (found << 5 | found >> 27) & HALF
    found = found * 5 & HALF
    b ^= a
    r[SEED_A] = ((a << 26 | a >> 6) ^ b ^ b << 9) & HALF
    r[SEED_B] = (b << 13 | b >> 19) & HALF
    return found


@compiled
def draw_by_chance(g: Row, r: Row, bits: Int) -> None:
    """Draw the card that is due, by 16 random bits."""
    b = r[TURN] * FIELDS
    deck = r[b + HELD]
    draw(g, r, nth_card(deck, bits * count_cards(deck) >> 16) if deck else r[b + LOW] & DIGIT)


@compiled
def deal(g: Row, r: Row, chariots: Int, unmanned: Int, seats: Int) -> None:
    """Set a row to the start of a race: lanes drawn, hands dealt by its own generator (2.1–2.3)."""
    a, b = r[SEED_A], r[SEED_B]
    r[:] = 0
    r[SEED_A], r[SEED_B] = a, b
    r[CHARIOTS] = chariots
    r[RACING] = chariots
    r[OPENING] = 1
    r[FIRST] = (chance(r) >> 16) * seats >> 16
    for c in range(chariots):
        f = c * FIELDS
        r[f + SPACE] = g[g[START] + c]
        r[f + HELD] = DECK
        if c >= chariots - unmanned:
            r[f + MARKS] = UNMANNED
            continue
        r[f + MARKS] = OWES if g[TRIBUTE_DUE] else 0
        deck = np.int64(DECK)
        for _ in range(g[HAND_SIZE]):
            deck -= one_card(nth_card(deck, (chance(r) >> 16) * count_cards(deck) >> 16))
        r[f + HELD] = deck
        r[f + HAND] = DECK - deck
    begin_turn(g, r)
    while r[DRAWING]:
        draw_by_chance(g, r, chance(r) >> 16)


@compiled
def random_turn(g: Row, r: Row, layers: Row, before: Row, after: Row) -> None:
    """Play one of the moves of the chariot to play, each as likely, and let the Fates draw."""
    t = r[TURN]
    b = t * FIELDS
    bits = chance(r)
    values = open_hand(g, r, layers)
    quits = np.int64(r[b + MARKS] & DISQUALIFIED != 0)
    if values:
        if r[b + MARKS] & UNMANNED:
            card = highest_value(r[b + HAND])
            goal = instinct_station(g, r, layers, before, after, card)
            drive(g, r, card, goal // g[SIZE], goal % g[SIZE])
        else:
            count = quits
            rest = values
            while rest:
                value = lowest(rest)
                rest &= rest - 1
                for w in range(g[WORDS]):
                    count += popcount(layers[value, w])
                count += layers[value, g[WORDS]]
            n = (bits >> 16) * count >> 16
            card, lap, space = -1, r[b + LAP], r[b + SPACE]
            while values:
                value = lowest(values)
                values &= values - 1
                for w in range(g[WORDS]):
                    word = layers[value, w]
                    some = popcount(word)
                    if n < some:
                        for _ in range(n):
                            word &= word - 1
                        space = g[g[NODE_TO] + space * g[NODES] + w * WORD + lowest(word)]
                        while space >= g[SIZE]:
                            space -= g[SIZE]
                            lap += 1
                        card = value
                        break
                    n -= some
                if card < 0:
                    if n < layers[value, g[WORDS]]:
                        card, lap, space = value, g[LAPS] + 1, 0
                    n -= layers[value, g[WORDS]]
                if card >= 0:
                    break
            if card < 0:
                withdraw(g, r)
            else:
                drive(g, r, card, lap, space)
    elif quits and bits >> 31:
        withdraw(g, r)
    elif must_tuck(g, r, layers):
        hand = r[b + HAND]
        tuck(r, nth_card(hand, (bits >> 16) * count_cards(hand) >> 16))
    else:
        let_pass(g, r)
    bits &= 0xFFFF
    while r[DRAWING]:
        draw_by_chance(g, r, bits)
        if r[DRAWING]:
            bits = chance(r) >> 16


@compiled
def roll(
    g: Row, rows: Row, layers: Row, before: Row, after: Row, unmanned: Int, seats: Int, plies: Int
) -> Int:
    """Play so many random plies in every row, races that end being dealt anew; count races and plies."""
    races = 0
    for i in range(rows.shape[0]):
        r = rows[i]
        chariots = r[CHARIOTS]
        for _ in range(plies):
            if r[RACING] == 0:
                races += 1
                deal(g, r, chariots, unmanned, seats)
            random_turn(g, r, layers, before, after)
    return races
