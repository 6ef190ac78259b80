"""Opening a table from the ledger: its last snapshot, if there is one, and the fold over what came after."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import NamedTuple

import msgspec

from hippodrome.games import find
from hippodrome.race.migrating import Step, moves_by, must_have, setup_by, steps_to
from hippodrome.saying import Trouble
from hippodrome.server import snapshots
from hippodrome.server.events import Event, Imported, Moved, Opened, Started, Stored
from hippodrome.server.ledger import Ledger
from hippodrome.server.tables import Table, opened


class Loaded(NamedTuple):
    """A table that was opened, from the snapshot with that number (0: none), and whether that took long."""

    table: Table
    kept: int
    long: bool


async def load(ledger: Ledger, table_id: str) -> Loaded:
    """Open a table from the ledger."""
    kept = await ledger.kept(table_id)
    known = None if kept is None else snapshots.read(table_id, kept)
    if known is not None:
        rows = await ledger.read(table_id, known.number)
        return Loaded(go_on(known, rows), known.number, len(rows) > snapshots.EVERY[known.settings.game])
    rows = await ledger.read(table_id)
    if not rows:
        raise Trouble("table-unknown")
    table = await asyncio.to_thread(fold, table_id, rows)
    every = snapshots.EVERY[table.settings.game]
    return Loaded(table, 0, table.race is not None and table.race.lines.count > every)


def fold(table_id: str, rows: Sequence[Stored]) -> Table:
    """Make a table of all its events; those of older rules are brought up to date first."""
    table = opened(table_id, rows[0])
    known = find(table.settings.game).game.rules_version
    if table.rules != known:
        found = steps_to(table.settings.game, table.rules, known)
        steps = must_have(found, "table-rules", rules=table.rules, known=known)
        rows = [Stored(it.number, it.at, up_to_date(it.event, steps, known), it.key) for it in rows]
        table = opened(table_id, rows[0])
    return go_on(table, rows[1:])


def go_on(table: Table, rows: Sequence[Stored]) -> Table:
    """Let more events follow; only the last of them is put in words."""
    for row in rows[:-1]:
        table = table.then(row, quiet=True)
    return table.then(rows[-1]) if rows else table


def up_to_date(event: Event, steps: Sequence[Step], known: int) -> Event:
    """Write an event of older rules as the rules of today have it."""
    match event:
        case Opened(settings):
            today = msgspec.structs.replace(settings, setup=setup_by(steps, settings.setup))
            return msgspec.structs.replace(event, settings=today, rules=known)
        case Started(fates):
            return msgspec.structs.replace(event, fates=moves_by(steps, fates))
        case Moved(_, move, fates):
            first, *rest = moves_by(steps, (move, *fates))
            return msgspec.structs.replace(event, move=first, fates=tuple(rest))
        case Imported(moves):
            return Imported(moves_by(steps, moves))
        case _:
            return event
