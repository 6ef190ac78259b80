"""Rounds and turns (3.1, 3.7), and the whip (5)."""

from __future__ import annotations

import jax
import jax.numpy as jnp

from hippodrome.games.ben_hur.kit import MOST_CHARIOTS
from hippodrome.lockstep.ben_hur.batch import Batch, BatchTerms
from hippodrome.lockstep.ben_hur.batch_rules.arrays import (
    Where,
    any_of,
    bit_of,
    clear_business,
    clear_turn,
    compute_once,
    end_contacts,
    index_axis,
    marked_number,
    total_of,
    touched_by,
    where,
)
from hippodrome.lockstep.ben_hur.batch_rules.cards import discard_hands
from hippodrome.lockstep.ben_hur.batch_rules.ending import end_race
from hippodrome.lockstep.ben_hur.layout import (
    NO_CARD,
    NOBODY_ASKED,
    OUT,
    RACING,
    ROUNDS_A_LAP,
    TURN,
    WHIP,
    WHIP_OWN,
    WHIP_REPLY,
)


def leave_sand(batch: Batch, who: Where, status: int) -> Batch:
    """Take the chariots marked off the sand; those that are out leave their cards behind (1.4, 3.7)."""
    return batch._replace(
        status=where(who, status, batch.status),
        skip=where(who, 0, batch.skip),
        touch=end_contacts(batch.touch, who),
    )


def next_turn(terms: BatchTerms, batch: Batch, on: Where, ahead: jax.Array, thrown: Where) -> Batch:
    """Begin the turn of the chariot furthest ahead that has not moved in this round (3.1).

    One pass goes through those waiting up to the first that is ready; who has no card is out, who has to
    miss its turn has moved. After a pass without anyone ready comes the next round. The third pass always
    finds somebody, if anybody is left. The hands of those `thrown` are put away too, all in one go.
    """
    status, skip, moved, lap_round = batch.status, batch.skip, batch.moved, batch.round
    has_card = batch.hand[:, 0] < NO_CARD
    searching = on
    begins = jnp.full(on.shape, -1, jnp.int32)
    timed_out = jnp.zeros(on.shape, bool)
    gone = jnp.zeros(batch.x.shape, bool)
    for _ in range(3):
        status, skip, moved, lap_round, searching, begins, timed_out, gone = compute_once(
            (status, skip, moved, lap_round, searching, begins, timed_out, gone)
        )
        waiting = (status == RACING) & (moved == 0)
        ready = waiting & has_card & (skip == 0)
        nobody_before = ~any_of(ready[:, None] & ahead)
        first = ready & nobody_before
        passed = waiting & ~ready & nobody_before & searching
        status = where(passed & ~has_card, OUT, status)
        gone |= passed & ~has_card
        moved = where(passed & has_card, 1, moved)
        skip = where(passed, 0, skip)
        found = any_of(first) & searching
        begins = where(found, marked_number(first), begins)
        searching = searching & ~found
        someone = any_of(status == RACING)
        late = searching & someone & (lap_round >= ROUNDS_A_LAP * terms.laps)
        timed_out |= late
        searching = searching & someone & ~late
        lap_round = lap_round + searching
        moved = where(searching, 0, moved)
    gone |= timed_out & (status == RACING)
    status = where(gone, OUT, status)
    batch = batch._replace(skip=where(gone, 0, skip), moved=moved, round=lap_round, status=status)
    batch = discard_hands(batch._replace(touch=end_contacts(batch.touch, gone)), gone | thrown)
    begun = on & (begins >= 0)
    batch = clear_turn(batch, begun)
    touching = touched_by(batch, begins) > 0
    batch = batch._replace(
        owner=where(begun, begins, batch.owner),
        actor=where(begun, begins, batch.actor),
        phase=where(begun, where(touching, WHIP_OWN, TURN), batch.phase),
    )
    return end_race(terms, batch, on & (begins < 0), ahead)


def ask_next(batch: Batch, on: Where) -> tuple[Batch, Where]:
    """Ask the next chariot that the mover touches for a whip; after the last the turn is over (5.1)."""
    touched = touched_by(batch, batch.owner)
    first = jnp.full(on.shape, -1, jnp.int32)
    replies, shift = jnp.zeros(on.shape, jnp.int32), jnp.zeros(on.shape, jnp.int32)
    for fold in range(MOST_CHARIOTS):
        number = (batch.ask >> (3 * fold)) & 7
        counts = (number < 7) & (bit_of(touched, number) > 0)
        later = counts & (first >= 0)
        replies = replies | where(later, number << shift, 0)
        shift = shift + where(later, 3, 0)
        first = where(counts & (first < 0), number, first)
    asks, over = on & (first >= 0), on & (first < 0)
    batch = clear_business(batch, asks)
    return batch._replace(
        ask=where(asks, (replies | (NOBODY_ASKED << shift)) & NOBODY_ASKED, batch.ask),
        phase=where(asks, WHIP_REPLY, batch.phase),
        actor=where(asks, first, batch.actor),
    ), over


def offer_whips(batch: Batch, on: Where, ahead: jax.Array) -> tuple[Batch, Where, Where]:
    """After a chariot has driven or rammed into contact: its whip, then the replies (5.1, 5.4)."""
    count = batch.x.shape[0]
    touched = touched_by(batch, batch.owner)
    over = on & ((batch.drove == 0) | (touched == 0))
    offers = on & ~over
    numbers = index_axis(count, on)
    marked = bit_of(touched, numbers) > 0
    before = total_of(marked[:, None] & ahead)
    asked = jnp.sum(where(marked, numbers << (3 * before), 0), axis=0, dtype=jnp.int32)
    size = total_of(marked)
    ask = offers & (batch.announced > 0)
    whip = offers & (batch.announced == 0)
    batch = batch._replace(
        ask=where(offers, (asked | (NOBODY_ASKED << (3 * size))) & NOBODY_ASKED, batch.ask),
        phase=where(whip, WHIP, batch.phase),
        actor=where(whip, batch.owner, batch.actor),
    )
    return batch, ask, over
