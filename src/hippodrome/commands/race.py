"""Running races between charioteers, and replaying records."""

from __future__ import annotations

import random as chance
import signal
import sys
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from math import isnan
from typing import Any

import click

from hippodrome.chance import seeded_random
from hippodrome.charioteers import Charioteer, charioteer_by_name, complaints_of, stable_of
from hippodrome.charioteers.outside import SECONDS_A_MOVE, ProgramCharioteer, is_outside_program, short_name
from hippodrome.files import check_file_writable, read_text_or_stdin, write_text_or_stdout
from hippodrome.games import AnyGame, game_entry, game_names
from hippodrome.language import voice
from hippodrome.race.log import Event, run_race
from hippodrome.race.protocol import Seat
from hippodrome.records import read_record, write_record
from hippodrome.setups.wish import RaceWish, parse_options, setups_of
from hippodrome.telling import tell_record, tell_result


class _Seconds(click.FloatRange):
    """A number of seconds within bounds: click lets `nan` pass, which is beyond none."""

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> float:
        """Read the number."""
        seconds = float(super().convert(value, param, ctx))
        if isnan(seconds):
            self.fail(str(value), param, ctx)
        return seconds


@click.command()
@click.option("--game", type=click.Choice(game_names()), default=game_names()[0], show_default=True)
@click.option("--seats")
@click.option("--bot-seconds", type=_Seconds(0.01, 3600), default=SECONDS_A_MOVE, show_default=True)
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
    found = game_entry(game).game
    stable = stable_of(game)
    usual = (stable.stand_in,) * stable.usual_seats
    names = [name.strip() for name in (usual if seats is None else seats.split(","))]
    wish = RaceWish(
        courses=courses,
        direction=direction,
        edition=edition,
        options=parse_options(options),
        laps=laps,
        each=each,
        unmanned=unmanned,
        tournament=tournament,
    )
    setup = setups_of(game).make_setup(wish, len(names), None)
    generator = chance.SystemRandom() if seed is None else seeded_random(seed)

    def pick(count: int) -> int:
        return int(generator.random() * count)

    start = found.start(setup)
    if out is not None:
        check_file_writable(out)
    for complaint in complaints_of(game, names, [setup]):
        click.echo(voice()(complaint), err=True)
    events: list[Event[Any]] = []
    end = start
    with _told_to_end(), ExitStack() as stack:
        drivers: dict[Seat, Charioteer] = {
            Seat(number): stack.enter_context(ProgramCharioteer(game, name, pick, bot_seconds))
            if is_outside_program(name)
            else charioteer_by_name(game, name, pick)
            for number, name in enumerate(names)
        }
        for event, after in run_race(found, start, drivers, pick):
            events.append(event)
            end = after
    who = [_seat(number, name, drivers[Seat(number)]) for number, name in enumerate(names)]
    if out is not None:
        write_text_or_stdout(out, write_record(found, start, who, events, end))
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
    seat: dict[str, Any] = {"name": f"{short_name(name)} {number + 1}", "charioteer": name}
    if isinstance(driver, ProgramCharioteer) and driver.verdict is not None:
        seat["notes"] = [voice("en")(driver.verdict)]
        click.echo(voice()(driver.verdict), err=True)
    return seat


def _print_result(game: AnyGame, end: Any, names: list[str], events: int) -> None:
    say = voice()
    for line in tell_result(game.name, game.standings(end), names):
        click.echo(say(line))
    click.echo(say.say("race-events", events=events))


@click.command()
@click.argument("file")
@click.option("--quiet", is_flag=True)
def replay(file: str, *, quiet: bool) -> None:
    """Verify the record in FILE, event by event, and tell the race in words."""
    record = read_record(read_text_or_stdin(file), file)
    if not quiet:
        for line in tell_record(record.game.name, record.steps, record.seats, voice()):
            click.echo(line)
    for note in record.notes:
        click.echo(note)
    click.echo(voice().say("record-verified", events=len(record.steps)))
