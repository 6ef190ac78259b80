"""`hippodrome referee --engine lockstep` answers about Ben Hur as the reference does."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from hippodrome.commands.referee import answer_request, lockstep_engine, reference_engine

pytestmark = pytest.mark.xdist_group("compiling")

CASES = Path(__file__).parent.parent / "conformance" / "ben-hur.jsonl"
OTHER_MOVES = [
    "lost",
    "crash II",
    "accident A1",
    "concede",
    "miss",
    "whip @1",
    "ram II 0 0 @1",
    "drive II +7 0",
]


def ask(**request: Any) -> dict[str, Any]:
    """Ask both engines and take the answer that they share."""
    line = json.dumps(request).encode()
    answer = answer_request(line, lockstep_engine)
    assert answer == answer_request(line, reference_engine), request
    return answer


def cases() -> Iterator[dict[str, Any]]:
    for line in CASES.read_text(encoding="utf-8").splitlines():
        yield json.loads(line)


def test_every_sample_is_answered_the_same() -> None:
    chance = Random(1)
    for case in cases():
        position = case["position"]
        assert ask(do="legal", position=position)["legal"] == case["legal"]
        for card, rows in case["placements"].items():
            assert ask(do="placements", position=position, card=card)["placements"] == rows
        ask(do="perft", position=position, depth=chance.choice([0, 1, 2]))
        ask(do="apply", position=position, moves=[chance.choice(OTHER_MOVES)])


def test_a_race_told_by_its_positions_goes_the_same_way() -> None:
    chance = Random(2)
    for number, case in enumerate(cases()):
        if number % 6:
            continue
        position = case["position"]
        for _ in range(12):
            told = ask(do="legal", position=position)
            for barred, _clause in told["refused"][:2]:
                ask(do="apply", position=position, moves=[barred])
            if not told["legal"]:
                break
            position = ask(do="apply", position=position, moves=[chance.choice(told["legal"])])["position"]


def test_free_steering_is_answered_the_same() -> None:
    chance = Random(3)
    for number, case in enumerate(cases()):
        if number % 12:
            continue
        position = case["position"] | {"options": {"steering": "free"}}
        told = ask(do="legal", position=position)
        ask(do="placements", position=position, card="II")
        ask(do="apply", position=position, moves=[chance.choice(told["legal"])])
        ask(do="perft", position=position, depth=1)


def test_an_arena_of_the_largest_measures_is_answered_the_same() -> None:
    arena = {
        "half": 900_000,
        "inner": 300_000,
        "outer": 1_000_000,
        "first": 300_300,
        "step": 700,
        "contact": 90_000,
    }
    position = {"game": "ben-hur", "arena": arena, "phase": "turn", "chariots": [{"hand": ["II", "A1"]}] * 3}
    moves = ask(do="legal", position=position)["legal"]
    for move in moves:
        after = ask(do="apply", position=position, moves=[move])["position"]
        ask(do="legal", position=after)


def test_what_cannot_be_read_is_refused_in_the_same_words() -> None:
    position = next(cases())["position"]
    assert "error" in ask(do="placements", position=position, card="A1")
    assert "error" in ask(do="apply", position=position, moves=["fly"])
    assert "error" in ask(do="legal", position=position | {"laps": 9})
