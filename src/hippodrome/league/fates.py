"""The Fates of a league: the same cards and dice for a lane, whoever drives in it.

Every deck and every die has a stream of its own, keyed by the deal, the chariot and nothing else. The draw
with a certain number from a certain deck is the same in all heats of a deal, in whatever order turns come.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

from hippodrome.chance import seeded_random
from hippodrome.games import AnyGame
from hippodrome.race.protocol import Pick


class HeatFates:
    """Chance for the heats of one deal, by what `source` says is drawn; make a new one for every heat."""

    def __init__(self, deal: str, source: Callable[[Any], str]) -> None:
        self._deal = deal
        self._source = source
        self._streams: dict[str, random.Random] = {}

    def choose_move(self, game: AnyGame, state: Any) -> Any:
        """Choose the Fates' move by the stream of whatever is drawn or rolled."""
        odds = game.odds(state)
        return odds[int(self._stream(self._source(state)).random() * len(odds))]

    def _stream(self, name: str) -> random.Random:
        if name not in self._streams:
            self._streams[name] = random_stream(f"{self._deal}/{name}")
        return self._streams[name]


def random_stream(key: str) -> random.Random:
    """Open the stream of random numbers with a certain key."""
    return seeded_random(key)


def pick_of(key: str) -> Pick:
    """Make a source of chance from a key."""
    draw = random_stream(key).random
    return lambda count: int(draw() * count)
