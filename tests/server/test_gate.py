"""What no client can do to others: flood, not read, crowd a table, guess, come late, point a name here."""

from __future__ import annotations

import http.client
import json
import re
import shutil
import socket
import time
from collections.abc import Iterator
from contextlib import ExitStack, closing, contextmanager, suppress
from typing import Any

import pytest
from starlette.requests import HTTPConnection
from tests.server.running import PATIENCE, PATIENT, ROOT, Line, Refused, Running, line, socket_of
from tests.server.test_frames import CLOSE, CONT, PING, PONG, TEXT, Wire, frame, said, wire
from websockets.sync.client import connect

from hippodrome.server.http.addresses import is_among, rate_limit_key
from hippodrome.server.http.limits import CONNECTIONS_ALWAYS_ALLOWED, MOST_SERVED_TOGETHER, Limits, RateLimits
from hippodrome.server.http.requests import address_of
from hippodrome.server.metrics import ServerMonitor
from hippodrome.server.socket.watching import StalledReaderTimer, cut_off_slow_connections

HERE, ELSEWHERE = "127.0.0.1", "127.0.0.2"
"""Two addresses of this machine; the server counts them apart."""

BINARY = 0x2


@contextmanager
def serving(db: str, *before: str, **limits: int) -> Iterator[Running]:
    """Start a server with some limits of its own."""
    env = {f"HIPPODROME_LIMIT_{name.upper()}": str(value) for name, value in limits.items()}
    running = Running(db, env, before)
    yield running
    running.stop()


def ask(server: Running, path: str, source: str = HERE, body: Any = None, **headers: str) -> tuple[int, Any]:
    """Ask over HTTP from an address: the status and the answer."""
    it = http.client.HTTPConnection(HERE, server.port, timeout=PATIENCE, source_address=(source, 0))
    with closing(it):
        data = None if body is None else json.dumps(body).encode()
        it.request("GET" if body is None else "POST", path, data, headers)
        answer = it.getresponse()
        text = answer.read().decode()
    first = text.partition("\n")[0]
    return answer.status, json.loads(first) if first.startswith("{") else text


def raw(server: Running, source: str = HERE, *, small: bool = False) -> socket.socket:
    """Connect from an address, with a small buffer if it is not going to read."""
    it = socket.socket()
    if small:
        it.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    it.settimeout(PATIENCE)
    it.bind((source, 0))
    it.connect((HERE, server.port))
    return it


def upgrade(host: str) -> bytes:
    """Ask for a websocket."""
    lines = (
        "GET /api/socket HTTP/1.1",
        f"Host: {host}",
        "Upgrade: websocket",
        "Connection: Upgrade",
        "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==",
        "Sec-WebSocket-Version: 13",
    )
    return "\r\n".join([*lines, "", ""]).encode()


@contextmanager
def line_from(server: Running, source: str, table: str, *tokens: str) -> Iterator[Line]:
    """Open a websocket from an address and greet."""
    with connect(socket_of(server), proxy=None, source_address=(source, 0), **PATIENT) as it:
        talk = Line(it)
        talk.send(type="hello", protocol=1, table=table, tokens=list(tokens))
        yield talk


def number(server: Running, name: str) -> float:
    """Read one of the server's numbers, asked for from elsewhere."""
    _, text = ask(server, "/metrics", "127.0.0.9")
    found = re.search(rf"^{re.escape(name)} (\S+)$", text, re.MULTILINE)
    return float(found[1]) if found else 0.0


def wait_for(server: Running, name: str, least: float) -> None:
    """Wait until one of the server's numbers is so high."""
    until = time.monotonic() + PATIENCE
    while number(server, name) < least:
        assert time.monotonic() < until, f"{name} never reached {least}"
        time.sleep(0.1)


def wait_until_is(server: Running, name: str, value: float) -> None:
    """Wait until one of the server's numbers is just so high."""
    until = time.monotonic() + PATIENCE
    while (found := number(server, name)) != value:
        assert time.monotonic() < until, f"{name} is {found}, not {value}"
        time.sleep(0.1)


def cut_off(why: str) -> str:
    """Name the number of connections that were ended for a reason."""
    return f'hippodrome_cut_off_total{{why="{why}"}}'


# --- floods --------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """Start a server with the limits it has by itself."""
    with serving(str(tmp_path_factory.mktemp("db") / "test.db")) as running:
        yield running


def heard_until_closed(it: Wire) -> tuple[list[tuple[int, bytes]], int]:
    """Hear everything until the line is closed: what was said, and the code of the close."""
    heard = []
    while (got := it.hear())[0] != CLOSE:
        heard.append(got)
    return heard, int.from_bytes(got[1][:2], "big")


FLOODS = {
    "malformed": frame(b"{"),
    "empty": frame(b""),
    "ping": frame(b"", PING),
    "pong": frame(b"", PONG),
    "binary": frame(b"{", BINARY),
    "pieces": frame(b"x", fin=False) + frame(b"", CONT, fin=False) * 50 + frame(b"", CONT),
    "messages": frame(said(type="ping")),
}


@pytest.mark.parametrize("kind", FLOODS)
def test_a_flood_of_frames_is_closed_and_not_answered(server: Running, kind: str) -> None:
    table = server.open()["table"]
    source = f"127.0.3.{1 + list(FLOODS).index(kind)}"
    with line_from(server, ELSEWHERE, table) as other, wire(server, table, source) as it:
        other.until("whole")
        before = number(server, cut_off("flood"))
        began = time.monotonic()
        with suppress(BrokenPipeError, ConnectionResetError):  # perhaps before all of it is sent
            it.raw.sendall(FLOODS[kind] * 5_000)
        heard, code = heard_until_closed(it)
        assert code == 1008
        assert len(heard) <= (4 + time.monotonic() - began) * Limits().rate + 10
        texts = [json.loads(payload) for opcode, payload in heard if opcode == TEXT]
        assert [it.get("code") for it in texts].count("too-fast") == 1
        assert number(server, cut_off("flood")) == before + 1
        other.send(type="ping")
        other.until("pong")


def is_cut_off(it: socket.socket, data: bytes, times: int, pause: float = 0.0) -> bool:
    """Send something again and again; say whether the line is cut off meanwhile."""
    try:
        for _ in range(times):
            it.sendall(data)
            time.sleep(pause)
    except (BrokenPipeError, ConnectionResetError):
        return True
    return False


def test_a_flood_of_bytes_is_closed(server: Running) -> None:
    before = number(server, cut_off("flood"))
    with wire(server, server.open()["table"], "127.0.3.99") as it:
        assert is_cut_off(it.raw, frame(b"[" * 60_000), 2_000)
    assert number(server, cut_off("flood")) == before + 1


def test_a_body_without_end_is_cut_off(server: Running) -> None:
    before = number(server, cut_off("flood"))
    with raw(server, "127.0.3.98") as it:
        it.sendall(b"GET /health HTTP/1.1\r\nHost: localhost\r\nContent-Length: 99999999999\r\n\r\n")
        assert is_cut_off(it, b"x" * 65_536, 4_000)
    assert number(server, cut_off("flood")) == before + 1


def test_an_honest_burst_is_answered(server: Running) -> None:
    with wire(server, server.open()["table"]) as it:
        it.raw.sendall(frame(said(type="ping")) * 60)
        assert [it.until("pong")["type"] for _ in range(60)] == ["pong"] * 60


def test_many_sockets_of_an_address_share_a_rate() -> None:
    gate = RateLimits(Limits(rate=1))
    crowd = gate.address_bucket("a")
    assert sum(crowd.take() for _ in range(100)) == 10
    assert not gate.address_bucket("a").take()
    assert gate.address_bucket("b").take()


def test_connections_and_requests_of_an_address_wait_for_their_turn(monkeypatch: pytest.MonkeyPatch) -> None:
    now = [100.0]
    monkeypatch.setattr("time.monotonic", lambda: now[0])
    gate = RateLimits(Limits(rate=5))
    waits = [gate.queue_seconds("a") for _ in range(100)]
    assert waits[:MOST_SERVED_TOGETHER] == [0.0] * MOST_SERVED_TOGETHER
    spread = [it for it in waits[MOST_SERVED_TOGETHER:] if it is not None]
    assert spread == pytest.approx([(number + 1) / 10 for number in range(30)])
    assert waits[MOST_SERVED_TOGETHER + 30 :] == [None] * (100 - MOST_SERVED_TOGETHER - 30)
    assert gate.queue_seconds("b") == 0.0
    now[0] += 1
    assert gate.queue_seconds("a") == pytest.approx(2.1)


def test_many_connections_at_once_are_spread_and_all_of_them_served(database: str) -> None:
    with serving(database, rate=30) as server, ExitStack() as stack:
        began = time.monotonic()
        many = [stack.enter_context(raw(server)) for _ in range(60)]
        for it in many:
            it.sendall(b"GET /health HTTP/1.1\r\nHost: localhost\r\n\r\n")
        assert ask(server, "/health", ELSEWHERE)[0] == 200
        assert all(b" 200 " in it.recv(100) for it in many)
        assert time.monotonic() - began > (60 - MOST_SERVED_TOGETHER - 5) / 60


def test_whoever_asks_for_the_whole_table_again_and_again_is_refused(database: str) -> None:
    with serving(database, rate=5) as server, wire(server, server.open()["table"]) as it:
        it.raw.sendall(frame(said(type="resync")) * 17 + frame(said(type="ping")))
        assert it.until("refused")["code"] == "too-fast"
        it.until("pong")


def test_a_flood_of_requests_is_closed(database: str) -> None:
    with serving(database, rate=1) as server, raw(server) as it:
        it.sendall(b"GET /health HTTP/1.1\r\nHost: localhost\r\n\r\n" * 500)
        answer = b""
        while more := it.recv(65536):
            answer += more
        assert answer.count(b"HTTP/1.1 200") < 60
        assert answer.count(b"HTTP/1.1 429") == 1
        assert ask(server, "/health", ELSEWHERE)[0] == 200


# --- clients that do not read --------------------------------------------------------------------------


def test_a_socket_that_does_not_read_is_cut_off(database: str) -> None:
    with serving(database, slow=2, rate=100_000, traffic=10_000_000) as server:
        table = server.open()["table"]
        with raw(server, small=True) as it:
            it.sendall(upgrade("localhost"))
            assert b" 101 " in it.recv(100)
            it.sendall(frame(said(type="hello", protocol=1, table=table)))
            resync = frame(said(type="resync")) * 100
            with suppress(BrokenPipeError, ConnectionResetError):  # perhaps before all of it is sent
                for _ in range(30):
                    it.sendall(resync)
            wait_for(server, cut_off("slow"), 1)
        wait_until_is(server, "hippodrome_sockets", 0)
        assert ask(server, "/health")[0] == 200


@pytest.fixture(scope="module")
def record() -> bytes:
    """Give the longest record of a race that there is."""
    return max((ROOT / "tests" / "races").rglob("*.jsonl"), key=lambda it: it.stat().st_size).read_bytes()


def test_an_answer_that_is_not_taken_is_cut_off_and_counts_for_its_address(
    database: str, record: bytes
) -> None:
    with serving(database, slow=10, waiting=200_000) as server:
        table = server.ask("/api/records", record)["table"]
        path = f"/api/tables/{table}/history"
        with raw(server, small=True) as it:
            it.sendall(f"GET {path} HTTP/1.1\r\nHost: localhost\r\n\r\n".encode() * 60)
            wait_until_refused(server, path)
            assert ask(server, path, ELSEWHERE)[0] == 200
            wait_for(server, cut_off("slow"), 1)
        assert ask(server, path)[0] == 200


def wait_until_refused(server: Running, path: str) -> None:
    """Wait until so much is on its way to this address that it is refused more."""
    until = time.monotonic() + PATIENCE
    while (answer := ask(server, path))[0] == 200 or answer[1]["code"] != "too-much-waiting":
        assert time.monotonic() < until
        time.sleep(0.05)  # asking without a pause would be a flood
    assert answer[0] == 429


def test_an_answer_that_is_taken_too_slowly_is_cut_off(database: str, record: bytes) -> None:
    with serving(database, slow=1, pace=100_000_000) as server:
        table = server.ask("/api/records", record)["table"]
        with raw(server, small=True) as it:
            request = f"GET /api/tables/{table}/history HTTP/1.1\r\nHost: localhost\r\n\r\n".encode()
            it.sendall(request * 60)
            with suppress(ConnectionResetError):  # whichever of the two it hears of first
                while number(server, cut_off("slow")) < 1 and it.recv(1024):
                    time.sleep(0.05)  # asking for the numbers without a pause would be a flood
        wait_for(server, cut_off("slow"), 1)


def test_a_stream_that_does_not_read_is_cut_off(database: str) -> None:
    with serving(database, slow=2, rate=100_000, traffic=10_000_000, chat=100_000) as server:
        table = server.open()
        player = server.sit(table, "Gaius")
        with raw(server, small=True) as it, line(server, table["table"], player.token) as talker:
            it.sendall(
                f"GET /api/tables/{table['table']}/stream HTTP/1.1\r\nHost: localhost\r\n\r\n".encode()
            )
            wait_for(server, "hippodrome_sockets", 2)
            for count in range(1_000):
                talker.send(type="say", key=f"key-{count:06}", seat=player.seat, text="word " * 40)
            talker.until("done", key="key-000999")
            wait_for(server, cut_off("slow"), 1)
            wait_until_is(server, "hippodrome_sockets", 1)
        assert ask(server, "/health")[0] == 200


def test_whoever_reads_slowly_but_reads_is_not_stalled() -> None:
    it = StalledReaderTimer()
    assert [it.stalled_seconds(size, at) for at, size in enumerate((0, 50_000, 900_000, 890_000))] == [
        0,
        0,
        1,
        2,
    ]
    assert it.stalled_seconds(880_000, 4.0) == 0  # 20 kB less than there were
    assert it.stalled_seconds(879_000, 30.0) == 26
    it.note_taken(31.0)
    assert it.stalled_seconds(879_000, 32.0) == 1
    assert it.stalled_seconds(0, 60.0) == 0
    assert it.stalled_seconds(1, 99.0) == 0


class Holding:
    """A connection for which so many bytes are kept."""

    def __init__(self, address: str | None, size: int) -> None:
        self.address, self.size, self.is_cut = address, size, False
        self.transport: Any = self

    def overdue(self, now: float) -> str | None:
        """It is not overdue."""

    def held(self) -> int:
        """Say how many bytes are kept."""
        return self.size

    def abort(self) -> None:
        """Be cut off."""
        self.is_cut = True


def test_what_waits_for_sockets_is_bounded_for_an_address_and_for_all() -> None:
    limits, metrics = Limits(waiting=100, waiting_total=250), ServerMonitor()
    greedy = [Holding("a", size) for size in (60, 30, 50)]
    cut_off_slow_connections([*greedy, Holding("b", 90)], limits, metrics, 0.0)
    assert [it.is_cut for it in greedy] == [True, False, False]
    many = [Holding(f"address {number}", 40 + number) for number in range(10)]
    proxied = Holding(None, 95)
    cut_off_slow_connections([*many, proxied], limits, metrics, 0.0)
    assert proxied.is_cut
    assert [it.is_cut for it in many] == [False] * 5 + [True] * 5


@pytest.mark.parametrize("kind", ["head", "frame"])
def test_what_was_sent_and_is_not_read_counts_too(database: str, kind: str) -> None:
    with serving(database, waiting=20_000, headers=600) as server, ExitStack() as open_ones:
        for _ in range(2):
            it = open_ones.enter_context(raw(server))
            if kind == "head":
                it.sendall(b"GET / HTTP/1.1\r\nHost: localhost\r\nA: " + b"a" * 12_000)
            else:
                it.sendall(upgrade("localhost"))
                assert b" 101 " in it.recv(1_000)
                it.sendall(frame(b"a" * 16_000)[:12_000])
        wait_for(server, cut_off("slow"), 1)


def test_bytes_under_way_are_shared_out() -> None:
    gate = RateLimits(Limits(waiting=100, waiting_total=250))
    gate.reserve_bytes("a", 1_000)  # alone it may be large
    with pytest.raises(Exception, match="too-much-waiting"):
        gate.reserve_bytes("b", 1)
    gate.release_bytes("a", 1_000)
    gate.reserve_bytes("a", 60)
    with pytest.raises(Exception, match="too-much-waiting"):
        gate.reserve_bytes("a", 60)
    gate.reserve_bytes("b", 100)
    with pytest.raises(Exception, match="too-much-waiting"):
        gate.reserve_bytes("c", 100)
    gate.release_bytes("b", 100)
    gate.reserve_bytes("c", 100)


# --- shares of a table ---------------------------------------------------------------------------------


def test_many_devices_of_a_seat_shut_nobody_out(database: str) -> None:
    with serving(database, sockets=4, seat_sockets=3) as server:
        table = server.open()
        gaius, livia = server.sit(table, "Gaius"), server.sit(table, "Livia")
        with ExitStack() as stack:
            devices = [stack.enter_context(line(server, table["table"], gaius.token)) for _ in range(3)]
            for it in devices:
                it.until("whole")
            for _ in range(3):
                newer = stack.enter_context(line(server, table["table"], gaius.token))
                assert newer.until("whole")["viewer"] == gaius.seat
            assert [it.until("goodbye")["why"] for it in devices] == ["elsewhere"] * 3
            with line(server, table["table"], livia.token) as opponent:
                assert opponent.until("whole")["viewer"] == livia.seat


def test_one_address_takes_no_more_than_its_share_of_a_table(database: str) -> None:
    with serving(database, sockets=4, address_table_sockets=2) as server:
        table = server.open()
        gaius, livia = server.sit(table, "Gaius"), server.sit(table, "Livia")
        name = table["table"]
        with ExitStack() as stack:
            for _ in range(2):
                stack.enter_context(line(server, name)).until("whole")
            with line(server, name) as third:
                assert third.hear()["code"] == "too-many-sockets"
            assert ask(server, f"/api/tables/{name}/stream")[1]["code"] == "too-many-sockets"
            stack.enter_context(line_from(server, ELSEWHERE, name)).until("whole")
            for _ in range(2):
                stack.enter_context(line(server, name, gaius.token)).until("whole")
            with line(server, name, gaius.token) as third:
                assert third.hear()["code"] == "too-many-sockets"
            with line(server, name, livia.token) as first_of_its_seat:
                assert first_of_its_seat.until("whole")["viewer"] == livia.seat


# --- guesses -------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """Start a server on which few guesses are free."""
    with serving(str(tmp_path_factory.mktemp("db") / "test.db"), guesses=5) as running:
        yield running


def greeted(server: Running, source: str, table: str, *tokens: str) -> str:
    """Greet on a websocket; say how the first answer is called."""
    with line_from(server, source, table, *tokens) as it:
        answer = it.hear()
        return str(answer.get("code") or answer["type"])


@pytest.mark.parametrize(
    ("door", "source", "first"),
    [
        ("dashes", "127.0.1.1", "table-unknown"),
        ("long", "127.0.1.2", "table-unknown"),
        ("hello", "127.0.1.3", "table-unknown"),
        ("hello-token", "127.0.1.4", "seat-lost"),
        ("token", "127.0.1.5", "token-unknown"),
        ("deed-token", "127.0.1.6", "token-unknown"),
        ("stream-token", "127.0.1.7", "token-unknown"),
        ("recovery", "127.0.1.8", "recovery-unknown"),
    ],
)
def test_guesses_are_counted_on_every_door(strict: Running, door: str, source: str, first: str) -> None:
    table = strict.open()
    at = f"/api/tables/{table['table']}"
    wrong = {"Authorization": "Bearer nobody"}

    def guess() -> str:
        match door:
            case "dashes":
                return str(ask(strict, "/api/tables/Z-Z-Z-Z-Z-Z", source)[1]["code"])
            case "long":
                return str(ask(strict, "/api/tables/ZZZZZZZZZZZZZZZZ", source)[1]["code"])
            case "hello":
                return greeted(strict, source, "Z-Z-Z-Z-Z-Z")
            case "hello-token":
                return greeted(strict, source, table["table"], "nobody")
            case "token":
                return str(ask(strict, at, source, **wrong)[1]["code"])
            case "deed-token":
                deed = {"type": "start", "key": "k" * 8, "seat": 0}
                return str(ask(strict, f"{at}/deeds", source, deed, **wrong)[1]["code"])
            case "stream-token":
                return str(ask(strict, f"{at}/stream", source, **wrong)[1]["code"])
            case _:
                return str(ask(strict, f"{at}/recover", source, {"recovery": "A-B"})[1]["code"])

    assert [guess() for _ in range(7)] == [first] * 5 + ["too-many-guesses"] * 2
    dashed = "-".join(table["code"])
    assert ask(strict, f"/api/tables/{dashed}", source)[1]["code"] == "too-many-guesses"
    assert greeted(strict, source, dashed) == "too-many-guesses"
    assert ask(strict, at, source)[0] == 200  # an id is no guess
    assert ask(strict, f"/api/tables/{dashed}", "127.0.1.99")[0] == 200


def test_whoever_lost_one_of_its_seats_may_still_play_the_other(strict: Running) -> None:
    table = strict.open()
    player = strict.sit(table, "Gaius")
    both = {"Authorization": f"Bearer {player.token}, lost"}
    seen = [ask(strict, f"/api/tables/{table['table']}", "127.0.1.20", **both) for _ in range(8)]
    assert [status for status, _ in seen] == [200] * 8


# --- deadlines and connections -------------------------------------------------------------------------


def is_closed(it: socket.socket) -> bool:
    """Wait until the other side has closed."""
    try:
        return it.recv(1024) == b""
    except ConnectionResetError:
        return True


def test_headers_and_bodies_have_deadlines_and_a_half_body_logs_no_stack(database: str) -> None:
    with serving(database, headers=5) as server:
        quiet = len(server.log)
        half = b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1000\r\n\r\n{"
        with ExitStack() as stack:
            late = [stack.enter_context(raw(server)) for _ in range(4)]
            for it, begun in zip(
                late, (b"", b"GET / HT", b"GET / HTTP/1.1\r\nHost: a\r\n", half), strict=True
            ):
                it.sendall(begun)
            assert all(is_closed(it) for it in late)
        with raw(server) as gone:
            gone.sendall(half)
        assert number(server, cut_off("late")) == 4
        assert ask(server, "/health")[0] == 200
        server.stop()
        after = [json.loads(it) for it in server.log[quiet:] if it != "(ended)"]
        # How late the loop was tells of the machine.
        assert [it["event"] for it in after if it["event"] != "event loop late"] == ["stopped"]


LONG_TO_READ = {
    "lines": (b"GET / HTTP/1.1\r\nHost: localhost\r\n" + b"a:\r\n" * 60_000 + b"\r\n", b" 431 "),
    "lines without an end": (b"GET / HTTP/1.1\r\n" + b"a:\r\n" * 200, b" 431 "),
    "bytes": (b"GET / HTTP/1.1\r\nHost: localhost\r\na: " + b"b" * 20_000 + b"\r\n\r\n", b" 431 "),
    "chunks": (
        b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n"
        + b"1\r\n{\r\n" * 40_000,
        b" 411 ",
    ),
}


@pytest.mark.parametrize("kind", LONG_TO_READ)
def test_what_takes_long_to_read_is_refused_before_it_is_read(server: Running, kind: str) -> None:
    sent, status = LONG_TO_READ[kind]
    with raw(server, f"127.0.4.{1 + list(LONG_TO_READ).index(kind)}") as it:
        with suppress(BrokenPipeError, ConnectionResetError):
            it.sendall(sent)
        assert status in it.recv(100)
        assert is_cut_off(it, b"a:\r\n", 6_000, 0.01)
    assert not [it for it in server.log if "Traceback" in it]


UNREADABLE = {
    "a body": upgrade("localhost").replace(b"\r\n\r\n", b"\r\nContent-Length: 5\r\n\r\nhello"),
    "a long line": upgrade("localhost").replace(b"\r\n\r\n", b"\r\nA: " + b"a" * 12_000 + b"\r\n\r\n"),
}


@pytest.mark.parametrize("kind", UNREADABLE)
def test_a_websocket_that_cannot_be_opened_is_refused_and_not_kept(server: Running, kind: str) -> None:
    with raw(server, "127.0.4.7") as it:
        it.sendall(UNREADABLE[kind])
        assert b" 400 " in it.recv(100)
        assert is_closed(it)


@pytest.mark.parametrize("host", ["[", "[::1", "a]b", "localhost:port", "localhost:99999999", "\u00e4"])
def test_a_host_that_is_none_is_no_fault_of_ours(server: Running, host: str) -> None:
    for path in ("/api/games", "/health", "/table/ABCDEF", "/api/socket"):
        with raw(server, "127.0.4.8") as it:
            it.sendall(upgrade(host).replace(b"/api/socket", path.encode()))
            assert b" 400 " in it.recv(100), path
    assert not [it for it in server.log if "our fault" in it or "ValueError" in it]


def test_a_request_after_another_is_bounded_too(server: Running) -> None:
    with raw(server, "127.0.4.9") as it:
        it.sendall(
            b"GET /health HTTP/1.1\r\nHost: localhost\r\n\r\n" + LONG_TO_READ["lines without an end"][0]
        )
        heard = b""
        while more := it.recv(65536):
            heard += more
        assert b" 200 " in heard
        assert b" 431 " in heard


def test_many_small_values_are_refused_before_they_fill_the_memory(server: Running) -> None:
    body = b'{"game":"ave-caesar","setup":{"a":[' + b"[]," * 60_000 + b"1]}}"
    for path in ("/api/tables", "/api/check", "/api/boards", "/api/gallery"):
        with pytest.raises(Refused) as refused:
            server.ask(path, body)
        assert (refused.value.status, refused.value.code) == (413, "message-values"), path


BODIES = {"many values": b"[" + b"[]," * 900 + b"1]", "a long text": b'"' + b"a" * 60_000 + b'"'}


@pytest.mark.parametrize("value", BODIES)
def test_what_a_body_takes_in_memory_counts_for_its_address(database: str, value: str) -> None:
    body = b'{"game":"ave-caesar","setup":{"players":3,"options":{"races":1,"a":' + BODIES[value] + b"}}}"
    with serving(database, waiting=100_000) as server, pytest.raises(Refused, match="too-much-waiting"):
        server.ask("/api/check", body)


def test_a_request_that_drips_after_another_is_late_too(database: str) -> None:
    with serving(database, headers=5) as server, raw(server) as it:
        it.sendall(b"GET /health HTTP/1.1\r\nHost: localhost\r\n\r\n")
        assert b" 200 " in it.recv(65536)
        assert is_cut_off(it, b"G", 600, 0.1)
        assert number(server, cut_off("late")) == 1


def test_idle_connections_of_one_address_leave_room_for_others(database: str) -> None:
    prlimit = shutil.which("prlimit")
    if prlimit is None:
        pytest.skip("no prlimit here")
    with (
        serving(database, prlimit, "--nofile=300:300", headers=1_000, rate=1_000) as server,
        ExitStack() as stack,
    ):
        idle = [stack.enter_context(raw(server)) for _ in range(400)]
        assert ask(server, "/health", ELSEWHERE)[0] == 200
        assert (
            ask(server, "/api/tables", ELSEWHERE, {"game": "ave-caesar", "setup": {"players": 3}})[0] == 201
        )
        assert number(server, cut_off("crowded")) > 300
        assert b" 503 " in idle[-1].recv(100)


def test_an_address_never_has_more_connections_than_are_free() -> None:
    gate = RateLimits(Limits(connections=100, address_connections=80))
    assert sum(gate.connect("a") for _ in range(100)) == 50
    assert sum(gate.connect("b") for _ in range(100)) == 25
    assert sum(gate.connect("c") for _ in range(100)) >= CONNECTIONS_ALWAYS_ALLOWED
    gate.disconnect("a")
    assert gate.connect("d")
    few = RateLimits(Limits(connections=100, address_connections=10))
    assert sum(few.connect("a") for _ in range(100)) == 10
    assert sum(few.connect(None) for _ in range(100)) == 90  # proxies count in total alone


# --- addresses and names -------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("address", "counted"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2::1", "2001:db8:1:2::/64"),
        ("2001:db8:1:2:ffff::9", "2001:db8:1:2::/64"),
        ("2001:db8:1:3::1", "2001:db8:1:3::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("unknown", "unknown"),
    ],
)
def test_a_64_network_counts_as_one_address(address: str, counted: str) -> None:
    assert rate_limit_key(address) == counted
    assert address_of(HTTPConnection({"type": "http", "client": (address, 1), "headers": []})) == counted


def test_proxies_are_named_by_address_or_network() -> None:
    assert is_among("10.1.2.3", ("10.0.0.0/8",))
    assert is_among("::ffff:10.1.2.3", ("10.0.0.0/8",))
    assert is_among("2001:db8::1", ("2001:db8::/32",))
    assert is_among("192.0.2.1", ("*",))
    assert not is_among("192.0.2.1", ("10.0.0.0/8", "192.0.2.2"))
    assert not is_among("", ("10.0.0.0/8",))


@pytest.mark.parametrize("path", ["/api/games", "/metrics", "/", "/table/ABCDEF"])
def test_a_name_that_somebody_points_here_is_not_answered(server: Running, path: str) -> None:
    status, answer = ask(server, path, Host="rebound.example.org")
    assert status == 421
    line = answer["text"] if path.startswith("/api/") else answer.removesuffix("\n")
    assert line.endswith("HIPPODROME_HOSTS=rebound.example.org")
    assert "\n" not in line
    for name in ("localhost", f"127.0.0.1:{server.port}", "[::1]:8000", "sofa.local", "sofa"):
        assert ask(server, path, Host=name)[0] in (200, 503)  # 503: the page is not built


def test_a_page_from_elsewhere_may_not_even_look(server: Running) -> None:
    with pytest.raises(Refused) as refused:
        server.ask("/api/games", Origin="https://evil.example")
    assert (refused.value.status, refused.value.code) == (403, "origin-foreign")


def test_ones_own_names_can_be_allowed(database: str) -> None:
    own = {
        "HIPPODROME_HOSTS": "races.example.org, other.example.org:8080",
        "HIPPODROME_ORIGINS": "http://named.example.org",
    }
    server = Running(database, own)
    names = ("races.example.org", "Races.Example.org:80", "other.example.org:8080", "named.example.org")
    assert [ask(server, "/api/games", Host=name)[0] for name in names] == [200] * 4
    assert ask(server, "/api/games", Host="other.example.org")[0] == 421
    page = {"Host": "races.example.org", "Origin": "http://races.example.org"}
    assert ask(server, "/api/check", body={"game": "ave-caesar", "setup": {"players": 3}}, **page)[0] == 200
    assert ask(server, "/health", Host="anything.example.org")[0] == 200
    server.stop()


def test_a_proxy_that_encrypts_needs_no_name(database: str) -> None:
    server = Running(database, {"HIPPODROME_PROXIES": HERE})
    through = {"Host": "races.example.org", "X-Forwarded-Proto": "https", "X-Forwarded-For": "192.0.2.1"}
    assert ask(server, "/api/games", **through)[0] == 200
    assert ask(server, "/api/games", ELSEWHERE, **through)[0] == 421
    server.stop()


def test_a_websocket_under_a_foreign_name_is_refused(server: Running) -> None:
    with raw(server) as it:
        it.sendall(upgrade("rebound.example.org"))
        answer = b""
        while b"host-foreign" not in answer:
            more = it.recv(4096)
            assert more, answer
            answer += more
