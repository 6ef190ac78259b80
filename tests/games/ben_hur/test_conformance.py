"""The cases handed to us: legal moves and placements, exactly."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from hippodrome.games.ben_hur.position import read_position, write_position
from hippodrome.games.ben_hur.refusals import placements

from .scenes import legal

_FILE = Path(__file__).parents[2] / "conformance" / "ben-hur.jsonl"
CASES = [json.loads(line) for line in _FILE.read_text("utf-8").splitlines()]


@pytest.mark.rule("ben-hur 9")
@pytest.mark.parametrize("case", CASES)
def test_the_engine_agrees_with_every_case_of_the_house(case: dict[str, Any]) -> None:
    state = read_position(case["position"])
    assert legal(state) == case["legal"]
    for card, told in case["placements"].items():
        assert [list(line) for line in placements(state, card)] == told


@pytest.mark.rule("ben-hur 9")
@pytest.mark.parametrize("case", CASES)
def test_a_position_written_and_read_again_is_the_same(case: dict[str, Any]) -> None:
    state = read_position(case["position"])
    assert read_position(json.loads(json.dumps(write_position(state)))) == state
