"""The middle of the track as a closed path of straights and arcs, measured in twelfths of a column.

Points are centimetres on an A3 board, x to the right and y down, so a clockwise race looks clockwise.
"""

from __future__ import annotations

import math
from bisect import bisect_right
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import NamedTuple

Point = tuple[float, float]


class Corner(NamedTuple):
    """A corner of the path, rounded, and the twelfths of the lap that turn round it."""

    at: Point
    radius: float
    rear: float
    front: float


class PathPoint(NamedTuple):
    """A point of the path and the direction of driving there, clockwise, in radians."""

    x: float
    y: float
    heading: float

    def offset_outwards(self, outwards: float) -> Point:
        """Give the point some way to the outside of the track (to the left, driving clockwise)."""
        return (
            self.x + math.sin(self.heading) * outwards,
            self.y - math.cos(self.heading) * outwards,
        )


@dataclass(frozen=True, slots=True)
class _Piece:
    """A straight (turn 0) or an arc, and how far along the path it begins."""

    begins: float
    long: float
    start: PathPoint
    turn: float

    def at(self, along: float) -> PathPoint:
        if not self.turn:
            x, y = math.cos(self.start.heading), math.sin(self.start.heading)
            return PathPoint(self.start.x + x * along, self.start.y + y * along, self.start.heading)
        radius = self.long / abs(self.turn)
        side = math.copysign(radius, self.turn)
        hub = self.start.offset_outwards(-side)
        heading = self.start.heading + self.turn * along / self.long
        return PathPoint(hub[0] + math.sin(heading) * side, hub[1] - math.cos(heading) * side, heading)


class Path:
    """A closed path through rounded corners; asked for a place by twelfths of a column from the line."""

    def __init__(self, corners: Sequence[Corner], length: int) -> None:
        self.length = length
        self._pieces: list[_Piece] = []
        fitted = _fit(corners)
        turns = [_turn(fitted, place) for place in range(len(fitted))]
        knots: list[tuple[float, float]] = []
        begins = 0.0
        for place, corner in enumerate(fitted):
            following = fitted[(place + 1) % len(fitted)]
            heading = _heading(fitted[place - 1].at, corner.at)
            tangent = _tangent(corner.radius, turns[place])
            start = PathPoint(
                corner.at[0] - math.cos(heading) * tangent,
                corner.at[1] - math.sin(heading) * tangent,
                heading,
            )
            arc = _Piece(begins, corner.radius * abs(turns[place]), start, turns[place])
            after = arc.at(arc.long)
            reach = math.dist(corner.at, following.at) - tangent
            reach -= _tangent(following.radius, turns[(place + 1) % len(fitted)])
            knots += [(corner.rear, begins), (corner.front, begins + arc.long)]
            self._pieces += [arc, _Piece(begins + arc.long, max(reach, 0.0), after, 0.0)]
            begins += arc.long + max(reach, 0.0)
        self.around = begins
        self._knots = _closed(_merged(knots), length, begins)

    def point_at(self, twelfth: float) -> PathPoint:
        """Give the place that lies some twelfths of a column past the line."""
        first = self._knots[0][0]
        twelfth = first + (twelfth - first) % self.length
        (low, near), (high, far) = next(
            pair for pair in pairwise(self._knots) if pair[0][0] <= twelfth <= pair[1][0]
        )
        along = near + (far - near) * (twelfth - low) / (high - low)
        along %= self.around
        piece = self._pieces[bisect_right([piece.begins for piece in self._pieces], along) - 1]
        return piece.at(along - piece.begins)

    def turn_between(self, low: float, high: float) -> float:
        """Give by how many radians the path turns between two places at most one lap apart."""
        steps = 24
        places = [self.point_at(low + (high - low) * step / steps).heading for step in range(steps + 1)]
        return sum(abs(math.remainder(two - one, math.tau)) for one, two in pairwise(places))


def _heading(one: Point, other: Point) -> float:
    return math.atan2(other[1] - one[1], other[0] - one[0])


def _turn(corners: Sequence[Corner], place: int) -> float:
    """Give the signed turn at a corner: positive to the right."""
    before, here, after = corners[place - 1], corners[place], corners[(place + 1) % len(corners)]
    return math.remainder(_heading(here.at, after.at) - _heading(before.at, here.at), math.tau)


def _tangent(radius: float, turn: float) -> float:
    return radius * math.tan(abs(turn) / 2)


def _fit(corners: Sequence[Corner]) -> list[Corner]:
    """Make the arcs small enough for the edges they share."""
    turns = [_turn(corners, place) for place in range(len(corners))]
    scale = [1.0] * len(corners)
    for place, corner in enumerate(corners):
        other = (place + 1) % len(corners)
        need = _tangent(corner.radius, turns[place]) + _tangent(corners[other].radius, turns[other])
        room = math.dist(corner.at, corners[other].at)
        if need > room:
            scale[place] = min(scale[place], room / need)
            scale[other] = min(scale[other], room / need)
    return [corner._replace(radius=corner.radius * by) for corner, by in zip(corners, scale, strict=True)]


def _merged(knots: list[tuple[float, float]]) -> list[tuple[float, float]]:
    """Let bends that follow each other without a column between them meet half way."""
    merged: list[tuple[float, float]] = []
    for twelfth, along in knots:
        if merged and merged[-1][0] >= twelfth:
            merged[-1] = (twelfth, (merged[-1][1] + along) / 2)
        else:
            merged.append((twelfth, along))
    return merged


def _closed(knots: list[tuple[float, float]], length: int, around: float) -> list[tuple[float, float]]:
    """Add the knot that closes the lap."""
    first, last = knots[0], knots[-1]
    if last[0] >= first[0] + length:
        return [*knots[:-1], (first[0] + length, first[1] + around)]
    return [*knots, (first[0] + length, first[1] + around)]


def runs_clockwise(points: Sequence[Point]) -> bool:
    """Tell whether a closed outline runs clockwise on the board."""
    ring = [*points, points[0]]
    return sum(x0 * y1 - x1 * y0 for (x0, y0), (x1, y1) in pairwise(ring)) > 0


def oval_path(length: int, width: float, height: float, middle: Point) -> Path:
    """Make a stadium with the line in the middle of its upper straight."""
    radius = height / 2
    straight = width - height
    share = straight / (2 * straight + math.tau * radius)
    left, right = middle[0] - width / 2, middle[0] + width / 2
    top, bottom = middle[1] - radius, middle[1] + radius
    quarter = (0.5 - share) / 2
    ends = [share / 2, share / 2 + quarter, share / 2 + 2 * quarter]
    marks = [
        (ends[0], ends[1]),
        (ends[1], ends[2]),
        (0.5 + ends[0], 0.5 + ends[1]),
        (0.5 + ends[1], 0.5 + ends[2]),
    ]
    corners = [(right, top), (right, bottom), (left, bottom), (left, top)]
    return Path(
        [
            Corner(at, radius, low * length, high * length)
            for at, (low, high) in zip(corners, marks, strict=True)
        ],
        length,
    )
