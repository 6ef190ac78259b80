"""Driving and ramming (3, 4)."""

from __future__ import annotations

from hippodrome.lockstep.ben_hur.layout import (
    FINISHED,
    LAPS,
    RACING,
    RAM,
    ROLL,
    RULER_OF,
    RULER_RUN,
    RUN,
    SHOES_OF,
    T_COUNT,
    T_SEATS,
    TAKE,
    Near,
    Row,
    Terms,
)
from hippodrome.lockstep.ben_hur.one_core.cards import count_horseshoes, discard, end_contacts, leave_sand
from hippodrome.lockstep.ben_hur.one_core.ending import complete_laps
from hippodrome.lockstep.ben_hur.one_core.fields import (
    ACTOR,
    ANNOUNCED,
    AWAY,
    BUSINESS,
    CARD,
    DIE,
    DROVE,
    MARKERS,
    OWNER,
    PHASE,
    RULER,
    STARTED,
    STATUS,
    TARGET,
    TOUCH,
    TURNED,
    TURNS,
    H,
    X,
    Y,
)
from hippodrome.lockstep.ben_hur.one_core.turns import end_turn
from hippodrome.lockstep.ben_hur.one_core.whip import clear_business
from hippodrome.lockstep.ben_hur.sand import in_contact, line_crossing
from hippodrome.lockstep.compiling import compiled


@compiled
def _move_to(s: Row, t: Terms, near: Near, kind: int, ruler: int, turn: int, but_not: int) -> None:
    """Put the chariot whose turn it is into a placement, with the contacts that makes (3.2, 5.1)."""
    n = s[OWNER]
    laid = (s[H + n] + ruler + 360) % 360
    facing = (laid + turn + 360) % 360
    x, y = s[X + n], s[Y + n]
    to_x = x + RULER_RUN[RULER_OF[kind], 0, laid] + RUN[0, facing]
    to_y = y + RULER_RUN[RULER_OF[kind], 1, laid] + RUN[1, facing]
    s[TURNS + n] += line_crossing(x, y, to_x, to_y)
    s[X + n], s[Y + n], s[H + n] = to_x, to_y, facing
    s[AWAY + n] = -1
    s[STARTED + n] = 1
    end_contacts(s, n)
    for other in range(t[T_COUNT]):
        if (
            other != n
            and s[STATUS + other] == RACING
            and t[T_SEATS + other] != t[T_SEATS + n]
            and in_contact(s, t, near, n, other)
            and other != but_not
        ):
            s[TOUCH + n] |= 1 << other
    s[DROVE] = 1
    clear_business(s)


@compiled
def _after_speed_card(s: Row, t: Terms) -> None:
    """After a speed card: leave the sand on completing the last lap, else draw a card (3.3, 7.1)."""
    n = s[OWNER]
    if complete_laps(s, t, n):
        leave_sand(s, n, FINISHED)
        end_turn(s, t)
    else:
        s[PHASE] = TAKE
        s[ACTOR] = n


@compiled
def lay(s: Row, t: Terms, near: Near, kind: int, ruler: int, turn: int, target: int) -> None:
    """Drive to a clear placement, or announce a collision with `target` and spend its card (3.3, 4.1)."""
    n = s[OWNER]
    discard(s, n, kind)
    if target < 0:
        _move_to(s, t, near, kind, ruler, turn, -1)
        _after_speed_card(s, t)
        return
    s[AWAY + n] = -1
    s[ANNOUNCED] = 1
    clear_business(s)
    s[BUSINESS] = RAM
    s[CARD], s[RULER], s[TURNED], s[TARGET] = kind, ruler, turn, target
    s[PHASE] = ROLL
    s[ACTOR] = n


@compiled
def roll_ram(s: Row, t: Terms, near: Near, die: int) -> None:
    """Roll for a collision, the rammer first; equal dice or totals roll both again (4.2)."""
    n, target = s[OWNER], s[TARGET]
    if not s[DIE]:
        s[DIE] = die
        s[ACTOR] = target
        return
    mine, theirs = s[DIE] + SHOES_OF[s[CARD]], die + count_horseshoes(s, target)
    if die == s[DIE] or mine == theirs:
        s[DIE] = 0
        s[ACTOR] = n
    elif mine > theirs:
        _win_ram(s, t, near)
    else:
        clear_business(s)
        s[PHASE] = TAKE
        s[ACTOR] = n


@compiled
def _win_ram(s: Row, t: Terms, near: Near) -> None:
    """Take the placement; the other chariot is set into the pose left behind (4.3, 4.4)."""
    n, target = s[OWNER], s[TARGET]
    kind, ruler, turn = s[CARD], s[RULER], s[TURNED]
    x, y, heading = s[X + n], s[Y + n], s[H + n]
    turns = s[TURNS + target] + line_crossing(s[X + target], s[Y + target], x, y)
    if turns < s[TURNS + target]:
        for lap in range(max(turns, 0), LAPS):
            s[MARKERS + target * LAPS + lap] = 0
    s[TURNS + target] = turns
    s[X + target], s[Y + target], s[H + target] = x, y, heading
    end_contacts(s, target)
    _move_to(s, t, near, kind, ruler, turn, target)
    if complete_laps(s, t, target):
        leave_sand(s, target, FINISHED)
    _after_speed_card(s, t)
