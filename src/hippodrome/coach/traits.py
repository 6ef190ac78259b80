"""What the coach expects of a game, and the two words it speaks in: what became of a seat, a move weighed."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Literal, NamedTuple

from hippodrome.games import game_entry
from hippodrome.on_demand import load
from hippodrome.race.protocol import Pick, Seat
from hippodrome.saying import Fact


class SeatOutcome(NamedTuple):
    """What became of a seat: its share of the win, its worth (more is better), and whether it lost all."""

    win: float
    worth: float
    lost: float
    rounds: float = 0.0
    """How many rounds had to be imagined until that was known."""


class WeighedMove(NamedTuple):
    """One move and what came of it: chance to win, worth, chance to lose all, from so many races."""

    move: Any
    win: float
    worth: float
    lost: float
    error: float
    """The standard error of the worth."""
    races: int


Driver = Callable[[Any, Seat, Sequence[Any]], Any]
"""Who drives everyone in a playout: from the imagined state, which hides nothing that could be given away."""


class CoachTraits(NamedTuple):
    """How the coach measures a game: what in, how long, and by which reasons.

    `budget` is the number of imagined races of a review, `hint_budget` that of a hint, which is given after
    `hint_seconds` at the latest, and `table_budget` that of a review at a table; `horizon` the number of
    decisions of each chariot that are followed. `blunder` is what a move must cost at least to be called one.
    """

    unit: Literal["laurels", "places"]
    column: str
    """What worth is called in the files of a review."""
    headings: tuple[str, str]
    """The messages above the columns of worth and of the chance to lose all."""
    blunder: float
    budget: int
    hint_budget: int
    table_budget: int
    horizon: int
    race_number: Callable[[Any], int]
    """Tells which race of its meeting a state belongs to, from 0."""
    chariots: Callable[[Any], int]
    """Counts the chariots of a race."""
    ending: Callable[[Any, Seat, int], SeatOutcome]
    """Tells what has become of a seat in the race of a number that is over, or as it stands."""
    settled: Callable[[Any, Seat], bool]
    """Says whether nothing that is still to come changes what becomes of a seat."""
    driver: Callable[[Pick], Driver]
    """Makes the driver of a playout."""
    reason: Callable[[Any, WeighedMove, WeighedMove], tuple[str, dict[str, Fact]]]
    """Tells from a view why the first move was better than the second: a message and its facts."""
    hint_seconds: float = 1.5
    expected: Callable[[Any, Seat], SeatOutcome] | None = None
    """Tells what may be expected of a seat of which nothing is known but how many race; None trusts in what
    is imagined alone."""
    doubts: tuple[float, float, float] = (0.0, 0.0, 0.0)
    """How many imagined races this counts for where the end was near, within sight or far ahead."""
    prepared: Callable[[Any], Any] = lambda state: state
    """Makes an imagined state quicker to play out."""


def coach_traits(game: str) -> CoachTraits:
    """Find how the coach measures a game."""
    traits: CoachTraits = load(game_entry(game).coach)
    return traits
