"""The server's time: the wall's when it starts, then steady whatever happens to the wall."""

from __future__ import annotations

import time
from typing import Final

RESTART_GRACE_MS: Final = 15_000
"""After a restart nobody's time runs out for so many milliseconds: their device has to find back first."""


class Timekeeper:
    """Tells the time in milliseconds; it never goes back, and jumps of the wall clock do not move it."""

    def __init__(self) -> None:
        self.started = int(time.time() * 1000)
        self._mark = time.monotonic()

    def now(self) -> int:
        """Tell the time."""
        return self.started + int((time.monotonic() - self._mark) * 1000)
