"""An event as a viewer is told of it: a part of `redaction`, through which everything leaves."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable
from typing import Any, Literal, TypeVar, assert_never

import msgspec
from msgspec import UNSET, Raw

from hippodrome.invariants import present
from hippodrome.race.protocol import FATES, Seat, Viewer
from hippodrome.saying import Saying
from hippodrome.tables import messages
from hippodrome.tables.asked import SharedParts
from hippodrome.tables.events import (
    AnsweredTakeback,
    AskedTakeback,
    Dressed,
    Event,
    Imported,
    Left,
    Manned,
    Moved,
    Opened,
    Paced,
    Petitioned,
    Reacted,
    Recovered,
    Reins,
    Rematched,
    Replaced,
    Returned,
    Said,
    Sat,
    Started,
    Voted,
)
from hippodrome.tables.racing import LoggedMove, TableRace
from hippodrome.tables.table import Table

Made = TypeVar("Made")


def what_happened(table: Table, viewer: Viewer, shared: SharedParts | None) -> Any:
    """Tell what happened; most viewers of an event read the same of it."""
    if shared is None:
        return _happening(table, table.last, viewer, shared)
    if shared.readers is None:
        shared.readers = _readers(table)
    if viewer in shared.readers:
        return _happening(table, table.last, viewer, shared)
    if shared.what is None:
        shared.what = Raw(msgspec.json.encode(_happening(table, table.last, viewer, shared)))
    return shared.what


def _readers(table: Table) -> Collection[Viewer]:
    """List the seats that may read more in the last lines of the log than the stands do."""
    race, event = table.race, table.last
    if race is None or not isinstance(event, Moved | Started):
        return ()
    lines = race.lines
    begin = lines.count - len(event.fates) - isinstance(event, Moved)
    return {
        Seat(seat) for it in lines.shared[begin : lines.count] if it.seats is not None for seat in it.seats
    }


def _happening(table: Table, event: Event, viewer: Viewer, shared: SharedParts | None) -> messages.Happening:
    match event:
        case Moved(seat, _, fates, driver):
            return messages.Happening(
                "moved",
                seat,
                charioteer=driver or UNSET,
                lines=_last_lines(table, 1 + len(fates), viewer),
                told=_turn_in_words(table, shared),
            )
        case Opened():
            return messages.Happening("opened")
        case Sat(seat, held):
            return messages.Happening("sat", seat, held.name)
        case Left(seat, by) if by is not None:
            return messages.Happening("freed", seat)
        case (
            Recovered(seat) | Left(seat) | Returned(seat) | AskedTakeback(seat) | Dressed(seat) | Paced(seat)
        ):
            return messages.Happening(str(event.__struct_config__.tag), seat)
        case Petitioned(kind, about, _, held):
            return messages.Happening("petitioned", about, held.name if held else UNSET, why=kind)
        case Voted(seat, _, yes):
            return messages.Happening("voted", seat, yes=yes)
        case Manned(seat, charioteer):
            return messages.Happening("manned", seat, charioteer=charioteer)
        case Started(fates):
            lines = _last_lines(table, len(fates), viewer)
            return messages.Happening("started", lines=lines, told=_turn_in_words(table, shared))
        case AnsweredTakeback(seat, yes):
            return messages.Happening("answered", seat, yes=yes)
        case Said(seat_or_none, name, text):
            seat_said = UNSET if seat_or_none is None else seat_or_none
            return messages.Happening("said", seat_said, name, text)
        case Reacted(seat, what):
            return messages.Happening("reacted", seat, text=what)
        case Reins(seat, charioteer, why):
            return messages.Happening("reins", seat, charioteer=charioteer, why=why)
        case Replaced(seat, charioteer, by, why):
            return messages.Happening("replaced", seat, name=charioteer, charioteer=by, why=why)
        case Rematched(other):
            return messages.Happening("rematched", text=other)
        case Imported():
            return messages.Happening("imported")
        case _:
            assert_never(event)


def _last_lines(table: Table, count: int, viewer: Viewer) -> list[messages.LoggedMoveView]:
    race = present(table.race, "race")
    begin = race.lines.count - count
    lines = race.lines.shared[begin : race.lines.count]
    return [line_for(race, begin + 1 + at, line, viewer) for at, line in enumerate(lines)]


def line_for(race: TableRace, number: int, line: LoggedMove, viewer: Viewer) -> messages.LoggedMoveView:
    """Write a line of the log as a viewer saw it; everything, once the race is over."""
    by: int | Literal["fates"] = "fates" if line.by is FATES or line.by is None else int(line.by)
    return messages.LoggedMoveView(number, by, line.move if race.over else line.read_by(viewer))


def _turn_in_words(table: Table, shared: SharedParts | None) -> list[messages.Words]:
    return shared_part(shared, "told", lambda: words(table.race.told if table.race else ()))


def words(sayings: Iterable[Saying]) -> list[messages.Words]:
    """Write sayings, before a language is chosen."""
    return [messages.Words(it.key, dict(it.facts)) for it in sayings]


def shared_part(shared: SharedParts | None, name: str, make: Callable[[], Made]) -> Made:
    """Cache what is the same for all viewers: it is made and encoded once."""
    if shared is None:
        return make()
    if name not in shared.parts:
        shared.parts[name] = Raw(msgspec.json.encode(make()))
    written: Made = shared.parts[name]
    return written
