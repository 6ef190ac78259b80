"""Who thinks in a browser: the house for charioteers and hints; other workers for reviews and trial races."""

from __future__ import annotations

from typing import Any, Protocol, TypeVar

import msgspec

from hippodrome.race.protocol import Pick
from hippodrome.tables import answers
from hippodrome.tables.deciding import system_pick
from hippodrome.tables.live.thinkers import Asker, ThinkersHere, WorkerFailed
from hippodrome.tables.thinking import DecisionTask, HintTask, RaceCache, ReviewTask, answer
from hippodrome.tables.working import ReplayCache, TryBoard, Work, WorkResult, run_task, unwrap_result

Answer = TypeVar("Answer")

_tasks: msgspec.json.Decoder[Any] = msgspec.json.Decoder(DecisionTask | HintTask | ReviewTask | TryBoard)


class OtherWorker(Protocol):
    """Lets another worker do a task given in JSON; the answer is JSON, or empty where it failed.

    A worker that is kept for a while does the next such task too.
    """

    async def __call__(self, task: str, kept: bool, /) -> str:
        """Do it."""


class BrowserThinkers(ThinkersHere):
    """Charioteers and a coach in a browser; reviews and trial races take long, so other workers do them."""

    def __init__(self, elsewhere: OtherWorker, pick: Pick = system_pick) -> None:
        super().__init__(pick)
        self._elsewhere = elsewhere

    async def review(self, task: ReviewTask, asker: Asker) -> answers.Review:
        """Let the coach look back on a race."""
        del asker
        return msgspec.json.decode(await self._done(task, kept=False), type=answers.Review)

    async def work(self, task: Work, kind: type[Answer], asker: Asker) -> Answer:
        """Work something out: here and now, but for races that would keep the house from everything else."""
        if not isinstance(task, TryBoard):
            return await super().work(task, kind, asker)
        found: Answer = unwrap_result(
            msgspec.json.decode(await self._done(task, kept=True), type=WorkResult), kind
        )
        return found

    async def _done(self, task: ReviewTask | TryBoard, *, kept: bool) -> str:
        written = await self._elsewhere(msgspec.json.encode(task).decode(), kept)
        if not written:
            raise WorkerFailed("crashed")
        return written


def think(task: str) -> str:
    """Do one task, in a worker that has nothing else to do."""
    asked = _tasks.decode(task)
    if isinstance(asked, TryBoard):
        return msgspec.json.encode(run_task(ReplayCache(), asked)).decode()
    return msgspec.json.encode(answer(RaceCache(), asked, system_pick)).decode()
