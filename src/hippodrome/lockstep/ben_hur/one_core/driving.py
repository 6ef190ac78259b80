"""Driving and ramming (3, 4)."""

from __future__ import annotations

from hippodrome.lockstep.ben_hur.layout import (
    CHARIOT_RUN,
    FINISHED,
    HORSESHOES_OF_KIND,
    MOST_LAPS,
    RACING,
    RAM,
    ROLL,
    RULER_OF_KIND,
    RULER_RUN,
    TAKE,
    TERMS_CHARIOT_COUNT_AT,
    TERMS_SEATS_AT,
    Near,
    Row,
    Terms,
)
from hippodrome.lockstep.ben_hur.one_core.cards import count_horseshoes, discard, end_contacts, leave_sand
from hippodrome.lockstep.ben_hur.one_core.ending import complete_laps
from hippodrome.lockstep.ben_hur.one_core.fields import (
    ACTOR_AT,
    ANNOUNCED_AT,
    AWAY_FROM_AT,
    BUSINESS_AT,
    CARD_AT,
    DIE_AT,
    DROVE_AT,
    HEADING_AT,
    MARKERS_AT,
    OWNER_AT,
    PHASE_AT,
    RULER_AT,
    STARTED_AT,
    STATUS_AT,
    TARGET_AT,
    TOUCH_AT,
    TURN_AT,
    TURNS_AT,
    X_AT,
    Y_AT,
)
from hippodrome.lockstep.ben_hur.one_core.turns import end_turn
from hippodrome.lockstep.ben_hur.one_core.whip import clear_business
from hippodrome.lockstep.ben_hur.sand import in_contact, line_crossing
from hippodrome.lockstep.compiling import compiled


@compiled
def _move_to(s: Row, t: Terms, near: Near, kind: int, ruler: int, turn: int, but_not: int) -> None:
    """Put the chariot whose turn it is into a placement, with the contacts that makes (3.2, 5.1)."""
    n = s[OWNER_AT]
    laid = (s[HEADING_AT + n] + ruler + 360) % 360
    facing = (laid + turn + 360) % 360
    x, y = s[X_AT + n], s[Y_AT + n]
    to_x = x + RULER_RUN[RULER_OF_KIND[kind], 0, laid] + CHARIOT_RUN[0, facing]
    to_y = y + RULER_RUN[RULER_OF_KIND[kind], 1, laid] + CHARIOT_RUN[1, facing]
    s[TURNS_AT + n] += line_crossing(x, y, to_x, to_y)
    s[X_AT + n], s[Y_AT + n], s[HEADING_AT + n] = to_x, to_y, facing
    s[AWAY_FROM_AT + n] = -1
    s[STARTED_AT + n] = 1
    end_contacts(s, n)
    for other in range(t[TERMS_CHARIOT_COUNT_AT]):
        if (
            other != n
            and s[STATUS_AT + other] == RACING
            and t[TERMS_SEATS_AT + other] != t[TERMS_SEATS_AT + n]
            and in_contact(s, t, near, n, other)
            and other != but_not
        ):
            s[TOUCH_AT + n] |= 1 << other
    s[DROVE_AT] = 1
    clear_business(s)


@compiled
def _after_speed_card(s: Row, t: Terms) -> None:
    """After a speed card: leave the sand on completing the last lap, else draw a card (3.3, 7.1)."""
    n = s[OWNER_AT]
    if complete_laps(s, t, n):
        leave_sand(s, n, FINISHED)
        end_turn(s, t)
    else:
        s[PHASE_AT] = TAKE
        s[ACTOR_AT] = n


@compiled
def drive_or_announce_ram(
    s: Row, t: Terms, near: Near, kind: int, ruler: int, turn: int, target: int
) -> None:
    """Drive to a clear placement, or announce a collision with `target` and spend its card (3.3, 4.1)."""
    n = s[OWNER_AT]
    discard(s, n, kind)
    if target < 0:
        _move_to(s, t, near, kind, ruler, turn, -1)
        _after_speed_card(s, t)
        return
    s[AWAY_FROM_AT + n] = -1
    s[ANNOUNCED_AT] = 1
    clear_business(s)
    s[BUSINESS_AT] = RAM
    s[CARD_AT], s[RULER_AT], s[TURN_AT], s[TARGET_AT] = kind, ruler, turn, target
    s[PHASE_AT] = ROLL
    s[ACTOR_AT] = n


@compiled
def roll_ram(s: Row, t: Terms, near: Near, die: int) -> None:
    """Roll for a collision, the rammer first; equal dice or totals roll both again (4.2)."""
    n, target = s[OWNER_AT], s[TARGET_AT]
    if not s[DIE_AT]:
        s[DIE_AT] = die
        s[ACTOR_AT] = target
        return
    mine, theirs = s[DIE_AT] + HORSESHOES_OF_KIND[s[CARD_AT]], die + count_horseshoes(s, target)
    if die == s[DIE_AT] or mine == theirs:
        s[DIE_AT] = 0
        s[ACTOR_AT] = n
    elif mine > theirs:
        _win_ram(s, t, near)
    else:
        clear_business(s)
        s[PHASE_AT] = TAKE
        s[ACTOR_AT] = n


@compiled
def _win_ram(s: Row, t: Terms, near: Near) -> None:
    """Take the placement; the other chariot is set into the pose left behind (4.3, 4.4)."""
    n, target = s[OWNER_AT], s[TARGET_AT]
    kind, ruler, turn = s[CARD_AT], s[RULER_AT], s[TURN_AT]
    x, y, heading = s[X_AT + n], s[Y_AT + n], s[HEADING_AT + n]
    turns = s[TURNS_AT + target] + line_crossing(s[X_AT + target], s[Y_AT + target], x, y)
    if turns < s[TURNS_AT + target]:
        for lap in range(max(turns, 0), MOST_LAPS):
            s[MARKERS_AT + target * MOST_LAPS + lap] = 0
    s[TURNS_AT + target] = turns
    s[X_AT + target], s[Y_AT + target], s[HEADING_AT + target] = x, y, heading
    end_contacts(s, target)
    _move_to(s, t, near, kind, ruler, turn, target)
    if complete_laps(s, t, target):
        leave_sand(s, target, FINISHED)
    _after_speed_card(s, t)
