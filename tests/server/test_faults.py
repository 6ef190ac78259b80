"""Faults survived: kill -9, a full disk, a locked database, a clock that jumps."""

from __future__ import annotations

import resource
import sqlite3
import time

import pytest
from tests.server.conftest import GENEROUS
from tests.server.running import Refused, Running, line, play_on, start_all, wait_for_reasons
from tests.server.soaking import Soak, events_of

from hippodrome.tables.live.timekeeper import Timekeeper


def test_kill_nine_at_random_moments_under_load_loses_nothing(database: str) -> None:
    soak = Soak(database, racers=4, seed=7)
    soak.run(kills=3)
    assert soak.check()["acknowledged"] > 20


def test_a_full_disk_is_told_to_the_players_and_nothing_is_half_done(database: str) -> None:
    server = Running(database, GENEROUS)
    table, players = start_all(server)
    play_on(players, 3)
    with line(server, table["table"]) as stands:
        stands.until("whole")
        before = [player.look() for player in players]
        limit_files_of(server, 0)
        with pytest.raises(Refused) as refused:
            players[0].do("say", text="can you write this down?", key="k" * 20)
        assert (refused.value.status, refused.value.code) == (503, "ledger-down")
        assert server.ask("/health")["ok"] is True
        wait_for_reasons(server, "database")
        assert [player.look() for player in players] == before
        limit_files_of(server, resource.RLIM_INFINITY)
        players[0].do("say", text="can you write this down?", key="k" * 20)
        assert stands.until("happened")["what"]["text"] == "can you write this down?"
    play_on(players, 3)
    wait_for_reasons(server)
    server.stop()
    numbers = [number for number, _, _ in events_of(database)[table["table"]]]
    assert numbers == list(range(1, before[0]["number"] + 5))


def limit_files_of(server: Running, size: int) -> None:
    """Let no file of a process grow any more, as a full disk would."""
    hard = resource.RLIM_INFINITY
    resource.prlimit(server.child.pid, resource.RLIMIT_FSIZE, (size, hard))


def test_a_locked_database_is_waited_for_and_then_told(database: str) -> None:
    server = Running(database, GENEROUS)
    _, players = start_all(server)
    number = players[0].look()["number"]
    lock = sqlite3.connect(database, isolation_level=None)
    lock.execute("BEGIN IMMEDIATE")
    with pytest.raises(Refused) as refused:
        players[0].do("say", text="anybody?", key="s" * 10)
    assert refused.value.code == "ledger-down"
    assert players[0].look()["number"] == number
    lock.execute("ROLLBACK")
    lock.close()
    assert players[0].do("say", text="anybody?", key="s" * 10)["number"] == number + 1
    server.stop()


def test_a_clock_that_jumps_moves_nobodys_time(monkeypatch: pytest.MonkeyPatch) -> None:
    wall = [1_000_000.0]
    steady = [50.0]
    monkeypatch.setattr("time.time", lambda: wall[0])
    monkeypatch.setattr("time.monotonic", lambda: steady[0])
    keeper = Timekeeper()
    started = keeper.now()
    wall[0] += 86_400
    steady[0] += 2
    assert keeper.now() == started + 2_000
    wall[0] -= 10 * 86_400
    assert keeper.now() == started + 2_000
    assert Timekeeper().now() < started


@pytest.mark.parametrize("years", [-10, 10])
def test_a_server_whose_date_has_jumped_goes_on_with_everyones_time(database: str, years: int) -> None:
    first = Running(database, GENEROUS)
    _, players = start_all(first, clock={"kind": "bank", "seconds": 3600})
    play_on(players, 2)
    seat = players[0].look()["race"]["to_move"]
    left = players[0].look()["table"]["clock"]["left"]
    first.kill()
    # All that is written down is years away, as if the date of the machine had jumped meanwhile.
    connection = sqlite3.connect(database)
    connection.execute("UPDATE events SET at = at + ?", (years * 365 * 86_400_000,))
    connection.commit()
    connection.close()
    second = Running(database, GENEROUS)
    for player in players:
        player.server = second
    play_on(players, 4)
    after = players[0].look()["table"]
    assert all(chair["driver"] is None for chair in after["chairs"])
    for other in {0, 1, 2} - {seat}:
        assert left[other] - 600_000 <= after["clock"]["left"][other] <= 3_600_000
    second.stop()


def test_a_charioteer_moves_unasked_after_the_date_has_jumped_back(database: str) -> None:
    seats = [{"type": "person"}, *[{"type": "charioteer", "name": "greedy"}] * 2]
    first = Running(database, GENEROUS)
    table = first.open(seats=seats, pace=3000)
    gaius = first.sit(table, "Gaius")
    gaius.do("start")
    gaius.do("hand-over")  # whoever is to move, it is a charioteer
    number = gaius.look()["number"]
    first.kill()
    connection = sqlite3.connect(database)
    years = 10 * 365 * 86_400_000
    connection.execute("UPDATE events SET at = at + ?", (years,))
    connection.execute("UPDATE tables SET wake_at = wake_at + ?", (years,))
    connection.commit()
    second = Running(database, GENEROUS)
    for _ in range(600):
        if len(events_of(database)[table["table"]]) > number:
            break
        time.sleep(0.1)
    connection.close()
    second.stop()
    assert len(events_of(database)[table["table"]]) > number


def test_the_database_is_whole_after_a_kill(database: str) -> None:
    server = Running(database, GENEROUS)
    _, players = start_all(server)
    play_on(players, 5)
    server.kill()
    connection = sqlite3.connect(database)
    assert connection.execute("PRAGMA integrity_check").fetchone() == ("ok",)
    connection.close()
