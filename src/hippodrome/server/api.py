"""The HTTP API: for bots in any language, for the page's first steps, and for records.

Requests and answers are the messages of `messages.py`; a stream is the same frames as on the websocket, one a
line. A seat's token goes into the header `Authorization: Bearer …`.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Sequence
from typing import Any, Final

import msgspec
from fastapi import Request, Response
from starlette.responses import StreamingResponse

from hippodrome.games import NAMES
from hippodrome.race.protocol import STANDS
from hippodrome.records import read_record
from hippodrome.saying import Trouble
from hippodrome.server import answers, deciding, messages, seating
from hippodrome.server.addresses import network_addresses
from hippodrome.server.choices import Choices, choices
from hippodrome.server.events import Opened
from hippodrome.server.hub import Live, Session
from hippodrome.server.redaction import TheHistory, TheRecord, TheWhole, redact
from hippodrome.server.requests import (
    HEADERS,
    address_of,
    body_of,
    json_response,
    language_of,
    read_message,
    tokens_of,
)
from hippodrome.server.routes import Described
from hippodrome.server.routing import looking, number_of, route, table_of
from hippodrome.server.service import Service
from hippodrome.server.settings import Settings

NDJSON: Final = "application/x-ndjson"
HEARTBEAT: Final = 15.0
"""A stream on which nothing happens says so every so many seconds."""

HISTORY: Final = 2_000
"""So many moments of a race are told at once at most."""

_settings: msgspec.json.Decoder[Settings] = msgspec.json.Decoder(Settings)
_sit: msgspec.json.Decoder[seating.Sit] = msgspec.json.Decoder(seating.Sit)
_recover: msgspec.json.Decoder[seating.Recover] = msgspec.json.Decoder(seating.Recover)
_deed: msgspec.json.Decoder[Any] = msgspec.json.Decoder(messages.Deed)


@route("GET", "/games", Described(answer=list[Choices]))
async def games(_service: Service, _request: Request) -> Response:
    """List the games and what may be chosen for each."""
    return json_response([choices(name) for name in NAMES])


@route("GET", "/address", Described(answer=answers.Addresses))
async def address(service: Service, request: Request) -> Response:
    """Say where the server is reached: for a phone in the same network, if it listens there."""
    network = await asyncio.to_thread(network_addresses, *(service.listening or ("", 0)))
    return json_response(answers.Addresses(f"{request.url.scheme}://{request.url.netloc}", network))


@route("POST", "/tables", Described(body=Settings, answer=seating.Open))
async def open_table(service: Service, request: Request) -> Response:
    """Open a table."""
    settings = read_message(await body_of(request, service.config.limits.body), _settings)
    opened = await _checked(service, settings)
    service.gate.pass_table(address_of(request))
    return json_response(await service.house.open(opened), 201)


@route("POST", "/check", Described(body=Settings, answer=Settings))
async def check_settings(service: Service, request: Request) -> Response:
    """Check settings without opening a table, and complete them."""
    settings = read_message(await body_of(request, service.config.limits.body), _settings)
    return json_response((await _checked(service, settings)).settings)


async def _checked(service: Service, settings: Settings) -> Opened:
    """Check settings, beside the loop: a course of one's own may be large."""
    async with service.beside:
        return await asyncio.to_thread(deciding.open_table, settings)


@route("GET", "/tables/{name}", Described(answer=messages.Whole))
async def look(service: Service, request: Request) -> Response:
    """Look at a table, by its id or its short code: as the seat whose token is given, or from the stands."""
    live, viewer = await looking(service, request)
    return json_response(
        redact(live.table, TheWhole(live.code, service.house.now(live), live.attendance()), viewer)
    )


@route("POST", "/tables/{name}/seats", Described(body=seating.Sit, answer=seating.Seated))
async def sit(service: Service, request: Request) -> Response:
    """Sit down; the answer has the token of the seat and the code to recover it by."""
    wish = read_message(await body_of(request, service.config.limits.message), _sit)
    return json_response(await service.house.sit(await table_of(service, request), wish), 201)


@route("POST", "/tables/{name}/recover", Described(body=seating.Recover, answer=seating.Seated))
async def recover(service: Service, request: Request) -> Response:
    """Take one's seat to this device by its recovery code; the other device loses it."""
    wish = read_message(await body_of(request, service.config.limits.message), _recover)
    service.gate.check_guesses(address_of(request))
    live = await table_of(service, request)
    try:
        return json_response(await service.house.recover(live, wish.recovery), 201)
    except Trouble:
        service.gate.pass_guess(address_of(request))
        raise


@route("POST", "/tables/{name}/deeds", Described(body=messages.Deed, answer=messages.Done))
async def act(service: Service, request: Request) -> Response:
    """Do something at the table in the name of the seat whose token is given; the same key is done once."""
    deed = read_message(await body_of(request, service.config.limits.message), _deed)
    live = await table_of(service, request)
    if isinstance(deed, messages.Say | messages.React):
        service.gate.pass_chat(address_of(request))
    answers: list[messages.Done] = []
    seats = await service.house.seats(live, tokens_of(request))
    await service.house.act(live, deed, seats, answers.append)
    return json_response(answers[0])


@route("GET", "/tables/{name}/stream", Described(answer=messages.FromServer, lines=True, query=("seen",)))
async def stream(service: Service, request: Request) -> Response:
    """Follow a table: one frame a line, as long as both sides like; `seen` is the last number one knows."""
    seen = number_of(request, "seen", None)
    live = await table_of(service, request)
    address = address_of(request)
    seats = await service.house.seats(live, tokens_of(request))
    if len(seats) < len(tokens_of(request)):
        raise Trouble("token-unknown")
    service.gate.enter(address)
    try:
        session = service.enter(live, address, language_of(request), seats)
    except Trouble:
        service.gate.leave(address)
        raise
    live.show(session, service.house.now(live), seen)
    return StreamingResponse(_lines(service, live, session), headers=HEADERS, media_type=NDJSON)


async def _lines(service: Service, live: Live, session: Session) -> AsyncIterator[bytes]:
    try:
        while True:
            try:
                async with asyncio.timeout(HEARTBEAT):
                    frame = await session.frames.get()
            except TimeoutError:
                frame = messages.encode(messages.Pong())
            if frame is None:
                return
            yield frame + b"\n"
    finally:
        service.leave(live, session)
        service.gate.leave(session.address)


@route(
    "GET",
    "/tables/{name}/history",
    Described(answer=answers.HistoryStep, lines=True, query=("first", "last")),
)
async def history(service: Service, request: Request) -> Response:
    """Replay a race, one moment a line, as the viewer may see it; everything is open once it is over."""
    live, viewer = await looking(service, request)
    first = number_of(request, "first", 1) or 1
    last = number_of(request, "last", first + HISTORY - 1) or 0
    asked = TheHistory(first, min(last, first + HISTORY - 1))
    async with service.beside:
        steps = await asyncio.to_thread(redact, live.table, asked, viewer)
    return _ndjson(steps)


@route("GET", "/tables/{name}/record", Described(answer=dict, lines=True))
async def record(service: Service, request: Request) -> Response:
    """Export the record of a race that is over."""
    live = await table_of(service, request)
    async with service.beside:
        text = await asyncio.to_thread(redact, live.table, TheRecord(), STANDS)
    headers = HEADERS | {"Content-Disposition": f'attachment; filename="{live.code}.jsonl"'}
    return Response(text, 200, headers, NDJSON)


@route("POST", "/records", Described(body=str, answer=seating.Open, lines=True))
async def bring_in(service: Service, request: Request) -> Response:
    """Import a record; it becomes a table that is over."""
    raw = await body_of(request, service.config.limits.body)
    try:
        text = raw.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise Trouble("file-not-text", file="record", byte=error.start) from None
    async with service.beside:
        read = await asyncio.to_thread(read_record, text)
    service.gate.pass_table(address_of(request))
    moves = tuple(read.game.write(step.event.move) for step in read.steps)
    events = deciding.bring_in(read.game, read.game.setup(read.start), list(read.seats), moves)
    return json_response(await service.house.open(*events), 201)


def _ndjson(things: Sequence[msgspec.Struct]) -> Response:
    return Response(b"".join(messages.encode(it) + b"\n" for it in things), 200, HEADERS, NDJSON)
