"""A small network evaluated in whole numbers, the same on every machine, without any library.

What is seen comes in sixteenths, weights are 64ths of one byte each, and what a layer passes on is in 64ths.
"""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from typing import Final

from hippodrome.charioteers.layers import MAX_ACTIVATION, Layer

WEIGHT_UNIT: Final = 64
"""What a weight of one is written as."""

INPUT_UNIT: Final = 16
"""What one is written as in what is seen."""

MAX_INPUT: Final = 128


class Network:
    """Three layers that score every move offered; the first adds what is seen of position and move."""

    def __init__(self, position: Layer, move: Layer, second: Layer, last: Sequence[int]) -> None:
        self.position, self.move, self.second, self.last = position, move, second, tuple(last)

    def scores(self, position: Sequence[int], moves: Sequence[Sequence[int]]) -> list[int]:
        """Score the moves; the best has most. Scores are in 4,096ths."""
        begun = self.position.add_weighted(position, self.position.bias)
        return [self._score(begun, move) for move in moves]

    def _score(self, begun: int, move: Sequence[int]) -> int:
        first = self.move.activations(self.move.add_weighted(move, begun))
        second = self.second.activations(self.second.add_weighted(first, self.second.bias))
        return sum(value * weight for value, weight in zip(second, self.last, strict=True))


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
        Layer(by_position, bias, INPUT_UNIT, MAX_INPUT),
        Layer(by_move, [0] * hidden, INPUT_UNIT, MAX_INPUT),
        Layer(onward, bias_onward, WEIGHT_UNIT, MAX_ACTIVATION),
        row(second),
    )
