"""The engine compared with a second, independent reading of the rules, position by position."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from tests.second_reading import ave_caesar, courses, positions

from hippodrome.atlas import course_json, course_names
from hippodrome.course import DIRECTIONS, course_faults, read_course, shortest_lap, shortest_race
from hippodrome.games.ave_caesar.game import GAME
from hippodrome.games.ave_caesar.position import read_position, write_position

from .drawn import TINY, whole_course


@pytest.fixture(scope="module", autouse=True)
def _known_courses() -> None:
    """Let the second reading know the courses that positions call by name."""
    ave_caesar.courses.update({name: course_json(name) for name in course_names()})


def compare(position: dict[str, Any]) -> int:
    """Compare everything that can be asked about a position; count the moves compared."""
    state = read_position(position)
    legal = [GAME.write(move) for move in GAME.legal_moves(state)]
    assert legal == ave_caesar.legal(position)
    assert [[int(it.what), it.clause] for it in GAME.refusals(state)] == ave_caesar.refused(position)
    for move in legal:
        after = write_position(GAME.play(state, GAME.read(move)))  # type: ignore[arg-type]  # narrower here
        assert after == ave_caesar.apply(position, move), move
    return len(legal)


@pytest.mark.parametrize("seed", range(8))
def test_both_readings_agree_on_positions_from_a_seed(seed: int) -> None:
    met = list(positions.positions(seed, 60, course_names()))
    assert len(met) == 60
    assert sum(compare(position) for position in met) > 100


@pytest.mark.parametrize("seed", range(4))
def test_both_readings_agree_on_a_whole_race_on_a_tiny_course(seed: int) -> None:
    rng = Random(seed)
    for position in list(positions.race(rng, whole_course(list(TINY)[seed])))[::5]:
        compare(position)


@pytest.mark.parametrize("seed", range(30))
def test_a_made_up_course_that_the_second_reading_accepts_has_no_fault(seed: int) -> None:
    made = courses.made_up_course(seed)
    course = read_course(made)
    assert course_faults(course) == []
    for direction in DIRECTIONS:
        track = ave_caesar.driven(made, direction, made["laps"])
        assert shortest_race(course, direction) == courses.shortest_race(track, made["start"][direction])
        assert shortest_lap(course) == courses.shortest_lap(track)


LONG_STEP: dict[str, Any] = {
    "name": "long-step",
    "board": "tiny",
    "players": [1, 1],
    "laps": 3,
    "length": 84,
    "alley": [],
    "start": {"clockwise": ["P5"], "anticlockwise": ["X"]},
    "spaces": {
        name: {"lane": lane, "rear": rear, "front": front}
        for name, lane, rear, front in [
            *[("X", 2, 0, 10), ("Y", 1, 4, 14), ("Q", 1, 14, 24), ("P1", 1, 24, 36), ("P2", 1, 36, 48)],
            *[("P3", 1, 48, 60), ("P4", 1, 60, 72), ("P5", 1, 72, 84), ("R2", 2, 36, 44), ("R3", 2, 44, 52)],
            *[("R4", 2, 52, 60), ("R5", 2, 60, 70), ("R6", 2, 70, 82)],
        ]
    },
    "ahead": {
        "X": ["Y", "P1"],
        "Y": ["Q"],
        "Q": ["P1"],
        "P1": ["P2", "R2"],
        "P2": ["P3"],
        "P3": ["P4"],
        "P4": ["P5"],
        "P5": ["Y"],
        "R2": ["R3"],
        "R3": ["R4"],
        "R4": ["R5"],
        "R5": ["R6"],
        "R6": ["X"],
    },
}
"""A lap has seven steps, and yet six steps from X come round to Y, which lies one step ahead of X, too."""


def test_six_steps_that_gain_more_than_a_lap_count_it() -> None:
    assert course_faults(read_course(LONG_STEP)) == []
    position = {
        "game": "ave-caesar",
        "course": LONG_STEP,
        "direction": "clockwise",
        "edition": "pro-ludo",
        "options": {},
        "turn": 0,
        "drawing": None,
        "opening": False,
        "still": 1,
        "left": [],
        "chariots": [
            {"space": "X", "lap": 1, "paid": False, "hand": [1, 6], "deck": [3, 4, 4, 4, 4, 3]}
            | {"tucked": [], "state": "racing", "unmanned": False}
        ],
    }
    compare(position)
    state = read_position(position)
    laps = [GAME.advance(state, GAME.read(it), lambda _: 0)[0] for it in ("1-Y", "6-Y")]
    assert [write_position(it)["chariots"][0]["lap"] for it in laps] == [1, 2]  # type: ignore[arg-type]  # narrower here
    for seed in range(3):
        for met in list(positions.race(Random(seed), LONG_STEP))[::3]:
            compare(met)
