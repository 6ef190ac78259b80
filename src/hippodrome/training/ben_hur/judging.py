"""What a position is worth: the champion's judge in floating point, as it is trained."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from hippodrome.charioteers.ben_hur.champion.judge import FIRST_HIDDEN_SIZE, SECOND_HIDDEN_SIZE
from hippodrome.charioteers.ben_hur.champion.sight import INPUT_UNIT, OWN_DRAW_AT, SIGHT_FLAGS_AT, SIGHT_SIZE
from hippodrome.lockstep.ben_hur.layout import FINISHED, OUT, TERMS_CHARIOT_COUNT_AT, Row, Terms
from hippodrome.lockstep.ben_hur.one_core.fields import STATUS_AT
from hippodrome.lockstep.ben_hur.sand import compare_progress
from hippodrome.lockstep.compiling import compiled
from hippodrome.training.ben_hur.knowing import KnownOverRows
from hippodrome.training.ben_hur.plain import write_sight

SightArray = NDArray[np.int16]
Float32Array = NDArray[np.float32]


class TrainedJudge(NamedTuple):
    """The network in floating point: two layers and what they add up to."""

    first: Float32Array
    first_bias: Float32Array
    second: Float32Array
    second_bias: Float32Array
    last: Float32Array
    last_bias: Float32Array


@compiled
def finish_judging(judge: TrainedJudge, begun: Float32Array, drawing: int) -> float:
    """Finish what the first layer has begun, with a card to be drawn from a deck (1, 2) or none (0)."""
    total = judge.last_bias[0]
    second = judge.second_bias.copy()
    for lane in range(FIRST_HIDDEN_SIZE):
        value = begun[lane]
        if drawing:
            value += judge.first[SIGHT_FLAGS_AT + 1 + drawing, lane]
        if value > 0:
            for after in range(SECOND_HIDDEN_SIZE):
                second[after] += value * judge.second[lane, after]
    for after in range(SECOND_HIDDEN_SIZE):
        if second[after] > 0:
            total += second[after] * judge.last[after]
    return float(total)


@compiled
def begin_judging(judge: TrainedJudge, seen: SightArray) -> Float32Array:
    """Add up the first layer."""
    begun = judge.first_bias.copy()
    unit = np.float32(1.0 / INPUT_UNIT)
    for number in range(SIGHT_SIZE):
        if seen[number]:
            value = seen[number] * unit
            for lane in range(FIRST_HIDDEN_SIZE):
                begun[lane] += value * judge.first[number, lane]
    return begun


@compiled
def see_with_draw(it: KnownOverRows, n: int, draw: int, seen: SightArray) -> None:
    """Look at a position with a card to be drawn from a deck, or none."""
    it.own[OWN_DRAW_AT] = draw
    seen[:] = 0
    write_sight(seen, it.stands, n, it.own, it.decks)


@compiled
def worth_without_draw(judge: TrainedJudge, it: KnownOverRows, n: int, seen: SightArray) -> float:
    """Judge a position with nothing to be drawn."""
    see_with_draw(it, n, 0, seen)
    return finish_judging(judge, begin_judging(judge, seen), 0)


@compiled
def worth_with_better_draw(
    judge: TrainedJudge, it: KnownOverRows, n: int, seen: SightArray
) -> tuple[float, int]:
    """Judge a position with a card to be drawn from the better deck, and name that: 1 or 2."""
    see_with_draw(it, n, 0, seen)
    begun = begin_judging(judge, seen)
    normal = finish_judging(judge, begun, 1)
    risky = finish_judging(judge, begun, 2)
    return (risky, 2) if risky > normal else (normal, 1)


@compiled
def worth_of_place(found: int, count: int) -> float:
    """Tell what a place is worth: 1 for the first, −1 for the last."""
    return (count + 1 - 2.0 * found) / max(1, count - 1)


@compiled
def place_when_out(s: Row, t: Terms, n: int) -> int:
    """Tell the place of a chariot that goes out here, if nobody else does."""
    found = 1
    for other in range(t[TERMS_CHARIOT_COUNT_AT]):
        if other != n and (s[STATUS_AT + other] != OUT or compare_progress(s, t, other, n) > 0):
            found += 1
    return found


@compiled
def place_when_home(s: Row, t: Terms, n: int) -> int:
    """Tell the place of a chariot that comes home now."""
    found = 1
    for other in range(t[TERMS_CHARIOT_COUNT_AT]):
        if other != n and s[STATUS_AT + other] == FINISHED:
            found += 1
    return found
