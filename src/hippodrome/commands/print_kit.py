"""Printing a board with everything that is needed to play on it."""

from __future__ import annotations

from typing import Final

import click

from hippodrome.commands.boards import game_of_board, read_board_or_name
from hippodrome.files import check_file_writable, write_bytes_or_stdout
from hippodrome.language import LANGUAGES, voice
from hippodrome.on_demand import load
from hippodrome.printing.papers import PAPERS

PAPER_SIZES: Final = click.Choice(list(PAPERS))
LANGUAGE_CHOICE: Final = click.Choice(LANGUAGES)


@click.command("print")
@click.argument("board")
@click.option("--paper", default="a4", type=PAPER_SIZES, show_default=True)
@click.option("--language", type=LANGUAGE_CHOICE)
@click.option("--out", metavar="FILE", required=True)
def print_command(board: str, *, paper: str, language: str | None, out: str) -> None:
    """Print a BOARD, its cards, its pieces and the rules as a PDF."""
    print_board(read_board_or_name(board), paper, language, out)


def print_board(value: object, paper: str, language: str | None, out: str) -> None:
    """Print the kit of a board that was given."""
    check_file_writable(out)
    made: bytes = load("hippodrome.printing.press:print_kit")(
        game_of_board(value), value, PAPERS[paper], voice(language)
    )
    write_bytes_or_stdout(out, made)
