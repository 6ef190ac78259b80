"""What may be chosen when a table is opened, game by game: names and ranges for a form, no rules."""

from __future__ import annotations

from typing import Any

import msgspec

from hippodrome.games import find


class Choices(msgspec.Struct, frozen=True):
    """A game: its editions or presets with the options each sets, what options take, boards, charioteers."""

    game: str
    rules: int
    editions: dict[str, dict[str, Any]]
    options: dict[str, list[str | int | bool]]
    ranges: dict[str, list[int]]
    boards: list[str]
    charioteers: list[str]


def choices(game: str, charioteers: list[str]) -> Choices:
    """List what may be chosen for a game."""
    rules = find(game).game.rules_version
    if game == "ave-caesar":
        return _ave_caesar(rules, charioteers)
    return _ben_hur(rules, charioteers)


def _ave_caesar(rules: int, charioteers: list[str]) -> Choices:
    from hippodrome.atlas import course_names  # noqa: PLC0415  (this game alone)
    from hippodrome.games.ave_caesar import kit  # noqa: PLC0415  (on demand)

    yes_or_no: dict[str, list[str | int | bool]] = {"six_free_after_finish": [False, True]}

    return Choices(
        game="ave-caesar",
        rules=rules,
        editions={name: msgspec.to_builtins(kit.BY_EDITION[name]) for name in kit.EDITIONS},
        options={**{name: [*values] for name, values in kit.CHOICES.items()}, **yes_or_no},
        ranges={name: list(span) for name, span in kit.RANGES.items()},
        boards=list(course_names()),
        charioteers=charioteers,
    )


def _ben_hur(rules: int, charioteers: list[str]) -> Choices:
    from hippodrome.games.ben_hur import table  # noqa: PLC0415  (this game alone)

    words = table._WORDS  # noqa: SLF001  (the names of the choices, which the game keeps to itself)
    return Choices(
        game="ben-hur",
        rules=rules,
        editions={name: dict(options._asdict()) for name, options in table.PRESETS.items()},
        options={name: list(values) for name, values in words.items()},
        ranges={"laps": [table.ANY_LAPS[0], table.ANY_LAPS[-1]], "races": [1, 3], "fewer_accidents": [0, 99]},
        boards=["antioch", "tyre"],
        charioteers=charioteers,
    )
