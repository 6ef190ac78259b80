"""The six (4): who leads, and whether leaders may drive a 6."""

from __future__ import annotations

import numpy as np

from hippodrome.lockstep.ave_caesar.numba_rules.bits import Int, only_sixes
from hippodrome.lockstep.ave_caesar.numba_rules.ground import (
    CHARIOTS,
    FIELDS,
    FRONT,
    HAND,
    HOME,
    LAP,
    LENGTH,
    OPENING,
    RACING,
    ROUNDS,
    SIX_FREE,
    SIZE,
    SPACE,
    STILL,
    WAYS,
    WAYS_WIDE,
    Row,
)
from hippodrome.lockstep.compiling import compiled


@compiled
def progress(g: Row, r: Row, c: Int) -> Int:
    """Tell how far a chariot on the course has come (4.3)."""
    return r[c * FIELDS + LAP] * g[LENGTH] + g[g[FRONT] + r[c * FIELDS + SPACE]]


@compiled
def leads(g: Row, r: Row, t: Int) -> bool:
    """Say whether nobody is ahead of a chariot (4.3)."""
    own = progress(g, r, t)
    for c in range(r[CHARIOTS]):
        if r[c * FIELDS + SPACE] >= 0 and progress(g, r, c) > own:
            return False
    return True


@compiled
def six_bound(g: Row, r: Row, t: Int) -> bool:
    """Say whether a chariot leads and sixes are not free for leaders (4.1, 4.2, 4.6, 4.7)."""
    if r[OPENING] or not leads(g, r, t):
        return False
    return not ((g[SIX_FREE] and r[HOME]) or 0 < r[STILL] >= r[RACING])


@compiled
def six_barred(g: Row, r: Row, t: Int) -> bool:
    """Say whether a chariot may not be driven with a 6 (4.1, 4.2, 4.5–4.7)."""
    if not six_bound(g, r, t):
        return False
    if not only_sixes(r[t * FIELDS + HAND]):
        return True
    return not (leaders_hold_sixes(g, r, t) and leaders_shut_road(g, r, t))


@compiled
def leaders_hold_sixes(g: Row, r: Row, t: Int) -> bool:
    """Say whether every chariot level with a leader holds nothing but sixes (4.5)."""
    lead = progress(g, r, t)
    for c in range(r[CHARIOTS]):
        if r[c * FIELDS + SPACE] >= 0 and progress(g, r, c) == lead and not only_sixes(r[c * FIELDS + HAND]):
            return False
    return True


@compiled
def leaders_shut_road(g: Row, r: Row, t: Int) -> bool:
    """Say whether the leaders' spaces keep every other chariot from a full lap onward (4.5).

    What a single leader shuts is looked for once and written into the ground.
    """
    lead = progress(g, r, t)
    level = 0
    for c in range(r[CHARIOTS]):
        level += int(r[c * FIELDS + SPACE] >= 0 and progress(g, r, c) == lead)
    for c in range(r[CHARIOTS]):
        if r[c * FIELDS + SPACE] < 0 or progress(g, r, c) == lead:
            continue
        if level > 1:
            if can_drive_a_lap(g, r, c, lead):
                return False
            continue
        known = g[ROUNDS] + r[c * FIELDS + SPACE] * g[SIZE] + r[t * FIELDS + SPACE]
        if g[known] == 0:
            g[known] = 2 if can_drive_a_lap(g, r, c, lead) else 1
        if g[known] == 2:
            return False
    return True


@compiled
def can_drive_a_lap(g: Row, r: Row, c: Int, lead: Int) -> bool:
    """Say whether a chariot alone with the leaders could drive a full lap on from its space (4.5)."""
    size = g[SIZE]
    mark = np.zeros(3 * size, np.int8)  # a space, and how often a lap was full: before, or just then
    waiting = np.empty(3 * size, np.int64)
    for other in range(r[CHARIOTS]):
        if r[other * FIELDS + SPACE] >= 0 and progress(g, r, other) == lead:
            for lap in range(3):
                mark[lap * size + r[other * FIELDS + SPACE]] = 1
    start = r[c * FIELDS + SPACE]
    goal = g[g[FRONT] + start] + g[LENGTH]
    mark[start] = 1
    waiting[0] = start
    count = 1
    while count:
        count -= 1
        here = waiting[count]
        at, lap = here % size, here // size
        for i in range(g[g[WAYS] + at * g[WAYS_WIDE]]):
            to = g[g[WAYS] + at * g[WAYS_WIDE] + 1 + i]
            then = lap + (1 if g[g[FRONT] + to] < g[g[FRONT] + at] else 0)
            there = then * size + to
            if mark[there]:
                continue
            if then * g[LENGTH] + g[g[FRONT] + to] >= goal:
                return True
            mark[there] = 1
            waiting[count] = there
            count += 1
    return False
