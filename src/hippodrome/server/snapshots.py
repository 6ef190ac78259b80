"""Snapshots: a table as it was after one of its events, so that opening a long race is not replaying it.

They are a cache of the log and nothing else. One that was written by other rules or in another format is left
alone, and the log is replayed. A state of a game is written in the game's own words; what does not read back
as the very same state is not written, and the next moment is tried.
"""

from __future__ import annotations

from typing import Any, Final

import msgspec

from hippodrome.games import find
from hippodrome.race.protocol import FATES, Refused, Seat
from hippodrome.saying import Saying, Trouble
from hippodrome.server.events import Said, read_event, write_event
from hippodrome.server.racing import Line, Lines, Race, Undo, at_the_start, race_of
from hippodrome.server.settings import Settings
from hippodrome.server.tables import Chair, Table, Takeback
from hippodrome.server.watch import log

FORMAT: Final = 1
"""The format of snapshots; one of another format is left alone."""

EVERY: Final = {"ave-caesar": 128, "ben-hur": 16}
"""After so many events another snapshot is taken: some milliseconds of replaying, at most some tens."""


class KeptLine(msgspec.Struct, frozen=True, array_like=True):
    """A line of the log: by whom (−1 for the Fates), the move, and how others read it where that differs."""

    by: int
    move: str
    stands: str | None = None
    seats: dict[int, str] | None = None


class KeptUndo(msgspec.Struct, frozen=True, array_like=True):
    """A move that could be taken back."""

    seat: int
    state: Any
    lines: int


class KeptRace(msgspec.Struct, frozen=True):
    """A race."""

    state: Any
    lines: list[KeptLine]
    undo: list[KeptUndo]
    told: list[tuple[str, list[tuple[str, str | int]]]]


class Kept(msgspec.Struct, frozen=True):
    """A table."""

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
    takeback: Takeback | None
    talk: tuple[tuple[int, Said], ...]
    rematch: str | None
    rematch_of: str | None
    keys: tuple[str, ...]
    numbers: tuple[int, ...]
    race: KeptRace | None


_decoder: msgspec.json.Decoder[Kept] = msgspec.json.Decoder(Kept)


def write(table: Table) -> bytes | None:
    """Write a table; None if its race cannot be written at this moment."""
    race = None if table.race is None else _write_race(table.race)
    if race is None and table.race is not None:
        return None
    return msgspec.json.encode(
        Kept(
            format=FORMAT,
            rules=table.rules,
            settings=table.settings,
            number=table.number,
            at=table.at,
            last=write_event(table.last),
            chairs=table.chairs,
            left=table.left,
            turn=table.turn,
            began=table.began,
            takeback=table.takeback,
            talk=table.talk,
            rematch=table.rematch,
            rematch_of=table.rematch_of,
            keys=table.keys,
            numbers=table.numbers,
            race=race,
        )
    )


def read(table_id: str, written: bytes) -> Table | None:
    """Read a table from its snapshot; None if it has to be replayed from the log."""
    try:
        kept = _decoder.decode(written)
        if kept.format != FORMAT or kept.rules != find(kept.settings.game).game.rules_version:
            return None
        race = None if kept.race is None else _read_race(kept.settings, kept.race)
    except (msgspec.MsgspecError, Trouble, Refused, LookupError, TypeError, ValueError) as error:
        log.warning("snapshot left alone", table=table_id, why=f"{type(error).__name__}: {error}"[:200])
        return None
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
        takeback=kept.takeback,
        talk=kept.talk,
        rematch=kept.rematch,
        rematch_of=kept.rematch_of,
        keys=kept.keys,
        numbers=kept.numbers,
    )


def _write_race(race: Race) -> KeptRace | None:
    state = _written(race, race.state)
    undo = [KeptUndo(it.seat, _written(race, it.state), it.lines) for it in race.undo]
    if state is None or any(it.state is None for it in undo):
        return None
    return KeptRace(
        state=state,
        lines=[_line(it) for it in race.lines],
        undo=undo,
        told=[(it.key, list(it.facts)) for it in race.told],
    )


def _line(line: Line) -> KeptLine:
    by = -1 if line.by is FATES or line.by is None else int(line.by)
    if line.seats is None and line.stands == line.move:
        return KeptLine(by, line.move)
    return KeptLine(by, line.move, line.stands, None if line.seats is None else dict(line.seats))


def _read_race(settings: Settings, kept: KeptRace) -> Race:
    begun = at_the_start(settings.game, settings.setup)
    lines = [
        Line(
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
        _read(begun, kept.state),
        Lines(lines, len(lines)),
        begun.sheet,
        tuple(Undo(it.seat, _read(begun, it.state), it.lines) for it in kept.undo),
        tuple(Saying(key, tuple((name, fact) for name, fact in facts)) for key, facts in kept.told),
    )


# --- states of the games -------------------------------------------------------------------------------


def _written(race: Race, state: Any) -> Any:
    """Write a state in its game's words; None if it would not read back as the same."""
    try:
        value = _write_state(race, state)
        if value is None or _read(race, msgspec.json.decode(msgspec.json.encode(value))) != state:
            return None
    except (Trouble, Refused, LookupError, TypeError, ValueError):
        return None
    return value


def _write_state(race: Race, state: Any) -> Any:
    if race.found.game.name == "ave-caesar":
        from hippodrome.games.ave_caesar.position import write_state  # noqa: PLC0415  (this game alone)

        return write_state(state)
    return race.found.positions.write_position(state)


def _read(race: Race, value: Any) -> Any:
    if race.found.game.name == "ave-caesar":
        from hippodrome.games.ave_caesar.position import read_state  # noqa: PLC0415  (this game alone)

        return read_state(race.start.meeting, value)
    return race.found.positions.read_position(value)
