"""Section 7: the tournament — the programme of races, who starts the next one, and who wins."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from hippodrome.course import Direction
from hippodrome.games.ave_caesar import ending, start
from hippodrome.games.ave_caesar.kit import (
    CHARIOTS,
    Edition,
    Options,
    courses_of,
    read_edition,
    read_options,
    write_options,
)
from hippodrome.games.ave_caesar.position import course_of, read_direction, write_course_name
from hippodrome.games.ave_caesar.state import Meeting, Result, State
from hippodrome.games.ave_caesar.track import Track, track_of
from hippodrome.race.protocol import Seat, Standing
from hippodrome.saying import Trouble

FIELDS: Final = ("edition", "options", "seats", "chariots_each", "unmanned", "programme")
EACH: Final[Mapping[int, tuple[int, ...]]] = {1: (1,), 2: (1, 2, 3), 3: (1, 2)}
"""How many chariots a player may drive, by the number of players; 1 where it says nothing (8.1)."""


def read_meeting(setup: Mapping[str, Any]) -> Meeting:
    """Read what was agreed before the first race; what is left out is as the edition has it."""
    for name in setup:
        if name not in FIELDS:
            raise Trouble("field-unknown", field=f"setup.{str(name)[:40]}")
    edition = read_edition(setup.get("edition", "ravensburger"))
    options = read_options(edition, setup.get("options", {}))
    seats = _whole(setup.get("seats", 4), "setup.seats", 1, 6)
    each = _whole(setup.get("chariots_each", 1), "setup.chariots_each", 1, 3)
    unmanned = _whole(setup.get("unmanned", 0), "setup.unmanned", 0, 5)
    if each not in EACH.get(seats, (1,)):
        raise Trouble("chariots-each", field="setup.chariots_each", seats=seats)
    chariots = seats * each + unmanned
    fewest, most = CHARIOTS[edition]
    if not fewest <= chariots <= most:
        raise Trouble("chariots-edition", field="setup.seats", edition=edition, least=fewest, most=most)
    legs = setup.get("programme")
    if legs is None:
        legs = usual_programme(edition, chariots, options.races)
    if not isinstance(legs, list) or not 1 <= len(legs) <= 24:
        raise Trouble("field-list", field="setup.programme")
    programme = tuple(
        _read_leg(leg, f"setup.programme[{number}]", options, chariots) for number, leg in enumerate(legs)
    )
    return Meeting(edition, options, seats, each, unmanned, programme)


def usual_programme(edition: Edition, chariots: int, races: int) -> list[dict[str, str]]:
    """Name the races of a tournament: both courses clockwise, then both anticlockwise (7.1)."""
    first, second = courses_of(edition, chariots)
    clockwise, anticlockwise = "clockwise", "anticlockwise"
    four = ((first, clockwise), (second, clockwise), (first, anticlockwise), (second, anticlockwise))
    legs = [four[number % 4] for number in range(races)]
    return [{"course": course, "direction": direction} for course, direction in legs]


def _read_leg(leg: object, where: str, options: Options, chariots: int) -> Track:
    if not isinstance(leg, Mapping) or not set(leg) <= {"course", "direction"} or "course" not in leg:
        raise Trouble("setup-leg", field=where)
    course = course_of(leg["course"])
    direction: Direction = read_direction(leg.get("direction", "clockwise"), f"{where}.direction")
    fewest, most = course.players
    if not fewest <= chariots <= most:
        raise Trouble("chariots-course", field=where, course=course.name, least=fewest, most=most)
    return track_of(course, direction, options.laps or course.laps)


def write_meeting(meeting: Meeting) -> dict[str, Any]:
    """Write what was agreed, complete, as records carry it."""
    return {
        "edition": meeting.edition,
        "options": write_options(meeting.edition, meeting.options),
        "seats": meeting.seats,
        "chariots_each": meeting.chariots_each,
        "unmanned": meeting.unmanned,
        "programme": [
            {"course": write_course_name(track.course), "direction": track.direction}
            for track in meeting.programme
        ],
    }


def result_of(state: State) -> Result:
    """Sum up a race that is over."""
    return Result(
        state.race.owners,
        ending.laurels(state.chariots, state.left),
        ending.ranking(state.chariots, state.left),
    )


def go_on(state: State) -> State | start.Dealing:
    """Line up for the next race when one is over and the programme has another (7.1, 7.2)."""
    race = state.race
    if state.moves or race.meeting is None or len(race.results) + 1 >= len(race.meeting.programme):
        return state
    result = result_of(state)
    return start.line_up(race.meeting, (*race.results, result), start.next_owners(race.meeting, result))


def standings(seats: int, results: Sequence[Result]) -> tuple[Standing, ...]:
    """Rank the seats by all their laurels; equal laurels share the place (7.3)."""
    totals = [0] * seats
    chariots: list[tuple[int, ...]] = [() for _ in range(seats)]
    for result in results:
        for seat in range(seats):
            mine = tuple(number for number, owner in enumerate(result.owners) if owner == seat)
            totals[seat] += sum(result.laurels[number] for number in mine)
            chariots[seat] = mine
    order = sorted(range(seats), key=lambda seat: (-totals[seat], seat))
    return tuple(
        Standing(Seat(seat), 1 + sum(total > totals[seat] for total in totals), totals[seat], chariots[seat])
        for seat in order
    )


def _whole(value: object, where: str, least: int, most: int) -> int:
    if not isinstance(value, int) or isinstance(value, bool) or not least <= value <= most:
        raise Trouble("field-whole", field=where, least=least, most=most)
    return value
