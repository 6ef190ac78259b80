"""A layout for courses that bring no drawing: an oval, from nothing but lanes, rears and fronts."""

from __future__ import annotations

import math
from collections.abc import Mapping
from dataclasses import dataclass
from itertools import pairwise
from typing import Any

from hippodrome.atlas.layout import ALLEY_WALL_WIDTH, ALLEY_WIDTH, START_NUMERALS, track_width
from hippodrome.atlas.outline import BOARD_SIZE_CM, UNITS_PER_CM, ClosedCurve, thin_polyline
from hippodrome.atlas.path import Path, oval_path
from hippodrome.drawing.board import DrawnBoard, DrawnSpace, StartNumeral, read_board
from hippodrome.drawing.svg import Point

MOST_TRACK_CM = 7.5
MOST_WIDTH_BINS = 720
SPINA = ((12.5 * UNITS_PER_CM, 16.9 * UNITS_PER_CM), (29.5 * UNITS_PER_CM, 16.9 * UNITS_PER_CM))

Spaces = Mapping[str, Mapping[str, int]]


def read_or_lay_out_board(course: Mapping[str, Any]) -> DrawnBoard:
    """Read the drawing of a course; where it has none, or a broken one, lay out an oval."""
    try:
        return read_board(course["drawing"], course["spaces"])
    except (KeyError, TypeError, ValueError, AttributeError, OverflowError):
        return lay_out_oval_board(course)


@dataclass(frozen=True, slots=True)
class _Track:
    """An oval track whose width follows its lanes."""

    path: Path
    half: ClosedCurve
    widest: float

    def at(self, twelfth: float, share: float) -> Point:
        """Give a point across the track: from -1 (inside) to 1 (outside)."""
        return self.aside(twelfth, share * self.half.at(twelfth))

    def aside(self, twelfth: float, centimetres: float) -> Point:
        """Give a point some centimetres outside the middle of the track."""
        x, y = self.path.point_at(twelfth).offset_outwards(centimetres)
        return x * UNITS_PER_CM, y * UNITS_PER_CM

    def lane(self, rear: float, front: float, lane: int, lanes: int) -> DrawnSpace:
        """Outline a space in one of some lanes."""
        low, high = 2 * (lane - 1) / lanes - 1, 2 * lane / lanes - 1
        marks = _marks(rear, front, self.path.length)
        near = thin_polyline([self.at(mark, low) for mark in marks], 0.2)
        far = thin_polyline([self.at(mark, high) for mark in marks], 0.2)
        middle = (rear + front) / 2
        return DrawnSpace(self.at(middle, (low + high) / 2), self.heading(middle), (*near, *far[::-1]))

    def alley(self, rear: float, front: float) -> DrawnSpace:
        """Outline a space of the alley."""
        low, high = self.widest + ALLEY_WALL_WIDTH, self.widest + ALLEY_WALL_WIDTH + ALLEY_WIDTH
        marks = _marks(rear, front, self.path.length)
        near = thin_polyline([self.aside(mark, low) for mark in marks], 0.2)
        far = thin_polyline([self.aside(mark, high) for mark in marks], 0.2)
        middle = (rear + front) / 2
        return DrawnSpace(self.aside(middle, (low + high) / 2), self.heading(middle), (*near, *far[::-1]))

    def heading(self, twelfth: float) -> float:
        """Give the direction of driving, in degrees."""
        return math.degrees(self.path.point_at(twelfth).heading) % 360


def _marks(rear: float, front: float, length: int) -> list[float]:
    steps = 2 + math.ceil(160 * (front - rear) / length)
    return [rear + (front - rear) * step / steps for step in range(steps + 1)]


def lay_out_oval_board(course: Mapping[str, Any]) -> DrawnBoard:
    """Lay a course out as an oval."""
    spaces: Spaces = course["spaces"]
    length = int(course["length"])
    alley = [space for space in course["alley"] if space in spaces]
    lanes = {space: max(int(it["lane"]), 1) for space, it in spaces.items() if space not in alley}
    ends = [number for space in alley for number in (spaces[space]["rear"], spaces[space]["front"])]
    rear, front = (ends[0], ends[-1]) if ends else (0, 0)
    front += length if front < rear else 0
    counts = _count_lanes(spaces, lanes, length)
    track = _track(spaces, lanes, counts, (rear, front))
    drawn = {
        space: track.lane(it["rear"], it["front"], lanes[space], counts.most(it["rear"], it["front"]))
        if space in lanes
        else track.alley(it["rear"], it["front"])
        for space, it in spaces.items()
    }
    outside = track.widest + ALLEY_WALL_WIDTH + ALLEY_WIDTH
    ring = [length * step / 360 for step in range(360)]
    wall = [track.aside(mark, track.widest + ALLEY_WALL_WIDTH / 2) for mark in _marks(rear, front, length)]
    middle = (rear + front) / 2
    box = track.aside(middle, outside if ends else track.widest)
    return DrawnBoard(
        (BOARD_SIZE_CM[0] * UNITS_PER_CM, BOARD_SIZE_CM[1] * UNITS_PER_CM),
        drawn,
        tuple(track.at(mark, -1) for mark in ring),
        tuple(
            track.aside(mark, outside) if ends and _within(mark, rear, front, length) else track.at(mark, 1)
            for mark in ring
        ),
        (tuple(wall),) if ends else (),
        (
            track.at(0, -1),
            track.aside(0, outside) if ends and _within(0, rear, front, length) else track.at(0, 1),
        ),
        _numerals(course),
        DrawnSpace(box, track.heading(middle), ()),
        math.dist(wall[0], wall[-1]) if ends else 200.0,
        SPINA,
    )


def _within(mark: float, rear: float, front: float, length: int) -> bool:
    return any(rear <= mark + lap <= front for lap in (-length, 0, length))


def _numerals(course: Mapping[str, Any]) -> tuple[StartNumeral, ...]:
    return tuple(
        StartNumeral(space, words, direction)
        for direction in ("clockwise", "anticlockwise")
        for space, words in zip(course["start"][direction], START_NUMERALS, strict=False)
        if space in course["spaces"]
    )


@dataclass(frozen=True, slots=True)
class _LaneCounts:
    """How many lanes the track has, bin by bin along the lap."""

    length: int
    bins: list[int]

    def most(self, rear: float, front: float) -> int:
        """Count the lanes along some part of the lap."""
        return max(self.bins[place] for place in _bins(rear, front, self.length, len(self.bins)))


def _bins(rear: float, front: float, length: int, count: int) -> list[int]:
    """List the bins that a part of the lap lies in."""
    low = math.floor(rear * count / length)
    high = max(math.ceil(front * count / length), low + 1)
    return [place % count for place in range(low, min(high, low + count))]


def _count_lanes(spaces: Spaces, lanes: Mapping[str, int], length: int) -> _LaneCounts:
    bins = [1] * min(length, MOST_WIDTH_BINS)
    for space, lane in lanes.items():
        for place in _bins(spaces[space]["rear"], spaces[space]["front"], length, len(bins)):
            bins[place] = max(bins[place], lane)
    return _LaneCounts(length, bins)


def _track(
    spaces: Spaces, lanes: Mapping[str, int], counts: _LaneCounts, alley: tuple[float, float]
) -> _Track:
    """Make the track as wide at every place as its lanes there ask for; beside the alley at its widest."""
    length = counts.length
    widest = min(track_width(max(lanes.values(), default=1)), MOST_TRACK_CM) / 2
    marks = sorted({spaces[space]["rear"] % length for space in lanes} | {0})
    knots = []
    for low, high in pairwise([*marks, marks[0] + length]):
        middle = (low + high) / 2
        half = min(track_width(counts.most(low, low + 1)), MOST_TRACK_CM) / 2
        knots.append((middle, widest if _within(middle, *alley, length) else half))
    return _Track(oval_path(length, 30.5, 13.2, (21.0, 16.5)), ClosedCurve(knots, length), widest)
