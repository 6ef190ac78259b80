"""Running the server until it is stopped; it is slow to import, so that this module is loaded on demand."""

from __future__ import annotations

import asyncio
import ctypes
import gc
import sys
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Final

from hippodrome.commands.serve import url_of
from hippodrome.saying import Trouble
from hippodrome.server.app import Server, make_app
from hippodrome.server.config import config_from_environment
from hippodrome.server.http.addresses import listen
from hippodrome.server.ledger.engine import try_database
from hippodrome.server.ledger.lock import Lock
from hippodrome.server.metrics import start_log

THREAD_SWITCH_SECONDS: Final = 0.0005
"""How many seconds a thread may keep the others waiting: the one that writes must not wait for the loop."""

LARGE_BYTES: Final = 32 * 1024
"""So large a piece of memory goes back to the system when it is free."""

_M_MMAP_THRESHOLD: Final = -3


def run_server(
    host: str,
    ports: Sequence[int],
    db: str | None,
    data: str | None,
    ready: Callable[[str, int], None],
    *,
    quiet: bool = False,
) -> None:
    """Serve on the first port that is free; `ready` is called with host and port once the server listens."""
    start_log(plain=sys.stderr.isatty(), quiet=quiet)
    config = config_from_environment(db, data)
    asyncio.run(try_database(config.db))
    lock = Lock(config.db)
    for port in ports:
        try:
            ear = listen(host, port)
            break
        except Trouble as trouble:
            if port == ports[-1] or trouble.saying.key != "port-taken":
                raise

    def listening(where: str, at: int) -> None:
        lock.write_address(url_of(where, at))
        ready(where, at)

    server = Server(make_app(config), host, ports[0] if len(ports) == 1 else 0, listening)
    sys.setswitchinterval(THREAD_SWITCH_SECONDS)
    _tune_garbage_collection()
    give_back_what_is_large()
    server.run(sockets=[ear])
    lock.release()
    if not server.started:
        sys.exit(1)


def _tune_garbage_collection() -> None:
    """Exempt what stays (modules, courses) from garbage collection, and go through all objects seldom.

    By default Python goes through every object there is again and again; with many tables a quarter of the
    time went into that. The young ones are looked through often, a few at a time: connections that come and
    go leave garbage, and nobody's move waits for more than some milliseconds.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(2_000, 20, 5_000)


def give_back_what_is_large() -> None:
    """Ask the C library to give large pieces back at once; by itself it keeps what it once had, in fragments.

    Bodies and answers come in thousands, and others stay between them.
    """
    if sys.platform == "linux":
        # Not every C library can be asked.
        with suppress(AttributeError, OSError):
            ctypes.CDLL(None).mallopt(_M_MMAP_THRESHOLD, LARGE_BYTES)
