"""Tables as the page kept them before it had a store: a list of moves becomes the events it tells of."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

import msgspec

from hippodrome.games import game_entry
from hippodrome.race.migrating import migrate_setup, migration_steps, require_steps
from hippodrome.race.protocol import FATES, Refused
from hippodrome.saying import Trouble
from hippodrome.tables.deciding import open_table
from hippodrome.tables.events import Event, Held, Imported, Moved, Sat, Started
from hippodrome.tables.settings import CharioteerSeat, Settings
from hippodrome.tables.tokens import hashed

RULES_VERSION_THEN: Final = 1
"""The version of the rules that the page had then."""


class OlderTable(msgspec.Struct, frozen=True):
    """A table as it was kept: its settings, the people by seat, and the moves so far."""

    id: str
    settings: Settings
    names: dict[int, str]
    lines: list[str]
    number: int


def read_older_table(text: str) -> OlderTable:
    """Read a table as it was kept."""
    try:
        return msgspec.json.decode(text, type=OlderTable)
    except msgspec.MsgspecError as error:
        raise Trouble("message-wrong", why=str(error)[:200]) from None


def events_of_older_table(kept: OlderTable) -> list[Event]:
    """Tell what happened at a table that was kept; who held a seat holds it by the same token."""
    opened = msgspec.structs.replace(open_table(kept.settings), rules=RULES_VERSION_THEN)
    plans = opened.settings.seats
    held = {
        seat: Held(name[:24], hashed(f"{kept.id}-{seat}"), "")
        for seat, name in kept.names.items()
        if seat < len(plans)
    }
    if kept.number <= 2 and kept.lines and len(held) == len(plans):
        whole = msgspec.structs.replace(opened, held=tuple(held[seat] for seat in range(len(plans))))
        return [whole, Imported(tuple(kept.lines))]
    drivers = {seat: it.name for seat, it in enumerate(plans) if isinstance(it, CharioteerSeat)}
    sat = [Sat(seat, it) for seat, it in sorted(held.items()) if seat not in drivers]
    return [opened, *sat, *_raced(kept, drivers)]


def _raced(kept: OlderTable, drivers: dict[int, str]) -> Iterator[Event]:
    """Put each move of a seat together with what the Fates answered; their first draws start the race."""
    entry = game_entry(kept.settings.game)
    game = entry.game
    way = migration_steps(entry.migrations, RULES_VERSION_THEN, game.rules_version)
    steps = require_steps(way, "table-rules", rules=RULES_VERSION_THEN, known=game.rules_version)
    state = game.start(migrate_setup(steps, kept.settings.setup))
    seat: int | None = None
    moves: list[str] = []
    for text in kept.lines:
        actor = game.to_move(state)
        if actor is not FATES and actor is not None:
            yield _turn(seat, moves, drivers)
            seat, moves = int(actor), []
        moves.append(text)
        try:
            state = game.play(state, game.read(text))
        except Refused as error:
            raise Trouble(error.why.key) from None
    if moves:
        yield _turn(seat, moves, drivers)


def _turn(seat: int | None, moves: list[str], drivers: dict[int, str]) -> Event:
    if seat is None:
        return Started(tuple(moves))
    return Moved(seat, moves[0], tuple(moves[1:]), drivers.get(seat))
