"""The boards as pictures."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any
from xml.etree import ElementTree as ET

import pytest

from hippodrome.atlas import course_json, course_names
from hippodrome.course import read_course
from hippodrome.drawing import ChariotMark, draw_course
from hippodrome.drawing.palette import LIVERIES, WATER

SVG = "{http://www.w3.org/2000/svg}"


def tree(svg: str) -> ET.Element:
    return ET.fromstring(svg)  # noqa: S314 (our own drawing)


def plain(name: str) -> dict[str, Any]:
    """Give a course without its drawing, as somebody might upload it."""
    return {key: value for key, value in course_json(name).items() if key != "drawing"}


def drawn_spaces(svg: str) -> list[str]:
    return [
        str(element.get("data-space"))
        for element in tree(svg).iter(f"{SVG}path")
        if element.get("class", "").startswith(("hd-space", "hd-alley"))
    ]


def chariots_drawn(svg: str) -> dict[str, str]:
    return {
        str(element.get("data-space")): str(element.get("transform"))
        for element in tree(svg).iter(f"{SVG}g")
        if element.get("class") == "hd-chariot"
    }


@pytest.mark.parametrize("name", course_names())
def test_every_space_of_a_course_is_drawn_once_in_a_small_picture(name: str) -> None:
    course = course_json(name)
    svg = draw_course(course, ids=True)
    assert drawn_spaces(svg) == list(course["spaces"])
    words = [element.text for element in tree(svg).iter(f"{SVG}text")]
    assert set(course["spaces"]) < set(words)
    assert len(svg.encode()) < 300_000


@pytest.mark.parametrize("name", course_names())
def test_a_course_without_a_drawing_is_drawn_all_the_same(name: str) -> None:
    course = plain(name)
    assert drawn_spaces(draw_course(course)) == list(course["spaces"])


@pytest.mark.parametrize(
    "broken",
    [
        None,
        [],
        {},
        "drawing",
        {"size": [1, 1]},
        {"size": [float("nan"), 5]},
        {**course_json("white")["drawing"], "spaces": {}},
        {**course_json("white")["drawing"], "walls": [["a", "b"]]},
        {**course_json("white")["drawing"], "box": {"at": [1, 2], "heading": float("inf"), "width": 3}},
        {**course_json("white")["drawing"], "outer": [10**400, 1, 2, 3, 4, 5]},
    ],
)
def test_a_broken_drawing_is_passed_over(broken: Any) -> None:
    svg = draw_course({**plain("white"), "drawing": broken})
    assert drawn_spaces(svg) == list(course_json("white")["spaces"])


def test_a_course_without_an_alley_is_drawn() -> None:
    course = plain("white")
    course["alley"] = []
    course["spaces"] = {space: it for space, it in course["spaces"].items() if not space.startswith("A")}
    assert drawn_spaces(draw_course(course)) == list(course["spaces"])


def test_chariots_stand_on_their_spaces_and_head_the_way_they_drive() -> None:
    course = course_json("white")
    marks = [ChariotMark("26I", 0), ChariotMark("08b1", 1, "Z"), ChariotMark(None, 2), ChariotMark("A2", 5)]
    there = chariots_drawn(draw_course(course, marks))
    back = chariots_drawn(draw_course(course, marks, direction="anticlockwise"))
    assert list(there) == ["26I", "08b1", "A2"]
    for space, transform in there.items():
        x, y = course["drawing"]["spaces"][space]["at"]
        assert transform.startswith(f"translate({x:g} {y:g})")
        assert transform != back[space]
    assert ">Z<" in draw_course(course, marks)


def test_chariots_differ_in_colour_shape_and_letter() -> None:
    assert len({livery.colour for livery in LIVERIES}) == 6
    assert len({livery.shape for livery in LIVERIES}) == 6
    svg = draw_course(
        course_json("red"), [ChariotMark(f"25{lane}", n) for n, lane in enumerate(["I", "II", "III"])]
    )
    assert all(f">{letter}</text>" in svg for letter in "ABC")


def test_lit_spaces_stand_out() -> None:
    svg = draw_course(course_json("blue"), lit={"06"})
    assert [e.get("data-space") for e in tree(svg).iter(f"{SVG}path") if "hd-lit" in e.get("class", "")] == [
        "06"
    ]


def test_the_same_board_is_drawn_with_the_same_bytes() -> None:
    again = json.loads(json.dumps(course_json("pro-ludo-a")))
    assert draw_course(course_json("pro-ludo-a")) == draw_course(again)


def test_names_from_outside_cannot_break_the_picture() -> None:
    course = json.loads(json.dumps(plain("white")).replace('"06"', '"<b>&\\u0000"'))
    course["name"] = '"><script>\x00'
    assert "<b>&\0" in course["spaces"]
    svg = draw_course(course, [ChariotMark("26I", 0, "<&")], ids=True)
    tree(svg)
    assert "<script" not in svg


@pytest.mark.rule("ave-caesar 1.4")
def test_water_is_scenery() -> None:
    assert WATER in draw_course(course_json("white"))
    assert read_course(course_json("white")) == read_course(plain("white"))


def test_the_picture_needs_nothing_from_elsewhere() -> None:
    svg = draw_course(course_json("white"))
    assert svg.count("http") == 1  # the name of the SVG language itself
    assert "<image" not in svg


def test_the_picture_in_the_docs_is_the_one_we_draw() -> None:
    kept = Path(__file__).parents[2] / "docs" / "pictures" / "white.svg"
    assert kept.read_text(encoding="utf-8") == draw_course(course_json("white"))
