"""Reviews that were asked for: each is worked out once, and the last ones are kept."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from typing import Final

import msgspec

from hippodrome.saying import Trouble
from hippodrome.server.drivers import Drivers, Unfit
from hippodrome.server.tables import Table
from hippodrome.server.thinking import Review
from hippodrome.server.watch import log

KEPT: Final = 64
"""So many reviews are kept."""

WAITING: Final = 8
"""No more than so many are worked out or wait for it."""


class Reviews:
    """The reviews of races that are over, as they are sent."""

    def __init__(self, drivers: Drivers) -> None:
        self._drivers = drivers
        self._known: OrderedDict[str, asyncio.Task[bytes]] = OrderedDict()

    def find(self, table: str) -> asyncio.Task[bytes] | None:
        """Find a review that is there or on its way; one that failed is forgotten."""
        found = self._known.get(table)
        if found is not None and found.done() and (found.cancelled() or found.exception() is not None):
            del self._known[table]
            raise Trouble("coach-busy")
        return found

    def begin(self, table: Table) -> asyncio.Task[bytes]:
        """Begin to look back on a race."""
        if sum(not it.done() for it in self._known.values()) >= WAITING:
            raise Trouble("coach-busy")
        assert table.race is not None  # noqa: S101  (only races that are over are looked back on)
        moves = [line.move for line in table.race.lines]
        asked = Review(table.settings.game, table.settings.setup, moves, list(table.names))
        task = self._known[table.id] = asyncio.get_running_loop().create_task(self._made(asked))
        done = [name for name, it in self._known.items() if it.done()]
        for name in done[: max(0, len(self._known) - KEPT)]:
            del self._known[name]
        return task

    async def _made(self, asked: Review) -> bytes:
        try:
            return msgspec.json.encode(await self._drivers.review(asked))
        except Unfit as unfit:
            log.warning("review failed", why=unfit.why)
            raise

    async def stop(self) -> None:
        """Stop what is under way."""
        for task in self._known.values():
            task.cancel()
        await asyncio.gather(*self._known.values(), return_exceptions=True)
