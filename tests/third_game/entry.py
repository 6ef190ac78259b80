"""Stadion's entry in the register of games."""

from __future__ import annotations

from typing import Final

from hippodrome.games.entry import GameEntry

ENTRY: Final = GameEntry(
    name="stadion",
    title="Stadion",
    rules="tests.third_game.game:GAME",
    position_files="tests.third_game.game",
    charioteers="tests.third_game.parts:STABLE",
    setups="tests.third_game.parts:SETUPS",
    telling="tests.third_game.parts:TELLING",
    coach="tests.third_game.parts:COACH",
    league="tests.third_game.parts:LEAGUE",
    terminal="tests.third_game.parts:FACE",
    tables="tests.third_game.parts:TABLES",
    research="tests.third_game.numbers:TRAITS",
    words="tests.third_game:words",
)
