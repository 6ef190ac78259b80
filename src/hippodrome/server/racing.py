"""The race at a table, over the protocol of a game and without any rule of it.

Everything here is immutable: a move makes a new race. The log grows in a list that several races share,
each knowing how much of it is its own, so that a long race costs no more a move than a short one.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, NamedTuple

from hippodrome.games import Found, find
from hippodrome.race.log import Event
from hippodrome.race.protocol import FATES, STANDS, Actor, Pick, Seat, Viewer
from hippodrome.saying import Saying
from hippodrome.server.showing import Sheet
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


class _Played(NamedTuple):
    """A move that was played: who made it, how it is written, and the state before it."""

    by: Actor
    text: str
    move: Any
    before: Any


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
    sheet: Sheet
    undo: tuple[Undo, ...] = ()
    told: tuple[Saying, ...] = ()

    def decided(self, text: str, names: Sequence[str], pick: Pick) -> tuple[Race, tuple[str, ...]]:
        """Play a seat's move and let the Fates answer by `pick`: the race then, and what they answered."""
        game = self.found.game
        state = self.state
        move = game.read(text)
        played = [_Played(game.to_move(state), text, move, state)]
        state = game.play(state, move)
        while game.to_move(state) is FATES:
            odds = game.odds(state)
            move = odds[pick(len(odds))]
            played.append(_Played(FATES, game.write(move), move, state))
            state = game.play(state, move)
        return self._after(played, state, names), tuple(it.text for it in played[1:])

    def moved(self, texts: Sequence[str], names: Sequence[str] | None) -> Race:
        """Play moves given as text: a seat's and the Fates' answers; told in words if there are names."""
        game = self.found.game
        state = self.state
        played = []
        for text in texts:
            move = game.read(text)
            played.append(_Played(game.to_move(state), text, move, state))
            state = game.play(state, move)
        return self._after(played, state, names)

    def _after(self, played: Sequence[_Played], state: Any, names: Sequence[str] | None) -> Race:
        """Make the race after some moves: the log goes on, and is told in words if there are names."""
        name = self.found.game.name
        lines = self.lines
        told: list[Saying] = []
        by_fates = False
        seat: int | None = None
        for number, it in enumerate(played):
            if names is not None:
                after = played[number + 1].before if number + 1 < len(played) else state
                told += tell(name, it.before, Event(lines.count + 1, it.by, it.move), after, names)
            lines = lines.plus(self._line(it))
            if it.by is FATES:
                by_fates = True
            elif it.by is not None:
                seat = int(it.by)
        keeps = seat is not None and not by_fates
        undo = (*self.undo, Undo(seat, self.state, self.lines.count)) if keeps and seat is not None else ()
        return race_of(self.found, self.start, state, lines, self.sheet, undo, tuple(told))

    def taken_back(self, seat: int) -> Race | None:
        """Go back to before the seat's last move; None if it has none since the Fates last drew."""
        for number in range(len(self.undo) - 1, -1, -1):
            undo = self.undo[number]
            if undo.seat == seat:
                lines = self.lines.first(undo.lines)
                return race_of(self.found, self.start, undo.state, lines, self.sheet, self.undo[:number])
        return None

    def _line(self, played: _Played) -> Line:
        by, text, move, state = played
        game = self.found.game
        stands = game.write_for(state, move, STANDS)
        if stands == text:
            return Line(by, text, text, None)
        seen = {seat: game.write_for(state, move, Seat(seat)) for seat in range(game.seats(self.start))}
        return Line(by, text, stands, {seat: it for seat, it in seen.items() if it != stands})


def at_the_start(name: str, setup: Mapping[str, Any]) -> Race:
    """Line up for the race of a set-up, before the Fates' first draw."""
    found = find(name)
    state = found.game.start(setup)
    return race_of(found, state, state, Lines([], 0), Sheet())


def race_of(
    found: Found,
    start: Any,
    state: Any,
    lines: Lines,
    sheet: Sheet,
    undo: tuple[Undo, ...] = (),
    told: tuple[Saying, ...] = (),
) -> Race:
    """Make a race, asking once who is to move."""
    actor = found.game.to_move(state)
    seat = None if actor is None or actor is FATES else int(actor)
    return Race(found, start, state, lines, seat, actor is None, sheet, undo, told)
