"""The views and standings of a race as JSON.

Nothing is hidden or shown here: what a viewer may see is decided by the game's `view` alone.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

import msgspec
from msgspec import Raw

from hippodrome.games import AnyGame
from hippodrome.race.protocol import Standing, Viewer

_encode = msgspec.json.Encoder().encode


class ViewCache:
    """What was encoded of a race last and holds as long as it is the same: it is carried from move to move.

    `objects` are the objects in a view, such as a course written in full, by the name of their field. Each
    entry is replaced as a whole, so that threads may share a cache.
    """

    __slots__ = ("objects", "standings")

    def __init__(self) -> None:
        self.objects: dict[str, tuple[Any, Raw]] = {}
        self.standings: tuple[tuple[Standing, ...] | None, Raw] = (None, Raw(b""))


def encode_views(game: AnyGame, state: Any, viewers: Iterable[Viewer], cache: ViewCache) -> dict[Viewer, Raw]:
    """Encode the views of several viewers."""
    write_views = getattr(game, "write_views", None)
    if write_views is None:
        return {viewer: Raw(_encode(game.write_view(game.view(state, viewer)))) for viewer in viewers}
    written: Mapping[Viewer, Mapping[str, Any]] = write_views(state, viewers)
    names = [name for name, value in next(iter(written.values()), {}).items() if type(value) is dict]
    if names:
        written = {viewer: _with_objects(view, names, cache) for viewer, view in written.items()}
    return {viewer: Raw(_encode(view)) for viewer, view in written.items()}


def encode_standings(game: AnyGame, state: Any, cache: ViewCache) -> Raw:
    """Encode the standings."""
    placed = game.standings(state)
    known = cache.standings
    if known[0] != placed:
        rows = [{"seat": it.seat, "place": it.place, "points": it.points} for it in placed]
        known = cache.standings = placed, Raw(_encode(rows))
    return known[1]


def _with_objects(view: Mapping[str, Any], names: Iterable[str], cache: ViewCache) -> dict[str, Any]:
    """Put the JSON of some fields in their place; it is made anew only where the object is another."""
    written = dict(view)
    for name in names:
        value = view[name]
        known = cache.objects.get(name)
        if known is None or known[0] is not value:
            known = cache.objects[name] = value, Raw(_encode(value))
        written[name] = known[1]
    return written
