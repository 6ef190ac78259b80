"""What was measured, and how far off it may be: values with intervals of 95 %."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple

STANDARD_ERRORS_OF_95_PERCENT: Final = 1.959964
"""So many standard errors to either side make 95 %."""


FLOAT_TOLERANCE: Final = 1e-12
"""What strays less from the mean does not stray at all: floats do not come nearer."""


class Estimate(NamedTuple):
    """A value, the interval it is in with 95 %, and what it was measured on.

    A bound that is not known is infinite.
    """

    value: float
    low: float
    high: float
    cases: int

    @property
    def bounded(self) -> bool:
        """Say whether both ends of the interval are known."""
        return math.isfinite(self.low) and math.isfinite(self.high)

    def written(self) -> dict[str, float | int | None]:
        """Write the estimate as plain JSON values; a bound that is not known is null."""
        low, high = (round(it, 4) if math.isfinite(it) else None for it in (self.low, self.high))
        return {"value": round(self.value, 4), "low": low, "high": high, "cases": self.cases}


def estimate_rate(hits: int, count: int) -> Estimate:
    """Estimate a rate from independent cases (Wilson)."""
    if not count:
        return Estimate(0.0, 0.0, 1.0, 0)
    rate, z = hits / count, STANDARD_ERRORS_OF_95_PERCENT * STANDARD_ERRORS_OF_95_PERCENT / count
    middle = (rate + z / 2) / (1 + z)
    spread = math.sqrt(rate * (1 - rate) * z + z * z / 4) / (1 + z)
    return Estimate(rate, max(0.0, middle - spread), min(1.0, middle + spread), count)


def estimate_mean(groups: Iterable[Sequence[float]]) -> Estimate:
    """Estimate a mean from groups that are independent of each other, while cases in a group need not be.

    The heats of a deal are such a group: their luck cancels, and the interval is the narrower for it. One
    group, or several that agree to the last digit, cannot tell how far off they are: there is no interval.
    """
    drawn = [list(group) for group in groups if group]
    count = sum(map(len, drawn))
    middle = sum(map(sum, drawn)) / count if count else 0.0
    strayed = sum((sum(group) - middle * len(group)) ** 2 for group in drawn)
    if strayed < FLOAT_TOLERANCE:
        return Estimate(middle, -math.inf, math.inf, count)
    error = math.sqrt(strayed * len(drawn) / (len(drawn) - 1)) / count
    return Estimate(
        middle,
        middle - STANDARD_ERRORS_OF_95_PERCENT * error,
        middle + STANDARD_ERRORS_OF_95_PERCENT * error,
        count,
    )


def estimate_frequency(groups: Iterable[Sequence[bool]]) -> Estimate:
    """Estimate how often something happens, from groups as above; what agrees in all counts once a group."""
    drawn = [list(group) for group in groups if group]
    it = estimate_mean(drawn)
    if it.value in (0.0, 1.0) and len(drawn) > 1:
        return estimate_rate(round(it.value * len(drawn)), len(drawn))._replace(cases=it.cases)
    return it


def estimate_ratio(groups: Sequence[tuple[Sequence[float], Sequence[float]]]) -> Estimate | None:
    """Estimate how many times larger one mean is than another, both measured in the same groups.

    By leaving out one group after the other (jackknife), on the logarithm; None where a mean is zero. There
    is no interval where a single group has all that there is, or where they all agree.
    """
    sums = [(sum(a), len(a), sum(b), len(b)) for a, b in groups]
    above, many, below, few = (sum(column) for column in zip(*sums, strict=True)) if sums else (0, 0, 0, 0)
    if above <= 0 or below <= 0:
        return None
    value = math.log(above / many) - math.log(below / few)
    without = []
    for a, m, b, n in sums:
        if above - a <= 0 or below - b <= 0:
            return Estimate(math.exp(value), -math.inf, math.inf, len(sums))
        without.append(math.log((above - a) / (many - m)) - math.log((below - b) / (few - n)))
    middle = sum(without) / len(without)
    strayed = sum((it - middle) ** 2 for it in without)
    if strayed < FLOAT_TOLERANCE:
        return Estimate(math.exp(value), -math.inf, math.inf, len(sums))
    error = math.sqrt(strayed * (len(without) - 1) / len(without))
    return Estimate(
        math.exp(value),
        math.exp(value - STANDARD_ERRORS_OF_95_PERCENT * error),
        math.exp(value + STANDARD_ERRORS_OF_95_PERCENT * error),
        len(sums),
    )
