"""A house and all that serves it, put together: attendants, the coach's reviews, a voice."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, Protocol

from hippodrome.saying import Saying, Trouble
from hippodrome.tables.live.attending import Attendants, Tidy
from hippodrome.tables.live.house import House
from hippodrome.tables.live.hub import LiveTable, Session
from hippodrome.tables.live.reviews import ReviewCache
from hippodrome.tables.live.thinkers import Asker, Thinkers, WorkerFailed
from hippodrome.tables.tokens import plain_code
from hippodrome.tables.working import Folded, RebuildTable

LONGEST_CODE: Final = 10
"""What has no more letters and digits than this may be a short code, and guessed."""

MOST_FRAMES_BEHIND: Final = 256
"""So many frames a slow client may be behind, unless told otherwise."""

Voices = Callable[[str], Callable[[Saying], str]]
"""Finds who turns sayings into sentences of a language."""


class Limiter(Protocol):
    """The rate limits of a client: each method raises Trouble when its limit is reached."""

    def pass_table(self) -> None:
        """Count a table that is opened."""

    def pass_chat(self) -> None:
        """Count something that is said."""

    def pass_work(self) -> None:
        """Count a request that takes long to compute."""

    def pass_guess(self) -> None:
        """Count a wrong code."""

    def check_guesses(self) -> None:
        """Refuse even a right code once there were too many wrong ones."""

    def reserve_bytes(self, size: int) -> None:
        """Count so many bytes of an answer as under way."""

    def release_bytes(self, size: int) -> None:
        """Count them no more."""


class Unlimited:
    """No rate limits: the house in somebody's own browser."""

    def pass_table(self) -> None:
        """Let a table be opened."""

    def pass_chat(self) -> None:
        """Let something be said."""

    def pass_work(self) -> None:
        """Let something be worked out."""

    def pass_guess(self) -> None:
        """Take no note."""

    def check_guesses(self) -> None:
        """Let anybody try."""

    def reserve_bytes(self, size: int) -> None:
        """Let an answer have any size."""

    def release_bytes(self, size: int) -> None:
        """Take no note."""


class TableService:
    """A house and all that serves it; what is asked of it comes through `routes` and `conversation`."""

    def __init__(self, house: House, thinkers: Thinkers, voices: Voices, tidy: Tidy | None = None) -> None:
        self.house = house
        self.thinkers = thinkers
        self.voices = voices
        self.attendants = Attendants(house, thinkers, tidy)
        self.reviews = ReviewCache(thinkers, house.monitor)
        house.fold_elsewhere = self._fold

    async def _fold(self, task: RebuildTable) -> Folded:
        """Let a long table be folded away from the event loop."""
        try:
            return await self.thinkers.work(
                task, Folded, Asker(self.house.openers.address_of_opener(task.table), task.table)
            )
        except WorkerFailed:
            raise Trouble("work-too-much") from None

    async def find(self, name: str, limits: Limiter) -> LiveTable:
        """Find a table; whoever guesses codes is stopped."""
        if len(plain_code(name)) <= LONGEST_CODE and name not in self.house.tables:
            limits.check_guesses()
        try:
            return await self.house.find(name)
        except Trouble as trouble:
            if trouble.saying.key == "table-unknown":
                limits.pass_guess()
            raise

    async def seats(self, live: LiveTable, tokens: Sequence[str], limits: Limiter) -> dict[int, str]:
        """Find the seats that tokens belong to; tokens of none count as guesses.

        Whoever holds another seat is not refused for that: it may have lost one to another device.
        """
        found = await self.house.seats(live, list(tokens))
        if len(found) < len(tokens):
            try:
                limits.pass_guess()
            except Trouble:
                if not found:
                    raise
        return found

    def enter(
        self,
        live: LiveTable,
        address: str,
        language: str,
        seats: dict[int, str],
        behind: int = MOST_FRAMES_BEHIND,
    ) -> Session:
        """Let somebody in to a table, with the seats they hold."""
        session = Session(address, self.voices(language), behind)
        session.hold(seats)
        live.sessions.add(session)
        live.announce_attendance()
        self.house.monitor.sockets.inc()
        return session

    def leave(self, live: LiveTable, session: Session) -> None:
        """Let somebody go."""
        session.close()
        live.sessions.discard(session)
        live.announce_attendance()
        live.touched = self.house.time.now()
        self.house.monitor.sockets.dec()
