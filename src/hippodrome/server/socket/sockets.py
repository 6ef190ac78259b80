"""The websocket: a connection to a table, with the rate limits of the server."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress
from typing import Any, Final

from starlette.websockets import WebSocket, WebSocketDisconnect

from hippodrome.saying import Trouble
from hippodrome.server.http.limits import AddressLimits
from hippodrome.server.http.requests import address_of, check_origin, language_of
from hippodrome.server.service import Service
from hippodrome.server.socket.websocket_protocol import EXTENSION_KEY, DirectProtocol
from hippodrome.tables import messages
from hippodrome.tables.live.conversation import Conversation, read_greeting
from hippodrome.tables.live.hub import LiveTable, Session
from hippodrome.tables.live.store import LedgerDown
from hippodrome.tables.refusing import refusal

GREETING_SECONDS: Final = 10.0
"""How many seconds a client has to greet."""

REFUSED_CODE: Final = 4400
COME_BACK_CODE: Final = 1012


async def serve_socket(service: Service, socket: WebSocket) -> None:
    """Serve one websocket from its greeting to its end."""
    address = address_of(socket)
    direct = direct_of(socket)
    if direct is not None:
        direct.count_for_address(address)
    try:
        service.gate.pass_request(address)
        check_origin(socket, service.config.origins, service.config.hosts)
        service.gate.open_socket(address)
    except Trouble as trouble:
        await socket.accept()
        await _refuse(service, socket, trouble, language_of(socket))
        return
    try:
        await socket.accept()
        await _serve(service, socket, address)
    except WebSocketDisconnect:
        pass
    finally:
        service.gate.close_socket(address)


def direct_of(socket: WebSocket) -> DirectProtocol | None:
    """Find the protocol object of a websocket, which reads and writes frames directly."""
    found = socket.scope.get("extensions", {}).get(EXTENSION_KEY)
    return found if isinstance(found, DirectProtocol) else None


def _too_fast(service: Service, session: Session) -> bytes:
    """Make the refusal for a client over its rate limit."""
    service.metrics.refused.inc()
    return messages.encode(refusal(Trouble("too-fast"), session.say))


async def _refuse(service: Service, socket: WebSocket, error: Trouble | LedgerDown, language: str) -> None:
    with suppress(WebSocketDisconnect, RuntimeError):
        await socket.send_text(messages.encode(refusal(error, service.voices(language))).decode())
        await socket.close(REFUSED_CODE)


async def _serve(service: Service, socket: WebSocket, address: str) -> None:
    language = language_of(socket)
    try:
        async with asyncio.timeout(GREETING_SECONDS):
            hello = read_greeting(_raw(await socket.receive()))
        language = hello.language or language
        limits = AddressLimits(service.gate, address)
        live = await service.find(hello.table, limits)
        seats = await service.seats(live, hello.tokens, limits)
        session = service.admit(live, address, language, seats)
    except TimeoutError:
        await _refuse(service, socket, Trouble("hello-first"), language)
        return
    except (Trouble, LedgerDown) as error:
        await _refuse(service, socket, error, language)
        return
    talk = Conversation(service, session, live, _allow(service, live, address))
    direct = direct_of(socket)
    if direct is not None:
        session.write = direct.write_text_frame
        direct.listener = talk.hear
        direct.last_word = lambda: _too_fast(service, session)
    talk.begin(hello)
    sender = asyncio.create_task(_send(socket, session))
    try:
        await _listen(socket, talk)
    finally:
        if direct is not None:
            direct.listener = direct.last_word = None
        service.leave(live, session)
        sender.cancel()
        with suppress(asyncio.CancelledError):
            await sender


async def _send(socket: WebSocket, session: Session) -> None:
    with suppress(WebSocketDisconnect, RuntimeError, OSError):
        while (frame := await session.next()) is not None:
            await socket.send_text(frame.decode())
        await socket.close(COME_BACK_CODE)


async def _listen(socket: WebSocket, talk: Conversation) -> None:
    """Wait for the end; what comes here and not the short way is heard all the same."""
    while not talk.session.closing:
        received = await socket.receive()
        if received["type"] == "websocket.disconnect":
            return
        talk.hear(_raw(received))


def _raw(received: Any) -> bytes | str:
    if received["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(received.get("code", 1000))
    raw: str | None = received.get("text")
    return received.get("bytes") or b"" if raw is None else raw


def _allow(service: Service, live: LiveTable, address: str) -> Callable[[Any], None]:
    """Make the rate limits for what an address says, sees anew and opens; frames are counted below."""

    def allow(message: Any) -> None:
        if isinstance(message, messages.Say | messages.React):
            service.gate.pass_chat(address)
        elif isinstance(message, messages.Resync):
            service.gate.pass_whole(address)
        elif isinstance(message, messages.Rematch) and live.table.rematch is None:
            service.gate.pass_table(address)

    return allow
