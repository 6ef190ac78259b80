"""Reading what a client sends, and saying no: the same answers whatever the channel."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeVar

import msgspec

from hippodrome.race.protocol import STANDS, Refused
from hippodrome.saying import Saying, Trouble
from hippodrome.tables import messages
from hippodrome.tables.live.store import LedgerDown
from hippodrome.tables.redaction import ErrorQuery, redact

Message = TypeVar("Message")

Say = Callable[[Saying], str]
"""Turns a saying into a sentence of one language."""

STATUS_CODES: Final = {
    "table-unknown": 404,
    "board-unknown": 404,
    "no-such-route": 404,
    "token-unknown": 401,
    "recovery-unknown": 403,
    "origin-foreign": 403,
    "host-foreign": 421,
    "move-stale": 409,
    "not-your-turn": 409,
    "not-now": 409,
    "table-busy": 409,
    "table-full": 409,
    "seat-taken": 409,
    "seat-asked": 409,
    "livery-taken": 409,
    "pace-host": 409,
    "seat-not-ghost": 409,
    "not-absent": 409,
    "petition-asked": 409,
    "petition-none": 409,
    "time-used": 409,
    "table-still-racing": 409,
    "table-talk-full": 409,
    "table-changes-full": 409,
    "gallery-key": 403,
    "gallery-full": 409,
    "gallery-versions": 409,
    "table-large": 413,
    "message-large": 413,
    "message-values": 413,
    "request-head": 431,
    "request-length": 411,
    "too-fast": 429,
    "too-much-talk": 429,
    "too-many-tables": 429,
    "too-many-stars": 429,
    "too-many-guesses": 429,
    "too-many-sockets": 429,
    "too-much-waiting": 429,
    "placements-now": 409,
    "hints-not-here": 403,
    "our-fault": 500,
    "extra-missing": 503,
    "coach-busy": 503,
    "film-busy": 503,
    "work-busy": 429,
    "work-too-much": 422,
    "work-dropped": 499,
    "ledger-down": 503,
    "table-damaged": 503,
}
"""The status of each answer that is not simply a bad request."""


def read_message(raw: bytes | str, decoder: msgspec.json.Decoder[Message]) -> Message:
    """Read a message; what is wrong with it is told in a sentence."""
    try:
        return decoder.decode(raw)
    except msgspec.ValidationError as error:
        raise Trouble("message-wrong", why=str(error)[:200]) from None
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        raise Trouble("message-malformed") from None


def refusal(
    error: Trouble | Refused | LedgerDown, say: Say, key: str | None = None
) -> messages.RefusalMessage:
    """Turn an error into an answer."""
    known = Trouble("ledger-down") if isinstance(error, LedgerDown) else error
    return redact(None, ErrorQuery(known, say, key), STANDS)


def status_of(answer: messages.RefusalMessage) -> int:
    """Give the HTTP status of a refusal."""
    return 422 if answer.clause is not None else STATUS_CODES.get(answer.code, 400)
