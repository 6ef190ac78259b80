"""Ben Hur for notebooks and programs: `start` a race, `read` a position.

>>> import hippodrome
>>> race = hippodrome.ben_hur.start(players=3, seed=7)
>>> race = race.play(race.legal_moves[0])

See `hippodrome.front.Race` for all that a race can be asked.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final

from hippodrome import front
from hippodrome.drawing import ArenaChariot, draw_arena
from hippodrome.games.ben_hur import position
from hippodrome.games.ben_hur.game import GAME
from hippodrome.games.ben_hur.moves import Move
from hippodrome.games.ben_hur.state import State
from hippodrome.games.ben_hur.view import View
from hippodrome.terminal.ben_hur import BenHurFace

Race = front.Race[State, Move, View]
"""A race of Ben Hur."""

CHARIOT_LETTERS: Final = "ABCDEF"


def start(
    *,
    players: int = 4,
    arena: str | Mapping[str, Any] = "antioch",
    preset: str = "antioch",
    options: Mapping[str, Any] | None = None,
    laps: int | None = None,
    each: int = 1,
    charioteers: Sequence[str] | None = None,
    makeup: Mapping[str, Any] | None = None,
    names: Sequence[str] | None = None,
    seed: int | None = None,
    moves: Iterable[str] = (),
) -> Race:
    """Begin a race, or the races of a season.

    `charioteers` of the novel stand on the chariots, in the usual order if they are not named; `makeup` is
    another make-up of the decks. Without a `seed` the system draws one. `moves` are played first, the Fates'
    included, as `Race.moves` gives them.
    """
    keywords = {
        "players": players,
        "arena": arena,
        "preset": preset,
        "options": options,
        "laps": laps,
        "each": each,
        "charioteers": charioteers,
        "makeup": makeup,
    }
    return front.begin_race(DOOR, keywords, names, seed, moves)


def read(
    position: str | Mapping[str, Any],
    *,
    names: Sequence[str] | None = None,
    seed: int | None = None,
    moves: Iterable[str] = (),
) -> Race:
    """Read a position, as text or as JSON values, and race on from there."""
    return front.read(DOOR, position, names, seed, moves)


def read_move(text: str) -> Move:
    """Read a move from text, such as `drive II -30 +30`."""
    return GAME.read(text)


def write_move(move: Move) -> str:
    """Write a move as text."""
    return GAME.write(move)


def _setup(
    players: int = 4,
    charioteers: Sequence[str] | None = None,
    **more: Any,
) -> dict[str, Any]:
    """Make a set-up of what `start` was given."""
    named = None if charioteers is None else list(charioteers)
    given = {"players": players, "charioteers": named, **more}
    return {name: value for name, value in given.items() if value is not None}


def _keywords(setup: dict[str, Any]) -> dict[str, Any]:
    """Tell a set-up by the keywords of `start`."""
    return {name: value for name, value in setup.items() if name != "game"}


def _draw(state: State) -> str:
    arena = state.table.arena
    chariots = [
        ArenaChariot(*it.pose, number, CHARIOT_LETTERS[number])
        for number, it in enumerate(state.chariots)
        if it.pose is not None
    ]
    measures = {"half": arena.half, "inner": arena.inner, "outer": arena.outer}
    return draw_arena(measures, chariots, title=arena.name.replace("-", " ").title())


DOOR: Final = front.GameParts(
    __name__, GAME, _setup, _keywords, position.read_position, position.write_position, BenHurFace(), _draw
)
