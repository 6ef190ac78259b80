"""Thousands of malformed frames and requests get a clear error and change nothing."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import ExitStack
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from schemathesis import checks
from tests.server.running import PATIENCE, PATIENT, Player, Refused, Running, play_on, socket_of, start_all
from tests.strategies import json_values, mutated
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

KEY = {"key": "k" * 12, "seat": 0}
BASES: list[dict[str, Any]] = [
    {"type": "move", "move": "4-11b2", "turn": 5} | KEY,
    {"type": "start", "fill": "random"} | KEY,
    {"type": "man", "free": 1, "charioteer": "random"} | KEY,
    {"type": "leave"} | KEY,
    {"type": "ask-takeback"} | KEY,
    {"type": "answer-takeback", "yes": True} | KEY,
    {"type": "say", "text": "hello", "name": "Nobody"} | KEY,
    {"type": "react", "what": "gasp"} | KEY,
    {"type": "hand-over"} | KEY,
    {"type": "come-back"} | KEY,
    {"type": "rematch"} | KEY,
    {"type": "hello", "protocol": 1, "table": "x", "tokens": ["a"]},
    {"type": "resync"},
    {"type": "ping"},
]
FRAMES = (
    st.binary(max_size=200)
    | st.text(max_size=200)
    | json_values().map(json.dumps)
    | st.sampled_from(BASES).map(json.dumps)
    | mutated(BASES).map(json.dumps)
)
CALM = (HealthCheck.function_scoped_fixture, HealthCheck.too_slow, HealthCheck.filter_too_much)


@pytest.fixture(scope="module")
def race(server: Running) -> list[Player]:
    """Start a race at a table whose stands are silent, and make a few moves."""
    _, players = start_all(server, stands_talk=False)
    play_on(players, 5)
    return players


@pytest.fixture(scope="module")
def intruder(server: Running, race: list[Player]) -> Iterator[Intruder]:
    """Connect somebody who holds no seat."""
    it = Intruder(server, race[0].table)
    yield it
    it.lines.close()


class Intruder:
    """Somebody in the stands who sends anything, and comes back when thrown out."""

    def __init__(self, server: Running, table: str) -> None:
        self.server, self.table = server, table
        self.lines = ExitStack()
        self.socket = self.enter()

    def enter(self) -> ClientConnection:
        """Connect and greet."""
        self.lines.close()
        # No pings: their thread takes from the same chance as Hypothesis, which notices.
        opened = connect(socket_of(self.server), proxy=None, **PATIENT)
        socket: ClientConnection = self.lines.enter_context(opened)
        socket.send(json.dumps({"type": "hello", "protocol": 1, "table": self.table}))
        assert json.loads(socket.recv(PATIENCE))["type"] == "whole"
        return socket

    def send(self, frame: str | bytes) -> dict[str, Any] | None:
        """Send a frame and hear the answer; None if the line was cut."""
        try:
            self.socket.send(frame)
            answer: dict[str, Any] = json.loads(self.socket.recv(PATIENCE))
        except ConnectionClosed:
            self.socket = self.enter()
            return None
        return answer


def everything(players: list[Player]) -> list[Any]:
    """Gather what everyone sees."""
    return [player.look() for player in players]


@settings(max_examples=2000, suppress_health_check=CALM)
@given(frame=FRAMES)
def test_a_frame_from_the_stands_is_answered_and_changes_nothing(
    race: list[Player], intruder: Intruder, frame: str | bytes
) -> None:
    answer = intruder.send(frame)
    assert answer is not None
    assert answer["type"] in ("refused", "pong", "whole")
    if answer["type"] == "refused":
        assert answer["text"]
        assert answer["code"]


def test_after_all_those_frames_the_table_is_as_it_was(race: list[Player], intruder: Intruder) -> None:
    before = everything(race)
    for frame in (b"\xff\xfe", "[" * 5000, "{}", "null", json.dumps({"type": "move"}), "\x00"):
        intruder.send(frame)
    assert intruder.send("x" * 1_000_000) is None
    for base in BASES:
        intruder.send(json.dumps(base))
    assert everything(race) == before
    assert before[0]["number"] == 10
    assert race[0].server.ask("/health")["ok"] is True


@settings(max_examples=500, suppress_health_check=CALM)
@given(body=st.binary(max_size=100) | json_values().map(json.dumps) | mutated(BASES).map(json.dumps))
def test_a_malformed_command_of_a_player_is_refused(race: list[Player], body: str | bytes) -> None:
    raw = body.encode() if isinstance(body, str) else body
    with pytest.raises(Refused) as refused:
        race[0].server.ask(f"/api/tables/{race[0].table}/deeds", raw, "not a token")
    assert 400 <= refused.value.status < 500
    assert refused.value.answer["text"]


@pytest.fixture(scope="module")
def api(server: Running) -> Any:
    """Load the server's own description of itself."""
    return schemathesis.openapi.from_url(f"{server.url}/api/openapi.json")


CHECKS = [
    checks.not_a_server_error,
    checks.status_code_conformance,
    checks.content_type_conformance,
    checks.response_schema_conformance,
]

schema = schemathesis.pytest.from_fixture("api")


@schema.parametrize()
@settings(max_examples=12, suppress_health_check=CALM)
def test_the_api_is_as_it_is_described(case: Any, race: list[Player]) -> None:
    if "name" in case.path_parameters and not case.path.endswith("/stream"):
        case.path_parameters["name"] = race[0].table
    case.call_and_validate(checks=CHECKS, timeout=PATIENCE)
    assert race[0].look()["number"] == 10
