"""The one way out: everything that leaves the server about a table is made here, for one viewer.

`redact` is the only function that turns a table into messages. A viewer is a seat or the stands. What the
game hides is hidden by the game's own `view` and `write_for`; offers and refusals go to the seat that is to
move; tokens never leave. Once a race is over everything about it is shown.
"""

from __future__ import annotations

from typing import Any, Literal, assert_never, overload

from hippodrome.language import voice
from hippodrome.race.log import Event as GameEvent
from hippodrome.race.protocol import STANDS, Refused, Seat, Viewer
from hippodrome.records import write_record
from hippodrome.saying import Trouble
from hippodrome.server import answers, messages
from hippodrome.server.asked import (
    NOBODY,
    Attendance,
    Shared,
    TheError,
    TheHistory,
    TheLast,
    ThePresent,
    TheRecord,
    TheWhole,
    Thing,
)
from hippodrome.server.happenings import line_for, once, what_happened, words
from hippodrome.server.offering import offered
from hippodrome.server.racing import Race
from hippodrome.server.showing import standings, views
from hippodrome.server.tables import Chair, Table
from hippodrome.telling import tell

__all__ = [
    "NOBODY",
    "Attendance",
    "Shared",
    "TheError",
    "TheHistory",
    "TheLast",
    "ThePresent",
    "TheRecord",
    "TheWhole",
    "redact",
    "viewer_of",
]

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
        case TheLast(now, shared, present):
            return messages.Happened(
                viewer=_viewer(viewer),
                number=table.number,
                what=what_happened(table, viewer, shared),
                table=once(shared, "table", lambda: _table(table, now, present)),
                race=_race(table, viewer, shared),
            )
        case TheWhole():
            return _whole(table, thing, viewer)
        case ThePresent(present):
            here = [_here(chair, seat, present) for seat, chair in enumerate(table.chairs)]
            return messages.Present(here, present.watching)
        case TheRecord():
            return _record(table)
        case TheHistory(first, last):
            return _history(table, first, last, viewer)
        case _:
            assert_never(thing)


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


def _here(chair: Chair, seat: int, present: Attendance) -> bool | None:
    if chair.held is None or not (present.sure or seat in present.here):
        return None
    return seat in present.here


def _table(table: Table, now: int, present: Attendance) -> messages.TableView:
    chairs = []
    names = table.names
    for seat, chair in enumerate(table.chairs):
        kind: Literal["person", "charioteer", "free"]
        kind = "person" if chair.held else "charioteer" if chair.charioteer else "free"
        driver = table.driver(seat) if kind != "free" or table.race is not None else None
        name = "" if kind == "free" else names[seat]
        chairs.append(messages.ChairView(kind, name, driver, _here(chair, seat, present)))
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
                    line=line_for(race, number, line, viewer),
                    told=words(told),
                    view=written,
                    open=_open(race, after),
                )
            )
        state = after
    return steps


def viewer_of(seat: int | None) -> Viewer:
    """Say who looks: a seat, or the stands for none."""
    return STANDS if seat is None else Seat(seat)
