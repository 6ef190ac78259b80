"""A connection to a table: a greeting, then commands one way and messages the other way."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

import msgspec

from hippodrome.race.protocol import Refused
from hippodrome.saying import Trouble
from hippodrome.tables import messages
from hippodrome.tables.live.hub import LiveTable, Session
from hippodrome.tables.live.service import TableService
from hippodrome.tables.live.store import LedgerDown
from hippodrome.tables.refusing import read_message, refusal

_decoder: msgspec.json.Decoder[Any] = msgspec.json.Decoder(messages.FromClient)


def read_greeting(raw: bytes | str) -> messages.Hello:
    """Read the first message of a connection, which must be a greeting in our version of the protocol."""
    hello = read_message(raw, _decoder)
    if not isinstance(hello, messages.Hello):
        raise Trouble("hello-first")
    if hello.protocol != messages.PROTOCOL:
        raise Trouble("protocol-other", known=messages.PROTOCOL)
    return hello


class Conversation:
    """What one client sends after its greeting, message by message; `allow` applies the rate limits."""

    def __init__(
        self, service: TableService, session: Session, live: LiveTable, allow: Callable[[Any], None]
    ) -> None:
        self.service, self.session, self.live = service, session, live
        self._allow = allow
        self._under_way: set[asyncio.Task[None]] = set()

    def begin(self, hello: messages.Hello) -> None:
        """Answer the greeting: the seats that are lost, and what the client has not seen."""
        if len(self.session.seats) < len(hello.tokens):
            self.session.send(messages.encode(messages.SeatLost()))
        self.live.send_missing(self.session, self.service.house.now(self.live), hello.seen)

    def hear(self, raw: bytes | str) -> None:
        """Handle a message: answer it at once, or start a background task for its command."""
        if self.session.closing:
            return
        key: str | None = None
        try:
            message = read_message(raw, _decoder)
            key = getattr(message, "key", None)
            self._allow(message)
            self._answer(message, key)
        except Trouble as trouble:
            self._refuse(trouble, key)

    def _answer(self, message: Any, key: str | None) -> None:
        match message:
            case messages.Ping():
                self.session.send(messages.encode(messages.Pong()))
            case messages.Resync():
                self.live.send_missing(self.session, self.service.house.now(self.live))
            case messages.Hello():
                raise Trouble("hello-once")
            case _:
                task = asyncio.get_running_loop().create_task(self._do(message, key))
                self._under_way.add(task)
                task.add_done_callback(self._under_way.discard)

    async def _do(self, command: messages.Command, key: str | None) -> None:
        try:
            await self.service.house.run_command(self.live, command, dict(self.session.seats), self._done)
        except (Trouble, Refused, LedgerDown) as error:
            self._refuse(error, key)
        except Exception as error:  # noqa: BLE001  (whoever asked must hear of it, whatever it is)
            self.service.house.monitor.error("our fault", error)
            self._refuse(Trouble("our-fault"), key)

    def _done(self, done: messages.Done) -> None:
        # What happened goes to everyone next.
        self.session.send(messages.encode(done), more_follows=True)

    def _refuse(self, error: Trouble | Refused | LedgerDown, key: str | None) -> None:
        self.service.house.monitor.refused.inc()
        self.session.send(messages.encode(refusal(error, self.session.say, key)))
