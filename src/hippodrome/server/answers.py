"""What the HTTP routes answer beside the messages of a table: moments, boards, the coach's advice."""

from __future__ import annotations

from typing import Any

import msgspec

from hippodrome.server.messages import LineView, Words


class HistoryStep(msgspec.Struct, frozen=True):
    """A moment of a race: the move that led to it as the viewer saw it, in words, and the view then.

    `open` has the view of every seat, once the race is over.
    """

    n: int
    line: LineView | None
    told: list[Words]
    view: dict[str, Any]
    open: list[dict[str, Any]] | None


class Drawn(msgspec.Struct, frozen=True):
    """A board of one's own that can be raced on: with its drawing, and its picture as SVG."""

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
    """What the coach would play, in words, and every move it weighed: the best first."""

    move: str
    words: list[Words]
    weighed: list[Weighed]


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


class Addresses(msgspec.Struct, frozen=True):
    """Where the server is reached: on this machine, and on the local network if it listens there."""

    here: str
    network: list[str]
