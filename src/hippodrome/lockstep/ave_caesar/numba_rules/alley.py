"""The alley (5): access to it, tribute, disqualification."""

from __future__ import annotations

import numpy as np

from hippodrome.lockstep.ave_caesar.numba_rules.bits import Int
from hippodrome.lockstep.ave_caesar.numba_rules.ground import (
    ALLEY,
    BEFORE,
    CAN_PAY,
    CHARIOTS,
    ENTRANCE,
    FIELDS,
    FINISH,
    FRONT,
    GOAL,
    HOPELESS,
    LAP,
    LAPS,
    LEADS_IN,
    LENGTH,
    MARKS,
    ON_WAY,
    PAYS,
    PLACES,
    SIZE,
    SPACE,
    WAYS,
    WAYS_WIDE,
    WORDS,
    Row,
)
from hippodrome.lockstep.ave_caesar.terms import DISQUALIFIED, FINISHED, OWES, PAID
from hippodrome.lockstep.compiling import compiled


@compiled
def access_shut(g: Row, r: Row, t: Int) -> bool:
    """Say whether the others leave a chariot no free way to the entrance of the alley (5.3)."""
    start = r[t * FIELDS + SPACE]
    for c in range(r[CHARIOTS]):
        if c != t and r[c * FIELDS + SPACE] == g[ENTRANCE]:
            return True
    if start == g[ENTRANCE] or not g[g[LEADS_IN] + start]:
        return False
    if g[g[GOAL] + start]:
        taken = np.int64(0)
        for c in range(r[CHARIOTS]):
            at = r[c * FIELDS + SPACE]
            if at >= 0 and c != t:
                taken |= g[g[ON_WAY] + start * g[SIZE] + at]
        if taken == 0:
            return False
        reached = np.int64(1)
        for place in range(g[g[GOAL] + start]):
            bit = np.int64(2) << place
            if not taken & bit and reached & g[g[BEFORE] + start * g[PLACES] + place]:
                reached |= bit
        return not reached >> g[g[GOAL] + start] & 1
    return access_far_shut(g, r, start)


@compiled
def access_far_shut(g: Row, r: Row, start: Int) -> bool:
    """Say whether there is no free way to the entrance, where it is too long for a word (5.3)."""
    size = g[SIZE]
    mark = np.zeros(size, np.int8)
    waiting = np.empty(size, np.int64)
    for c in range(r[CHARIOTS]):
        if r[c * FIELDS + SPACE] >= 0:
            mark[r[c * FIELDS + SPACE]] = 1
    waiting[0] = start
    count = 1
    while count:
        count -= 1
        at = waiting[count]
        gained = (g[g[FRONT] + at] - g[g[FRONT] + start]) % g[LENGTH]
        for i in range(g[g[WAYS] + at * g[WAYS_WIDE]]):
            to = g[g[WAYS] + at * g[WAYS_WIDE] + 1 + i]
            if mark[to] or (g[g[FRONT] + to] - g[g[FRONT] + start]) % g[LENGTH] <= gained:
                continue
            if to == g[ENTRANCE]:
                return False
            mark[to] = 1
            waiting[count] = to
            count += 1
    return True


@compiled
def wait_for_access(g: Row, r: Row, t: Int, layers: Row, most: Int) -> None:
    """Take away the drives after which tribute could be paid no more, while access is shut (5.3)."""
    station = r[t * FIELDS + LAP] * g[SIZE] + r[t * FIELDS + SPACE]
    lost = layers[most, g[WORDS]]
    for w in range(g[WORDS]):
        hopeless = g[g[HOPELESS] + station * g[WORDS] + w]
        if hopeless:
            for k in range(1, most + 1):
                lost |= layers[k, w] & hopeless
    if lost == 0 or not access_shut(g, r, t):
        return
    for k in range(1, most + 1):
        for w in range(g[WORDS]):
            layers[k, w] &= ~g[g[HOPELESS] + station * g[WORDS] + w]
        layers[k, g[WORDS]] = 0


@compiled
def mark_at_rest(g: Row, r: Row, t: Int, lap: Int, space: Int) -> None:
    """Mark a chariot that comes to rest: paid (5.1), disqualified (5.4), finished (6.1)."""
    marks = r[t * FIELDS + MARKS]
    home = lap > g[LAPS]
    if home:
        marks |= FINISHED
    if marks & OWES:
        station = g[FINISH] if home else lap * g[SIZE] + space
        if g[g[PAYS] + station]:
            marks = marks & ~OWES | PAID
        elif not g[g[CAN_PAY] + station] and (home or not g[g[ALLEY] + space]):
            marks = marks & ~OWES | DISQUALIFIED
    r[t * FIELDS + MARKS] = marks
