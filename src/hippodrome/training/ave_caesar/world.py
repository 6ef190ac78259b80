"""Races of Ave Caesar to learn on: many courses at once, each both ways round, with two chariots to six."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any, Final, NamedTuple

import jax
import jax.numpy as jnp
import numpy as np

from hippodrome.charioteers.ave_caesar.champion.sight import SIGHT_UNIT
from hippodrome.games.ave_caesar.kit import LAURELS
from hippodrome.lockstep.ave_caesar import jax_rules as rules
from hippodrome.lockstep.ave_caesar.jax_rules import Ground, RaceArrays, Shape, i32, u32
from hippodrome.lockstep.ave_caesar.jax_rules.playing import Play
from hippodrome.lockstep.ave_caesar.terms import DISQUALIFIED, FINISHED, OUT, UNMANNED, Terms
from hippodrome.training.ave_caesar import sight
from hippodrome.training.ave_caesar.sight import Road
from hippodrome.training.ppo import Seen

MOST_CHARIOTS: Final = 6
PADDED_SIZES: Final = (100, 2, 10, 31)
"""What the tables are padded to: spaces, words, shifts and places on the way to the alley."""

FULL_FIELD_SHARE: Final = 0.6
"""The share of races in which every lane has its chariot."""

Array = Any


class Grounds(NamedTuple):
    """The tables of all courses, stacked."""

    ground: Ground
    road: Road
    lanes: Array


def grounds_of(terms: Sequence[Terms]) -> Grounds:
    """Stack the tables of several courses."""
    size, words, shifts, approach = PADDED_SIZES
    grounds, roads = [], []
    for it in terms:
        fits = rules.shape_of(it)
        if fits.size > size or fits.words > words or fits.shifts > shifts or fits.approach > approach:
            raise ValueError(f"{it.tables.course.name} is too large to be learnt on")
        grounds.append(rules.ground_of(it, SHAPE))
        roads.append(sight.road_of(it.tables, SHAPE))
    lanes = jnp.array([it.chariots for it in terms])
    return Grounds(
        Ground(*map(_stack, zip(*grounds, strict=True))), Road(*map(_stack, zip(*roads, strict=True))), lanes
    )


SHAPE: Final = Shape(
    PADDED_SIZES[0], PADDED_SIZES[1], PADDED_SIZES[2], PADDED_SIZES[3], MOST_CHARIOTS, 0, False
)


def _stack(tables: Sequence[Array]) -> Array:
    longest = max(np.size(it) for it in tables)
    if not np.ndim(tables[0]):
        return jnp.stack([jnp.asarray(it) for it in tables])
    return jnp.stack([jnp.pad(jnp.asarray(it), (0, longest - np.size(it))) for it in tables])


class AveCaesarWorld:
    """A batch of races, as many on each course."""

    chariots = MOST_CHARIOTS

    def __init__(self, grounds: Grounds, each: int, steps: int, fewest: int = 2) -> None:
        self.grounds, self.each, self.steps, self.fewest = grounds, each, steps, fewest
        self.races = each * len(grounds.lanes)

    def begin(self, key: jax.Array) -> RaceArrays:
        """Deal a batch of races; some lanes are empty in some of them."""
        seeds, fields, few = jax.random.split(key, 3)
        courses = len(self.grounds.lanes)
        bits = jax.random.bits(seeds, (2, courses, self.each)) | u32(1)
        lanes = self.grounds.lanes[:, None]
        drawn = jax.random.randint(fields, (courses, self.each), self.fewest, lanes + 1)
        full = jax.random.uniform(few, (courses, self.each)) < FULL_FIELD_SHARE
        field = jnp.where(full, lanes, drawn)
        race = jax.vmap(partial(rules.deal, SHAPE))(self.grounds.ground, bits[0], bits[1])
        there = [c < field for c in range(MOST_CHARIOTS)]
        return race._replace(
            space=tuple(jnp.where(it, at, -1) for it, at in zip(there, race.space, strict=True)),
            marks=tuple(jnp.where(it, at, OUT | UNMANNED) for it, at in zip(there, race.marks, strict=True)),
        )

    def observe(self, race: RaceArrays) -> tuple[Seen, Play]:
        """Tell what the chariots to play see, and what they may play."""
        position, hands, moves, opened, plays = jax.vmap(partial(observe_course, SHAPE))(
            self.grounds.ground, self.grounds.road, race
        )
        flat = (self.races,)
        racing = rules.count_racing(race) > 0
        seen = Seen(
            position.reshape(*flat, -1),
            moves.reshape(*flat, *moves.shape[2:]),
            opened.reshape(*flat, -1),
            hands.reshape(*flat, -1),
            race.turn.reshape(flat),
            racing.reshape(flat),
        )
        return seen, plays

    def act(self, race: RaceArrays, plays: Play, choice: jax.Array) -> RaceArrays:
        """Play the moves of those numbers."""
        chosen = choice.reshape(race.turn.shape)[:, None]
        played = Play(*(jnp.take_along_axis(it, chosen, 1)[:, 0] for it in plays))
        played = played._replace(kind=jnp.where(rules.count_racing(race) > 0, played.kind, rules.NOTHING))
        race, bits = rules.random_bits(race)
        return jax.vmap(partial(rules.play_and_draw, SHAPE))(self.grounds.ground, race, played, bits >> 16)

    def thrifty(self, seen: Seen) -> jax.Array:
        """Score moves about as greedy does: little waste, the stop in the alley, then the higher card."""
        moves = seen.moves.astype(jnp.float32) / SIGHT_UNIT
        card = (moves[..., :6] * jnp.arange(1, 7)).sum(-1)
        worth = (
            -4 * moves[..., 12]
            + 1.2 * moves[..., 7]
            - 100 * moves[..., 8]
            + 0.01 * card
            + 1000 * moves[..., 6]
        )
        return worth - 500 * (moves[..., 9] + moves[..., 11])

    def rewards(self, race: RaceArrays) -> jax.Array:
        """Give the laurels of each chariot, halved so that they are about one."""
        placed = [(it & FINISHED != 0) & (it & DISQUALIFIED == 0) for it in race.marks]
        places = []
        for chariot in range(MOST_CHARIOTS):
            place = race.gone * 0
            for number in range(MOST_CHARIOTS):
                here = (race.left >> 3 * number & 7 == chariot) & (race.gone > number)
                place = jnp.where(here, number, place)
            places.append(place)
        laurels = jnp.array(LAURELS, jnp.float32)
        won = []
        for chariot in range(MOST_CHARIOTS):
            before = sum(
                (placed[it] & (places[it] < places[chariot])).astype(i32) for it in range(MOST_CHARIOTS)
            )
            won.append(jnp.where(placed[chariot], laurels[jnp.minimum(before, len(LAURELS) - 1)] / 2, 0.0))
        return jnp.stack(won, -1).reshape(self.races, MOST_CHARIOTS)


class CourseObservation(NamedTuple):
    """What is seen in a batch of races on one course; the plays lie along the first axis."""

    position: Array
    hands: Array
    moves: Array
    open: Array
    plays: Play


def observe_course(shape: Shape, ground: Ground, road: Road, race: RaceArrays) -> CourseObservation:
    """Look at the races of one course."""
    choice = sight.worked_out_once(rules.open_plays_of(shape, ground, race))
    eyes = sight.look(shape, ground, road, race)
    offered = sight.offered_moves(shape, ground, race, choice)
    moves = sight.tell_moves(shape, ground, road, eyes, offered)
    position = sight.tell_position(shape, ground, road, race, eyes)
    plays = Play(*(jnp.broadcast_to(it, offered.open.shape) for it in offered.plays))
    return CourseObservation(
        position, sight.tell_hands(eyes), jnp.moveaxis(moves, 0, 1), jnp.moveaxis(offered.open, 0, 1), plays
    )
