"""Ave Caesar as a game of OpenSpiel."""

from __future__ import annotations

from random import Random

import pyspiel
import pytest


@pytest.mark.parametrize(("course", "players"), [("white", 4), ("yellow", 6)])
def test_a_race_runs_to_its_end_and_gives_laurels(course: str, players: int) -> None:
    import hippodrome.research.open_spiel  # noqa: F401, PLC0415  (registers the game)

    random = Random(course)
    game = pyspiel.load_game("ave_caesar", {"players": players, "course": course})
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes = state.chance_outcomes()
            assert sum(odds for _, odds in outcomes) == pytest.approx(1)
            state.apply_action(random.choice(outcomes)[0])
            continue
        copy = state.clone()
        assert copy.legal_actions() == state.legal_actions()
        assert state.observation_string(state.current_player())
        state.apply_action(random.choice(state.legal_actions()))
    assert len(state.returns()) == players
    assert all(0 <= laurels <= 6 for laurels in state.returns())
