"""The environment of Ave Caesar in JAX: batches of any shape, jitted, on CPU or GPU."""

from __future__ import annotations

from functools import partial

import jax
import jax.numpy as jnp
from jax import lax

from hippodrome.games.ave_caesar.kit import LAURELS
from hippodrome.lockstep.ave_caesar import jax_rules as rules
from hippodrome.lockstep.ave_caesar.jax_rules import Array, Ground, RaceArrays, Shape, i32, u32
from hippodrome.lockstep.ave_caesar.terms import (
    DISQUALIFIED,
    FINISHED,
    UNMANNED,
    Terms,
    count_actions,
    observation_names,
)
from hippodrome.lockstep.environment import ILLEGAL_ACTION_REWARD, EnvState


class JaxAveCaesar:
    """Races of Ave Caesar on given terms, in batches of any shape; every method is jitted."""

    def __init__(self, terms: Terms, *, auto_reset: bool = True) -> None:
        self.terms = terms
        self.auto_reset = auto_reset
        self.shape: Shape = rules.shape_of(terms)
        self.ground: Ground = rules.ground_of(terms, self.shape)
        self.actions = count_actions(terms.tables.size)
        """How many actions there are."""
        self.observed = observation_names(terms)
        """The names of what a seat observes, number by number."""

    def init(self, keys: Array) -> EnvState:
        """Deal a race for each pair of random words along the last axis."""
        made: EnvState = _init(self.shape, self.ground, jnp.asarray(keys, u32))
        return made

    def step(self, state: EnvState, action: Array) -> EnvState:
        """Play an action in each race."""
        made: EnvState = _step(self.shape, self.auto_reset, self.ground, state, jnp.asarray(action, i32))
        return made

    def observe(self, state: EnvState, seat: Array) -> Array:
        """Tell what a seat may know, as whole numbers along a last axis (see `observed`)."""
        return _observe(self.shape, self.ground, state.race, jnp.asarray(seat, i32))


def seat_to_move(shape: Shape, g: Ground, race: RaceArrays) -> Array:
    """Tell the seat of the chariot to play."""
    del shape
    return (race.first + race.turn) % g.seats


def laurels_of(shape: Shape, g: Ground, race: RaceArrays) -> Array:
    """Share out the laurels by order of finish among those that qualify, and add them up by seat (6.4)."""
    manned = shape.chariots - shape.unmanned
    wreath, seats = jnp.zeros_like(race.turn), jnp.arange(_most_seats(shape))
    won = jnp.zeros((*race.turn.shape, _most_seats(shape)), i32)
    for place in range(shape.chariots):
        number = (race.left >> 3 * place & 7).astype(i32)
        marks = rules.pick_by_number(race.marks, number)
        qualifies = (marks & FINISHED != 0) & (marks & (DISQUALIFIED | UNMANNED) == 0) & (race.gone > place)
        gained = jnp.where(
            qualifies & (number < manned), rules.pick_by_number(jnp.asarray(LAURELS), wreath), 0
        )
        owner = (race.first + number) % g.seats
        won = won + jnp.where(owner[..., None] == seats, gained[..., None], 0)
        wreath = wreath + qualifies.astype(i32)
    return won


def _most_seats(shape: Shape) -> int:
    return shape.chariots - shape.unmanned


def _drive_unmanned(shape: Shape, g: Ground, race: RaceArrays) -> RaceArrays:
    """Let unmanned chariots drive until a seat is to move, or nobody."""

    def nobody_drives(race: RaceArrays) -> Array:
        return (rules.pick_by_number(race.marks, race.turn) & UNMANNED != 0) & (rules.count_racing(race) > 0)

    def drive(race: RaceArrays) -> RaceArrays:
        when = nobody_drives(race)
        played = rules.instinct_play(shape, g, race, rules.open_plays_of(shape, g, race))
        played = played._replace(kind=jnp.where(when, played.kind, rules.NOTHING))
        return rules.play_and_draw(shape, g, race, played, jnp.zeros_like(race.seed_a))

    return lax.while_loop(lambda race: jnp.any(nobody_drives(race)), drive, race)


def _show(shape: Shape, g: Ground, race: RaceArrays, reward: Array, over: Array, illegal: Array) -> EnvState:
    return EnvState(race, seat_to_move(shape, g, race), rules.mask_of(shape, g, race), reward, over, illegal)


@partial(jax.jit, static_argnums=0)
def _init(shape: Shape, g: Ground, keys: Array) -> EnvState:
    race = rules.deal(shape, g, keys[..., 0] | u32(1), keys[..., 1])
    if shape.unmanned:
        race = _drive_unmanned(shape, g, race)
    no = jnp.zeros_like(race.drawing)
    reward = jnp.zeros((*no.shape, _most_seats(shape)), i32)
    return _show(shape, g, race, reward, no, no)


@partial(jax.jit, static_argnums=(0, 1))
def _step(shape: Shape, auto_reset: bool, g: Ground, state: EnvState, action: Array) -> EnvState:
    race, seat = state.race, state.seat
    was_over = rules.count_racing(race) == 0
    race, bits = rules.random_bits(race)
    played, ok = rules.play_of_action(shape, g, race, rules.open_plays_of(shape, g, race), action)
    race = rules.play_and_draw(shape, g, race, played, bits >> 16)
    illegal = ~ok & ~was_over
    for number in range(shape.chariots):
        here = illegal & (race.space[number] >= 0)
        marks = rules.out_marks(race.marks[number])
        race = rules.leave_course(race, jnp.full_like(race.turn, number), marks, race.lap[number], here)
    if shape.unmanned:
        race = _drive_unmanned(shape, g, race)
    over = (rules.count_racing(race) == 0) & ~was_over
    seats = jnp.arange(_most_seats(shape))
    reward = jnp.where(over[..., None], laurels_of(shape, g, race), 0)
    guilty = illegal[..., None] & (seats == seat[..., None])
    reward = jnp.where(illegal[..., None], jnp.where(guilty, ILLEGAL_ACTION_REWARD, 0), reward)
    if auto_reset:
        anew = rules.deal(shape, g, race.seed_a, race.seed_b)
        if shape.unmanned:
            anew = _drive_unmanned(shape, g, anew)
        race = rules.select_races(rules.count_racing(race) == 0, anew, race)
    return _show(shape, g, race, reward, over, illegal)


@partial(jax.jit, static_argnums=0)
def _observe(shape: Shape, g: Ground, race: RaceArrays, seat: Array) -> Array:
    return rules.observe(shape, g, race, seat)
