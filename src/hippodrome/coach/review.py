"""Looking back on a recorded race: every decision weighed by what its seat could know, and what it cost."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any, Final, NamedTuple

from hippodrome.coach.advice import BUDGET, Advice, Weighed, weigh
from hippodrome.coach.playout import ending, race_number
from hippodrome.coach.reasons import reason
from hippodrome.games import AnyGame
from hippodrome.race.protocol import FATES, Pick, Seat
from hippodrome.records import Record, Step
from hippodrome.saying import Saying

BLUNDER: Final = {"ave-caesar": 0.5, "ben-hur": 0.3}
"""What a move must cost at least to be called a blunder, in laurels or in places."""

SURE: Final = 2.5
"""So many standard errors away from nothing, a cost is believed."""


class Decision(NamedTuple):
    """One decision of a race: every move weighed, which was played, which was best, and what that cost."""

    event: int
    seat: Seat
    moves: tuple[Weighed, ...]
    played: int
    best: int
    cost: float
    error: float
    why: Saying | None
    """Why the move was a blunder; None where it was none."""

    @property
    def win(self) -> float:
        """The chance to win after the move that was played."""
        return self.moves[self.played].win


class Review(NamedTuple):
    """A race looked back on: its decisions, and for each seat its chance to win as the race went on."""

    game: AnyGame
    seats: tuple[str, ...]
    budget: int
    seed: int
    decisions: tuple[Decision, ...]
    graph: dict[Seat, tuple[tuple[int, float], ...]]

    @property
    def blunders(self) -> tuple[Decision, ...]:
        """The decisions that cost most."""
        return tuple(it for it in self.decisions if it.why is not None)


def to_review(record: Record, seat: Seat | None = None) -> list[Step]:
    """List the decisions of a record, or those of one seat."""
    return [
        step
        for step in record.steps
        if step.event.by is not FATES and (seat is None or step.event.by == seat)
    ]


def decisions(record: Record, budget: int | None, seed: int, seat: Seat | None = None) -> Iterator[Decision]:
    """Weigh the decisions of a record one by one."""
    for step in to_review(record, seat):
        yield decide(record.game, step, budget, seed)


def decide(game: AnyGame, step: Step, budget: int | None, seed: int) -> Decision:
    """Weigh one decision, from what its seat saw; chance is keyed by seed and event."""
    by = step.event.by
    assert isinstance(by, int)  # noqa: S101  (the Fates decide nothing that could be reviewed)
    view = game.view(step.before, by)
    pick = _pick(f"{seed}/{step.event.number}")
    advice = weigh(game, view, game.legal_moves(step.before), budget, pick, step.event.move)
    played = advice.at(step.event.move)
    cost, error = advice.gap(advice.best, played)
    why = None
    if played != advice.best and _dear(game, cost, error):
        cost, error, why = _again(game, view, advice, played, budget, pick)
    kept = max(0.0, cost)
    return Decision(step.event.number, by, advice.moves, played, advice.best, kept, error, why)


def _dear(game: AnyGame, cost: float, error: float) -> bool:
    return cost >= BLUNDER[game.name] and cost >= SURE * error


def _again(
    game: AnyGame, view: Any, advice: Advice, played: int, budget: int | None, pick: Pick
) -> tuple[float, float, Saying | None]:
    """Weigh two moves against each other anew: the best of many looks better than it is at first."""
    best = advice.moves[advice.best]
    moves = [best.move, advice.moves[played].move]
    fresh = weigh(game, view, moves, 2 * (budget or BUDGET[game.name]), pick, moves[1])
    cost, error = fresh.gap(0, 1)
    if not _dear(game, cost, error):
        return cost, error, None
    return cost, error, reason(game.name, view, fresh.moves[0], fresh.moves[1], cost)


def gather(record: Record, found: list[Decision], budget: int | None, seed: int) -> Review:
    """Put the decisions together, and draw the graph to the end of the race."""
    game = record.game
    end = record.steps[-1].after
    begun = race_number(game, record.steps[-1].before)
    graph: dict[Seat, tuple[tuple[int, float], ...]] = {}
    for seat in sorted({it.seat for it in found}):
        points = [(it.event, it.win) for it in found if it.seat == seat]
        last = (len(record.steps), ending(game, end, seat, begun).win)
        graph[seat] = (*points, last)
    return Review(game, record.seats, budget or BUDGET[game.name], seed, tuple(found), graph)


def _pick(key: str) -> Pick:
    draw = Random(key).random  # noqa: S311  (repeatable on purpose)
    return lambda count: int(draw() * count)
