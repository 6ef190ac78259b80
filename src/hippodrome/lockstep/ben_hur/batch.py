"""Many races of Ben Hur at once, on CPU, GPU or TPU: state, terms and chance as JAX arrays.

Every array has its small axes first and the batch last; without a batch it is one race. So one code serves
one race, a batch and `jax.vmap`, with any axis. Everything is a 32-bit whole number: measures of arenas are
bounded so that no product overflows, and roots of larger products stand in tables.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

import jax
import jax.numpy as jnp
import numpy as np

from hippodrome.games.ben_hur.kit import MOST_CHARIOTS
from hippodrome.games.ben_hur.table import RaceTerms
from hippodrome.lockstep.ben_hur.layout import (
    ABSENT,
    ACCIDENT_RULES,
    FIELD_SIZES,
    HAND_SLOTS,
    KIND_COUNT,
    MOST_LAPS,
    NO_CARD,
    NOBODY_ASKED,
    PLACES,
    ROW_SIZE,
    SCORINGS,
    TIES,
    Row,
    field_of,
    largest_crosses_within,
)

CARDS_HELD: Final = 4
"""The cards of a hand in a race that began at its beginning (2.2)."""

MOST_REACH: Final = 12_000
"""An arena that reaches farther from its middle is refused: products would not fit 32 bits."""

Numbers = Any
"""A JAX array of whole numbers, or one whole number that all races share."""


class BatchTerms(NamedTuple):
    """What is agreed before the races; each field is one for all, or an array with the batch last."""

    half: Numbers
    inner: Numbers
    outer: Numbers
    first: Numbers
    step: Numbers
    contact: Numbers
    laps: Numbers
    rule: Numbers
    scoring: Numbers
    ties: Numbers
    races: Numbers
    players: Numbers
    seats: Numbers
    """[chariot]"""
    fresh: Numbers
    """Both decks at the start: [deck, kind]."""
    near: Numbers
    """The tables of `layout.near_table`, one arena after the other, flat and without a batch."""
    arena: Numbers
    """Where the table of this race's arena begins in `near`."""


class Batch(NamedTuple):
    """Races between two moves. The fields are those of `layout.FIELDS`, and three more.

    `open` holds, for each card in the hand of the chariot that is to lay one, nine bits of placements that
    are clear and nine of rams; `targets` whom each of them would ram, three bits each; `crowded` whether a
    placement is kept from being clear by chariots alone. `fate` is the chance of each race.
    """

    x: jax.Array
    y: jax.Array
    heading: jax.Array
    placed: jax.Array
    turns: jax.Array
    status: jax.Array
    skip: jax.Array
    away: jax.Array
    started: jax.Array
    touch: jax.Array
    moved: jax.Array
    score: jax.Array
    hand: jax.Array
    markers: jax.Array
    decks: jax.Array
    discards: jax.Array
    phase: jax.Array
    actor: jax.Array
    round: jax.Array
    race: jax.Array
    owner: jax.Array
    announced: jax.Array
    good: jax.Array
    drove: jax.Array
    ask: jax.Array
    deck: jax.Array
    business: jax.Array
    card: jax.Array
    ruler: jax.Array
    turn: jax.Array
    target: jax.Array
    by: jax.Array
    die: jax.Array
    whipped: jax.Array
    broken: jax.Array
    open: jax.Array
    targets: jax.Array
    crowded: jax.Array
    fate: jax.Array


def batch_terms(agreed: RaceTerms) -> BatchTerms:
    """Write what is agreed before a race as whole numbers that all races share."""
    arena, options = agreed.arena, agreed.options
    if arena.half + arena.outer > MOST_REACH or arena.contact > MOST_REACH:
        raise ValueError(f"an arena that reaches farther than {MOST_REACH} from its middle")
    if options.steering == "free":
        raise ValueError("steering is fixed here: nine placements a card")
    if any(sum(deck) < 2 * len(agreed.seats) for deck in agreed.fresh_decks()):
        raise ValueError("a deck that does not hold two cards for every chariot")
    return BatchTerms(
        half=arena.half,
        inner=arena.inner,
        outer=arena.outer,
        first=arena.first,
        step=arena.step,
        contact=arena.contact,
        laps=agreed.laps,
        rule=ACCIDENT_RULES[options.accidents],
        scoring=SCORINGS[options.scoring],
        ties=TIES[options.ties],
        races=options.races,
        players=max(agreed.seats) + 1,
        seats=np.array(agreed.seats, np.int32),
        fresh=np.array(agreed.fresh_decks(), np.int32),
        near=largest_crosses_within(arena.inner, arena.contact).astype(np.int32).reshape(-1),
        arena=0,
    )


def stack_terms(each: Sequence[BatchTerms]) -> BatchTerms:
    """Put the terms of different races, with as many chariots, side by side for one batch."""
    tables: dict[bytes, int] = {}
    flat: list[np.ndarray[Any, Any]] = []
    starts = []
    for terms in each:
        table = np.asarray(terms.near)
        if table.tobytes() not in tables:
            tables[table.tobytes()] = sum(map(len, flat))
            flat.append(table)
        starts.append(tables[table.tobytes()])
    joined = {
        name: np.stack([np.asarray(getattr(terms, name), np.int32) for terms in each], axis=-1)
        for name in BatchTerms._fields
        if name not in ("near", "arena")
    }
    return BatchTerms(**joined, near=np.concatenate(flat), arena=np.array(starts, np.int32))


def blank_batch(terms: BatchTerms, fate: jax.Array) -> Batch:
    """Lay everything out for races with this chance, before the first roll for a place (2.1)."""
    shape = fate.shape[1:]
    count = len(terms.seats)

    def full(value: int, *axes: int) -> jax.Array:
        return jnp.full((*axes, *shape), value, jnp.int32)

    fresh = jnp.asarray(terms.fresh, jnp.int32)
    fresh = fresh.reshape(fresh.shape + (1,) * (len(shape) + 2 - fresh.ndim))
    empty = {name: full(0) for name, size in FIELD_SIZES.items() if size == 1}
    per_chariot = {name: full(0, count) for name, size in FIELD_SIZES.items() if size == MOST_CHARIOTS}
    given = {
        "away": full(-1, count),
        "hand": full(NO_CARD, count, CARDS_HELD),
        "markers": full(0, count, MOST_LAPS),
        "decks": jnp.broadcast_to(fresh, (2, KIND_COUNT, *shape)),
        "discards": full(0, 2, KIND_COUNT),
        "phase": full(PLACES),
        "round": full(1),
        "race": full(1),
        "owner": full(-1),
        "deck": full(-1),
        "ask": full(NOBODY_ASKED),
        "open": full(0, CARDS_HELD),
        "targets": full(0, CARDS_HELD),
        "crowded": full(0),
        "fate": fate,
    }
    return Batch(**(empty | per_chariot | given))


def seed_fate(seed: int, races: int) -> np.ndarray[Any, np.dtype[np.uint32]]:
    """Make the chance of many races from one seed: two words each, never both nothing."""
    return np.random.default_rng(seed).integers(1, 1 << 32, (2, races), dtype=np.uint32)


def rows_of(batch: Batch) -> Row:
    """Write races as rows of `layout`, race first, to be compared or shown."""
    count = batch.x.shape[0]
    races = 1 if batch.phase.ndim == 0 else batch.phase.shape[0]
    rows = np.zeros((races, ROW_SIZE), np.int64)
    field_of(rows, "status")[:] = ABSENT
    field_of(rows, "away")[:] = -1
    field_of(rows, "hand")[:] = NO_CARD
    for name, size in FIELD_SIZES.items():
        field = np.asarray(getattr(batch, name)).reshape(-1, races).T
        if name == "hand":
            for number in range(count):
                held = field[:, number * CARDS_HELD : (number + 1) * CARDS_HELD]
                field_of(rows, name)[:, number * HAND_SLOTS : number * HAND_SLOTS + CARDS_HELD] = held
        elif size == 1:
            field_of(rows, name)[:] = field
        else:
            field_of(rows, name)[:, : field.shape[1]] = field
    return rows
