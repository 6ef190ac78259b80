"""Ben Hur as a functional environment over JAX arrays: init, step, legal mask, observation, rewards.

All functions take the terms first and are pure; they can be jitted and mapped. The batch is the last axis of
every array. An action that is not legal ends its own race: nobody is to move in it any more, its seat gets
`PENALTY` and the others nothing; no other race of the batch is touched by it.
"""

from __future__ import annotations

from typing import Any, Final, NamedTuple

import jax
import jax.numpy as jnp
import numpy as np

from hippodrome.games.ben_hur.kit import MOST_CHARIOTS
from hippodrome.lockstep.ben_hur.batch import CARDS_HELD, Batch, BatchTerms, blank_batch
from hippodrome.lockstep.ben_hur.batch_rules import (
    deck_due,
    drawable_deck,
    legal,
    look_for_placements,
    moves_without_card,
    pick_out,
    placements_by_card,
    places,
    play,
    reset_races,
    seat_places,
    seat_points,
    seats_of,
)
from hippodrome.lockstep.ben_hur.batch_sand import ahead_matrix, look_up
from hippodrome.lockstep.ben_hur.layout import (
    ACTION_COUNT,
    BAD_NUMBER_OF_KIND,
    DEAL,
    DRAW,
    DRAW_CARD,
    KIND_COUNT,
    LAY,
    MORE,
    NO_CARD,
    OVER,
    PLACES,
    PLAY_ACCIDENT,
    RAM,
    REDRAW,
    ROLL,
    ROLL_DIE,
    SPEED_OF_KIND,
    TURN,
)

ILLEGAL_ACTION_REWARD: Final = -1.0
"""The reward of a seat whose illegal action ended its race."""

LIGHT_MOVES: Final = 2
"""How many moves that lay no card a roll-out leaves room for between two looks at the sand."""

_NUMBER: Final = np.append(BAD_NUMBER_OF_KIND, 0).astype(np.int32)
_SPEED: Final = np.append(SPEED_OF_KIND, 0).astype(np.int32)

where = jnp.where


class StepResult(NamedTuple):
    """What a step gives: the races, their rewards by seat, and where a race came to its end."""

    batch: Batch
    rewards: jax.Array
    over: jax.Array


# --- chance ----------------------------------------------------------------------------------------------


def random_below(fate: jax.Array, below: jax.Array | int, on: jax.Array) -> tuple[jax.Array, jax.Array]:
    """Draw a whole number from 0 to below − 1 where asked (xoroshiro64*; below is at most 256)."""
    first, second = fate[0], fate[1]
    drawn = first * jnp.uint32(0x9E3779BB)
    mixed = second ^ first
    left = ((first << 26) | (first >> 6)) ^ mixed ^ (mixed << 9)
    right = (mixed << 13) | (mixed >> 19)
    found = ((drawn >> 8) * jnp.asarray(below).astype(jnp.uint32)) >> 24
    return where(on, jnp.stack([left, right]), fate), found.astype(jnp.int32)


def fates_to_move(batch: Batch) -> jax.Array:
    """Tell where a die or a card decides what is next."""
    phase = batch.phase
    return (phase == PLACES) | (phase == DEAL) | (phase == ROLL) | (phase == DRAW)


def fates_move(batch: Batch, on: jax.Array) -> tuple[Batch, jax.Array]:
    """Draw the Fates' move where it is asked for, −1 elsewhere."""
    rolling = (batch.phase == PLACES) | (batch.phase == ROLL)
    deck, _ = drawable_deck(batch, deck_due(batch))
    below = [deck[0]]
    for kind in range(1, KIND_COUNT):
        below.append(below[-1] + deck[kind])
    fate, drawn = random_below(batch.fate, where(rolling, 6, below[-1]), on)
    found = jnp.zeros(on.shape, jnp.int32)
    for bound in below[:-1]:
        found = found + (drawn >= bound)
    move = where(rolling, ROLL_DIE + drawn, DRAW_CARD + found)
    return batch._replace(fate=fate), where(on, move, -1)


def play_on(terms: BatchTerms, batch: Batch, move: jax.Array) -> Batch:
    """Play a move in every race (−1: none), then let the Fates move until a seat is to, or nobody."""

    def go_on(carried: tuple[Batch, jax.Array]) -> tuple[Batch, jax.Array]:
        races = play(terms, *carried)
        return fates_move(races, fates_to_move(races))

    def is_moving(carried: tuple[Batch, jax.Array]) -> jax.Array:
        return jnp.any(carried[1] >= 0)

    return jax.lax.while_loop(is_moving, go_on, (batch, move))[0]


def _bit_number(word: jax.Array, left: jax.Array) -> jax.Array:
    """Find the place of the marked bit before which `left` others are marked."""
    at = jnp.zeros(word.shape, jnp.int32)
    for size in (16, 8, 4, 2, 1):
        low = jax.lax.population_count(word & ((1 << size) - 1))
        higher = left >= low
        left = where(higher, left - low, left)
        word = where(higher, word >> size, word)
        at = at + where(higher, size, 0)
    return at


def random_move(
    terms: BatchTerms, batch: Batch, on: jax.Array, *, laying: bool = True
) -> tuple[Batch, jax.Array]:
    """Choose a legal action at random where it is asked for, −1 elsewhere."""
    rest = moves_without_card(terms, batch, laying=laying)
    count = jax.lax.population_count(rest)
    if not laying:
        fate, left = random_below(batch.fate, count, on)
        return batch._replace(fate=fate), where(on, PLAY_ACCIDENT + _bit_number(rest, left), -1)
    hand, laid = placements_by_card(batch)
    sizes = jax.lax.population_count(laid)
    total = sizes[0] + sizes[1] + sizes[2] + sizes[3]
    fate, left = random_below(batch.fate, total + count, on)
    word, base, skipped = rest, jnp.full(on.shape, PLAY_ACCIDENT, jnp.int32), total
    before = total
    for slot in reversed(range(CARDS_HELD)):
        before = before - sizes[slot]
        here = (left >= before) & (left < before + sizes[slot])
        word = where(here, laid[slot], word)
        base = where(here, LAY + 9 * look_up(_SPEED, hand[slot]), base)
        skipped = where(here, before, skipped)
    return batch._replace(fate=fate), where(on, base + _bit_number(word, left - skipped), -1)


# --- the environment -------------------------------------------------------------------------------------


def init(terms: BatchTerms, fate: jax.Array) -> Batch:
    """Begin races with this chance (two words each): places are rolled and hands are dealt."""
    return look_for_placements(terms, start_at_once(terms, blank_batch(terms, fate)))


def to_move(terms: BatchTerms, batch: Batch) -> jax.Array:
    """Say which seat is to move; −1 where the Fates or nobody is."""
    seat = pick_out(seats_of(terms, batch), batch.actor)
    return where((batch.actor < 0) | fates_to_move(batch), -1, seat)


def rewards(terms: BatchTerms, batch: Batch) -> jax.Array:
    """Give each seat of a race that is over its reward: 1 for the first place down to −1 for the last.

    Seats that share a place share its reward. Nothing while the race goes on.
    """
    points = seat_points(terms, batch, ahead_matrix(terms, batch))
    place = seat_places(points)
    count = batch.x.shape[0]
    seats = jnp.arange(count, dtype=jnp.int32).reshape(count, *(1,) * batch.phase.ndim)
    last = jnp.maximum(jnp.asarray(terms.players) - 1, 1)
    earned = 1.0 - 2.0 * (place - 1) / last
    culprit = pick_out(seats_of(terms, batch), batch.broken - 1)
    broken = where(seats == culprit, ILLEGAL_ACTION_REWARD, 0.0)
    found = where(batch.broken > 0, broken, earned)
    return where((batch.phase == OVER) & (seats < terms.players), found, 0.0).astype(jnp.float32)


def is_legal(terms: BatchTerms, batch: Batch, action: jax.Array) -> jax.Array:
    """Tell whether an action is legal."""
    inside = (action >= 0) & (action < ACTION_COUNT)
    marked = legal(terms, batch)
    chosen = jnp.take_along_axis(marked, where(inside, action, 0)[None], 0)[0]
    return inside & chosen


def step(terms: BatchTerms, batch: Batch, action: jax.Array, *, answer: bool = True) -> StepResult:
    """Play an action in every race and let the Fates answer; races that were over stay as they are.

    Without `answer` the Fates' moves are handed in through `play` of `batch_rules`.
    """
    running = batch.phase != OVER
    good = is_legal(terms, batch, action)
    bad = running & ~good
    batch = batch._replace(
        broken=where(bad, jnp.maximum(batch.actor, 0) + 1, batch.broken),
        phase=where(bad, OVER, batch.phase),
        actor=where(bad, -1, batch.actor),
    )
    move = where(good, action, -1)
    after = play_on(terms, batch, move) if answer else play(terms, batch, move)
    over = running & (after.phase == OVER)
    return StepResult(look_for_placements(terms, after), where(over, rewards(terms, after), 0.0), over)


def reset_over(terms: BatchTerms, batch: Batch) -> Batch:
    """Begin anew every race that is over, with the chance it has come to."""
    return look_for_placements(
        terms, start_at_once(terms, reset_races(terms, batch, batch.phase == OVER, 1, 0))
    )


# --- observation -----------------------------------------------------------------------------------------


class Observation(NamedTuple):
    """What a seat sees, in whole numbers; chariots in their order at the table, the batch last.

    A hidden card is `NO_CARD + 1` for the normal back and `NO_CARD + 2` for the risky one, in that order;
    `NO_CARD` is no card. `unseen` counts the cards of each deck that the seat has not seen, `left` how many
    each deck has.
    """

    chariots: jax.Array
    """[field, chariot]: x, y, heading, placed, turns, status, skip, away, started, touch, moved, score, seat,
    place."""
    hands: jax.Array
    """[chariot, card]"""
    markers: jax.Array
    """[chariot, lap]"""
    unseen: jax.Array
    """[deck, kind]"""
    discards: jax.Array
    """[deck, kind]"""
    left: jax.Array
    """[deck]"""
    race: jax.Array
    """phase, actor, round, race, owner, announced, good, drove, ask, deck, business, card, ruler, turn,
    target, by, die, whipped."""


_SEEN: Final = (
    "x", "y", "heading", "placed", "turns", "status", "skip", "away", "started", "touch", "moved", "score",
)  # fmt: skip  # a list that is read in rows
_TURN: Final = (
    "phase", "actor", "round", "race", "owner", "announced", "good", "drove", "ask", "deck",
    "business", "card", "ruler", "turn", "target", "by", "die", "whipped",
)  # fmt: skip  # as above


def observe(terms: BatchTerms, batch: Batch, seat: jax.Array | int) -> Observation:
    """Show the races to a seat; a seat that nobody has sees what the stands see."""
    seats = seats_of(terms, batch)
    hidden = (seats != seat)[:, None]
    held = batch.hand < NO_CARD
    risky = jnp.sum((batch.hand & 1) * held, axis=1, keepdims=True)
    size = jnp.sum(held, axis=1, keepdims=True)
    slots = jnp.arange(CARDS_HELD, dtype=jnp.int32).reshape(1, CARDS_HELD, *(1,) * batch.phase.ndim)
    masked = where(slots < size - risky, NO_CARD + 1, where(slots < size, NO_CARD + 2, NO_CARD))
    codes = jnp.arange(2 * KIND_COUNT, dtype=jnp.int32).reshape(
        2 * KIND_COUNT, 1, 1, *(1,) * batch.phase.ndim
    )
    secret = jnp.sum((codes == where(hidden, batch.hand, NO_CARD)[None]), axis=(1, 2), dtype=jnp.int32)
    by_deck = jnp.swapaxes(secret.reshape(KIND_COUNT, 2, *batch.phase.shape), 0, 1)
    place = places(terms, batch, ahead_matrix(terms, batch))
    return Observation(
        chariots=jnp.stack([*(getattr(batch, name) for name in _SEEN), seats, place]),
        hands=where(hidden, masked, batch.hand),
        markers=batch.markers,
        unseen=batch.decks + by_deck,
        discards=batch.discards,
        left=jnp.sum(batch.decks, axis=1, dtype=jnp.int32),
        race=jnp.stack([getattr(batch, name) for name in _TURN]),
    )


# --- racing at random ------------------------------------------------------------------------------------


class RollOutTally(NamedTuple):
    """What a roll-out came to: turns begun with a card, moves of seats, races ended; one a race."""

    turns: jax.Array
    moves: jax.Array
    races: jax.Array


def _drives_next(batch: Batch) -> jax.Array:
    """Tell where the next move may move a chariot: a card to be laid, or the second die of a ram."""
    second_die = (batch.phase == ROLL) & (batch.business == RAM) & (batch.die > 0)
    return (batch.phase == TURN) | (batch.phase == MORE) | second_die


def _drive_all(terms: BatchTerms, batch: Batch, tally: RollOutTally) -> tuple[Batch, RollOutTally]:
    """Make every move that may move a chariot."""
    laying = (batch.phase == TURN) | (batch.phase == MORE)
    rolls = _drives_next(batch) & ~laying
    turns = tally.turns + (batch.phase == TURN)
    batch, move = random_move(terms, batch, laying)
    batch, die = fates_move(batch, rolls)
    batch = play(terms, batch, where(rolls, die, move))
    return batch, tally._replace(turns=turns, moves=tally.moves + laying)


def _go_on(terms: BatchTerms, batch: Batch, tally: RollOutTally) -> tuple[Batch, RollOutTally]:
    """Make every move that moves no chariot."""
    fates = fates_to_move(batch) & ~_drives_next(batch)
    asked = ~fates & ~_drives_next(batch) & (batch.phase != OVER)
    batch, move = random_move(terms, batch, asked, laying=False)
    batch, drawn = fates_move(batch, fates)
    batch = play(terms, batch, where(fates, drawn, move), driving=False)
    return batch, tally._replace(moves=tally.moves + asked)


def _roll_all_places(terms: BatchTerms, batch: Batch, on: jax.Array) -> Batch:
    """Roll all start places: each chariot gets one of those left, as likely as by rolling again (2.1)."""
    free = jnp.full(on.shape, (1 << MOST_CHARIOTS) - 1, jnp.int32)
    places_rolled = []
    for number in range(batch.x.shape[0]):
        fate, left = random_below(batch.fate, MOST_CHARIOTS - number, on)
        batch = batch._replace(fate=fate)
        rolled = _bit_number(free, left)
        free = free & ~(1 << rolled)
        places_rolled.append(rolled)
    y = -(terms.first + terms.step * jnp.stack(places_rolled))
    return batch._replace(y=where(on, y, batch.y), placed=where(on, 1, batch.placed))


Dealt = tuple[jax.Array, jax.Array, jax.Array]
"""Decks, chance and what was dealt."""


def _deal_hand(decks: jax.Array, fate: jax.Array, on: jax.Array) -> Dealt:
    """Deal two and two: what is left of the decks, the chance after it, and the hand in order (2.2)."""
    piles = [[decks[back, kind] for kind in range(KIND_COUNT)] for back in range(2)]
    held = []
    for back in (0, 0, 1, 1):
        below = [piles[back][0]]
        for kind in range(1, KIND_COUNT):
            below.append(below[-1] + piles[back][kind])
        fate, drawn = random_below(fate, below[-1], on)
        found = jnp.zeros(on.shape, jnp.int32)
        for bound in below[:-1]:
            found = found + (drawn >= bound)
        piles[back] = [pile - (found == kind) for kind, pile in enumerate(piles[back])]
        held.append(2 * found + back)
    for low, high in ((0, 1), (2, 3), (0, 2), (1, 3), (1, 2)):
        held[low], held[high] = jnp.minimum(held[low], held[high]), jnp.maximum(held[low], held[high])
    return jnp.stack([jnp.stack(pile) for pile in piles]), fate, jnp.stack(held)


def _deal_all(batch: Batch, on: jax.Array) -> tuple[Batch, jax.Array]:
    """Deal to every chariot in the order of the places; give the hands in that order (2.2)."""

    def deal(number: Any, carried: Dealt) -> Dealt:
        decks, fate, hands = carried
        decks, fate, hand = _deal_hand(decks, fate, on)
        return decks, fate, hands.at[number].set(hand)

    start = batch.decks, batch.fate, jnp.full_like(batch.hand, NO_CARD)
    _, fate, hands = jax.lax.fori_loop(0, batch.x.shape[0], deal, start)
    return batch._replace(fate=fate), hands


def start_at_once(terms: BatchTerms, batch: Batch) -> Batch:
    """Begin races that wait for their first roll: places and hands in one go, up to the first decision.

    As likely as move by move; only the Fates' draws come in another order. Who holds three accidents is
    asked, and those after it have no cards yet.
    """
    count = batch.x.shape[0]
    on = (batch.phase == PLACES) & ~jnp.any(batch.placed > 0, axis=0)
    batch = _roll_all_places(terms, batch, on)
    # Level with the line, whoever stands nearer to the spina is ahead (2.1, 3.2).
    rank = jnp.sum(batch.y[:, None] > batch.y[None], axis=0, dtype=jnp.int32)
    batch, dealt = _deal_all(batch, on)
    numbers = jnp.arange(count, dtype=jnp.int32).reshape(count, *(1,) * on.ndim)
    mishaps = jnp.sum(look_up(_NUMBER, dealt >> 1) > 0, axis=1)
    asked = jnp.min(where(mishaps >= 3, numbers, count), axis=0)
    dealt = where((numbers <= asked)[:, None], dealt, NO_CARD)
    codes = jnp.arange(2 * KIND_COUNT, dtype=jnp.int32).reshape(2 * KIND_COUNT, 1, 1, *(1,) * on.ndim)
    taken = jnp.sum(codes == dealt[None], axis=(1, 2), dtype=jnp.int32)
    by_deck = jnp.swapaxes(taken.reshape(KIND_COUNT, 2, *on.shape), 0, 1)
    at_place = rank[:, None] == numbers[None]
    hands = jnp.sum(where(at_place[:, :, None], dealt[None], 0), axis=1, dtype=jnp.int32)
    waits = where(asked < count, asked, 0)
    actor = jnp.sum(where(rank == waits, numbers, 0), axis=0, dtype=jnp.int32)
    begun = on & (asked >= count)
    return batch._replace(
        hand=where(on, hands, batch.hand),
        decks=where(on, batch.decks - by_deck, batch.decks),
        actor=where(on, actor, batch.actor),
        owner=where(begun, actor, batch.owner),
        phase=where(on, where(begun, TURN, REDRAW), batch.phase),
    )


def roll_out(
    terms: BatchTerms, batch: Batch, rounds: int, light: int = LIGHT_MOVES
) -> tuple[Batch, RollOutTally]:
    """Race at random; a race that is over begins anew.

    A round looks at the sand once, lets every chariot that can drive do so, and leaves room for `light` moves
    of the other kinds, the Fates' included. A race that needs more of them uses the next round's.
    """

    def one_round(_: int, carried: tuple[Batch, RollOutTally]) -> tuple[Batch, RollOutTally]:
        batch, tally = carried
        batch = look_for_placements(terms, start_at_once(terms, batch))
        batch, tally = _drive_all(terms, batch, tally)
        batch, tally = jax.lax.fori_loop(0, light, lambda _, it: _go_on(terms, *it), (batch, tally))
        over = batch.phase == OVER
        return reset_races(terms, batch, over, 1, 0), tally._replace(races=tally.races + over)

    none = jnp.zeros(batch.phase.shape, jnp.int32)
    start = batch, RollOutTally(none, none, none)
    ended: tuple[Batch, RollOutTally] = jax.lax.fori_loop(0, rounds, one_round, start)
    return ended
