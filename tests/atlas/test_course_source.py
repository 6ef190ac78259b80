"""The source form of courses: what it compiles to, and how it complains."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from hippodrome.atlas import course_json, course_names
from hippodrome.atlas.source import compile_course
from hippodrome.course import DIRECTIONS, bottlenecks, course_faults, read_course, shortest_race
from hippodrome.saying import Trouble

TESTS = Path(__file__).parents[1]
PRINTED = ("white", "blue", "yellow", "red")

SMALL = """\
board mine
players 2-3
start clockwise 08I 08II 08III
start anticlockwise 01I 01II 01III
01 I II III
02 a b
03 a | b1 > b2
04 -
05 a b
06-07 a > a | b1 > b2 > b3
08 I II III
"""


def changed(old: str, new: str) -> str:
    assert old in SMALL
    return SMALL.replace(old, new)


@pytest.mark.rule("ave-caesar 1.1")
@pytest.mark.parametrize("name", PRINTED)
def test_a_printed_course_compiles_to_exactly_its_file(name: str) -> None:
    compiled = dict(course_json(name))
    del compiled["drawing"]
    expected = json.loads((TESTS / "courses" / f"{name}.json").read_text(encoding="utf-8"))
    assert compiled == expected
    assert json.dumps(compiled) == json.dumps(expected)


def test_the_atlas_names_six_courses_and_refuses_others() -> None:
    assert course_names() == ("blue", "pro-ludo-a", "pro-ludo-b", "red", "white", "yellow")
    with pytest.raises(Trouble) as trouble:
        course_json("green")
    assert trouble.value.saying.key == "unknown-course"
    assert dict(trouble.value.saying.facts)["name"] == "green"


@pytest.mark.rule("ave-caesar 1.3")
@pytest.mark.parametrize("direction", DIRECTIONS)
@pytest.mark.parametrize("name", ["pro-ludo-a", "pro-ludo-b"])
def test_our_own_courses_leave_two_to_eight_points_to_spare(name: str, direction: str) -> None:
    course = read_course(course_json(name))
    assert course_faults(course) == []
    needed = shortest_race(course, direction)  # type: ignore[arg-type]  # narrower here
    assert needed is not None
    assert 2 <= 84 - needed <= 8
    assert bottlenecks(course)
    assert course.alley
    assert course.players == (2, 6)
    assert course_json(name)["drawing"]["walls"]


@pytest.mark.rule("ave-caesar 1.3")
def test_one_of_our_courses_is_a_little_shorter_than_the_other() -> None:
    assert course_json("pro-ludo-b")["length"] < course_json("pro-ludo-a")["length"]


def test_lanes_meet_where_they_overlap_or_touch() -> None:
    ahead = compile_course(SMALL, "small")["ahead"]
    assert ahead["01I"] == ["02a"]
    assert ahead["01II"] == ["02a", "02b"]
    assert ahead["01III"] == ["02a", "02b"]
    assert ahead["02b"] == ["03a", "03b1"]
    assert ahead["03b1"] == ["03b2"]
    assert ahead["03b2"] == ["04"]
    assert ahead["06a"] == ["07a"]
    assert ahead["06b3"] == ["08I", "08II", "08III"][1:]


def test_a_fork_and_an_override_change_the_steps() -> None:
    source = changed("02 a b\n", "02 a +b\nno step 01I to 02b\nstep 01III to 02a\n")
    ahead = compile_course(source, "small")["ahead"]
    assert ahead["01I"] == ["02a"]
    assert ahead["01II"] == ["02a", "02b"]
    assert ahead["01III"] == ["02b", "02a"]


def test_joined_walls_keep_the_parts_apart() -> None:
    ahead = compile_course(changed("04 -\n05 a b\n", "04 a | b\n05 a | b c\n"), "small")["ahead"]
    assert ahead["03a"] == ["04a"]
    assert ahead["03b2"] == ["04b"]
    assert ahead["04a"] == ["05a"]
    assert ahead["04b"] == ["05b", "05c"]


@pytest.mark.parametrize(
    ("text", "key", "line"),
    [
        (SMALL + "gate 3\n", "unknown-word", 12),
        (changed("04 -", "05 -"), "column-order", 8),
        (changed("03 a | b1 > b2", "03 a b1 > b2"), "file-unwalled", 7),
        (changed("03 a | b1 > b2", "03 a | b1 >"), "file-form", 7),
        (changed("03 a | b1 > b2", "03 a | "), "no-spaces", 7),
        (changed("02 a b", "02 a a"), "space-twice", 6),
        (changed("02 a b", "02 a b/c"), "space-name", 6),
        (changed("players 2-3", "players 3-2"), "number", 2),
        (changed("board mine", "board"), "empty", 1),
        (changed("start clockwise", "start rightwards"), "direction", 3),
        (changed("08I 08II 08III", "08I 08II 09III"), "no-space", 3),
        (SMALL + "alley A1 A2\n", "alley-form", 12),
        (SMALL + "alley A1 > A2 from 07z to 02b\n", "no-space", 12),
        (SMALL + "step 01I 02b\n", "step-form", 12),
        (SMALL + "step 01I to 02a\n", "idle-step", 12),
        (SMALL + "outside first 12\n", "no-column", 12),
        (SMALL + "bend 02 9 9\n", "bend-form", 12),
        (SMALL + "bend 02 at 9 90\n", "off-board", 12),
        (SMALL + "bend 02 at 30 9\nbend 03 at 9 9\n", "bends", 13),
        (SMALL + "bend 02 at 30 9\nbend 01 at 30 22\nbend 07 at 9 22\n", "bend-order", 13),
        (SMALL + "bend 02 at 30 9\nbend 03 at 30 15\nbend 04 at 30 22\nbend 07 at 9 22\n", "bend-turn", 13),
        (SMALL + "spina 1 2 3 4\n", "spina-form", 12),
        ("board mine\n", "missing", 1),
        ("", "missing", 0),
    ],
)
def test_a_mistake_is_reported_with_its_line(text: str, key: str, line: int) -> None:
    with pytest.raises(Trouble) as trouble:
        compile_course(text, "small")
    assert trouble.value.saying.key == f"course-source-{key}"
    facts = dict(trouble.value.saying.facts)
    assert facts["line"] == line
    assert facts["course"] == "small"


def test_the_how_to_tells_a_course_that_can_be_raced() -> None:
    page = (TESTS.parent / "docs" / "how-to" / "write-a-course.md").read_text(encoding="utf-8")
    example = re.search(r"```course\n(.*?)```", page, re.DOTALL)
    assert example
    assert course_faults(read_course(compile_course(example[1], "mine"))) == []
