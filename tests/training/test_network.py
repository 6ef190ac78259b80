"""The network that is trained and the one that drives are the same."""

from __future__ import annotations

from base64 import encodebytes
from pathlib import Path

import jax
import jax.numpy as jnp
import numpy as np
import pytest

from hippodrome.charioteers.ave_caesar.champion.network import read_network
from hippodrome.charioteers.layers import Layer
from hippodrome.saying import Trouble, saying
from hippodrome.training import learning, policy

SHAPE = policy.NetworkShape(position=14, move=9, hands=6, hidden=24, second=8, critic=16)


def numbers(seed: int, *shape: int) -> np.ndarray:
    """Draw what may be seen."""
    return np.random.default_rng(seed).integers(-32, 64, shape).astype(np.int8)


def test_scores_are_those_of_the_network_that_was_trained() -> None:
    weights = policy.draw_first_weights(jax.random.key(3), SHAPE) | {
        "last": jax.random.normal(jax.random.key(4), (8, 1))
    }
    written = policy.in_whole_numbers(weights).tobytes()
    network = read_network(written, SHAPE.position, SHAPE.move, SHAPE.hidden, SHAPE.second)
    position, moves = numbers(1, 5, SHAPE.position), numbers(2, 5, 7, SHAPE.move)
    trained = np.asarray(policy.score_moves(weights, jnp.asarray(position), jnp.asarray(moves)))
    for row in range(5):
        driving = network.scores(position[row].tolist(), moves[row].tolist())
        assert np.abs(np.array(driving) / 4096 - trained[row]).max() < 0.1
    assert np.ptp(trained) > 5


def test_a_layer_is_the_same_as_lane_by_lane() -> None:
    columns, bias = numbers(5, 6, 11).tolist(), numbers(6, 11).tolist()
    layer = Layer(columns, bias, one=16, most=128)
    seen = [5, -7, 0, 60, -32, 1]
    told = layer.activations(layer.add_weighted(seen, layer.bias))
    sums = [
        16 * bias[lane] + sum(it * column[lane] for it, column in zip(seen, columns, strict=True))
        for lane in range(11)
    ]
    assert told == [max(0, it) >> 4 for it in sums]
    assert any(told)
    assert 0 in told


def test_a_network_of_another_shape_is_refused() -> None:
    with pytest.raises(ValueError, match="weights, not"):
        read_network(bytes(100), SHAPE.position, SHAPE.move, SHAPE.hidden, SHAPE.second)


def test_weights_that_were_written_are_read_back() -> None:
    weights = policy.draw_first_weights(jax.random.key(3), SHAPE)
    written = policy.in_whole_numbers(weights).tobytes()
    read = policy.driving_weights(written, SHAPE)
    assert set(read) == set(policy.DRIVING_WEIGHTS)
    assert all(np.array_equal(it, policy.rounded(weights[name])) for name, it in read.items())
    with pytest.raises(ValueError, match="weights, not"):
        policy.driving_weights(written[1:], SHAPE)


def test_who_sees_more_and_makes_nothing_of_it_drives_as_before() -> None:
    weights = policy.draw_first_weights(jax.random.key(3), SHAPE) | {
        "last": jax.random.normal(jax.random.key(4), (8, 1))
    }
    position, hands = jnp.asarray(numbers(1, 5, SHAPE.position)), jnp.asarray(numbers(7, 5, SHAPE.hands))
    moves = jnp.asarray(numbers(2, 5, 7, SHAPE.move))
    before = policy.score_moves(weights, position, moves)
    seeing = policy.blind_to_more(weights, SHAPE.hands)
    assert np.array_equal(before, policy.score_moves(seeing, jnp.concatenate([position, hands], -1), moves))
    assert np.ptp(np.asarray(before)) > 5


def test_a_file_of_other_weights_is_refused_by_its_name(tmp_path: Path) -> None:
    (tmp_path / "other.txt").write_bytes(encodebytes(bytes(100)))
    with pytest.raises(Trouble) as refused:
        learning.read_driving_weights(tmp_path / "other.txt", SHAPE)
    assert refused.value.saying == saying("file-not-weights", file="other.txt")
