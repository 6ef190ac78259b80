"""The watchdog: it measures how late the event loop is, and finds out what held it."""

from __future__ import annotations

import asyncio
import sys
import threading
import time
from collections import deque
from types import FrameType
from typing import Final

from hippodrome.server.metrics import ServerMonitor, log

TICK_SECONDS: Final = 0.1
"""The event loop is asked to be on time every so many seconds."""

LATE_SECONDS: Final = 0.25
"""A loop that is later than so many seconds is asked what holds it."""

RECENT_SECONDS: Final = 5.0
"""For how many seconds a delay counts as a present one."""

FUNCTIONS_NAMED: Final = 12
"""So many of the innermost functions are named."""


class Watchdog:
    """Watches one event loop: a task on it keeps the beat, a thread beside it looks when the beat is late."""

    def __init__(self, monitor: ServerMonitor) -> None:
        self._monitor = monitor
        self._beat = time.monotonic()
        self._delays: deque[tuple[float, float]] = deque()
        self._held = ""
        self._task: asyncio.Task[None] | None = None
        self._over = threading.Event()
        self._thread: threading.Thread | None = None

    def start(self) -> None:
        """Begin to watch the loop that runs here."""
        self._beat = time.monotonic()
        self._task = asyncio.get_running_loop().create_task(self._keep_beat())
        loop_thread = threading.get_ident()
        self._thread = threading.Thread(target=self._look, args=(loop_thread,), name="watchdog", daemon=True)
        self._thread.start()

    async def stop(self) -> None:
        """Stop watching."""
        self._over.set()
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
        if self._thread is not None:
            self._thread.join(1)

    def delay(self) -> float:
        """Say by how many seconds the loop was late at worst in the last moments."""
        now = time.monotonic()
        while self._delays and self._delays[0][0] < now - RECENT_SECONDS:
            self._delays.popleft()
        return max([now - self._beat - TICK_SECONDS, 0.0, *(delay for _, delay in self._delays)])

    async def _keep_beat(self) -> None:
        self._beat = time.monotonic()
        while True:
            await asyncio.sleep(TICK_SECONDS)
            now = time.monotonic()
            delay = max(0.0, now - self._beat - TICK_SECONDS)
            held, self._held = self._held, ""
            self._beat = now
            self._monitor.loop.observe(delay)
            if delay > LATE_SECONDS:
                self._delays.append((now, delay))
                log.warning("event loop late", seconds=round(delay, 3), held_by=held or "not seen")

    def _look(self, loop_thread: int) -> None:
        """Look again and again whether the beat is late, and note where the loop's thread is then."""
        while not self._over.wait(TICK_SECONDS / 2):
            if time.monotonic() - self._beat > TICK_SECONDS + LATE_SECONDS and not self._held:
                frame = sys._current_frames().get(loop_thread)  # noqa: SLF001  (Python's own way to do it)
                if frame is not None:
                    self._held = _names(frame)


def _names(frame: FrameType | None) -> str:
    """Name the functions that are under way, the innermost first; nothing they work on is told."""
    names: list[str] = []
    while frame is not None and len(names) < FUNCTIONS_NAMED:
        names.append(f"{frame.f_globals.get('__name__', '?')}.{frame.f_code.co_qualname}:{frame.f_lineno}")
        frame = frame.f_back
    return " < ".join(names)
