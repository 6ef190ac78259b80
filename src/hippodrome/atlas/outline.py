"""Small geometry of outlines: easing, thinning out points, rounding for a compact file."""

from __future__ import annotations

import math
from bisect import bisect_right
from collections.abc import Iterable, Sequence
from itertools import pairwise

Point = tuple[float, float]

UNITS_PER_CM = 40  # drawing units in a centimetre: an A3 board is 1680 by 1188
BOARD_SIZE_CM = (42.0, 29.7)
THINNING_TOLERANCE_CM = 0.006  # centimetres by which a thinned outline may leave the true curve


def ease_in_out(share: float) -> float:
    """Go from 0 to 1 with a gentle start and end."""
    share = min(max(share, 0.0), 1.0)
    return share * share * (3 - 2 * share)


class ClosedCurve:
    """A closed curve of one value over the lap: smooth through its knots, never wilder than they are."""

    def __init__(self, knots: Sequence[tuple[float, float]], length: float) -> None:
        self._length = length
        self._places = [place for place, _ in knots] + [knots[0][0] + length]
        self._values = [value for _, value in knots] + [knots[0][1]]
        rises = [
            (value1 - value0) / (place1 - place0)
            for (place0, value0), (place1, value1) in pairwise(zip(self._places, self._values, strict=True))
        ]
        slopes = [
            _mean_slope(before, after) for before, after in zip(rises[-1:] + rises[:-1], rises, strict=True)
        ]
        self._slopes = [*slopes, slopes[0]]

    def at(self, place: float) -> float:
        """Give the value at a place of the lap."""
        place = self._places[0] + (place - self._places[0]) % self._length
        knot = min(bisect_right(self._places, place), len(self._places) - 1) - 1
        wide = self._places[knot + 1] - self._places[knot]
        share = (place - self._places[knot]) / wide
        rest = 1 - share
        return (
            self._values[knot] * (1 + 2 * share) * rest * rest
            + self._slopes[knot] * wide * share * rest * rest
            + self._values[knot + 1] * (3 - 2 * share) * share * share
            - self._slopes[knot + 1] * wide * share * share * rest
        )


def _mean_slope(before: float, after: float) -> float:
    """Choose the slope at a knot so that the curve neither overshoots nor dips."""
    return 2 * before * after / (before + after) if before * after > 0 else 0.0


def thin_polyline(points: Sequence[Point], tolerance_cm: float = THINNING_TOLERANCE_CM) -> list[Point]:
    """Leave out the points of a polyline that make no visible difference."""
    if len(points) < 3:
        return list(points)
    first, last = points[0], points[-1]
    gaps = [_gap(point, first, last) for point in points[1:-1]]
    worst = max(range(len(gaps)), key=gaps.__getitem__)
    if gaps[worst] <= tolerance_cm:
        return [first, last]
    cut = worst + 1
    return thin_polyline(points[: cut + 1], tolerance_cm)[:-1] + thin_polyline(points[cut:], tolerance_cm)


def _gap(point: Point, one: Point, other: Point) -> float:
    """Measure how far a point lies from a piece of line."""
    along = (other[0] - one[0], other[1] - one[1])
    square = along[0] ** 2 + along[1] ** 2
    if square == 0:
        return math.dist(point, one)
    share = ((point[0] - one[0]) * along[0] + (point[1] - one[1]) * along[1]) / square
    share = min(max(share, 0.0), 1.0)
    return math.dist(point, (one[0] + along[0] * share, one[1] + along[1] * share))


def drawing_units(value: float) -> float:
    """Turn centimetres into drawing units, rounded to a tenth."""
    return round(value * UNITS_PER_CM, 1) + 0.0


def flatten_points(points: Iterable[Point]) -> list[float]:
    """Write points as x, y, x, y … in drawing units."""
    return [drawing_units(value) for point in points for value in point]


def compass_degrees(heading: float) -> float:
    """Turn radians into degrees from 0 up to 360, rounded to a tenth."""
    return round(math.degrees(heading) % 360, 1) % 360
