"""Who thinks for a house: charioteers, the coach, and what else takes long; in this process or in others."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Final, Literal, NamedTuple, Protocol, TypeVar

from hippodrome.charioteers import parse_charioteer, stable_of
from hippodrome.race.protocol import Pick
from hippodrome.saying import Trouble
from hippodrome.tables import answers, thinking
from hippodrome.tables.thinking import DecisionTask, HintTask, RaceCache, ReviewTask
from hippodrome.tables.working import ReplayCache, Work, perform

DECISION_SECONDS: Final = 5.0
"""How many seconds a decision may take before its charioteer is replaced."""

LATE_FACTOR: Final = 1.1
"""A search that is over in time is over by so many times its budget, and a moment."""

MOMENT_SECONDS: Final = 0.05
"""So many seconds a search may need to find its end."""

WEIGHING_SECONDS: Final = 0.1
"""After so many seconds a charioteer answers that does not search, but takes longer with many moves."""

Answer = TypeVar("Answer")


class WorkerFailed(Exception):
    """A charioteer, the coach or a worker did not answer: it hung or it crashed."""

    def __init__(self, why: Literal["hung", "crashed"]) -> None:
        self.why = why
        super().__init__(why)


def _always() -> bool:
    return True


class Asker(NamedTuple):
    """For whom something is worked out: an address, a table, and whether anybody is connected there."""

    address: str = ""
    table: str = ""
    attended: Callable[[], bool] = _always


class Thinkers(Protocol):
    """Those who decide, advise and work things out; each may raise WorkerFailed."""

    @property
    def decision_seconds(self) -> float:
        """Say after how many seconds a charioteer that has not decided is replaced."""

    async def think(self, task: DecisionTask, asker: Asker) -> str:
        """Let a charioteer decide on a move; when it answers does not tell how much there was to decide."""

    async def hint(self, task: HintTask, asker: Asker) -> answers.Hint:
        """Let the coach say what to play."""

    async def review(self, task: ReviewTask, asker: Asker) -> answers.Review:
        """Let the coach look back on a race."""

    async def work(self, task: Work, kind: type[Answer], asker: Asker) -> Answer:
        """Work something out; what is wrong with it is raised as if it were done here."""


class Stopwatch:
    """Tells how time passes, and waits."""

    def now(self) -> float:
        """Tell the seconds since some moment."""
        return time.monotonic()

    async def sleep(self, seconds: float) -> None:
        """Wait."""
        await asyncio.sleep(seconds)


def steady_seconds(task: DecisionTask) -> float:
    """Say after how many seconds a charioteer answers, whatever the position; 0 for one that does at once.

    Where there is one move only it would be known early, and the rivals would learn that.
    """
    try:
        plain, budget = parse_charioteer(task.game, task.charioteer)
    except Trouble:
        return 0.0
    stable = stable_of(task.game)
    if plain not in stable.searchers:
        return WEIGHING_SECONDS if plain in stable.weighers else 0.0
    seconds = task.seconds if budget is None or budget.seconds is None else budget.seconds
    return seconds * LATE_FACTOR + MOMENT_SECONDS


async def wait_steadily(watch: Stopwatch, began: float, task: DecisionTask) -> None:
    """Wait until it is time for a charioteer that began to think then to answer."""
    left = began + steady_seconds(task) - watch.now()
    if left > 0:
        await watch.sleep(left)


class ThinkersHere:
    """Charioteers and a coach who think in this very process; nobody else is served meanwhile."""

    def __init__(
        self,
        pick: Pick,
        hint_seconds: float | None = None,
        review_seconds: float = thinking.REVIEW_SECONDS,
        watch: Stopwatch | None = None,
    ) -> None:
        self.decision_seconds = DECISION_SECONDS
        self._pick = pick
        self._races = RaceCache()
        self._memory = ReplayCache()
        self._hint_seconds = hint_seconds
        self._review_seconds = review_seconds
        self._watch = watch or Stopwatch()

    async def think(self, task: DecisionTask, asker: Asker) -> str:
        """Let a charioteer decide on a move; one that raises an error has crashed."""
        del asker
        await asyncio.sleep(0)
        began = self._watch.now()
        try:
            move = thinking.decide(self._races, task, self._pick).move
        except Exception as error:
            raise WorkerFailed("crashed") from error
        await wait_steadily(self._watch, began, task)
        return move

    async def hint(self, task: HintTask, asker: Asker) -> answers.Hint:
        """Let the coach say what to play."""
        del asker
        await asyncio.sleep(0)
        return thinking.advise(self._races, task, self._hint_seconds)

    async def review(self, task: ReviewTask, asker: Asker) -> answers.Review:
        """Let the coach look back on a race."""
        del asker
        await asyncio.sleep(0)
        return thinking.review(task, self._review_seconds)

    async def work(self, task: Work, kind: type[Answer], asker: Asker) -> Answer:
        """Work something out, here and now."""
        del kind, asker
        await asyncio.sleep(0)
        found: Answer = perform(self._memory, task)
        return found
