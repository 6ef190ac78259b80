"""What the charioteers expect of a game: its stable."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from types import MappingProxyType
from typing import Any, Literal, NamedTuple

from hippodrome.charioteers.budget import Budget, Cancelled
from hippodrome.games import game_entry
from hippodrome.on_demand import load
from hippodrome.race.protocol import Pick
from hippodrome.saying import Saying

Charioteer = Callable[[Any, Sequence[Any]], Any]
"""Whoever decides for a seat: from its view and the moves offered, one of those moves."""


Style = Literal["patient", "bold", "blocker", "gambler"]
"""How somebody on the ladder drives."""


class Rung(NamedTuple):
    """A place on the ladder: who stands on it, by name, and its style where it has one."""

    name: str
    style: Style | None = None


Complaint = Callable[[Iterable[Mapping[str, Any]]], Saying | None]
"""What says why somebody else has to drive for a charioteer, in races of any of those set-ups."""


class Stable(NamedTuple):
    """The charioteers of a game by name, weakest first, and those of them who take a budget.

    `stand_in` is sound and quick to decide: it drives for whoever is not there or has failed, and wherever
    nobody else was asked for; `usual_seats` says how many race then. `ladder` lists the opponents for people,
    from one that a child beats to the strongest; without one, every charioteer is a rung. `complaints` say
    where a charioteer cannot drive, `instead` who drives there. `weighers` take no budget, but longer the
    more moves there are: at a table they all take as long.
    """

    charioteers: Mapping[str, Callable[[Pick], Charioteer]]
    searchers: Mapping[str, Callable[[Pick, Budget | None, Cancelled], Charioteer]]
    stand_in: str
    usual_seats: int = 4
    ladder: tuple[Rung, ...] = ()
    complaints: Mapping[str, Complaint] = MappingProxyType({})
    instead: Mapping[str, str] = MappingProxyType({})
    weighers: frozenset[str] = frozenset()


def stable_of(game: str) -> Stable:
    """Find the stable of a game."""
    stable: Stable = load(game_entry(game).charioteers)
    return stable


def ladder_of(game: str) -> tuple[Rung, ...]:
    """List the opponents of a game, the weakest first."""
    stable = stable_of(game)
    return stable.ladder or tuple(Rung(name) for name in stable.charioteers)
