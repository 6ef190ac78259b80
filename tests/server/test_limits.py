"""Limits: message size, rate, tables an address, sockets a table, chat, guesses."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress

import pytest
from tests.server.running import Player, Refused, Running, line
from websockets.exceptions import ConnectionClosed

from hippodrome.saying import Trouble
from hippodrome.server.config import config_from_environment
from hippodrome.server.http.limits import Limits, RateLimits, TokenBucket, limits_from_environment
from hippodrome.server.workers.drivers import WORKER_NICENESS


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """Start a server with little patience."""
    tight = {"TABLES": "4", "CHAT": "1", "SOCKETS": "3", "GUESSES": "5", "RATE": "25"}
    env = {f"HIPPODROME_LIMIT_{name}": value for name, value in tight.items()}
    running = Running(str(tmp_path_factory.mktemp("db") / "test.db"), env)
    yield running
    running.stop()


def answer_to_a_word(player: Player) -> tuple[int, str | None] | None:
    """Say something; tell how it is refused, if it is."""
    try:
        player.do("say", text="word")
    except Refused as refused:
        return refused.status, refused.code
    return None


def test_each_limit_is_told_when_it_is_reached(server: Running) -> None:
    table = server.open()
    gaius = server.sit(table, "Gaius")
    with (
        line(server, table["table"]) as one,
        line(server, table["table"]) as two,
        line(server, table["table"]),
    ):
        one.until("whole")
        two.until("whole")
        with line(server, table["table"]) as four:
            assert four.hear()["code"] == "too-many-sockets"
        with line(server, table["table"], gaius.token) as player:
            assert player.until("whole")["viewer"] == gaius.seat
        with suppress(ConnectionClosed):  # a flood is closed, perhaps before all of it is sent
            for _ in range(200):
                one.send(type="ping")
        assert one.until("refused")["code"] == "too-fast"
        two.send(type="ping")
        assert two.until("pong")
    answers = [answer_to_a_word(gaius) for _ in range(20)]
    assert answers[:5] == [None] * 5
    assert set(answers[5:]) - {None} == {(429, "too-much-talk")}  # a word each second is not too much
    for _ in range(3):
        server.open()
    with pytest.raises(Refused) as refused:
        server.open()
    assert refused.value.code == "too-many-tables"
    with pytest.raises(Refused) as refused:
        server.ask("/api/tables", b"[" * 3_000_000)
    assert refused.value.status == 413
    codes = []
    for _ in range(7):
        with pytest.raises(Refused) as refused:
            server.ask("/api/tables/AAAAAA")
        codes.append(refused.value.code)
    assert codes[0] == "table-unknown"
    assert codes[-1] == "too-many-guesses"
    with pytest.raises(Refused) as refused:
        server.ask(f"/api/tables/{table['code']}")
    assert refused.value.code == "too-many-guesses"
    assert server.ask(f"/api/tables/{table['table']}")["id"] == table["table"]


def test_a_bucket_lets_a_burst_pass_and_then_its_rate(monkeypatch: pytest.MonkeyPatch) -> None:
    now = [0.0]
    monkeypatch.setattr("time.monotonic", lambda: now[0])
    bucket = TokenBucket(2, 4)
    assert [bucket.take() for _ in range(6)] == [True] * 4 + [False] * 2
    now[0] += 1
    assert [bucket.take() for _ in range(3)] == [True, True, False]


def test_an_address_that_leaves_can_enter_again() -> None:
    gate = RateLimits(Limits(address_sockets=1))
    gate.open_socket("a")
    with pytest.raises(Trouble, match="too-many-sockets"):
        gate.open_socket("a")
    gate.open_socket("b")
    gate.close_socket("a")
    gate.open_socket("a")


def test_limits_come_from_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HIPPODROME_LIMIT_CHAT", "7")
    assert limits_from_environment() == Limits(chat=7)
    monkeypatch.setenv("HIPPODROME_LIMIT_CHAT", "many")
    with pytest.raises(Trouble, match="limit-number"):
        limits_from_environment()


def test_how_nice_workers_are_comes_from_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    assert config_from_environment("x.db").nice == WORKER_NICENESS
    monkeypatch.setenv("HIPPODROME_NICE", "0")
    assert config_from_environment("x.db").nice == 0
    for wrong in ("20", "-1", "very", ""):
        monkeypatch.setenv("HIPPODROME_NICE", wrong)
        with pytest.raises(Trouble, match="field-whole"):
            config_from_environment("x.db")
