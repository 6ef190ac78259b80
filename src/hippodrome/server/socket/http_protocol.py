"""An HTTP protocol with deadlines and shares; everything else is uvicorn's own."""

from __future__ import annotations

import asyncio
from http import HTTPStatus
from typing import Any, Final, NoReturn
from urllib.parse import urlsplit

import h11
import msgspec
from uvicorn.protocols.http.h11_impl import H11Protocol, RequestResponseCycle

from hippodrome.language import voice
from hippodrome.saying import Trouble
from hippodrome.server.http.addresses import is_among, rate_limit_key
from hippodrome.server.http.requests import CONNECTION_KEY
from hippodrome.server.service import Service
from hippodrome.server.socket.watching import StalledReaderTimer
from hippodrome.tables.refusing import refusal

_CLOSE: Final = [(b"content-type", b"application/json"), (b"connection", b"close")]

MOST_HEAD_BYTES: Final = 16 * 1024
"""The head of a request has at most so many bytes."""

MOST_HEAD_LINES: Final = 100
"""The head of a request has at most so many lines: each takes its time to read."""


def _said(key: str) -> bytes:
    return msgspec.json.encode(refusal(Trouble(key), voice("en")))


class BoundedConnection(h11.Connection):
    """Reads requests whose heads are bounded, and whose bodies say how long they are.

    What takes long to read for what it brings is refused before it is read: thousands of lines in a head, a
    body in thousands of chunks. Otherwise a megabyte of them would hold the event loop for seconds.
    """

    refused: tuple[int, str] | None = None
    """With which status and which sentence a request was refused."""

    def next_event(self) -> type[h11.NEED_DATA | h11.PAUSED] | h11.Event:
        """Read the next part of a request."""
        if self.their_state is h11.IDLE and is_large_head(self.trailing_data[0]):
            self._refuse(431, "request-head")
        event = super().next_event()
        if isinstance(event, h11.Request):
            for name, value in event.headers:
                if name == b"transfer-encoding":
                    self._refuse(411, "request-length")
                if name == b"host" and not is_host(value):
                    raise h11.RemoteProtocolError("this is no host")
        return event

    def unread(self) -> int:
        """Say how many bytes came that are not read yet."""
        return len(self._receive_buffer)

    def _refuse(self, status: int, key: str) -> NoReturn:
        self.refused = status, key
        raise h11.RemoteProtocolError(key, error_status_hint=status)


def is_large_head(data: bytes) -> bool:
    """Say whether data begins with the head of a request that is too large, complete or not."""
    ends = [
        at
        for at in (data.find(b"\n\r\n", 0, MOST_HEAD_BYTES), data.find(b"\n\n", 0, MOST_HEAD_BYTES))
        if at >= 0
    ]
    end = min(ends, default=len(data))
    return end > MOST_HEAD_BYTES or data.count(b"\n", 0, end) > MOST_HEAD_LINES


def is_host(value: bytes) -> bool:
    """Say whether the value of a Host header can be read: a name or an address, and perhaps a port."""
    try:
        urlsplit(f"//{value.decode('ascii')}").port  # noqa: B018  (it is read when it is asked for)
    except ValueError:  # a port that is none, a bracket without its pair, letters that are not ASCII
        return False
    return True


class GuardedProtocol(H11Protocol):
    """Uvicorn's HTTP: headers and bodies must come in time, and what is sent must be taken in time."""

    def __init__(self, *arguments: Any, **more: Any) -> None:
        super().__init__(*arguments, **more)
        self.conn: BoundedConnection = BoundedConnection(h11.SERVER, MOST_HEAD_BYTES)
        self._service: Service = self.config.app.state.service  # type: ignore[union-attr]  # our own app
        self._gate, self._limits = self._service.gate, self._service.config.limits
        self._inner = self.app
        self.app = self._run
        self.address: str | None = None
        self._admitted = False
        self._outgoing = StalledReaderTimer()
        self._idle_since = self._body_since = 0.0
        self._body_size = 0
        self._until: float | None = None
        self._waits, self._early = False, b""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as uvicorn
        """Let a connection in, or tell it in a line that there are too many."""
        super().connection_made(transport)
        peer = self.client[0] if self.client else ""
        if not is_among(peer, self._service.config.proxies):
            self.address = rate_limit_key(peer)
        self._idle_since = self.loop.time()
        if self._floods():
            transport.abort()
            return
        self._admitted = self._gate.connect(self.address)
        if not self._admitted:
            self._service.metrics.cut_off.labels("crowded").inc()
            self._turn_away(503, "too-many-connections")
            return
        self._take_turn()

    def _turn_away(self, status: int, key: str) -> None:
        """Say in a line why a connection is closed, and close it."""
        said = _said(key)
        lines = (f"HTTP/1.1 {status} {HTTPStatus(status).phrase}", "Content-Type: application/json")
        more = (f"Content-Length: {len(said)}", "Connection: close")
        self.transport.write("\r\n".join([*lines, *more, "", ""]).encode() + said)
        self.transport.close()

    def send_400_response(self, msg: str) -> None:
        """Refuse a request that cannot be read, or that would take too long to read."""
        if self.conn.refused is None:
            super().send_400_response(msg)
        else:
            self._turn_away(*self.conn.refused)

    def _take_turn(self) -> None:
        """Let a connection wait until it is its turn among those of its address."""
        wait = 0.0 if self.address is None else self._gate.queue_seconds(self.address)
        if wait is None:
            self._service.metrics.cut_off.labels("flood").inc()
            self.transport.abort()
        elif wait:
            self._waits = True
            self.loop.call_later(wait, self._have_turn)

    def _have_turn(self) -> None:
        self._idle_since, self._waits = self.loop.time(), False
        early, self._early = self._early, b""
        if not self.transport.is_closing():
            self.flow.resume_reading()
            if early:
                self.data_received(early)

    def connection_lost(self, exc: Exception | None) -> None:
        """Give its place back, and keep nothing that leads back here: what was received goes at once."""
        super().connection_lost(exc)
        self.app, self._early = self._inner, b""
        if self._admitted:
            self._admitted = False
            self._gate.disconnect(self.address)

    def data_received(self, data: bytes) -> None:
        """Take bytes, and note when a body began and how much of it is there; what comes early waits."""
        if self._waits:
            self._early += data
            self.flow.pause_reading()
            return
        before = self.conn.their_state
        super().data_received(data)
        if self.conn.their_state is h11.SEND_BODY:
            if before is not h11.SEND_BODY:
                self._body_since, self._body_size = self.loop.time(), 0
            self._body_size += len(data)
            if self._body_size > 2 * self._limits.body:
                # It was answered long ago; nobody reads what still comes.
                self._service.metrics.cut_off.labels("flood").inc()
                self.transport.abort()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """Hand the connection over, and keep nothing that leads back here."""
        super().handle_websocket_upgrade(event)
        self.app = self._inner

    def on_response_complete(self) -> None:
        """Wait for the next request from now on."""
        self._idle_since, self._until = self.loop.time(), None
        super().on_response_complete()

    def resume_writing(self) -> None:
        """Go on writing: the client has taken what it was sent."""
        self._outgoing.note_taken(self.loop.time())
        super().resume_writing()

    def expect(self, size: int) -> None:
        """Expect the client to take so many bytes at the least pace."""
        self._until = self.loop.time() + self._limits.slow + size / self._limits.pace

    def held(self) -> int:
        """Say how many bytes are kept for it: those it has yet to take, and those that nobody has read."""
        cycle: RequestResponseCycle | None = self.cycle
        unread = len(self._early) + self.conn.unread() + (0 if cycle is None else len(cycle.body))
        return self.transport.get_write_buffer_size() + unread

    def overdue(self, now: float) -> str | None:
        """Say why it should be cut off now, if it should."""
        stalled = self._outgoing.stalled_seconds(self.transport.get_write_buffer_size(), now)
        if stalled > self._limits.slow or (self._until is not None and now > self._until):
            return "slow"
        their = self.conn.their_state
        if their is h11.IDLE and now - self._idle_since > self._limits.headers:
            return "late"
        if their is h11.SEND_BODY:
            size = min(self._body_size, self._limits.body)
            if now - self._body_since > self._limits.headers + size / self._limits.pace:
                return "late"
        return None

    def _floods(self) -> bool:
        """Count a connection or a request; say whether they are too many."""
        if self.address is None or self._gate.address_bucket(self.address).take():
            return False
        self._service.metrics.cut_off.labels("flood").inc()
        return True

    async def _run(self, scope: Any, receive: Any, send: Any) -> None:
        """Run the application when it is the request's turn; a flood of requests is closed."""
        wait: float | None = 0.0
        if self.address is not None and scope["path"].startswith("/api/"):
            wait = self._gate.queue_seconds(self.address)
        if self._floods() or wait is None:
            await send({"type": "http.response.start", "status": 429, "headers": _CLOSE})
            await send({"type": "http.response.body", "body": _said("too-fast")})
            return
        if wait:
            await asyncio.sleep(wait)
        scope["extensions"] = {**(scope.get("extensions") or {}), CONNECTION_KEY: self}
        try:
            await self._inner(scope, receive, send)
        finally:
            del scope["extensions"]  # it leads back here
