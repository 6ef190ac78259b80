"""What may be chosen when a table is opened, game by game: all that a form needs, and no rules."""

from __future__ import annotations

from functools import cache
from typing import Any, Final

import msgspec

from hippodrome.games import find
from hippodrome.server.settings import Clock
from hippodrome.server.stables import known, names


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

    `budget` says that it thinks as long as it is told to, as in `strategist:0.5s`.
    """

    name: str
    title: str | None
    character: str | None
    budget: bool


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


CLOCKS: Final = [
    Clock("move", 30),
    Clock("move", 90),
    Clock("bank", 300, 5),
    Clock("bank", 900, 10),
    Clock("move", 86_400),
    Clock("move", 3 * 86_400),
]
"""The clocks offered: quick and calm ones for an evening, one and three days a move for slow play."""

AVE_CAESAR: Final = {
    "blocked_hand": "3.5",
    "six_free_after_finish": "4.6",
    "retire": "6.2",
    "unmanned_six": "8.2",
    "unmanned_driver": "8.3",
    "next_start": "7.2",
    "hand_size": "3.1",
    "laps": "6.1",
    "races": "7.1",
}
BEN_HUR: Final = {
    "accidents": "6",
    "scoring": "7.2",
    "steering": "3.4",
    "fewer_accidents": "2.4",
    "ties": "7.3",
    "races": "7.2",
}
"""The clause that explains each option."""


@cache
def choices(game: str) -> Choices:
    """List what may be chosen for a game."""
    return _ave_caesar() if game == "ave-caesar" else _ben_hur()


def hires(game: str) -> list[Hire]:
    """List the charioteers that may be hired for a game, the weakest first."""
    listed = []
    for name in names(game):
        it = known(game, name)
        title, character = it.messages or (None, None)
        listed.append(Hire(name, title, character, it.budget))
    return listed


def _usual(game: str) -> dict[str, Any]:
    rules = find(game).game
    return rules.setup(rules.start({}))


def _ave_caesar() -> Choices:
    from hippodrome.atlas import course_json, course_names  # noqa: PLC0415  (this game alone)
    from hippodrome.course import DIRECTIONS  # noqa: PLC0415  (on demand)
    from hippodrome.games.ave_caesar import kit  # noqa: PLC0415  (on demand)
    from hippodrome.games.ave_caesar.tournament import EACH  # noqa: PLC0415  (on demand)

    options = {name: Option(AVE_CAESAR[name], list(values)) for name, values in kit.CHOICES.items()}
    options["six_free_after_finish"] = Option(AVE_CAESAR["six_free_after_finish"], [False, True])
    options |= {name: Option(AVE_CAESAR[name], range=span) for name, span in kit.RANGES.items()}
    courses = [(name, course_json(name)) for name in course_names()]
    return Choices(
        game="ave-caesar",
        rules=find("ave-caesar").game.rules_version,
        field="edition",
        editions={
            name: Edition(msgspec.to_builtins(kit.BY_EDITION[name]), kit.CHARIOTS[name])
            for name in kit.EDITIONS
        },
        options={name: options[name] for name in AVE_CAESAR},
        boards=[BoardChoice(name, (it["players"][0], it["players"][1]), it["laps"]) for name, it in courses],
        directions=list(DIRECTIONS),
        players=(1, 6),
        each={players: list(EACH.get(players, (1,))) for players in range(1, 7)},
        unmanned=(0, 5),
        laps={},
        charioteers=hires("ave-caesar"),
        clocks=CLOCKS,
        usual=_usual("ave-caesar"),
    )


def _ben_hur() -> Choices:
    from hippodrome.atlas.ben_hur import arena_names  # noqa: PLC0415  (this game alone)
    from hippodrome.games.ben_hur import table  # noqa: PLC0415  (on demand)
    from hippodrome.games.ben_hur.kit import MOST  # noqa: PLC0415  (on demand)

    options = {name: Option(BEN_HUR[name], list(values)) for name, values in table.WORDS.items()}
    options["fewer_accidents"] = Option(BEN_HUR["fewer_accidents"], [0, *range(5, 16)])
    options["races"] = Option(BEN_HUR["races"], range=table.RACES)
    return Choices(
        game="ben-hur",
        rules=find("ben-hur").game.rules_version,
        field="preset",
        editions={
            name: Edition(dict(options._asdict()), (2, MOST)) for name, options in table.PRESETS.items()
        },
        options={name: options[name] for name in BEN_HUR},
        boards=[BoardChoice(name, (2, MOST), None) for name in arena_names()],
        directions=[],
        players=(2, MOST),
        each={
            players: list(range(1, 1 + (1 if players > 3 else MOST // players)))
            for players in range(2, MOST + 1)
        },
        unmanned=(0, 0),
        laps={scoring: list(laps) for scoring, laps in table.LAPS.items()},
        charioteers=hires("ben-hur"),
        clocks=CLOCKS,
        usual=_usual("ben-hur"),
    )
