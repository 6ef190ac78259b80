"""The charioteers that may be hired here: those of the house, and those of a module of one's own."""

from __future__ import annotations

import importlib
import os
from collections.abc import Callable, Mapping
from functools import cache
from typing import Any, NamedTuple

from hippodrome.charioteers import CHARIOTEERS, SEARCHERS, character, charioteer, checked
from hippodrome.race.protocol import Pick
from hippodrome.saying import Trouble

Stable = Mapping[str, Callable[[Pick], Any]]
"""Charioteers by name."""


@cache
def guests() -> Mapping[str, Stable]:
    """List the charioteers of the module that HIPPODROME_CHARIOTEERS names, game by game."""
    also = os.environ.get("HIPPODROME_CHARIOTEERS")
    found: Mapping[str, Stable] = importlib.import_module(also).CHARIOTEERS if also else {}
    return found


def names(game: str) -> list[str]:
    """Name everyone who may be hired for a game, the weakest of the house first."""
    return [*CHARIOTEERS[game], *guests().get(game, ())]


class Known(NamedTuple):
    """What is known of a charioteer: the messages with name and character, and whether it takes a budget."""

    messages: tuple[str, str] | None
    budget: bool


def known(game: str, name: str) -> Known:
    """Tell what is known of a charioteer."""
    if name in guests().get(game, ()):
        return Known(None, budget=False)
    title, nature = character(game, name)
    return Known((title.key, nature.key), name in SEARCHERS[game])


def hired(game: str, name: str) -> str:
    """Check the name of a charioteer; a budget may follow after a colon where the house allows it."""
    if name not in guests().get(game, ()):
        try:
            checked(game, name)
        except (ValueError, KeyError):
            raise Trouble("charioteer-unknown", name=name, game=game, known=", ".join(names(game))) from None
    return name


def harnessed(game: str, name: str, pick: Pick, seconds: float) -> Any:
    """Make a charioteer; one that searches and was given no budget gets so many seconds a move."""
    guest = guests().get(game, {}).get(name)
    if guest is not None:
        return guest(pick)
    if name in SEARCHERS[game]:
        name = f"{name}:{seconds:g}s"
    return charioteer(game, name, pick)


def usual(game: str) -> str:
    """Name who drives for whoever is not there: sound, and quick to decide."""
    return list(CHARIOTEERS[game])[1]


def simplest(game: str) -> str:
    """Name the simplest charioteer of the house, whom nothing makes hang."""
    return next(iter(CHARIOTEERS[game]))
