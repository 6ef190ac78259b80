"""What the HTTP routes answer beside the messages of a table: moments, boards, advice, puzzles."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from hippodrome.tables.messages import ChairView, LoggedMoveView, RaceView, Words
from hippodrome.tables.settings import Settings


class HistoryStep(msgspec.Struct, frozen=True):
    """A moment of a race: the move that led to it as the viewer saw it, in words, and the view then.

    `open` has the view of every seat, once the race is over.
    """

    n: int
    line: LoggedMoveView | None
    told: list[Words]
    view: dict[str, Any]
    open: list[dict[str, Any]] | None


class BranchView(msgspec.Struct, frozen=True):
    """A branch of a race that is over: the line after which it leaves the race, and its moves.

    The Fates have answered the last of them. `steps` are its moments, `race` is the race at its end, seen by
    whoever is to move.
    """

    at: int
    moves: list[str]
    steps: list[HistoryStep]
    race: RaceView


class RaceFigureView(msgspec.Struct, frozen=True):
    """One thing that is counted in a race: the message with its name, and a number for each seat.

    `luck` is by how much something went better than was to be expected, in hundredths.
    """

    key: str
    unit: Literal["count", "luck"]
    values: list[int]


class CheckedBoard(msgspec.Struct, frozen=True):
    """A board of one's own that can be raced on: with its drawing, and its picture as SVG."""

    board: dict[str, Any]
    svg: str


class RecognisedBoard(msgspec.Struct, frozen=True):
    """A board of one's own, and the game that it is for."""

    game: str
    board: dict[str, Any]
    svg: str


class Weighed(msgspec.Struct, frozen=True):
    """A move and what came of it in so many imagined races.

    `win` is the chance to win, `worth` the laurels or the place to expect.
    """

    move: str
    win: float
    worth: float
    races: int


class Hint(msgspec.Struct, frozen=True):
    """What the coach would play, in words, and every move it weighed: the best first.

    `why` says why the best is better than the next best; without it there is but one move.
    """

    move: str
    words: list[Words]
    weighed: list[Weighed]
    why: Words | None = None


class Decision(msgspec.Struct, frozen=True):
    """A decision: the line of the log, what was played, what was best, what that cost in laurels or places.

    `win` is the chance to win after the move played; `blunder` says why it was a blunder, if it was one.
    """

    event: int
    seat: int
    played: str
    best: str
    win: float
    cost: float
    blunder: Words | None


class Chances(msgspec.Struct, frozen=True):
    """How the chance of a seat to win went: the line of the log, and the chance after it."""

    seat: int
    points: list[tuple[int, float]]


class Review(msgspec.Struct, frozen=True):
    """A race looked back on by the coach: every decision, what it cost, and each seat's chance to win.

    `whole` is false if the race was too long for the coach's patience: then the last decisions are missing.
    """

    game: str
    seats: list[str]
    decisions: list[Decision]
    graph: list[Chances]
    whole: bool


class Soon(msgspec.Struct, frozen=True):
    """What is asked for is being worked out: a sentence, and after how many milliseconds to ask again."""

    text: str
    after: int


class ServerAddresses(msgspec.Struct, frozen=True):
    """Where the server is reached: on this machine, and on the local network if it listens there."""

    here: str
    network: list[str]


class PuzzleList(msgspec.Struct, frozen=True):
    """The puzzles of a game: the kinds there are, and the kind of each puzzle, the first being number 1."""

    game: str
    kinds: list[str]
    puzzles: list[str]


class PuzzleOfDay(msgspec.Struct, frozen=True):
    """The puzzle of a day: its game and its number."""

    game: str
    number: int


class Puzzles(msgspec.Struct, frozen=True):
    """All puzzles of the house, and which one is the day's; null where there are none."""

    games: list[PuzzleList]
    day: PuzzleOfDay | None


class PuzzleMove(msgspec.Struct, frozen=True):
    """A move that a puzzle offers, and what is said to it: why it is right, or why another is better."""

    move: str
    right: bool
    words: Words


class PuzzleView(msgspec.Struct, frozen=True):
    """A puzzle: the table as the seat to move sees it, the answer, and what is said to every move.

    `margin` is how much more the answer is worth than any other move, in laurels or places. `after` is the
    view when the answer has been played.
    """

    game: str
    number: int
    kind: str
    margin: float
    settings: Settings
    chairs: list[ChairView]
    seat: int
    race: RaceView
    answer: str
    after: dict[str, Any]
    moves: list[PuzzleMove]
