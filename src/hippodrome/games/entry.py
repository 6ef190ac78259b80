"""What a game hands over to the house: its name, and where each of its parts is found.

The games know nothing of what is built on them, so the parts that live higher up are named as
`package.module:attribute` and loaded by whoever needs them; each of those layers says what it expects.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol

from hippodrome.on_demand import load
from hippodrome.race.protocol import Game

if TYPE_CHECKING:
    from hippodrome.race.migrating import MigrationStep

AnyGame = Game[Any, Any, Any]


class Positions(Protocol):
    """Reads and writes the position files of a game."""

    def read_position(self, value: Any, /) -> Any:
        """Read a state from plain JSON values."""

    def write_position(self, state: Any, /) -> dict[str, Any]:
        """Write a state as plain JSON values."""


class GameEntry(NamedTuple):
    """A game's entry in the register of games; all fields but three say where a part is."""

    name: str
    """The name in commands, files and addresses, such as `ave-caesar`."""
    title: str
    """The name as people write it."""
    rules: str
    """The rules: an object that meets `hippodrome.race.protocol.Game`."""
    position_files: str
    """A module or object that meets `Positions`."""
    charioteers: str
    """Who drives: a `hippodrome.charioteers.stable.Stable`."""
    setups: str
    """Set-ups from what was asked for: a `hippodrome.setups.wish.Setups`."""
    telling: str
    """The race in words: a `hippodrome.telling.traits.Telling`."""
    coach: str
    """What the coach measures: a `hippodrome.coach.traits.CoachTraits`."""
    league: str
    """What a league measures: a `hippodrome.league.traits.LeagueTraits`."""
    terminal: str
    """The game in the terminal: a `hippodrome.terminal.face.TerminalFace`."""
    tables: str
    """The game at a table of the server: a `hippodrome.tables.traits.TableTraits`."""
    boards: str | None = None
    """The boards and their pictures: a `hippodrome.drawing.boards.Boards`; None where there are none."""
    printing: str | None = None
    """What its kit for print and play holds: a `hippodrome.printing.traits.PrintTraits`."""
    placements: str | None = None
    """What judges every placement of a card in a position; None in games without a ruler."""
    offering: str | None = None
    """What the seat to move is shown beside its moves: a `hippodrome.games.offering.Offering`."""
    test_drive: str | None = None
    """What lays cards before a chariot alone on a board; None where a board is not tried out so."""
    front: str | None = None
    """The game as one imports it: a `hippodrome.front.GameParts`; None where it is not offered so."""
    research: str | None = None
    """Races in numbers: a `hippodrome.research.traits.ResearchTraits`; None where they are not offered."""
    lockstep: str | None = None
    """Its referee over arrays: a `hippodrome.lockstep.judge.Judge`; None where the game has none."""
    environment: str | None = None
    """What makes its environment over arrays from settings by name; None where the game has none."""
    breeding: str | None = None
    """What breeds the weights of its charioteers; None where they are not bred."""
    learning: str | None = None
    """What trains its champion by self-play; None where the game has none."""
    comparing: str | None = None
    """What races two trained networks against each other; None where the game has none."""
    perils: str | None = None
    """What tells which moves cost the race: a function of a state; None where no move does of itself."""
    puzzles: str | None = None
    """What its puzzles are about: a `hippodrome.puzzles.traits.PuzzleTraits`; None where there are none."""
    statistics: str | None = None
    """What is counted in a race that is over: a `hippodrome.games.statistics.Counting`; None for nothing."""
    words: str | None = None
    """Message catalogues outside the house: `package:folder`, with a folder of `.ftl` files a language."""
    migrations: Mapping[int, MigrationStep] = MappingProxyType({})
    """The steps from older rules to those of today, by the version they start from."""

    @property
    def game(self) -> AnyGame:
        """The rules, loaded."""
        game: AnyGame = load(self.rules)
        return game

    @property
    def positions(self) -> Positions:
        """The position files, loaded."""
        positions: Positions = load(self.position_files)
        return positions
