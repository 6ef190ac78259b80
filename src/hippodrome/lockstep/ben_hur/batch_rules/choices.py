"""What may be played."""

from __future__ import annotations

import jax
import jax.numpy as jnp

from hippodrome.lockstep.ben_hur.batch import CARDS_HELD, Batch, BatchTerms, Numbers
from hippodrome.lockstep.ben_hur.batch_rules.arrays import (
    SPEED_BY_KIND,
    any_of,
    bit_of,
    bits_of,
    index_axis,
    kinds_held,
    pick_out,
    touched_by,
    where,
)
from hippodrome.lockstep.ben_hur.batch_rules.cards import can_draw_from_decks, deck_due, drawable_deck
from hippodrome.lockstep.ben_hur.batch_rules.ending import last_place_settled, seats_of
from hippodrome.lockstep.ben_hur.batch_sand import ahead_matrix, is_left_of, judge_hand, look_up
from hippodrome.lockstep.ben_hur.layout import (
    ACTION_COUNT,
    ANNOUNCE,
    CONCEDE,
    CRASH,
    DEAL,
    DRAW,
    KEEP_HAND,
    LOSE_TURN,
    MISHAPS,
    MORE,
    NO_FURTHER_CARD,
    NO_WHIP,
    PLACES,
    PLAY_ACCIDENT,
    RACING,
    REDRAW,
    REDRAW_HAND,
    ROLL,
    SPEEDS,
    TAKE,
    TAKE_FROM,
    TAKE_LOST_WHIP,
    TURN,
    WHIP,
    WHIP_OWN,
    WHIP_REPLY,
    WHIPPED,
)


def look_for_placements(terms: BatchTerms, batch: Batch) -> Batch:
    """Work out where the chariot that is to lay a card may: `open`, `targets` and `crowded` (3.5–5.4)."""
    number = jnp.maximum(batch.actor, 0)
    laying = (batch.phase == TURN) | (batch.phase == MORE)
    x, y, heading = (pick_out(field, number) for field in (batch.x, batch.y, batch.heading))
    hand = pick_out(batch.hand, number)
    laid = judge_hand(terms, batch, x, y, heading, hand)
    seats = seats_of(terms, batch)
    own = bits_of(seats == pick_out(seats, number))
    clear = laid.free & (laid.met == 0)
    rams = laid.free & (laid.met & own == 0) & (laid.met != 0) & (laid.met & (laid.met - 1) == 0)
    target = where(rams, jax.lax.population_count(laid.met - 1), 0)
    crowded = laid.free & (laid.met != 0)
    squares = jnp.arange(9, dtype=jnp.int32).reshape(1, 3, 3, *(1,) * number.ndim)
    clear_bits = jnp.sum(where(clear, 1 << squares, 0), axis=(1, 2), dtype=jnp.int32)
    ram_bits = jnp.sum(where(rams, 1 << squares, 0), axis=(1, 2), dtype=jnp.int32)
    targets = jnp.sum(target << (3 * squares), axis=(1, 2), dtype=jnp.int32)
    winner = pick_out(batch.away, number)
    chased = (winner >= 0) & (pick_out(batch.status, winner) == RACING) & (pick_out(batch.placed, winner) > 0)
    left = is_left_of(x, y, heading, pick_out(batch.x, winner), pick_out(batch.y, winner))
    lanes = where(left, 0o7, 0o700)
    lanes = where(chased & any_of(clear_bits & lanes != 0), lanes, 0o777)
    ram_lanes = where(batch.announced > 0, 0, lanes)
    opened = (clear_bits & lanes) | ((ram_bits & ram_lanes) << 9)
    return batch._replace(
        open=where(laying, opened, 0),
        targets=where(laying, targets, 0),
        crowded=(laying & jnp.any(crowded, axis=(0, 1, 2))).astype(jnp.int32),
    )


def placements_by_card(batch: Batch) -> tuple[jax.Array, jax.Array]:
    """Give for each card in the actor's hand its kind, and nine bits of what it may be laid as.

    Of cards of a kind the first has them all.
    """
    hand = kinds_held(pick_out(batch.hand, batch.actor))
    bits = (batch.open & 0o777) | (batch.open >> 9)
    fresh = [jnp.ones_like(hand[0], bool), *(hand[slot] != hand[slot - 1] for slot in range(1, CARDS_HELD))]
    return hand, jnp.stack([where(new, bits[slot], 0) for slot, new in enumerate(fresh)])


def _turn_moves(terms: BatchTerms, batch: Batch, mishaps: jax.Array) -> tuple[jax.Array, jax.Array]:
    """Mark what may be played beside cards laid: on one's turn, and after an accident overcome (3.6, 6.4)."""
    hand, laid = placements_by_card(batch)
    any_laid = laid[0] | laid[1] | laid[2] | laid[3]
    speeds = jnp.zeros(batch.phase.shape, jnp.int32)
    for slot in range(CARDS_HELD):
        speed = look_up(SPEED_BY_KIND, hand[slot])
        speeds = speeds | where(speed >= 0, 1 << jnp.maximum(speed, 0), 0)
    stuck_moves = where(batch.crowded > 0, _word(LOSE_TURN), speeds << (CRASH - PLAY_ACCIDENT))
    settled = last_place_settled(terms, batch, ahead_matrix(terms, batch))
    turn = mishaps | where(settled, _word(CONCEDE), 0)
    turn = turn | where((any_laid == 0) & (mishaps == 0), stuck_moves, 0)
    more = where(
        batch.good < 2, mishaps | _word(NO_FURTHER_CARD), where(any_laid == 0, _word(NO_FURTHER_CARD), 0)
    )
    return turn, more


def _word(move: int) -> int:
    """Give the bit of a move among those that lay no card."""
    return 1 << (move - PLAY_ACCIDENT)


def moves_without_card(terms: BatchTerms, batch: Batch, *, laying: bool = True) -> jax.Array:
    """Mark the moves of seats that lay no card: a bit for each from `PLAY_ACCIDENT` on.

    Without `laying` the phases in which a card may be laid are passed over.
    """
    phase, count = batch.phase, batch.x.shape[0]
    hand = kinds_held(pick_out(batch.hand, batch.actor))
    mishaps = jnp.zeros(phase.shape, jnp.int32)
    for slot in range(CARDS_HELD):
        for at, kind in enumerate(MISHAPS):
            mishaps = mishaps | where(hand[slot] == kind, 1 << at, 0)
    touched = touched_by(batch, batch.actor) & ((1 << count) - 1)
    whip = _word(NO_WHIP) | (touched << (ANNOUNCE - PLAY_ACCIDENT))
    reply = _word(NO_WHIP) | (1 << (jnp.maximum(batch.owner, 0) + ANNOUNCE - PLAY_ACCIDENT))
    normal, risky = can_draw_from_decks(batch)
    take = where(normal | ~risky, _word(TAKE_FROM), 0) | where(risky | ~normal, _word(TAKE_FROM + 1), 0)
    by_phase: list[tuple[int, Numbers]] = [
        (WHIP_OWN, whip),
        (WHIP, whip),
        (WHIP_REPLY, reply),
        (TAKE, take),
        (WHIPPED, mishaps | _word(TAKE_LOST_WHIP)),
        (REDRAW, _word(REDRAW_HAND) | _word(KEEP_HAND)),
    ]
    if laying:
        turn, more = _turn_moves(terms, batch, mishaps)
        by_phase += [(TURN, turn), (MORE, more)]
    found = jnp.zeros(phase.shape, jnp.int32)
    for which, moves in by_phase:
        found = where(phase == which, moves, found)
    return found


def legal(terms: BatchTerms, batch: Batch) -> jax.Array:
    """Mark the actions of the seat that is to move: [action]; none where the Fates or nobody is (9)."""
    hand, laid = placements_by_card(batch)
    squares = index_axis(9, batch.phase)
    marked = []
    for kind in SPEEDS:
        bits = jnp.zeros(batch.phase.shape, jnp.int32)
        for slot in range(CARDS_HELD):
            bits = bits | where(hand[slot] == kind, laid[slot], 0)
        marked.append(bit_of(bits, squares) > 0)
    rest = moves_without_card(terms, batch)
    marked.append(bit_of(rest, index_axis(ACTION_COUNT - PLAY_ACCIDENT, batch.phase)) > 0)
    return jnp.concatenate(marked)


def legal_draws(batch: Batch) -> jax.Array:
    """Mark the Fates' moves: six numbers of a die, then each kind of card (9)."""
    rolling = (batch.phase == PLACES) | (batch.phase == ROLL)
    drawing = (batch.phase == DEAL) | (batch.phase == DRAW)
    deck, _ = drawable_deck(batch, deck_due(batch))
    dice = jnp.broadcast_to(rolling, (6, *rolling.shape))
    return jnp.concatenate([dice, (deck > 0) & drawing])
