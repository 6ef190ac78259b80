"""What a seat sees, and a log played move by move."""

from __future__ import annotations

from hippodrome.lockstep.ave_caesar.numba_rules.bits import COUNT_MASK, Int, count_cards, lowest, only_sixes
from hippodrome.lockstep.ave_caesar.numba_rules.choices import fill_mask, open_hand
from hippodrome.lockstep.ave_caesar.numba_rules.ground import (
    CHARIOTS_AT,
    DECK_AT,
    DRAWING_AT,
    FIELDS_PER_CHARIOT,
    FINISH_AT,
    FIRST_SEAT_AT,
    GONE_AT,
    HAND_AT,
    LAP_AT,
    LEFT_AT,
    MARKS_AT,
    OPENING_AT,
    RACING_AT,
    SIZE_AT,
    SOMEBODY_HOME_AT,
    SPACE_AT,
    STILL_AT,
    TUCKED_CARD_MASK,
    TUCKED_CARDS_PER_WORD,
    TUCKED_HIGH_AT,
    TUCKED_LOW_AT,
    TUCKS_AT,
    TURN_AT,
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
    chariots, t = r[CHARIOTS_AT], r[TURN_AT]
    manned = chariots - unmanned
    own_turn = t < manned and (r[FIRST_SEAT_AT] + t) % seats == seat
    focus = t if own_turn else (seat - r[FIRST_SEAT_AT]) % seats
    told = -1
    if (
        own_turn
        and r[RACING_AT]
        and not r[DRAWING_AT]
        and only_sixes(r[t * FIELDS_PER_CHARIOT + HAND_AT])
        and six_bound(g, r, t)
    ):
        if leaders_shut_road(g, r, t):
            told = 1 if leaders_hold_sixes(g, r, t) else 0
    seen[0], seen[1], seen[2] = r[DRAWING_AT], r[OPENING_AT], r[STILL_AT]
    seen[3], seen[4], seen[5], seen[6] = (t - focus) % chariots, r[RACING_AT], r[SOMEBODY_HOME_AT], told
    n = 7
    for place in range(chariots):
        c = (focus + place) % chariots
        b = c * FIELDS_PER_CHARIOT
        marks = r[b + MARKS_AT]
        owner = (r[FIRST_SEAT_AT] + c) % seats if c < manned else -1
        opened = owner == seat or marks & UNMANNED != 0
        left = 0
        for gone in range(r[GONE_AT]):
            if r[LEFT_AT] >> 3 * gone & 7 == c:
                left = gone + 1
        seen[n], seen[n + 1] = r[b + SPACE_AT], r[b + LAP_AT]
        for bit in range(6):
            seen[n + 2 + bit] = marks >> bit & 1
        seen[n + 8] = (owner - seat) % seats if owner >= 0 else -1
        seen[n + 9], seen[n + 10] = left, count_cards(r[b + HAND_AT])
        away = 0
        for value in range(1, 7):
            under = 0
            for digit in range(TUCKED_CARDS_PER_WORD):
                under += int(r[b + TUCKED_LOW_AT] >> TUCKED_BITS * digit & TUCKED_CARD_MASK == value)
                under += int(r[b + TUCKED_HIGH_AT] >> TUCKED_BITS * digit & TUCKED_CARD_MASK == value)
            away += under
            held = r[b + HAND_AT] >> CARD_BITS * (value - 1) & COUNT_MASK
            deck = r[b + DECK_AT] >> CARD_BITS * (value - 1) & COUNT_MASK
            seen[n + 11 + value] = held + deck + under
            seen[n + 17 + value] = held if opened else -1
            seen[n + 23 + value] = deck if opened else -1
        seen[n + 11] = away
        n += 30
        if g[TUCKS_AT]:
            for digit in range(24):
                word = r[b + TUCKED_LOW_AT] if digit < TUCKED_CARDS_PER_WORD else r[b + TUCKED_HIGH_AT]
                seen[n + digit] = (
                    word >> TUCKED_BITS * (digit % TUCKED_CARDS_PER_WORD) & TUCKED_CARD_MASK if opened else -1
                )
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
        t = r[TURN_AT]
        chosen[i] = -1
        if r[RACING_AT] and not r[DRAWING_AT] and r[t * FIELDS_PER_CHARIOT + MARKS_AT] & UNMANNED:
            chosen[i] = 6 * (g[SIZE_AT] + 1)
            values = open_hand(g, r, layers)
            if values:
                card = lowest(values)
                station = instinct_station(g, r, layers, scratch[1], scratch[2], card)
                space = g[SIZE_AT] if station == g[FINISH_AT] else station % g[SIZE_AT]
                chosen[i] = (card - 1) * (g[SIZE_AT] + 1) + space
        if i < actions.size and not play(g, r, layers, actions[i]):
            return i
    return int(actions.size)
