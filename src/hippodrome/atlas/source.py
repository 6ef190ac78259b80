"""The hand-writable source form of a course, and its compiler (see docs/how-to/write-a-course.md)."""

from __future__ import annotations

from typing import Any

from hippodrome.atlas.layout import draw_layout
from hippodrome.atlas.reading import Source, read_source
from hippodrome.atlas.steps import derive_steps, extents


def compile_course(text: str, name: str) -> dict[str, Any]:
    """Compile a course source into the course format, with a drawing."""
    source = read_source(text, name)
    _check_ids(source)
    spaces = extents(source)
    ahead = derive_steps(source)
    return {
        "name": name,
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
