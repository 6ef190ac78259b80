"""The protocol of a game: what both races answer, without inheriting anything.

A game is an object without state of its own. It answers questions about immutable states: who is to
move, what may be played, what comes of it, what a seat sees. Chance is a player, the Fates: its outcomes
are listed moves like any other, so a race is fully told by its moves and replays without random numbers.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from enum import Enum
from typing import Any, Final, Literal, NamedTuple, NewType, Protocol, TypeVar

from hippodrome.saying import Saying

Seat = NewType("Seat", int)
"""A place at the table: 0 for the first. A seat may drive several chariots."""


class Chance(Enum):
    """The player who decides everything that no seat decides."""

    FATES = "fates"

    def __repr__(self) -> str:
        return self.name


class Onlooker(Enum):
    """A viewer who holds no cards."""

    STANDS = "stands"

    def __repr__(self) -> str:
        return self.name


FATES: Final = Chance.FATES
STANDS: Final = Onlooker.STANDS

Actor = Seat | Literal[Chance.FATES] | None
"""Who is to move: a seat, the Fates, or nobody when the race is over."""

Viewer = Seat | Literal[Onlooker.STANDS]
"""Who looks: a seat, or the stands."""

Pick = Callable[[int], int]
"""A source of chance handed in from outside: `pick(n)` is one of 0 … n − 1, all equally likely."""


class Standing(NamedTuple):
    """How one seat stands: its place (1 is first, ties share it) and its points."""

    seat: Seat
    place: int
    points: int
    chariots: tuple[int, ...]


class Refusal(NamedTuple):
    """Something a seat might want to play and may not, with the clause that bars it."""

    what: str
    clause: str
    why: Saying


class Peril(NamedTuple):
    """A move that may be played and costs the race, with the clause by which it does."""

    move: str
    clause: str
    why: Saying


class Refused(Exception):
    """A move was refused: the clause it breaks, and why in a sentence."""

    def __init__(self, clause: str, why: Saying) -> None:
        self.clause = clause
        self.why = why
        super().__init__(f"{why} ({clause})")


S = TypeVar("S")
M = TypeVar("M")
V = TypeVar("V")


class Game(Protocol[S, M, V]):
    """The questions every game answers; S is its state, M its moves, V its view."""

    name: str
    rules_version: int

    def start(self, setup: Mapping[str, Any]) -> S:
        """Begin: the state before the first draw of the Fates, from a set-up as written in records."""

    def setup(self, state: S) -> dict[str, Any]:
        """Tell the set-up a state was started from, complete and normal, ready to be written."""

    def seats(self, state: S) -> int:
        """Count the seats at the table."""

    def to_move(self, state: S) -> Actor:
        """Say who is to move."""

    def odds(self, state: S) -> Sequence[M]:
        """List the Fates' moves, each as often as it is likely; empty when the Fates are not to move."""

    def legal_moves(self, state: S) -> Sequence[M]:
        """List the moves of whoever is to move, no move twice; empty when the race is over."""

    def play(self, state: S, move: M) -> S:
        """Play a legal move; raise Refused with its clause for any other."""

    def advance(self, state: S, move: M, pick: Pick) -> tuple[S, tuple[M, ...]]:
        """Play a seat's move and let the Fates answer by `pick` until a seat is to move, or nobody.

        Gives the state then and the Fates' moves. A game may do the whole faster than move by move.
        """

    def today(self, state: S) -> S:
        """Bring a race begun under older rules over: what goes on from here goes by the rules of today.

        Until then its moves are played as they were then, those too that the rules of today refuse.
        """

    def refusals(self, state: S) -> Sequence[Refusal]:
        """Tell what the seat to move holds and may not play, and why."""

    def view(self, state: S, viewer: Viewer) -> V:
        """Show what a seat or the stands may know, and nothing more."""

    def imagine(self, view: V, pick: Pick) -> S:
        """Make up a state that looks just so to that viewer, hidden things drawn by `pick`."""

    def standings(self, state: S) -> tuple[Standing, ...]:
        """Rank the seats, best first, by what has happened so far."""

    def write(self, move: M) -> str:
        """Write a move as text."""

    def read(self, text: str) -> M:
        """Read a move from text; raise Trouble when it is none."""

    def write_for(self, state: S, move: M, viewer: Viewer) -> str:
        """Write a move just played in `state` as that viewer saw it: `draw ?` for another's card."""

    def write_view(self, view: V) -> Mapping[str, Any]:
        """Write a view as plain JSON values, for programs and for the page; `game` is the game's name.

        A game may also have `write_views(state, viewers)`, which writes the views of several viewers at once
        as this would one by one, only faster.
        """
