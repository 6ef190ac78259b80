"""A small network evaluated in whole numbers, the same on every machine, without any library.

A layer is a sum of columns, each times one of the numbers that come in. A column is packed into one large
integer, 32 bits a lane, so that Python multiplies and adds all lanes of it at once; lanes do not meet as long
as every sum stays below 2**31, which `Layer` makes sure of. What comes out is the same as lane by lane, and
some forty times as fast.

What is seen comes in sixteenths, weights are 64ths of one byte each, and what a layer passes on is in 64ths.
"""

from __future__ import annotations

import sys
from array import array
from collections.abc import Sequence
from typing import Final

LANE_BITS: Final = 32
HALF: Final = 1 << LANE_BITS - 1
WEIGHT_UNIT: Final = 64
"""What a weight of one is written as."""

INPUT_UNIT: Final = 16
"""What one is written as in what is seen."""

MOST_SEEN: Final = 128
MOST_PASSED_ON: Final = 4095
"""What a lane passes on at most: 64 times one."""


class Layer:
    """Columns of weights and a bias for each lane."""

    def __init__(self, columns: Sequence[Sequence[int]], bias: Sequence[int], one: int, most: int) -> None:
        self.width = len(bias)
        reach = max(
            (sum(abs(column[lane]) for column in columns) for lane in range(self.width)), default=0
        ) * most + max(map(abs, bias), default=0)
        if reach >= HALF // 2:  # two layers may be added
            raise OverflowError("the weights of a layer are too large for its lanes")
        self.columns = tuple(map(_packed, columns))
        self.bias = _packed([one * it for it in bias])
        self._shift = one.bit_length() - 1
        self._middle = sum(HALF << LANE_BITS * lane for lane in range(self.width))

    def gather(self, values: Sequence[int], total: int = 0) -> int:
        """Add the columns, each times its value, to a packed total."""
        for value, column in zip(values, self.columns, strict=True):
            if value:
                total += value * column
        return total

    def passed_on(self, total: int) -> list[int]:
        """Take a packed total apart; nothing is passed on where a lane is negative."""
        packed = array("I", (total + self._middle).to_bytes(self.width * LANE_BITS // 8, sys.byteorder))
        lanes = packed if sys.byteorder == "little" else reversed(packed)
        shift, most = self._shift, MOST_PASSED_ON
        return [
            0 if lane <= HALF else rest if (rest := lane - HALF >> shift) < most else most for lane in lanes
        ]


class Network:
    """Three layers that score every move offered; the first adds what is seen of position and move."""

    def __init__(self, position: Layer, move: Layer, second: Layer, last: Sequence[int]) -> None:
        self.position, self.move, self.second, self.last = position, move, second, tuple(last)

    def scores(self, position: Sequence[int], moves: Sequence[Sequence[int]]) -> list[int]:
        """Score the moves; the best has most. Scores are in 4,096ths."""
        begun = self.position.gather(position, self.position.bias)
        return [self._score(begun, move) for move in moves]

    def _score(self, begun: int, move: Sequence[int]) -> int:
        first = self.move.passed_on(self.move.gather(move, begun))
        second = self.second.passed_on(self.second.gather(first, self.second.bias))
        return sum(value * weight for value, weight in zip(second, self.last, strict=True))


def _packed(values: Sequence[int]) -> int:
    return sum(value << LANE_BITS * lane for lane, value in enumerate(values))


def read_network(weights: bytes, position: int, move: int, hidden: int, second: int) -> Network:
    """Read a network of that shape: its weights one after the other, a byte each."""
    numbers = array("b")
    numbers.frombytes(weights)
    rest = iter(numbers)

    def row(width: int) -> list[int]:
        return [next(rest) for _ in range(width)]

    wanted = (position + move + 1) * hidden + (hidden + 1) * second + second
    if len(numbers) != wanted:
        raise ValueError(f"a network of this shape has {wanted} weights, not {len(numbers)}")
    by_position = [row(hidden) for _ in range(position)]
    by_move = [row(hidden) for _ in range(move)]
    bias = row(hidden)
    onward = [row(second) for _ in range(hidden)]
    bias_onward = row(second)
    return Network(
        Layer(by_position, bias, INPUT_UNIT, MOST_SEEN),
        Layer(by_move, [0] * hidden, INPUT_UNIT, MOST_SEEN),
        Layer(onward, bias_onward, WEIGHT_UNIT, MOST_PASSED_ON),
        row(second),
    )
