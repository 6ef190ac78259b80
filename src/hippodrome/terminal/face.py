"""What the terminal shows of a race, whichever game it is."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple, Protocol

from hippodrome.games import game_entry
from hippodrome.on_demand import load
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


class TerminalFace(Protocol):
    """How one game is shown to the person whose turn it is; it looks at views only."""

    def tell_whose_turn(self, view: Any, names: Sequence[str]) -> Saying:
        """Say whose turn it is and what is to be decided."""

    def situation(self, view: Any, names: Sequence[str]) -> Sequence[Block]:
        """Tell the order on the road and the hand; nothing where a turn goes on."""

    def choices(self, view: Any, moves: Sequence[Any], names: Sequence[str]) -> Sequence[Group]:
        """Describe the moves that may be chosen, card by card."""

    def refusals_told_unasked(self, view: Any, refusals: Sequence[Refusal]) -> Sequence[Refusal]:
        """Pick the refusals that are told unasked."""

    def tell_surroundings(self, view: Any, names: Sequence[str]) -> Sequence[Line]:
        """Tell the surroundings, nearest first."""

    def optional_picture(self, view: Any) -> Sequence[str]:
        """Draw the surroundings in characters, for those who like to look; nothing needs it."""

    def dealing_first_hands(self, state: Any) -> bool:
        """Say whether the first hands are still being dealt."""


def face_of(game: str) -> TerminalFace:
    """Find how a game is shown."""
    face: TerminalFace = load(game_entry(game).terminal)
    return face
