"""The champion's judge: a small network that tells in whole numbers what a position is worth to a chariot.

What is seen comes in 32nds. Weights are 1,024ths, and so is what a layer passes on; a worth is in
1,048,576ths of what the first place is worth, and the last place is worth as much below nothing. The weights
are kept as one text file, together with the charts of the arenas that they were trained in.
"""

from __future__ import annotations

import sys
from array import array
from base64 import b64decode, encodebytes
from collections.abc import Iterator, Mapping, Sequence
from typing import Final, NamedTuple
from zlib import compress, decompress, error

from hippodrome.charioteers.ben_hur.champion.chart import (
    GROUND_COLUMNS_AT,
    GROUND_ROWS_AT,
    HEADING_COUNT,
    ground_of_arena,
)
from hippodrome.charioteers.ben_hur.champion.sight import INPUT_UNIT, SIGHT_FLAGS_AT, SIGHT_SIZE
from hippodrome.charioteers.layers import Layer
from hippodrome.games.ben_hur.arena import Arena

FIRST_HIDDEN_SIZE: Final = 64
SECOND_HIDDEN_SIZE: Final = 16

WEIGHT_UNIT: Final = 1024
"""What a weight of one is written as."""

FIRST_PLACE_WORTH: Final = WEIGHT_UNIT * WEIGHT_UNIT
"""What the first place is worth."""

MAX_INPUT: Final = 512
"""No number that is seen is larger."""

MAX_ACTIVATION: Final = 16383
"""What a lane passes on at most: about 16 times one."""

Ground = tuple[int, ...]


class ArenaChart(NamedTuple):
    """The chart of an arena: its ground, the turns needed from each pose, and what half a lap takes."""

    ground: Ground
    turns: Sequence[int]
    half_turns: int


class SandJudge:
    """What has been learnt: the network, and the charts by arena."""

    def __init__(self, first: Layer, second: Layer, last: Sequence[int], last_bias: int) -> None:
        self._first, self._second, self._last, self._bias = (
            first,
            second,
            tuple(last),
            last_bias * WEIGHT_UNIT,
        )

    def begin(self, seen: Sequence[int]) -> int:
        """Add up the first layer of what is seen."""
        return self._first.add_weighted(seen, self._first.bias)

    def worth(self, begun: int, drawing: int = 0) -> int:
        """Tell what a position is worth, with a card to be drawn: 1 from the normal deck, 2 the risky."""
        if drawing:
            begun += INPUT_UNIT * self._first.columns[SIGHT_FLAGS_AT + 1 + drawing]
        first = self._first.activations(begun)
        second = self._second.activations(self._second.add_weighted(first, self._second.bias))
        return self._bias + sum(value * weight for value, weight in zip(second, self._last, strict=True))


class LearntWeights(NamedTuple):
    """What the weights file holds."""

    judge: SandJudge
    charts: Mapping[tuple[int, ...], ArenaChart]


def arena_measures(arena: Arena) -> tuple[int, ...]:
    """Tell an arena by its measures, whatever it is called."""
    return arena[1:]


def write_learnt(weights: Sequence[int], charts: Sequence[tuple[Arena, int, Sequence[int]]]) -> bytes:
    """Write weights, and charts with what half a lap takes, as text."""
    numbers = array("h", [FIRST_HIDDEN_SIZE, SECOND_HIDDEN_SIZE, len(charts), *weights])
    for arena, half_turns, turns in charts:
        for measure in arena_measures(arena):
            numbers.extend(divmod(measure, 1 << 15))
        numbers.append(half_turns)
        numbers.extend(turns)
    if sys.byteorder != "little":
        numbers.byteswap()
    return encodebytes(compress(numbers.tobytes(), 9))


def read_learnt(text: str) -> LearntWeights:
    """Read what has been learnt; raise ValueError if it is damaged."""
    numbers = array("h")
    try:
        numbers.frombytes(decompress(b64decode(text, validate=False)))
    except error as damage:
        raise ValueError(str(damage)) from None
    if sys.byteorder != "little":
        numbers.byteswap()
    rest = iter(numbers)
    try:
        hidden, second, arenas = next(rest), next(rest), next(rest)
        if (hidden, second) != (FIRST_HIDDEN_SIZE, SECOND_HIDDEN_SIZE):
            raise ValueError("the weights are of another shape")
        judge = _read_judge(rest)
        charts = dict(_read_chart(rest) for _ in range(arenas))
    except StopIteration:
        raise ValueError("the weights are cut short") from None
    if next(rest, None) is not None:
        raise ValueError("there is more than weights and charts")
    return LearntWeights(judge, charts)


def _row(rest: Iterator[int], width: int) -> list[int]:
    return [next(rest) for _ in range(width)]


def _read_judge(rest: Iterator[int]) -> SandJudge:
    columns = [_row(rest, FIRST_HIDDEN_SIZE) for _ in range(SIGHT_SIZE)]
    bias = _row(rest, FIRST_HIDDEN_SIZE)
    onward = [_row(rest, SECOND_HIDDEN_SIZE) for _ in range(FIRST_HIDDEN_SIZE)]
    bias_onward = _row(rest, SECOND_HIDDEN_SIZE)
    return SandJudge(
        Layer(columns, bias, INPUT_UNIT, MAX_INPUT, MAX_ACTIVATION),
        Layer(onward, bias_onward, WEIGHT_UNIT, MAX_ACTIVATION, MAX_ACTIVATION),
        _row(rest, SECOND_HIDDEN_SIZE),
        next(rest),
    )


def _read_chart(rest: Iterator[int]) -> tuple[tuple[int, ...], ArenaChart]:
    pairs = _row(rest, 12)
    measures = tuple((high << 15) + low for high, low in zip(pairs[::2], pairs[1::2], strict=True))
    half_turns = next(rest)
    ground = ground_of_arena(Arena("", *measures))
    turns = _row(rest, ground[GROUND_COLUMNS_AT] * ground[GROUND_ROWS_AT] * HEADING_COUNT)
    return measures, ArenaChart(ground, tuple(turns), half_turns)
