"""What the champion sees, over arrays: the numbers that its `sight` works out one by one.

A batch is [courses, races]: the tables of the courses are stacked, and everything is mapped over them.
"""

from __future__ import annotations

from functools import reduce
from typing import Any, Final, NamedTuple

import jax
import jax.numpy as jnp
import numpy as np

from hippodrome.charioteers.ave_caesar.champion.sight import (
    GAP_BOUNDS,
    MOST_POINTS_WASTED,
    MOST_RIVALS,
    MOVE_INPUTS,
    NEAR_ALLEY_STEPS,
    POSITION_INPUTS,
    ROAD_STEPS,
    SIGHT_UNIT,
    SPARE_POINT_BINS,
    WASTE_IF_CLOSED,
)
from hippodrome.invariants import exactly
from hippodrome.lockstep.ave_caesar.jax_rules.bits import (
    any_of,
    count_cards,
    count_of,
    nth_bit,
    one_card,
    pick_by_number,
    total_points,
)
from hippodrome.lockstep.ave_caesar.jax_rules.choices import OpenPlays
from hippodrome.lockstep.ave_caesar.jax_rules.ground import (
    CROSSING_SHIFT,
    WORD_BITS,
    Ground,
    RaceArrays,
    Shape,
    i32,
    u32,
)
from hippodrome.lockstep.ave_caesar.jax_rules.moving import Layers, is_open, look_ahead
from hippodrome.lockstep.ave_caesar.jax_rules.playing import DRIVE, PASS, WITHDRAW, Play
from hippodrome.lockstep.ave_caesar.jax_rules.six import count_racing
from hippodrome.lockstep.ave_caesar.tables import UNREACHABLE_STEPS, CourseTables
from hippodrome.lockstep.ave_caesar.terms import DISQUALIFIED, FINISHED, OWES, UNMANNED

MOST_MOVES_SEEN: Final = 20
"""How many moves are looked at; in the few positions that offer more, the rest is left out in training."""

STEPS_SAVED_BINS: Final = 8
"""Steps saved are told apart from -1 to 6."""

Array = Any

_barrier: Final[Any] = jax.lax.optimization_barrier  # untyped


class Road(NamedTuple):
    """What is known of the road beside the rules' own tables, by station or by lap and space."""

    need: Array  # by owing, lap and space
    late: Array  # by lap and space: whether there is no later visit to the alley
    ways: Array  # by space: how many spaces are one step ahead
    clear: Array  # by space and steps: how many spaces an empty course offers
    saves: Array  # by owing, lap, space and steps saved: the nodes that save them
    stops: Array  # by lap and space: the nodes on which tribute is paid
    pays: Array
    can_pay: Array
    far: Array  # by owing, lap, space and steps: the points wasted at least on an empty course
    alley: Array  # by lap and space: steps to where tribute is paid next
    in_alley: Array  # by space
    before: Array  # by space and space: the nodes ahead of the first that are a step ahead of the other


def road_of(it: CourseTables, shape: Shape) -> Road:
    """Work out what is known of the road."""
    stride, words, laps = shape.size, shape.words, it.laps + 1
    needs = np.stack([it.to_finish[: it.stations + 1], _owing(it)])
    by_lap = np.zeros((2, laps, stride), np.int32)
    by_lap[:, :, : it.size] = np.minimum(needs[:, : it.stations], UNREACHABLE_STEPS).reshape(2, laps, it.size)
    later = np.zeros((laps, stride), np.int32)
    ways = np.zeros(stride, np.int32)
    clear = np.zeros((stride, ROAD_STEPS), np.int32)
    stops = np.zeros((laps, stride, words), np.uint32)
    saves = np.zeros((2, laps, stride, STEPS_SAVED_BINS, words), np.uint32)
    pays, can_pay = (np.zeros((laps, stride), np.int32) for _ in range(2))
    pays[:, : it.size] = it.pays[: it.stations].reshape(laps, it.size)
    can_pay[:, : it.size] = it.can_pay[: it.stations].reshape(laps, it.size)
    for space, ahead in enumerate(it.ahead):
        ways[space] = len(ahead.first)
        frontier = {(0, space)}
        for steps in range(ROAD_STEPS):
            frontier = {to for at in frontier for to in it.onward(at)}
            clear[space, steps] = len(frontier)
        for lap in range(laps):
            station = lap * it.size + space
            later[lap, space] = not (station + it.size < it.stations and it.can_pay[station + it.size])
            for owing in (0, 1):
                for number, (crossed, to) in enumerate(ahead.nodes):
                    there = (lap + crossed) * it.size + to
                    if there >= it.stations:
                        continue
                    if it.pays[there]:
                        stops[lap, space, number // WORD_BITS] |= np.uint32(1 << number % WORD_BITS)
                    saved = int(needs[owing, station] - needs[owing, there])
                    if -1 <= saved <= 6:
                        bit = np.uint32(1 << number % WORD_BITS)
                        saves[owing, lap, space, saved + 1, number // WORD_BITS] |= bit
    far, near = np.zeros((2, laps, stride, ROAD_STEPS), np.int32), np.zeros((laps, stride), np.int32)
    far[:, :, : it.size] = _far_wastes(it, needs).reshape(2, laps, it.size, ROAD_STEPS)
    near[:, : it.size] = _alley_steps(it).reshape(laps, it.size)
    in_alley = np.zeros(stride, np.int32)
    in_alley[: it.size] = it.alley
    before = np.zeros((stride, stride, words), np.uint32)
    for space, ahead in enumerate(it.ahead):
        for number, (_, node) in enumerate(ahead.nodes):
            for other in range(it.size):
                if node in it.ways[other]:
                    before[space, other, number // WORD_BITS] |= np.uint32(1 << number % WORD_BITS)
    flat = (by_lap, later, ways, clear, saves, stops, pays, can_pay, far, near, in_alley, before)
    return Road(*(np.ascontiguousarray(table.ravel()) for table in flat))


def _owing(it: CourseTables) -> np.ndarray:
    """Count the fewest steps to the finish by way of the alley."""
    needed = np.full(it.stations + 1, UNREACHABLE_STEPS, np.int64)
    for station, onward in it.stations_backwards():
        needed[station] = it.to_finish[station] if it.pays[station] else 1 + needed[onward].min()
    return np.minimum(needed, UNREACHABLE_STEPS)


def _far_wastes(it: CourseTables, needs: np.ndarray) -> np.ndarray:
    """Count the points that so many steps waste at least on an empty course, by owing and station."""
    onward = dict(it.stations_backwards())
    table = np.full((2, it.stations, ROAD_STEPS), MOST_POINTS_WASTED, np.int32)
    for station in range(it.stations):
        frontier = {station}
        for steps in range(1, ROAD_STEPS + 1):
            frontier = {to for at in frontier for to in onward.get(at, [at])}
            for owing in (0, 1):
                if needs[owing, station] < UNREACHABLE_STEPS:
                    saved = needs[owing, station] - needs[owing, sorted(frontier)].min()
                    table[owing, station, steps - 1] = min(MOST_POINTS_WASTED, max(0, steps - saved))
    return table


def _alley_steps(it: CourseTables) -> np.ndarray:
    """Count the steps to where tribute is paid next, by station."""
    steps = np.full(it.stations + 1, NEAR_ALLEY_STEPS, np.int32)
    for station, onward in it.stations_backwards():
        steps[station] = 0 if it.pays[station] else min(NEAR_ALLEY_STEPS, 1 + steps[onward].min())
    return steps[: it.stations]


class OfferedMoves(NamedTuple):
    """The moves offered, each a play; along the first axis."""

    plays: Play
    open: Array


def offered_moves(shape: Shape, g: Ground, race: RaceArrays, choice: OpenPlays) -> OfferedMoves:
    """List the moves that may be played: drives by card and node, then home, then what is no drive."""
    number = jnp.arange(MOST_MOVES_SEEN, dtype=jnp.uint32).reshape(-1, *(1,) * race.turn.ndim)
    word, rest = jnp.zeros_like(number), jnp.zeros_like(number)
    card, place = jnp.zeros(number.shape, i32), jnp.zeros(number.shape, i32)
    found, drives = u32(0), jnp.zeros(number.shape, bool)
    for value in range(1, 7):
        opened = choice.values[value - 1]
        for w in range(shape.words + 1):
            node_word = (
                choice.layers.words[value - 1][w]
                if w < shape.words
                else choice.layers.home[value - 1].astype(u32)
            )
            node_word = jnp.where(opened, node_word, u32(0))
            count = jax.lax.population_count(node_word)
            here = (number >= found) & (number < found + count)
            word = jnp.where(here, node_word, word)
            rest = jnp.where(here, number - found, rest)
            card, place = jnp.where(here, value, card), jnp.where(here, w, place)
            drives = drives | here
            found = found + count
    home = drives & (place == shape.words)
    at = jnp.maximum(pick_by_number(race.space, race.turn), 0)
    bit = jnp.where(home, 0, place * WORD_BITS + nth_bit(word, rest))
    node = g.node[at * shape.words * WORD_BITS + jnp.minimum(bit, shape.words * WORD_BITS - 1)]
    stays = ~drives & choice.none & (number == found)
    quits = ~drives & choice.withdraws & (number == found + choice.none.astype(u32))
    kind = jnp.where(drives, DRIVE, jnp.where(stays, PASS, WITHDRAW))
    lap = pick_by_number(race.lap, race.turn) + (node >> CROSSING_SHIFT)
    plays = Play(
        kind, card, jnp.where(drives, node & ((1 << CROSSING_SHIFT) - 1), 0), jnp.where(drives, lap, 0), home
    )
    running = count_racing(race) > 0
    moves: OfferedMoves = worked_out_once(OfferedMoves(plays, (drives | stays | quits) & running))
    return moves


class ChariotsSeen(NamedTuple):
    """What both lists need: everything of every chariot, the chariots along the first axis."""

    space: Array
    lap: Array
    station: Array
    on: Array
    marks: Array
    owes: Array
    far: Array
    need: Array
    unseen: Array
    hand: Array
    left: Array
    lead: Array
    seat: Array
    slots: Array
    """The numbers of the others on the course in the order of their turns, -1 where there are fewer."""
    taken: Array
    """The nodes ahead of each that the others take."""
    taken_but: Array
    """The same without the chariot to play."""
    opened: Array
    owing: Array
    """Whether each owes and can still pay."""
    wastes: Array
    """What each card value wastes at least, the values along the first axis."""


def look(shape: Shape, g: Ground, road: Road, race: RaceArrays) -> ChariotsSeen:
    """Put together what both lists need."""
    space, lap, hand, deck, marks = (
        jnp.stack(jnp.broadcast_arrays(*it))
        for it in (race.space, race.lap, race.hand, race.deck, race.marks)
    )
    on = space >= 0
    at = jnp.maximum(space, 0)
    laps = jnp.where(on, lap, 0)
    station = laps * shape.size + at
    owes = (marks & OWES != 0) & on
    far = jnp.where(on, laps * g.length + g.front[at], -1)
    stations = (g.laps + 1) * shape.size
    need = road.need[owes.astype(i32) * stations + station]
    numbers = jnp.arange(shape.chariots).reshape(-1, *(1,) * race.turn.ndim)
    after = (numbers - race.turn) % shape.chariots
    other = on & (after > 0)
    before = jnp.stack([(other & (after < after[c])).sum(0) for c in range(shape.chariots)])
    slots = jnp.stack(
        [jnp.where(other & (before == slot), numbers + 1, 0).sum(0) - 1 for slot in range(MOST_RIVALS)]
    )
    words = range(shape.words)
    pairs = (at[:, None] * shape.size + at[None, :]) * shape.words
    seen = jnp.stack([jnp.where(on[None, :], g.seen[pairs + w], u32(0)) for w in words])
    mine = numbers[None, :] == race.turn
    taken = _union(seen, 2)
    taken_but = _union(jnp.where(mine[None], u32(0), seen), 2)
    layers = look_ahead(shape, g, at, laps, tuple(taken))
    owing = owes & (road.can_pay[station] > 0)
    row = owing.astype(i32) * stations + station
    wastes = jnp.stack(_wastes(layers, _saves(shape, road, row), road.need[row], owing))
    seen_by_all: ChariotsSeen = worked_out_once(
        ChariotsSeen(
        space, lap, station, on, marks, owes, far, need, hand + deck, hand, total_points(hand + deck),
        far.max(0), race.turn, slots, taken, taken_but, _count_open(layers),
        owing, wastes,
    ))  # fmt: skip  # a list that is read in rows
    return seen_by_all


def worked_out_once(these: Array) -> Array:
    """Have something worked out once: the compiler would do it again for each number made of it."""
    return _barrier(these)


def _union(words: Array, axis: int) -> Array:
    return jax.lax.reduce(words, np.uint32(0), jax.lax.bitwise_or, (axis,))


def _count_open(layers: Layers) -> Array:
    return sum(is_open(layers, card).astype(i32) for card in range(1, 7))


def _saves(shape: Shape, road: Road, row: Array) -> list[list[Array]]:
    """Look up the nodes that save so many steps, from -1 on, words of them."""
    found: list[list[Array]] = worked_out_once(
        [
            [road.saves[(row * STEPS_SAVED_BINS + saved) * shape.words + w] for w in range(shape.words)]
            for saved in range(STEPS_SAVED_BINS)
        ]
    )
    return found


def _wastes(layers: Layers, saves: list[list[Array]], need: Array, owing: Array) -> list[Array]:
    """Work out what each card value wastes at least."""
    found = []
    for value in range(1, 7):
        layer = layers.words[value - 1]
        least: Array = i32(MOST_POINTS_WASTED)
        for waste in range(MOST_POINTS_WASTED - 1, -1, -1):
            saved = value - waste + 1
            if 0 <= saved < STEPS_SAVED_BINS:
                hit = any_of([word & there != 0 for word, there in zip(layer, saves[saved], strict=True)])
                least = jnp.where(hit, waste, least)
        home = layers.home[value - 1] & ~owing
        least = jnp.where(home, jnp.minimum(least, jnp.clip(value - need, 0, MOST_POINTS_WASTED)), least)
        found.append(jnp.where(is_open(layers, value), least, WASTE_IF_CLOSED))
    return found


def _mean(cards: Array, by_value: list[Array]) -> Array:
    """Give the mean over some cards of what is told of each value, times four, rounded down."""
    counts = [count_of(cards, value).astype(i32) for value in range(1, 7)]
    told = sum(count * it for count, it in zip(counts, by_value, strict=True))
    return 4 * told // jnp.maximum(1, sum(counts))


def _spares(spare: Array) -> list[Array]:
    return [
        SIGHT_UNIT * (jnp.clip(spare, -1, SPARE_POINT_BINS - 2) + 1 == it) for it in range(SPARE_POINT_BINS)
    ]


def _of(table: Array, number: Array) -> Array:
    """Take from a table over the chariots, the first axis, by number."""
    return pick_by_number(list(table), number)


def _kinds(gap: Array) -> list[Array]:
    kind = sum((gap >= least).astype(i32) for least in GAP_BOUNDS)
    return [SIGHT_UNIT * (kind == it) for it in range(len(GAP_BOUNDS) + 1)]


def _within(value: Array, most: int) -> Array:
    return jnp.clip(value, -most, most)


def tell_position(shape: Shape, g: Ground, road: Road, race: RaceArrays, eyes: ChariotsSeen) -> Array:
    """Tell the position: whole numbers along a last axis."""
    seat = eyes.seat
    absent = sum((marks & UNMANNED != 0).astype(i32) for marks in race.marks)
    field = shape.chariots - absent
    home = sum(((it & FINISHED != 0) & (it & DISQUALIFIED == 0)).astype(i32) for it in race.marks)
    crossed = any_of([it & FINISHED != 0 for it in race.marks])
    need, unseen, hand = _of(eyes.need, seat), _of(eyes.unseen, seat), _of(eyes.hand, seat)
    station, owes, marks = _of(eyes.station, seat), _of(eyes.owes, seat), _of(eyes.marks, seat)
    spare = total_points(unseen) - need
    told = [SIGHT_UNIT * (field == size) for size in range(2, 7)]
    told += [jnp.minimum(need, 120) * 2 // 5, jnp.minimum(road.need[station], 120) * 2 // 5]
    told += [4 * count_of(unseen, value) for value in range(1, 7)]
    told += [8 * jnp.minimum(count_of(hand, value), 3) for value in range(1, 7)]
    told += [
        SIGHT_UNIT * owes,
        SIGHT_UNIT * (owes & (road.late[station] > 0)),
        SIGHT_UNIT * (_of(eyes.far, seat) == eyes.lead),
        SIGHT_UNIT * ((g.six_free > 0) & crossed),
        SIGHT_UNIT * race.opening,
        2 * count_cards(unseen),
        8 * home,
        8 * (eyes.slots >= 0).sum(0),
        0,
        SIGHT_UNIT * (g.points_short > 0),
        4 * jnp.minimum(g.hand_size, 6),
        SIGHT_UNIT * (marks & DISQUALIFIED != 0),
        4 * jnp.minimum(race.still, 8),
        SIGHT_UNIT * (g.six_free > 0),
        2 * jnp.minimum(road.ways[station % shape.size], 8),
        8 * _of(eyes.opened, seat),
        SIGHT_UNIT * (g.tribute_due > 0),
    ]
    told += _spares(spare)
    told += [4 * _of(it, seat) for it in eyes.wastes]
    can_pay, stations = _of(eyes.owing, seat), (g.laps + 1) * shape.size
    far = (can_pay.astype(i32) * stations + station) * ROAD_STEPS
    told += [4 * road.far[far + steps] for steps in range(ROAD_STEPS)]
    in_alley = jnp.where(eyes.on, road.in_alley[jnp.maximum(eyes.space, 0)], 0).sum(0)
    told += [road.alley[station] * can_pay, 8 * in_alley]
    mine = _of(eyes.far, seat)
    number = eyes.slots
    there = number >= 0
    theirs, cards, gap = _of(eyes.need, number), _of(eyes.unseen, number), _of(eyes.far, number) - mine
    owing, at = _of(eyes.owes, number), _of(eyes.station, number)
    held = total_points(cards)
    columns = [
        SIGHT_UNIT,
        0,
        0,
        SIGHT_UNIT * (_of(eyes.marks, number) & DISQUALIFIED != 0),
        SIGHT_UNIT * owing,
        SIGHT_UNIT * (owing & (road.late[at] > 0)),
        SIGHT_UNIT * (_of(eyes.far, number) == eyes.lead),
        _within(gap // 9, 32),
        _within((theirs - need) // 2, 32),
        _within(2 * (held - theirs - spare), 32),
        _within(2 * (held - theirs), 32),
        2 * count_cards(cards).astype(i32),
        *(4 * count_of(cards, value).astype(i32) for value in range(1, 7)),
        4 * count_cards(_of(eyes.hand, number)).astype(i32),
        8 * _of(eyes.opened, number),
        *_kinds(gap),
        *(4 * _of(it, number) for it in eyes.wastes),
        road.alley[at] * _of(eyes.owing, number),
    ]
    columns = [jnp.where(there, it, 0) for it in columns]
    told += [column[slot] for slot in range(MOST_RIVALS) for column in columns]
    shaped = worked_out_once([jnp.broadcast_to(jnp.asarray(it).astype(jnp.int8), seat.shape) for it in told])
    return jnp.stack(exactly(POSITION_INPUTS, shaped, "numbers of a position"), -1)


def tell_hands(eyes: ChariotsSeen) -> Array:
    """Tell the hands of the others, which the critic alone sees."""
    number = eyes.slots
    hand = _of(eyes.hand, number)
    counts = [jnp.where(number >= 0, 8 * jnp.minimum(count_of(hand, value), 3), 0) for value in range(1, 7)]
    told = [count[slot] for slot in range(MOST_RIVALS) for count in counts]
    return jnp.stack([it.astype(jnp.int8) for it in told], -1)


def tell_moves(shape: Shape, g: Ground, road: Road, eyes: ChariotsSeen, offered: OfferedMoves) -> Array:
    """Tell every move offered: whole numbers along a last axis, the moves along the first."""
    plays, seat = offered.plays, eyes.seat
    drives = (plays.kind == DRIVE) & offered.open
    onward = drives & ~plays.home
    to, lap = jnp.where(onward, plays.space, 0), jnp.where(onward, plays.lap, 0)
    there = lap * shape.size + to
    stations = (g.laps + 1) * shape.size
    owes = _of(eyes.owes, seat)
    pays = owes & (road.pays[there] > 0)
    lost = owes & ~pays & (road.can_pay[there] == 0)
    owing = (owes & ~pays & ~lost).astype(i32)
    need, need_then = _of(eyes.need, seat), road.need[owing * stations + there]
    wasted = _within(plays.card - (need - need_then), 12)
    rest = _of(eyes.hand, seat) - one_card(plays.card)
    words = range(shape.words)
    taken = tuple(_union(jnp.where(
        ((jnp.arange(shape.chariots).reshape(-1, *(1,) * seat.ndim) == seat) | ~eyes.on)[:, None],
        u32(0), g.seen[(to[None] * shape.size + jnp.maximum(eyes.space, 0)[:, None]) * shape.words + w]), 0)
        for w in words)  # fmt: skip
    layers = worked_out_once(look_ahead(shape, g, to, lap, taken))
    opened = [is_open(layers, value) for value in range(1, 7)]
    kinds = sum((count_of(rest, value) > 0).astype(i32) for value in range(1, 7))
    playable = sum(((count_of(rest, value) > 0) & opened[value - 1]).astype(i32) for value in range(1, 7))
    far = lap * g.length + g.front[to]
    mine = _of(eyes.far, seat)
    told: list[Array] = [
        jnp.where(onward | drives, SIGHT_UNIT * (plays.card == value), 0) for value in range(1, 7)
    ]
    told += [
        SIGHT_UNIT * (drives & plays.home),
        SIGHT_UNIT * (onward & pays),
        SIGHT_UNIT * (onward & lost | drives & plays.home & owes),
        SIGHT_UNIT * (offered.open & (plays.kind == PASS)),
        0,
        SIGHT_UNIT * (offered.open & (plays.kind == WITHDRAW)),
    ]
    more = [4 * wasted, *(SIGHT_UNIT * (wasted == it) for it in range(3))]
    more += [8 * jnp.minimum(count_of(rest, value), 3) for value in range(1, 7)]
    more += [
        8 * kinds,
        8 * playable,
        SIGHT_UNIT * (far >= eyes.lead),
        (far - mine) // 5,
        4 * jnp.minimum(road.ways[to], 4),
    ]
    more += [SIGHT_UNIT * it for it in opened]
    wastes = worked_out_once(
        _wastes(layers, _saves(shape, road, owing * stations + there), need_then, owing > 0)
    )
    more += [4 * it for it in wastes]
    more += [2 * jnp.minimum(road.clear[to * ROAD_STEPS + steps], 8) for steps in range(ROAD_STEPS)]
    stops = [road.stops[there * shape.words + w] for w in words]
    paying = [any_of([layers.words[value][w] & stops[w] != 0 for w in words]) for value in range(6)]
    more += [SIGHT_UNIT * (owes & ~pays & it) for it in paying]
    left = _of(eyes.unseen, seat) - one_card(plays.card)
    more += _spares(total_points(left) - need_then)
    far_row = (owing * stations + there) * ROAD_STEPS
    more += [4 * road.far[far_row + steps] for steps in range(ROAD_STEPS)]
    kept = [count_of(rest, value) > 0 for value in range(1, 7)]
    together = jnp.minimum(total_points(rest), ROAD_STEPS)
    more += [
        4
        * reduce(
            jnp.minimum, [jnp.where(has, it, WASTE_IF_CLOSED) for has, it in zip(kept, wastes, strict=True)]
        ),
        4 * reduce(jnp.maximum, [jnp.where(has, it, 0) for has, it in zip(kept, wastes, strict=True)]),
        8 * sum((has & (it == 0)).astype(i32) for has, it in zip(kept, wastes, strict=True)),
        SIGHT_UNIT * ((owing > 0) & any_of([has & it for has, it in zip(kept, paying, strict=True)])),
        jnp.where(together > 0, 4 * road.far[far_row + jnp.maximum(together - 1, 0)], 0),
        _mean(left - rest, wastes),
        road.alley[there] * owing,
    ]
    more += _tell_rivals(shape, g, road, eyes, to, far)
    told += [jnp.where(onward, it, 0) for it in more]
    shaped = worked_out_once([jnp.broadcast_to(jnp.asarray(it).astype(jnp.int8), to.shape) for it in told])
    return jnp.stack(exactly(MOVE_INPUTS, shaped, "numbers of a move"), -1)


def _tell_rivals(
    shape: Shape, g: Ground, road: Road, eyes: ChariotsSeen, to: Array, far: Array
) -> list[Array]:
    """Tell how the others are left after each move: their roads, what they lost, whether they may cut in."""
    words = range(shape.words)
    number = eyes.slots[:, None]
    rival = number >= 0
    at = jnp.maximum(_of(eyes.space, number), 0)
    lap = jnp.where(rival, _of(eyes.lap, number), 0)
    pair = (at * shape.size + to) * shape.words
    blocked = tuple(pick_by_number(list(eyes.taken_but[w]), number) | g.seen[pair + w] for w in words)
    roads = worked_out_once(look_ahead(shape, g, at, lap, blocked))
    after = worked_out_once([is_open(roads, value) for value in range(1, 7)])
    owing, cards = _of(eyes.owing, number), _of(eyes.unseen, number)
    row = owing.astype(i32) * (g.laps + 1) * shape.size + lap * shape.size + at
    wastes = worked_out_once(_wastes(roads, _saves(shape, road, row), road.need[row], owing))
    lost = [now - _of(once, number) for now, once in zip(wastes, eyes.wastes, strict=True)]
    ahead = [road.before[pair + w] for w in words]
    cuts_in = [
        4 * any_of([roads.words[value][w] & ahead[w] != 0 for w in words]).astype(i32) for value in range(6)
    ]
    columns = [*(SIGHT_UNIT * it for it in after)]
    columns += [8 * (_of(eyes.opened, number) - sum(it.astype(i32) for it in after))]
    columns += _kinds(_of(eyes.far, number) - far)
    columns += [*(4 * it for it in wastes), _mean(cards, lost), _mean(cards, cuts_in)]
    columns = [jnp.where(rival, it, 0) for it in columns]
    return [column[slot] for slot in range(MOST_RIVALS) for column in columns]
