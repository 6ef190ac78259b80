"""Liveries that are chosen while gathering, and the pace of charioteers that changes during the race."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from tests.server.desk import Desk

from hippodrome.drawing.palette import LIVERIES as DRAWN
from hippodrome.race.protocol import STANDS
from hippodrome.saying import Trouble
from hippodrome.tables import deciding, messages, snapshots
from hippodrome.tables.asked import WholeTableQuery
from hippodrome.tables.events import Held, Left, Manned, Opened, Sat, Stored
from hippodrome.tables.redaction import redact
from hippodrome.tables.table import LIVERY_COUNT, Table, table_from_opening
from hippodrome.tables.working import race_log

SETUP: dict[str, Any] = {"players": 4, "options": {"races": 1, "laps": 1}}


def desk() -> Desk:
    """Seat two people on the first seats; a charioteer and nobody are on the others."""
    made = Desk("ave-caesar", SETUP, pace=700)
    for seat in (0, 1):
        made.happen(Sat(seat, Held(f"player {seat}", f"token {seat}", f"recovery {seat}")))
    made.happen(Manned(2, "greedy"))
    return made


def liveries(table: Table) -> list[int]:
    """Read the liveries as everybody sees them."""
    shown = redact(table, WholeTableQuery("CODE", 0), STANDS)
    return [chair.livery for chair in shown.table.chairs]


def test_everybody_wears_the_livery_of_their_seat_until_they_choose() -> None:
    assert liveries(desk().table) == [0, 1, 2, 3]


def test_a_charioteer_and_a_free_seat_give_way_and_no_livery_is_worn_twice() -> None:
    table = desk()
    assert liveries(table.do(messages.Dress, 0, livery=2)) == [2, 1, 0, 3]
    assert liveries(table.do(messages.Dress, 1, livery=3)) == [2, 3, 0, 1]
    assert liveries(table.do(messages.Dress, 0, livery=5)) == [5, 3, 2, 0]


def test_a_livery_that_a_person_wears_is_refused() -> None:
    table = desk()
    with pytest.raises(Trouble, match="livery-taken"):
        table.do(messages.Dress, 0, livery=1)
    table.do(messages.Dress, 1, livery=4)
    assert liveries(table.do(messages.Dress, 0, livery=1)) == [1, 4, 2, 3]


def test_a_livery_is_free_again_when_its_wearer_leaves_before_the_race() -> None:
    table = desk()
    table.do(messages.Dress, 0, livery=4)
    assert liveries(table.happen(Left(0))) == [0, 1, 2, 3]
    assert liveries(table.do(messages.Dress, 1, livery=4)) == [0, 4, 2, 3]


def test_a_livery_stays_through_race_snapshot_and_rematch() -> None:
    table = desk()
    table.do(messages.Dress, 0, livery=5)
    table.do(messages.Start, 0, fill="random")
    with pytest.raises(Trouble, match="race-begun"):
        table.do(messages.Dress, 0, livery=4)
    written = snapshots.write_snapshot(table.table)
    assert written is not None
    assert (
        snapshots.read_snapshot("desk", written).liveries_worn()
        == table.table.liveries_worn()
        == (5, 1, 2, 3)
    )
    assert race_log(table.table).worn == (5, 1, 2, 3)
    while table.table.stage == "racing":
        table.move(lambda _: 0)
    rematch = deciding.open_rematch(table.table)
    assert table_from_opening("again", Stored(1, 0, rematch)).liveries_worn() == (5, 1, 2, 3)
    assert liveries(table.happen(Left(0))) == [5, 1, 2, 3]


def test_the_host_changes_the_pace_during_the_race_and_nobody_else_does() -> None:
    table = desk()
    table.do(messages.Start, 0, fill="random")
    with pytest.raises(Trouble, match="pace-host"):
        table.do(messages.SetPace, 1, pace=0)
    while table.table.to_move in (0, 1):
        table.move(lambda _: 0)
    before = table.table.wake()
    after = table.do(messages.SetPace, 0, pace=3_000)
    assert before is not None
    assert after.wake() == before + 2_300
    shown = redact(after, WholeTableQuery("CODE", 0), STANDS)
    assert (shown.table.pace, shown.settings.pace) == (3_000, 700)
    written = snapshots.write_snapshot(after)
    assert written is None or snapshots.read_snapshot("desk", written).pace == 3_000


def test_tables_and_snapshots_of_before_are_read_with_the_pace_they_were_opened_with() -> None:
    table = desk()
    written = snapshots.write_snapshot(table.table)
    assert written is not None
    old = msgspec.json.decode(written)
    del old["pace"], old["liveries"]
    read = snapshots.read_snapshot("desk", msgspec.json.encode(old))
    assert (read.pace, read.liveries_worn()) == (700, (0, 1, 2, 3))
    first = msgspec.to_builtins(table.log[0].event)
    del first["liveries"]
    assert table_from_opening("old", Stored(1, 0, msgspec.convert(first, Opened))).liveries_worn() == (
        0,
        1,
        2,
        3,
    )


def test_there_is_a_livery_to_draw_for_each_that_can_be_chosen_and_no_two_have_one_shape() -> None:
    assert len(DRAWN) == LIVERY_COUNT
    assert len({livery.shape for livery in DRAWN}) == LIVERY_COUNT
