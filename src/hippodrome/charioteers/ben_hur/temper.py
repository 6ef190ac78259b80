"""Charioteers with a temper: they drive as steady does, but for one thing.

One rams without counting horseshoes, as people do, and is weaker for it. One draws from the risky deck alone;
it wins more races than steady, and is out more often.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from hippodrome.charioteers.ben_hur.plain import (
    Charioteer,
    deciding_chariot,
    make_fast_but_braking,
    placements_reached,
    sample_moves,
    sand_between,
    worth_of_move,
)
from hippodrome.games.ben_hur.kit import CHARIOT_LENGTH
from hippodrome.games.ben_hur.moves import Drive, Move, Ram, TakeFromDeck
from hippodrome.games.ben_hur.state import pose_of
from hippodrome.games.ben_hur.view import View
from hippodrome.race.protocol import Pick


class SandTemper(NamedTuple):
    """In what a charioteer differs from steady."""

    daring: bool = False
    """Whether it always draws from the risky deck."""
    rams: float = 0.0
    """How many lengths of sand a ram seems worth to it, whatever horseshoes the other holds."""


BRAWLER_TEMPER: Final = SandTemper(rams=6.0)
DAREDEVIL_TEMPER: Final = SandTemper(daring=True)


def make_brawler(_pick: Pick | None = None) -> Charioteer:
    """Make a blocker: it rams without counting horseshoes."""
    return make_charioteer_of(BRAWLER_TEMPER)


def make_daredevil(_pick: Pick | None = None) -> Charioteer:
    """Make a gambler: it drives as steady does, and always draws from the risky deck."""
    return make_charioteer_of(DAREDEVIL_TEMPER)


def make_charioteer_of(temper: SandTemper) -> Charioteer:
    """Make a charioteer who drives by a temper."""
    steady = make_fast_but_braking()

    def decide(seen: View, moves: Sequence[Move]) -> Move:
        if len(moves) == 1:
            return moves[0]
        if temper.daring:
            for move in moves:
                if isinstance(move, TakeFromDeck) and move.back == "r":
                    return move
        if temper.rams and any(isinstance(move, Drive | Ram) for move in moves):
            return _lay(temper, seen, sample_moves(moves))
        return steady(seen, moves)

    return decide


def _lay(temper: SandTemper, seen: View, moves: Sequence[Move]) -> Move:
    """Choose the card and the placement as steady does, with rams at the price that the temper sets."""
    scene = seen.scene
    pose = pose_of(scene.chariots[deciding_chariot(seen)])
    placed = placements_reached(seen, moves)

    def liking(move: Move) -> float:
        if not isinstance(move, Drive | Ram):
            return worth_of_move(seen, move, 0.0, placed)
        gained = sand_between(scene.table.arena, pose, placed[move].pose)
        if isinstance(move, Ram):
            return gained + temper.rams * CHARIOT_LENGTH
        return worth_of_move(seen, move, gained, placed)

    return max(moves, key=liking)
