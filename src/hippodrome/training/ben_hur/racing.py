"""Races of champions among themselves over rows, and what is to be learnt from them."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from hippodrome.charioteers.ben_hur.champion.sight import (
    CHARIOT_SLOTS,
    SIGHT_SIZE,
    STAND_MOVED_AT,
    STAND_SIZE,
)
from hippodrome.lockstep.ben_hur.layout import (
    CONCEDE,
    KIND_COUNT,
    MOVE_COUNT,
    OUT,
    OVER,
    RACING,
    REDRAW_HAND,
    ROW_SIZE,
    TAKE,
    TERMS_CHARIOT_COUNT_AT,
    TURN,
    Row,
)
from hippodrome.lockstep.ben_hur.one_core.choices import legal
from hippodrome.lockstep.ben_hur.one_core.ending import place, reset_race
from hippodrome.lockstep.ben_hur.one_core.fields import ACTOR_AT, PHASE_AT, SCORE_AT, STATUS_AT, Fate, Mask
from hippodrome.lockstep.ben_hur.one_core.playing import play
from hippodrome.lockstep.ben_hur.one_core.random_play import let_fates_move, random_below
from hippodrome.lockstep.compiling import compiled
from hippodrome.training.ben_hur.judging import (
    Float32Array,
    SightArray,
    TrainedJudge,
    begin_judging,
    finish_judging,
    see_with_draw,
    worth_of_place,
    worth_with_better_draw,
)
from hippodrome.training.ben_hur.knowing import (
    ChartedArena,
    Int64Array,
    KnownOverRows,
    blank_knowledge,
    write_what_is_known,
)
from hippodrome.training.ben_hur.weighing import Float64Array, weigh_moves_over_row


class GatheredPositions(NamedTuple):
    """What was seen in races, in the order in which it was seen: whose it is, and what came of it."""

    seen: SightArray
    chariot: NDArray[np.int8]
    foreseen: Float32Array
    target: Float32Array


class RacingScratch(NamedTuple):
    """Room to work in."""

    mask: Mask
    values: Float64Array
    hand: Int64Array
    seen: SightArray
    it: KnownOverRows


@compiled
def make_racing_scratch() -> RacingScratch:
    """Make room to work in."""
    return RacingScratch(
        np.zeros(MOVE_COUNT, np.bool_),
        np.zeros(MOVE_COUNT, np.float64),
        np.zeros(KIND_COUNT, np.int64),
        np.zeros(SIGHT_SIZE, np.int16),
        blank_knowledge(),
    )


@compiled
def _note(into: GatheredPositions, at: int, n: int, seen: SightArray, judge: TrainedJudge) -> int:
    """Write down what a chariot sees, and what it is judged to be worth."""
    if at == len(into.chariot):
        return at
    into.seen[at] = seen
    into.chariot[at] = n
    into.foreseen[at] = finish_judging(judge, begin_judging(judge, seen), 0)
    return at + 1


@compiled
def _note_as_it_is(
    s: Row,
    sand: ChartedArena,
    into: GatheredPositions,
    at: int,
    n: int,
    work: RacingScratch,
    judge: TrainedJudge,
) -> int:
    """Write down what a chariot sees of the position as it is."""
    write_what_is_known(s, sand, n, work.it, work.hand)
    see_with_draw(work.it, n, 0, work.seen)
    return _note(into, at, n, work.seen, judge)


@compiled
def _choose(
    s: Row, sand: ChartedArena, judge: TrainedJudge, n: int, work: RacingScratch, fate: Fate, straying: int
) -> int:
    """Choose the best move by the judge, now and then any."""
    mask, options, only = work.mask, 0, -1
    for move in range(MOVE_COUNT):
        if mask[move]:
            options += 1
            only = move
    if options == 1:
        return only
    chosen = weigh_moves_over_row(s, sand, judge, n, mask, work.values, work.it, work.hand, work.seen)
    if straying and random_below(fate, straying) == 0 and chosen < CONCEDE and chosen != REDRAW_HAND:
        left = random_below(fate, options)
        for move in range(MOVE_COUNT):
            if mask[move]:
                if not left:
                    chosen = move
                left -= 1
    return chosen


@compiled
def _drive_by_second(fate: Fate, count: int) -> int:
    """Draw by lot the half of the chariots that the second judge drives."""
    drawn = many = 0
    while many < count // 2:
        n = random_below(fate, count)
        if not (drawn >> n) & 1:
            drawn |= 1 << n
            many += 1
    return drawn


@compiled
def _look_back(
    s: Row, sand: ChartedArena, into: GatheredPositions, began: int, at: int, trace: float
) -> None:
    """Write down what came of what was seen in a race: what was foreseen later, and at last the place."""
    last = np.zeros(CHARIOT_SLOTS, np.float64)
    for n in range(sand.t[TERMS_CHARIOT_COUNT_AT]):
        last[n] = worth_of_place(place(s, sand.t, n), sand.t[TERMS_CHARIOT_COUNT_AT])
    for back in range(at - began):
        number = at - 1 - back
        n = into.chariot[number]
        into.target[number] = last[n]
        last[n] = trace * last[n] + (1 - trace) * into.foreseen[number]


@compiled
def race_and_gather(
    sand: ChartedArena, judges: tuple[TrainedJudge, TrainedJudge], both: bool, races: int, fate: Fate,
    into: GatheredPositions, trace: float, straying: int, told: Float64Array,
) -> int:  # fmt: skip  # what is raced, where it is written, how
    """Race and write down what is seen; with `both`, half of the chariots are driven by the second judge.

    One decision in `straying` is made at random. `told` adds up for each judge the places, the chariots and
    those out. Tells how much was written down.
    """
    t, near = sand.t, sand.near
    s, work = np.zeros(ROW_SIZE, np.int64), make_racing_scratch()
    at = 0
    for _ in range(races):
        began = at
        s[SCORE_AT : SCORE_AT + CHARIOT_SLOTS] = 0
        reset_race(s, t, 1)
        theirs = _drive_by_second(fate, t[TERMS_CHARIOT_COUNT_AT]) if both else 0
        let_fates_move(s, t, near, fate)
        while s[PHASE_AT] != OVER:
            n, phase = s[ACTOR_AT], s[PHASE_AT]
            if phase == TURN:
                # What the others see before a turn is worth learning, too.
                for _ in range(2):
                    other = random_below(fate, t[TERMS_CHARIOT_COUNT_AT])
                    if other != n and s[STATUS_AT + other] == RACING:
                        at = _note_as_it_is(s, sand, into, at, other, work, judges[0])
                at = _note_as_it_is(s, sand, into, at, n, work, judges[0])
            legal(s, t, near, work.mask)
            judge = judges[(theirs >> n) & 1]
            play(s, t, near, _choose(s, sand, judge, n, work, fate, straying))
            if phase == TURN and s[PHASE_AT] == TAKE:
                write_what_is_known(s, sand, n, work.it, work.hand)
                work.it.stands[n * STAND_SIZE + STAND_MOVED_AT] = 1
                _, deck = worth_with_better_draw(judge, work.it, n, work.seen)
                see_with_draw(work.it, n, deck, work.seen)
                at = _note(into, at, n, work.seen, judges[0])
            let_fates_move(s, t, near, fate)
        for n in range(t[TERMS_CHARIOT_COUNT_AT]):
            side = 3 * ((theirs >> n) & 1)
            told[side] += place(s, t, n)
            told[side + 1] += 1
            told[side + 2] += s[STATUS_AT + n] == OUT
        _look_back(s, sand, into, began, at, trace)
    return at
