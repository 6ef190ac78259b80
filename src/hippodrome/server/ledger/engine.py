"""Opening the database: SQLite in WAL, safe against power cuts, or PostgreSQL; brought up to date first."""

from __future__ import annotations

import sqlite3
from pathlib import Path
from typing import Any, Final

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from hippodrome.on_demand import load
from hippodrome.saying import Trouble

_LOCK: Final = 0x48495050
"""The advisory lock under which one process at a time migrates a PostgreSQL database."""

DATABASE_TIMEOUT: Final = 5.0
"""How many seconds a locked database, or one that does not answer, is waited for."""


PRAGMAS: Final = ("journal_mode=WAL", "synchronous=FULL", "wal_autocheckpoint=2000")
"""How SQLite is used: a commit is on the disk before it is answered, so that a power cut loses nothing."""


def engine_of(url: str) -> AsyncEngine:
    """Open the database of a URL such as `sqlite:///file` or `postgresql://host/name`."""
    address = sa.make_url(url)
    if address.get_backend_name() == "postgresql":
        return create_async_engine(
            address.set(drivername="postgresql+asyncpg"),
            pool_pre_ping=True,
            pool_size=4,
            max_overflow=4,
            connect_args={"timeout": DATABASE_TIMEOUT, "command_timeout": 2 * DATABASE_TIMEOUT},
        )
    engine = create_async_engine(
        address.set(drivername="sqlite+aiosqlite"), pool_size=3, connect_args={"timeout": DATABASE_TIMEOUT}
    )
    sa.event.listen(engine.sync_engine, "connect", _set_pragmas)
    return engine


def file_of(url: str | sa.URL) -> Path | None:
    """Name the file of a SQLite database; None for one in memory, or of another kind."""
    address = sa.make_url(url)
    if address.get_backend_name() != "sqlite" or address.database in (None, "", ":memory:"):
        return None
    return Path(str(address.database)).resolve()


def _set_pragmas(connection: Any, _record: Any) -> None:
    cursor = connection.cursor()
    for pragma in PRAGMAS:
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


async def try_database(url: str) -> None:
    """Connect once; raise Trouble if that is not possible."""
    address = sa.make_url(url)
    try:
        if address.get_backend_name() == "sqlite":
            # Directly: the thread of a connection that fails would outlive the loop, and complain.
            connection = sqlite3.connect(address.database or ":memory:", timeout=DATABASE_TIMEOUT)
            connection.execute("PRAGMA schema_version").fetchone()
            connection.close()
            return
        engine = engine_of(url)
        try:
            async with engine.connect():
                pass
        finally:
            await engine.dispose()
    except (sa.exc.SQLAlchemyError, sqlite3.Error, OSError, TimeoutError) as error:
        cause = error.orig if isinstance(error, sa.exc.DBAPIError) and error.orig else error
        raise Trouble("db-unreachable", why=f"{cause}".partition("\n")[0][:200]) from None


async def bring_up_to_date(engine: AsyncEngine) -> None:
    """Run the migrations that the database lacks."""
    async with engine.begin() as connection:
        if engine.dialect.name == "postgresql":
            await connection.execute(sa.text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": _LOCK})
        await connection.run_sync(load("hippodrome.server.ledger.upgrade:upgrade"))
