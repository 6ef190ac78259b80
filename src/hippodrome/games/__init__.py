"""The register of games: each is found by its name, so that nothing else needs to know how many there are.

A game is one line here, or one in the environment variable HIPPODROME_GAMES. To know the games loads none.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any, Final

from hippodrome.games.entry import AnyGame, GameEntry, Positions
from hippodrome.on_demand import PLUG_INS_VARIABLE, load, named_in
from hippodrome.saying import Trouble

__all__ = [
    "AnyGame",
    "GameEntry",
    "Positions",
    "game_entries",
    "game_entry",
    "game_names",
    "game_of_position",
    "read_position",
]

HOUSE_GAMES: Final = (
    "hippodrome.games.ave_caesar.entry:ENTRY",
    "hippodrome.games.ben_hur.entry:ENTRY",
)
"""The games of the house; the first is raced where no other is asked for."""


def game_entries() -> Mapping[str, GameEntry]:
    """List the entries of all games by name, those of the house first."""
    return _entries((*HOUSE_GAMES, *named_in(PLUG_INS_VARIABLE)))


@cache
def _entries(where: tuple[str, ...]) -> Mapping[str, GameEntry]:
    return {entry.name: entry for entry in map(_entry, where)}


def _entry(where: str) -> GameEntry:
    try:
        found = load(where)
    except (ImportError, AttributeError, ValueError) as error:
        raise Trouble("game-unloadable", variable=PLUG_INS_VARIABLE, name=where, why=str(error)) from None
    if not isinstance(found, GameEntry):
        raise Trouble("game-unloadable", variable=PLUG_INS_VARIABLE, name=where, why=type(found).__name__)
    return found


def game_names() -> tuple[str, ...]:
    """Name all games."""
    return tuple(game_entries())


def game_entry(name: object) -> GameEntry:
    """Find the entry of a game by its name."""
    known = game_entries()
    if not isinstance(name, str) or name not in known:
        raise Trouble("field-choice", field="game", choices=", ".join(known))
    return known[name]


def game_of_position(value: object) -> GameEntry:
    """Find the game that a position file is of."""
    if not isinstance(value, Mapping):
        raise Trouble("field-object", field="position")
    if "game" not in value:
        raise Trouble("field-missing", field="game")
    return game_entry(value["game"])


def read_position(value: object) -> tuple[GameEntry, Any]:
    """Read a position file of any game."""
    entry = game_of_position(value)
    return entry, entry.positions.read_position(value)
