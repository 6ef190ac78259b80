"""Ave Caesar for notebooks and programs: `start` a race, `read` a position.

>>> import hippodrome
>>> race = hippodrome.ave_caesar.start(players=3, seed=7)
>>> race = race.play(race.legal_moves[0])

See `hippodrome.front.Race` for all that a race can be asked.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final

from hippodrome import front
from hippodrome.course import write_course
from hippodrome.drawing import ChariotMark, draw_course
from hippodrome.games.ave_caesar import position
from hippodrome.games.ave_caesar.game import GAME
from hippodrome.games.ave_caesar.moves import Move
from hippodrome.games.ave_caesar.start import Dealing, DrawForLanes
from hippodrome.games.ave_caesar.state import State, Voting
from hippodrome.games.ave_caesar.view import AnyState, View
from hippodrome.terminal.ave_caesar import AveCaesarFace

Race = front.Race[AnyState, Move, View]
"""A race of Ave Caesar."""

CHARIOT_LETTERS: Final = "ABCDEF"


def start(
    *,
    players: int = 4,
    course: str | Mapping[str, Any] | None = None,
    direction: str = "clockwise",
    edition: str = "ravensburger",
    options: Mapping[str, Any] | None = None,
    each: int = 1,
    unmanned: int = 0,
    programme: Sequence[Mapping[str, Any]] | None = None,
    any_number: bool = True,
    names: Sequence[str] | None = None,
    seed: int | None = None,
    moves: Iterable[str] = (),
) -> Race:
    """Begin a race, or a tournament where `options` name a number of `races` or `programme` has several.

    Without a `course` the edition's own is raced, by the number of chariots. `any_number` lifts the limits
    that editions and courses set on it. Without a `seed` the system draws one. `moves` are played first, the
    Fates' included, as `Race.moves` gives them.
    """
    keywords = {
        "players": players,
        "course": course,
        "direction": direction,
        "edition": edition,
        "options": options,
        "each": each,
        "unmanned": unmanned,
        "programme": programme,
        "any_number": any_number,
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
    """Read a move from text, such as `4-11b2`."""
    return GAME.read(text)


def write_move(move: Move) -> str:
    """Write a move as text."""
    return GAME.write(move)


def _setup(
    players: int = 4,
    course: str | Mapping[str, Any] | None = None,
    direction: str = "clockwise",
    programme: Sequence[Mapping[str, Any]] | None = None,
    options: Mapping[str, Any] | None = None,
    any_number: bool = True,
    **more: Any,
) -> dict[str, Any]:
    """Make a set-up of what `start` was given."""
    setup = {"players": players, "any_number": any_number, **more}
    if course is not None and programme is None:
        programme = [{"course": course, "direction": direction}]
    if programme is not None:
        return setup | {"options": dict(options or {}), "programme": list(programme)}
    return setup | {"options": {"races": 1} | dict(options or {})}


def _keywords(setup: dict[str, Any]) -> dict[str, Any]:
    """Tell a set-up by the keywords of `start`: a single race by its course."""
    keywords = {name: value for name, value in setup.items() if name != "game"}
    if len(setup["programme"]) == 1:
        keywords |= keywords.pop("programme")[0]
    return keywords


def _racing(state: AnyState) -> State:
    """Look at the race itself, also while its unmanned chariot is voted on; a vote is in no position file."""
    match state:
        case Voting():
            return state.state
        case DrawForLanes() | Dealing():
            raise ValueError("the race has not begun")
        case State():
            return state


def _write_position(state: AnyState) -> dict[str, Any]:
    return position.write_position(_racing(state))


def _draw(state: AnyState) -> str:
    racing = _racing(state)
    track = racing.race.track
    marks = [
        ChariotMark(track.space(it.station) if it.on_course else None, number, CHARIOT_LETTERS[number])
        for number, it in enumerate(racing.chariots)
    ]
    return draw_course(write_course(track.course), marks, direction=track.direction)


DOOR: Final = front.GameParts(
    __name__, GAME, _setup, _keywords, position.read_position, _write_position, AveCaesarFace(), _draw
)
