"""A puzzle and the collections of them: one file a game, packed, and read when first asked for."""

from __future__ import annotations

import base64
import json
import zlib
from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from typing import Any, Final, NamedTuple

from hippodrome.coach import WeighedMove
from hippodrome.files import parse_json
from hippodrome.games import game_entry
from hippodrome.race.protocol import Seat
from hippodrome.saying import Trouble

LINE_WIDTH: Final = 120
"""So many characters of what is packed stand in a line."""


class Puzzle(NamedTuple):
    """A position with one move that is clearly best for the seat to move.

    The position is not that of the race itself: hands and decks that its seat cannot see are made up, so that
    there is nothing to give away.
    """

    game: str
    kind: str
    position: dict[str, Any]
    answer: str
    margin: int
    """How much more the answer is worth than any other move, in hundredths of the coach's unit."""
    weighed: tuple[tuple[int, int, int], ...]
    """Each move as it is offered: its chance to win, its worth and its chance to lose all, in hundredths."""
    race: int
    event: int
    """The race that it was taken from, and how much of it had happened."""


class PuzzlePosition(NamedTuple):
    """A puzzle laid out: its state, who is to move and what that seat sees and may play."""

    state: Any
    seat: Seat
    view: Any
    moves: tuple[WeighedMove, ...]
    best: int


class Collection(NamedTuple):
    """The puzzles of a game, and how they were made: from which seed, races and budget."""

    game: str
    seed: int
    budget: int
    races: int
    """So many races were looked through."""
    puzzles: tuple[Puzzle, ...]


def lay_out_puzzle(puzzle: Puzzle) -> PuzzlePosition:
    """Lay a puzzle out: what its seat sees, and every move with what it is worth."""
    entry = game_entry(puzzle.game)
    game = entry.game
    state = entry.positions.read_position(puzzle.position)
    actor = game.to_move(state)
    moves = game.legal_moves(state)
    if not isinstance(actor, int) or len(moves) != len(puzzle.weighed):
        raise Trouble("puzzle-broken", game=puzzle.game, race=puzzle.race)
    weighed = tuple(
        WeighedMove(move, win / 100, worth / 100, lost / 100, 0.0, 0)
        for move, (win, worth, lost) in zip(moves, puzzle.weighed, strict=True)
    )
    best = [game.write(move) for move in moves].index(puzzle.answer)
    return PuzzlePosition(state, actor, game.view(state, actor), weighed, best)


def write_collection(made: Collection) -> str:
    """Write a collection as the text of its file: how it was made, and its puzzles packed."""
    rows = [list(it[1:]) for it in made.puzzles]
    text = json.dumps(rows, separators=(",", ":"), ensure_ascii=False)
    packed = base64.b85encode(zlib.compress(text.encode(), 9)).decode()
    lines = [packed[at : at + LINE_WIDTH] for at in range(0, len(packed), LINE_WIDTH)]
    head = {"game": made.game, "seed": made.seed, "budget": made.budget, "races": made.races}
    return json.dumps({**head, "puzzles": lines}, indent=1) + "\n"


def read_collection(text: str, where: str) -> Collection:
    """Read a collection from the text of its file."""
    try:
        value = parse_json(text, where)
        rows = json.loads(zlib.decompress(base64.b85decode("".join(value["puzzles"]))))
        game = game_entry(value["game"]).name
        found = tuple(_puzzle(game, row) for row in rows)
        return Collection(game, int(value["seed"]), int(value["budget"]), int(value["races"]), found)
    except (KeyError, TypeError, ValueError, zlib.error):
        raise Trouble("puzzles-unreadable", file=where) from None


def _puzzle(game: str, row: Sequence[Any]) -> Puzzle:
    kind, position, answer, margin, weighed, race, event = row
    return Puzzle(game, kind, position, answer, margin, tuple(map(tuple, weighed)), race, event)


@cache
def house_puzzles(game: str) -> tuple[Puzzle, ...]:
    """Give the puzzles that come with a game; none where it has no collection."""
    file = files(__package__) / "collections" / f"{game}.json"
    if not file.is_file():
        return ()
    return read_collection(file.read_text(encoding="utf-8"), file.name).puzzles
