"""Looking back on a recorded race: every decision weighed by what its seat could know, and what it cost."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Final, NamedTuple

from hippodrome.coach.advice import BUDGET, Advice, Weighed, weigh
from hippodrome.coach.playout import ending, race_number
from hippodrome.coach.reasons import reason
from hippodrome.games import AnyGame
from hippodrome.race.protocol import FATES, Pick, Seat
from hippodrome.records import Record, Step
from hippodrome.saying import Saying
from hippodrome.telling import turn_numbers

BLUNDER: Final = {"ave-caesar": 0.5, "ben-hur": 0.3}
"""What a move must cost at least to be called a blunder, in laurels or in places."""

SURE: Final = 2.5
"""So many standard errors away from nothing, a cost is believed."""

RUIN: Final = 0.5
"""So much more often left with nothing, a move is a blunder at any cost."""


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
    turns: tuple[int, ...]
    """The number of the turn in which each event is told by a replay."""
    races: tuple[int, ...]
    """How many events there were before each race."""

    def turn(self, decision: Decision) -> int:
        """Tell in which turn of the replay a decision is to be found."""
        return self.turns[decision.event - 1]

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
    if not _dear(game, advice, advice.best, played):
        cost, error = advice.gap(advice.best, played)
        return Decision(step.event.number, by, advice.moves, played, advice.best, max(0.0, cost), error, None)
    # Weighed anew, these two against each other: the best of many looks better than it is at first.
    pair = [advice.moves[advice.best].move, step.event.move]
    fresh = weigh(game, view, pair, 2 * (budget or BUDGET[game.name]), pick, step.event.move)
    cost, error = fresh.gap(0, 1)
    moves = list(advice.moves)
    moves[advice.best], moves[played] = fresh.moves
    dear = _dear(game, fresh, 0, 1)
    why = reason(game.name, view, fresh.moves[0], fresh.moves[1], cost) if dear else None
    best = advice.best if cost > 0 else played
    return Decision(step.event.number, by, tuple(moves), played, best, max(0.0, cost), error, why)


def _dear(game: AnyGame, advice: Advice, best: int, played: int) -> bool:
    """Say whether a move cost much for certain, or brought ruin where the place was not settled yet."""
    cost, error = advice.gap(best, played)
    ruin = advice.moves[played].lost - advice.moves[best].lost
    return cost >= max(BLUNDER[game.name], SURE * error) or (cost > 0 and ruin >= RUIN)


def gather(record: Record, found: list[Decision], budget: int | None, seed: int) -> Review:
    """Put the decisions together, with the turns and races they fell in, and draw the graph race by race."""
    game, steps = record.game, record.steps
    of_race = [race_number(game, step.before) for step in steps]
    races = tuple(map(of_race.index, dict.fromkeys(of_race)))
    ends = [*races[1:], len(steps)]
    graph: dict[Seat, tuple[tuple[int, float], ...]] = {}
    for seat in sorted({it.seat for it in found}):
        points = [(it.event, it.win) for it in found if it.seat == seat]
        points += [(end, ending(game, steps[end - 1].after, seat, of_race[end - 1]).win) for end in ends]
        graph[seat] = tuple(sorted(points, key=lambda it: it[0]))
    turns = turn_numbers(game.name, steps, record.seats)
    return Review(game, record.seats, budget or BUDGET[game.name], seed, tuple(found), graph, turns, races)


def _pick(key: str) -> Pick:
    draw = Random(key).random  # noqa: S311  (repeatable on purpose)
    return lambda count: int(draw() * count)
