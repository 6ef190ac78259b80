"""Opening a table from the ledger: the fold over its events."""

from __future__ import annotations

from hippodrome.games import find
from hippodrome.saying import Trouble
from hippodrome.server.events import Stored
from hippodrome.server.ledger import Ledger
from hippodrome.server.tables import Table, opened


async def load(ledger: Ledger, table_id: str) -> Table:
    """Open a table from the ledger."""
    rows = await ledger.read(table_id)
    if not rows:
        raise Trouble("table-unknown")
    return fold(table_id, rows)


def fold(table_id: str, rows: list[Stored]) -> Table:
    """Make a table of all its events."""
    table = opened(table_id, rows[0])
    known = find(table.settings.game).game.rules_version
    if table.rules != known:
        raise Trouble("table-rules", rules=table.rules, known=known)
    for row in rows[1:-1]:
        table = table.then(row, quiet=True)
    return table.then(rows[-1]) if len(rows) > 1 else table
