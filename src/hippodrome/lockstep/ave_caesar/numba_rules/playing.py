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
    CHARIOTS,
    DIGIT,
    DIGITS,
    DRAWING,
    FIELDS,
    GONE,
    HAND,
    HELD,
    HIGH,
    HOME,
    KEEP_SIX,
    LAP,
    LAPS,
    LEFT,
    LOW,
    MARKS,
    OPENING,
    POINTS_SHORT,
    RACING,
    SIZE,
    SPACE,
    STILL,
    TO_FINISH,
    TUCK,
    TURN,
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
    b = r[TURN] * FIELDS
    r[STILL] = 0
    r[OPENING] = 0
    r[b + HAND] -= one_card(card)
    mark_at_rest(g, r, r[TURN], lap, space)
    if lap > g[LAPS]:
        r[HOME] = 1
        r[b + LAP] = g[LAPS] + 1
        leave(r)
        next_turn(g, r)
        return
    r[b + LAP] = lap
    r[b + SPACE] = space
    if (r[b + HELD] or r[b + LOW]) and not r[b + MARKS] & UNMANNED:
        r[DRAWING] = 1
    else:
        end_turn(g, r)


@compiled
def draw(g: Row, r: Row, card: Int) -> None:
    """Take a drawn card in hand; an unmanned chariot plays it now, a manned one's turn ends (3.1, 8.2)."""
    b = r[TURN] * FIELDS
    if r[b + HELD]:
        r[b + HELD] -= one_card(card)
    else:
        r[b + LOW] = r[b + LOW] >> TUCKED_BITS | (r[b + HIGH] & DIGIT) << TUCKED_BITS * (DIGITS - 1)
        r[b + HIGH] >>= TUCKED_BITS
    r[b + HAND] += one_card(card)
    r[DRAWING] = 0
    if not r[b + MARKS] & UNMANNED:
        end_turn(g, r)


@compiled
def tuck(r: Row, card: Int) -> None:
    """Put a card under the deck; its draw follows, and the turn has been still (3.5, 6.6)."""
    b = r[TURN] * FIELDS
    r[b + HAND] -= one_card(card)
    place = 0
    while place < DIGITS and r[b + LOW] >> TUCKED_BITS * place & DIGIT:
        place += 1
    if place < DIGITS:
        r[b + LOW] |= card << TUCKED_BITS * place
    else:
        place = 0
        while r[b + HIGH] >> TUCKED_BITS * place & DIGIT:
            place += 1
        r[b + HIGH] |= card << TUCKED_BITS * place
    r[STILL] += 1
    r[DRAWING] = 1


@compiled
def let_pass(g: Row, r: Row) -> None:
    """Let the turn go by (3.5); an unmanned chariot may discard its card, which is not still (8.2, 6.6)."""
    t = r[TURN]
    b = t * FIELDS
    if r[b + MARKS] & UNMANNED and r[b + HAND] and any_value_moves(g, r, t):
        if not (g[KEEP_SIX] and r[b + HAND] >= SIX and six_barred(g, r, t)):
            r[b + HAND] = 0
            r[STILL] = 0
            end_turn(g, r)
            return
    r[STILL] += 1
    next_turn(g, r)


@compiled
def withdraw(g: Row, r: Row) -> None:
    """Leave the course after a disqualification (5.4)."""
    r[STILL] = 0
    put_out(r, r[TURN])
    next_turn(g, r)


@compiled
def leave(r: Row) -> None:
    """Take the chariot to play off the course."""
    t = r[TURN]
    r[t * FIELDS + SPACE] = -1
    r[LEFT] |= t << 3 * r[GONE]
    r[GONE] += 1
    r[RACING] -= 1


@compiled
def put_out(r: Row, t: Int) -> None:
    """Take a chariot off the course for good, before the finish; a disqualification counts no more."""
    turn = r[TURN]
    r[TURN] = t
    r[t * FIELDS + MARKS] = r[t * FIELDS + MARKS] & ~DISQUALIFIED | OUT
    leave(r)
    r[TURN] = turn


@compiled
def end_turn(g: Row, r: Row) -> None:
    """End the turn of a chariot that played, discarded or tucked a card: it may be out now (6.2)."""
    b = r[TURN] * FIELDS
    if r[b + HAND] == 0 and r[b + HELD] == 0 and r[b + LOW] == 0:
        put_out(r, r[TURN])
    elif g[POINTS_SHORT] and not r[b + MARKS] & UNMANNED:
        left = points(r[b + HAND]) + points(r[b + HELD])
        for place in range(DIGITS):
            left += (r[b + LOW] >> TUCKED_BITS * place & DIGIT) + (r[b + HIGH] >> TUCKED_BITS * place & DIGIT)
        if left < g[g[TO_FINISH] + r[b + LAP] * g[SIZE] + r[b + SPACE]]:
            put_out(r, r[TURN])
    next_turn(g, r)


@compiled
def next_turn(g: Row, r: Row) -> None:
    """Hand the turn to the next chariot on the course; a stalemate ends the race (6.3, 6.6)."""
    if r[STILL] and r[STILL] >= (25 if g[TUCK] else 2) * r[RACING]:
        for c in range(r[CHARIOTS]):
            if r[c * FIELDS + SPACE] >= 0:
                put_out(r, c)
    if r[RACING] == 0:
        return
    t = r[TURN]
    while True:
        t += 1
        if t >= r[CHARIOTS]:
            t = 0
        if r[t * FIELDS + SPACE] >= 0:
            break
    r[TURN] = t
    begin_turn(g, r)


@compiled
def begin_turn(g: Row, r: Row) -> None:
    """Begin a turn; for an unmanned chariot a card is turned up first, if any could move it (8.2)."""
    b = r[TURN] * FIELDS
    if r[b + MARKS] & UNMANNED and r[b + HAND] == 0 and r[b + HELD] and any_value_moves(g, r, r[TURN]):
        r[DRAWING] = 1


@compiled
def play(g: Row, r: Row, layers: Row, action: Int) -> bool:
    """Play an action that may be played; say whether it could be."""
    base = 6 * (g[SIZE] + 1)
    if r[RACING] == 0 or action < 0 or action >= base + 14:
        return False
    b = r[TURN] * FIELDS
    if r[DRAWING]:
        value = action - base - 7
        if value < 1:
            return False
        deck = r[b + HELD]
        if deck:
            if not deck >> CARD_BITS * (value - 1) & COUNT_MASK:
                return False
        elif value != r[b + LOW] & DIGIT:
            return False
        draw(g, r, value)
        return True
    if action >= base + 8:
        return False
    if action == base + 1:
        if not r[b + MARKS] & DISQUALIFIED:
            return False
        withdraw(g, r)
        return True
    values = open_hand(g, r, layers)
    if action < base:
        card = action // (g[SIZE] + 1) + 1
        if not values >> card & 1:
            return False
        station = station_reached(g, r, layers, card, action % (g[SIZE] + 1))
        if station < 0:
            return False
        drive(g, r, card, station // g[SIZE], station % g[SIZE])
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
    if not tucking or not r[b + HAND] >> CARD_BITS * (card - 1) & COUNT_MASK:
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
