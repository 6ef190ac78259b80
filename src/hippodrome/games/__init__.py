"""The two races, each a pure game that meets the protocol of `hippodrome.race`.

A game is found here by its name, so that nothing else needs to know how many there are.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, NamedTuple, Protocol

from hippodrome.race.protocol import Game
from hippodrome.saying import Trouble

AnyGame = Game[Any, Any, Any]

NAMES: Final = ("ave-caesar", "ben-hur")


class Positions(Protocol):
    """Reads and writes the position files of a game."""

    def read_position(self, value: Any, /) -> Any:
        """Read a state from plain JSON values."""

    def write_position(self, state: Any, /) -> dict[str, Any]:
        """Write a state as plain JSON values."""


class Found(NamedTuple):
    """A game and its position files."""

    game: AnyGame
    positions: Positions


def find(name: object) -> Found:
    """Find a game by its name."""
    # Imported on demand: a command that needs one game does not wait for the other.
    match name:
        case "ave-caesar":
            from hippodrome.games.ave_caesar import game as ave_caesar  # noqa: PLC0415  (on demand)
            from hippodrome.games.ave_caesar import position as ave_caesar_position  # noqa: PLC0415  (on demand)

            return Found(ave_caesar.GAME, ave_caesar_position)
        case "ben-hur":
            from hippodrome.games.ben_hur import game as ben_hur  # noqa: PLC0415  (on demand)
            from hippodrome.games.ben_hur import position as ben_hur_position  # noqa: PLC0415  (on demand)

            return Found(ben_hur.GAME, ben_hur_position)
        case _:
            raise Trouble("field-choice", field="game", choices=", ".join(NAMES))


def read_position(value: object) -> tuple[Found, Any]:
    """Read a position file of either game."""
    if not isinstance(value, Mapping):
        raise Trouble("field-object", field="position")
    if "game" not in value:
        raise Trouble("field-missing", field="game")
    found = find(value["game"])
    return found, found.positions.read_position(value)
