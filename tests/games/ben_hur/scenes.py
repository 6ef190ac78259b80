"""Short ways to set a scene of Ben Hur: chariots on the sand, moves as text."""

from __future__ import annotations

from typing import Any

from hippodrome.games.ben_hur.game import GAME
from hippodrome.games.ben_hur.position import read_position
from hippodrome.games.ben_hur.state import State


def car(x: int, y: int, heading: int = 0, hand: str = "II II", **more: Any) -> dict[str, Any]:
    """Put a chariot on the sand with the cards named in `hand`."""
    cards = hand.split()
    return {"pose": [x, y, heading], "hand": cards, "backs": "n" * len(cards), "started": True, **more}


def scene(*cars: dict[str, Any], **more: Any) -> State:
    """Read the position with these chariots; it is somebody's turn unless told otherwise."""
    return read_position({"phase": "turn", "round": 2, **more, "chariots": list(cars)})


def legal(state: State) -> list[str]:
    """List the legal moves as text, sorted."""
    return sorted(GAME.write(move) for move in GAME.legal_moves(state))


def play(state: State, *moves: str) -> State:
    """Play moves given as text."""
    for move in moves:
        state = GAME.play(state, GAME.read(move))
    return state


def of_kind(state: State, kind: str) -> list[str]:
    """List the legal moves that begin with a word."""
    return [move for move in legal(state) if move.split()[0] == kind]
