"""Rounds and turns (3.1, 3.7), and what comes before the race (2)."""

from __future__ import annotations

from hippodrome.games.ben_hur.kit import MOST_CHARIOTS
from hippodrome.lockstep.ben_hur.layout import (
    DEAL,
    HAND_SLOTS,
    NO_CARD,
    OUT,
    RACING,
    REDRAW,
    ROUNDS_A_LAP,
    TERMS_CHARIOT_COUNT_AT,
    TERMS_FIRST_AT,
    TERMS_LAPS_AT,
    TERMS_STEP_AT,
    TURN,
    WHIP_OWN,
    Row,
    Terms,
)
from hippodrome.lockstep.ben_hur.one_core.cards import count_mishaps, draw, hand_size, leave_sand, touched_by
from hippodrome.lockstep.ben_hur.one_core.ending import clear_turn, end_race
from hippodrome.lockstep.ben_hur.one_core.fields import (
    ACTOR_AT,
    HAND_AT,
    HAS_START_PLACE_AT,
    HEADING_AT,
    MOVED_AT,
    OWNER_AT,
    PHASE_AT,
    ROUND_AT,
    STATUS_AT,
    TURNS_TO_MISS_AT,
    X_AT,
    Y_AT,
)
from hippodrome.lockstep.ben_hur.sand import compare_progress
from hippodrome.lockstep.compiling import compiled


@compiled
def _begin_turn(s: Row, n: int) -> None:
    """Begin a turn: with a whip at whom the chariot still touches, else with its card (5.1)."""
    clear_turn(s)
    s[OWNER_AT] = n
    s[ACTOR_AT] = n
    s[PHASE_AT] = WHIP_OWN if touched_by(s, n) else TURN


@compiled
def _next_turn(s: Row, t: Terms) -> None:
    """Begin the turn of the chariot furthest ahead that has not moved in this round (3.1)."""
    while True:
        racing = 0
        first = -1
        for n in range(t[TERMS_CHARIOT_COUNT_AT]):
            if s[STATUS_AT + n] == RACING:
                racing += 1
                if not s[MOVED_AT + n] and (first < 0 or compare_progress(s, t, n, first) > 0):
                    first = n
        if not racing:
            end_race(s, t)
            return
        if first < 0:
            if s[ROUND_AT] >= ROUNDS_A_LAP * t[TERMS_LAPS_AT]:
                for n in range(t[TERMS_CHARIOT_COUNT_AT]):
                    if s[STATUS_AT + n] == RACING:
                        leave_sand(s, n, OUT)
                end_race(s, t)
                return
            s[ROUND_AT] += 1
            for n in range(MOST_CHARIOTS):
                s[MOVED_AT + n] = 0
        elif s[HAND_AT + first * HAND_SLOTS] == NO_CARD:
            leave_sand(s, first, OUT)
        elif not s[TURNS_TO_MISS_AT + first]:
            _begin_turn(s, first)
            return
        else:
            s[MOVED_AT + first] = 1
            s[TURNS_TO_MISS_AT + first] = 0


@compiled
def end_turn(s: Row, t: Terms) -> None:
    """End the turn under way and begin the next."""
    s[MOVED_AT + s[OWNER_AT]] = 1
    _next_turn(s, t)


@compiled
def deal_to_next(s: Row, t: Terms, n: int) -> None:
    """Deal to the next chariot in the order of the places, or begin the race (2.2)."""
    first = -1
    for other in range(t[TERMS_CHARIOT_COUNT_AT]):
        if (
            other != n
            and compare_progress(s, t, n, other) > 0
            and (first < 0 or compare_progress(s, t, other, first) > 0)
        ):
            first = other
    if first < 0:
        _next_turn(s, t)
    else:
        s[PHASE_AT] = DEAL
        s[ACTOR_AT] = first


@compiled
def roll_place(s: Row, t: Terms, die: int) -> None:
    """Put a chariot on the place it has rolled; if that is taken it rolls again (2.1)."""
    n = s[ACTOR_AT]
    y = -(t[TERMS_FIRST_AT] + t[TERMS_STEP_AT] * (die - 1))
    for other in range(t[TERMS_CHARIOT_COUNT_AT]):
        if (
            s[HAS_START_PLACE_AT + other]
            and s[X_AT + other] == 0
            and s[Y_AT + other] == y
            and s[HEADING_AT + other] == 0
        ):
            return
    s[X_AT + n], s[Y_AT + n], s[HEADING_AT + n], s[HAS_START_PLACE_AT + n] = 0, y, 0, 1
    first = -1
    for other in range(t[TERMS_CHARIOT_COUNT_AT]):
        if not s[HAS_START_PLACE_AT + other]:
            s[ACTOR_AT] = other
            return
        if first < 0 or compare_progress(s, t, other, first) > 0:
            first = other
    s[PHASE_AT] = DEAL
    s[ACTOR_AT] = first


@compiled
def deck_dealt_next(s: Row, n: int) -> int:
    """Say which deck a chariot is dealt from next: two from the normal one, then two (2.2)."""
    normal = 0
    for slot in range(HAND_SLOTS):
        held = s[HAND_AT + n * HAND_SLOTS + slot]
        if held < NO_CARD and not held & 1:
            normal += 1
    return int(normal >= 2)


@compiled
def deal(s: Row, t: Terms, kind: int) -> None:
    """Deal one card; whoever then holds three or four accidents is asked (2.2)."""
    n = s[ACTOR_AT]
    draw(s, n, kind, deck_dealt_next(s, n))
    if hand_size(s, n) >= 4:
        if count_mishaps(s, n) >= 3:
            s[PHASE_AT] = REDRAW
        else:
            deal_to_next(s, t, n)
