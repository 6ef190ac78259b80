"""The one way out: everything that leaves the server about a table is made here, for one viewer.

`redact` is the only function that turns a table into messages. A viewer is a seat or the stands. What the
game hides is hidden by the game's own `view` and `write_for`; offers and refusals go to the seat that is to
move; tokens never leave. Once a race is over everything about it is shown.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable
from typing import Any, Final, Literal, NamedTuple, TypeVar, assert_never, overload

import msgspec
from msgspec import UNSET, Raw

from hippodrome.language import voice
from hippodrome.race.log import Event as GameEvent
from hippodrome.race.protocol import FATES, STANDS, Refused, Seat, Viewer
from hippodrome.records import write_record
from hippodrome.saying import Saying, Trouble
from hippodrome.server import answers, messages
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
from hippodrome.server.offering import offered
from hippodrome.server.racing import Line, Race
from hippodrome.server.showing import standings, views
from hippodrome.server.tables import Chair, Table
from hippodrome.telling import tell

T = TypeVar("T")


class Attendance(NamedTuple):
    """Who is connected: the seats whose player is, and how many devices there are in the stands."""

    here: frozenset[int] = frozenset()
    watching: int = 0


NOBODY: Final = Attendance()


class TheWhole(NamedTuple):
    """Asks for the whole table; the code is the short one it is found by."""

    code: str
    now: int
    present: Attendance = NOBODY


class Shared:
    """What several viewers of the same event are shown alike: it is made once, and written once."""

    __slots__ = ("parts", "standings", "viewers", "views", "what")

    def __init__(self, viewers: Collection[Viewer]) -> None:
        self.viewers = viewers
        self.views: dict[Viewer, Any] | None = None
        self.standings: Any = None
        self.what: Any = None
        self.parts: dict[str, Any] = {}


class TheLast(NamedTuple):
    """Asks for the last event and the table after it; `shared` keeps what is the same for all viewers."""

    now: int
    shared: Shared | None = None
    present: Attendance = NOBODY


class ThePresent(NamedTuple):
    """Asks who is connected."""

    present: Attendance


class TheError(NamedTuple):
    """Asks for an error as an answer in a language."""

    error: Trouble | Refused
    language: str
    key: str | None = None


class TheRecord(NamedTuple):
    """Asks for the record of a race that is over."""


class TheHistory(NamedTuple):
    """Asks for the moments of a race, from one line to another."""

    first: int
    last: int


Thing = TheWhole | TheLast | ThePresent | TheError | TheRecord | TheHistory
"""Anything that may be asked for."""

Shown = (
    messages.Whole | messages.Happened | messages.Present | messages.Refusal | str | list[answers.HistoryStep]
)
"""Anything that may leave."""


@overload
def redact(table: Table, thing: TheWhole, viewer: Viewer) -> messages.Whole: ...
@overload
def redact(table: Table, thing: TheLast, viewer: Viewer) -> messages.Happened: ...
@overload
def redact(table: Table, thing: ThePresent, viewer: Viewer) -> messages.Present: ...
@overload
def redact(table: Table | None, thing: TheError, viewer: Viewer) -> messages.Refusal: ...
@overload
def redact(table: Table, thing: TheRecord, viewer: Viewer) -> str: ...
@overload
def redact(table: Table, thing: TheHistory, viewer: Viewer) -> list[answers.HistoryStep]: ...
def redact(table: Table | None, thing: Thing, viewer: Viewer) -> Shown:
    """Show a viewer what it may see of a table, and nothing else."""
    if isinstance(thing, TheError):
        return _refusal(thing)
    assert table is not None  # noqa: S101  (only an error may come from no table)
    match thing:
        case TheWhole():
            return _whole(table, thing, viewer)
        case ThePresent(present):
            here = [_here(chair, seat, present) for seat, chair in enumerate(table.chairs)]
            return messages.Present(here, present.watching)
        case TheLast(now, shared, present):
            return messages.Happened(
                viewer=_viewer(viewer),
                number=table.number,
                what=_what(table, viewer, shared),
                table=_once(shared, "table", lambda: _table(table, now, present)),
                race=_race(table, viewer, shared),
            )
        case TheRecord():
            return _record(table)
        case TheHistory(first, last):
            return _history(table, first, last, viewer)
        case _:
            assert_never(thing)


def _once(shared: Shared | None, name: str, make: Callable[[], T]) -> T:
    """Make something that is the same for all viewers once, and write it once."""
    if shared is None:
        return make()
    if name not in shared.parts:
        shared.parts[name] = Raw(msgspec.json.encode(make()))
    written: T = shared.parts[name]
    return written


def _whole(table: Table, thing: TheWhole, viewer: Viewer) -> messages.Whole:
    return messages.Whole(
        protocol=messages.PROTOCOL,
        viewer=_viewer(viewer),
        id=table.id,
        code=thing.code,
        number=table.number,
        settings=table.settings,
        rematch_of=table.rematch_of,
        table=_table(table, thing.now, thing.present),
        race=_race(table, viewer),
        talk=[messages.Talk(number, said.seat, said.name, said.text) for number, said in table.talk],
    )


def _viewer(viewer: Viewer) -> int | Literal["stands"]:
    return "stands" if viewer is STANDS else int(viewer)


def _words(sayings: Iterable[Saying]) -> list[messages.Words]:
    return [messages.Words(it.key, dict(it.facts)) for it in sayings]


def _here(chair: Chair, seat: int, present: Attendance) -> bool | None:
    return None if chair.held is None else seat in present.here


def _table(table: Table, now: int, present: Attendance) -> messages.TableView:
    chairs = []
    for seat, chair in enumerate(table.chairs):
        kind: Literal["person", "charioteer", "free"]
        kind = "person" if chair.held else "charioteer" if chair.charioteer else "free"
        driver = table.driver(seat) if kind != "free" or table.race is not None else None
        chairs.append(messages.ChairView(kind, chair.name, driver, _here(chair, seat, present)))
    asked = table.takeback
    takeback = None
    if asked is not None:
        waiting = sorted(table.people() - {asked.by} - asked.yes)
        takeback = messages.TakebackView(asked.by, sorted(asked.yes), waiting)
    stage: Literal["gathering", "racing", "over"]
    stage = "gathering" if table.race is None else "over" if table.race.over else "racing"
    return messages.TableView(
        stage=stage,
        turn=table.turn,
        chairs=chairs,
        takeback=takeback,
        clock=_clock(table, now),
        rematch=table.rematch,
        watching=present.watching,
    )


def _clock(table: Table, now: int) -> messages.ClockView | None:
    if table.settings.clock is None:
        return None
    left = list(table.left)
    deadline = table.deadline()
    running = None
    if deadline is not None:
        running = table.to_move
        assert running is not None  # noqa: S101  (a deadline is somebody's)
        left[running] = max(0, deadline - now)
    return messages.ClockView(left, running)


def _race(table: Table, viewer: Viewer, shared: Shared | None = None) -> messages.RaceView | None:
    race = table.race
    if race is None:
        return None
    game, state = race.found.game, race.state
    to_move = race.to_move
    mine = offered(game, state) if to_move is not None and to_move == viewer else None
    return messages.RaceView(
        to_move=to_move,
        view=_view(race, viewer, shared),
        offers=mine.offers if mine else None,
        barred=mine.barred if mine else None,
        aid=mine.aid if mine else None,
        ask=mine.ask if mine else None,
        standings=_standings(race, shared),
        lines=race.lines.count,
        open=_open(race, state),
    )


def _standings(race: Race, shared: Shared | None) -> Any:
    if shared is None:
        return standings(race.found.game, race.state, race.sheet)
    if shared.standings is None:
        shared.standings = standings(race.found.game, race.state, race.sheet)
    return shared.standings


def _view(race: Race, viewer: Viewer, shared: Shared | None) -> Any:
    """Show the race to a viewer; the views of all who look are written together."""
    if shared is None:
        return views(race.found.game, race.state, (viewer,), race.sheet)[viewer]
    if shared.views is None:
        shared.views = views(race.found.game, race.state, shared.viewers, race.sheet)
    found = shared.views.get(viewer)
    return _view(race, viewer, None) if found is None else found


def _open(race: Race, state: Any) -> Any:
    """Show what every seat saw, once the race is over."""
    if not race.over:
        return None
    game = race.found.game
    seats = [Seat(seat) for seat in range(game.seats(race.start))]
    return list(views(game, state, seats).values())


def _line(race: Race, number: int, line: Line, viewer: Viewer) -> messages.LineView:
    by: int | Literal["fates"] = "fates" if line.by is FATES or line.by is None else int(line.by)
    return messages.LineView(number, by, line.move if race.over else line.read_by(viewer))


def _last_lines(table: Table, count: int, viewer: Viewer) -> list[messages.LineView]:
    race = table.race
    assert race is not None  # noqa: S101  (whoever moved, moved in a race)
    begin = race.lines.count - count
    lines = race.lines.shared[begin : race.lines.count]
    return [_line(race, begin + 1 + at, line, viewer) for at, line in enumerate(lines)]


def _what(table: Table, viewer: Viewer, shared: Shared | None) -> Any:
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
        case Moved(seat, _, fates, driver):
            return messages.Happening(
                "moved",
                seat,
                charioteer=driver or UNSET,
                lines=_last_lines(table, 1 + len(fates), viewer),
                told=_told(table, shared),
            )
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


def _told(table: Table, shared: Shared | None) -> list[messages.Words]:
    return _once(shared, "told", lambda: _words(table.race.told if table.race else ()))


def _refusal(thing: TheError) -> messages.Refusal:
    say = voice(thing.language)
    if isinstance(thing.error, Refused):
        why = thing.error.why
        return messages.Refusal(why.key, say(why), dict(why.facts), thing.error.clause, thing.key)
    it = thing.error.saying
    return messages.Refusal(it.key, say(it), dict(it.facts), None, thing.key)


def _record(table: Table) -> str:
    race = table.race
    if race is None or not race.over:
        raise Trouble("table-still-racing")
    game = race.found.game
    seats = [
        {"name": name} | ({"charioteer": chair.charioteer} if chair.charioteer else {})
        for name, chair in zip(table.names, table.chairs, strict=True)
    ]
    events = [GameEvent(number, line.by, game.read(line.move)) for number, line in enumerate(race.lines, 1)]
    return write_record(game, race.start, seats, events, race.state)


def _history(table: Table, first: int, last: int, viewer: Viewer) -> list[answers.HistoryStep]:
    race = table.race
    if race is None:
        return []
    game, state = race.found.game, race.start
    steps = []
    for number, line in enumerate(race.lines, 1):
        if number > last:
            break
        move = game.read(line.move)
        after = game.play(state, move)
        if number >= first:
            written: Any = views(game, after, (viewer,))[viewer]
            told = tell(game.name, state, GameEvent(number, line.by, move), after, table.names)
            steps.append(
                answers.HistoryStep(
                    n=number,
                    line=_line(race, number, line, viewer),
                    told=_words(told),
                    view=written,
                    open=_open(race, after),
                )
            )
        state = after
    return steps


def viewer_of(seat: int | None) -> Viewer:
    """Say who looks: a seat, or the stands for none."""
    return STANDS if seat is None else Seat(seat)
