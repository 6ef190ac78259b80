"""What the terminal shows of a race, whichever game it is."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple, Protocol

from hippodrome.race.protocol import Refusal
from hippodrome.saying import Saying
from hippodrome.terminal.console import Line


class Choice(NamedTuple):
    """A move that may be chosen, and what it means."""

    move: Any
    line: Line


class Group(NamedTuple):
    """Moves that belong together, under a heading where they need one."""

    heading: Saying | None
    choices: tuple[Choice, ...]


class Block(NamedTuple):
    """Some lines under a heading."""

    heading: Saying
    lines: tuple[Line, ...]


class Face(Protocol):
    """How one game is shown to the person whose turn it is; it looks at views only."""

    def turn(self, view: Any, names: Sequence[str]) -> Saying:
        """Say whose turn it is and what is to be decided."""

    def situation(self, view: Any, names: Sequence[str]) -> Sequence[Block]:
        """Tell the order on the road and the hand; nothing where a turn goes on."""

    def choices(self, view: Any, moves: Sequence[Any], names: Sequence[str]) -> Sequence[Group]:
        """Describe the moves that may be chosen, card by card."""

    def barred(self, view: Any, refusals: Sequence[Refusal]) -> Sequence[Refusal]:
        """Pick the refusals that are told unasked."""

    def board(self, view: Any, names: Sequence[str]) -> Sequence[Line]:
        """Tell the surroundings, nearest first."""

    def picture(self, view: Any) -> Sequence[str]:
        """Draw the surroundings in characters, for those who like to look; nothing needs it."""

    def dealing(self, state: Any) -> bool:
        """Say whether the first hands are still being dealt."""
