"""The ways to back up that the page on security tells, tried: a server goes on from the copy."""

from __future__ import annotations

import re
import shlex
import shutil
import sqlite3
import subprocess
from contextlib import closing
from pathlib import Path
from typing import Any

from tests.server.conftest import GENEROUS
from tests.server.postgres import Postgres, found
from tests.server.running import ROOT, Player, Running, play_on, start_all

SECURITY = (ROOT / "docs" / "security.md").read_text(encoding="utf-8")


def told(command: str) -> str:
    """Find a command in the page by how it begins."""
    match = re.search(rf"(?:`|^)({re.escape(command)}[^`\n#]*)", SECURITY, re.MULTILINE)
    assert match, command
    return match[1].strip()


def looks(players: list[Player]) -> list[Any]:
    """Give what each player sees of the race, and how far it has come."""
    return [(it["number"], it["race"]) for it in (player.look() for player in players)]


def goes_on(db: str, players: list[Player], seen: list[Any]) -> None:
    """See the same through a server on a copy, with the same tokens, and race on."""
    server = Running(db, GENEROUS)
    there = [Player(server, it.table, it.seat, it.token, it.recovery) for it in players]
    assert looks(there) == seen
    assert play_on(there, 1) == [seen[0][0] + 1]
    server.stop()


def test_sqlite_is_copied_while_the_server_runs(tmp_path: Path) -> None:
    server = Running(str(tmp_path / "hippodrome.db"), GENEROUS)
    _, players = start_all(server)
    play_on(players, 3)
    seen = looks(players)
    _, file, statement = shlex.split(told("sqlite3 hippodrome.db"))
    with closing(sqlite3.connect(tmp_path / file)) as database:
        database.execute(statement.replace("copy.db", str(tmp_path / "copy.db")))
    play_on(players, 1)
    server.stop()
    goes_on(str(tmp_path / "copy.db"), players, seen)


def test_a_stopped_server_leaves_everything_in_one_file(tmp_path: Path) -> None:
    server = Running(str(tmp_path / "hippodrome.db"), GENEROUS)
    _, players = start_all(server)
    play_on(players, 3)
    seen = looks(players)
    server.stop()
    assert not (tmp_path / "hippodrome.db-wal").exists()
    shutil.copy(tmp_path / "hippodrome.db", tmp_path / "copy.db")
    goes_on(str(tmp_path / "copy.db"), players, seen)


def test_postgresql_is_dumped_and_restored(tmp_path: Path) -> None:
    postgres = Postgres()
    try:
        server = Running(postgres.url, GENEROUS)
        _, players = start_all(server)
        play_on(players, 3)
        seen = looks(players)
        run_told("pg_dump", postgres.url, tmp_path)
        play_on(players, 1)
        server.stop()
        run_told("pg_restore", postgres.url, tmp_path)
        goes_on(postgres.url, players, seen)
    finally:
        postgres.remove()


def run_told(program: str, url: str, folder: Path) -> None:
    """Run a command of PostgreSQL as the page tells it."""
    words = [it.replace("DATABASE", url) for it in shlex.split(told(f"{program} --"))]
    where = found(program)
    assert where is not None
    subprocess.run([where, *words[1:]], cwd=folder, check=True)
