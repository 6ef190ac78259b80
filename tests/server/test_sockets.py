"""What comes over a websocket: everything, in order, without a gap, and to nobody else."""

from __future__ import annotations

import json

import pytest
from tests.server.running import PATIENT, Refused, Running, line, play_on, socket_of, start_all
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect
from websockets.typing import Origin


def test_everyone_sees_a_move_and_numbers_have_no_gap(server: Running) -> None:
    table, players = start_all(server)
    with line(server, table["table"]) as stands, line(server, table["table"], players[0].token) as gaius:
        first = stands.until("whole")["number"]
        gaius.until("whole")
        numbers = play_on(players, 10)
        assert numbers == list(range(first + 1, first + 11))
        assert [stands.until("happened")["number"] for _ in range(10)] == numbers
        heard = [gaius.until("happened") for _ in range(10)]
        assert [it["number"] for it in heard] == numbers
        assert all(it["what"]["told"] for it in heard)


def test_the_mover_is_answered_before_the_table_sees_the_move(server: Running) -> None:
    _, players = start_all(server)
    mover = players[players[0].look()["race"]["to_move"]]
    with line(server, mover.table, mover.token) as socket:
        whole = socket.until("whole")
        move = {"move": whole["race"]["offers"][0], "turn": whole["table"]["turn"], "seat": mover.seat}
        socket.send(type="move", key="k" * 12, **move)
        done, happened = socket.hear(), socket.hear()
        assert (done["type"], happened["type"]) == ("done", "happened")
        assert done["number"] == happened["number"] == whole["number"] + 1
        socket.send(type="move", key="k" * 12, **move)
        assert socket.hear() == done


def test_whoever_reconnects_gets_what_was_missed_or_the_whole(server: Running) -> None:
    _, players = start_all(server)
    seen = players[0].look()["number"]
    play_on(players, 5)
    with line(server, players[0].table, players[0].token, seen=seen) as back:
        assert [back.hear()["number"] for _ in range(5)] == list(range(seen + 1, seen + 6))
    play_on(players, 40)
    with line(server, players[0].table, players[0].token, seen=seen) as back:
        whole = back.hear()
        assert whole["type"] == "whole"
        back.send(type="resync")
        assert back.hear() == whole
    with line(server, players[0].table, seen=10**9) as ahead:
        assert ahead.hear()["type"] == "whole"


def test_chat_and_reactions_reach_the_stands_and_are_kept(server: Running) -> None:
    table, players = start_all(server)
    with line(server, table["table"]) as stands:
        stands.until("whole")
        players[0].do("say", text="  <b>Ave\u202e</b>\n Caesar ")
        players[1].do("react", what="gasp")
        assert stands.until_happened("said")["what"]["text"] == "<b>Ave </b> Caesar"
        assert stands.until_happened("reacted")["what"]["text"] == "gasp"
        stands.send(type="say", key="k" * 8, text="hello", name="Someone")
        assert stands.until_happened("said")["what"]["name"] == "Someone"
    assert [it["text"] for it in players[0].look()["talk"]] == ["<b>Ave </b> Caesar", "hello"]


def test_a_page_from_elsewhere_is_turned_away(server: Running) -> None:
    table = server.open()
    with connect(socket_of(server), proxy=None, origin=Origin("https://evil.example"), **PATIENT) as bare:
        assert json.loads(bare.recv())["code"] == "origin-foreign"
        with pytest.raises(ConnectionClosed):
            bare.recv()
    with pytest.raises(Refused) as refused:
        server.ask("/api/tables", {"game": "ave-caesar"}, Origin="https://evil.example")
    assert refused.value.code == "origin-foreign"
    own = Origin(f"http://127.0.0.1:{server.port}")
    with connect(socket_of(server), proxy=None, origin=own, **PATIENT) as page:
        page.send(json.dumps({"type": "hello", "protocol": 1, "table": table["table"]}))
        assert json.loads(page.recv())["type"] == "whole"


def test_a_site_that_points_its_name_at_this_machine_is_turned_away(server: Running) -> None:
    def open_as(scheme: str, host: str) -> str | None:
        try:
            server.ask("/api/tables", {"game": "ave-caesar"}, Origin=f"{scheme}://{host}", Host=host)
        except Refused as refused:
            return refused.code
        return None

    assert open_as("http", f"rebound.example.org:{server.port}") == "origin-foreign"
    near = ("localhost", "127.0.0.1", "[::1]", "192.168.1.20", "sofa", "sofa.local")
    assert [open_as("http", f"{name}:{server.port}") for name in near] == [None] * len(near)
    assert open_as("https", "races.example.org") is None  # nobody else has the key to that name


def test_another_version_of_the_protocol_is_told_to_reload(server: Running) -> None:
    table = server.open()
    with line(server, table["table"]) as socket:
        socket.until("whole")
        socket.send(type="hello", protocol=1, table=table["table"])
        assert socket.hear()["code"] == "hello-once"
    with connect(socket_of(server), proxy=None, **PATIENT) as bare:
        bare.send(json.dumps({"type": "hello", "protocol": 99, "table": table["table"]}))
        assert json.loads(bare.recv())["code"] == "protocol-other"


def test_a_polite_stop_tells_everyone_to_come_back(database: str) -> None:
    first = Running(database)
    table, players = start_all(first)
    with line(first, table["table"], players[0].token) as socket:
        number = socket.until("whole")["number"]
        first.child.terminate()
        goodbye = socket.until("goodbye")
        assert (goodbye["why"], goodbye["after"] >= 0) == ("stopping", True)
        with pytest.raises(ConnectionClosed):
            socket.hear()
    first.stop()
    assert '"stopped"' in first.log[-2]
    second = Running(database)
    with line(second, table["table"], players[0].token, seen=number) as socket:
        socket.send(type="ping")
        assert socket.hear()["type"] == "pong"
    second.stop()
