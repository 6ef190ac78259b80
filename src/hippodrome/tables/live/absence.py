"""When a player who is away on their turn is driven for, as the table agreed.

Who is connected is no event and nothing of it is stored: after a restart the time of absence begins anew.
"""

from __future__ import annotations

from hippodrome.tables.live.hub import LiveTable


def reins_due_at(live: LiveTable, now: int) -> int | None:
    """Say when the stand-in takes the reins of the seat to move.

    None if its player is there, if nobody else is who waits, or if the table agreed to wait for ever.
    """
    table = live.table
    seat, patience = table.to_move, table.settings.absence_allowed_ms
    if seat is None or not patience or table.driver(seat) is not None:
        return None
    present = live.attendance()
    waiting = (present.here & table.consenting_seats()) - {seat}
    if not present.sure or seat in present.here or not waiting:
        return None
    return max(table.since, now - live.away_for(seat)) + patience
