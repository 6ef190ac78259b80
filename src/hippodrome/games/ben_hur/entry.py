"""Ben Hur's entry in the register of games."""

from __future__ import annotations

from typing import Final

from hippodrome.games.entry import GameEntry
from hippodrome.race.migrating import MigrationStep, Setup


def mark_begun_under_version_1(setup: Setup) -> Setup:
    """Note that a race was begun under version 1, which took accidents out of every long race (2.4)."""
    options = setup.get("options", {})
    if setup.get("laps", 1) >= 3 and setup.get("preset") != "long":
        options = {"fewer_accidents": 5} | options
    return setup | {"played_under": 1, "options": options}


ENTRY: Final = GameEntry(
    name="ben-hur",
    title="Ben Hur",
    rules="hippodrome.games.ben_hur.game:GAME",
    position_files="hippodrome.games.ben_hur.position",
    charioteers="hippodrome.charioteers.ben_hur:STABLE",
    setups="hippodrome.setups.ben_hur:SETUPS",
    telling="hippodrome.telling.ben_hur:TELLING",
    coach="hippodrome.coach.ben_hur:TRAITS",
    league="hippodrome.league.ben_hur:TRAITS",
    terminal="hippodrome.terminal.ben_hur:FACE",
    tables="hippodrome.tables.ben_hur:TRAITS",
    boards="hippodrome.drawing.ben_hur:BOARDS",
    printing="hippodrome.printing.ben_hur:TRAITS",
    puzzles="hippodrome.puzzles.ben_hur:TRAITS",
    placements="hippodrome.games.ben_hur.refusals:placements",
    offering="hippodrome.games.ben_hur.offering",
    test_drive="hippodrome.games.ben_hur.alone:drive_alone",
    front="hippodrome.ben_hur:DOOR",
    research="hippodrome.research.ben_hur:TRAITS",
    lockstep="hippodrome.lockstep.ben_hur.referee:REFEREE_ENGINE",
    environment="hippodrome.lockstep.ben_hur.environment:make_env",
    learning="hippodrome.training.ben_hur.learning:learn",
    statistics="hippodrome.games.ben_hur.statistics:statistics",
    migrations={1: MigrationStep(setup=mark_begun_under_version_1, moves=list)},
)
