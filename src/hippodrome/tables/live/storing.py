"""How much one table may store beside its race; a seat that uses up its share leaves the others theirs."""

from __future__ import annotations

from collections import Counter
from typing import Final, NamedTuple

from hippodrome.saying import Trouble
from hippodrome.tables.events import (
    AskedTakeback,
    Dressed,
    Event,
    Paced,
    Petitioned,
    Reacted,
    Recovered,
    Returned,
    Said,
    Sat,
    write_event,
)

Share = tuple[str, int | None]
"""What is counted together: `talk`, `changes` or petitions, by seat; None are the stands."""

SHARE_NAME_BY_EVENT: Final = {
    "said": "talk",
    "reacted": "talk",
    "sat": "changes",
    "recovered": "changes",
    "returned": "changes",
    "asked": "changes",
    "dressed": "changes",
    "paced": "changes",
    "petitioned seat": "petitions for the seat",
    "petitioned reins": "petitions for the reins",
}
"""The events that may be repeated without end, by the share they count for; all others follow from these, or
bring the race forward."""


class StorageBounds(NamedTuple):
    """What one table may store: bytes at its opening; then words and changes of each seat.

    As often as a seat may change somebody may ask for it, and for its reins.
    """

    opening: int = 256 * 1024
    talk: int = 1_000
    changes: int = 500


USUAL_STORAGE_BOUNDS: Final = StorageBounds()
"""What one table may store unless somebody says otherwise."""


class StoredCounts:
    """What a table has stored, share by share."""

    def __init__(self, stored: Counter[tuple[str, int | None]]) -> None:
        self._shares: Counter[Share] = Counter()
        for (kind, seat), count in stored.items():
            if kind in SHARE_NAME_BY_EVENT:
                self._shares[SHARE_NAME_BY_EVENT[kind], seat] += count

    def add(self, event: Event) -> None:
        """Count an event."""
        share = share_of(event)
        if share is not None:
            self._shares[share] += 1

    def check(self, share: Share, bounds: StorageBounds) -> None:
        """Refuse what is beyond the bounds."""
        if share[0] == "talk" and self._shares[share] >= bounds.talk:
            raise Trouble("table-talk-full", most=bounds.talk)
        if share[0] != "talk" and self._shares[share] >= bounds.changes:
            raise Trouble("table-changes-full", most=bounds.changes)


def share_of(event: Event) -> Share | None:
    """Say what an event counts for, if for anything."""
    match event:
        case Said(seat) | Reacted(seat):
            return "talk", seat
        case Sat(seat) | Recovered(seat) | Returned(seat) | AskedTakeback(seat) | Dressed(seat) | Paced(seat):
            return "changes", seat
        case Petitioned(kind, about):
            return f"petitions for the {kind}", about
        case _:
            return None


def check_opening(first: tuple[Event, ...], bounds: StorageBounds) -> None:
    """Refuse a table that brings more than it may: settings with a course, or a record."""
    if sum(len(write_event(event).encode()) for event in first) > bounds.opening:
        raise Trouble("table-large", most=bounds.opening)
