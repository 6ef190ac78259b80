"""What a champion thinks of each move, over rows: the same as `champion.weighing` does one by one."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from hippodrome.charioteers.ben_hur.champion.sight import (
    CHANCE_UNIT,
    OWN_CARDS_AT,
    OWN_HORSESHOES_AT,
    OWN_STEERS_AWAY_AT,
    STAND_MISSES_TURN_AT,
    STAND_MOVED_AT,
    STAND_SIZE,
    STAND_TOUCHES_AT,
)
from hippodrome.lockstep.ben_hur.layout import (
    ANNOUNCE,
    BAD_NUMBER_OF_KIND,
    CHARIOT_RUN,
    CONCEDE,
    CRASH,
    HORSESHOES_OF_KIND,
    KIND_COUNT,
    KIND_OF_MISHAP,
    KIND_OF_SPEED,
    LOSE_TURN,
    MOVE_COUNT,
    NO_FURTHER_CARD,
    NO_WHIP,
    PLAY_ACCIDENT,
    RACING,
    REDRAW,
    REDRAW_HAND,
    RULER_OF_KIND,
    RULER_RUN,
    TAKE,
    TAKE_FROM,
    TAKE_LOST_WHIP,
    TERMS_CHARIOT_COUNT_AT,
    TERMS_LAPS_AT,
    WHIP,
    WHIP_OWN,
    WHIP_REPLY,
    WHIPPED,
    Row,
)
from hippodrome.lockstep.ben_hur.one_core.choices import judge_placement
from hippodrome.lockstep.ben_hur.one_core.fields import (
    DROVE_AT,
    HEADING_AT,
    OWNER_AT,
    PHASE_AT,
    STATUS_AT,
    TURNS_AT,
    X_AT,
    Y_AT,
    Mask,
)
from hippodrome.lockstep.ben_hur.sand import FIRST_RAM, behind_line, in_contact, line_crossing
from hippodrome.lockstep.compiling import compiled
from hippodrome.training.ben_hur.judging import (
    SightArray,
    TrainedJudge,
    begin_judging,
    finish_judging,
    place_when_home,
    place_when_out,
    see_with_draw,
    worth_of_place,
    worth_with_better_draw,
    worth_without_draw,
)
from hippodrome.training.ben_hur.knowing import (
    ChartedArena,
    Int64Array,
    KnownOverRows,
    count_backs,
    set_hand,
    set_pose,
    set_rulers,
    write_what_is_known,
)
from hippodrome.training.ben_hur.plain import chance_against_hand

Float64Array = NDArray[np.float64]


@compiled
def weigh_moves_over_row(
    s: Row, sand: ChartedArena, judge: TrainedJudge, n: int, mask: Mask, values: Float64Array,
    it: KnownOverRows, hand: Int64Array, seen: SightArray,
) -> int:  # fmt: skip  # what is known, then room to work in
    """Judge every move open to a chariot; tell the best."""
    values[:] = -np.inf
    phase = s[PHASE_AT]
    write_what_is_known(s, sand, n, it, hand)
    if phase == REDRAW:
        return REDRAW_HAND
    if mask[CONCEDE]:
        return CONCEDE
    if phase == TAKE:
        if n == s[OWNER_AT]:
            it.stands[n * STAND_SIZE + STAND_MOVED_AT] = 1
        see_with_draw(it, n, 0, seen)
        begun = begin_judging(judge, seen)
        for deck in range(2):
            if mask[TAKE_FROM + deck]:
                values[TAKE_FROM + deck] = finish_judging(judge, begun, 1 + deck)
    elif phase in (WHIP, WHIP_OWN, WHIP_REPLY):
        _weigh_whips(s, sand, judge, n, mask, values, it, seen)
    elif phase == WHIPPED:
        values[TAKE_LOST_WHIP] = worth_without_draw(judge, it, n, seen)
        _weigh_accidents(s, sand, judge, n, mask, values, it, hand, seen)
    else:
        _weigh_turn(s, sand, judge, n, mask, values, it, hand, seen)
    best = -1
    for move in range(MOVE_COUNT):
        if mask[move] and (best < 0 or values[move] > values[best]):
            best = move
    return best


@compiled
def _weigh_whips(
    s: Row,
    sand: ChartedArena,
    judge: TrainedJudge,
    n: int,
    mask: Mask,
    values: Float64Array,
    it: KnownOverRows,
    seen: SightArray,
) -> None:
    """Judge whips: the loser misses its next turn, or the one that has just begun."""
    stands, here = it.stands, n * STAND_SIZE
    if s[DROVE_AT]:
        stands[s[OWNER_AT] * STAND_SIZE + STAND_MOVED_AT] = 1
    values[NO_WHIP] = worth_without_draw(judge, it, n, seen)
    loss = here + (STAND_MOVED_AT if s[PHASE_AT] == WHIP_OWN else STAND_MISSES_TURN_AT)
    for other in range(sand.t[TERMS_CHARIOT_COUNT_AT]):
        if not mask[ANNOUNCE + other]:
            continue
        normal, risky = count_backs(s, other)
        chance = chance_against_hand(it.own[OWN_HORSESHOES_AT], normal, risky, it.unseen, -1) / CHANCE_UNIT
        at = other * STAND_SIZE
        stands[at + STAND_TOUCHES_AT] = 0
        kept = stands[at + STAND_MISSES_TURN_AT]
        stands[at + STAND_MISSES_TURN_AT] = 1
        won = worth_without_draw(judge, it, n, seen)
        stands[at + STAND_MISSES_TURN_AT] = kept
        kept = stands[loss]
        stands[loss] = 1
        lost = worth_without_draw(judge, it, n, seen)
        stands[loss] = kept
        stands[at + STAND_TOUCHES_AT] = 1
        values[ANNOUNCE + other] = chance * won + (1 - chance) * lost


@compiled
def _weigh_accidents(
    s: Row, sand: ChartedArena, judge: TrainedJudge, n: int, mask: Mask, values: Float64Array,
    it: KnownOverRows, hand: Int64Array, seen: SightArray,
) -> None:  # fmt: skip  # what is known, then room to work in
    """Judge the accidents that may be played."""
    for number in range(3):
        if mask[PLAY_ACCIDENT + number]:
            values[PLAY_ACCIDENT + number] = _after_accident(
                s, sand, judge, n, KIND_OF_MISHAP[number], it, hand, seen
            )


@compiled
def _after_accident(
    s: Row,
    sand: ChartedArena,
    judge: TrainedJudge,
    n: int,
    kind: int,
    it: KnownOverRows,
    hand: Int64Array,
    seen: SightArray,
) -> float:
    """Judge what an accident leads to, by the die."""
    t = sand.t
    hand[kind] -= 1
    set_hand(it.own, hand)
    good, _ = worth_with_better_draw(judge, it, n, seen)
    if it.own[OWN_CARDS_AT] == 0:
        bad = worth_of_place(place_when_out(s, t, n), t[TERMS_CHARIOT_COUNT_AT])
    else:
        bad = worth_without_draw(judge, it, n, seen)
    hand[kind] += 1
    set_hand(it.own, hand)
    share = BAD_NUMBER_OF_KIND[kind] / 6.0
    return float(share * bad + (1 - share) * good)


@compiled
def _weigh_turn(
    s: Row, sand: ChartedArena, judge: TrainedJudge, n: int, mask: Mask, values: Float64Array,
    it: KnownOverRows, hand: Int64Array, seen: SightArray,
) -> None:  # fmt: skip  # what is known, then room to work in
    """Judge what may be played on a turn."""
    it.stands[n * STAND_SIZE + STAND_MOVED_AT] = 1
    _weigh_accidents(s, sand, judge, n, mask, values, it, hand, seen)
    if mask[LOSE_TURN]:
        values[LOSE_TURN] = worth_without_draw(judge, it, n, seen)
    if mask[NO_FURTHER_CARD]:
        values[NO_FURTHER_CARD] = worth_without_draw(judge, it, n, seen)
    kept_stands, kept_own = it.stands.copy(), it.own.copy()
    lost_ram = np.full(KIND_COUNT, np.nan)
    for at_speed in range(len(KIND_OF_SPEED)):
        kind = KIND_OF_SPEED[at_speed]
        if mask[CRASH + at_speed]:
            values[CRASH + at_speed] = worth_of_place(
                place_when_out(s, sand.t, n), sand.t[TERMS_CHARIOT_COUNT_AT]
            )
        if not hand[kind]:
            continue
        hand[kind] -= 1
        for placed in range(9):
            if mask[9 * at_speed + placed]:
                values[9 * at_speed + placed] = _after_placement(
                    s, sand, judge, n, kind, placed, it, hand, seen, lost_ram, kept_stands, kept_own
                )
        hand[kind] += 1


@compiled
def _after_placement(
    s: Row, sand: ChartedArena, judge: TrainedJudge, n: int, kind: int, placed: int,
    it: KnownOverRows, hand: Int64Array, seen: SightArray,
    lost_ram: Float64Array, kept_stands: Int64Array, kept_own: Int64Array,
) -> float:  # fmt: skip  # what is known, room to work in, how it was
    """Judge a drive, or a collision by its odds; the card is no longer in the hand."""
    t, near, stands, own = sand.t, sand.near, it.stands, it.own
    ruler, count = RULER_OF_KIND[kind], t[TERMS_CHARIOT_COUNT_AT]
    old_x, old_y, old_h, old_turns = s[X_AT + n], s[Y_AT + n], s[HEADING_AT + n], s[TURNS_AT + n]
    laid = (old_h + 30 * (placed // 3) + 330) % 360
    facing = (laid + 30 * (placed % 3) + 330) % 360
    x = old_x + RULER_RUN[ruler, 0, laid] + CHARIOT_RUN[0, facing]
    y = old_y + RULER_RUN[ruler, 1, laid] + CHARIOT_RUN[1, facing]
    turns = old_turns + line_crossing(old_x, old_y, x, y)
    home = turns >= t[TERMS_LAPS_AT] and not behind_line(x, y, facing)
    value = worth_of_place(place_when_home(s, t, n), count)
    if not home:
        along = set_pose(sand, stands, n, x, y, facing, turns)
        set_rulers(sand, stands, own, n, x, y, facing, turns, along)
    own[OWN_STEERS_AWAY_AT] = 0
    set_hand(own, hand)
    s[X_AT + n], s[Y_AT + n], s[HEADING_AT + n] = x, y, facing
    for other in range(count):
        touches = other != n and s[STATUS_AT + other] == RACING and in_contact(s, t, near, n, other)
        stands[other * STAND_SIZE + STAND_TOUCHES_AT] = 1 if touches else 0
    s[X_AT + n], s[Y_AT + n], s[HEADING_AT + n] = old_x, old_y, old_h
    word = judge_placement(s, t, near, n, ruler, 30 * (placed // 3) - 30, 30 * (placed % 3) - 30)
    if word < FIRST_RAM:
        if not home:
            value, _ = worth_with_better_draw(judge, it, n, seen)
        stands[:] = kept_stands
        own[:] = kept_own
        return value
    target = word - FIRST_RAM
    normal, risky = count_backs(s, target)
    chance = chance_against_hand(HORSESHOES_OF_KIND[kind], normal, risky, it.unseen, -1) / CHANCE_UNIT
    stands[target * STAND_SIZE + STAND_TOUCHES_AT] = 0
    back = s[TURNS_AT + target] + line_crossing(s[X_AT + target], s[Y_AT + target], old_x, old_y)
    set_pose(sand, stands, target, old_x, old_y, old_h, back)
    if not home:
        value, _ = worth_with_better_draw(judge, it, n, seen)
    stands[:] = kept_stands
    own[:] = kept_own
    if np.isnan(lost_ram[kind]):
        own[OWN_STEERS_AWAY_AT] = 0
        set_hand(own, hand)
        lost_ram[kind], _ = worth_with_better_draw(judge, it, n, seen)
        own[:] = kept_own
    return float(chance * value + (1 - chance) * lost_ram[kind])
