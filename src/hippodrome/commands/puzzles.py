"""Puzzles in the terminal: the one of the day, an answer to it, and making a collection."""

from __future__ import annotations

from collections import Counter
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

import click

from hippodrome.commands.progress import progress_if_terminal
from hippodrome.commands.usage import CommandGroup
from hippodrome.files import check_file_writable, read_text_or_stdin, write_text_or_stdout
from hippodrome.games import game_entry, game_names
from hippodrome.language import voice
from hippodrome.puzzles.answering import explain, find_puzzle, puzzle_of_day
from hippodrome.puzzles.making import empty_collection, make_collection
from hippodrome.puzzles.puzzle import (
    Collection,
    PuzzlePosition,
    lay_out_puzzle,
    read_collection,
    write_collection,
)
from hippodrome.saying import Trouble
from hippodrome.terminal.face import face_of
from hippodrome.terminal.table import PROGRAM_NAMES


def _today() -> tuple[str, str, int]:
    """Name the day, and the game and number of its puzzle."""
    day = datetime.now(UTC).date()
    return (day.isoformat(), *puzzle_of_day(day))


def _written_moves(game: str, laid: PuzzlePosition) -> list[str]:
    return [game_entry(game).game.write(it.move) for it in laid.moves]


@click.pass_context
def _show_today(context: click.Context) -> None:
    """Show the puzzle of the day, where nothing else was asked for."""
    if context.invoked_subcommand is not None:
        return
    say = voice()
    day, game, number = _today()
    puzzle = find_puzzle(game, number)
    laid = lay_out_puzzle(puzzle)
    face = face_of(game)
    names = PROGRAM_NAMES[: game_entry(game).game.seats(laid.state)]
    click.echo(say.say("puzzles-today", day=day, game=game_entry(game).title, number=number))
    click.echo(say(face.tell_whose_turn(laid.view, names)))
    for block in face.situation(laid.view, names):
        click.echo(say(block.heading))
        for line in block.lines:
            click.echo(f"  {', '.join(say(part) for part in line)}")
    for row in face.optional_picture(laid.view):
        click.echo(row)
    click.echo(", ".join(_written_moves(game, laid)))
    click.echo(say.say("puzzles-about", kind=say.say(f"puzzle-kind-{puzzle.kind}")))


@click.command("puzzles-answer")
@click.argument("move")
def answer(move: str) -> int:
    """Say whether MOVE is the answer to the puzzle of the day, and why."""
    say = voice()
    _, game, number = _today()
    puzzle = find_puzzle(game, number)
    laid = lay_out_puzzle(puzzle)
    moves = _written_moves(game, laid)
    if move not in moves:
        raise Trouble("puzzles-not-offered", move=move[:60], moves=", ".join(moves))
    at = moves.index(move)
    why = say(explain(puzzle, laid, at))
    click.echo(say.say("puzzles-right" if at == laid.best else "puzzles-wrong", why=why))
    return 0 if at == laid.best else 1


@click.command("puzzles-make")
@click.option("--game", type=click.Choice(game_names()), default=game_names()[0], show_default=True)
@click.option("--count", type=click.IntRange(1, 10_000), default=300, show_default=True)
@click.option("--seed", type=int, default=1, show_default=True)
@click.option("--out", metavar="FILE", required=True)
def make(*, game: str, count: int, seed: int, out: str) -> None:
    """Make a collection of puzzles, or go on with one that was begun."""
    begun = made = _begun(game, seed, out)
    check_file_writable(out)
    with progress_if_terminal() as bar:
        task = bar.add_task(voice().say("puzzles-making"), total=count, completed=len(begun.puzzles))
        for made in make_collection(begun, count):
            write_text_or_stdout(out, write_collection(made))
            bar.update(task, completed=len(made.puzzles))
    kinds = Counter(it.kind for it in made.puzzles)
    told = ", ".join(f"{kind} {number}" for kind, number in kinds.most_common())
    click.echo(voice().say("puzzles-made", count=len(made.puzzles), races=made.races, kinds=told))


def _begun(game: str, seed: int, out: str) -> Collection:
    """Go on with a collection where the same one was begun, else begin it."""
    fresh = empty_collection(game, seed)
    if not Path(out).is_file():
        return fresh
    found = read_collection(read_text_or_stdin(out), out)
    if found._replace(races=0, puzzles=()) != fresh:
        raise Trouble("puzzles-other", file=out)
    return found


puzzles: Final = CommandGroup(
    "puzzles",
    {
        "make": "hippodrome.commands.puzzles:make",
        "answer": "hippodrome.commands.puzzles:answer",
    },
    callback=_show_today,
    invoke_without_command=True,
)
