"""What only the server has of the HTTP API: its address, and the stream of a table.

Everything else is in `tables.routes`. A stream is the same frames as on the websocket, one a line. A seat's
token goes into the header `Authorization: Bearer …`.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from typing import Final

from starlette.requests import Request
from starlette.responses import Response, StreamingResponse

from hippodrome.language import LANGUAGES
from hippodrome.language.catalogue import outside_text
from hippodrome.saying import Trouble
from hippodrome.server.http.addresses import network_addresses
from hippodrome.server.http.limits import AddressLimits
from hippodrome.server.http.requests import API_HEADERS, address_of, json_response, language_of, tokens_of
from hippodrome.server.http.routing import serve
from hippodrome.server.service import Service
from hippodrome.tables import answers, messages
from hippodrome.tables.live.hub import LiveTable, Session
from hippodrome.tables.routes.routing import NDJSON, RouteDescription, read_number

FLUENT_TYPE: Final = "text/plain; charset=utf-8"

HEARTBEAT_SECONDS: Final = 15.0
"""A stream on which nothing happens says so every so many seconds."""


@serve("GET", "/words", RouteDescription(answer=str, kind=FLUENT_TYPE, texts=("language",)))
async def words(_service: Service, request: Request) -> Response:
    """Give the messages of the games that are not of the house, as Fluent text; empty if there are none."""
    language = request.query_params.get("language", "")[:20].partition("-")[0].lower()
    text = await asyncio.to_thread(outside_text, language if language in LANGUAGES else LANGUAGES[0])
    return Response(text, 200, API_HEADERS, FLUENT_TYPE)


@serve("GET", "/address", RouteDescription(answer=answers.ServerAddresses))
async def address(service: Service, request: Request) -> Response:
    """Say where the server is reached: for a phone in the same network, if it listens there."""
    network = await asyncio.to_thread(network_addresses, *(service.listening or ("", 0)))
    return json_response(answers.ServerAddresses(f"{request.url.scheme}://{request.url.netloc}", network))


@serve(
    "GET", "/tables/{name}/stream", RouteDescription(answer=messages.FromServer, lines=True, query=("seen",))
)
async def stream(service: Service, request: Request) -> Response:
    """Follow a table: one frame a line, as long as both sides like; `seen` is the last number one knows."""
    seen = read_number(request.query_params.get("seen"), "seen", None)
    address = address_of(request)
    name = str(request.path_params["name"])[:60]
    limits = AddressLimits(service.gate, address)
    live = await service.find(name, limits)
    seats = await service.seats(live, tokens_of(request), limits)
    if len(seats) < len(tokens_of(request)):
        raise Trouble("token-unknown")
    service.gate.open_socket(address)
    try:
        session = service.admit(live, address, language_of(request), seats)
    except Trouble:
        service.gate.close_socket(address)
        raise
    live.send_missing(session, service.house.now(live), seen)
    return StreamingResponse(_lines(service, live, session), headers=API_HEADERS, media_type=NDJSON)


async def _lines(service: Service, live: LiveTable, session: Session) -> AsyncIterator[bytes]:
    try:
        while True:
            try:
                async with asyncio.timeout(HEARTBEAT_SECONDS):
                    frame = await session.next()
            except TimeoutError:
                frame = messages.encode(messages.Pong())
            if frame is None:
                return
            yield frame + b"\n"
    finally:
        service.leave(live, session)
        service.gate.close_socket(session.address)
