"""A course's drawing, read into places and outlines."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

from hippodrome.drawing.svg import Point, points_of_numbers

MOST_COORDINATE = 20_000


class DrawnSpace(NamedTuple):
    """A space as it is drawn: its middle, its heading (degrees, clockwise drive) and its outline."""

    at: Point
    heading: float
    outline: tuple[Point, ...]


class StartNumeral(NamedTuple):
    """The number of a start space and the direction it is for."""

    space: str
    words: str
    direction: str


@dataclass(frozen=True, slots=True)
class DrawnBoard:
    """Everything of a course that has a place on its board."""

    size: Point
    spaces: Mapping[str, DrawnSpace]
    inner: tuple[Point, ...]
    outer: tuple[Point, ...]
    walls: tuple[tuple[Point, ...], ...]
    line: tuple[Point, ...]
    lanes: tuple[StartNumeral, ...]
    box: DrawnSpace
    box_width: float
    spina: tuple[Point, ...]


def _points(value: Sequence[float], least: int = 1) -> tuple[Point, ...]:
    numbers = [float(number) for number in value]
    if len(numbers) < 2 * least or any(not abs(number) < MOST_COORDINATE for number in numbers):
        raise ValueError(value)
    return tuple(points_of_numbers(numbers))


def _angle(value: float) -> float:
    if not math.isfinite(value):
        raise ValueError(value)
    return float(value)


def read_board(drawing: Mapping[str, Any], spaces: Mapping[str, Any]) -> DrawnBoard:
    """Read a drawing; a broken one raises KeyError, TypeError or ValueError."""
    box = drawing["box"]
    (size,) = _points(drawing["size"])
    if min(size) < 100:
        raise ValueError(size)
    return DrawnBoard(
        size,
        {
            space: DrawnSpace(
                _points(drawing["spaces"][space]["at"])[0],
                _angle(drawing["spaces"][space]["heading"]),
                _points(drawing["spaces"][space]["outline"], 3),
            )
            for space in spaces
        },
        _points(drawing["inner"], 3),
        _points(drawing["outer"], 3),
        tuple(_points(wall, 2) for wall in drawing["walls"]),
        _points(drawing["line"], 2),
        tuple(
            StartNumeral(str(lane["space"]), str(lane["text"]), str(lane["direction"]))
            for lane in drawing["lanes"]
            if lane["space"] in spaces
        ),
        DrawnSpace(_points(box["at"])[0], _angle(box["heading"]), ()),
        _angle(box["width"]),
        _points(drawing["spina"], 2),
    )
