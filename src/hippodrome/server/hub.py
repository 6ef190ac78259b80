"""Tables held in memory and the sockets that look at them: what was committed goes out, each to its own."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable
from typing import Final

from hippodrome.race.protocol import STANDS, Viewer
from hippodrome.server import messages
from hippodrome.server.events import Left, Opened, Recovered, Sat
from hippodrome.server.presence import Presence
from hippodrome.server.redaction import Attendance, Shared, TheLast, ThePresent, TheWhole, redact, viewer_of
from hippodrome.server.tables import Table
from hippodrome.server.tokens import same
from hippodrome.server.watch import Numbers

RECENT: Final = 16
"""So many of the last tables are kept, for those who were away for a moment; others get the whole."""


PAUSE: Final = 0.1
"""So many seconds those who come and go are gathered before the others are told."""

FRAME: Final = 4096
"""A frame has about so many bytes."""


class Session:
    """A socket or a stream at a table: the seats it holds by which tokens, the frames it is yet to get."""

    def __init__(self, address: str, language: str, most: int) -> None:
        self.address = address
        self.language = language
        self.seats: dict[int, str] = {}
        self.viewers: tuple[Viewer, ...] = (STANDS,)
        self.closing = False
        self.knows: Attendance | None = None
        self.frames: asyncio.Queue[bytes | None] = asyncio.Queue()
        self.write: Callable[[bytes, bool], int] | None = None
        self._most = most

    def hold(self, seats: dict[int, str]) -> None:
        """Hold seats, each by the hash of its token: as whom it looks from now on."""
        self.seats = seats
        self.viewers = tuple(viewer_of(seat) for seat in seats) or (STANDS,)

    def send(self, frame: bytes, *, more: bool = False) -> None:
        """Put a frame on its way, with the next one if there is `more`.

        Whoever is too far behind is asked to come back.
        """
        if self.closing:
            return
        if self.write is not None:
            if self.write(frame, more) > self._most * FRAME:
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

    def __init__(self, code: str, table: Table, presence: Presence) -> None:
        self.code = code
        self._presence = presence
        self.table = table
        self.recent: deque[Table] = deque([table], maxlen=RECENT)
        self.sessions: set[Session] = set()
        self.lock = asyncio.Lock()
        self.doubtful = False
        self.timer: asyncio.TimerHandle | None = None
        self.attending: tuple[int, int] | None = None
        self.touched = 0
        self.snapshot_at = 0
        self.snapshot: asyncio.Task[None] | None = None
        self._present: Attendance | None = None
        self._viewers: frozenset[Viewer] | None = None
        self.telling: asyncio.TimerHandle | None = None
        self.ahead = 0
        """How far the table's time is ahead of the server's, whose date has jumped back since."""

    def attendance(self) -> Attendance:
        """Say who is connected, here or elsewhere: whose seats are held, how many look from the stands."""
        if self._present is None:
            here, watching = self._here()
            there, looking = self._presence.elsewhere(self.table.id)
            self._present = Attendance(here | there, watching + looking, self._presence.sure)
        return self._present

    def _here(self) -> tuple[frozenset[int], int]:
        here = frozenset(seat for session in self.sessions for seat in session.seats)
        return here, sum(not session.seats for session in self.sessions)

    def viewers(self) -> frozenset[Viewer]:
        """List as whom those look who are connected."""
        if self._viewers is None:
            self._viewers = frozenset(viewer for session in self.sessions for viewer in session.viewers)
        return self._viewers

    def attended(self) -> None:
        """Note that somebody came, went or sat elsewhere; everyone is told in a moment and once."""
        self._present = self._viewers = None
        if self.telling is None:
            self.telling = asyncio.get_running_loop().call_later(PAUSE, self._tell_attendance)

    def _tell_attendance(self) -> None:
        self.telling = None
        self._presence.note(self.table.id, *self._here())
        present = self.attendance()
        frame = messages.encode(redact(self.table, ThePresent(present), STANDS))
        for session in self.sessions:
            if session.knows != present:
                session.knows = present
                session.send(frame)

    def go_on(self, table: Table, now: int, numbers: Numbers) -> None:
        """Take the next value of the table and show it to everyone here."""
        self.table = table
        self.recent.append(table)
        if isinstance(table.last, Sat | Left | Recovered):
            self._check_seats(table, table.last.seat)
        frames: dict[Viewer, bytes] = {}
        present = self.attendance()
        last = TheLast(now, Shared(self.viewers()), present)
        sent = 0
        for session in self.sessions:
            session.knows = present
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
                session.hold({other: it for other, it in session.seats.items() if other != seat})
                session.send(messages.encode(messages.SeatLost(seat)))
                self.attended()

    def show(self, session: Session, now: int, seen: int | None = None) -> None:
        """Show a session what it lacks: the events after the last it saw, or the whole."""
        present = self.attendance()
        missed = [table for table in self.recent if seen is not None and table.number > seen]
        whole = seen is None or seen > self.table.number or len(missed) != self.table.number - seen
        if whole or missed:
            session.knows = present
        for viewer in session.viewers:
            if whole or any(isinstance(table.last, Opened) for table in missed):
                session.send(messages.encode(redact(self.table, TheWhole(self.code, now, present), viewer)))
                continue
            for table in missed:
                session.send(messages.encode(redact(table, TheLast(now, None, present), viewer)))
