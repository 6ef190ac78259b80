"""The house: it finds tables, lets people and charioteers act at them, and keeps everyone's time.

To act is always the same: decide what event follows, append it, and only when it is committed answer and
show it. Whoever was faster elsewhere is caught up with first.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Collection, Mapping
from typing import Final, NamedTuple

from hippodrome.race.protocol import Pick, Refused
from hippodrome.saying import Saying, Trouble
from hippodrome.tables import deciding, messages, seating, snapshots
from hippodrome.tables.events import Event, Opened, Stored
from hippodrome.tables.live.attendance import NoOtherProcesses, OtherProcesses
from hippodrome.tables.live.hub import LiveTable
from hippodrome.tables.live.loading import (
    FoldElsewhere,
    SerialThreadRunner,
    fold_here,
    load,
    prepare,
    read_on,
)
from hippodrome.tables.live.monitor import Monitor
from hippodrome.tables.live.openers import OpenerAddresses
from hippodrome.tables.live.store import Append, Damaged, EventStore, LedgerDown
from hippodrome.tables.live.storing import (
    USUAL_STORAGE_BOUNDS,
    StorageBounds,
    StoredCounts,
    check_opening,
    share_of,
)
from hippodrome.tables.live.timekeeper import Timekeeper
from hippodrome.tables.table import Table
from hippodrome.tables.tokens import new_code, new_recovery, new_table_id, new_token, plain_code

APPEND_TRIES: Final = 20
"""How often an append is retried when another process was faster."""

QUARANTINE_MS: Final = 900_000
"""So many milliseconds a table that could not be read is left alone before it is tried again."""

Make = Callable[[Table], Event | deciding.Decided]
"""Decides what follows at a table, or refuses."""


class Quarantined(NamedTuple):
    """A table that cannot be read: what is said to whoever asks for it, and when it is tried again."""

    refusal: Saying
    until: int


class TableName(NamedTuple):
    """What a new table is called: its id, and the short code to find it by."""

    id: str
    code: str


def new_name() -> TableName:
    """Make up the name of a new table."""
    return TableName(new_table_id(), new_code())


class House:
    """All tables of one process, over a store of their events.

    `pick` is the Fates' source of chance, `name` makes up the names of new tables, `elsewhere` knows who is
    connected at other processes on the same store, `bounds` say how much one table may store.
    """

    def __init__(
        self,
        store: EventStore,
        monitor: Monitor,
        pick: Pick = deciding.system_pick,
        name: Callable[[], TableName] = new_name,
        bounds: StorageBounds = USUAL_STORAGE_BOUNDS,
    ) -> None:
        self.store = store
        self.monitor = monitor
        self.pick = pick
        self.bounds = bounds
        self.time = Timekeeper()
        self.tables: dict[str, LiveTable] = {}
        self.leaving: set[str] = set()
        """Tables that are being removed."""
        self.quarantine: dict[str, Quarantined] = {}
        self.elsewhere: OtherProcesses = NoOtherProcesses()
        self.openers = OpenerAddresses()
        self.fold_elsewhere: FoldElsewhere = fold_here
        self.aside = SerialThreadRunner()
        self.changed: Callable[[LiveTable], None] = lambda _: None
        self._name = name
        self._loading: dict[str, asyncio.Future[LiveTable]] = {}

    # --- finding --------------------------------------------------------------------------------------

    async def find(self, name: str) -> LiveTable:
        """Find a table by its id or its short code."""
        live = self.tables.get(name)
        if live is None:
            row = await self.store.find(name) or await self.store.find(plain_code(name))
            if row is None:
                raise Trouble("table-unknown")
            live = await self._load(*row)
        live.touched = self.time.now()
        return live

    async def _load(self, table_id: str, code: str) -> LiveTable:
        if table_id in self.tables:
            return self.tables[table_id]
        if self.quarantined(table_id):
            raise _again(self.quarantine[table_id].refusal)
        if table_id in self.leaving:
            raise Trouble("table-unknown")
        under_way = self._loading.get(table_id)
        if under_way is not None:
            return await asyncio.shield(under_way)
        future = self._loading[table_id] = asyncio.get_running_loop().create_future()
        try:
            loaded = await load(self.store, table_id, self.monitor, self.fold_elsewhere, self.aside)
            live = LiveTable(code, loaded.table, self.elsewhere)
            live.snapshot_at = loaded.kept + snapshots.events_per_snapshot(loaded.table.settings.game)
        except BaseException as error:
            known = isinstance(error, Trouble | Damaged)
            shown = self.quarantine_table(table_id, error) if known else error
            future.set_exception(shown if isinstance(shown, Exception) else LedgerDown("stopped"))
            future.exception()
            raise shown from error
        finally:
            del self._loading[table_id]
        live.on_attendance = lambda: self.changed(live)
        self.tables[table_id] = live
        self.monitor.tables.set(len(self.tables))
        if self.quarantine.pop(table_id, None) is not None:
            self.monitor.quarantined.set(len(self.quarantine))
            self.monitor.info("table is well again", table=table_id)
        live.touched = self.time.now()
        future.set_result(live)
        self.changed(live)
        if loaded.long:
            self._take_snapshot(live)
        return live

    def is_unloaded(self, table_id: str) -> bool:
        """Say whether a table is neither in memory nor on its way there."""
        return table_id not in self.tables and table_id not in self._loading

    def quarantined(self, table_id: str) -> bool:
        """Say whether a table could not be read and is not to be tried again yet."""
        entry = self.quarantine.get(table_id)
        return entry is not None and self.time.now() < entry.until

    def quarantine_table(self, table_id: str, error: BaseException) -> Trouble:
        """Quarantine a table that cannot be read: whoever is there is told, nothing is tried for a while.

        Nothing that is stored is touched. The refusal is for whoever asked.
        """
        told = error if isinstance(error, Trouble) else Trouble("table-damaged", table=table_id)
        self.quarantine[table_id] = Quarantined(told.saying, self.time.now() + QUARANTINE_MS)
        self.monitor.quarantined.set(len(self.quarantine))
        self.monitor.error("table quarantined", table=table_id, why=str(error)[:300])
        live = self.tables.get(table_id)
        if live is not None:
            self.forget(live)
            live.close_all_sessions(told)
        return _again(told.saying)

    def forget(self, live: LiveTable) -> None:
        """Drop a table from memory that nobody looks at; the store has its events.

        Nothing of it leads back to it then: it goes at once, and not when garbage is looked for.
        """
        if live.timer is not None:
            live.timer.cancel()
        live.timer, live.on_attendance = None, _nothing
        self.tables.pop(live.table.id, None)
        self.monitor.tables.set(len(self.tables))

    def note_attendance_elsewhere(self, tables: Collection[str] | None) -> None:
        """Note that somebody came or went elsewhere, at some tables or at all of them."""
        for table in self.tables.keys() if tables is None else self.tables.keys() & tables:
            self.tables[table].announce_attendance()

    # --- opening --------------------------------------------------------------------------------------

    async def open(self, opened: Opened, *more: Event) -> seating.Open:
        """Open a table with its first events."""
        check_opening((opened, *more), self.bounds)
        now = self.time.now()
        rows = [Stored(number, now, event) for number, event in enumerate((opened, *more), 1)]
        for _ in range(APPEND_TRIES):
            name = self._name()
            if await self.store.open_table(name.id, name.code, opened.settings.game, rows):
                self.monitor.happened("Opened")
                return seating.Open(name.id, name.code)
        raise Trouble("table-busy")

    async def sit(self, live: LiveTable, wish: seating.Sit) -> seating.Seated:
        """Let somebody sit down, with a token and a recovery code of their own, or ask for the seat."""
        token, recovery = new_token(), new_recovery()
        await self.append(live, lambda table: deciding.sit(table, wish, token, recovery))
        seat = deciding.seat_of(live.table, token)
        asked = seat is None
        if seat is None:
            seat = deciding.asked_seat(live.table, token)
        if seat is None:
            raise Trouble("seat-taken", seat=1 + (wish.seat or 0))
        return seating.Seated(live.table.id, live.code, seat, token, recovery, asked)

    async def recover(self, live: LiveTable, recovery: str) -> seating.Seated:
        """Give somebody their seat back on another device, with a new code; the old device has lost it."""
        token, fresh = new_token(), new_recovery()
        await self.append(live, lambda table: deciding.recover(table, recovery, token, fresh))
        seat = deciding.seat_of(live.table, token)
        if seat is None:
            raise Trouble("recovery-unknown")
        return seating.Seated(live.table.id, live.code, seat, token, fresh)

    # --- acting ---------------------------------------------------------------------------------------

    async def run_command(
        self,
        live: LiveTable,
        command: messages.Command,
        seats: Mapping[int, str],
        answer: Callable[[messages.Done], None],
    ) -> None:
        """Do what the holder of a seat asks for; `answer` is called once committed, before others see it.

        `seats` are those it holds, by the hashes of their tokens; they must be good when it is done.
        """
        if isinstance(command, messages.Rematch):
            deciding.check_seat(live.table, command, seats)
            answer(await self._rematch(live, command.key))
            return
        if isinstance(command, messages.Start):
            await prepare(live.table.settings, self.aside)
        owner = "stands" if command.seat is None else command.seat
        await self.append(
            live,
            lambda table: deciding.decide(table, command, self.pick, live.recent_attendance()),
            f"{owner}:{command.key}",
            lambda number: answer(messages.Done(command.key, number)),
            lambda table: deciding.check_seat(table, command, seats),
        )

    async def _rematch(self, live: LiveTable, key: str) -> messages.Done:
        async with live.rematching:  # else everyone who asks at once would have a table of their own
            if live.table.rematch is None:
                fresh = await self.open(deciding.open_rematch(live.table))
                self.openers.note(fresh.table, self.openers.address_of_opener(live.table.id))
                await self.append(
                    live, lambda table: deciding.rematch(table, fresh.table), f"rematch:{live.table.id}"
                )
        return messages.Done(key, live.table.number, live.table.rematch)

    async def append(
        self,
        live: LiveTable,
        decide_event: Make,
        key: str | None = None,
        answer: Callable[[int], None] = lambda _: None,
        check: Callable[[Table], None] = lambda _: None,
    ) -> None:
        """Append what `decide_event` decides on, with retries; `key` is the idempotency key of the command.

        `check` refuses whoever may not ask for it, or may not any more.
        """
        began = time.perf_counter()
        async with live.lock:
            live.touched = self.time.now()
            if live.refusal is not None:
                raise _again(live.refusal)
            for _ in range(APPEND_TRIES):
                if live.doubtful:
                    await self._catch_up(live)
                number = await self._try(live, decide_event, key, answer, check)
                if number is not None:
                    self.monitor.append.observe(time.perf_counter() - began)
                    return
                self.monitor.conflicts.inc()
                await self._catch_up(live)
        raise Trouble("table-busy")

    async def _try(
        self,
        live: LiveTable,
        make: Make,
        key: str | None,
        answer: Callable[[int], None],
        check: Callable[[Table], None],
    ) -> int | None:
        """Try once: the number of the event, made now or with the same key before; None asks for a retry."""
        table = live.table
        try:
            check(table)
        except Trouble:
            if await self._was_behind(live):
                return None
            raise
        if key is not None and key in table.keys:
            done = table.numbers[table.keys.index(key)]
            answer(done)
            return done
        try:
            made = make(table)
            event, race = made if isinstance(made, deciding.Decided) else (made, None)
            await self._check_room(live, event)
        except (Trouble, Refused):
            if await self._was_behind(live):
                return None
            old = await self.store.number_of(table.id, key) if key else None
            if old is None or old > table.number:
                raise
            answer(old)
            return old
        stored = Stored(table.number + 1, max(table.at, self.now(live)), event, key)
        after = table.after_event(stored, foreseen=race)
        wake = after.wake()
        soon = None if wake is None else wake - live.ahead
        append = Append(table.id, stored.number, stored.at, key, event, wake != table.wake(), soon)
        try:
            first = await self.store.append(append)
        except BaseException:
            # It may or may not be there: the store is asked before anything else is done.
            live.doubtful = True
            self.monitor.failed_appends.inc()
            raise
        if not first:
            # Its number or its key was taken; a key that is no longer at hand was answered long ago.
            old = await self.store.number_of(table.id, key) if key else None
            if old is None or old > table.number:
                return None
            answer(old)
            return old
        if live.counts is not None:
            live.counts.add(event)
        self.monitor.happened(type(event).__name__)
        answer(stored.number)
        self._go_on(live, after)
        return stored.number

    async def _check_room(self, live: LiveTable, event: Event) -> None:
        """Refuse what is beyond what a table may store; it is counted when that first matters."""
        share = share_of(event)
        if share is None:
            return
        if live.counts is None:
            live.counts = StoredCounts(await self.store.count_events(live.table.id))
        live.counts.check(share, self.bounds)

    def _go_on(self, live: LiveTable, table: Table) -> None:
        try:
            live.advance_to(table, self.now(live), self.monitor)
        finally:
            # Whatever may be wrong with showing it: the race goes on.
            self.changed(live)
        ended = table.race is not None and table.race.over and table.turn == table.number
        if table.number >= live.snapshot_at or ended:
            self._take_snapshot(live)

    def _take_snapshot(self, live: LiveTable) -> None:
        """Take a snapshot in a background task; if that is not possible now, after the next event."""
        if live.table.race is None or live.snapshot is not None:
            return
        live.snapshot_at = live.table.number + 1
        live.snapshot = asyncio.get_running_loop().create_task(self._keep(live, live.table))

    async def _keep(self, live: LiveTable, table: Table) -> None:
        try:
            written = await self.aside.run(snapshots.write_snapshot, table)
            if written is not None:
                await self.store.keep_snapshot(table.id, table.number, written)
                live.snapshot_at = table.number + snapshots.events_per_snapshot(table.settings.game)
        except Exception as error:  # noqa: BLE001  (nothing hangs on a snapshot; the log has everything)
            self.monitor.warning(
                "snapshot not kept", table=table.id, why=f"{type(error).__name__}: {error}"[:200]
            )
        finally:
            live.snapshot = None

    async def cancel_snapshots(self) -> None:
        """Stop the background tasks."""
        under_way = [live.snapshot for live in self.tables.values() if live.snapshot is not None]
        for task in under_way:
            task.cancel()
        await asyncio.gather(*under_way, return_exceptions=True)

    def now(self, live: LiveTable) -> int:
        """Tell the time at a table: it never runs back behind the last event, whatever the clock does."""
        now = self.time.now()
        live.ahead = max(live.ahead, live.table.at - now)
        return now + live.ahead

    async def _was_behind(self, live: LiveTable) -> bool:
        """Say whether this process was behind the store: then the command is retried and not refused."""
        number = live.table.number
        if self.store.shared:
            await self._catch_up(live)
        return live.table.number > number

    async def seats(self, live: LiveTable, tokens: list[str]) -> dict[int, str]:
        """Find the seats that tokens belong to, each with the hash of its token."""
        found = deciding.seats_of(live.table, tokens)
        if len(found) < len(tokens) and self.store.shared:
            await self.catch_up(live)
            found = deciding.seats_of(live.table, tokens)
        live.note_seen(found)
        return found

    async def catch_up(self, live: LiveTable) -> None:
        """Read the events that other processes have appended, and send them out."""
        async with live.lock:
            await self._catch_up(live)

    async def _catch_up(self, live: LiveTable) -> None:
        if live.refusal is not None:
            raise _again(live.refusal)
        try:
            missed = await read_on(self.store, live.table)
        except Damaged as error:
            raise self.quarantine_table(live.table.id, error) from error
        live.doubtful = False
        for table in missed:
            if live.counts is not None:
                live.counts.add(table.last)
            self._go_on(live, table)


def _nothing() -> None:
    """Do nothing."""


def _again(refusal: Saying) -> Trouble:
    """Refuse for a reason that was found earlier."""
    return Trouble(refusal.key, **dict(refusal.facts))
