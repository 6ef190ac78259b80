"""Actions by their numbers: masks of them, and playing one."""

from __future__ import annotations

from typing import Any

import jax.numpy as jnp
from jax import lax

from hippodrome.lockstep.ave_caesar.jax_rules.bits import (
    any_of,
    count_of,
    count_of_value,
    lowest,
    pick_by_number,
)
from hippodrome.lockstep.ave_caesar.jax_rules.choices import OpenPlays, open_plays_of
from hippodrome.lockstep.ave_caesar.jax_rules.ground import (
    CROSSING_SHIFT,
    WORD_BITS,
    Array,
    Ground,
    RaceArrays,
    Shape,
    u32,
)
from hippodrome.lockstep.ave_caesar.jax_rules.playing import (
    DRIVE,
    NOTHING,
    PASS,
    TUCK,
    WITHDRAW,
    Play,
    end_turn,
    first_tucked,
    make_draw,
    make_play,
)
from hippodrome.lockstep.ave_caesar.jax_rules.six import count_racing


def play_of_action(
    shape: Shape, g: Ground, race: RaceArrays, choice: OpenPlays, action: Array
) -> tuple[Play, Array]:
    """Take an action that is no draw apart; say whether it may be played."""
    base = 6 * (shape.size + 1)
    drives = (action >= 0) & (action < base)
    card = jnp.where(drives, action // (shape.size + 1) + 1, (action - base - 1).clip(0, 6))
    to = action % (shape.size + 1)
    home = drives & (to == shape.size)
    at = jnp.maximum(pick_by_number(race.space, race.turn), 0)
    goal = jnp.where(drives & ~home, to, 0)
    here = [
        pick_by_number([layer[w] for layer in choice.layers.words], card - 1)
        & g.seen[(at * shape.size + goal) * shape.words + w]
        for w in range(shape.words)
    ]
    playable = pick_by_number(choice.values, card - 1)
    gets_home = pick_by_number(choice.layers.home, card - 1)
    reached = any_of([word != 0 for word in here])
    # Where six steps come by a space on two laps, the first counts; where only later ones, the last of these.
    node = node_of_lowest_bit(shape, g, at, here)
    crossed = node >> CROSSING_SHIFT
    near = (crossed == 0) | (crossed == 1) & (g.front[goal] <= g.front[at])
    last = node_of_lowest_bit(shape, g, at, highest_bit(here))
    crossed = jnp.where(near, crossed, last >> CROSSING_SHIFT)
    passes, withdraws = action == base, action == base + 1
    tucks = (action > base + 1) & (action < base + 8)
    held = count_of_value(pick_by_number(race.hand, race.turn), card) > 0
    ok = (
        drives & playable & jnp.where(home, gets_home, reached)
        | passes & choice.none & ~choice.tucks
        | withdraws & choice.withdraws
        | tucks & choice.tucks & held
    )
    ok = ok & (count_racing(race) > 0) & ~race.drawing
    kind = jnp.where(drives, DRIVE, jnp.where(passes, PASS, jnp.where(withdraws, WITHDRAW, TUCK)))
    lap = pick_by_number(race.lap, race.turn) + crossed
    return Play(jnp.where(ok, kind, NOTHING), card, goal, lap, home), ok


def node_of_lowest_bit(shape: Shape, g: Ground, at: Array, words: Any) -> Array:
    """Tell the node of the lowest bit of a set."""
    number = lowest(words[0])
    if shape.words == 2:
        number = jnp.where(words[0] != 0, number, WORD_BITS + lowest(words[1]))
    return g.node[at * shape.words * WORD_BITS + jnp.minimum(number, shape.words * WORD_BITS - 1)]


def highest_bit(words: Any) -> list[Array]:
    """Keep the highest bit of a set alone."""
    tops = [u32(1) << (u32(31) - jnp.minimum(lax.clz(word), u32(31))) for word in words]
    if len(words) == 2:
        return [jnp.where(words[1] != 0, u32(0), tops[0]), jnp.where(words[1] != 0, tops[1], u32(0))]
    return tops


def mask_of(shape: Shape, g: Ground, race: RaceArrays) -> Array:
    """Mark the actions that may be played, the Fates' too, along a last axis."""
    choice = open_plays_of(shape, g, race)
    at = jnp.maximum(pick_by_number(race.space, race.turn), 0)
    spaces = jnp.arange(shape.size)
    seen = [g.seen[(at[..., None] * shape.size + spaces) * shape.words + w] for w in range(shape.words)]
    playing = (count_racing(race) > 0) & ~race.drawing
    parts = []
    for card in range(1, 7):
        layer = choice.layers.words[card - 1]
        there = any_of([seen[w] & layer[w][..., None] != 0 for w in range(shape.words)])
        opened = (choice.values[card - 1] & playing)[..., None]
        parts += [there & opened, choice.layers.home[card - 1][..., None] & opened]
    hand, deck = pick_by_number(race.hand, race.turn), pick_by_number(race.deck, race.turn)
    parts.append((playing & choice.none & ~choice.tucks)[..., None])
    parts.append((playing & choice.withdraws)[..., None])
    parts += [(playing & choice.tucks & (count_of(hand, card) > 0))[..., None] for card in range(1, 7)]
    for card in range(1, 7):
        drawn = count_of(deck, card) > 0
        if shape.tuck:
            drawn = drawn | (deck == 0) & (first_tucked(race, race.turn) == card)
        parts.append((race.drawing & drawn)[..., None])
    return jnp.concatenate(parts, -1)


def play_action(shape: Shape, g: Ground, race: RaceArrays, action: Array) -> tuple[RaceArrays, Array]:
    """Play one action, a draw of the Fates too, as a log has it; say whether it could be played."""
    base = 6 * (shape.size + 1)
    card = (action - base - 7).clip(0, 6)
    deck = pick_by_number(race.deck, race.turn)
    drawn = count_of_value(deck, card) > 0
    if shape.tuck:
        drawn = drawn | (deck == 0) & (first_tucked(race, race.turn) == card)
    draws = race.drawing & (card > 0) & (action < base + 14) & drawn & (count_racing(race) > 0)
    played, ok = play_of_action(shape, g, race, open_plays_of(shape, g, race), action)
    race, ends = make_play(shape, g, race, played)
    race, then = make_draw(shape, g, race, card, draws)
    return end_turn(shape, g, race, jnp.maximum(ends, then)), ok | draws
