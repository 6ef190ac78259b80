"""Drawing boards: a course or an arena as an SVG picture, with the chariots of a position standing on it."""

from __future__ import annotations

import click

from hippodrome.commands.boards import boards_by_game, game_of_board, read_board_or_name
from hippodrome.drawing.boards import LaidRuler, boards_of
from hippodrome.files import read_json_or_stdin, write_text_or_stdout
from hippodrome.games import read_position
from hippodrome.saying import Trouble


@click.command()
@click.argument("board", required=False)
@click.option("--out", metavar="FILE", required=True)
@click.option("--position", metavar="FILE")
@click.option("--card")
@click.option("--ruler", default="0", type=click.Choice(["-30", "0", "+30"]), show_default=True)
@click.option("--ids", is_flag=True)
def draw(
    board: str | None,
    *,
    out: str,
    position: str | None,
    card: str | None,
    ruler: str,
    ids: bool,
) -> None:
    """Draw a BOARD, a course or an arena, by name or file; with a position its board need not be named."""
    entry, state = (None, None) if position is None else read_position(read_json_or_stdin(position))
    if card is not None and (entry is None or entry.placements is None):
        raise Trouble("draw-card", option="--card")
    if entry is not None:
        laid = None if card is None else LaidRuler(card, int(ruler))
        named = None if board is None else read_board_or_name(board)
        picture = boards_of(entry.name).draw_position(state, named, laid, ids=ids)
    elif board is None:
        known = (f"{game} ({', '.join(it.names())})" for game, it in boards_by_game().items())
        raise Trouble("draw-what", boards=", ".join(known))
    else:
        value = read_board_or_name(board)
        picture = boards_of(game_of_board(value)).draw(value, ids=ids)
    write_text_or_stdout(out, picture)
