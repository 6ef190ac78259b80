"""What may be played by the chariot whose turn it is."""

from __future__ import annotations

from typing import NamedTuple

import jax.numpy as jnp

from hippodrome.lockstep.ave_caesar.jax_rules.alley import access_shut
from hippodrome.lockstep.ave_caesar.jax_rules.bits import any_of, count_of, pick_by_number
from hippodrome.lockstep.ave_caesar.jax_rules.ground import Array, Ground, RaceArrays, Shape, u32
from hippodrome.lockstep.ave_caesar.jax_rules.moving import Layers, is_open, look_ahead, taken_by
from hippodrome.lockstep.ave_caesar.jax_rules.six import six_barred
from hippodrome.lockstep.ave_caesar.terms import DISQUALIFIED, OWES, UNMANNED


class OpenPlays(NamedTuple):
    """What the chariot to play may play."""

    layers: Layers
    """What its cards can reach, less what access to the alley forbids."""
    values: tuple[Array, ...]
    """Whether each card value may be driven, from 1 on."""
    none: Array
    """Whether none may."""
    tucks: Array
    """Whether it has to tuck a card instead (3.5)."""
    withdraws: Array
    clauses: tuple[Array, ...]
    """The clause that bars each value in hand, as a number such as 41; 0 where none does."""


def open_plays_of(shape: Shape, g: Ground, race: RaceArrays) -> OpenPlays:
    """Work out what the chariot to play may play (3.4, 3.5, 5.4)."""
    space = jnp.maximum(pick_by_number(race.space, race.turn), 0)
    lap = jnp.where(pick_by_number(race.space, race.turn) >= 0, pick_by_number(race.lap, race.turn), 0)
    hand, marks = pick_by_number(race.hand, race.turn), pick_by_number(race.marks, race.turn)
    others = [jnp.where(race.turn == c, -1, at) for c, at in enumerate(race.space)]
    layers = look_ahead(shape, g, space, lap, taken_by(shape, g, space, others))
    road = [is_open(layers, card) for card in range(1, 7)]
    if shape.approach:
        station = lap * shape.size + space
        lost = tuple(g.hopeless[station * shape.words + w] for w in range(shape.words))
        waits = (marks & OWES != 0) & access_shut(shape, g, race, space)
        keep = tuple(jnp.where(waits, ~word, u32(0xFFFFFFFF)) for word in lost)
        layers = Layers(
            tuple(
                tuple(word & kept for word, kept in zip(layer, keep, strict=True)) for layer in layers.words
            ),
            tuple(home & ~waits for home in layers.home),
        )
    held = [count_of(hand, card) > 0 for card in range(1, 7)]
    barred = six_barred(shape, g, race)
    values = [held[card - 1] & is_open(layers, card) for card in range(1, 7)]
    values[5] = values[5] & ~barred
    none = ~any_of(values)
    clauses = []
    for card in range(1, 7):
        clause = jnp.where(road[card - 1], 53, 33)
        if card == 6:
            clause = jnp.where(barred, 41, clause)
        clauses.append(jnp.where(held[card - 1] & ~values[card - 1], clause, 0))
    tucks = jnp.zeros_like(none)
    if shape.tuck:
        blocked = [clause == 33 for clause in clauses]
        tucks = none & (marks & UNMANNED == 0) & any_of(blocked)
    return OpenPlays(layers, tuple(values), none, tucks, marks & DISQUALIFIED != 0, tuple(clauses))
