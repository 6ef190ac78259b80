"""Both games as environments of PettingZoo: its own tests run without a warning, and what else is told."""

from __future__ import annotations

import importlib
from collections.abc import Iterator
from copy import deepcopy
from types import ModuleType
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, max_cycles_test, parallel_api_test, seed_test

from hippodrome.games import GameEntry
from hippodrome.research import ave_caesar_v2, ben_hur_v2
from hippodrome.research.contest import research_entries, versioned_name

MODULES = [ave_caesar_v2, ben_hur_v2]
both_games = pytest.mark.parametrize("module", MODULES, ids=lambda it: it.__name__.rpartition(".")[2])


@pytest.mark.parametrize("entry", research_entries(), ids=lambda it: it.name)
def test_the_name_tells_the_version_of_the_rules(entry: GameEntry) -> None:
    module = importlib.import_module(f"hippodrome.research.{versioned_name(entry)}")
    env = module.env()
    assert str(env) == versioned_name(entry) == env.metadata["name"]
    assert env.metadata["rules_version"] == entry.game.rules_version
    assert env.metadata["layout"] == 1


@both_games
@pytest.mark.parametrize(
    "setup", [{}, {"players": 3, "each": 2}, {"players": 2, "reward": "rank", "max_cycles": 9}], ids=str
)
def test_the_test_of_the_interface_runs_clean(module: ModuleType, setup: dict[str, Any]) -> None:
    api_test(module.env(**setup), num_cycles=60)


@both_games
def test_the_test_of_seeds_runs_clean(module: ModuleType) -> None:
    seed_test(module.env, num_cycles=60)


@both_games
def test_the_test_of_cycles_runs_clean(module: ModuleType) -> None:
    max_cycles_test(module)


@both_games
def test_the_test_of_the_parallel_interface_runs_clean(module: ModuleType) -> None:
    parallel_api_test(module.parallel_env(), num_cycles=60)


def race(env: Any, seed: int) -> Iterator[tuple[str, Any, float, bool, bool, dict[str, Any]]]:
    """Race with random actions to the end, and yield what every agent is told at its turn."""
    env.reset(seed=seed)
    for number, agent in enumerate(env.agents):
        env.action_space(agent).seed(seed + number)
    for agent in env.agent_iter():
        told = env.last()
        yield (agent, *told)
        env.step(None if told[2] or told[3] else env.action_space(agent).sample(told[4]["action_mask"]))


@both_games
def test_a_race_runs_to_its_end_and_everybody_is_rewarded_once(module: ModuleType) -> None:
    env = module.env(players=3, laps=1, reward="rank")
    rewards: dict[str, list[float]] = {}
    for agent, _, reward, terminated, truncated, info in race(env, 3):
        assert not truncated
        assert info["action_mask"].any() != terminated
        rewards.setdefault(agent, []).append(reward)
    assert [sum(bool(it) for it in row) <= 1 for row in rewards.values()] == [True] * 3
    assert sum(sum(row) for row in rewards.values()) == pytest.approx(0)
    assert max(sum(row) for row in rewards.values()) > 0


@both_games
def test_the_mask_marks_the_legal_moves_of_whoever_is_to_move(module: ModuleType) -> None:
    env = module.raw_env()
    for agent, _, _, ended, _, info in race(env, 4):
        if ended:
            break
        game, state = env.race.contest.game, env.race.state
        legal = {env.race.contest.encoding.action(move) for move in game.legal_moves(state)}
        assert set(np.flatnonzero(info["action_mask"])) == legal
        assert all(not env.infos[it]["action_mask"].any() for it in env.agents if it != agent)
        assert env.action_space(agent).sample() in legal


@both_games
def test_the_mask_may_stand_in_the_observation(module: ModuleType) -> None:
    env = module.env(mask="observation")
    for agent, seen, _, _, _, info in race(env, 5):
        assert seen in env.observation_space(agent)
        assert (seen["action_mask"] == info["action_mask"]).all()


@both_games
def test_an_illegal_action_is_refused_and_changes_nothing(module: ModuleType) -> None:
    env = module.env()
    env.reset(seed=1)
    before = env.last()[0]
    with pytest.raises(ValueError, match=r"Action 0 \(.*\) is illegal: .*; choose one that the action mask"):
        env.step(0)
    with pytest.raises(ValueError, match="There is no action 99999: choose a whole number from 0 to"):
        env.step(99999)
    assert (env.last()[0] == before).all()


@both_games
def test_an_illegal_action_may_end_the_race_instead(module: ModuleType, caplog: Any) -> None:
    env = module.env(illegal="end")
    env.reset(seed=1)
    loser = env.agent_selection
    env.step(0)
    assert all(env.terminations.values())
    assert {it: env.rewards[it] for it in env.agents} == {it: -1.0 if it == loser else 0 for it in env.agents}


@pytest.mark.parametrize(
    ("setup", "said"),
    [
        ({"course": "black"}, "There is no"),
        ({"players": 7}, "players must be a whole number from"),
        ({"mask": "nowhere"}, "mask must be one of these: info, observation"),
        ({"illegal": "laugh"}, "illegal must be one of these: raise, end"),
    ],
)
@both_games
def test_what_cannot_be_is_refused_in_one_line(module: ModuleType, setup: dict[str, Any], said: str) -> None:
    with pytest.raises(ValueError, match=said):
        module.env(**setup)


@both_games
def test_a_copy_of_a_race_under_way_goes_on_alike_and_leaves_the_other_alone(module: ModuleType) -> None:
    env = module.raw_env()
    env.reset(seed=1)
    copy = deepcopy(env)
    before = env.last()[0]
    action = copy.action_space(copy.agent_selection).sample()
    copy.step(action)
    assert (env.last()[0] == before).all()
    env.step(action)
    assert env.agent_selection == copy.agent_selection
    assert (env.last()[0] == copy.last()[0]).all()
