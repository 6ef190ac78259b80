"""An event as a viewer is told of it: a part of `redaction`, through which everything leaves."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, Literal, TypeVar, assert_never

import msgspec
from msgspec import UNSET, Raw

from hippodrome.race.protocol import FATES, STANDS, Viewer
from hippodrome.saying import Saying
from hippodrome.server import messages
from hippodrome.server.asked import Shared
from hippodrome.server.events import (
    Answered,
    Asked,
    Event,
    Imported,
    Left,
    Manned,
    Moved,
    Opened,
    Reacted,
    Recovered,
    Reins,
    Rematched,
    Replaced,
    Returned,
    Said,
    Sat,
    Started,
)
from hippodrome.server.racing import Line, Race
from hippodrome.server.tables import Table

T = TypeVar("T")


def what_happened(table: Table, viewer: Viewer, shared: Shared | None) -> Any:
    """Tell what happened; most viewers of an event read the same of it."""
    if shared is None or _reads_more(table, viewer):
        return _happening(table, table.last, viewer, shared)
    if shared.what is None:
        shared.what = Raw(msgspec.json.encode(_happening(table, table.last, viewer, shared)))
    return shared.what


def _reads_more(table: Table, viewer: Viewer) -> bool:
    """Say whether a viewer may read more in the last lines of the log than the stands do."""
    race, event = table.race, table.last
    if race is None or viewer is STANDS or not isinstance(event, Moved | Started):
        return False
    lines = race.lines
    begin = lines.count - len(event.fates) - isinstance(event, Moved)
    return any(it.seats is not None and viewer in it.seats for it in lines.shared[begin : lines.count])


def _happening(table: Table, event: Event, viewer: Viewer, shared: Shared | None) -> messages.Happening:
    match event:
        case Moved(seat, _, fates, driver):
            return messages.Happening(
                "moved",
                seat,
                charioteer=driver or UNSET,
                lines=_last_lines(table, 1 + len(fates), viewer),
                told=_told(table, shared),
            )
        case Opened():
            return messages.Happening("opened")
        case Sat(seat, held):
            return messages.Happening("sat", seat, held.name)
        case Recovered(seat) | Left(seat) | Returned(seat) | Asked(seat):
            return messages.Happening(type(event).__name__.lower(), seat)
        case Manned(seat, charioteer):
            return messages.Happening("manned", seat, charioteer=charioteer)
        case Started(fates):
            lines = _last_lines(table, len(fates), viewer)
            return messages.Happening("started", lines=lines, told=_told(table, shared))
        case Answered(seat, yes):
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


def _last_lines(table: Table, count: int, viewer: Viewer) -> list[messages.LineView]:
    race = table.race
    assert race is not None  # noqa: S101  (whoever moved, moved in a race)
    begin = race.lines.count - count
    lines = race.lines.shared[begin : race.lines.count]
    return [line_for(race, begin + 1 + at, line, viewer) for at, line in enumerate(lines)]


def line_for(race: Race, number: int, line: Line, viewer: Viewer) -> messages.LineView:
    """Write a line of the log as a viewer saw it; everything, once the race is over."""
    by: int | Literal["fates"] = "fates" if line.by is FATES or line.by is None else int(line.by)
    return messages.LineView(number, by, line.move if race.over else line.read_by(viewer))


def _told(table: Table, shared: Shared | None) -> list[messages.Words]:
    return once(shared, "told", lambda: words(table.race.told if table.race else ()))


def words(sayings: Iterable[Saying]) -> list[messages.Words]:
    """Write sayings, before a language is chosen."""
    return [messages.Words(it.key, dict(it.facts)) for it in sayings]


def once(shared: Shared | None, name: str, make: Callable[[], T]) -> T:
    """Make something that is the same for all viewers once, and write it once."""
    if shared is None:
        return make()
    if name not in shared.parts:
        shared.parts[name] = Raw(msgspec.json.encode(make()))
    written: T = shared.parts[name]
    return written
