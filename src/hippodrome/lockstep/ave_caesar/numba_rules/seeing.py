"""What a seat sees, and a log played move by move."""

from __future__ import annotations

from hippodrome.lockstep.ave_caesar.numba_rules.bits import COUNT_MASK, Int, count_cards, lowest, only_sixes
from hippodrome.lockstep.ave_caesar.numba_rules.choices import fill_mask, open_hand
from hippodrome.lockstep.ave_caesar.numba_rules.ground import (
    CHARIOTS,
    DIGIT,
    DIGITS,
    DRAWING,
    FIELDS,
    FINISH,
    FIRST,
    GONE,
    HAND,
    HELD,
    HIGH,
    HOME,
    LAP,
    LEFT,
    LOW,
    MARKS,
    OPENING,
    RACING,
    SIZE,
    SPACE,
    STILL,
    TUCK,
    TURN,
    Flags,
    Row,
)
from hippodrome.lockstep.ave_caesar.numba_rules.playing import play
from hippodrome.lockstep.ave_caesar.numba_rules.six import leaders_hold_sixes, leaders_shut_road, six_bound
from hippodrome.lockstep.ave_caesar.numba_rules.unmanned import instinct_station
from hippodrome.lockstep.ave_caesar.terms import CARD_BITS, TUCKED_BITS, UNMANNED
from hippodrome.lockstep.compiling import compiled


@compiled
def observe(g: Row, r: Row, seat: Int, seats: Int, unmanned: Int, seen: Row) -> None:
    """Tell what a seat may know, as whole numbers (see `terms.observed`)."""
    chariots, t = r[CHARIOTS], r[TURN]
    manned = chariots - unmanned
    own_turn = t < manned and (r[FIRST] + t) % seats == seat
    focus = t if own_turn else (seat - r[FIRST]) % seats
    told = -1
    if own_turn and r[RACING] and not r[DRAWING] and only_sixes(r[t * FIELDS + HAND]) and six_bound(g, r, t):
        if leaders_shut_road(g, r, t):
            told = 1 if leaders_hold_sixes(g, r, t) else 0
    seen[0], seen[1], seen[2] = r[DRAWING], r[OPENING], r[STILL]
    seen[3], seen[4], seen[5], seen[6] = (t - focus) % chariots, r[RACING], r[HOME], told
    n = 7
    for place in range(chariots):
        c = (focus + place) % chariots
        b = c * FIELDS
        marks = r[b + MARKS]
        owner = (r[FIRST] + c) % seats if c < manned else -1
        opened = owner == seat or marks & UNMANNED != 0
        left = 0
        for gone in range(r[GONE]):
            if r[LEFT] >> 3 * gone & 7 == c:
                left = gone + 1
        seen[n], seen[n + 1] = r[b + SPACE], r[b + LAP]
        for bit in range(6):
            seen[n + 2 + bit] = marks >> bit & 1
        seen[n + 8] = (owner - seat) % seats if owner >= 0 else -1
        seen[n + 9], seen[n + 10] = left, count_cards(r[b + HAND])
        away = 0
        for value in range(1, 7):
            under = 0
            for digit in range(DIGITS):
                under += int(r[b + LOW] >> TUCKED_BITS * digit & DIGIT == value)
                under += int(r[b + HIGH] >> TUCKED_BITS * digit & DIGIT == value)
            away += under
            held = r[b + HAND] >> CARD_BITS * (value - 1) & COUNT_MASK
            deck = r[b + HELD] >> CARD_BITS * (value - 1) & COUNT_MASK
            seen[n + 11 + value] = held + deck + under
            seen[n + 17 + value] = held if opened else -1
            seen[n + 23 + value] = deck if opened else -1
        seen[n + 11] = away
        n += 30
        if g[TUCK]:
            for digit in range(24):
                word = r[b + LOW] if digit < DIGITS else r[b + HIGH]
                seen[n + digit] = word >> TUCKED_BITS * (digit % DIGITS) & DIGIT if opened else -1
            n += 24


@compiled
def replay(
    g: Row,
    r: Row,
    scratch: Row,
    actions: Row,
    seats: Row,
    rows: Row,
    masks: Flags,
    seen: Row,
    chosen: Row,
    players: Int,
    unmanned: Int,
) -> Int:
    """Play a log in a row; write down row, mask and what a seat sees before each move, and at the end.

    Where an unmanned chariot is to play, its choice by instinct is written down too. Gives how many moves
    could be played.
    """
    layers = scratch[0]
    for i in range(actions.size + 1):
        rows[i] = r
        fill_mask(g, r, layers, masks[i])
        observe(g, r, seats[i], players, unmanned, seen[i])
        t = r[TURN]
        chosen[i] = -1
        if r[RACING] and not r[DRAWING] and r[t * FIELDS + MARKS] & UNMANNED:
            chosen[i] = 6 * (g[SIZE] + 1)
            values = open_hand(g, r, layers)
            if values:
                card = lowest(values)
                station = instinct_station(g, r, layers, scratch[1], scratch[2], card)
                space = g[SIZE] if station == g[FINISH] else station % g[SIZE]
                chosen[i] = (card - 1) * (g[SIZE] + 1) + space
        if i < actions.size and not play(g, r, layers, actions[i]):
            return i
    return int(actions.size)
