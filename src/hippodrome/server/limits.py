"""How much one address, one socket and one table may ask of the server."""

from __future__ import annotations

import os
import time
from collections import Counter
from typing import Final

import msgspec

from hippodrome.saying import Trouble


class Limits(msgspec.Struct, frozen=True):
    """The limits; each may be set by an environment variable such as HIPPODROME_LIMIT_TABLES=100."""

    message: int = 16 * 1024
    """Bytes of a message of a client."""
    body: int = 2 * 1024 * 1024
    """Bytes of a request: a set-up with a course, a record."""
    rate: int = 30
    """Messages a second of a socket, and requests a second of an address; four times as many in a burst."""
    chat: int = 1
    """Things said a second by a socket or an address; five in a burst."""
    work: int = 1
    """Things that take long a second of an address: hints, reviews, pictures of boards; ten in a burst."""
    tables: int = 60
    """Tables an address may open in an hour."""
    guesses: int = 60
    """Tries an address has in an hour to find a table or a seat by a code that is wrong."""
    sockets: int = 64
    """Sockets and streams at a table."""
    address_sockets: int = 256
    """Sockets and streams of an address."""
    behind: int = 256
    """Frames a slow client may be behind before it is asked to come back."""


def limits_from_environment() -> Limits:
    """Take the limits from the environment where it has them."""
    given: dict[str, int] = {}
    for field in Limits.__struct_fields__:
        text = os.environ.get(f"HIPPODROME_LIMIT_{field.upper()}")
        if text is not None:
            if not text.isdecimal() or not int(text):
                raise Trouble("limit-number", name=f"HIPPODROME_LIMIT_{field.upper()}")
            given[field] = int(text)
    return Limits(**given)


class Bucket:
    """Lets so many things a second pass, and more at once after a quiet while."""

    __slots__ = ("burst", "level", "rate", "then")

    def __init__(self, rate: float, burst: float) -> None:
        self.rate, self.burst, self.level = rate, burst, burst
        self.then = time.monotonic()

    def has_one(self) -> bool:
        """Say whether there is one to take."""
        now = time.monotonic()
        self.level = min(self.burst, self.level + (now - self.then) * self.rate)
        self.then = now
        return self.level >= 1

    def take(self) -> bool:
        """Take one; False if there is none left."""
        if not self.has_one():
            return False
        self.level -= 1
        return True


MOST_ADDRESSES: Final = 20_000


class Gate:
    """Counts what each address does."""

    def __init__(self, limits: Limits) -> None:
        self.limits = limits
        self._buckets: dict[tuple[str, str], Bucket] = {}
        self._open: Counter[str] = Counter()

    def pass_request(self, address: str) -> None:
        """Let a request through, or refuse it."""
        self._take("request", address, self.limits.rate, 4 * self.limits.rate, "too-fast")

    def pass_table(self, address: str) -> None:
        """Let a table be opened, or refuse it."""
        self._take("table", address, self.limits.tables / 3600, self.limits.tables, "too-many-tables")

    def pass_guess(self, address: str) -> None:
        """Note a wrong code; refuse when there were too many."""
        self._take("guess", address, self.limits.guesses / 3600, self.limits.guesses, "too-many-guesses")

    def check_guesses(self, address: str) -> None:
        """Refuse even a right code to whoever has guessed too often."""
        bucket = self._buckets.get(("guess", address))
        if bucket is not None and not bucket.has_one():
            raise Trouble("too-many-guesses")

    def pass_chat(self, address: str) -> None:
        """Let something be said, or refuse it."""
        self._take("chat", address, self.limits.chat, 5 * self.limits.chat, "too-much-talk")

    def pass_work(self, address: str) -> None:
        """Let something be worked out that takes long, or refuse it."""
        self._take("work", address, self.limits.work, 10 * self.limits.work, "too-fast")

    def enter(self, address: str) -> None:
        """Let a socket in, or refuse it."""
        if self._open[address] >= self.limits.address_sockets:
            raise Trouble("too-many-sockets")
        self._open[address] += 1

    def leave(self, address: str) -> None:
        """Note that a socket has gone."""
        self._open[address] -= 1
        if not self._open[address]:
            del self._open[address]

    def _take(self, what: str, address: str, rate: float, burst: float, key: str) -> None:
        bucket = self._buckets.get((what, address))
        if bucket is None:
            if len(self._buckets) >= MOST_ADDRESSES:
                self._buckets = {it: old for it, old in self._buckets.items() if old.level < old.burst - 1}
            bucket = self._buckets[what, address] = Bucket(rate, burst)
        if not bucket.take():
            raise Trouble(key)
