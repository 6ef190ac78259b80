"""What was measured, and how far off it may be: values with intervals of 95 %."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple

SURE: Final = 1.959964
"""So many standard errors to either side make 95 %."""


class Estimate(NamedTuple):
    """A value, the interval it is in with 95 %, and what it was measured on."""

    value: float
    low: float
    high: float
    cases: int

    def written(self) -> dict[str, float | int]:
        """Write the estimate as plain JSON values."""
        return {
            "value": round(self.value, 4),
            "low": round(self.low, 4),
            "high": round(self.high, 4),
            "cases": self.cases,
        }


def share(hits: int, count: int) -> Estimate:
    """Estimate a rate from independent cases (Wilson)."""
    if not count:
        return Estimate(0.0, 0.0, 1.0, 0)
    rate, z = hits / count, SURE * SURE / count
    middle = (rate + z / 2) / (1 + z)
    spread = math.sqrt(rate * (1 - rate) * z + z * z / 4) / (1 + z)
    return Estimate(rate, max(0.0, middle - spread), min(1.0, middle + spread), count)


def mean(groups: Iterable[Sequence[float]]) -> Estimate:
    """Estimate a mean from groups that are independent of each other, while cases in a group need not be.

    The heats of a deal are such a group: their luck cancels, and the interval is the narrower for it.
    """
    drawn = [list(group) for group in groups if group]
    count = sum(map(len, drawn))
    if not count:
        return Estimate(0.0, 0.0, 0.0, 0)
    middle = sum(map(sum, drawn)) / count
    if len(drawn) < 2:
        return Estimate(middle, middle, middle, count)
    strayed = sum((sum(group) - middle * len(group)) ** 2 for group in drawn)
    if not strayed and middle in (0.0, 1.0):
        return share(round(middle * count), count)  # never or always: still no certainty
    error = math.sqrt(strayed * len(drawn) / (len(drawn) - 1)) / count
    return Estimate(middle, middle - SURE * error, middle + SURE * error, count)


def ratio(groups: Sequence[tuple[Sequence[float], Sequence[float]]]) -> Estimate | None:
    """Estimate how many times larger one mean is than another, both measured in the same groups.

    By leaving out one group after the other (jackknife), on the logarithm; None where a mean is zero.
    """
    sums = [(sum(a), len(a), sum(b), len(b)) for a, b in groups]
    above, many, below, few = (sum(column) for column in zip(*sums, strict=True)) if sums else (0, 0, 0, 0)
    if above <= 0 or below <= 0:
        return None
    value = math.log(above / many) - math.log(below / few)
    without = []
    for a, m, b, n in sums:
        if above - a <= 0 or below - b <= 0:
            return Estimate(math.exp(value), 0.0, math.inf, len(sums))
        without.append(math.log((above - a) / (many - m)) - math.log((below - b) / (few - n)))
    middle = sum(without) / len(without)
    error = math.sqrt(sum((it - middle) ** 2 for it in without) * (len(without) - 1) / len(without))
    return Estimate(
        math.exp(value), math.exp(value - SURE * error), math.exp(value + SURE * error), len(sums)
    )
