"""Background tasks of a house: charioteers decide, clocks run out, dead processes' tables are taken over."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable, Coroutine, Sequence
from typing import Any, Final

from hippodrome.invariants import present
from hippodrome.race.protocol import Pick, Refused
from hippodrome.saying import Trouble
from hippodrome.tables import deciding
from hippodrome.tables.events import Event, Reins, Replaced
from hippodrome.tables.hiring import replacement_driver, simplest_charioteer
from hippodrome.tables.live.absence import reins_due_at
from hippodrome.tables.live.house import House
from hippodrome.tables.live.hub import LiveTable
from hippodrome.tables.live.store import LedgerDown
from hippodrome.tables.live.thinkers import Asker, Thinkers, WorkerFailed
from hippodrome.tables.live.timekeeper import RESTART_GRACE_MS
from hippodrome.tables.table import Table
from hippodrome.tables.thinking import DecisionTask

TAKEOVER_AFTER_MS: Final = 2_000
"""Another process' table is taken up when nothing has happened for so many milliseconds."""

CLOCK_SKEW_MS: Final = 10_000
"""The clocks of several machines differ by fewer milliseconds than this."""

RETRY_SECONDS: Final = 1.0
"""After so many seconds a task that failed because of the store is retried."""

EARLY_MS: Final = 5
"""A timer may ring so many milliseconds early."""

SEARCH_SECONDS_DIVISOR: Final = 5
"""A charioteer that searches is asked to decide in a fifth of the time after which it would be replaced."""

RARE_RETRY_SECONDS: Final = 60.0
"""How many seconds after a table could not be attended to for no known reason it is tried again."""

LATE_SWEEP_SECONDS: Final = 15.0
"""A sweep that has not got on for so many seconds is overdue."""

IDLE_MS: Final = 600_000
"""A table that nobody has touched for so many milliseconds is dropped from memory."""


Tidy = Callable[[], Awaitable[None]]
"""Removes what nobody needs, a little at a time."""


class Overtaken(Exception):
    """Somebody else was faster: the turn is not this one any more."""


class IllegalChoice(Exception):
    """A charioteer wanted to make a move that may not be made."""


class Attendants:
    """The background tasks and timers that keep every race going; `tidy` is called after each sweep."""

    def __init__(self, house: House, thinkers: Thinkers, tidy: Tidy | None = None) -> None:
        self.house = house
        self.thinkers = thinkers
        self._tidy = tidy
        self._tasks: set[asyncio.Task[None]] = set()
        self._sweeper: asyncio.Task[None] | None = None
        self._swept = 0.0
        house.changed = self.set_timer

    def start(self, sweep_seconds: float = RETRY_SECONDS, wake_within_ms: int = 0) -> None:
        """Begin: hear what other processes do, and look for tables that wait for the house.

        It looks every `sweep_seconds`, for tables where it must act within `wake_within_ms`.
        """
        self._swept = time.monotonic()
        self._sweeper = self._run(self._sweep(sweep_seconds, wake_within_ms))
        self._run(self.house.elsewhere.run())
        self._run(self.house.store.listen(self._heard, self.house.elsewhere.heard, self._heard_again))

    async def stop(self) -> None:
        """Cancel all timers and background tasks."""
        self.house.changed = lambda _: None
        for live in self.house.tables.values():
            if live.timer is not None:
                live.timer.cancel()
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def _run(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._ended)
        return task

    def _ended(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            self.house.monitor.error("attendant failed", error)

    # --- timers ---------------------------------------------------------------------------------------

    def set_timer(self, live: LiveTable) -> None:
        """Set the timer of a table: it is attended to when its charioteer or its clock is due."""
        if live.timer is not None:
            live.timer.cancel()
            live.timer = None
        now = self.house.now(live)
        due = self._due(live, now)
        if due is not None:
            self._attend_after(live, max(0, due[0] - now) / 1000)

    def _due(self, live: LiveTable, now: int) -> tuple[int, str] | None:
        """Say when somebody must attend to a table, and why: to drive, for a clock, for who is absent."""
        table = live.table
        if live.refusal is not None:
            return None
        wake, seat = table.wake(), table.to_move
        if seat is not None and table.driver(seat) is not None:
            return None if wake is None else (wake, "drive")
        if wake is not None and table.began < self.house.time.started + live.ahead:
            wake = max(wake, self.house.time.started + live.ahead + RESTART_GRACE_MS)
        absent = reins_due_at(live, now)
        if absent is not None and (wake is None or absent < wake):
            return absent, "absent"
        return None if wake is None else (wake, "time")

    def _attend_after(self, live: LiveTable, delay: float) -> None:
        # A day at most: a timer of weeks is set anew now and then.
        loop = asyncio.get_running_loop()
        if delay > 86_400:
            live.timer = loop.call_later(86_400, self.set_timer, live)
        else:
            live.timer = loop.call_later(delay, lambda: self._run(self._attend(live)))

    async def _attend(self, live: LiveTable) -> None:
        live.timer = None
        table = live.table
        seat = table.to_move
        if seat is None or live.attending == (table.turn, seat):
            return
        live.attending = (table.turn, seat)
        try:
            driver = table.driver(seat)
            if driver is not None:
                await self._drive(live, table, seat, driver)
            else:
                await self._step_in(live, table)
        except (LedgerDown, Trouble) as error:
            live.attending = None
            if live.refusal is None:
                self.house.monitor.warning("ledger down", table=table.id, error=str(error))
                self._attend_after(live, RETRY_SECONDS)
        except Overtaken:
            pass
        except Exception as error:  # noqa: BLE001  (whatever it is, it is this table's alone)
            self.house.monitor.error("table cannot be attended to", error, table=table.id)
            live.attending = None
            self._attend_after(live, RARE_RETRY_SECONDS)
        finally:
            if live.attending == (table.turn, seat):
                live.attending = None
                self._look_again(live, table)

    async def _step_in(self, live: LiveTable, table: Table) -> None:
        """Give the reins of who is out of time or absent to the stand-in, unless it is not time yet."""
        due = self._due(live, self.house.now(live))
        if due is None or due[0] > self.house.now(live) + EARLY_MS:
            live.attending = None
            self.set_timer(live)
            return
        await self.house.append(live, lambda now: _reins(now, table, due[1]))

    def _look_again(self, live: LiveTable, before: Table) -> None:
        """Set the timer anew if the table changed while it was attended to."""
        if live.timer is None and live.table.turn == before.turn and live.table.number != before.number:
            self.set_timer(live)

    async def _drive(self, live: LiveTable, table: Table, seat: int, driver: str) -> None:
        """Let a charioteer decide; one that is not up to it is replaced, and the players are told."""
        if driver not in live.fit:
            instead = replacement_driver(table.settings.game, driver, table.settings.setup)
            if instead is not None:
                await self._replace(live, table, Replaced(seat, driver, instead, "unfit"))
                return
            live.fit.add(driver)
        began = time.perf_counter()
        try:
            text = await self._decision(live, table, seat, driver)
            self.house.monitor.thinking.observe(time.perf_counter() - began)
        except WorkerFailed as failed:
            event = Replaced(seat, driver, simplest_charioteer(table.settings.game), failed.why)
            await self._replace(live, table, event)
            return
        try:
            await self.house.append(
                live, lambda now: _drive_on(now, table, seat, text, driver, self.house.pick)
            )
        except IllegalChoice:
            event = Replaced(seat, driver, simplest_charioteer(table.settings.game), "strayed")
            await self._replace(live, table, event)

    async def _decision(self, live: LiveTable, table: Table, seat: int, driver: str) -> str:
        race = present(table.race, "race")
        moves = [line.move for line in race.lines]
        seconds = self.thinkers.decision_seconds / SEARCH_SECONDS_DIVISOR
        task = DecisionTask(table.id, table.settings.game, table.settings.setup, moves, seat, driver, seconds)
        try:
            asker = Asker(self.house.openers.address_of_opener(table.id), table.id, live.is_attended)
            return await self.thinkers.think(task, asker)
        except WorkerFailed:
            if driver != simplest_charioteer(table.settings.game):
                raise
            # Nobody is left to ask: any move keeps the race going.
            game = race.found.game
            offers = game.legal_moves(race.state)
            return game.write(offers[self.house.pick(len(offers))])

    async def _replace(self, live: LiveTable, table: Table, event: Replaced) -> None:
        self.house.monitor.warning(
            "charioteer replaced", table=table.id, charioteer=event.charioteer, why=event.why
        )
        self.house.monitor.replaced.inc()
        live.attending = None
        await self.house.append(live, lambda now: _same_turn(now, table, event))

    # --- other processes ------------------------------------------------------------------------------

    def _heard(self, table_id: str) -> None:
        live = self.house.tables.get(table_id)
        if live is not None:
            self._run(self._catch_up(live))

    def _heard_again(self) -> None:
        self.house.elsewhere.heard_again()
        for live in self.house.tables.values():
            self._run(self._catch_up(live))

    async def _catch_up(self, live: LiveTable) -> None:
        try:
            await self.house.catch_up(live)
        except LedgerDown:
            live.doubtful = True
        except Trouble:
            pass  # quarantined: it was told to everyone there

    # --- the sweep ------------------------------------------------------------------------------------

    def sweeping(self) -> bool:
        """Say whether the sweep is under way and has got on lately."""
        running = self._sweeper is not None and not self._sweeper.done()
        return running and time.monotonic() - self._swept < LATE_SWEEP_SECONDS

    async def _sweep(self, pause: float, horizon: int) -> None:
        """Take over tables that are due and unattended; drop idle ones from memory."""
        store = self.house.store
        patience = 0
        jumped = True
        while True:
            try:
                if jumped:
                    # Our own time is steady: only before we started can the date have jumped back.
                    await self._take_up_all(
                        await store.tables_ahead_of_clock(self.house.time.now() + CLOCK_SKEW_MS, 10_000)
                    )
                    jumped = False
                until = self.house.time.now() + horizon - patience
                # Those that are left alone must not stand before the others.
                waking = await store.tables_to_wake(until, 100 + len(self.house.quarantine))
                await self._take_up_all([it.table for it in waking])
                patience = TAKEOVER_AFTER_MS if store.shared else 0
                if self._tidy is not None:
                    await self._tidy()
            except LedgerDown as error:
                self.house.monitor.warning("ledger down", error=str(error))
            except Exception as error:  # noqa: BLE001  (it goes on whatever happens)
                self.house.monitor.error("sweep failed", error)
            self._let_go()
            self._swept = time.monotonic()
            await asyncio.sleep(pause)

    def _let_go(self) -> None:
        now = self.house.time.now()
        for live in list(self.house.tables.values()):
            busy = live.sessions or live.timer or live.attending or live.lock.locked()
            if not busy and now - live.touched > IDLE_MS:
                self.house.forget(live)

    async def _take_up_all(self, tables: Sequence[str]) -> None:
        for table in tables:
            await self._take_up(table)
            self._swept = time.monotonic()

    async def _take_up(self, table_id: str) -> None:
        live = self.house.tables.get(table_id)
        if live is not None and (live.timer is not None or live.attending is not None):
            return
        if self.house.quarantined(table_id):
            return
        try:
            if live is None:
                live = await self.house.find(table_id)
            else:
                await self.house.catch_up(live)
                self.set_timer(live)
        except Trouble as trouble:
            if not self.house.quarantined(table_id):
                self.house.monitor.error("table cannot be opened", table=table_id, why=str(trouble))
        except LedgerDown as error:
            if not await self.house.store.is_answering():
                raise
            self.house.monitor.error("table cannot be read", table=table_id, why=str(error))
        except Exception as error:  # noqa: BLE001  (whatever it is, it is this table's alone)
            self.house.quarantine_table(table_id, error)


def _reins(now: Table, then: Table, why: str) -> Event:
    if now.turn != then.turn or now.to_move is None or now.since != then.since:
        raise Overtaken
    return Reins(now.to_move, now.stand_in, "absent" if why == "absent" else "time")


def _drive_on(now: Table, then: Table, seat: int, text: str, driver: str, pick: Pick) -> deciding.Decided:
    if now.turn != then.turn or now.driver(seat) != driver:
        raise Overtaken
    try:
        return deciding.play_move(now, seat, text, then.turn, driver, pick)
    except (Refused, Trouble) as error:
        raise IllegalChoice from error


def _same_turn(now: Table, then: Table, event: Replaced) -> Replaced:
    if now.turn != then.turn or now.driver(event.seat) != event.charioteer:
        raise Overtaken
    return event
