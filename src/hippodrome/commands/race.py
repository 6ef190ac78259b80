"""Running races between charioteers, and replaying records."""

from __future__ import annotations

import random as chance
import signal
import sys
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from math import isnan
from typing import Any, Final

import click

from hippodrome.charioteers import Charioteer, charioteer
from hippodrome.charioteers.outside import SECONDS, Outside, is_outside, label
from hippodrome.files import parse_json, read_json, read_text, try_place, write_text
from hippodrome.games import NAMES, AnyGame, find
from hippodrome.language import voice
from hippodrome.race.log import Event, run
from hippodrome.race.protocol import Seat
from hippodrome.records import read_record, write_record
from hippodrome.saying import Trouble

USUAL_SEATS: Final = {"ave-caesar": "greedy,greedy,greedy,greedy", "ben-hur": "steady,steady,steady,steady"}


class _Seconds(click.FloatRange):
    """A number of seconds within bounds: click lets `nan` pass, which is beyond none."""

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> float:
        """Read the number."""
        seconds = float(super().convert(value, param, ctx))
        if isnan(seconds):
            self.fail(str(value), param, ctx)
        return seconds


@click.command()
@click.option("--game", type=click.Choice(NAMES), default="ave-caesar", show_default=True)
@click.option("--seats")
@click.option("--bot-seconds", type=_Seconds(0.01, 3600), default=SECONDS, show_default=True)
@click.option("--course", "courses", multiple=True)
@click.option("--direction", type=click.Choice(["clockwise", "anticlockwise"]))
@click.option("--edition", "--preset")
@click.option("--option", "options", multiple=True, metavar="NAME=VALUE")
@click.option("--tournament", is_flag=True)
@click.option("--each", type=int, default=1, show_default=True)
@click.option("--unmanned", type=int, default=0, show_default=True)
@click.option("--laps", type=int)
@click.option("--seed", type=int)
@click.option("--out", metavar="FILE")
def race(
    *,
    game: str,
    seats: str | None,
    bot_seconds: float,
    courses: tuple[str, ...],
    direction: str | None,
    edition: str | None,
    options: tuple[str, ...],
    tournament: bool,
    each: int,
    unmanned: int,
    laps: int | None,
    seed: int | None,
    out: str | None,
) -> None:
    """Run a race between charioteers and tell how it ended."""
    found = find(game).game
    names = [name.strip() for name in (USUAL_SEATS[game] if seats is None else seats).split(",")]
    given = read_options(options)
    if game == "ave-caesar":
        if laps is not None:
            given["laps"] = laps
        setup = _ave_caesar(names, courses, direction, edition, given, tournament, each, unmanned)
    else:
        _only_ave_caesar(game, direction=direction, unmanned=unmanned, tournament=tournament)
        setup = _ben_hur(names, courses, edition, given, each, laps)
    generator = chance.SystemRandom() if seed is None else chance.Random(seed)  # noqa: S311  (asked for by seed)

    def pick(count: int) -> int:
        return int(generator.random() * count)

    start = found.start(setup)
    if out is not None:
        try_place(out)
    events: list[Event[Any]] = []
    end = start
    with _told_to_end(), ExitStack() as stack:
        drivers: dict[Seat, Charioteer] = {
            Seat(number): stack.enter_context(Outside(game, name, pick, bot_seconds))
            if is_outside(name)
            else charioteer(game, name, pick)
            for number, name in enumerate(names)
        }
        for event, after in run(found, start, drivers, pick):
            events.append(event)
            end = after
    who = [_seat(number, name, drivers[Seat(number)]) for number, name in enumerate(names)]
    if out is not None:
        write_text(out, write_record(found, start, who, events, end))
    if out != "-":
        _print_result(found, end, [seat["name"] for seat in who], len(events))


@contextmanager
def _told_to_end() -> Iterator[None]:
    """Let whoever is told to end, by SIGTERM or when the terminal hangs up, stop the bots first."""

    def end(number: int, _frame: object) -> None:
        sys.exit(128 + number)

    known = [it for it in signal.Signals if it.name in ("SIGTERM", "SIGHUP")]
    deadly = [it for it in known if signal.getsignal(it) == signal.SIG_DFL]  # whoever ignores one goes on
    for it in deadly:
        signal.signal(it, end)
    try:
        yield
    finally:
        for it in deadly:
            signal.signal(it, signal.SIG_DFL)


def _seat(number: int, name: str, driver: Charioteer) -> dict[str, Any]:
    """Tell who sat where; of a bot that failed, the verdict goes into the record and to standard error."""
    seat: dict[str, Any] = {"name": f"{label(name)} {number + 1}", "charioteer": name}
    if isinstance(driver, Outside) and driver.verdict is not None:
        seat["notes"] = [voice("en")(driver.verdict)]
        click.echo(voice()(driver.verdict), err=True)
    return seat


def _ave_caesar(
    names: list[str],
    courses: tuple[str, ...],
    direction: str | None,
    edition: str | None,
    options: dict[str, Any],
    tournament: bool,
    each: int,
    unmanned: int,
) -> dict[str, Any]:
    setup: dict[str, Any] = {"players": len(names), "each": each, "unmanned": unmanned, "options": options}
    if edition is not None:
        setup["edition"] = edition
    if tournament and not courses:
        return setup
    chosen = courses or (_usual_course(edition, len(names) * each + unmanned),)
    legs = [{"course": _course(name), "direction": "clockwise"} for name in chosen]
    if tournament and direction is None:
        legs += [leg | {"direction": "anticlockwise"} for leg in legs]
    if direction is not None:
        legs[-1]["direction"] = direction
    # A race run from the command line is no table: the numbers that a course asks for do not bind it.
    return setup | {"programme": legs, "any_number": True}


def _usual_course(edition: str | None, chariots: int) -> str:
    from hippodrome.games.ave_caesar.kit import courses_of, read_edition  # noqa: PLC0415  (Ave Caesar alone)

    return courses_of(read_edition(edition or "ravensburger"), chariots)[0]


def _course(name: str) -> Any:
    from hippodrome.atlas import course_names  # noqa: PLC0415  (on demand)
    from hippodrome.commands.check import course_value  # noqa: PLC0415  (on demand)

    return name if name in course_names() or not name.endswith((".json", ".course")) else course_value(name)


def _only_ave_caesar(game: str, **options: object) -> None:
    """Refuse what would do nothing: options that this game does not have."""
    for name, given in options.items():
        if given:
            raise Trouble("option-elsewhere", option=f"--{name}", game=game)


def _ben_hur(
    names: list[str],
    courses: tuple[str, ...],
    preset: str | None,
    options: dict[str, Any],
    each: int,
    laps: int | None,
) -> dict[str, Any]:
    setup: dict[str, Any] = {"players": len(names), "each": each, "options": options}
    if preset is not None:
        setup["preset"] = preset
    if laps is not None:
        setup["laps"] = laps
    if len(courses) > 1:
        raise Trouble("race-one-arena", option="--course")
    for arena in courses:
        setup["arena"] = read_json(arena) if arena.endswith(".json") else arena
    return setup


def read_options(given: tuple[str, ...]) -> dict[str, Any]:
    """Read options given as NAME=VALUE; a value is JSON where it can be, else text."""
    options: dict[str, Any] = {}
    for option in given:
        name, equals, value = option.partition("=")
        if not equals or not name:
            raise Trouble("option-form", option=option[:60])
        try:
            options[name] = parse_json(value, name)
        except Trouble:
            options[name] = value
    return options


def _print_result(game: AnyGame, end: Any, names: list[str], events: int) -> None:
    from hippodrome.telling import result  # noqa: PLC0415  (a race told on demand)

    say = voice()
    for line in result(game.name, game.standings(end), names):
        click.echo(say(line))
    click.echo(say.say("race-events", events=events))


@click.command()
@click.argument("file")
@click.option("--quiet", is_flag=True)
def replay(file: str, *, quiet: bool) -> None:
    """Verify the record in FILE, event by event, and tell the race in words."""
    record = read_record(read_text(file), file)
    if not quiet:
        from hippodrome.telling import tell_record  # noqa: PLC0415  (a race told on demand)

        for line in tell_record(record.game.name, record.steps, record.seats, voice()):
            click.echo(line)
    for note in record.notes:
        click.echo(note)
    click.echo(voice().say("record-verified", events=len(record.steps)))
