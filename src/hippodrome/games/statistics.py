"""Statistics of a race that is over: what a game counts for each seat, in whole numbers.

A game that counts anything has a part for it; of all others there is nothing to tell.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from fractions import Fraction
from typing import Any, Literal, NamedTuple

from hippodrome.games.entry import GameEntry
from hippodrome.on_demand import load


class Figure(NamedTuple):
    """One thing that is counted: the message with its name, and a number for each seat.

    A `count` is a plain number. `luck` is by how much something went better than was to be expected, in
    hundredths.
    """

    key: str
    unit: Literal["count", "luck"]
    values: tuple[int, ...]


class Step(NamedTuple):
    """A move with the states before and after it."""

    before: Any
    move: Any
    after: Any


Counting = Callable[[int, Iterable[Step]], Sequence[Figure]]
"""What a game hands over: from the number of seats and every step of the race to its figures."""


def statistics_of(entry: GameEntry, start: Any, moves: Iterable[str]) -> Sequence[Figure]:
    """Count what a game counts in a race, from its start and the moves as they are written."""
    if entry.statistics is None:
        return ()
    count: Counting = load(entry.statistics)
    return count(entry.game.seats(start), _steps(entry, start, moves))


def _steps(entry: GameEntry, state: Any, moves: Iterable[str]) -> Iterator[Step]:
    game = entry.game
    for text in moves:
        move = game.read(text)
        after = game.play(state, move)
        yield Step(state, move, after)
        state = after


def hundredths(amount: Fraction) -> int:
    """Write an amount in hundredths, rounded."""
    return round(amount * 100)
