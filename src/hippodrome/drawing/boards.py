"""What is expected of the boards of a game, and how they are found."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple, Protocol

from hippodrome.games import game_entries, game_entry
from hippodrome.on_demand import load
from hippodrome.saying import Saying, Trouble


class FaultyBoard(Exception):
    """A board has faults: all of them."""

    def __init__(self, found: list[Saying]) -> None:
        self.found = found
        super().__init__(str(found[0]))


class LaidRuler(NamedTuple):
    """A card whose ruler is laid on the picture of a position, and how it is turned."""

    card: str
    turn: int


class PlacedFault(NamedTuple):
    """A fault of a board that is being made: its line in the source, if any, and the spaces it names.

    Where a board has no spaces, those are the fields of its source.
    """

    said: Saying
    line: int | None = None
    spaces: tuple[str, ...] = ()


class BoardSketch(NamedTuple):
    """A board that is being made, as far as it can be laid out, with all its faults.

    `measures` has numbers by name, such as the points of the shortest race one way round; `narrow` names the
    spaces that every chariot has to pass.
    """

    board: dict[str, Any] | None
    faults: list[PlacedFault]
    measures: dict[str, int]
    narrow: tuple[str, ...] = ()


class Boards(Protocol):
    """The boards of a game: those of the house by name, those of others checked, and their pictures."""

    def names(self) -> Sequence[str]:
        """Name the boards of the house."""

    def house_board(self, name: str) -> dict[str, Any]:
        """Give a board of the house as JSON, with where everything lies."""

    def source(self, name: str) -> str | None:
        """Give the text that a board of the house is written in; None where it is written as JSON."""

    def check_and_lay_out(self, written: Mapping[str, Any]) -> dict[str, Any]:
        """Check a board that somebody brings, and lay it out; raise Faulty for one with faults."""

    def sketch(self, name: str, source: str) -> BoardSketch:
        """Read the source of a board that is being made, and lay out as much of it as there is."""

    def picture(self, board: Mapping[str, Any], heat: Mapping[str, float] | None = None) -> str:
        """Draw a board that was given or checked here; `heat` says from 0 to 1 how hot its spaces are."""

    def describe(self, board: Mapping[str, Any]) -> list[str]:
        """Tell what there is to know of a board that was checked, a line each, for people and programs."""

    def recognises(self, value: object) -> bool:
        """Say whether a file holds a board of this game, sound or not."""

    def draw(self, value: object, *, ids: bool) -> str:
        """Draw a board for the wall, by its name or as read from a file."""

    def draw_position(self, state: Any, board: object, ruler: LaidRuler | None, *, ids: bool) -> str:
        """Draw a position; `board` must be the board it is on, or None."""

    def board_of(self, state: Any) -> dict[str, Any]:
        """Give the board that a state is raced on, laid out."""

    def draw_chariots(self, state: Any, board: Mapping[str, Any], worn: Sequence[int] = ()) -> str:
        """Draw the chariots of a state alone, as a layer over the picture of its board.

        `worn` numbers the liveries of the seats; without it each wears its own.
        """

    def lap_of_leader(self, state: Any) -> int:
        """Tell the lap of whoever has come furthest of those that race; a race begins with 0."""


def boards_of(game: str) -> Boards:
    """Find the boards of a game; raise Trouble where it has none."""
    where = game_entry(game).boards
    if where is None:
        raise Trouble("board-unknown")
    boards: Boards = load(where)
    return boards


def boards_by_game() -> dict[str, Boards]:
    """List the boards of all games that have some."""
    return {name: boards_of(name) for name, entry in game_entries().items() if entry.boards is not None}


def game_of_board(value: object) -> str:
    """Name the game that knows a board; what no other knows is read as a course of the first."""
    (first, _), *others = boards_by_game().items()
    known = (
        game
        for game, it in others
        if (value in it.names() if isinstance(value, str) else it.recognises(value))
    )
    return next(known, first)
