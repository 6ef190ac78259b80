"""Lockstep's referee: the compiled rules answer, and until they are compiled the same rules interpreted."""

from __future__ import annotations

import os
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from types import TracebackType
from typing import Any, Final, Self

from hippodrome.commands.referee import answer_request, lockstep_engine
from hippodrome.invariants import present
from hippodrome.league.local import follow_parent_process
from hippodrome.saying import Trouble

COMPILED_HEAD_START_SECONDS: Final = 0.5
"""The compiled rules have so many seconds to themselves, then the interpreted ones are asked as well."""


class LockstepReferee:
    """Answers request lines by lockstep, soon even where nothing compiled is kept yet.

    Compiling takes up to a minute on a slow machine, and a request may come that needs more of it. So a
    process compiles and answers; when it is late another one, which interprets, is given the line too, and
    the first answer counts.
    """

    def __init__(self, patience: float = COMPILED_HEAD_START_SECONDS) -> None:
        self._patience = patience
        self._compiled = AnsweringProcess(interpreted=False)
        self._interpreted = AnsweringProcess(interpreted=True)

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._compiled.stop()
        self._interpreted.stop()

    def answer(self, line: bytes) -> dict[str, Any]:
        """Answer one request line."""
        asked = not self._compiled.busy
        if asked:
            self._compiled.ask(line)
            if self._compiled.answers_within(self._patience):
                return self._compiled.hear()
        self._interpreted.ask(line)
        while not self._interpreted.answers_within(0):
            wait([self._compiled.pipe, self._interpreted.pipe])
            if self._compiled.answers_within(0):
                answer = self._compiled.hear()
                if asked:
                    self._interpreted.stop()
                    return answer
                asked = True
                self._compiled.ask(line)
        return self._interpreted.hear()


class AnsweringProcess:
    """A process that answers one request line at a time; it is started when it is first asked."""

    def __init__(self, *, interpreted: bool) -> None:
        self.busy = False
        self._interpreted = interpreted
        self._running: tuple[Any, Connection] | None = None

    @property
    def pipe(self) -> Connection:
        """The pipe to the process, once it runs."""
        return present(self._running, "a worker that was asked")[1]

    def ask(self, line: bytes) -> None:
        """Hand over a line."""
        if self._running is None:
            context = get_context("spawn")
            here, there = context.Pipe()
            process = context.Process(target=answer_lines, args=(there, self._interpreted), daemon=True)
            process.start()
            there.close()
            self._running = process, here
        try:
            self.pipe.send_bytes(line)
        except OSError:
            raise Trouble("lockstep-killed") from None
        self.busy = True

    def answers_within(self, seconds: float) -> bool:
        """Wait so long for an answer; say whether there is one."""
        return self.pipe.poll(seconds)

    def hear(self) -> dict[str, Any]:
        """Take the answer."""
        try:
            answer: dict[str, Any] = self.pipe.recv()
        except (EOFError, OSError):
            raise Trouble("lockstep-killed") from None
        self.busy = False
        return answer

    def stop(self) -> None:
        """End the process, whatever it is at."""
        if self._running is not None:
            process, pipe = self._running
            process.kill()
            process.join()
            pipe.close()
            self._running, self.busy = None, False


def answer_lines(pipe: Connection, interpreted: bool) -> None:
    """Answer lines until the other end is gone; interpreted or compiled is settled once for a process."""
    follow_parent_process()
    if interpreted:
        os.environ["NUMBA_DISABLE_JIT"] = "1"
    while True:
        try:
            line = pipe.recv_bytes()
        except EOFError:
            return
        pipe.send(answer_request(line, lockstep_engine))
