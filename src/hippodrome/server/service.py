"""The service: house, ledger, attendants and gate put together, started and stopped as one."""

from __future__ import annotations

import asyncio

from hippodrome.language import voice
from hippodrome.race.protocol import Pick
from hippodrome.saying import Trouble
from hippodrome.server.config import Config
from hippodrome.server.expiry import Expiry
from hippodrome.server.films import Films
from hippodrome.server.http.limits import RateLimits
from hippodrome.server.ledger import Ledger
from hippodrome.server.ledger.gallery import Gallery
from hippodrome.server.ledger.presence import Presence
from hippodrome.server.metrics import ServerMonitor, log
from hippodrome.server.readiness import Readiness
from hippodrome.server.watchdog import Watchdog
from hippodrome.server.workers.drivers import WorkerPool
from hippodrome.tables import messages
from hippodrome.tables.deciding import system_pick
from hippodrome.tables.live.house import House
from hippodrome.tables.live.hub import LiveTable, Session
from hippodrome.tables.live.service import TableService
from hippodrome.tables.live.storing import StorageBounds
from hippodrome.tables.live.thinkers import Thinkers

COME_BACK_MS: int = 1_000
"""How many milliseconds clients are asked to wait before they come back."""

CROWDED_COME_BACK_MS: int = 30_000
"""The same for a device whose seat has newer ones."""


class Service(TableService):
    """Everything one server process consists of.

    `pick` is the Fates' source of chance; `thinkers` think in worker processes unless others are given.
    """

    def __init__(self, config: Config, pick: Pick = system_pick, thinkers: Thinkers | None = None) -> None:
        self.config = config
        self.gate = RateLimits(config.limits)
        self.ledger = Ledger(config.db)
        self.gallery = Gallery(self.ledger)
        self.drivers = WorkerPool(config.workers, config.budget, nice=config.nice)
        self.metrics = ServerMonitor()
        limits = config.limits
        bounds = StorageBounds(limits.table, limits.talk, limits.changes)
        house = House(self.ledger, self.metrics, pick, bounds=bounds)
        expiry = Expiry(house, self.ledger, self.metrics, config.keep_days)
        super().__init__(house, thinkers or self.drivers, voice, expiry.step)
        self.films = Films(self.thinkers, self.metrics)
        self.presence = Presence(self.ledger, self.house.note_attendance_elsewhere)
        self.house.elsewhere = self.presence
        self.watchdog = Watchdog(self.metrics)
        self.readiness = Readiness(self.ledger, self.attendants, self.watchdog)
        self.listening: tuple[str, int] | None = None
        self.stopping = False

    async def start(self) -> None:
        """Open the ledger and start the background tasks."""
        await self.ledger.open()
        self.attendants.start()
        self.watchdog.start()
        log.info("started", db=self.ledger.engine.url.render_as_string(hide_password=True))

    def farewell(self) -> None:
        """Tell all clients to reconnect in a moment."""
        self.stopping = True
        for live in self.house.tables.values():
            for session in list(live.sessions):
                session.close(messages.Goodbye("stopping", COME_BACK_MS))

    async def wait_for_goodbyes(self) -> None:
        """Wait until everyone has heard the goodbye, for a moment at most."""
        for _ in range(100):
            if not any(live.sessions for live in self.house.tables.values()):
                return
            await asyncio.sleep(0.01)

    async def stop(self) -> None:
        """Stop the background tasks, commit the appends that wait, and close the ledger."""
        self.farewell()
        await self.watchdog.stop()
        await self.attendants.stop()
        await self.presence.leave()
        await self.reviews.stop()
        await self.films.stop()
        await self.house.cancel_snapshots()
        await self.drivers.stop()
        await self.ledger.close()
        log.info("stopped")

    def admit(self, live: LiveTable, address: str, language: str, seats: dict[int, str]) -> Session:
        """Let a socket or a stream in to a table, with the seats it holds.

        A seat without a device always gets in. Of one that has many devices the oldest is sent away.
        """
        if self.stopping:
            raise Trouble("stopping")
        limits = self.config.limits
        here = [session for session in live.sessions if not session.closing]
        if set(seats) <= {seat for session in here for seat in session.seats}:
            alike = [session for session in here if bool(session.seats) == bool(seats)]
            from_there = sum(session.address == address for session in alike)
            if len(alike) >= limits.sockets or from_there >= limits.address_table_sockets:
                raise Trouble("too-many-sockets")
        for seat in seats:
            devices = [session for session in here if seat in session.seats]
            if len(devices) >= limits.seat_sockets:
                min(devices, key=lambda it: it.number).close(
                    messages.Goodbye("elsewhere", CROWDED_COME_BACK_MS)
                )
        return self.enter(live, address, language, seats, limits.behind)
