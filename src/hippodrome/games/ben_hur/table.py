"""What is agreed before the race: preset, options, laps, who drives what (ben-hur 2.3, 2.4, 8)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, Literal, NamedTuple, get_args

from hippodrome.games.ben_hur.arena import Arena, read_arena, read_arena_makeup, write_arena
from hippodrome.games.ben_hur.kit import (
    CHARIOTEERS,
    MOST_CHARIOTS,
    Deck,
    read_makeup,
    without_worst_accidents,
    write_makeup,
)
from hippodrome.race.protocol import Pick
from hippodrome.saying import Trouble

Accidents = Literal["endurance", "knockout", "club"]
Scoring = Literal["laps", "finish", "season"]
Steering = Literal["fixed", "free"]
Ties = Literal["share", "race"]
Preset = Literal["antioch", "season", "long", "club"]


class Options(NamedTuple):
    """The rules agreed: how accidents, scoring, steering and ties are played (6, 7.2, 3.4, 7.3, 2.4)."""

    accidents: Accidents
    scoring: Scoring
    steering: Steering = "fixed"
    ties: Ties = "share"
    races: int = 1
    fewer_accidents: int | None = None


PRESETS: Final[dict[Preset, Options]] = {
    "antioch": Options("endurance", "laps"),
    "season": Options("knockout", "season", races=2),
    "long": Options("endurance", "finish"),
    "club": Options("club", "laps"),
}
"""The presets by name (8)."""

LAPS_BY_SCORING: Final[dict[Scoring, tuple[int, ...]]] = {
    "laps": (1, 2, 3),
    "finish": (2, 3, 4),
    "season": (1,),
}
"""The laps that players may agree on under each scoring (2.4, 7.2, 8)."""

ANY_LAPS: Final = (1, 2, 3, 4)
"""The laps of a position: what a preset asks for binds tables, not positions."""

OPTION_CHOICES: Final[dict[str, tuple[str, ...]]] = {
    "accidents": get_args(Accidents),
    "scoring": get_args(Scoring),
    "steering": get_args(Steering),
    "ties": get_args(Ties),
}
"""The options that are chosen by a word, and the words."""

RACES_RANGE: Final = (1, 3)
"""The fewest and the most races of a series (2.4, 8)."""

_SETUP: Final = (
    "game",
    "arena",
    "preset",
    "options",
    "laps",
    "players",
    "each",
    "charioteers",
    "makeup",
    "played_under",
)


class RaceTerms(NamedTuple):
    """The terms of a race: everything that stays the same from race to race."""

    arena: Arena
    preset: Preset
    options: Options
    laps: int
    seats: tuple[int, ...]
    charioteers: tuple[str, ...]
    makeup: tuple[Deck, Deck]
    played_under: int | None = None
    """The older version of the rules under which the race was begun, if any."""

    def fresh_decks(self) -> tuple[Deck, Deck]:
        """Shuffle both decks anew, without the accidents taken out (1.4, 2.4)."""
        out = self.options.fewer_accidents
        if out is None:
            out = 5 if self.preset == "long" and self.laps >= 3 else 0
        normal, risky = self.makeup
        return without_worst_accidents(normal, out), without_worst_accidents(risky, out)


def read_options(preset: Preset, written: Any) -> Options:
    """Read the options laid over a preset; unknown ones are refused."""
    if not isinstance(written, dict):
        raise Trouble("ben-hur-not-an-object", field="options")
    for name, choice in written.items():
        if name in OPTION_CHOICES:
            if choice not in OPTION_CHOICES[name]:
                raise Trouble(
                    "ben-hur-no-such-choice", field=f"options.{name}", choices=", ".join(OPTION_CHOICES[name])
                )
        elif name == "fewer_accidents":
            if type(choice) is not int or not (choice == 0 or 5 <= choice <= 99):
                raise Trouble("ben-hur-fewer-accidents", field="options.fewer_accidents")
        elif name == "races":
            if type(choice) is not int or not RACES_RANGE[0] <= choice <= RACES_RANGE[1]:
                raise Trouble("ben-hur-races", field="options.races")
        else:
            raise Trouble("ben-hur-unknown-option", option=str(name))
    options = PRESETS[preset]._replace(**written)
    if (options.scoring == "season") != (options.races > 1):
        if "races" in written:
            raise Trouble("ben-hur-races", field="options.races")
        options = options._replace(races=2 if options.scoring == "season" else 1)
    return options


def write_options(preset: Preset, options: Options) -> dict[str, Any]:
    """Write the options that differ from the preset's."""
    usual = PRESETS[preset]
    return {
        name: choice
        for name, choice, common in zip(options._fields, options, usual, strict=True)
        if choice != common
    }


def read_preset(written: Any) -> Preset:
    """Read the name of a preset (8)."""
    for preset in PRESETS:
        if preset == written:
            return preset
    raise Trouble("ben-hur-no-such-choice", field="preset", choices=", ".join(PRESETS))


def read_laps(written: Any, allowed: tuple[int, ...]) -> int:
    """Read the number of laps (2.4)."""
    if type(written) is not int or written not in allowed:
        raise Trouble("ben-hur-no-such-choice", field="laps", choices=", ".join(map(str, allowed)))
    return written


def read_charioteers(written: Any, chariots: int) -> tuple[str, ...]:
    """Read who stands on each chariot: charioteers of the novel, each once (1.5)."""
    if not isinstance(written, list) or len(written) != chariots:
        raise Trouble("ben-hur-charioteers", names=", ".join(CHARIOTEERS))
    if len({name for name in CHARIOTEERS if name in written}) != chariots:
        raise Trouble("ben-hur-charioteers", names=", ".join(CHARIOTEERS))
    return tuple(written)


def deal_charioteers(chariots: int, pick: Pick) -> list[str]:
    """Deal the charioteers at random, for a set-up (2.1)."""
    left = list(CHARIOTEERS)
    return [left.pop(pick(len(left))) for _ in range(chariots)]


def read_setup(setup: Mapping[str, Any]) -> RaceTerms:
    """Read a set-up: `arena`, `preset`, `options`, `laps`, `players`, `each`, `charioteers`, `makeup`."""
    for field in setup:
        if field not in _SETUP:
            raise Trouble("ben-hur-unknown-field", field=str(field))
    if setup.get("game", "ben-hur") != "ben-hur":
        raise Trouble("ben-hur-not-this-game", field="game")
    preset = read_preset(setup.get("preset", "antioch"))
    options = read_options(preset, setup.get("options", {}))
    seats = _read_seats(setup.get("players", MOST_CHARIOTS), setup.get("each", 1))
    older = setup.get("played_under")
    if older is not None and (type(older) is not int or older != 1):
        raise Trouble("ben-hur-no-such-choice", field="played_under", choices="1")
    return RaceTerms(
        arena=read_arena(setup.get("arena", "antioch")),
        preset=preset,
        options=options,
        played_under=older,
        laps=read_laps(
            setup.get("laps", LAPS_BY_SCORING[options.scoring][0]), LAPS_BY_SCORING[options.scoring]
        ),
        seats=seats,
        charioteers=read_charioteers(setup.get("charioteers", list(CHARIOTEERS[: len(seats)])), len(seats)),
        makeup=read_makeup(setup["makeup"]) if "makeup" in setup else read_arena_makeup(setup.get("arena")),
    )


def _read_seats(players: Any, each: Any) -> tuple[int, ...]:
    """Seat the players: two or three of them may drive two or three chariots each (2.1, 2.3)."""
    if type(players) is not int or not 2 <= players <= MOST_CHARIOTS:
        raise Trouble("ben-hur-players", field="players")
    most = 1 if players > 3 else MOST_CHARIOTS // players
    if type(each) is not int or not 1 <= each <= most:
        raise Trouble("ben-hur-each", field="each", most=most)
    return tuple(number % players for number in range(players * each))


def write_setup(table: RaceTerms) -> dict[str, Any]:
    """Write a set-up, complete and normal."""
    players = max(table.seats) + 1
    older = {} if table.played_under is None else {"played_under": table.played_under}
    return {
        "game": "ben-hur",
        "arena": write_arena(table.arena),
        "preset": table.preset,
        "options": write_options(table.preset, table.options),
        "laps": table.laps,
        "players": players,
        "each": len(table.seats) // players,
        "charioteers": list(table.charioteers),
        # Always told, unlike in positions: anyone may edit the deck files, and a record must not change.
        "makeup": write_makeup(table.makeup),
        **older,
    }
