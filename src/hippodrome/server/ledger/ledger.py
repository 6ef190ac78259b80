"""The event store: waiting appends are committed as one batch, and unique keys decide which was first."""

from __future__ import annotations

import asyncio
import math
import re
import sqlite3
import time
from collections import Counter
from collections.abc import Callable, Sequence
from contextlib import asynccontextmanager, suppress
from typing import TYPE_CHECKING, Any, Final, NamedTuple

import msgspec
import sqlalchemy as sa
from sqlalchemy.dialects import postgresql
from sqlalchemy.exc import DBAPIError, IntegrityError, SQLAlchemyError

from hippodrome.server.ledger.engine import DATABASE_TIMEOUT, bring_up_to_date, engine_of, file_of
from hippodrome.server.ledger.event_writer import EventRow, EventWriter
from hippodrome.server.ledger.schema import board_races, events, heartbeat, snapshots, tables
from hippodrome.tables.events import Event, Stored, read_event, write_event
from hippodrome.tables.live.store import Append, Damaged, DueTable, LedgerDown

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

    from sqlalchemy.ext.asyncio import AsyncConnection

EVENTS_CHANNEL: Final = "hippodrome"
"""Where PostgreSQL tells the other processes that a table has changed."""

PRESENCE_CHANNEL: Final = "hippodrome_presence"
"""Where processes tell each other who is connected to them."""

_UNREADABLE: Final = ("Could not decode to UTF-8", "database disk image is malformed")
"""What SQLite says of rows that it cannot read, though it is well otherwise."""

_START: Final = re.compile(r'\{"type":"([a-z]+)",(?:"kind":"([a-z]+)","about"|"seat"):(\d+|null)')
"""How an event of a seat begins in the ledger, or what is asked about one."""

_PETITIONED: Final = '{"type":"petitioned"%'

MOST_APPENDS_A_COMMIT: Final = 200
"""So many appends at most are committed together."""


_Waiting = tuple[Append, asyncio.Future[bool]]
"""An append that waits to be written, and who waits for it."""


class TableAge(NamedTuple):
    """A table by its age: whether it was raced, when something last happened, when it must wake."""

    table: str
    raced: bool
    last: int | None
    wake: int | None


class Ledger:
    """The database of all tables; several processes may each have one on the same PostgreSQL."""

    def __init__(self, url: str) -> None:
        self.engine = engine_of(url)
        self.shared = self.engine.dialect.name == "postgresql"
        self.file = None if self.shared else file_of(self.engine.url)
        """The file that everything is stored in, if it is one."""
        self._opened: tuple[int, int] | None = None
        self.trouble: str | None = None
        self.written = -math.inf
        """When something was last committed, by steady time; nothing since the last failure."""
        self._waiting: list[_Waiting] = []
        self._some = asyncio.Event()
        self._none = asyncio.Event()
        self._writer: asyncio.Task[None] | None = None
        self._event_writer = None if self.shared else EventWriter(self.engine.url)
        self._insert = (
            postgresql.insert(events).on_conflict_do_nothing().returning(events.c.table_id, events.c.number)
        )
        self._wake = (
            sa.update(tables).where(tables.c.id == sa.bindparam("table")).values(wake_at=sa.bindparam("wake"))
        )

    async def open(self) -> None:
        """Bring the database up to date and begin to write."""
        await bring_up_to_date(self.engine)
        self._opened = self._file_now()
        self._writer = asyncio.create_task(self._write())

    def is_in_place(self) -> bool:
        """Say whether the file is still there under its name: what is written elsewhere is lost."""
        return self._file_now() == self._opened

    def _file_now(self) -> tuple[int, int] | None:
        try:
            found = None if self.file is None else self.file.stat()
        except OSError:
            return None
        return None if found is None else (found.st_dev, found.st_ino)

    @property
    def is_open(self) -> bool:
        """Say whether it was opened."""
        return self._writer is not None

    async def close(self) -> None:
        """Commit the appends that wait, and close the database."""
        if self._writer is not None:
            if self._waiting:
                self._none.clear()
                await self._none.wait()
            self._writer.cancel()
            with suppress(asyncio.CancelledError):
                await self._writer
        await self.engine.dispose()
        if self._event_writer is not None:
            self._event_writer.close()

    # --- appending ------------------------------------------------------------------------------------

    async def append(self, append: Append) -> bool:
        """Append an event durably; False if its number or its idempotency key was already taken."""
        done: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self._waiting.append((append, done))
        self._some.set()
        return await done

    async def _write(self) -> None:
        """Run as a background task: commit in batches, each being what came in during the last commit."""
        while True:
            await self._some.wait()
            batch = self._waiting[:MOST_APPENDS_A_COMMIT]
            # In one order everywhere: two processes that wait for each other's rows would both lose.
            batch.sort(key=_place)
            try:
                await self._write_batch(batch)
            except Exception:  # noqa: BLE001  (whatever is wrong with one of them: the others are written)
                for waiting in batch:
                    await self._write_alone(waiting)
            finally:
                del self._waiting[: len(batch)]
                if not self._waiting:
                    self._some.clear()
                    self._none.set()

    async def _write_batch(self, batch: Sequence[_Waiting]) -> None:
        """Commit a batch, or say that the database cannot."""
        try:
            stored = await self._commit([append for append, _ in batch])
        except (SQLAlchemyError, sqlite3.Error, OSError, TimeoutError) as error:
            self._failed(_first_line(error))
            for _, done in batch:
                if not done.done():
                    done.set_exception(LedgerDown(self.trouble))
        else:
            self._succeeded()
            for (_, done), first in zip(batch, stored, strict=True):
                if not done.done():
                    done.set_result(first)

    async def _write_alone(self, waiting: _Waiting) -> None:
        """Commit one append of a batch that had something in it that cannot be written."""
        try:
            await self._write_batch([waiting])
        except Exception as error:  # noqa: BLE001  (it is this one's alone)
            if not waiting[1].done():
                waiting[1].set_exception(LedgerDown(_first_line(error)))

    async def _commit(self, batch: Sequence[Append]) -> list[bool]:
        if self._event_writer is not None:
            rows = [
                EventRow(it.table, it.number, it.at, it.key, write_event(it.event), it.wakes, it.wake)
                for it in batch
            ]
            return await self._event_writer.write(rows)
        values = [
            {
                "table_id": it.table,
                "number": it.number,
                "at": it.at,
                "key": it.key,
                "event": write_event(it.event),
            }
            for it in batch
        ]
        async with self.engine.begin() as connection:
            stored = {(row.table_id, row.number) for row in await connection.execute(self._insert, values)}
            wakes = _wakes(batch, stored)
            if wakes:
                await connection.execute(self._wake, wakes)
            if stored:
                ids = sorted({table for table, _ in stored})
                await connection.execute(
                    sa.text("SELECT pg_notify(:channel, id) FROM unnest(CAST(:ids AS text[])) AS id"),
                    {"channel": EVENTS_CHANNEL, "ids": ids},
                )
        return [(it.table, it.number) in stored for it in batch]

    async def keep_snapshot(self, table: str, number: int, written: bytes) -> None:
        """Keep a snapshot of a table in the place of an older one."""
        try:
            if self._event_writer is not None:
                await self._event_writer.keep_snapshot(table, number, written)
                return
            insert = postgresql.insert(snapshots).values(table_id=table, number=number, written=written)
            newer = insert.on_conflict_do_update(
                index_elements=[snapshots.c.table_id],
                set_={"number": insert.excluded.number, "written": insert.excluded.written},
                where=insert.excluded.number > snapshots.c.number,
            )
            async with self.use() as connection, connection.begin():
                await connection.execute(newer)
        except sqlite3.Error as error:
            raise LedgerDown(_first_line(error)) from error

    async def beat(self) -> None:
        """Write something tiny in a transaction of its own, to see whether that is possible."""
        at = int(time.time() * 1000)
        try:
            if self._event_writer is not None:
                await self._event_writer.beat(at)
            else:
                async with self.use() as connection, connection.begin():
                    await connection.execute(sa.update(heartbeat).values(at=at))
        except (sqlite3.Error, OSError, LedgerDown) as error:
            why = str(error) if isinstance(error, LedgerDown) else _first_line(error)
            self._failed(why)
            raise LedgerDown(why) from error
        self._succeeded()

    def _succeeded(self) -> None:
        self.trouble = None
        self.written = time.monotonic()

    def _failed(self, why: str) -> None:
        self.trouble = why
        self.written = -math.inf

    async def open_table(self, table: str, code: str, game: str, first: Sequence[Stored]) -> bool:
        """Write a new table and its first events; False if the code is taken."""
        if self._event_writer is not None:
            rows = [
                EventRow(table, it.number, it.at, it.key, write_event(it.event), wakes=False, wake=None)
                for it in first
            ]
            try:
                return await self._event_writer.open_table(code, game, rows)
            except sqlite3.Error as error:
                raise LedgerDown(_first_line(error)) from error
        try:
            async with self.use() as connection, connection.begin():
                await connection.execute(
                    sa.insert(tables).values(id=table, code=code, game=game, opened_at=first[0].at)
                )
                await connection.execute(
                    sa.insert(events),
                    [
                        {
                            "table_id": table,
                            "number": it.number,
                            "at": it.at,
                            "key": it.key,
                            "event": write_event(it.event),
                        }
                        for it in first
                    ],
                )
        except IntegrityError:
            return False
        return True

    # --- reading --------------------------------------------------------------------------------------

    async def find(self, name: str) -> tuple[str, str] | None:
        """Find a table by its id or its short code: the id and the code."""
        if not name.isprintable():
            return None  # nothing is called so, and PostgreSQL cannot even be asked for a zero
        async with self.use() as connection:
            query = sa.select(tables.c.id, tables.c.code)
            row = (await connection.execute(query.where(tables.c.id == name))).first()
            if row is None:
                row = (await connection.execute(query.where(tables.c.code == name.upper()))).first()
        return None if row is None else (row.id, row.code)

    async def read(self, table: str, after: int = 0) -> list[Stored]:
        """Read the events of a table after a number."""
        query = (
            sa.select(events.c.number, events.c.at, events.c.key, events.c.event)
            .where(events.c.table_id == table, events.c.number > after)
            .order_by(events.c.number)
        )
        try:
            async with self.use() as connection:
                rows = (await connection.execute(query)).all()
        except LedgerDown as error:
            if any(sign in str(error) for sign in _UNREADABLE):
                raise Damaged(str(error)) from error
            raise
        return [Stored(row.number, row.at, _event(table, row), row.key) for row in rows]

    async def read_snapshot(self, table: str) -> bytes | None:
        """Read the last snapshot of a table, if there is one."""
        query = sa.select(snapshots.c.written).where(snapshots.c.table_id == table)
        async with self.use() as connection:
            written: bytes | None = (await connection.execute(query)).scalar()
        return written

    async def number_of(self, table: str, key: str) -> int | None:
        """Find the number of the event that came with an idempotency key."""
        query = sa.select(events.c.number).where(events.c.table_id == table, events.c.key == key)
        async with self.use() as connection:
            number: int | None = (await connection.execute(query)).scalar()
        return number

    async def tables_to_wake(self, until: int, most: int) -> list[DueTable]:
        """List the tables where the server must act by a time."""
        query = (
            sa.select(tables.c.id, tables.c.wake_at)
            .where(tables.c.wake_at <= until)
            .order_by(tables.c.wake_at)
            .limit(most)
        )
        async with self.use() as connection:
            return [DueTable(row.id, row.wake_at) for row in (await connection.execute(query)).all()]

    async def tables_ahead_of_clock(self, now: int, most: int) -> list[str]:
        """List the tables that wait for the server and whose last event is, by the date, yet to come.

        The date has jumped back since; by it they would wait until it is as late again.
        """
        last = (
            sa.select(events.c.at)
            .where(events.c.table_id == tables.c.id)
            .order_by(events.c.number.desc())
            .limit(1)
            .scalar_subquery()
        )
        query = sa.select(tables.c.id).where(tables.c.wake_at > now, last > now).limit(most)
        async with self.use() as connection:
            return [row.id for row in (await connection.execute(query)).all()]

    async def count_events(self, table: str) -> Counter[tuple[str, int | None]]:
        """Count the events of a table by kind and seat; petitions by what they ask for."""
        # How an event begins tells both.
        length = sa.case((events.c.event.like(_PETITIONED), 44), else_=28)
        start = sa.func.substr(events.c.event, 1, length).label("start")
        query = sa.select(start, sa.func.count()).where(events.c.table_id == table).group_by("start")
        async with self.use() as connection:
            rows = (await connection.execute(query)).all()
        counted: Counter[tuple[str, int | None]] = Counter()
        for text, count in rows:
            if (match := _START.match(str(text))) is not None:
                kind = match[1] if match[2] is None else f"{match[1]} {match[2]}"
                counted[kind, None if match[3] == "null" else int(match[3])] += count
        return counted

    async def aged(self, after: str, most: int) -> list[TableAge]:
        """List tables in the order of their ids, after one of them, each with its age."""
        mine = events.c.table_id == tables.c.id
        last = sa.select(events.c.at).where(mine).order_by(events.c.number.desc()).limit(1).scalar_subquery()
        begun = (events.c.event.like(f'{{"type":"{kind}"%') for kind in ("started", "imported"))
        raced = sa.exists().where(mine, sa.or_(*begun))
        query = (
            sa.select(tables.c.id, raced, last, tables.c.wake_at)
            .where(tables.c.id > after)
            .order_by(tables.c.id)
            .limit(most)
        )
        async with self.use() as connection:
            return [TableAge(*row) for row in (await connection.execute(query)).all()]

    async def remove(self, table: str, last: int) -> bool:
        """Remove a table with everything stored of it; False if anything happened there after a time."""
        newer = sa.exists().where(events.c.table_id == table, events.c.at > last)
        async with self.use() as connection, connection.begin():
            gone = await connection.execute(sa.delete(tables).where(tables.c.id == table, ~newer))
            if not gone.rowcount:
                return False
            await connection.execute(sa.delete(events).where(events.c.table_id == table))
            await connection.execute(sa.delete(snapshots).where(snapshots.c.table_id == table))
            await connection.execute(sa.delete(board_races).where(board_races.c.table_id == table))
        return True

    async def is_answering(self) -> bool:
        """Say whether the database answers."""
        try:
            async with asyncio.timeout(DATABASE_TIMEOUT), self.use() as connection:
                await connection.execute(sa.select(1))
        except (LedgerDown, TimeoutError):
            return False
        return True

    @asynccontextmanager
    async def use(self) -> AsyncIterator[AsyncConnection]:
        """Give a connection; what the database cannot do is raised as LedgerDown."""
        try:
            async with self.engine.connect() as connection:
                yield connection
        except IntegrityError:
            raise
        except (SQLAlchemyError, OSError, TimeoutError) as error:
            raise LedgerDown(_first_line(error)) from error

    # --- news -----------------------------------------------------------------------------------------

    async def publish_presence(self, news: str) -> None:
        """Tell the other processes who is connected to this one; nothing is stored."""
        async with self.use() as connection, connection.begin():
            await connection.execute(sa.select(sa.func.pg_notify(PRESENCE_CHANNEL, news)))

    async def listen(
        self,
        on_change: Callable[[str], None],
        on_presence: Callable[[str], None],
        on_reconnect: Callable[[], None],
    ) -> None:
        """Hear of tables that other processes changed, and who is connected to them, for ever.

        `on_reconnect` is called after each silence.
        """
        while self.shared:
            with suppress(DBAPIError, OSError, TimeoutError):
                async with self.engine.connect() as connection:
                    raw: Any = (await connection.get_raw_connection()).driver_connection
                    gone = asyncio.Event()
                    raw.add_termination_listener(lambda _, gone=gone: gone.set())
                    await raw.add_listener(EVENTS_CHANNEL, lambda _c, _p, _n, table: on_change(table))
                    await raw.add_listener(PRESENCE_CHANNEL, lambda _c, _p, _n, news: on_presence(news))
                    on_reconnect()
                    await gone.wait()
            await asyncio.sleep(0.5)


def _event(table: str, row: Any) -> Event:
    try:
        return read_event(row.event)
    except (msgspec.MsgspecError, TypeError, ValueError, RecursionError) as error:
        raise Damaged(f"table {table}, event {row.number}: {type(error).__name__}: {error}"[:200]) from error


def _place(waiting: _Waiting) -> tuple[str, int]:
    return waiting[0].table, waiting[0].number


def _wakes(batch: Sequence[Append], stored: set[tuple[str, int]]) -> list[dict[str, Any]]:
    return [
        {"table": it.table, "wake": it.wake} for it in batch if it.wakes and (it.table, it.number) in stored
    ]


def _first_line(error: BaseException) -> str:
    cause = error.orig if isinstance(error, DBAPIError) and error.orig is not None else error
    return f"{type(cause).__name__}: {str(cause).partition(chr(10))[0]}"[:200]
