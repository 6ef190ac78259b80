"""From what someone asks for to the one event that follows, or a refusal; nothing is changed here."""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from typing import Final, NamedTuple, assert_never

from hippodrome.games import game_entry
from hippodrome.race.log import let_fates_move
from hippodrome.race.protocol import Pick
from hippodrome.records import Record
from hippodrome.saying import Trouble
from hippodrome.tables import messages, seating
from hippodrome.tables.asked import NOBODY_CONNECTED, Attendance
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
    Returned,
    Said,
    Sat,
    Started,
    Voted,
)
from hippodrome.tables.hiring import check_charioteer, default_stand_in
from hippodrome.tables.racing import TableRace
from hippodrome.tables.settings import CharioteerSeat, PersonSeat, Settings
from hippodrome.tables.table import Chair, Table
from hippodrome.tables.tidying import tidy_text
from hippodrome.tables.tokens import hashed, plain_code, same_hash

system_pick: Final[Pick] = secrets.SystemRandom().randrange
"""The Fates at every table: the system's own source of chance."""


def open_table(settings: Settings) -> Opened:
    """Check everything that was agreed, by starting the race once, and settle what was left open."""
    game = game_entry(settings.game).game
    start = game.today(game.start(settings.setup))
    setup = game.setup(start)
    count = game.seats(start)
    seats = settings.seats or (PersonSeat(),) * count
    if len(seats) != count:
        raise Trouble("table-seats", seats=len(seats), players=count)
    for seat in seats:
        if isinstance(seat, CharioteerSeat):
            check_charioteer(settings.game, seat.name)
    stand_in = check_charioteer(settings.game, settings.stand_in or default_stand_in(settings.game))
    settled = Settings(
        game=settings.game,
        setup=setup,
        seats=seats,
        clock=settings.clock,
        stand_in=stand_in,
        pace=settings.pace,
        takeback=settings.takeback,
        stands_talk=settings.stands_talk,
        hints=settings.hints,
        way=settings.way,
        title=tidy_text(settings.title, "title") if settings.title.strip() else "",
        absent_after=settings.absence_allowed_ms // 1000,
    )
    return Opened(settled, game.rules_version, (None,) * count)


def open_rematch(table: Table) -> Opened:
    """Open a rematch: the same settings, the same company; whoever held a seat holds it again."""
    if table.stage != "over":
        raise Trouble("table-still-racing")
    seats = tuple(
        CharioteerSeat(chair.charioteer) if chair.charioteer else PersonSeat() for chair in table.chairs
    )
    old = table.settings
    game = game_entry(old.game).game
    setup = game.setup(game.today(game.start(old.setup)))
    settings = Settings(
        old.game, setup, seats, old.clock, old.stand_in, table.pace, old.takeback, old.stands_talk,
        old.hints, old.way, old.title, old.absent_after,
    )  # fmt: skip  # a list that is read in rows
    held = tuple(chair.held for chair in table.chairs)
    return Opened(settings, game.rules_version, held, table.id, table.liveries)


def sit(table: Table, wish: seating.Sit, token: str, recovery: str) -> Sat | Recovered | Petitioned:
    """Take a seat that no person holds: a free one, or during the race one that was left.

    Once the race has begun those at the table have to consent: whoever sits there sees a hand.
    """
    key = "" if wish.key is None else hashed(wish.key)
    held = Held(tidy_text(wish.name, "name"), hashed(token), hashed(plain_code(recovery)), key)
    for seat, chair in enumerate(table.chairs):
        if key and chair.held is not None and same_hash(chair.held.key, key):
            return Recovered(seat, held.token, held.recovery, key)
    free = [seat for seat, chair in enumerate(table.chairs) if chair.held is None and not chair.charioteer]
    if table.stage == "over" or not free:
        raise Trouble("table-full")
    asked = {seat: it.asked.held for seat in free if (it := table.petition(seat)) and table.undecided(it)}
    again = [seat for seat, other in asked.items() if key and other is not None and same_hash(other.key, key)]
    seat = (again or [it for it in free if it not in asked] or free)[0] if wish.seat is None else wish.seat
    if seat not in free:
        raise Trouble("seat-taken", seat=seat + 1)
    if table.race is None or not table.consenting_seats():
        return Sat(seat, held)
    if seat in asked and seat not in again:
        raise Trouble("seat-asked", seat=seat + 1)
    return Petitioned("seat", seat, held=held)


def recover(table: Table, recovery: str, token: str, fresh: str) -> Recovered:
    """Give a seat back to whoever has its recovery code, with a fresh code: the old one was used."""
    given = hashed(plain_code(recovery))
    for seat, chair in enumerate(table.chairs):
        if chair.held is not None and same_hash(chair.held.recovery, given):
            return Recovered(seat, hashed(token), hashed(plain_code(fresh)))
    raise Trouble("recovery-unknown")


def asked_seat(table: Table, token: str) -> int | None:
    """Find the seat that somebody asked for who was given a token."""
    given = hashed(token)
    for it in table.petitions:
        if it.asked.held is not None and same_hash(it.asked.held.token, given):
            return it.asked.about
    return None


def seat_of(table: Table, token: str) -> int | None:
    """Find the seat that a token belongs to."""
    given = hashed(token)
    for seat, chair in enumerate(table.chairs):
        if chair.held is not None and same_hash(chair.held.token, given):
            return seat
    return None


def seats_of(table: Table, tokens: list[str]) -> dict[int, str]:
    """Find the seats that tokens belong to, each with the hash of its token."""
    found = {}
    for token in tokens:
        seat = seat_of(table, token)
        held = None if seat is None else table.chairs[seat].held
        if seat is not None and held is not None:
            found[seat] = held.token
    return found


_NoMove = (
    messages.Start
    | messages.Man
    | messages.Dress
    | messages.SetPace
    | messages.Leave
    | messages.FreeSeat
    | messages.AskReins
    | messages.AnswerPetition
    | messages.AskTakeback
    | messages.AnswerTakeback
    | messages.Say
    | messages.React
    | messages.HandOver
    | messages.ComeBack
    | messages.Rematch
)


class Decided(NamedTuple):
    """What follows: the event, and the race after it where that is known already."""

    event: Event
    race: TableRace | None = None


def check_seat(table: Table, command: messages.Command, seats: Mapping[int, str]) -> None:
    """Refuse a command in the name of a seat that somebody does not hold, or does not hold any more."""
    if command.seat is None:
        return
    held = table.chairs[command.seat].held if command.seat < len(table.chairs) else None
    token = seats.get(command.seat)
    if held is None or token is None or not same_hash(held.token, token):
        raise Trouble("token-unknown")


def decide(
    table: Table, command: messages.Command, pick: Pick = system_pick, present: Attendance = NOBODY_CONNECTED
) -> Decided:
    """Decide what follows from a command of someone who holds its seat, and where a move leads."""
    if isinstance(command, messages.MoveCommand):
        return play_move(table, command.seat, command.move, command.turn, pick=pick)
    return Decided(_event(table, command, pick, present))


def _event(table: Table, command: _NoMove, pick: Pick, present: Attendance) -> Event:
    match command:
        case messages.Start(_, _, fill):
            return _start(table, fill, pick)
        case messages.Man(_, _, free, charioteer):
            if table.race is not None or _chair(table, free).name:
                raise Trouble("seat-taken", seat=free + 1)
            return Manned(free, check_charioteer(table.settings.game, charioteer))
        case messages.Dress(_, seat, livery):
            return _dress(table, seat, livery)
        case messages.SetPace(_, seat, pace):
            if table.host != seat:
                raise Trouble("pace-host")
            if table.stage == "over" or table.pace == pace:
                raise Trouble("not-now")
            return Paced(seat, pace)
        case messages.Leave(_, seat):
            return Left(seat)
        case messages.FreeSeat(_, seat, other):
            return _free(table, seat, other, present)
        case messages.AskReins(_, seat, absent):
            return _ask_reins(table, seat, absent, present)
        case messages.AnswerPetition(_, seat, about, yes):
            return _vote(table, seat, about, present, yes=yes)
        case messages.AskTakeback(_, seat):
            return _ask(table, seat)
        case messages.AnswerTakeback(_, seat, yes):
            return _answer(table, seat, yes=yes)
        case messages.Say(_, text, seat_or_none, name):
            return _say(table, text, seat_or_none, name)
        case messages.React(_, seat, what):
            return Reacted(seat, what)
        case messages.HandOver(_, seat):
            if table.stage != "racing" or _chair(table, seat).reins is not None:
                raise Trouble("not-now")
            return Reins(seat, table.stand_in, "asked")
        case messages.ComeBack(_, seat):
            if _chair(table, seat).reins is None:
                raise Trouble("reins-yours")
            if table.out_of_time(seat):
                raise Trouble("time-used")
            return Returned(seat)
        case messages.Rematch():
            raise Trouble("not-now")
        case _:
            assert_never(command)


def _chair(table: Table, seat: int) -> Chair:
    if seat >= len(table.chairs):
        raise Trouble("seat-none", seat=seat + 1)
    return table.chairs[seat]


def _racing(table: Table) -> TableRace:
    if table.race is None:
        raise Trouble("race-not-begun")
    if table.race.over:
        raise Trouble("race-over")
    return table.race


def play_move(
    table: Table, seat: int, text: str, turn: int, driver: str | None = None, pick: Pick = system_pick
) -> Decided:
    """Play a move of a seat and let the Fates answer."""
    race = _racing(table)
    if turn != table.turn:
        raise Trouble("move-stale", turn=turn, now=table.turn)
    if race.to_move != seat:
        raise Trouble("not-your-turn")
    if driver is None and table.chairs[seat].reins is not None and table.out_of_time(seat):
        raise Trouble("time-used")
    after, fates = race.decided(text, table.names, pick)
    return Decided(Moved(seat, text, fates, driver), after)


def _start(table: Table, fill: str | None, pick: Pick) -> Started:
    if table.race is not None:
        raise Trouble("race-begun")
    free = sum(not chair.name for chair in table.chairs)
    if free and fill is None:
        raise Trouble("seats-free", free=free)
    if fill is not None:
        check_charioteer(table.settings.game, fill)
    game = game_entry(table.settings.game).game
    _, fates = let_fates_move(game, game.start(table.settings.setup), pick)
    return Started(tuple(game.write(it) for it in fates), fill)


def _dress(table: Table, seat: int, livery: int) -> Dressed:
    """Give way only to who is there: free seats and charioteers change their livery, persons do not."""
    if table.race is not None:
        raise Trouble("race-begun")
    worn = table.liveries_worn()
    if worn[seat] == livery:
        raise Trouble("not-now")
    if any(it == livery and table.chairs[other].held for other, it in enumerate(worn)):
        raise Trouble("livery-taken")
    return Dressed(seat, livery)


def _away(table: Table, seat: int, present: Attendance) -> bool:
    """Say whether somebody sits on a seat who is surely not connected."""
    return _chair(table, seat).held is not None and present.sure and seat not in present.here


def _free(table: Table, seat: int, other: int, present: Attendance) -> Left:
    if table.race is not None or seat == other or _chair(table, other).held is None:
        raise Trouble("not-now")
    if table.host != seat and (table.chairs[other].acted or not _away(table, other, present)):
        raise Trouble("seat-not-ghost", seat=other + 1)
    return Left(other, seat)


def _ask_reins(table: Table, seat: int, absent: int, present: Attendance) -> Petitioned | Reins:
    _racing(table)
    if not _away(table, absent, present) or table.chairs[absent].reins is not None:
        raise Trouble("not-absent", seat=absent + 1)
    if (asked := table.petition(absent)) is not None and table.undecided(asked):
        raise Trouble("petition-asked")
    others = sorted((table.consenting_seats() & present.here) - {seat, absent})
    if not others:
        return Reins(absent, table.stand_in, "absent")
    return Petitioned("reins", absent, seat, of=tuple(others))


def _vote(table: Table, seat: int, about: int, present: Attendance, *, yes: bool) -> Event:
    petition = table.petition(about)
    if petition is None or seat not in table.undecided(petition):
        raise Trouble("petition-none")
    asked = petition.asked
    if not yes or table.undecided(petition) - {seat}:
        return Voted(seat, about, yes)
    if asked.held is not None:
        return Sat(about, asked.held)
    if not _away(table, about, present):
        raise Trouble("not-absent", seat=about + 1)
    return Reins(about, table.stand_in, "absent")


def _ask(table: Table, seat: int) -> AskedTakeback:
    race = _racing(table)
    if not table.settings.takeback:
        raise Trouble("takeback-not-here")
    if table.takeback is not None:
        raise Trouble("takeback-asked")
    if race.taken_back(seat) is None:
        raise Trouble("takeback-drawn")
    return AskedTakeback(seat)


def _answer(table: Table, seat: int, *, yes: bool) -> AnsweredTakeback:
    asked = table.takeback
    if asked is None or seat == asked.by or seat in asked.yes or seat not in table.consenting_seats():
        raise Trouble("takeback-none")
    return AnsweredTakeback(seat, yes)


def _say(table: Table, text: str, seat: int | None, name: str | None) -> Said:
    if seat is not None:
        return Said(seat, table.names[seat], tidy_text(text, "text"))
    if not table.settings.stands_talk:
        raise Trouble("stands-silent")
    if name is None:
        raise Trouble("field-missing", field="name")
    return Said(None, tidy_text(name, "name"), tidy_text(text, "text"))


def rematch(table: Table, other: str) -> Rematched:
    """Note the table at which the same company sits down again."""
    if table.rematch is not None:
        raise Trouble("not-now")
    return Rematched(other)


def events_of_record(record: Record) -> tuple[Opened, Imported]:
    """Make a table of a record that was verified: opened and over."""
    game = record.game
    seats = tuple(CharioteerSeat(it[:40]) if it else PersonSeat() for it in record.charioteers)
    held = tuple(
        None if isinstance(seat, CharioteerSeat) else Held(tidy_text(name, "seats")[:24], "", "")
        for seat, name in zip(seats, record.seats, strict=True)
    )
    moves = tuple(game.write(step.event.move) for step in record.steps)
    settings = Settings(game.name, game.setup(record.start), seats, stand_in=default_stand_in(game.name))
    return Opened(settings, game.rules_version, held), Imported(moves)
