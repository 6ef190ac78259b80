"""What the telling expects of a game."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any, NamedTuple

from hippodrome.games import game_entry
from hippodrome.on_demand import load
from hippodrome.race.log import Event
from hippodrome.records import ReplayStep
from hippodrome.saying import Saying

Teller = Callable[[Any, Event[Any], Any, Sequence[str]], list[Saying]]
"""Tells what came of one event: the state before it, the event, the state after it, the seats' names."""


class Telling(NamedTuple):
    """How a game is told in words.

    `tell` tells one event as the stands saw it, and `result` is the message of a line of the final table.
    `alone` are the messages that stand in a line of their own, without the number of a turn. `begins_turn`
    says whether an event, after another or none, is the first of a turn; `goes_on` whether it belongs to the
    line of the one before it. `drawn` tells the cards that were drawn, once the race is over. `chariots`
    names what a seat drives, in games whose chariots have names that a charioteer of the house goes by.
    """

    tell: Teller
    result: str
    alone: frozenset[str]
    begins_turn: Callable[[ReplayStep | None, ReplayStep], bool]
    goes_on: Callable[[ReplayStep], bool]
    drawn: Callable[[ReplayStep, Sequence[str]], Iterable[Saying]]
    chariots: Callable[[Any, int], str] | None = None


def telling_of(game: str) -> Telling:
    """Find how a game is told."""
    telling: Telling = load(game_entry(game).telling)
    return telling
