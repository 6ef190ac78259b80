"""The six (4): who leads, and whether leaders may drive a 6."""

from __future__ import annotations

import numpy as np

from hippodrome.lockstep.ave_caesar.numba_rules.bits import Int, only_sixes
from hippodrome.lockstep.ave_caesar.numba_rules.ground import (
    CHARIOTS_AT,
    FIELDS_PER_CHARIOT,
    FRONT_AT,
    HAND_AT,
    LAP_AT,
    LAP_DRIVABLE_AT,
    LENGTH_AT,
    OPENING_AT,
    RACING_AT,
    SIX_FREE_AT,
    SIZE_AT,
    SOMEBODY_HOME_AT,
    SPACE_AT,
    STILL_AT,
    WAYS_AT,
    WAYS_WIDE_AT,
    Row,
)
from hippodrome.lockstep.compiling import compiled


@compiled
def progress(g: Row, r: Row, c: Int) -> Int:
    """Tell how far a chariot on the course has come (4.3)."""
    return (
        r[c * FIELDS_PER_CHARIOT + LAP_AT] * g[LENGTH_AT]
        + g[g[FRONT_AT] + r[c * FIELDS_PER_CHARIOT + SPACE_AT]]
    )


@compiled
def leads(g: Row, r: Row, t: Int) -> bool:
    """Say whether nobody is ahead of a chariot (4.3)."""
    own = progress(g, r, t)
    for c in range(r[CHARIOTS_AT]):
        if r[c * FIELDS_PER_CHARIOT + SPACE_AT] >= 0 and progress(g, r, c) > own:
            return False
    return True


@compiled
def six_bound(g: Row, r: Row, t: Int) -> bool:
    """Say whether a chariot leads and sixes are not free for leaders (4.1, 4.2, 4.6, 4.7)."""
    if r[OPENING_AT] or not leads(g, r, t):
        return False
    return not ((g[SIX_FREE_AT] and r[SOMEBODY_HOME_AT]) or 0 < r[STILL_AT] >= r[RACING_AT])


@compiled
def six_barred(g: Row, r: Row, t: Int) -> bool:
    """Say whether a chariot may not be driven with a 6 (4.1, 4.2, 4.5–4.7)."""
    if not six_bound(g, r, t):
        return False
    if not only_sixes(r[t * FIELDS_PER_CHARIOT + HAND_AT]):
        return True
    return not (leaders_hold_sixes(g, r, t) and leaders_shut_road(g, r, t))


@compiled
def leaders_hold_sixes(g: Row, r: Row, t: Int) -> bool:
    """Say whether every chariot level with a leader holds nothing but sixes (4.5)."""
    lead = progress(g, r, t)
    for c in range(r[CHARIOTS_AT]):
        if (
            r[c * FIELDS_PER_CHARIOT + SPACE_AT] >= 0
            and progress(g, r, c) == lead
            and not only_sixes(r[c * FIELDS_PER_CHARIOT + HAND_AT])
        ):
            return False
    return True


@compiled
def leaders_shut_road(g: Row, r: Row, t: Int) -> bool:
    """Say whether the leaders' spaces keep every other chariot from a full lap onward (4.5).

    What a single leader shuts is looked for once and written into the ground.
    """
    lead = progress(g, r, t)
    level = 0
    for c in range(r[CHARIOTS_AT]):
        level += int(r[c * FIELDS_PER_CHARIOT + SPACE_AT] >= 0 and progress(g, r, c) == lead)
    for c in range(r[CHARIOTS_AT]):
        if r[c * FIELDS_PER_CHARIOT + SPACE_AT] < 0 or progress(g, r, c) == lead:
            continue
        if level > 1:
            if can_drive_a_lap(g, r, c, lead):
                return False
            continue
        known = (
            g[LAP_DRIVABLE_AT]
            + r[c * FIELDS_PER_CHARIOT + SPACE_AT] * g[SIZE_AT]
            + r[t * FIELDS_PER_CHARIOT + SPACE_AT]
        )
        if g[known] == 0:
            g[known] = 2 if can_drive_a_lap(g, r, c, lead) else 1
        if g[known] == 2:
            return False
    return True


@compiled
def can_drive_a_lap(g: Row, r: Row, c: Int, lead: Int) -> bool:
    """Say whether a chariot alone with the leaders could drive a full lap on from its space (4.5)."""
    size = g[SIZE_AT]
    mark = np.zeros(3 * size, np.int8)  # a space, and how often a lap was full: before, or just then
    waiting = np.empty(3 * size, np.int64)
    for other in range(r[CHARIOTS_AT]):
        if r[other * FIELDS_PER_CHARIOT + SPACE_AT] >= 0 and progress(g, r, other) == lead:
            for lap in range(3):
                mark[lap * size + r[other * FIELDS_PER_CHARIOT + SPACE_AT]] = 1
    start = r[c * FIELDS_PER_CHARIOT + SPACE_AT]
    goal = g[g[FRONT_AT] + start] + g[LENGTH_AT]
    mark[start] = 1
    waiting[0] = start
    count = 1
    while count:
        count -= 1
        here = waiting[count]
        at, lap = here % size, here // size
        for i in range(g[g[WAYS_AT] + at * g[WAYS_WIDE_AT]]):
            to = g[g[WAYS_AT] + at * g[WAYS_WIDE_AT] + 1 + i]
            then = lap + (1 if g[g[FRONT_AT] + to] < g[g[FRONT_AT] + at] else 0)
            there = then * size + to
            if mark[there]:
                continue
            if then * g[LENGTH_AT] + g[g[FRONT_AT] + to] >= goal:
                return True
            mark[there] = 1
            waiting[count] = there
            count += 1
    return False
