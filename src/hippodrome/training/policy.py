"""The network that is trained: the champion's, in floating point, and a critic that sees all hands."""

from __future__ import annotations

from typing import Final, NamedTuple

import jax
import jax.numpy as jnp
import numpy as np

SIGHT_UNIT: Final = 16.0
"""What stands for one in what the network sees."""


class NetworkShape(NamedTuple):
    """How many numbers come in, and how wide the layers are."""

    position: int
    move: int
    hands: int
    """How many more numbers the critic sees: the hands of all."""
    hidden: int = 384
    second: int = 48
    critic: int = 512


Weights = dict[str, jax.Array]


def draw_first_weights(key: jax.Array, shape: NetworkShape) -> Weights:
    """Draw the first weights; the last layers are small, so that all moves are alike at first."""

    def draw(rows: int, columns: int, scale: float = 1.0) -> jax.Array:
        nonlocal key
        key, now = jax.random.split(key)
        return jnp.asarray(scale * jax.random.normal(now, (rows, columns)) * np.sqrt(2.0 / rows))

    several = shape.position + shape.hands
    return {
        "position": draw(shape.position, shape.hidden),
        "move": draw(shape.move, shape.hidden),
        "first": jnp.zeros(shape.hidden),
        "onward": draw(shape.hidden, shape.second),
        "second": jnp.zeros(shape.second),
        "last": draw(shape.second, 1, 0.1),
        "critic1": draw(several, shape.critic),
        "critic1b": jnp.zeros(shape.critic),
        "critic2": draw(shape.critic, shape.critic // 2),
        "critic2b": jnp.zeros(shape.critic // 2),
        "critic3": draw(shape.critic // 2, 1, 0.1),
        "critic3b": jnp.zeros(1),
    }


DRIVING_WEIGHTS: Final = ("position", "move", "first", "onward", "second", "last")
"""The weights of the part that drives, in the order in which they are written."""

WEIGHT_UNIT: Final = 64.0
LARGEST_WEIGHT: Final = 127.0
"""A weight is written in 64ths, in one byte."""


def rounded(weight: jax.Array) -> jax.Array:
    """Round a weight to what will be written of it; the slope goes through as if it had not been."""
    written = jnp.clip(jnp.round(weight * WEIGHT_UNIT), -LARGEST_WEIGHT, LARGEST_WEIGHT) / WEIGHT_UNIT
    return weight + jax.lax.stop_gradient(written - weight)


def score_moves(weights: Weights, position: jax.Array, moves: jax.Array) -> jax.Array:
    """Score every move: positions [.., P] and moves [.., A, M] as whole numbers give [.., A].

    The weights are rounded as the champion reads them: what it will be is what is trained.
    """
    kind = jnp.bfloat16
    by_position, by_move, first_bias, onward, second_bias, last = (
        rounded(weights[name]) for name in DRIVING_WEIGHTS
    )
    begun = jnp.dot(position.astype(kind), by_position.astype(kind), preferred_element_type=jnp.float32)
    told = jnp.dot(moves.astype(kind), by_move.astype(kind), preferred_element_type=jnp.float32)
    first = jax.nn.relu((begun[..., None, :] + told) / SIGHT_UNIT + first_bias).astype(kind)
    second = jnp.dot(first, onward.astype(kind), preferred_element_type=jnp.float32)
    second = jax.nn.relu(second + second_bias).astype(kind)
    return jnp.dot(second, last.astype(kind), preferred_element_type=jnp.float32)[..., 0]


def foresee_reward(weights: Weights, position: jax.Array, hands: jax.Array) -> jax.Array:
    """Foresee the reward from everything there is: [.., P] and [.., H] give [..]."""
    kind = jnp.bfloat16
    seen = jnp.concatenate([position, hands], -1).astype(kind)
    first = jnp.dot(seen, weights["critic1"].astype(kind), preferred_element_type=jnp.float32) / SIGHT_UNIT
    first = jax.nn.relu(first + weights["critic1b"]).astype(kind)
    second = jnp.dot(first, weights["critic2"].astype(kind), preferred_element_type=jnp.float32)
    second = jax.nn.relu(second + weights["critic2b"]).astype(kind)
    third = jnp.dot(second, weights["critic3"].astype(kind), preferred_element_type=jnp.float32)
    return (third + weights["critic3b"])[..., 0]


def in_whole_numbers(weights: Weights) -> np.ndarray:
    """Write the weights of the part that drives as the champion reads them: 64ths, a byte each."""
    flat = np.concatenate([np.asarray(weights[name], np.float64).reshape(-1) for name in DRIVING_WEIGHTS])
    return np.clip(np.round(flat * WEIGHT_UNIT), -LARGEST_WEIGHT, LARGEST_WEIGHT).astype(np.int8)
