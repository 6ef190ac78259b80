"""One event, or the result of it all, of any game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from hippodrome.race.log import Event
from hippodrome.race.protocol import Standing
from hippodrome.saying import Saying, saying
from hippodrome.telling.traits import telling_of


def tell(game: str, before: Any, event: Event[Any], after: Any, names: Sequence[str]) -> list[Saying]:
    """Tell one event as the stands saw it; `names` are those of the seats."""
    return telling_of(game).tell(before, event, after, names)


def tell_result(game: str, standings: Sequence[Standing], names: Sequence[str]) -> list[Saying]:
    """Tell the final table, the best first."""
    key = telling_of(game).result
    return [
        saying(key, place=standing.place, name=names[standing.seat], points=standing.points)
        for standing in standings
    ]
