"""Unmanned chariots (8.3): where instinct drives them."""

from __future__ import annotations

import jax.numpy as jnp
from jax import lax

from hippodrome.lockstep.ave_caesar.jax_rules.actions import highest_bit, node_of_lowest_bit
from hippodrome.lockstep.ave_caesar.jax_rules.bits import any_of, nth_card, pick_by_number
from hippodrome.lockstep.ave_caesar.jax_rules.choices import OpenPlays
from hippodrome.lockstep.ave_caesar.jax_rules.ground import (
    CROSSING_SHIFT,
    WORD_BITS,
    Array,
    Ground,
    RaceArrays,
    Shape,
    i32,
    u32,
)
from hippodrome.lockstep.ave_caesar.jax_rules.moving import look_ahead, taken_by
from hippodrome.lockstep.ave_caesar.jax_rules.playing import DRIVE, PASS, Play
from hippodrome.lockstep.ave_caesar.terms import OWES


def instinct_play(shape: Shape, g: Ground, race: RaceArrays, choice: OpenPlays) -> Play:
    """Choose where an unmanned chariot drives its card; it passes where it cannot (8.3)."""
    t = race.turn
    card = nth_card(pick_by_number(race.hand, t), u32(0))
    at = jnp.maximum(pick_by_number(race.space, t), 0)
    words = [
        pick_by_number([layer[w] for layer in choice.layers.words], card - 1) for w in range(shape.words)
    ]
    home = pick_by_number(choice.layers.home, card - 1)
    playable = pick_by_number(choice.values, card - 1)
    spaces = [jnp.where(t == c, -1, it) for c, it in enumerate(race.space)]
    before = [
        look_ahead(shape, g, jnp.maximum(it, 0), jnp.where(it >= 0, lap, 0),
                   taken_by(shape, g, jnp.maximum(it, 0), [a for o, a in enumerate(spaces) if o != c]))
        for c, (it, lap) in enumerate(zip(spaces, race.lap, strict=True))
    ]  # fmt: skip

    def weigh(best: tuple[Array, ...], number: Array) -> tuple[tuple[Array, ...], None]:
        node = g.node[at * shape.words * WORD_BITS + number]
        to, crossed = node & ((1 << CROSSING_SHIFT) - 1), node >> CROSSING_SHIFT
        here = pick_by_number(words, number // WORD_BITS) >> (number % WORD_BITS).astype(u32) & 1 != 0
        # Only the node that a drive to this space would end on.
        same = [g.seen[(at * shape.size + to) * shape.words + w] & words[w] for w in range(shape.words)]
        first = node_of_lowest_bit(shape, g, at, same)
        near = (first >> CROSSING_SHIFT == 0) | (first >> CROSSING_SHIFT == 1) & (g.front[to] <= g.front[at])
        crossed = jnp.where(
            near,
            first >> CROSSING_SHIFT,
            node_of_lowest_bit(shape, g, at, highest_bit(same)) >> CROSSING_SHIFT,
        )
        hinders = jnp.zeros_like(at)
        for c in range(shape.chariots):
            other = jnp.maximum(spaces[c], 0)
            lap = jnp.where(spaces[c] >= 0, race.lap[c], 0)
            blocked = [g.seen[(other * shape.size + to) * shape.words + w] for w in range(shape.words)]
            far = [g.beyond[(lap * shape.size + other) * shape.words + w] for w in range(shape.words)]
            within = any_of([b & ~f != 0 for b, f in zip(blocked, far, strict=True)]) & (spaces[c] >= 0)
            rest = [a for o, a in enumerate(spaces) if o != c]
            taken = tuple(a | b for a, b in zip(taken_by(shape, g, other, rest), blocked, strict=True))
            after = look_ahead(shape, g, other, lap, taken)
            lost = sum(
                lax.population_count(a & ~b).astype(i32)
                for old, new in zip(before[c].words, after.words, strict=True)
                for a, b in zip(old, new, strict=True)
            ) + sum((a & ~b).astype(i32) for a, b in zip(before[c].home, after.home, strict=True))
            lost = lost + jnp.where((to == g.entrance) & (race.marks[c] & OWES != 0), 6, 0)
            hinders = hinders + jnp.where(within, lost, 0)
        lap_then = pick_by_number(race.lap, t) + crossed
        steps = g.to_finish[jnp.minimum(lap_then, g.laps) * shape.size + to]
        rank = g.rank[to]
        most, least, first_rank, _, _ = best
        better = (hinders > most) | (hinders == most) & (
            (steps < least) | (steps == least) & (rank < first_rank)
        )
        better = better & here
        new = (hinders, steps, rank, to, lap_then)
        return tuple(jnp.where(better, a, b) for a, b in zip(new, best, strict=True)), None

    none = jnp.full_like(at, -1)
    begin = (none, none, none, jnp.zeros_like(at), jnp.zeros_like(at))
    (_, _, _, to, lap), _ = lax.scan(weigh, begin, jnp.arange(shape.words * WORD_BITS))
    return Play(jnp.where(playable, DRIVE, PASS), card, to, lap, home & playable)
