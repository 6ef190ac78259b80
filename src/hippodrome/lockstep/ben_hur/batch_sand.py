"""The sand over batches: walls, overlap, contact and who is ahead (ben-hur 1.2, 3.2, 3.5), as in `sand`.

A shape is its rear midpoint, its run to the front and its side from the middle to the left edge. Arrays of
different shapes meet by broadcasting, the batch always last.
"""

from __future__ import annotations

from typing import Any, Final, NamedTuple

import jax
import jax.numpy as jnp
import numpy as np

from hippodrome.lockstep.ben_hur.batch import Batch, BatchTerms, Numbers
from hippodrome.lockstep.ben_hur.layout import (
    CHARIOT_END,
    CHARIOT_HALF_WIDTH_RUN,
    CHARIOT_RUN,
    CHARIOT_SIDE,
    CONTACT_END,
    CONTACT_SIDE,
    COSINE,
    NO_CARD,
    RACING,
    RULER_END,
    RULER_HALF_WIDTH_RUN,
    RULER_OF_KIND,
    RULER_RUN,
    SINE,
)


def _table(values: np.ndarray[Any, Any]) -> np.ndarray[Any, Any]:
    return np.asarray(values, np.int32).reshape(-1)


RUN_X, RUN_Y, _SIDE_X, _SIDE_Y = (_table(v) for v in (*CHARIOT_RUN, *CHARIOT_HALF_WIDTH_RUN))
LAID_X, LAID_Y = _table(RULER_RUN[:, 0]), _table(RULER_RUN[:, 1])
_EDGE_X, _EDGE_Y = (_table(v) for v in RULER_HALF_WIDTH_RUN)
_COS_HIGH, _COS_LOW = _table(COSINE // 1000), _table(COSINE % 1000)
_SIN_HIGH, _SIN_LOW = _table(SINE // 1000), _table(SINE % 1000)
_RULER_OF: Final = _table(np.append(RULER_OF_KIND, -1))


def look_up(table: Any, index: jax.Array) -> jax.Array:
    """Take entries of a small table."""
    return jnp.asarray(table).at[index].get(mode="promise_in_bounds")


class Parallelogram(NamedTuple):
    """A parallelogram: rear midpoint, run and side."""

    x: jax.Array
    y: jax.Array
    dx: jax.Array
    dy: jax.Array
    wx: jax.Array
    wy: jax.Array


def chariot_shapes(x: jax.Array, y: jax.Array, heading: jax.Array) -> Parallelogram:
    """Give the outlines of chariots whose fronts stand there."""
    dx, dy = look_up(RUN_X, heading), look_up(RUN_Y, heading)
    return Parallelogram(x - dx, y - dy, dx, dy, look_up(_SIDE_X, heading), look_up(_SIDE_Y, heading))


def overlaps(a: Parallelogram, b: Parallelogram) -> jax.Array:
    """Tell whether two shapes share more than an edge: no line along a side parts them (3.5)."""
    vx, vy = b.x - a.x, b.y - a.y
    ww = jnp.abs(a.wx * b.wy - a.wy * b.wx)
    dd = a.dx * b.dy - a.dy * b.dx
    wd = a.wx * b.dy - a.wy * b.dx
    dw = a.dx * b.wy - a.dy * b.wx
    span_a, span_b = a.dx * a.wy - a.dy * a.wx, b.dx * b.wy - b.dy * b.wx
    base = a.wx * vy - a.wy * vx
    parted = (base + jnp.maximum(0, wd) + ww <= -span_a) | (base + jnp.minimum(0, wd) - ww >= 0)
    base = a.dx * vy - a.dy * vx
    side = jnp.abs(dw)
    parted |= (base + jnp.maximum(0, dd) + side <= -span_a) | (base + jnp.minimum(0, dd) - side >= span_a)
    base = b.wy * vx - b.wx * vy
    parted |= (base + jnp.maximum(0, -dw) + ww <= -span_b) | (base + jnp.minimum(0, -dw) - ww >= 0)
    base = b.dy * vx - b.dx * vy
    side = jnp.abs(wd)
    parted |= (base + jnp.maximum(0, -dd) + side <= -span_b) | (base + jnp.minimum(0, -dd) - side >= span_b)
    return ~parted


def _corners(shape: Parallelogram) -> list[tuple[jax.Array, jax.Array]]:
    """List the corners: front left, front right, rear right, rear left."""
    fx, fy = shape.x + shape.dx, shape.y + shape.dy
    return [
        (fx + shape.wx, fy + shape.wy),
        (fx - shape.wx, fy - shape.wy),
        (shape.x - shape.wx, shape.y - shape.wy),
        (shape.x + shape.wx, shape.y + shape.wy),
    ]


def touches_wall(
    terms: BatchTerms, shape: Parallelogram, long_limit: jax.Array, short_limit: jax.Array
) -> jax.Array:
    """Tell whether shapes touch a wall: the sand lies strictly between both (1.1, 3.5)."""
    half, inner2, outer2 = terms.half, terms.inner * terms.inner, terms.outer * terms.outer
    corners = _corners(shape)
    touched = jnp.zeros((), bool)
    for x, y in corners:
        beyond = jnp.maximum(jnp.abs(x) - half, 0)
        far = beyond * beyond + y * y
        touched |= (far >= outer2) | (far <= inner2)
    _, (bx, by), (cx, cy), (ex, ey) = corners
    dx, dy, wx, wy = shape.dx, shape.dy, shape.wx, shape.wy
    span, long2, short2 = dx * wy - dy * wx, dx * dx + dy * dy, 4 * (wx * wx + wy * wy)
    for end in (half, -half):
        for px, py in ((cx, cy), (ex, ey)):
            vx, vy = end - px, -py
            along = dx * vx + dy * vy
            touched |= (along > 0) & (along < long2) & (jnp.abs(dx * vy - dy * vx) <= long_limit)
        for px, py in ((bx, by), (cx, cy)):
            vx, vy = end - px, -py
            along = 2 * (wx * vx + wy * vy)
            touched |= (along > 0) & (along < short2) & (jnp.abs(2 * (wx * vy - wy * vx)) <= short_limit)
        ux, uy = end - shape.x, -shape.y
        across = wx * uy - wy * ux
        touched |= (jnp.abs(dx * uy - dy * ux) <= span) & (across >= -span) & (across <= 0)
    for (px, py), (qx, qy) in zip(corners, (*corners[1:], corners[0]), strict=True):
        rise = qy - py
        across = px * rise - py * (qx - px)
        touched |= ((py < 0) != (qy < 0)) & (jnp.abs(across) <= half * jnp.abs(rise))
    return touched


class WayRound(NamedTuple):
    """How far round points are: the section of the race, and a fraction of it (3.2)."""

    section: jax.Array
    rise: jax.Array
    run: jax.Array


def way_round(terms: BatchTerms, x: jax.Array, y: jax.Array, turns: Numbers) -> WayRound:
    """Measure how far round front midpoints are (3.2)."""
    east, west, upper = x > terms.half, x < -terms.half, y > 0
    part = jnp.where(east, 1, jnp.where(west, 3, jnp.where(upper, 2, jnp.where(x >= 0, 0, 4))))
    rise = jnp.where(east, y, jnp.where(west, -y, jnp.where(upper, -x, x)))
    run = jnp.where(east, x - terms.half, jnp.where(west, -terms.half - x, 1))
    return WayRound(turns * 5 + part, rise, run)


def is_further(a: WayRound, b: WayRound) -> jax.Array:
    """Tell whether the first is further round than the other."""
    return (a.section > b.section) | ((a.section == b.section) & (a.rise * b.run > b.rise * a.run))


def ahead_matrix(terms: BatchTerms, batch: Batch) -> jax.Array:
    """Tell of every two chariots whether the first is ahead of the other: [first, other] (3.2)."""
    ways = way_round(terms, batch.x, batch.y, batch.turns)
    beyond = jnp.maximum(jnp.abs(batch.x) - terms.half, 0)
    near = beyond * beyond + batch.y * batch.y
    first = WayRound(*(field[:, None] for field in ways))
    other = WayRound(*(field[None, :] for field in ways))
    level = ~is_further(first, other) & ~is_further(other, first)
    return is_further(first, other) | (level & (near[:, None] < near[None, :]))


def line_crossing(x: jax.Array, y: jax.Array, to_x: jax.Array, to_y: jax.Array) -> jax.Array:
    """Say how the way between two front midpoints passes the line: 1, back over it −1, not 0 (3.2)."""
    turning = x * to_y - to_x * y
    passed = (x < 0) & (to_x >= 0) & (turning > 0)
    return passed.astype(jnp.int32) - ((x >= 0) & (to_x < 0) & (turning < 0)).astype(jnp.int32)


def behind_line(x: jax.Array, y: jax.Array, heading: jax.Array) -> jax.Array:
    """Tell whether a corner of a chariot whose front has passed the line is still behind it (7.1)."""
    behind = jnp.zeros((), bool)
    for cx, cy in _corners(chariot_shapes(x, y, heading)):
        behind |= line_crossing(x, y, cx, cy) < 0
    return behind & (x >= 0)


def in_contact(
    terms: BatchTerms, a: Parallelogram, a_heading: jax.Array, b: Parallelogram, b_heading: jax.Array
) -> jax.Array:
    """Tell whether the gap between chariots is at most `contact` (5.1)."""
    found = overlaps(a, b)
    for one, other, heading in ((a, b, b_heading), (b, a, a_heading)):
        long_limit = look_up(terms.near, terms.arena + CONTACT_SIDE * 360 + heading)
        short_limit = look_up(terms.near, terms.arena + CONTACT_END * 360 + heading)
        long2, short2 = other.dx**2 + other.dy**2, 4 * (other.wx**2 + other.wy**2)
        theirs = _corners(other)
        for x, y in _corners(one):
            for number, (px, py) in enumerate(theirs):
                vx, vy = x - px, y - py
                found |= vx * vx + vy * vy <= terms.contact * terms.contact
                if number >= 2:  # the rear corners, from which the long sides run
                    along = other.dx * vx + other.dy * vy
                    cross = jnp.abs(other.dx * vy - other.dy * vx)
                    found |= (along > 0) & (along < long2) & (cross <= long_limit)
                if number in (1, 2):  # the right corners, from which the short sides run
                    along = 2 * (other.wx * vx + other.wy * vy)
                    cross = jnp.abs(2 * (other.wx * vy - other.wy * vx))
                    found |= (along > 0) & (along < short2) & (cross <= short_limit)
    return found


def is_left_of(x: jax.Array, y: jax.Array, heading: jax.Array, to_x: jax.Array, to_y: jax.Array) -> jax.Array:
    """Tell whether a point lies left of a line of travel (5.3), in thousands and the rest."""
    dx, dy = to_x - x, to_y - y
    high = look_up(_COS_HIGH, heading) * dy - look_up(_SIN_HIGH, heading) * dx
    low = look_up(_COS_LOW, heading) * dy - look_up(_SIN_LOW, heading) * dx
    whole = high + low // 1000
    return (whole > 0) | ((whole == 0) & (low % 1000 > 0))


class JudgedHand(NamedTuple):
    """The placements of a hand, by card, ruler turn and chariot turn: free of walls, and whom they meet."""

    free: jax.Array
    met: jax.Array
    """A bit for each chariot that ruler and chariot overlap."""


def judge_hand(
    terms: BatchTerms, batch: Batch, x: jax.Array, y: jax.Array, heading: jax.Array, hand: jax.Array
) -> JudgedHand:
    """Judge the nine placements of every card in a hand (3.4, 3.5); accidents have none that are free."""
    count, shape = batch.x.shape[0], batch.phase.shape
    ruler = look_up(_RULER_OF, jnp.minimum(hand, NO_CARD) >> 1)
    has_ruler = ruler >= 0
    ruler = jnp.maximum(ruler, 0)
    turns = jnp.arange(3, dtype=jnp.int32).reshape(3, *(1,) * len(shape)) * 30 - 30
    laid = (heading + turns + 360) % 360
    at = ruler[:, None] * 360 + laid[None]
    rulers = Parallelogram(
        x, y, look_up(LAID_X, at), look_up(LAID_Y, at), look_up(_EDGE_X, laid), look_up(_EDGE_Y, laid)
    )
    walled = touches_wall(
        terms,
        rulers,
        look_up(terms.near, terms.arena + at),
        look_up(terms.near, terms.arena + RULER_END * 360 + laid),
    )
    facing = (laid[:, None] + turns[None] + 360) % 360
    far_x, far_y = (x + rulers.dx)[:, :, None], (y + rulers.dy)[:, :, None]
    set_down = Parallelogram(
        far_x,
        far_y,
        look_up(RUN_X, facing),
        look_up(RUN_Y, facing),
        look_up(_SIDE_X, facing),
        look_up(_SIDE_Y, facing),
    )
    walled_off = touches_wall(
        terms,
        set_down,
        look_up(terms.near, terms.arena + CHARIOT_SIDE * 360 + facing),
        look_up(terms.near, terms.arena + CHARIOT_END * 360 + facing),
    )
    to_x, to_y = far_x + set_down.dx, far_y + set_down.dy
    crossing = line_crossing(x, y, to_x, to_y)
    back = is_further(way_round(terms, x, y, 0), way_round(terms, to_x, to_y, crossing))
    free = ~(walled[:, :, None] | walled_off | back) & has_ruler[:, None, None]
    others = chariot_shapes(batch.x, batch.y, batch.heading)
    numbers = jnp.arange(count, dtype=jnp.int32).reshape(count, *(1,) * len(shape))
    bits = jnp.where((batch.status == RACING) & (numbers != batch.actor), 1 << numbers, 0)
    met_rulers, met = (
        jnp.sum(
            jnp.where(overlaps(_before_batch(pieces, shape), others), bits, 0), -1 - len(shape), jnp.int32
        )
        for pieces in (rulers, set_down)
    )
    return JudgedHand(free, met | met_rulers[:, :, None])


def _before_batch(pieces: Parallelogram, shape: tuple[int, ...]) -> Parallelogram:
    """Give shapes an axis of one before the batch, where other chariots are counted."""
    return Parallelogram(*(jnp.expand_dims(field, field.ndim - len(shape)) for field in pieces))
