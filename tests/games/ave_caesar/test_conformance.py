"""The cases handed to us: legal moves, refusals and counts, exactly."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from hippodrome.games.ave_caesar.game import GAME
from hippodrome.games.ave_caesar.position import read_position, write_position
from hippodrome.race.perft import perft

NAMES = ("ave-caesar", "ave-caesar-access")
_FILES = [Path(__file__).parents[2] / "conformance" / f"{name}.jsonl" for name in NAMES]
CASES: dict[str, dict[str, Any]] = {
    f"{file.stem} {number}": json.loads(line)
    for file in _FILES
    for number, line in enumerate(file.read_text("utf-8").splitlines(), 1)
}


@pytest.mark.parametrize("case", CASES.values(), ids=CASES)
def test_the_engine_agrees_with_the_case_of_that_line(case: dict[str, Any]) -> None:
    state = read_position(case["position"])
    assert [GAME.write(move) for move in GAME.legal_moves(state)] == case["legal"]
    assert [[int(it.what), it.clause] for it in GAME.refusals(state)] == case["refused"]
    assert [perft(GAME, state, depth) for depth in range(len(case["perft"]))] == case["perft"]


def test_every_position_of_the_cases_is_written_as_it_was_read() -> None:
    for case in CASES.values():
        written = write_position(read_position(case["position"]))
        assert written == {"left": [], **case["position"]}
