"""The house: it finds tables, lets people and charioteers act at them, and keeps everyone's time.

To act is always the same: decide what event follows, append it, and only when it is committed answer and
show it. Whoever was faster elsewhere is caught up with first.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Collection, Mapping
from typing import Final

from hippodrome.race.protocol import Refused
from hippodrome.saying import Trouble
from hippodrome.server import deciding, messages, seating, snapshots
from hippodrome.server.clocks import Timekeeper
from hippodrome.server.drivers import Drivers
from hippodrome.server.events import Event, Opened, Rematched, Stored
from hippodrome.server.hub import Live
from hippodrome.server.ledger import Append, Ledger, LedgerDown
from hippodrome.server.loading import load
from hippodrome.server.presence import Presence
from hippodrome.server.tables import Table
from hippodrome.server.tokens import new_code, new_recovery, new_table_id, new_token, plain_code, same
from hippodrome.server.watch import Numbers, log

TRIES: Final = 20
"""So often an append is tried when others are faster."""

Make = Callable[[Table], Event | deciding.Decided]
"""Decides what follows at a table, or refuses."""


class House:
    """All tables of one server process."""

    def __init__(self, ledger: Ledger, drivers: Drivers, numbers: Numbers | None = None) -> None:
        self.ledger = ledger
        self.drivers = drivers
        self.numbers = numbers or Numbers()
        self.time = Timekeeper()
        self.tables: dict[str, Live] = {}
        self.presence = Presence(ledger, self._came_or_went)
        self.changed: Callable[[Live], None] = lambda _: None
        self._taking = asyncio.Semaphore(1)
        self._loading: dict[str, asyncio.Future[Live]] = {}

    # --- finding --------------------------------------------------------------------------------------

    async def find(self, name: str) -> Live:
        """Find a table by its id or its short code."""
        live = self.tables.get(name)
        if live is None:
            row = await self.ledger.find(name) or await self.ledger.find(plain_code(name))
            if row is None:
                raise Trouble("table-unknown")
            live = await self._load(*row)
        live.touched = self.time.now()
        return live

    async def _load(self, table_id: str, code: str) -> Live:
        if table_id in self.tables:
            return self.tables[table_id]
        under_way = self._loading.get(table_id)
        if under_way is not None:
            return await asyncio.shield(under_way)
        future = self._loading[table_id] = asyncio.get_running_loop().create_future()
        try:
            loaded = await load(self.ledger, table_id)
            live = Live(code, loaded.table, self.presence)
            live.snapshot_at = loaded.kept + snapshots.EVERY[loaded.table.settings.game]
        except BaseException as error:
            future.set_exception(error if isinstance(error, Exception) else LedgerDown("stopped"))
            future.exception()
            raise
        finally:
            del self._loading[table_id]
        self.tables[table_id] = live
        self.numbers.tables.set(len(self.tables))
        live.touched = self.time.now()
        future.set_result(live)
        self.changed(live)
        if loaded.long:
            self._take_snapshot(live)
        return live

    def forget(self, live: Live) -> None:
        """Let go of a table that nobody looks at; the ledger has it."""
        if live.timer is not None:
            live.timer.cancel()
        self.tables.pop(live.table.id, None)
        self.numbers.tables.set(len(self.tables))

    def _came_or_went(self, tables: Collection[str] | None) -> None:
        for table in self.tables.keys() if tables is None else self.tables.keys() & tables:
            self.tables[table].attended()

    # --- opening --------------------------------------------------------------------------------------

    async def open(self, *first: Event) -> seating.Open:
        """Open a table with its first events."""
        opened = first[0]
        assert isinstance(opened, Opened)  # noqa: S101  (what makes them makes it so)
        now = self.time.now()
        rows = [Stored(number, now, event) for number, event in enumerate(first, 1)]
        for _ in range(TRIES):
            table_id, code = new_table_id(), new_code()
            if await self.ledger.open_table(table_id, code, opened.settings.game, rows):
                self.numbers.happened("Opened")
                return seating.Open(table_id, code)
        raise Trouble("table-busy")

    async def sit(self, live: Live, wish: seating.Sit) -> seating.Seated:
        """Let somebody sit down, with a token and a recovery code of their own."""
        token, recovery = new_token(), new_recovery()
        await self.append(live, lambda table: deciding.sit(table, wish, token, recovery))
        seat = deciding.seat_of(live.table, token)
        if seat is None:
            raise Trouble("seat-taken", seat=1 + (wish.seat or 0))
        return seating.Seated(live.table.id, live.code, seat, token, recovery)

    async def recover(self, live: Live, recovery: str) -> seating.Seated:
        """Give somebody their seat back on another device; the old device has lost it."""
        token = new_token()
        await self.append(live, lambda table: deciding.recover(table, recovery, token))
        seat = deciding.seat_of(live.table, token)
        if seat is None:
            raise Trouble("recovery-unknown")
        return seating.Seated(live.table.id, live.code, seat, token, None)

    # --- acting ---------------------------------------------------------------------------------------

    async def act(
        self,
        live: Live,
        deed: messages.Deed,
        seats: Mapping[int, str],
        answer: Callable[[messages.Done], None],
    ) -> None:
        """Do what the holder of a seat asks for; `answer` is called once committed, before others see it.

        `seats` are those it holds, by the hashes of their tokens; they must be good when it is done.
        """
        check_seat(live.table, deed, seats)
        owner = "stands" if deed.seat is None else deed.seat
        if isinstance(deed, messages.Rematch):
            answer(await self._rematch(live, deed.key))
            return
        await self.append(
            live,
            lambda table: _held_and_decided(table, deed, seats),
            f"{owner}:{deed.key}",
            lambda number: answer(messages.Done(deed.key, number)),
        )

    async def _rematch(self, live: Live, key: str) -> messages.Done:
        if live.table.rematch is None:
            fresh = await self.open(deciding.open_again(live.table))
            await self.append(live, lambda table: _rematched(table, fresh.table), f"rematch:{live.table.id}")
        return messages.Done(key, live.table.number, live.table.rematch)

    async def append(
        self,
        live: Live,
        make: Make,
        key: str | None = None,
        answer: Callable[[int], None] = lambda _: None,
    ) -> None:
        """Append the event that `make` decides on; the same key is done once and answered the same."""
        began = time.perf_counter()
        async with live.lock:
            live.touched = self.time.now()
            for _ in range(TRIES):
                if live.doubtful:
                    await self._catch_up(live)
                number = await self._try(live, make, key, answer)
                if number is not None:
                    self.numbers.append.observe(time.perf_counter() - began)
                    return
                self.numbers.conflicts.inc()
                await self._catch_up(live)
        raise Trouble("table-busy")

    async def _try(
        self, live: Live, make: Make, key: str | None, answer: Callable[[int], None]
    ) -> int | None:
        """Try once: the number of the event that was made, now or long ago; None if another was faster."""
        table = live.table
        if key is not None and key in table.keys:
            done = table.numbers[table.keys.index(key)]
            answer(done)
            return done
        try:
            made = make(table)
        except (Trouble, Refused):
            if await self._was_behind(live):
                return None
            old = await self.ledger.number_of(table.id, key) if key else None
            if old is None or old > table.number:
                raise
            answer(old)
            return old
        event, race = made if isinstance(made, deciding.Decided) else (made, None)
        stored = Stored(table.number + 1, max(table.at, self.now(live)), event, key)
        after = table.then(stored, foreseen=race)
        wake = after.wake()
        soon = None if wake is None else wake - live.ahead
        append = Append(table.id, stored.number, stored.at, key, event, wake != table.wake(), soon)
        try:
            first = await self.ledger.append(append)
        except BaseException:
            # It may or may not be there: the ledger is asked before anything else is done.
            live.doubtful = True
            self.numbers.down.inc()
            raise
        if not first:
            return None
        self.numbers.happened(type(event).__name__)
        answer(stored.number)
        self._go_on(live, after)
        return stored.number

    def _go_on(self, live: Live, table: Table) -> None:
        try:
            live.go_on(table, self.now(live), self.numbers)
        finally:
            # Whatever may be wrong with showing it: the race goes on.
            self.changed(live)
        ended = table.race is not None and table.race.over and table.turn == table.number
        if table.number >= live.snapshot_at or ended:
            self._take_snapshot(live)

    def _take_snapshot(self, live: Live) -> None:
        """Take a snapshot, beside everything else; if that is not possible now, after the next event."""
        if live.table.race is None or live.snapshot is not None:
            return
        live.snapshot_at = live.table.number + 1
        live.snapshot = asyncio.get_running_loop().create_task(self._keep(live, live.table))

    async def _keep(self, live: Live, table: Table) -> None:
        try:
            async with self._taking:
                written = await asyncio.to_thread(snapshots.write, table)
                if written is not None:
                    await self.ledger.keep(table.id, table.number, written)
                    live.snapshot_at = table.number + snapshots.EVERY[table.settings.game]
        except Exception as error:  # noqa: BLE001  (nothing hangs on a snapshot; the log has everything)
            log.warning("snapshot not kept", table=table.id, why=f"{type(error).__name__}: {error}"[:200])
        finally:
            live.snapshot = None

    async def stop(self) -> None:
        """Stop what is done beside everything else."""
        under_way = [live.snapshot for live in self.tables.values() if live.snapshot is not None]
        for task in under_way:
            task.cancel()
        await asyncio.gather(*under_way, return_exceptions=True)

    def now(self, live: Live) -> int:
        """Tell the time at a table: it goes on from the last event, whatever happened to the date."""
        now = self.time.now()
        live.ahead = max(live.ahead, live.table.at - now)
        return now + live.ahead

    async def _was_behind(self, live: Live) -> bool:
        """Say whether other processes have appended what we had not heard of; nobody is refused for that."""
        number = live.table.number
        if self.ledger.shared:
            await self._catch_up(live)
        return live.table.number > number

    async def seats(self, live: Live, tokens: list[str]) -> dict[int, str]:
        """Find the seats that tokens belong to, each with the hash of its token."""
        found = deciding.seats_of(live.table, tokens)
        if len(found) < len(tokens) and self.ledger.shared:
            await self.catch_up(live)
            found = deciding.seats_of(live.table, tokens)
        return found

    async def catch_up(self, live: Live) -> None:
        """Read what other processes have appended, and show it."""
        async with live.lock:
            await self._catch_up(live)

    async def _catch_up(self, live: Live) -> None:
        missed = await self.ledger.read(live.table.id, live.table.number)
        live.doubtful = False
        for stored in missed:
            self._go_on(live, live.table.then(stored))


def _held_and_decided(table: Table, deed: messages.Deed, seats: Mapping[int, str]) -> deciding.Decided:
    check_seat(table, deed, seats)
    return deciding.foresee(table, deed)


def check_seat(table: Table, deed: messages.Deed, seats: Mapping[int, str]) -> None:
    """Refuse a deed in the name of a seat that somebody does not hold, or does not hold any more."""
    if deed.seat is None:
        return
    held = table.chairs[deed.seat].held if deed.seat < len(table.chairs) else None
    token = seats.get(deed.seat)
    if held is None or token is None or not same(held.token, token):
        raise Trouble("token-unknown")


def _rematched(table: Table, other: str) -> Rematched:
    if table.rematch is not None:
        raise Trouble("not-now")
    return Rematched(other)
