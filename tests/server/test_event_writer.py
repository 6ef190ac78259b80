"""What waits for the disk, and what does not: checkpoints are made beside the commits of moves."""

from __future__ import annotations

import asyncio
import sqlite3
import threading
from pathlib import Path

import pytest
from tests.own_loop import run_alone
from tests.server.running import PATIENCE

from hippodrome.server.ledger import Ledger, event_writer
from hippodrome.server.ledger.event_writer import CHECKPOINT, EventWriter
from hippodrome.tables.events import Said, Stored
from hippodrome.tables.live.store import Append, LedgerDown

WORD = Said(None, "Titus", "word " * 40)


async def opened(file: Path) -> Ledger:
    """Open a ledger with a table in it."""
    ledger = Ledger(f"sqlite:///{file}")
    await ledger.open()
    assert await ledger.open_table("table", "ABCDEF", "ave-caesar", [Stored(1, 0, WORD)])
    return ledger


async def write(ledger: Ledger, first: int, last: int) -> None:
    """Append events with these numbers, one commit each."""
    for number in range(first, last + 1):
        assert await ledger.append(Append("table", number, 0, None, WORD, wakes=False, wake=None))


def test_a_checkpoint_that_takes_long_holds_no_move(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    begun, over = threading.Event(), threading.Event()
    take_over = EventWriter._take_over

    def slow(writer: EventWriter) -> None:
        begun.set()
        over.wait(PATIENCE)
        take_over(writer)

    async def evening() -> None:
        ledger = await opened(tmp_path / "test.db")
        await write(ledger, 2, 20)
        assert await asyncio.to_thread(begun.wait, PATIENCE)
        over.set()
        await ledger.close()

    monkeypatch.setattr(event_writer, "CHECKPOINT_PAGES", 20)
    monkeypatch.setattr(EventWriter, "_take_over", slow)
    run_alone(evening())


def test_what_was_written_is_taken_over_and_the_log_begins_anew(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "test.db"

    async def evening() -> int:
        ledger = await opened(file)
        await write(ledger, 2, 300)
        beside = sqlite3.connect(file, isolation_level=None)
        pages: int = beside.execute(CHECKPOINT).fetchone()[1]
        beside.close()
        await ledger.close()
        return pages

    monkeypatch.setattr(event_writer, "CHECKPOINT_PAGES", 40)
    assert run_alone(evening()) < 300


def test_who_else_writes_is_waited_for_and_no_longer(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "test.db"
    pauses: list[float] = []

    async def evening() -> None:
        ledger = await opened(file)
        other = sqlite3.connect(file, isolation_level=None, check_same_thread=False)
        other.execute("BEGIN IMMEDIATE")

        def pause(seconds: float) -> None:
            pauses.append(seconds)
            if len(pauses) == 3:
                other.execute("COMMIT")

        monkeypatch.setattr(event_writer, "sleep", pause)
        await write(ledger, 2, 2)
        other.close()
        await ledger.close()

    run_alone(evening())
    assert pauses == [0.001] * 3


def test_what_cannot_be_written_fails_alone_and_writing_goes_on(tmp_path: Path) -> None:
    def append(number: int, wake: int | None) -> Append:
        return Append("table", number, 0, None, WORD, wakes=True, wake=wake)

    async def evening() -> list[bool | BaseException]:
        ledger = await opened(tmp_path / "test.db")
        async with asyncio.timeout(PATIENCE):
            together = (ledger.append(append(number, 2**70 if number == 3 else 7)) for number in (2, 3, 4))
            found = await asyncio.gather(*together, return_exceptions=True)
            found.append(await ledger.append(append(5, None)))
        await ledger.close()
        return found

    first, second, third, later = run_alone(evening())
    assert isinstance(second, LedgerDown)
    assert (first, third, later) == (True, True, True)


def test_a_code_that_is_taken_opens_no_table(tmp_path: Path) -> None:
    async def evening() -> None:
        ledger = await opened(tmp_path / "test.db")
        assert not await ledger.open_table("other", "ABCDEF", "ave-caesar", [Stored(1, 0, WORD)])
        assert await ledger.read("other") == []
        assert await ledger.open_table("other", "FEDCBA", "ave-caesar", [Stored(1, 0, WORD)])
        await write(ledger, 2, 3)
        await ledger.close()

    run_alone(evening())
