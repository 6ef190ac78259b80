"""What one table may store is bounded, old keys are known, and what nobody needs is removed."""

from __future__ import annotations

import json
import sqlite3
import time

import pytest
from tests.server.conftest import GENEROUS
from tests.server.running import PATIENCE, PEOPLE, Refused, Running, play_on, start_all

from hippodrome.server.expiry import DAY_MS

FEW = GENEROUS | {"HIPPODROME_LIMIT_TALK": "5", "HIPPODROME_LIMIT_CHANGES": "4"}


def test_a_key_of_long_ago_gets_the_same_answer(server: Running) -> None:
    _, players = start_all(server)
    first = players[0].do("say", text="Ave!", key="the-first-of-many")
    moved = players[0].look()["race"]["to_move"]
    players[moved].move()
    for number in range(70):
        players[1].do("say", text=f"word {number}")
    for _ in range(2):
        assert players[0].do("say", text="Ave!", key="the-first-of-many") == first
        assert players[0].do("react", what="laurel", key="the-first-of-many") == first


def test_a_seat_that_talks_for_ever_is_stopped_and_leaves_the_others_their_words(database: str) -> None:
    server = Running(database, FEW)
    _, players = start_all(server)
    first = players[0].do("say", text="word", key="the-first-of-few")
    for kind in ("say", "react", "say", "react"):
        players[0].do(kind, **({"text": "word"} if kind == "say" else {"what": "laurel"}))
    for kind in ("say", "react"):
        with pytest.raises(Refused) as refused:
            players[0].do(kind, **({"text": "more"} if kind == "say" else {"what": "laurel"}))
        assert (refused.value.status, refused.value.code) == (409, "table-talk-full")
    assert players[0].do("say", text="word", key="the-first-of-few") == first
    for number in range(5):
        stands = {"type": "say", "key": f"from-the-stands-{number}", "text": "word", "name": "Titus"}
        server.ask(f"/api/tables/{players[0].table}/deeds", stands)
    with pytest.raises(Refused, match="table-talk-full"):
        server.ask(f"/api/tables/{players[0].table}/deeds", stands | {"key": "one-more-than-that"})
    players[1].do("say", text="I have said nothing yet")
    server.kill()
    again = Running(database, FEW)
    for player in players:
        player.server = again
    with pytest.raises(Refused, match="table-talk-full"):
        players[0].do("say", text="and now?")
    players[1].do("say", text="I go on")
    assert len(play_on(players, 10)) == 10
    again.stop()


def test_a_seat_that_changes_for_ever_is_stopped_and_the_race_goes_on(database: str) -> None:
    server = Running(database, FEW)
    table = server.open(seats=PEOPLE)
    for _ in range(4):
        server.sit(table, "Nemo", 0).do("leave")
    with pytest.raises(Refused) as refused:
        server.sit(table, "Nemo", 0)
    assert (refused.value.status, refused.value.code) == (409, "table-changes-full")
    livia, marcus = server.sit(table, "Livia", 1), server.sit(table, "Marcus", 2)
    livia.do("start", fill="greedy")
    for _ in range(3):
        livia.do("hand-over")
        livia.do("come-back")
    livia.do("hand-over")
    with pytest.raises(Refused, match="table-changes-full"):
        livia.do("come-back")
    marcus.do("hand-over")
    marcus.do("come-back")
    server.stop()


def test_a_seat_that_is_asked_for_for_ever_is_stopped_and_its_holders_are_none_the_worse(
    database: str,
) -> None:
    server = Running(database, FEW)
    table = server.open(seats=PEOPLE)
    livia, marcus, nero = (server.sit(table, name) for name in ("Livia", "Marcus", "Nero"))
    livia.do("start")
    nero.do("leave")
    path, asking = f"/api/tables/{table['table']}/seats", {"name": "Nemo", "key": "nemo-knows-this-key"}
    for _ in range(4):
        assert server.ask(path, asking)["asked"]
    for again in (False, True):
        with pytest.raises(Refused) as refused:
            server.ask(path, asking)
        assert (refused.value.status, refused.value.code) == (409, "table-changes-full")
        if not again:  # they are counted anew, from what is stored
            server.kill()
            server = Running(database, FEW)
            livia.server = marcus.server = server
    for player in (livia, marcus):
        player.do("answer-petition", about=2, yes=True)
    assert server.ask(f"/api/tables/{table['table']}")["table"]["chairs"][2]["name"] == "Nemo"
    server.stop()


def test_a_table_that_brings_too_much_is_refused(database: str) -> None:
    server = Running(database, GENEROUS | {"HIPPODROME_LIMIT_TABLE": "1000"})
    table = server.open()
    players = [server.sit(table, name) for name in ("Gaius", "Livia", "Marcus")]
    players[0].do("start")
    play_on(players, 1000)
    record = server.ask(f"/api/tables/{table['table']}/record")
    with pytest.raises(Refused) as refused:
        server.ask("/api/records", "\n".join(json.dumps(it) for it in record).encode())
    assert (refused.value.status, refused.value.code) == (413, "table-large")
    server.stop()


def test_what_nobody_needs_is_removed_and_everything_raced_is_kept(database: str) -> None:
    first = Running(database, GENEROUS)
    lobby, fresh = first.open(), first.open()
    empty = first.open()
    first.sit(lobby, "Gaius")
    racing, players = start_all(first)
    play_on(players, 4)
    over, winners = start_all(first)
    play_on(winners, 1000)
    damaged, _ = start_all(first)
    first.stop()
    connection = sqlite3.connect(database)
    age(connection, 31, fresh["table"])
    connection.execute("UPDATE events SET event = 'x' WHERE table_id = ? AND number > 3", (damaged["table"],))
    connection.commit()
    second = Running(database, GENEROUS)
    wait_for(connection, {it["table"] for it in (fresh, racing, over, damaged)})
    with pytest.raises(Refused, match="table-unknown"):
        second.ask(f"/api/tables/{lobby['code']}")
    second.wait_for_line("tables expired")  # they are counted once all of them are gone
    assert second.number("hippodrome_tables_expired_total") == 2
    for table in (lobby, empty):
        for what in ("events", "snapshots"):
            query = f"SELECT count(*) FROM {what} WHERE table_id = ?"  # noqa: S608  (two names of ours)
            assert connection.execute(query, (table["table"],)).fetchone() == (0,)
    assert second.ask(f"/api/tables/{over['code']}")["table"]["stage"] == "over"
    second.stop()
    third = Running(database, GENEROUS | {"HIPPODROME_KEEP_DAYS": "30"})
    wait_for(connection, {it["table"] for it in (fresh, racing, damaged)})
    assert third.ask(f"/api/tables/{racing['code']}")["table"]["stage"] == "racing"
    third.stop()
    connection.close()


def age(connection: sqlite3.Connection, days: int, but: str) -> None:
    """Let everything but one table be so many days older."""
    connection.execute("UPDATE events SET at = at - ? WHERE table_id != ?", (days * DAY_MS, but))
    connection.commit()


def wait_for(connection: sqlite3.Connection, tables: set[str]) -> None:
    """Wait until just these tables are left."""
    until = time.monotonic() + PATIENCE
    while (left := {it for (it,) in connection.execute("SELECT id FROM tables")}) != tables:
        assert time.monotonic() < until, f"{left} are left"
        time.sleep(0.2)
