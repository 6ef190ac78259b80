"""What is counted at the end of a race of Ben Hur."""

from __future__ import annotations

from typing import Any

import pytest

from hippodrome.games import game_entry
from hippodrome.games.ben_hur.game import GAME
from hippodrome.games.ben_hur.state import State
from hippodrome.games.statistics import statistics_of

from .scenes import SETUPS, car, of_kind, play, random_race, scene

ENTRY = game_entry("ben-hur")
DRIVE = ("drive II 0 0", "take normal", "draw II")


def counted(state: State, *moves: str) -> dict[str, tuple[int, ...]]:
    """Count over some moves from a position."""
    return {figure.key: figure.values for figure in statistics_of(ENTRY, state, moves)}


def beside(hand: str = "II II", other: str = "II II") -> State:
    """Chariot 0 is to drive beside chariot 1, which has moved."""
    return scene(car(2000, -3000, 0, hand), car(4400, -3560, 0, other), moved=[1])


@pytest.mark.rule("ben-hur 5.2")
def test_a_whip_won_against_even_odds_is_half_a_whip_of_luck() -> None:
    found = counted(beside(), *DRIVE, "whip @1", "roll 6", "roll 2")
    assert (found["stat-whips-won"], found["stat-whips-lost"]) == ((1, 0), (0, 1))
    assert found["stat-whips-luck"] == (50, -50)
    assert found["stat-rams-won"] == found["stat-rams-lost"] == (0, 0)


@pytest.mark.rule("ben-hur 5.2")
def test_equal_dice_settle_nothing_and_horseshoes_lower_the_luck_of_winning() -> None:
    found = counted(beside("II II*"), *DRIVE, "whip @1", "roll 3", "roll 3", "roll 6", "roll 2")
    assert found["stat-whips-won"] == (1, 0)
    assert 0 < found["stat-whips-luck"][0] < 50
    assert sum(found["stat-whips-luck"]) == 0


@pytest.mark.rule("ben-hur 4.2")
def test_a_ram_that_is_lost_counts_for_both() -> None:
    state = scene(car(2000, -3000), car(3700, -3000), moved=[1])
    ram = of_kind(state, "ram")[0]
    found = counted(state, ram, "roll 1", "roll 6")
    assert (found["stat-rams-won"], found["stat-rams-lost"]) == ((0, 1), (1, 0))
    assert found["stat-rams-luck"] == (-50, 50)


@pytest.mark.rule("ben-hur 5.2")
def test_the_loser_of_a_whip_misses_the_turn_it_would_have_had() -> None:
    """The loser takes the whip; its next turn comes and goes without it."""
    moves = (*DRIVE, "whip @1", "roll 6", "roll 2", "miss")
    later = play(beside(), *moves)
    more: list[str] = []
    while later.chariots[1].skip:
        more.append(GAME.write(GAME.legal_moves(later)[0]))
        later = play(later, more[-1])
    assert counted(beside(), *moves)["stat-missed"] == (0, 0)
    assert counted(beside(), *moves, *more)["stat-missed"] == (0, 1)


@pytest.mark.rule("ben-hur 5.2")
def test_who_whips_at_the_start_of_a_turn_and_loses_misses_that_turn() -> None:
    state = play(beside(), *DRIVE, "no-whip", "no-whip")
    assert state.phase == "whip-own"
    assert counted(state, "whip @1", "roll 1", "roll 6")["stat-missed"] == (1, 0)


@pytest.mark.parametrize("setup", SETUPS)
def test_every_duel_has_one_who_wins_and_one_who_loses(setup: dict[str, Any]) -> None:
    steps = list(random_race(setup, 3))
    found = counted(steps[0][0], *(GAME.write(move) for _, move in steps))
    for kind in ("rams", "whips"):
        assert sum(found[f"stat-{kind}-won"]) == sum(found[f"stat-{kind}-lost"])
        assert abs(sum(found[f"stat-{kind}-luck"])) <= len(found[f"stat-{kind}-luck"])
