"""A layer of a small network in whole numbers, the same on every machine, without any library.

A layer is a sum of columns, each times one of the numbers that come in. A column is packed into one large
integer, 32 bits a lane, so that Python multiplies and adds all lanes of it at once; lanes do not meet as long
as every sum stays below 2**31, which `Layer` makes sure of. What comes out is the same as lane by lane, and
some forty times as fast.
"""

from __future__ import annotations

import sys
from array import array
from collections.abc import Sequence
from typing import Final

LANE_BITS: Final = 32
HALF: Final = 1 << LANE_BITS - 1

MAX_ACTIVATION: Final = 4095
"""What a lane passes on at most, unless a layer is told otherwise."""


class Layer:
    """Columns of weights and a bias for each lane."""

    def __init__(
        self,
        columns: Sequence[Sequence[int]],
        bias: Sequence[int],
        one: int,
        most: int,
        most_passed_on: int = MAX_ACTIVATION,
    ) -> None:
        self.width = len(bias)
        reach = max(
            (sum(abs(column[lane]) for column in columns) for lane in range(self.width)), default=0
        ) * most + max(map(abs, bias), default=0)
        if reach >= HALF // 2:  # two layers may be added
            raise OverflowError("the weights of a layer are too large for its lanes")
        self.columns = tuple(map(_packed, columns))
        self.bias = _packed([one * it for it in bias])
        self._shift = one.bit_length() - 1
        self._most = most_passed_on
        self._middle = sum(HALF << LANE_BITS * lane for lane in range(self.width))

    def add_weighted(self, values: Sequence[int], total: int = 0) -> int:
        """Add the columns, each times its value, to a packed total."""
        for value, column in zip(values, self.columns, strict=True):
            if value:
                total += value * column
        return total

    def activations(self, total: int) -> list[int]:
        """Take a packed total apart; nothing is passed on where a lane is negative."""
        packed = array("I", (total + self._middle).to_bytes(self.width * LANE_BITS // 8, sys.byteorder))
        lanes = packed if sys.byteorder == "little" else reversed(packed)
        shift, most = self._shift, self._most
        return [
            0 if lane <= HALF else rest if (rest := lane - HALF >> shift) < most else most for lane in lanes
        ]


def _packed(values: Sequence[int]) -> int:
    return sum(value << LANE_BITS * lane for lane, value in enumerate(values))
