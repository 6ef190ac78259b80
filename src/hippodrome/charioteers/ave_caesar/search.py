"""Searching over imagined hands: all moves are tried on the same deals, the weaker half drops out in turn.

Each deal of the hidden hands is shared by all moves still in question, so that luck cancels between them. A
playout begins with the move, goes down the tree below it, on by habit for a few rounds, and is judged by the
outlook after each of them.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from hippodrome.charioteers.ave_caesar.outlook import AGAINST_GREEDY, School
from hippodrome.charioteers.ave_caesar.rehearsal import Action, Deal, Rehearsal
from hippodrome.charioteers.ave_caesar.taste import Tastes
from hippodrome.charioteers.ave_caesar.tree import Lessons, descend
from hippodrome.charioteers.budget import Allowance
from hippodrome.games.ave_caesar.moves import Move
from hippodrome.games.ave_caesar.state import Race
from hippodrome.games.ave_caesar.view import View


class Candidate:
    """A move in question, and what its playouts came to."""

    __slots__ = ("action", "laurels", "move", "order", "playouts")

    def __init__(self, move: Move, action: Action, order: int) -> None:
        self.move = move
        self.action = action
        self.order = order
        self.laurels = 0.0
        self.playouts = 0

    @property
    def worth(self) -> float:
        """The laurels it promises."""
        return self.laurels / self.playouts if self.playouts else 0.0


class Manner(NamedTuple):
    """How a search goes about it.

    Rounds to run ahead, depth of the tree (and whether what is met there is known by sight), moves left at
    the end, the outlook, and the taste by which everybody drives in a rehearsal: without one, by thrift.
    """

    rounds: int
    depth: int = 0
    by_sight: bool = False
    finalists: int = 2
    school: School = AGAINST_GREEDY
    tastes: Tastes | None = None


def weigh(
    view: View,
    race: Race,
    moves: Sequence[Move],
    chance: Callable[[], float],
    allowance: Allowance,
    manner: Manner,
) -> list[Candidate]:
    """Weigh the moves within the allowance, best first."""
    rehearsal = Rehearsal(view, race, manner.school, manner.tastes)
    candidates = [
        Candidate(move, action, order)
        for order, (move, action) in enumerate(zip(moves, rehearsal.actions(moves), strict=True))
    ]
    running = _halve(rehearsal, candidates, chance, allowance, manner)
    out = [candidate for candidate in candidates if candidate not in running]
    return running + sorted(out, key=_rank)


def _halve(
    rehearsal: Rehearsal,
    candidates: Sequence[Candidate],
    chance: Callable[[], float],
    allowance: Allowance,
    manner: Manner,
) -> list[Candidate]:
    """Try all on the same deals and drop the weaker half in turn; tell who is left, best first."""
    running = list(candidates)
    lessons: Lessons = {}
    stages = _stages(len(running), manner.finalists)
    draws = manner.rounds + 1 + manner.depth // max(1, rehearsal.racing)
    for stage in range(1, stages + 1):
        while True:
            deal = rehearsal.deal(chance, draws)
            for candidate in running:
                candidate.laurels += _playout(rehearsal, deal, candidate, lessons, manner)
                candidate.playouts += 1
                if candidate.playouts > 1 and allowance.used() >= 1:
                    break
            allowance.spend(len(running))
            if allowance.used() >= stage / stages:
                break
        running.sort(key=_rank)
        if stage < stages:
            del running[max(manner.finalists, (len(running) + 1) // 2) :]
        if allowance.used() >= 1:
            break
    return running


def _playout(
    rehearsal: Rehearsal, deal: Deal, candidate: Candidate, lessons: Lessons, manner: Manner
) -> float:
    """Try a move on a deal: down the tree, on by habit, and tell the laurels it promises."""
    run = rehearsal.run(deal, candidate.action)
    mine, sides = rehearsal.mine, rehearsal.sides
    path = descend(lessons, candidate.order, run, manner.depth, by_sight=manner.by_sight)
    wanted = {other for number, _ in path for other in sides[number]}
    worths = run.look_on(manner.rounds, wanted.union(mine))
    for number, lesson in path:
        lesson.visits += 1
        lesson.laurels += sum([worths[it] for it in sides[number]])
    return sum([worths[it] for it in mine])


def _rank(candidate: Candidate) -> tuple[float, int]:
    return (-round(candidate.worth, 9), candidate.order)


def _stages(moves: int, finalists: int) -> int:
    """Count the stages until only the finalists are left, and one for them."""
    stages = 1
    while moves > finalists:
        moves = max(finalists, (moves + 1) // 2)
        stages += 1
    return stages
