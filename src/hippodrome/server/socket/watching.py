"""Connections that are watched: who does not read, who is late, who takes too much is cut off."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Iterable
from typing import Final, NamedTuple, Protocol

from hippodrome.server.http.limits import Limits
from hippodrome.server.metrics import ServerMonitor

if sys.platform != "win32":
    import resource

MOST_FILES: Final = 65_536
RESERVED_FILES: Final = 128
"""So many files are kept for the database, the workers and the page."""

BYTES_TAKEN_BY_A_READER: Final = 16 * 1024
"""Whoever takes so many bytes of what waits for it is reading."""


def raise_file_limit() -> int | None:
    """Let this process open as many files as the system allows it; say how many connections that leaves."""
    if sys.platform == "win32":
        return None
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MOST_FILES if hard == resource.RLIM_INFINITY else min(hard, MOST_FILES)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        try:
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
            soft = wanted
        except (OSError, ValueError):
            pass
    return None if soft == resource.RLIM_INFINITY else max(1, soft - RESERVED_FILES, soft // 2)


class WatchedConnection(Protocol):
    """A connection that can say whether it is overdue."""

    transport: asyncio.Transport
    address: str | None
    """Where it comes from, as it is counted; None where that is not known, as behind proxies."""

    def held(self) -> int:
        """Say how many bytes are kept for it."""

    def overdue(self, now: float) -> str | None:
        """Say why it should be cut off now, if it should."""


class StalledReaderTimer:
    """Tells whether a client takes what waits for it."""

    __slots__ = ("_most", "_since")

    def __init__(self) -> None:
        self._most, self._since = 0, 0.0

    def stalled_seconds(self, size: int, now: float) -> float:
        """Say for how many seconds a client has taken next to nothing of the bytes that wait for it."""
        if not self._most or not size or size <= self._most - BYTES_TAKEN_BY_A_READER:
            self._most, self._since = size, now
        self._most = max(self._most, size)
        return now - self._since

    def note_taken(self, now: float) -> None:
        """Note that the client has just taken what it was sent."""
        self._since = now


def cut_off_slow_connections(
    connections: Iterable[WatchedConnection], limits: Limits, metrics: ServerMonitor, now: float
) -> None:
    """Look through all connections: cut off those that are overdue, and the largest of who holds too much."""
    waiting: dict[str | None, list[WaitingBytes]] = {}
    for it in list(connections):
        why = it.overdue(now)
        size = it.held()
        if why is not None:
            _cut(it, why, metrics)
        elif size:
            waiting.setdefault(it.address, []).append(WaitingBytes(size, it))
    left = waiting.pop(None, [])
    for held in waiting.values():
        left += _relieved(held, limits.waiting, metrics)
    _relieved(left, limits.waiting_total, metrics)


class WaitingBytes(NamedTuple):
    """So many bytes that wait for a client to take them, or came from it and wait to be read."""

    size: int
    connection: WatchedConnection


def _relieved(held: list[WaitingBytes], most: int, metrics: ServerMonitor) -> list[WaitingBytes]:
    """Cut off those for whom most is kept, until it is not too much together; give the others."""
    total = sum(it.size for it in held)
    left = sorted(held, key=lambda it: it.size)
    while left and total > most:
        largest = left.pop()
        _cut(largest.connection, "slow", metrics)
        total -= largest.size
    return left


def _cut(connection: WatchedConnection, why: str, metrics: ServerMonitor) -> None:
    metrics.cut_off.labels(why).inc()
    connection.transport.abort()
