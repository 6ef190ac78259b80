"""Cards (1.4)."""

from __future__ import annotations

import jax
import jax.numpy as jnp

from hippodrome.lockstep.ben_hur.batch import CARDS_HELD, Batch
from hippodrome.lockstep.ben_hur.batch_rules.arrays import Where, index_axis, pick_out, total_of, where
from hippodrome.lockstep.ben_hur.layout import DEAL, KIND_COUNT, NO_CARD


def discard_card(batch: Batch, on: Where, me: Where, kind: jax.Array) -> Batch:
    """Put a card from the actor's hand on the discards of its deck."""
    hand = pick_out(batch.hand, batch.actor)
    found = jnp.zeros(on.shape, bool)
    held = jnp.zeros(on.shape, jnp.int32)
    left = []
    for slot in range(CARDS_HELD):
        here = ~found & (hand[slot] >> 1 == kind)
        held = where(here, hand[slot], held)
        found |= here
        later = hand[slot + 1] if slot + 1 < CARDS_HELD else NO_CARD
        left.append(where(found, later, hand[slot]))
    backs, kinds = jnp.arange(2, dtype=jnp.int32), jnp.arange(KIND_COUNT, dtype=jnp.int32)
    back = backs.reshape(2, 1, *(1,) * on.ndim) == (held & 1)
    same = kinds.reshape(1, KIND_COUNT, *(1,) * on.ndim) == kind
    return batch._replace(
        hand=where((on & me)[:, None], jnp.stack(left)[None], batch.hand),
        discards=batch.discards + (on & back & same),
    )


def discard_hands(batch: Batch, who: Where) -> Batch:
    """Put the whole hands of the chariots marked on the discards."""
    thrown = where(who[:, None], batch.hand, NO_CARD)
    codes = jnp.arange(2 * KIND_COUNT, dtype=jnp.int32).reshape(2 * KIND_COUNT, *(1,) * (who.ndim + 1))
    found = jnp.sum(codes == thrown[None], axis=(1, 2), dtype=jnp.int32)
    by_deck = jnp.swapaxes(found.reshape(KIND_COUNT, 2, *who.shape[1:]), 0, 1)
    return batch._replace(hand=where(who[:, None], NO_CARD, batch.hand), discards=batch.discards + by_deck)


def deck_dealt_next(batch: Batch) -> jax.Array:
    """Say which deck the actor is dealt from next: two from the normal one, then two (2.2)."""
    hand = pick_out(batch.hand, batch.actor)
    return (total_of((hand & 1 == 0) & (hand < NO_CARD)) >= 2).astype(jnp.int32)


def drawable_deck(batch: Batch, back: jax.Array) -> tuple[jax.Array, Where]:
    """Show what a draw may bring, and where that is a deck made anew from its discards."""
    deck = where(back == 0, batch.decks[0], batch.decks[1])
    used_up = total_of(deck) == 0
    return where(used_up, where(back == 0, batch.discards[0], batch.discards[1]), deck), used_up


def deck_due(batch: Batch) -> jax.Array:
    """Say which deck the card due comes from."""
    return where(batch.phase == DEAL, deck_dealt_next(batch), jnp.maximum(batch.deck, 0))


def draw_card(batch: Batch, on: Where, me: Where, kind: jax.Array) -> Batch:
    """Put a card from the deck due into the actor's hand; a used-up deck is made anew first."""
    back = deck_due(batch)
    deck, used_up = drawable_deck(batch, back)
    kinds = index_axis(KIND_COUNT, on)
    rest = deck - (kinds == kind)
    decks, discards = batch.decks, batch.discards
    this = on & (jnp.arange(2, dtype=jnp.int32).reshape(2, *(1,) * on.ndim) == back)
    held = 2 * kind + back
    hand = pick_out(batch.hand, batch.actor)
    fuller = []
    for slot in range(CARDS_HELD):
        before = hand[slot - 1] if slot else -1
        fuller.append(where(hand[slot] <= held, hand[slot], where(before <= held, held, before)))
    return batch._replace(
        hand=where((on & me)[:, None], jnp.stack(fuller)[None], batch.hand),
        decks=where(this[:, None], rest[None], decks),
        discards=where((this & used_up)[:, None], 0, discards),
    )


def can_draw_from_decks(batch: Batch) -> tuple[Where, Where]:
    """Tell from which deck a card can be drawn."""
    normal, risky = (total_of(batch.decks[back]) + total_of(batch.discards[back]) > 0 for back in range(2))
    return normal, risky
