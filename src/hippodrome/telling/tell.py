"""One event, or the result of it all, of either game."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from hippodrome.race.log import Event
from hippodrome.race.protocol import Standing
from hippodrome.saying import Saying, saying

Teller = Callable[[Any, Event[Any], Any, Sequence[str]], list[Saying]]
"""Tells what came of one event: the state before it, the event, the state after it, the seats' names."""

_RESULT: Final = {"ave-caesar": "told-result-laurels", "ben-hur": "told-result-points"}


def tell(game: str, before: Any, event: Event[Any], after: Any, names: Sequence[str]) -> list[Saying]:
    """Tell one event as the stands saw it; `names` are those of the seats."""
    return _teller(game)(before, event, after, names)


def result(game: str, standings: Sequence[Standing], names: Sequence[str]) -> list[Saying]:
    """Tell the final table, the best first."""
    return [
        saying(_RESULT[game], place=standing.place, name=names[standing.seat], points=standing.points)
        for standing in standings
    ]


def _teller(game: str) -> Teller:
    # Imported on demand: who tells one game does not wait for the other.
    if game == "ave-caesar":
        from hippodrome.telling.ave_caesar import tell_event  # noqa: PLC0415  (on demand)

        return tell_event
    from hippodrome.telling.ben_hur import tell_event as tell_sand  # noqa: PLC0415  (on demand)

    return tell_sand
