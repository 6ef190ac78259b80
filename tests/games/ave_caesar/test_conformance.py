"""The cases handed to us: legal moves, refusals and counts, exactly."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from hippodrome.games.ave_caesar.game import GAME
from hippodrome.games.ave_caesar.position import read_position, write_position
from hippodrome.race.perft import perft

_FILE = Path(__file__).parents[2] / "conformance" / "ave-caesar.jsonl"
CASES: list[dict[str, Any]] = [json.loads(line) for line in _FILE.read_text("utf-8").splitlines()]


@pytest.mark.parametrize("case", CASES, ids=map(str, range(1, len(CASES) + 1)))
def test_the_engine_agrees_with_the_case_of_that_line(case: dict[str, Any]) -> None:
    state = read_position(case["position"])
    assert [GAME.write(move) for move in GAME.legal_moves(state)] == case["legal"]
    assert [[int(it.what), it.clause] for it in GAME.refusals(state)] == case["refused"]
    assert [perft(GAME, state, depth) for depth in range(len(case["perft"]))] == case["perft"]


def test_every_position_of_the_cases_is_written_as_it_was_read() -> None:
    for case in CASES:
        written = write_position(read_position(case["position"]))
        assert written == {"left": [], **case["position"]}
