"""Section 7: the tournament — the programme of races, who starts the next one, and who wins."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from typing import Any, Final, NamedTuple

from hippodrome.course import Course, Direction, check_stations
from hippodrome.games.ave_caesar import ending, start
from hippodrome.games.ave_caesar.kit import (
    CHARIOTS_BY_EDITION,
    Edition,
    Options,
    courses_of,
    read_edition_name,
    read_options,
    write_options,
)
from hippodrome.games.ave_caesar.parts import find_or_read_course, read_direction, write_course_name
from hippodrome.games.ave_caesar.state import Meeting, RaceResult, State
from hippodrome.games.ave_caesar.track import track_of
from hippodrome.race.protocol import Seat, Standing
from hippodrome.saying import Trouble

SETUP_FIELDS: Final = (
    "game",
    "edition",
    "options",
    "players",
    "each",
    "unmanned",
    "any_number",
    "programme",
    "played_under",
)
MOST_PROGRAMME_STATIONS: Final = 12_000
"""The different races of a tournament have no more spaces together, each counted as in `check_stations`."""


class _Way(NamedTuple):
    """A race as it was agreed: the course, the direction and the laps."""

    course: Course
    direction: Direction
    laps: int


CHARIOTS_EACH: Final[Mapping[int, tuple[int, ...]]] = {1: (1,), 2: (1, 2, 3), 3: (1, 2)}
"""How many chariots a player may drive, by the number of players; 1 where it says nothing (8.1)."""


def read_meeting(setup: Mapping[str, Any]) -> Meeting:
    """Read what was agreed before the first race; what is left out is as the edition has it.

    `any_number` lifts the numbers of chariots that the edition and the courses ask for.
    """
    if setup.get("game", "ave-caesar") != "ave-caesar":
        raise Trouble("field-choice", field="setup.game", choices="ave-caesar")
    for name in setup:
        if name not in SETUP_FIELDS:
            raise Trouble("field-unknown", field=f"setup.{str(name)[:40]}")
    edition = read_edition_name(setup.get("edition", "ravensburger"))
    options = read_options(edition, setup.get("options", {}))
    players = _whole(setup.get("players", 4), "setup.players", 1, 6)
    each = _whole(setup.get("each", 1), "setup.each", 1, 3)
    unmanned = _whole(setup.get("unmanned", 0), "setup.unmanned", 0, 5)
    any_number = setup.get("any_number", False)
    if not isinstance(any_number, bool):
        raise Trouble("field-bool", field="setup.any_number")
    if each not in CHARIOTS_EACH.get(players, (1,)):
        raise Trouble("chariots-each", field="setup.each", players=players)
    chariots = players * each + unmanned
    fewest, most = (1, 6) if any_number else CHARIOTS_BY_EDITION[edition]
    if not fewest <= chariots <= most:
        raise Trouble("chariots-edition", field="setup.players", edition=edition, least=fewest, most=most)
    legs = setup.get("programme")
    if legs is None:
        legs = usual_programme(edition, chariots, options.races)
    if not isinstance(legs, list) or not 1 <= len(legs) <= 24:
        raise Trouble("field-list", field="setup.programme")
    ways = [
        _read_leg(leg, f"setup.programme[{number}]", options, chariots, any_number=any_number)
        for number, leg in enumerate(legs)
    ]
    _check_programme(ways)
    programme = tuple(track_of(*it) for it in ways)
    older = setup.get("played_under")
    if older is not None:
        _whole(older, "setup.played_under", 1, 1)
    return Meeting(edition, options, players, each, unmanned, any_number, programme, older)


def usual_programme(edition: Edition, chariots: int, races: int) -> list[dict[str, str]]:
    """Name the races of a tournament: both courses clockwise, then both anticlockwise (7.1)."""
    first, second = courses_of(edition, chariots)
    clockwise, anticlockwise = "clockwise", "anticlockwise"
    four = ((first, clockwise), (second, clockwise), (first, anticlockwise), (second, anticlockwise))
    legs = [four[number % 4] for number in range(races)]
    return [{"course": course, "direction": direction} for course, direction in legs]


def _read_leg(leg: object, where: str, options: Options, chariots: int, *, any_number: bool) -> _Way:
    if not isinstance(leg, Mapping) or not set(leg) <= {"course", "direction"} or "course" not in leg:
        raise Trouble("setup-leg", field=where)
    course = find_or_read_course(leg["course"])
    direction: Direction = read_direction(leg.get("direction", "clockwise"), f"{where}.direction")
    fewest, most = (1, len(course.start[direction])) if any_number else course.players
    if not fewest <= chariots <= most:
        raise Trouble("chariots-course", field=where, course=course.name, least=fewest, most=most)
    return _Way(course, direction, options.laps or course.laps)


def _check_programme(ways: Sequence[_Way]) -> None:
    """Refuse more different races than can be prepared while others wait."""
    different = {(id(it.course), it.direction): it for it in ways}.values()
    stations = sum(check_stations(len(it.course.spaces), it.laps, "options.laps") for it in different)
    if stations > MOST_PROGRAMME_STATIONS:
        raise Trouble(
            "programme-stations", field="setup.programme", stations=stations, most=MOST_PROGRAMME_STATIONS
        )


def prepare_courses(setup: Mapping[str, Any]) -> Iterator[None]:
    """Make the courses of a set-up ready one by one, so that others can be served in between."""
    try:
        options = read_options(
            read_edition_name(setup.get("edition", "ravensburger")), setup.get("options", {})
        )
        legs = setup.get("programme")
        for leg in legs if isinstance(legs, list) else ():
            course = find_or_read_course(leg["course"])
            yield
            track_of(course, read_direction(leg.get("direction", "clockwise")), options.laps or course.laps)
            yield
    except (Trouble, LookupError, TypeError, AttributeError):
        return  # whoever starts the race says what is wrong with it


def write_meeting(meeting: Meeting) -> dict[str, Any]:
    """Write what was agreed, complete, as records carry it."""
    older = {} if meeting.played_under is None else {"played_under": meeting.played_under}
    return {
        "game": "ave-caesar",
        "edition": meeting.edition,
        "options": write_options(meeting.edition, meeting.options),
        "players": meeting.seats,
        "each": meeting.chariots_each,
        "unmanned": meeting.unmanned,
        "any_number": meeting.any_number,
        "programme": [
            {"course": write_course_name(track.course), "direction": track.direction}
            for track in meeting.programme
        ],
        **older,
    }


def race_result(state: State) -> RaceResult:
    """Sum up a race that is over."""
    return RaceResult(
        state.race.owners,
        ending.share_laurels(state.chariots, state.left),
        ending.rank_left_chariots(state.chariots, state.left),
    )


def next_race_if_over(state: State) -> State | start.Dealing:
    """Line up for the next race when one is over and the programme has another (7.1, 7.2)."""
    race = state.race
    if state.moves or race.meeting is None or len(race.results) + 1 >= len(race.meeting.programme):
        return state
    result = race_result(state)
    return start.line_up(
        race.meeting, (*race.results, result), start.owners_by_next_lane(race.meeting, result)
    )


@lru_cache(maxsize=1 << 10)
def standings(seats: int, results: tuple[RaceResult, ...]) -> tuple[Standing, ...]:
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
