"""A table is a fold over its events: an immutable value, and `then` makes the next one."""

from __future__ import annotations

import msgspec

from hippodrome.saying import Trouble
from hippodrome.server.events import (
    Answered,
    Asked,
    Event,
    Held,
    Imported,
    Left,
    Manned,
    Moved,
    Opened,
    Reacted,
    Recovered,
    Reins,
    Rematched,
    Replaced,
    Returned,
    Said,
    Sat,
    Started,
    Stored,
)
from hippodrome.server.racing import Race, at_the_start
from hippodrome.server.settings import Charioteer, Clock, Settings
from hippodrome.telling import distinct

TALK = 60
"""So many of the last words spoken are kept at hand."""

KEYS = 64
"""So many of the last keys are kept at hand; older ones are in the ledger."""


class Chair(msgspec.Struct, frozen=True):
    """A seat: who holds it, the charioteer who was put there, and who has the reins instead of its player."""

    held: Held | None = None
    charioteer: str | None = None
    reins: str | None = None

    @property
    def name(self) -> str:
        """Name whoever sits there."""
        return self.held.name if self.held else self.charioteer or ""


class Takeback(msgspec.Struct, frozen=True):
    """A takeback that is asked for: by whom, and who has consented."""

    by: int
    yes: frozenset[int] = frozenset()


class Table(msgspec.Struct, frozen=True):
    """A table after some of its events; `turn` is the number of the last event that changed the race.

    `began` is when the decision under way began, `left` what each seat's clock still has; both in
    milliseconds. `last` is the event that led here. `keys` are the last keys, `numbers` those of their
    events.
    """

    id: str
    settings: Settings
    rules: int
    number: int
    at: int
    last: Event
    chairs: tuple[Chair, ...]
    left: tuple[int, ...]
    race: Race | None = None
    turn: int = 0
    began: int = 0
    takeback: Takeback | None = None
    talk: tuple[tuple[int, Said], ...] = ()
    rematch: str | None = None
    rematch_of: str | None = None
    keys: tuple[str, ...] = ()
    numbers: tuple[int, ...] = ()

    @property
    def stage(self) -> str:
        """Say how far the table is: gathering, racing or over."""
        if self.race is None:
            return "gathering"
        return "over" if self.race.over else "racing"

    @property
    def names(self) -> tuple[str, ...]:
        """Name the seats, each differently from the others and from the word for nobody."""
        return distinct([chair.name or f"{seat + 1}" for seat, chair in enumerate(self.chairs)])

    @property
    def to_move(self) -> int | None:
        """Say which seat is to move."""
        return None if self.race is None else self.race.to_move

    @property
    def stand_in(self) -> str:
        """Name the charioteer who drives for whoever is not there."""
        assert self.settings.stand_in is not None  # noqa: S101  (settled when the table is opened)
        return self.settings.stand_in

    def driver(self, seat: int) -> str | None:
        """Name the charioteer who decides for a seat; None where a person does."""
        chair = self.chairs[seat]
        if chair.held is None:
            return chair.charioteer or self.stand_in
        return chair.reins

    def people(self) -> frozenset[int]:
        """List the seats where a person decides."""
        return frozenset(seat for seat in range(len(self.chairs)) if self.driver(seat) is None)

    def deadline(self) -> int | None:
        """Say when the time of the seat to move runs out."""
        seat = self.to_move
        if seat is None or self.settings.clock is None or self.driver(seat) is not None:
            return None
        return self.began + self.left[seat]

    def wake(self) -> int | None:
        """Say when the server itself must act: for a charioteer, or when time runs out."""
        seat = self.to_move
        if seat is None:
            return None
        return self.began + self.settings.pace if self.driver(seat) is not None else self.deadline()

    def then(self, stored: Stored, *, quiet: bool = False, foreseen: Race | None = None) -> Table:
        """Make the table as it is after one more event; `quiet` does not put it in words.

        `foreseen` is the race after it, if whoever decided on the event has played it already.
        """
        assert stored.number == self.number + 1  # noqa: S101  (the ledger numbers without gaps)
        after = self._changed(stored, foreseen, quiet=quiet)
        keys, numbers = self.keys, self.numbers
        if stored.key is not None:
            keys, numbers = (*keys[1 - KEYS :], stored.key), (*numbers[1 - KEYS :], stored.number)
        return msgspec.structs.replace(
            after,
            number=stored.number,
            at=max(stored.at, self.at),
            last=stored.event,
            keys=keys,
            numbers=numbers,
        )

    def _changed(self, stored: Stored, foreseen: Race | None, *, quiet: bool) -> Table:
        match stored.event:
            case Moved():
                return self._moved(stored, stored.event, foreseen, quiet=quiet)
            case Sat(seat, held):
                return self._seated(stored, seat, Chair(held))
            case Recovered(seat, token):
                chair = self.chairs[seat]
                assert chair.held is not None  # noqa: S101  (decided before it was stored)
                held = Held(chair.held.name, token, chair.held.recovery)
                return self.with_chair(seat, Chair(held, reins=chair.reins))
            case Left(seat):
                return self._seated(stored, seat, Chair())
            case Manned(seat, charioteer):
                return self.with_chair(seat, Chair(charioteer=charioteer))
            case Started(fates, fill):
                table = self._filled(fill)
                race = at_the_start(self.settings.game, self.settings.setup).moved(fates, table.names)
                return table.raced(stored, race)
            case Asked(seat):
                return self._agreed(stored, Takeback(seat))
            case Answered(seat, yes):
                asked = self.takeback
                if asked is None or not yes:
                    return msgspec.structs.replace(self, takeback=None)
                return self._agreed(stored, Takeback(asked.by, asked.yes | {seat}))
            case Said():
                talk = (*self.talk, (stored.number, stored.event))[-TALK:]
                return msgspec.structs.replace(self, talk=talk)
            case Reins(seat, charioteer):
                chair = self.chairs[seat]
                return self._seated(stored, seat, Chair(chair.held, chair.charioteer, charioteer))
            case Returned(seat):
                return self._seated(stored, seat, Chair(self.chairs[seat].held)).refilled(seat)
            case Replaced(seat, _, by):
                chair = self.chairs[seat]
                if chair.held is not None:
                    return self.with_chair(seat, Chair(chair.held, reins=by))
                return self.with_chair(seat, Chair(charioteer=by))
            case Rematched(table):
                return msgspec.structs.replace(self, rematch=table)
            case Imported(moves):
                race = at_the_start(self.settings.game, self.settings.setup)
                return self.raced(stored, race.moved(moves, None)._replace(undo=()))
            case Opened() | Reacted():
                return self

    def with_chair(self, seat: int, chair: Chair) -> Table:
        """Change a chair."""
        chairs = (*self.chairs[:seat], chair, *self.chairs[seat + 1 :])
        return msgspec.structs.replace(self, chairs=chairs)

    def _filled(self, charioteer: str | None) -> Table:
        """Give every free seat to a charioteer."""
        chairs = tuple(it if it.name else Chair(charioteer=charioteer) for it in self.chairs)
        return msgspec.structs.replace(self, chairs=chairs)

    def _seated(self, stored: Stored, seat: int, chair: Chair) -> Table:
        """Put someone else in charge of a seat; if it is to move, its time begins anew."""
        table = self.with_chair(seat, chair)
        if self.to_move == seat:
            return msgspec.structs.replace(table, began=stored.at)
        return table

    def raced(self, stored: Stored, race: Race) -> Table:
        """Go on with the race: a new turn begins."""
        return msgspec.structs.replace(
            self, race=race, turn=stored.number, began=max(stored.at, self.at), takeback=None
        )

    def _moved(self, stored: Stored, moved: Moved, foreseen: Race | None, *, quiet: bool) -> Table:
        race = foreseen
        if race is None:
            assert self.race is not None  # noqa: S101  (decided before it was stored)
            race = self.race.moved((moved.move, *moved.fates), None if quiet else self.names)
        after = self.raced(stored, race)
        if moved.driver is not None:
            return after
        if self.chairs[moved.seat].reins is not None:
            after = after.with_chair(moved.seat, Chair(self.chairs[moved.seat].held)).refilled(moved.seat)
        return after.paid(moved.seat, max(0, stored.at - self.began))

    def _agreed(self, stored: Stored, takeback: Takeback) -> Table:
        """Take back once every other person has consented."""
        others = self.people() - {takeback.by}
        back = self.race.taken_back(takeback.by) if self.race else None
        if others <= takeback.yes and back is not None:
            return self.raced(stored, back)
        return msgspec.structs.replace(self, takeback=takeback)

    def paid(self, seat: int, used: int) -> Table:
        """Take the time of a decision off a seat's clock."""
        clock = self.settings.clock
        if clock is None or clock.kind == "move":
            return self
        left = max(0, self.left[seat] - used) + clock.bonus * 1000
        return self._with_left(seat, min(left, max(full(clock), self.left[seat])))

    def refilled(self, seat: int) -> Table:
        """Give whoever comes back at least a quarter of the time there was."""
        clock = self.settings.clock
        if clock is None:
            return self
        return self._with_left(seat, max(self.left[seat], full(clock) // 4))

    def _with_left(self, seat: int, left: int) -> Table:
        return msgspec.structs.replace(self, left=(*self.left[:seat], left, *self.left[seat + 1 :]))


def full(clock: Clock | None) -> int:
    """Say what a clock has at the start, in milliseconds."""
    return 0 if clock is None else clock.seconds * 1000


def opened(table_id: str, first: Stored) -> Table:
    """Make the table of its first event."""
    event = first.event
    if not isinstance(event, Opened):
        raise Trouble("table-damaged", table=table_id)
    chairs = tuple(
        Chair(charioteer=plan.name) if isinstance(plan, Charioteer) else Chair(held)
        for plan, held in zip(event.settings.seats, event.held, strict=True)
    )
    return Table(
        id=table_id,
        settings=event.settings,
        rules=event.rules,
        number=first.number,
        at=first.at,
        last=event,
        chairs=chairs,
        left=(full(event.settings.clock),) * len(chairs),
        rematch_of=event.rematch_of,
    )
