"""A real server in a process of its own, and clients to talk to it."""

from __future__ import annotations

import json
import os
import random
import re
import signal
import socket
import subprocess
import sys
import threading
import time
import urllib.error
import urllib.request
import uuid
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

from tests.server.forking import ForkedServer
from websockets.sync.client import ClientConnection, connect

ROOT = Path(__file__).resolve().parent.parent.parent
PATIENCE = float(os.environ.get("HIPPODROME_PATIENCE", "180"))
"""How many seconds a test waits for what must come; more on a machine that is busy."""

EVEN = {"HIPPODROME_NICE": "0", "HIPPODROME_BUDGET": "20"}
"""Workers get as much of the processor as everybody: a test waits for them, beside other tests. And no
charioteer is replaced because other tests kept the processor from it."""

PATIENT: dict[str, Any] = {"open_timeout": PATIENCE, "ping_interval": None, "max_queue": None}
"""How a line is opened: whoever answers or hears late is waited for, and what comes meanwhile is kept."""

AVE = {"players": 3, "options": {"races": 1}}
BEN = {"players": 3}
PEOPLE = [{"type": "person"}] * 3


IMPORTED_WITH = {"HIPPODROME_GAMES"}
"""What a server looks at while it is imported; with it a server is started anew rather than forked."""

ALL: list[Running] = []
"""Every server that was started, so that none is left behind by a test that fails."""


def free_port() -> int:
    """Find a port that is free, and is given to nobody else meanwhile: the system gives out higher ones."""
    while True:
        port = random.SystemRandom().randrange(10_000, 32_000)
        with socket.socket() as it, suppress(OSError):
            it.bind(("127.0.0.1", port))
            return port


class Refused(Exception):
    """The server refused: the status and the answer."""

    def __init__(self, status: int, answer: dict[str, Any]) -> None:
        self.status = status
        self.answer = answer
        self.code = answer.get("code")
        super().__init__(f"{status} {answer}")


class Running:
    """A server process."""

    def __init__(
        self, db: str, env: dict[str, str] | None = None, before: tuple[str, ...] = (), port: int = 0
    ) -> None:
        command = ["serve", "--port", str(port), "--db", db]
        path = f"{ROOT / 'src'}{os.pathsep}{ROOT}"
        surroundings = os.environ | EVEN | {"HIPPODROME_LANGUAGE": "en", "PYTHONPATH": path} | (env or {})
        self.child: subprocess.Popen[str] | ForkedServer
        if before or surroundings.keys() & IMPORTED_WITH:
            self.child = subprocess.Popen(
                [*before, sys.executable, "-m", "hippodrome", *command],
                cwd=ROOT,
                env=surroundings,
                stderr=subprocess.PIPE,
                stdout=subprocess.DEVNULL,
                text=True,
            )
        else:
            self.child = ForkedServer(command, surroundings)
        ALL.append(self)
        self.log: list[str] = []
        self._said = threading.Condition()
        self._reader = threading.Thread(target=self._read, daemon=True)
        self._reader.start()
        line = self.wait_for_line("Serving on")
        match = re.search(r"http://\S+:(\d+)", line)
        assert match
        self.port = int(match[1])
        self.url = f"http://127.0.0.1:{self.port}"

    def _read(self) -> None:
        assert self.child.stderr is not None
        for line in self.child.stderr:
            with self._said:
                self.log.append(line.rstrip())
                self._said.notify_all()
        with self._said:
            self.log.append("(ended)")
            self._said.notify_all()

    def wait_for_line(self, text: str) -> str:
        """Wait until the server says something."""

        def said() -> str | None:
            return next((line for line in self.log if text in line or line == "(ended)"), None)

        with self._said:
            self._said.wait_for(said, PATIENCE)
        line = said()
        assert line is not None, f"never said {text!r}: {self.log}"
        assert text in line, f"ended: {self.log}"
        return line

    def kill(self) -> None:
        """Kill it, as a power cut would."""
        self.child.send_signal(signal.SIGKILL)
        self._ended()

    def stop(self) -> int:
        """Stop it politely."""
        if self.child.poll() is None:
            self.child.send_signal(signal.SIGTERM)
        return self._ended()

    def _ended(self) -> int:
        status = self.child.wait(PATIENCE)
        self._reader.join(PATIENCE)
        assert self.child.stderr is not None
        self.child.stderr.close()
        return status

    def ask(self, path: str, body: Any = None, token: str = "", **headers: str) -> Any:
        """Ask over HTTP."""
        data = body if isinstance(body, bytes | None) else json.dumps(body).encode()
        given = ({"Authorization": f"Bearer {token}"} if token else {}) | headers
        request = urllib.request.Request(self.url + path, data, given)  # noqa: S310  (our own server)
        try:
            with urllib.request.urlopen(request, timeout=PATIENCE) as answer:  # noqa: S310  (our own server)
                text = answer.read().decode()
        except urllib.error.HTTPError as error:
            with error:
                raise Refused(error.code, json.loads(error.read())) from None
        lines = [json.loads(line) for line in text.splitlines()]
        return lines[0] if len(lines) == 1 else lines

    def number(self, name: str) -> float:
        """Read a number of the metrics."""
        with urllib.request.urlopen(f"{self.url}/metrics", timeout=PATIENCE) as answer:  # noqa: S310  (our own)
            rows = [row.split() for row in answer.read().decode().splitlines()]
        return next(float(row[1]) for row in rows if row[0] == name)

    def open(self, game: str = "ave-caesar", **settings: Any) -> dict[str, Any]:
        """Open a table."""
        setup = AVE if game == "ave-caesar" else BEN
        table: dict[str, Any] = self.ask("/api/tables", {"game": game, "setup": setup} | settings)
        return table

    def sit(self, table: dict[str, Any], name: str, seat: int | None = None) -> Player:
        """Sit down."""
        seated = self.ask(f"/api/tables/{table['table']}/seats", {"name": name, "seat": seat})
        return Player(self, table["table"], seated["seat"], seated["token"], seated["recovery"])


class Player:
    """Somebody who holds a seat."""

    def __init__(self, server: Running, table: str, seat: int, token: str, recovery: str) -> None:
        self.server, self.table, self.seat, self.token, self.recovery = server, table, seat, token, recovery

    def do(self, kind: str, key: str | None = None, **more: Any) -> Any:
        """Do something over HTTP."""
        command = {"type": kind, "key": key or uuid.uuid4().hex, "seat": self.seat} | more
        return self.server.ask(f"/api/tables/{self.table}/deeds", command, self.token)

    def look(self) -> Any:
        """Look at the table."""
        return self.server.ask(f"/api/tables/{self.table}", token=self.token)

    def move(self, choose: Callable[[list[str]], str] = lambda offers: offers[0]) -> Any:
        """Make a move that is offered."""
        whole = self.look()
        return self.do("move", move=choose(whole["race"]["offers"]), turn=whole["table"]["turn"])


class Line:
    """A websocket to a table."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.number = 0

    def send(self, **message: Any) -> None:
        """Send a message."""
        self.socket.send(json.dumps(message))

    def hear(self) -> Any:
        """Hear the next message."""
        return json.loads(self.socket.recv(timeout=PATIENCE))

    def until(self, kind: str, **like: Any) -> Any:
        """Hear messages until one of a kind."""
        while True:
            message = self.hear()
            if message["type"] == kind and all(message.get(name) == it for name, it in like.items()):
                return message

    def until_happened(self, kind: str) -> Any:
        """Hear messages until something happened."""
        while True:
            message = self.until("happened")
            if message["what"]["kind"] == kind:
                return message


def socket_of(server: Running) -> str:
    """Give the address of a server's websocket."""
    return f"ws://127.0.0.1:{server.port}/api/socket"


@contextmanager
def line(server: Running, table: str, *tokens: str, seen: int | None = None) -> Iterator[Line]:
    """Open a websocket and greet."""
    with connect(socket_of(server), proxy=None, **PATIENT) as socket:
        it = Line(socket)
        it.send(type="hello", protocol=1, table=table, tokens=list(tokens), seen=seen)
        yield it


def start_all(
    server: Running, game: str = "ave-caesar", **settings: Any
) -> tuple[dict[str, Any], list[Player]]:
    """Open a table of three people and start the race."""
    table = server.open(game, **settings)
    players = [server.sit(table, name) for name in ("Gaius", "Livia", "Marcus")]
    players[0].do("start")
    return table, players


def play_on(players: list[Player], moves: int, pick: Callable[[int], int] = lambda _: 0) -> list[int]:
    """Make so many moves, or as many as there are left; give the numbers they got."""
    numbers: list[int] = []
    for _ in range(moves):
        whole = players[0].look()
        if whole["table"]["stage"] == "over":
            break
        mover = players[whole["race"]["to_move"]]
        numbers.append(mover.move(lambda offers: offers[pick(len(offers))])["number"])
    return numbers


def reasons_of(server: Running) -> list[str]:
    """Ask why a server is not ready; nothing if it is."""
    try:
        answer = server.ask("/ready")
    except Refused as refused:
        answer = refused.answer | {"status": refused.status}
    assert answer.get("status") in (None, 503)
    assert answer["ready"] is (not answer["reasons"])
    reasons: list[str] = answer["reasons"]
    return reasons


def wait_for_reasons(server: Running, *reasons: str) -> None:
    """Wait until a server gives just these reasons for not being ready; with none, until it is."""
    until = time.monotonic() + PATIENCE
    while reasons_of(server) != list(reasons):
        assert time.monotonic() < until, f"{reasons_of(server)} is not {reasons}"
        time.sleep(0.2)


def wait_for_number(server: Running, name: str, above: float) -> None:
    """Wait until a number of the metrics is above another."""
    until = time.monotonic() + PATIENCE
    while server.number(name) <= above:
        assert time.monotonic() < until, f"{name} stays at {server.number(name)}"
        time.sleep(0.1)
