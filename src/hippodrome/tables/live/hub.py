"""Tables in memory and the sockets subscribed to them: a committed event goes out to each viewer."""

from __future__ import annotations

import asyncio
import itertools
import time
from collections import deque
from collections.abc import Callable, Iterable
from typing import Final

from hippodrome.race.protocol import STANDS, Viewer
from hippodrome.saying import Saying, Trouble
from hippodrome.tables import messages
from hippodrome.tables.events import Left, Opened, Recovered, Sat
from hippodrome.tables.live.attendance import OtherProcesses
from hippodrome.tables.live.monitor import Monitor
from hippodrome.tables.live.storing import StoredCounts
from hippodrome.tables.redaction import (
    Attendance,
    LastEventQuery,
    PresenceQuery,
    SharedParts,
    WholeTableQuery,
    redact,
    viewer_of,
)
from hippodrome.tables.refusing import Say, refusal
from hippodrome.tables.table import Table
from hippodrome.tables.tokens import same_hash

RECENT_TABLES_KEPT: Final = 16
"""So many of the last values of a table are kept, for clients that reconnect; others get the whole."""


PRESENCE_PAUSE: Final = 0.1
"""For so many seconds changes of who is connected are collected into one message."""

LATELY_SECONDS: Final = 60.0
"""Whoever was connected or asked for something in the last so many seconds is taken to be there."""

FRAME_BYTES: Final = 4096
"""A frame has about so many bytes."""

_numbers = itertools.count()
"""Sessions are numbered as they come."""


class Session:
    """A socket or a stream at a table: the seats it holds by which tokens, the frames it is yet to get.

    `say` speaks its language.
    """

    def __init__(self, address: str, say: Say, most: int) -> None:
        self.number = next(_numbers)
        self.address = address
        self.say = say
        self.seats: dict[int, str] = {}
        self.viewers: tuple[Viewer, ...] = (STANDS,)
        self.closing = False
        self.knows: Attendance | None = None
        self.frames: asyncio.Queue[bytes | None] = asyncio.Queue()
        self.write: Callable[[bytes, bool], int] | None = None
        self._most = most * FRAME_BYTES
        self._waiting = 0

    def hold(self, seats: dict[int, str]) -> None:
        """Hold seats, each by the hash of its token: as whom it looks from now on."""
        self.seats = seats
        self.viewers = tuple(viewer_of(seat) for seat in seats) or (STANDS,)

    def send(self, frame: bytes, *, more_follows: bool = False) -> None:
        """Send a frame, together with the next one if there is `more_follows`.

        Whoever is too far behind is asked to come back.
        """
        if self.closing:
            return
        if self.write is not None:
            if self.write(frame, more_follows) > self._most:
                self.close(messages.Goodbye("behind", 0))
        elif self._waiting and self._waiting + len(frame) > self._most:
            self.close(messages.Goodbye("behind", 0))
        else:
            self._waiting += len(frame)
            self.frames.put_nowait(frame)

    async def next(self) -> bytes | None:
        """Wait for the next frame, None at the end."""
        frame = await self.frames.get()
        if frame is not None:
            self._waiting -= len(frame)
        return frame

    def close(self, last: messages.Goodbye | None = None) -> None:
        """Close the session, after one last message."""
        if not self.closing:
            self.closing = True
            if last is not None:
                self.frames.put_nowait(messages.encode(last))
            self.frames.put_nowait(None)


class LiveTable:
    """A table in memory: its value, the last few before it, who looks at it, and what is under way."""

    def __init__(self, code: str, table: Table, presence: OtherProcesses) -> None:
        self.code = code
        self._presence = presence
        self.table = table
        self.recent: deque[Table] = deque([table], maxlen=RECENT_TABLES_KEPT)
        self.sessions: set[Session] = set()
        self.lock = asyncio.Lock()
        self.rematching = asyncio.Lock()
        self.doubtful = False
        self.timer: asyncio.TimerHandle | None = None
        self.attending: tuple[int, int] | None = None
        self.refusal: Saying | None = None
        """Why nothing more is done at this table: it was quarantined."""
        self.fit: set[str] = set()
        """The charioteers known to be able to drive here."""
        self.touched = 0
        self.counts: StoredCounts | None = None
        """What is stored of it beside the race, once somebody has asked."""
        self.snapshot_at = 0
        self.snapshot: asyncio.Task[None] | None = None
        self._present: Attendance | None = None
        self._were_here: frozenset[int] = frozenset()
        self._viewers: frozenset[Viewer] | None = None
        self.telling: asyncio.TimerHandle | None = None
        self.on_attendance: Callable[[], None] = lambda: None
        self._loaded = time.monotonic()
        self._seen = {seat: self._loaded for seat, it in enumerate(table.chairs) if it.held is not None}
        self.ahead = 0
        """How far the table's time is ahead of the server's, whose date has jumped back since."""

    def close_all_sessions(self, why: Trouble) -> None:
        """Tell everyone here why the table cannot go on, and close their lines."""
        self.refusal = why.saying
        for session in list(self.sessions):
            session.send(messages.encode(refusal(why, session.say)))
            session.close()

    def attendance(self) -> Attendance:
        """Say who is connected, here or elsewhere: whose seats are held, how many look from the stands."""
        if self._present is None:
            here, watching = self._here()
            there, looking = self._presence.elsewhere(self.table.id)
            self._present = Attendance(here | there, watching + looking, self._presence.sure)
            self.note_seen(self._were_here - self._present.here)
            self._were_here = self._present.here
        return self._present

    def note_seen(self, seats: Iterable[int]) -> None:
        """Note that the players of seats were there just now."""
        self._seen.update(dict.fromkeys(seats, time.monotonic()))

    def away_for(self, seat: int) -> int:
        """Say for how many milliseconds the player of a seat who is not connected has been away."""
        return int(1000 * (time.monotonic() - self._seen.get(seat, self._loaded)))

    def recent_attendance(self) -> Attendance:
        """Say who is connected, or was there a moment ago."""
        present, since = self.attendance(), time.monotonic() - LATELY_SECONDS
        return present._replace(here=present.here | {seat for seat, at in self._seen.items() if at > since})

    def is_attended(self) -> bool:
        """Say whether anybody is connected, here or elsewhere."""
        present = self.attendance()
        return bool(present.here or present.watching)

    def _here(self) -> tuple[frozenset[int], int]:
        here = frozenset(seat for session in self.sessions for seat in session.seats)
        return here, sum(not session.seats for session in self.sessions)

    def viewers(self) -> frozenset[Viewer]:
        """List as whom those look who are connected."""
        if self._viewers is None:
            self._viewers = frozenset(viewer for session in self.sessions for viewer in session.viewers)
        return self._viewers

    def announce_attendance(self) -> None:
        """Note that who is connected has changed; a delayed message tells everyone once."""
        self._present = self._viewers = None
        if self.telling is None:
            self.telling = asyncio.get_running_loop().call_later(PRESENCE_PAUSE, self._tell_attendance)

    def _tell_attendance(self) -> None:
        self.telling = None
        self._presence.note(self.table.id, *self._here())
        present = self.attendance()
        self.on_attendance()
        frame = messages.encode(redact(self.table, PresenceQuery(present), STANDS))
        for session in self.sessions:
            if session.knows != present:
                session.knows = present
                session.send(frame)

    def advance_to(self, table: Table, now: int, monitor: Monitor) -> None:
        """Take the next value of the table and send it to every session."""
        self.table = table
        self.recent.append(table)
        if isinstance(table.last, Sat | Left | Recovered):
            self._check_seats(table, table.last.seat)
        frames: dict[Viewer, bytes] = {}
        present = self.attendance()
        last = LastEventQuery(now, SharedParts(self.viewers()), present)
        sent = 0
        for session in self.sessions:
            session.knows = present
            for viewer in session.viewers:
                frame = frames.get(viewer)
                if frame is None:
                    frame = frames[viewer] = messages.encode(redact(table, last, viewer))
                session.send(frame)
                sent += 1
        monitor.frames.inc(sent)

    def _check_seats(self, table: Table, seat: int) -> None:
        """Take a seat from sockets whose token is not its token any more."""
        held = table.chairs[seat].held
        if held is None:
            self._seen.pop(seat, None)
        for session in self.sessions:
            token = session.seats.get(seat)
            if token is not None and (held is None or not same_hash(held.token, token)):
                session.hold({other: it for other, it in session.seats.items() if other != seat})
                session.send(messages.encode(messages.SeatLost(seat)))
                self.announce_attendance()

    def send_missing(self, session: Session, now: int, seen: int | None = None) -> None:
        """Send a session what it lacks: the events after the last it saw, or the whole."""
        present = self.attendance()
        missed = [table for table in self.recent if seen is not None and table.number > seen]
        whole = seen is None or seen > self.table.number or len(missed) != self.table.number - seen
        if whole or missed:
            session.knows = present
        for viewer in session.viewers:
            if whole or any(isinstance(table.last, Opened) for table in missed):
                session.send(
                    messages.encode(redact(self.table, WholeTableQuery(self.code, now, present), viewer))
                )
                continue
            for table in missed:
                session.send(messages.encode(redact(table, LastEventQuery(now, None, present), viewer)))
