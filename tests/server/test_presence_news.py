"""What processes tell each other about who is connected, without a database between them."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Collection
from typing import Any, cast

import msgspec
import pytest
from tests.own_loop import run_alone
from tests.server.running import PATIENCE

from hippodrome.server.ledger import Ledger, presence
from hippodrome.server.ledger.presence import Presence, PresenceNews
from hippodrome.tables.live.store import LedgerDown


class Wire:
    """A database that carries news to every process at once, unless it is cut."""

    shared = True

    def __init__(self) -> None:
        self.said: list[PresenceNews] = []
        self.hearers: list[Callable[[str], None]] = []
        self.cut = False
        self.refused = 0

    async def publish_presence(self, news: str) -> None:
        """Carry news."""
        if self.cut:
            self.refused += 1
            raise LedgerDown("cut")
        self.said.append(msgspec.json.decode(news, type=PresenceNews))
        for heard in self.hearers:
            heard(news)


def process(wire: Wire) -> tuple[Presence, list[Collection[str] | None]]:
    """Start a process on a wire; the second value is what it was told has changed."""
    changed: list[Collection[str] | None] = []
    it = Presence(cast("Ledger", wire), changed.append)
    wire.hearers.append(it.heard)
    return it, changed


async def settled(condition: Callable[[], bool]) -> None:
    """Let everybody go on until something holds."""
    async with asyncio.timeout(PATIENCE):
        while not condition():  # noqa: ASYNC110  (what is waited for has no event of its own)
            await asyncio.sleep(0)


def run(test: Callable[[Wire], Any], monkeypatch: pytest.MonkeyPatch, **times: float) -> None:
    """Run a test in which time is short."""
    for name, seconds in times.items():
        monkeypatch.setattr(presence, name, seconds)
    run_alone(test(Wire()))


def test_what_is_noted_is_told_once_and_taken_back(monkeypatch: pytest.MonkeyPatch) -> None:
    async def test(wire: Wire) -> None:
        (one, _), (two, changed) = process(wire), process(wire)
        telling = asyncio.create_task(one.run())
        one.note("a", {2, 0}, 3)
        one.note("a", {0, 2}, 3)
        await settled(lambda: two.elsewhere("a") == (frozenset({0, 2}), 3))
        assert one.elsewhere("a") == (frozenset(), 0)
        one.note("a", (), 0)
        await settled(lambda: two.elsewhere("a") == (frozenset(), 0))
        assert [set(it or ()) for it in changed] == [{"a"}, {"a"}]
        telling.cancel()

    run(test, monkeypatch, HEARTBEAT_SECONDS=60.0)


def test_many_tables_are_told_in_several_messages_that_fit(monkeypatch: pytest.MonkeyPatch) -> None:
    async def test(wire: Wire) -> None:
        (one, _), (two, _) = process(wire), process(wire)
        for number in range(500):
            one.note(f"table-{number:016d}", range(6), 60)
        one.heard_again()
        telling = asyncio.create_task(one.run())
        await settled(lambda: two.elsewhere("table-" + f"{499:016d}") == (frozenset(range(6)), 60))
        assert len(wire.said) > 1
        assert [it.anew for it in wire.said] == [True] + [False] * (len(wire.said) - 1)
        assert max(len(msgspec.json.encode(it)) for it in wire.said) < 8_000
        telling.cancel()

    run(test, monkeypatch, HEARTBEAT_SECONDS=60.0)


def test_one_that_comes_later_asks_and_is_told_everything(monkeypatch: pytest.MonkeyPatch) -> None:
    async def test(wire: Wire) -> None:
        one, _ = process(wire)
        tasks = [asyncio.create_task(one.run())]
        one.note("a", {1}, 0)
        await settled(lambda: bool(wire.said))
        late, changed = process(wire)
        assert not late.sure
        tasks.append(asyncio.create_task(late.run()))
        late.heard_again()
        await settled(lambda: late.sure and late.elsewhere("a") == (frozenset({1}), 0))
        assert None in changed
        for task in tasks:
            task.cancel()

    run(test, monkeypatch, HEARTBEAT_SECONDS=60.0, ANSWER_SECONDS=0.01)


def test_a_silent_process_is_gone_and_comes_back(monkeypatch: pytest.MonkeyPatch) -> None:
    async def test(wire: Wire) -> None:
        (one, _), (two, _) = process(wire), process(wire)
        one.note("a", {1}, 0)
        first, other = asyncio.create_task(one.run()), asyncio.create_task(two.run())
        await settled(lambda: two.elsewhere("a") == (frozenset({1}), 0))
        first.cancel()
        await settled(lambda: two.elsewhere("a") == (frozenset(), 0))
        first = asyncio.create_task(one.run())
        await settled(lambda: two.elsewhere("a") == (frozenset({1}), 0))
        first.cancel()
        other.cancel()

    run(test, monkeypatch, HEARTBEAT_SECONDS=0.01, SILENCE_SECONDS=0.1)


def test_what_could_not_be_told_is_told_later(monkeypatch: pytest.MonkeyPatch) -> None:
    async def test(wire: Wire) -> None:
        (one, _), (two, _) = process(wire), process(wire)
        wire.cut = True
        one.note("a", {1}, 0)
        telling = asyncio.create_task(one.run())
        await settled(lambda: wire.refused > 1)
        wire.cut = False
        await settled(lambda: two.elsewhere("a") == (frozenset({1}), 0))
        await one.leave()
        assert two.elsewhere("a") == (frozenset(), 0)
        telling.cancel()

    run(test, monkeypatch, HEARTBEAT_SECONDS=0.01)
