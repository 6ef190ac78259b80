"""A log played move by move, and races to and from rows of the compiled twin."""

from __future__ import annotations

from functools import partial
from typing import Any, Final, NamedTuple

import jax
import jax.numpy as jnp
import numpy as np
from jax import lax

from hippodrome.lockstep.ave_caesar.jax_rules.actions import mask_of, play_action
from hippodrome.lockstep.ave_caesar.jax_rules.bits import TUCKED_CARDS_PER_WORD
from hippodrome.lockstep.ave_caesar.jax_rules.choices import open_plays_of
from hippodrome.lockstep.ave_caesar.jax_rules.ground import Array, Ground, RaceArrays, Shape, i32, u32
from hippodrome.lockstep.ave_caesar.jax_rules.playing import DRIVE
from hippodrome.lockstep.ave_caesar.jax_rules.seeing import observe
from hippodrome.lockstep.ave_caesar.jax_rules.unmanned import instinct_play
from hippodrome.lockstep.ave_caesar.terms import FINISHED, MOST_CHARIOTS, TUCKED_BITS


class ReplayedMove(NamedTuple):
    """What is written down before each move of a log: the race, the mask, what a seat sees, an instinct."""

    race: RaceArrays
    mask: Array
    seen: Array
    chosen: Array
    ok: Array


@partial(jax.jit, static_argnums=0)
def replay(shape: Shape, g: Ground, race: RaceArrays, actions: Array, seats: Array) -> ReplayedMove:
    """Play the logs of a batch of races, a move of each at a time; a number below 0 is no move."""

    def one(race: RaceArrays, given: tuple[Array, Array]) -> tuple[RaceArrays, ReplayedMove]:
        action, seat = given
        chosen = jnp.full_like(action, -1)
        if shape.unmanned:
            driven = instinct_play(shape, g, race, open_plays_of(shape, g, race))
            to = jnp.where(driven.home, shape.size, driven.space)
            drive = (driven.card - 1) * (shape.size + 1) + to
            chosen = jnp.where(driven.kind == DRIVE, drive, 6 * (shape.size + 1))
        after, ok = play_action(shape, g, race, action)
        seen = observe(shape, g, race, seat)
        return after, ReplayedMove(race, mask_of(shape, g, race), seen, chosen, ok | (action < 0))

    return lax.scan(one, race, (actions, seats))[1]


FIELDS_PER_CHARIOT: Final = 7
RACE_FIELDS_FROM: Final = FIELDS_PER_CHARIOT * MOST_CHARIOTS
ROW_SIZE: Final = RACE_FIELDS_FROM + 12


def races_from_rows(shape: Shape, rows: np.ndarray) -> RaceArrays:
    """Make a batch of races from rows of the compiled twin (see `numba_rules`)."""
    rows = np.asarray(rows, np.int64)
    chariots = rows[..., : shape.chariots * FIELDS_PER_CHARIOT].reshape(
        *rows.shape[:-1], shape.chariots, FIELDS_PER_CHARIOT
    )

    def column(field: int, kind: Any) -> tuple[Array, ...]:
        return tuple(jnp.asarray(chariots[..., c, field], kind) for c in range(shape.chariots))

    tucked: tuple[Array, ...] = ()
    if shape.tuck:
        tucked = tuple(
            jnp.asarray(
                np.stack(_digits_to_words(chariots[..., c, 4], chariots[..., c, 5]), -1).astype(np.uint32)
            )
            for c in range(shape.chariots)
        )
    turn, drawing, opening, still, left, gone = (rows[..., RACE_FIELDS_FROM + number] for number in range(6))
    seed_a, seed_b, first = (rows[..., RACE_FIELDS_FROM + number] for number in (9, 10, 11))
    return RaceArrays(
        column(0, i32), column(1, i32), column(2, u32), column(3, u32), tucked, column(6, i32),
        jnp.asarray(turn, i32), jnp.asarray(drawing != 0), jnp.asarray(opening != 0), jnp.asarray(still, i32),
        jnp.asarray(left, u32), jnp.asarray(gone, i32), jnp.asarray(first, i32), jnp.asarray(seed_a, u32),
        jnp.asarray(seed_b, u32),
    )  # fmt: skip  # a list that is read in rows


def rows_from_races(shape: Shape, race: RaceArrays) -> np.ndarray:
    """Write a batch of races as rows of the compiled twin."""
    turn = np.asarray(race.turn)
    rows = np.zeros((*turn.shape, ROW_SIZE), np.int64)
    marks = np.stack([np.asarray(it) for it in race.marks], -1)
    for c in range(shape.chariots):
        begin = c * FIELDS_PER_CHARIOT
        for field, column in enumerate((race.space, race.lap, race.hand, race.deck)):
            rows[..., begin + field] = column[c]
        if shape.tuck:
            words = np.asarray(race.tucked[c]).astype(np.int64)
            low = words[..., 0] | words[..., 1] << TUCKED_BITS * TUCKED_CARDS_PER_WORD
            rows[..., begin + 4], rows[..., begin + 5] = low, words[..., 2]
        rows[..., begin + 6] = race.marks[c]
    on_course = sum((np.asarray(at) >= 0).astype(np.int64) for at in race.space)
    home = (marks & FINISHED != 0).any(-1)
    tail = (
        race.turn, race.drawing, race.opening, race.still, race.left, race.gone, shape.chariots, on_course,
        home, race.seed_a, race.seed_b, race.first,
    )  # fmt: skip  # a list that is read in rows
    for number, column in enumerate(tail):
        rows[..., RACE_FIELDS_FROM + number] = column
    return rows


def _digits_to_words(low: np.ndarray, high: np.ndarray) -> list[np.ndarray]:
    whole = (1 << TUCKED_BITS * TUCKED_CARDS_PER_WORD) - 1
    return [low & whole, low >> TUCKED_BITS * TUCKED_CARDS_PER_WORD & whole, high & whole]
