"""Tables over HTTP, against a real server in a process of its own."""

from __future__ import annotations

import json
import urllib.request

import pytest
from tests.server.forking import run_forked
from tests.server.running import PEOPLE, ROOT, Refused, Running, play_on, start_all


def test_whoever_opens_a_table_can_be_found_by_id_and_by_short_code(server: Running) -> None:
    table = server.open(title="Sunday")
    by_id = server.ask(f"/api/tables/{table['table']}")
    by_code = server.ask(f"/api/tables/{table['code'].lower()}")
    assert by_id == by_code
    assert by_id["settings"]["title"] == "Sunday"
    assert by_id["table"]["stage"] == "gathering"
    with pytest.raises(Refused) as refused:
        server.ask("/api/tables/NOSUCH")
    assert (refused.value.status, refused.value.code) == (404, "table-unknown")


@pytest.mark.parametrize("game", ["ave-caesar", "ben-hur"])
def test_a_race_is_raced_to_its_end_and_its_record_replays(server: Running, game: str) -> None:
    table, players = start_all(server, game)
    play_on(players, 100_000)
    whole = players[0].look()
    assert whole["table"]["stage"] == "over"
    assert len(whole["race"]["open"]) == 3
    record = server.ask(f"/api/tables/{table['table']}/record")
    assert len(record) == whole["race"]["lines"] + 2
    text = "".join(json.dumps(it, ensure_ascii=False, separators=(",", ":")) + "\n" for it in record)
    again = server.ask("/api/records", text.encode())
    assert server.ask(f"/api/tables/{again['table']}/record") == record
    imported = server.ask(f"/api/tables/{again['table']}")
    assert imported["race"]["standings"] == whole["race"]["standings"]
    history = server.ask(f"/api/tables/{table['table']}/history")
    assert history[-1]["n"] == whole["race"]["lines"]
    assert history[-1]["view"] == server.ask(f"/api/tables/{table['table']}")["race"]["view"]


def test_a_damaged_record_is_refused(server: Running) -> None:
    with pytest.raises(Refused) as refused:
        server.ask("/api/records", b'{"format":1}\n')
    assert refused.value.status == 400


def test_a_course_of_ones_own_is_checked_and_raced_on(server: Running) -> None:
    course = json.loads((ROOT / "tests" / "courses" / "white.json").read_text())
    course["name"] = "my own"
    setup = {"players": 3, "programme": [{"course": course, "direction": "anticlockwise"}]}
    table = server.open(setup=setup, seats=PEOPLE)
    settings = server.ask(f"/api/tables/{table['table']}")["settings"]
    assert settings["setup"]["programme"][0]["course"]["name"] == "my own"
    course["ahead"] = {}
    with pytest.raises(Refused) as refused:
        server.open(setup=setup, seats=PEOPLE)
    assert refused.value.status == 400


@pytest.mark.parametrize("db", ["postgresql://127.0.0.1:1/none", "/no/such/folder/here.db", "mysql://x"])
def test_a_database_that_cannot_be_opened_is_told_in_one_line(db: str) -> None:
    tried = run_forked("serve", "--port", "0", "--db", db)
    assert tried.returncode == 2
    assert len(tried.stderr.splitlines()) == 1, tried.stderr


def test_health_and_numbers_can_be_watched(server: Running) -> None:
    assert server.ask("/health")["ok"] is True
    with urllib.request.urlopen(f"{server.url}/metrics") as answer:  # noqa: S310  (our own server)
        text = answer.read().decode()
    assert "hippodrome_events_total" in text
    assert "hippodrome_append_seconds_bucket" in text
