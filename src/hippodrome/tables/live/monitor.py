"""What a house reports about itself: counts, durations, and what went wrong."""

from __future__ import annotations

import logging
from typing import Any, Final, Protocol

log: Final = logging.getLogger("hippodrome")


class Count(Protocol):
    """A number that only grows."""

    def inc(self, amount: float = 1) -> None:
        """Count so many more."""


class Level(Protocol):
    """A number that goes up and down."""

    def inc(self, amount: float = 1) -> None:
        """Go up."""

    def dec(self, amount: float = 1) -> None:
        """Go down."""

    def set(self, value: float) -> None:
        """Be so high from now on."""


class Durations(Protocol):
    """How long something took, many times over."""

    def observe(self, amount: float) -> None:
        """Note one of them, in seconds."""


class Monitor(Protocol):
    """What a house reports to."""

    @property
    def refused(self) -> Count:
        """Requests refused."""

    @property
    def conflicts(self) -> Count:
        """Appends that another process was ahead of."""

    @property
    def failed_appends(self) -> Count:
        """Appends that failed."""

    @property
    def replaced(self) -> Count:
        """Charioteers that hung, crashed or strayed."""

    @property
    def frames(self) -> Count:
        """Frames sent."""

    @property
    def sockets(self) -> Level:
        """Lines that are open."""

    @property
    def tables(self) -> Level:
        """Tables held in memory."""

    @property
    def quarantined(self) -> Level:
        """Tables that cannot be read and were set aside."""

    @property
    def append(self) -> Durations:
        """From asking to committed."""

    @property
    def thinking(self) -> Durations:
        """How long charioteers think."""

    def happened(self, kind: str) -> None:
        """Count an event by its kind."""

    def info(self, what: str, **facts: Any) -> None:
        """Log something worth knowing."""

    def warning(self, what: str, **facts: Any) -> None:
        """Log something that should not happen and does no harm."""

    def error(self, what: str, error: BaseException | None = None, **facts: Any) -> None:
        """Log what somebody must see to: a fault of ours with its error, or damage without one."""


class _Uncounted:
    """A number that nobody reads."""

    def inc(self, amount: float = 1) -> None:
        """Do nothing."""

    def dec(self, amount: float = 1) -> None:
        """Do nothing."""

    def set(self, value: float) -> None:
        """Do nothing."""

    def observe(self, amount: float) -> None:
        """Do nothing."""


class LogOnly:
    """A monitor without numbers: what goes wrong is logged, and that is all."""

    refused = conflicts = failed_appends = replaced = frames = _Uncounted()
    sockets = tables = quarantined = append = thinking = _Uncounted()

    def happened(self, kind: str) -> None:
        """Do nothing."""

    def info(self, what: str, **facts: Any) -> None:
        """Log something worth knowing."""
        log.info("%s %s", what, facts)

    def warning(self, what: str, **facts: Any) -> None:
        """Log something that should not happen and does no harm."""
        log.warning("%s %s", what, facts)

    def error(self, what: str, error: BaseException | None = None, **facts: Any) -> None:
        """Log what somebody must see to."""
        log.error("%s %s", what, facts, exc_info=error)
