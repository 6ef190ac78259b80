"""The charioteers that may be hired here: those of the house, and those of a module of one's own."""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping
from typing import Any, Final, NamedTuple

from hippodrome.charioteers import (
    charioteer_by_name,
    default_stand_in,
    ladder_of,
    parse_charioteer,
    proper_name_and_character,
    replacement_driver,
    stable_of,
)
from hippodrome.charioteers.stable import Style
from hippodrome.on_demand import load
from hippodrome.race.protocol import Pick
from hippodrome.saying import Trouble

__all__ = [
    "charioteer_by_name",
    "charioteer_info",
    "check_charioteer",
    "default_stand_in",
    "names",
    "outside_charioteers",
    "replacement_driver",
    "simplest_charioteer",
]

CHARIOTEERS_VARIABLE: Final = "HIPPODROME_CHARIOTEERS"
"""The environment variable that names a module with more charioteers."""

Guests = Mapping[str, Callable[[Pick], Any]]
"""Charioteers by name."""


def outside_charioteers() -> Mapping[str, Guests]:
    """List the charioteers of the module that HIPPODROME_CHARIOTEERS names, game by game."""
    also = os.environ.get(CHARIOTEERS_VARIABLE)
    found: Mapping[str, Guests] = load(f"{also}:CHARIOTEERS") if also else {}
    return found


def names(game: str) -> list[str]:
    """Name everyone who may be hired for a game, the weakest of the house first."""
    return [*stable_of(game).charioteers, *outside_charioteers().get(game, ())]


class CharioteerInfo(NamedTuple):
    """What is known of a charioteer: the messages with name and character, and whether it takes a budget.

    `rung` counts from the foot of the ladder, from 1 on; None is not on it.
    """

    messages: tuple[str, str] | None
    budget: bool
    rung: int | None = None
    style: Style | None = None


def charioteer_info(game: str, name: str) -> CharioteerInfo:
    """Tell what is known of a charioteer."""
    if name in outside_charioteers().get(game, ()):
        return CharioteerInfo(None, budget=False)
    title, nature = proper_name_and_character(game, name)
    messages, searches = (title.key, nature.key), name in stable_of(game).searchers
    for number, rung in enumerate(ladder_of(game), 1):
        if rung.name == name:
            return CharioteerInfo(messages, searches, number, rung.style)
    return CharioteerInfo(messages, searches)


def check_charioteer(game: str, name: str) -> str:
    """Check the name of a charioteer; a budget may follow after a colon where the house allows it."""
    if name not in outside_charioteers().get(game, ()):
        try:
            parse_charioteer(game, name)
        except (ValueError, KeyError):
            raise Trouble("charioteer-unknown", name=name, game=game, known=", ".join(names(game))) from None
    return name


def make_charioteer(game: str, name: str, pick: Pick, seconds: float) -> Any:
    """Make a charioteer; one that searches and was given no budget gets so many seconds a move."""
    guest = outside_charioteers().get(game, {}).get(name)
    if guest is not None:
        return guest(pick)
    if name in stable_of(game).searchers:
        name = f"{name}:{seconds:g}s"
    return charioteer_by_name(game, name, pick)


def simplest_charioteer(game: str) -> str:
    """Name the simplest charioteer of the house, whom nothing makes hang."""
    return next(iter(stable_of(game).charioteers))
