"""The end (7): laps, places, points, and the next race of a season."""

from __future__ import annotations

import jax
import jax.numpy as jnp

from hippodrome.lockstep.ben_hur.batch import Batch, BatchTerms, Numbers
from hippodrome.lockstep.ben_hur.batch_rules.arrays import (
    Where,
    any_of,
    clear_turn,
    index_axis,
    pick_out,
    total_of,
    where,
)
from hippodrome.lockstep.ben_hur.batch_sand import behind_line
from hippodrome.lockstep.ben_hur.layout import (
    BY_LAPS,
    BY_SEASON,
    FINISHED,
    MOST_LAPS,
    NO_CARD,
    OUT,
    OVER,
    RACING,
)


def count_laps_done(batch: Batch) -> jax.Array:
    """Count the laps that each chariot has completed."""
    return total_of(jnp.swapaxes(batch.markers > 0, 0, 1).astype(jnp.int32))


def _lowest_left(markers: jax.Array, lap: int) -> jax.Array:
    """Find the lowest place marker of a lap that nobody holds (7.2)."""
    held = markers[:, lap]
    free = ~jnp.sum(where(held > 0, 1 << held, 0), axis=0, dtype=jnp.int32) & ~1
    return jax.lax.population_count((free & -free) - 1)


def complete_laps(terms: BatchTerms, batch: Batch, on: Where, chariot: jax.Array) -> tuple[Batch, Where]:
    """Give a chariot the marker of every lap it has completed; say whether that was the last (7.1, 7.2)."""
    turns = pick_out(batch.turns, chariot)
    behind = behind_line(
        pick_out(batch.x, chariot), pick_out(batch.y, chariot), pick_out(batch.heading, chariot)
    )
    done = pick_out(count_laps_done(batch), chariot)
    me = index_axis(batch.x.shape[0], on) == chariot
    markers = batch.markers
    for lap in range(MOST_LAPS):
        completes = (
            on & (done == lap) & (lap < terms.laps) & ((turns > lap + 1) | ((turns == lap + 1) & ~behind))
        )
        marker = where(completes & me, _lowest_left(markers, lap), markers[:, lap])
        markers = markers.at[:, lap].set(marker)
        done = done + completes
    return batch._replace(markers=markers), on & (done >= terms.laps)


def _finish_key(terms: BatchTerms, markers: jax.Array) -> jax.Array:
    """Tell what orders the chariots that finished: the sum of their markers, or the last (7.2)."""
    last = total = markers[:, 0]
    for lap in range(1, MOST_LAPS):
        total = total + markers[:, lap]
        last = where(markers[:, lap] > 0, markers[:, lap], last)
    return where(terms.scoring == BY_LAPS, total, last)


def places(terms: BatchTerms, batch: Batch, ahead: jax.Array) -> jax.Array:
    """Place the chariots in this race by what has happened so far; ties share a place (7.2)."""
    group = where(batch.status == FINISHED, 0, where(batch.placed > 0, 1, 2))
    key, done = _finish_key(terms, batch.markers), count_laps_done(batch)
    by_laps = (done[:, None] > done[None]) | ((done[:, None] == done[None]) & ahead)
    within = where(group[None] == 0, key[:, None] < key[None], (group[None] == 1) & by_laps)
    better = (group[:, None] < group[None]) | ((group[:, None] == group[None]) & within)
    return 1 + total_of(better.astype(jnp.int32))


def race_results(terms: BatchTerms, batch: Batch, ahead: jax.Array) -> jax.Array:
    """Count what this race is worth to each chariot: its place, and in a season a penalty (7.2)."""
    penalty = (terms.scoring == BY_SEASON) & (batch.status != FINISHED)
    return where(penalty, batch.x.shape[0] + 1, places(terms, batch, ahead))


def seats_of(terms: BatchTerms, batch: Batch) -> jax.Array:
    """Tell the seat of each chariot, for every race of the batch."""
    seats = jnp.asarray(terms.seats, jnp.int32)
    return jnp.broadcast_to(seats.reshape(seats.shape + (1,) * (batch.x.ndim - seats.ndim)), batch.x.shape)


def seat_points(terms: BatchTerms, batch: Batch, ahead: jax.Array) -> jax.Array:
    """Add up what every race has been worth to each seat; seats that nobody has are far behind (7.2)."""
    count = batch.x.shape[0]
    each = batch.score + race_results(terms, batch, ahead)
    seats = seats_of(terms, batch)
    found = [total_of(where(seats == seat, each, 0)) for seat in range(count)]
    return jnp.stack([where(seat < terms.players, points, 1 << 20) for seat, points in enumerate(found)])


def seat_places(points: jax.Array) -> jax.Array:
    """Rank the seats by their points, the lowest first."""
    return 1 + total_of((points[:, None] < points[None]).astype(jnp.int32))


def reset_races(terms: BatchTerms, batch: Batch, on: Where, race: Numbers, score: Numbers) -> Batch:
    """Lay everything out for a race, before the first roll for a place (2.1)."""
    batch = clear_turn(batch, on)
    zeroed = {
        name: where(on, 0, getattr(batch, name))
        for name in (
            "x", "y", "heading", "placed", "turns", "status", "skip", "started", "touch", "moved",
            "markers", "discards", "phase", "actor", "broken", "open", "targets", "crowded",
        )
    }  # fmt: skip  # a list that is read in rows
    fresh = jnp.asarray(terms.fresh)
    fresh = fresh.reshape(fresh.shape + (1,) * (batch.decks.ndim - fresh.ndim))
    return batch._replace(
        **zeroed,
        away=where(on, -1, batch.away),
        hand=where(on, NO_CARD, batch.hand),
        decks=where(on, fresh, batch.decks),
        score=where(on, score, batch.score),
        round=where(on, 1, batch.round),
        race=where(on, race, batch.race),
    )


def end_race(terms: BatchTerms, batch: Batch, on: Where, ahead: jax.Array) -> Batch:
    """End the race; go on with the season, or with another race for all after a tie (7.2–7.4)."""
    batch = clear_turn(batch, on)
    batch = batch._replace(
        phase=where(on, OVER, batch.phase), actor=where(on, -1, batch.actor), touch=where(on, 0, batch.touch)
    )
    leaders = total_of((seat_places(seat_points(terms, batch, ahead)) == 1).astype(jnp.int32))
    again = on & ((batch.race < terms.races) | ((terms.ties > 0) & (leaders > 1)))
    total = batch.score + race_results(terms, batch, ahead)
    return reset_races(terms, batch, again, batch.race + 1, total)


def last_place_settled(terms: BatchTerms, batch: Batch, ahead: jax.Array) -> Where:
    """Tell whether the last chariot racing, whose turn it is, ends in the same place anyhow (7.4)."""
    count = batch.x.shape[0]
    me = index_axis(count, batch.phase) == batch.actor
    alone = ~any_of((batch.status == RACING) & ~me)
    given_up = batch._replace(status=where(me, OUT, batch.status))
    markers = batch.markers
    for lap in range(MOST_LAPS):
        next_marker = (markers[:, lap] == 0) & me & (lap < terms.laps)
        markers = markers.at[:, lap].set(
            where(next_marker, _lowest_left(batch.markers, lap), markers[:, lap])
        )
    finished = batch._replace(status=where(me, FINISHED, batch.status), markers=markers)
    worths = (pick_out(race_results(terms, each, ahead), batch.actor) for each in (given_up, finished))
    low, high = worths
    return alone & (low == high) & (count > 1)
