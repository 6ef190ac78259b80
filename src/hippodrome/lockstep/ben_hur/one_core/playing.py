"""Playing a move, and counting sequences of moves for the referee."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from hippodrome.lockstep.ben_hur.layout import (
    ACCIDENT,
    ANNOUNCE,
    CONCEDE,
    CRASH,
    DEAL,
    DRAW_CARD,
    KEEP_HAND,
    KIND_OF_MISHAP,
    KIND_OF_SPEED,
    LAY,
    LOSE_TURN,
    MOVE_COUNT,
    NO_FURTHER_CARD,
    NO_WHIP,
    OUT,
    PLACES,
    PLAY_ACCIDENT,
    RAM,
    REDRAW_HAND,
    ROLL_DIE,
    RULER_OF_KIND,
    TAKE_FROM,
    TAKE_LOST_WHIP,
    TURN,
    WHIP_OWN,
    WHIPPING,
    Near,
    Row,
    Terms,
)
from hippodrome.lockstep.ben_hur.one_core.accidents import (
    after_draw,
    play_accident,
    roll_accident,
    take_from_deck,
)
from hippodrome.lockstep.ben_hur.one_core.cards import discard, discard_hand, draw, leave_sand
from hippodrome.lockstep.ben_hur.one_core.choices import judge_placement, legal
from hippodrome.lockstep.ben_hur.one_core.driving import drive_or_announce_ram, roll_ram
from hippodrome.lockstep.ben_hur.one_core.fields import (
    ACCIDENTS_OVERCOME_AT,
    ACTOR_AT,
    BUSINESS_AT,
    DECK_AT,
    OWNER_AT,
    PHASE_AT,
    TURNS_TO_MISS_AT,
)
from hippodrome.lockstep.ben_hur.one_core.turns import deal, deal_to_next, end_turn, roll_place
from hippodrome.lockstep.ben_hur.one_core.whip import (
    announce_whip,
    ask_next_for_whip,
    resume_after_whip,
    roll_whip,
)
from hippodrome.lockstep.ben_hur.sand import FIRST_RAM
from hippodrome.lockstep.compiling import compiled


@compiled
def play(s: Row, t: Terms, near: Near, move: int) -> None:
    """Play a legal move, a seat's or the Fates'."""
    if move < PLAY_ACCIDENT:
        kind = KIND_OF_SPEED[(move - LAY) // 9]
        ruler, turn = 30 * ((move - LAY) % 9 // 3 - 1), 30 * ((move - LAY) % 3 - 1)
        n = s[OWNER_AT]
        found = judge_placement(s, t, near, n, RULER_OF_KIND[kind], ruler, turn)
        drive_or_announce_ram(s, t, near, kind, ruler, turn, found - FIRST_RAM if found >= FIRST_RAM else -1)
    elif move < LOSE_TURN:
        play_accident(s, KIND_OF_MISHAP[move - PLAY_ACCIDENT])
    elif move == LOSE_TURN:
        end_turn(s, t)
    elif move < TAKE_FROM:
        discard(s, s[OWNER_AT], KIND_OF_SPEED[move - CRASH])
        leave_sand(s, s[OWNER_AT], OUT)
        end_turn(s, t)
    elif move < REDRAW_HAND:
        take_from_deck(s, t, move - TAKE_FROM)
    elif move == REDRAW_HAND:
        discard_hand(s, s[ACTOR_AT])
        s[PHASE_AT] = DEAL
    elif move == KEEP_HAND:
        deal_to_next(s, t, s[ACTOR_AT])
    elif move < NO_WHIP:
        announce_whip(s, move - ANNOUNCE)
    elif move == NO_WHIP:
        if s[PHASE_AT] == WHIP_OWN:
            s[PHASE_AT] = TURN
        else:
            ask_next_for_whip(s, t)
    elif move == TAKE_LOST_WHIP:
        resume_after_whip(s, t)
    elif move == NO_FURTHER_CARD:
        if s[ACCIDENTS_OVERCOME_AT] >= 2:
            s[TURNS_TO_MISS_AT + s[OWNER_AT]] = 1
        end_turn(s, t)
    elif move == CONCEDE:
        leave_sand(s, s[ACTOR_AT], OUT)
        end_turn(s, t)
    elif move < DRAW_CARD:
        _rolled(s, t, near, move - ROLL_DIE + 1)
    elif s[PHASE_AT] == DEAL:
        deal(s, t, move - DRAW_CARD)
    else:
        draw(s, s[ACTOR_AT], move - DRAW_CARD, max(int(s[DECK_AT]), 0))
        after_draw(s, t)


@compiled
def _rolled(s: Row, t: Terms, near: Near, die: int) -> None:
    """Use a die: for a start place, a collision, a whip or an accident."""
    if s[PHASE_AT] == PLACES:
        roll_place(s, t, die)
    elif s[BUSINESS_AT] == RAM:
        roll_ram(s, t, near, die)
    elif s[BUSINESS_AT] == WHIPPING:
        roll_whip(s, die)
    elif s[BUSINESS_AT] == ACCIDENT:
        roll_accident(s, t, die)


@compiled
def judge_all(
    s: Row, t: Terms, near: Near, n: int, length: int, turns: NDArray[np.int64]
) -> NDArray[np.int64]:
    """Judge every placement of a ruler: [turn of the ruler, turn of the chariot] (3.5)."""
    found = np.empty((len(turns), len(turns)), np.int64)
    for first in range(len(turns)):
        for second in range(len(turns)):
            found[first, second] = judge_placement(s, t, near, n, length, turns[first], turns[second])
    return found


@compiled
def perft(s: Row, t: Terms, near: Near, depth: int) -> int:
    """Count the sequences of exactly `depth` moves, with fixed steering."""
    mask = np.zeros(MOVE_COUNT, np.bool_)
    legal(s, t, near, mask)
    count = 0
    for move in range(MOVE_COUNT):
        if mask[move]:
            if depth == 1:
                count += 1
            else:
                after = s.copy()
                play(after, t, near, move)
                count += perft(after, t, near, depth - 1)
    return count
