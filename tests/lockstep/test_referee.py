"""`hippodrome referee --engine lockstep` keeps nobody waiting: what is not compiled yet is interpreted."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from time import monotonic, sleep
from typing import Any

import pytest
from tests.commands import BEND, THREE, cases

from hippodrome.commands.lockstep_referee import LockstepReferee
from hippodrome.commands.referee import answer_request
from hippodrome.saying import Trouble

INTERPRETED = """
import sys
from hippodrome.commands.referee import answer_request, lockstep_engine, reference_engine
for line in sys.stdin.buffer:
    here, there = (answer_request(line, engine) for engine in (lockstep_engine, reference_engine))
    assert here == there, line
print("numba" in sys.modules)
"""


def requests_of(case: dict[str, Any]) -> Iterator[bytes]:
    """Ask everything there is to ask about a case."""
    position = case["position"]
    asked: list[dict[str, Any]] = [{"do": "legal"}, {"do": "perft", "depth": 2}]
    asked += [{"do": "apply", "moves": [move]} for move in case["legal"][:2]]
    asked += [{"do": "placements", "card": card} for card in case.get("placements", {})]
    return (json.dumps(it | {"position": position}).encode() + b"\n" for it in asked)


def test_the_rules_over_arrays_say_the_same_when_they_are_interpreted() -> None:
    some = [*cases("ave-caesar")[::4], *cases("ave-caesar-access"), *cases("ben-hur")[::2]]
    ran = subprocess.run(
        [sys.executable, "-c", INTERPRETED],
        input=b"".join(line for case in some for line in requests_of(case)),
        env=os.environ | {"NUMBA_DISABLE_JIT": "1"},
        capture_output=True,
        check=False,
        timeout=3000,
    )
    assert (ran.stdout.split(), ran.stderr) == ([b"False"], b"")


def test_answers_come_in_order_while_the_rules_are_being_compiled(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A line to which the compiled rules answer late is not taken for the next one's answer."""
    monkeypatch.setenv("NUMBA_CACHE_DIR", str(tmp_path))
    with LockstepReferee(patience=0) as referee:
        for depth in (1, 2, 3, 0):
            for position in (THREE, BEND):
                line = json.dumps({"do": "perft", "position": position, "depth": depth}).encode()
                assert referee.answer(line) == answer_request(line)


def test_what_the_compiled_rules_answer_late_is_dropped() -> None:
    """The compiled rules are given a line that they refuse; its answer must not be heard for the next."""
    with LockstepReferee(patience=600) as referee:
        assert "error" in referee.answer(b"{}")
        referee._compiled.ask(b"{}")
        deadline = monotonic() + 600
        while not referee._compiled.answers_within(0) and monotonic() < deadline:
            sleep(0.01)
        line = json.dumps({"do": "perft", "position": THREE, "depth": 1}).encode()
        assert referee.answer(line) == {"count": 5}
        assert referee.answer(b"[]") == answer_request(b"[]")


def test_a_process_that_was_killed_is_told() -> None:
    with LockstepReferee(patience=600) as referee:
        referee.answer(b"{}")
        process = referee._compiled._running
        assert process is not None
        process[0].kill()
        with pytest.raises(Trouble, match="lockstep-killed"):
            referee.answer(b"{}")
