"""Reading the source form of a course: text in, its lines understood, no geometry yet."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import NoReturn

from hippodrome.saying import Fact, Trouble

TWELFTHS_PER_COLUMN = 12  # a column is twelve twelfths long
_NAME = re.compile(r"[A-Za-z0-9']+")
_RANGE = re.compile(r"(\d{1,9})(?:-(\d{1,9}))?")  # more digits are no column
_NUMBER = re.compile(r"-?\d+(?:\.\d+)?")

MOST_LETTERS_QUOTED = 60
"""So many letters of a word are said again to whoever wrote it."""

Point = tuple[float, float]


@dataclass(frozen=True, slots=True)
class SourceLane:
    """One lane of a column or stretch: its spaces from rear to front, and where it forks."""

    spaces: tuple[str, ...]
    forks_ahead: bool = False
    forks_behind: bool = False


@dataclass(frozen=True, slots=True)
class Stretch:
    """One column, or several that a walled curve takes together; its parts lie between walls."""

    line: int
    first: int
    last: int
    parts: tuple[tuple[SourceLane, ...], ...]

    @property
    def rear(self) -> int:
        """Give where the stretch begins, in twelfths from the line."""
        return (self.first - 1) * TWELFTHS_PER_COLUMN

    @property
    def front(self) -> int:
        """Give where the stretch ends, in twelfths from the line."""
        return self.last * TWELFTHS_PER_COLUMN

    @property
    def lanes(self) -> tuple[SourceLane, ...]:
        """Give all lanes from the inside out, walls or not."""
        return tuple(lane for part in self.parts for lane in part)


@dataclass(frozen=True, slots=True)
class Alley:
    """The emperor's alley: its spaces and the spaces before and behind it."""

    line: int
    spaces: tuple[str, ...]
    entered_from: tuple[str, ...]
    leads_to: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class StepOverride:
    """A step that the geometry does not give, or one that it gives and the course lacks."""

    line: int
    space: str
    targets: tuple[str, ...]
    kind: str  # "step" or "no step"


@dataclass(frozen=True, slots=True)
class Bend:
    """Some columns that turn round a corner of the drawn course."""

    line: int
    first: int
    last: int
    corner: Point
    radius: float | None


@dataclass(slots=True)
class Source:
    """Everything a source says, in the order it says it."""

    name: str
    board: str | None = None
    players: tuple[int, int] | None = None
    laps: int = 3
    stretches: list[Stretch] = field(default_factory=list)
    starts: dict[str, tuple[int, tuple[str, ...]]] = field(default_factory=dict)
    alley: Alley | None = None
    overrides: list[StepOverride] = field(default_factory=list)
    outside_first: list[tuple[int, int]] = field(default_factory=list)
    bends: list[Bend] = field(default_factory=list)
    spina: tuple[Point, Point] | None = None
    last_line: int = 0

    def fail(self, key: str, line: int, **facts: Fact) -> NoReturn:
        """Refuse the source, naming the line; a word without end is cut."""
        told = {name: _shorten(fact) for name, fact in facts.items()}
        raise Trouble(key, course=self.name, line=line, **told)


def _shorten(fact: Fact) -> Fact:
    return (
        f"{fact[:MOST_LETTERS_QUOTED]}…"
        if isinstance(fact, str) and len(fact) > MOST_LETTERS_QUOTED
        else fact
    )


def read_source(text: str, name: str) -> Source:
    """Read every line of a course source; raise Trouble with its first fault."""
    source, faults = read_source_and_faults(text, name)
    if faults:
        raise faults[0]
    for trouble in missing_lines(source):
        raise trouble
    return source


def read_source_and_faults(text: str, name: str) -> tuple[Source, list[Trouble]]:
    """Read every line of a course source that can be read, and list what is wrong with the others."""
    source = Source(name)
    faults = []
    for number, words in _lines(text):
        source.last_line = number
        try:
            _read_line(source, number, words)
        except Trouble as trouble:
            faults.append(trouble)
            if column := _RANGE.fullmatch(words[0]):
                # The columns after a faulty one are judged as if it were there.
                first = int(column[1])
                source.stretches.append(Stretch(number, first, int(column[2] or first), ()))
    return source, faults


def lines_of_spaces(source: Source) -> dict[str, int]:
    """Tell for every space the line of the source that makes it."""
    found = {space: it.line for it in source.stretches for lane in it.lanes for space in lane.spaces}
    return found | (dict.fromkeys(source.alley.spaces, source.alley.line) if source.alley else {})


def _lines(text: str) -> Iterator[tuple[int, list[str]]]:
    for number, line in enumerate(text.splitlines(), start=1):
        words = re.sub(r"([|>])", r" \1 ", line.partition("#")[0]).split()
        if words:
            yield number, words


def _read_line(source: Source, line: int, words: list[str]) -> None:
    head, rest = words[0], words[1:]
    match head:
        case "board":
            source.board = " ".join(rest) or source.fail("course-source-empty", line, word=head)
        case "players":
            source.players = _range(source, line, rest)
        case "laps":
            source.laps = _range(source, line, rest)[0]
        case "start":
            _read_start(source, line, rest)
        case "alley":
            _read_alley(source, line, rest)
        case "step":
            _read_step(source, line, rest, "step")
        case "no":
            _read_step(source, line, rest[1:] if rest[:1] == ["step"] else [], "no step")
        case "outside":
            columns = rest[1:] if rest[:1] == ["first"] else []
            source.outside_first += [(line, _range(source, line, [word])[0]) for word in columns]
        case "bend":
            _read_bend(source, line, rest)
        case "spina":
            _read_spina(source, line, rest)
        case _ if head[0].isdigit():
            source.stretches.append(_read_stretch(source, line, head, rest))
        case _:
            source.fail("course-source-unknown-word", line, word=head)


def _range(source: Source, line: int, words: list[str]) -> tuple[int, int]:
    found = _RANGE.fullmatch(words[0]) if len(words) == 1 else None
    if found is None:
        source.fail("course-source-number", line, text=" ".join(words) or "-")
    first = int(found[1])
    last = int(found[2] or found[1])
    if last < first or first == 0 or last > 999:
        source.fail("course-source-number", line, text=words[0])
    return first, last


def _names(source: Source, line: int, words: list[str]) -> tuple[str, ...]:
    for word in words:
        if not _NAME.fullmatch(word):
            source.fail("course-source-space-name", line, text=word)
    if not words:
        source.fail("course-source-no-spaces", line)
    return tuple(words)


def _read_start(source: Source, line: int, words: list[str]) -> None:
    direction = words[0] if words else "-"
    if direction not in {"clockwise", "anticlockwise"}:
        source.fail("course-source-direction", line, text=direction)
    source.starts[direction] = (line, _names(source, line, words[1:]))


def _read_alley(source: Source, line: int, words: list[str]) -> None:
    if "from" not in words or "to" not in words or words.index("to") < words.index("from"):
        source.fail("course-source-alley-form", line)
    entry, leave = words.index("from"), words.index("to")
    if words[1:entry:2] != [">"] * (entry // 2):
        source.fail("course-source-alley-form", line)
    source.alley = Alley(
        line,
        _names(source, line, words[:entry:2]),
        _names(source, line, words[entry + 1 : leave]),
        _names(source, line, words[leave + 1 :]),
    )


def _read_step(source: Source, line: int, words: list[str], kind: str) -> None:
    if len(words) < 3 or words[1] != "to":
        source.fail("course-source-step-form", line)
    targets = _names(source, line, words[2:])
    source.overrides.append(StepOverride(line, _names(source, line, words[:1])[0], targets, kind))


def _numbers(source: Source, line: int, words: list[str]) -> list[float]:
    for word in words:
        if not _NUMBER.fullmatch(word):
            source.fail("course-source-number", line, text=word)
    return [float(word) for word in words]


def _read_bend(source: Source, line: int, words: list[str]) -> None:
    if len(words) not in {4, 6} or words[1] != "at" or words[4:5] not in ([], ["radius"]):
        source.fail("course-source-bend-form", line)
    first, last = _range(source, line, words[:1])
    x, y = _numbers(source, line, words[2:4])
    radius = _numbers(source, line, words[5:])
    if not (0 <= x <= 42 and 0 <= y <= 29.7 and all(0 < size < 30 for size in radius)):
        source.fail("course-source-off-board", line)
    source.bends.append(Bend(line, first, last, (x, y), radius[0] if radius else None))


def _read_spina(source: Source, line: int, words: list[str]) -> None:
    if len(words) != 5 or words[2] != "to":
        source.fail("course-source-spina-form", line)
    x0, y0, x1, y1 = _numbers(source, line, words[:2] + words[3:])
    source.spina = ((x0, y0), (x1, y1))


def _read_stretch(source: Source, line: int, head: str, words: list[str]) -> Stretch:
    first, last = _range(source, line, [head])
    due = source.stretches[-1].last + 1 if source.stretches else 1
    if first != due:
        source.fail("course-source-column-order", line, column=head, due=due)
    digits = len(head.partition("-")[0])
    parts: list[tuple[SourceLane, ...]] = []
    for text in " ".join(words).split("|"):
        lanes = _read_part(source, line, text, first, digits)
        alone = len(lanes) == 1
        if not alone and (last > first or any(len(lane.spaces) > 1 for lane in lanes)):
            source.fail("course-source-file-unwalled", line, column=head)
        parts.append(lanes)
    return Stretch(line, first, last, tuple(parts))


def _read_part(source: Source, line: int, text: str, first: int, digits: int) -> tuple[SourceLane, ...]:
    lanes: list[list[str]] = []
    follows = False
    for word in text.split():
        if word == ">":
            if follows or not lanes:
                source.fail("course-source-file-form", line)
            follows = True
        elif follows:
            lanes[-1].append(word)
            follows = False
        else:
            lanes.append([word])
    if follows or not lanes:
        source.fail("course-source-file-form" if lanes else "course-source-no-spaces", line)
    return tuple(_lane(source, line, words, first, digits) for words in lanes)


def _lane(source: Source, line: int, words: list[str], first: int, digits: int) -> SourceLane:
    bare = [word.strip("+") for word in words]
    ids = []
    for place, word in enumerate(bare):
        if word != "-" and not _NAME.fullmatch(word):
            source.fail("course-source-space-name", line, text=word or "+")
        # A name that comes again in its file counts on with the columns: 13a, 14a.
        number = first + bare[:place].count(word)
        ids.append(f"{number:0{digits}d}{'' if word == '-' else word}")
    return SourceLane(tuple(ids), words[-1].endswith("+"), words[0].startswith("+"))


def missing_lines(source: Source) -> Iterator[Trouble]:
    """Tell which lines a source lacks, by the word they begin with."""
    needed = {
        "board": source.board,
        "players": source.players,
        "start clockwise": source.starts.get("clockwise"),
        "start anticlockwise": source.starts.get("anticlockwise"),
        "01": source.stretches,
    }
    for word, given in needed.items():
        if not given:
            yield Trouble("course-source-missing", course=source.name, line=source.last_line, word=word)
