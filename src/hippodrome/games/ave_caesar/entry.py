"""Ave Caesar's entry in the register of games."""

from __future__ import annotations

from typing import Final

from hippodrome.games.entry import GameEntry
from hippodrome.race.migrating import MigrationStep, Setup


def mark_begun_under_version_1(setup: Setup) -> Setup:
    """Note that a race was begun under version 1, so that its moves are played as they were then."""
    return setup | {"played_under": 1}


ENTRY: Final = GameEntry(
    name="ave-caesar",
    title="Ave Caesar",
    rules="hippodrome.games.ave_caesar.game:GAME",
    position_files="hippodrome.games.ave_caesar.position",
    charioteers="hippodrome.charioteers.ave_caesar:STABLE",
    setups="hippodrome.setups.ave_caesar:SETUPS",
    telling="hippodrome.telling.ave_caesar:TELLING",
    coach="hippodrome.coach.ave_caesar:TRAITS",
    league="hippodrome.league.ave_caesar:TRAITS",
    terminal="hippodrome.terminal.ave_caesar:FACE",
    tables="hippodrome.tables.ave_caesar:TRAITS",
    boards="hippodrome.drawing.ave_caesar:BOARDS",
    front="hippodrome.ave_caesar:DOOR",
    research="hippodrome.research.ave_caesar:TRAITS",
    lockstep="hippodrome.lockstep.ave_caesar.referee:REFEREE_ENGINE",
    environment="hippodrome.lockstep.ave_caesar.environment:make_env",
    breeding="hippodrome.training.breeding:breed",
    learning="hippodrome.training.learning:learn",
    perils="hippodrome.games.ave_caesar.perils:perils",
    statistics="hippodrome.games.ave_caesar.statistics:statistics",
    printing="hippodrome.printing.ave_caesar:TRAITS",
    puzzles="hippodrome.puzzles.ave_caesar:TRAITS",
    migrations={1: MigrationStep(setup=mark_begun_under_version_1, moves=list)},
)
