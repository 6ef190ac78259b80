"""Who is connected at the other processes on the same database.

Each process tells the others who comes and goes at it, and every few seconds that it is alive. One that is
not heard of any more is taken to be gone, and with it everyone who was connected there. Nothing is stored.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable, Collection, Sequence
from contextlib import suppress
from typing import Final

import msgspec

from hippodrome.server.ledger.ledger import Ledger
from hippodrome.tables.live.store import LedgerDown

HEARTBEAT_SECONDS: Final = 2.0
"""Every so many seconds a process sends a heartbeat."""

SILENCE_SECONDS: Final = 7.0
"""After so many seconds without a heartbeat a process is taken to be gone."""

ANSWER_SECONDS: Final = 1.0
"""So many seconds after all were asked, those who could answer have."""

TABLES_PER_MESSAGE: Final = 80
"""So many words go into one message: PostgreSQL takes 8,000 bytes."""


class TablePresence(msgspec.Struct, array_like=True, frozen=True):
    """Who is connected to a table at one process."""

    table: str
    seats: tuple[int, ...]
    watching: int


class PresenceNews(msgspec.Struct, frozen=True):
    """What a process tells the others; `anew` if it forgets what it told before, `asks` if it was deaf."""

    process: str
    words: tuple[TablePresence, ...] = ()
    anew: bool = False
    asks: bool = False


class Presence:
    """What this process tells the others, and what it has heard of them.

    `changed` is called with the tables at which somebody came or went elsewhere, or with None for all.
    """

    def __init__(self, ledger: Ledger, changed: Callable[[Collection[str] | None], None]) -> None:
        self.sure = not ledger.shared
        """Whether it is known who is connected elsewhere."""
        self._ledger = ledger
        self._changed = changed
        self._process = secrets.token_hex(8)
        self._own: dict[str, TablePresence] = {}
        self._unsaid: dict[str, TablePresence] = {}
        self._asked = self._asks = False
        self._news = asyncio.Event()
        self._others: dict[str, dict[str, TablePresence]] = {}
        self._heard_at: dict[str, float] = {}

    def elsewhere(self, table: str) -> tuple[frozenset[int], int]:
        """Say whose seats are held at other processes, and how many devices look from the stands there."""
        words = [words[table] for words in self._others.values() if table in words]
        return frozenset(seat for word in words for seat in word.seats), sum(word.watching for word in words)

    def note(self, table: str, seats: Collection[int], watching: int) -> None:
        """Note who is connected here; the others are told."""
        word = TablePresence(table, tuple(sorted(seats)), watching)
        if not self._ledger.shared or self._own.get(table, TablePresence(table, (), 0)) == word:
            return
        if word.seats or word.watching:
            self._own[table] = word
        else:
            del self._own[table]
        self._unsaid[table] = word
        self._news.set()

    # --- hearing --------------------------------------------------------------------------------------

    def heard(self, text: str) -> None:
        """Take in a message of another process."""
        news = msgspec.json.decode(text, type=PresenceNews)
        if news.process == self._process:
            return
        if news.process not in self._heard_at:
            self._asks = True  # it was thought to be gone, or has just come
            self._news.set()
        self._heard_at[news.process] = asyncio.get_running_loop().time()
        if news.asks:
            self._asked = True
            self._news.set()
        known = self._others.setdefault(news.process, {})
        touched = {word.table for word in news.words} | (known.keys() if news.anew else set())
        if news.anew:
            known.clear()
        for word in news.words:
            if word.seats or word.watching:
                known[word.table] = word
            else:
                known.pop(word.table, None)
        if touched:
            self._changed(touched)

    def heard_again(self) -> None:
        """Ask every process again, after a gap in which messages may have been lost."""
        self._asks = self._asked = True
        self._news.set()
        asyncio.get_running_loop().call_later(ANSWER_SECONDS, self._be_sure)

    def _be_sure(self) -> None:
        if not self.sure:
            self.sure = True
            self._changed(None)

    def _forget_the_silent(self) -> None:
        before = asyncio.get_running_loop().time() - SILENCE_SECONDS
        for process in [it for it, at in self._heard_at.items() if at < before]:
            del self._heard_at[process]
            gone = self._others.pop(process, {})
            if gone:
                self._changed(gone.keys())

    # --- telling --------------------------------------------------------------------------------------

    async def run(self) -> None:
        """Run as a background task: tell the others who is connected here, with a heartbeat."""
        while self._ledger.shared:
            with suppress(TimeoutError):
                async with asyncio.timeout(HEARTBEAT_SECONDS):
                    await self._news.wait()
            self._news.clear()
            anew, asks = self._asked, self._asks
            words = tuple((self._own if anew else self._unsaid).values())
            self._asked = self._asks = False
            self._unsaid = {}
            try:
                await self._tell(words, anew=anew, asks=asks)
            except LedgerDown:
                self._asked = True  # all of it once more, when the ledger is back
            self._forget_the_silent()

    async def leave(self) -> None:
        """Tell the others that nobody is connected here any more."""
        if self._ledger.shared:
            with suppress(LedgerDown):
                await self._tell((), anew=True)

    async def _tell(self, words: Sequence[TablePresence], *, anew: bool = False, asks: bool = False) -> None:
        first, rest = tuple(words[:TABLES_PER_MESSAGE]), words[TABLES_PER_MESSAGE:]
        await self._ledger.publish_presence(
            msgspec.json.encode(PresenceNews(self._process, first, anew, asks)).decode()
        )
        if rest:
            await self._tell(rest)
