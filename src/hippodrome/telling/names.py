"""What those at a table are called, so that a sentence tells who is meant."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any, Final

from hippodrome.telling.traits import telling_of

NAMESAKE_NUMERALS: Final = ("", " II", " III", " IV", " V", " VI")


def with_distinct_names(names: Sequence[str]) -> tuple[str, ...]:
    """Give whoever has the same name as another a number, as kings have."""
    if len(set(names)) == len(names):
        return tuple(names)
    met: Counter[str] = Counter()
    called = []
    for name in names:
        called.append(name + NAMESAKE_NUMERALS[met[name]])
        met[name] += 1
    return tuple(called)


def names_in_race(
    game: str, state: Any, names: Sequence[str], driven: Sequence[str | None]
) -> tuple[str, ...]:
    """Call the charioteers of the house as the race calls what they drive, where it has names of its own.

    `driven` has the charioteer of each seat that one of the house drives.
    """
    chariots = telling_of(game).chariots
    if chariots is None:
        return tuple(names)
    return tuple(
        name if charioteer is None else chariots(state, seat)
        for seat, (name, charioteer) in enumerate(zip(names, driven, strict=True))
    )
