"""What is to be raced, as it was asked for, and what is expected of a game to make a set-up of it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple, Protocol

from hippodrome.files import parse_json
from hippodrome.games import game_entry
from hippodrome.on_demand import load
from hippodrome.race.protocol import Pick
from hippodrome.saying import Trouble


class RaceWish(NamedTuple):
    """What is to be raced, as it was asked for; None leaves it to the house.

    `both_ways` races every course of a tournament the other way round as well.
    """

    courses: Sequence[str] = ()
    direction: str | None = None
    edition: str | None = None
    options: Mapping[str, Any] | None = None
    laps: int | None = None
    each: int = 1
    unmanned: int = 0
    tournament: bool = False
    both_ways: bool = False


class SetupMaker(Protocol):
    """Makes the set-ups of a game."""

    def make_setup(self, wish: RaceWish, players: int, deal_by: Pick | None) -> dict[str, Any]:
        """Make a set-up for so many players; `deal_by` deals what is dealt before, if it is given."""

    def courses(self, chariots: int) -> Sequence[str]:
        """List the courses that have room for so many chariots, the usual one first, if there are any."""


def setups_of(game: str) -> SetupMaker:
    """Find how the set-ups of a game are made."""
    setups: SetupMaker = load(game_entry(game).setups)
    return setups


def refuse_foreign_options(game: str, **given: object) -> None:
    """Refuse what would do nothing: options that a game does not have."""
    for name, value in given.items():
        if value:
            raise Trouble("option-elsewhere", option=f"--{name}", game=game)


def parse_options(given: Sequence[str]) -> dict[str, Any]:
    """Read options given as NAME=VALUE; a value is JSON where it can be, else text."""
    options: dict[str, Any] = {}
    for option in given:
        name, equals, value = option.partition("=")
        if not equals or not name:
            raise Trouble("option-form", option=option[:60])
        try:
            options[name] = parse_json(value, name)
        except Trouble:
            options[name] = value
    return options
