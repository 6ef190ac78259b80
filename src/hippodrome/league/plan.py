"""The plan of a league: which charioteers meet, on which courses, in which lanes, on which cards.

Heats come in deals. The heats of a deal are raced on the same shuffles, and the field moves on by one
lane from heat to heat: everyone drives every lane, from every seat, with the very same cards.
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations
from typing import Any, Final, Literal, NamedTuple

from hippodrome.atlas import course_json, course_names
from hippodrome.atlas.ben_hur import arena_names
from hippodrome.charioteers import checked
from hippodrome.charioteers.outside import is_outside
from hippodrome.games import find
from hippodrome.saying import Trouble

Meet = Literal["all", "pairs"]
"""Who meets: all entrants in every race, or two of them at a time, every pair in turn."""

DIRECTIONS: Final = {"ave-caesar": ("clockwise", "anticlockwise"), "ben-hur": ("anticlockwise",)}
"""The ways round that each game knows."""

SAND: Final = (2, 6)
"""The fewest and the most chariots in an arena of Ben Hur (2.1)."""

MOST_RACES: Final = 1_000_000
"""No league has more races: its heats are listed before the first is raced."""


class Venue(NamedTuple):
    """Where a heat is raced: the course or arena, the way round, and how many chariots start."""

    course: str
    direction: str
    chariots: int

    def __str__(self) -> str:
        """Write the venue as reports have it."""
        return " ".join(map(str, self))


class Heat(NamedTuple):
    """One race of a league: its number, its deal, where it is raced, and who drives each chariot."""

    number: int
    deal: int
    venue: Venue
    drivers: tuple[str, ...]


class Plan(NamedTuple):
    """All that a league depends on: the same plan gives the same results anywhere."""

    game: str
    entrants: tuple[str, ...]
    courses: tuple[str, ...]
    chariots: int | None
    races: int
    seed: int
    meet: Meet = "all"
    edition: str | None = None

    def written(self) -> dict[str, Any]:
        """Write the plan as plain JSON values."""
        return {
            **self._asdict(),
            "entrants": list(self.entrants),
            "courses": list(self.courses),
            "rules": find(self.game).game.rules_version,
        }


def draw_up(
    game: str,
    entrants: Sequence[str],
    courses: Sequence[str],
    chariots: int | None,
    races: int,
    seed: int,
    meet: Meet = "all",
    edition: str | None = None,
) -> Plan:
    """Draw up a plan and check it; the courses may be `all`."""
    for name in entrants:
        if is_outside(name):
            raise Trouble("league-outside", name=name[:40])
    different = {checked(game, name) for name in entrants}  # nobody of that name: Trouble
    if not 2 <= len(entrants) == len(different):
        raise Trouble("league-entrants")
    if not 1 <= races <= MOST_RACES:
        raise Trouble("league-races", most=MOST_RACES)
    named = _named(game, courses, chariots)
    if not named or len(set(named)) < len(named):
        raise Trouble("league-courses")
    plan = Plan(game, tuple(entrants), named, chariots, races, seed, meet, edition)
    for venue in venues(plan):
        find(game).game.start(setup(game, venue, edition))
    return plan


def _named(game: str, courses: Sequence[str], chariots: int | None) -> tuple[str, ...]:
    """Name the courses; of `all`, those with room for so many chariots."""
    if tuple(courses) != ("all",):
        return tuple(courses)
    if game == "ben-hur":
        return arena_names()
    return tuple(name for name in course_names() if chariots is None or room_of(game, name)[2] >= chariots)


def room_of(game: str, course: str) -> tuple[int, int, int]:
    """Tell the fewest and the most chariots that a course is made for, and how many can start."""
    if game == "ben-hur":
        return (*SAND, SAND[1])
    value = course_json(course)
    fewest, most = value["players"]
    return fewest, most, min(len(lanes) for lanes in value["start"].values())


def venues(plan: Plan) -> list[Venue]:
    """List where the league is raced: every course, every way round."""
    return [
        Venue(course, direction, plan.chariots or room_of(plan.game, course)[1])
        for course in plan.courses
        for direction in DIRECTIONS[plan.game]
    ]


def setup(game: str, venue: Venue, edition: str | None = None) -> Mapping[str, Any]:
    """Make the set-up of a single race at a venue."""
    if game == "ben-hur":
        written: dict[str, Any] = {"arena": venue.course, "players": venue.chariots}
        return written | ({"preset": edition} if edition else {})
    written = {
        "players": venue.chariots,
        "programme": [{"course": venue.course, "direction": venue.direction}],
        "any_number": True,
    }
    return written | ({"edition": edition} if edition else {})


def heats(plan: Plan) -> list[Heat]:
    """List the heats of a plan: as many as asked for, to the end of the deal, and no venue left out."""
    return list(_heats(plan))


def _heats(plan: Plan) -> Iterator[Heat]:
    places = venues(plan)
    number = deal = 0
    while number < plan.races or deal < len(places):
        venue = places[deal % len(places)]
        meetings = fields(plan.entrants, venue.chariots, plan.meet)
        drivers = list(meetings[deal // len(places) % len(meetings)])
        random.Random(f"{plan.seed}/field/{deal}").shuffle(drivers)  # noqa: S311  (repeatable on purpose)
        for turn in range(_period(drivers)):
            number += 1
            yield Heat(number, deal, venue, (*drivers[turn:], *drivers[:turn]))
        deal += 1


def _period(drivers: Sequence[str]) -> int:
    """Count the moves round the lanes after which a field stands as it stood before."""
    field = list(drivers)
    return next(turn for turn in range(1, len(field) + 1) if field[turn:] + field[:turn] == field)


def fields(entrants: Sequence[str], chariots: int, meet: Meet) -> list[tuple[str, ...]]:
    """List the fields: each entrant with as many chariots as the others, what is left over by turns."""
    if meet == "pairs":
        return [it for pair in combinations(entrants, 2) for it in fields(pair, chariots, "all")]
    each, left = divmod(chariots, len(entrants))
    return [(*(list(entrants) * each), *extra) for extra in combinations(entrants, left)]
