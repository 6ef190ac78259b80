"""Courses: reading them, naming every fault at once, measuring."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from tests.strategies import json_values, mutated

from hippodrome.course import (
    DIRECTIONS,
    MOST_SPACES,
    MOST_STATIONS,
    MOST_STEPS,
    bottlenecks,
    course_faults,
    read_course,
    shortest_lap,
    shortest_race,
    write_course,
)
from hippodrome.saying import Trouble

PRINTED = {
    path.stem: json.loads(path.read_text("utf-8")) for path in (Path(__file__).parent / "courses").iterdir()
}


def ring(columns: int = 8, laps: int = 3) -> dict[str, Any]:
    """Make a course of two lanes with an alley of two spaces, one on either side of the line."""
    length = 12 * columns
    spaces: dict[str, Any] = {
        f"{column}{lane}": {"lane": 1 + "ab".index(lane), "rear": 12 * column - 12, "front": 12 * column}
        for column in range(1, columns + 1)
        for lane in "ab"
    }
    spaces["A1"] = {"lane": 3, "rear": length - 12, "front": length}
    spaces["A2"] = {"lane": 3, "rear": 0, "front": 12}
    ahead = {
        f"{column}{lane}": [f"{column % columns + 1}{then}" for then in "ab"]
        for column in range(1, columns + 1)
        for lane in "ab"
    }
    ahead[f"{columns - 1}b"].append("A1")
    return {
        "name": "ring",
        "board": "none",
        "players": [1, 2],
        "laps": laps,
        "length": length,
        "alley": ["A1", "A2"],
        "start": {"clockwise": [f"{columns}a", f"{columns}b"], "anticlockwise": ["1a", "1b"]},
        "spaces": spaces,
        "ahead": {**ahead, "A1": ["A2"], "A2": ["2b"]},
    }


def found(course: dict[str, Any]) -> list[str]:
    return [str(it) for it in course_faults(read_course(course))]


def keys(course: dict[str, Any]) -> set[str]:
    return {it.key for it in course_faults(read_course(course))}


def test_the_course_that_these_tests_break_has_no_fault() -> None:
    assert found(ring()) == []


# --- one broken course for every fault -----------------------------------------------------------------


@pytest.mark.parametrize("where", ["alley", "start.clockwise", "start.anticlockwise"])
def test_an_unknown_id_is_a_fault(where: str) -> None:
    course = ring()
    place = course["alley"] if where == "alley" else course["start"][where.removeprefix("start.")]
    place.append("9z")
    assert f"fault-id-unknown space=9z where={where}" in found(course)


def test_an_unknown_id_in_a_step_is_a_fault() -> None:
    course = ring()
    course["ahead"]["3a"].append("9z")
    course["ahead"]["9y"] = ["3a"]
    assert found(course) == [
        "fault-id-unknown space=9z where=ahead.3a",
        "fault-id-unknown space=9y where=ahead.9y",
    ]


@pytest.mark.parametrize("where", ["alley", "start.clockwise", "start.anticlockwise"])
def test_an_id_listed_twice_is_a_fault(where: str) -> None:
    course = ring()
    place = course["alley"] if where == "alley" else course["start"][where.removeprefix("start.")]
    place.append(place[0])
    assert found(course) == [f"fault-id-twice space={place[0]} where={where}"]


def test_an_id_that_is_not_used_is_a_fault() -> None:
    course = ring()
    course["spaces"]["9z"] = {"lane": 3, "rear": 12, "front": 24}
    course["ahead"]["9z"] = []
    assert "fault-id-unused space=9z" in found(course)


def test_a_step_listed_twice_is_a_fault() -> None:
    course = ring()
    course["ahead"]["3a"].append("4b")
    assert found(course) == ["fault-step-twice space=3a next=4b"]


@pytest.mark.parametrize(
    ("change", "fault"),
    [
        ({"rear": 24, "front": 48}, "fault-step-advance space=4b next=3b direction=anticlockwise"),
        ({"rear": 36, "front": 36}, "fault-step-advance space=3a next=4b direction=clockwise"),
        ({"rear": 36, "front": 84}, "fault-step-advance space=3a next=4b direction=clockwise"),
    ],
    ids=["level backwards", "level", "half a lap"],
)
def test_a_step_must_advance_by_at_least_one_and_less_than_half_a_lap_both_ways(
    change: dict[str, int], fault: str
) -> None:
    course = ring()
    course["spaces"]["4b"].update(change)
    assert fault in found(course)


def test_a_step_of_one_twelfth_and_one_of_just_under_half_a_lap_are_no_fault() -> None:
    course = ring()
    course["spaces"]["4b"].update({"rear": 25, "front": 37})
    assert keys(course) == set()
    course["spaces"]["4b"].update({"rear": 13, "front": 37})
    assert "fault-step-advance" in keys(course)


def test_a_space_that_cannot_be_reached_is_a_fault_in_that_direction() -> None:
    course = ring()
    for nexts in course["ahead"].values():
        if "4b" in nexts:
            nexts.remove("4b")
    assert found(course) == [
        "fault-unreachable space=4b direction=clockwise",
        "fault-dead-end space=4b direction=anticlockwise",
    ]


def test_of_a_course_without_a_start_nothing_else_is_said_than_that() -> None:
    """Whoever has not placed the grid yet is not told of every space that no way leads to it."""
    course = ring()
    course["start"]["clockwise"] = []
    assert found(course) == [f"fault-start-few direction=clockwise most={course['players'][1]}"]


def test_a_space_without_a_way_on_is_a_fault_in_that_direction() -> None:
    course = ring()
    course["ahead"]["4b"] = []
    assert found(course) == [
        "fault-dead-end space=4b direction=clockwise",
        "fault-unreachable space=4b direction=anticlockwise",
    ]


def test_an_alley_with_a_gap_is_a_fault() -> None:
    course = ring()
    course["ahead"]["A1"] = ["1b"]
    course["ahead"]["8b"].append("A2")
    assert {
        "fault-alley-broken space=A1 next=A2",
        "fault-alley-left space=A1 next=1b",
        "fault-alley-entered space=A2 before=8b",
    } <= set(found(course))


def test_an_alley_left_before_its_end_is_a_fault() -> None:
    course = ring()
    course["ahead"]["A1"].append("1b")
    assert found(course) == ["fault-alley-left space=A1 next=1b"]


def test_an_alley_entered_after_its_entrance_is_a_fault() -> None:
    course = ring()
    course["ahead"]["8b"].append("A2")
    assert found(course) == ["fault-alley-entered space=A2 before=8b"]


def test_an_alley_that_leads_back_into_itself_is_a_fault() -> None:
    course = ring()
    course["ahead"]["A2"].append("A1")
    assert "fault-alley-left space=A2 next=A1" in found(course)


@pytest.mark.parametrize(("listed", "left_out"), [(["A1"], "A2"), (["A2"], "A1")])
def test_an_alley_not_listed_in_full_is_a_fault(listed: list[str], left_out: str) -> None:
    course = ring()
    course["alley"] = listed
    assert f"fault-alley-longer space={left_out}" in found(course)


def test_an_alley_listed_the_wrong_way_round_is_a_fault() -> None:
    course = ring()
    course["alley"] = ["A2", "A1"]
    assert "fault-alley-broken space=A2 next=A1" in found(course)


def test_an_alley_further_from_the_line_than_a_quarter_of_a_lap_is_a_fault() -> None:
    course = ring(12)
    assert found(course) == []
    far = ring()
    far["ahead"]["A2"] = ["3b"]
    far["spaces"]["A2"]["front"] = 24
    assert found(far) == [], "a quarter is near enough"
    far["spaces"]["A2"]["front"] = 25
    assert "fault-alley-far space=A2" in found(far)


def test_a_course_may_do_without_an_alley() -> None:
    course = ring()
    course["alley"] = []
    for space in ("A1", "A2"):
        del course["spaces"][space], course["ahead"][space]
    course["ahead"]["7b"].remove("A1")
    assert found(course) == []


@pytest.mark.parametrize(
    ("direction", "near", "far"), [("clockwise", "6b", "5b"), ("anticlockwise", "3a", "4a")]
)
def test_a_start_space_further_behind_the_line_than_a_quarter_of_a_lap_is_a_fault(
    direction: str, near: str, far: str
) -> None:
    course = ring()
    course["start"][direction][0] = near
    assert found(course) == []
    course["start"][direction][0] = far
    assert f"fault-start-far space={far} direction={direction}" in found(course)


@pytest.mark.parametrize("direction", DIRECTIONS)
def test_fewer_start_spaces_than_the_most_players_is_a_fault(direction: str) -> None:
    course = ring()
    course["start"][direction].pop()
    assert f"fault-start-few direction={direction} most=2" in found(course)


def test_a_lap_of_fewer_than_seven_steps_is_a_fault() -> None:
    assert found(ring(7)) == []
    assert found(ring(6)) == ["fault-lap-short steps=6 least=7"]


@pytest.mark.parametrize(("columns", "laps", "steps"), [(27, 3, 82), (28, 3, 85), (12, 7, 85), (16, 5, 81)])
def test_a_race_longer_than_the_84_points_of_a_deck_is_a_fault(columns: int, laps: int, steps: int) -> None:
    course = ring(columns, laps)
    assert [shortest_race(read_course(course), it) for it in DIRECTIONS] == [steps, steps]
    wanted = [f"fault-race-long steps={steps} direction={it} most=84" for it in DIRECTIONS]
    assert found(course) == (wanted if steps > 84 else [])


def test_a_race_whose_alley_cannot_be_reached_is_a_fault() -> None:
    course = ring()
    course["ahead"]["7b"].remove("A1")
    assert "fault-race-impossible direction=clockwise" in found(course)


FAULTS = {
    *["fault-id-twice", "fault-id-unknown", "fault-id-unused", "fault-step-twice", "fault-step-advance"],
    *["fault-unreachable", "fault-dead-end", "fault-alley-broken", "fault-alley-left", "fault-alley-entered"],
    *["fault-alley-longer", "fault-alley-far", "fault-start-few", "fault-start-far", "fault-lap-short"],
    *["fault-race-impossible", "fault-race-long"],
}


def test_the_tests_above_name_every_fault_there_is() -> None:
    source = Path(str(read_course.__globals__["__file__"])).read_text("utf-8")
    assert {word for word in source.split('"') if word.startswith("fault-")} == FAULTS


def test_all_faults_are_named_at_once() -> None:
    course = ring()
    course["alley"].append("9z")
    course["start"]["clockwise"] = ["8a", "8a"]
    course["spaces"]["unused"] = {"lane": 1, "rear": 0, "front": 12}
    course["ahead"]["3a"] = ["4a", "4b", "4b", "3b"]
    course["ahead"]["5b"] = []
    course["spaces"]["A2"]["front"] = 40
    assert keys(course) >= {
        "fault-id-unknown",
        "fault-id-twice",
        "fault-id-unused",
        "fault-step-twice",
        "fault-step-advance",
        "fault-dead-end",
        "fault-unreachable",
        "fault-alley-far",
        "fault-start-few",
    }


# --- reading -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", PRINTED)
def test_a_course_is_written_as_it_was_read(name: str) -> None:
    assert write_course(read_course(PRINTED[name])) == PRINTED[name]


@pytest.mark.parametrize(
    ("field", "value", "trouble"),
    [
        ("name", "", "field-text field=course.name"),
        ("name", "x" * 101, "field-text field=course.name"),
        ("name", "two\nlines", "field-text field=course.name"),
        ("board", 3, "field-text field=course.board"),
        ("players", [1], "course-players"),
        ("players", [3, 2], "course-players"),
        ("players", 4, "field-list field=course.players"),
        ("players", [0, 4], "field-whole field=course.players"),
        ("players", [1, 7], "field-whole field=course.players"),
        ("laps", 0, "field-whole field=course.laps"),
        ("laps", True, "field-whole field=course.laps"),
        ("laps", 100, "field-whole field=course.laps"),
        ("length", 0, "field-whole field=course.length"),
        ("length", 10_001, "field-whole field=course.length"),
        ("alley", "A1", "field-list field=course.alley"),
        ("alley", [1], "field-text field=course.alley"),
        ("alley", ["A1"] * 10_001, "course-size field=course.alley"),
        ("start", {"clockwise": []}, "course-start"),
        ("start", [], "field-object field=course.start"),
        ("spaces", {}, "course-size field=course.spaces"),
        (
            "spaces",
            {"finish": {"lane": 1, "rear": 0, "front": 12}},
            "field-unknown field=course.spaces.finish",
        ),
        ("spaces", {"1a": {"lane": 1, "rear": 0}}, "field-missing field=course.spaces.1a.front"),
        (
            "spaces",
            {"1a": {"lane": 1, "rear": 0, "front": 1, "x": 0}},
            "field-unknown field=course.spaces.1a.x",
        ),
        ("spaces", {"1a": {"lane": 0, "rear": 0, "front": 1}}, "field-whole field=course.spaces.1a.lane"),
        ("spaces", {"1a": 3}, "field-object field=course.spaces.1a"),
        ("ahead", [], "field-object field=course.ahead"),
        ("ahead", {"1a": "2a"}, "field-list field=course.ahead.1a"),
        ("colour", "red", "field-unknown field=course.colour"),
    ],
)
def test_a_field_that_is_not_as_it_should_be_is_named(field: str, value: Any, trouble: str) -> None:
    with pytest.raises(Trouble) as caught:
        read_course({**ring(), field: value})
    assert str(caught.value).startswith(trouble)


@pytest.mark.parametrize(
    "field", ["name", "board", "players", "laps", "length", "alley", "start", "spaces", "ahead"]
)
def test_a_missing_field_is_named(field: str) -> None:
    course = ring()
    del course[field]
    with pytest.raises(Trouble, match=f"field-missing field=course.{field}"):
        read_course(course)


def test_a_course_of_too_many_spaces_is_refused_before_anything_is_worked_out() -> None:
    spaces = {str(number): {"lane": 1, "rear": 0, "front": 1} for number in range(MOST_SPACES + 1)}
    with pytest.raises(Trouble, match=f"course-size field=course.spaces most={MOST_SPACES}"):
        read_course({**ring(), "spaces": spaces})


def test_a_course_of_too_many_steps_is_refused_before_anything_is_worked_out() -> None:
    course = ring()
    everywhere = list(course["spaces"])
    course["ahead"] = dict.fromkeys(everywhere, everywhere * 100)
    with pytest.raises(Trouble, match=f"course-steps field=course.ahead most={MOST_STEPS}"):
        read_course(course)


def test_a_course_with_too_many_laps_for_its_spaces_is_refused() -> None:
    course = ring(40, 99)
    stations = 100 * len(course["spaces"])
    wrong = f"course-stations field=course.laps stations={stations} most={MOST_STATIONS}"
    with pytest.raises(Trouble, match=wrong):
        read_course(course)


def test_a_drawing_is_carried_along_and_makes_no_other_course() -> None:
    course = {**ring(), "drawing": {"anything": [1]}}
    assert write_course(read_course(course)) == course
    assert read_course(course) == read_course(ring())


# --- measuring -----------------------------------------------------------------------------------------


def test_the_shortest_lap_is_counted_from_a_space_to_itself() -> None:
    assert shortest_lap(read_course(ring(9))) == 9
    course = ring(9)
    course["ahead"]["3a"].append("5a")
    assert shortest_lap(read_course(course)) == 8


def test_the_shortest_race_makes_its_stop_in_the_alley() -> None:
    """Three laps of eight and the step over the line; through this alley there is a step less."""
    assert shortest_race(read_course(ring()), "clockwise") == 25
    longer = ring()
    longer["spaces"]["A3"] = {"lane": 3, "rear": 6, "front": 12}
    longer["spaces"]["A2"]["front"] = 6
    longer["alley"].append("A3")
    longer["ahead"]["A2"], longer["ahead"]["A3"] = ["A3"], ["2b"]
    assert shortest_race(read_course(longer), "clockwise") == 26
    longer["laps"] = 1
    assert shortest_race(read_course(longer), "clockwise") == 9, "with one lap none is due"


def test_bottlenecks_are_the_spaces_that_every_lap_must_pass() -> None:
    course = ring()
    assert bottlenecks(read_course(course)) == ()
    for nexts in course["ahead"].values():
        if "4b" in nexts:
            nexts.remove("4b")
    assert bottlenecks(read_course(course)) == ("4a",)


def test_the_bottlenecks_of_white_are_listed_in_the_order_of_the_lap() -> None:
    assert bottlenecks(read_course(PRINTED["white"])) == ("06", "10", "12", "16", "19", "21")


# --- anything at all -----------------------------------------------------------------------------------


@given(json_values())
def test_whatever_is_read_as_a_course_only_trouble_comes_of_it(value: Any) -> None:
    with pytest.raises(Trouble):
        read_course(value)


@given(mutated([ring()]))
def test_a_course_changed_anywhere_is_checked_or_refused_but_never_breaks(value: Any) -> None:
    try:
        course = read_course(value)
    except Trouble:
        return
    course_faults(course)
    bottlenecks(course)
    assert read_course(write_course(course)) == course
