"""Films of races that are over: each is made once in a background task, and the last ones are kept."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Hashable
from typing import Final

from hippodrome.bounded_cache import BoundedCache
from hippodrome.saying import Trouble
from hippodrome.tables.live.monitor import Monitor
from hippodrome.tables.live.thinkers import Asker, Thinkers, WorkerFailed
from hippodrome.tables.working import MakeFilm

FILM_CACHE_BYTES: Final = 64 << 20
"""So many bytes of films are kept."""

MOST_FILMS_WAITING: Final = 16
"""No more than so many are made or wait for it."""

MOST_FILMS_WAITING_PER_ADDRESS: Final = 2
"""No more than so many of one address are made or wait for it."""


class Films:
    """The films that were made last, and those that are being made."""

    def __init__(self, thinkers: Thinkers, monitor: Monitor) -> None:
        self._thinkers = thinkers
        self._monitor = monitor
        self._kept: BoundedCache[bytes] = BoundedCache(FILM_CACHE_BYTES)
        self._under_way: dict[Hashable, asyncio.Task[bytes]] = {}
        self._failed: dict[Hashable, Trouble] = {}
        self._asked: Counter[str] = Counter()

    def find(self, key: Hashable) -> bytes | None:
        """Find a film that is kept; raise what went wrong with it, once, if it could not be made."""
        failed = self._failed.pop(key, None)
        if failed is not None:
            raise failed
        return self._kept.get(key)

    def is_under_way(self, key: Hashable) -> bool:
        """Say whether a film is being made or waits for it."""
        return key in self._under_way

    def begin(self, key: Hashable, task: MakeFilm, asker: Asker) -> None:
        """Start to make a film; refuse whoever has too many in the making."""
        if (
            len(self._under_way) >= MOST_FILMS_WAITING
            or self._asked[asker.address] >= MOST_FILMS_WAITING_PER_ADDRESS
        ):
            raise Trouble("film-busy")
        self._asked[asker.address] += 1
        making = self._under_way[key] = asyncio.get_running_loop().create_task(
            self._thinkers.work(task, bytes, asker)
        )
        making.add_done_callback(lambda done: self._ended(key, asker, done))

    def _ended(self, key: Hashable, asker: Asker, done: asyncio.Task[bytes]) -> None:
        self._under_way.pop(key, None)
        self._asked[asker.address] -= 1
        if not self._asked[asker.address]:
            del self._asked[asker.address]
        if done.cancelled():
            return
        error = done.exception()
        if error is None:
            self._kept.get_or_make(key, done.result, len)
        else:
            self._monitor.warning("film failed", why=str(error))
            self._note(key, error)

    def _note(self, key: Hashable, error: BaseException) -> None:
        """Remember why a film was not made, for whoever asks next; of the latest alone."""
        trouble = Trouble("work-too-much") if isinstance(error, WorkerFailed) else error
        self._failed[key] = trouble if isinstance(trouble, Trouble) else Trouble("our-fault")
        while len(self._failed) > MOST_FILMS_WAITING:
            del self._failed[next(iter(self._failed))]

    async def stop(self) -> None:
        """Cancel the background tasks."""
        under_way = list(self._under_way.values())
        for task in under_way:
            task.cancel()
        await asyncio.gather(*under_way, return_exceptions=True)
