"""A game from outside is raced through every library that the games of the house are raced through."""

from __future__ import annotations

import gymnasium
import pyspiel
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, seed_test
from tests.third_game.entry import ENTRY

from hippodrome.research.contest import prepare_contest
from hippodrome.research.gymnasium import register_environments
from hippodrome.research.open_spiel import register_games
from hippodrome.research.pettingzoo import env_makers


def test_in_pettingzoo() -> None:
    env, _, _ = env_makers(ENTRY)
    api_test(env(players=3), num_cycles=30)
    seed_test(env, num_cycles=30)
    assert str(env()) == "stadion_v1"


def test_in_gymnasium() -> None:
    register_environments()
    env = gymnasium.make("hippodrome/Stadion-v1", opponents="hare")
    check_env(env.unwrapped)


def test_in_open_spiel() -> None:
    register_games()
    pyspiel.random_sim_test(pyspiel.load_game("stadion(players=3)"), 1, True, False)


def test_what_is_wrong_is_said_in_its_own_words() -> None:
    contest = prepare_contest("stadion")
    state = contest.begin(lambda _count: 0)
    with pytest.raises(ValueError, match="players must be a whole number from 2 to 6"):
        prepare_contest("stadion", players=9)
    with pytest.raises(ValueError, match=r"Action 11 \(rest 6\) is illegal"):
        contest.play(state, 11, lambda _count: 0)
