"""What may be asked of a table: each goes to `redaction.redact`, which shows a viewer what it may see."""

from __future__ import annotations

from collections.abc import Callable, Collection
from typing import Any, Final, NamedTuple

from hippodrome.race.protocol import Refused, Viewer
from hippodrome.saying import Saying, Trouble


class Attendance(NamedTuple):
    """Who is connected: the seats whose player is, and how many devices there are in the stands.

    `sure` is false where others may be connected elsewhere.
    """

    here: frozenset[int] = frozenset()
    watching: int = 0
    sure: bool = True


NOBODY_CONNECTED: Final = Attendance()


class WholeTableQuery(NamedTuple):
    """Asks for the whole table; the code is the short one it is found by."""

    code: str
    now: int
    present: Attendance = NOBODY_CONNECTED


class SharedParts:
    """What several viewers of the same event are shown alike: it is made once, and written once."""

    __slots__ = ("parts", "readers", "standings", "viewers", "views", "what")

    def __init__(self, viewers: Collection[Viewer]) -> None:
        self.viewers = viewers
        self.views: dict[Viewer, Any] | None = None
        self.standings: Any = None
        self.what: Any = None
        self.readers: Collection[Viewer] | None = None
        self.parts: dict[str, Any] = {}


class LastEventQuery(NamedTuple):
    """Asks for the last event and the table after it; `shared` keeps what is the same for all viewers."""

    now: int
    shared: SharedParts | None = None
    present: Attendance = NOBODY_CONNECTED


class PresenceQuery(NamedTuple):
    """Asks who is connected."""

    present: Attendance


class ErrorQuery(NamedTuple):
    """Asks for an error as an answer; `say` turns what it says into a sentence."""

    error: Trouble | Refused
    say: Callable[[Saying], str]
    key: str | None = None


class RecordQuery(NamedTuple):
    """Asks for the record of a race that is over."""


class StatisticsQuery(NamedTuple):
    """Asks for what is counted in a race that is over."""


HISTORY_BYTES: Final = 2 << 20
"""The views of a history that is told at once have no more bytes, unless a single moment has."""


class HistoryQuery(NamedTuple):
    """Asks for the moments of a race, from one move of the log to another, up to so many bytes of views."""

    first: int
    last: int
    most: int = HISTORY_BYTES


class BranchQuery(NamedTuple):
    """Asks for a branch of a race that is over: its moments, but the first few that are known; the race then.

    It leaves its race after the line `at`. Nothing of it is hidden, since nothing of that race is.
    """

    at: int
    known: int = 0
    most: int = HISTORY_BYTES


class PlacementsQuery(NamedTuple):
    """Asks for every placement of a card, which only the seat to move is shown."""

    card: str


RedactionQuery = (
    WholeTableQuery
    | LastEventQuery
    | PresenceQuery
    | ErrorQuery
    | RecordQuery
    | StatisticsQuery
    | HistoryQuery
    | BranchQuery
    | PlacementsQuery
)
"""Anything that may be asked for."""
