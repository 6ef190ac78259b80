"""A keyboard and a screen for the tests: scripted lines in, text out."""

from __future__ import annotations

import io
from collections.abc import Iterable, Iterator
from itertools import chain, repeat
from typing import Any

from hippodrome.terminal import play


class Keyboard(io.StringIO):
    """Types the lines of a script, one for each time it is asked; then there is nobody any more."""

    def __init__(self, script: Iterable[str]) -> None:
        super().__init__()
        self._script: Iterator[str] = iter(script)

    def readline(self, _size: int = -1, /) -> str:  # type: ignore[override]  # typeshed has bytes there
        """Type the next line."""
        line = next(self._script, None)
        if line is None:
            return ""
        if line == "^C":
            raise KeyboardInterrupt
        return line + "\n"


class Screen(io.StringIO):
    """A screen that can pretend to be a terminal."""

    def __init__(self, *, tty: bool = False) -> None:
        super().__init__()
        self._tty = tty

    def isatty(self) -> bool:
        """Say what it pretends to be."""
        return self._tty


def first_moves(*before: str) -> Iterator[str]:
    """Type some lines, and then the first move whenever there is one."""
    return chain(before, repeat("1", 3000))


def typed(script: Iterable[str], *, tty: bool = False, **wish: Any) -> str:
    """Play with a script and give what was on the screen."""
    screen = Screen(tty=tty)
    wish.setdefault("language", "en")
    wish.setdefault("seed", 1)
    play(input=Keyboard(script), output=screen, **wish)
    return screen.getvalue()
