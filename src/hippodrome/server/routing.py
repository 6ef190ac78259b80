"""What all routes share: registering them, and knowing which table is asked for and by whom."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import NamedTuple

from fastapi import APIRouter, Request, Response

from hippodrome.race.protocol import Refused, Viewer
from hippodrome.saying import Trouble
from hippodrome.server.hub import Live
from hippodrome.server.ledger import LedgerDown
from hippodrome.server.redaction import viewer_of
from hippodrome.server.requests import (
    HEADERS,
    address_of,
    check_origin,
    language_of,
    refused,
    tokens_of,
)
from hippodrome.server.routes import Described, describe
from hippodrome.server.service import Service

router = APIRouter(prefix="/api")

Handler = Callable[[Service, Request], Awaitable[Response]]


def route(method: str, path: str, described: Described) -> Callable[[Handler], Handler]:
    """Register a handler: who asks is checked, errors are answered, and the document describes it."""

    def register(handler: Handler) -> Handler:
        async def endpoint(request: Request) -> Response:
            service: Service = request.app.state.service
            try:
                service.gate.pass_request(address_of(request))
                if method != "GET":
                    check_origin(request, service.config.origins)
                return await handler(service, request)
            except (Trouble, Refused, LedgerDown) as error:
                service.house.numbers.refused.inc()
                return refused(error, language_of(request))

        router.add_api_route(
            path,
            endpoint,
            methods=[method],
            name=handler.__name__,
            operation_id=handler.__name__,
            description=handler.__doc__,
            openapi_extra=describe(described),
            response_class=Response,
            include_in_schema=True,
        )
        return handler

    return register


async def table_of(service: Service, request: Request) -> Live:
    """Find the table a request is about."""
    return await service.find(str(request.path_params["name"])[:60], address_of(request))


async def looking(service: Service, request: Request) -> tuple[Live, Viewer]:
    """Find the table a request is about, and as whom it looks."""
    live = await table_of(service, request)
    tokens = tokens_of(request)
    seats = await service.house.seats(live, tokens)
    if tokens and not seats:
        raise Trouble("token-unknown")
    return live, viewer_of(next(iter(seats), None))


async def seated(service: Service, request: Request) -> tuple[Live, int]:
    """Find the table a request is about and the seat that is to move there; refuse everybody else."""
    live = await table_of(service, request)
    seats = await service.house.seats(live, tokens_of(request))
    if not seats:
        raise Trouble("token-unknown")
    seat = live.table.to_move
    if seat is None or seat not in seats:
        raise Trouble("not-your-turn")
    return live, seat


def number_of(request: Request, name: str, default: int | None) -> int | None:
    """Read a whole number of a query."""
    text = request.query_params.get(name)
    if text is None:
        return default
    if not text.isascii() or not text.isdecimal() or len(text) > 15:
        raise Trouble("field-whole", field=name, least=0, most=10**15)
    return int(text)


class Lasting(NamedTuple):
    """Something that stays the same: its bytes, the same packed, the tag it is known by, its kind."""

    plain: bytes
    packed: bytes
    tag: str
    kind: str


def lasting(request: Request, body: Lasting) -> Response:
    """Answer with something that stays the same; whoever has it already is told so."""
    headers = {
        "X-Content-Type-Options": HEADERS["X-Content-Type-Options"],
        "Cache-Control": "public, max-age=3600, stale-while-revalidate=86400",
        "ETag": body.tag,
        "Vary": "Accept-Encoding",
        "Content-Security-Policy": "default-src 'none'; style-src 'unsafe-inline'",
    }
    if body.tag in request.headers.get("if-none-match", ""):
        return Response(status_code=304, headers=headers)
    if "gzip" in request.headers.get("accept-encoding", ""):
        return Response(body.packed, 200, headers | {"Content-Encoding": "gzip"}, body.kind)
    return Response(body.plain, 200, headers, body.kind)
