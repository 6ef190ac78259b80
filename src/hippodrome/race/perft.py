"""Counting: how many sequences of moves there are, the Fates' included."""

from __future__ import annotations

from hippodrome.race.protocol import Game, M, S, V


def perft(game: Game[S, M, V], state: S, depth: int) -> int:
    """Count the sequences of exactly `depth` moves; a race that is over has none."""
    if depth == 0:
        return 1
    moves = game.legal_moves(state)
    if depth == 1:
        return len(moves)
    return sum(perft(game, game.play(state, move), depth - 1) for move in moves)
