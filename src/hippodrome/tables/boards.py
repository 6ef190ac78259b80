"""Boards of any game: one of the house, one that somebody brings, and its picture."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Any, Final
from xml.etree import ElementTree as ET

from hippodrome.drawing.boards import FaultyBoard, boards_of, game_of_board
from hippodrome.games import game_names
from hippodrome.saying import Trouble

__all__ = ["FaultyBoard", "checked_board", "game_of_board", "house_board", "house_source", "picture"]

_SPACE: Final = "http://www.w3.org/2000/svg"
_ORNAMENTS: Final = ("hd-hedge", "hd-title")
"""What a small picture goes without, as it goes without the crowd."""


@lru_cache(maxsize=32)
def house_board(game: str, name: str) -> dict[str, Any]:
    """Give a board of the house by the game and its name."""
    if game not in game_names() or name not in boards_of(game).names():
        raise Trouble("board-unknown")
    return boards_of(game).house_board(name)


def checked_board(game: str, written: Mapping[str, Any]) -> dict[str, Any]:
    """Check a board that somebody brings, and lay it out where it has no drawing."""
    if game not in game_names():
        raise Trouble("board-unknown")
    return boards_of(game).check_and_lay_out(written)


def house_source(game: str, name: str) -> str:
    """Give the text that a board of the house is written in, where it is written as one."""
    house_board(game, name)  # one that is not there is refused
    source = boards_of(game).source(name)
    if source is None:
        raise Trouble("board-unknown")
    return source


def picture(game: str, board: Mapping[str, Any], *, small: bool) -> str:
    """Draw a board; a small picture goes without the crowd."""
    drawn = boards_of(game).picture(board)
    return _plain(drawn) if small else drawn


def _plain(drawn: str) -> str:
    ET.register_namespace("", _SPACE)
    root = ET.fromstring(drawn)  # noqa: S314  (drawn by ourselves)
    for parent in list(root.iter()):
        for child in list(parent):
            kind = child.get("class", "")
            crowd = parent.get("class") == "hd-stands" and child.get("stroke-linecap") is not None
            if kind in _ORNAMENTS or crowd:
                parent.remove(child)
    return ET.tostring(root, encoding="unicode") + "\n"
