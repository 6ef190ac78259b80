"""Tables held in memory and the sockets that look at them: what was committed goes out, each to its own."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable
from typing import Final

from hippodrome.race.protocol import STANDS, Viewer
from hippodrome.server import messages
from hippodrome.server.events import Left, Opened, Recovered, Sat
from hippodrome.server.redaction import TheLast, TheWhole, redact, viewer_of
from hippodrome.server.tables import Table
from hippodrome.server.tokens import same
from hippodrome.server.watch import Numbers

RECENT: Final = 16
"""So many of the last tables are kept, for those who were away for a moment; others get the whole."""


FRAME: Final = 4096
"""A frame has about so many bytes."""


class Session:
    """A socket or a stream at a table: the seats it holds by which tokens, the frames it is yet to get."""

    def __init__(self, address: str, language: str, most: int) -> None:
        self.address = address
        self.language = language
        self.seats: dict[int, str] = {}
        self.closing = False
        self.frames: asyncio.Queue[bytes | None] = asyncio.Queue()
        self.write: Callable[[bytes], int] | None = None
        self._most = most

    @property
    def viewers(self) -> list[Viewer]:
        """List as whom it looks: the seats it holds, or the stands."""
        return [viewer_of(seat) for seat in self.seats] or [STANDS]

    def send(self, frame: bytes) -> None:
        """Put a frame on its way; whoever is too far behind is asked to come back."""
        if self.closing:
            return
        if self.write is not None:
            if self.write(frame) > self._most * FRAME:
                self.close(messages.Goodbye("behind", 0))
        elif self.frames.qsize() >= self._most:
            self.close(messages.Goodbye("behind", 0))
        else:
            self.frames.put_nowait(frame)

    def close(self, last: messages.Goodbye | None = None) -> None:
        """End it, after one last message."""
        if not self.closing:
            self.closing = True
            if last is not None:
                self.frames.put_nowait(messages.encode(last))
            self.frames.put_nowait(None)


class Live:
    """A table in memory: its value, the last few before it, who looks at it, and what is under way."""

    def __init__(self, code: str, table: Table) -> None:
        self.code = code
        self.table = table
        self.recent: deque[Table] = deque([table], maxlen=RECENT)
        self.sessions: set[Session] = set()
        self.lock = asyncio.Lock()
        self.doubtful = False
        self.timer: asyncio.TimerHandle | None = None
        self.attending: tuple[int, int] | None = None
        self.touched = 0
        self.ahead = 0
        """How far the table's time is ahead of the server's, whose date has jumped back since."""

    def go_on(self, table: Table, now: int, numbers: Numbers) -> None:
        """Take the next value of the table and show it to everyone here."""
        self.table = table
        self.recent.append(table)
        if isinstance(table.last, Sat | Left | Recovered):
            self._check_seats(table, table.last.seat)
        frames: dict[Viewer, bytes] = {}
        last = TheLast(now, {})
        sent = 0
        for session in self.sessions:
            for viewer in session.viewers:
                frame = frames.get(viewer)
                if frame is None:
                    frame = frames[viewer] = messages.encode(redact(table, last, viewer))
                session.send(frame)
                sent += 1
        numbers.frames.inc(sent)

    def _check_seats(self, table: Table, seat: int) -> None:
        """Take a seat from sockets whose token is not its token any more."""
        held = table.chairs[seat].held
        for session in self.sessions:
            token = session.seats.get(seat)
            if token is not None and (held is None or not same(held.token, token)):
                del session.seats[seat]
                session.send(messages.encode(messages.SeatLost(seat)))

    def show(self, session: Session, now: int, seen: int | None = None) -> None:
        """Show a session what it lacks: the events after the last it saw, or the whole."""
        missed = [table for table in self.recent if seen is not None and table.number > seen]
        whole = seen is None or seen > self.table.number or len(missed) != self.table.number - seen
        for viewer in session.viewers:
            if whole or any(isinstance(table.last, Opened) for table in missed):
                session.send(messages.encode(redact(self.table, TheWhole(self.code, now), viewer)))
                continue
            for table in missed:
                session.send(messages.encode(redact(table, TheLast(now), viewer)))
