"""The alley (5): whether access to it is shut."""

from __future__ import annotations

from functools import reduce
from typing import Any

import jax.numpy as jnp
from jax import lax

from hippodrome.lockstep.ave_caesar.jax_rules.bits import any_of
from hippodrome.lockstep.ave_caesar.jax_rules.ground import Array, Ground, RaceArrays, Shape, u32


def access_shut(shape: Shape, g: Ground, race: RaceArrays, space: Array) -> Array:
    """Say whether the others leave the chariot to play no free way to the entrance of the alley (5.3)."""
    others = [jnp.where(race.turn == c, -1, at) for c, at in enumerate(race.space)]
    on_entrance = any_of([(at == g.entrance) & (at >= 0) for at in others])
    taken = reduce(
        jnp.bitwise_or,
        [jnp.where(at >= 0, g.on_way[space * shape.size + jnp.maximum(at, 0)], u32(0)) for at in others],
    )

    def onward(place: Any, reached: Array) -> Array:
        bit = u32(2) << jnp.asarray(place, u32)
        led = reached & g.before[space * max(shape.approach, 1) + place] != 0
        return jnp.where(led & (taken & bit == 0), reached | bit, reached)

    reached = jnp.ones_like(taken)
    if shape.rolled:
        reached = lax.fori_loop(0, shape.approach, onward, reached)
    else:
        for place in range(shape.approach):
            reached = onward(place, reached)
    goal = g.goal[space]
    there = reached >> goal.astype(u32) & 1 != 0
    return on_entrance | (goal > 0) & ~there
