"""Bringing races of older rules up to date, step by step: records and the server's ledger both come here.

When the rules of a game change so that old races would read or replay differently, its `rules_version` goes
up by one and a step from the old version is registered here. `docs/how-to/migrate-rules.md` shows how.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, NamedTuple

from hippodrome.saying import Trouble

Setup = dict[str, Any]
"""A set-up as records and tables keep it."""


class Step(NamedTuple):
    """How a race of one version of the rules is written in the next.

    `setup` turns the set-up, `moves` a run of moves in their order: those of a whole race, or those of a turn
    and what the Fates answered. It must give the same moves however a race is cut into turns.
    """

    setup: Callable[[Setup], Setup]
    moves: Callable[[Sequence[str]], Sequence[str]]


STEPS: Final[Mapping[str, dict[int, Step]]] = {"ave-caesar": {}, "ben-hur": {}}
"""The steps of each game, by the version they start from."""


def steps_to(game: str, version: Any, known: int) -> tuple[Step, ...] | None:
    """Find the steps from a version to the one that is known; None where there is no way."""
    if type(version) is not int or not 0 < version <= known:
        return None
    steps = STEPS.get(game, {})
    found = tuple(steps[number] for number in range(version, known) if number in steps)
    return found if len(found) == known - version else None


def setup_by(steps: Sequence[Step], setup: Setup) -> Setup:
    """Bring a set-up up to date."""
    for step in steps:
        setup = step.setup(setup)
    return setup


def moves_by(steps: Sequence[Step], moves: Sequence[str]) -> tuple[str, ...]:
    """Bring a run of moves up to date."""
    for step in steps:
        moves = step.moves(moves)
    return tuple(moves)


def must_have(steps: tuple[Step, ...] | None, key: str, **facts: str | int) -> tuple[Step, ...]:
    """Take the steps that were found, or say in a sentence that there is no way."""
    if steps is None:
        raise Trouble(key, **facts)
    return steps
