"""What a position is worth: the champion's judge in floating point, as it is trained."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from hippodrome.charioteers.ben_hur.champion.judge import HIDDEN_SIZE, SECOND_SIZE
from hippodrome.charioteers.ben_hur.champion.sight import F_FLAGS, O_DRAW, ONE, SIGHT_SIZE
from hippodrome.lockstep.ben_hur.layout import FINISHED, OUT, TERMS_CHARIOT_COUNT_AT, Row, Terms
from hippodrome.lockstep.ben_hur.one_core.fields import STATUS_AT
from hippodrome.lockstep.ben_hur.sand import compare_progress
from hippodrome.lockstep.compiling import compiled
from hippodrome.training.ben_hur.knowing import KnownOverRows
from hippodrome.training.ben_hur.plain import look

Seen = NDArray[np.int16]
Floats = NDArray[np.float32]


class TrainedJudge(NamedTuple):
    """The network in floating point: two layers and what they add up to."""

    first: Floats
    first_bias: Floats
    second: Floats
    second_bias: Floats
    last: Floats
    last_bias: Floats


@compiled
def value_of(judge: TrainedJudge, begun: Floats, drawing: int) -> float:
    """Finish what the first layer has begun, with a card to be drawn from a deck (1, 2) or none (0)."""
    total = judge.last_bias[0]
    second = judge.second_bias.copy()
    for lane in range(HIDDEN_SIZE):
        value = begun[lane]
        if drawing:
            value += judge.first[F_FLAGS + 1 + drawing, lane]
        if value > 0:
            for after in range(SECOND_SIZE):
                second[after] += value * judge.second[lane, after]
    for after in range(SECOND_SIZE):
        if second[after] > 0:
            total += second[after] * judge.last[after]
    return float(total)


@compiled
def begin_with(judge: TrainedJudge, seen: Seen) -> Floats:
    """Add up the first layer."""
    begun = judge.first_bias.copy()
    unit = np.float32(1.0 / ONE)
    for number in range(SIGHT_SIZE):
        if seen[number]:
            value = seen[number] * unit
            for lane in range(HIDDEN_SIZE):
                begun[lane] += value * judge.first[number, lane]
    return begun


@compiled
def see(it: KnownOverRows, n: int, draw: int, seen: Seen) -> None:
    """Look at a position with a card to be drawn from a deck, or none."""
    it.own[O_DRAW] = draw
    seen[:] = 0
    look(seen, it.stands, n, it.own, it.decks)


@compiled
def worth(judge: TrainedJudge, it: KnownOverRows, n: int, seen: Seen) -> float:
    """Judge a position with nothing to be drawn."""
    see(it, n, 0, seen)
    return value_of(judge, begin_with(judge, seen), 0)


@compiled
def worth_drawing(judge: TrainedJudge, it: KnownOverRows, n: int, seen: Seen) -> tuple[float, int]:
    """Judge a position with a card to be drawn from the better deck, and name that: 1 or 2."""
    see(it, n, 0, seen)
    begun = begin_with(judge, seen)
    normal = value_of(judge, begun, 1)
    risky = value_of(judge, begun, 2)
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
