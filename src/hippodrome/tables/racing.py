"""The race at a table, over the protocol of a game and without any rule of it.

Everything here is immutable: a move makes a new race. The log grows in a list that several races share,
each knowing how much of it is its own, so that a long race costs no more a move than a short one.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, NamedTuple

from hippodrome.games import GameEntry, game_entry
from hippodrome.race.log import Event
from hippodrome.race.protocol import FATES, STANDS, Actor, Pick, Seat, Viewer
from hippodrome.saying import Saying
from hippodrome.tables.view_cache import ViewCache
from hippodrome.telling import tell


class LoggedMove(NamedTuple):
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


class MoveLog:
    """The moves of a race so far: the first so many of a list that only grows and that several logs share."""

    __slots__ = ("count", "shared")

    def __init__(self, shared: list[LoggedMove], count: int) -> None:
        self.shared = shared
        self.count = count

    def plus(self, move: LoggedMove) -> MoveLog:
        """Give the log with one more move."""
        shared = self.shared if len(self.shared) == self.count else self.shared[: self.count]
        shared.append(move)
        return MoveLog(shared, self.count + 1)

    def up_to(self, count: int) -> MoveLog:
        """Give the log of the first so many moves."""
        return MoveLog(self.shared, count)

    def __iter__(self) -> Iterator[LoggedMove]:
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


class TableRace(NamedTuple):
    """A race; `undo` are the moves since the Fates last drew, `told` is the last turn in words.

    `to_move` is the seat to move, None for the Fates or nobody; `over` says that it is nobody.
    """

    found: GameEntry
    start: Any
    state: Any
    lines: MoveLog
    to_move: int | None
    over: bool
    view_cache: ViewCache
    undo: tuple[Undo, ...] = ()
    told: tuple[Saying, ...] = ()

    def decided(self, text: str, names: Sequence[str], pick: Pick) -> tuple[TableRace, tuple[str, ...]]:
        """Play a seat's move and let the Fates answer by `pick`: the race then, and what they answered."""
        game = self.found.game
        state = game.today(self.state)
        move = game.read(text)
        played = [_Played(game.to_move(state), text, move, state)]
        state = game.play(state, move)
        while game.to_move(state) is FATES:
            odds = game.odds(state)
            move = odds[pick(len(odds))]
            played.append(_Played(FATES, game.write(move), move, state))
            state = game.play(state, move)
        return self._after(played, state, names), tuple(it.text for it in played[1:])

    def moved(self, texts: Sequence[str], names: Sequence[str] | None) -> TableRace:
        """Play moves given as text: a seat's and the Fates' answers; told in words if there are names."""
        game = self.found.game
        state = self.state
        played = []
        for text in texts:
            move = game.read(text)
            played.append(_Played(game.to_move(state), text, move, state))
            state = game.play(state, move)
        return self._after(played, state, names)

    def _after(self, played: Sequence[_Played], state: Any, names: Sequence[str] | None) -> TableRace:
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
        return race_of(self.found, self.start, state, lines, self.view_cache, undo, tuple(told))

    def by_todays_rules(self) -> TableRace:
        """Let a race begun under older rules go on by those of today; its log stays as it was played."""
        state = self.found.game.today(self.state)
        return race_of(self.found, self.start, state, self.lines, self.view_cache, told=self.told)

    def taken_back(self, seat: int) -> TableRace | None:
        """Go back to before the seat's last move; None if it has none since the Fates last drew."""
        for number in range(len(self.undo) - 1, -1, -1):
            undo = self.undo[number]
            if undo.seat == seat:
                lines = self.lines.up_to(undo.lines)
                return race_of(self.found, self.start, undo.state, lines, self.view_cache, self.undo[:number])
        return None

    def _line(self, played: _Played) -> LoggedMove:
        by, text, move, state = played
        game = self.found.game
        stands = game.write_for(state, move, STANDS)
        if stands == text:
            return LoggedMove(by, text, text, None)
        seen = {seat: game.write_for(state, move, Seat(seat)) for seat in range(game.seats(self.start))}
        return LoggedMove(by, text, stands, {seat: it for seat, it in seen.items() if it != stands})


def at_the_start(name: str, setup: Mapping[str, Any]) -> TableRace:
    """Line up for the race of a set-up, before the Fates' first draw."""
    found = game_entry(name)
    state = found.game.start(setup)
    return race_of(found, state, state, MoveLog([], 0), ViewCache())


def race_of(
    found: GameEntry,
    start: Any,
    state: Any,
    lines: MoveLog,
    view_cache: ViewCache,
    undo: tuple[Undo, ...] = (),
    told: tuple[Saying, ...] = (),
) -> TableRace:
    """Make a race, asking once who is to move."""
    actor = found.game.to_move(state)
    seat = None if actor is None or actor is FATES else int(actor)
    return TableRace(found, start, state, lines, seat, actor is None, view_cache, undo, told)
