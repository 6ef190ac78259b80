"""Who decides: charioteers get a view and the moves offered, never the state."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from hippodrome.charioteers import ave_caesar, ben_hur
from hippodrome.race.protocol import Pick
from hippodrome.saying import Trouble

Charioteer = Callable[[Any, Sequence[Any]], Any]
"""Whoever decides for a seat: from its view and the moves offered, one of those moves."""

CHARIOTEERS: Final[Mapping[str, Mapping[str, Callable[[Pick], Charioteer]]]] = {
    "ave-caesar": {"random": ave_caesar.random, "greedy": ave_caesar.greedy},
    "ben-hur": {"random": ben_hur.random, "steady": ben_hur.steady},
}
"""The charioteers of each game by name, weakest first."""


def charioteer(game: str, name: str, pick: Pick) -> Charioteer:
    """Make a charioteer of a game by its name; its own chance comes from `pick`."""
    known = CHARIOTEERS[game]
    if name not in known:
        raise Trouble("charioteer-unknown", name=name[:40], game=game, known=", ".join(known))
    return known[name](pick)
