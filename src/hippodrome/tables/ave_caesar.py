"""Ave Caesar at a table: what may be chosen, and how its states are kept."""

from __future__ import annotations

from typing import Any, Final

import msgspec

from hippodrome.atlas import course_json, course_names
from hippodrome.course import DIRECTIONS
from hippodrome.games.ave_caesar import kit
from hippodrome.games.ave_caesar.entry import ENTRY
from hippodrome.games.ave_caesar.position import read_state, write_state
from hippodrome.games.ave_caesar.tournament import CHARIOTS_EACH, prepare_courses
from hippodrome.tables.choices import CLOCK_CHOICES, BoardChoice, Choices, Edition, Option, hires, usual_setup
from hippodrome.tables.traits import TableTraits

OPTION_CLAUSES: Final = {
    "blocked_hand": "3.5",
    "six_free_after_finish": "4.6",
    "retire": "6.2",
    "unmanned_six": "8.2",
    "unmanned_driver": "8.3",
    "next_start": "7.2",
    "hand_size": "3.1",
    "laps": "6.1",
    "races": "7.1",
}
"""The clause that explains each option."""


def choices() -> Choices:
    """List what may be chosen."""
    options = {
        name: Option(OPTION_CLAUSES[name], list(values)) for name, values in kit.OPTION_CHOICES.items()
    }
    options["six_free_after_finish"] = Option(OPTION_CLAUSES["six_free_after_finish"], [False, True])
    options |= {name: Option(OPTION_CLAUSES[name], range=span) for name, span in kit.OPTION_RANGES.items()}
    courses = [(name, course_json(name)) for name in course_names()]
    return Choices(
        game=ENTRY.name,
        rules=ENTRY.game.rules_version,
        field="edition",
        editions={
            name: Edition(msgspec.to_builtins(kit.OPTIONS_BY_EDITION[name]), kit.CHARIOTS_BY_EDITION[name])
            for name in kit.EDITIONS
        },
        options={name: options[name] for name in OPTION_CLAUSES},
        boards=[BoardChoice(name, (it["players"][0], it["players"][1]), it["laps"]) for name, it in courses],
        directions=list(DIRECTIONS),
        players=(1, 6),
        each={players: list(CHARIOTS_EACH.get(players, (1,))) for players in range(1, 7)},
        unmanned=(0, 5),
        laps={},
        charioteers=hires(ENTRY.name),
        clocks=CLOCK_CHOICES,
        usual=usual_setup(ENTRY.name),
    )


def read_kept(start: Any, value: Any) -> Any:
    """Read a state of the race that began so."""
    return read_state(start.meeting, value)


TRAITS: Final = TableTraits(
    choices=choices,
    snapshot_interval=128,
    write_state=write_state,
    read_state=read_kept,
    prepare=prepare_courses,
)
