"""Section 1: what is in the box."""

from __future__ import annotations

from typing import Any, get_args

import pytest

from hippodrome.atlas import course_json
from hippodrome.course import (
    DECK_POINTS,
    DIRECTIONS,
    Direction,
    bottlenecks,
    course_faults,
    read_course,
    shortest_race,
)
from hippodrome.games.ave_caesar import kit
from hippodrome.games.ave_caesar.game import GAME
from hippodrome.games.ave_caesar.position import read_position
from hippodrome.saying import Trouble

from .drawn import TINY, chariot, drawing, drawn, legal, play, stands, whole_course

RAVENSBURGER = {"white": (80, (3, 4)), "blue": (80, (3, 4)), "yellow": (78, (5, 6)), "red": (78, (5, 6))}
PRO_LUDO = ("pro-ludo-a", "pro-ludo-b")


@pytest.mark.rule("ave-caesar 1.1")
@pytest.mark.parametrize("name", [*RAVENSBURGER, *PRO_LUDO, *TINY])
def test_a_course_is_a_ring_without_a_fault(name: str) -> None:
    assert course_faults(read_course(whole_course(name))) == []


@pytest.mark.rule("ave-caesar 1.1")
@pytest.mark.parametrize("direction", DIRECTIONS)
@pytest.mark.parametrize("name", RAVENSBURGER)
def test_a_ravensburger_race_needs_the_printed_number_of_spaces(name: str, direction: Direction) -> None:
    steps, players = RAVENSBURGER[name]
    course = read_course(course_json(name))
    assert shortest_race(course, direction) == steps
    assert course.players == players
    assert course.laps == 3


@pytest.mark.rule("ave-caesar 1.1")
def test_each_course_is_driven_in_two_directions_so_there_are_eight() -> None:
    assert len(RAVENSBURGER) * len(DIRECTIONS) == 8
    there = drawn("""white
        A 16  hand 1 2 3""")
    back = drawn("""white anticlockwise
        A 16  hand 1 2 3""")
    assert legal(there) == "1-17a  1-17b  2-18a  2-18b  3-19"
    assert legal(back) == "1-15a  1-15b  2-13b3  2-14a  3-13a  3-13b2"


@pytest.mark.rule("ave-caesar 1.1")
def test_anticlockwise_every_step_is_reversed() -> None:
    course = read_course(course_json("red"))
    on, back = course.ways("clockwise"), course.ways("anticlockwise")
    forward = {(space, following) for space in on for following in on[space]}
    assert {(following, space) for space in back for following in back[space]} == forward


@pytest.mark.rule("ave-caesar 1.1")
@pytest.mark.parametrize(
    ("space", "direction", "front"),
    [
        ("01I", "clockwise", 12),
        ("26I", "clockwise", 312),
        ("A1", "clockwise", 308),
        ("A2", "clockwise", 4),
        ("26I", "anticlockwise", 12),
        ("01I", "anticlockwise", 312),
        ("A3", "anticlockwise", 308),
        ("A2", "anticlockwise", 4),
        ("A1", "anticlockwise", 12),
    ],
)
def test_a_front_is_brought_into_the_lap_by_whole_laps(space: Any, direction: Direction, front: int) -> None:
    assert read_course(course_json("white")).front(space, direction) == front


@pytest.mark.rule("ave-caesar 1.2")
def test_a_deck_has_each_value_from_one_to_six_four_times() -> None:
    assert kit.sorted_values(kit.FULL_DECK) == tuple(value for value in range(1, 7) for _ in range(4))
    assert len(kit.sorted_values(kit.FULL_DECK)) == 24


@pytest.mark.rule("ave-caesar 1.2")
def test_a_deck_is_worth_84_points() -> None:
    assert kit.sum_of_points(kit.FULL_DECK) == DECK_POINTS == 84


@pytest.mark.rule("ave-caesar 1.2")
@pytest.mark.parametrize("players", [2, 6])
def test_two_to_six_chariots_race_each_with_a_deck_of_its_own(players: int) -> None:
    state: Any = GAME.start({"edition": "pro-ludo", "players": players})
    for number in range(players):
        state = GAME.play(state, GAME.read("lot 6" if number == 0 else "lot 1"))
    assert len(state.chariots) == players
    assert all(it.deck == kit.FULL_DECK for it in state.chariots)


@pytest.mark.rule("ave-caesar 1.2")
@pytest.mark.parametrize("players", [1, 7])
def test_one_chariot_or_seven_make_no_race(players: int) -> None:
    with pytest.raises(Trouble):
        GAME.start({"edition": "pro-ludo", "players": players})


@pytest.mark.rule("ave-caesar 1.2")
def test_there_is_one_denarius_each_so_tribute_is_paid_once() -> None:
    """The second stop in the alley changes nothing any more."""
    state = drawn("""court
        A 07b lap 2 paid hand 1""")
    after = play(state, "1-A1")
    assert stands(after, "A") == "A1 lap 2 racing paid"
    assert chariot(after, "A").marks == chariot(state, "A").marks


@pytest.mark.rule("ave-caesar 1.3")
@pytest.mark.parametrize("name", PRO_LUDO)
def test_our_courses_for_pro_ludo_take_two_to_six_and_have_bottlenecks_walls_and_an_alley(name: str) -> None:
    course = read_course(course_json(name))
    assert course.players == (2, 6)
    assert bottlenecks(course)
    assert course.alley
    walled = [it for it in course.spaces.values() if it.rear % 12 or it.front % 12]
    assert len(walled) > len(course.alley), "walled lanes have spaces of their own length"


@pytest.mark.rule("ave-caesar 1.3")
@pytest.mark.parametrize("direction", DIRECTIONS)
@pytest.mark.parametrize("name", PRO_LUDO)
def test_our_courses_leave_two_to_eight_points_either_way_round(name: str, direction: Direction) -> None:
    steps = shortest_race(read_course(course_json(name)), direction)
    assert steps is not None
    assert 2 <= DECK_POINTS - steps <= 8


@pytest.mark.rule("ave-caesar 1.4")
def test_the_rules_do_not_look_at_what_is_drawn_on_a_course() -> None:
    position = drawing("""court
        A 05a hand 1 3 6""")
    dry = read_position(position)
    position["course"] = {**position["course"], "drawing": {"water": [[0, 0, 9, 9]]}}
    wet = read_position(position)
    assert GAME.legal_moves(wet) == GAME.legal_moves(dry)


def test_the_directions_are_the_two_that_a_course_file_has() -> None:
    assert get_args(Direction) == ("clockwise", "anticlockwise")
