"""The store in the browser: rows of events as in the server's ledger, kept by whoever is called for them.

`call` does one thing at a time, `(what, given)`, and answers in JSON: `{"answer": …}`, or `{"down": why}`
where the browser could not. In the page that is IndexedDB; `MemoryStore` is the same in memory.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Awaitable, Callable, Sequence
from typing import Any, Final, TypeVar

import msgspec

from hippodrome.tables.events import Stored, read_event, write_event
from hippodrome.tables.live.store import Append, Damaged, DueTable, LedgerDown

Answer = TypeVar("Answer")

Call = Callable[[str, str], Awaitable[str]]
"""Does something with the store: what, and its facts in JSON; the answer is JSON too."""

MOST_FINISHED_TABLES: Final = 12
"""So many tables whose race is over are kept, the newest."""

MOST_TABLES: Final = 50
"""So many tables are kept at all, as many as the page lists."""


class StoredRow(msgspec.Struct, frozen=True):
    """An event as it is kept."""

    number: int
    at: int
    key: str | None
    event: str


class Appended(msgspec.Struct, frozen=True):
    """A row to be appended to a table; `wake` counts if `wakes` says that it changed."""

    table: str
    row: StoredRow
    wakes: bool
    wake: int | None


class NewTable(msgspec.Struct, frozen=True):
    """A table to be kept, with its first rows; beyond `most` tables the oldest go."""

    table: str
    code: str
    game: str
    rows: list[StoredRow]
    most: int


class StoreQuery(msgspec.Struct, frozen=True, omit_defaults=True):
    """What is asked about a table."""

    table: str
    after: int = 0
    key: str = ""
    number: int = 0
    written: str = ""
    most: int = 0


class StoredTable(msgspec.Struct, frozen=True):
    """A table that is kept: when the house must act there, and when its last event was."""

    table: str
    code: str
    wake: int | None
    at: int


class _Seated(msgspec.Struct, frozen=True):
    """What is counted of an event: its kind, and the seat it is about, if it is about one or the stands."""

    type: str
    seat: int | msgspec.UnsetType | None = msgspec.UNSET
    kind: str = ""
    about: int | msgspec.UnsetType = msgspec.UNSET

    def counted(self) -> tuple[str, int | None] | None:
        """Say as what it is counted, if it is."""
        if self.type == "petitioned" and self.about is not msgspec.UNSET:
            return f"{self.type} {self.kind}", self.about
        return None if self.seat is msgspec.UNSET else (self.type, self.seat)


class _Answer(msgspec.Struct, frozen=True):
    answer: Any = None
    down: str | None = None


class BrowserStore:
    """The events of all tables of one browser."""

    shared = False

    def __init__(self, call: Call) -> None:
        self._call = call
        self._heard: Callable[[str], None] = lambda _: None

    async def _ask(self, what: str, given: Any, kind: type[Answer]) -> Answer:
        answer = msgspec.json.decode(
            await self._call(what, msgspec.json.encode(given).decode()), type=_Answer
        )
        if answer.down is not None:
            raise LedgerDown(answer.down)
        return msgspec.convert(answer.answer, kind)

    async def append(self, append: Append) -> bool:
        """Append an event durably; False if its number or its key was already taken."""
        row = StoredRow(append.number, append.at, append.key, write_event(append.event))
        return await self._ask("append", Appended(append.table, row, append.wakes, append.wake), bool)

    async def open_table(self, table: str, code: str, game: str, first: Sequence[Stored]) -> bool:
        """Write a new table and its first events; False if the code is taken."""
        rows = [StoredRow(it.number, it.at, it.key, write_event(it.event)) for it in first]
        return await self._ask("open", NewTable(table, code, game, rows, MOST_TABLES), bool)

    async def finish(self, table: str) -> None:
        """Note that the race at a table is over; of such tables only the newest are kept."""
        await self._ask("finish", StoreQuery(table, most=MOST_FINISHED_TABLES), bool)

    async def keep_snapshot(self, table: str, number: int, written: bytes) -> None:
        """Keep the snapshot of a table in the place of an older one."""
        await self._ask("keep", StoreQuery(table, number=number, written=written.decode()), bool)

    async def find(self, name: str) -> tuple[str, str] | None:
        """Find a table by its id or its code: the id and the code."""
        found = [it for it in await self._tables() if name in (it.table, it.code)]
        return (found[0].table, found[0].code) if found else None

    async def read(self, table: str, after: int = 0) -> list[Stored]:
        """Read the events of a table after a number; raise Damaged where a row makes no event."""
        try:
            rows = await self._ask("read", StoreQuery(table, after=after), list[StoredRow])
            return [Stored(it.number, it.at, read_event(it.event), it.key) for it in rows]
        except (msgspec.MsgspecError, TypeError, ValueError, RecursionError) as error:
            raise Damaged(f"table {table}: {type(error).__name__}: {error}"[:200]) from error

    async def read_snapshot(self, table: str) -> bytes | None:
        """Read the last snapshot of a table, if there is one."""
        written: str = await self._ask("kept", StoreQuery(table), str)
        return written.encode() or None

    async def number_of(self, table: str, key: str) -> int | None:
        """Find the number of the event that came with a key."""
        number: int = await self._ask("number-of", StoreQuery(table, key=key), int)
        return number or None

    async def count_events(self, table: str) -> Counter[tuple[str, int | None]]:
        """Count the events of a table by kind and seat; petitions by what they ask for."""
        rows = await self._ask("read", StoreQuery(table), list[StoredRow])
        found = (msgspec.json.decode(it.event, type=_Seated) for it in rows)
        return Counter(counted for it in found if (counted := it.counted()) is not None)

    async def tables_to_wake(self, until: int, most: int) -> list[DueTable]:
        """List the tables where the house must act by a time."""
        found = [DueTable(it.table, it.wake) for it in await self._tables() if it.wake is not None]
        return sorted((it for it in found if it.wake <= until), key=lambda it: it.wake)[:most]

    async def tables_ahead_of_clock(self, now: int, most: int) -> list[str]:
        """List the tables that wait for the house and whose last event is, by the date, yet to come."""
        return [it.table for it in await self._tables() if (it.wake or 0) > now and it.at > now][:most]

    async def is_answering(self) -> bool:
        """Say whether the store can be read just now."""
        try:
            await self._tables()
        except LedgerDown:
            return False
        return True

    async def _tables(self) -> list[StoredTable]:
        return await self._ask("tables", StoreQuery(""), list[StoredTable])

    async def listen(
        self,
        on_change: Callable[[str], None],
        on_presence: Callable[[str], None],
        on_reconnect: Callable[[], None],
    ) -> None:
        """Hear of tables that other windows of the browser changed, for ever."""
        del on_presence, on_reconnect
        self._heard = on_change
        await asyncio.Event().wait()

    def changed_elsewhere(self, table: str) -> None:
        """Take note that another window has appended to a table."""
        self._heard(table)


class MemoryStore:
    """A store in memory: what a browser without IndexedDB has for as long as the page is open."""

    def __init__(self) -> None:
        self._tables: dict[str, StoredTable] = {}
        self._rows: dict[str, list[StoredRow]] = {}
        self._snapshots: dict[str, StoreQuery] = {}
        self._finished: list[str] = []

    async def __call__(self, what: str, given: str) -> str:
        """Do something with the store."""
        if what == "append":
            answer: Any = self._append(msgspec.json.decode(given, type=Appended))
        elif what == "open":
            answer = self._open(msgspec.json.decode(given, type=NewTable))
        else:
            answer = self._asked(what, msgspec.json.decode(given, type=StoreQuery))
        return msgspec.json.encode(_Answer(answer)).decode()

    def _append(self, it: Appended) -> bool:
        rows, table = self._rows[it.table], self._tables[it.table]
        taken = it.row.key is not None and any(row.key == it.row.key for row in rows)
        if taken or it.row.number != len(rows) + 1:
            return False
        rows.append(it.row)
        wake = it.wake if it.wakes else table.wake
        self._tables[it.table] = StoredTable(table.table, table.code, wake, it.row.at)
        return True

    def _open(self, it: NewTable) -> bool:
        if it.table in self._tables:
            return False
        self._tables[it.table] = StoredTable(it.table, it.code, None, it.rows[-1].at)
        self._rows[it.table] = list(it.rows)
        self._drop(list(self._tables)[: -it.most])
        return True

    def _asked(self, what: str, asked: StoreQuery) -> Any:
        rows = self._rows.get(asked.table, [])
        match what:
            case "read":
                return rows[asked.after :]
            case "tables":
                return list(self._tables.values())
            case "number-of":
                return next((row.number for row in rows if row.key == asked.key), 0)
            case "kept":
                return self._snapshots[asked.table].written if asked.table in self._snapshots else ""
            case "keep":
                self._snapshots[asked.table] = asked
            case "finish" if asked.table in self._tables and asked.table not in self._finished:
                self._finished.append(asked.table)
                self._drop(self._finished[: -asked.most])
        return True

    def _drop(self, tables: Sequence[str]) -> None:
        for table in tables:
            self._tables.pop(table, None)
            self._rows.pop(table, None)
            self._snapshots.pop(table, None)
            if table in self._finished:
                self._finished.remove(table)
