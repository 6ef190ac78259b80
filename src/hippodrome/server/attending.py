"""What the server does by itself: charioteers decide, clocks run out, dead processes' tables are taken up."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Coroutine
from typing import Any, Final

from hippodrome.race.protocol import Refused
from hippodrome.saying import Trouble
from hippodrome.server import deciding
from hippodrome.server.clocks import GRACE
from hippodrome.server.drivers import Unfit
from hippodrome.server.events import Event, Reins, Replaced
from hippodrome.server.house import House
from hippodrome.server.hub import Live
from hippodrome.server.ledger import LedgerDown
from hippodrome.server.stables import simplest
from hippodrome.server.tables import Table
from hippodrome.server.thinking import Ask
from hippodrome.server.watch import log

OVERDUE: Final = 2_000
"""Another process' table is taken up when nothing has happened for so many milliseconds."""

SKEW: Final = 10_000
"""The clocks of several machines differ by fewer milliseconds than this."""

AGAIN: Final = 1.0
"""How many seconds after trouble with the ledger things are tried again."""

SHARE: Final = 5
"""A charioteer that searches is asked to decide in a fifth of the time after which it would be replaced."""

IDLE: Final = 600_000
"""A table that nobody has touched for so many milliseconds is let go of."""


class Overtaken(Exception):
    """Somebody else was faster: the turn is not this one any more."""


class Strayed(Exception):
    """A charioteer wanted to make a move that may not be made."""


class Attendants:
    """Those who see to it that every race goes on."""

    def __init__(self, house: House) -> None:
        self.house = house
        self._tasks: set[asyncio.Task[None]] = set()
        house.changed = self.set_timer

    def start(self) -> None:
        """Begin: hear what other processes do, and look for tables that wait for the server."""
        self._run(self._sweep())
        self._run(self.house.presence.run())
        self._run(self.house.ledger.listen(self._heard, self.house.presence.heard, self._heard_again))

    async def stop(self) -> None:
        """Stop everything that is under way."""
        self.house.changed = lambda _: None
        for live in self.house.tables.values():
            if live.timer is not None:
                live.timer.cancel()
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def _run(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._ended)

    def _ended(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            log.error("attendant failed", exc_info=error)

    # --- timers ---------------------------------------------------------------------------------------

    def set_timer(self, live: Live) -> None:
        """See to it that somebody attends to a table when it is time."""
        if live.timer is not None:
            live.timer.cancel()
            live.timer = None
        table = live.table
        wake = table.wake()
        if wake is None:
            return
        seat, now = table.to_move, self.house.now(live)
        assert seat is not None  # noqa: S101  (whoever is waited for is a seat)
        if table.driver(seat) is None and table.began < self.house.time.started + live.ahead:
            wake = max(wake, self.house.time.started + live.ahead + GRACE)
        delay = max(0, wake - now) / 1000
        self._attend_after(live, delay)

    def _attend_after(self, live: Live, delay: float) -> None:
        # A day at most: a timer of weeks is set anew now and then.
        loop = asyncio.get_running_loop()
        if delay > 86_400:
            live.timer = loop.call_later(86_400, self.set_timer, live)
        else:
            live.timer = loop.call_later(delay, lambda: self._run(self._attend(live)))

    async def _attend(self, live: Live) -> None:
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
                await self.house.append(live, lambda now: _time_out(now, table))
        except (LedgerDown, Trouble) as error:
            log.warning("ledger down", table=table.id, error=str(error))
            live.attending = None
            self._attend_after(live, AGAIN)
        except Overtaken:
            pass
        finally:
            if live.attending == (table.turn, seat):
                live.attending = None
                self._look_again(live, table)

    def _look_again(self, live: Live, before: Table) -> None:
        """Set the timer that was let go by while the table was attended to."""
        if live.timer is None and live.table.turn == before.turn and live.table.number != before.number:
            self.set_timer(live)

    async def _drive(self, live: Live, table: Table, seat: int, driver: str) -> None:
        """Let a charioteer decide; one that is not up to it is replaced, and the players are told."""
        began = time.perf_counter()
        try:
            text = await self._decision(table, seat, driver)
            self.house.numbers.thinking.observe(time.perf_counter() - began)
        except Unfit as unfit:
            event = Replaced(seat, driver, simplest(table.settings.game), unfit.why)
            await self._replace(live, table, event)
            return
        try:
            await self.house.append(live, lambda now: _drive_on(now, table, seat, text, driver))
        except Strayed:
            event = Replaced(seat, driver, simplest(table.settings.game), "strayed")
            await self._replace(live, table, event)

    async def _decision(self, table: Table, seat: int, driver: str) -> str:
        race = table.race
        assert race is not None  # noqa: S101  (somebody is to move)
        moves = [line.move for line in race.lines]
        seconds = self.house.drivers.budget / SHARE
        ask = Ask(table.id, table.settings.game, table.settings.setup, moves, seat, driver, seconds)
        try:
            return await self.house.drivers.think(ask)
        except Unfit:
            if driver != simplest(table.settings.game):
                raise
            # Nobody is left to ask: any move keeps the race going.
            game = race.found.game
            offers = game.legal_moves(race.state)
            return game.write(offers[deciding.fate(len(offers))])

    async def _replace(self, live: Live, table: Table, event: Replaced) -> None:
        log.warning("charioteer replaced", table=table.id, charioteer=event.charioteer, why=event.why)
        self.house.numbers.replaced.inc()
        live.attending = None
        await self.house.append(live, lambda now: _same_turn(now, table, event))

    # --- other processes ------------------------------------------------------------------------------

    def _heard(self, table_id: str) -> None:
        live = self.house.tables.get(table_id)
        if live is not None:
            self._run(self._catch_up(live))

    def _heard_again(self) -> None:
        self.house.presence.heard_again()
        for live in self.house.tables.values():
            self._run(self._catch_up(live))

    async def _catch_up(self, live: Live) -> None:
        try:
            await self.house.catch_up(live)
        except LedgerDown:
            live.doubtful = True

    async def _sweep(self) -> None:
        """Take up what waits and nobody attends to; let go of what nobody looks at."""
        house = self.house
        patience = 0
        jumped = True
        while True:
            now = house.time.now()
            try:
                if jumped:
                    # Our own time is steady: only before we started can the date have jumped back.
                    for table in await house.ledger.ahead(now + SKEW, 10_000):
                        await self._take_up(table)
                    jumped = False
                for waking in await house.ledger.waking(now - patience, 100):
                    await self._take_up(waking.table)
                patience = OVERDUE if house.ledger.shared else 0
            except LedgerDown as error:
                log.warning("ledger down", error=str(error))
            for live in list(house.tables.values()):
                busy = live.sessions or live.timer or live.attending or live.lock.locked()
                if not busy and now - live.touched > IDLE:
                    house.forget(live)
            await asyncio.sleep(AGAIN)

    async def _take_up(self, table_id: str) -> None:
        live = self.house.tables.get(table_id)
        if live is not None and (live.timer is not None or live.attending is not None):
            return
        try:
            if live is None:
                live = await self.house.find(table_id)
            else:
                await self.house.catch_up(live)
                self.set_timer(live)
        except Trouble as trouble:
            log.error("table cannot be opened", table=table_id, why=str(trouble))


def _time_out(now: Table, then: Table) -> Event:
    if now.turn != then.turn or now.to_move is None or now.deadline() != then.deadline():
        raise Overtaken
    return Reins(now.to_move, now.stand_in, "time")


def _drive_on(now: Table, then: Table, seat: int, text: str, driver: str) -> deciding.Decided:
    if now.turn != then.turn or now.driver(seat) != driver:
        raise Overtaken
    try:
        return deciding.played(now, seat, text, then.turn, driver)
    except (Refused, Trouble) as error:
        raise Strayed from error


def _same_turn(now: Table, then: Table, event: Replaced) -> Replaced:
    if now.turn != then.turn or now.driver(event.seat) != event.charioteer:
        raise Overtaken
    return event
