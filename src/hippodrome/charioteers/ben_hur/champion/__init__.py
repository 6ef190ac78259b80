"""The champion of Ben Hur: it has learnt by racing itself what a pose and a hand are worth among rivals.

`chart` and `sight` are what it sees, `judge` what it thinks of it, `weights.txt` what it has learnt,
`weighing` what that makes of each move. With a budget it rehearses the best of them (`rehearsing`).
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from importlib.resources import files
from typing import Any

from hippodrome.chance import seeded_random
from hippodrome.charioteers.ben_hur.champion.judge import LearntWeights, arena_measures, read_learnt
from hippodrome.charioteers.ben_hur.champion.rehearsing import choose_by_rehearsing
from hippodrome.charioteers.ben_hur.champion.standing import Surveyor
from hippodrome.charioteers.ben_hur.champion.weighing import MoveWeigher
from hippodrome.charioteers.ben_hur.plain import Charioteer
from hippodrome.charioteers.ben_hur.strategist import make_strategist
from hippodrome.charioteers.budget import Budget, BudgetMeter, Cancelled, gc_paused, never_cancelled
from hippodrome.games.ben_hur.arena import Arena
from hippodrome.games.ben_hur.moves import Concede, Move, Redraw
from hippodrome.games.ben_hur.table import RaceTerms, read_setup
from hippodrome.games.ben_hur.view import View
from hippodrome.race.protocol import Pick
from hippodrome.saying import Saying, Trouble, saying


@cache
def shipped_weights() -> LearntWeights:
    """Read what was learnt; raise Trouble if there is nothing that can be read."""
    try:
        return read_learnt(files(__name__).joinpath("weights.txt").read_text(encoding="ascii"))
    except (OSError, ValueError, OverflowError):
        raise Trouble("ben-hur-champion-weights") from None


@cache
def surveyor_of_arena(arena: Arena) -> Surveyor:
    """Take what was learnt of an arena."""
    return Surveyor(arena, shipped_weights().charts[arena_measures(arena)])


def knows_terms(table: RaceTerms) -> bool:
    """Tell whether races on such terms were learnt."""
    options = table.options
    return (
        arena_measures(table.arena) in shipped_weights().charts
        and table.laps == 1
        and options.accidents == "endurance"
        and options.steering == "fixed"
        and options.scoring in ("laps", "finish")
        and table.played_under is None
    )


def champion_complaint(setups: Iterable[Mapping[str, Any]] = ()) -> Saying | None:
    """Say why the strategist drives instead of the champion: everywhere, or on such terms."""
    try:
        shipped_weights()
    except Trouble as trouble:
        return trouble.saying
    if all(knows_terms(read_setup(setup)) for setup in setups):
        return None
    return saying("ben-hur-champion-terms")


def make_champion(
    pick: Pick, budget: Budget | None = None, cancelled: Cancelled = never_cancelled
) -> Charioteer:
    """Make a charioteer who plays what it has learnt."""
    strategist = make_strategist(pick, budget, cancelled)
    if champion_complaint():
        return strategist

    @gc_paused
    def decide(seen: View, moves: Sequence[Move]) -> Move:
        if len(moves) == 1:
            return moves[0]
        table = seen.scene.table
        if not knows_terms(table):
            return strategist(seen, moves)
        if isinstance(moves[0], Redraw):
            return moves[0]
        choices = [move for move in moves if not isinstance(move, Concede)]
        allowance = BudgetMeter(budget, cancelled) if budget else None
        weigher = MoveWeigher(seen, surveyor_of_arena(table.arena), shipped_weights().judge)
        worths = weigher.weigh(choices)
        if allowance is not None and seen.scene.phase == "turn":
            return choose_by_rehearsing(weigher, choices, worths, seeded_random(pick(1 << 30)), allowance)
        return choices[max(range(len(choices)), key=worths.__getitem__)]

    return decide
