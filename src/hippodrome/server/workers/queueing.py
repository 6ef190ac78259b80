"""Turns at something scarce: by address and by table in turn, those who are attended first."""

from __future__ import annotations

import asyncio
from collections import Counter, OrderedDict, deque
from collections.abc import AsyncIterator, Hashable
from contextlib import asynccontextmanager
from typing import Final, NamedTuple

from hippodrome.saying import Trouble
from hippodrome.tables.live.thinkers import Asker

MOST_ASKERS_REMEMBERED: Final = 4_096
"""Of so many addresses and tables it is remembered when they last had a turn."""


class _Waiting(NamedTuple):
    asker: Asker
    called: asyncio.Future[bool]


class FairQueue:
    """So many turns at a time, given out round the addresses and round the tables of each.

    No address has all of them, nor have tables where nobody is connected, unless there is only one; and such
    tables wait as long as others do. An address that has `most` waiting is refused more.
    """

    def __init__(self, slots: int, most: int | None = None) -> None:
        self.slots = slots
        self._share = max(1, slots - 1)
        self._most = most
        self._under_way = 0
        self._unattended = 0
        self._busy: Counter[str] = Counter()
        self._waiting: dict[str, dict[str, deque[_Waiting]]] = {}
        self._turns = 0
        self._last: OrderedDict[Hashable, int] = OrderedDict()

    def waiting(self, address: str) -> int:
        """Count what an address waits for."""
        return sum(map(len, self._waiting.get(address, {}).values()))

    @asynccontextmanager
    async def turn(self, asker: Asker) -> AsyncIterator[None]:
        """Wait for a turn and have it; whoever is cancelled leaves the queue."""
        if self._most is not None and self.waiting(asker.address) >= self._most:
            raise Trouble("work-busy")
        attended = await self._wait(asker)
        try:
            yield
        finally:
            self._end(asker, attended=attended)

    async def _wait(self, asker: Asker) -> bool:
        me = _Waiting(asker, asyncio.get_running_loop().create_future())
        self._waiting.setdefault(asker.address, {}).setdefault(asker.table, deque()).append(me)
        self._serve()
        try:
            return await me.called
        except asyncio.CancelledError:
            if me.called.done() and not me.called.cancelled():
                self._end(asker, attended=me.called.result())
            else:
                self._leave(me)
            raise

    def _leave(self, who: _Waiting) -> None:
        tables = self._waiting.get(who.asker.address, {})
        if who not in tables.get(who.asker.table, ()):
            return
        tables[who.asker.table].remove(who)
        if not tables[who.asker.table]:
            del tables[who.asker.table]
        if not tables:
            del self._waiting[who.asker.address]

    def _end(self, asker: Asker, *, attended: bool) -> None:
        self._under_way -= 1
        self._unattended -= not attended
        self._busy[asker.address] -= 1
        if not self._busy[asker.address]:
            del self._busy[asker.address]
        self._serve()

    def _serve(self) -> None:
        while self._under_way < self.slots:
            found = self._next(attended=True)
            attended = found is not None
            if found is None and self._unattended < self._share:
                found = self._next(attended=False)
            if found is None:
                return
            self._leave(found)
            if found.called.cancelled():
                continue  # it was cancelled and has not come round to leaving yet
            self._note(found.asker)
            self._under_way += 1
            self._unattended += not attended
            self._busy[found.asker.address] += 1
            found.called.set_result(attended)

    def _next(self, *, attended: bool) -> _Waiting | None:
        """Find who is next: of the address, and of its table, whose last turn is longest ago."""
        ready = [
            (self._last.get(address, -1), self._last.get((address, table), -1), number, line[0])
            for number, (address, tables) in enumerate(self._waiting.items())
            if self._busy[address] < self._share
            for table, line in tables.items()
            if line[0].asker.attended() == attended
        ]
        return min(ready, key=lambda it: it[:3])[3] if ready else None

    def _note(self, asker: Asker) -> None:
        self._turns += 1
        for who in (asker.address, (asker.address, asker.table)):
            self._last[who] = self._turns
            self._last.move_to_end(who)
        while len(self._last) > MOST_ASKERS_REMEMBERED:
            self._last.popitem(last=False)
