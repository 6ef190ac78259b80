"""A websocket protocol with a short way in and a short way out, without queues and tasks in between.

Everything else is uvicorn's own. A frame of the server is the same bytes for every client, so what goes to a
whole table is written straight to the transports; what a client is slow to take piles up there, and is seen.
What a client says in one plain text frame, as all do, is handed straight to whoever listens; the rest of the
protocol (greeting, pieces, pings, goodbyes) is left to the library, which gets whole frames only.

Frames of every kind and their bytes are counted before anything else is done with them. Whoever sends too
many is told so once and closed.
"""

from __future__ import annotations

from asyncio import BaseTransport
from collections.abc import Callable
from typing import Any, Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.utils import apply_mask as slow_mask

from hippodrome.server.http.addresses import is_among, rate_limit_key
from hippodrome.server.http.limits import TokenBucket
from hippodrome.server.service import Service
from hippodrome.server.socket.watching import StalledReaderTimer

try:
    from websockets.speedups import apply_mask
except ImportError:  # pragma: no cover  (where the library was built without its fast part)
    apply_mask = slow_mask

EXTENSION_KEY: Final = "hippodrome.direct"
"""Where the application finds the protocol itself."""

_TEXT: Final = 0x81
_FIN: Final = 0x80
_MASKED: Final = 0x80
_CONTROL: Final = 0x08

_CLOSE: Final = 0x88
FLOOD_CODE: Final = 1008
"""The code a line is closed with that brings more than it may."""

FEWEST_BYTES_COUNTED: Final = 64
"""However few bytes come at once, they count as so many."""

LINGER_SECONDS: Final = 1.0
"""So many seconds a flooding client has to hear why it is closed."""

UNREADABLE: Final = b"HTTP/1.1 400 Bad Request\r\nContent-Length: 0\r\nConnection: close\r\n\r\n"
"""What is said to a greeting that is none."""

Listener = Callable[[bytes], None]
"""What hears a text message of the client."""


class DirectProtocol(WebSocketsSansIOProtocol):
    """Uvicorn's websocket with a way to write and to hear text frames at once."""

    scope: Any

    def __init__(self, *arguments: Any, **more: Any) -> None:
        super().__init__(*arguments, **more)
        self.listener: Listener | None = None
        self.last_word: Callable[[], bytes] | None = None
        """What is said to whoever is closed for a flood."""
        self._service: Service = self.config.app.state.service  # type: ignore[union-attr]  # our own app
        limits = self._limits = self._service.config.limits
        self._frames = TokenBucket(limits.rate, 4 * limits.rate)
        self._bytes = TokenBucket(limits.traffic, 4 * limits.traffic + self.config.ws_max_size)
        self._crowd: TokenBucket | None = None
        self.address: str | None = None
        self._peer: str | None = None
        self._outgoing = StalledReaderTimer()
        self._flooded = False
        self._unsent = b""
        self._rest = b""
        self._in_pieces = False

    def connection_made(self, transport: BaseTransport) -> None:
        """Take over a connection from the HTTP protocol, which has let it in."""
        super().connection_made(transport)
        peer = self.client[0] if self.client else ""
        if not is_among(peer, self._service.config.proxies):
            self._peer = rate_limit_key(peer)

    def connection_lost(self, exc: Exception | None) -> None:
        """Give its place back, and keep nothing that leads back here: what was received goes at once."""
        super().connection_lost(exc)
        self.listener = self.last_word = None
        self.conn.parser.close()
        self.conn.parser_exc = None
        self._service.gate.disconnect(self._peer)

    def count_for_address(self, address: str) -> None:
        """Count what comes with everything else from an address."""
        self.address, self._crowd = address, self._service.gate.address_bucket(address)

    def resume_writing(self) -> None:
        """Go on writing: the client has taken what it was sent."""
        self._outgoing.note_taken(self.loop.time())
        super().resume_writing()

    def held(self) -> int:
        """Say how many bytes are kept for it: those it has yet to take, and those of half a frame."""
        return self.transport.get_write_buffer_size() + len(self._rest)

    def overdue(self, now: float) -> str | None:
        """Say why it should be cut off now, if it should."""
        stalled = self._outgoing.stalled_seconds(self.transport.get_write_buffer_size(), now)
        return "slow" if stalled > self._limits.slow else None

    async def run_asgi(self) -> None:
        """Run the application, which finds the short ways in its scope."""
        self.scope["extensions"] = {**(self.scope.get("extensions") or {}), EXTENSION_KEY: self}
        try:
            await super().run_asgi()
        finally:
            del self.scope["extensions"]  # it leads back here

    def write_text_frame(self, payload: bytes, more_follows: bool = False) -> int:
        """Write a text frame; say how many bytes the client has yet to take.

        With `more_follows` another frame follows at once: both go out together, or this one a moment later.
        """
        if not self.handshake_complete or self.close_sent or self.transport.is_closing():
            return 0
        data = self._unsent + text_frame(payload)
        if more_follows:
            self._unsent = data
            self.loop.call_soon(self._write_unsent)
        else:
            self._unsent = b""
            self.transport.write(data)
        return self.transport.get_write_buffer_size()

    def _write_unsent(self) -> None:
        data, self._unsent = self._unsent, b""
        if data and not self.close_sent and not self.transport.is_closing():
            self.transport.write(data)

    def data_received(self, data: bytes) -> None:
        """Take bytes from the client: the greeting of the protocol as it comes, then frame by frame."""
        if not self.handshake_initiated:
            self._greet(data)
            return
        if self._flooded:
            return
        if not self._bytes.take(max(FEWEST_BYTES_COUNTED, len(data))):
            self._end_flood()
            return
        if self._rest:
            data = self._rest + data
        at = 0
        while (size := frame_size(data, at)) and len(data) - at >= size:
            if not self._frames.take() or not (self._crowd is None or self._crowd.take()):
                self._end_flood()
                return
            self._take(data[at : at + size])
            at += size
            if self.transport.is_closing():
                return
        self._rest = data[at:]
        if size and size > self.config.ws_max_size + 14:
            self._feed(self._rest)
            self._rest = b""

    def _greet(self, data: bytes) -> None:
        """Leave the greeting, which comes whole, to the library; it says nothing to one it cannot read."""
        self._feed(data)
        if not self.handshake_initiated and not self.transport.is_closing():
            self.transport.write(UNREADABLE)
            self.transport.close()

    def _end_flood(self) -> None:
        """Close the line of whoever sends too much: say so once, read nothing more, and wait for nobody."""
        self._flooded = True
        self._rest = b""
        self._service.metrics.cut_off.labels("flood").inc()
        if self.transport.is_closing():
            return
        if not self.close_sent and self.handshake_complete:
            said = text_frame(self.last_word()) if self.last_word is not None else b""
            self.transport.write(self._unsent + said + bytes((_CLOSE, 2)) + FLOOD_CODE.to_bytes(2, "big"))
            self._unsent = b""
        self.close_sent = True
        self.stop_keepalive()
        self.transport.pause_reading()
        self.read_paused = False
        if self.close_timer is not None:
            self.close_timer.cancel()
        self.close_timer = self.loop.call_later(LINGER_SECONDS, self.transport.abort)
        self.queue.put_nowait({"type": "websocket.disconnect", "code": FLOOD_CODE})

    def _feed(self, data: bytes) -> None:
        """Leave it to the library."""
        super().data_received(data)

    def _take(self, frame: bytes) -> None:
        """Take one whole frame."""
        first, second = frame[0], frame[1]
        plain = first == _TEXT and second & _MASKED and not self._in_pieces
        if plain and self.listener is not None and len(frame) <= self.config.ws_max_size:
            at = 2 if second & 127 < 126 else 4 if second & 127 == 126 else 10
            self.listener(apply_mask(frame[at + 4 :], frame[at : at + 4]))
            return
        if not first & _CONTROL:
            self._in_pieces = not first & _FIN
        self._feed(frame)


def frame_size(data: bytes, at: int) -> int:
    """Say how long the frame is that begins there; 0 if too little of it is there to tell."""
    if len(data) - at < 2:
        return 0
    second = data[at + 1]
    mask = 4 if second & _MASKED else 0
    size = second & 127
    if size < 126:
        return 2 + mask + size
    wide = 2 if size == 126 else 8
    if len(data) - at < 2 + wide:
        return 0
    return 2 + wide + mask + int.from_bytes(data[at + 2 : at + 2 + wide], "big")


def text_frame(payload: bytes) -> bytes:
    """Put a payload into a text frame, as a server sends it: whole and unmasked."""
    size = len(payload)
    if size < 126:
        return bytes((_TEXT, size)) + payload
    if size < 1 << 16:
        return bytes((_TEXT, 126)) + size.to_bytes(2, "big") + payload
    return bytes((_TEXT, 127)) + size.to_bytes(8, "big") + payload
