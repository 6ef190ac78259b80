"""Playing: drives, draws, tucks, passes, withdrawals, and whose turn is next."""

from __future__ import annotations

import numpy as np

from hippodrome.lockstep.ave_caesar.numba_rules.alley import mark_at_rest
from hippodrome.lockstep.ave_caesar.numba_rules.bits import COUNT_MASK, Int, one_card, points
from hippodrome.lockstep.ave_caesar.numba_rules.choices import (
    fill_mask,
    must_tuck,
    open_hand,
    station_reached,
)
from hippodrome.lockstep.ave_caesar.numba_rules.ground import (
    CHARIOTS_AT,
    DECK_AT,
    DRAWING_AT,
    FIELDS_PER_CHARIOT,
    GONE_AT,
    HAND_AT,
    KEEP_SIX_AT,
    LAP_AT,
    LAPS_AT,
    LEFT_AT,
    MARKS_AT,
    OPENING_AT,
    POINTS_SHORT_AT,
    RACING_AT,
    SIZE_AT,
    SOMEBODY_HOME_AT,
    SPACE_AT,
    STILL_AT,
    TO_FINISH_AT,
    TUCKED_CARD_MASK,
    TUCKED_CARDS_PER_WORD,
    TUCKED_HIGH_AT,
    TUCKED_LOW_AT,
    TUCKS_AT,
    TURN_AT,
    Flags,
    Row,
)
from hippodrome.lockstep.ave_caesar.numba_rules.moving import any_value_moves
from hippodrome.lockstep.ave_caesar.numba_rules.six import six_barred
from hippodrome.lockstep.ave_caesar.terms import CARD_BITS, DISQUALIFIED, OUT, SIX, TUCKED_BITS, UNMANNED
from hippodrome.lockstep.compiling import compiled


@compiled
def drive(g: Row, r: Row, card: Int, lap: Int, space: Int) -> None:
    """Drive a card to a space (3.1); over the finish the chariot leaves the course at once (6.1)."""
    b = r[TURN_AT] * FIELDS_PER_CHARIOT
    r[STILL_AT] = 0
    r[OPENING_AT] = 0
    r[b + HAND_AT] -= one_card(card)
    mark_at_rest(g, r, r[TURN_AT], lap, space)
    if lap > g[LAPS_AT]:
        r[SOMEBODY_HOME_AT] = 1
        r[b + LAP_AT] = g[LAPS_AT] + 1
        leave(r)
        next_turn(g, r)
        return
    r[b + LAP_AT] = lap
    r[b + SPACE_AT] = space
    if (r[b + DECK_AT] or r[b + TUCKED_LOW_AT]) and not r[b + MARKS_AT] & UNMANNED:
        r[DRAWING_AT] = 1
    else:
        end_turn(g, r)


@compiled
def draw(g: Row, r: Row, card: Int) -> None:
    """Take a drawn card in hand; an unmanned chariot plays it now, a manned one's turn ends (3.1, 8.2)."""
    b = r[TURN_AT] * FIELDS_PER_CHARIOT
    if r[b + DECK_AT]:
        r[b + DECK_AT] -= one_card(card)
    else:
        r[b + TUCKED_LOW_AT] = r[b + TUCKED_LOW_AT] >> TUCKED_BITS | (
            r[b + TUCKED_HIGH_AT] & TUCKED_CARD_MASK
        ) << TUCKED_BITS * (TUCKED_CARDS_PER_WORD - 1)
        r[b + TUCKED_HIGH_AT] >>= TUCKED_BITS
    r[b + HAND_AT] += one_card(card)
    r[DRAWING_AT] = 0
    if not r[b + MARKS_AT] & UNMANNED:
        end_turn(g, r)


@compiled
def tuck(r: Row, card: Int) -> None:
    """Put a card under the deck; its draw follows, and the turn has been still (3.5, 6.6)."""
    b = r[TURN_AT] * FIELDS_PER_CHARIOT
    r[b + HAND_AT] -= one_card(card)
    place = 0
    while place < TUCKED_CARDS_PER_WORD and r[b + TUCKED_LOW_AT] >> TUCKED_BITS * place & TUCKED_CARD_MASK:
        place += 1
    if place < TUCKED_CARDS_PER_WORD:
        r[b + TUCKED_LOW_AT] |= card << TUCKED_BITS * place
    else:
        place = 0
        while r[b + TUCKED_HIGH_AT] >> TUCKED_BITS * place & TUCKED_CARD_MASK:
            place += 1
        r[b + TUCKED_HIGH_AT] |= card << TUCKED_BITS * place
    r[STILL_AT] += 1
    r[DRAWING_AT] = 1


@compiled
def let_pass(g: Row, r: Row) -> None:
    """Let the turn go by (3.5); an unmanned chariot may discard its card, which is not still (8.2, 6.6)."""
    t = r[TURN_AT]
    b = t * FIELDS_PER_CHARIOT
    if r[b + MARKS_AT] & UNMANNED and r[b + HAND_AT] and any_value_moves(g, r, t):
        if not (g[KEEP_SIX_AT] and r[b + HAND_AT] >= SIX and six_barred(g, r, t)):
            r[b + HAND_AT] = 0
            r[STILL_AT] = 0
            end_turn(g, r)
            return
    r[STILL_AT] += 1
    next_turn(g, r)


@compiled
def withdraw(g: Row, r: Row) -> None:
    """Leave the course after a disqualification (5.4)."""
    r[STILL_AT] = 0
    put_out(r, r[TURN_AT])
    next_turn(g, r)


@compiled
def leave(r: Row) -> None:
    """Take the chariot to play off the course."""
    t = r[TURN_AT]
    r[t * FIELDS_PER_CHARIOT + SPACE_AT] = -1
    r[LEFT_AT] |= t << 3 * r[GONE_AT]
    r[GONE_AT] += 1
    r[RACING_AT] -= 1


@compiled
def put_out(r: Row, t: Int) -> None:
    """Take a chariot off the course for good, before the finish; a disqualification counts no more."""
    turn = r[TURN_AT]
    r[TURN_AT] = t
    r[t * FIELDS_PER_CHARIOT + MARKS_AT] = r[t * FIELDS_PER_CHARIOT + MARKS_AT] & ~DISQUALIFIED | OUT
    leave(r)
    r[TURN_AT] = turn


@compiled
def end_turn(g: Row, r: Row) -> None:
    """End the turn of a chariot that played, discarded or tucked a card: it may be out now (6.2)."""
    b = r[TURN_AT] * FIELDS_PER_CHARIOT
    if r[b + HAND_AT] == 0 and r[b + DECK_AT] == 0 and r[b + TUCKED_LOW_AT] == 0:
        put_out(r, r[TURN_AT])
    elif g[POINTS_SHORT_AT] and not r[b + MARKS_AT] & UNMANNED:
        left = points(r[b + HAND_AT]) + points(r[b + DECK_AT])
        for place in range(TUCKED_CARDS_PER_WORD):
            left += (r[b + TUCKED_LOW_AT] >> TUCKED_BITS * place & TUCKED_CARD_MASK) + (
                r[b + TUCKED_HIGH_AT] >> TUCKED_BITS * place & TUCKED_CARD_MASK
            )
        if left < g[g[TO_FINISH_AT] + r[b + LAP_AT] * g[SIZE_AT] + r[b + SPACE_AT]]:
            put_out(r, r[TURN_AT])
    next_turn(g, r)


@compiled
def next_turn(g: Row, r: Row) -> None:
    """Hand the turn to the next chariot on the course; a stalemate ends the race (6.3, 6.6)."""
    if r[STILL_AT] and r[STILL_AT] >= (25 if g[TUCKS_AT] else 2) * r[RACING_AT]:
        for c in range(r[CHARIOTS_AT]):
            if r[c * FIELDS_PER_CHARIOT + SPACE_AT] >= 0:
                put_out(r, c)
    if r[RACING_AT] == 0:
        return
    t = r[TURN_AT]
    while True:
        t += 1
        if t >= r[CHARIOTS_AT]:
            t = 0
        if r[t * FIELDS_PER_CHARIOT + SPACE_AT] >= 0:
            break
    r[TURN_AT] = t
    begin_turn(g, r)


@compiled
def begin_turn(g: Row, r: Row) -> None:
    """Begin a turn; for an unmanned chariot a card is turned up first, if any could move it (8.2)."""
    b = r[TURN_AT] * FIELDS_PER_CHARIOT
    if (
        r[b + MARKS_AT] & UNMANNED
        and r[b + HAND_AT] == 0
        and r[b + DECK_AT]
        and any_value_moves(g, r, r[TURN_AT])
    ):
        r[DRAWING_AT] = 1


@compiled
def play(g: Row, r: Row, layers: Row, action: Int) -> bool:
    """Play an action that may be played; say whether it could be."""
    base = 6 * (g[SIZE_AT] + 1)
    if r[RACING_AT] == 0 or action < 0 or action >= base + 14:
        return False
    b = r[TURN_AT] * FIELDS_PER_CHARIOT
    if r[DRAWING_AT]:
        value = action - base - 7
        if value < 1:
            return False
        deck = r[b + DECK_AT]
        if deck:
            if not deck >> CARD_BITS * (value - 1) & COUNT_MASK:
                return False
        elif value != r[b + TUCKED_LOW_AT] & TUCKED_CARD_MASK:
            return False
        draw(g, r, value)
        return True
    if action >= base + 8:
        return False
    if action == base + 1:
        if not r[b + MARKS_AT] & DISQUALIFIED:
            return False
        withdraw(g, r)
        return True
    values = open_hand(g, r, layers)
    if action < base:
        card = action // (g[SIZE_AT] + 1) + 1
        if not values >> card & 1:
            return False
        station = station_reached(g, r, layers, card, action % (g[SIZE_AT] + 1))
        if station < 0:
            return False
        drive(g, r, card, station // g[SIZE_AT], station % g[SIZE_AT])
        return True
    if values:
        return False
    tucking = must_tuck(g, r, layers)
    if action == base:
        if tucking:
            return False
        let_pass(g, r)
        return True
    card = action - base - 1
    if not tucking or not r[b + HAND_AT] >> CARD_BITS * (card - 1) & COUNT_MASK:
        return False
    tuck(r, card)
    return True


@compiled
def perft(g: Row, rows: Row, layers: Row, masks: Flags, depth: Int) -> Int:
    """Count the sequences of moves from the first row on; there is a row and a mask for each depth."""
    if depth == 0:
        return 1
    at = 0
    found = 0
    count = fill_mask(g, rows[0], layers, masks[0])
    if depth == 1:
        return count
    place = np.zeros(depth, np.int64)
    while at >= 0:
        action = place[at]
        mask = masks[at]
        while action < mask.size and not mask[action]:
            action += 1
        if action >= mask.size:
            at -= 1
            continue
        place[at] = action + 1
        rows[at + 1] = rows[at]
        play(g, rows[at + 1], layers, action)
        count = fill_mask(g, rows[at + 1], layers, masks[at + 1])
        if at + 2 == depth:
            found += count
        else:
            at += 1
            place[at] = 0
    return found
