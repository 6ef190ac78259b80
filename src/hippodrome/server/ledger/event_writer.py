"""The writer for SQLite: one connection in one background thread, one transaction for a batch of appends.

It uses the sqlite3 module directly, without SQLAlchemy: this is the hot path of every move.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import closing, contextmanager, suppress
from time import monotonic, sleep
from typing import Any, Final, NamedTuple, TypeVar

import sqlalchemy as sa

from hippodrome.server.ledger.engine import DATABASE_TIMEOUT, PRAGMAS

ROWS_PER_STATEMENT: Final = (64, 16, 4, 1)
"""How many rows go into one statement: between two of them writer and event loop contend for the GIL."""

INSERT_EVENTS: Final = {
    rows: "INSERT OR IGNORE INTO events (table_id, number, at, key, event) VALUES "  # noqa: S608  (only ?)
    + ", ".join(["(?, ?, ?, ?, ?)"] * rows)
    for rows in ROWS_PER_STATEMENT
}

KEEP_SNAPSHOT: Final = (
    "INSERT INTO snapshots (table_id, number, written) VALUES (?, ?, ?) ON CONFLICT (table_id) DO UPDATE"
    " SET number = excluded.number, written = excluded.written WHERE excluded.number > snapshots.number"
)
SET_HEARTBEAT: Final = "UPDATE heartbeat SET at = ? WHERE id = 1"
SET_WAKE: Final = "UPDATE tables SET wake_at = ? WHERE id = ?"
INSERT_TABLE: Final = "INSERT INTO tables (id, code, game, opened_at) VALUES (?, ?, ?, ?)"
CHECKPOINT: Final = "PRAGMA wal_checkpoint(PASSIVE)"

PAGE_BYTES: Final = 4096
PAGES_A_ROW: Final = 4
"""About so many pages of the database a row changes, beside its own length."""

CHECKPOINT_PAGES: Final = 2_000
"""After about so many pages they are taken over."""

MOST_LOG_PAGES: Final = 16_000
"""So many pages the log of SQLite has at most: then whoever writes takes them over, whatever it costs."""

Result = TypeVar("Result")


class EventRow(NamedTuple):
    """An event as it is written, and when the server must act next, if `wakes` says that this changed."""

    table: str
    number: int
    at: int
    key: str | None
    event: str
    wakes: bool
    wake: int | None


class EventWriter:
    """The only writer of events to a SQLite file.

    Now and then another thread takes over what lies in the log of SQLite into the file, which may
    keep the disk busy for long; meanwhile moves are written and acknowledged.
    """

    def __init__(self, url: sa.URL) -> None:
        self._file = url.database or ":memory:"
        self._thread = ThreadPoolExecutor(1, "ledger")
        self._connection: sqlite3.Connection | None = None
        self._beside = ThreadPoolExecutor(1, "checkpoint")
        self._checkpoint: Future[None] | None = None
        self._pages = 0

    async def write(self, rows: Sequence[EventRow]) -> list[bool]:
        """Commit a batch; say of each row whether it was the first with its number and idempotency key."""
        return await self._run(self._write, rows)

    def _write(self, rows: Sequence[EventRow]) -> list[bool]:
        with self._transaction() as connection:
            if _insert(connection, rows) == len(rows):
                stored = [True] * len(rows)
            else:  # one of them was not the first: which one is seen by going row by row
                connection.execute("ROLLBACK")
                _begin(connection)
                stored = [_insert(connection, (row,)) == 1 for row in rows]
            for row, first in zip(rows, stored, strict=True):
                if first and row.wakes:
                    connection.execute(SET_WAKE, (row.wake, row.table))
        self._count(rows)
        return stored

    async def open_table(self, code: str, game: str, rows: Sequence[EventRow]) -> bool:
        """Write a new table and its first events; False if the code is taken."""
        return await self._run(self._open_table, code, game, rows)

    def _open_table(self, code: str, game: str, rows: Sequence[EventRow]) -> bool:
        try:
            with self._transaction() as connection:
                connection.execute(INSERT_TABLE, (rows[0].table, code, game, rows[0].at))
                _insert(connection, rows)
        except sqlite3.IntegrityError:
            return False
        self._count(rows)
        return True

    async def keep_snapshot(self, table: str, number: int, written: bytes) -> None:
        """Keep a snapshot in the place of an older one."""
        await self._run(self._in_one, KEEP_SNAPSHOT, (table, number, written))

    async def beat(self, at: int) -> None:
        """Write the heartbeat."""
        await self._run(self._in_one, SET_HEARTBEAT, (at,))

    def _in_one(self, statement: str, values: tuple[Any, ...]) -> None:
        with self._transaction() as connection:
            connection.execute(statement, values)

    async def _run(self, work: Callable[..., Result], *given: Any) -> Result:
        return await asyncio.get_running_loop().run_in_executor(self._thread, work, *given)

    @contextmanager
    def _transaction(self) -> Iterator[sqlite3.Connection]:
        """Do something in a transaction; a connection that is in doubt is not written with again."""
        connection = self._connection or self._connect()
        try:
            _begin(connection)
            yield connection
            connection.execute("COMMIT")
        except BaseException:
            self._connection = None
            with suppress(sqlite3.Error):
                connection.close()
            raise

    def _connect(self) -> sqlite3.Connection:
        connection = sqlite3.connect(self._file, timeout=0, isolation_level=None, check_same_thread=False)
        try:
            # Who else writes is waited for as long, and not by the steps of SQLite, which grow.
            for pragma in (
                f"busy_timeout={1000 * DATABASE_TIMEOUT:.0f}",
                *PRAGMAS,
                f"wal_autocheckpoint={MOST_LOG_PAGES}",
            ):
                connection.execute(f"PRAGMA {pragma}")
            connection.execute("PRAGMA busy_timeout=0")
        except BaseException:
            connection.close()
            raise
        self._connection = connection
        return connection

    # --- checkpoints ----------------------------------------------------------------------------------

    def _count(self, rows: Sequence[EventRow]) -> None:
        """Count about how many pages were written; now and then they are taken over into the file."""
        self._pages += sum(PAGES_A_ROW + len(row.event) // PAGE_BYTES for row in rows)
        if self._pages >= CHECKPOINT_PAGES and (self._checkpoint is None or self._checkpoint.done()):
            self._pages = 0
            self._checkpoint = self._beside.submit(self._take_over)

    def _take_over(self) -> None:
        """Take over what was written; where the log goes on growing meanwhile, the writer does the rest."""
        with suppress(sqlite3.Error):
            beside = sqlite3.connect(self._file, isolation_level=None)
            with closing(beside):
                beside.execute("PRAGMA synchronous=FULL")
                _, pages, _ = beside.execute(CHECKPOINT).fetchone()
            if pages > 2 * CHECKPOINT_PAGES:  # it went on growing meanwhile and did not begin anew
                self._thread.submit(self._take_over_the_rest)

    def _take_over_the_rest(self) -> None:
        """Take over the last pages, while nobody writes: then the log begins anew."""
        if self._connection is not None:
            with suppress(sqlite3.Error):
                self._connection.execute(CHECKPOINT)

    def close(self) -> None:
        """Finish what is being written, stop the threads and close the connection."""
        self._beside.shutdown()
        self._thread.shutdown()
        if self._connection is not None:
            self._connection.close()
            self._connection = None


def _begin(connection: sqlite3.Connection) -> None:
    """Begin to write; who else writes just now is waited for, and asked every millisecond."""
    until = monotonic() + DATABASE_TIMEOUT
    while True:
        try:
            connection.execute("BEGIN IMMEDIATE")
        except sqlite3.OperationalError as error:
            if error.sqlite_errorcode & 0xFF != sqlite3.SQLITE_BUSY or monotonic() > until:
                raise
            sleep(0.001)
        else:
            return


def _insert(connection: sqlite3.Connection, rows: Sequence[EventRow]) -> int:
    """Insert rows, as many at once as may be; count those that were the first."""
    done = stored = 0
    while done < len(rows):
        count = next(it for it in ROWS_PER_STATEMENT if it <= len(rows) - done)
        values = [value for row in rows[done : done + count] for value in row[:5]]
        stored += connection.execute(INSERT_EVENTS[count], values).rowcount
        done += count
    return stored
