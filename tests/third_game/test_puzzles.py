"""A game without puzzles has none, and is in nobody's way."""

from __future__ import annotations

import pytest

from hippodrome.games import game_names
from hippodrome.puzzles.traits import games_with_puzzles
from hippodrome.saying import Trouble
from hippodrome.tables.puzzling import list_puzzles, show_puzzle


def test_the_third_game_has_no_puzzles() -> None:
    assert "stadion" in game_names()
    assert "stadion" not in games_with_puzzles()
    assert "stadion" not in [it.game for it in list_puzzles("2026-11-16").games]
    with pytest.raises(Trouble, match="puzzles-none"):
        show_puzzle("stadion", 1)
