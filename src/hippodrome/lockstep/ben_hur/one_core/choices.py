"""What may be played (3.3, 3.6, 9)."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from hippodrome.games.ben_hur.kit import MOST_CHARIOTS
from hippodrome.lockstep.ben_hur.layout import (
    ANNOUNCE,
    CHARIOT_RUN,
    CONCEDE,
    COSINE,
    CRASH,
    DEAL,
    DRAW,
    DRAW_CARD,
    HAND_SLOTS,
    KEEP_HAND,
    KIND_COUNT,
    KIND_OF_MISHAP,
    LAY,
    LOSE_TURN,
    MORE,
    NO_CARD,
    NO_FURTHER_CARD,
    NO_WHIP,
    OVER,
    PLACES,
    PLAY_ACCIDENT,
    RACING,
    REDRAW,
    REDRAW_HAND,
    ROLL,
    ROLL_DIE,
    RULER_OF_KIND,
    RULER_RUN,
    SINE,
    SPEED_OF_KIND,
    TAKE,
    TAKE_FROM,
    TAKE_LOST_WHIP,
    TURN,
    WHIP,
    WHIP_OWN,
    WHIP_REPLY,
    WHIPPED,
    Near,
    Row,
    Terms,
)
from hippodrome.lockstep.ben_hur.one_core.cards import any_cards, drawn_from_at, touched_by
from hippodrome.lockstep.ben_hur.one_core.ending import last_place_settled
from hippodrome.lockstep.ben_hur.one_core.fields import (
    ACCIDENTS_OVERCOME_AT,
    ACTOR_AT,
    ANNOUNCED_AT,
    AWAY_FROM_AT,
    DECK_AT,
    HAND_AT,
    HAS_START_PLACE_AT,
    HEADING_AT,
    OWNER_AT,
    PHASE_AT,
    STATUS_AT,
    X_AT,
    Y_AT,
    Mask,
)
from hippodrome.lockstep.ben_hur.one_core.turns import deck_dealt_next
from hippodrome.lockstep.ben_hur.sand import (
    BACK,
    CLEAR,
    CROWDED,
    FIRST_RAM,
    WALL,
    chariot_wall,
    chariots_near,
    goes_back,
    judge_among_others,
    ruler_wall,
)
from hippodrome.lockstep.compiling import compiled


@compiled
def judge_placement(s: Row, t: Terms, near: Near, n: int, length: int, ruler: int, turn: int) -> int:
    """Judge one placement of a ruler by its two turns, in the order of 3.5."""
    x, y = s[X_AT + n], s[Y_AT + n]
    laid = (s[HEADING_AT + n] + ruler + 360) % 360
    if ruler_wall(t, near, x, y, length, laid):
        return WALL
    facing = (laid + turn + 360) % 360
    far_x, far_y = x + RULER_RUN[length, 0, laid], y + RULER_RUN[length, 1, laid]
    if chariot_wall(t, near, far_x, far_y, facing):
        return WALL
    if goes_back(t, x, y, far_x + CHARIOT_RUN[0, facing], far_y + CHARIOT_RUN[1, facing]):
        return BACK
    seen = chariots_near(s, n, 600 * (length + 1))
    return judge_among_others(s, t, n, length, laid, facing, seen) if seen else CLEAR


@compiled
def turn_away_from_winner(s: Row, n: int) -> int:
    """Say how the ruler would be turned to steer away from the winner of a whip; 0 if it need not (5.3)."""
    winner = s[AWAY_FROM_AT + n]
    if winner < 0 or s[STATUS_AT + winner] != RACING or not s[HAS_START_PLACE_AT + winner]:
        return 0
    h = s[HEADING_AT + n]
    left = COSINE[h] * (s[Y_AT + winner] - s[Y_AT + n]) - SINE[h] * (s[X_AT + winner] - s[X_AT + n]) > 0
    return -30 if left else 30


@compiled
def _judge_placements(s: Row, t: Terms, near: Near, n: int, length: int, out: NDArray[np.int64]) -> None:
    """Judge the nine placements of a ruler."""
    x, y, h = s[X_AT + n], s[Y_AT + n], s[HEADING_AT + n]
    seen = chariots_near(s, n, 600 * (length + 1))
    for first in range(3):
        laid = (h + 30 * first + 330) % 360
        if ruler_wall(t, near, x, y, length, laid):
            out[3 * first] = out[3 * first + 1] = out[3 * first + 2] = WALL
            continue
        far_x, far_y = x + RULER_RUN[length, 0, laid], y + RULER_RUN[length, 1, laid]
        for second in range(3):
            facing = (laid + 30 * second + 330) % 360
            found = CLEAR
            if chariot_wall(t, near, far_x, far_y, facing):
                found = WALL
            elif goes_back(t, x, y, far_x + CHARIOT_RUN[0, facing], far_y + CHARIOT_RUN[1, facing]):
                found = BACK
            elif seen:
                found = judge_among_others(s, t, n, length, laid, facing, seen)
            out[3 * first + second] = found


@compiled
def _lay_mask(s: Row, t: Terms, near: Near, n: int, mask: Mask) -> tuple[int, int]:
    """Mark the placements that may be played; count them, and those that chariots alone keep from clear."""
    words = np.full((5, 9), -1, np.int64)
    away, possible = turn_away_from_winner(s, n), False
    for slot in range(HAND_SLOTS):
        held = s[HAND_AT + n * HAND_SLOTS + slot]
        if held >= NO_CARD:
            break
        length = RULER_OF_KIND[held >> 1]
        if length < 0:
            continue
        if words[length, 0] < 0:
            _judge_placements(s, t, near, n, length, words[length])
        if away:
            row = 3 * (away // 30 + 1)
            for at in range(row, row + 3):
                possible = possible or words[length, at] == CLEAR
    only = away // 30 + 1 if possible else -1
    count = crowd = 0
    last = -1
    for slot in range(HAND_SLOTS):
        held = s[HAND_AT + n * HAND_SLOTS + slot]
        if held >= NO_CARD:
            break
        kind = held >> 1
        if RULER_OF_KIND[kind] < 0 or kind == last:
            continue
        last = kind
        for at in range(9):
            found = words[RULER_OF_KIND[kind], at]
            if found >= CROWDED:
                crowd += 1
            if (only < 0 or at // 3 == only) and (
                found == CLEAR or (found >= FIRST_RAM and not s[ANNOUNCED_AT])
            ):
                mask[LAY + 9 * SPEED_OF_KIND[kind] + at] = True
                count += 1
    return count, crowd


@compiled
def _mishap_mask(s: Row, n: int, mask: Mask) -> int:
    count = 0
    for at in range(3):
        for slot in range(HAND_SLOTS):
            if s[HAND_AT + n * HAND_SLOTS + slot] >> 1 == KIND_OF_MISHAP[at]:
                mask[PLAY_ACCIDENT + at] = True
                count += 1
                break
    return count


@compiled
def _turn_mask(s: Row, t: Terms, near: Near, n: int, mask: Mask) -> None:
    """Drive, ram or play an accident; if none is possible the turn is lost, or the wall calls (3.3, 3.6)."""
    count, crowd = _lay_mask(s, t, near, n, mask)
    count += _mishap_mask(s, n, mask)
    if not count:
        if crowd:
            mask[LOSE_TURN] = True
        else:
            for slot in range(HAND_SLOTS):
                held = s[HAND_AT + n * HAND_SLOTS + slot]
                if held < NO_CARD and SPEED_OF_KIND[held >> 1] >= 0:
                    mask[CRASH + SPEED_OF_KIND[held >> 1]] = True
    if last_place_settled(s, t, n):
        mask[CONCEDE] = True


@compiled
def legal(s: Row, t: Terms, near: Near, mask: Mask) -> None:
    """Mark the moves of whoever is to move, steering as if it were fixed."""
    mask[:] = False
    phase, n = s[PHASE_AT], s[ACTOR_AT]
    if phase == OVER or n < 0:
        return
    if phase in (PLACES, ROLL):
        mask[ROLL_DIE : ROLL_DIE + 6] = True
    elif phase in (DEAL, DRAW):
        at = drawn_from_at(s, deck_dealt_next(s, n) if phase == DEAL else max(int(s[DECK_AT]), 0))
        for kind in range(KIND_COUNT):
            mask[DRAW_CARD + kind] = s[at + kind] > 0
    elif phase == REDRAW:
        mask[REDRAW_HAND] = mask[KEEP_HAND] = True
    elif phase in (WHIP_OWN, WHIP):
        touched = touched_by(s, n)
        for other in range(MOST_CHARIOTS):
            mask[ANNOUNCE + other] = (touched >> other) & 1
        mask[NO_WHIP] = True
    elif phase == WHIP_REPLY:
        mask[ANNOUNCE + s[OWNER_AT]] = mask[NO_WHIP] = True
    elif phase == TURN:
        _turn_mask(s, t, near, n, mask)
    elif phase == TAKE:
        normal, risky = any_cards(s, 0), any_cards(s, 1)
        mask[TAKE_FROM] = normal or not risky
        mask[TAKE_FROM + 1] = risky or not normal
    elif phase == WHIPPED:
        _mishap_mask(s, n, mask)
        mask[TAKE_LOST_WHIP] = True
    elif phase == MORE:
        count, _ = _lay_mask(s, t, near, n, mask)
        if s[ACCIDENTS_OVERCOME_AT] < 2:
            _mishap_mask(s, n, mask)
            mask[NO_FURTHER_CARD] = True
        elif not count:
            mask[NO_FURTHER_CARD] = True
