"""A table opened from a snapshot is the table replayed from its log, to the byte and in what may follow."""

from __future__ import annotations

import time
from typing import Any

import msgspec
import pytest
from tests.server.conftest import GENEROUS
from tests.server.desk import Desk
from tests.server.running import Running, play_on, start_all
from tests.server.test_loading import long_race
from tests.server.test_redaction import CASES, channels, history, picker

from hippodrome.tables import deciding, messages, snapshots
from hippodrome.tables.events import Said
from hippodrome.tables.folding import fold, go_on
from hippodrome.tables.table import Table

MORE = {
    "ave-caesar, points short": ("ave-caesar", {"players": 5, "edition": "summary", "options": {"races": 2}}),
    "ave-caesar, instinct": ("ave-caesar", {"players": 2, "unmanned": 3, "edition": "pro-ludo"}),
    "ben-hur, free steering": ("ben-hur", {"players": 2, "options": {"steering": "free"}}),
}
ALL = {**CASES, **MORE}


def reopened(table: Table) -> Table | None:
    """Write a snapshot of a table and open it again."""
    written = snapshots.write_snapshot(table)
    return None if written is None else snapshots.read_snapshot(table.id, written)


@pytest.mark.parametrize("name", list(ALL))
def test_with_and_without_a_snapshot_every_viewer_gets_the_same_bytes(name: str) -> None:
    pick = picker(("snapshot", name))
    desk = Desk(*ALL[name], pick, clock={"kind": "bank", "seconds": 600, "bonus": 5})
    desk.start()
    desk.happen(Said(1, "player 1", "Ave!"), "a key of theirs")
    taken = moments = 0
    most = 40 if "free" in name else 100_000
    while desk.table.stage == "racing" and moments < most:
        desk.now += 1000
        desk.move(pick)
        moments += 1
        again = reopened(desk.table)
        if again is None:
            continue
        taken += 1
        assert like(again) == like(desk.table)
        if moments % 7 == 0 or desk.table.stage == "over":
            for viewer in desk.viewers():
                assert channels(again, viewer) == channels(desk.table, viewer)
            assert history(again, desk.viewers()[0]) == history(desk.table, desk.viewers()[0])
    assert taken > 0.9 * moments, f"{taken} of {moments} moments could be written"


def like(table: Table) -> dict[str, Any]:
    """Take a table apart, the race too, for comparison."""
    parts = {name: getattr(table, name) for name in Table.__struct_fields__}
    race = parts.pop("race")
    return parts | {
        "state": race.state,
        "start": race.start,
        "lines": list(race.lines),
        "undo": race.undo,
        "told": race.told,
        "to_move": (race.to_move, race.over),
    }


@pytest.mark.parametrize("name", ["ave-caesar", "ben-hur", "ave-caesar, unmanned"])
def test_a_snapshot_and_the_rest_of_the_log_make_the_same_table(name: str) -> None:
    desk = Desk(*ALL[name])
    desk.start()
    pick = picker(name)
    for _ in range(60):
        if desk.table.stage == "racing":
            desk.move(pick)
    for number in range(5, len(desk.log), 9):
        again = reopened(desk.tables[number - 1])
        if again is not None:
            assert like(go_on(again, desk.log[number:])) == like(fold("desk", desk.log))


def test_the_longest_tournament_opens_in_milliseconds_from_a_snapshot() -> None:
    desk = long_race()
    number = next(
        it for it in range(len(desk.tables) - 1, 0, -1) if snapshots.write_snapshot(desk.tables[it - 1])
    )
    written = snapshots.write_snapshot(desk.tables[number - 1 - snapshots.events_per_snapshot("ave-caesar")])
    assert written is not None
    slow, quick = 10.0, 10.0
    for _ in range(3):
        began = time.process_time()
        known = snapshots.read_snapshot("desk", written)
        table = go_on(known, desk.log[known.number :])
        quick = min(quick, time.process_time() - began)
        began = time.process_time()
        fold("desk", desk.log)
        slow = min(slow, time.process_time() - began)
    assert table.number == desk.table.number
    assert quick < slow / 3, f"{1000 * quick:.1f} ms with, {1000 * slow:.1f} ms without"


@pytest.mark.parametrize("change", ["format", "rules", "state", "layout", "junk"])
def test_a_snapshot_that_is_not_ours_is_left_alone(change: str) -> None:
    desk = Desk("ave-caesar", {"players": 3})
    desk.start()
    desk.move(picker(1))
    written = snapshots.write_snapshot(desk.table)
    assert written is not None
    value = msgspec.json.decode(written)
    match change:
        case "state":
            del value["race"]["state"]["turn"]
        case "layout":
            value["race"]["state"]["chariot"] = ["somewhere", "else"]
        case "junk":
            value = ["junk"]
        case _:
            value[change] += 1
    with pytest.raises(snapshots.UnreadableSnapshot):
        snapshots.read_snapshot("desk", msgspec.json.encode(value))


def test_a_takeback_is_still_possible_after_opening_from_a_snapshot() -> None:
    desk = Desk("ben-hur", {"players": 3})
    desk.start()
    pick = picker("takeback")
    while not (desk.table.race and desk.table.race.undo):
        desk.move(pick)
    again = reopened(desk.table)
    assert again is not None
    assert again.race is not None
    seat = again.race.undo[-1].seat
    asked = deciding.decide(again, messages.AskTakeback("k" * 8, seat))
    assert asked == deciding.decide(desk.table, messages.AskTakeback("k" * 8, seat))
    back = again.race.taken_back(seat)
    assert back is not None
    assert back.state == desk.table.race.taken_back(seat).state  # type: ignore[union-attr]  # it is there too


def test_the_server_takes_snapshots_and_opens_from_them(database: str) -> None:
    first = Running(database, GENEROUS)
    table, players = start_all(first)
    play_on(players, 70)
    whole = players[0].look()
    first.stop()
    second = Running(database, GENEROUS)
    for player in players:
        player.server = second
    assert players[0].look() == whole
    play_on(players, 100_000)
    assert players[0].look()["table"]["stage"] == "over"
    record = second.ask(f"/api/tables/{table['table']}/record")
    assert len(record) == players[0].look()["race"]["lines"] + 2
    second.stop()
    assert kept(database)[table["table"]] > 60


def kept(database: str) -> dict[str, int]:
    """List the snapshots in a database: the number of each table's."""
    import sqlite3  # noqa: PLC0415  (this test alone)

    connection = sqlite3.connect(database)
    found = dict(connection.execute("SELECT table_id, number FROM snapshots").fetchall())
    connection.close()
    return found
