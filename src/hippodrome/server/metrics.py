"""Log and metrics: what the server does, line by line and as numbers for Prometheus."""

from __future__ import annotations

import logging
import sys
from typing import Any

import structlog
from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram

log: Any = structlog.get_logger("hippodrome")
"""The server's log; names, chat, tokens and moves are never in it."""


def start_log(*, plain: bool, quiet: bool = False) -> None:
    """Write the log to standard error: for people on a terminal, else a JSON object a line.

    A quiet one has nothing but warnings and errors.
    """
    renderer: Any = structlog.dev.ConsoleRenderer() if plain else structlog.processors.JSONRenderer()
    structlog.configure(
        processors=[
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso", utc=True),
            structlog.processors.format_exc_info,
            renderer,
        ],
        wrapper_class=structlog.make_filtering_bound_logger(logging.WARNING if quiet else logging.INFO),
        logger_factory=structlog.WriteLoggerFactory(file=sys.stderr),
    )
    others = logging.getLogger("uvicorn")
    others.handlers = [LibraryLogHandler(logging.ERROR)]
    others.propagate = False


class LibraryLogHandler(logging.Handler):
    """Writes what the libraries below have to say into the server's log, in one line each."""

    def emit(self, record: logging.LogRecord) -> None:
        """Write one record; where it came from says more than the whole stack."""
        error = record.exc_info[1] if record.exc_info else None
        why = None if error is None else f"{type(error).__name__}: {error}"[:200]
        log.error("connection", said=record.getMessage().strip()[:200], why=why)


class ServerMonitor:
    """What the server's house reports to: numbers in a registry of their own, and the log."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.events = Counter(
            "hippodrome_events", "Events appended, by kind", ["kind"], registry=self.registry
        )
        self._kinds: dict[str, Counter] = {}
        self.refused = Counter("hippodrome_refused", "Requests refused", registry=self.registry)
        self.conflicts = Counter(
            "hippodrome_conflicts", "Appends that another process was ahead of", registry=self.registry
        )
        self.failed_appends = Counter("hippodrome_ledger_down", "Appends that failed", registry=self.registry)
        self.replaced = Counter(
            "hippodrome_charioteers_replaced",
            "Charioteers that hung, crashed or strayed",
            registry=self.registry,
        )
        self.cut_off = Counter(
            "hippodrome_cut_off",
            "Connections ended: flood, slow (did not read), late (headers or body), crowded (too many)",
            ["why"],
            registry=self.registry,
        )
        self.frames = Counter("hippodrome_frames", "Frames sent", registry=self.registry)
        self.sockets = Gauge("hippodrome_sockets", "Sockets and streams open", registry=self.registry)
        self.tables = Gauge("hippodrome_tables", "Tables held in memory", registry=self.registry)
        self.quarantined = Gauge(
            "hippodrome_quarantined_tables",
            "Tables that cannot be read and were set aside",
            registry=self.registry,
        )
        self.expired = Counter(
            "hippodrome_tables_expired", "Tables that nobody needed any more", registry=self.registry
        )
        self.loop = Histogram(
            "hippodrome_loop_delay_seconds",
            "How late the event loop is",
            buckets=(0.001, 0.005, 0.02, 0.05, 0.1, 0.25, 1, 5, 30),
            registry=self.registry,
        )
        self.append = Histogram(
            "hippodrome_append_seconds",
            "From asking to committed",
            buckets=(0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.5, 2),
            registry=self.registry,
        )
        self.thinking = Histogram(
            "hippodrome_thinking_seconds",
            "How long charioteers think",
            buckets=(0.001, 0.01, 0.1, 0.5, 1, 2, 5, 10),
            registry=self.registry,
        )

    def happened(self, kind: str) -> None:
        """Count an event by its kind."""
        counter = self._kinds.get(kind)
        if counter is None:
            counter = self._kinds[kind] = self.events.labels(kind.lower())
        counter.inc()

    def info(self, what: str, **facts: Any) -> None:
        """Log something worth knowing."""
        log.info(what, **facts)

    def warning(self, what: str, **facts: Any) -> None:
        """Log something that should not happen and does no harm."""
        log.warning(what, **facts)

    def error(self, what: str, error: BaseException | None = None, **facts: Any) -> None:
        """Log what somebody must see to: a fault of ours with its error, or damage without one."""
        log.error(what, exc_info=error, **facts)
