"""Tables over HTTP and websocket, against a real server in a process of its own."""

from __future__ import annotations

import json
import subprocess
import sys
import urllib.request
import uuid
from typing import Any

import pytest
from tests.server.running import PEOPLE, ROOT, Player, Refused, Running, line, play_on, socket_of, start_all
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect
from websockets.typing import Origin


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


def test_offers_go_to_the_seat_that_is_to_move_and_to_nobody_else(server: Running) -> None:
    table, players = start_all(server)
    to_move = server.ask(f"/api/tables/{table['table']}")["race"]["to_move"]
    for player in players:
        race = player.look()["race"]
        assert (race["offers"] is not None) == (race["barred"] is not None) == (player.seat == to_move)


def test_the_same_key_is_done_once_and_answered_the_same(server: Running) -> None:
    _, players = start_all(server)
    whole = players[0].look()
    mover = players[whole["race"]["to_move"]]
    move = {"move": mover.look()["race"]["offers"][0], "turn": whole["table"]["turn"]}
    key = uuid.uuid4().hex
    first = mover.do("move", key, **move)
    assert mover.do("move", key, **move) == first
    play_on(players, 80)
    number = players[0].look()["number"]
    assert mover.do("move", key, **move) == first
    assert players[0].look()["number"] == number


def test_a_stale_move_is_refused_and_changes_nothing(server: Running) -> None:
    _, players = start_all(server)
    whole = players[0].look()
    mover = players[whole["race"]["to_move"]]
    move = {"move": mover.look()["race"]["offers"][0], "turn": whole["table"]["turn"]}
    mover.do("move", **move)
    before = [player.look() for player in players]
    with pytest.raises(Refused) as refused:
        mover.do("move", **move)
    assert (refused.value.status, refused.value.code) == (409, "move-stale")
    assert [player.look() for player in players] == before


def test_a_word_of_chat_does_not_make_a_move_stale(server: Running) -> None:
    _, players = start_all(server)
    whole = players[0].look()
    mover = players[whole["race"]["to_move"]]
    players[0].do("say", text="Ave!")
    mover.do("move", move=mover.look()["race"]["offers"][0], turn=whole["table"]["turn"])


def test_a_move_against_the_rules_is_refused_with_its_clause(server: Running) -> None:
    _, players = start_all(server)
    whole = players[0].look()
    mover = players[whole["race"]["to_move"]]
    with pytest.raises(Refused) as refused:
        mover.do("move", move="pass", turn=whole["table"]["turn"])
    assert refused.value.status == 422
    assert refused.value.answer["clause"][0].isdigit()
    assert refused.value.answer["text"]


def test_errors_speak_the_language_that_is_asked_for(server: Running) -> None:
    said = set()
    for language in ("en", "fr", "it", "de"):
        with pytest.raises(Refused) as refused:
            server.ask("/api/tables/NOSUCH", **{"Accept-Language": f"{language}-XX,en;q=0.5"})
        said.add(refused.value.answer["text"])
    assert len(said) == 4


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


def test_a_takeback_needs_everyone_and_never_crosses_a_draw(server: Running) -> None:
    _, players = start_all(server)
    play_on(players, 1)
    for player in players:
        with pytest.raises(Refused) as refused:
            player.do("ask-takeback")
        assert refused.value.code == "takeback-drawn"


def test_a_takeback_by_consent_goes_back_to_the_decision(server: Running) -> None:
    players, mover, before = move_that_draws_nothing(server)
    mover.do("ask-takeback")
    others = [player for player in players if player is not mover]
    asked = players[0].look()["table"]["takeback"]
    assert asked == {"by": mover.seat, "yes": [], "open": [it.seat for it in others]}
    others[0].do("answer-takeback", yes=True)
    others[1].do("answer-takeback", yes=True)
    after = mover.look()
    assert after["race"] == before["race"]
    assert after["table"]["takeback"] is None
    assert after["table"]["turn"] == after["number"]


def move_that_draws_nothing(server: Running) -> tuple[list[Player], Player, Any]:
    """Race until somebody makes a move that draws nothing: the players, the mover, what they saw before."""
    for _ in range(20):
        _, players = start_all(server, "ben-hur")
        while (whole := players[0].look())["table"]["stage"] != "over":
            mover = players[whole["race"]["to_move"]]
            before = mover.look()
            lines = before["race"]["lines"]
            mover.move(lambda offers: "no-whip" if "no-whip" in offers else offers[0])
            if mover.look()["race"]["lines"] == lines + 1:
                return players, mover, before
    raise AssertionError("no such move in twenty races")


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
    with connect(socket_of(server), proxy=None, origin=Origin("https://evil.example")) as bare:
        assert json.loads(bare.recv())["code"] == "origin-foreign"
        with pytest.raises(ConnectionClosed):
            bare.recv()
    with pytest.raises(Refused) as refused:
        server.ask("/api/tables", {"game": "ave-caesar"}, Origin="https://evil.example")
    assert refused.value.code == "origin-foreign"
    own = Origin(f"http://127.0.0.1:{server.port}")
    with connect(socket_of(server), proxy=None, origin=own) as page:
        page.send(json.dumps({"type": "hello", "protocol": 1, "table": table["table"]}))
        assert json.loads(page.recv())["type"] == "whole"


def test_another_version_of_the_protocol_is_told_to_reload(server: Running) -> None:
    table = server.open()
    with line(server, table["table"]) as socket:
        socket.until("whole")
        socket.send(type="hello", protocol=1, table=table["table"])
        assert socket.hear()["code"] == "hello-once"
    with connect(socket_of(server), proxy=None) as bare:
        bare.send(json.dumps({"type": "hello", "protocol": 99, "table": table["table"]}))
        assert json.loads(bare.recv())["code"] == "protocol-other"


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
        out, _ = child.communicate(timeout=60)
    assert child.returncode == 0
    assert json.loads(out) == gaius.look()["race"]["standings"]


@pytest.mark.parametrize("db", ["postgresql://127.0.0.1:1/none", "/no/such/folder/here.db", "mysql://x"])
def test_a_database_that_cannot_be_opened_is_told_in_one_line(db: str) -> None:
    command = [sys.executable, "-m", "hippodrome", "serve", "--port", "0", "--db", db]
    tried = subprocess.run(command, capture_output=True, text=True, timeout=60, check=False, cwd=ROOT)
    assert tried.returncode == 2
    assert len(tried.stderr.splitlines()) == 1, tried.stderr


def test_health_and_numbers_can_be_watched(server: Running) -> None:
    assert server.ask("/health")["ok"] is True
    with urllib.request.urlopen(f"{server.url}/metrics") as answer:  # noqa: S310  (our own server)
        text = answer.read().decode()
    assert "hippodrome_events_total" in text
    assert "hippodrome_append_seconds_bucket" in text


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
