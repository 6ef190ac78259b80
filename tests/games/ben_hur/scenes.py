"""Short ways to set a scene of Ben Hur: chariots on the sand, moves as text."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from hippodrome.games.ben_hur.game import GAME
from hippodrome.games.ben_hur.moves import Move
from hippodrome.games.ben_hur.position import read_position
from hippodrome.games.ben_hur.state import State
from hippodrome.race.protocol import FATES, STANDS, Seat, Viewer


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


SETUPS: list[dict[str, Any]] = [
    {"preset": "antioch", "players": 6},
    {"preset": "antioch", "players": 2, "each": 3, "arena": "tyre"},
    {"preset": "season", "players": 3, "options": {"races": 3}},
    {"preset": "long", "players": 4, "laps": 2},
    {"preset": "club", "players": 5, "arena": "tyre"},
    {"preset": "club", "players": 2, "laps": 3},
]
"""Races of every kind, to be raced at random."""


def random_race(setup: dict[str, Any], seed: int) -> Iterator[tuple[State, Move]]:
    """Yield every state of a race of random moves with the move played in it."""
    pick = Random(seed)
    state = GAME.start(setup)
    while (actor := GAME.to_move(state)) is not None:
        move = pick.choice(GAME.odds(state) if actor is FATES else GAME.legal_moves(state))
        yield state, move
        state = GAME.play(state, move)


def viewers(state: State) -> list[Viewer]:
    return [*(Seat(seat) for seat in range(GAME.seats(state))), STANDS]


def faced(state: State) -> Any:
    """Tell what the first seat is told of its decision."""
    return GAME.write_view(GAME.view(state, Seat(0)))["decision"]
