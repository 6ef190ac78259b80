"""Laying the ruler and setting the chariot before it: the nine placements of a card (ben-hur 3.4, 3.5).

Shapes are laid out once for each heading and ruler; what the walls say of a pose is remembered, and so is
what the other chariots say.
"""

from __future__ import annotations

from functools import lru_cache
from math import isqrt
from typing import Final, Literal, NamedTuple

from hippodrome.games.ben_hur.arena import Arena, line_crossing, progress, wall_touched
from hippodrome.games.ben_hur.geometry import (
    Pose,
    Quad,
    Vector,
    chariot_outline,
    offset_along,
    outline_between,
    outlines_overlap,
)
from hippodrome.games.ben_hur.kit import CHARIOT_LENGTH, CHARIOT_WIDTH, RULER_WIDTH
from hippodrome.saying import Saying, saying

Word = Literal["wall", "back", "clear", "ram", "crowded"]
"""What a placement is (3.5)."""

Others = tuple[tuple[int, Pose], ...]
"""The other chariots on the sand: number and pose; one's own, which nobody rams, are `OWN_CHARIOT`."""

OWN_CHARIOT: Final = -1
"""Stands for the number of a chariot of the same player (3.5, 5.4)."""

FIXED_TURNS: Final = (-30, 0, 30)
"""The turns of the ruler and of the chariot, unless steering is free (3.4)."""

FREE_TURNS: Final = tuple(range(-30, 31))
"""With free steering every whole degree up to 30 (3.4)."""


class Placement(NamedTuple):
    """A placement judged: both turns, the word, the chariot rammed (else −1), the pose, the line passed."""

    ruler: int
    turn: int
    word: Word
    target: int
    pose: Pose
    crossing: int


class _Set(NamedTuple):
    """A chariot set before the ruler's end, measured from the front midpoint it came from."""

    turn: int
    front: Vector
    heading: int
    quad: Quad
    middle2: Vector


class _Laid(NamedTuple):
    """A ruler laid in one direction, with the chariots that can be set before it."""

    turn: int
    quad: Quad
    middle2: Vector
    sets: tuple[_Set, ...]


class _Free(NamedTuple):
    """A placement that the walls allow, and the outlines it covers."""

    ruler: int
    turn: int
    pose: Pose
    crossing: int
    ruler_quad: Quad
    quad: Quad


def _reach(length: int, width: int) -> int:
    """Bound the distance from the middle of an outline to its corners."""
    return isqrt(length * length + width * width) // 2 + 3


_CHARIOT_REACH: Final = _reach(CHARIOT_LENGTH, CHARIOT_WIDTH)
_CHARIOTS_REACH: Final = (4 * _CHARIOT_REACH) ** 2


def _middle2(quad: Quad) -> Vector:
    """Find the middle of an outline, twice as large so that it is whole."""
    return quad[0] + quad[4], quad[1] + quad[5]


@lru_cache(maxsize=1 << 12)
def _laid_out(heading: int, length: int, turns: tuple[int, ...]) -> tuple[_Laid, ...]:
    """Lay out every placement of a ruler as seen from the front midpoint (3.4)."""
    laid = []
    for ruler in turns:
        far = offset_along(length, heading + ruler)
        sets = []
        for turn in turns:
            facing = (heading + ruler + turn) % 360
            dx, dy = offset_along(CHARIOT_LENGTH, facing)
            front = far[0] + dx, far[1] + dy
            quad = outline_between(front, far, CHARIOT_WIDTH, facing)
            sets.append(_Set(turn, front, facing, quad, _middle2(quad)))
        quad = outline_between(far, (0, 0), RULER_WIDTH, heading + ruler)
        laid.append(_Laid(ruler, quad, _middle2(quad), tuple(sets)))
    return tuple(laid)


def _moved(quad: Quad, x: int, y: int) -> Quad:
    a, b, c, d, e, f, g, h = quad
    return a + x, b + y, c + x, d + y, e + x, f + y, g + x, h + y


def _surely_on_sand(arena: Arena, x2: int, y2: int, reach: int) -> bool:
    """Tell at a glance that an outline is clear of both walls, from its middle (doubled) and reach."""
    beyond = (x2 if x2 >= 0 else -x2) - 2 * arena.half
    low, high = 2 * (arena.inner + reach), 2 * (arena.outer - reach)
    if beyond <= 0:
        return low < (y2 if y2 >= 0 else -y2) < high
    return low * low < beyond * beyond + y2 * y2 < high * high


class _Open(NamedTuple):
    """What the walls leave of a ruler's placements: those free, and those that would go back."""

    free: tuple[_Free, ...]
    back: tuple[tuple[int, int], ...]


@lru_cache(maxsize=1 << 13)
def _by_the_walls(arena: Arena, pose: Pose, length: int, turns: tuple[int, ...]) -> _Open:
    """Judge every placement by the walls and the way round; the others are not looked at yet (3.5)."""
    x, y, heading = pose
    here = progress(arena, x, y, 0)
    ruler_reach = _reach(length, RULER_WIDTH)
    free: list[_Free] = []
    back: list[tuple[int, int]] = []
    for ruler, ruler_shape, (mx, my), sets in _laid_out(heading, length, turns):
        quad = _moved(ruler_shape, x, y)
        if not _surely_on_sand(arena, mx + 2 * x, my + 2 * y, ruler_reach) and wall_touched(arena, quad):
            continue
        for turn, (fx, fy), facing, shape, (cx, cy) in sets:
            own = _moved(shape, x, y)
            if not _surely_on_sand(arena, cx + 2 * x, cy + 2 * y, _CHARIOT_REACH) and wall_touched(
                arena, own
            ):
                continue
            to_x, to_y = x + fx, y + fy
            passed = line_crossing(x, y, to_x, to_y)
            if progress(arena, to_x, to_y, passed) < here:
                back.append((ruler, turn))
            else:
                free.append(_Free(ruler, turn, Pose(to_x, to_y, facing), passed, quad, own))
    return _Open(tuple(free), tuple(back))


class _Near(NamedTuple):
    """Another chariot near enough to be overlapped: its number, its outline and twice its middle."""

    number: int
    quad: Quad
    x2: int
    y2: int


@lru_cache(maxsize=1 << 13)
def open_placements(
    arena: Arena, pose: Pose, length: int, others: Others, turns: tuple[int, ...] = FIXED_TURNS
) -> tuple[Placement, ...]:
    """Judge the placements that walls and way round allow: each is clear, a ram or crowded (3.5)."""
    near = _within_reach(pose, length, others)
    ruler_reach = (2 * (_reach(length, RULER_WIDTH) + _CHARIOT_REACH)) ** 2
    free = _by_the_walls(arena, pose, length, turns).free
    return tuple([_among_others(placed, near, ruler_reach) for placed in free])


def judge_placements(
    arena: Arena, pose: Pose, length: int, others: Others, turns: tuple[int, ...] = FIXED_TURNS
) -> tuple[Placement, ...]:
    """Judge every placement of a ruler in the order of 3.5, by ruler turn, then chariot turn."""
    found = {placed[:2]: placed for placed in open_placements(arena, pose, length, others, turns)}
    back = _by_the_walls(arena, pose, length, turns).back
    x, y, heading = pose
    judged = []
    for ruler, _, _, sets in _laid_out(heading, length, turns):
        for turn, (fx, fy), facing, _, _ in sets:
            placed = found.get((ruler, turn))
            if placed is None:
                reached = Pose(x + fx, y + fy, facing)
                word: Word = "back" if (ruler, turn) in back else "wall"
                placed = Placement(ruler, turn, word, -1, reached, line_crossing(x, y, reached.x, reached.y))
            judged.append(placed)
    return tuple(judged)


def _within_reach(pose: Pose, length: int, others: Others) -> tuple[_Near, ...]:
    """Keep the chariots that a ruler and a chariot before it could come to overlap."""
    far = length + 2 * CHARIOT_LENGTH + 2 * CHARIOT_WIDTH
    return tuple(
        _near(number, chariot_outline(other))
        for number, other in others
        if abs(other.x - pose.x) <= far and abs(other.y - pose.y) <= far
    )


def _near(number: int, quad: Quad) -> _Near:
    return _Near(number, quad, *_middle2(quad))


def _among_others(placed: _Free, near: tuple[_Near, ...], ruler_reach: int) -> Placement:
    """Judge by the other chariots: none overlapped, exactly one of another player, or more (3.5)."""
    target = -1
    ruler, own = placed.ruler_quad, placed.quad
    rx, ry, ox, oy = ruler[0] + ruler[4], ruler[1] + ruler[5], own[0] + own[4], own[1] + own[5]
    for number, quad, x2, y2 in near:
        dx, dy, ex, ey = x2 - rx, y2 - ry, x2 - ox, y2 - oy
        if (dx * dx + dy * dy < ruler_reach and outlines_overlap(ruler, quad)) or (
            ex * ex + ey * ey < _CHARIOTS_REACH and outlines_overlap(own, quad)
        ):
            if target >= 0 or number == OWN_CHARIOT:
                return Placement(placed.ruler, placed.turn, "crowded", -1, placed.pose, placed.crossing)
            target = number
    word: Word = "clear" if target < 0 else "ram"
    return Placement(placed.ruler, placed.turn, word, target, placed.pose, placed.crossing)


def why_touches_wall(arena: Arena, pose: Pose, length: int, ruler: int, turn: int) -> Saying:
    """Tell which piece of a placement touches which wall (3.5)."""
    x, y, heading = pose
    far = offset_along(length, heading + ruler)
    wall = wall_touched(arena, _moved(outline_between(far, (0, 0), RULER_WIDTH, heading + ruler), x, y))
    if wall:
        return saying(f"ben-hur-ruler-touches-{wall}")
    dx, dy = offset_along(CHARIOT_LENGTH, heading + ruler + turn)
    own = outline_between((far[0] + dx, far[1] + dy), far, CHARIOT_WIDTH, heading + ruler + turn)
    return saying(f"ben-hur-chariot-touches-{wall_touched(arena, _moved(own, x, y))}")
