"""Moving (3): what each card can be driven to."""

from __future__ import annotations

from functools import reduce
from typing import Any, NamedTuple

import jax.numpy as jnp
from jax import lax

from hippodrome.lockstep.ave_caesar.jax_rules.bits import any_of, pick_by_number
from hippodrome.lockstep.ave_caesar.jax_rules.ground import WORD_BITS, Array, Ground, RaceArrays, Shape, u32
from hippodrome.lockstep.ave_caesar.tables import MOST_STEPS_PER_CARD


class Layers(NamedTuple):
    """What each card can reach, by value from 1 on: words of nodes, and whether it gets home."""

    words: tuple[tuple[Array, ...], ...]
    home: tuple[Array, ...]


def taken_by(shape: Shape, g: Ground, space: Array, others: Any) -> tuple[Array, ...]:
    """Gather the nodes ahead of a space that occupied spaces take."""
    return tuple(
        reduce(
            jnp.bitwise_or,
            [
                jnp.where(
                    at >= 0, g.seen[(space * shape.size + jnp.maximum(at, 0)) * shape.words + w], u32(0)
                )
                for at in others
            ],
            u32(0),
        )
        for w in range(shape.words)
    )


def look_ahead(shape: Shape, g: Ground, space: Array, lap: Array, taken: tuple[Array, ...]) -> Layers:
    """Gather the nodes that each card can be driven to (3.1–3.3); over the finish its rest is void (6.1)."""
    station = lap * shape.size + space
    ws = range(shape.words)
    far = tuple(g.beyond[station * shape.words + w] for w in ws)
    free = tuple(~(taken[w] | far[w]) for w in ws)
    frontier = tuple(g.first[space * shape.words + w] for w in ws)
    shifts = [g.shift[space * shape.shifts + i] for i in range(shape.shifts)]
    sources = [
        tuple(g.source[(space * shape.shifts + i) * shape.words + w] for w in ws) for i in range(shape.shifts)
    ]
    home = any_of([frontier[w] & far[w] != 0 for w in ws])
    frontier = tuple(frontier[w] & free[w] for w in ws)

    def step(reached: tuple[tuple[Array, ...], Array], _: Any) -> Any:
        frontier, home = reached
        onward = [u32(0)] * shape.words
        for shift, source in zip(shifts, sources, strict=True):
            moving = [frontier[w] & source[w] for w in ws]
            onward[0] = onward[0] | moving[0] << shift
            if shape.words == 2:
                onward[1] = onward[1] | moving[1] << shift | moving[0] >> (u32(WORD_BITS) - shift)
        home = home | any_of([onward[w] & far[w] != 0 for w in ws])
        reached = tuple(onward[w] & free[w] for w in ws), home
        return reached, reached

    if shape.rolled:
        _, (more, homes_on) = lax.scan(step, (frontier, home), None, length=MOST_STEPS_PER_CARD - 1)
        layers = [frontier, *(tuple(word[k] for word in more) for k in range(MOST_STEPS_PER_CARD - 1))]
        return Layers(tuple(layers), (home, *(homes_on[k] for k in range(MOST_STEPS_PER_CARD - 1))))
    reached = [(frontier, home)]
    for _ in range(1, MOST_STEPS_PER_CARD):
        reached.append(step(reached[-1], None)[0])
    return Layers(tuple(it[0] for it in reached), tuple(it[1] for it in reached))


def is_open(layers: Layers, card: int) -> Array:
    """Say whether a card can be driven anywhere."""
    return any_of([word != 0 for word in layers.words[card - 1]]) | layers.home[card - 1]


def any_value_moves(shape: Shape, g: Ground, race: RaceArrays, t: Array) -> Array:
    """Say whether any value could move a chariot, the six rule apart: then a 1 can (8.2)."""
    at = pick_by_number(race.space, t)
    space = jnp.maximum(at, 0)
    lap = jnp.where(at >= 0, pick_by_number(race.lap, t), 0)
    others = [jnp.where(t == c, -1, it) for c, it in enumerate(race.space)]
    taken = taken_by(shape, g, space, others)
    free = []
    for w in range(shape.words):
        first = g.first[space * shape.words + w]
        far = g.beyond[(lap * shape.size + space) * shape.words + w]
        free.append(first & (~taken[w] | far) != 0)
    return any_of(free)
