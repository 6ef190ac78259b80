"""Picks, sums and bits over a batch, and what is cleared in it."""

from __future__ import annotations

from typing import Any, Final, TypeVar, cast

import jax
import jax.numpy as jnp
import numpy as np

from hippodrome.lockstep.ben_hur.batch import Batch
from hippodrome.lockstep.ben_hur.batch_sand import look_up
from hippodrome.lockstep.ben_hur.layout import (
    BAD_NUMBER_OF_KIND,
    HORSESHOES_OF_KIND,
    KIND_OF_MISHAP,
    KIND_OF_SPEED,
    NOBODY_ASKED,
    RULER_OF_KIND,
    SPEED_OF_KIND,
)

Where = jax.Array
"""Which races something is for."""

where = jnp.where


def _small(values: np.ndarray[Any, Any], last: int) -> np.ndarray[Any, Any]:
    """Make a table by kind that has an entry for no card too."""
    return np.append(values, last).astype(np.int32)


HORSESHOES_BY_KIND: Final = _small(HORSESHOES_OF_KIND, 0)
BAD_NUMBER_BY_KIND: Final = _small(BAD_NUMBER_OF_KIND, 0)
SPEED_BY_KIND: Final = _small(SPEED_OF_KIND, -1)
RULER_BY_KIND: Final = _small(RULER_OF_KIND, -1)
KIND_BY_SPEED: Final = _small(KIND_OF_SPEED, 0)
KIND_BY_MISHAP: Final = _small(KIND_OF_MISHAP, 0)


Values = TypeVar("Values")
_barrier: Final[Any] = jax.lax.optimization_barrier


def compute_once(values: Values) -> Values:
    """Have values written down before they are used, not made again in each place that uses them."""
    return cast("Values", _barrier(values))


def index_axis(size: int, like: jax.Array) -> jax.Array:
    """Give numbers along a first axis that an array like this one would have."""
    return jnp.arange(size, dtype=jnp.int32).reshape(size, *(1,) * like.ndim)


def pick_out(values: jax.Array, number: jax.Array) -> jax.Array:
    """Take, in each race, the entry of one chariot; 0 where there is none such."""
    numbers = jnp.arange(values.shape[0], dtype=jnp.int32)
    chosen = numbers.reshape(-1, *(1,) * number.ndim) == number
    while chosen.ndim < values.ndim:
        chosen = chosen[:, None]
    if values.dtype == jnp.bool_:
        return jnp.any(chosen & values, axis=0)
    return jnp.sum(where(chosen, values, 0), axis=0, dtype=jnp.int32)


def bit_of(word: jax.Array, at: jax.Array) -> jax.Array:
    """Tell a bit of a word."""
    return (word >> at) & 1


def total_of(counts: jax.Array) -> jax.Array:
    """Add up along the first axis."""
    return jnp.sum(counts, axis=0, dtype=jnp.int32)


def any_of(flags: jax.Array) -> jax.Array:
    """Say whether any chariot of a race is marked."""
    return jnp.any(flags, axis=0)


def bits_of(flags: jax.Array) -> jax.Array:
    """Write flags along the first axis as the bits of a word."""
    numbers = jnp.arange(flags.shape[0], dtype=jnp.int32).reshape(-1, *(1,) * (flags.ndim - 1))
    return jnp.sum(flags.astype(jnp.int32) << numbers, axis=0, dtype=jnp.int32)


def marked_number(flags: jax.Array) -> jax.Array:
    """Give the number of the one that is marked, −1 where none is."""
    numbers = jnp.arange(flags.shape[0], dtype=jnp.int32).reshape(-1, *(1,) * (flags.ndim - 1))
    return jnp.max(where(flags, numbers, -1), axis=0)


def kinds_held(hand: jax.Array) -> jax.Array:
    """Tell the kind of each card in a hand; one more than the last kind where there is none."""
    return hand >> 1


def count_horseshoes(batch: Batch, number: jax.Array) -> jax.Array:
    """Count the horseshoes in a hand (4.2, 5.2)."""
    return total_of(look_up(HORSESHOES_BY_KIND, kinds_held(pick_out(batch.hand, number))))


def touched_by(batch: Batch, number: jax.Array) -> jax.Array:
    """Mark whom a chariot touches in a contact not yet whipped (5.1)."""
    by_them = bits_of(bit_of(batch.touch, jnp.maximum(number, 0)) > 0)
    return pick_out(batch.touch, number) | where(number >= 0, by_them, 0)


def end_contacts(touch: jax.Array, who: Where) -> jax.Array:
    """End every contact of the chariots marked."""
    return where(who, 0, touch & ~bits_of(who))


def clear_business(batch: Batch, on: Where) -> Batch:
    """Clear what a whip or a ram has begun."""
    cleared = {
        name: where(on, 0, getattr(batch, name))
        for name in ("business", "card", "ruler", "turn", "target", "by", "die", "whipped")
    }
    return batch._replace(**cleared)


def clear_turn(batch: Batch, on: Where) -> Batch:
    """Clear what belongs to a turn that is over."""
    batch = clear_business(batch, on)
    return batch._replace(
        owner=where(on, -1, batch.owner),
        announced=where(on, 0, batch.announced),
        good=where(on, 0, batch.good),
        drove=where(on, 0, batch.drove),
        ask=where(on, NOBODY_ASKED, batch.ask),
        deck=where(on, -1, batch.deck),
    )
