"""What all routes share: the request, the answer, and knowing which table is asked for and by whom."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Coroutine, Mapping, Sequence
from typing import Any, Final, NamedTuple, TypeVar

import msgspec

from hippodrome.race.protocol import Refused, Viewer
from hippodrome.saying import Trouble
from hippodrome.tables.live.hub import LiveTable
from hippodrome.tables.live.service import Limiter, TableService
from hippodrome.tables.live.store import LedgerDown
from hippodrome.tables.live.thinkers import Asker, WorkerFailed
from hippodrome.tables.racing import TableRace
from hippodrome.tables.redaction import viewer_of
from hippodrome.tables.refusing import refusal, status_of
from hippodrome.tables.working import Work

Answer = TypeVar("Answer")

JSON: Final = "application/json"
NDJSON: Final = "application/x-ndjson"


Gone = Callable[[], Awaitable[None]]
"""Waits until whoever asks has gone."""


class ApiRequest(NamedTuple):
    """A request, whatever brought it here; `path` has what stands for the names in the route's path.

    `gone` waits until whoever asks has gone, where that may happen. `unpacks` says that it takes gzip.
    """

    path: Mapping[str, str]
    query: Mapping[str, str]
    body: bytes
    tokens: Sequence[str]
    language: str
    limits: Limiter
    address: str = ""
    gone: Gone | None = None
    unpacks: bool = False


class ApiAnswer(NamedTuple):
    """An answer: `lasting` if it is always the same, `packed` if its body is compressed with gzip.

    `filename` is what it is called when it is saved.
    """

    body: bytes
    status: int = 200
    kind: str = JSON
    lasting: bool = False
    packed: bool = False
    filename: str | None = None


Handler = Callable[[TableService, ApiRequest], Awaitable[ApiAnswer]]


class RouteDescription(NamedTuple):
    """What a route takes and gives: `lines` if it is one JSON value a line, `kind` if it is no JSON at all.

    `soon` is what it says when it takes a while;
    `query` are whole numbers after the question mark, `texts` are words.
    """

    answer: Any
    body: Any = None
    lines: bool = False
    query: tuple[str, ...] = ()
    texts: tuple[str, ...] = ()
    kind: str | None = None
    soon: Any = None


class Route(NamedTuple):
    """A route: `large` if its body may be as large as a course or a record."""

    method: str
    path: str
    described: RouteDescription
    handler: Handler
    large: bool


ROUTES: Final[list[Route]] = []
"""Every route, in the order in which they are tried."""


def route(
    method: str, path: str, described: RouteDescription, *, large: bool = False
) -> Callable[[Handler], Handler]:
    """Register a handler."""

    def register(handler: Handler) -> Handler:
        ROUTES.append(Route(method, path, described, handler, large))
        return handler

    return register


async def answer(service: TableService, route: Route, request: ApiRequest) -> ApiAnswer:
    """Answer a request; what is refused is answered too."""
    try:
        return await route.handler(service, request)
    except (Trouble, Refused, LedgerDown) as error:
        return refuse(service, error, request.language)


def refuse(service: TableService, error: Trouble | Refused | LedgerDown, language: str) -> ApiAnswer:
    """Turn an error into an answer."""
    service.house.monitor.refused.inc()
    said_no = refusal(error, service.voices(language))
    return json_answer(said_no, status_of(said_no))


def json_answer(message: Any, status: int = 200) -> ApiAnswer:
    """Answer with a message."""
    return ApiAnswer(msgspec.json.encode(message), status)


async def run_work(
    service: TableService, request: ApiRequest, task: Work, kind: type[Answer], table: str = "", most: int = 0
) -> Answer:
    """Let something be worked out away from the event loop; it is dropped when whoever asks has gone.

    An answer of up to `most` bytes counts as under way from the moment it is asked for.
    """
    request.limits.reserve_bytes(most)
    try:
        asker = Asker(request.address, table)
        return await await_while_connected(service.thinkers.work(task, kind, asker), request.gone)
    except WorkerFailed:
        raise Trouble("work-too-much") from None
    finally:
        request.limits.release_bytes(most)


async def await_while_connected(work: Coroutine[Any, Any, Answer], gone: Gone | None) -> Answer:
    """Wait for something as long as whoever asks is there; it is cancelled when they have gone."""
    if gone is None:
        return await work
    doing = asyncio.ensure_future(work)
    leaving = asyncio.ensure_future(gone())
    try:
        await asyncio.wait((doing, leaving), return_when=asyncio.FIRST_COMPLETED)
        if not doing.done():
            raise Trouble("work-dropped")
        return doing.result()
    finally:
        for task in (doing, leaving):
            task.cancel()
        await asyncio.gather(doing, leaving, return_exceptions=True)
        del doing, leaving, task  # an error that one of them holds would hold them, and with them the request


async def table_of(service: TableService, request: ApiRequest) -> LiveTable:
    """Find the table a request is about."""
    return await service.find(request.path["name"][:60], request.limits)


async def request_viewer(service: TableService, request: ApiRequest) -> tuple[LiveTable, Viewer]:
    """Find the table a request is about, and as whom it looks."""
    live = await table_of(service, request)
    seats = await service.seats(live, request.tokens, request.limits)
    if request.tokens and not seats:
        raise Trouble("token-unknown")
    return live, viewer_of(next(iter(seats), None))


async def request_mover(service: TableService, request: ApiRequest) -> tuple[LiveTable, TableRace, int]:
    """Find the table a request is about, its race, and the seat that is to move; refuse everybody else."""
    live = await table_of(service, request)
    seats = await service.seats(live, request.tokens, request.limits)
    if not seats:
        raise Trouble("token-unknown")
    race, seat = live.table.race, live.table.to_move
    if race is None or seat is None or seat not in seats:
        raise Trouble("not-your-turn")
    return live, race, seat


def number_of(request: ApiRequest, name: str, default: int | None) -> int | None:
    """Read a whole number of a query."""
    return read_number(request.query.get(name), name, default)


def read_number(text: str | None, name: str, default: int | None) -> int | None:
    """Read a whole number that may be missing."""
    if text is None:
        return default
    if not text.isascii() or not text.isdecimal() or len(text) > 15:
        raise Trouble("field-whole", field=name, least=0, most=10**15)
    return int(text)
