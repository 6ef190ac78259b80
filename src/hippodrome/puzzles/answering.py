"""Which puzzle is today's, and what is said to an answer: why the best move is better than another."""

from __future__ import annotations

from datetime import date
from typing import Final

from hippodrome.puzzles.puzzle import Puzzle, PuzzlePosition, house_puzzles
from hippodrome.puzzles.traits import PuzzleReason, games_with_puzzles, puzzle_traits
from hippodrome.saying import Saying, Trouble, saying

PUZZLE_STEP_PER_DAY: Final = 131
"""From one day to the next so many puzzles are stepped over, so that days in a row are not alike."""


def find_puzzle(game: str, number: int) -> Puzzle:
    """Find a puzzle of the house by its number, from 1."""
    puzzle_traits(game)
    found = house_puzzles(game)
    if not 1 <= number <= len(found):
        raise Trouble("puzzle-unknown", game=game, most=len(found))
    return found[number - 1]


def puzzle_of_day(day: date) -> tuple[str, int]:
    """Say which puzzle is a day's, by its game and number: the games take turns."""
    games = [it for it in games_with_puzzles() if house_puzzles(it)]
    if not games:
        raise Trouble("puzzles-none", game="")
    rounds, turn = divmod(day.toordinal(), len(games))
    game = games[turn]
    return game, 1 + rounds * PUZZLE_STEP_PER_DAY % len(house_puzzles(game))


def explain(puzzle: Puzzle, laid: PuzzlePosition, move: int) -> Saying:
    """Say why the answer is better than the move of a number; for the answer itself, what it is about."""
    reason = None if move == laid.best else _reason(puzzle, laid, move)
    found = reason or main_reason(puzzle, laid)
    return saying(found.key, **found.facts)


def main_reason(puzzle: Puzzle, laid: PuzzlePosition) -> PuzzleReason:
    """Find the reason that gave the puzzle its kind: beside the next best move for which it holds."""
    others = sorted(
        (it for it in range(len(laid.moves)) if it != laid.best), key=lambda it: -laid.moves[it].worth
    )
    for it in others:
        reason = _reason(puzzle, laid, it)
        if reason is not None and reason.kind == puzzle.kind:
            return reason
    raise Trouble("puzzle-broken", game=puzzle.game, race=puzzle.race)


def _reason(puzzle: Puzzle, laid: PuzzlePosition, move: int) -> PuzzleReason | None:
    return puzzle_traits(puzzle.game).reason(laid.view, laid.moves[laid.best], laid.moves[move])
