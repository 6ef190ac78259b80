"""The websocket: a greeting, then deeds one way and what happened the other way."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Any, Final

import msgspec
from fastapi import WebSocket
from starlette.websockets import WebSocketDisconnect

from hippodrome.race.protocol import Refused
from hippodrome.saying import Trouble
from hippodrome.server import messages
from hippodrome.server.hub import Live, Session
from hippodrome.server.ledger import LedgerDown
from hippodrome.server.limits import Bucket
from hippodrome.server.lines import EXTENSION
from hippodrome.server.requests import (
    address_of,
    check_origin,
    language_of,
    read_message,
    refusal,
    seats_of,
)
from hippodrome.server.service import Service

GREETING: Final = 10.0
"""How many seconds a client has to greet."""

FOREIGN: Final = 4403
REFUSED: Final = 4400
COME_BACK: Final = 1012

_decoder: msgspec.json.Decoder[Any] = msgspec.json.Decoder(messages.FromClient)


async def serve_socket(service: Service, socket: WebSocket) -> None:
    """Serve one websocket from its greeting to its end."""
    address = address_of(socket)
    try:
        check_origin(socket, service.config.origins)
        service.gate.enter(address)
    except Trouble as trouble:
        await socket.accept()
        await _refuse(socket, trouble, language_of(socket))
        return
    try:
        await socket.accept()
        await _serve(service, socket, address)
    except WebSocketDisconnect:
        pass
    finally:
        service.gate.leave(address)


async def _refuse(socket: WebSocket, error: Exception, language: str) -> None:
    with suppress(WebSocketDisconnect, RuntimeError):
        await socket.send_text(messages.encode(refusal(error, language)).decode())
        await socket.close(REFUSED)


async def _serve(service: Service, socket: WebSocket, address: str) -> None:
    language = language_of(socket)
    try:
        async with asyncio.timeout(GREETING):
            hello = _greeting(await socket.receive())
        language = hello.language or language
        live = await service.find(hello.table, address)
        session = service.enter(live, address, language)
    except TimeoutError:
        await _refuse(socket, Trouble("hello-first"), language)
        return
    except (Trouble, LedgerDown) as error:
        await _refuse(socket, error, language)
        return
    session.write = socket.scope.get("extensions", {}).get(EXTENSION)
    session.hold(seats_of(live.table, hello.tokens))
    if len(session.seats) < len(hello.tokens):
        session.send(messages.encode(messages.SeatLost()))
    live.show(session, service.house.now(live), hello.seen)
    sender = asyncio.create_task(_send(socket, session))
    try:
        await _listen(service, socket, session, live)
    finally:
        service.leave(live, session)
        sender.cancel()
        with suppress(asyncio.CancelledError):
            await sender


async def _send(socket: WebSocket, session: Session) -> None:
    with suppress(WebSocketDisconnect, RuntimeError, OSError):
        while (frame := await session.frames.get()) is not None:
            await socket.send_text(frame.decode())
        await socket.close(COME_BACK)


async def _listen(service: Service, socket: WebSocket, session: Session, live: Live) -> None:
    limits = service.config.limits
    bucket = Bucket(limits.rate, 4 * limits.rate)
    while not session.closing:
        received = await socket.receive()
        key: str | None = None
        try:
            message = _read(received)
            if not bucket.take():
                session.send(
                    messages.encode(
                        refusal(Trouble("too-fast"), session.language, getattr(message, "key", None))
                    )
                )
                continue
            key = getattr(message, "key", None)
            await _do(service, session, live, message)
        except (Trouble, Refused, LedgerDown) as error:
            service.house.numbers.refused.inc()
            session.send(messages.encode(refusal(error, session.language, key)))


def _greeting(received: Any) -> messages.Hello:
    hello = _read(received)
    if not isinstance(hello, messages.Hello):
        raise Trouble("hello-first")
    if hello.protocol != messages.PROTOCOL:
        raise Trouble("protocol-other", known=messages.PROTOCOL)
    return hello


def _read(received: Any) -> Any:
    if received["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(received.get("code", 1000))
    raw = received.get("text")
    return read_message(received.get("bytes") or b"" if raw is None else raw, _decoder)


async def _do(service: Service, session: Session, live: Live, message: Any) -> None:
    match message:
        case messages.Ping():
            session.send(messages.encode(messages.Pong()))
        case messages.Resync():
            live.show(session, service.house.now(live))
        case messages.Hello():
            raise Trouble("hello-once")
        case _:
            if isinstance(message, messages.Say | messages.React):
                service.gate.pass_chat(session.address)
            seats = dict(session.seats)
            await service.house.act(live, message, seats, lambda it: session.send(messages.encode(it)))
