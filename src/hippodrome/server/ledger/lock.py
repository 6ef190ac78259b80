"""One server a SQLite file: a lock beside it, which the system releases however the server ends."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Final

from hippodrome.files import system_error_facts
from hippodrome.saying import Trouble
from hippodrome.server.ledger.engine import file_of

try:
    import fcntl
except ImportError:  # a system without such locks: there nobody is refused
    fcntl = None  # type: ignore[assignment]  # the name is looked at before it is used

MOST_ADDRESS_LETTERS: Final = 200
"""An address has at most so many characters."""


class Lock:
    """The lock of a database; in its file stands where the game is served."""

    def __init__(self, url: str) -> None:
        database = file_of(url)
        self._open: int | None = None
        if database is None or fcntl is None:
            return
        file = database.with_name(database.name + ".lock")
        try:
            opened = os.open(file, os.O_RDWR | os.O_CREAT, 0o644)
        except OSError as error:
            raise Trouble("file-unwritable", file=str(file), **system_error_facts(error)) from None
        try:
            fcntl.flock(opened, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            where = os.read(opened, MOST_ADDRESS_LETTERS).decode(errors="replace").strip()
            os.close(opened)
            raise _in_use(database, where) from None
        os.ftruncate(opened, 0)
        self._open = opened

    def write_address(self, where: str) -> None:
        """Write down where the game is served, for whoever finds the lock held."""
        if self._open is not None:
            os.ftruncate(self._open, 0)
            os.pwrite(self._open, where[:MOST_ADDRESS_LETTERS].encode(), 0)

    def release(self) -> None:
        """Let others have the database; the file stays, since somebody may be waiting for it."""
        if self._open is not None:
            os.ftruncate(self._open, 0)
            os.close(self._open)
            self._open = None


def _in_use(database: Path, where: str) -> Trouble:
    if where:
        return Trouble("db-in-use-at", db=str(database), url=where)
    return Trouble("db-in-use", db=str(database))
