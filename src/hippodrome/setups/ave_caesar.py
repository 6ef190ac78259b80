"""Set-ups of Ave Caesar: one race, several, or the tournament of an edition."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import PurePath
from typing import Any, Final

from hippodrome.atlas import course_names
from hippodrome.atlas.source import compile_course
from hippodrome.course import DIRECTIONS
from hippodrome.files import parse_json, read_text_or_stdin
from hippodrome.games.ave_caesar.kit import courses_of, read_edition_name
from hippodrome.race.protocol import Pick
from hippodrome.setups.wish import RaceWish

SMALL_COURSES: Final = ("white", "blue")
LARGE_COURSES: Final = ("yellow", "red")
"""The courses for up to four chariots, and those for more."""


def read_course_file(file: str) -> object:
    """Read a course file, or compile a course source."""
    text = read_text_or_stdin(file)
    return compile_course(text, PurePath(file).stem) if file.endswith(".course") else parse_json(text, file)


def is_file(course: str) -> bool:
    """Say whether a course is given by a file."""
    return course.endswith((".json", ".course"))


class AveCaesarSetupMaker:
    """Makes the set-ups of Ave Caesar."""

    def make_setup(self, wish: RaceWish, players: int, deal_by: Pick | None) -> dict[str, Any]:
        """Make a set-up for so many players."""
        del deal_by
        options = dict(wish.options or {})
        if wish.laps is not None:
            options["laps"] = wish.laps
        setup: dict[str, Any] = {
            "players": players,
            "each": wish.each,
            "unmanned": wish.unmanned,
            "options": options,
        }
        if wish.edition is not None:
            setup["edition"] = wish.edition
        if wish.tournament and not wish.courses:
            return setup
        chosen = wish.courses or (_usual_course(wish.edition, players * wish.each + wish.unmanned),)
        legs = _legs([read_course_file(it) if is_file(it) else it for it in chosen], wish)
        # Friends are as many as they are: the numbers that a course asks for do not bind them.
        return setup | {"programme": legs, "any_number": True}

    def courses(self, chariots: int) -> Sequence[str]:
        """List the courses that have a lane for everyone, the usual one first."""
        usual = SMALL_COURSES if chariots <= 4 else LARGE_COURSES
        small = SMALL_COURSES if chariots > 4 else ()
        return (*usual, *(name for name in course_names() if name not in (*usual, *small)))


def _legs(courses: Sequence[object], wish: RaceWish) -> list[dict[str, Any]]:
    """List the races: a direction is that of the last; a tournament goes both ways."""
    first = wish.direction or DIRECTIONS[0]
    if wish.both_ways and wish.tournament:
        ways = (first, *(it for it in DIRECTIONS if it != first))
        return [{"course": course, "direction": way} for way in ways for course in courses]
    legs: list[dict[str, Any]] = [{"course": course, "direction": DIRECTIONS[0]} for course in courses]
    if wish.tournament and wish.direction is None:
        return [*legs, *({**leg, "direction": DIRECTIONS[1]} for leg in legs)]
    legs[-1]["direction"] = first
    return legs


def _usual_course(edition: str | None, chariots: int) -> str:
    return courses_of(read_edition_name(edition or "ravensburger"), chariots)[0]


SETUPS: Final = AveCaesarSetupMaker()
