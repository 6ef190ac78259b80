"""Boards as they are given on the command line: by name or by file, of whichever game knows them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from hippodrome.drawing.boards import boards_by_game, game_of_board
from hippodrome.on_demand import load
from hippodrome.saying import Trouble

__all__ = ["boards_by_game", "game_of_board", "read_board_file", "read_board_or_name"]


def read_board_or_name(board: str) -> str | Mapping[str, Any]:
    """Read a board that is given by a file; a name stays as it is."""
    if not board.endswith((".json", ".course")):
        return board
    return read_board_file(board)


def read_board_file(file: str) -> Mapping[str, Any]:
    """Read the board in a file: a course source, or JSON."""
    value: object = load("hippodrome.setups.ave_caesar:read_course_file")(file)
    if not isinstance(value, Mapping):
        raise Trouble("field-object", field="board")
    return value
