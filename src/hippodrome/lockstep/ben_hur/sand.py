"""The sand in whole numbers, one race at a time: walls, overlap, contact, who is ahead (ben-hur 1–5).

A shape is a parallelogram: its rear midpoint r, its run d from there to the front, and its side w from the
middle to the left edge. Its corners are r + d ± w and r ± w. d × w is positive for every shape of the game.
"""

from __future__ import annotations

from typing import Final

from hippodrome.games.ben_hur.kit import CHARIOT_LENGTH, CHARIOT_WIDTH, MOST_CHARIOTS
from hippodrome.lockstep.ben_hur.layout import (
    CHARIOT_END,
    CHARIOT_HALF_WIDTH_RUN,
    CHARIOT_REACH,
    CHARIOT_RUN,
    CHARIOT_SIDE,
    CONTACT_END,
    CONTACT_SIDE,
    FIELD_STARTS,
    RACING,
    RULER_END,
    RULER_HALF_WIDTH_RUN,
    RULER_REACH,
    RULER_RUN,
    TERMS_CONTACT_AT,
    TERMS_HALF_AT,
    TERMS_INNER_AT,
    TERMS_OUTER_AT,
    TERMS_SEATS_AT,
    Near,
    Row,
    Terms,
)
from hippodrome.lockstep.compiling import compiled

WALL, BACK, CLEAR, CROWDED = range(4)
FIRST_RAM: Final = 8
"""The words of 3.5 as numbers; `RAMS + j` is a ram of chariot j."""

X_AT: Final = FIELD_STARTS["x"]
Y_AT: Final = FIELD_STARTS["y"]
HEADING_AT: Final = FIELD_STARTS["heading"]
HAS_START_PLACE_AT: Final = FIELD_STARTS["placed"]
TURNS_AT: Final = FIELD_STARTS["turns"]
STATUS_AT: Final = FIELD_STARTS["status"]

_FINE: Final = 1_000_000


@compiled
def overlaps(
    ax: int, ay: int, adx: int, ady: int, awx: int, awy: int,
    bx: int, by: int, bdx: int, bdy: int, bwx: int, bwy: int,
) -> bool:  # fmt: skip  # two shapes, a row each
    """Tell whether two shapes share more than an edge: no line along a side parts them (3.5)."""
    vx, vy = bx - ax, by - ay
    wd, ww = awx * bdy - awy * bdx, abs(awx * bwy - awy * bwx)
    span = adx * awy - ady * awx
    base = awx * vy - awy * vx
    if base + max(0, wd) + ww <= -span or base + min(0, wd) - ww >= 0:
        return False
    dd, dw = adx * bdy - ady * bdx, abs(adx * bwy - ady * bwx)
    base = adx * vy - ady * vx
    if base + max(0, dd) + dw <= -span or base + min(0, dd) - dw >= span:
        return False
    span = bdx * bwy - bdy * bwx
    base = bwy * vx - bwx * vy
    other = bwx * ady - bwy * adx
    if base + max(0, other) + ww <= -span or base + min(0, other) - ww >= 0:
        return False
    base = bdy * vx - bdx * vy
    side = abs(bdx * awy - bdy * awx)
    return not (base + max(0, -dd) + side <= -span or base + min(0, -dd) - side >= span)


@compiled
def _corner_in_wall(t: Terms, x: int, y: int) -> int:
    """Tell whether a corner is off the sand: 1 in the spina's wall, 2 in the outer one, 0 in neither."""
    beyond = abs(x) - t[TERMS_HALF_AT]
    far = beyond * beyond + y * y if beyond > 0 else y * y
    if far >= t[TERMS_OUTER_AT] * t[TERMS_OUTER_AT]:
        return 2
    return 1 if far <= t[TERMS_INNER_AT] * t[TERMS_INNER_AT] else 0


@compiled
def _side_near(px: int, py: int, ex: int, ey: int, x: int, limit: int) -> bool:
    """Tell whether (x, 0) is within a distance of the inside of the side from p along e."""
    vx, vy = x - px, -py
    along = ex * vx + ey * vy
    return 0 < along < ex * ex + ey * ey and abs(ex * vy - ey * vx) <= limit


@compiled
def _side_crosses(px: int, py: int, qx: int, qy: int, half: int) -> bool:
    """Tell whether a side crosses the middle of the spina."""
    if (py < 0) == (qy < 0):
        return False
    rise = qy - py
    across = px * rise - py * (qx - px)
    if rise < 0:
        rise, across = -rise, -across
    return -half * rise <= across <= half * rise


@compiled
def _holds(rx: int, ry: int, dx: int, dy: int, wx: int, wy: int, x: int) -> bool:
    """Tell whether (x, 0) lies in a shape or on its edge."""
    ux, uy = x - rx, -ry
    span = dx * wy - dy * wx
    return abs(dx * uy - dy * ux) <= span and -span <= wx * uy - wy * ux <= 0


@compiled
def wall_touched(
    t: Terms, rx: int, ry: int, dx: int, dy: int, wx: int, wy: int, long_limit: int, short_limit: int
) -> int:
    """Say which wall a shape touches: 1 the spina's, 2 the outer one, 0 none (1.1, 3.5)."""
    half = t[TERMS_HALF_AT]
    ax, ay, bx, by = rx + dx + wx, ry + dy + wy, rx + dx - wx, ry + dy - wy
    cx, cy, ex, ey = rx - wx, ry - wy, rx + wx, ry + wy
    first, second = _corner_in_wall(t, ax, ay), _corner_in_wall(t, bx, by)
    third, fourth = _corner_in_wall(t, cx, cy), _corner_in_wall(t, ex, ey)
    most = max(first, second, third, fourth)
    if most > 0:
        return most
    for end in (half, -half):
        if (
            _side_near(cx, cy, dx, dy, end, long_limit)
            or _side_near(ex, ey, dx, dy, end, long_limit)
            or _side_near(bx, by, 2 * wx, 2 * wy, end, short_limit)
            or _side_near(cx, cy, 2 * wx, 2 * wy, end, short_limit)
            or _holds(rx, ry, dx, dy, wx, wy, end)
        ):
            return 1
    return int(
        _side_crosses(ax, ay, bx, by, half)
        or _side_crosses(bx, by, cx, cy, half)
        or _side_crosses(cx, cy, ex, ey, half)
        or _side_crosses(ex, ey, ax, ay, half)
    )


@compiled
def _surely_on_sand(t: Terms, x2: int, y2: int, reach: int) -> bool:
    """Tell at a glance that a shape is clear of both walls, from twice its middle."""
    low, high = 2 * (t[TERMS_INNER_AT] + reach), 2 * (t[TERMS_OUTER_AT] - reach)
    beyond = abs(x2) - 2 * t[TERMS_HALF_AT]
    if beyond <= 0:
        return bool(low < abs(y2) < high)
    far = beyond * beyond + y2 * y2
    return bool(high > 0 and low * low < far < high * high)


@compiled
def ruler_wall(t: Terms, near: Near, x: int, y: int, ruler: int, heading: int) -> int:
    """Say which wall a ruler touches that is laid from a point (3.5)."""
    dx, dy = RULER_RUN[ruler, 0, heading], RULER_RUN[ruler, 1, heading]
    if _surely_on_sand(t, 2 * x + dx, 2 * y + dy, RULER_REACH[ruler]):
        return 0
    return wall_touched(
        t, x, y, dx, dy, RULER_HALF_WIDTH_RUN[0, heading], RULER_HALF_WIDTH_RUN[1, heading],
        near[ruler, heading], near[RULER_END, heading],
    )  # fmt: skip  # as the parameters are


@compiled
def chariot_wall(t: Terms, near: Near, x: int, y: int, heading: int) -> int:
    """Say which wall a chariot touches whose rear midpoint stands on a point (3.5)."""
    dx, dy = CHARIOT_RUN[0, heading], CHARIOT_RUN[1, heading]
    if _surely_on_sand(t, 2 * x + dx, 2 * y + dy, CHARIOT_REACH):
        return 0
    return wall_touched(
        t, x, y, dx, dy, CHARIOT_HALF_WIDTH_RUN[0, heading], CHARIOT_HALF_WIDTH_RUN[1, heading],
        near[CHARIOT_SIDE, heading], near[CHARIOT_END, heading],
    )  # fmt: skip  # as the parameters are


@compiled
def lap_section(t: Terms, x: int, y: int) -> int:
    """Tell the section of the lap: straight from the line, bend, straight, bend, straight (3.2)."""
    if x > t[TERMS_HALF_AT]:
        return 1
    if x < -t[TERMS_HALF_AT]:
        return 3
    if y > 0:
        return 2
    return 0 if x >= 0 else 4


@compiled
def _angle(rise: int, run: int) -> tuple[int, int]:
    """Write rise : run as whole part and fraction, the fraction in millionths of a millionth."""
    whole, rest = rise // run, rise % run
    first, rest = rest * _FINE // run, rest * _FINE % run
    return whole, first * _FINE + rest * _FINE // run


@compiled
def way_round(t: Terms, x: int, y: int, turns: int) -> tuple[int, int, int]:
    """Measure how far round a front midpoint is: section, then two numbers; more is ahead (3.2)."""
    part = lap_section(t, x, y)
    if part == 1:
        whole, rest = _angle(y, x - t[TERMS_HALF_AT])
    elif part == 3:
        whole, rest = _angle(-y, -t[TERMS_HALF_AT] - x)
    else:
        whole, rest = (-x, 0) if part == 2 else (x, 0)
    return turns * 5 + part, whole, rest


@compiled
def squared_distance_to_spina_axis(t: Terms, x: int, y: int) -> int:
    """Square the distance of a point from the middle of the spina."""
    beyond = abs(x) - t[TERMS_HALF_AT]
    return beyond * beyond + y * y if beyond > 0 else y * y


@compiled
def compare_progress(s: Row, t: Terms, a: int, b: int) -> int:
    """Say which of two chariots is further ahead: above 0 the first, below 0 the other (3.2)."""
    ax, ay, bx, by = int(s[X_AT + a]), int(s[Y_AT + a]), int(s[X_AT + b]), int(s[Y_AT + b])
    first, second = way_round(t, ax, ay, s[TURNS_AT + a]), way_round(t, bx, by, s[TURNS_AT + b])
    if first != second:
        return 1 if first > second else -1
    return squared_distance_to_spina_axis(t, bx, by) - squared_distance_to_spina_axis(t, ax, ay)


@compiled
def line_crossing(x: int, y: int, to_x: int, to_y: int) -> int:
    """Say how the way between two front midpoints passes the line: 1, back over it −1, not 0 (3.2)."""
    if (x < 0) == (to_x < 0):
        return 0
    turning = x * to_y - to_x * y
    if x < 0:
        return 1 if turning > 0 else 0
    return -1 if turning < 0 else 0


@compiled
def goes_back(t: Terms, x: int, y: int, to_x: int, to_y: int) -> bool:
    """Tell whether a front midpoint would come less far round (3.5)."""
    passed = line_crossing(x, y, to_x, to_y)
    return way_round(t, to_x, to_y, passed) < way_round(t, x, y, 0)


@compiled
def behind_line(x: int, y: int, heading: int) -> bool:
    """Tell whether a corner of a chariot whose front has passed the line is still behind it (7.1)."""
    if x < 0:
        return False
    wx, wy = CHARIOT_HALF_WIDTH_RUN[0, heading], CHARIOT_HALF_WIDTH_RUN[1, heading]
    rx, ry = x - CHARIOT_RUN[0, heading], y - CHARIOT_RUN[1, heading]
    return (
        line_crossing(x, y, x + wx, y + wy) < 0
        or line_crossing(x, y, x - wx, y - wy) < 0
        or line_crossing(x, y, rx - wx, ry - wy) < 0
        or line_crossing(x, y, rx + wx, ry + wy) < 0
    )


@compiled
def judge_among_others(
    s: Row, t: Terms, me: int, ruler: int, ruler_heading: int, facing: int, seen: int
) -> int:
    """Judge by the other chariots a placement that walls and way round allow (3.5).

    `seen` has a bit for each chariot near enough to be met.
    """
    x, y = int(s[X_AT + me]), int(s[Y_AT + me])
    dx, dy = RULER_RUN[ruler, 0, ruler_heading], RULER_RUN[ruler, 1, ruler_heading]
    wx, wy = RULER_HALF_WIDTH_RUN[0, ruler_heading], RULER_HALF_WIDTH_RUN[1, ruler_heading]
    fx, fy = x + dx, y + dy
    px, py, qx, qy = (
        CHARIOT_RUN[0, facing],
        CHARIOT_RUN[1, facing],
        CHARIOT_HALF_WIDTH_RUN[0, facing],
        CHARIOT_HALF_WIDTH_RUN[1, facing],
    )
    reach = RULER_REACH[ruler] + CHARIOT_REACH
    found = -1
    for other in range(MOST_CHARIOTS):
        if not (seen >> other) & 1:
            continue
        h = s[HEADING_AT + other]
        ox, oy, sx, sy = (
            CHARIOT_RUN[0, h],
            CHARIOT_RUN[1, h],
            CHARIOT_HALF_WIDTH_RUN[0, h],
            CHARIOT_HALF_WIDTH_RUN[1, h],
        )
        rx, ry = s[X_AT + other] - ox, s[Y_AT + other] - oy
        mx, my = 2 * (rx - x) + ox - dx, 2 * (ry - y) + oy - dy
        met = mx * mx + my * my < 4 * reach * reach and overlaps(x, y, dx, dy, wx, wy, rx, ry, ox, oy, sx, sy)
        if not met:
            mx, my = 2 * (rx - fx) + ox - px, 2 * (ry - fy) + oy - py
            met = mx * mx + my * my < 16 * CHARIOT_REACH * CHARIOT_REACH and overlaps(
                fx, fy, px, py, qx, qy, rx, ry, ox, oy, sx, sy
            )
        if met:
            if found >= 0 or t[TERMS_SEATS_AT + other] == t[TERMS_SEATS_AT + me]:
                return CROWDED
            found = other
    return CLEAR if found < 0 else FIRST_RAM + found


@compiled
def chariots_near(s: Row, me: int, length: int) -> int:
    """Mark the chariots that a ruler of that length and a chariot before it could come to overlap."""
    far = length + 2 * CHARIOT_LENGTH + 2 * CHARIOT_WIDTH
    seen = 0
    for other in range(MOST_CHARIOTS):
        if (
            other != me
            and s[STATUS_AT + other] == RACING
            and s[HAS_START_PLACE_AT + other]
            and abs(s[X_AT + other] - s[X_AT + me]) <= far
            and abs(s[Y_AT + other] - s[Y_AT + me]) <= far
        ):
            seen |= 1 << other
    return seen


@compiled
def _corners_near(
    rx: int, ry: int, dx: int, dy: int, wx: int, wy: int,
    ax: int, ay: int, adx: int, ady: int, awx: int, awy: int, gap: int, long_limit: int, short_limit: int,
) -> bool:  # fmt: skip  # two shapes, a row each
    """Tell whether a corner of the first shape is at most `gap` from a side of the other."""
    for number in range(4):
        x = rx + (dx if number & 1 else 0) + (wx if number & 2 else -wx)
        y = ry + (dy if number & 1 else 0) + (wy if number & 2 else -wy)
        for edge in range(4):
            ahead, left = edge & 1, edge & 2
            # The corner of the other shape, and the long and the short side that end there.
            vx = x - (ax + (adx if ahead else 0) + (awx if left else -awx))
            vy = y - (ay + (ady if ahead else 0) + (awy if left else -awy))
            if vx * vx + vy * vy <= gap * gap:
                return True
            if not ahead:
                along = adx * vx + ady * vy
                if 0 < along < adx * adx + ady * ady and abs(adx * vy - ady * vx) <= long_limit:
                    return True
            if not left:
                along = 2 * (awx * vx + awy * vy)
                if 0 < along < 4 * (awx * awx + awy * awy) and abs(2 * (awx * vy - awy * vx)) <= short_limit:
                    return True
    return False


@compiled
def in_contact(s: Row, t: Terms, near: Near, a: int, b: int) -> bool:
    """Tell whether the gap between two chariots is at most `contact` (5.1)."""
    g, h, gap = s[HEADING_AT + a], s[HEADING_AT + b], t[TERMS_CONTACT_AT]
    adx, ady, awx, awy = (
        CHARIOT_RUN[0, g],
        CHARIOT_RUN[1, g],
        CHARIOT_HALF_WIDTH_RUN[0, g],
        CHARIOT_HALF_WIDTH_RUN[1, g],
    )
    bdx, bdy, bwx, bwy = (
        CHARIOT_RUN[0, h],
        CHARIOT_RUN[1, h],
        CHARIOT_HALF_WIDTH_RUN[0, h],
        CHARIOT_HALF_WIDTH_RUN[1, h],
    )
    ax, ay, bx, by = s[X_AT + a] - adx, s[Y_AT + a] - ady, s[X_AT + b] - bdx, s[Y_AT + b] - bdy
    mx, my = 2 * (bx - ax) + bdx - adx, 2 * (by - ay) + bdy - ady
    reach = 2 * (2 * CHARIOT_REACH + gap)
    if mx * mx + my * my > reach * reach:
        return False
    return (
        overlaps(ax, ay, adx, ady, awx, awy, bx, by, bdx, bdy, bwx, bwy)
        or _corners_near(
            ax, ay, adx, ady, awx, awy, bx, by, bdx, bdy, bwx, bwy,
            gap, near[CONTACT_SIDE, h], near[CONTACT_END, h],
        )
        or _corners_near(
            bx, by, bdx, bdy, bwx, bwy, ax, ay, adx, ady, awx, awy,
            gap, near[CONTACT_SIDE, g], near[CONTACT_END, g],
        )
    )  # fmt: skip  # two shapes, a row each
