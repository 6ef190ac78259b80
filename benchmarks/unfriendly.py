"""Honest tables beside a rude client: how long moves take meanwhile, and what it costs the server.

    python benchmarks/unfriendly.py [--quick] [--tables N] [--seconds N] [--only ATTACK …] [--seed N]

A real server with the limits it has by itself. A hundred tables of three play at the rate of people, each
person from an address of their own (127.1.x.y); a move is measured from sending it to its acknowledgement,
which comes after it is on the disk. Then each attack runs beside them from one address more, in a process of
its own and with low priority, since a real one would have its own machine; at last all of them run together.

The attacks are written here with sockets and nothing of the server's own code.
"""

from __future__ import annotations

import argparse
import asyncio
import base64
import json
import os
import platform
import random
import re
import signal
import subprocess
import sys
import tempfile
import threading
import time
import uuid
from collections import Counter
from collections.abc import Awaitable, Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, Final, NamedTuple

ROOT: Final = Path(__file__).resolve().parent.parent
SERVER: Final = "127.0.0.1"
P99: Final = 100.0
"""So many milliseconds a move may take at p99, whoever else is there."""
TWICE: Final = 2.0
"""So many times the quiet p99 it may be at most."""
FLOOR: Final = 20.0
"""Below so many milliseconds a multiple of the quiet p99 tells of the machine and not of the server."""
MOST: Final = 60
"""So many seconds more a phase waits for its first move."""
BEGUN: Final = 5
"""An attack has begun once it has done so many things: those that prepare it are fewer."""
MEMORY: Final = 640
"""So many megabytes the server process may hold: 256 of answers and bodies under way, and its tables."""
COLUMNS: Final = (
    "beside the honest tables",
    "moves",
    "p50 ms",
    "p99 ms",
    "to quiet",
    "worst ms",
    "charioteer p99 ms",
    "disk p99 ms",
    "server cores",
    "waits for a core",
    "server MB",
    "workers MB",
    "honest refused",
)
THINKING: Final = (0.7, 1.3)
"""An honest player thinks between so many seconds."""
COMPANY: Final = 10
"""Every tenth honest table has a charioteer at it."""
PATIENCE: Final = 60.0


# --- speaking to the server ----------------------------------------------------------------------------


class HttpAnswer(NamedTuple):
    """What came back: the status and the body."""

    status: int
    body: bytes

    def value(self) -> Any:
        """Read the body as JSON."""
        return json.loads(self.body)


async def connect(port: int, address: str) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    """Connect from an address of this machine."""
    return await asyncio.open_connection(SERVER, port, local_addr=(address, 0), limit=1 << 22)


def request_bytes(
    method: str, path: str, body: Any = None, token: str = "", host: str = "localhost"
) -> bytes:
    """Write a request."""
    data = b"" if body is None else body if isinstance(body, bytes) else json.dumps(body).encode()
    lines = [f"{method} {path} HTTP/1.1", f"Host: {host}", f"Content-Length: {len(data)}"]
    if token:
        lines.append(f"Authorization: Bearer {token}")
    return "\r\n".join([*lines, "", ""]).encode() + data


async def read_answer(reader: asyncio.StreamReader) -> HttpAnswer:
    """Read an answer."""
    head = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1")
    size = re.search(r"content-length: (\d+)", head, re.IGNORECASE)
    body = await reader.readexactly(int(size[1])) if size else b""
    return HttpAnswer(int(head.split()[1]), body)


async def ask(
    port: int,
    address: str,
    method: str,
    path: str,
    body: Any = None,
    token: str = "",
    host: str = "localhost",
) -> HttpAnswer:
    """Ask once, on a connection of its own."""
    reader, writer = await connect(port, address)
    try:
        writer.write(request_bytes(method, path, body, token, host))
        async with asyncio.timeout(PATIENCE):
            return await read_answer(reader)
    finally:
        writer.close()


def frame(payload: bytes, opcode: int = 1, *, last: bool = True) -> bytes:
    """Write a frame of a websocket, masked with zeros."""
    size = len(payload)
    head = bytes([(0x80 if last else 0) | opcode])
    if size < 126:
        return head + bytes([0x80 | size]) + bytes(4) + payload
    return head + bytes([0x80 | 126]) + size.to_bytes(2, "big") + bytes(4) + payload


class Websocket:
    """A websocket from an address."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader, self.writer = reader, writer

    @classmethod
    async def open(cls, port: int, address: str) -> Websocket:
        """Connect and ask for a websocket."""
        reader, writer = await connect(port, address)
        key = base64.b64encode(os.urandom(16)).decode()
        lines = [
            "GET /api/socket HTTP/1.1",
            "Host: localhost",
            "Upgrade: websocket",
            "Connection: Upgrade",
            f"Sec-WebSocket-Key: {key}",
            "Sec-WebSocket-Version: 13",
        ]
        writer.write("\r\n".join([*lines, "", ""]).encode())
        async with asyncio.timeout(PATIENCE):
            head = await reader.readuntil(b"\r\n\r\n")
        if b" 101 " not in head:
            writer.close()
            raise ConnectionError(head.decode("latin-1")[:100])
        return cls(reader, writer)

    def send(self, **message: Any) -> None:
        """Send a message."""
        self.writer.write(frame(json.dumps(message).encode()))

    async def hear(self) -> bytes:
        """Hear the next text; a ping is answered; an end raises ConnectionError."""
        while True:
            first, second = await self.reader.readexactly(2)
            size = second & 127
            if size > 125:
                size = int.from_bytes(await self.reader.readexactly(2 if size == 126 else 8), "big")
            payload = await self.reader.readexactly(size)
            if first & 15 == 1:
                return payload
            if first & 15 == 9:
                self.writer.write(frame(payload, 10))
            elif first & 15 == 8:
                raise ConnectionError(f"closed: {int.from_bytes(payload[:2], 'big')}")


LOST: Final = (OSError, EOFError, TimeoutError)
"""How a connection that has gone shows; IncompleteReadError is an EOFError."""


# --- honest tables -------------------------------------------------------------------------------------


class Measured(NamedTuple):
    """How long something took, and when it began."""

    began: float
    seconds: float


class Crowd:
    """All honest players, and what they met."""

    def __init__(self, port: int, seed: int) -> None:
        self.port = port
        self.chance = random.Random(seed)
        self.moves: list[Measured] = []
        self.charioteers: list[Measured] = []
        self.refused: Counter[str] = Counter()
        self.waiting: dict[str, float] = {}
        """The moves that are not acknowledged yet, by their keys."""
        self._tasks: list[asyncio.Task[None]] = []

    async def gather(self, tables: int) -> None:
        """Open so many tables, sit down at them and start."""
        gate = asyncio.Semaphore(4)

        async def one(number: int) -> None:
            async with gate:
                await self._open(number)

        await asyncio.gather(*(one(number) for number in range(tables)))

    async def _open(self, number: int) -> None:
        company = number % COMPANY == 0
        third = {"type": "charioteer", "name": "greedy"} if company else {"type": "person"}
        settings = {
            "game": "ave-caesar",
            "setup": {"players": 3, "options": {"races": 6}},
            "seats": [{"type": "person"}, {"type": "person"}, third],
        }
        home = f"127.1.{number}"
        table = (await self._ask(f"{home}.1", "/api/tables", settings))["table"]
        seated = []
        for seat in range(2 if company else 3):
            wish = {"name": f"Honestus {seat}", "seat": seat}
            seated.append(await self._ask(f"{home}.{seat + 1}", f"/api/tables/{table}/seats", wish))
        start = {"type": "start", "key": uuid.uuid4().hex, "seat": 0}
        await self._ask(f"{home}.1", f"/api/tables/{table}/deeds", start, seated[0]["token"])
        for seat, it in enumerate(seated):
            work = self._play(f"{home}.{seat + 1}", table, seat, it["token"], company=company and seat == 0)
            self._tasks.append(asyncio.create_task(work))

    async def _ask(self, address: str, path: str, body: Any, token: str = "") -> Any:
        answer = await ask(self.port, address, "POST", path, body, token)
        if answer.status >= 400:
            self.refused[f"{answer.status} {answer.value().get('code')}"] += 1
        return answer.value()

    async def _play(self, address: str, table: str, seat: int, token: str, *, company: bool) -> None:
        """Play a seat for ever; whoever is thrown out comes back, and it is noted."""
        while True:
            try:
                await self._sit_and_play(address, table, seat, token, company=company)
            except LOST as error:
                self.refused[f"thrown out: {error}"[:60]] += 1
                await asyncio.sleep(1)

    async def _sit_and_play(self, address: str, table: str, seat: int, token: str, *, company: bool) -> None:
        line = await Websocket.open(self.port, address)
        line.send(type="hello", protocol=1, table=table, tokens=[token])
        charioteer_since: float | None = None
        mine: set[asyncio.Task[None]] = set()
        try:
            while True:
                text = await line.hear()
                now = time.perf_counter()
                message = json.loads(text)
                match message["type"]:
                    case "done":
                        if (began := self.waiting.pop(message["key"], None)) is not None:
                            self.moves.append(Measured(began, now - began))
                    case "refused":
                        self.refused[message["code"]] += 1
                        self.waiting.pop(message.get("key") or "", None)
                    case "whole" | "happened":
                        race = message["race"]
                        if company and charioteer_since is not None:
                            self.charioteers.append(Measured(charioteer_since, now - charioteer_since))
                        charioteer_since = now if race["to_move"] == 2 and company else None
                        if race["to_move"] == seat and race["offers"]:
                            moves = self._move(line, seat, message["table"]["turn"], race["offers"])
                            mine.add(asyncio.create_task(moves))
        finally:
            for task in mine:
                task.cancel()
            line.writer.close()

    async def _move(self, line: Websocket, seat: int, turn: int, offers: Sequence[str]) -> None:
        move = self.chance.choice(offers)
        await asyncio.sleep(self.chance.uniform(*THINKING))
        key = uuid.uuid4().hex
        self.waiting[key] = time.perf_counter()
        line.send(type="move", key=key, seat=seat, move=move, turn=turn)

    async def settle(self) -> None:
        """Wait until nothing is unanswered that was asked before, for a while at most."""
        before = set(self.waiting)
        until = time.perf_counter() + PATIENCE
        while before & self.waiting.keys():
            await asyncio.sleep(0.05)
            if time.perf_counter() > until:
                return

    async def leave(self) -> None:
        """Go home."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)


# --- what a rude client brings -------------------------------------------------------------------------


def wide_course(columns: int, lanes: int, laps: int, name: str) -> dict[str, Any]:
    """Make a legal course of so many columns and lanes: as large as courses may be, or as small."""
    names = [[f"{column:02}L{lane:02}" for lane in range(lanes)] for column in range(columns)]
    spaces = {
        it: {"lane": lane + 1, "rear": 12 * column, "front": 12 * (column + 1)}
        for column, row in enumerate(names)
        for lane, it in enumerate(row)
    }
    ahead = {
        it: names[(column + 1) % columns][max(0, lane - 3) : lane + 4]
        for column, row in enumerate(names)
        for lane, it in enumerate(row)
    }
    alley = ["A1", "A2", "A3"]
    for part, it in enumerate(alley):
        rear = 12 * (columns - 1) + 8 * part
        spaces[it] = {"lane": lanes + 1, "rear": rear, "front": rear + 8}
    ahead[names[-2][-1]] = [*ahead[names[-2][-1]], "A1"]
    ahead |= {"A1": ["A2"], "A2": ["A3"], "A3": [names[1][-1]]}
    start = {"clockwise": names[-1][1:5], "anticlockwise": names[0][1:5]}
    return {
        "name": name,
        "board": "own",
        "players": [3, 4],
        "laps": laps,
        "length": 12 * columns,
        "alley": alley,
        "start": start,
        "spaces": spaces,
        "ahead": ahead,
    }


def with_course(course: dict[str, Any], **more: Any) -> dict[str, Any]:
    """Write settings of a table with a course of one's own."""
    setup = {"players": 3, "options": {"races": 1}, "programme": [{"course": course}]}
    return {"game": "ave-caesar", "setup": setup} | more


def longest_record() -> bytes:
    """Find the longest record of a race that a table may bring."""
    files = sorted((ROOT / "tests" / "races").rglob("*.jsonl"), key=lambda it: it.stat().st_size)
    return next(it for it in reversed(files) if it.stat().st_size < 250_000).read_bytes()


class Rude:
    """A rude client: where the server is, where it comes from, and what it got done."""

    def __init__(self, port: int, address: str, seed: int) -> None:
        self.port, self.address = port, address
        self.chance = random.Random(seed)
        self.done: Counter[str] = Counter()

    async def ask(
        self, method: str, path: str, body: Any = None, token: str = "", host: str = "localhost"
    ) -> Any:
        """Ask; count how it was answered, and give the answer if there is a good one."""
        try:
            answer = await ask(self.port, self.address, method, path, body, token, host)
        except LOST:
            self.done["cut off"] += 1
            await asyncio.sleep(0.02)
            return None
        self.done[str(answer.status)] += 1
        if answer.status >= 400:
            await asyncio.sleep(0.02)
            return None
        return answer.value() if answer.body[:1] in b"{[" and answer.body.count(b"\n") < 2 else answer.body

    async def bring(self, record: bytes) -> str | None:
        """Bring a record in; give the table."""
        found = await self.ask("POST", "/api/records", record)
        return found and str(found["table"])

    async def sit(self, settings: dict[str, Any]) -> tuple[str, list[str]]:
        """Open a table and take all seats of people; give the table and the tokens."""
        opened = await self.ask("POST", "/api/tables", settings)
        if opened is None:
            return "", []
        table, tokens = opened["table"], []
        for _ in range(3):
            seated = await self.ask("POST", f"/api/tables/{table}/seats", {"name": "Rudis"})
            if seated is not None:
                tokens.append(seated["token"])
        return table, tokens

    async def deed(self, table: str, token: str, kind: str, seat: int = 0, **more: Any) -> Any:
        """Do something at a table."""
        deed = {"type": kind, "key": uuid.uuid4().hex, "seat": seat} | more
        return await self.ask("POST", f"/api/tables/{table}/deeds", deed, token)

    async def many(self, count: int, work: Callable[[int], Awaitable[None]]) -> None:
        """Do something for ever, so many at a time; what is lost is begun anew."""

        async def again(number: int) -> None:
            while True:
                try:
                    await work(number)
                except LOST:
                    self.done["cut off"] += 1
                    await asyncio.sleep(0.02)

        await asyncio.gather(*(again(number) for number in range(count)))


Attack = Callable[[Rude], Awaitable[None]]
ATTACKS: dict[str, Attack] = {}


def attack(work: Attack) -> Attack:
    """Note an attack under the name of its function."""
    ATTACKS[work.__name__] = work
    return work


@attack
async def courses(rude: Rude) -> None:
    """Start races on courses as large as may be, after pushing them out of every cache with small ones."""

    async def one(number: int) -> None:
        large = wide_course(8, 36, 9, f"large {number} {rude.chance.random()}")
        table, tokens = await rude.sit(with_course(large))
        for small in range(12):
            await rude.ask("POST", "/api/tables", with_course(wide_course(8, 6, 3, f"{number}-{small}")))
        if tokens:
            await rude.deed(table, tokens[0], "start")
            for _ in range(20):
                await rude.ask("GET", f"/api/tables/{table}", token=tokens[0])
        else:
            await rude.ask("POST", "/api/check", with_course(large))

    await rude.many(4, one)


@attack
async def checks(rude: Rude) -> None:
    """Have the largest courses checked and drawn, twenty at a time, and hang up on half of them."""

    async def one(number: int) -> None:
        course = wide_course(8, 36, 9, f"{rude.chance.random()}")
        if number % 2:
            await rude.ask("POST", "/api/check", with_course(course))
            await rude.ask("POST", "/api/boards/ave-caesar", course)
            return
        _, writer = await connect(rude.port, rude.address)
        writer.write(request_bytes("POST", "/api/check", with_course(course)))
        await writer.drain()
        await asyncio.sleep(0.05)
        writer.close()
        rude.done["hung up"] += 1

    await rude.many(20, one)


@attack
async def histories(rude: Rude) -> None:
    """Ask for the longest history on forty connections, again and again, and read none of it."""
    record = longest_record()
    tables = [it for it in [await rude.bring(record) for _ in range(4)] if it]

    async def one(number: int) -> None:
        reader, writer = await connect(rude.port, rude.address)
        try:
            reader._transport.pause_reading()  # type: ignore[attr-defined]  # noqa: SLF001  (no other way)
            path = f"/api/tables/{tables[number % len(tables)]}/history"
            for _ in range(8):
                writer.write(request_bytes("GET", path))
                rude.done["asked"] += 1
            while not writer.is_closing():
                await asyncio.sleep(0.2)
                writer.write(b"")
                if writer.transport.is_closing():
                    raise ConnectionError
        finally:
            writer.close()

    await rude.many(40, one)


@attack
async def frames(rude: Rude) -> None:
    """Flood eight websockets with broken frames, pings and pieces, on four of them without reading."""
    table, _ = await rude.sit({"game": "ave-caesar", "setup": {"players": 3}})
    kinds = (
        frame(b"{"),
        frame(b"", 9),
        frame(b"", 10),
        frame(b"x", last=False) + frame(b"", 0, last=False) * 20 + frame(b"", 0),
        frame(b"[" * 15_000),
        frame(b'{"type":"resync"}'),
    )

    async def one(number: int) -> None:
        line = await Websocket.open(rude.port, rude.address)
        try:
            line.send(type="hello", protocol=1, table=table, tokens=[])
            if number % 2:
                line.reader._transport.pause_reading()  # type: ignore[attr-defined]  # noqa: SLF001  (as above)
            burst = kinds[number % len(kinds)] * 20
            while not line.writer.transport.is_closing():
                line.writer.write(burst)
                rude.done["frames"] += 20
                await line.writer.drain()
                await asyncio.sleep(0.001)
            raise ConnectionError
        finally:
            line.writer.close()

    await rude.many(8, one)


@attack
async def searchers(rude: Rude) -> None:
    """Leave twelve tables to charioteers that search as long as they may, and ask for eight long reviews."""
    seats = [{"type": "person"}, *[{"type": "charioteer", "name": "strategist:4.8s"}] * 2]
    for _ in range(12):
        opened = await rude.ask(
            "POST",
            "/api/tables",
            {"game": "ave-caesar", "setup": {"players": 3}, "seats": seats, "stand_in": "strategist:4.8s"},
        )
        if opened is None:
            continue
        seated = await rude.ask("POST", f"/api/tables/{opened['table']}/seats", {"name": "Rudis"})
        if seated is not None:
            await rude.deed(opened["table"], seated["token"], "start")
            await rude.deed(opened["table"], seated["token"], "hand-over")
    record = longest_record()
    tables = [it for it in [await rude.bring(record) for _ in range(8)] if it]

    async def one(number: int) -> None:
        await rude.ask("GET", f"/api/tables/{tables[number]}/review")
        await asyncio.sleep(0.5)

    await rude.many(len(tables), one)


@attack
async def sockets(rude: Rude) -> None:
    """Crowd a table with three hundred websockets of one seat and of the stands that ask for everything."""
    table, tokens = await rude.sit({"game": "ave-caesar", "setup": {"players": 3}})

    async def one(number: int) -> None:
        line = await Websocket.open(rude.port, rude.address)
        try:
            line.send(type="hello", protocol=1, table=table, tokens=tokens[:1] if number % 2 else [])
            while True:
                line.send(type="resync")
                await line.hear()
                rude.done["answers"] += 1
                await asyncio.sleep(0.05)
        finally:
            line.writer.close()

    await rude.many(300, one)


@attack
async def guesses(rude: Rude) -> None:
    """Guess codes, tokens and recovery codes at every door, and ask for files and names that are none."""
    table, _ = await rude.sit({"game": "ave-caesar", "setup": {"players": 3}})

    async def one(number: int) -> None:
        code = "-".join(rude.chance.choices("ABCDEFGHJKMNPQRSTVWXYZ23456789", k=6))
        match number % 6:
            case 0:
                await rude.ask("GET", f"/api/tables/{code}")
            case 1:
                await rude.ask("GET", f"/api/tables/{table}", token=code)
            case 2:
                await rude.ask("POST", f"/api/tables/{table}/recover", {"recovery": code})
            case 3:
                await rude.ask("GET", f"/assets/{'a' * 300}.js")
            case 4:
                await rude.ask("GET", "/api/games", host="rebound.example.org")
            case _:
                line = await Websocket.open(rude.port, rude.address)
                try:
                    line.send(type="hello", protocol=1, table=code, tokens=[])
                    await line.hear()
                    rude.done["hellos"] += 1
                finally:
                    line.writer.close()

    await rude.many(24, one)


@attack
async def idlers(rude: Rude) -> None:
    """Hold a thousand connections with nothing, half a header or half a body on them."""
    half = (
        b"",
        b"GET / HT",
        b"GET /api/games HTTP/1.1\r\nHost: localhost\r\n",
        b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Length: 900000\r\n\r\n{",
    )

    async def one(number: int) -> None:
        reader, writer = await connect(rude.port, rude.address)
        try:
            writer.write(half[number % len(half)])
            rude.done["connections"] += 1
            await reader.read()
            await asyncio.sleep(0.5)
        finally:
            writer.close()

    await rude.many(1_000, one)


@attack
async def heads(rude: Rude) -> None:
    """Send heads of many lines, bodies in chunks of a byte, and bodies of many tiny values."""
    begin = b"POST /api/check HTTP/1.1\r\nHost: localhost\r\n"
    brought = (
        begin + b"a:\r\n" * 60_000 + b"\r\n",
        begin + b"Transfer-Encoding: chunked\r\n\r\n" + b"1\r\n{\r\n" * 40_000,
        request_bytes(
            "POST", "/api/check", b'{"game":"ave-caesar","setup":{"a":[' + b"[]," * 600_000 + b"1]}}"
        ),
        request_bytes("POST", "/api/boards", b'{"a":[' + b"[]," * 49_000 + b"1]}"),
    )

    async def one(number: int) -> None:
        reader, writer = await connect(rude.port, rude.address)
        try:
            writer.write(brought[number % len(brought)])
            answer = await read_answer(reader)
            rude.done[str(answer.status)] += 1
        finally:
            writer.close()

    await rude.many(40, one)


@attack
async def junk(rude: Rude) -> None:
    """Fill tables with talk, seats taken and left, and records brought in."""
    table, tokens = await rude.sit({"game": "ave-caesar", "setup": {"players": 3}, "title": "x" * 60})
    record = longest_record()

    async def one(number: int) -> None:
        match number % 3:
            case 0 if tokens:
                await rude.deed(table, tokens[0], "say", text="word " * 60)
            case 1:
                seated = await rude.ask("POST", f"/api/tables/{table}/seats", {"name": "Nemo"})
                if seated is not None:
                    await rude.deed(table, seated["token"], "leave", seated["seat"])
            case _:
                await rude.bring(record)
                await asyncio.sleep(0.3)

    await rude.many(9, one)


async def be_rude(names: Sequence[str], port: int, seed: int) -> None:
    """Run attacks until this process is told to stop, each from its own address; print what came of it."""
    loop = asyncio.get_running_loop()
    over = asyncio.Event()
    loop.add_signal_handler(signal.SIGTERM, over.set)
    order = list(ATTACKS)
    all_rude = {name: Rude(port, f"127.66.{order.index(name)}.1", seed + order.index(name)) for name in names}
    tasks = [asyncio.create_task(_tell(ATTACKS[name](rude), name)) for name, rude in all_rude.items()]
    until = loop.time() + MOST
    while any(it.done.total() < BEGUN for it in all_rude.values()) and loop.time() < until:  # noqa: ASYNC110
        await asyncio.sleep(0.05)
    print("begun", flush=True)
    await over.wait()
    print(json.dumps({name: dict(rude.done) for name, rude in all_rude.items()}), flush=True)
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)


async def _tell(work: Awaitable[None], name: str) -> None:
    try:
        await work
    except Exception as error:
        print(f"{name} ended: {error!r}", file=sys.stderr, flush=True)
        raise


# --- measuring -----------------------------------------------------------------------------------------


class Phase(NamedTuple):
    """What honest players met while something went on: milliseconds, megabytes, and counts."""

    name: str
    moves: int
    p50: float
    p99: float
    worst: float
    charioteer: float
    disk: float
    cores: float
    waits: float
    server: float
    workers: float
    refused: Counter[str]
    attack: dict[str, Any]


@contextmanager
def serving(folder: Path) -> Iterator[tuple[int, int]]:
    """Start a server with the limits it has by itself; give its process and its port."""
    env = {name: it for name, it in os.environ.items() if not name.startswith("HIPPODROME_")}
    env |= {"HIPPODROME_LANGUAGE": "en", "PYTHONPATH": str(ROOT / "src")}
    command = [sys.executable, "-m", "hippodrome", "serve", "--port", "0", "--db", str(folder / "test.db")]
    log = folder / "log"
    with log.open("w") as out, subprocess.Popen(command, env=env, stderr=out) as child:
        try:
            yield child.pid, _port(log, child)
        finally:
            child.terminate()
            child.wait(PATIENCE)


def _port(log: Path, child: subprocess.Popen[bytes]) -> int:
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until and child.poll() is None:
        if found := re.search(r"http://\S+?:(\d+)", log.read_text()):
            return int(found[1])
        time.sleep(0.05)
    sys.exit(f"the server did not start:\n{log.read_text()}")


def megabytes(pid: int) -> float:
    """Read what a process holds; nothing if it has gone."""
    with suppress(OSError, StopIteration):
        lines = Path(f"/proc/{pid}/status").read_text().splitlines()
        return int(next(it for it in lines if it.startswith("VmRSS")).split()[1]) / 1024
    return 0.0


def processor_seconds(pid: int) -> float:
    """Read how many seconds a process has computed."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def waiting_seconds(pid: int) -> float:
    """Read how many seconds the event loop of a server was ready to go on and had no core."""
    with suppress(OSError, IndexError):
        return int(Path(f"/proc/{pid}/task/{pid}/schedstat").read_text().split()[1]) / 1e9
    return float("nan")


def children(pid: int) -> list[int]:
    """List the workers of a server."""
    with suppress(OSError):
        return [int(it) for it in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]
    return []


class Peak:
    """Watches how much memory a server and its workers hold."""

    def __init__(self, pid: int) -> None:
        self.pid = pid
        self.server = self.workers = 0.0

    async def watch(self) -> None:
        """Look again and again."""
        while True:
            self.server = max(self.server, megabytes(self.pid))
            self.workers = max(self.workers, sum(megabytes(it) for it in children(self.pid)))
            await asyncio.sleep(0.2)


class Disk:
    """Watches how long the disk itself takes to keep a few bytes, whatever the server does."""

    def __init__(self, folder: Path) -> None:
        self._file = folder / "disk"
        self._taken: list[float] = []

    def watch(self, over: threading.Event) -> None:
        """Write and wait until it is kept, again and again."""
        with self._file.open("wb", buffering=0) as out:
            while not over.wait(0.05):
                began = time.perf_counter()
                out.write(bytes(512))
                os.fsync(out.fileno())
                self._taken.append(time.perf_counter() - began)

    def p99(self) -> float:
        """Tell how many milliseconds it took at the 99th of a hundred."""
        return 1000 * quantile(sorted(self._taken), 0.99)


@contextmanager
def watched_disk(folder: Path) -> Iterator[Disk]:
    """Watch a disk for a while, beside everything else."""
    disk, over = Disk(folder), threading.Event()
    thread = threading.Thread(target=disk.watch, args=(over,), daemon=True)
    thread.start()
    yield disk
    over.set()
    thread.join()


async def _begin(names: Sequence[str], port: int, seed: int) -> asyncio.subprocess.Process:
    """Start attacks in a process of low priority, and wait until they have begun."""
    command = [sys.executable, __file__, "--attack", *names, "--port", str(port), "--seed", str(seed)]
    rude = await asyncio.create_subprocess_exec("nice", "-n", "10", *command, stdout=subprocess.PIPE)
    if rude.stdout is not None:
        await rude.stdout.readline()
    return rude


async def phase(
    name: str, names: Sequence[str], crowd: Crowd, disk: Disk, pid: int, port: int, seconds: float, seed: int
) -> Phase:
    """Let attacks run for a while, and measure the honest meanwhile."""
    rude = await _begin(names, port, seed) if names else None
    refused, began = crowd.refused.copy(), time.perf_counter()
    used, waited = processor_seconds(pid), waiting_seconds(pid)
    peak = Peak(pid)
    watching = asyncio.create_task(peak.watch())
    await asyncio.sleep(seconds)
    for _ in range(MOST):
        if any(it.began >= began for it in crowd.moves):
            break
        await asyncio.sleep(1)  # on a machine so busy that nobody has moved yet
    ended, used, waited = (
        time.perf_counter(),
        processor_seconds(pid) - used,
        waiting_seconds(pid) - waited,
    )
    told: dict[str, Any] = {}
    if rude is not None:
        rude.terminate()
        out, _ = await rude.communicate()
        told = json.loads(out or b"{}")
    await crowd.settle()
    watching.cancel()
    moves = sorted(it.seconds for it in crowd.moves if began <= it.began < ended)
    drivers = sorted(it.seconds for it in crowd.charioteers if began <= it.began < ended)
    open_ones = [ended - it for it in crowd.waiting.values() if began <= it < ended]
    moves += sorted(open_ones)
    return Phase(
        name,
        len(moves),
        1000 * quantile(moves, 0.5),
        1000 * quantile(moves, 0.99),
        1000 * quantile(moves, 1),
        1000 * quantile(drivers, 0.99),
        disk.p99(),
        used / (ended - began),
        waited / (ended - began),
        peak.server,
        peak.workers,
        crowd.refused - refused,
        told,
    )


def quantile(values: Sequence[float], part: float) -> float:
    """Find the value below which a part of the values lies."""
    return values[min(len(values) - 1, int(part * len(values)))] if values else float("nan")


def table(found: Sequence[Phase]) -> str:
    """Write what was measured."""
    quiet = found[0].p99
    lines = [
        f"| {' | '.join(COLUMNS)} |",
        f"|---|{'---:|' * (len(COLUMNS) - 1)}",
    ]
    for it in found:
        row = (
            it.name,
            str(it.moves),
            f"{it.p50:.1f}",
            f"{it.p99:.1f}",
            f"{it.p99 / quiet:.2f}",
            f"{it.worst:.0f}",
            f"{it.charioteer:.0f}",
            f"{it.disk:.1f}",
            f"{it.cores:.2f}",
            f"{it.waits:.2f}",
            f"{it.server:.0f}",
            f"{it.workers:.0f}",
            str(it.refused.total()),
        )
        lines.append(f"| {' | '.join(row)} |")
    return "\n".join(lines)


def faults(found: Sequence[Phase]) -> list[str]:
    """List every promise that was not kept."""
    quiet = max(found[0].p99, FLOOR / TWICE)
    said = []
    for it in found:
        if not it.p99 < P99:
            said.append(f"{it.name}: p99 is {it.p99:.0f} ms, not under {P99:.0f}")
        if not it.p99 <= TWICE * quiet:
            said.append(f"{it.name}: p99 is {it.p99 / found[0].p99:.1f} times the quiet one")
        if it.server > MEMORY:
            said.append(f"{it.name}: the server held {it.server:.0f} MB, more than {MEMORY}")
        if it.refused:
            said.append(f"{it.name}: honest players were refused: {dict(it.refused)}")
        if it.name != "nothing" and not any(sum(done.values()) for done in it.attack.values()):
            said.append(f"{it.name}: the attack did nothing")
    return said


async def measure(
    tables: int, seconds: float, names: Sequence[str], seed: int, disk: Path | None = None
) -> list[Phase]:
    """Measure quiet, each attack, and all together; the database lies in a folder of its own on the disk."""
    plan: list[tuple[str, Sequence[str]]] = [("nothing", ()), *((name, (name,)) for name in names)]
    if len(names) > 1:
        plan.append(("all together", tuple(names)))
    with tempfile.TemporaryDirectory(dir=disk) as folder, serving(Path(folder)) as (pid, port):
        log, seen = Path(folder) / "log", 0
        crowd = Crowd(port, seed)
        await crowd.gather(tables)
        await asyncio.sleep(3)
        found = []
        for name, attacks in plan:
            with watched_disk(Path(folder)) as watch:
                it = await phase(name, attacks, crowd, watch, pid, port, seconds, seed)
            found.append(it)
            late = [json.loads(it) for it in log.read_text().splitlines() if '"event loop late"' in it]
            told = (f"p50 {it.p50:.1f} p99 {it.p99:.1f} ms", dict(it.refused), it.attack, late[seen:])
            seen = len(late)
            print(name, *told, file=sys.stderr)
            await asyncio.sleep(min(3.0, seconds / 4))
        await crowd.leave()
    return found


def main() -> None:
    """Measure, print the table, and end with 1 if a promise was not kept."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--quick", action="store_true", help="a few seconds each and a tenth of the tables")
    parser.add_argument("--tables", type=int)
    parser.add_argument("--seconds", type=float)
    parser.add_argument("--only", nargs="+", choices=list(ATTACKS), default=list(ATTACKS))
    parser.add_argument("--seed", type=int, default=14)
    parser.add_argument(
        "--disk", type=Path, help="where the database lies; /dev/shm is a disk that is never late"
    )
    parser.add_argument("--attack", nargs="+", choices=list(ATTACKS), help=argparse.SUPPRESS)
    parser.add_argument("--port", type=int, help=argparse.SUPPRESS)
    given = parser.parse_args()
    if given.attack:
        asyncio.run(be_rude(given.attack, given.port, given.seed))
        return
    tables = given.tables or (20 if given.quick else 100)
    seconds = given.seconds or (4.0 if given.quick else 22.0)
    found = asyncio.run(measure(tables, seconds, given.only, given.seed, given.disk))
    said = faults(found)
    print(
        f"{datetime.now(tz=UTC):%d %B %Y}, {os.cpu_count()} cores ({platform.machine()}), load "
        f"{os.getloadavg()[0]:.1f}, CPython {platform.python_version()}; {tables} honest tables, "
        f"{seconds:.0f} s each, seed {given.seed}.\n"
    )
    print(table(found))
    print("\n" + ("\n".join(said) or "Every promise was kept."))
    sys.exit(bool(said))


if __name__ == "__main__":
    main()
