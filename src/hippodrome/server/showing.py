"""The views of a race as they are sent: what all viewers see is written once, what each sees beside it apart.

Nothing is taken out here: what a viewer may see is the game's own business.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec
from msgspec import Raw

from hippodrome.games import AnyGame
from hippodrome.race.protocol import Viewer

_encode = msgspec.json.Encoder().encode


class Sheet:
    """What was written of a race and holds as long as the game's own parts are the same objects.

    It is carried from move to move. Each part is replaced as a whole, so that threads may read it.
    """

    __slots__ = ("head", "standings")

    def __init__(self) -> None:
        self.head: tuple[Any, bytes] = (None, b"")
        self.standings: tuple[Any, Any, Raw] = (None, None, Raw(b""))


def views(
    game: AnyGame, state: Any, viewers: Iterable[Viewer], sheet: Sheet | None = None
) -> dict[Viewer, Any]:
    """Write the views of several viewers."""
    if game.name == "ave-caesar" and (race := _race(state)) is not None:
        return _ave_caesar(state, race, viewers, sheet or Sheet())
    return {viewer: Raw(_encode(game.write_view(game.view(state, viewer)))) for viewer in viewers}


def standings(game: AnyGame, state: Any, sheet: Sheet) -> Raw:
    """Write the standings."""
    if game.name != "ave-caesar":
        return _standings(game, state)
    from hippodrome.games.ave_caesar.view import settled  # noqa: PLC0415  (this game alone)

    race, key = _race(state), settled(state)
    known = sheet.standings
    if known[0] is None or known[0] is not race or known[1] != key:
        known = sheet.standings = race, key, _standings(game, state)
    return known[2]


def _standings(game: AnyGame, state: Any) -> Raw:
    placed = [{"seat": it.seat, "place": it.place, "points": it.points} for it in game.standings(state)]
    return Raw(_encode(placed))


def _race(state: Any) -> Any:
    """Find the part of a state of Ave Caesar that stays the same during a race; None before there is one."""
    state = getattr(state, "state", state)
    return getattr(state, "race", None)


def _ave_caesar(state: Any, race: Any, viewers: Iterable[Viewer], sheet: Sheet) -> dict[Viewer, Any]:
    from hippodrome.games.ave_caesar.view import write_race, write_views  # noqa: PLC0415  (this game alone)

    known = sheet.head
    if known[0] is not race:
        known = sheet.head = race, _encode(write_race(race))[:-1]
    written = write_views(state, viewers)
    head = known[1] + b"," + _encode(written.common)[1:-1] + b","
    closed = [_encode(it) for it in written.closed]
    shown: dict[Viewer, Any] = {}
    for viewer, (told, mine) in written.own.items():
        row = closed
        if mine:
            row = closed.copy()
            for number, it in mine.items():
                row[number] = _encode(it)
        shown[viewer] = Raw(head + _encode(told)[1:-1] + b',"chariots":[' + b",".join(row) + b"]}")
    return shown
