"""Searching over imagined hands: all moves are tried on the same deals, the weaker half drops out in turn.

Each deal of the hidden hands is shared by all moves still in question, so that luck cancels between them. A
playout begins with the move, goes down the tree below it, on by habit for a few rounds, and is judged by the
outlook after each of them.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from hippodrome.charioteers.ave_caesar.outlook import AGAINST_GREEDY, WeightSet
from hippodrome.charioteers.ave_caesar.rehearsal import Action, Deal, Rehearsal
from hippodrome.charioteers.ave_caesar.taste import Tastes
from hippodrome.charioteers.ave_caesar.tree import SearchTree, select_path
from hippodrome.charioteers.budget import BudgetMeter
from hippodrome.games.ave_caesar.moves import Move
from hippodrome.games.ave_caesar.state import RaceTerms
from hippodrome.games.ave_caesar.view import View


class CandidateMove:
    """A move in question, and what its playouts came to."""

    __slots__ = ("action", "head_start", "laurels", "move", "order", "playouts")

    def __init__(self, move: Move, action: Action, order: int, head_start: float = 0.0) -> None:
        self.move = move
        self.action = action
        self.order = order
        self.head_start = head_start
        self.laurels = 0.0
        self.playouts = 0

    @property
    def worth(self) -> float:
        """The laurels it promises."""
        return self.laurels / self.playouts if self.playouts else 0.0


class SearchSettings(NamedTuple):
    """The settings of a search.

    Rounds of a playout, depth of the tree (and whether its nodes are keyed by what a chariot sees), moves
    left in the last stage of the halving, the weights of the evaluation, and the taste by which everybody
    drives in a playout: without one, by thrift.
    """

    rounds: int
    depth: int = 0
    by_sight: bool = False
    finalists: int = 2
    weight_set: WeightSet = AGAINST_GREEDY
    tastes: Tastes | None = None


def weigh_moves(
    view: View,
    race: RaceTerms,
    moves: Sequence[Move],
    chance: Callable[[], float],
    allowance: BudgetMeter,
    settings: SearchSettings,
    head_starts: Sequence[float] = (),
) -> list[CandidateMove]:
    """Weigh the moves within the allowance, best first; each may have a head start in laurels."""
    rehearsal = Rehearsal(view, race, settings.weight_set, settings.tastes)
    candidates = [
        CandidateMove(move, action, order, head_starts[order] if head_starts else 0.0)
        for order, (move, action) in enumerate(zip(moves, rehearsal.actions(moves), strict=True))
    ]
    running = _halve(rehearsal, candidates, chance, allowance, settings)
    out = [candidate for candidate in candidates if candidate not in running]
    return running + sorted(out, key=_rank)


def _halve(
    rehearsal: Rehearsal,
    candidates: Sequence[CandidateMove],
    chance: Callable[[], float],
    allowance: BudgetMeter,
    settings: SearchSettings,
) -> list[CandidateMove]:
    """Try all on the same deals and drop the weaker half in turn; tell who is left, best first."""
    running = list(candidates)
    tree: SearchTree = {}
    stages = _stages(len(running), settings.finalists)
    draws = settings.rounds + 1 + settings.depth // max(1, rehearsal.racing)
    for stage in range(1, stages + 1):
        while True:
            deal = rehearsal.imagine_deal(chance, draws)
            for candidate in running:
                candidate.laurels += _playout(rehearsal, deal, candidate, tree, settings)
                candidate.playouts += 1
                if candidate.playouts > 1 and allowance.used_share() >= 1:
                    break
            allowance.spend(len(running))
            if allowance.used_share() >= stage / stages:
                break
        running.sort(key=_rank)
        if stage < stages:
            del running[max(settings.finalists, (len(running) + 1) // 2) :]
        if allowance.used_share() >= 1:
            break
    return running


def _playout(
    rehearsal: Rehearsal, deal: Deal, candidate: CandidateMove, tree: SearchTree, settings: SearchSettings
) -> float:
    """Try a move on a deal: down the tree, on by habit, and tell the laurels it promises."""
    run = rehearsal.run(deal, candidate.action)
    mine, sides = rehearsal.mine, rehearsal.sides
    path = select_path(tree, candidate.order, run, settings.depth, by_sight=settings.by_sight)
    wanted = {other for number, _ in path for other in sides[number]}
    worths = run.foresee_laurels(settings.rounds, wanted.union(mine))
    for number, stats in path:
        stats.visits += 1
        stats.laurels += sum([worths[it] for it in sides[number]])
    return sum([worths[it] for it in mine])


def _rank(candidate: CandidateMove) -> tuple[float, int]:
    return (-round(candidate.worth + candidate.head_start, 9), candidate.order)


def _stages(moves: int, finalists: int) -> int:
    """Count the stages until only the finalists are left, and one for them."""
    stages = 1
    while moves > finalists:
        moves = max(finalists, (moves + 1) // 2)
        stages += 1
    return stages
