"""The network that is trained and the one that drives are the same."""

from __future__ import annotations

import jax
import jax.numpy as jnp
import numpy as np
import pytest

from hippodrome.charioteers.ave_caesar.champion.network import read_network
from hippodrome.charioteers.layers import Layer
from hippodrome.training import policy

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
    told = layer.passed_on(layer.gather(seen, layer.bias))
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
