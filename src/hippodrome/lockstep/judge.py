"""The face of lockstep's referee: what `hippodrome referee --engine lockstep` asks of a game.

A game names its judge in the field `lockstep` of its entry, such as
`hippodrome.lockstep.ave_caesar.referee:REFEREE_ENGINE`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Protocol

from hippodrome.games.entry import GameEntry
from hippodrome.on_demand import load
from hippodrome.saying import Trouble


class RefereeEngine(Protocol):
    """Answers the referee's requests for one game by lockstep's own reading of the rules.

    What is wrong with a request is raised as the reference raises it: `Trouble` for what cannot be read,
    `Refused` with its clause for a move that may not be played.
    """

    def read_position(self, position: Mapping[str, Any], /) -> Any:
        """Read a position file (docs/formats.md) into a state of lockstep."""

    def legal(self, state: Any, /) -> list[str]:
        """List the legal moves as text, sorted by code point."""

    def refused(self, state: Any, /) -> list[list[Any]]:
        """List what is held and may not be played, each with the first clause that bars it."""

    def apply(self, state: Any, moves: Sequence[str], /) -> dict[str, Any]:
        """Play moves given as text and write the position after them."""

    def perft(self, state: Any, depth: int, /) -> int:
        """Count the sequences of exactly so many moves, the Fates' included."""

    def placements(self, state: Any, card: str, /) -> list[list[Any]]:
        """Judge every placement of a card; a game without a ruler raises `Trouble`."""


def referee_engine_of(entry: GameEntry) -> RefereeEngine:
    """Load the judge of a game; a game without lockstep has none."""
    if entry.lockstep is None:
        raise Trouble("lockstep-none", game=entry.name)
    try:
        judge: RefereeEngine = load(entry.lockstep)
    except ModuleNotFoundError:
        raise Trouble("extra-missing", extra="lockstep") from None
    return judge
