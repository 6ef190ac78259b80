"""A websocket protocol that lets frames be written at once, without a queue and a task in between.

Everything else is uvicorn's own. A frame of the server is the same bytes for every client, so what goes to a
whole table is written straight to the transports; what a client is slow to take piles up there, and is seen.
"""

from __future__ import annotations

from typing import Any, Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

EXTENSION: Final = "hippodrome.direct"
"""Where the application finds the way to write at once."""

_TEXT: Final = 0x81


class DirectProtocol(WebSocketsSansIOProtocol):
    """Uvicorn's websocket with a way to write text frames at once."""

    scope: Any

    async def run_asgi(self) -> None:
        """Run the application, which finds the way in its scope."""
        self.scope["extensions"] = {**(self.scope.get("extensions") or {}), EXTENSION: self.write_text}
        await super().run_asgi()

    def write_text(self, payload: bytes) -> int:
        """Write a text frame; say how many bytes the client has yet to take."""
        if not self.handshake_complete or self.close_sent or self.transport.is_closing():
            return 0
        self.transport.write(framed(payload))
        return self.transport.get_write_buffer_size()


def framed(payload: bytes) -> bytes:
    """Put a payload into a text frame, as a server sends it: whole and unmasked."""
    size = len(payload)
    if size < 126:
        return bytes((_TEXT, size)) + payload
    if size < 1 << 16:
        return bytes((_TEXT, 126)) + size.to_bytes(2, "big") + payload
    return bytes((_TEXT, 127)) + size.to_bytes(8, "big") + payload
