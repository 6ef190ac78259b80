"""The Fates of a league: the same cards and dice for a lane, whoever drives in it.

Every deck and every die has a stream of its own, keyed by the deal, the chariot and nothing else. The draw
with a certain number from a certain deck is the same in all heats of a deal, in whatever order turns come.
"""

from __future__ import annotations

import random
from typing import Any

from hippodrome.games import AnyGame
from hippodrome.games.ave_caesar.start import Dealing, Lots
from hippodrome.games.ave_caesar.state import State as Race
from hippodrome.games.ben_hur.before import due_back
from hippodrome.games.ben_hur.state import State as Sand
from hippodrome.games.ben_hur.state import turn_under_way
from hippodrome.race.protocol import Pick


class Fates:
    """Chance for the heats of one deal; make a new one for every heat."""

    def __init__(self, deal: str) -> None:
        self._deal = deal
        self._streams: dict[str, random.Random] = {}

    def move(self, game: AnyGame, state: Any) -> Any:
        """Choose the Fates' move by the stream of whatever is drawn or rolled."""
        odds = game.odds(state)
        return odds[int(self._stream(source(state)).random() * len(odds))]

    def _stream(self, name: str) -> random.Random:
        if name not in self._streams:
            self._streams[name] = stream(f"{self._deal}/{name}")
        return self._streams[name]


def source(state: Any) -> str:
    """Name the deck or die that decides in a state."""
    match state:
        case Lots():
            return "lots"
        case Dealing() | Race():
            return f"deck {state.turn}"
        case Sand(phase="deal", actor=int(actor)):
            return f"cards {actor} {due_back(state.chariots[actor])}"
        case Sand(phase="draw", actor=actor):
            return f"cards {actor} {turn_under_way(state).deck}"
        case Sand(phase=phase, actor=actor):
            return f"{'places' if phase == 'places' else 'die'} {actor}"
        case _:
            raise TypeError(type(state).__name__)


def stream(key: str) -> random.Random:
    """Open the stream of random numbers with a certain key."""
    return random.Random(key)  # noqa: S311  (repeatable on purpose)


def pick_of(key: str) -> Pick:
    """Make a source of chance from a key."""
    draw = stream(key).random
    return lambda count: int(draw() * count)
