"""Exact geometry in whole numbers (ben-hur 1.2): poses, outlines, overlap and gap.

An outline is a parallelogram given by its four corners, in turn: front left, front right, rear right,
rear left. Corners are rounded to whole numbers, so everything below is decided without a fraction.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from hippodrome.games.ben_hur.kit import CHARIOT_LENGTH, CHARIOT_WIDTH

TRIG_SCALE: Final = 1_000_000

# Sines of 0° to 90° in whole millionths, rounded to nearest.
# fmt: off
_QUADRANT: Final = (
    0, 17452, 34899, 52336, 69756, 87156, 104528, 121869, 139173, 156434,
    173648, 190809, 207912, 224951, 241922, 258819, 275637, 292372, 309017, 325568,
    342020, 358368, 374607, 390731, 406737, 422618, 438371, 453990, 469472, 484810,
    500000, 515038, 529919, 544639, 559193, 573576, 587785, 601815, 615661, 629320,
    642788, 656059, 669131, 681998, 694658, 707107, 719340, 731354, 743145, 754710,
    766044, 777146, 788011, 798636, 809017, 819152, 829038, 838671, 848048, 857167,
    866025, 874620, 882948, 891007, 898794, 906308, 913545, 920505, 927184, 933580,
    939693, 945519, 951057, 956305, 961262, 965926, 970296, 974370, 978148, 981627,
    984808, 987688, 990268, 992546, 994522, 996195, 997564, 998630, 999391, 999848,
    1000000,
)
# fmt: on

SIN: Final = tuple(
    _QUADRANT[d]
    if d <= 90
    else _QUADRANT[180 - d]
    if d <= 180
    else -_QUADRANT[d - 180]
    if d <= 270
    else -_QUADRANT[360 - d]
    for d in range(360)
)
"""The sine of every whole degree, in millionths."""

COS: Final = tuple(SIN[(d + 90) % 360] for d in range(360))
"""The cosine of every whole degree, in millionths."""

Vector = tuple[int, int]
Quad = tuple[int, int, int, int, int, int, int, int]
"""The corners of an outline: front left, front right, rear right, rear left."""


class Pose(NamedTuple):
    """Where a chariot stands: the midpoint of its front edge and its heading in whole degrees."""

    x: int
    y: int
    heading: int


def _rounded(product: int) -> int:
    """Divide by a million, rounding half away from zero."""
    half = TRIG_SCALE // 2
    return (product + half) // TRIG_SCALE if product >= 0 else -((half - product) // TRIG_SCALE)


@lru_cache(maxsize=1 << 14)
def offset_along(length: int, heading: int) -> Vector:
    """Lay a length along a heading: its run in x and in y, each rounded on its own (1.2)."""
    return _rounded(length * COS[heading % 360]), _rounded(length * SIN[heading % 360])


def outline_between(front: Vector, rear: Vector, width: int, heading: int) -> Quad:
    """Draw what lies between two midpoints: both corners of the front, both of the rear."""
    wx, wy = offset_along(width // 2, heading + 90)
    (fx, fy), (rx, ry) = front, rear
    return fx + wx, fy + wy, fx - wx, fy - wy, rx - wx, ry - wy, rx + wx, ry + wy


@lru_cache(maxsize=1 << 14)
def chariot_outline(pose: Pose) -> Quad:
    """Draw the chariot that stands in a pose."""
    x, y, heading = pose
    dx, dy = offset_along(CHARIOT_LENGTH, heading)
    return outline_between((x, y), (x - dx, y - dy), CHARIOT_WIDTH, heading)


def outlines_overlap(a: Quad, b: Quad) -> bool:
    """Tell whether two outlines share more than an edge (3.5: edges may touch)."""
    return not (_parted(a, b) or _parted(b, a))


def _parted(a: Quad, b: Quad) -> bool:
    """Tell whether a line along one of a's sides parts a from b."""
    ax, ay, bx, by, _, _, dx, dy = a
    for ex, ey, ox, oy in ((bx - ax, by - ay, dx, dy), (dx - ax, dy - ay, bx, by)):
        here, there = ex * ay - ey * ax, ex * oy - ey * ox
        low, high = (here, there) if here < there else (there, here)
        p, q = ex * b[1] - ey * b[0], ex * b[3] - ey * b[2]
        r, s = ex * b[5] - ey * b[4], ex * b[7] - ey * b[6]
        if (p >= high and q >= high and r >= high and s >= high) or (
            p <= low and q <= low and r <= low and s <= low
        ):
            return True
    return False


def outlines_within(a: Quad, b: Quad, gap: int) -> bool:
    """Tell whether the gap between two outlines is at most so wide (5.1)."""
    if outlines_overlap(a, b):
        return True
    return any(_corner_near_side(p, q, gap) for p, q in ((a, b), (b, a)))


def chariots_within(a: Quad, b: Quad, gap: int) -> bool:
    """Tell whether the gap between two chariots is at most so wide, at a glance where they are far apart."""
    dx, dy = a[0] + a[4] - b[0] - b[4], a[1] + a[5] - b[1] - b[5]
    reach = 2 * (CHARIOT_LENGTH + CHARIOT_WIDTH + gap)
    return dx * dx + dy * dy <= reach * reach and outlines_within(a, b, gap)


def _corner_near_side(a: Quad, b: Quad, gap: int) -> bool:
    """Tell whether a corner of a is at most so far from a side of b."""
    return any(
        is_near_segment(a[i], a[i + 1], b[j], b[j + 1], b[(j + 2) % 8], b[(j + 3) % 8], gap)
        for i in (0, 2, 4, 6)
        for j in (0, 2, 4, 6)
    )


def is_near_segment(x: int, y: int, px: int, py: int, qx: int, qy: int, gap: int) -> bool:
    """Tell whether a point is at most so far from the segment from p to q."""
    ex, ey, vx, vy = qx - px, qy - py, x - px, y - py
    along, length2 = ex * vx + ey * vy, ex * ex + ey * ey
    if along <= 0:
        return vx * vx + vy * vy <= gap * gap
    if along >= length2:
        wx, wy = x - qx, y - qy
        return wx * wx + wy * wy <= gap * gap
    cross = ex * vy - ey * vx
    return cross * cross <= gap * gap * length2


def outline_contains(quad: Quad, x: int, y: int) -> bool:
    """Tell whether a point lies in an outline or on its edge."""
    signs = [
        (quad[(j + 2) % 8] - quad[j]) * (y - quad[j + 1]) - (quad[(j + 3) % 8] - quad[j + 1]) * (x - quad[j])
        for j in (0, 2, 4, 6)
    ]
    return all(s >= 0 for s in signs) or all(s <= 0 for s in signs)


def is_left_of(pose: Pose, x: int, y: int) -> bool:
    """Tell whether a point lies left of a chariot's line of travel (5.3)."""
    return COS[pose.heading] * (y - pose.y) - SIN[pose.heading] * (x - pose.x) > 0
