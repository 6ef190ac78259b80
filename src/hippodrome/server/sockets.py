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
)
from hippodrome.server.service import Service
from hippodrome.server.watch import log

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
        session = service.enter(live, address, language, await service.house.seats(live, hello.tokens))
    except TimeoutError:
        await _refuse(socket, Trouble("hello-first"), language)
        return
    except (Trouble, LedgerDown) as error:
        await _refuse(socket, error, language)
        return
    talk = Talk(service, session, live)
    direct = socket.scope.get("extensions", {}).get(EXTENSION)
    if direct is not None:
        session.write = direct.write_text
        direct.listener = talk.hear
    if len(session.seats) < len(hello.tokens):
        session.send(messages.encode(messages.SeatLost()))
    live.show(session, service.house.now(live), hello.seen)
    sender = asyncio.create_task(_send(socket, session))
    try:
        await _listen(socket, talk)
    finally:
        if direct is not None:
            direct.listener = None
        service.leave(live, session)
        sender.cancel()
        with suppress(asyncio.CancelledError):
            await sender


async def _send(socket: WebSocket, session: Session) -> None:
    with suppress(WebSocketDisconnect, RuntimeError, OSError):
        while (frame := await session.frames.get()) is not None:
            await socket.send_text(frame.decode())
        await socket.close(COME_BACK)


async def _listen(socket: WebSocket, talk: Talk) -> None:
    """Wait for the end; what comes here and not the short way is heard all the same."""
    while not talk.session.closing:
        received = await socket.receive()
        if received["type"] == "websocket.disconnect":
            return
        raw = received.get("text")
        talk.hear(received.get("bytes") or b"" if raw is None else raw)


class Talk:
    """What one client says after its greeting, message by message."""

    def __init__(self, service: Service, session: Session, live: Live) -> None:
        self.service, self.session, self.live = service, session, live
        limits = service.config.limits
        self._bucket = Bucket(limits.rate, 4 * limits.rate)
        self._under_way: set[asyncio.Task[None]] = set()

    def hear(self, raw: bytes | str) -> None:
        """Hear a message: answer it at once, or begin to do what it asks for."""
        if self.session.closing:
            return
        key: str | None = None
        try:
            message = read_message(raw, _decoder)
            key = getattr(message, "key", None)
            if self._bucket.take():
                self._begin(message, key)
            else:
                self._refuse(Trouble("too-fast"), key)
        except Trouble as trouble:
            self._refuse(trouble, key)

    def _begin(self, message: Any, key: str | None) -> None:
        match message:
            case messages.Ping():
                self.session.send(messages.encode(messages.Pong()))
            case messages.Resync():
                self.live.show(self.session, self.service.house.now(self.live))
            case messages.Hello():
                raise Trouble("hello-once")
            case _:
                if isinstance(message, messages.Say | messages.React):
                    self.service.gate.pass_chat(self.session.address)
                task = asyncio.get_running_loop().create_task(self._do(message, key))
                self._under_way.add(task)
                task.add_done_callback(self._under_way.discard)

    async def _do(self, message: Any, key: str | None) -> None:
        try:
            await self.service.house.act(self.live, message, dict(self.session.seats), self._answer)
        except (Trouble, Refused, LedgerDown) as error:
            self._refuse(error, key)
        except Exception as error:  # noqa: BLE001  (whoever asked must hear of it, whatever it is)
            log.error("our fault", exc_info=error)
            self._refuse(Trouble("our-fault"), key)

    def _answer(self, done: messages.Done) -> None:
        # What happened goes to everyone next.
        self.session.send(messages.encode(done), more=True)

    def _refuse(self, error: Exception, key: str | None) -> None:
        self.service.house.numbers.refused.inc()
        self.session.send(messages.encode(refusal(error, self.session.language, key)))


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
