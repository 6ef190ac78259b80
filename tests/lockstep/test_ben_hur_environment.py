"""Ben Hur behind lockstep's front face: races run to their end, and an illegal action ends its race alone."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from hippodrome.lockstep import make
from hippodrome.lockstep.ben_hur.engine import ILLEGAL_ACTION_REWARD
from hippodrome.lockstep.ben_hur.layout import NO_CARD

pytestmark = pytest.mark.xdist_group("compiling")

RACES = 6


@pytest.fixture(scope="module")
def env() -> Any:
    return make("ben-hur", players=3, preset="antioch", laps=1)


def keys(seed: int) -> Any:
    return np.random.default_rng(seed).integers(1, 2**32, (RACES, 2), dtype=np.uint32)


def test_races_run_to_their_end_and_begin_anew(env: Any) -> None:
    chance = np.random.default_rng(1)
    state = env.init(keys(1))
    ended = 0
    for _ in range(400):
        mask = np.asarray(state.mask)
        assert mask.shape == (RACES, env.actions)
        assert mask.any(axis=-1).all()
        state = env.step(state, [int(chance.choice(np.flatnonzero(it))) for it in mask])
        over, reward = np.asarray(state.over), np.asarray(state.reward)
        assert not np.asarray(state.illegal).any()
        assert (reward[~over] == 0).all()
        assert np.allclose(reward[over].max(axis=-1), 1)
        ended += int(over.sum())
        if ended > 3:
            break
    assert ended > 3


def test_an_illegal_action_ends_its_race_alone(env: Any) -> None:
    state = env.init(keys(2))
    legal = [int(np.flatnonzero(it)[0]) for it in np.asarray(state.mask)]
    wrong = [*legal]
    wrong[1] = int(np.flatnonzero(~np.asarray(state.mask)[1])[0])
    seat = int(state.seat[1])
    after, twin = env.step(state, wrong), env.step(state, legal)
    assert (
        np.asarray(after.over).tolist()
        == np.asarray(after.illegal).tolist()
        == [n == 1 for n in range(RACES)]
    )
    assert np.asarray(after.reward)[1, :3].tolist() == [
        ILLEGAL_ACTION_REWARD if it == seat else 0 for it in range(3)
    ]
    for number in (0, 2, RACES - 1):
        assert (np.asarray(after.mask)[number] == np.asarray(twin.mask)[number]).all()
        for seen, same in zip(env.observe(after, after.seat), env.observe(twin, twin.seat), strict=True):
            assert (np.asarray(seen)[number] == np.asarray(same)[number]).all()


def test_a_seat_sees_its_own_hand_alone(env: Any) -> None:
    seen = env.observe(env.init(keys(3)), 0)
    hands, seats = np.asarray(seen.hands), np.asarray(seen.chariots)[:, -2]
    dealt = (hands != NO_CARD).any(axis=-1)
    assert dealt[seats == 0].any()
    assert (hands[(seats == 0) & dealt] <= NO_CARD).all()
    assert (hands[seats != 0] >= NO_CARD).all()


@pytest.mark.parametrize(
    ("settings", "said"),
    [
        ({"arena": "nowhere"}, "nowhere.*antioch, tyre"),
        ({"players": 9}, "players"),
        ({"preset": "none"}, "preset must be one of these: antioch, season"),
        ({"options": {"steering": "free"}}, "steering is fixed here"),
    ],
)
def test_bad_settings_get_one_clear_error(
    settings: dict[str, Any], said: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("HIPPODROME_LANGUAGE", "en")
    with pytest.raises(ValueError, match=said):
        make("ben-hur", **settings)
