"""What was compiled is loaded again, and compiled anew when a function that it calls has changed."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

CALLED = """
from hippodrome.lockstep.compiling import compiled

@compiled
def laps(steps):
    return steps // {length}
"""
CALLING = """
from called import laps
from hippodrome.lockstep.compiling import compiled

@compiled
def worth(steps):
    return laps(steps) + laps(60)

print(worth(120), sum(worth.stats.cache_hits.values()), len(laps.signatures))
"""


def ask(folder: Path) -> list[int]:
    """Run the calling module: its answer, how much of it was loaded, and how often the other was compiled."""
    ran = subprocess.run(
        [sys.executable, "calling.py"], cwd=folder, capture_output=True, text=True, check=True, timeout=3000
    )
    return [int(it) for it in ran.stdout.split()]


def test_a_change_in_another_file_is_not_missed_and_a_number_in_a_call_is_any_number(tmp_path: Path) -> None:
    (tmp_path / "calling.py").write_text(CALLING, "utf-8")
    (tmp_path / "called.py").write_text(CALLED.format(length=60), "utf-8")
    assert [ask(tmp_path), ask(tmp_path)] == [[3, 0, 1], [3, 1, 0]]
    (tmp_path / "called.py").write_text(CALLED.format(length=20), "utf-8")
    assert ask(tmp_path) == [9, 0, 1]
