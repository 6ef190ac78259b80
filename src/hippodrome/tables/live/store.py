"""What a house asks of the place where events are stored: to append, to read, and to say what waits."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from typing import NamedTuple, Protocol

from hippodrome.tables.events import Event, Stored


class LedgerDown(Exception):
    """The store cannot be used just now; whether the last append was stored is not known."""


class Damaged(Exception):
    """What is stored of one table cannot be read or does not follow; the other tables are none the worse."""


class Append(NamedTuple):
    """An event to be appended; `wake` is when the house must act next, if `wakes` says that this changed."""

    table: str
    number: int
    at: int
    key: str | None
    event: Event
    wakes: bool
    wake: int | None


class DueTable(NamedTuple):
    """A table where the house must act, and since when."""

    table: str
    wake: int


class EventStore(Protocol):
    """Where the events of all tables are: a database of the server, or a store in the browser."""

    @property
    def shared(self) -> bool:
        """Say whether other processes write here too."""

    async def append(self, append: Append) -> bool:
        """Append an event durably; False if its number or its idempotency key was already taken."""

    async def open_table(self, table: str, code: str, game: str, first: Sequence[Stored]) -> bool:
        """Write a new table and its first events; False if the code is taken."""

    async def keep_snapshot(self, table: str, number: int, written: bytes) -> None:
        """Keep the snapshot of a table in the place of an older one."""

    async def find(self, name: str) -> tuple[str, str] | None:
        """Find a table by its id or its short code: the id and the code."""

    async def read(self, table: str, after: int = 0) -> list[Stored]:
        """Read the events of a table after a number; raise Damaged where a row makes no event."""

    async def read_snapshot(self, table: str) -> bytes | None:
        """Read the last snapshot of a table, if there is one."""

    async def number_of(self, table: str, key: str) -> int | None:
        """Find the number of the event that came with an idempotency key."""

    async def count_events(self, table: str) -> Counter[tuple[str, int | None]]:
        """Count the events of a table by kind and seat; petitions by what they ask for."""

    async def tables_to_wake(self, until: int, most: int) -> list[DueTable]:
        """List the tables where the house must act by a time."""

    async def tables_ahead_of_clock(self, now: int, most: int) -> list[str]:
        """List the tables that wait for the house and whose last event is, by the date, yet to come."""

    async def is_answering(self) -> bool:
        """Say whether the store can be read just now."""

    async def listen(
        self,
        on_change: Callable[[str], None],
        on_presence: Callable[[str], None],
        on_reconnect: Callable[[], None],
    ) -> None:
        """Hear of tables that others changed, and who is connected to them, for ever.

        `on_reconnect` is called after each silence.
        """
