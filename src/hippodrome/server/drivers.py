"""Charioteers think in worker processes, each decision within its budget; who hangs or crashes is let go."""

from __future__ import annotations

import asyncio
import os
import sys
from contextlib import suppress
from typing import Final, Literal, TypeVar

import msgspec

from hippodrome.server import answers
from hippodrome.server.thinking import Advise, Ask, Decision, Review

LINE: Final = 1 << 24
"""No answer of a worker is longer, in bytes."""

STARTING: Final = 60.0
"""How many seconds a worker has to come up."""


HINT: Final = 15.0
"""How many seconds a hint may take."""

REVIEW: Final = 180.0
"""How many seconds a look back on a race may take."""

T = TypeVar("T")


class Unfit(Exception):
    """A charioteer did not decide: it hung or it crashed."""

    def __init__(self, why: Literal["hung", "crashed"]) -> None:
        self.why = why
        super().__init__(why)


class Worker:
    """One worker process."""

    def __init__(self, child: asyncio.subprocess.Process) -> None:
        self.child = child

    @classmethod
    async def start(cls) -> Worker:
        """Start a worker and wait until it is ready."""
        child = await asyncio.create_subprocess_exec(
            sys.executable,
            "-m",
            "hippodrome.server.worker",
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            limit=LINE,
        )
        worker = cls(child)
        try:
            async with asyncio.timeout(STARTING):
                ready = await worker.line()
        except BaseException:
            await worker.stop()
            raise
        if not ready:
            await worker.stop()
            raise Unfit("crashed")
        return worker

    async def answer(self, asked: Ask | Advise | Review, kind: type[T]) -> T:
        """Ask for something."""
        assert self.child.stdin is not None  # noqa: S101  (it is a pipe)
        try:
            self.child.stdin.write(msgspec.json.encode(asked) + b"\n")
            await self.child.stdin.drain()
            return msgspec.json.decode(await self.line(), type=kind)
        except (OSError, ValueError) as error:
            raise Unfit("crashed") from error

    async def line(self) -> bytes:
        """Read a line that the worker says; empty when it is gone."""
        assert self.child.stdout is not None  # noqa: S101  (it is a pipe)
        return await self.child.stdout.readline()

    async def stop(self) -> None:
        """End the process."""
        with suppress(ProcessLookupError):
            self.child.kill()
        await self.child.wait()
        # The transport closes the pipes only when it is told to.
        self.child._transport.close()  # type: ignore[attr-defined]  # noqa: SLF001  (no other way)


class Drivers:
    """As many workers as are needed, up to a number; a decision waits for one that is free."""

    def __init__(self, count: int | None = None, budget: float = 5.0) -> None:
        self.budget = budget
        self._room = asyncio.Semaphore(count or max(1, (os.cpu_count() or 2) - 1))
        self._hinting = asyncio.Semaphore(1)
        self._looking = asyncio.Semaphore(1)
        self._idle: list[Worker] = []
        self._all: set[Worker] = set()

    async def think(self, ask: Ask) -> str:
        """Let a charioteer decide; the time it takes to get a worker is not counted."""
        async with self._room:
            return (await self._asked(ask, Decision, self.budget)).move

    async def hint(self, asked: Advise) -> answers.Hint:
        """Let the coach give a hint, one at a time; no charioteer waits for it."""
        async with self._hinting:
            return await self._asked(asked, answers.Hint, HINT)

    async def review(self, asked: Review) -> answers.Review:
        """Let the coach look back on a race, one race at a time and beside the charioteers."""
        async with self._looking:
            return await self._asked(asked, answers.Review, REVIEW)

    async def _asked(self, asked: Ask | Advise | Review, kind: type[T], seconds: float) -> T:
        worker = self._idle.pop() if self._idle else await self._start()
        try:
            async with asyncio.timeout(seconds):
                answer = await worker.answer(asked, kind)
        except TimeoutError:
            await self._let_go(worker)
            raise Unfit("hung") from None
        except BaseException:
            await self._let_go(worker)
            raise
        self._idle.append(worker)
        return answer

    async def _start(self) -> Worker:
        try:
            worker = await Worker.start()
        except (OSError, TimeoutError) as error:
            raise Unfit("crashed") from error
        self._all.add(worker)
        return worker

    async def _let_go(self, worker: Worker) -> None:
        self._all.discard(worker)
        await worker.stop()

    async def stop(self) -> None:
        """End all workers."""
        workers, self._all, self._idle = self._all, set(), []
        for worker in workers:
            await worker.stop()
