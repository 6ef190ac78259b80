"""What may be chosen when a table is opened, game by game: all that a form needs, and no rules."""

from __future__ import annotations

from functools import cache
from typing import Any, Final

import msgspec

from hippodrome.charioteers.stable import Style
from hippodrome.games import game_entry
from hippodrome.tables.hiring import charioteer_info, names
from hippodrome.tables.settings import Clock
from hippodrome.tables.traits import table_traits


class Option(msgspec.Struct, frozen=True):
    """What an option takes, its values or a range of whole numbers, and the clause that explains it."""

    clause: str
    values: list[str | int | bool] | None = None
    range: tuple[int, int] | None = None


class Edition(msgspec.Struct, frozen=True):
    """An edition or a preset: what it sets each option to, and with how many chariots it is raced."""

    sets: dict[str, str | int | bool | None]
    chariots: tuple[int, int]


class BoardChoice(msgspec.Struct, frozen=True):
    """A course or an arena: for how many chariots it is meant, and its own number of laps, if it has one."""

    name: str
    chariots: tuple[int, int]
    laps: int | None


class Hire(msgspec.Struct, frozen=True):
    """A charioteer: its name here, and the messages with its proper name and its character.

    `budget` says that it thinks as long as it is told to, as in `strategist:0.5s`. `rung` is its place on the
    ladder, from 1 on, or null if it is not on it; `style` is how it drives.
    """

    name: str
    title: str | None
    character: str | None
    budget: bool
    rung: int | None
    style: Style | None


class Choices(msgspec.Struct, frozen=True):
    """A game and everything that may be chosen for it.

    `field` is where the set-up names the edition. `each` lists how many chariots a player may drive, by the
    number of players; `unmanned` how many chariots may run without one. `laps` lists the laps that may be
    agreed on by the scoring, where they depend on it. `usual` is the set-up without any wish.
    """

    game: str
    rules: int
    field: str
    editions: dict[str, Edition]
    options: dict[str, Option]
    boards: list[BoardChoice]
    directions: list[str]
    players: tuple[int, int]
    each: dict[int, list[int]]
    unmanned: tuple[int, int]
    laps: dict[str, list[int]]
    charioteers: list[Hire]
    clocks: list[Clock]
    usual: dict[str, Any]


CLOCK_CHOICES: Final = [
    Clock("move", 30),
    Clock("move", 90),
    Clock("bank", 300, 5),
    Clock("bank", 900, 10),
    Clock("move", 86_400),
    Clock("move", 3 * 86_400),
]
"""The clocks offered: quick and calm ones for an evening, one and three days a move for slow play."""


@cache
def choices(game: str) -> Choices:
    """List what may be chosen for a game."""
    return table_traits(game).choices()


def hires(game: str) -> list[Hire]:
    """List the charioteers that may be hired for a game, the weakest first."""
    listed = []
    for name in names(game):
        it = charioteer_info(game, name)
        title, character = it.messages or (None, None)
        listed.append(Hire(name, title, character, it.budget, it.rung, it.style))
    return listed


def usual_setup(game: str) -> dict[str, Any]:
    """Give the set-up of a game without any wish."""
    rules = game_entry(game).game
    return rules.setup(rules.start({}))
