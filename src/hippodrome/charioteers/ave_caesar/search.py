"""Searching over imagined hands: all moves are tried on the same deals, the weaker half drops out in turn.

Each deal of the hidden hands is shared by all moves still in question, so that luck cancels between them. A
playout begins with the move, goes on by habit for a few rounds and ends in the outlook from there.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from hippodrome.charioteers.ave_caesar.rehearsal import Action, Rehearsal
from hippodrome.charioteers.budget import Allowance
from hippodrome.games.ave_caesar.moves import Move
from hippodrome.games.ave_caesar.state import Race
from hippodrome.games.ave_caesar.view import View


class Candidate:
    """A move in question and what its playouts came to."""

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
    """How a search goes about it: the rounds to run ahead, and the moves left at the end."""

    rounds: int
    finalists: int = 2


def weigh(
    view: View,
    race: Race,
    moves: Sequence[Move],
    chance: Callable[[], float],
    allowance: Allowance,
    manner: Manner,
) -> list[Candidate]:
    """Weigh the moves within the allowance, best first."""
    rehearsal = Rehearsal(view, race)
    turns = manner.rounds * rehearsal.racing - 1
    candidates = [
        Candidate(move, action, order)
        for order, (move, action) in enumerate(zip(moves, rehearsal.actions(moves), strict=True))
    ]
    running = list(candidates)
    stages = _stages(len(running), manner.finalists)
    for stage in range(1, stages + 1):
        while True:
            deal = rehearsal.deal(chance, manner.rounds + 1)
            for candidate in running:
                candidate.laurels += rehearsal.run(deal, candidate.action, turns).laurels(rehearsal.mine)
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
    out = [candidate for candidate in candidates if candidate not in running]
    return running + sorted(out, key=_rank)


def _rank(candidate: Candidate) -> tuple[float, int]:
    return (-round(candidate.worth, 9), candidate.order)


def _stages(moves: int, finalists: int) -> int:
    """Count the stages until only the finalists are left, and one for them."""
    stages = 1
    while moves > finalists:
        moves = max(finalists, (moves + 1) // 2)
        stages += 1
    return stages
