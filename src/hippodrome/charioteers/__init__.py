"""Who decides: charioteers get a view and the moves offered, never the state.

A charioteer is called by its name; one that searches may be given a budget with it: `strategist:0.5s` thinks
half a second a move, `strategist:200` makes 200 playouts a move and then decides alike for the same chance.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from hippodrome.charioteers import ave_caesar, ben_hur
from hippodrome.charioteers.budget import Budget, Cancelled, never, read_budget
from hippodrome.race.protocol import Pick
from hippodrome.saying import Saying, Trouble, saying

Charioteer = Callable[[Any, Sequence[Any]], Any]
"""Whoever decides for a seat: from its view and the moves offered, one of those moves."""

CHARIOTEERS: Final[Mapping[str, Mapping[str, Callable[[Pick], Charioteer]]]] = {
    "ave-caesar": {
        "random": ave_caesar.random,
        "greedy": ave_caesar.greedy,
        "tactician": ave_caesar.tactician,
        "strategist": ave_caesar.strategist,
    },
    "ben-hur": {
        "random": ben_hur.random,
        "steady": ben_hur.steady,
        "aggressor": ben_hur.aggressor,
        "strategist": ben_hur.strategist,
    },
}
"""The charioteers of each game by name, weakest first."""

SEARCHERS: Final[Mapping[str, Mapping[str, Callable[[Pick, Budget | None, Cancelled], Charioteer]]]] = {
    "ave-caesar": {"tactician": ave_caesar.tactician, "strategist": ave_caesar.strategist},
    "ben-hur": {"strategist": ben_hur.strategist},
}
"""The charioteers who take a budget."""


def checked(game: str, name: str) -> tuple[str, Budget | None]:
    """Take apart what a charioteer is called: its plain name and its budget; raise Trouble for nobody's."""
    known, searchers = CHARIOTEERS[game], SEARCHERS[game]
    plain, colon, budget = name.partition(":")
    if plain not in known:
        raise Trouble("charioteer-unknown", name=name[:40], game=game, known=", ".join(known))
    if not colon:
        return plain, None
    if plain not in searchers:
        raise Trouble("charioteer-no-budget", name=plain, known=", ".join(searchers))
    return plain, read_budget(budget)


def charioteer(game: str, name: str, pick: Pick, cancelled: Cancelled = never) -> Charioteer:
    """Make a charioteer of a game by its name, with a budget after a colon if it takes one.

    Its own chance comes from `pick`; `cancelled` is asked during a search whether to answer at once.
    """
    plain, budget = checked(game, name)
    searching = SEARCHERS[game].get(plain)
    return searching(pick, budget, cancelled) if searching else CHARIOTEERS[game][plain](pick)


def character(game: str, name: str) -> tuple[Saying, Saying]:
    """Tell a charioteer's proper name and, in one sentence, its character."""
    plain = name.partition(":")[0]
    return saying(f"charioteer-{game}-{plain}-name"), saying(f"charioteer-{game}-{plain}-character")
