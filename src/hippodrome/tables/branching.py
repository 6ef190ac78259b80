"""Branches of a race that is over: other moves from one of its moments on, to look at or to play on.

A branch is a moment of the log and the moves from there, the Fates' among them. Nothing of it is stored:
whoever looks at one sends it whole, and the rules say whether it can be driven.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Final

import msgspec
from msgspec import Meta

from hippodrome.invariants import present
from hippodrome.race.protocol import FATES
from hippodrome.saying import Trouble
from hippodrome.tables.events import Held, Imported, Opened
from hippodrome.tables.hiring import check_charioteer, default_stand_in
from hippodrome.tables.messages import SeatNumber
from hippodrome.tables.settings import CharioteerSeat, Name, Pace, PersonSeat, Settings, Word
from hippodrome.tables.table import Chair, Table

LONGEST_BRANCH: Final = 120
"""A branch has no more moves than this, the Fates' included."""

MoveText = Annotated[str, Meta(min_length=1, max_length=200)]
LineNumber = Annotated[int, Meta(ge=0, le=1_000_000)]
BranchMoves = Annotated[tuple[MoveText, ...], Meta(max_length=LONGEST_BRANCH)]


class Branch(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A branch: the line of the log after which it leaves the race, and its moves.

    Of the first `known` moves nothing is told: whoever asks knows it already.
    """

    at: LineNumber
    moves: BranchMoves = ()
    known: Annotated[int, Meta(ge=0, le=LONGEST_BRANCH)] = 0


class BranchCard(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A card of whoever is to move at the end of a branch."""

    at: LineNumber
    card: Annotated[str, Meta(max_length=10)]
    moves: BranchMoves = ()


class PlayOn(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A table to be opened at the end of a branch: one's seat and name, and who drives the others.

    Without `rivals` a charioteer of the race drives on, and the stand-in of the game for everybody else.
    """

    at: LineNumber
    seat: SeatNumber
    name: Name
    moves: BranchMoves = ()
    rivals: Word | None = None
    pace: Pace = 0
    hints: bool = False


def branching_point(table: Table, at: int) -> int:
    """Find where a branch leaves a race that is over: after a line and what the Fates answered to it."""
    race = table.race
    if race is None or not race.over:
        raise Trouble("table-still-racing")
    if at > race.lines.count:
        raise Trouble("line-none", line=at, most=race.lines.count)
    lines = race.lines.shared
    while at < race.lines.count and lines[at].by is FATES:
        at += 1
    return at


def branch_lines(table: Table, at: int, moves: Sequence[str]) -> list[str]:
    """List the moves of a branch from the start of its race."""
    lines = present(table.race, "race").lines
    return [*(line.move for line in lines.shared[:at]), *moves]


def open_branch(table: Table, wish: PlayOn, moves: Sequence[str], held: Held) -> tuple[Opened, Imported]:
    """Open a table whose race begins with moves of another: one seat is held, charioteers have the others.

    Nothing is dealt anew. Hands are hidden there as at every table.
    """
    old = table.settings
    if wish.seat >= len(table.chairs):
        raise Trouble("seat-none", seat=wish.seat + 1)
    rivals = None if wish.rivals is None else check_charioteer(old.game, wish.rivals)
    seats = tuple(
        PersonSeat() if seat == wish.seat else CharioteerSeat(rivals or _driver(old.game, chair))
        for seat, chair in enumerate(table.chairs)
    )
    settings = Settings(
        game=old.game,
        setup=old.setup,
        seats=seats,
        stand_in=default_stand_in(old.game),
        pace=wish.pace,
        hints=wish.hints,
        title=old.title,
    )
    holders = tuple(held if seat == wish.seat else None for seat in range(len(seats)))
    return Opened(settings, table.rules, holders), Imported(tuple(moves))


def _driver(game: str, chair: Chair) -> str:
    """Name who drives on for a chair: its charioteer if it can be hired here."""
    try:
        return check_charioteer(game, chair.charioteer or "")
    except Trouble:
        return default_stand_in(game)
