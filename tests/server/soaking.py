"""Killing a server again and again under load, and looking afterwards whether anything was lost."""

from __future__ import annotations

import random
import sqlite3
import threading
import uuid
from collections.abc import Callable
from http.client import HTTPException
from pathlib import Path
from typing import Any, NamedTuple

from tests.server.conftest import GENEROUS
from tests.server.running import PATIENCE, Player, Refused, Running

from hippodrome.tables import snapshots
from hippodrome.tables.events import Moved, Stored, read_event
from hippodrome.tables.folding import fold, go_on
from hippodrome.tables.table import Table


class Acknowledged(NamedTuple):
    """A move that the server said was done."""

    table: str
    number: int
    seat: int
    move: str
    key: str


class Soak:
    """A server that is killed at random moments while people race on it."""

    def __init__(self, database: str, racers: int, seed: int) -> None:
        self.database = database
        self.chance = random.Random(seed)
        self.server = Running(database, GENEROUS)
        self.acknowledged: list[Acknowledged] = []
        self.tables: set[str] = set()
        self.failures: list[str] = []
        self.repeated = 0
        self.snapshots = 0
        self._up = threading.Event()
        self._up.set()
        self._stop = False
        self._moved = threading.Condition()
        self._threads = [
            threading.Thread(target=self._race, args=(number,), daemon=True) for number in range(racers)
        ]

    def run(self, kills: int, told: Callable[[str], None] = lambda _: None) -> None:
        """Race, kill and start again, so many times."""
        for thread in self._threads:
            thread.start()
        try:
            for kill in range(kills):
                told(f"{kill} kills, {len(self.acknowledged)} moves")
                self._wait_for_moves(self.chance.randint(1, 40))
                self._up.clear()
                self.server.kill()
                self.server = Running(self.database, GENEROUS)
                self._up.set()
            self._wait_for_moves(20)
        finally:
            self._stop = True
            self._up.set()
            for thread in self._threads:
                thread.join(PATIENCE)
            self.server.stop()

    def _wait_for_moves(self, count: int) -> None:
        """Wait until so many more moves were acknowledged: the race goes on."""
        with self._moved:
            wanted = len(self.acknowledged) + count
            went_on = self._moved.wait_for(
                lambda: len(self.acknowledged) >= wanted or bool(self.failures), PATIENCE
            )
        assert not self.failures, self.failures
        assert went_on, "the races do not go on"

    def _race(self, number: int) -> None:
        game = ("ave-caesar", "ben-hur")[number % 2]
        pick = random.Random(number)
        try:
            while not self._stop:
                self._one_race(game, pick)
        except Exception as error:  # noqa: BLE001  (told in the main thread)
            with self._moved:
                self.failures.append(repr(error))
                self._moved.notify_all()

    def _one_race(self, game: str, pick: random.Random) -> None:
        table = self._again(lambda: self.server.open(game))
        self.tables.add(table["table"])
        try:
            players = [
                self._again(lambda seat=seat: self.server.sit(table, "abc"[seat], seat)) for seat in range(3)
            ]
        except Refused as refused:
            # The answer with the token was lost when the server was killed: nobody will race at this table.
            if refused.code in ("seat-taken", "table-full"):
                return
            raise
        key = uuid.uuid4().hex
        self._again(lambda: self._at(players[0]).do("start", key))
        while not self._stop:
            whole = self._again(lambda: self._at(players[0]).look())
            if whole["table"]["stage"] == "over":
                return
            mover = players[whole["race"]["to_move"]]
            seen = self._again(lambda mover=mover: self._at(mover).look())
            offers = seen["race"]["offers"]
            self._move(mover, pick.choice(offers), seen["table"]["turn"])

    def _at(self, player: Player) -> Player:
        """Find the server where it is now."""
        player.server = self.server
        return player

    def _move(self, mover: Player, move: str, turn: int) -> None:
        key = uuid.uuid4().hex
        done = self._again(lambda: self._at(mover).do("move", key, move=move, turn=turn))
        with self._moved:
            self.acknowledged.append(Acknowledged(mover.table, done["number"], mover.seat, move, key))
            self._moved.notify_all()

    def _again(self, ask: Any) -> Any:
        """Ask until there is an answer: the same question, with the same key."""
        while True:
            self._up.wait()
            try:
                return ask()
            except (OSError, HTTPException):
                if self._stop:
                    raise
                self.repeated += 1
            except Refused as refused:
                if refused.code not in ("ledger-down", "stopping"):
                    raise

    def check(self) -> dict[str, int]:
        """Look into the database: every acknowledged move is there once, no number is missing."""
        rows = events_of(self.database)
        for it in self.acknowledged:
            number, key, event = rows[it.table][it.number - 1]
            assert (number, key) == (it.number, f"{it.seat}:{it.key}"), f"{it} is lost"
            assert isinstance(event, Moved)
            assert (event.seat, event.move) == (it.seat, it.move)
        total = 0
        for table, events in rows.items():
            assert [number for number, _, _ in events] == list(range(1, len(events) + 1))
            keys = [key for _, key, _ in events if key]
            assert len(keys) == len(set(keys))
            total += len(events)
            replayed = fold(table, [Stored(number, 0, event, key) for number, key, event in events])
            self._check_snapshot(replayed, events)
        return {
            "acknowledged": len(self.acknowledged),
            "events": total,
            "tables": len(rows),
            "asked again": self.repeated,
            "snapshots": self.snapshots,
        }

    def _check_snapshot(self, replayed: Table, events: list[tuple[int, str | None, Any]]) -> None:
        """Open a table from its snapshot, if it has one: it must be the table that the log tells of."""
        connection = sqlite3.connect(Path(self.database))
        query = "SELECT number, written FROM snapshots WHERE table_id = ?"
        found = connection.execute(query, (replayed.id,)).fetchone()
        connection.close()
        if found is None:
            return
        known = snapshots.read_snapshot(replayed.id, found[1])
        assert known.number == found[0] <= len(events)
        rest = [Stored(number, 0, event, key) for number, key, event in events[known.number :]]
        table = go_on(known, rest)
        assert table.race is not None
        assert replayed.race is not None
        assert table.race.state == replayed.race.state
        assert list(table.race.lines) == list(replayed.race.lines)
        assert table.keys == replayed.keys
        self.snapshots += 1


def events_of(database: str) -> dict[str, list[tuple[int, str | None, Any]]]:
    """Read all events of a SQLite database."""
    rows: dict[str, list[tuple[int, str | None, Any]]] = {}
    connection = sqlite3.connect(Path(database))
    try:
        query = "SELECT table_id, number, key, event FROM events ORDER BY table_id, number"
        for table, number, key, event in connection.execute(query):
            rows.setdefault(table, []).append((number, key, read_event(event)))
    finally:
        connection.close()
    return rows
