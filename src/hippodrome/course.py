"""What a course is: a ring of spaces in lanes, read from plain values and checked.

A course is written for driving clockwise; anticlockwise every step is reversed. Positions along the lap are
counted in twelfths of a column, and the line lies at 0. `docs/formats.md` says how a course file is written.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace
from itertools import pairwise
from typing import Any, Final, Literal, NamedTuple, NewType, get_args

from hippodrome.saying import Saying, Trouble, saying

SpaceId = NewType("SpaceId", str)
Direction = Literal["clockwise", "anticlockwise"]
DIRECTIONS: Final[tuple[Direction, ...]] = get_args(Direction)

DECK_POINTS: Final = 84
"""The points of one charioteer's deck: no race may need more."""

FEWEST_LAP_STEPS: Final = 7
"""A lap has at least this many steps, so that no card drives all the way round."""

MOST_COURSE_TWELFTHS: Final = 10_000
"""No course is longer than this, in twelfths of a column."""

MOST_SPACES: Final = 300
"""No course has more spaces; the largest of the house has 72."""

MOST_STEPS: Final = 2_000
"""No course has more steps from space to space; none of the house has 200."""

MOST_STATIONS: Final = 3_000
"""No race has more spaces, each counted once on the grid and once a lap: it takes too long to prepare."""

RESERVED_SPACE: Final = "finish"
"""No space is called so: the move `5-finish` crosses the line for good."""


class Space(NamedTuple):
    """One space: its lane (inside is 1) and where it begins and ends along the lap, driving clockwise."""

    lane: int
    rear: int
    front: int


@dataclass(frozen=True, slots=True)
class Course:
    """A course as its file tells it."""

    name: str
    board: str
    players: tuple[int, int]
    laps: int
    length: int
    alley: tuple[SpaceId, ...]
    start: Mapping[Direction, tuple[SpaceId, ...]]
    spaces: Mapping[SpaceId, Space]
    ahead: Mapping[SpaceId, tuple[SpaceId, ...]]
    drawing: Any = field(default=None, compare=False, repr=False)

    def front(self, space: SpaceId, direction: Direction) -> int:
        """Tell how far along the lap the front edge of a space lies, 1 … length."""
        it = self.spaces[space]
        front = it.front if direction == "clockwise" else self.length - it.rear
        return (front - 1) % self.length + 1

    def ways(self, direction: Direction) -> dict[SpaceId, tuple[SpaceId, ...]]:
        """List the spaces one step on from each space."""
        if direction == "clockwise":
            return {space: tuple(self.ahead.get(space, ())) for space in self.spaces}
        back: dict[SpaceId, list[SpaceId]] = {space: [] for space in self.spaces}
        for space, nexts in self.ahead.items():
            for following in nexts:
                back[following].append(space)
        return {space: tuple(before) for space, before in back.items()}

    def alley_from_entrance(self, direction: Direction) -> tuple[SpaceId, ...]:
        """List the alley from the entrance of that direction on."""
        return self.alley if direction == "clockwise" else self.alley[::-1]


# --- reading -------------------------------------------------------------------------------------------

COURSE_FIELDS: Final = ("name", "board", "players", "laps", "length", "alley", "start", "spaces", "ahead")


def read_course(value: object) -> Course:
    """Read a course from plain JSON values; raise Trouble naming the field that is not as it should be."""
    course = _mapping(value, "course")
    for name in COURSE_FIELDS:
        if name not in course:
            raise Trouble("field-missing", field=f"course.{name}")
    for name in course:
        if name not in COURSE_FIELDS and name != "drawing":
            raise Trouble("field-unknown", field=f"course.{name}")
    players = _list(course["players"], "course.players")
    if len(players) != 2:
        raise Trouble("course-players", field="course.players")
    fewest, most = (_whole(count, "course.players", 1, 6) for count in players)
    if fewest > most:
        raise Trouble("course-players", field="course.players")
    start = _mapping(course["start"], "course.start")
    if set(start) != set(DIRECTIONS):
        raise Trouble("course-start", field="course.start")
    spaces = _mapping(course["spaces"], "course.spaces")
    if not 0 < len(spaces) <= MOST_SPACES:
        raise Trouble("course-size", field="course.spaces", most=MOST_SPACES)
    ahead = _mapping(course["ahead"], "course.ahead")
    if sum(len(it) for it in ahead.values() if isinstance(it, list)) > MOST_STEPS:
        raise Trouble("course-steps", field="course.ahead", most=MOST_STEPS)
    if RESERVED_SPACE in spaces:
        raise Trouble("field-unknown", field=f"course.spaces.{RESERVED_SPACE}")
    laps = _whole(course["laps"], "course.laps", 1, 99)
    check_stations(len(spaces), laps, "course.laps")
    return Course(
        name=_text(course["name"], "course.name"),
        board=_text(course["board"], "course.board"),
        players=(fewest, most),
        laps=laps,
        length=_whole(course["length"], "course.length", 1, MOST_COURSE_TWELFTHS),
        alley=_ids(course["alley"], "course.alley"),
        start={direction: _ids(start[direction], f"course.start.{direction}") for direction in DIRECTIONS},
        spaces={SpaceId(name): _space(it, f"course.spaces.{name}") for name, it in spaces.items()},
        ahead={SpaceId(name): _ids(nexts, f"course.ahead.{name}") for name, nexts in ahead.items()},
        drawing=course.get("drawing"),
    )


def check_stations(spaces: int, laps: int, where: str) -> int:
    """Count the spaces of a race, each once on the grid and once a lap; refuse too many of them."""
    stations = spaces * (laps + 1)
    if stations > MOST_STATIONS:
        raise Trouble("course-stations", field=where, stations=stations, most=MOST_STATIONS)
    return stations


def write_course(course: Course) -> dict[str, Any]:
    """Write a course as plain JSON values, in the order of docs/formats.md."""
    written: dict[str, Any] = {
        "name": course.name,
        "board": course.board,
        "players": list(course.players),
        "laps": course.laps,
        "length": course.length,
        "alley": list(course.alley),
        "start": {direction: list(spaces) for direction, spaces in course.start.items()},
        "spaces": {name: space._asdict() for name, space in course.spaces.items()},
        "ahead": {name: list(nexts) for name, nexts in course.ahead.items()},
    }
    if course.drawing is not None:
        written["drawing"] = course.drawing
    return written


def _space(value: object, where: str) -> Space:
    space = _mapping(value, where)
    for name in space:
        if name not in Space._fields:
            raise Trouble("field-unknown", field=f"{where}.{name}")
    for name in Space._fields:
        if name not in space:
            raise Trouble("field-missing", field=f"{where}.{name}")
    return Space(
        _whole(space["lane"], f"{where}.lane", 1, MOST_COURSE_TWELFTHS),
        _whole(space["rear"], f"{where}.rear", -MOST_COURSE_TWELFTHS, 2 * MOST_COURSE_TWELFTHS),
        _whole(space["front"], f"{where}.front", -MOST_COURSE_TWELFTHS, 2 * MOST_COURSE_TWELFTHS),
    )


def _mapping(value: object, where: str) -> Mapping[str, Any]:
    if not isinstance(value, Mapping):
        raise Trouble("field-object", field=where)
    return value


def _list(value: object, where: str) -> list[Any]:
    if not isinstance(value, list):
        raise Trouble("field-list", field=where)
    return value


def _ids(value: object, where: str) -> tuple[SpaceId, ...]:
    ids = _list(value, where)
    if len(ids) > MOST_COURSE_TWELFTHS:
        raise Trouble("course-size", field=where, most=MOST_COURSE_TWELFTHS)
    return tuple(SpaceId(_text(name, where)) for name in ids)


def _text(value: object, where: str) -> str:
    if not isinstance(value, str) or not value or len(value) > 100 or not value.isprintable():
        raise Trouble("field-text", field=where)
    return value


def _whole(value: object, where: str, least: int, most: int) -> int:
    if not isinstance(value, int) or isinstance(value, bool) or not least <= value <= most:
        raise Trouble("field-whole", field=where, least=least, most=most)
    return value


# --- checking ------------------------------------------------------------------------------------------


def course_faults(course: Course) -> list[Saying]:
    """Name everything that is wrong with a course; an empty list means it can be raced on."""
    known = _known_part(course)
    return [
        *_faults_of_ids(course),
        *_faults_of_steps(known),
        *_faults_of_ways(known),
        *_faults_of_alley(known),
        *_faults_of_start(known),
        *_faults_of_distance(known),
    ]


def _known_part(course: Course) -> Course:
    """Leave out every id that is unknown or repeated, so that the other checks can still look at the rest."""

    def known(ids: tuple[SpaceId, ...]) -> tuple[SpaceId, ...]:
        return tuple(space for space in dict.fromkeys(ids) if space in course.spaces)

    return replace(
        course,
        alley=known(course.alley),
        start={direction: known(spaces) for direction, spaces in course.start.items()},
        ahead={space: known(nexts) for space, nexts in course.ahead.items() if space in course.spaces},
    )


def _faults_of_ids(course: Course) -> Iterator[Saying]:
    lists = {
        "alley": course.alley,
        **{f"start.{direction}": spaces for direction, spaces in course.start.items()},
    }
    for where, ids in lists.items():
        yield from (saying("fault-id-twice", space=space, where=where) for space in _twice(ids))
        yield from (
            saying("fault-id-unknown", space=space, where=where)
            for space in dict.fromkeys(ids)
            if space not in course.spaces
        )
    used = set(course.alley).union(*course.start.values())
    for space, nexts in course.ahead.items():
        if nexts:
            used.update((space, *nexts))
        unknown = [it for it in dict.fromkeys((space, *nexts)) if it not in course.spaces]
        yield from (saying("fault-id-unknown", space=it, where=f"ahead.{space}") for it in unknown)
        yield from (saying("fault-step-twice", space=space, next=it) for it in _twice(nexts))
    yield from (saying("fault-id-unused", space=it) for it in course.spaces if it not in used)


def _twice(ids: tuple[SpaceId, ...]) -> list[SpaceId]:
    return [space for space, times in Counter(ids).items() if times > 1]


def _faults_of_steps(course: Course) -> Iterator[Saying]:
    for direction in DIRECTIONS:
        for space, nexts in course.ways(direction).items():
            for following in nexts:
                gain = (course.front(following, direction) - course.front(space, direction)) % course.length
                if not 1 <= gain < course.length / 2:
                    yield saying("fault-step-advance", space=space, next=following, direction=direction)


def _faults_of_ways(course: Course) -> Iterator[Saying]:
    for direction in DIRECTIONS:
        ways = course.ways(direction)
        reached: set[SpaceId] = set()
        frontier = set(course.start[direction])
        while frontier:
            reached |= frontier
            frontier = {following for space in frontier for following in ways[space]} - reached
        for space, nexts in ways.items():
            if reached and space not in reached:
                yield saying("fault-unreachable", space=space, direction=direction)
            if not nexts:
                yield saying("fault-dead-end", space=space, direction=direction)


def _faults_of_alley(course: Course) -> Iterator[Saying]:
    if not course.alley:
        return
    alley = course.alley
    on, back = course.ways("clockwise"), course.ways("anticlockwise")
    for space, following in pairwise(alley):
        if following not in on[space]:
            yield saying("fault-alley-broken", space=space, next=following)
        for elsewhere in on[space]:
            if elsewhere != following:
                yield saying("fault-alley-left", space=space, next=elsewhere)
        for elsewhere in back[following]:
            if elsewhere != space:
                yield saying("fault-alley-entered", space=following, before=elsewhere)
    inside = set(alley)
    for space in on[alley[-1]]:
        if space in inside:
            yield saying("fault-alley-left", space=alley[-1], next=space)
        elif len(on[alley[-1]]) == 1 and len(back[space]) == 1:
            yield saying("fault-alley-longer", space=space)
    for space in back[alley[0]]:
        if space not in inside and len(back[alley[0]]) == 1 and len(on[space]) == 1:
            yield saying("fault-alley-longer", space=space)
    quarter = course.length / 4
    for space in alley:
        for edge in (course.spaces[space].rear, course.spaces[space].front):
            if min(edge % course.length, -edge % course.length) > quarter:
                yield saying("fault-alley-far", space=space)
                break


def _faults_of_start(course: Course) -> Iterator[Saying]:
    for direction, spaces in course.start.items():
        if len(spaces) < course.players[1]:
            yield saying("fault-start-few", direction=direction, most=course.players[1])
        for space in spaces:
            if course.length - course.front(space, direction) > course.length / 4:
                yield saying("fault-start-far", space=space, direction=direction)


def _faults_of_distance(course: Course) -> Iterator[Saying]:
    lap = shortest_lap(course)
    if lap is not None and lap < FEWEST_LAP_STEPS:
        yield saying("fault-lap-short", steps=lap, least=FEWEST_LAP_STEPS)
    for direction in DIRECTIONS:
        steps = shortest_race(course, direction)
        if steps is None and course.start[direction]:
            yield saying("fault-race-impossible", direction=direction)
        elif steps is not None and steps > DECK_POINTS:
            yield saying("fault-race-long", steps=steps, direction=direction, most=DECK_POINTS)


# --- measuring -----------------------------------------------------------------------------------------


def shortest_lap(course: Course) -> int | None:
    """Count the steps of the shortest way round from a space to itself."""
    ways = course.ways("clockwise")
    bit = {space: 1 << number for number, space in enumerate(course.spaces)}
    reached = dict(bit)
    for steps in range(1, len(bit) + 1):
        following = dict.fromkeys(bit, 0)
        for space, nexts in ways.items():
            for it in nexts:
                following[space] |= reached[it]
        if any(following[space] & bit[space] for space in bit):
            return steps
        if not any(following.values()):
            return None
        reached = following
    return None


def shortest_race(course: Course, direction: Direction) -> int | None:
    """Count the steps of the shortest race with its stop in the alley, from the best start space."""
    ways = course.ways(direction)
    front = {space: course.front(space, direction) for space in course.spaces}
    alley = set(course.alley)
    due = bool(alley) and course.laps > 1
    frontier = {(space, 0, not due) for space in course.start[direction]}
    seen = set(frontier)
    steps = 0
    while frontier:
        steps += 1
        reached: set[tuple[SpaceId, int, bool]] = set()
        for space, lap, paid in frontier:
            for following in ways[space]:
                lap_then = lap + (front[following] < front[space])
                if lap_then > course.laps:
                    if paid:
                        return steps
                    continue
                visit = lap_then - (front[following] < course.length / 2)
                pays = following in alley and 1 <= visit < course.laps
                reached.add((following, lap_then, paid or pays))
        frontier = reached - seen
        seen |= frontier
    return None


def bottlenecks(course: Course) -> tuple[SpaceId, ...]:
    """List the spaces that every lap must pass, in the order of the lap."""
    ways = course.ways("clockwise")
    found = [space for space in course.spaces if not _has_lap(ways, without=space)]
    return tuple(sorted(found, key=lambda space: (course.front(space, "clockwise"), space)))


def _has_lap(ways: Mapping[SpaceId, tuple[SpaceId, ...]], without: SpaceId) -> bool:
    """Say whether a way round is left with one space closed: some space is still on a circle."""
    before = Counter(nxt for space, nexts in ways.items() if space != without for nxt in nexts)
    loose = [space for space in ways if space != without and not before[space]]
    left = len(ways) - 1
    while loose:
        space = loose.pop()
        left -= 1
        for following in ways[space]:
            before[following] -= 1
            if not before[following] and following != without:
                loose.append(following)
    return left > 0
