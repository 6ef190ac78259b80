"""Ben Hur at a table: what may be chosen, and how its states are kept."""

from __future__ import annotations

from typing import Any, Final

from hippodrome.atlas.ben_hur import arena_names
from hippodrome.games.ben_hur import table
from hippodrome.games.ben_hur.entry import ENTRY
from hippodrome.games.ben_hur.kit import MOST_CHARIOTS
from hippodrome.games.ben_hur.position import read_position, write_position
from hippodrome.tables.choices import CLOCK_CHOICES, BoardChoice, Choices, Edition, Option, hires, usual_setup
from hippodrome.tables.traits import TableTraits

OPTION_CLAUSES: Final = {
    "accidents": "6",
    "scoring": "7.2",
    "steering": "3.4",
    "fewer_accidents": "2.4",
    "ties": "7.3",
    "races": "7.2",
}
"""The clause that explains each option."""


def choices() -> Choices:
    """List what may be chosen."""
    options = {
        name: Option(OPTION_CLAUSES[name], list(values)) for name, values in table.OPTION_CHOICES.items()
    }
    options["fewer_accidents"] = Option(OPTION_CLAUSES["fewer_accidents"], [0, *range(5, 16)])
    options["races"] = Option(OPTION_CLAUSES["races"], range=table.RACES_RANGE)
    return Choices(
        game=ENTRY.name,
        rules=ENTRY.game.rules_version,
        field="preset",
        editions={
            name: Edition(dict(options._asdict()), (2, MOST_CHARIOTS))
            for name, options in table.PRESETS.items()
        },
        options={name: options[name] for name in OPTION_CLAUSES},
        boards=[BoardChoice(name, (2, MOST_CHARIOTS), None) for name in arena_names()],
        directions=[],
        players=(2, MOST_CHARIOTS),
        each={
            players: list(range(1, 1 + (1 if players > 3 else MOST_CHARIOTS // players)))
            for players in range(2, MOST_CHARIOTS + 1)
        },
        unmanned=(0, 0),
        laps={scoring: list(laps) for scoring, laps in table.LAPS_BY_SCORING.items()},
        charioteers=hires(ENTRY.name),
        clocks=CLOCK_CHOICES,
        usual=usual_setup(ENTRY.name),
    )


def read_kept(start: Any, value: Any) -> Any:
    """Read a state, which tells its race in full."""
    del start
    return read_position(value)


TRAITS: Final = TableTraits(
    choices=choices, snapshot_interval=16, write_state=write_position, read_state=read_kept
)
