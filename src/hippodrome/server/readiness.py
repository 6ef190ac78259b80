"""Whether a server process can do its work: what /ready answers."""

from __future__ import annotations

import asyncio
import os
import time
from pathlib import Path
from typing import Final, Literal

from hippodrome.server.ledger import Ledger
from hippodrome.server.metrics import log
from hippodrome.server.watchdog import Watchdog
from hippodrome.tables.live.attending import Attendants
from hippodrome.tables.live.store import LedgerDown

Reason = Literal["database", "disk", "loop", "sweep", "stopping"]
"""Why a process is not ready."""

DATABASE_CHECK_SECONDS: Final = 1.0
"""For how many seconds the database is taken to be as it was last found."""

DATABASE_WRITE_SECONDS: Final = 2.0
"""After how many seconds a database that has not written anything counts as not writable."""

FEWEST_FREE_BYTES: Final = 64 * 1024 * 1024
"""A disk with fewer free bytes is nearly full."""

LOOP_LATE_SECONDS: Final = 1.0
"""An event loop that was later than so many seconds a moment ago is too late."""


class Readiness:
    """Looks at the database, the disk, the event loop and the sweep."""

    def __init__(self, ledger: Ledger, attendants: Attendants, watchdog: Watchdog) -> None:
        self._ledger, self._attendants, self._watchdog = ledger, attendants, watchdog
        self._writing: asyncio.Task[bool] | None = None
        self._asked = 0.0
        self._told: list[Reason] = []

    async def reasons(self, *, stopping: bool) -> list[Reason]:
        """List why this process is not ready; nothing if it is."""
        found: dict[Reason, bool] = {
            "database": not (await self._writable() and self._ledger.is_in_place()),
            "disk": nearly_full(self._ledger.file),
            "loop": self._watchdog.delay() > LOOP_LATE_SECONDS,
            "sweep": not self._attendants.sweeping(),
            "stopping": stopping,
        }
        reasons = [reason for reason, is_so in found.items() if is_so]
        if reasons != self._told:
            self._told = reasons
            if reasons:
                log.warning("not ready", reasons=reasons, ledger=self._ledger.trouble)
            else:
                log.info("ready again")
        return reasons

    async def _writable(self) -> bool:
        """Try to write; everyone who asks within a second gets the same answer."""
        now = time.monotonic()
        if now - self._ledger.written < DATABASE_CHECK_SECONDS:
            return True
        if self._writing is None or (self._writing.done() and now - self._asked > DATABASE_CHECK_SECONDS):
            self._asked = now
            self._writing = asyncio.get_running_loop().create_task(self._write())
        done, _ = await asyncio.wait({self._writing}, timeout=DATABASE_WRITE_SECONDS)
        return bool(done) and self._writing.result()

    async def _write(self) -> bool:
        try:
            await self._ledger.beat()
        except LedgerDown:
            return False
        return True


def nearly_full(file: Path | None) -> bool:
    """Say whether the disk that a file lies on is nearly full."""
    if file is None or not hasattr(os, "statvfs"):
        return False
    try:
        disk = os.statvfs(file.parent)
    except OSError:
        return True
    return disk.f_bavail * disk.f_frsize < FEWEST_FREE_BYTES
