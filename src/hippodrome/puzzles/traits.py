"""What the puzzles expect of a game: which races they are taken from, what they are about, and the words."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from hippodrome.coach import WeighedMove
from hippodrome.games import game_entries, game_entry
from hippodrome.on_demand import load
from hippodrome.race.protocol import Pick
from hippodrome.saying import Fact, Trouble
from hippodrome.setups.wish import RaceWish


class PuzzleRace(NamedTuple):
    """A race that puzzles are taken from: what is raced, and who drives.

    One move in `wayward` is any move at all, so that there are positions to be saved; 0 for none.
    """

    wish: RaceWish
    charioteers: Sequence[str]
    wayward: int = 0


class PuzzleReason(NamedTuple):
    """Why one move is better than another: what it is about, and the message that says so with its facts."""

    kind: str
    key: str
    facts: dict[str, Fact]


class PuzzleTraits(NamedTuple):
    """How the puzzles of a game are made.

    A position is looked at where `promising` says so; it becomes a puzzle where the best move is worth more
    than every other by `margin` at least, in the coach's unit, and `reason` can say why in words. Judging
    takes `budget` imagined races a move at most, after a first look with `glance` of them. No kind has more
    than `share` of a collection.
    """

    kinds: tuple[str, ...]
    """What puzzles are about, in the order in which they are listed."""
    margin: float
    glance: int
    budget: int
    share: float
    race: Callable[[Pick], PuzzleRace]
    """Chooses a race to take puzzles from."""
    promising: Callable[[Any, Sequence[Any]], bool]
    """Says from a view and the moves offered whether a position is worth judging."""
    reason: Callable[[Any, WeighedMove, WeighedMove], PuzzleReason | None]
    """Says from a view why the first move is better than the second, by what the rules make of both."""


def games_with_puzzles() -> tuple[str, ...]:
    """Name the games that have puzzles."""
    return tuple(name for name, entry in game_entries().items() if entry.puzzles is not None)


def puzzle_traits(game: str) -> PuzzleTraits:
    """Find how the puzzles of a game are made; raise Trouble for a game without any."""
    where = game_entry(game).puzzles
    if where is None:
        raise Trouble("puzzles-none", game=game)
    traits: PuzzleTraits = load(where)
    return traits
