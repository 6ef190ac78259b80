"""Charioteers at the table: who hangs, crashes or strays is replaced, and everyone is told."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from tests.own_loop import run_alone
from tests.server.conftest import GENEROUS
from tests.server.running import PEOPLE, Running, line

from hippodrome.server.workers.drivers import WorkerPool
from hippodrome.tables.live.thinkers import Stopwatch
from hippodrome.tables.thinking import ChosenMove, DecisionTask

BAD = GENEROUS | {"HIPPODROME_CHARIOTEERS": "tests.server.bad_charioteers"}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """Start a server that hires bad charioteers and has little patience."""
    running = Running(str(tmp_path_factory.mktemp("db") / "test.db"), BAD | {"HIPPODROME_BUDGET": "3"})
    yield running
    running.stop()


@pytest.fixture(scope="module")
def patient(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """Start a server that hires bad charioteers and replaces none of them for being late."""
    running = Running(str(tmp_path_factory.mktemp("db") / "test.db"), BAD | {"HIPPODROME_BUDGET": "60"})
    yield running
    running.stop()


@pytest.mark.parametrize("game", ["ave-caesar", "ben-hur"])
@pytest.mark.parametrize(
    ("name", "why"),
    [
        ("hangs", "hung"),
        ("crashes", "crashed"),
        ("fails", "crashed"),
        ("devours", "crashed"),
        ("strays", "strayed"),
    ],
)
def test_a_charioteer_that_is_not_up_to_it_is_replaced_and_the_race_goes_on(
    request: pytest.FixtureRequest, game: str, name: str, why: str
) -> None:
    server: Running = request.getfixturevalue("server" if why == "hung" else "patient")
    seats = [*PEOPLE[:1], {"type": "charioteer", "name": name}, {"type": "charioteer", "name": "random"}]
    table = server.open(game, seats=seats)
    gaius = server.sit(table, "Gaius")
    with line(server, table["table"]) as stands:
        stands.until("whole")
        gaius.do("start")
        gaius.do("hand-over")
        replaced = stands.until_happened("replaced")
        while replaced["what"]["seat"] != 1:  # others may be late where the machine is busy
            replaced = stands.until_happened("replaced")
        assert replaced["what"] == {
            "kind": "replaced",
            "seat": 1,
            "name": name,
            "charioteer": "random",
            "why": why,
        }
        while (message := stands.until("happened"))["table"]["stage"] != "over":
            assert message["what"]["kind"] in ("moved", "replaced", "reins")
    assert server.ask("/health")["ok"] is True


def test_the_loop_answers_while_a_charioteer_hangs(server: Running) -> None:
    seats = [*PEOPLE[:1], *[{"type": "charioteer", "name": "hangs"}] * 2]
    table = server.open(seats=seats)
    gaius = server.sit(table, "Gaius")
    with line(server, table["table"]) as stands:
        stands.until("whole")
        gaius.do("start")
        gaius.do("hand-over")
        replaced = False
        for _ in range(50):
            stands.send(type="ping")
            while (heard := stands.hear())["type"] != "pong":
                replaced = replaced or (heard["type"] == "happened" and heard["what"]["kind"] == "replaced")
        if not replaced:
            stands.until_happened("replaced")


def test_when_time_runs_out_a_charioteer_takes_the_reins_until_the_player_returns(server: Running) -> None:
    table = server.open(seats=PEOPLE, clock={"kind": "move", "seconds": 4})
    players = [server.sit(table, name) for name in ("Gaius", "Livia", "Marcus")]
    with line(server, table["table"]) as stands:
        stands.until("whole")
        players[0].do("start")
        reins = stands.until_happened("reins")
        assert reins["what"]["why"] == "time"
        seat = reins["what"]["seat"]
        assert stands.until_happened("moved")["what"]["charioteer"] in ("greedy", "random")
        players[seat].do("come-back")
        assert stands.until_happened("returned")["table"]["chairs"][seat]["driver"] is None


def test_a_charioteer_takes_up_again_after_the_server_was_killed(database: str) -> None:
    seats = [*PEOPLE[:1], *[{"type": "charioteer", "name": "greedy"}] * 2]
    first = Running(database, GENEROUS)
    table = first.open(seats=seats, pace=50)
    gaius = first.sit(table, "Gaius")
    with line(first, table["table"]) as stands:
        stands.until("whole")
        gaius.do("start")
        gaius.do("hand-over")
        for _ in range(3):
            stands.until_happened("moved")
        first.kill()
    second = Running(database, GENEROUS)
    with line(second, table["table"]) as stands:
        whole = stands.until("whole")
        while whole["table"]["stage"] != "over":
            whole = stands.until("happened")
    second.stop()


@pytest.mark.parametrize(
    ("name", "most"),
    [("greedy", 3.0), ("strategist:1s", 4.15), ("strategist:2.8s", 6.0), ("champion:99s", 6.0)],
)
def test_a_charioteer_that_searches_is_not_replaced_for_being_late(
    monkeypatch: pytest.MonkeyPatch, name: str, most: float
) -> None:
    given: list[float] = []

    async def asked(
        _self: WorkerPool, _worker: None, _task: DecisionTask, _kind: Any, seconds: float, _times: int
    ) -> ChosenMove:
        given.append(seconds)
        return ChosenMove("a move")

    async def worker(_self: WorkerPool) -> None:
        """Give none: nothing is asked of it."""

    async def decided() -> str:
        return await WorkerPool(1, 3.0, Patient()).think(
            DecisionTask("t", "ave-caesar", {}, [], 0, name, 0.6)
        )

    monkeypatch.setattr(WorkerPool, "_asked", asked)
    monkeypatch.setattr(WorkerPool, "_worker", worker)
    assert run_alone(decided()) == "a move"
    assert given == pytest.approx([most])


class Patient(Stopwatch):
    """Waits in no time."""

    async def sleep(self, seconds: float) -> None:
        """Do not wait."""
