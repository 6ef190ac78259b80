"""Chance: dealing, and races driven at random."""

from __future__ import annotations

from functools import partial
from typing import Final

import jax
import jax.numpy as jnp
from jax import lax

from hippodrome.lockstep.ave_caesar.jax_rules.bits import (
    TUCK_WORDS,
    count_cards,
    nth_bit,
    nth_card,
    one_card,
    pick_by_number,
    random_bits,
)
from hippodrome.lockstep.ave_caesar.jax_rules.choices import OpenPlays, open_plays_of
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
from hippodrome.lockstep.ave_caesar.jax_rules.playing import (
    DRIVE,
    NOTHING,
    PASS,
    TUCK,
    TURN_GOES_ON,
    WITHDRAW,
    Play,
    begin_turn,
    due_card,
    end_turn,
    make_draw,
    make_play,
)
from hippodrome.lockstep.ave_caesar.jax_rules.six import count_racing
from hippodrome.lockstep.ave_caesar.jax_rules.unmanned import instinct_play
from hippodrome.lockstep.ave_caesar.terms import FULL_DECK, OWES, UNMANNED

PLIES_BETWEEN_DEALS: Final = 8
"""In random play, races that are over are dealt anew after so many plies."""


def random_play(shape: Shape, g: Ground, race: RaceArrays, choice: OpenPlays, bits: Array) -> Play:
    """Choose one of the moves that may be played, each as likely, by 16 random bits."""
    counts: list[Array] = []
    for held in range(1, 7):
        opened = choice.values[held - 1]
        counts += [
            jnp.where(opened, lax.population_count(word), u32(0)) for word in choice.layers.words[held - 1]
        ]
        counts.append((opened & choice.layers.home[held - 1]).astype(u32))
    quits = choice.withdraws.astype(u32)
    hand = pick_by_number(race.hand, race.turn)
    still = jnp.where(choice.none, jnp.where(choice.tucks, count_cards(hand), u32(1)), u32(0))
    number = bits * (sum(counts, u32(0)) + quits + still) >> 16
    word, rest = jnp.zeros_like(bits), jnp.zeros_like(bits)
    card: Array = jnp.zeros_like(race.turn)
    place: Array = jnp.zeros_like(race.turn)
    found: Array = u32(0)
    drives: Array = jnp.zeros_like(choice.none)
    per_card = shape.words + 1
    for index, count in enumerate(counts):
        here = (number >= found) & (number < found + count)
        value, w = index // per_card, index % per_card
        node_word = choice.layers.words[value][w] if w < shape.words else u32(1)
        word = jnp.where(here, node_word, word)
        rest = jnp.where(here, number - found, rest)
        card = jnp.where(here, value + 1, card)
        place = jnp.where(here, w, place)
        drives = drives | here
        found = found + count
    home = drives & (place == shape.words)
    at = jnp.maximum(pick_by_number(race.space, race.turn), 0)
    bit = jnp.where(home, 0, place * WORD_BITS + nth_bit(word, rest))
    node = g.node[at * shape.words * WORD_BITS + jnp.minimum(bit, shape.words * WORD_BITS - 1)]
    stays = ~drives & (number < found + still)
    kind = jnp.where(drives, DRIVE, jnp.where(stays, jnp.where(choice.tucks, TUCK, PASS), WITHDRAW))
    card = jnp.where(drives, card, nth_card(hand, jnp.where(stays, number - found, u32(0))))
    lap = pick_by_number(race.lap, race.turn) + (node >> CROSSING_SHIFT)
    return Play(kind, card, node & ((1 << CROSSING_SHIFT) - 1), lap, home)


def play_and_draw(shape: Shape, g: Ground, race: RaceArrays, played: Play, bits: Array) -> RaceArrays:
    """Play for the chariot to play, let the Fates draw for it by 16 random bits, turn up the next card."""
    race, ends = make_play(shape, g, race, played)
    due = race.drawing & (ends == TURN_GOES_ON) & (played.kind != NOTHING)
    race, then = make_draw(shape, g, race, due_card(shape, race, bits), due)
    race = end_turn(shape, g, race, jnp.maximum(ends, then))
    return turn_up(shape, g, race) if shape.unmanned else race


def turn_up(shape: Shape, g: Ground, race: RaceArrays) -> RaceArrays:
    """Turn up a card for an unmanned chariot whose turn begins, by the race's own generator (8.2)."""
    race, bits = random_bits(race)
    race, _ = make_draw(shape, g, race, due_card(shape, race, bits >> 16), race.drawing)
    return race


def random_turn(shape: Shape, g: Ground, race: RaceArrays) -> RaceArrays:
    """Play one ply at random, the Fates' draw included; a race that is over stays as it is."""
    race, bits = random_bits(race)
    choice = open_plays_of(shape, g, race)
    played = random_play(shape, g, race, choice, bits >> 16)
    if shape.unmanned:
        driven = instinct_play(shape, g, race, choice)
        nobody = pick_by_number(race.marks, race.turn) & UNMANNED != 0
        played = Play(*(jnp.where(nobody, a, b) for a, b in zip(driven, played, strict=True)))
    played = played._replace(kind=jnp.where(count_racing(race) > 0, played.kind, NOTHING))
    return play_and_draw(shape, g, race, played, bits & 0xFFFF)


def deal(shape: Shape, g: Ground, seed_a: Array, seed_b: Array) -> RaceArrays:
    """Deal a race: lanes drawn, hands dealt, all by the race's own generator (2.1–2.3)."""
    zero = jnp.zeros_like(seed_a, i32)
    none = jnp.zeros_like(seed_a)
    false = jnp.zeros_like(seed_a, jnp.bool_)
    manned = shape.chariots - shape.unmanned
    marks = [jnp.where(g.tribute_due > 0, OWES, 0) + zero] * manned + [zero + UNMANNED] * shape.unmanned
    tucked = (jnp.zeros((*seed_a.shape, TUCK_WORDS), u32),) * shape.chariots if shape.tuck else ()
    race = RaceArrays(
        tuple(g.start[c] + zero for c in range(shape.chariots)), (zero,) * shape.chariots,
        (none,) * shape.chariots, (none + u32(FULL_DECK),) * shape.chariots, tucked, tuple(marks),
        zero, false, ~false, zero, none, zero, zero, seed_a, seed_b,
    )  # fmt: skip  # a list that is read in rows
    race, bits = random_bits(race)
    race = race._replace(first=((bits >> 16) * g.seats.astype(u32) >> 16).astype(i32))

    def deal_card(number: Array, dealt: RaceArrays) -> RaceArrays:
        hands, decks = [], []
        for c in range(manned):
            dealt, bits = random_bits(dealt)
            card = one_card(nth_card(dealt.deck[c], (bits >> 16) * count_cards(dealt.deck[c]) >> 16))
            card = jnp.where(number < g.hand_size, card, u32(0))
            hands.append(dealt.hand[c] + card)
            decks.append(dealt.deck[c] - card)
        return dealt._replace(hand=(*hands, *dealt.hand[manned:]), deck=(*decks, *dealt.deck[manned:]))

    race = lax.fori_loop(0, g.hand_size, deal_card, race)
    if shape.unmanned:
        race = turn_up(shape, g, begin_turn(shape, g, race, ~false))
    return race


def select_races(when: Array, these: RaceArrays, others: RaceArrays) -> RaceArrays:
    """Take whole races from one batch or another."""

    def one(a: Array, b: Array) -> Array:
        return jnp.where(when.reshape(when.shape + (1,) * (a.ndim - when.ndim)), a, b)

    return RaceArrays(*jax.tree.map(one, tuple(these), tuple(others)))


@partial(jax.jit, static_argnums=(0, 3), donate_argnums=2)
def play_random_plies(
    shape: Shape, g: Ground, race: RaceArrays, plies: int
) -> tuple[RaceArrays, Array, Array]:
    """Play so many plies at random in every race of a batch; count plies and races.

    A race that ends rests until the next deal, a few plies on; plies at rest are not counted.
    """

    def ply(_: Array, carried: tuple[RaceArrays, Array]) -> tuple[RaceArrays, Array]:
        race, played = carried
        return random_turn(shape, g, race), played + (count_racing(race) > 0)

    def one(
        carried: tuple[RaceArrays, Array, Array], _: None
    ) -> tuple[tuple[RaceArrays, Array, Array], None]:
        race, played, ended = carried
        race, played = lax.fori_loop(0, PLIES_BETWEEN_DEALS, ply, (race, played))
        over = count_racing(race) == 0
        anew = deal(shape, g, race.seed_a, race.seed_b)
        return (select_races(over, anew, race), played, ended + over), None

    begin = (race, jnp.zeros_like(race.turn), jnp.zeros_like(race.turn))
    (race, played, ended), _ = lax.scan(one, begin, None, length=plies // PLIES_BETWEEN_DEALS)
    return race, played.astype(jnp.float32).sum(), ended.sum()
