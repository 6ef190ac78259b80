"""A pool of worker processes in which charioteers decide and other work is done, bounded in time and memory.

A worker that hangs, crashes or has grown large is killed.
"""

from __future__ import annotations

import asyncio
import os
import shutil
import subprocess
import sys
import time
from pathlib import Path
from typing import Final, TypeVar

import msgspec

from hippodrome.server.workers.queueing import FairQueue
from hippodrome.tables import answers
from hippodrome.tables.live.thinkers import (
    DECISION_SECONDS,
    Asker,
    Stopwatch,
    WorkerFailed,
    steady_seconds,
    wait_steadily,
)
from hippodrome.tables.thinking import ChosenMove, DecisionTask, HintTask, ReviewTask
from hippodrome.tables.working import MakeFilm, TryBoard, Work, WorkResult, unwrap_result

MOST_ANSWER_BYTES: Final = 1 << 24
"""No answer of a worker is longer, in bytes."""

START_SECONDS: Final = 60.0
"""How many seconds a worker process may take to start."""


HINT_SECONDS: Final = 15.0
"""How many seconds of the processor a hint may take."""

REVIEW_SECONDS: Final = 180.0
"""How many seconds of the processor a look back on a race may take."""

WORK_SECONDS: Final = 10.0
"""How many seconds of the processor other work may take: checking, drawing, replaying."""

FILM_SECONDS: Final = 120.0
"""How many seconds of the processor a film of a race may take."""

DECISION_WAIT_FACTOR: Final = 2
"""A charioteer may take so many times its patience where others keep the processor from it."""

TASK_WAIT_FACTOR: Final = 6
"""What is asked for is waited for so many times as long as it may take of the processor, and no longer."""

MOST_TASKS_WAITING: Final = 16
"""So many hints, or so much other work, may wait for one address."""

WORKER_NICENESS: Final = 10
"""A worker starts and works with so many steps less of the processor than the server, where they compete."""

GRACE_SECONDS: Final = 3.0
"""For so many seconds a worker whose asker has gone may finish: a new process would cost more."""

LARGE_WORKER_BYTES: Final = 768 << 20
"""A worker that has come to hold so many bytes is let go after its answer, and another takes its place."""

Answer = TypeVar("Answer")

WorkerTask = DecisionTask | HintTask | ReviewTask | Work
"""Anything that a worker is asked."""


NO_ASKER: Final = Asker()


class Worker:
    """One worker process."""

    def __init__(
        self, child: subprocess.Popen[bytes], requests: asyncio.WriteTransport, answers: asyncio.StreamReader
    ) -> None:
        self.child = child
        self._requests = requests
        self._answers = answers

    @classmethod
    async def start(cls, nice: int = WORKER_NICENESS) -> Worker:
        """Start a worker and wait until it is ready."""
        child = _spawn(nice)
        loop, answers = asyncio.get_running_loop(), asyncio.StreamReader(limit=MOST_ANSWER_BYTES)
        await loop.connect_read_pipe(lambda: asyncio.StreamReaderProtocol(answers), child.stdout)
        requests, _ = await loop.connect_write_pipe(asyncio.BaseProtocol, child.stdin)
        worker = cls(child, requests, answers)
        try:
            async with asyncio.timeout(START_SECONDS):
                ready = await worker.read_line()
        except BaseException:
            await worker.stop()
            raise
        if not ready:
            await worker.stop()
            raise WorkerFailed("crashed")
        return worker

    async def answer(self, asked: WorkerTask, kind: type[Answer]) -> Answer:
        """Send a task and wait for its answer."""
        try:
            self._requests.write(msgspec.json.encode(asked) + b"\n")
            return msgspec.json.decode(await self.read_line(), type=kind)
        except (OSError, ValueError, RuntimeError) as error:  # what uvloop raises for a pipe that is closed
            raise WorkerFailed("crashed") from error

    async def read_line(self) -> bytes:
        """Read a line of the worker's output; empty when the process is gone."""
        return await self._answers.readline()

    def is_alive(self) -> bool:
        """Say whether the process is still there: the system may have ended it, as where memory is short."""
        return self.child.poll() is None

    def is_large(self) -> bool:
        """Say whether it has come to hold too much, where the system tells."""
        try:
            pages = int(Path(f"/proc/{self.child.pid}/statm").read_text(encoding="ascii").split()[1])
        except (OSError, ValueError, IndexError):
            return False
        return pages * os.sysconf("SC_PAGE_SIZE") > LARGE_WORKER_BYTES

    def cpu_seconds(self) -> float:
        """Say how many seconds of the processor it has had; by the clock, where the system does not tell."""
        try:
            told = Path(f"/proc/{self.child.pid}/stat").read_text(encoding="utf-8", errors="replace")
            user, system = told.rpartition(")")[2].split()[11:13]
            return (int(user) + int(system)) / os.sysconf("SC_CLK_TCK")
        except (OSError, ValueError):
            return time.monotonic()

    async def stop(self) -> None:
        """End the process."""
        self.child.kill()
        await asyncio.to_thread(self.child.wait)
        if not self._requests.is_closing():
            self._requests.abort()


def _spawn(nice: int) -> subprocess.Popen[bytes]:
    """Start a process: a millisecond, where the event loop's own way copies the page tables of the server.

    It belongs to the thread of the event loop, with which it ends.
    """
    found = shutil.which("nice") if nice else None
    gently = [found, "-n", str(nice)] if found else []
    command = [*gently, sys.executable, "-m", "hippodrome.server.workers.worker"]
    return subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE)  # noqa: S603  (our own)


async def _answered_within(worker: Worker, answering: asyncio.Future[Answer], seconds: float) -> Answer:
    """Wait for an answer until the worker has had so many seconds of the processor."""
    until = worker.cpu_seconds() + seconds
    left = seconds
    while left > 0:
        # However busy the machine, nobody gets more of one processor in a second than a second.
        done, _ = await asyncio.wait({answering}, timeout=max(left, 0.1))
        if done:
            return answering.result()
        left = until - worker.cpu_seconds()
    raise TimeoutError


class WorkerPool:
    """The pool: workers are started as needed; who waits for one has it by address and table in turn."""

    def __init__(
        self,
        count: int | None = None,
        budget: float = DECISION_SECONDS,
        watch: Stopwatch | None = None,
        nice: int = WORKER_NICENESS,
    ) -> None:
        self.decision_seconds = budget
        self._nice = nice
        self._watch = watch or Stopwatch()
        self._thinking = FairQueue(count or max(2, (os.cpu_count() or 2) - 1))
        self._hinting = FairQueue(2, MOST_TASKS_WAITING)
        self._reviewing = FairQueue(2)
        self._working = FairQueue(2, MOST_TASKS_WAITING)
        self._trying = FairQueue(2, MOST_TASKS_WAITING)
        self._filming = FairQueue(1)
        self._idle: list[Worker] = []
        self._all: set[Worker] = set()

    async def think(self, task: DecisionTask, asker: Asker = NO_ASKER) -> str:
        """Let a charioteer decide; the time it takes to get a worker is not counted."""
        async with self._thinking.turn(asker):
            worker = await self._worker()
            began = self._watch.now()
            chosen = await self._asked(
                worker, task, ChosenMove, self.replaced_after_seconds(task), DECISION_WAIT_FACTOR
            )
        await wait_steadily(self._watch, began, task)
        return chosen.move

    def replaced_after_seconds(self, task: DecisionTask) -> float:
        """Say after how many seconds a charioteer that has not decided is replaced.

        One that searches may have as long again as it searches: workers that others keep busy make it late,
        and that is no fault of its own.
        """
        return self.decision_seconds + min(steady_seconds(task), self.decision_seconds)

    async def hint(self, task: HintTask, asker: Asker = NO_ASKER) -> answers.Hint:
        """Let the coach give a hint; no charioteer waits for it."""
        async with self._hinting.turn(asker):
            return await self._asked(await self._worker(), task, answers.Hint, HINT_SECONDS)

    async def review(self, task: ReviewTask, asker: Asker = NO_ASKER) -> answers.Review:
        """Let the coach review a race; charioteers do not wait for it."""
        async with self._reviewing.turn(asker):
            return await self._asked(await self._worker(), task, answers.Review, REVIEW_SECONDS)

    async def work(self, task: Work, kind: type[Answer], asker: Asker = NO_ASKER) -> Answer:
        """Work something out beside charioteers and coach; nothing else waits for trial races or films."""
        line, seconds = self._working, WORK_SECONDS
        if isinstance(task, TryBoard):
            line = self._trying
        elif isinstance(task, MakeFilm):
            line, seconds = self._filming, FILM_SECONDS
        async with line.turn(asker):
            found = await self._asked(await self._worker(), task, WorkResult, seconds)
        answer: Answer = unwrap_result(found, kind)
        return answer

    async def _worker(self) -> Worker:
        while self._idle:
            worker = self._idle.pop()
            if worker.is_alive():
                return worker
            await self._discard(worker)
        return await self._start()

    async def _asked(
        self,
        worker: Worker,
        asked: WorkerTask,
        kind: type[Answer],
        seconds: float,
        times: int = TASK_WAIT_FACTOR,
    ) -> Answer:
        """Let a worker answer in so many seconds of the processor, and so many times as long by the clock."""
        answering = asyncio.ensure_future(worker.answer(asked, kind))
        try:
            async with asyncio.timeout(seconds * times):
                answer = await _answered_within(worker, answering, seconds)
        except TimeoutError:
            await self._give_up(worker, answering)
            raise WorkerFailed("hung") from None
        except asyncio.CancelledError:
            await self._finish(worker, answering)
            raise
        except BaseException:
            await self._discard(worker)
            raise
        await self._take_back(worker)
        return answer

    async def _finish(self, worker: Worker, answering: asyncio.Future[Answer]) -> None:
        """Let a worker whose asker has gone come to an end, for a moment; its turn is not over until then."""
        try:
            done, _ = await asyncio.wait({answering}, timeout=GRACE_SECONDS)
        except BaseException:
            await self._give_up(worker, answering)
            raise
        if done and not answering.cancelled() and answering.exception() is None:
            await self._take_back(worker)
        else:
            await self._give_up(worker, answering)

    async def _give_up(self, worker: Worker, answering: asyncio.Future[Answer]) -> None:
        await self._discard(worker)
        answering.cancel()
        await asyncio.gather(answering, return_exceptions=True)

    async def _take_back(self, worker: Worker) -> None:
        """Keep a worker for the next task, unless it has grown large or the pool was stopped."""
        if worker.is_large() or worker not in self._all:
            await self._discard(worker)
        else:
            self._idle.append(worker)

    async def _start(self) -> Worker:
        try:
            worker = await Worker.start(self._nice)
        except (OSError, TimeoutError) as error:
            raise WorkerFailed("crashed") from error
        self._all.add(worker)
        return worker

    async def _discard(self, worker: Worker) -> None:
        self._all.discard(worker)
        await worker.stop()

    async def stop(self) -> None:
        """End all workers."""
        workers, self._all, self._idle = self._all, set(), []
        for worker in workers:
            await worker.stop()
