"""Bringing races of older rules up to date, step by step: records and the server's ledger both come here.

When the rules of a game change so that old races would read or replay differently, its `rules_version` goes
up by one and its entry gets a step from the old version. `docs/how-to/migrate-rules.md` shows how.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple

from hippodrome.saying import Trouble

Setup = dict[str, Any]
"""A set-up as records and tables keep it."""


class MigrationStep(NamedTuple):
    """How a race of one version of the rules is written in the next.

    `setup` turns the set-up, `moves` a run of moves in their order: those of a whole race, or those of a turn
    and what the Fates answered. It must give the same moves however a race is cut into turns.
    """

    setup: Callable[[Setup], Setup]
    moves: Callable[[Sequence[str]], Sequence[str]]


def migration_steps(
    steps: Mapping[int, MigrationStep], version: Any, known: int
) -> tuple[MigrationStep, ...] | None:
    """Find the steps of a game from a version to the one that is known; None where there is no way."""
    if type(version) is not int or not 0 < version <= known:
        return None
    found = tuple(steps[number] for number in range(version, known) if number in steps)
    return found if len(found) == known - version else None


def migrate_setup(steps: Sequence[MigrationStep], setup: Setup) -> Setup:
    """Bring a set-up up to date."""
    for step in steps:
        setup = step.setup(setup)
    return setup


def migrate_moves(steps: Sequence[MigrationStep], moves: Sequence[str]) -> tuple[str, ...]:
    """Bring a run of moves up to date."""
    for step in steps:
        moves = step.moves(moves)
    return tuple(moves)


def require_steps(
    steps: tuple[MigrationStep, ...] | None, key: str, **facts: str | int
) -> tuple[MigrationStep, ...]:
    """Take the steps that were found, or say in a sentence that there is no way."""
    if steps is None:
        raise Trouble(key, **facts)
    return steps
