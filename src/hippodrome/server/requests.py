"""What both channels share: reading messages, saying no, and knowing who asks."""

from __future__ import annotations

from typing import Any, Final, TypeVar

import msgspec
from fastapi import Request, Response
from starlette.requests import HTTPConnection

from hippodrome.race.protocol import STANDS, Refused
from hippodrome.saying import Trouble
from hippodrome.server import messages
from hippodrome.server.addresses import is_near
from hippodrome.server.ledger import LedgerDown
from hippodrome.server.redaction import TheError, redact

T = TypeVar("T")

STATUS: Final = {
    "table-unknown": 404,
    "board-unknown": 404,
    "token-unknown": 401,
    "recovery-unknown": 403,
    "origin-foreign": 403,
    "move-stale": 409,
    "not-your-turn": 409,
    "not-now": 409,
    "table-busy": 409,
    "table-full": 409,
    "seat-taken": 409,
    "table-still-racing": 409,
    "message-large": 413,
    "too-fast": 429,
    "too-much-talk": 429,
    "too-many-tables": 429,
    "too-many-guesses": 429,
    "too-many-sockets": 429,
    "placements-now": 409,
    "hints-not-here": 403,
    "coach-busy": 503,
    "ledger-down": 503,
}
"""The status of each answer that is not simply a bad request."""

HEADERS: Final = {"X-Content-Type-Options": "nosniff", "Cache-Control": "no-store"}


def read_message(raw: bytes | str, decoder: msgspec.json.Decoder[T]) -> T:
    """Read a message; what is wrong with it is told in a sentence."""
    try:
        return decoder.decode(raw)
    except msgspec.ValidationError as error:
        raise Trouble("message-wrong", why=str(error)[:200]) from None
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        raise Trouble("message-malformed") from None


def refusal(error: Exception, language: str, key: str | None = None) -> messages.Refusal:
    """Turn an error into an answer."""
    if isinstance(error, LedgerDown):
        error = Trouble("ledger-down")
    assert isinstance(error, Trouble | Refused)  # noqa: S101  (callers catch these alone)
    return redact(None, TheError(error, language, key), STANDS)


def refused(error: Exception, language: str) -> Response:
    """Turn an error into a response."""
    answer = refusal(error, language)
    status = 422 if answer.clause is not None else STATUS.get(answer.code, 400)
    return json_response(answer, status)


def json_response(message: Any, status: int = 200) -> Response:
    """Answer with a message."""
    return Response(msgspec.json.encode(message), status, HEADERS, "application/json")


def address_of(connection: HTTPConnection) -> str:
    """Say where somebody comes from."""
    return connection.client.host if connection.client else "unknown"


def language_of(connection: HTTPConnection) -> str:
    """Say which language somebody wants."""
    return connection.headers.get("accept-language", "")[:20].partition(",")[0].strip() or "en"


def check_origin(connection: HTTPConnection, allowed: tuple[str, ...]) -> None:
    """Refuse pages of other sites; programs send no Origin and hold no cookies that could be abused.

    A site may also point its own name at this machine, and then its pages seem to be ours. So a page that
    came without encryption must be named in a way that nobody else can give out, or be allowed.
    """
    origin = connection.headers.get("origin")
    if origin is None or origin in allowed:
        return
    scheme, _, host = origin.partition("://")
    if host != connection.headers.get("host") or (scheme == "http" and not is_near(host)):
        raise Trouble("origin-foreign")


def tokens_of(request: Request) -> list[str]:
    """Read the tokens of a request."""
    kind, _, tokens = request.headers.get("authorization", "").partition(" ")
    if kind.lower() != "bearer":
        return []
    return [token.strip()[:100] for token in tokens.split(",")[:6] if token.strip()]


async def body_of(request: Request, most: int) -> bytes:
    """Read the body of a request, up to a size."""
    parts: list[bytes] = []
    size = 0
    async for part in request.stream():
        size += len(part)
        if size > most:
            raise Trouble("message-large", most=most)
        parts.append(part)
    return b"".join(parts)
