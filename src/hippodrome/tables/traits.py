"""What a table expects of a game."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import TYPE_CHECKING, Any, NamedTuple

from hippodrome.games import game_entry
from hippodrome.on_demand import load

if TYPE_CHECKING:
    from hippodrome.tables.choices import Choices


def _nothing(_setup: Mapping[str, Any]) -> Iterator[None]:
    return iter(())


class TableTraits(NamedTuple):
    """How a game is played at a table.

    `choices` lists what may be chosen when a table is opened. After every `snapshot_interval` events a
    snapshot is taken, which should spare some milliseconds of replaying, at most some tens; `write_state`
    writes a state for it as plain JSON values, or gives None where that cannot be done at this moment, and
    `read_state` reads one of the race that began with a certain state. `prepare` works out, one short piece
    at a time, what starting a race of a set-up needs and remembers; others are served between the pieces.
    """

    choices: Callable[[], Choices]
    snapshot_interval: int
    write_state: Callable[[Any], Any]
    read_state: Callable[[Any, Any], Any]
    prepare: Callable[[Mapping[str, Any]], Iterator[None]] = _nothing


def table_traits(game: str) -> TableTraits:
    """Find how a game is played at a table."""
    traits: TableTraits = load(game_entry(game).tables)
    return traits
