"""Frames as they come over the wire: in pieces, several at once, too large, not as the protocol has it."""

from __future__ import annotations

import base64
import json
import os
import socket
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from tests.server.running import PATIENCE, Running

from hippodrome.server.socket.websocket_protocol import frame_size, text_frame

TEXT, CONT, CLOSE, PING, PONG = 0x1, 0x0, 0x8, 0x9, 0xA


def frame(payload: bytes, opcode: int = TEXT, *, fin: bool = True, masked: bool = True) -> bytes:
    """Make a frame as a client sends it."""
    size = len(payload)
    length = (
        bytes([size])
        if size < 126
        else bytes([126]) + size.to_bytes(2, "big")
        if size < 1 << 16
        else bytes([127]) + size.to_bytes(8, "big")
    )
    head = bytes([(0x80 if fin else 0) | opcode, length[0] | (0x80 if masked else 0)]) + length[1:]
    if not masked:
        return head + payload
    mask = b"\x17\x2a\xfe\x03"
    return head + mask + bytes(it ^ mask[at % 4] for at, it in enumerate(payload))


def said(**message: Any) -> bytes:
    """Write a message."""
    return json.dumps(message).encode()


class Wire:
    """A websocket without a library."""

    def __init__(self, raw: socket.socket) -> None:
        self.raw = raw
        self.rest = b""

    def hear(self) -> tuple[int, bytes]:
        """Hear the next frame: its kind and what it says; a close ends it."""
        while not (size := frame_size(self.rest, 0)) or len(self.rest) < size:
            more = self.raw.recv(65536)
            if not more:
                return CLOSE, b""
            self.rest += more
        whole, self.rest = self.rest[:size], self.rest[size:]
        begin = 2 if whole[1] < 126 else 4 if whole[1] == 126 else 10
        return whole[0] & 15, whole[begin:]

    def until(self, kind: str) -> Any:
        """Hear messages until one of a kind."""
        while True:
            opcode, payload = self.hear()
            assert opcode == TEXT, (opcode, payload)
            message = json.loads(payload)
            if message["type"] == kind:
                return message


@contextmanager
def wire(server: Running, table: str, source: str = "127.0.0.1") -> Iterator[Wire]:
    """Open a websocket by hand from an address, and greet."""
    where = ("127.0.0.1", server.port)
    with socket.create_connection(where, timeout=PATIENCE, source_address=(source, 0)) as raw:
        key = base64.b64encode(os.urandom(16)).decode()
        lines = (
            "GET /api/socket HTTP/1.1",
            f"Host: 127.0.0.1:{server.port}",
            "Upgrade: websocket",
            "Connection: Upgrade",
            f"Sec-WebSocket-Key: {key}",
            "Sec-WebSocket-Version: 13",
        )
        raw.sendall("\r\n".join([*lines, "", ""]).encode())
        answer = b""
        while b"\r\n\r\n" not in answer:
            answer += raw.recv(4096)
        assert b" 101 " in answer
        it = Wire(raw)
        it.rest = answer.partition(b"\r\n\r\n")[2]
        raw.sendall(frame(said(type="hello", protocol=1, table=table)))
        it.until("whole")
        yield it


@pytest.fixture
def table(server: Running) -> str:
    """Open a table."""
    return str(server.open()["table"])


def test_a_message_that_comes_byte_by_byte_is_heard(server: Running, table: str) -> None:
    with wire(server, table) as it:
        it.raw.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        for byte in frame(said(type="ping")):
            it.raw.sendall(bytes([byte]))
        it.until("pong")


def test_messages_that_come_all_at_once_are_all_heard(server: Running, table: str) -> None:
    with wire(server, table) as it:
        many = b"".join(frame(said(type="ping")) for _ in range(20)) + frame(b"", PING)
        half = frame(said(type="resync"))
        it.raw.sendall(many + half[:5])
        heard = [it.hear() for _ in range(21)]
        assert [opcode for opcode, _ in heard].count(PONG) == 1
        assert [opcode for opcode, _ in heard].count(TEXT) == 20
        it.raw.sendall(half[5:])
        it.until("whole")


def test_a_message_in_pieces_with_a_ping_between_is_heard(server: Running, table: str) -> None:
    with wire(server, table) as it:
        text = said(type="resync")
        it.raw.sendall(
            frame(text[:4], fin=False) + frame(b"there?", PING) + frame(text[4:9], CONT, fin=False)
        )
        assert it.hear() == (PONG, b"there?")
        it.raw.sendall(frame(text[9:], CONT))
        it.until("whole")
        it.raw.sendall(frame(said(type="ping")))
        it.until("pong")


@pytest.mark.parametrize(
    ("bad", "code"),
    [
        (frame(said(type="ping"), masked=False), 1002),
        (frame(b"x", CONT), 1002),
        (frame(b"x", 0x3), 1002),
        (b"\xc1" + frame(said(type="ping"))[1:], 1002),
        (frame(b"x" * 70_000), 1009),
        (bytes([0x81, 0xFF]) + (1 << 40).to_bytes(8, "big") + b"mask", 1009),
    ],
    ids=["unmasked", "no beginning", "no such kind", "reserved bit", "too large", "far too large"],
)
def test_what_the_protocol_forbids_ends_the_line_and_says_so(
    server: Running, table: str, bad: bytes, code: int
) -> None:
    with wire(server, table) as it:
        it.raw.sendall(bad)
        opcode, payload = it.hear()
        assert opcode == CLOSE
        assert int.from_bytes(payload[:2], "big") == code
    assert server.ask("/health")["ok"] is True


def test_text_that_is_none_is_refused_and_the_line_stays_open(server: Running, table: str) -> None:
    with wire(server, table) as it:
        it.raw.sendall(frame(b"\xff\xfe") + frame(b"") + frame(b"[" * 10_000) + frame(said(type="ping")))
        codes = [it.until("refused")["code"] for _ in range(3)]
        assert set(codes) <= {"message-malformed", "message-wrong"}
        it.until("pong")


@pytest.mark.parametrize("size", [0, 125, 126, 65_535, 65_536])
def test_frames_are_written_and_measured_as_the_protocol_has_it(size: int) -> None:
    whole = text_frame(b"x" * size)
    assert frame_size(whole, 0) == len(whole)
    for short in range(min(len(whole), 10)):
        assert frame_size(whole[:short], 0) in (0, len(whole))
