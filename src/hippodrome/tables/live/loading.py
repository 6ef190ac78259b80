"""Opening a table from its store: its last snapshot, if there is one, and the fold over what came after."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterator, Sequence
from typing import Any, Final, NamedTuple, TypeVar

from hippodrome.games import game_names
from hippodrome.invariants import present
from hippodrome.saying import Trouble
from hippodrome.tables import snapshots
from hippodrome.tables.events import Imported, Opened, Stored
from hippodrome.tables.folding import fold_in_pieces, go_on_in_pieces
from hippodrome.tables.live.monitor import Monitor
from hippodrome.tables.live.store import Damaged, EventStore, LedgerDown
from hippodrome.tables.settings import Settings
from hippodrome.tables.table import Table, table_from_opening
from hippodrome.tables.traits import table_traits
from hippodrome.tables.working import Folded, RebuildTable, ReplayCache, perform

Result = TypeVar("Result")


class LoadedTable(NamedTuple):
    """A table that was opened, from the snapshot with that number (0: none), and whether that took long."""

    table: Table
    kept: int
    long: bool


REFUSALS_NOT_DAMAGE: Final = ("table-rules", "work-busy", "work-too-much", "work-dropped")
"""Refusals that say nothing about what is stored."""

MOST_FOLDED_HERE: Final = 32
"""So many events are folded here; more of them, or a whole record, elsewhere."""

LATEST: Final = 2**53
"""No event has a later time, in milliseconds; what is reckoned from it can still be stored."""

FoldElsewhere = Callable[[RebuildTable], Awaitable[Folded]]
"""Folds the events of a table where nobody else waits for it."""


async def fold_here(task: RebuildTable) -> Folded:
    """Fold the events of a table in place."""
    folded: Folded = perform(ReplayCache(), task)
    return folded


class SerialThreadRunner:
    """Runs short pieces of work in a thread, one at a time, so that the event loop goes on meanwhile."""

    def __init__(self) -> None:
        self._turn = asyncio.Semaphore(1)

    async def run(self, piece: Callable[..., Result], *given: Any) -> Result:
        """Run a piece of work."""
        async with self._turn:
            return await asyncio.to_thread(piece, *given)


async def prepare(settings: Settings, aside: SerialThreadRunner) -> None:
    """Work out what starting a race needs, piece by piece; everyone else is served meanwhile."""
    pieces = table_traits(settings.game).prepare(settings.setup)
    while await aside.run(_next_piece, pieces):
        pass


def _next_piece(pieces: Iterator[None]) -> bool:
    """Work out the next piece; say whether there may be more."""
    for _ in pieces:
        return True
    return False


async def load(
    store: EventStore, table_id: str, monitor: Monitor, elsewhere: FoldElsewhere, aside: SerialThreadRunner
) -> LoadedTable:
    """Open a table from its store; raise Damaged if what is stored of it makes no table."""
    try:
        loaded = await _load(store, table_id, monitor, elsewhere, aside)
        loaded.table.wake()
    except (Damaged, LedgerDown):
        raise
    except Exception as error:
        if isinstance(error, Trouble) and error.saying.key in REFUSALS_NOT_DAMAGE:
            raise
        raise _damaged(table_id, error) from error
    return loaded


async def read_on(store: EventStore, table: Table) -> list[Table]:
    """Read the tables that follow, one for each event that other processes have appended."""
    rows = await store.read(table.id, table.number)
    check_rows(table, rows)
    tables: list[Table] = []
    for row in rows:
        try:
            table = table.after_event(row)
        except Exception as error:
            raise _damaged(table.id, error) from error
        tables.append(table)
    return tables


def check_rows(table: Table, rows: Sequence[Stored]) -> None:
    """Check that rows follow a table without a gap, have times, and speak of its seats alone."""
    for number, row in enumerate(rows, table.number + 1):
        if row.number != number:
            raise Damaged(f"table {table.id}: event {row.number} where {number} should be")
        check_time(table.id, row)
        seat = getattr(row.event, "seat", None)
        if seat is not None and not 0 <= seat < len(table.chairs):
            raise Damaged(f"table {table.id}, event {number}: there is no seat {seat}")


def check_time(table_id: str, row: Stored) -> None:
    """Check that a row has a time that others can follow."""
    if not 0 <= row.at <= LATEST:
        raise Damaged(f"table {table_id}, event {row.number}: {row.at} is no time")


async def _load(
    store: EventStore, table_id: str, monitor: Monitor, elsewhere: FoldElsewhere, aside: SerialThreadRunner
) -> LoadedTable:
    kept = await store.read_snapshot(table_id)
    if kept is not None:
        await _prepare_kept(kept, aside)
    known = None if kept is None else await aside.run(_snapshot, table_id, kept, monitor)
    if known is not None:
        rows = await store.read(table_id, known.number)
        check_rows(known, rows)
        long = len(rows) > snapshots.events_per_snapshot(known.settings.game)
        table = await _gone_on(known, present(kept, "snapshot"), rows, elsewhere, aside)
        return LoadedTable(table, known.number, long)
    rows = await store.read(table_id)
    if not rows or rows[0].number != 1:
        raise Damaged(f"table {table_id}: it has no first event")
    check_time(table_id, rows[0])
    check_rows(table_from_opening(table_id, rows[0]), rows[1:])
    table = await _folded(table_id, rows, elsewhere, aside)
    every = snapshots.events_per_snapshot(table.settings.game)
    return LoadedTable(table, 0, table.race is not None and table.race.lines.count > every)


def _damaged(table_id: str, error: Exception) -> Damaged:
    return Damaged(f"table {table_id}: {type(error).__name__}: {error}"[:200])


async def _prepare_kept(kept: bytes, aside: SerialThreadRunner) -> None:
    try:
        settings = snapshots.settings_of(kept)
        await prepare(settings, aside)
    except (snapshots.UnreadableSnapshot, Trouble):
        return  # the log has everything


async def _gone_on(
    known: Table, kept: bytes, rows: Sequence[Stored], elsewhere: FoldElsewhere, aside: SerialThreadRunner
) -> Table:
    """Let the events after a snapshot follow."""
    if len(rows) <= max(MOST_FOLDED_HERE, 2 * snapshots.events_per_snapshot(known.settings.game)):
        return await _in_pieces(go_on_in_pieces(known, rows))
    folded = await elsewhere(RebuildTable(known.id, kept.decode(), list(rows)))
    if not folded.snapshot:
        return await _in_pieces(go_on_in_pieces(known, rows))
    return await _read_folded(known.id, folded, rows, aside)


async def _folded(
    table_id: str, rows: Sequence[Stored], elsewhere: FoldElsewhere, aside: SerialThreadRunner
) -> Table:
    """Fold all events of a table."""
    first = rows[0].event
    if isinstance(first, Opened) and first.settings.game in game_names():
        await prepare(first.settings, aside)
    if len(rows) <= MOST_FOLDED_HERE and not any(isinstance(row.event, Imported) for row in rows):
        return await _in_pieces(fold_in_pieces(table_id, rows))
    folded = await elsewhere(RebuildTable(table_id, None, list(rows)))
    if folded.snapshot:
        return await _read_folded(table_id, folded, rows, aside)
    return await _in_pieces(fold_in_pieces(table_id, rows))  # it could not be written where it was folded


async def _read_folded(
    table_id: str, folded: Folded, rows: Sequence[Stored], aside: SerialThreadRunner
) -> Table:
    """Take a table that was folded elsewhere, and let the few events follow that could not be written."""
    table = await aside.run(snapshots.read_snapshot, table_id, folded.snapshot.encode())
    return await _in_pieces(go_on_in_pieces(table, [row for row in rows if row.number > table.number]))


async def _in_pieces(tables: Iterator[Table]) -> Table:
    """Fold piece by piece, and let others have their turn in between; give the last table."""
    last: Table | None = None
    for table in tables:
        last = table
        await asyncio.sleep(0)
    return present(last, "table")


def _snapshot(table_id: str, kept: bytes, monitor: Monitor) -> Table | None:
    try:
        return snapshots.read_snapshot(table_id, kept)
    except Exception as error:  # noqa: BLE001  (whatever is wrong with a snapshot: the log has everything)
        why = f"{type(error).__name__}: {error}"[:200]
        monitor.warning("snapshot left alone", table=table_id, why=why)
        return None
