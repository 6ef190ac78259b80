"""The six (4): who leads, and whether leaders may drive a 6."""

from __future__ import annotations

from functools import reduce
from typing import NamedTuple

import jax.numpy as jnp

from hippodrome.lockstep.ave_caesar.jax_rules.bits import all_of, any_of, only_sixes, pick_by_number
from hippodrome.lockstep.ave_caesar.jax_rules.ground import Array, Ground, RaceArrays, Shape, i32, u32
from hippodrome.lockstep.ave_caesar.terms import FINISHED


def count_racing(race: RaceArrays) -> Array:
    """Count the chariots racing."""
    return sum((at >= 0).astype(i32) for at in race.space)


class SixRule(NamedTuple):
    """How the six rule stands for the chariot to play."""

    bound: Array
    """Whether it leads and sixes are not free for leaders (4.1, 4.2, 4.6, 4.7)."""
    sixes: Array
    """Whether every leader holds nothing but sixes (4.5)."""
    shut: Array
    """Whether the leaders together shut the road to all others (4.5)."""


def six_barred(shape: Shape, g: Ground, race: RaceArrays) -> Array:
    """Say whether the chariot to play may not be driven with a 6 (4.1, 4.2, 4.5–4.7)."""
    rule = six_rule(shape, g, race)
    return rule.bound & ~(rule.sixes & rule.shut)


def six_rule(shape: Shape, g: Ground, race: RaceArrays) -> SixRule:
    """Work out how the six rule stands for the chariot to play (4.1–4.7)."""
    on = [at >= 0 for at in race.space]
    fronts = [g.front[jnp.maximum(at, 0)] for at in race.space]
    far = [
        jnp.where(it, lap * g.length + front, -1) for it, lap, front in zip(on, race.lap, fronts, strict=True)
    ]
    lead = reduce(jnp.maximum, far)
    own = pick_by_number(far, race.turn)
    crossed = any_of([marks & FINISHED != 0 for marks in race.marks])
    free = (g.six_free > 0) & crossed | (race.still > 0) & (race.still >= count_racing(race))
    leaders = [it & (place == lead) for it, place in zip(on, far, strict=True)]
    sixes = all_of([~it | only_sixes(hand) for it, hand in zip(leaders, race.hand, strict=True)])
    beside = [
        jnp.where(it, g.beside[jnp.maximum(at, 0)], u32(0))
        for it, at in zip(leaders, race.space, strict=True)
    ]
    closed = reduce(jnp.bitwise_or, beside).astype(i32)
    row = g.level[jnp.maximum(pick_by_number(race.space, race.turn), 0)] + closed
    round_ = [g.rounds[row * shape.size + jnp.maximum(at, 0)] != 0 for at in race.space]
    shut = all_of([~it | leader | ~open_ for it, leader, open_ in zip(on, leaders, round_, strict=True)])
    return SixRule((own == lead) & ~race.opening & ~free, sixes, shut)
