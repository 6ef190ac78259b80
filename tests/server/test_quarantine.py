"""One bad row hurts one table: it is set aside and told, and everything else goes on."""

from __future__ import annotations

import time
from collections.abc import Iterator
from typing import Any

import pytest
from tests.server import database as behind
from tests.server.conftest import GENEROUS
from tests.server.postgres import Postgres
from tests.server.running import PATIENCE, Player, Refused, Running, line
from websockets.exceptions import ConnectionClosed

CHARIOTEERS = [{"type": "person"}, *[{"type": "charioteer", "name": "greedy"}] * 2]

LONG = {"players": 3, "options": {"races": 24}}

LAST = "WHERE table_id = :table AND number = (SELECT max(number) FROM events WHERE table_id = :table)"
SECOND = "WHERE table_id = :table AND number = 2"
EVENTS = {
    "unknown tag": '{"type":"sacrificed","seat":0}',
    "junk": "}{",
    "empty": "",
    "no such move": '{"type":"moved","seat":0,"move":"fly"}',
    "no such seat": '{"type":"left","seat":7}',
    "not now": '{"type":"recovered","seat":1,"token":""}',
}
"""What the last event of a table becomes."""

QUERIES = {
    "gap": "DELETE FROM events WHERE table_id = :table AND number = 2",
    "no first": "DELETE FROM events WHERE table_id = :table AND number = 1",
    "nothing": "DELETE FROM events WHERE table_id = :table",
    "a time beyond all": "UPDATE events SET at = 9223372036854775807 {last}",
    "a time before all": "UPDATE events SET at = -1 {last}",
    "not opened": "UPDATE events SET event = (SELECT event FROM events WHERE table_id = :table"
    " AND number = 2) WHERE table_id = :table AND number = 1",
}
SQLITE_ALONE = {
    "not text": "UPDATE events SET event = CAST(x'ff' AS TEXT) {last}",
    "a time that is none": "UPDATE events SET at = 'noon' {last}",
}


@pytest.fixture(scope="module")
def postgres() -> Iterator[Postgres]:
    """Start a PostgreSQL."""
    it = Postgres()
    yield it
    it.remove()


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, database: str) -> str:
    """Name a database of each kind."""
    if request.param == "sqlite":
        return f"sqlite:///{database}"
    address: str = request.getfixturevalue("postgres").url
    return address


def ask_database(url: str, query: str, **facts: Any) -> list[Any]:
    """Ask or change the database; `{last}` and `{second}` stand for rows of the table."""
    return behind.ask_database(url, query.replace("{last}", LAST).replace("{second}", SECOND), **facts)


def count_of(url: str, table: str) -> int:
    """Count the events of a table."""
    return int(ask_database(url, "SELECT count(*) FROM events WHERE table_id = :table", table=table)[0][0])


def race_alone(server: Running, pace: int = 300) -> tuple[dict[str, Any], Player]:
    """Open a table where only charioteers decide, for many races."""
    table = server.open(setup=LONG, seats=CHARIOTEERS, pace=pace)
    gaius = server.sit(table, "Gaius")
    gaius.do("start")
    gaius.do("hand-over")
    return table, gaius


def wait_for_more(url: str, table: str) -> None:
    """Wait until charioteers have moved, without opening the table."""
    before, until = count_of(url, table), time.monotonic() + PATIENCE
    while count_of(url, table) == before:
        assert time.monotonic() < until, "no charioteer moves any more"
        time.sleep(0.05)


def quarantined(server: Running) -> float:
    """Read the number of quarantined tables from the metrics."""
    return server.number("hippodrome_quarantined_tables")


def told_of(server: Running, table: str) -> int:
    """Count the lines that tell that a table was set aside, once one of them has come through."""
    until = time.monotonic() + PATIENCE
    while not (found := [it for it in lines_of(server, "table quarantined") if f'"{table}"' in it]):
        assert time.monotonic() < until, f"nobody tells of {table}"
        time.sleep(0.05)
    return len(found)


def lines_of(server: Running, text: str) -> list[str]:
    """List the lines of the log that have a text."""
    return [it for it in server.log if text in it]


def test_tables_damaged_while_the_server_was_down_are_set_aside_and_all_others_go_on(url: str) -> None:
    first = Running(url, GENEROUS)
    queries = QUERIES | (SQLITE_ALONE if url.startswith("sqlite") else {})
    bad = {kind: race_alone(first, pace=10_000)[0]["table"] for kind in (*EVENTS, *queries)}
    good, _ = race_alone(first)
    first.kill()
    for kind, event in EVENTS.items():
        ask_database(url, "UPDATE events SET event = :event {last}", table=bad[kind], event=event)
    for kind, query in queries.items():
        ask_database(url, query, table=bad[kind])
    stored = {kind: count_of(url, table) for kind, table in bad.items()}
    for _ in range(2):
        server = Running(url, GENEROUS)
        wait_for_more(url, good["table"])
        for kind, table in bad.items():
            with pytest.raises(Refused) as refused:
                server.ask(f"/api/tables/{table}")
            assert (refused.value.status, refused.value.code) == (503, "table-damaged"), kind
            assert "set aside" in refused.value.answer["text"]
            with line(server, table) as stands:
                assert stands.until("refused")["code"] == "table-damaged"
        wait_for_more(url, good["table"])
        assert quarantined(server) == len(bad)
        assert [told_of(server, table) for table in bad.values()] == [1] * len(bad)
        assert not lines_of(server, "Traceback")
        assert server.open()["table"]
        server.kill()
    assert {kind: count_of(url, table) for kind, table in bad.items()} == stored


def test_rows_damaged_under_a_running_server_hurt_their_tables_alone(url: str) -> None:
    server = Running(url, GENEROUS)
    good, _ = race_alone(server)
    kinds = ("unknown tag", "junk", "no such move")
    tables = [_damaged_while_looked_at(server, url, EVENTS[kind]) for kind in kinds]
    wait_for_more(url, good["table"])
    time.sleep(1.2)  # the sweep has come round meanwhile
    assert [told_of(server, table) for table in tables] == [1] * len(tables)
    assert not lines_of(server, "Traceback")
    assert not [it for it in lines_of(server, "table quarantined") if f'"{good["table"]}"' in it]
    # The database may have damaged tables of earlier servers, which are found meanwhile.
    until = time.monotonic() + PATIENCE
    while quarantined(server) != len(lines_of(server, "table quarantined")):
        assert time.monotonic() < until, "the number is not that of the tables told of"
        time.sleep(0.05)
    server.stop()


def _damaged_while_looked_at(server: Running, url: str, event: str) -> str:
    table = server.open()
    gaius = server.sit(table, "Gaius")
    with line(server, table["table"]) as stands, line(server, table["table"], gaius.token) as seat:
        number = stands.until("whole")["number"]
        seat.until("whole")
        ask_database(
            url,
            "INSERT INTO events (table_id, number, at, event) VALUES (:table, :number, 0, :event)",
            table=table["table"],
            number=number + 1,
            event=event,
        )
        with pytest.raises(Refused) as refused:
            gaius.do("say", text="is anything wrong?")
        assert (refused.value.status, refused.value.code) == (503, "table-damaged")
        for each in (stands, seat):
            assert each.until("refused")["code"] == "table-damaged"
            with pytest.raises(ConnectionClosed):
                each.hear()
    with pytest.raises(Refused) as again:
        gaius.look()
    assert again.value.code == "table-damaged"
    name: str = table["table"]
    return name


def test_a_table_that_was_mended_is_opened_after_the_next_start(database: str) -> None:
    url = f"sqlite:///{database}"
    first = Running(url, GENEROUS)
    table, gaius = race_alone(first)
    first.kill()
    (event,) = ask_database(url, "SELECT event FROM events {second}", table=table["table"])[0]
    ask_database(url, "UPDATE events SET event = 'x' {second}", table=table["table"])
    second = Running(url, GENEROUS)
    with pytest.raises(Refused):
        second.ask(f"/api/tables/{table['code']}")
    second.kill()
    ask_database(url, "UPDATE events SET event = :event {second}", table=table["table"], event=event)
    third = Running(url, GENEROUS)
    gaius.server = third
    assert gaius.look()["table"]["stage"] == "racing"
    assert quarantined(third) == 0
    third.stop()
