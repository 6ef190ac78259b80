"""The routes of a house behind HTTP: who asks is checked, and the answer gets its headers."""

from __future__ import annotations

import asyncio
import gzip
import hashlib
from collections.abc import Awaitable, Callable
from functools import cache
from typing import Any, Final, NamedTuple, TypeVar

from starlette.requests import ClientDisconnect, Request
from starlette.responses import JSONResponse, Response
from starlette.routing import BaseRoute
from starlette.routing import Route as StarletteRoute

from hippodrome.race.protocol import Refused
from hippodrome.saying import Trouble
from hippodrome.server.http.limits import AddressLimits
from hippodrome.server.http.openapi import describe, document
from hippodrome.server.http.requests import (
    API_HEADERS,
    address_of,
    body_of,
    check_origin,
    in_pieces,
    json_body_of,
    language_of,
    tokens_of,
)
from hippodrome.server.service import Service
from hippodrome.tables.live.store import LedgerDown
from hippodrome.tables.live.thinkers import Asker, WorkerFailed
from hippodrome.tables.routes import ROUTES
from hippodrome.tables.routes.routing import (
    ApiAnswer,
    ApiRequest,
    Route,
    RouteDescription,
    answer,
    await_while_connected,
    refuse,
)
from hippodrome.tables.working import Work

T = TypeVar("T")

API_PREFIX: Final = "/api"

routes: Final[list[BaseRoute]] = []
"""The routes of the API, in the order in which they were registered."""

_paths: Final[dict[str, dict[str, Any]]] = {}
"""The same routes as the OpenAPI document tells them: operations by path and method."""

Endpoint = Callable[[Service, Request], Awaitable[Response]]


class OneMethodRoute(StarletteRoute):
    """A route that answers one method and no other: Starlette's answer HEAD where they answer GET."""

    def __init__(self, method: str, path: str, endpoint: Callable[[Request], Awaitable[Response]]) -> None:
        super().__init__(path, endpoint)
        self.methods = {method}


def serve(method: str, path: str, described: RouteDescription) -> Callable[[Endpoint], Endpoint]:
    """Register what only the server has: who asks is checked, errors are answered, the document has it."""

    def register(endpoint: Endpoint) -> Endpoint:
        _register(method, path, described, endpoint, endpoint.__name__, endpoint.__doc__)
        return endpoint

    return register


def _register(
    method: str, path: str, described: RouteDescription, endpoint: Endpoint, name: str, doc: str | None
) -> None:
    async def checked(request: Request) -> Response:
        service: Service = request.app.state.service
        address = address_of(request)
        try:
            service.gate.pass_request(address)
            check_origin(request, service.config.origins, service.config.hosts)
            return in_pieces(await endpoint(service, request), service.gate, address)
        except (Trouble, Refused, LedgerDown) as error:
            return await respond(request, refuse(service, error, language_of(request)))
        except ClientDisconnect:
            return Response(status_code=400)  # whoever asked has gone before the body was there
        finally:
            service.gate.release_bytes(address, getattr(request.state, "held", 0))

    routes.append(OneMethodRoute(method, API_PREFIX + path, checked))
    _paths.setdefault(API_PREFIX + path, {})[method.lower()] = describe(
        API_PREFIX + path, name, doc or "", described
    )


@cache
def openapi_body() -> bytes:
    """Give the OpenAPI document of everything that is registered, as JSON."""
    return bytes(JSONResponse(document(_paths)).body)


def _endpoint_of(route: Route) -> Endpoint:
    async def endpoint(service: Service, request: Request) -> Response:
        return await respond(request, await answer(service, route, await _read(service, route, request)))

    return endpoint


async def _read(service: Service, route: Route, request: Request) -> ApiRequest:
    limits = service.config.limits
    body = b""
    if route.described.body is not None:
        read = body_of if route.described.body is str else json_body_of
        body = await read(request, limits.body if route.large else limits.message)
    return ApiRequest(
        path=request.path_params,
        query=request.query_params,
        body=body,
        tokens=tokens_of(request),
        language=language_of(request),
        limits=AddressLimits(service.gate, address_of(request)),
        address=address_of(request),
        gone=lambda: _gone(request),
        unpacks=_unpacks(request),
    )


async def worked_out(service: Service, request: Request, task: Work, kind: type[T]) -> T:
    """Let something be worked out away from the event loop; it is dropped when whoever asks has gone."""
    work = service.thinkers.work(task, kind, Asker(address_of(request)))
    try:
        return await await_while_connected(work, lambda: _gone(request))
    except WorkerFailed:
        raise Trouble("work-too-much") from None


def _unpacks(request: Request) -> bool:
    """Say whether whoever asks takes gzip."""
    return "gzip" in request.headers.get("accept-encoding", "")


async def _gone(request: Request) -> None:
    """Wait until whoever asks has gone."""
    while (await request.receive())["type"] != "http.disconnect":
        pass


for _route in ROUTES:
    _handler = _route.handler
    _register(
        _route.method,
        _route.path,
        _route.described,
        _endpoint_of(_route),
        getattr(_handler, "__name__", ""),
        _handler.__doc__,
    )


async def respond(request: Request, it: ApiAnswer) -> Response:
    """Put an answer into a response, with cache headers where it lasts."""
    if it.lasting:
        return _unchanging(request, await _cached_body(it.body, it.kind))
    headers = API_HEADERS
    if it.filename is not None:
        headers = headers | {"Content-Disposition": f'attachment; filename="{it.filename}"'}
    if it.packed:
        headers = headers | {"Content-Encoding": "gzip"}
    return Response(it.body, it.status, headers, it.kind)


class CachedBody(NamedTuple):
    """A cached body: its bytes, the same compressed, its ETag, and its media type."""

    plain: bytes
    packed: bytes
    tag: str
    kind: str


_bodies: dict[bytes, CachedBody] = {}
"""The boards of the house that were asked for before; there are few."""


async def _cached_body(plain: bytes, kind: str) -> CachedBody:
    """Find a body that always is the same; compressing it once does not hold the event loop."""
    found = _bodies.get(plain)
    if found is None:
        tag = f'"{hashlib.sha256(plain).hexdigest()[:20]}"'
        packed = await asyncio.to_thread(gzip.compress, plain, 9, mtime=0)
        found = _bodies[plain] = CachedBody(plain, packed, tag, kind)
    return found


def _unchanging(request: Request, body: CachedBody) -> Response:
    """Answer with a cached body, or with 304 where the client has it already."""
    headers = {
        "X-Content-Type-Options": API_HEADERS["X-Content-Type-Options"],
        "Cache-Control": "public, max-age=3600, stale-while-revalidate=86400",
        "ETag": body.tag,
        "Vary": "Accept-Encoding",
        "Content-Security-Policy": "default-src 'none'; style-src 'unsafe-inline'",
    }
    if body.tag in request.headers.get("if-none-match", ""):
        return Response(status_code=304, headers=headers)
    if _unpacks(request):
        return Response(body.packed, 200, headers | {"Content-Encoding": "gzip"}, body.kind)
    return Response(body.plain, 200, headers, body.kind)
