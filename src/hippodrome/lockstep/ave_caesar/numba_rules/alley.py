"""The alley (5): access to it, tribute, disqualification."""

from __future__ import annotations

import numpy as np

from hippodrome.lockstep.ave_caesar.numba_rules.bits import Int
from hippodrome.lockstep.ave_caesar.numba_rules.ground import (
    ALLEY_AT,
    CAN_PAY_AT,
    CHARIOTS_AT,
    ENTRANCE_AT,
    ENTRANCE_PLACE_AT,
    FIELDS_PER_CHARIOT,
    FINISH_AT,
    FRONT_AT,
    HOPELESS_AT,
    LAP_AT,
    LAPS_AT,
    LEADS_IN_AT,
    LENGTH_AT,
    MARKS_AT,
    PAYS_AT,
    PLACES_AT,
    PLACES_BEFORE_AT,
    PLACES_TAKEN_AT,
    SIZE_AT,
    SPACE_AT,
    WAYS_AT,
    WAYS_WIDE_AT,
    WORDS_AT,
    Row,
)
from hippodrome.lockstep.ave_caesar.terms import DISQUALIFIED, FINISHED, OWES, PAID
from hippodrome.lockstep.compiling import compiled


@compiled
def access_shut(g: Row, r: Row, t: Int) -> bool:
    """Say whether the others leave a chariot no free way to the entrance of the alley (5.3)."""
    start = r[t * FIELDS_PER_CHARIOT + SPACE_AT]
    for c in range(r[CHARIOTS_AT]):
        if c != t and r[c * FIELDS_PER_CHARIOT + SPACE_AT] == g[ENTRANCE_AT]:
            return True
    if start == g[ENTRANCE_AT] or not g[g[LEADS_IN_AT] + start]:
        return False
    if g[g[ENTRANCE_PLACE_AT] + start]:
        taken = np.int64(0)
        for c in range(r[CHARIOTS_AT]):
            at = r[c * FIELDS_PER_CHARIOT + SPACE_AT]
            if at >= 0 and c != t:
                taken |= g[g[PLACES_TAKEN_AT] + start * g[SIZE_AT] + at]
        if taken == 0:
            return False
        reached = np.int64(1)
        for place in range(g[g[ENTRANCE_PLACE_AT] + start]):
            bit = np.int64(2) << place
            if not taken & bit and reached & g[g[PLACES_BEFORE_AT] + start * g[PLACES_AT] + place]:
                reached |= bit
        return not reached >> g[g[ENTRANCE_PLACE_AT] + start] & 1
    return access_far_shut(g, r, start)


@compiled
def access_far_shut(g: Row, r: Row, start: Int) -> bool:
    """Say whether there is no free way to the entrance, where it is too long for a word (5.3)."""
    size = g[SIZE_AT]
    mark = np.zeros(size, np.int8)
    waiting = np.empty(size, np.int64)
    for c in range(r[CHARIOTS_AT]):
        if r[c * FIELDS_PER_CHARIOT + SPACE_AT] >= 0:
            mark[r[c * FIELDS_PER_CHARIOT + SPACE_AT]] = 1
    waiting[0] = start
    count = 1
    while count:
        count -= 1
        at = waiting[count]
        gained = (g[g[FRONT_AT] + at] - g[g[FRONT_AT] + start]) % g[LENGTH_AT]
        for i in range(g[g[WAYS_AT] + at * g[WAYS_WIDE_AT]]):
            to = g[g[WAYS_AT] + at * g[WAYS_WIDE_AT] + 1 + i]
            if mark[to] or (g[g[FRONT_AT] + to] - g[g[FRONT_AT] + start]) % g[LENGTH_AT] <= gained:
                continue
            if to == g[ENTRANCE_AT]:
                return False
            mark[to] = 1
            waiting[count] = to
            count += 1
    return True


@compiled
def wait_for_access(g: Row, r: Row, t: Int, layers: Row, most: Int) -> None:
    """Take away the drives after which tribute could be paid no more, while access is shut (5.3)."""
    station = r[t * FIELDS_PER_CHARIOT + LAP_AT] * g[SIZE_AT] + r[t * FIELDS_PER_CHARIOT + SPACE_AT]
    lost = layers[most, g[WORDS_AT]]
    for w in range(g[WORDS_AT]):
        hopeless = g[g[HOPELESS_AT] + station * g[WORDS_AT] + w]
        if hopeless:
            for k in range(1, most + 1):
                lost |= layers[k, w] & hopeless
    if lost == 0 or not access_shut(g, r, t):
        return
    for k in range(1, most + 1):
        for w in range(g[WORDS_AT]):
            layers[k, w] &= ~g[g[HOPELESS_AT] + station * g[WORDS_AT] + w]
        layers[k, g[WORDS_AT]] = 0


@compiled
def mark_at_rest(g: Row, r: Row, t: Int, lap: Int, space: Int) -> None:
    """Mark a chariot that comes to rest: paid (5.1), disqualified (5.4), finished (6.1)."""
    marks = r[t * FIELDS_PER_CHARIOT + MARKS_AT]
    home = lap > g[LAPS_AT]
    if home:
        marks |= FINISHED
    if marks & OWES:
        station = g[FINISH_AT] if home else lap * g[SIZE_AT] + space
        if g[g[PAYS_AT] + station]:
            marks = marks & ~OWES | PAID
        elif not g[g[CAN_PAY_AT] + station] and (home or not g[g[ALLEY_AT] + space]):
            marks = marks & ~OWES | DISQUALIFIED
    r[t * FIELDS_PER_CHARIOT + MARKS_AT] = marks
