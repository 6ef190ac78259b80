"""A cache of reviews: each is computed once in a background task, and the last ones are kept."""

from __future__ import annotations

import asyncio
from collections import Counter, OrderedDict
from typing import Final

import msgspec

from hippodrome.invariants import present
from hippodrome.saying import Trouble
from hippodrome.tables.live.monitor import Monitor
from hippodrome.tables.live.thinkers import Asker, Thinkers, WorkerFailed
from hippodrome.tables.table import Table
from hippodrome.tables.thinking import ReviewTask

REVIEWS_CACHED: Final = 64
"""So many reviews are cached."""

MOST_REVIEWS_WAITING: Final = 64
"""No more than so many are computed or queued at a time."""

MOST_REVIEWS_WAITING_PER_ADDRESS: Final = 4
"""No more than so many of one address are worked out or wait for it."""


class ReviewCache:
    """The cache of reviews of races that are over, encoded as they are sent."""

    def __init__(self, thinkers: Thinkers, monitor: Monitor) -> None:
        self._thinkers = thinkers
        self._monitor = monitor
        self._known: OrderedDict[str, asyncio.Task[bytes]] = OrderedDict()
        self._asked: Counter[str] = Counter()

    def find(self, table: str) -> asyncio.Task[bytes] | None:
        """Find a review that is cached or being computed; one that failed is dropped."""
        found = self._known.get(table)
        if found is not None and found.done() and (found.cancelled() or found.exception() is not None):
            del self._known[table]
            raise Trouble("coach-busy")
        return found

    def begin(self, table: Table, asker: Asker) -> asyncio.Task[bytes]:
        """Start to compute the review of a race."""
        if (
            self._asked.total() >= MOST_REVIEWS_WAITING
            or self._asked[asker.address] >= MOST_REVIEWS_WAITING_PER_ADDRESS
        ):
            raise Trouble("coach-busy")
        moves = [line.move for line in present(table.race, "race").lines]
        task = ReviewTask(table.settings.game, table.settings.setup, moves, list(table.names))
        under_way = self._known[table.id] = asyncio.get_running_loop().create_task(self._made(task, asker))
        self._asked[asker.address] += 1
        under_way.add_done_callback(lambda _: self._ended(asker))
        done = [name for name, it in self._known.items() if it.done()]
        for name in done[: max(0, len(self._known) - REVIEWS_CACHED)]:
            del self._known[name]
        return under_way

    def _ended(self, asker: Asker) -> None:
        self._asked[asker.address] -= 1
        if not self._asked[asker.address]:
            del self._asked[asker.address]

    async def _made(self, task: ReviewTask, asker: Asker) -> bytes:
        try:
            return msgspec.json.encode(await self._thinkers.review(task, asker))
        except WorkerFailed as failed:
            self._monitor.warning("review failed", why=failed.why)
            raise

    async def stop(self) -> None:
        """Cancel the background tasks."""
        for task in self._known.values():
            task.cancel()
        await asyncio.gather(*self._known.values(), return_exceptions=True)
