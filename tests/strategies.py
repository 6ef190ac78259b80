"""Every Hypothesis strategy of the tests, in one place."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from hypothesis import strategies as st

from hippodrome.course import SpaceId
from hippodrome.games.ave_caesar.moves import PASS, WITHDRAW, Move, draw, draw_lot, drive, tuck, vote


def texts() -> st.SearchStrategy[str]:
    """Any text, often one that is almost a move."""
    word = st.sampled_from(["pass", "tuck", "draw", "lot", "vote", "withdraw", "finish", "?", "6", "1", "0"])
    glue = st.sampled_from([" ", "-", "", "  ", "\n"])
    pieces = st.lists(st.tuples(word | st.text(max_size=3), glue), max_size=4)
    return st.text(max_size=20) | pieces.map(lambda some: "".join(a + b for a, b in some))


def json_values(leaves: int = 12) -> st.SearchStrategy[Any]:
    """Any value that JSON can hold."""
    plain = st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=8)
    return st.recursive(
        plain,
        lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
        max_leaves=leaves,
    )


def moves() -> st.SearchStrategy[Move]:
    """Every kind of move of Ave Caesar, to spaces of any name."""
    cards = st.integers(1, 6)
    spaces = st.text(min_size=1, max_size=6).map(SpaceId)
    drives = st.builds(drive, cards, spaces)
    of_cards = [cards.map(kind) for kind in (tuck, draw, draw_lot)]
    return st.one_of(drives, drives.map(vote), *of_cards, st.just(PASS), st.just(WITHDRAW))


@st.composite
def mutated(pick: st.DrawFn, bases: Sequence[Any]) -> Any:
    """One of some JSON values, changed in a few places anywhere inside it."""
    value = pick(st.sampled_from(bases))
    for _ in range(pick(st.integers(1, 3))):
        places = list(_places(value))
        value = _changed(value, pick(st.sampled_from(places)), pick(_replacements()))
    return value


_DROPPED = object()


def _replacements() -> st.SearchStrategy[Any]:
    usual: list[Any] = [
        None,
        True,
        False,
        0,
        1,
        2,
        3,
        4,
        6,
        12,
        24,
        96,
        -1,
        [],
        {},
        "",
        "01a",
        "A1",
        "racing",
        "out",
    ]
    return st.sampled_from([*usual, _DROPPED]) | json_values(3)


def _places(value: Any, way: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """List the ways to everything inside a value, the value itself included."""
    yield way
    inner = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, it in inner:
        yield from _places(it, (*way, key))


def _changed(value: Any, way: tuple[Any, ...], new: Any) -> Any:
    """Copy a value with the thing at that way replaced or dropped."""
    if not way:
        return None if new is _DROPPED else new
    copy = dict(value) if isinstance(value, dict) else list(value)
    if len(way) == 1 and new is _DROPPED:
        del copy[way[0]]
    else:
        copy[way[0]] = _changed(value[way[0]], way[1:], new)
    return copy
