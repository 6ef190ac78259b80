"""What was received goes with its connection and its request: the server seldom looks for garbage."""

from __future__ import annotations

import asyncio
import gc
import os
import subprocess
import sys
import time
import weakref
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from random import randrange
from typing import Any

import pytest
from tests.own_loop import run_alone
from tests.server.running import AVE, PATIENCE
from tests.server.test_frames import TEXT, frame, said
from tests.server.test_gate import upgrade

from hippodrome.language import voice
from hippodrome.offline.store import BrowserStore, MemoryStore
from hippodrome.saying import Trouble
from hippodrome.server.app import Server, make_app
from hippodrome.server.config import Config
from hippodrome.server.http.addresses import listen
from hippodrome.tables import deciding
from hippodrome.tables.live.house import House
from hippodrome.tables.live.hub import PRESENCE_PAUSE
from hippodrome.tables.live.monitor import LogOnly
from hippodrome.tables.live.service import TableService
from hippodrome.tables.live.thinkers import ThinkersHere
from hippodrome.tables.routes.routing import await_while_connected
from hippodrome.tables.settings import Settings

HERE = "127.0.0.1"

BEGIN = b"Host: localhost\r\n"
UPGRADE = upgrade("localhost")
BROUGHT: dict[str, tuple[bytes, ...]] = {
    "nothing": (b"",),
    "half a head": (b"GET / HTTP/1.1\r\n" + BEGIN + b"A: " + b"a" * 8_000,),
    "a head of many lines": (b"GET / HTTP/1.1\r\n" + BEGIN + b"a:\r\n" * 10_000 + b"\r\n",),
    "a body that nobody reads": (b"GET /health HTTP/1.1\r\n" + BEGIN + b"Content-Length: 9999\r\n\r\n{",),
    "half a body": (b"POST /api/check HTTP/1.1\r\n" + BEGIN + b"Content-Length: 9999\r\n\r\n{",),
    "a body that is refused": (b"POST /api/check HTTP/1.1\r\n" + BEGIN + b"Content-Length: 2\r\n\r\n{}",),
    "half a frame": (UPGRADE, frame(b"x" * 5_000)[:4_000]),
    "half of a second piece": (UPGRADE, frame(b"x", TEXT, fin=False) + frame(b"y" * 99)[:50]),
    "a frame that is none": (UPGRADE, b"\xff\xff"),
    "a greeting to nobody": (UPGRADE, frame(said(type="hello", protocol=1, table="none", tokens=[]))),
}
"""What a client sends before it goes, with a moment after each part."""


@contextmanager
def nobody_collecting() -> Iterator[None]:
    """Look for no garbage meanwhile."""
    gc.collect()
    gc.disable()
    try:
        yield
    finally:
        gc.enable()


async def until_none(left: weakref.WeakSet[Any]) -> list[str]:
    """Wait until nothing is left, for a while; say what still is."""
    until = time.monotonic() + PATIENCE
    while left and time.monotonic() < until:  # noqa: ASYNC110  (nothing tells that something has gone)
        await asyncio.sleep(0.01)
    return [repr(it) for it in left]


class Noted(set[Any]):
    """The connections there are; all there ever were are noted."""

    def __init__(self) -> None:
        super().__init__()
        self.met: weakref.WeakSet[Any] = weakref.WeakSet()
        self.some = asyncio.Event()

    def add(self, it: Any) -> None:
        """Note one more."""
        super().add(it)
        self.met.add(it)
        self.some.set()


@pytest.mark.parametrize("brought", BROUGHT)
def test_a_connection_that_has_gone_leaves_nothing_to_be_collected(tmp_path: Path, brought: str) -> None:
    async def come_and_go() -> list[str]:
        ear = listen(HERE, 0)
        server = Server(make_app(Config(db=f"sqlite:///{tmp_path / 'test.db'}")), HERE, 0)
        noted = server.server_state.connections = Noted()
        running = asyncio.create_task(server.serve([ear]))
        while not server.started:  # noqa: ASYNC110  (uvicorn tells nobody)
            await asyncio.sleep(0.01)
        with nobody_collecting():
            _, writer = await asyncio.open_connection(HERE, ear.getsockname()[1])
            await noted.some.wait()
            for part in BROUGHT[brought]:
                writer.write(part)
                await asyncio.sleep(0.2)  # so that it is read, and perhaps answered
            writer.close()
            with suppress(OSError):
                await writer.wait_closed()
            left = await until_none(noted.met)
        server.should_exit = True
        await running
        return left

    assert run_alone(come_and_go()) == []


def test_a_request_that_was_refused_leaves_nothing_to_be_collected() -> None:
    class Staying:
        """Whoever asked does not go."""

        async def __call__(self) -> None:
            """Wait until they have gone."""
            await asyncio.Event().wait()

    async def refuse() -> None:
        await asyncio.sleep(0)
        raise Trouble("work-too-much")

    async def ask(left: weakref.WeakSet[Any]) -> None:
        staying = Staying()
        left.add(staying)
        with suppress(Trouble):
            await await_while_connected(refuse(), staying)

    async def be_refused() -> list[str]:
        with nobody_collecting():
            left: weakref.WeakSet[Any] = weakref.WeakSet()
            await ask(left)
            return await until_none(left)

    assert run_alone(be_refused()) == []


def test_a_table_that_is_dropped_from_memory_leaves_nothing_to_be_collected() -> None:
    async def drop() -> list[str]:
        house = House(BrowserStore(MemoryStore()), LogOnly())
        service = TableService(house, ThinkersHere(randrange), voice)
        with nobody_collecting():
            named = await house.open(deciding.open_table(Settings("ave-caesar", AVE)))
            live = await house.find(named.table)
            service.leave(live, service.enter(live, "here", "en", {}))
            await asyncio.sleep(2 * PRESENCE_PAUSE)  # until it was told who has gone
            left: weakref.WeakSet[Any] = weakref.WeakSet([live])
            house.forget(live)
            del live
            return await until_none(left)

    assert run_alone(drop()) == []


@pytest.mark.skipif(sys.platform != "linux", reason="how much a process holds is read as Linux tells it")
def test_large_pieces_of_memory_go_back_to_the_system() -> None:
    told = subprocess.run(
        [sys.executable, "-c", HOLDING], capture_output=True, text=True, check=True, timeout=PATIENCE
    ).stdout
    before, holding, after = (int(it) * os.sysconf("SC_PAGE_SIZE") for it in told.split())
    assert holding - before > 80 << 20
    assert after - before < 40 << 20


HOLDING = """
from pathlib import Path
from random import randrange
from hippodrome.commands.run_server import give_back_what_is_large

def held():
    return Path("/proc/self/statm").read_text().split()[1]

give_back_what_is_large()
told = [held()]
pieces = [b"x" * 50_000 for _ in range(2_000)]
told.append(held())
del pieces[:-1]
told.append(held())
print(*told)
"""
"""Holds a hundred megabytes in pieces, and then only the last of them."""
