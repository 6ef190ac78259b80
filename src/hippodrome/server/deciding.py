"""From what someone asks for to the one event that follows, or a refusal; nothing is changed here."""

from __future__ import annotations

import secrets
import unicodedata
from typing import Any, Final, NamedTuple, assert_never

from hippodrome.games import find
from hippodrome.race.log import answer
from hippodrome.race.protocol import Pick
from hippodrome.saying import Trouble
from hippodrome.server import messages, seating
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
    Returned,
    Said,
    Sat,
    Started,
)
from hippodrome.server.racing import Race
from hippodrome.server.settings import Charioteer, Person, Settings
from hippodrome.server.stables import hired, usual
from hippodrome.server.tables import Chair, Table
from hippodrome.server.tokens import hashed, plain_code, same

fate: Final[Pick] = secrets.SystemRandom().randrange
"""The Fates at every table: the system's own source of chance."""


def tidy(text: str, field: str) -> str:
    """Tidy what a person typed: one line, nothing that cannot be seen or that turns the line around."""
    plain = "".join(it if it.isprintable() else " " for it in unicodedata.normalize("NFC", text))
    plain = " ".join(plain.split())
    if not plain:
        raise Trouble("field-text", field=field)
    return plain


def open_table(settings: Settings) -> Opened:
    """Check everything that was agreed, by starting the race once, and settle what was left open."""
    game = find(settings.game).game
    start = game.start(settings.setup)
    setup = game.setup(start)
    count = game.seats(start)
    seats = settings.seats or (Person(),) * count
    if len(seats) != count:
        raise Trouble("table-seats", seats=len(seats), players=count)
    for seat in seats:
        if isinstance(seat, Charioteer):
            hired(settings.game, seat.name)
    stand_in = hired(settings.game, settings.stand_in or usual(settings.game))
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
        title=tidy(settings.title, "title") if settings.title.strip() else "",
    )
    return Opened(settled, game.rules_version, (None,) * count)


def open_again(table: Table) -> Opened:
    """Open a rematch: the same settings, the same company; whoever held a seat holds it again."""
    if table.stage != "over":
        raise Trouble("table-still-racing")
    seats = tuple(Charioteer(chair.charioteer) if chair.charioteer else Person() for chair in table.chairs)
    old = table.settings
    settings = Settings(
        old.game, old.setup, seats, old.clock, old.stand_in, old.pace, old.takeback, old.stands_talk,
        old.hints, old.way, old.title,
    )  # fmt: skip  # a list that is read in rows
    rules = find(old.game).game.rules_version
    return Opened(settings, rules, tuple(chair.held for chair in table.chairs), table.id)


def sit(table: Table, wish: seating.Sit, token: str, recovery: str) -> Sat:
    """Take a seat that no person holds: a free one, or during the race one that was left."""
    free = [seat for seat, chair in enumerate(table.chairs) if chair.held is None and not chair.charioteer]
    if table.stage == "over" or not free:
        raise Trouble("table-full")
    seat = free[0] if wish.seat is None else wish.seat
    if seat not in free:
        raise Trouble("seat-taken", seat=seat + 1)
    return Sat(seat, Held(tidy(wish.name, "name"), hashed(token), hashed(plain_code(recovery))))


def recover(table: Table, recovery: str, token: str) -> Recovered:
    """Give a seat back to whoever has its recovery code."""
    given = hashed(plain_code(recovery))
    for seat, chair in enumerate(table.chairs):
        if chair.held is not None and same(chair.held.recovery, given):
            return Recovered(seat, hashed(token))
    raise Trouble("recovery-unknown")


def seat_of(table: Table, token: str) -> int | None:
    """Find the seat that a token belongs to."""
    given = hashed(token)
    for seat, chair in enumerate(table.chairs):
        if chair.held is not None and same(chair.held.token, given):
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


class Decided(NamedTuple):
    """What follows: the event, and the race after it where that is known already."""

    event: Event
    race: Race | None = None


def foresee(table: Table, deed: messages.Deed) -> Decided:
    """Decide what follows from a deed, and where a move leads."""
    if isinstance(deed, messages.Move):
        return played(table, deed.seat, deed.move, deed.turn)
    return Decided(decide(table, deed))


def decide(table: Table, deed: messages.Deed, pick: Pick = fate) -> Event:
    """Decide what follows from a deed of someone who holds its seat."""
    match deed:
        case messages.Move():
            return played(table, deed.seat, deed.move, deed.turn, pick=pick).event
        case messages.Start(_, _, fill):
            return _start(table, fill, pick)
        case messages.Man(_, _, free, charioteer):
            if table.race is not None or _chair(table, free).name:
                raise Trouble("seat-taken", seat=free + 1)
            return Manned(free, hired(table.settings.game, charioteer))
        case messages.Leave(_, seat):
            return Left(seat)
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
            return Returned(seat)
        case messages.Rematch():
            raise Trouble("not-now")
        case _:
            assert_never(deed)


def _chair(table: Table, seat: int) -> Chair:
    if seat >= len(table.chairs):
        raise Trouble("seat-none", seat=seat + 1)
    return table.chairs[seat]


def _racing(table: Table) -> Race:
    if table.race is None:
        raise Trouble("race-not-begun")
    if table.race.over:
        raise Trouble("race-over")
    return table.race


def played(
    table: Table, seat: int, text: str, turn: int, driver: str | None = None, pick: Pick = fate
) -> Decided:
    """Play a move of a seat and let the Fates answer."""
    race = _racing(table)
    if turn != table.turn:
        raise Trouble("move-stale", turn=turn, now=table.turn)
    if race.to_move != seat:
        raise Trouble("not-your-turn")
    after, fates = race.decided(text, table.names, pick)
    return Decided(Moved(seat, text, fates, driver), after)


def _start(table: Table, fill: str | None, pick: Pick) -> Started:
    if table.race is not None:
        raise Trouble("race-begun")
    free = sum(not chair.name for chair in table.chairs)
    if free and fill is None:
        raise Trouble("seats-free", free=free)
    if fill is not None:
        hired(table.settings.game, fill)
    game = find(table.settings.game).game
    _, fates = answer(game, game.start(table.settings.setup), pick)
    return Started(tuple(game.write(it) for it in fates), fill)


def _ask(table: Table, seat: int) -> Asked:
    race = _racing(table)
    if not table.settings.takeback:
        raise Trouble("takeback-not-here")
    if table.takeback is not None:
        raise Trouble("takeback-asked")
    if race.taken_back(seat) is None:
        raise Trouble("takeback-drawn")
    return Asked(seat)


def _answer(table: Table, seat: int, *, yes: bool) -> Answered:
    asked = table.takeback
    if asked is None or seat == asked.by or seat in asked.yes:
        raise Trouble("takeback-none")
    return Answered(seat, yes)


def _say(table: Table, text: str, seat: int | None, name: str | None) -> Said:
    if seat is not None:
        return Said(seat, table.names[seat], tidy(text, "text"))
    if not table.settings.stands_talk:
        raise Trouble("stands-silent")
    if name is None:
        raise Trouble("field-missing", field="name")
    return Said(None, tidy(name, "name"), tidy(text, "text"))


def bring_in(
    game: Any, setup: dict[str, Any], names: list[str], moves: tuple[str, ...]
) -> tuple[Opened, Imported]:
    """Make a table of a record that was verified: opened and over."""
    count = len(names)
    held = tuple(Held(tidy(name, "seats")[:24], "", "") for name in names)
    settings = Settings(game.name, setup, (Person(),) * count, stand_in=usual(game.name))
    return Opened(settings, game.rules_version, held), Imported(moves)
