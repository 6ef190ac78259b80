"""Placement rows: where each placement of a speed card leads, for whoever chooses one (ben-hur 3.5)."""

from __future__ import annotations

from typing import NamedTuple

from hippodrome.games.ben_hur.geometry import Pose
from hippodrome.games.ben_hur.kit import Card
from hippodrome.games.ben_hur.laying import (
    BAR_CLAUSES,
    Bar,
    JudgedPlacement,
    different_speed_cards,
    judge_all_placements,
    stance,
)
from hippodrome.games.ben_hur.moves import write_move
from hippodrome.games.ben_hur.placements import Word
from hippodrome.games.ben_hur.state import State


class PlacementRow(NamedTuple):
    """A placement of a speed card: both turns, its word with the chariot it rams, the pose reached.

    `move` is what it is played as; if it may not be, `bar` says what bars it, and `clause` by which clause.
    """

    ruler_turn: int
    chariot_turn: int
    word: Word
    target: int | None
    pose: Pose
    move: str | None
    bar: Bar | None
    clause: str | None


def cards_to_lay(state: State) -> list[Card]:
    """List the different speed cards in the hand of whoever is to choose one."""
    if state.actor is None or state.phase not in ("turn", "more"):
        return []
    return different_speed_cards(state, state.actor)


def placement_rows(state: State, card: Card) -> list[PlacementRow]:
    """Tell where every placement of a speed card leads for the chariot that is to move."""
    if state.actor is None:
        raise ValueError("nobody chooses a card")
    return [_row(judged) for judged in judge_all_placements(stance(state, state.actor), card)]


def _row(judged: JudgedPlacement) -> PlacementRow:
    placed, move, bar = judged
    return PlacementRow(
        placed.ruler,
        placed.turn,
        placed.word,
        placed.target if placed.word == "ram" else None,
        placed.pose,
        None if move is None else write_move(move),
        bar,
        None if bar is None else BAR_CLAUSES[bar],
    )
