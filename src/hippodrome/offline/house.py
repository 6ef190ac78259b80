"""The house in the browser: requests and lines as at the server, without a network between."""

from __future__ import annotations

import asyncio
import re
import secrets
from collections.abc import Callable, Sequence
from typing import Any, Final, NamedTuple
from urllib.parse import parse_qsl, unquote, urlsplit

from hippodrome.offline.store import BrowserStore, Call, MemoryStore
from hippodrome.on_demand import load
from hippodrome.race.protocol import Pick
from hippodrome.saying import DECIMAL_SIGN, Saying, Trouble, localized_facts
from hippodrome.tables import messages
from hippodrome.tables.deciding import system_pick
from hippodrome.tables.events import Stored
from hippodrome.tables.live.conversation import Conversation, read_greeting
from hippodrome.tables.live.house import House, TableName
from hippodrome.tables.live.hub import LiveTable
from hippodrome.tables.live.monitor import LogOnly
from hippodrome.tables.live.service import TableService, Unlimited
from hippodrome.tables.live.store import LedgerDown
from hippodrome.tables.live.thinkers import Thinkers
from hippodrome.tables.refusing import refusal
from hippodrome.tables.routes import ROUTES
from hippodrome.tables.routes.routing import ApiRequest, answer, refuse

SWEEP_SECONDS: Final = 60.0
"""After so many seconds the house looks again for tables that wait for it."""

Speak = Callable[[str, str, dict[str, Any]], str]
"""Says something in a language: the language, a key of the catalogues, and facts."""

_PATTERNS: Final = [
    (it, re.compile(re.sub(r"\\{(\w+)\\}", r"(?P<\1>[^/]+)", re.escape(it.path)))) for it in ROUTES
]


OFFLINE_SAYING_KEYS: Final = {
    "table-damaged": "here-table-damaged",
    "table-rules": "here-table-rules",
    "ledger-down": "here-ledger-down",
}
"""What is said in other words where there is no server."""


class Reply(NamedTuple):
    """An answer: its status, what kind of body it has, and the body."""

    status: int
    kind: str
    body: str


def new_offline_name() -> TableName:
    """Make up the name of a table in this browser: the page knows it by its beginning."""
    name = f"here-{secrets.token_hex(8)}"
    return TableName(name, name)


class OfflineHouse:
    """All tables of one browser; `call` is its store, `speak` its voice."""

    def __init__(
        self,
        speak: Speak,
        thinkers: Thinkers,
        call: Call | None = None,
        pick: Pick = system_pick,
        name: Callable[[], TableName] = new_offline_name,
    ) -> None:
        self._store = BrowserStore(call or MemoryStore())
        self._house = House(self._store, LogOnly(), pick, name)

        def voices(language: str) -> Callable[[Saying], str]:
            def sign() -> str:
                return speak(language, DECIMAL_SIGN, {})

            return lambda it: speak(
                language, OFFLINE_SAYING_KEYS.get(it.key, it.key), localized_facts(it.facts, sign)
            )

        self._service = TableService(self._house, thinkers, voices)
        self._noting: set[asyncio.Task[None]] = set()

    def start(self) -> None:
        """Begin: take up the races that wait for a charioteer."""
        self._service.attendants.start(SWEEP_SECONDS, int(1000 * SWEEP_SECONDS))
        attend = self._house.changed

        def changed(live: LiveTable) -> None:
            attend(live)
            self._note(live)

        self._house.changed = changed

    async def stop(self) -> None:
        """End everything that is under way."""
        await self._service.attendants.stop()
        await self._service.reviews.stop()
        await self._house.cancel_snapshots()

    def _note(self, live: LiveTable) -> None:
        if live.table.stage == "over" and live.table.turn == live.table.number:
            task = asyncio.get_running_loop().create_task(self._store.finish(live.table.id))
            self._noting.add(task)
            task.add_done_callback(self._noting.discard)

    # --- requests -------------------------------------------------------------------------------------

    async def request(
        self, method: str, target: str, body: str, tokens: Sequence[str], language: str
    ) -> Reply:
        """Answer a request to one of the routes."""
        asked = urlsplit(target)
        query = dict(parse_qsl(asked.query, keep_blank_values=True))
        for route, pattern in _PATTERNS:
            found = pattern.fullmatch(asked.path)
            if found is None or route.method != method:
                continue
            path = {name: unquote(it) for name, it in found.groupdict().items()}
            request = ApiRequest(path, query, body.encode(), list(tokens), language, Unlimited())
            try:
                it = await answer(self._service, route, request)
            except Exception as error:  # noqa: BLE001  (whoever asked must hear of it, whatever it is)
                self._house.monitor.error("our fault", error)
                it = refuse(self._service, Trouble("our-fault"), language)
            return Reply(it.status, it.kind, it.body.decode())
        it = refuse(self._service, Trouble("no-such-route"), language)
        return Reply(it.status, it.kind, it.body.decode())

    # --- lines ----------------------------------------------------------------------------------------

    async def connect(self, raw: str, send: Callable[[str], None]) -> OfflineLine | None:
        """Open a line by its greeting; frames go to `send`. None if it is refused, which `send` is told."""
        language = "en"
        try:
            hello = read_greeting(raw)
            language = hello.language or language
            live = await self._service.find(hello.table, Unlimited())
            seats = await self._house.seats(live, hello.tokens)
        except (Trouble, LedgerDown) as error:
            send(messages.encode(refusal(error, self._service.voices(language))).decode())
            return None
        session = self._service.enter(live, "here", language, seats)

        def write(frame: bytes, _more: bool) -> int:
            send(frame.decode())
            return 0

        session.write = write
        line = OfflineLine(self._service, Conversation(self._service, session, live, lambda _: None))
        line.begin(hello)
        return line

    # --- the store ------------------------------------------------------------------------------------

    def changed_elsewhere(self, table: str) -> None:
        """Take note that another window of this browser has appended to a table."""
        self._store.changed_elsewhere(table)

    async def bring_over_older(self, kept: str) -> bool:
        """Bring over a table of the older layout, as it was kept; False if it cannot be read or is there."""
        try:
            older = load("hippodrome.offline.older:read_older_table")(kept)
            now = self._house.time.now()
            rows = [
                Stored(number, now, event)
                for number, event in enumerate(
                    load("hippodrome.offline.older:events_of_older_table")(older), 1
                )
            ]
        except Trouble:
            return False
        return await self._store.open_table(older.id, older.id, older.settings.game, rows)


class OfflineLine:
    """A line to a table of this browser."""

    def __init__(self, service: TableService, conversation: Conversation) -> None:
        self._service = service
        self._conversation = conversation

    def begin(self, hello: messages.Hello) -> None:
        """Answer the greeting."""
        self._conversation.begin(hello)

    def hear(self, raw: str) -> None:
        """Hear a message of the client."""
        self._conversation.hear(raw)

    def close(self) -> None:
        """End the line."""
        self._service.leave(self._conversation.live, self._conversation.session)
