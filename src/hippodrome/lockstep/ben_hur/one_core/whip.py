"""The whip (5)."""

from __future__ import annotations

from hippodrome.lockstep.ben_hur.layout import (
    NOBODY_ASKED,
    RACING,
    ROLL,
    TERMS_CHARIOT_COUNT_AT,
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
    ACTOR_AT,
    ANNOUNCED_AT,
    AWAY_FROM_AT,
    BROKEN_BY_AT,
    BUSINESS_AT,
    BY_AT,
    DIE_AT,
    DROVE_AT,
    MOVED_AT,
    OWNER_AT,
    PHASE_AT,
    STATUS_AT,
    STILL_TO_ASK_AT,
    TARGET_AT,
    TOUCH_AT,
    TURNS_TO_MISS_AT,
)
from hippodrome.lockstep.ben_hur.one_core.turns import end_turn
from hippodrome.lockstep.ben_hur.sand import compare_progress
from hippodrome.lockstep.compiling import compiled


@compiled
def clear_business(s: Row) -> None:
    """Clear what a whip or a ram has begun."""
    for at in range(BUSINESS_AT, BROKEN_BY_AT):
        s[at] = 0


@compiled
def ask_next_for_whip(s: Row, t: Terms) -> None:
    """Ask the next chariot that the mover touches for a whip; after the last the turn is over (5.1)."""
    touched = touched_by(s, s[OWNER_AT])
    waiting, replies, first, shift = s[STILL_TO_ASK_AT], 0, -1, 0
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
    s[STILL_TO_ASK_AT] = (replies | (NOBODY_ASKED << shift)) & NOBODY_ASKED
    s[PHASE_AT] = WHIP_REPLY
    s[ACTOR_AT] = first


@compiled
def offer_whips(s: Row, t: Terms) -> None:
    """After a chariot has driven or rammed into contact: its whip, then the replies (5.1, 5.4)."""
    left = touched_by(s, s[OWNER_AT])
    if not s[DROVE_AT] or not left:
        end_turn(s, t)
        return
    asked, shift = 0, 0
    while left:
        first = -1
        for n in range(t[TERMS_CHARIOT_COUNT_AT]):
            if (left >> n) & 1 and (first < 0 or compare_progress(s, t, n, first) > 0):
                first = n
        left &= ~(1 << first)
        asked |= first << shift
        shift += 3
    s[STILL_TO_ASK_AT] = (asked | (NOBODY_ASKED << shift)) & NOBODY_ASKED
    if s[ANNOUNCED_AT]:
        ask_next_for_whip(s, t)
    else:
        s[PHASE_AT] = WHIP
        s[ACTOR_AT] = s[OWNER_AT]


@compiled
def announce_whip(s: Row, target: int) -> None:
    """Announce a whip: the contact of this pair is used up (5.1, 5.4)."""
    by = s[ACTOR_AT]
    s[TOUCH_AT + by] &= ~(1 << target)
    s[TOUCH_AT + target] &= ~(1 << by)
    if by == s[OWNER_AT]:
        s[ANNOUNCED_AT] = 1
    clear_business(s)
    s[BUSINESS_AT] = WHIPPING
    s[BY_AT] = by
    s[TARGET_AT] = target
    s[PHASE_AT] = ROLL


@compiled
def roll_whip(s: Row, die: int) -> None:
    """Roll for a whip, the announcer first; equal dice or totals roll both again (5.2)."""
    by, target = s[BY_AT], s[TARGET_AT]
    if not s[DIE_AT]:
        s[DIE_AT] = die
        s[ACTOR_AT] = target
        return
    mine, theirs = s[DIE_AT] + count_horseshoes(s, by), die + count_horseshoes(s, target)
    if die == s[DIE_AT] or mine == theirs:
        s[DIE_AT] = 0
        s[ACTOR_AT] = by
        return
    winner, loser = (by, target) if mine > theirs else (target, by)
    if loser == s[OWNER_AT] and not s[DROVE_AT]:
        s[MOVED_AT + loser] = 1
    else:
        s[TURNS_TO_MISS_AT + loser] = 1
    s[AWAY_FROM_AT + loser] = winner
    clear_business(s)
    s[PHASE_AT] = WHIPPED
    s[ACTOR_AT] = loser


@compiled
def resume_after_whip(s: Row, t: Terms) -> None:
    """Go on after a whip: with the card of a turn just begun, or with the next reply (5.1)."""
    owner = s[OWNER_AT]
    if s[STATUS_AT + owner] != RACING:
        end_turn(s, t)
    elif s[DROVE_AT]:
        ask_next_for_whip(s, t)
    elif s[MOVED_AT + owner]:
        end_turn(s, t)
    else:
        clear_business(s)
        s[PHASE_AT] = TURN
        s[ACTOR_AT] = owner
