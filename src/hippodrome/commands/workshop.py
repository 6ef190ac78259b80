"""The commands of the workshop: a course or an arena in a file is checked, drawn, measured and printed."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import PurePath
from typing import Any

import click

from hippodrome.charioteers import charioteer_by_name, default_stand_in
from hippodrome.commands.boards import game_of_board, read_board_file
from hippodrome.commands.check import report_check
from hippodrome.commands.print_kit import LANGUAGE_CHOICE, PAPER_SIZES, print_board
from hippodrome.commands.progress import progress_if_terminal
from hippodrome.drawing.boards import FaultyBoard, boards_of
from hippodrome.files import (
    check_file_writable,
    read_text_or_stdin,
    write_bytes_or_stdout,
    write_text_or_stdout,
)
from hippodrome.invariants import present
from hippodrome.language import Voice, voice
from hippodrome.league.balance import Balance, measure_balance
from hippodrome.league.estimates import Estimate
from hippodrome.league.tallying import list_board_trials
from hippodrome.league.traits import ROMAN_NUMERALS, BalanceTrial, BoardTraits, league_traits
from hippodrome.on_demand import load
from hippodrome.saying import DecimalText, Saying, Trouble, saying

MOST_PLACES_NAMED = 6
"""So many places are named where chariots block each other."""

PICTURE_WIDTH = 1680
"""How wide a picture in pixels is."""


# --- checking ------------------------------------------------------------------------------------------


@click.command("workshop-check")
@click.argument("file")
def check(file: str) -> int:
    """Check the course or arena in FILE: a line for every fault, or its measures."""
    places: Mapping[str, int] = {}
    if file.endswith(".course"):
        faults, places = _source_faults(file)
        if faults:
            return report_check(faults, list)
    value = read_board_file(file)
    boards = boards_of(game_of_board(value))
    try:
        board = boards.check_and_lay_out(value)
    except FaultyBoard as faulty:
        return report_check(faulty.found, list, places)
    return report_check((), lambda: boards.describe(board))


def _source_faults(file: str) -> tuple[list[Saying], Mapping[str, int]]:
    """List every fault of the lines of a course source, and tell which line makes which space."""
    reading = load("hippodrome.atlas.reading")
    source, faults = reading.read_source_and_faults(read_text_or_stdin(file), PurePath(file).stem)
    return [it.saying for it in faults], reading.lines_of_spaces(source)


def _sound_board(file: str) -> tuple[str, dict[str, Any]]:
    """Read and check a board, and name its game; one with faults is refused."""
    value = read_board_file(file)
    game = game_of_board(value)
    try:
        return game, boards_of(game).check_and_lay_out(value)
    except FaultyBoard as faulty:
        raise Trouble("workshop-faulty", count=len(faulty.found), file=file) from None


# --- drawing and printing ------------------------------------------------------------------------------


@click.command("workshop-draw")
@click.argument("file")
@click.option("--out", metavar="FILE", required=True)
@click.option("--width", type=click.IntRange(100, 8000), default=PICTURE_WIDTH, show_default=True)
def draw(file: str, *, out: str, width: int) -> None:
    """Draw the course or arena in FILE as SVG, or as PNG if the picture is called so."""
    game, board = _sound_board(file)
    _write_picture(boards_of(game).picture(board), out, width)


def _write_picture(picture: str, out: str, width: int) -> None:
    if out.endswith(".png"):
        check_file_writable(out)
        write_bytes_or_stdout(out, load("hippodrome.printing.press:picture_as_png")(picture, width))
    else:
        write_text_or_stdout(out, picture)


@click.command("workshop-print")
@click.argument("file")
@click.option("--paper", default="a4", type=PAPER_SIZES, show_default=True)
@click.option("--language", type=LANGUAGE_CHOICE)
@click.option("--out", metavar="FILE", required=True)
def print_(file: str, *, paper: str, language: str | None, out: str) -> None:
    """Print the course or arena in FILE with everything that is needed to play on it."""
    print_board(read_board_file(file), paper, language, out)


# --- balance -------------------------------------------------------------------------------------------


@click.command("workshop-balance")
@click.argument("file")
@click.option("--races", type=click.IntRange(10, 100_000), default=200, show_default=True)
@click.option("--chariots", type=click.IntRange(2, 6))
@click.option("--charioteer")
@click.option("--seed", type=int, default=1, show_default=True)
@click.option("--out", metavar="FILE")
def balance(
    file: str, *, races: int, chariots: int | None, charioteer: str | None, seed: int, out: str | None
) -> None:
    """Race charioteers on the course or arena in FILE, and tell how fair it is."""
    game, board = _sound_board(file)
    driver = charioteer or default_stand_in(game)
    charioteer_by_name(game, driver, lambda _count: 0)  # nobody of that name: Trouble
    if out is not None:
        check_file_writable(out)
    trials = list_board_trials(game, board, driver, races, seed, chariots)
    with progress_if_terminal() as bar:
        task = bar.add_task(voice().say("league-racing"), total=races * len(trials))
        found = [measure_balance(trial, lambda: bar.advance(task)) for trial in trials]
    for trial, measured in zip(trials, found, strict=True):
        for line in _told(trial, measured, voice()):
            click.echo(line, err=out == "-")
    if out is not None:
        _write_picture(boards_of(game).picture(board, _heat(found)), out, PICTURE_WIDTH)


def _heat(found: list[Balance]) -> dict[str, float]:
    """Tell how hot every place is, both ways round together, the hottest being 1."""
    shares: dict[str, float] = {}
    for it in found:
        for spot, rate in it.blocked.items():
            shares[spot] = shares.get(spot, 0.0) + rate.value
    most = max(shares.values(), default=0.0)
    return {spot: share / most for spot, share in shares.items() if most}


def _told(trial: BalanceTrial, it: Balance, say: Voice) -> Iterator[str]:
    """Tell what was measured one way round, a line each."""
    venue = trial.venue
    yield say.say(
        "workshop-raced",
        chariots=venue.chariots,
        direction=venue.direction,
        races=trial.races,
        charioteer=trial.charioteer,
    )
    fair = (1 - it.unwon.value) / venue.chariots
    for start, rate in it.wins.items():
        key = "workshop-lane" if rate.low <= fair <= rate.high else "workshop-lane-unfair"
        low, high = (DecimalText(f"{100 * bound:.0f}") for bound in (rate.low, rate.high))
        told = say.say(
            key, lane=ROMAN_NUMERALS[start], rate=_percent(rate), low=low, high=high, fair=_share(fair)
        )
        yield f"  {told}"
    yield f"  {say.say('workshop-unwon', rate=_percent(it.unwon))}"
    board = present(league_traits(trial.game).balance.board, "board traits")
    for name, rate in it.bites.items():
        yield f"  {say(saying(board.told[name], rate=_percent(rate)))}"
    hottest = list(it.blocked.items())[:MOST_PLACES_NAMED]
    if hottest:
        spots = ", ".join(
            f"{_spot(board, spot, say)} {say.with_decimal_sign(_percent(rate))} %" for spot, rate in hottest
        )
        yield f"  {say.say('workshop-spots', spots=spots)}"


def _spot(board: BoardTraits, spot: str, say: Voice) -> str:
    said = board.spot(spot)
    return say(said) if isinstance(said, Saying) else said


def _percent(rate: Estimate) -> DecimalText:
    return _share(rate.value)


def _share(value: float) -> DecimalText:
    return DecimalText(f"{100 * value:.1f}")
