"""The service: house, ledger, attendants and gate put together, started and stopped as one."""

from __future__ import annotations

import asyncio

from hippodrome.saying import Trouble
from hippodrome.server import messages
from hippodrome.server.attending import Attendants
from hippodrome.server.config import Config
from hippodrome.server.drivers import Drivers
from hippodrome.server.house import House
from hippodrome.server.hub import Live, Session
from hippodrome.server.ledger import Ledger
from hippodrome.server.limits import Gate
from hippodrome.server.reviews import Reviews
from hippodrome.server.watch import log

SHORT: int = 10
"""What is no longer than this may be a short code, and guessed."""

COME_BACK: int = 1_000
"""How many milliseconds clients are asked to wait before they come back."""


class Service:
    """Everything one server process consists of."""

    def __init__(self, config: Config) -> None:
        self.config = config
        self.gate = Gate(config.limits)
        self.ledger = Ledger(config.db)
        self.drivers = Drivers(config.workers, config.budget)
        self.house = House(self.ledger, self.drivers)
        self.attendants = Attendants(self.house)
        self.reviews = Reviews(self.drivers)
        self.beside = asyncio.Semaphore(2)
        """What takes long is done in threads, two things at a time; everyone else is served meanwhile."""
        self.listening: tuple[str, int] | None = None
        self.stopping = False

    async def start(self) -> None:
        """Open the ledger and take up what was left."""
        await self.ledger.open()
        self.attendants.start()
        log.info("started", db=self.ledger.engine.url.render_as_string(hide_password=True))

    def farewell(self) -> None:
        """Tell all clients to come back in a moment."""
        self.stopping = True
        for live in self.house.tables.values():
            for session in list(live.sessions):
                session.close(messages.Goodbye("stopping", COME_BACK))

    async def see_off(self) -> None:
        """Wait until everyone has heard the goodbye, for a moment at most."""
        for _ in range(100):
            if not any(live.sessions for live in self.house.tables.values()):
                return
            await asyncio.sleep(0.01)

    async def stop(self) -> None:
        """Stop what is under way, write what waits, and close the ledger."""
        self.farewell()
        await self.attendants.stop()
        await self.house.presence.leave()
        await self.reviews.stop()
        await self.house.stop()
        await self.drivers.stop()
        await self.ledger.close()
        log.info("stopped")

    async def find(self, name: str, address: str) -> Live:
        """Find a table; whoever guesses codes is stopped."""
        if len(name) <= SHORT:
            self.gate.check_guesses(address)
        try:
            return await self.house.find(name)
        except Trouble:
            self.gate.pass_guess(address)
            raise

    def enter(self, live: Live, address: str, language: str, seats: dict[int, str]) -> Session:
        """Let a socket or a stream in to a table, with the seats it holds; full stands keep no player out."""
        if self.stopping:
            raise Trouble("stopping")
        alike = sum(bool(session.seats) == bool(seats) for session in live.sessions)
        if alike >= self.config.limits.sockets:
            raise Trouble("too-many-sockets")
        session = Session(address, language, self.config.limits.behind)
        session.hold(seats)
        live.sessions.add(session)
        live.attended()
        self.house.numbers.sockets.inc()
        return session

    def leave(self, live: Live, session: Session) -> None:
        """Let a socket or a stream go."""
        session.close()
        live.sessions.discard(session)
        live.attended()
        live.touched = self.house.time.now()
        self.house.numbers.sockets.dec()
