"""Scale-out: several real server processes on one real PostgreSQL, and what happens when one dies."""

from __future__ import annotations

import threading
import time
import uuid
from collections.abc import Iterator
from typing import Any

import pytest
from tests.server.conftest import GENEROUS
from tests.server.database import ask_database
from tests.server.postgres import Postgres
from tests.server.running import (
    PATIENCE,
    PEOPLE,
    Player,
    Refused,
    Running,
    line,
    play_on,
    start_all,
    wait_for_reasons,
)


@pytest.fixture(scope="module")
def postgres() -> Iterator[Postgres]:
    """Start a PostgreSQL."""
    it = Postgres()
    yield it
    it.remove()


@pytest.fixture(scope="module")
def servers(postgres: Postgres) -> Iterator[list[Running]]:
    """Start two servers on one database."""
    both = [Running(postgres.url, GENEROUS) for _ in range(2)]
    yield both
    for server in both:
        server.stop()


def moved_to(player: Player, server: Running) -> Player:
    """Let a player go to another server."""
    return Player(server, player.table, player.seat, player.token, player.recovery)


@pytest.mark.parametrize("game", ["ave-caesar", "ben-hur"])
def test_players_of_one_table_sit_at_different_processes(servers: list[Running], game: str) -> None:
    one, two = servers
    table, players = start_all(one, game)
    spread = [players[0], moved_to(players[1], two), moved_to(players[2], two)]
    with line(one, table["table"]) as here, line(two, table["code"]) as there:
        first = here.until("whole")["number"]
        assert there.until("whole")["number"] == first
        numbers = []
        for _ in range(30):
            whole = spread[0].look()
            if whole["table"]["stage"] == "over":
                break
            mover = spread[whole["race"]["to_move"]]
            while mover.look()["number"] < whole["number"]:
                pass
            numbers.append(mover.move()["number"])
            assert here.until("happened")["number"] == numbers[-1]
            assert there.until("happened")["number"] == numbers[-1]
        assert numbers == list(range(first + 1, first + 1 + len(numbers)))


def test_of_two_moves_for_one_turn_at_two_processes_the_database_takes_one(servers: list[Running]) -> None:
    one, two = servers
    _, players = start_all(one)
    for _ in range(10):
        whole = players[0].look()
        if whole["table"]["stage"] == "over":
            break
        mover = players[whole["race"]["to_move"]]
        seen = mover.look()
        twins = [mover, moved_to(mover, two)]
        while any(it.look()["number"] < whole["number"] for it in twins):
            pass
        answers: list[Any] = []

        def race_for_it(it: Player, seen: Any = seen, answers: list[Any] = answers) -> None:
            try:
                offers = seen["race"]["offers"]
                answers.append(it.do("move", move=offers[0], turn=seen["table"]["turn"])["number"])
            except Refused as refused:
                answers.append(refused.code)

        threads = [threading.Thread(target=race_for_it, args=(it,)) for it in twins]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        assert sorted(map(str, answers)) == sorted([str(whole["number"] + 1), "move-stale"])


def test_a_key_repeated_at_another_process_gets_the_same_answer(servers: list[Running]) -> None:
    one, two = servers
    _, players = start_all(one)
    whole = players[0].look()
    mover = players[whole["race"]["to_move"]]
    key = uuid.uuid4().hex
    move = {"move": mover.look()["race"]["offers"][0], "turn": whole["table"]["turn"]}
    done = mover.do("move", key, **move)
    assert moved_to(mover, two).do("move", key, **move) == done


def test_nobody_is_refused_for_what_another_process_has_not_told_yet(servers: list[Running]) -> None:
    one, two = servers
    for _ in range(5):
        table = one.open()
        gaius = one.sit(table, "Gaius")
        players = [gaius, two.sit(table, "Livia"), two.sit(table, "Marcus")]
        gaius.do("start")
        for player in players:
            assert moved_to(player, one).look()["viewer"] == player.seat
            assert moved_to(player, two).look()["viewer"] == player.seat
        with line(one, table["table"], players[1].token) as livia:
            assert livia.until("whole")["viewer"] == players[1].seat


def test_everyone_sees_who_is_connected_at_whatever_process(servers: list[Running]) -> None:
    one, two = servers
    table, players = start_all(one)
    with line(one, table["table"], players[0].token) as gaius:
        gaius.until("whole")
        with line(two, table["table"], players[2].token) as marcus, line(two, table["code"]):
            gaius.until("present", here=[True, False, True], watching=1)
            marcus.until("present", here=[True, False, True], watching=1)
            chairs = players[1].look()["table"]["chairs"]
            assert [it["here"] for it in chairs] == [True, False, True]
        gaius.until("present", here=[True, False, False], watching=0)


@pytest.mark.parametrize("how", ["stop", "kill"])
def test_whoever_was_connected_to_a_process_that_ends_is_away(
    servers: list[Running], postgres: Postgres, how: str
) -> None:
    one, other = servers[0], Running(postgres.url, GENEROUS)
    table, players = start_all(one)
    with line(one, table["table"], players[0].token) as gaius:
        with line(other, table["table"], players[1].token):
            gaius.until("present", here=[True, True, False])
            getattr(other, how)()
        gaius.until("present", here=[True, False, False])


def under_way(player: Any) -> Any:
    """Look until the start, made at another process, has come through."""
    until = time.monotonic() + PATIENCE
    while (whole := player.look())["race"] is None:
        assert time.monotonic() < until
    return whole


def test_when_a_process_is_killed_its_players_go_on_at_another(postgres: Postgres) -> None:
    one, two = (Running(postgres.url, GENEROUS) for _ in range(2))
    seats = [*PEOPLE[:2], {"type": "charioteer", "name": "greedy"}]
    table = one.open(seats=seats, pace=100)
    players = [one.sit(table, "Gaius"), two.sit(table, "Livia")]
    players[0].do("start")
    with line(one, table["table"], players[0].token) as gaius:
        gaius.until("whole")
        acknowledged = []
        for _ in range(5):
            seat = under_way(players[1])["race"]["to_move"]
            if seat is not None and seat < 2:
                try:
                    acknowledged.append(players[seat].move()["number"])
                except (Refused, TypeError):
                    continue
        seen = gaius.number or None
        one.kill()
    gaius_again = moved_to(players[0], two)
    everyone = [gaius_again, players[1]]
    with line(two, table["table"], gaius_again.token, seen=seen) as back:
        whole = back.until("whole")
        assert whole["number"] >= max(acknowledged, default=0)
        while whole["table"]["stage"] != "over":
            seat = whole["race"]["to_move"]
            if seat is not None and seat < 2:
                seen_now = everyone[seat].look()
                if seen_now["race"]["offers"] and seen_now["table"]["turn"] == whole["table"]["turn"]:
                    everyone[seat].do("move", move=seen_now["race"]["offers"][0], turn=whole["table"]["turn"])
            whole = back.until("happened")
    two.stop()


def test_a_postgresql_that_restarts_is_survived(postgres: Postgres) -> None:
    server = Running(postgres.url, GENEROUS)
    table, players = start_all(server)
    numbers = play_on(players, 5)
    with line(server, table["table"]) as stands:
        stands.until("whole")
        postgres.stop()
        with pytest.raises(Refused) as refused:
            players[0].do("say", text="anybody there?")
        assert (refused.value.status, refused.value.code) == (503, "ledger-down")
        assert server.ask("/health")["ok"] is True
        wait_for_reasons(server, "database")
        postgres.start()
        numbers += play_on(players, 5)
        assert numbers == list(range(numbers[0], numbers[0] + 10))
        assert [stands.until("happened")["number"] for _ in range(5)] == numbers[5:]
    wait_for_reasons(server)
    server.stop()


@pytest.mark.parametrize("path", ["tables/a%00b", "tables/%00", "gallery/a%00b", "gallery/a%00b/1"])
def test_a_name_that_postgresql_cannot_be_asked_for_is_not_there(servers: list[Running], path: str) -> None:
    with pytest.raises(Refused) as refused:
        servers[0].ask(f"/api/{path}")
    assert refused.value.status == 404
    assert servers[0].ask("/api/gallery?game=%00") == {"boards": [], "more": False}
    wait_for_reasons(servers[0])


def test_what_nobody_needs_is_removed_here_too_and_words_are_counted(postgres: Postgres) -> None:
    few = GENEROUS | {"HIPPODROME_LIMIT_TALK": "2"}
    first = Running(postgres.url, few)
    lobby = first.open()
    racing, players = start_all(first)
    for number in range(2):
        players[0].do("say", text=f"word {number}")
    first.stop()
    age = "UPDATE events SET at = at - 2678400000 WHERE table_id IN (:lobby, :racing)"
    ask_database(postgres.url, age, lobby=lobby["table"], racing=racing["table"])
    second = Running(postgres.url, few)
    second.wait_for_line("tables expired")
    with pytest.raises(Refused, match="table-unknown"):
        second.ask(f"/api/tables/{lobby['table']}")
    players[0].server = players[1].server = second
    with pytest.raises(Refused, match="table-talk-full"):
        players[0].do("say", text="one more")
    players[1].do("say", text="my first")
    assert ask_database(postgres.url, "SELECT at FROM heartbeat")[0][0] >= 0
    wait_for_reasons(second)
    second.stop()
