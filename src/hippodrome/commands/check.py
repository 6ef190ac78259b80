"""Checking courses and arenas: every fault at once, or what there is to know."""

from __future__ import annotations

import click

from hippodrome.course import DIRECTIONS, bottlenecks, faults, read_course, shortest_race
from hippodrome.files import parse_json, read_json, read_text
from hippodrome.language import voice


@click.command("check-course")
@click.argument("file")
def check_course(file: str) -> int:
    """Check the course in FILE: a line for every fault, or the shortest races and the bottlenecks.

    FILE is a course file, or a course source ending in .course.
    """
    course = read_course(course_value(file))
    wrong = faults(course)
    for fault in wrong:
        click.echo(f"fault: {voice()(fault)}")
    if wrong:
        return 1
    for direction in DIRECTIONS:
        click.echo(f"shortest {direction} {shortest_race(course, direction)}")
    click.echo(" ".join(["bottlenecks", *bottlenecks(course)]))
    return 0


def course_value(file: str) -> object:
    """Read a course file, or compile a course source."""
    text = read_text(file)
    if file.endswith(".course"):
        from pathlib import PurePath  # noqa: PLC0415  (sources are rare)

        from hippodrome.atlas.source import compile_course  # noqa: PLC0415  (on demand)

        return compile_course(text, PurePath(file).stem)
    return parse_json(text, file)


@click.command("check-arena")
@click.argument("file")
def check_arena_command(file: str) -> int:
    """Check the arena in FILE: a line for every fault, or its measures."""
    from hippodrome.games.ben_hur.arena import check_arena, read_arena  # noqa: PLC0415  (Ben Hur alone)

    value = read_json(file)
    wrong = check_arena(value)
    for fault in wrong:
        click.echo(f"fault: {voice()(fault)}")
    if wrong:
        return 1
    arena = read_arena(value)
    click.echo(f"straights {2 * arena.half} wide {arena.outer - arena.inner}")
    return 0
