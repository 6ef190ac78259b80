"""Lockstep: the rules written a second time, over arrays, so that many races run at once on CPU or GPU.

`make` gives an environment of a game, `environment` tells what it shows. `judge` is the face of its referee.
Needs the extra `lockstep`.
"""

from __future__ import annotations

from typing import Any

from hippodrome.games import game_entry
from hippodrome.language import voice
from hippodrome.on_demand import load
from hippodrome.saying import Trouble

__all__ = ["make"]


def make(game: str, **settings: Any) -> Any:
    """Make an environment of a game, such as `make("ave-caesar", course="white", seats=4)`.

    What cannot be is told in one sentence, by a `ValueError`.
    """
    try:
        return load(_environment_of(game))(**settings)
    except Trouble as trouble:
        raise ValueError(voice()(trouble.saying)) from None


def _environment_of(game: str) -> str:
    entry = game_entry(game)
    if entry.environment is None:
        raise Trouble("lockstep-none", game=entry.name)
    return entry.environment
