"""Seats over HTTP and websocket: tokens, recovery, several seats on one device, the same company again."""

from __future__ import annotations

import json
import subprocess
import sys
import time
import uuid
from concurrent.futures import ThreadPoolExecutor

import pytest
from tests.server.running import PATIENCE, PEOPLE, ROOT, Refused, Running, line, play_on, start_all


def test_a_token_is_good_for_its_own_seat_alone(server: Running) -> None:
    _, players = start_all(server)
    whole = players[0].look()
    other = players[(whole["race"]["to_move"] + 1) % 3]
    for token in (other.token, "", "nonsense", "x" * 5000):
        command = {"type": "move", "key": uuid.uuid4().hex, "seat": whole["race"]["to_move"], "move": "pass"}
        with pytest.raises(Refused) as refused:
            server.ask(f"/api/tables/{other.table}/deeds", command | {"turn": whole["table"]["turn"]}, token)
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
    for player in (players[0], players[2]):
        player.do("answer-petition", about=1, yes=True)
    assert drusus.seat == 1
    assert drusus.token != players[1].token
    assert drusus.look()["viewer"] == 1
    with pytest.raises(Refused):
        players[1].look()


def test_a_seat_that_was_left_is_taken_only_by_whom_the_others_let_in(server: Running) -> None:
    table, players = start_all(server)
    players[1].do("leave")
    asked = server.ask(f"/api/tables/{table['table']}/seats", {"name": "Second self", "seat": 1})
    assert asked["asked"]
    with pytest.raises(Refused):
        server.ask(f"/api/tables/{table['table']}", token=asked["token"])
    players[0].do("answer-petition", about=1, yes=True)
    petition = players[2].look()["table"]["petitions"][0]
    assert petition == {
        "kind": "seat", "about": 1, "name": "Second self", "by": None, "yes": [0], "open": [2],
    }  # fmt: skip  # a row of the table
    with pytest.raises(Refused, match="seat-asked"):
        server.ask(f"/api/tables/{table['table']}/seats", {"name": "Another", "seat": 1})
    players[2].do("answer-petition", about=1, yes=False)
    assert players[0].look()["table"]["petitions"] == []
    assert players[0].look()["table"]["chairs"][1]["kind"] == "free"
    with pytest.raises(Refused):
        server.ask(f"/api/tables/{table['table']}", token=asked["token"])


def test_who_sits_down_again_with_the_same_key_gets_the_same_seat(server: Running) -> None:
    table = server.open()
    wish = {"name": "Gaius", "key": "k" * 24}
    lost = server.ask(f"/api/tables/{table['table']}/seats", wish)
    again = server.ask(f"/api/tables/{table['table']}/seats", wish)
    assert again["seat"] == lost["seat"]
    assert again["token"] != lost["token"]
    whole = server.ask(f"/api/tables/{table['table']}", token=again["token"])
    assert [it["kind"] for it in whole["table"]["chairs"]] == ["person", "free", "free"]
    with pytest.raises(Refused):
        server.ask(f"/api/tables/{table['table']}", token=lost["token"])
    assert server.ask(f"/api/tables/{table['table']}/seats", wish | {"key": "m" * 24})["seat"] == 1


def test_a_ghost_is_taken_out_of_its_seat_and_nobody_else_is(server: Running) -> None:
    table = server.open()
    gaius, livia = server.sit(table, "Gaius"), server.sit(table, "Livia")
    for player in (gaius, livia):
        player.look()
    server.sit(table, "Ghost")
    with pytest.raises(Refused, match="seat-not-ghost"):
        livia.do("free-seat", other=0)
    livia.do("free-seat", other=2)
    assert livia.look()["table"]["chairs"][2]["kind"] == "free"
    gaius.do("free-seat", other=1)
    with pytest.raises(Refused):
        livia.look()


def test_a_recovery_code_is_good_once(server: Running) -> None:
    table, players = start_all(server)
    path = f"/api/tables/{table['table']}/recover"
    first = server.ask(path, {"recovery": players[0].recovery})
    assert first["recovery"] != players[0].recovery
    with pytest.raises(Refused, match="recovery-unknown"):
        server.ask(path, {"recovery": players[0].recovery})
    assert server.ask(path, {"recovery": first["recovery"]})["seat"] == 0


def test_a_key_is_known_however_much_was_said_since(server: Running) -> None:
    _, players = start_all(server)
    first = players[0].do("say", key="the-first", text="Ave")
    for number in range(70):
        players[number % 3].do("say", text="Ave")
    assert players[0].do("say", key="the-first", text="Ave") == first


def test_who_is_away_on_their_turn_is_driven_for_until_they_return(server: Running) -> None:
    table, players = start_all(server, absent_after=1)
    away = players[players[0].look()["race"]["to_move"]]
    waiting = players[(away.seat + 1) % 3]
    with line(server, table["table"], waiting.token) as heard:
        reins = heard.until_happened("reins")
        assert (reins["what"]["seat"], reins["what"]["why"]) == (away.seat, "absent")
        heard.until_happened("moved")
        away.do("come-back")
        assert heard.until_happened("returned")["table"]["chairs"][away.seat]["driver"] is None


def test_nobody_is_driven_for_who_is_there_or_whom_nobody_waits_for(server: Running) -> None:
    table, players = start_all(server, absent_after=1)
    mover = players[players[0].look()["race"]["to_move"]]
    number = mover.look()["number"]
    with line(server, table["table"]) as stands:
        stands.until("whole")
        time.sleep(1.5)
    with line(server, table["table"], *(player.token for player in players)) as all_of_us:
        all_of_us.until("whole")
        time.sleep(1.5)
    assert mover.look()["number"] == number


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
    tables = server.number('hippodrome_events_total{kind="opened"}')
    with ThreadPoolExecutor(12) as crowd:
        answers = list(crowd.map(lambda number: players[number % 3].do("rematch"), range(12)))
    first = answers[0]
    assert {it["rematch"] for it in answers} == {first["rematch"]}
    assert server.number('hippodrome_events_total{kind="opened"}') == tables + 1  # whoever asks at once
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
        out, _ = child.communicate(timeout=10 * PATIENCE)
    assert child.returncode == 0
    assert json.loads(out) == gaius.look()["race"]["standings"]
