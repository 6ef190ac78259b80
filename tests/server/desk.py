"""A table without a database: events are made and folded in memory."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import msgspec

from hippodrome.race.protocol import STANDS, Pick, Seat, Viewer
from hippodrome.tables import deciding, messages
from hippodrome.tables.events import Event, Held, Sat, Stored, read_event, write_event
from hippodrome.tables.settings import Settings
from hippodrome.tables.table import Table, table_from_opening

START = 1_000_000


class Desk:
    """A table in memory and the log that made it; its Fates are the same every time."""

    def __init__(self, game: str, setup: dict[str, Any], fates: Pick | None = None, **settings: Any) -> None:
        first = Stored(
            1,
            START,
            deciding.open_table(msgspec.convert({"game": game, "setup": setup} | settings, Settings)),
        )
        self.now = START
        self.fates = fates or random.Random(game).randrange
        self.log = [first]
        self.tables = [table_from_opening("desk", first)]

    def happen(self, event: Event, key: str | None = None) -> Table:
        """Append an event; it goes through the ledger's own form."""
        stored = Stored(self.table.number + 1, self.now, read_event(write_event(event)), key)
        self.log.append(stored)
        self.tables.append(self.table.after_event(stored))
        return self.table

    @property
    def table(self) -> Table:
        """The table as it is now."""
        return self.tables[-1]

    def seat_all(self) -> None:
        """Seat a person wherever one is planned."""
        for seat, chair in enumerate(self.table.chairs):
            if not chair.name:
                self.happen(Sat(seat, Held(f"player {seat}", f"token {seat}", f"recovery {seat}")))

    def do(self, kind: type[Any], seat: int, **more: Any) -> Table:
        """Do something in the name of a seat."""
        command = kind(key="k" * 8, seat=seat, **more)
        return self.happen(deciding.decide(self.table, command, self.fates).event)

    def start(self) -> None:
        """Seat everyone and start."""
        self.seat_all()
        self.do(messages.Start, 0)

    def move(self, pick: Callable[[int], int]) -> Table:
        """Let the seat that is to move make any move."""
        seat, offers = self.table.to_move, self.offers()
        assert seat is not None
        return self.do(messages.MoveCommand, seat, move=offers[pick(len(offers))], turn=self.table.turn)

    def offers(self) -> list[str]:
        """List what may be played."""
        race = self.table.race
        assert race is not None
        return [race.found.game.write(move) for move in race.found.game.legal_moves(race.state)]

    def viewers(self) -> list[Viewer]:
        """List everyone who may look."""
        return [*(Seat(seat) for seat in range(len(self.table.chairs))), STANDS]
