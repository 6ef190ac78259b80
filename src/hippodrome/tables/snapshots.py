"""Snapshots: a table as it was after one of its events, so that opening a long race is not replaying it.

They are a cache of the log and nothing else. One that was written by other rules or in another format is left
alone, and the log is replayed. A state of a game is written in the game's own words; what does not read back
as the very same state is not written, and the next moment is tried.
"""

from __future__ import annotations

from typing import Any, Final

import msgspec

from hippodrome.games import game_entry
from hippodrome.race.protocol import FATES, Refused, Seat
from hippodrome.saying import Saying, Trouble
from hippodrome.tables.events import Said, read_event, write_event
from hippodrome.tables.racing import LoggedMove, MoveLog, TableRace, Undo, at_the_start, race_of
from hippodrome.tables.settings import Settings
from hippodrome.tables.table import Chair, Petition, Table, Takeback
from hippodrome.tables.traits import table_traits

SNAPSHOT_FORMAT: Final = 2
"""The format of snapshots; one of another format is left alone."""


def events_per_snapshot(game: str) -> int:
    """Tell after how many events of a table another snapshot is taken."""
    return table_traits(game).snapshot_interval


class KeptMove(msgspec.Struct, frozen=True, array_like=True):
    """A logged move: by whom (−1 for the Fates), the move, and how others read it where that differs."""

    by: int
    move: str
    stands: str | None = None
    seats: dict[int, str] | None = None


class KeptUndo(msgspec.Struct, frozen=True, array_like=True):
    """A move that could be taken back."""

    seat: int
    state: Any
    lines: int


class RaceSnapshot(msgspec.Struct, frozen=True):
    """The race of a table: its state, its log, what can be taken back, and what was told of it."""

    state: Any
    lines: list[KeptMove]
    undo: list[KeptUndo]
    told: list[tuple[str, list[tuple[str, str | int]]]]


class TableSnapshot(msgspec.Struct, frozen=True):
    """A table as it was after the event with that number, as plain values."""

    format: int
    rules: int
    settings: Settings
    number: int
    at: int
    last: str
    chairs: tuple[Chair, ...]
    left: tuple[int, ...]
    turn: int
    began: int
    since: int
    thought: int
    host: int | None
    takeback: Takeback | None
    petitions: tuple[Petition, ...]
    talk: tuple[tuple[int, Said], ...]
    rematch: str | None
    rematch_of: str | None
    keys: tuple[str, ...]
    numbers: tuple[int, ...]
    race: RaceSnapshot | None
    liveries: tuple[int | None, ...] = ()
    pace: int | None = None


_decoder: msgspec.json.Decoder[TableSnapshot] = msgspec.json.Decoder(TableSnapshot)


def write_snapshot(table: Table) -> bytes | None:
    """Write a table; None if its race cannot be written at this moment."""
    race = None if table.race is None else _write_race(table.race)
    if race is None and table.race is not None:
        return None
    return msgspec.json.encode(
        TableSnapshot(
            format=SNAPSHOT_FORMAT,
            rules=table.rules,
            settings=table.settings,
            number=table.number,
            at=table.at,
            last=write_event(table.last),
            chairs=table.chairs,
            left=table.left,
            turn=table.turn,
            began=table.began,
            since=table.since,
            thought=table.thought,
            host=table.host,
            takeback=table.takeback,
            petitions=table.petitions,
            talk=table.talk,
            rematch=table.rematch,
            rematch_of=table.rematch_of,
            keys=table.keys,
            numbers=table.numbers,
            race=race,
            liveries=table.liveries,
            pace=table.pace,
        )
    )


class UnreadableSnapshot(Exception):
    """A snapshot cannot be used: it was written by other rules, in another format, or is damaged."""


class _KeptSettings(msgspec.Struct, frozen=True):
    """Of a snapshot the settings alone."""

    settings: Settings


def settings_of(written: bytes) -> Settings:
    """Read the settings of a table from its snapshot, and nothing else."""
    try:
        return msgspec.json.decode(written, type=_KeptSettings).settings
    except msgspec.MsgspecError as error:
        raise UnreadableSnapshot(str(error)[:200]) from error


def read_snapshot(table_id: str, written: bytes) -> Table:
    """Read a table from its snapshot; raise Unreadable if it has to be replayed from the log."""
    try:
        kept = _decoder.decode(written)
        if kept.format != SNAPSHOT_FORMAT or kept.rules != game_entry(kept.settings.game).game.rules_version:
            raise UnreadableSnapshot("other rules or another format")
        race = None if kept.race is None else _read_race(kept.settings, kept.race)
    except (msgspec.MsgspecError, Trouble, Refused, LookupError, TypeError, ValueError) as error:
        raise UnreadableSnapshot(f"{type(error).__name__}: {error}"[:200]) from error
    return Table(
        id=table_id,
        settings=kept.settings,
        rules=kept.rules,
        number=kept.number,
        at=kept.at,
        last=read_event(kept.last),
        chairs=kept.chairs,
        left=kept.left,
        race=race,
        turn=kept.turn,
        began=kept.began,
        since=kept.since,
        thought=kept.thought,
        host=kept.host,
        takeback=kept.takeback,
        petitions=kept.petitions,
        talk=kept.talk,
        rematch=kept.rematch,
        rematch_of=kept.rematch_of,
        keys=kept.keys,
        numbers=kept.numbers,
        liveries=kept.liveries,
        pace=kept.settings.pace if kept.pace is None else kept.pace,
    )


def _write_race(race: TableRace) -> RaceSnapshot | None:
    state = _written(race, race.state)
    undo = [KeptUndo(it.seat, _written(race, it.state), it.lines) for it in race.undo]
    if state is None or any(it.state is None for it in undo):
        return None
    return RaceSnapshot(
        state=state,
        lines=[_line(it) for it in race.lines],
        undo=undo,
        told=[(it.key, list(it.facts)) for it in race.told],
    )


def _line(line: LoggedMove) -> KeptMove:
    by = -1 if line.by is FATES or line.by is None else int(line.by)
    if line.seats is None and line.stands == line.move:
        return KeptMove(by, line.move)
    return KeptMove(by, line.move, line.stands, None if line.seats is None else dict(line.seats))


def _read_race(settings: Settings, kept: RaceSnapshot) -> TableRace:
    begun = at_the_start(settings.game, settings.setup)
    read_state = table_traits(settings.game).read_state
    lines = [
        LoggedMove(
            FATES if it.by < 0 else Seat(it.by),
            it.move,
            it.move if it.stands is None else it.stands,
            it.seats,
        )
        for it in kept.lines
    ]
    return race_of(
        begun.found,
        begun.start,
        begun.found.game.today(read_state(begun.start, kept.state)),
        MoveLog(lines, len(lines)),
        begun.view_cache,
        tuple(Undo(it.seat, read_state(begun.start, it.state), it.lines) for it in kept.undo),
        tuple(Saying(key, tuple((name, fact) for name, fact in facts)) for key, facts in kept.told),
    )


# --- states of the games -------------------------------------------------------------------------------


def _written(race: TableRace, state: Any) -> Any:
    """Write a state in its game's words; None if it would not read back as the same."""
    try:
        traits = table_traits(race.found.name)
        value = traits.write_state(state)
        if (
            value is None
            or traits.read_state(race.start, msgspec.json.decode(msgspec.json.encode(value))) != state
        ):
            return None
    except (Trouble, Refused, LookupError, TypeError, ValueError):
        return None
    return value
