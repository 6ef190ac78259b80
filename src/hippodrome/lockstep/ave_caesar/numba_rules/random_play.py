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
    CHARIOTS_AT,
    DECK_AT,
    DRAWING_AT,
    FIELDS_PER_CHARIOT,
    FIRST_SEAT_AT,
    HAND_AT,
    HAND_SIZE_AT,
    LAP_AT,
    LAPS_AT,
    LOW_32_BITS,
    MARKS_AT,
    NODE_TO_AT,
    NODES_AT,
    OPENING_AT,
    RACING_AT,
    SEED_A_AT,
    SEED_B_AT,
    SIZE_AT,
    SPACE_AT,
    START_AT,
    TRIBUTE_DUE_AT,
    TUCKED_CARD_MASK,
    TUCKED_LOW_AT,
    TURN_AT,
    WORD_BITS,
    WORDS_AT,
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
from hippodrome.lockstep.ave_caesar.terms import DISQUALIFIED, FULL_DECK, OWES, UNMANNED
from hippodrome.lockstep.compiling import compiled


@compiled
def chance(r: Row) -> Int:
    """Give 32 random bits of the race's own generator (xoroshiro64**)."""
    a, b = r[SEED_A_AT], r[SEED_B_AT]
    found = a * 0x9E3779BB & LOW_32_BITS
    found = (found << 5 | found >> 27) & LOW_32_BITS
    found = found * 5 & LOW_32_BITS
    b ^= a
    r[SEED_A_AT] = ((a << 26 | a >> 6) ^ b ^ b << 9) & LOW_32_BITS
    r[SEED_B_AT] = (b << 13 | b >> 19) & LOW_32_BITS
    return found


@compiled
def draw_by_chance(g: Row, r: Row, bits: Int) -> None:
    """Draw the card that is due, by 16 random bits."""
    b = r[TURN_AT] * FIELDS_PER_CHARIOT
    deck = r[b + DECK_AT]
    draw(
        g,
        r,
        nth_card(deck, bits * count_cards(deck) >> 16) if deck else r[b + TUCKED_LOW_AT] & TUCKED_CARD_MASK,
    )


@compiled
def deal(g: Row, r: Row, chariots: Int, unmanned: Int, seats: Int) -> None:
    """Set a row to the start of a race: lanes drawn, hands dealt by its own generator (2.1–2.3)."""
    a, b = r[SEED_A_AT], r[SEED_B_AT]
    r[:] = 0
    r[SEED_A_AT], r[SEED_B_AT] = a, b
    r[CHARIOTS_AT] = chariots
    r[RACING_AT] = chariots
    r[OPENING_AT] = 1
    r[FIRST_SEAT_AT] = (chance(r) >> 16) * seats >> 16
    for c in range(chariots):
        f = c * FIELDS_PER_CHARIOT
        r[f + SPACE_AT] = g[g[START_AT] + c]
        r[f + DECK_AT] = FULL_DECK
        if c >= chariots - unmanned:
            r[f + MARKS_AT] = UNMANNED
            continue
        r[f + MARKS_AT] = OWES if g[TRIBUTE_DUE_AT] else 0
        deck = np.int64(FULL_DECK)
        for _ in range(g[HAND_SIZE_AT]):
            deck -= one_card(nth_card(deck, (chance(r) >> 16) * count_cards(deck) >> 16))
        r[f + DECK_AT] = deck
        r[f + HAND_AT] = FULL_DECK - deck
    begin_turn(g, r)
    while r[DRAWING_AT]:
        draw_by_chance(g, r, chance(r) >> 16)


@compiled
def random_turn(g: Row, r: Row, layers: Row, before: Row, after: Row) -> None:
    """Play one of the moves of the chariot to play, each as likely, and let the Fates draw."""
    t = r[TURN_AT]
    b = t * FIELDS_PER_CHARIOT
    bits = chance(r)
    values = open_hand(g, r, layers)
    quits = np.int64(r[b + MARKS_AT] & DISQUALIFIED != 0)
    if values:
        if r[b + MARKS_AT] & UNMANNED:
            card = highest_value(r[b + HAND_AT])
            goal = instinct_station(g, r, layers, before, after, card)
            drive(g, r, card, goal // g[SIZE_AT], goal % g[SIZE_AT])
        else:
            count = quits
            rest = values
            while rest:
                value = lowest(rest)
                rest &= rest - 1
                for w in range(g[WORDS_AT]):
                    count += popcount(layers[value, w])
                count += layers[value, g[WORDS_AT]]
            n = (bits >> 16) * count >> 16
            card, lap, space = -1, r[b + LAP_AT], r[b + SPACE_AT]
            while values:
                value = lowest(values)
                values &= values - 1
                for w in range(g[WORDS_AT]):
                    word = layers[value, w]
                    some = popcount(word)
                    if n < some:
                        for _ in range(n):
                            word &= word - 1
                        space = g[g[NODE_TO_AT] + space * g[NODES_AT] + w * WORD_BITS + lowest(word)]
                        while space >= g[SIZE_AT]:
                            space -= g[SIZE_AT]
                            lap += 1
                        card = value
                        break
                    n -= some
                if card < 0:
                    if n < layers[value, g[WORDS_AT]]:
                        card, lap, space = value, g[LAPS_AT] + 1, 0
                    n -= layers[value, g[WORDS_AT]]
                if card >= 0:
                    break
            if card < 0:
                withdraw(g, r)
            else:
                drive(g, r, card, lap, space)
    elif quits and bits >> 31:
        withdraw(g, r)
    elif must_tuck(g, r, layers):
        hand = r[b + HAND_AT]
        tuck(r, nth_card(hand, (bits >> 16) * count_cards(hand) >> 16))
    else:
        let_pass(g, r)
    bits &= 0xFFFF
    while r[DRAWING_AT]:
        draw_by_chance(g, r, bits)
        if r[DRAWING_AT]:
            bits = chance(r) >> 16


@compiled
def roll(
    g: Row, rows: Row, layers: Row, before: Row, after: Row, unmanned: Int, seats: Int, plies: Int
) -> Int:
    """Play so many random plies in every row, races that end being dealt anew; count races and plies."""
    races = 0
    for i in range(rows.shape[0]):
        r = rows[i]
        chariots = r[CHARIOTS_AT]
        for _ in range(plies):
            if r[RACING_AT] == 0:
                races += 1
                deal(g, r, chariots, unmanned, seats)
            random_turn(g, r, layers, before, after)
    return races
