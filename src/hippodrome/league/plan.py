"""The plan of a league: which charioteers meet, on which courses, in which lanes, on which cards.

Heats come in deals. The heats of a deal are raced on the same shuffles, and the field moves on by one
lane from heat to heat: everyone drives every lane, from every seat, with the very same cards.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations
from typing import Any, Final, Literal, NamedTuple

from hippodrome.chance import seeded_random
from hippodrome.charioteers import parse_charioteer
from hippodrome.charioteers.outside import is_outside_program
from hippodrome.games import game_entry
from hippodrome.league.traits import Venue, league_traits
from hippodrome.saying import Trouble

Meet = Literal["all", "pairs"]
"""Who meets: all entrants in every race, or two of them at a time, every pair in turn."""

MOST_RACES: Final = 1_000_000
"""No league has more races: its heats are listed before the first is raced."""


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
            "rules": game_entry(self.game).game.rules_version,
        }


def make_plan(
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
        if is_outside_program(name):
            raise Trouble("league-outside", name=name[:40])
    different = {parse_charioteer(game, name) for name in entrants}  # nobody of that name: Trouble
    if not 2 <= len(entrants) == len(different):
        raise Trouble("league-entrants")
    if not 1 <= races <= MOST_RACES:
        raise Trouble("league-races", most=MOST_RACES)
    named = _named(game, courses, chariots)
    if not named or len(set(named)) < len(named):
        raise Trouble("league-courses")
    plan = Plan(game, tuple(entrants), named, chariots, races, seed, meet, edition)
    for venue in list_venues(plan):
        game_entry(game).game.start(league_traits(game).heats.setup(venue, edition))
    return plan


def _named(game: str, courses: Sequence[str], chariots: int | None) -> tuple[str, ...]:
    """Name the courses; of `all`, those with room for so many chariots."""
    if tuple(courses) != ("all",):
        return tuple(courses)
    traits = league_traits(game)
    return tuple(it for it in traits.courses() if chariots is None or traits.room(it).starters >= chariots)


def list_venues(plan: Plan) -> list[Venue]:
    """List where the league is raced: every course, every way round."""
    traits = league_traits(plan.game)
    return [
        Venue(course, direction, plan.chariots or traits.room(course).most)
        for course in plan.courses
        for direction in traits.directions
    ]


def list_heats(plan: Plan) -> list[Heat]:
    """List the heats of a plan: as many as asked for, to the end of the deal, and no venue left out."""
    return list(_heats(plan))


def _heats(plan: Plan) -> Iterator[Heat]:
    places = list_venues(plan)
    number = deal = 0
    while number < plan.races or deal < len(places):
        venue = places[deal % len(places)]
        meetings = starting_fields(plan.entrants, venue.chariots, plan.meet)
        drivers = list(meetings[deal // len(places) % len(meetings)])
        seeded_random(f"{plan.seed}/field/{deal}").shuffle(drivers)
        for turn in range(_period(drivers)):
            number += 1
            yield Heat(number, deal, venue, (*drivers[turn:], *drivers[:turn]))
        deal += 1


def _period(drivers: Sequence[str]) -> int:
    """Count the moves round the lanes after which a field stands as it stood before."""
    field = list(drivers)
    return next(turn for turn in range(1, len(field) + 1) if field[turn:] + field[:turn] == field)


def starting_fields(entrants: Sequence[str], chariots: int, meet: Meet) -> list[tuple[str, ...]]:
    """List the fields: each entrant with as many chariots as the others, what is left over by turns."""
    if meet == "pairs":
        return [it for pair in combinations(entrants, 2) for it in starting_fields(pair, chariots, "all")]
    each, left = divmod(chariots, len(entrants))
    return [(*(list(entrants) * each), *extra) for extra in combinations(entrants, left)]
