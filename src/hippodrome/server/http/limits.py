"""Rate limits and quotas: how much one address, one socket and one table may ask of the server."""

from __future__ import annotations

import math
import os
import time
from typing import Final, NamedTuple

import msgspec

from hippodrome.saying import Trouble


class Limits(msgspec.Struct, frozen=True):
    """The limits; each may be set by an environment variable such as HIPPODROME_LIMIT_TABLES=100."""

    message: int = 16 * 1024
    """Bytes of a message of a client."""
    body: int = 2 * 1024 * 1024
    """Bytes of a request: a set-up with a course, a record."""
    rate: int = 30
    """Frames a second of a socket, and requests a second of an address; four times as many in a burst.

    All frames and requests of an address together may be ten times as many; its connections and requests are
    served at twice this rate, and wait for their turn where they are more.
    """
    traffic: int = 64 * 1024
    """Bytes a second that a socket may send; four times as many in a burst."""
    chat: int = 1
    """Things said a second by a socket or an address; five in a burst."""
    work: int = 1
    """Things that take long a second of an address: hints, reviews, pictures of boards; ten in a burst."""
    tables: int = 60
    """Tables an address may open in an hour."""
    stars: int = 3
    """Stars that one board may be given from an address in a day."""
    guesses: int = 60
    """Tries an address has in an hour to find a table or a seat by a code that is wrong."""
    table: int = 256 * 1024
    """Bytes a table may bring at its opening: settings with a course of one's own, or a record."""
    talk: int = 1_000
    """Things said or shown at one table by one seat, and as many from the stands."""
    changes: int = 500
    """Times one seat of a table may be taken, recovered, come back to, or ask for a takeback."""
    sockets: int = 64
    """Sockets and streams at a table: those of players, and as many of the stands."""
    address_table_sockets: int = 32
    """Sockets and streams of an address at a table, of players and of the stands each."""
    seat_sockets: int = 8
    """Sockets and streams of a seat; the newest stay."""
    address_sockets: int = 256
    """Sockets and streams of an address."""
    behind: int = 256
    """Frames of 4 kB a slow client may be behind before it is asked to come back."""
    slow: int = 20
    """Seconds a client may take nothing of what waits for it before it is cut off."""
    pace: int = 16 * 1024
    """Bytes a second at which a large answer must be taken and a body must come, after the first seconds."""
    headers: int = 10
    """Seconds the headers of a request may take, and a body before its pace counts."""
    waiting: int = 64 * 1024 * 1024
    """Bytes of large answers and of bodies that may be under way for an address."""
    waiting_total: int = 256 * 1024 * 1024
    """The same for all addresses together."""
    address_connections: int = 512
    """Connections of an address; never more than are still free."""
    connections: int = 8192
    """Connections of all addresses together; fewer where the system allows fewer open files."""


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


class TokenBucket:
    """A rate limit as a token bucket: so many things a second pass, and a burst after a quiet while."""

    __slots__ = ("burst", "level", "rate", "then")

    def __init__(self, rate: float, burst: float) -> None:
        self.rate, self.burst, self.level = rate, burst, burst
        self.then = time.monotonic()

    def has(self, count: int = 1) -> bool:
        """Say whether so many tokens are left."""
        now = time.monotonic()
        self.level = min(self.burst, self.level + (now - self.then) * self.rate)
        self.then = now
        return self.level >= count

    def take(self, count: int = 1) -> bool:
        """Take one token, or so many; False if the rate limit is reached."""
        if not self.has(count):
            return False
        self.level -= count
        return True

    def queue(self, longest: float) -> float | None:
        """Take a token, on credit where there is none; say in how many seconds it is there, or None."""
        self.has()
        wait = max(0.0, 1 - self.level) / self.rate
        if wait > longest:
            return None
        self.level -= 1
        return wait

    def is_full(self) -> bool:
        """Say whether the bucket is full again, so that it can be forgotten."""
        return self.has(math.ceil(self.burst))


class Tally:
    """Counts something for each address, and for all together."""

    def __init__(self) -> None:
        self.total = 0
        self._counted: dict[str, int] = {}

    def count_for(self, address: str) -> int:
        """Say how many an address has."""
        return self._counted.get(address, 0)

    def add(self, address: str, count: int = 1) -> None:
        """Count so many more, or fewer where it is negative."""
        self.total += count
        self._counted[address] = self.count_for(address) + count
        if not self._counted[address]:
            del self._counted[address]


MOST_ADDRESSES: Final = 20_000

SOCKETS_AT_FULL_RATE: Final = 10
"""So many sockets at their full rate one address may have before its frames and requests are a flood."""

MOST_SERVED_TOGETHER: Final = 16
"""So many connections and requests of an address are served at once; more of them one after the other."""

MOST_WAIT_SECONDS: Final = 3.0
"""Connections and requests of an address that would wait longer than so many seconds are a flood."""

CONNECTIONS_ALWAYS_ALLOWED: Final = 8
"""So many connections an address may have even when hardly any are free."""


class RateLimits:
    """The rate limits and quotas of every address."""

    def __init__(self, limits: Limits) -> None:
        self.limits = limits
        self._buckets: dict[tuple[str, str], TokenBucket] = {}
        self._open = Tally()
        self._connected = Tally()
        self._waiting = Tally()
        self.most_connections = limits.connections

    # --- connections ----------------------------------------------------------------------------------

    def connect(self, address: str | None) -> bool:
        """Let a connection in; False if its address, or None for proxies, has its share already."""
        free = self.most_connections - self._connected.total
        if free <= 0:
            return False
        if address is not None:
            share = min(self.limits.address_connections, max(CONNECTIONS_ALWAYS_ALLOWED, free))
            if self._connected.count_for(address) >= share:
                return False
        self._connected.add(address or "")
        return True

    def disconnect(self, address: str | None) -> None:
        """Note that a connection has gone."""
        self._connected.add(address or "", -1)

    def reserve_bytes(self, address: str, size: int) -> None:
        """Count so many bytes as under way for an address, or refuse them; one thing alone may be large."""
        own, total = self._waiting.count_for(address), self._waiting.total
        if (own and own + size > self.limits.waiting) or (total and total + size > self.limits.waiting_total):
            raise Trouble("too-much-waiting")
        self._waiting.add(address, size)

    def release_bytes(self, address: str, size: int) -> None:
        """Note that so many bytes are not under way any more."""
        self._waiting.add(address, -size)

    def address_bucket(self, address: str) -> TokenBucket:
        """Give what all sockets and requests of an address share, before they are looked at."""
        return self._bucket(
            "crowd", address, SOCKETS_AT_FULL_RATE * self.limits.rate, SOCKETS_AT_FULL_RATE * self.limits.rate
        )

    def queue_seconds(self, address: str) -> float | None:
        """Say how many seconds a connection or a request waits for its turn; None if it is one of a flood.

        Many at once from one address would hold everyone else up, so they are spread.
        """
        return self._bucket("turn", address, 2 * self.limits.rate, MOST_SERVED_TOGETHER).queue(
            MOST_WAIT_SECONDS
        )

    # --- what is asked for ----------------------------------------------------------------------------

    def pass_request(self, address: str) -> None:
        """Let a request through, or refuse it."""
        self._take("request", address, self.limits.rate, 4 * self.limits.rate, "too-fast")

    def pass_table(self, address: str) -> None:
        """Let a table be opened, or refuse it."""
        self._take("table", address, self.limits.tables / 3600, self.limits.tables, "too-many-tables")

    def pass_star(self, address: str, board: str) -> None:
        """Let another star be given to a board from an address, or refuse it: tokens cost nothing."""
        most = self.limits.stars
        self._take("star", f"{address} {board}", most / 86_400, most, "too-many-stars")

    def pass_guess(self, address: str) -> None:
        """Note a wrong code; refuse when there were too many."""
        self._take("guess", address, self.limits.guesses / 3600, self.limits.guesses, "too-many-guesses")

    def check_guesses(self, address: str) -> None:
        """Refuse even a right code to whoever has guessed too often."""
        bucket = self._buckets.get(("guess", address))
        if bucket is not None and not bucket.has():
            raise Trouble("too-many-guesses")

    def pass_chat(self, address: str) -> None:
        """Let something be said, or refuse it."""
        self._take("chat", address, self.limits.chat, 5 * self.limits.chat, "too-much-talk")

    def pass_whole(self, address: str) -> None:
        """Let the whole table be shown once more on a socket, or refuse it."""
        self._take("whole", address, self.limits.rate, 2 * self.limits.rate, "too-fast")

    def pass_work(self, address: str) -> None:
        """Let something be worked out that takes long, or refuse it."""
        self._take("work", address, self.limits.work, 10 * self.limits.work, "too-fast")

    def pass_picture(self, address: str) -> None:
        """Let a picture be drawn, or refuse it: a page of a gallery has many, and each is drawn once."""
        self._take_in_gallery("picture", address)

    def pass_search(self, address: str) -> None:
        """Let the boards of a gallery be looked through, or refuse it: all of them are, each time."""
        self._take_in_gallery("search", address)

    def _take_in_gallery(self, what: str, address: str) -> None:
        rate = 4 * self.limits.work
        self._take(what, address, rate, 15 * rate, "too-fast")

    def open_socket(self, address: str) -> None:
        """Let a socket in, or refuse it."""
        if self._open.count_for(address) >= self.limits.address_sockets:
            raise Trouble("too-many-sockets")
        self._open.add(address)

    def close_socket(self, address: str) -> None:
        """Note that a socket has gone."""
        self._open.add(address, -1)

    def _take(self, what: str, address: str, rate: float, burst: float, key: str) -> None:
        if not self._bucket(what, address, rate, burst).take():
            raise Trouble(key)

    def _bucket(self, what: str, address: str, rate: float, burst: float) -> TokenBucket:
        bucket = self._buckets.get((what, address))
        if bucket is None:
            if len(self._buckets) >= MOST_ADDRESSES:
                self._make_room()
            bucket = self._buckets[what, address] = TokenBucket(rate, burst)
        return bucket

    def _make_room(self) -> None:
        """Drop the rate limits of quiet addresses; where too few are quiet, the oldest."""
        kept = [(it, bucket) for it, bucket in self._buckets.items() if not bucket.is_full()]
        self._buckets = dict(kept[-MOST_ADDRESSES // 2 :])


class AddressLimits(NamedTuple):
    """The rate limits and quotas of one address."""

    gate: RateLimits
    address: str

    def pass_table(self) -> None:
        """Let a table be opened, or refuse it."""
        self.gate.pass_table(self.address)

    def pass_chat(self) -> None:
        """Let something be said, or refuse it."""
        self.gate.pass_chat(self.address)

    def pass_work(self) -> None:
        """Let something be worked out that takes long, or refuse it."""
        self.gate.pass_work(self.address)

    def pass_star(self, board: str) -> None:
        """Let another star be given to a board, or refuse it."""
        self.gate.pass_star(self.address, board)

    def pass_guess(self) -> None:
        """Note a wrong code; refuse when there were too many."""
        self.gate.pass_guess(self.address)

    def check_guesses(self) -> None:
        """Refuse even a right code to whoever has guessed too often."""
        self.gate.check_guesses(self.address)

    def reserve_bytes(self, size: int) -> None:
        """Count so many bytes as under way, or refuse them."""
        if size:
            self.gate.reserve_bytes(self.address, size)

    def release_bytes(self, size: int) -> None:
        """Note that so many bytes are not under way any more."""
        if size:
            self.gate.release_bytes(self.address, size)
