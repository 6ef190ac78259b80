"""What those at a table are called, so that a sentence tells who is meant."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Final

NUMERALS: Final = ("", " II", " III", " IV", " V", " VI")


def with_distinct_names(names: Sequence[str]) -> tuple[str, ...]:
    """Give whoever has the same name as another a number, as kings have."""
    if len(set(names)) == len(names):
        return tuple(names)
    met: Counter[str] = Counter()
    called = []
    for name in names:
        called.append(name + NUMERALS[met[name]])
        met[name] += 1
    return tuple(called)
