"""Removing tables that nobody needs: never started, or long over where the operator wants that."""

from __future__ import annotations

import time
from typing import Final

from hippodrome.invariants import present
from hippodrome.saying import Trouble
from hippodrome.server.ledger import Ledger
from hippodrome.server.ledger.ledger import TableAge
from hippodrome.server.metrics import ServerMonitor
from hippodrome.tables.live.house import House
from hippodrome.tables.live.loading import load
from hippodrome.tables.live.store import Damaged

DAY_MS: Final = 86_400_000
"""The milliseconds of a day."""

UNSTARTED_MS: Final = 30 * DAY_MS
"""A table that was never started is removed when nothing has happened there for so long."""

TABLES_AT_ONCE: Final = 50
"""So many tables are looked at in one go."""


class Expiry:
    """Walks through all tables once a day, a batch at a time."""

    def __init__(self, house: House, ledger: Ledger, monitor: ServerMonitor, keep_days: int | None) -> None:
        self._house, self._ledger, self._monitor = house, ledger, monitor
        self._keep = None if keep_days is None else keep_days * DAY_MS
        self._after = ""
        self._due = 0.0

    async def step(self) -> None:
        """Look at the next batch, if it is time."""
        if time.monotonic() < self._due:
            return
        rows = await self._ledger.aged(self._after, TABLES_AT_ONCE)
        expired = 0
        for row in rows:
            if self._is_old(row) and await self._expire(row):
                expired += 1
        if expired:
            self._monitor.expired.inc(expired)
            self._monitor.info("tables expired", count=expired)
        self._after = rows[-1].table if len(rows) == TABLES_AT_ONCE else ""
        if not self._after:
            self._due = time.monotonic() + DAY_MS / 1000

    def _is_old(self, row: TableAge) -> bool:
        keep = self._keep if row.raced else UNSTARTED_MS
        if keep is None or row.last is None or row.wake is not None:
            return False
        return row.last < self._house.time.now() - keep and self._house.is_unloaded(row.table)

    async def _expire(self, row: TableAge) -> bool:
        """Remove a table, once it was read and is what it seemed to be; a damaged one is left as it is."""
        house = self._house
        try:
            loaded = await load(self._ledger, row.table, self._monitor, house.fold_elsewhere, house.aside)
        except (Damaged, Trouble):
            return False
        if loaded.table.stage != ("over" if row.raced else "gathering") or not house.is_unloaded(row.table):
            return False
        house.leaving.add(row.table)
        try:
            return await self._ledger.remove(row.table, present(row.last, "last event"))
        finally:
            house.leaving.discard(row.table)
