"""The race at a table, over the protocol of a game and without any rule of it.

Everything here is immutable: a move makes a new race. The log grows in a list that several races share,
each knowing how much of it is its own, so that a long race costs no more a move than a short one.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, NamedTuple

from hippodrome.games import Found, find
from hippodrome.race.log import Event
from hippodrome.race.protocol import FATES, STANDS, Actor, Seat, Viewer
from hippodrome.saying import Saying
from hippodrome.telling import tell


class Line(NamedTuple):
    """A move of the log: who made it, the move, and how it reads to those who do not see all of it."""

    by: Actor
    move: str
    stands: str
    seats: Mapping[int, str] | None

    def read_by(self, viewer: Viewer) -> str:
        """Give the move as a viewer saw it."""
        if self.seats is None or viewer is STANDS:
            return self.stands
        return self.seats.get(viewer, self.stands)


class Lines:
    """The first so many lines of a list that only grows."""

    __slots__ = ("count", "shared")

    def __init__(self, shared: list[Line], count: int) -> None:
        self.shared = shared
        self.count = count

    def plus(self, line: Line) -> Lines:
        """Add a line."""
        shared = self.shared if len(self.shared) == self.count else self.shared[: self.count]
        shared.append(line)
        return Lines(shared, self.count + 1)

    def first(self, count: int) -> Lines:
        """Go back to the first so many lines."""
        return Lines(self.shared, count)

    def __iter__(self) -> Iterator[Line]:
        return iter(self.shared[: self.count])


class Undo(NamedTuple):
    """A move that could be taken back: who made it, and the race before it."""

    seat: int
    state: Any
    lines: int


class Race(NamedTuple):
    """A race; `undo` are the moves since the Fates last drew, `told` is the last turn in words.

    `to_move` is the seat to move, None for the Fates or nobody; `over` says that it is nobody.
    """

    found: Found
    start: Any
    state: Any
    lines: Lines
    to_move: int | None
    over: bool
    undo: tuple[Undo, ...] = ()
    told: tuple[Saying, ...] = ()

    def moved(self, texts: Sequence[str], names: Sequence[str] | None) -> Race:
        """Play moves given as text: a seat's and the Fates' answers; told in words if there are names."""
        game = self.found.game
        state, lines = self.state, self.lines
        told: list[Saying] = []
        by_fates = False
        seat: int | None = None
        for text in texts:
            actor = game.to_move(state)
            move = game.read(text)
            after = game.play(state, move)
            if names is not None:
                told += tell(game.name, state, Event(lines.count + 1, actor, move), after, names)
            lines = lines.plus(self._line(state, actor, text, move))
            if actor is FATES:
                by_fates = True
            elif actor is not None:
                seat = int(actor)
            state = after
        keeps = seat is not None and not by_fates
        undo = (*self.undo, Undo(seat, self.state, self.lines.count)) if keeps and seat is not None else ()
        return _race(self.found, self.start, state, lines, undo, tuple(told))

    def taken_back(self, seat: int) -> Race | None:
        """Go back to before the seat's last move; None if it has none since the Fates last drew."""
        for number in range(len(self.undo) - 1, -1, -1):
            undo = self.undo[number]
            if undo.seat == seat:
                lines = self.lines.first(undo.lines)
                return _race(self.found, self.start, undo.state, lines, self.undo[:number])
        return None

    def _line(self, state: Any, actor: Actor, text: str, move: Any) -> Line:
        game = self.found.game
        stands = game.write_for(state, move, STANDS)
        if stands == text:
            return Line(actor, text, text, None)
        seen = {seat: game.write_for(state, move, Seat(seat)) for seat in range(game.seats(self.start))}
        return Line(actor, text, stands, {seat: it for seat, it in seen.items() if it != stands})


def at_the_start(name: str, setup: Mapping[str, Any]) -> Race:
    """Line up for the race of a set-up, before the Fates' first draw."""
    found = find(name)
    state = found.game.start(setup)
    return _race(found, state, state, Lines([], 0))


def _race(
    found: Found,
    start: Any,
    state: Any,
    lines: Lines,
    undo: tuple[Undo, ...] = (),
    told: tuple[Saying, ...] = (),
) -> Race:
    """Make a race, asking once who is to move."""
    actor = found.game.to_move(state)
    seat = None if actor is None or actor is FATES else int(actor)
    return Race(found, start, state, lines, seat, actor is None, undo, told)
