"""What both channels share: knowing who asks, from where, and in which language."""

from __future__ import annotations

from typing import Any, Final

import msgspec
from starlette.requests import HTTPConnection, Request
from starlette.responses import Response
from starlette.types import Receive, Scope, Send

from hippodrome.saying import Trouble
from hippodrome.server.http.addresses import is_on_local_network, rate_limit_key
from hippodrome.server.http.limits import RateLimits

API_HEADERS: Final = {"X-Content-Type-Options": "nosniff", "Cache-Control": "no-store"}


def json_response(message: Any, status: int = 200) -> Response:
    """Answer with a message."""
    return Response(msgspec.json.encode(message), status, API_HEADERS, "application/json")


def address_of(connection: HTTPConnection) -> str:
    """Say where somebody comes from, as it is counted."""
    return rate_limit_key(connection.client.host) if connection.client else "unknown"


def language_of(connection: HTTPConnection) -> str:
    """Say which language somebody wants."""
    return connection.headers.get("accept-language", "")[:20].partition(",")[0].strip() or "en"


def check_origin(connection: HTTPConnection, origins: tuple[str, ...], hosts: tuple[str, ...]) -> None:
    """Refuse pages of other sites; programs send no Origin and hold no cookies that could be abused.

    A site may also point its own name at this machine, and then its pages seem to be ours. So a page that
    came without encryption must be named in a way that nobody else can give out, or be allowed.
    """
    host = connection.headers.get("host")
    origin = connection.headers.get("origin")
    if origin is not None and origin not in origins:
        scheme, _, name = origin.partition("://")
        if name != host or (
            scheme == "http" and not is_on_local_network(name) and not _is_named(name, hosts)
        ):
            raise Trouble("origin-foreign")
    encrypted = connection.url.scheme in ("https", "wss") or origin == f"https://{host}"
    named = tuple(it.partition("://")[2] for it in origins) + hosts
    if host is not None and not (encrypted or is_on_local_network(host) or _is_named(host, named)):
        raise Trouble("host-foreign", host=host[:100])


def _is_named(host: str, named: tuple[str, ...]) -> bool:
    """Say whether a host is one of those named, with its port or without."""
    return host.lower() in named or (host.lower().rpartition(":")[0] or host.lower()) in named


def tokens_of(request: Request) -> list[str]:
    """Read the tokens of a request."""
    kind, _, tokens = request.headers.get("authorization", "").partition(" ")
    if kind.lower() != "bearer":
        return []
    return [token.strip()[:100] for token in tokens.split(",")[:6] if token.strip()]


async def body_of(request: Request, most: int) -> bytes:
    """Read the body of a request, up to a size; it counts as under way until the request is answered."""
    gate: RateLimits = request.app.state.service.gate
    parts: list[bytes] = []
    size = 0
    async for part in request.stream():
        size += len(part)
        if size > most:
            raise Trouble("message-large", most=most)
        gate.reserve_bytes(address_of(request), len(part))
        request.state.held = size
        parts.append(part)
    return b"".join(parts)


MOST_JSON_VALUES: Final = 100_000
"""So many JSON values a body may have: the largest board has a tenth of them."""

BYTES_PER_JSON_VALUE: Final = 100
"""So many bytes each of them takes in memory, about."""


async def json_body_of(request: Request, most: int) -> bytes:
    """Read a body that is JSON; what it will take in memory counts with it, before it is taken apart.

    Its texts are there twice then: in the body, and in what was made of it.
    """
    body = await body_of(request, most)
    values = sum(map(body.count, (b",", b"[", b"{")))
    if values > MOST_JSON_VALUES:
        raise Trouble("message-values", most=MOST_JSON_VALUES)
    gate: RateLimits = request.app.state.service.gate
    made = len(body) + values * BYTES_PER_JSON_VALUE
    gate.reserve_bytes(address_of(request), made)
    request.state.held = len(body) + made
    return body


PIECE_BYTES: Final = 64 * 1024
"""An answer that is larger is sent in pieces of so many bytes, the next when the last has been taken."""

CONNECTION_KEY: Final = "hippodrome.connection"
"""Where an answer finds the connection it goes out by."""


class PiecewiseResponse(Response):
    """A large answer that goes out piece by piece; its bytes count as under way until the last is taken."""

    def __init__(self, answer: Response, gate: RateLimits, address: str) -> None:
        super().__init__(status_code=answer.status_code)
        self.raw_headers = answer.raw_headers
        self.whole = bytes(answer.body)
        self.gate, self.address = gate, address
        gate.reserve_bytes(address, len(self.whole))

    async def __call__(self, scope: Scope, _receive: Receive, send: Send) -> None:
        """Send it; the connection is told until when."""
        connection = scope.get("extensions", {}).get(CONNECTION_KEY)
        try:
            if connection is not None:
                connection.expect(len(self.whole))
            await send(
                {"type": "http.response.start", "status": self.status_code, "headers": self.raw_headers}
            )
            rest = memoryview(self.whole)
            while rest:
                piece, rest = bytes(rest[:PIECE_BYTES]), rest[PIECE_BYTES:]
                await send({"type": "http.response.body", "body": piece, "more_body": bool(rest)})
        finally:
            self.gate.release_bytes(self.address, len(self.whole))


def in_pieces(answer: Response, gate: RateLimits, address: str) -> Response:
    """Send an answer in pieces if it is large; refuse it if too much is under way to that address."""
    if len(getattr(answer, "body", b"")) <= PIECE_BYTES:
        return answer
    return PiecewiseResponse(answer, gate, address)
