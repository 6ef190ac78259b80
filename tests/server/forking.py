"""Servers that are forked from a process which has everything imported: starting one is a matter of moments.

Importing the server takes longer than most tests that need one. Each forked server is a process of its own,
runs the whole command, and gets its own environment and its own standard error.
"""

from __future__ import annotations

import multiprocessing
import os
import signal
import sys
import threading
from collections.abc import Mapping, Sequence
from functools import cache
from multiprocessing.connection import Connection
from typing import NamedTuple, TextIO

IMPORTED = ("hippodrome.cli", "hippodrome.commands.run_server", "aiosqlite", "alembic.command")
"""What the process that is forked has imported."""


class ForkedServer:
    """A server process that was forked, with what is used of `subprocess.Popen`."""

    def __init__(self, command: Sequence[str], env: Mapping[str, str]) -> None:
        context = _context()
        reader, writer = context.Pipe(duplex=False)
        self._process = context.Process(target=_serve, args=(list(command), dict(env), writer), daemon=True)
        self._process.start()
        writer.close()
        self.stderr: TextIO = os.fdopen(os.dup(reader.fileno()), encoding="utf-8")
        reader.close()
        assert self._process.pid is not None
        self.pid: int = self._process.pid

    def poll(self) -> int | None:
        """Give the status of a process that has ended."""
        return self._process.exitcode

    def wait(self, timeout: float) -> int:
        """Wait for the end, and give its status."""
        self._process.join(timeout)
        assert self._process.exitcode is not None, "it goes on and on"
        return self._process.exitcode

    def send_signal(self, number: int) -> None:
        """Send a signal."""
        if self.poll() is None:
            os.kill(self.pid, number)

    def terminate(self) -> None:
        """Ask it to end."""
        self.send_signal(signal.SIGTERM)


class EndedCommand(NamedTuple):
    """A command that has ended: its status, and what it said on standard error."""

    returncode: int
    stderr: str


def run_forked(*words: str) -> EndedCommand:
    """Run a command of ours to its end."""
    child = ForkedServer(words, os.environ | {"HIPPODROME_LANGUAGE": "en"})
    with child.stderr:
        said = child.stderr.read()
    return EndedCommand(child.wait(180), said)


@cache
def _context() -> multiprocessing.context.ForkServerContext:
    context = multiprocessing.get_context("forkserver")
    context.set_forkserver_preload(["__main__", *IMPORTED, "tests.server.forking"])
    return context


def _serve(command: list[str], env: dict[str, str], out: Connection) -> None:
    """Become a server."""
    from hippodrome.cli import main  # noqa: PLC0415  (only the process that is forked needs it)

    os.dup2(out.fileno(), 2)
    out.close()
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, 1)
    os.close(nowhere)
    sys.stdout, sys.stderr = (os.fdopen(number, "w", buffering=1, closefd=False) for number in (1, 2))
    os.environ.clear()
    os.environ.update(env)
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    threading.current_thread().name = "server"
    sys.argv = ["hippodrome", *command]
    main()
