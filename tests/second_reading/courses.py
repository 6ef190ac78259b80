"""Courses made up from a seed: open columns, bottlenecks, walled curves, islands and an alley by the line."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import pairwise
from random import Random

from .ave_caesar import FINISH, Course, Track, driven, pays, step

COLUMN = 12
DIRECTIONS = ("clockwise", "anticlockwise")
DECK_POINTS = 84


@dataclass
class Section:
    """A stretch of road from one column's edge to another's, entered on some spaces and left from some."""

    rear: int
    front: int
    entries: list[str]
    exits: list[str]


@dataclass
class Drawing:
    """A course while it is being drawn: its spaces and its steps driven clockwise."""

    length: int
    spaces: dict[str, dict[str, int]] = field(default_factory=dict)
    ahead: dict[str, list[str]] = field(default_factory=dict)

    def add(self, name: str, lane: int, rear: int, front: int) -> str:
        """A new space, with no way on yet."""
        self.spaces[name] = {"lane": lane, "rear": rear, "front": front}
        self.ahead[name] = []
        return name

    def join(self, space: str, after: str) -> None:
        """A step from one space to the next, listed once."""
        if after not in self.ahead[space]:
            self.ahead[space].append(after)


def made_up_course(seed: int) -> Course:
    """The course of a seed: drafts are drawn until one is valid in both directions (formats)."""
    rng = Random(f"course {seed}")
    while True:
        course = draft(rng, f"made-up-{seed}")
        if course is not None and is_valid(course):
            return course


def made_up_courses(seed: int) -> Iterator[Course]:
    """Endless courses, one for each number from the seed on."""
    while True:
        yield made_up_course(seed)
        seed += 1


# Drawing a course


def draft(rng: Random, name: str) -> Course | None:
    """A course that may still be refused, or none where its alley found no place."""
    laps = rng.choice([1, 2, 2, 3, 3, 3, 3, 4])
    columns = rng.randint(7, max(8, min(27, 82 // laps)))
    drawing = Drawing(columns * COLUMN)
    most = rng.choice([2, 3, 4, 5, 6, 6])
    sections = draw_road(rng, drawing, most)
    for here, there in zip(sections, sections[1:] + sections[:1], strict=True):
        connect(rng, drawing, here.exits, there.entries)
    alley = draw_alley(rng, drawing, sections)
    if alley is None:
        return None
    return {
        "name": name,
        "board": "made-up",
        "players": [rng.randint(2, most), most],
        "laps": laps,
        "length": drawing.length,
        "alley": alley,
        "start": {
            "clockwise": grid(rng, sections[::-1], most),
            "anticlockwise": grid(rng, sections, most),
        },
        "spaces": drawing.spaces,
        "ahead": drawing.ahead,
    }


def draw_road(rng: Random, drawing: Drawing, most: int) -> list[Section]:
    """The sections round the ring: an open grid on both sides of the line, anything between."""
    columns = drawing.length // COLUMN
    grid_columns = 1 if most < 4 or rng.random() < 0.6 else 2
    wide = -(-most // grid_columns) + rng.choice([0, 0, 0, 1, 2])
    sections = [draw_open(drawing, column, wide) for column in range(grid_columns)]
    column, end = grid_columns, columns - grid_columns
    while column < end:
        section = draw_section(rng, drawing, column, end - column)
        column = section.front // COLUMN
        sections.append(section)
    return sections + [draw_open(drawing, column, wide) for column in range(end, columns)]


def draw_section(rng: Random, drawing: Drawing, column: int, room: int) -> Section:
    """One section: a bottleneck, a narrow or wide column, a walled curve or an island."""
    kind = rng.choice(["open", "bottleneck", "two", "walled", "walled", "island"])
    if kind == "walled":
        return draw_walled(rng, drawing, column, min(room, rng.choice([1, 1, 2, 2, 3])))
    if kind == "island":
        return draw_island(rng, drawing, column, min(room, rng.choice([1, 2, 3])))
    return draw_open(drawing, column, {"open": rng.randint(2, 5), "bottleneck": 1, "two": 2}[kind])


def draw_open(drawing: Drawing, column: int, wide: int) -> Section:
    """A column of spaces side by side."""
    rear = column * COLUMN
    row = [drawing.add(f"{column + 1}{'abcdefgh'[x]}", x + 1, rear, rear + COLUMN) for x in range(wide)]
    return Section(rear, rear + COLUMN, row, row)


def draw_walled(rng: Random, drawing: Drawing, column: int, columns: int) -> Section:
    """Two or three lanes with walls between, each with its own number of spaces (3.2, 4.3)."""
    rear, front = column * COLUMN, (column + columns) * COLUMN
    lanes = []
    for lane in range(rng.choice([2, 2, 3])):
        edges = cut(rng, rear, front, rng.randint(max(1, columns - 1), columns * 2 + 1))
        names = [f"{column + 1}w{lane}.{n}" for n in range(len(edges) - 1)]
        for name, (low, high) in zip(names, pairwise(edges), strict=True):
            drawing.add(name, lane + 1, low, high)
        for name, after in pairwise(names):
            drawing.join(name, after)
        lanes.append(names)
    return Section(rear, front, [names[0] for names in lanes], [names[-1] for names in lanes])


def draw_island(rng: Random, drawing: Drawing, column: int, columns: int) -> Section:
    """A road that splits in two round an island, each branch one or two wide."""
    rear, front = column * COLUMN, (column + columns) * COLUMN
    entries: list[str] = []
    exits: list[str] = []
    for branch in "LR":
        wide = rng.choice([1, 1, 2])
        edges = cut(rng, rear, front, rng.randint(columns, columns + 1))
        rows = []
        for number, (low, high) in enumerate(pairwise(edges)):
            lanes = [len(entries) + x + 1 for x in range(wide)]
            rows.append([drawing.add(f"{branch}{column + 1}_{number}_{x}", x, low, high) for x in lanes])
        for row, following in pairwise(rows):
            connect(rng, drawing, row, following)
        entries += rows[0]
        exits += rows[-1]
    return Section(rear, front, entries, exits)


def cut(rng: Random, low: int, high: int, parts: int) -> list[int]:
    """The edges of so many spaces between two edges, evenly where that comes out whole, else anyhow."""
    if (high - low) % parts == 0 and rng.random() < 0.7:
        return list(range(low, high + 1, (high - low) // parts))
    return [low, *sorted(rng.sample(range(low + 1, high), parts - 1)), high]


def connect(rng: Random, drawing: Drawing, exits: list[str], entries: list[str]) -> None:
    """Steps straight and diagonally ahead between two rows, less a few that a wall takes (3.2)."""
    scale = (len(entries) - 1) / (len(exits) - 1) if len(exits) > 1 else 0.0
    middle = (len(entries) - 1) / 2 if len(exits) == 1 else 0.0
    reach = 1.0 if len(exits) > 1 else len(entries)
    gaps = {(a, b): abs(middle + a * scale - b) for a in range(len(exits)) for b in range(len(entries))}
    steps = {pair for pair, gap in gaps.items() if gap <= reach}
    for pair in sorted(steps):
        kept = steps - {pair}
        if rng.random() < 0.12 and covers(kept, len(exits), len(entries)):
            steps = kept
    for b in range(len(entries)):
        if all(pair[1] != b for pair in steps):
            steps.add((min(range(len(exits)), key=lambda a: (gaps[a, b], a)), b))
    for a, b in sorted(steps):
        drawing.join(exits[a], entries[b])


def covers(steps: set[tuple[int, int]], exits: int, entries: int) -> bool:
    """Whether every exit leads on and every entry is led to."""
    return len({a for a, _ in steps}) == exits and len({b for _, b in steps}) == entries


def draw_alley(rng: Random, drawing: Drawing, sections: list[Section]) -> list[str] | None:
    """An alley of one to six spaces by the line: before, over or after it (5.2, 5.6)."""
    quarter = drawing.length / 4
    edges = [section.front - drawing.length for section in sections] + [section.front for section in sections]
    near = sorted({edge for edge in edges if abs(edge) < quarter})
    places = [(low, high) for low in near for high in near if low < high <= low + 4 * COLUMN]
    if not places:
        return None
    low, high = rng.choice(places)
    alley_edges = cut(rng, low, high, rng.randint(1, 6))
    names = [f"A{number}" for number in range(1, len(alley_edges))]
    for name, (rear, front) in zip(names, pairwise(alley_edges), strict=True):
        whole = drawing.length if rear < 0 or (low < 0 and rng.random() < 0.5) else 0
        drawing.add(name, 9, rear + whole, front + whole)
    for name, after in pairwise(names):
        drawing.join(name, after)
    before = next(section.exits for section in sections if (section.front - low) % drawing.length == 0)
    behind = next(section.entries for section in sections if (section.rear - high) % drawing.length == 0)
    for space in before[-rng.randint(1, 2) :]:
        drawing.join(space, names[0])
    for space in behind[-rng.randint(1, 2) :]:
        drawing.join(names[-1], space)
    return names


def grid(rng: Random, sections: list[Section], most: int) -> list[str]:
    """The start spaces of one direction: the columns nearest the line, now and then mixed (2.3)."""
    spaces: list[str] = []
    for section in sections:
        row = list(section.entries)
        if rng.random() < 0.3:
            rng.shuffle(row)
        spaces += row
        if len(spaces) >= most:
            break
    return spaces[:most]


# Whether a draft is valid


def is_valid(course: Course) -> bool:
    """Whether a course meets every condition that the format sets, in both directions."""
    return (
        steps_are_well_formed(course)
        and alley_is_one_file(course)
        and all(direction_is_valid(course, direction) for direction in DIRECTIONS)
    )


def steps_are_well_formed(course: Course) -> bool:
    """Every id is known, listed once and used, and no step is listed twice."""
    spaces, ahead, alley = set(course["spaces"]), course["ahead"], course["alley"]
    lists = [alley, *course["start"].values(), *ahead.values()]
    return set(ahead) == spaces and all(len(set(ids)) == len(ids) and set(ids) <= spaces for ids in lists)


def alley_is_one_file(course: Course) -> bool:
    """The alley is an unbroken file, entered at its entrance and left at its other end only."""
    alley, ahead = course["alley"], course["ahead"]
    into = {name: [space for space in ahead if name in ahead[space]] for name in alley}
    in_file = all(ahead[here] == [there] and into[there] == [here] for here, there in pairwise(alley))
    outside = not set(alley) & ({*into[alley[0]], *ahead[alley[-1]]})
    return in_file and outside


def direction_is_valid(course: Course, direction: str) -> bool:
    """The steps, the grid, the alley's place, the shortest lap and race are as the format asks."""
    track = driven(course, direction, course["laps"])
    start = course["start"][direction]
    return (
        all(far >= 1 and 2 * far < track.length for far in advances(track))
        and all(track.ahead.values())
        and reached(track, start) == set(track.ahead)
        and all(from_the_line(track, track.front[space]) * 4 <= track.length for space in track.alley)
        and all(4 * (track.length - track.front[space]) < track.length for space in start)
        and len(start) >= course["players"][1]
        and shortest_lap(track) >= 7
        and shortest_race(track, start) <= DECK_POINTS
    )


def advances(track: Track) -> list[int]:
    """How far each step advances the front, modulo the length."""
    steps = [(here, there) for here in track.ahead for there in track.ahead[here]]
    return [(track.front[there] - track.front[here]) % track.length for here, there in steps]


def from_the_line(track: Track, front: int) -> int:
    """How far a front is from the line, either way."""
    return min(front, track.length - front)


def reached(track: Track, start: list[str]) -> set[str]:
    """The spaces that can be reached from every one of the start spaces."""
    everywhere = set(track.ahead)
    for space in start:
        seen, waiting = {space}, [space]
        while waiting:
            for after in track.ahead[waiting.pop()]:
                if after not in seen:
                    seen.add(after)
                    waiting.append(after)
        everywhere &= seen
    return everywhere


def shortest_lap(track: Track) -> int:
    """The fewest steps from any space round to itself."""
    fewest = len(track.ahead)
    for space in track.ahead:
        at, steps = {space}, 0
        while steps == 0 or (space not in at and steps < fewest):
            at = {after for here in at for after in track.ahead[here]}
            steps += 1
        fewest = min(fewest, steps)
    return fewest


def shortest_race(track: Track, start: list[str]) -> int:
    """The fewest steps from the best start space to the finish with the stop in the alley (5.1, 5.5)."""
    at: set[tuple[str, int, bool]] = {(space, 0, track.laps == 1) for space in start}
    steps = 0
    while (FINISH, track.laps + 1, True) not in at:
        onward: set[tuple[str, int, bool]] = set()
        for space, lap, paid in at:
            for after in track.ahead.get(space, []):
                there, then = step(track, space, lap, after)
                onward.add((there, then, paid or (there != FINISH and pays(track, there, then))))
        at, steps = onward, steps + 1
        if steps > 2 * DECK_POINTS:
            break
    return steps
