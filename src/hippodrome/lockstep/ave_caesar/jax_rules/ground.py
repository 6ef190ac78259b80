"""A batch of races as arrays, and their course and options as tables."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

import jax.numpy as jnp
import numpy as np

from hippodrome.lockstep.ave_caesar.tables import CourseTables
from hippodrome.lockstep.ave_caesar.terms import MOST_CHARIOTS, Terms

WORD_BITS: Final = 32
MOST_WORDS: Final = 2
MOST_APPROACH_PLACES: Final = 31
MOST_LEVEL_SPACES: Final = 10
CROSSING_SHIFT: Final = 9
"""A node is written as its space and, above so many bits, how often the line is crossed on the way."""

Array = Any
"""An array of JAX or a number; one for each race of the batch."""

u32 = jnp.uint32
i32 = jnp.int32


class CourseTooWide(ValueError):
    """A course that JAX's windows do not hold; the compiled twin plays it."""


class Shape(NamedTuple):
    """What is fixed when the rules are compiled: sizes of tables, chariots, and options that cost code."""

    size: int
    words: int
    shifts: int
    approach: int
    chariots: int
    unmanned: int
    tuck: bool
    rolled: bool = False
    """Whether the steps of a card are a loop: compiled sooner, slower to run."""


class Ground(NamedTuple):
    """The tables of a course and the options of a race, as arrays."""

    laps: Array
    length: Array
    entrance: Array
    hand_size: Array
    six_free: Array
    points_short: Array
    keep_six: Array
    tribute_due: Array
    seats: Array
    front: Array
    seen: Array  # by space and space: the nodes that an occupied space takes
    first: Array  # by space: the nodes one step ahead
    shift: Array  # by space: differences of nodes
    source: Array  # by space and difference: the nodes from which such a step leads
    node: Array  # by space and node: the space, and above it how often the line is crossed
    beyond: Array  # by lap and space: the nodes beyond the finish
    hopeless: Array  # by lap and space: the nodes from which tribute can be paid no more
    at_rest: Array  # by lap and space: 1 where tribute is paid, 2 where it can be paid no more
    to_finish: Array
    on_way: Array  # by space and space: the places that an occupied one takes on the way to the entrance
    before: Array  # by space and place on that way: the places a step before it
    goal: Array  # by space: the place of the entrance on its way; 0 where there is no way
    level: Array  # by space: where the rows of its front begin in `rounds`
    beside: Array  # by space: its bit among those of the same front
    rounds: Array  # by row and space: whether a lap can be driven past those leaders
    start: Array
    rank: Array


class RaceArrays(NamedTuple):
    """A race at one moment, or a batch of them; the first six are lists over the chariots."""

    space: Array
    """Where each stands, -1 off the course."""
    lap: Array
    hand: Array
    deck: Array
    tucked: Array
    """Words of tucked cards, next to be drawn lowest; none where nothing is tucked."""
    marks: Array
    turn: Array
    drawing: Array
    opening: Array
    still: Array
    left: Array
    """The numbers of those that left, three bits each, first lowest."""
    gone: Array
    first: Array
    """The seat in lane I."""
    seed_a: Array
    seed_b: Array


def shape_of(terms: Terms, *, padded: bool = False) -> Shape:
    """Tell the sizes that the rules are compiled for; padded, many courses share them."""
    it = terms.tables
    words = -(-it.most_nodes // WORD_BITS)
    shifts = max(len({to - at for at, to in ahead.steps}) for ahead in it.ahead)
    approach = max((len(it.ways_to_entrance[space]) for space in it.gates), default=0)
    level = max(np.unique(it.front, return_counts=True)[1])
    far = max(it.deltas, default=0) >= WORD_BITS
    if words > MOST_WORDS or approach > MOST_APPROACH_PLACES or level > MOST_LEVEL_SPACES or far:
        raise CourseTooWide(f"{it.course.name} is too wide for JAX; engine='numba' plays it")
    size = it.size
    if padded:
        size, shifts = -(-size // 100) * 100, -(-shifts // 12) * 12
        words, approach = MOST_WORDS, MOST_APPROACH_PLACES
    return Shape(size, words, shifts, approach, terms.chariots, terms.unmanned, terms.tuck, padded)


def ground_of(terms: Terms, shape: Shape, *, padded: bool = False) -> Ground:
    """Put the tables of a race into the shape that the rules are compiled for."""
    it = terms.tables
    stride, words = shape.size, shape.words
    stations = (it.laps + 1) * stride
    seen = np.zeros((stride, stride, words), np.uint32)
    first = np.zeros((stride, words), np.uint32)
    shift = np.ones((stride, shape.shifts), np.uint32)
    source = np.zeros((stride, shape.shifts, words), np.uint32)
    node = np.zeros((stride, words * WORD_BITS), np.int32)
    beyond = np.zeros((it.laps + 1, stride, words), np.uint32)
    hopeless = np.zeros((it.laps + 1, stride, words), np.uint32)
    for space, ahead in enumerate(it.ahead):
        for number, (crossed, to) in enumerate(ahead.nodes):
            word, bit = number // WORD_BITS, np.uint32(1 << number % WORD_BITS)
            seen[space, to, word] |= bit
            node[space, number] = to | crossed << CROSSING_SHIFT
            for lap in range(it.laps + 1):
                station = min((lap + crossed) * it.size + to, it.stations)
                beyond[lap, space, word] |= bit * (station == it.stations)
                hopeless[lap, space, word] |= bit * (not it.can_pay[station])
        for number in ahead.first:
            first[space, number // WORD_BITS] |= np.uint32(1 << number % WORD_BITS)
        for place, delta in enumerate(sorted({to - at for at, to in ahead.steps})):
            shift[space, place] = delta
            for at, to in ahead.steps:
                if to - at == delta:
                    source[space, place, at // WORD_BITS] |= np.uint32(1 << at % WORD_BITS)
    lost = ~it.can_pay & ~np.append(np.tile(it.alley, it.laps + 1), False)
    rest = np.where(it.pays, 1, np.where(lost, 2, 0))
    numbers = [
        it.laps, it.length, it.entrance, terms.hand_size, terms.six_free_after_finish, terms.points_short,
        terms.keep_six, it.tribute_due, terms.seats,
    ]  # fmt: skip  # a list that is read in rows
    level, beside, rounds = _rounds(it, stride, most=16384 if padded else 0)
    tables = [
        _pad(it.front, stride), seen, first, shift, source, node, beyond, hopeless,
        _by_lap(rest, it, stride), _by_lap(it.to_finish, it, stride), *_approaches(it, shape),
        level, beside, rounds, _pad(np.array(it.start, np.int32)[:MOST_CHARIOTS], MOST_CHARIOTS),
        _pad(it.rank, stride + 1),
    ]  # fmt: skip  # a list that is read in rows
    if padded:
        room = -(-stations // 1000) * 1000
        for place in (6, 7):
            tables[place] = _pad(tables[place].reshape(-1, words), room)
        for place in (8, 9):
            tables[place] = _pad(tables[place].ravel(), room)
    flat = [jnp.asarray(table.ravel().astype(_type_of(table))) for table in tables]
    return Ground(*(jnp.int32(int(number)) for number in numbers), *flat)


def _type_of(table: np.ndarray) -> type:
    return np.uint32 if table.dtype == np.uint32 else np.int32


def _pad(table: Any, size: int) -> np.ndarray:
    made = np.zeros((size, *table.shape[1:]), table.dtype)
    made[: len(table)] = table
    return made


def _by_lap(table: Any, it: CourseTables, stride: int) -> np.ndarray:
    made = np.zeros((it.laps + 1, stride), np.int32)
    made[:, : it.size] = np.asarray(table)[: it.stations].reshape(it.laps + 1, it.size)
    return made


def _approaches(it: CourseTables, shape: Shape) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
    on_way = np.zeros((shape.size, shape.size), np.uint32)
    before = np.zeros((shape.size, max(shape.approach, 1)), np.uint32)
    goal = np.zeros(shape.size, np.int32)
    for space in it.gates:
        for place, (at, inward) in enumerate(it.ways_to_entrance[space]):
            on_way[space, at] |= np.uint32(2 << place)
            before[space, place] = sum(1 << number for number in inward)
            goal[space] = place + 1
    return on_way, before, goal


def _rounds(it: CourseTables, stride: int, most: int) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
    """Work out from which spaces a full lap can be driven past leaders on any spaces of one front (4.5)."""
    fronts = sorted(set(it.front.tolist()))
    level, beside = np.zeros(stride, np.int32), np.zeros(stride, np.uint32)
    rows: list[list[bool]] = []
    for front in fronts:
        spaces = [space for space in range(it.size) if it.front[space] == front]
        for number, space in enumerate(spaces):
            level[space], beside[space] = len(rows), 1 << number
        for subset in range(2 ** len(spaces)):
            closed = sum(1 << space for number, space in enumerate(spaces) if subset >> number & 1)
            rows.append(it.spaces_with_open_lap(closed) if closed else [True] * it.size)
    made = np.zeros((-(-len(rows) // most) * most if most else len(rows), stride), np.int8)
    made[: len(rows), : it.size] = rows
    return level, beside, made.astype(np.int32)
