"""Charioteers that nobody should hire: one hangs, one crashes, one devours, one makes moves of its own."""

from __future__ import annotations

import os
from collections.abc import Sequence
from typing import Any, NoReturn


def _hang(_view: Any, _moves: Sequence[Any]) -> NoReturn:
    while True:
        pass


def _crash(_view: Any, _moves: Sequence[Any]) -> NoReturn:
    os._exit(3)


def _fail(_view: Any, _moves: Sequence[Any]) -> NoReturn:
    raise ValueError("I do not know what to do")


def _devour(_view: Any, moves: Sequence[Any]) -> Any:
    return moves[len(bytearray(3 << 30)) % len(moves)]


def _stray(_view: Any, moves: Sequence[Any]) -> Any:
    kind = type(moves[0])
    if hasattr(moves[0], "kind"):
        return kind("tuck", 6)
    from hippodrome.games.ben_hur.moves import TakeLostWhip  # noqa: PLC0415  (this game alone)

    return TakeLostWhip()


_BAD = {
    "hangs": lambda _pick: _hang,
    "crashes": lambda _pick: _crash,
    "fails": lambda _pick: _fail,
    "devours": lambda _pick: _devour,
    "strays": lambda _pick: _stray,
}
CHARIOTEERS = {"ave-caesar": _BAD, "ben-hur": _BAD}
