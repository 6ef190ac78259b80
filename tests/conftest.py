"""What holds for all tests."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import settings

# The same examples in every run, and no deadline: the machine is shared.
settings.register_profile("hippodrome", derandomize=True, deadline=None)
settings.load_profile("hippodrome")

LONG = ("page", "third_game", "research", "training", "tables", "league", "charioteers", "lockstep", "server")
"""Rooms whose tests take long. They come first, so that nobody waits for one of them at the end."""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Put those first that one worker runs in a row, as they compile the same code; then the long rooms."""
    here = Path(__file__).parent

    def rank(item: pytest.Item) -> int:
        if item.get_closest_marker("xdist_group"):
            return -1
        room = item.path.relative_to(here).parts[0]
        return LONG.index(room) if room in LONG else len(LONG)

    items.sort(key=rank)
