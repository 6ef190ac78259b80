"""How long a charioteer may think about a move: seconds by the clock, or a number of playouts."""

from __future__ import annotations

import gc
import re
from collections.abc import Callable
from time import perf_counter
from typing import Final, NamedTuple, ParamSpec, TypeVar

from hippodrome.saying import Trouble

Asked = ParamSpec("Asked")
Answer = TypeVar("Answer")

Cancelled = Callable[[], bool]
"""Asked now and then during a search: whether to stop at once with the best move found."""

_WRITTEN: Final = re.compile(r"(\d{1,6}(?:\.\d{1,6})?)s|(\d{1,9})")

LEAST_SECONDS: Final = 0.001
MOST_SECONDS: Final = 600.0


def never_cancelled() -> bool:
    """Say that the search is not cancelled."""
    return False


class Budget(NamedTuple):
    """A limit in seconds or in playouts; with playouts the same chance gives the same search."""

    seconds: float | None = None
    playouts: int | None = None

    def __str__(self) -> str:
        """Write the budget as it is read."""
        return f"{self.seconds:g}s" if self.seconds is not None else f"{self.playouts}"


def read_budget(text: str) -> Budget:
    """Read a budget such as `0.5s` (seconds a move) or `200` (playouts a move)."""
    written = _WRITTEN.fullmatch(text)
    if written is None:
        raise Trouble("charioteer-budget", budget=text[:40])
    seconds, playouts = written.groups()
    if playouts is not None and int(playouts) >= 1:
        return Budget(playouts=int(playouts))
    if seconds is not None and LEAST_SECONDS <= float(seconds) <= MOST_SECONDS:
        return Budget(seconds=float(seconds))
    raise Trouble("charioteer-budget", budget=text[:40])


def gc_paused(decide: Callable[Asked, Answer]) -> Callable[Asked, Answer]:
    """Pause Python's garbage collection while a decision is made.

    A full collection over the caches of a charioteer takes up to a quarter of a second, now and then in the
    middle of a move. It can wait: reference counting frees everything that a search leaves behind.
    """

    def thinking(*args: Asked.args, **more: Asked.kwargs) -> Answer:
        was_enabled = gc.isenabled()
        gc.disable()
        try:
            return decide(*args, **more)
        finally:
            if was_enabled:
                gc.enable()

    return thinking


class BudgetMeter:
    """What is left of a budget while a search spends it."""

    def __init__(self, budget: Budget, cancelled: Cancelled = never_cancelled) -> None:
        self._seconds, self._playouts = budget
        self._cancelled = cancelled
        self._began = perf_counter()
        self.spent = 0

    def spend(self, playouts: int = 1) -> None:
        """Count playouts that were made."""
        self.spent += playouts

    def used_share(self) -> float:
        """Tell the share of the budget that is used: 1 or more when all is, or the search is cancelled."""
        if self._cancelled():
            return 1.0
        if self._playouts is not None:
            return self.spent / self._playouts
        if self._seconds is not None:
            return (perf_counter() - self._began) / self._seconds
        return 0.0
