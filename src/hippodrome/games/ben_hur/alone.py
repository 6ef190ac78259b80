"""A chariot alone in an arena: where each card leads it, for whoever tries one out (ben-hur 3.5)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from hippodrome.games.ben_hur.arena import line_crossing, read_arena, start_pose
from hippodrome.games.ben_hur.geometry import Pose
from hippodrome.games.ben_hur.kit import RULERS, Card
from hippodrome.games.ben_hur.placement_rows import PlacementRow, placement_rows
from hippodrome.games.ben_hur.position import read_position


class LoneChariot(NamedTuple):
    """A chariot alone on the sand: where it stands, how it came over the line, and where each card leads."""

    pose: Pose
    crossing: int
    placements: dict[str, list[PlacementRow]]


def drive_alone(
    board: Mapping[str, Any], place: int, pose: Sequence[int] | None, before: Sequence[int] | None
) -> LoneChariot:
    """Lay every speed before a chariot that is alone, on a start place or wherever it has come to.

    `before` is where it was a card ago, which tells whether it has passed the line since (3.2).
    """
    arena = read_arena(dict(board))
    stand = start_pose(arena, place) if pose is None else Pose(*pose)
    state = read_position(
        {
            "arena": dict(board),
            "phase": "turn",
            "actor": 0,
            "chariots": [{"pose": list(stand), "hand": ["II"], "started": True}],
        }
    )
    rows = {card: placement_rows(state, Card(card)) for card in RULERS}
    crossing = 0 if before is None else line_crossing(before[0], before[1], stand.x, stand.y)
    return LoneChariot(stand, crossing, rows)
