"""The drawing that comes with a compiled course."""

from __future__ import annotations

import json
from itertools import pairwise
from typing import Any

import pytest
from shapely.geometry import LineString, Point, Polygon

from hippodrome.atlas import course_json, course_names
from hippodrome.atlas.reading import read_source
from hippodrome.atlas.source import compile_course
from hippodrome.atlas.steps import boundary_cuts


def points(numbers: list[float]) -> list[tuple[float, float]]:
    return list(zip(numbers[::2], numbers[1::2], strict=True))


def outline(course: dict[str, Any], space: str) -> Polygon:
    return Polygon(points(course["drawing"]["spaces"][space]["outline"]))


@pytest.mark.parametrize("name", course_names())
def test_every_space_has_a_sound_outline_round_its_middle(name: str) -> None:
    course = course_json(name)
    assert list(course["drawing"]["spaces"]) == list(course["spaces"])
    board = Polygon([(0, 0), (1680, 0), (1680, 1188), (0, 1188)])
    for space, drawn in course["drawing"]["spaces"].items():
        shape = outline(course, space)
        assert shape.is_valid, space
        assert shape.area > 1200, space
        assert board.contains(shape), space
        assert shape.contains(Point(drawn["at"])), space


@pytest.mark.parametrize("name", course_names())
def test_no_two_spaces_lie_on_each_other(name: str) -> None:
    course = course_json(name)
    shapes = [outline(course, space) for space in course["spaces"]]
    for number, shape in enumerate(shapes):
        for other in shapes[number + 1 :]:
            assert shape.intersection(other).area < 0.02 * min(shape.area, other.area)


@pytest.mark.parametrize("name", course_names())
def test_a_step_leads_to_a_space_that_touches(name: str) -> None:
    course = course_json(name)
    apart = {
        (space, target)
        for space, targets in course["ahead"].items()
        for target in targets
        if outline(course, space).distance(outline(course, target)) > 1
    }
    assert apart <= {("01I", "02b"), ("02a", "03b")}  # the two that the source had to add by hand


@pytest.mark.parametrize("name", course_names())
def test_no_step_passes_a_wall_but_round_its_tip(name: str) -> None:
    course = course_json(name)
    for wall in course["drawing"]["walls"][:-1]:
        run = LineString(points(wall))
        inside = run.interpolate(0.5, normalized=True).buffer(3)
        beside = [space for space in course["spaces"] if outline(course, space).intersects(inside)]
        assert len(beside) >= 2


@pytest.mark.parametrize("name", course_names())
def test_the_rims_close_and_the_drawing_is_compact(name: str) -> None:
    drawing = course_json(name)["drawing"]
    assert Polygon(points(drawing["outer"])).contains(Polygon(points(drawing["inner"])))
    assert len(json.dumps(drawing)) < 40_000


def test_compiling_twice_gives_the_same_bytes() -> None:
    source = "board b\nplayers 1-1\nstart clockwise 02a\nstart anticlockwise 01a\n01 a b\n02 a b\n"
    once, again = (json.dumps(compile_course(source, "tiny")) for _ in range(2))
    assert once == again


def test_neighbouring_columns_share_the_whole_width() -> None:
    source = read_source(
        "board b\nplayers 1-1\nstart clockwise 03a\nstart anticlockwise 01a\n"
        "01 a b c\n02 a b c d\n03 a | b\n",
        "tiny",
    )
    for behind, ahead in pairwise(source.stretches):
        for cuts in boundary_cuts(behind, ahead):
            assert cuts[0] == 0
            assert cuts[-1] == 1
            assert list(cuts) == sorted(set(cuts))
