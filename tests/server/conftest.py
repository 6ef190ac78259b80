"""Servers for the tests."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.server.running import ALL, Running

LIMITS = ("RATE", "TABLES", "CHAT", "GUESSES", "WORK", "TRAFFIC")
GENEROUS = {f"HIPPODROME_LIMIT_{name}": "1000000" for name in LIMITS}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """Start a server on a fresh SQLite database."""
    running = Running(str(tmp_path_factory.mktemp("db") / "test.db"), GENEROUS)
    yield running
    running.stop()


@pytest.fixture(scope="session", autouse=True)
def _none_left_behind() -> Iterator[None]:
    """End the servers of tests that failed."""
    yield
    for running in ALL:
        if running.child.poll() is None:
            running.kill()


@pytest.fixture
def database(tmp_path: Path) -> str:
    """Name a fresh database."""
    return str(tmp_path / "test.db")
