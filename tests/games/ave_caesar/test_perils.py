"""Moves that may be played and cost the race, told before they are."""

from __future__ import annotations

import pytest

from hippodrome.games.ave_caesar.perils import perils

from .drawn import drawn


@pytest.mark.rule("ave-caesar 5.4")
def test_a_drive_past_the_last_stop_disqualifies_and_is_told() -> None:
    state = drawn("""court
        A 07a lap 2 hand 1 2""")
    told = {it.move: it.clause for it in perils(state)}
    assert told["1-08a"] == "5.4"


@pytest.mark.rule("ave-caesar 5.1")
def test_a_drive_into_the_alley_costs_nothing() -> None:
    state = drawn("""court
        A 07b lap 2 hand 1""")
    assert "1-A1" not in {it.move for it in perils(state)}


@pytest.mark.rule("ave-caesar 6.2")
def test_a_drive_after_which_the_finish_is_out_of_reach_is_told_once() -> None:
    """Whoever cannot get home any more is not told so at every drive."""
    away = drawn("""ring
        A 05a lap 3 paid hand 1 6 deck none
        B 01a""")
    long = {it.move for it in perils(away)}
    lost = drawn("""ring
        A 01a lap 1 paid hand 1 2 deck none
        B 05a""")
    assert not list(perils(lost))
    assert all(it.startswith(("1-", "6-")) for it in long)
