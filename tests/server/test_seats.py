"""Seats over HTTP and websocket: tokens, recovery, several seats on one device, the same company again."""

from __future__ import annotations

import json
import subprocess
import sys
import uuid

import pytest
from tests.server.running import PATIENCE, PEOPLE, ROOT, Refused, Running, line, play_on, start_all


def test_a_token_is_good_for_its_own_seat_alone(server: Running) -> None:
    _, players = start_all(server)
    whole = players[0].look()
    other = players[(whole["race"]["to_move"] + 1) % 3]
    for token in (other.token, "", "nonsense", "x" * 5000):
        deed = {"type": "move", "key": uuid.uuid4().hex, "seat": whole["race"]["to_move"], "move": "pass"}
        with pytest.raises(Refused) as refused:
            server.ask(f"/api/tables/{other.table}/deeds", deed | {"turn": whole["table"]["turn"]}, token)
        assert refused.value.code == "token-unknown"


def test_a_recovery_code_gives_the_seat_back_and_the_old_device_loses_it(server: Running) -> None:
    table, players = start_all(server)
    gaius = players[0]
    with line(server, gaius.table, gaius.token) as old:
        assert old.until("whole")["viewer"] == 0
        typed = gaius.recovery.lower().replace("-", " ")
        seated = server.ask(f"/api/tables/{gaius.table}/recover", {"recovery": typed})
        assert seated["seat"] == gaius.seat
        assert old.until("seat-lost")["seat"] == 0
        assert old.until("happened")["viewer"] == "stands"
        with pytest.raises(Refused) as refused:
            gaius.look()
        assert refused.value.status == 401
    assert server.ask(f"/api/tables/{table['table']}", token=seated["token"])["viewer"] == 0
    with pytest.raises(Refused) as refused:
        server.ask(f"/api/tables/{table['table']}/recover", {"recovery": "AAAA-AAAA-AAAA-AAAA"})
    assert refused.value.status == 403


def test_whoever_sits_on_a_seat_that_was_left_gets_a_token_of_their_own(server: Running) -> None:
    table, players = start_all(server)
    players[1].do("leave")
    chair = players[0].look()["table"]["chairs"][1]
    assert (chair["kind"], chair["driver"]) == ("free", "greedy")
    drusus = server.sit(table, "Drusus")
    assert drusus.seat == 1
    assert drusus.token != players[1].token
    assert drusus.look()["viewer"] == 1
    with pytest.raises(Refused):
        players[1].look()


def test_hot_seat_one_socket_holds_several_seats(server: Running) -> None:
    _, players = start_all(server, way="hot-seat")
    with line(server, players[0].table, *(player.token for player in players)) as all_of_us:
        views = [all_of_us.until("whole") for _ in range(3)]
        assert [view["viewer"] for view in views] == [0, 1, 2]
        assert sum(view["race"]["offers"] is not None for view in views) == 1


def test_the_sofa_screen_sees_no_hand_and_the_phone_sees_its_own(server: Running) -> None:
    table, players = start_all(server, way="sofa")
    with line(server, table["code"]) as screen, line(server, table["code"], players[0].token) as phone:
        on_screen, on_phone = screen.until("whole"), phone.until("whole")
    assert all(it["hand"] is None for it in on_screen["race"]["view"]["chariots"])
    mine = [it for it in on_phone["race"]["view"]["chariots"] if it["owner"] == 0]
    assert all(it["hand"] is not None for it in mine)


def test_a_rematch_seats_the_same_company_with_the_same_tokens(server: Running) -> None:
    _, players = start_all(server)
    with pytest.raises(Refused):
        players[0].do("rematch")
    play_on(players, 100_000)
    first = players[0].do("rematch")
    assert players[1].do("rematch")["rematch"] == first["rematch"]
    again = server.ask(f"/api/tables/{first['rematch']}", token=players[2].token)
    assert again["viewer"] == 2
    assert again["rematch_of"] == players[0].table
    assert [chair["name"] for chair in again["table"]["chairs"]] == ["Gaius", "Livia", "Marcus"]


def test_seats_must_be_as_many_as_players(server: Running) -> None:
    with pytest.raises(Refused) as refused:
        server.open(seats=PEOPLE[:2])
    assert refused.value.code == "table-seats"


def test_the_example_bot_of_thirty_lines_sits_down_and_races(server: Running) -> None:
    bot = ROOT / "examples" / "table_bot.py"
    assert len(bot.read_text().splitlines()) <= 30
    table = server.open(seats=[*PEOPLE[:2], {"type": "charioteer", "name": "greedy"}])
    gaius = server.sit(table, "Gaius")
    with line(server, table["table"]) as stands:
        command = [sys.executable, str(bot), server.url, table["code"], "Robot"]
        child = subprocess.Popen(command, stdout=subprocess.PIPE)
        assert stands.until_happened("sat")["what"]["name"] == "Robot"
        gaius.do("start")
        gaius.do("hand-over")
        out, _ = child.communicate(timeout=PATIENCE)
    assert child.returncode == 0
    assert json.loads(out) == gaius.look()["race"]["standings"]
