"""Looking back on a recorded race: every decision weighed by what its seat could know, and what it cost."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

from hippodrome.chance import seeded_random
from hippodrome.coach.advice import Advice, weigh_moves
from hippodrome.coach.reasons import reason_with_cost
from hippodrome.coach.traits import WeighedMove, coach_traits
from hippodrome.games import AnyGame
from hippodrome.invariants import BrokenInvariant
from hippodrome.race.protocol import FATES, Pick, Seat
from hippodrome.records import Record, ReplayStep
from hippodrome.saying import Saying
from hippodrome.telling import turn_numbers

SURE_STANDARD_ERRORS: Final = 2.5
"""So many standard errors away from nothing, a cost is believed."""

RUINOUS_RISK: Final = 0.5
"""So much more often left with nothing, a move is a blunder at any cost."""


class ReviewedDecision(NamedTuple):
    """One decision of a race: every move weighed, which was played, which was best, and what that cost."""

    event: int
    seat: Seat
    moves: tuple[WeighedMove, ...]
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


class RaceReview(NamedTuple):
    """A race looked back on: its decisions, and for each seat its chance to win as the race went on."""

    game: AnyGame
    seats: tuple[str, ...]
    budget: int
    seed: int
    decisions: tuple[ReviewedDecision, ...]
    graph: dict[Seat, tuple[tuple[int, float], ...]]
    turns: tuple[int, ...]
    """The number of the turn in which each event is told by a replay."""
    races: tuple[int, ...]
    """How many events there were before each race."""

    def replay_turn(self, decision: ReviewedDecision) -> int:
        """Tell in which turn of the replay a decision is to be found."""
        return self.turns[decision.event - 1]

    @property
    def blunders(self) -> tuple[ReviewedDecision, ...]:
        """The decisions that cost most."""
        return tuple(it for it in self.decisions if it.why is not None)


def decisions_to_review(record: Record, seat: Seat | None = None) -> list[ReplayStep]:
    """List the decisions of a record, or those of one seat."""
    return [
        step
        for step in record.steps
        if step.event.by is not FATES and (seat is None or step.event.by == seat)
    ]


def review_decisions(
    record: Record, budget: int | None, seed: int, seat: Seat | None = None
) -> Iterator[ReviewedDecision]:
    """Weigh the decisions of a record one by one."""
    for step in decisions_to_review(record, seat):
        yield review_decision(record.game, step, budget, seed)


def _decider(step: ReplayStep) -> Seat:
    """Give the seat that decided; the Fates decide nothing that could be reviewed."""
    by = step.event.by
    if by is FATES or by is None:
        raise BrokenInvariant("no seat decided")
    return by


def review_decision(game: AnyGame, step: ReplayStep, budget: int | None, seed: int) -> ReviewedDecision:
    """Weigh one decision, from what its seat saw; chance is keyed by seed and event."""
    by = _decider(step)
    view = game.view(step.before, by)
    pick = _pick(f"{seed}/{step.event.number}")
    advice = weigh_moves(game, view, game.legal_moves(step.before), budget, pick, step.event.move)
    played = advice.index_of_move(step.event.move)
    if not _dear(game, advice, advice.best, played):
        cost, error = advice.compare_moves(advice.best, played)
        return ReviewedDecision(
            step.event.number, by, advice.moves, played, advice.best, max(0.0, cost), error, None
        )
    # Weighed anew, these two against each other: the best of many looks better than it is at first.
    pair = [advice.moves[advice.best].move, step.event.move]
    fresh = weigh_moves(
        game, view, pair, 2 * (budget or coach_traits(game.name).budget), pick, step.event.move
    )
    cost, error = fresh.compare_moves(0, 1)
    moves = list(advice.moves)
    moves[advice.best], moves[played] = fresh.moves
    dear = _dear(game, fresh, 0, 1)
    why = reason_with_cost(game.name, view, fresh.moves[0], fresh.moves[1], cost) if dear else None
    best = advice.best if cost > 0 else played
    return ReviewedDecision(step.event.number, by, tuple(moves), played, best, max(0.0, cost), error, why)


def _dear(game: AnyGame, advice: Advice, best: int, played: int) -> bool:
    """Say whether a move cost much for certain, or brought ruin where the place was not settled yet."""
    cost, error = advice.compare_moves(best, played)
    ruin = advice.moves[played].lost - advice.moves[best].lost
    return cost >= max(coach_traits(game.name).blunder, SURE_STANDARD_ERRORS * error) or (
        cost > 0 and ruin >= RUINOUS_RISK
    )


def gather_review(record: Record, found: list[ReviewedDecision], budget: int | None, seed: int) -> RaceReview:
    """Put the decisions together, with the turns and races they fell in, and draw the graph race by race."""
    game, steps = record.game, record.steps
    traits = coach_traits(game.name)
    of_race = [traits.race_number(step.before) for step in steps]
    races = tuple(map(of_race.index, dict.fromkeys(of_race)))
    ends = [*races[1:], len(steps)]
    graph: dict[Seat, tuple[tuple[int, float], ...]] = {}
    for seat in sorted({it.seat for it in found}):
        points = [(it.event, it.win) for it in found if it.seat == seat]
        points += [(end, traits.ending(steps[end - 1].after, seat, of_race[end - 1]).win) for end in ends]
        graph[seat] = tuple(sorted(points, key=lambda it: it[0]))
    turns = turn_numbers(game.name, steps, record.seats)
    return RaceReview(game, record.seats, budget or traits.budget, seed, tuple(found), graph, turns, races)


def _pick(key: str) -> Pick:
    draw = seeded_random(key).random
    return lambda count: int(draw() * count)
