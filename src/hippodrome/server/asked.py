"""What may be asked of a table: each goes to `redaction.redact`, which shows a viewer what it may see."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any, Final, NamedTuple

from hippodrome.race.protocol import Refused, Viewer
from hippodrome.saying import Trouble


class Attendance(NamedTuple):
    """Who is connected: the seats whose player is, and how many devices there are in the stands.

    `sure` is false where others may be connected elsewhere.
    """

    here: frozenset[int] = frozenset()
    watching: int = 0
    sure: bool = True


NOBODY: Final = Attendance()


class TheWhole(NamedTuple):
    """Asks for the whole table; the code is the short one it is found by."""

    code: str
    now: int
    present: Attendance = NOBODY


class Shared:
    """What several viewers of the same event are shown alike: it is made once, and written once."""

    __slots__ = ("parts", "standings", "viewers", "views", "what")

    def __init__(self, viewers: Collection[Viewer]) -> None:
        self.viewers = viewers
        self.views: dict[Viewer, Any] | None = None
        self.standings: Any = None
        self.what: Any = None
        self.parts: dict[str, Any] = {}


class TheLast(NamedTuple):
    """Asks for the last event and the table after it; `shared` keeps what is the same for all viewers."""

    now: int
    shared: Shared | None = None
    present: Attendance = NOBODY


class ThePresent(NamedTuple):
    """Asks who is connected."""

    present: Attendance


class TheError(NamedTuple):
    """Asks for an error as an answer in a language."""

    error: Trouble | Refused
    language: str
    key: str | None = None


class TheRecord(NamedTuple):
    """Asks for the record of a race that is over."""


class TheHistory(NamedTuple):
    """Asks for the moments of a race, from one line to another."""

    first: int
    last: int


Thing = TheWhole | TheLast | ThePresent | TheError | TheRecord | TheHistory
"""Anything that may be asked for."""
