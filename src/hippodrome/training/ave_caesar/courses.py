"""Courses made up from a seed, to learn on and to be tried on: like the printed ones, but none of them."""

from __future__ import annotations

from random import Random
from typing import Final

from hippodrome.atlas.source import compile_course
from hippodrome.chance import seeded_random
from hippodrome.course import Course, course_faults, read_course, shortest_race
from hippodrome.games.ave_caesar.kit import FULL_DECK, sum_of_points
from hippodrome.saying import Trouble

SPARE_POINTS: Final = (2, 8)
"""How many points a course leaves at least and at most, the shorter way round and the longer."""

_NUMERALS: Final = ("I", "II", "III", "IV", "V", "VI")
_WALLED: Final = ("a | b1 > b2", "a | b1 > b2 > b3", "a b | c1 > c2", "a1 > a2 | b1 > b2 > b3")
_TWICE: Final = (
    "a > a | b1 > b2 > b3",
    "a > a | b1 > b2 > b3 > b4",
    "a > a | b1 > b2 > b3 | c1 > c2 > c3 > c4",
)


def made_up_course(seed: int, lanes: int) -> Course:
    """Make up the course of a seed with so many start lanes; drafts are drawn until one can be raced."""
    chance = seeded_random(f"a course to learn on, {seed}, {lanes}")
    while True:
        text = _draft(chance, lanes)
        try:
            course = read_course(compile_course(text, f"made-up-{seed}"))
        except Trouble:
            continue
        if course_faults(course):
            continue
        points = sum_of_points(FULL_DECK)
        spares = [points - (shortest_race(course, way) or points) for way in ("clockwise", "anticlockwise")]
        if min(spares) >= SPARE_POINTS[0] and max(spares) <= SPARE_POINTS[1]:
            return course


def _draft(chance: Random, lanes: int) -> str:
    """Write a course in the language of courses: a grid at the line, an alley beside it, anything between."""
    columns = chance.randint(23, 29)
    grid = " ".join(_NUMERALS[:lanes])
    last = columns
    wide = max(2, lanes - 1)
    near = [wide, max(2, wide - chance.randint(0, 1)), chance.randint(2, 3)]
    rows = [f"01  {grid}"]
    names = "abcdef"
    entry, exit_ = last - chance.randint(1, 2), 1 + chance.randint(1, 2)
    for place, lanes_here in enumerate(near, 2):
        rows.append(f"{place:02}  {' '.join(names[:lanes_here])}")
    column = 5
    while column <= last - 4:
        kind = chance.choice(["two", "two", "three", "bottleneck", "wall", "walled", "walled", "twice"])
        if kind == "twice" and column < last - 4:
            rows.append(f"{column:02}-{column + 1:02}  {chance.choice(_TWICE)}")
            column += 2
            continue
        body = {
            "two": "a b",
            "three": "a b c",
            "bottleneck": "-",
            "wall": chance.choice(["a | b", "a b | c"]),
            "walled": chance.choice(_WALLED),
        }.get(kind, "a b")
        rows.append(f"{column:02}  {body}")
        column += 1
    for place, lanes_here in zip(range(last - 3, last), reversed(near), strict=True):
        rows.append(f"{place:02}  {' '.join(names[:lanes_here])}")
    rows.append(f"{last:02}  {grid}")

    def outer(column: int) -> str:
        lanes_there = near[column - 2] if column < 5 else near[last - 1 - column]
        return f"{column:02}{names[lanes_there - 1]}"

    alley = " > ".join(f"A{number}" for number in range(1, chance.randint(3, 6) + 1))
    start = " ".join(f"{last:02}{it}" for it in _NUMERALS[:lanes])
    back = " ".join(f"01{it}" for it in _NUMERALS[:lanes])
    return "\n".join(
        [
            "board    made-up",
            f"players  2-{lanes}",
            "laps     3",
            f"start clockwise      {start}",
            f"start anticlockwise  {back}",
            f"alley    {alley}  from {outer(entry)} to {outer(exit_)}",
            *rows,
            "",
        ]
    )
