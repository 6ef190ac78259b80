"""Who decides: charioteers get a view and the moves offered, never the state.

A charioteer is called by its name; one that searches may be given a budget with it: `strategist:0.5s` thinks
half a second a move, `strategist:200` makes 200 playouts a move and then decides alike for the same chance.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

from hippodrome.charioteers.budget import Budget, Cancelled, never_cancelled, read_budget
from hippodrome.charioteers.stable import Charioteer, Rung, Stable, ladder_of, stable_of
from hippodrome.race.protocol import Pick
from hippodrome.saying import Saying, Trouble, saying

__all__ = [
    "Charioteer",
    "Rung",
    "Stable",
    "charioteer_by_name",
    "complaints_of",
    "default_stand_in",
    "ladder_of",
    "parse_charioteer",
    "proper_name_and_character",
    "proper_names",
    "replacement_driver",
    "stable_of",
]


def parse_charioteer(game: str, name: str) -> tuple[str, Budget | None]:
    """Take apart what a charioteer is called: its plain name and its budget; raise Trouble for nobody's."""
    known, searchers = stable_of(game).charioteers, stable_of(game).searchers
    plain, colon, budget = name.partition(":")
    if plain not in known:
        raise Trouble("charioteer-unknown", name=name[:40], game=game, known=", ".join(known))
    if not colon:
        return plain, None
    if plain not in searchers:
        raise Trouble("charioteer-no-budget", name=plain, known=", ".join(searchers))
    return plain, read_budget(budget)


def charioteer_by_name(
    game: str, name: str, pick: Pick, cancelled: Cancelled = never_cancelled
) -> Charioteer:
    """Make a charioteer of a game by its name, with a budget after a colon if it takes one.

    Its own chance comes from `pick`; `cancelled` is asked during a search whether to answer at once.
    """
    plain, budget = parse_charioteer(game, name)
    stable = stable_of(game)
    searching = stable.searchers.get(plain)
    return searching(pick, budget, cancelled) if searching else stable.charioteers[plain](pick)


def complaints_of(game: str, names: Iterable[str], setups: Sequence[Mapping[str, Any]]) -> list[Saying]:
    """Say for which charioteers somebody else has to drive in races of those set-ups, and why."""
    known = stable_of(game).complaints
    plain = dict.fromkeys(name.partition(":")[0] for name in names)
    said = [known[name](setups) for name in plain if name in known]
    return [it for it in said if it is not None]


def replacement_driver(game: str, name: str, setup: Mapping[str, Any]) -> str | None:
    """Name who drives for a charioteer that cannot drive in races of that set-up, None for one that can."""
    plain, colon, budget = name.partition(":")
    instead = stable_of(game).instead.get(plain)
    return f"{instead}{colon}{budget}" if instead and complaints_of(game, [plain], [setup]) else None


def default_stand_in(game: str) -> str:
    """Name who drives for whoever is not there, and where nobody else was asked for."""
    return stable_of(game).stand_in


def proper_name_and_character(game: str, name: str) -> tuple[Saying, Saying]:
    """Tell a charioteer's proper name and, in one sentence, its character."""
    plain = name.partition(":")[0]
    return saying(f"charioteer-{game}-{plain}-name"), saying(f"charioteer-{game}-{plain}-character")


def proper_names(
    game: str, names: Sequence[str], driven: Sequence[str | None], say: Callable[[Saying], str]
) -> tuple[str, ...]:
    """Call the charioteers of the house among some seats by their proper names; `driven` names each one's."""

    def called(name: str, charioteer: str | None) -> str:
        if charioteer is None or not name.startswith(charioteer):
            return name
        if charioteer.partition(":")[0] not in stable_of(game).charioteers:
            return name
        return say(proper_name_and_character(game, charioteer)[0]) + name.removeprefix(charioteer)

    return tuple(map(called, names, driven))
