"""The hand-writable source form of a course, and its compiler (see docs/how-to/write-a-course.md)."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from hippodrome.atlas.layout import draw_layout
from hippodrome.atlas.reading import (
    Source,
    lines_of_spaces,
    missing_lines,
    read_source,
    read_source_and_faults,
)
from hippodrome.atlas.steps import derive_steps, space_extents
from hippodrome.course import MOST_SPACES
from hippodrome.saying import Trouble

MOST_SOURCE_LETTERS: Final = 32_000
"""So many letters a source may have; ours have 1,000."""

MOST_IDLE_OVERRIDES: Final = 20
"""So many steps that change nothing are left out of a sketch."""


class SourceSketch(NamedTuple):
    """A course source as far as it can be understood.

    `course` is None where nothing can be laid out; `lines` tells which line makes which space, `starts` and
    `alley` which lines name them.
    """

    course: dict[str, Any] | None
    faults: list[Trouble]
    lines: dict[str, int]
    starts: dict[str, int]
    alley: int | None


def compile_course(text: str, name: str) -> dict[str, Any]:
    """Compile a course source into the course format, with a drawing."""
    _check_length(text, name)
    return _compiled(read_source(text, name))


def sketch_course(text: str, name: str) -> SourceSketch:
    """Compile as much of a course source as there is: what is missing is made up, and told as a fault."""
    _check_length(text, name)
    source, faults = read_source_and_faults(text, name)
    course = None
    if not faults:
        faults = list(missing_lines(source))
        source.board = source.board or "-"
        source.players = source.players or (1, 6)
        for way in ("clockwise", "anticlockwise"):
            source.starts.setdefault(way, (source.last_line, ()))
        course = _compiled_with_faults(source, faults) if source.stretches else None
    starts = {way: line for way, (line, _) in source.starts.items()}
    alley = source.alley.line if source.alley else None
    return SourceSketch(course, faults, lines_of_spaces(source), starts, alley)


def _compiled_with_faults(source: Source, faults: list[Trouble]) -> dict[str, Any] | None:
    """Compile a source without its steps that change nothing; None where something else is wrong."""
    for _ in range(MOST_IDLE_OVERRIDES):
        try:
            return _compiled(source)
        except Trouble as trouble:
            faults.append(trouble)
            if trouble.saying.key != "course-source-idle-step":
                return None
            line = dict(trouble.saying.facts)["line"]
            source.overrides = [it for it in source.overrides if it.line != line]
    return None


def _check_length(text: str, name: str) -> None:
    if len(text) > MOST_SOURCE_LETTERS:
        raise Trouble("course-source-long", course=name, most=MOST_SOURCE_LETTERS)


def _compiled(source: Source) -> dict[str, Any]:
    _check_size(source)
    _check_ids(source)
    spaces = space_extents(source)
    ahead = derive_steps(source)
    return {
        "name": source.name,
        "board": source.board,
        "players": list(source.players or ()),
        "laps": source.laps,
        "length": source.stretches[-1].front,
        "alley": list(source.alley.spaces) if source.alley else [],
        "start": {way: list(source.starts[way][1]) for way in ("clockwise", "anticlockwise")},
        "spaces": {
            space: {"lane": lane, "rear": rear, "front": front}
            for space, (lane, rear, front) in spaces.items()
        },
        "ahead": ahead,
        "drawing": draw_layout(source),
    }


def _check_size(source: Source) -> None:
    """Refuse more spaces than a course may have before anything is made of them."""
    spaces = sum(len(lane.spaces) for it in source.stretches for lane in it.lanes)
    if spaces + (len(source.alley.spaces) if source.alley else 0) > MOST_SPACES:
        raise Trouble("course-size", field="course.spaces", most=MOST_SPACES)


def _check_ids(source: Source) -> None:
    """Refuse ids that are used twice and mentions of spaces that are not there."""
    known: set[str] = set()
    for stretch in source.stretches:
        for lane in stretch.lanes:
            _add(source, known, lane.spaces, stretch.line)
    mentions = [(line, spaces) for line, spaces in source.starts.values()]
    if source.alley:
        mentions.append((source.alley.line, source.alley.entered_from + source.alley.leads_to))
        _check_mentions(source, known, mentions)
        _add(source, known, source.alley.spaces, source.alley.line)
    mentions += [(step.line, (step.space, *step.targets)) for step in source.overrides]
    _check_mentions(source, known, mentions)
    for line, column in source.outside_first:
        if column > source.stretches[-1].last:
            source.fail("course-source-no-column", line, column=column)


def _add(source: Source, known: set[str], spaces: tuple[str, ...], line: int) -> None:
    for space in spaces:
        if space in known:
            source.fail("course-source-space-twice", line, space=space)
        known.add(space)


def _check_mentions(source: Source, known: set[str], mentions: list[tuple[int, tuple[str, ...]]]) -> None:
    for line, spaces in mentions:
        for space in spaces:
            if space not in known:
                source.fail("course-source-no-space", line, space=space)
