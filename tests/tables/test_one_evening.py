"""One evening, twice: at a real server over HTTP and websocket, and in the house that the page runs offline.

Both have the same Fates. Everything they say is the same, byte for byte, ids and times apart.
"""

from __future__ import annotations

import asyncio
import os
import re
import subprocess
import sys
import urllib.error
import urllib.request
from collections.abc import Callable, Iterator, Sequence
from itertools import zip_longest
from pathlib import Path
from typing import Any

import pytest
from tests.own_loop import run_alone
from tests.server.running import PATIENCE, PATIENT, ROOT
from tests.tables.evening import Evening, Wire, offline_evening, unspoken
from websockets.asyncio.client import ClientConnection, connect

from hippodrome.language import LANGUAGES, voice

SEED = 3


@pytest.fixture
def port(tmp_path: Path) -> Iterator[int]:
    """Start a server with Fates of our own."""
    path = f"{ROOT / 'src'}{os.pathsep}{ROOT}"
    command = [sys.executable, "-m", "tests.tables.seeded_server", str(tmp_path / "evening.db"), str(SEED)]
    child = subprocess.Popen(
        command, cwd=ROOT, env=os.environ | {"PYTHONPATH": path}, stdout=subprocess.PIPE, text=True
    )
    assert child.stdout is not None
    yield int(child.stdout.readline())
    child.terminate()
    child.wait(PATIENCE)
    child.stdout.close()


class SocketWire:
    """A line to a server."""

    def __init__(self, socket: ClientConnection, heard: Callable[[str], None]) -> None:
        self._socket = socket
        self._task = asyncio.create_task(self._listen(heard))

    async def _listen(self, heard: Callable[[str], None]) -> None:
        async for frame in self._socket:
            heard(str(frame))

    async def send(self, text: str) -> None:
        """Send a message."""
        await self._socket.send(text)

    async def close(self) -> None:
        """End it."""
        await self._socket.close()
        await self._task


class ServerDoor:
    """The way into a server."""

    def __init__(self, port: int) -> None:
        self._port = port

    async def request(
        self, method: str, path: str, body: str, tokens: Sequence[str], language: str
    ) -> tuple[int, str]:
        """Ask for something."""
        return await asyncio.to_thread(self._request, method, path, body, tokens, language)

    def _request(
        self, method: str, path: str, body: str, tokens: Sequence[str], language: str
    ) -> tuple[int, str]:
        headers = {"Accept-Language": language} | (
            {"Authorization": f"Bearer {','.join(tokens)}"} if tokens else {}
        )
        data = body.encode() if method == "POST" else None
        request = urllib.request.Request(
            f"http://127.0.0.1:{self._port}/api{path}", data, headers, method=method
        )
        try:
            with urllib.request.urlopen(request, timeout=PATIENCE) as answer:  # noqa: S310  (our own server)
                return answer.status, answer.read().decode()
        except urllib.error.HTTPError as error:
            with error:
                return error.code, error.read().decode()

    async def connect(self, hello: str, heard: Callable[[str], None]) -> Wire:
        """Open a line."""
        socket = await connect(f"ws://127.0.0.1:{self._port}/api/socket", proxy=None, **PATIENT)
        await socket.send(hello)
        return SocketWire(socket, heard)


def speak(language: str, key: str, facts: dict[str, Any]) -> str:
    """Say something with the voice of the server."""
    return voice(language).say(key, **facts)


def test_an_evening_at_the_server_and_one_in_the_browser_are_the_same_to_the_byte(port: int) -> None:
    evening = Evening(ServerDoor(port), LANGUAGES)
    served = run_alone(evening.run())
    alone = run_alone(offline_evening(SEED, speak, LANGUAGES))
    assert _first_difference(served, alone) is None
    _is_worth_comparing(evening, served)


def test_an_evening_under_pyodide_is_the_same_to_the_byte() -> None:
    """The core runs in the browser as it was built for the page, and says what it says here."""
    built = next((ROOT / "src" / "hippodrome" / "page" / "offline").glob("*/python.json"), None)
    assert built is not None, "the page is not built: make page"
    here = Path(__file__).parent
    command = [
        "node",
        str(here / "pyodide_evening.mjs"),
        str(built.parent),
        str(here / "evening.py"),
        str(SEED),
    ]
    told = subprocess.run(command, check=True, capture_output=True, text=True, timeout=20 * PATIENCE).stdout
    alone = run_alone(offline_evening(SEED, unspoken, LANGUAGES))
    assert _first_difference(told.split("\n"), "\n".join(alone).split("\n")) is None


def _first_difference(served: list[str], alone: list[str]) -> str | None:
    """Find where two evenings part, and show what stands there."""
    for one, other in zip_longest(served, alone, fillvalue=""):
        if one != other:
            at = next((n for n, pair in enumerate(zip(one, other, strict=False)) if len(set(pair)) > 1), 0)
            shown = [f"{it[:60]} … {it[max(0, at - 80) : at + 80]}" for it in (one, other)]
            return "\n".join(shown)
    return None


def _is_worth_comparing(evening: Evening, told: list[str]) -> None:
    """Make sure that the evening had in it what it is there to compare."""
    everything = "\n".join(told)
    kinds = set(re.findall(r'"kind":"([a-z]+)"', everything))
    assert {"said", "reacted", "started", "moved", "asked", "answered", "reins", "returned"} <= kinds
    assert {"recovered", "rematched", "left"} <= kinds
    assert any(it["clause"] for it in evening.refused)
    assert {"move-stale", "not-your-turn", "token-unknown", "takeback-drawn", "table-unknown"} <= {
        it["code"] for it in evening.refused
    }
    assert len([it for it in evening.refused if "faults" in it]) == len(LANGUAGES)
    assert '"weighed":[{' in everything
    assert '"decisions":[{' in everything
