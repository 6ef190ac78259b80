"""Races of both games that the tests of the adapters share, small enough for seconds."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from hippodrome.race.protocol import FATES
from hippodrome.research.contest import Contest, prepare_contest

AVE, BEN = "ave-caesar", "ben-hur"

WISHES: list[dict[str, Any]] = [
    {"game": AVE},
    {"game": AVE, "players": 6, "course": "yellow", "direction": "anticlockwise"},
    {"game": AVE, "players": 3, "edition": "summary", "tournament": True, "options": {"races": 2, "laps": 1}},
    {"game": AVE, "players": 2, "each": 2, "unmanned": 2, "options": {"unmanned_driver": "vote"}},
    {"game": BEN},
    {"game": BEN, "players": 3, "each": 2, "edition": "season"},
    {"game": BEN, "players": 3, "edition": "club", "course": "tyre"},
    {"game": BEN, "players": 2, "edition": "long"},
]
"""Set-ups of every kind: several chariots a seat, tournaments, votes, tucked cards, seasons."""


def named(wish: dict[str, Any]) -> str:
    return "-".join(str(it) for it in wish.values() if not isinstance(it, dict))


def random_race(contest: Contest, seed: int, most: int = 10_000) -> Iterator[tuple[Any, Any]]:
    """Yield every state of a race of random moves with the move played in it."""
    random, state, game = Random(seed), contest.first, contest.game
    for _ in range(most):
        actor = game.to_move(state)
        if actor is None:
            return
        move = random.choice(game.odds(state) if actor is FATES else game.legal_moves(state))
        yield state, move
        state = game.play(state, move)


def contest_of(wish: dict[str, Any]) -> Contest:
    return prepare_contest(**wish)
