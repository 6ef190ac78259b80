"""A table by event sourcing: an immutable value, the fold over its events; `after_event` makes the next."""

from __future__ import annotations

import msgspec

from hippodrome.invariants import BrokenInvariant, present
from hippodrome.saying import Trouble
from hippodrome.tables.events import (
    AnsweredTakeback,
    AskedTakeback,
    Dressed,
    Event,
    Held,
    Imported,
    Left,
    Manned,
    Moved,
    Opened,
    Paced,
    Petitioned,
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
    Voted,
)
from hippodrome.tables.racing import TableRace, at_the_start
from hippodrome.tables.settings import CharioteerSeat, Clock, Settings
from hippodrome.telling import with_distinct_names

OUTAGE_MS = 15_000
"""A decision that ends so many milliseconds after its time, untouched by the clock, saw the house away."""

MOST_TALK_KEPT = 60
"""So many of the last words spoken are kept at hand."""

LIVERY_COUNT = 6
"""So many liveries there are; as many seats may be at a table."""

MOST_KEYS_CACHED = 64
"""So many of the last idempotency keys are cached; older ones are in the ledger."""


class Chair(msgspec.Struct, frozen=True):
    """A seat: who holds it, the charioteer who was put there, and who has the reins instead of its player.

    `absent` says that the reins were taken since the player was away; `acted` that the player has spoken;
    `was` is the name of whoever left during the race: the chariot goes on under it.
    """

    held: Held | None = None
    charioteer: str | None = None
    reins: str | None = None
    absent: bool = False
    acted: bool = False
    was: str = ""

    @property
    def name(self) -> str:
        """Name whoever sits there."""
        return self.held.name if self.held else self.charioteer or self.was


class Takeback(msgspec.Struct, frozen=True):
    """A takeback that is asked for: by whom, and who has consented."""

    by: int
    yes: frozenset[int] = frozenset()


class Petition(msgspec.Struct, frozen=True):
    """What those at the table are asked about a seat, as in the event, and who has consented."""

    asked: Petitioned
    yes: frozenset[int] = frozenset()


class Table(msgspec.Struct, frozen=True):
    """A table after some of its events; `turn` is the number of the last event that changed the race.

    In milliseconds: `began` is when the decision under way began, whoever has had the reins since, `since`
    when whoever has them now took them, `thought` how far into the decision its player last held them, and
    `left` what each seat's clock had when its last decision was over. `last` is the event that led here,
    `host` the seat of whoever sat down first, `pace` how long charioteers wait before they move. `liveries`
    are those that were chosen; `liveries_worn` has what everybody wears. `keys` are the last keys, `numbers`
    those of their events.
    """

    id: str
    settings: Settings
    rules: int
    number: int
    at: int
    last: Event
    chairs: tuple[Chair, ...]
    left: tuple[int, ...]
    race: TableRace | None = None
    turn: int = 0
    began: int = 0
    since: int = 0
    thought: int = 0
    host: int | None = None
    takeback: Takeback | None = None
    petitions: tuple[Petition, ...] = ()
    talk: tuple[tuple[int, Said], ...] = ()
    rematch: str | None = None
    rematch_of: str | None = None
    keys: tuple[str, ...] = ()
    numbers: tuple[int, ...] = ()
    liveries: tuple[int | None, ...] = ()
    pace: int = 0

    @property
    def stage(self) -> str:
        """Say how far the table is: gathering, racing or over."""
        if self.race is None:
            return "gathering"
        return "over" if self.race.over else "racing"

    @property
    def names(self) -> tuple[str, ...]:
        """Name the seats, each differently from the others and from the word for nobody."""
        return with_distinct_names([chair.name or f"{seat + 1}" for seat, chair in enumerate(self.chairs)])

    def liveries_worn(self) -> tuple[int, ...]:
        """Tell the livery of every seat: the one chosen, else its own number, else the first one left."""
        chosen = self.liveries or (None,) * len(self.chairs)
        worn = dict(enumerate(chosen))
        for seat, livery in worn.items():
            if livery is None and seat not in worn.values():
                worn[seat] = seat
        left = iter(livery for livery in range(LIVERY_COUNT) if livery not in worn.values())
        return tuple(next(left) if livery is None else livery for livery in worn.values())

    def with_livery(self, seat: int, livery: int | None) -> Table:
        """Change the livery that a seat has chosen; None chooses none."""
        chosen = list(self.liveries or (None,) * len(self.chairs))
        chosen[seat] = livery
        return msgspec.structs.replace(self, liveries=tuple(chosen))

    @property
    def to_move(self) -> int | None:
        """Say which seat is to move."""
        return None if self.race is None else self.race.to_move

    @property
    def stand_in(self) -> str:
        """Name the charioteer who drives for whoever is not there."""
        return present(self.settings.stand_in, "stand-in")

    def driver(self, seat: int) -> str | None:
        """Name the charioteer who decides for a seat; None where a person does."""
        chair = self.chairs[seat]
        if chair.held is None:
            return chair.charioteer or self.stand_in
        return chair.reins

    def consenting_seats(self) -> frozenset[int]:
        """List the seats of the persons whose consent counts: all, even who handed over, but the absent."""
        return frozenset(
            seat for seat, chair in enumerate(self.chairs) if chair.held is not None and not chair.absent
        )

    def petition(self, about: int) -> Petition | None:
        """Find the petition about a seat."""
        return next((it for it in self.petitions if it.asked.about == about), None)

    def undecided(self, petition: Petition) -> frozenset[int]:
        """List the seats that have yet to consent to a petition."""
        asked = petition.asked
        voters = (
            self.consenting_seats() & frozenset(asked.of)
            if asked.kind == "reins"
            else self.consenting_seats()
        )
        return voters - petition.yes - {asked.about}

    def out_of_time(self, seat: int) -> bool:
        """Say whether a player has no time left: for the decision under way, or at all."""
        if self.settings.clock is None:
            return False
        return self.left[seat] <= (self.thought if self.to_move == seat else 0)

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
        return self.since + self.pace if self.driver(seat) is not None else self.deadline()

    def after_event(self, stored: Stored, *, quiet: bool = False, foreseen: TableRace | None = None) -> Table:
        """Make the table as it is after one more event; `quiet` does not put it in words.

        `foreseen` is the race after it, if whoever decided on the event has played it already.
        """
        if stored.number != self.number + 1:
            raise BrokenInvariant("events are numbered without gaps")
        after = self._changed(stored, foreseen, quiet=quiet)
        keys, numbers = self.keys, self.numbers
        if stored.key is not None:
            keys, numbers = (
                (*keys[1 - MOST_KEYS_CACHED :], stored.key),
                (*numbers[1 - MOST_KEYS_CACHED :], stored.number),
            )
        return msgspec.structs.replace(
            after,
            number=stored.number,
            at=max(stored.at, self.at),
            last=stored.event,
            keys=keys,
            numbers=numbers,
        )

    def _changed(self, stored: Stored, foreseen: TableRace | None, *, quiet: bool) -> Table:
        match stored.event:
            case Moved():
                return self._moved(stored, stored.event, foreseen, quiet=quiet)
            case Sat(seat, held):
                table = self._seated(stored, seat, Chair(held))
                return table if table.host is not None else msgspec.structs.replace(table, host=seat)
            case Recovered(seat, token, recovery, key):
                chair = self.chairs[seat]
                holder = present(chair.held, "holder of the seat")
                held = Held(holder.name, token, recovery or holder.recovery, key)
                return self.with_chair(seat, msgspec.structs.replace(chair, held=held))
            case Left(seat):
                if self.race is None:
                    return self._seated(stored, seat, Chair()).with_next_host(seat).with_livery(seat, None)
                left = Chair(was=self.chairs[seat].name)
                return self._seated(stored, seat, left).with_next_host(seat)
            case Manned(seat, charioteer):
                return self.with_chair(seat, Chair(charioteer=charioteer))
            case Dressed(seat, livery):
                return self._acted(seat).with_livery(seat, livery)
            case Paced(_, pace):
                return msgspec.structs.replace(self, pace=pace)
            case Started(fates, fill):
                table = self._filled(fill)
                race = at_the_start(self.settings.game, self.settings.setup).moved(fates, table.names)
                return table.with_race(stored, race)
            case AskedTakeback(seat):
                return self._agreed(stored, Takeback(seat))
            case AnsweredTakeback(seat, yes):
                asked = self.takeback
                if asked is None or not yes:
                    return msgspec.structs.replace(self, takeback=None)
                return self._agreed(stored, Takeback(asked.by, asked.yes | {seat}))
            case Said(by):
                talk = (*self.talk, (stored.number, stored.event))[-MOST_TALK_KEPT:]
                return msgspec.structs.replace(self if by is None else self._acted(by), talk=talk)
            case Reins(seat, charioteer, why):
                chair = self.chairs[seat]
                absent = why == "absent"
                after = msgspec.structs.replace(chair, reins=charioteer, absent=absent, acted=False)
                return self._seated(stored, seat, after)
            case Returned(seat):
                return self._seated(stored, seat, Chair(self.chairs[seat].held))
            case Replaced(seat, _, by):
                chair = self.chairs[seat]
                if chair.held is not None:
                    return self.with_chair(seat, msgspec.structs.replace(chair, reins=by))
                return self.with_chair(seat, Chair(charioteer=by))
            case Petitioned(_, about):
                return self._with_petition(about, Petition(stored.event))
            case Voted(seat, about, yes):
                asked_for = self.petition(about)
                if asked_for is None or not yes:
                    return self._with_petition(about, None)
                return self._with_petition(about, Petition(asked_for.asked, asked_for.yes | {seat}))
            case Rematched(table):
                return msgspec.structs.replace(self, rematch=table)
            case Imported(moves):
                begun = at_the_start(self.settings.game, self.settings.setup)
                race = begun.moved(moves, None) if foreseen is None else foreseen
                return self.with_race(stored, race._replace(undo=()) if race.over else race.by_todays_rules())
            case Reacted(seat):
                return self._acted(seat)
            case Opened():
                return self

    def with_chair(self, seat: int, chair: Chair) -> Table:
        """Change a chair; what was asked about it is not asked any more."""
        chairs = (*self.chairs[:seat], chair, *self.chairs[seat + 1 :])
        return msgspec.structs.replace(self._with_petition(seat, None), chairs=chairs)

    def _with_petition(self, about: int, petition: Petition | None) -> Table:
        others = tuple(it for it in self.petitions if it.asked.about != about)
        return msgspec.structs.replace(self, petitions=(*others, petition) if petition else others)

    def _acted(self, seat: int) -> Table:
        """Note that a player was really there; that counts before the race alone."""
        chair = self.chairs[seat]
        if self.race is not None or chair.acted or chair.held is None:
            return self
        return self.with_chair(seat, msgspec.structs.replace(chair, acted=True))

    def with_next_host(self, seat: int) -> Table:
        """Let the next person be host when the host leaves."""
        if self.host != seat:
            return self
        rest = (other for other, chair in enumerate(self.chairs) if chair.held is not None)
        return msgspec.structs.replace(self, host=next(rest, None))

    def _filled(self, charioteer: str | None) -> Table:
        """Give every free seat to a charioteer."""
        chairs = tuple(it if it.name else Chair(charioteer=charioteer) for it in self.chairs)
        return msgspec.structs.replace(self, chairs=chairs)

    def _seated(self, stored: Stored, seat: int, chair: Chair) -> Table:
        """Put someone else in charge of a seat; the time of a decision under way runs on."""
        table = self.with_chair(seat, chair)
        if self.to_move != seat:
            return table
        now = max(stored.at, self.at)
        thought = now - self.began if self.driver(seat) is None else self.thought
        return msgspec.structs.replace(table, since=now, thought=thought)

    def with_race(self, stored: Stored, race: TableRace) -> Table:
        """Go on with the race: a new turn begins."""
        now = max(stored.at, self.at)
        return msgspec.structs.replace(
            self, race=race, turn=stored.number, began=now, since=now, thought=0, takeback=None
        )

    def _moved(self, stored: Stored, moved: Moved, foreseen: TableRace | None, *, quiet: bool) -> Table:
        race = foreseen
        if race is None:
            begun = present(self.race, "race")
            race = begun.moved((moved.move, *moved.fates), None if quiet else self.names)
        after = self.with_race(stored, race)
        if moved.driver is not None:
            # Whoever gave the reins away gets no bonus; whose time ran out has decided as long as they could.
            return after.with_time_used(moved.seat, self.thought, bonus=self.out_of_time(moved.seat))
        if self.chairs[moved.seat].reins is not None:
            after = after.with_chair(moved.seat, Chair(self.chairs[moved.seat].held))
        return after.with_time_used(moved.seat, self._used_until(moved.seat, stored.at), bonus=True)

    def _used_until(self, seat: int, at: int) -> int:
        """Say what a decision of a seat's own cost; nothing if the house was away when its time ran out.

        Where nobody took the reins long after the time had run out, there was nobody to take them.
        """
        used = max(0, at - self.began)
        return 0 if used > self.left[seat] + OUTAGE_MS else used

    def _agreed(self, stored: Stored, takeback: Takeback) -> Table:
        """Take back once every other person has consented; the time that was thought stays thought."""
        others = self.consenting_seats() - {takeback.by}
        back = self.race.taken_back(takeback.by) if self.race else None
        if self.race is None or not others <= takeback.yes or back is None:
            return msgspec.structs.replace(self, takeback=takeback)
        after = self.with_race(stored, back)
        if (seat := self.to_move) is not None:
            used = max(0, stored.at - self.began) if self.driver(seat) is None else self.thought
            after = after.with_time_used(seat, used, bonus=False)
        clock = self.settings.clock
        for undone in self.race.undo[len(back.undo) :]:
            # The bonus of a decision that is made again comes again.
            if clock is not None and clock.kind == "bank" and self.driver(undone.seat) is None:
                after = after.with_left(undone.seat, max(0, after.left[undone.seat] - self.bonus))
        return after

    @property
    def bonus(self) -> int:
        """Say what a decision adds to a bank of time, in milliseconds."""
        clock = self.settings.clock
        return 0 if clock is None or clock.kind == "move" else clock.bonus * 1000

    def with_time_used(self, seat: int, used: int, *, bonus: bool) -> Table:
        """Take the time of a decision off a seat's clock, and add the bonus of one's own decision."""
        clock = self.settings.clock
        if clock is None or clock.kind == "move":
            return self
        left = max(0, self.left[seat] - used) + (self.bonus if bonus else 0)
        return self.with_left(seat, min(left, max(full_clock_ms(clock), self.left[seat])))

    def with_left(self, seat: int, left: int) -> Table:
        """Set what a seat's clock has left."""
        return msgspec.structs.replace(self, left=(*self.left[:seat], left, *self.left[seat + 1 :]))


def full_clock_ms(clock: Clock | None) -> int:
    """Say what a clock has at the start, in milliseconds."""
    return 0 if clock is None else clock.seconds * 1000


def table_from_opening(table_id: str, first: Stored) -> Table:
    """Make the table of its first event."""
    event = first.event
    if not isinstance(event, Opened):
        raise Trouble("table-damaged", table=table_id)
    chairs = tuple(
        Chair(charioteer=plan.name) if isinstance(plan, CharioteerSeat) else Chair(held)
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
        left=(full_clock_ms(event.settings.clock),) * len(chairs),
        host=next((seat for seat, chair in enumerate(chairs) if chair.held is not None), None),
        rematch_of=event.rematch_of,
        liveries=event.liveries,
        pace=event.settings.pace,
    )
