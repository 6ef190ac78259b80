"""Both games as environments of Gymnasium: one seat against charioteers of the house."""

from __future__ import annotations

import pickle
from copy import deepcopy
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from hippodrome.games import game_entry
from hippodrome.research.contest import research_entries
from hippodrome.research.gymnasium import SeatEnv, environment_id

from .contests import AVE, BEN

both_games = pytest.mark.parametrize("game", [AVE, BEN])


def made(game: str, **setup: Any) -> gymnasium.Env[Any, Any]:
    return gymnasium.make(environment_id(game_entry(game)), **setup)


def play_on(env: gymnasium.Env[Any, Any], seed: int) -> tuple[list[Any], float]:
    """Race with random legal actions to the end; give what was seen and what was won."""
    seen, _ = env.reset(seed=seed)
    env.action_space.seed(seed)
    everything, ended, reward = [seen], False, 0.0
    while not ended:
        assert not reward
        seen, won, ended, cut, info = env.step(env.action_space.sample())
        reward = float(won)
        assert not cut
        assert "illegal" not in info
        assert info["action_mask"].any() != ended
        everything.append(seen)
    return everything, reward


def test_the_names_tell_the_version_of_the_rules() -> None:
    assert [environment_id(it) for it in research_entries()] == [
        "hippodrome/AveCaesar-v2",
        "hippodrome/BenHur-v2",
    ]
    assert made(AVE).unwrapped.metadata["rules_version"] == game_entry(AVE).game.rules_version


@both_games
@pytest.mark.parametrize("setup", [{}, {"players": 3, "each": 2, "seat": 2, "opponents": "random"}], ids=str)
def test_gymnasiums_own_check_runs_clean(game: str, setup: dict[str, Any]) -> None:
    check_env(made(game, **setup).unwrapped)


@both_games
def test_the_same_seed_and_actions_give_the_same_race(game: str) -> None:
    env = made(game)
    (one, won), (again, won_again), (other, _) = play_on(env, 1), play_on(env, 1), play_on(env, 2)
    assert won == won_again
    assert len(one) == len(again)
    assert all((a == b).all() for a, b in zip(one, again, strict=True))
    assert not np.array_equal(one[0], other[0])


@both_games
def test_the_seat_that_learns_is_the_only_one_that_is_asked(game: str) -> None:
    env = SeatEnv(game, players=3, seat=1, opponents=["random", lambda _, moves: moves[0]])
    env.reset(seed=1)
    for _ in range(20):
        if env.contest.game.to_move(env.state) is None:
            break
        assert env.contest.game.to_move(env.state) == 1
        assert env.action_masks().any()
        env.step(env.action_space.sample())


@both_games
def test_the_reward_at_the_end_is_what_the_seat_has_won(game: str) -> None:
    env = SeatEnv(game, opponents="random", reward="rank")
    _, won = play_on(env, 3)
    assert won == env.contest.returns(env.state)[0]
    assert -1 <= won <= 1


@both_games
def test_an_illegal_action_ends_the_race_with_less_than_the_least_that_can_be_won(game: str) -> None:
    env = SeatEnv(game)
    env.reset(seed=1)
    _, reward, ended, _, info = env.step(np.int64(0))
    assert ended
    assert reward == env.contest.returns_between[0] - 1
    assert "is illegal" in info["illegal"]
    with pytest.raises(gymnasium.error.ResetNeeded, match="call reset first"):
        env.step(0)


@both_games
def test_an_illegal_action_may_raise_instead(game: str) -> None:
    env = SeatEnv(game, illegal="raise")
    env.reset(seed=1)
    with pytest.raises(gymnasium.error.InvalidAction, match="choose one that the action mask allows"):
        env.step(0)
    with pytest.raises(gymnasium.error.InvalidAction, match="There is no action 99999"):
        env.step(99999)
    assert env.action_masks().any()


@pytest.mark.parametrize(
    ("setup", "said"),
    [
        ({"course": "black"}, "There is no"),
        ({"players": 7}, "players must be a whole number from"),
        ({"seat": 4}, "seat must be a whole number from 0 to 3"),
        ({"opponents": "nero"}, "There is no charioteer “nero”"),
        ({"opponents": ["random"]}, "1 opponents for 3 other seats: name one for all, or one for each"),
        ({"illegal": "laugh"}, "illegal must be one of these: end, raise"),
    ],
)
@both_games
def test_what_cannot_be_is_refused_in_one_line(game: str, setup: dict[str, Any], said: str) -> None:
    with pytest.raises(ValueError, match=said):
        made(game, **setup)


@both_games
def test_a_copy_of_a_race_under_way_goes_on_alike_and_leaves_the_other_alone(game: str) -> None:
    env = SeatEnv(game, opponents="random")
    env.reset(seed=1)
    env.step(env.action_space.sample())
    copy = deepcopy(env)
    assert copy.contest is env.contest
    before = env.action_masks()
    action = copy.action_space.sample()
    there = copy.step(action)
    assert (env.action_masks() == before).all()
    here = env.step(action)
    assert (here[0] == there[0]).all()
    assert here[1:4] == there[1:4]


@both_games
def test_races_run_side_by_side_in_a_vector(game: str) -> None:
    many = gymnasium.make_vec(
        environment_id(game_entry(game)), num_envs=2, vectorization_mode="sync", opponents="random"
    )
    seen, info = many.reset(seed=1)
    assert seen.shape[0] == len(info["action_mask"]) == 2
    actions = np.array([np.flatnonzero(mask)[0] for mask in info["action_mask"]])
    seen, _, ended, _, _ = many.step(actions)
    assert seen in many.observation_space
    assert not ended.any()
    assert type(pickle.loads(pickle.dumps(SeatEnv(game).action_space))) is gymnasium.spaces.Discrete  # noqa: S301  (our own)
