"""/health says that the process is alive, /ready whether it can do its work and why not."""

from __future__ import annotations

import asyncio
import json
import os
import resource
import shutil
import signal
import sqlite3
import subprocess
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
import structlog
from tests.own_loop import run_alone
from tests.server.conftest import GENEROUS
from tests.server.running import (
    PATIENCE,
    Refused,
    Running,
    reasons_of,
    start_all,
    wait_for_number,
    wait_for_reasons,
)

from hippodrome.server.config import Config
from hippodrome.server.metrics import ServerMonitor
from hippodrome.server.readiness import DATABASE_CHECK_SECONDS
from hippodrome.server.service import Service
from hippodrome.server.watchdog import Watchdog
from hippodrome.tables.live import attending


def test_a_server_that_is_well_is_alive_and_ready(server: Running) -> None:
    assert set(server.ask("/health")) == {"ok", "protocol", "version"}
    wait_for_reasons(server)
    wait_for_number(server, "hippodrome_loop_delay_seconds_count", above=0)


@pytest.fixture
def small_disk(tmp_path: Path) -> Iterator[Path]:
    """Mount a disk of 100 MB."""
    folder = tmp_path / "disk"
    folder.mkdir()
    mount = shutil.which("mount")
    if os.geteuid() or mount is None:
        pytest.skip("only root may mount a disk")
    made = subprocess.run([mount, "-t", "tmpfs", "-o", "size=100m", "tmpfs", str(folder)], check=False)
    if made.returncode:
        pytest.skip("disks cannot be mounted here")
    yield folder
    subprocess.run(["umount", "-l", str(folder)], check=True)


def fill(file: Path, size: int) -> None:
    """Write so many bytes, or as many as the disk takes."""
    with file.open("ab", buffering=0) as out:
        try:
            for _ in range(size // 4096):
                out.write(bytes(4096))
        except OSError:
            pass


def test_a_disk_that_fills_is_told_before_and_when_nothing_can_be_written(small_disk: Path) -> None:
    server = Running(str(small_disk / "test.db"), GENEROUS)
    _, players = start_all(server)
    wait_for_reasons(server)
    fill(small_disk / "junk", 60 * 2**20)
    wait_for_reasons(server, "disk")
    players[0].do("say", text="there is room yet")
    fill(small_disk / "junk", 100 * 2**20)
    wait_for_reasons(server, "database", "disk")
    assert server.ask("/health")["ok"] is True
    with pytest.raises(Refused) as refused:
        players[0].do("say", text="is there room?")
    assert refused.value.code == "ledger-down"
    (small_disk / "junk").unlink()
    wait_for_reasons(server)
    players[0].do("say", text="there is room again")
    server.stop()


def test_a_database_that_cannot_be_written_makes_a_server_unready(database: str) -> None:
    server = Running(database, GENEROUS)
    wait_for_reasons(server)
    resource.prlimit(server.child.pid, resource.RLIMIT_FSIZE, (0, resource.RLIM_INFINITY))
    wait_for_reasons(server, "database")
    resource.prlimit(server.child.pid, resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY,) * 2)
    wait_for_reasons(server)
    lock = sqlite3.connect(database, isolation_level=None)
    lock.execute("BEGIN IMMEDIATE")
    wait_for_reasons(server, "database")
    assert server.ask("/health")["ok"] is True
    lock.execute("ROLLBACK")
    lock.close()
    wait_for_reasons(server)
    server.stop()
    assert times_unready(server, "database") == 2


def times_unready(server: Running, reason: str) -> int:
    """Count how often a server said that it became unready for a reason, whatever else was wrong then."""
    told = [json.loads(it) for it in server.log if "not ready" in it or "ready again" in it]
    unready = [False, *(reason in it.get("reasons", ()) for it in told)]
    return sum(now and not before for before, now in pairwise(unready))


def test_a_database_that_was_moved_away_or_replaced_makes_a_server_unready(database: str) -> None:
    server = Running(database, GENEROUS)
    wait_for_reasons(server)
    file = Path(database)
    aside = file.rename(f"{database}.aside")
    wait_for_reasons(server, "database")
    shutil.copy(aside, file)
    wait_for_reasons(server, "database")
    aside.rename(file)
    wait_for_reasons(server)
    server.stop()


def test_many_who_ask_cost_one_write_a_second(database: str) -> None:
    server = Running(database, GENEROUS)
    wait_for_reasons(server)
    time.sleep(DATABASE_CHECK_SECONDS + 0.1)
    began = time.monotonic()
    connection = sqlite3.connect(database)
    seen = set()
    for _ in range(50):
        reasons_of(server)
        seen.add(connection.execute("SELECT at FROM heartbeat").fetchone()[0])
    lasted = time.monotonic() - began
    connection.close()
    assert 1 <= len(seen) <= 2 + lasted / DATABASE_CHECK_SECONDS
    wait_for_reasons(server)
    server.stop()


def test_an_event_loop_that_was_held_makes_a_server_unready_for_a_moment(database: str) -> None:
    server = Running(database, GENEROUS)
    wait_for_reasons(server)
    server.child.send_signal(signal.SIGSTOP)
    with ThreadPoolExecutor(1) as beside:
        asked = beside.submit(reasons_of, server)  # so that it answers as soon as it goes on
        time.sleep(2)
        server.child.send_signal(signal.SIGCONT)
        assert "loop" in asked.result()
    server.wait_for_line("event loop late")
    wait_for_reasons(server)
    server.stop()


def test_the_watchdog_says_what_held_the_loop() -> None:
    monitor = ServerMonitor()

    def hold_everything(watchdog: Watchdog) -> None:
        until = time.monotonic() + PATIENCE
        time.sleep(0.8)
        while "hold_everything" not in watchdog._held and time.monotonic() < until:
            watchdog._held = ""  # what held the loop before: the machine may be busy
            time.sleep(0.2)

    async def watch() -> float:
        watchdog = Watchdog(monitor)
        watchdog.start()
        await asyncio.sleep(0.3)
        hold_everything(watchdog)
        await asyncio.sleep(0.2)
        delay = watchdog.delay()
        await watchdog.stop()
        return delay

    with structlog.testing.capture_logs() as lines:
        assert run_alone(watch()) > 0.6
    late = [it for it in lines if it["event"] == "event loop late" and "hold_everything" in it["held_by"]]
    assert len(late) == 1
    assert late[0]["seconds"] > 0.6


def test_a_sweep_that_ended_or_is_overdue_makes_a_server_unready(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def look() -> list[Any]:
        service = Service(Config(f"sqlite:///{database}", workers=1))
        await service.start()

        async def told(*, stopping: bool = False) -> list[str]:
            reasons = await service.readiness.reasons(stopping=stopping)
            return [it for it in reasons if it in ("sweep", "stopping")]  # the rest tells of the machine

        found: list[Any] = [await told()]
        monkeypatch.setattr(attending, "LATE_SWEEP_SECONDS", 0.0)
        found.append(await told())
        monkeypatch.undo()
        sweep = next(it for it in asyncio.all_tasks() if "Attendants._sweep" in repr(it.get_coro()))
        sweep.cancel()
        await asyncio.wait({sweep})
        found.append(await told())
        found.append(await told(stopping=True))
        await service.stop()
        return found

    assert run_alone(look()) == [[], ["sweep"], ["sweep"], ["sweep", "stopping"]]
