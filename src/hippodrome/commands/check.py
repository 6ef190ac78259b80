"""Checking courses and arenas: every fault at once, or what there is to know."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence

import click

from hippodrome.course import course_faults, read_course
from hippodrome.files import read_json_or_stdin
from hippodrome.language import voice
from hippodrome.on_demand import load
from hippodrome.saying import Saying


@click.command("check-course")
@click.argument("file")
def check_course(file: str) -> int:
    """Check the course in FILE: a line for every fault, or the shortest races and the bottlenecks.

    FILE is a course file, or a course source ending in .course.
    """
    value = load("hippodrome.setups.ave_caesar:read_course_file")(file)
    wrong = course_faults(read_course(value))
    return report_check(wrong, lambda: load("hippodrome.drawing.ave_caesar:BOARDS").describe(value))


@click.command("check-arena")
@click.argument("file")
def check_arena_command(file: str) -> int:
    """Check the arena in FILE: a line for every fault, or its measures."""
    value = read_json_or_stdin(file)
    wrong = load("hippodrome.games.ben_hur.arena:check_arena")(value)
    return report_check(wrong, lambda: load("hippodrome.drawing.ben_hur:BOARDS").describe(value))


def report_check(
    faults: Sequence[Saying], measures: Callable[[], Iterable[str]], places: Mapping[str, int] | None = None
) -> int:
    """Print a line for every fault, with the line of the source it is on where that is known, or measures."""
    say = voice()
    for fault in faults:
        line = (places or {}).get(str(dict(fault.facts).get("space", "")))
        where = "" if line is None else f"{say.say('workshop-line', line=line)}: "
        click.echo(f"fault: {where}{say(fault)}")
    if faults:
        return 1
    for measure in measures():
        click.echo(measure)
    return 0
