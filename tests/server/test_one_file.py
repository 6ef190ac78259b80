"""A SQLite file: one server at a time, and copies that are whole."""

from __future__ import annotations

import shutil
import sqlite3
from pathlib import Path

import pytest
from tests.server.conftest import GENEROUS
from tests.server.forking import run_forked
from tests.server.running import Running, play_on, start_all


@pytest.mark.parametrize("command", ["serve", "open"])
def test_a_second_server_on_a_file_is_refused_in_one_line(database: str, command: str) -> None:
    server = Running(database, GENEROUS)
    second = run_forked(command, "--port", "0", "--db", database)
    assert second.returncode == 2
    (line,) = second.stderr.splitlines()
    assert server.url in line
    assert "--db" in line
    assert server.open()["table"]
    server.kill()
    third = Running(database, GENEROUS)
    assert third.stop() in (0, -15)
    fourth = Running(database, GENEROUS)
    fourth.stop()


def test_a_server_that_has_not_said_where_it_is_is_told_of_all_the_same(database: str) -> None:
    server = Running(database, GENEROUS)
    Path(f"{database}.lock").write_text("")
    second = run_forked("serve", "--port", "0", "--db", database)
    (line,) = second.stderr.splitlines()
    assert second.returncode == 2
    assert database in line
    assert "in use" in line
    server.stop()


def test_a_copy_made_while_people_race_has_everything(database: str, tmp_path: Path) -> None:
    server = Running(database, GENEROUS)
    table, players = start_all(server)
    last = play_on(players, 6)[-1]
    copy = tmp_path / "copies" / "monday.db"
    copy.parent.mkdir()
    made = run_forked("backup", "--db", database, "--out", str(copy))
    assert (made.returncode, len(made.stderr.splitlines())) == (0, 1)
    assert [it.name for it in copy.parent.iterdir()] == ["monday.db"]
    play_on(players, 2)
    naive = tmp_path / "naive.db"
    shutil.copy(database, naive)
    with sqlite3.connect(naive) as connection, pytest.raises(sqlite3.OperationalError):
        connection.execute("SELECT * FROM events")  # what the documents warn of
    server.stop()
    again = Running(str(copy), GENEROUS)
    for player in players:
        player.server = again
    assert players[0].look()["number"] == last
    assert len(play_on(players, 3)) == 3
    assert again.ask(f"/api/tables/{table['code']}")["id"] == table["table"]
    again.stop()


def test_a_copy_that_cannot_be_made_is_told_in_one_line(database: str, tmp_path: Path) -> None:
    missing = run_forked("backup", "--db", database, "--out", str(tmp_path / "copy.db"))
    sqlite3.connect(database).close()
    Path(database).touch()
    taken = run_forked("backup", "--db", database, "--out", database)
    nowhere = run_forked("backup", "--db", database, "--out", str(tmp_path / "none" / "copy.db"))
    for tried in (missing, taken, nowhere):
        assert (tried.returncode, len(tried.stderr.splitlines())) == (2, 1), tried.stderr
    assert sorted(it.name for it in tmp_path.iterdir()) == ["test.db"]
