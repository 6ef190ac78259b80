"""Section 8: the presets."""

from __future__ import annotations

import pytest

from hippodrome.games.ben_hur.game import GAME
from hippodrome.games.ben_hur.table import LAPS_BY_SCORING, PRESETS
from hippodrome.saying import Trouble


@pytest.mark.rule("ben-hur 8")
def test_the_presets_are_those_of_the_table() -> None:
    table = {
        name: (options.accidents, options.scoring, LAPS_BY_SCORING[options.scoring])
        for name, options in PRESETS.items()
    }
    assert table == {
        "antioch": ("endurance", "laps", (1, 2, 3)),
        "season": ("knockout", "season", (1,)),
        "long": ("endurance", "finish", (2, 3, 4)),
        "club": ("club", "laps", (1, 2, 3)),
    }


@pytest.mark.rule("ben-hur 8")
def test_a_preset_binds_the_laps_and_races_of_a_table() -> None:
    assert GAME.start({"preset": "long"}).table.laps == 2
    assert GAME.start({"preset": "season", "options": {"races": 3}}).table.options.races == 3
    for setup in (
        {"preset": "long", "laps": 1},
        {"preset": "season", "laps": 2},
        {"preset": "antioch", "laps": 4},
        {"preset": "season", "options": {"races": 1}},
        {"preset": "club", "options": {"races": 2}},
        {"preset": "rome"},
    ):
        with pytest.raises(Trouble):
            GAME.start(setup)
