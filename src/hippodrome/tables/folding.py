"""The fold over a table's events; those of older rules are brought up to date first."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator, Sequence
from typing import Final

import msgspec

from hippodrome.games import game_entry
from hippodrome.race.migrating import (
    MigrationStep,
    migrate_moves,
    migrate_setup,
    migration_steps,
    require_steps,
)
from hippodrome.tables.events import Event, Imported, Moved, Opened, Started, Stored
from hippodrome.tables.racing import TableRace, at_the_start
from hippodrome.tables.table import Table, table_from_opening

MOVES_AT_A_TIME: Final = 16
"""So many moves of a record are played at a time."""


def fold(table_id: str, rows: Sequence[Stored]) -> Table:
    """Make a table of all its events; those of older rules are brought up to date first."""
    (table,) = deque(fold_in_pieces(table_id, rows), maxlen=1)
    return table


def fold_in_pieces(table_id: str, rows: Sequence[Stored]) -> Iterator[Table]:
    """Fold the events of a table in short pieces, so that others can be served in between; the last is it."""
    table = table_from_opening(table_id, rows[0])
    entry = game_entry(table.settings.game)
    known = entry.game.rules_version
    if table.rules == known:
        yield from go_on_in_pieces(table, rows[1:])
        return
    found = migration_steps(entry.migrations, table.rules, known)
    steps = require_steps(found, "table-rules", rules=table.rules, known=known)
    rows = [Stored(it.number, it.at, migrate_event(it.event, steps, known), it.key) for it in rows]
    for last in go_on_in_pieces(table_from_opening(table_id, rows[0]), rows[1:]):
        yield last
        table = last
    yield under_todays_rules(table)


def go_on_in_pieces(table: Table, rows: Sequence[Stored]) -> Iterator[Table]:
    """Let more events follow, in short pieces; only the last of them is put in words."""
    yield table
    for row in rows:
        race: TableRace | None = None
        if isinstance(row.event, Imported):
            race = at_the_start(table.settings.game, table.settings.setup)
            for first in range(0, len(row.event.moves), MOVES_AT_A_TIME):
                race = race.moved(row.event.moves[first : first + MOVES_AT_A_TIME], None)
                yield table
        table = table.after_event(row, quiet=row is not rows[-1], foreseen=race)
        yield table


def under_todays_rules(table: Table) -> Table:
    """Let a race begun under older rules go on by those of today; its log stays as it was played."""
    race = table.race
    return table if race is None else msgspec.structs.replace(table, race=race.by_todays_rules())


def go_on(table: Table, rows: Sequence[Stored]) -> Table:
    """Let more events follow; only the last of them is put in words."""
    (table,) = deque(go_on_in_pieces(table, rows), maxlen=1)
    return table


def migrate_event(event: Event, steps: Sequence[MigrationStep], known: int) -> Event:
    """Write an event of older rules as the rules of today have it."""
    match event:
        case Opened(settings):
            today = msgspec.structs.replace(settings, setup=migrate_setup(steps, settings.setup))
            return msgspec.structs.replace(event, settings=today, rules=known)
        case Started(fates):
            return msgspec.structs.replace(event, fates=migrate_moves(steps, fates))
        case Moved(_, move, fates):
            first, *rest = migrate_moves(steps, (move, *fates))
            return msgspec.structs.replace(event, move=first, fates=tuple(rest))
        case Imported(moves):
            return Imported(migrate_moves(steps, moves))
        case _:
            return event
