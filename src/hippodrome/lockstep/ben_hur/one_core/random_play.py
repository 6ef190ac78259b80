"""Chance: what the Fates draw, and races driven at random."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from hippodrome.games.ben_hur.kit import MOST_CHARIOTS
from hippodrome.lockstep.ben_hur.layout import (
    DEAL,
    DRAW,
    DRAW_CARD,
    KIND_COUNT,
    MOVE_COUNT,
    OVER,
    PLACES,
    ROLL,
    ROLL_DIE,
    TURN,
    Near,
    Row,
    Terms,
)
from hippodrome.lockstep.ben_hur.one_core.cards import drawn_from_at
from hippodrome.lockstep.ben_hur.one_core.choices import legal
from hippodrome.lockstep.ben_hur.one_core.ending import reset_race
from hippodrome.lockstep.ben_hur.one_core.fields import (
    ACTOR_AT,
    BROKEN_BY_AT,
    DECK_AT,
    PHASE_AT,
    SCORE_AT,
    Fate,
    Mask,
)
from hippodrome.lockstep.ben_hur.one_core.playing import play
from hippodrome.lockstep.ben_hur.one_core.turns import deck_dealt_next
from hippodrome.lockstep.compiling import compiled


@compiled
def random_below(fate: Fate, below: int) -> int:
    """Draw a whole number from 0 to below − 1 (xoroshiro64*; below is at most 256)."""
    a, b = fate[0], fate[1]
    drawn = np.uint32(a * np.uint32(0x9E3779BB))
    b ^= a
    fate[0] = np.uint32((a << np.uint32(26)) | (a >> np.uint32(6))) ^ b ^ np.uint32(b << np.uint32(9))
    fate[1] = np.uint32((b << np.uint32(13)) | (b >> np.uint32(19)))
    return int((np.int64(drawn >> np.uint32(8)) * below) >> 24)


@compiled
def fates_move(s: Row, fate: Fate) -> int:
    """Draw the Fates' move where a die or a card decides; −1 where it does not."""
    phase = s[PHASE_AT]
    if phase in (PLACES, ROLL):
        return ROLL_DIE + random_below(fate, 6)
    if phase not in (DEAL, DRAW):
        return -1
    at = drawn_from_at(s, deck_dealt_next(s, s[ACTOR_AT]) if phase == DEAL else max(int(s[DECK_AT]), 0))
    total = 0
    for kind in range(KIND_COUNT):
        total += s[at + kind]
    left = random_below(fate, total)
    kind = 0
    while left >= s[at + kind]:
        left -= s[at + kind]
        kind += 1
    return DRAW_CARD + kind


@compiled
def let_fates_move(s: Row, t: Terms, near: Near, fate: Fate) -> None:
    """Let the Fates move until a seat is to move, or nobody."""
    move = fates_move(s, fate)
    while move >= 0:
        play(s, t, near, move)
        move = fates_move(s, fate)


@compiled
def break_off(s: Row) -> None:
    """End a race in which an illegal move was tried: nobody is to move, and `broken` says whose it was."""
    s[BROKEN_BY_AT] = max(int(s[ACTOR_AT]), 0) + 1
    s[PHASE_AT] = OVER
    s[ACTOR_AT] = -1


@compiled
def choose(mask: Mask, fate: Fate) -> int:
    """Choose one of the marked moves at random; −1 where none is."""
    count = 0
    for move in range(MOVE_COUNT):
        count += mask[move]
    if not count:
        return -1
    left = random_below(fate, count)
    for move in range(MOVE_COUNT):
        if mask[move]:
            if not left:
                return move
            left -= 1
    return -1


@compiled
def step_rows(
    rows: Row, t: Terms, near: Near, fates: Fate, moves: NDArray[np.int64], masks: Mask, answer: bool
) -> None:
    """Play a move in every race; an illegal one breaks its own race off. `answer`: the Fates move at once."""
    mask = np.zeros(MOVE_COUNT, np.bool_)
    for number in range(len(rows)):
        s, move = rows[number], moves[number]
        if s[PHASE_AT] == OVER:
            masks[number] = False
            continue
        legal(s, t, near, mask)
        if 0 <= move < MOVE_COUNT and mask[move]:
            play(s, t, near, move)
            if answer:
                let_fates_move(s, t, near, fates[number])
        else:
            break_off(s)
        legal(s, t, near, masks[number])


@compiled
def roll_out(rows: Row, t: Terms, near: Near, fates: Fate, plies: int) -> NDArray[np.int64]:
    """Race at random, `plies` moves of seats in each; a race that is over begins anew.

    Gives the moves of seats, the turns begun with a card and the races ended.
    """
    mask = np.zeros(MOVE_COUNT, np.bool_)
    done = np.zeros(3, np.int64)
    for number in range(len(rows)):
        s, fate = rows[number], fates[number]
        for _ in range(plies):
            let_fates_move(s, t, near, fate)
            legal(s, t, near, mask)
            move = choose(mask, fate)
            if s[PHASE_AT] == TURN:
                done[1] += 1
            play(s, t, near, move)
            done[0] += 1
            if s[PHASE_AT] == OVER:
                done[2] += 1
                for n in range(MOST_CHARIOTS):
                    s[SCORE_AT + n] = 0
                reset_race(s, t, 1)
    return done
