"""The one way out: everything that leaves the server about a table is made here, for one viewer.

`redact` is the only function that turns a table into messages. A viewer is a seat or the stands. What the
game hides is hidden by the game's own `view` and `write_for`; offers and refusals go to the seat that is to
move; tokens never leave. Once a race is over everything about it is shown.
"""

from __future__ import annotations

from typing import Any, Literal, assert_never, overload

import msgspec

from hippodrome.games.statistics import statistics_of
from hippodrome.invariants import BrokenInvariant, present
from hippodrome.race.log import Event as GameEvent
from hippodrome.race.protocol import STANDS, Refused, Seat, Viewer
from hippodrome.records import write_record
from hippodrome.saying import Trouble
from hippodrome.tables import answers, messages
from hippodrome.tables.asked import (
    NOBODY_CONNECTED,
    Attendance,
    BranchQuery,
    ErrorQuery,
    HistoryQuery,
    LastEventQuery,
    PlacementsQuery,
    PresenceQuery,
    RecordQuery,
    RedactionQuery,
    SharedParts,
    StatisticsQuery,
    WholeTableQuery,
)
from hippodrome.tables.happenings import line_for, shared_part, what_happened, words
from hippodrome.tables.offering import offers_to_mover, placements
from hippodrome.tables.racing import TableRace
from hippodrome.tables.table import Chair, Petition, Table
from hippodrome.tables.view_cache import ViewCache, encode_standings, encode_views
from hippodrome.telling import tell

__all__ = [
    "NOBODY_CONNECTED",
    "Attendance",
    "BranchQuery",
    "ErrorQuery",
    "HistoryQuery",
    "LastEventQuery",
    "PlacementsQuery",
    "PresenceQuery",
    "RecordQuery",
    "SharedParts",
    "StatisticsQuery",
    "WholeTableQuery",
    "redact",
    "viewer_of",
]

Shown = (
    messages.Whole
    | messages.Happened
    | messages.Present
    | messages.RefusalMessage
    | str
    | list[answers.HistoryStep]
    | answers.BranchView
    | list[answers.RaceFigureView]
    | list[messages.PlacementView]
)
"""Anything that may leave."""


@overload
def redact(table: Table, thing: WholeTableQuery, viewer: Viewer) -> messages.Whole: ...
@overload
def redact(table: Table, thing: LastEventQuery, viewer: Viewer) -> messages.Happened: ...
@overload
def redact(table: Table, thing: PresenceQuery, viewer: Viewer) -> messages.Present: ...
@overload
def redact(table: Table | None, thing: ErrorQuery, viewer: Viewer) -> messages.RefusalMessage: ...
@overload
def redact(table: Table, thing: RecordQuery, viewer: Viewer) -> str: ...
@overload
def redact(table: Table, thing: StatisticsQuery, viewer: Viewer) -> list[answers.RaceFigureView]: ...
@overload
def redact(table: Table, thing: HistoryQuery, viewer: Viewer) -> list[answers.HistoryStep]: ...
@overload
def redact(table: Table, thing: BranchQuery, viewer: Viewer) -> answers.BranchView: ...
@overload
def redact(table: Table, thing: PlacementsQuery, viewer: Viewer) -> list[messages.PlacementView]: ...
def redact(table: Table | None, thing: RedactionQuery, viewer: Viewer) -> Shown:
    """Show a viewer what it may see of a table, and nothing else."""
    if isinstance(thing, ErrorQuery):
        return _refusal(thing)
    if table is None:
        raise BrokenInvariant("only an error is shown of no table")
    match thing:
        case LastEventQuery(now, shared, present):
            return messages.Happened(
                viewer=_viewer(viewer),
                number=table.number,
                what=what_happened(table, viewer, shared),
                table=shared_part(shared, "table", lambda: _table(table, now, present)),
                race=_race(table, viewer, shared),
            )
        case WholeTableQuery():
            return _whole(table, thing, viewer)
        case PresenceQuery(present):
            here = [_here(chair, seat, present) for seat, chair in enumerate(table.chairs)]
            return messages.Present(here, present.watching)
        case RecordQuery():
            return _record(table)
        case StatisticsQuery():
            return _statistics(table)
        case HistoryQuery():
            return _history(table, thing, viewer)
        case BranchQuery():
            return _branch(table, thing)
        case PlacementsQuery(card):
            return _placements(table, card, viewer)
        case _:
            assert_never(thing)


def _whole(table: Table, thing: WholeTableQuery, viewer: Viewer) -> messages.Whole:
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
    names, worn = table.names, table.liveries_worn()
    for seat, chair in enumerate(table.chairs):
        kind: Literal["person", "charioteer", "free"]
        kind = "person" if chair.held else "charioteer" if chair.charioteer else "free"
        driver = table.driver(seat) if kind != "free" or table.race is not None else None
        name = names[seat] if chair.name else ""
        chairs.append(messages.ChairView(kind, name, driver, _here(chair, seat, present), worn[seat]))
    asked = table.takeback
    takeback = None
    if asked is not None:
        waiting = sorted(table.consenting_seats() - {asked.by} - asked.yes)
        takeback = messages.TakebackView(asked.by, sorted(asked.yes), waiting)
    stage: Literal["gathering", "racing", "over"]
    stage = "gathering" if table.race is None else "over" if table.race.over else "racing"
    return messages.TableView(
        stage=stage,
        turn=table.turn,
        chairs=chairs,
        host=table.host,
        takeback=takeback,
        undoable=_undoable(table),
        petitions=[_petition(table, it) for it in table.petitions],
        clock=_clock(table, now),
        rematch=table.rematch,
        watching=present.watching,
        pace=table.pace,
    )


def _undoable(table: Table) -> list[int]:
    """List the seats whose last move can still be taken back."""
    if table.race is None or table.race.over or not table.settings.takeback:
        return []
    return sorted({it.seat for it in table.race.undo})


def _petition(table: Table, petition: Petition) -> messages.PetitionView:
    asked = petition.asked
    return messages.PetitionView(
        kind=asked.kind,
        about=asked.about,
        name=asked.held.name if asked.held else table.names[asked.about],
        by=asked.by,
        yes=sorted(petition.yes),
        open=sorted(table.undecided(petition)),
    )


def _clock(table: Table, now: int) -> messages.ClockView | None:
    if table.settings.clock is None:
        return None
    left = list(table.left)
    deadline = table.deadline()
    running = None
    if deadline is not None:
        running = present(table.to_move, "seat to move")
        left[running] = max(0, deadline - now)
    elif table.to_move is not None:
        left[table.to_move] = max(0, left[table.to_move] - table.thought)
    return messages.ClockView(left, running)


def _race(table: Table, viewer: Viewer, shared: SharedParts | None = None) -> messages.RaceView | None:
    race = table.race
    if race is None:
        return None
    game, state = race.found.game, race.state
    to_move = race.to_move
    mine = offers_to_mover(game, state) if to_move is not None and to_move == viewer else None
    return messages.RaceView(
        to_move=to_move,
        view=_view(race, viewer, shared),
        offers=mine.offers if mine else None,
        barred=mine.barred if mine else None,
        placements=mine.placements if mine else None,
        ask=mine.ask if mine else None,
        perils=mine.perils if mine else None,
        standings=_standings(race, shared),
        lines=race.lines.count,
        open=_open(race, state, race.view_cache),
    )


def _standings(race: TableRace, shared: SharedParts | None) -> Any:
    if shared is None:
        return encode_standings(race.found.game, race.state, race.view_cache)
    if shared.standings is None:
        shared.standings = encode_standings(race.found.game, race.state, race.view_cache)
    return shared.standings


def _view(race: TableRace, viewer: Viewer, shared: SharedParts | None) -> Any:
    """Show the race to a viewer; the views of all who look are written together."""
    if shared is None:
        return encode_views(race.found.game, race.state, (viewer,), race.view_cache)[viewer]
    if shared.views is None:
        shared.views = encode_views(race.found.game, race.state, shared.viewers, race.view_cache)
    found = shared.views.get(viewer)
    return _view(race, viewer, None) if found is None else found


def _open(race: TableRace, state: Any, cache: ViewCache) -> Any:
    """Show what every seat saw, once the race is over."""
    if not race.over:
        return None
    game = race.found.game
    seats = [Seat(seat) for seat in range(game.seats(race.start))]
    return list(encode_views(game, state, seats, cache).values())


def _refusal(thing: ErrorQuery) -> messages.RefusalMessage:
    say = thing.say
    if isinstance(thing.error, Refused):
        why = thing.error.why
        return messages.RefusalMessage(why.key, say(why), dict(why.facts), thing.error.clause, thing.key)
    it = thing.error.saying
    return messages.RefusalMessage(it.key, say(it), dict(it.facts), None, thing.key)


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


def _statistics(table: Table) -> list[answers.RaceFigureView]:
    race = table.race
    if race is None or not race.over:
        raise Trouble("table-still-racing")
    found = statistics_of(race.found, race.start, (line.move for line in race.lines))
    return [answers.RaceFigureView(it.key, it.unit, list(it.values)) for it in found]


def _history(table: Table, asked: HistoryQuery, viewer: Viewer) -> list[answers.HistoryStep]:
    race = table.race
    if race is None:
        return []
    game, state = race.found.game, race.start
    cache = ViewCache()
    steps: list[answers.HistoryStep] = []
    size = 0
    for number, line in enumerate(race.lines, 1):
        if number > asked.last or (steps and size > asked.most):
            break
        move = game.read(line.move)
        after = game.play(state, move)
        if number >= asked.first:
            written: Any = encode_views(game, after, (viewer,), cache)[viewer]
            opened = _open(race, after, cache)
            size += sum(memoryview(it).nbytes for it in (written, *(opened or ())))
            told = tell(game.name, state, GameEvent(number, line.by, move), after, table.names)
            steps.append(
                answers.HistoryStep(
                    n=number,
                    line=line_for(race, number, line, viewer),
                    told=words(told),
                    view=written,
                    open=opened,
                )
            )
        state = after
    return steps


def _branch(table: Table, asked: BranchQuery) -> answers.BranchView:
    """Show a branch of a race that is over: to whoever is to move, and all hands open."""
    race = present(table.race, "race")
    viewer = viewer_of(race.to_move)
    open_to_all = msgspec.structs.replace(table, race=race._replace(over=True))
    moves = [line.move for line in race.lines]
    first = asked.at + asked.known + 1
    steps = _history(open_to_all, HistoryQuery(first, len(moves), asked.most), viewer)
    shown = present(_race(open_to_all, viewer), "race")
    return answers.BranchView(asked.at, moves[asked.at :], steps, shown)


def _placements(table: Table, card: str, viewer: Viewer) -> list[messages.PlacementView]:
    race = table.race
    if race is None or race.to_move is None or race.to_move != viewer:
        raise Trouble("not-your-turn")
    return placements(race.found.game, race.state, card)


def viewer_of(seat: int | None) -> Viewer:
    """Say who looks: a seat, or the stands for none."""
    return STANDS if seat is None else Seat(seat)
