"""What the adapters expect of a game: its moves as numbered actions, and its views as numbers."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import prod
from typing import Any, NamedTuple, Protocol

from hippodrome.race.protocol import Seat

ENCODING_VERSION: int = 1
"""The version of what actions and observations mean; it rises when a number comes to mean something else."""


class Feature(NamedTuple):
    """A part of an observation: its name, its shape, and what its numbers mean."""

    name: str
    shape: tuple[int, ...]
    meaning: str

    @property
    def size(self) -> int:
        """How many numbers it has."""
        return prod(self.shape)


class Encoding(Protocol):
    """The races of one set-up in numbers; all numbers of an observation lie between −1 and 1."""

    moves: Sequence[Any]
    """The moves that actions stand for: an action is a number in this list."""
    outcomes: int
    """How many different numbers the Fates' moves have."""
    features: Sequence[Feature]
    """What an observation consists of, in order."""
    signals: Sequence[str]
    """Every text that `Game.write_for` or `signals_told` may give a seat in such a race."""
    horizon: int
    """More events than such a race has: where a library needs a bound, it is cut off there."""
    returns_between: tuple[float, float]
    """The least and the most that a seat may win."""

    def action(self, move: Any, /) -> int:
        """Give the number of a seat's move."""

    def fates_outcome(self, move: Any, /) -> int:
        """Give the number of a move of the Fates."""

    def observe(self, view: Any, /) -> list[float]:
        """Write a view as numbers: two views that differ are never written alike."""

    def signals_told(self, before: Any, after: Any, seat: Seat, /) -> Sequence[str]:
        """Tell what a seat learned by an event that the texts of the moves do not tell."""

    def returns(self, state: Any, /) -> list[float]:
        """Tell what each seat has won by what has happened so far; more is better."""


class ResearchTraits(NamedTuple):
    """What a game hands over to the adapters."""

    encode: Callable[[Any], Encoding]
    """Make the encoding of the races that begin with a state."""
    places_in_order: Callable[[Any], Sequence[str]]
    """List the moves of the Fates that give the first place to seat 0, the next to seat 1 and so on."""
