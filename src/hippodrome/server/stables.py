"""The charioteers that may be hired here: those of the house, and those of a module of one's own."""

from __future__ import annotations

import importlib
import os
from collections.abc import Callable
from functools import cache
from typing import Any

from hippodrome.charioteers import CHARIOTEERS
from hippodrome.race.protocol import Pick
from hippodrome.saying import Trouble


@cache
def stables() -> dict[str, dict[str, Callable[[Pick], Any]]]:
    """List the charioteers of each game; HIPPODROME_CHARIOTEERS may name a module that has more."""
    known = {game: dict(house) for game, house in CHARIOTEERS.items()}
    also = os.environ.get("HIPPODROME_CHARIOTEERS")
    if also:
        for game, more in importlib.import_module(also).CHARIOTEERS.items():
            known[game] |= more
    return known


def hired(game: str, name: str) -> str:
    """Check the name of a charioteer."""
    known = stables()[game]
    if name not in known:
        raise Trouble("charioteer-unknown", name=name, game=game, known=", ".join(known))
    return name


def strongest(game: str) -> str:
    """Name the strongest charioteer of the house."""
    return list(CHARIOTEERS[game])[-1]


def simplest(game: str) -> str:
    """Name the simplest charioteer of the house, whom nothing makes hang."""
    return next(iter(CHARIOTEERS[game]))
