"""Doing things in the database behind the server's back."""

from __future__ import annotations

from typing import Any

import sqlalchemy as sa
from tests.own_loop import run_alone

from hippodrome.server.ledger.engine import engine_of


def ask_database(url: str, query: str, **facts: Any) -> list[Any]:
    """Ask or change a database of either kind; give the rows there are."""

    async def do() -> list[Any]:
        engine = engine_of(url)
        async with engine.begin() as connection:
            done = await connection.execute(sa.text(query), facts)
            rows = list(done.all()) if done.returns_rows else []
        await engine.dispose()
        return rows

    return run_alone(do())
