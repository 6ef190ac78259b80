"""The pen that writes to SQLite: one connection in one thread, a batch of appends a transaction.

It speaks to SQLite directly: of everything the server does for a move, nothing is repeated more often.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from typing import Final, NamedTuple

import sqlalchemy as sa

from hippodrome.server.ledger.engine import PATIENCE, PRAGMAS

AT_ONCE: Final = (64, 16, 4, 1)
"""How many rows go into one statement: between two of them the pen and the event loop wait for each other."""

INSERTS: Final = {
    rows: "INSERT OR IGNORE INTO events (table_id, number, at, key, event) VALUES "  # noqa: S608  (only ?)
    + ", ".join(["(?, ?, ?, ?, ?)"] * rows)
    for rows in AT_ONCE
}

KEEP: Final = (
    "INSERT INTO snapshots (table_id, number, written) VALUES (?, ?, ?) ON CONFLICT (table_id) DO UPDATE"
    " SET number = excluded.number, written = excluded.written WHERE excluded.number > snapshots.number"
)
WAKE: Final = "UPDATE tables SET wake_at = ? WHERE id = ?"


class Row(NamedTuple):
    """An event as it is written, and when the server must act next, if `wakes` says that this changed."""

    table: str
    number: int
    at: int
    key: str | None
    event: str
    wakes: bool
    wake: int | None


class Pen:
    """The only one who writes events to a SQLite file."""

    def __init__(self, url: sa.URL) -> None:
        self._file = url.database or ":memory:"
        self._thread = ThreadPoolExecutor(1, "ledger")
        self._connection: sqlite3.Connection | None = None

    async def write(self, rows: Sequence[Row]) -> list[bool]:
        """Commit a batch; say of each row whether it was the first with its number and its key."""
        return await asyncio.get_running_loop().run_in_executor(self._thread, self._write, rows)

    def _write(self, rows: Sequence[Row]) -> list[bool]:
        connection = self._connection or self._connect()
        try:
            connection.execute("BEGIN IMMEDIATE")
            if _insert(connection, rows) == len(rows):
                stored = [True] * len(rows)
            else:  # one of them was not the first: which one is seen by going row by row
                connection.execute("ROLLBACK")
                connection.execute("BEGIN IMMEDIATE")
                stored = [_insert(connection, (row,)) == 1 for row in rows]
            for row, first in zip(rows, stored, strict=True):
                if first and row.wakes:
                    connection.execute(WAKE, (row.wake, row.table))
            connection.execute("COMMIT")
        except BaseException:
            # A connection that is in doubt is not written with again.
            self._connection = None
            with suppress(sqlite3.Error):
                connection.close()
            raise
        return stored

    async def keep(self, table: str, number: int, written: bytes) -> None:
        """Keep a snapshot in the place of an older one."""
        loop = asyncio.get_running_loop()
        await loop.run_in_executor(self._thread, self._keep, table, number, written)

    def _keep(self, table: str, number: int, written: bytes) -> None:
        connection = self._connection or self._connect()
        connection.execute(KEEP, (table, number, written))

    def _connect(self) -> sqlite3.Connection:
        connection = sqlite3.connect(
            self._file, timeout=PATIENCE, isolation_level=None, check_same_thread=False
        )
        for pragma in PRAGMAS:
            connection.execute(f"PRAGMA {pragma}")
        self._connection = connection
        return connection

    def close(self) -> None:
        """Lay the pen down."""
        self._thread.shutdown()
        if self._connection is not None:
            self._connection.close()
            self._connection = None


def _insert(connection: sqlite3.Connection, rows: Sequence[Row]) -> int:
    """Insert rows, as many at once as may be; count those that were the first."""
    done = stored = 0
    while done < len(rows):
        count = next(it for it in AT_ONCE if it <= len(rows) - done)
        values = [value for row in rows[done : done + count] for value in row[:5]]
        stored += connection.execute(INSERTS[count], values).rowcount
        done += count
    return stored
