"""The workshop at a server: sketches and trial races have bounds, count as work, and run beside the loop."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest
from tests.server.running import Refused, Running

from hippodrome.atlas.source import MOST_SOURCE_LETTERS
from hippodrome.tables.crafting import MOST_TRIAL_RACES

ROOT = Path(__file__).resolve().parents[2]
WHITE = (ROOT / "src" / "hippodrome" / "atlas" / "courses" / "white.course").read_text(encoding="utf-8")
SKETCH = "/api/workshop/ave-caesar/sketch"
RACES = "/api/workshop/ave-caesar/races"


def test_sketches_and_trial_races_beyond_their_bounds_are_refused(server: Running) -> None:
    drawn = server.ask(SKETCH, {"name": "mine", "source": WHITE})
    assert drawn["faults"] == []
    with pytest.raises(Refused) as refused:
        server.ask(SKETCH, {"name": "mine", "source": " " * (MOST_SOURCE_LETTERS + 1)})
    assert refused.value.status == 400
    for races in (0, MOST_TRIAL_RACES + 1):
        with pytest.raises(Refused) as refused:
            server.ask(RACES, {"board": drawn["board"], "races": races})
        assert refused.value.status == 400
    assert server.ask(RACES, {"board": drawn["board"], "races": 1})["races"] == 1


def test_sketches_and_trial_races_count_as_work(database: str) -> None:
    server = Running(database, {"HIPPODROME_LIMIT_WORK": "1"})
    board = server.ask(SKETCH, {"name": "mine", "source": WHITE})["board"]
    for path, asked in ((SKETCH, {"name": "mine", "source": "01"}), (RACES, {"board": board, "races": 1})):

        def code(_number: int, path: str = path, asked: Any = asked) -> str | None:
            try:
                server.ask(path, asked)
            except Refused as refused:
                return refused.code
            return None

        with ThreadPoolExecutor(12) as crowd:  # all at once, however long each of them takes
            assert set(crowd.map(code, range(40))) - {None} == {"too-fast"}
    server.stop()
