"""The whip (5)."""

from __future__ import annotations

from hippodrome.lockstep.ben_hur.layout import (
    NOBODY_ASKED,
    RACING,
    ROLL,
    T_COUNT,
    TURN,
    WHIP,
    WHIP_REPLY,
    WHIPPED,
    WHIPPING,
    Row,
    Terms,
)
from hippodrome.lockstep.ben_hur.one_core.cards import count_horseshoes, touched_by
from hippodrome.lockstep.ben_hur.one_core.fields import (
    ACTOR,
    ANNOUNCED,
    ASK,
    AWAY,
    BROKEN,
    BUSINESS,
    BY,
    DIE,
    DROVE,
    MOVED,
    OWNER,
    PHASE,
    SKIP,
    STATUS,
    TARGET,
    TOUCH,
)
from hippodrome.lockstep.ben_hur.one_core.turns import end_turn
from hippodrome.lockstep.ben_hur.sand import compare
from hippodrome.lockstep.compiling import compiled


@compiled
def clear_business(s: Row) -> None:
    """Clear what a whip or a ram has begun."""
    for at in range(BUSINESS, BROKEN):
        s[at] = 0


@compiled
def ask_next(s: Row, t: Terms) -> None:
    """Ask the next chariot that the mover touches for a whip; after the last the turn is over (5.1)."""
    touched = touched_by(s, s[OWNER])
    waiting, replies, first, shift = s[ASK], 0, -1, 0
    while waiting & 7 != 7:
        n = waiting & 7
        waiting >>= 3
        if (touched >> n) & 1:
            if first < 0:
                first = n
            else:
                replies |= n << shift
                shift += 3
    if first < 0:
        end_turn(s, t)
        return
    clear_business(s)
    s[ASK] = (replies | (NOBODY_ASKED << shift)) & NOBODY_ASKED
    s[PHASE] = WHIP_REPLY
    s[ACTOR] = first


@compiled
def offer_whips(s: Row, t: Terms) -> None:
    """After a chariot has driven or rammed into contact: its whip, then the replies (5.1, 5.4)."""
    left = touched_by(s, s[OWNER])
    if not s[DROVE] or not left:
        end_turn(s, t)
        return
    asked, shift = 0, 0
    while left:
        first = -1
        for n in range(t[T_COUNT]):
            if (left >> n) & 1 and (first < 0 or compare(s, t, n, first) > 0):
                first = n
        left &= ~(1 << first)
        asked |= first << shift
        shift += 3
    s[ASK] = (asked | (NOBODY_ASKED << shift)) & NOBODY_ASKED
    if s[ANNOUNCED]:
        ask_next(s, t)
    else:
        s[PHASE] = WHIP
        s[ACTOR] = s[OWNER]


@compiled
def announce_whip(s: Row, target: int) -> None:
    """Announce a whip: the contact of this pair is used up (5.1, 5.4)."""
    by = s[ACTOR]
    s[TOUCH + by] &= ~(1 << target)
    s[TOUCH + target] &= ~(1 << by)
    if by == s[OWNER]:
        s[ANNOUNCED] = 1
    clear_business(s)
    s[BUSINESS] = WHIPPING
    s[BY] = by
    s[TARGET] = target
    s[PHASE] = ROLL


@compiled
def roll_whip(s: Row, die: int) -> None:
    """Roll for a whip, the announcer first; equal dice or totals roll both again (5.2)."""
    by, target = s[BY], s[TARGET]
    if not s[DIE]:
        s[DIE] = die
        s[ACTOR] = target
        return
    mine, theirs = s[DIE] + count_horseshoes(s, by), die + count_horseshoes(s, target)
    if die == s[DIE] or mine == theirs:
        s[DIE] = 0
        s[ACTOR] = by
        return
    winner, loser = (by, target) if mine > theirs else (target, by)
    if loser == s[OWNER] and not s[DROVE]:
        s[MOVED + loser] = 1
    else:
        s[SKIP + loser] = 1
    s[AWAY + loser] = winner
    clear_business(s)
    s[PHASE] = WHIPPED
    s[ACTOR] = loser


@compiled
def resume(s: Row, t: Terms) -> None:
    """Go on after a whip: with the card of a turn just begun, or with the next reply (5.1)."""
    owner = s[OWNER]
    if s[STATUS + owner] != RACING:
        end_turn(s, t)
    elif s[DROVE]:
        ask_next(s, t)
    elif s[MOVED + owner]:
        end_turn(s, t)
    else:
        clear_business(s)
        s[PHASE] = TURN
        s[ACTOR] = owner
