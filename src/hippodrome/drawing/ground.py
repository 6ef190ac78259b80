"""What lies under everything: the frame, the stands with their crowd, the sand and the garden within."""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import lru_cache

from hippodrome.drawing import palette
from hippodrome.drawing.svg import Point, grain, group, inside, num, path, polyline, resampled, tag

FRAME = 40.0
PODIUM = 13.0
TIER = 17.0
TIERS = 26

Rect = tuple[float, float, float, float]
Ring = tuple[Point, ...]


def definitions(inner: Ring, outer: Ring) -> str:
    """Define the rims, the sand's grain and the light, for use by the rest of the drawing."""
    specks = "".join(
        f"M{num(grain(n, 1) * 160)} {num(grain(n, 2) * 160)}h{num(0.4 + grain(n, 3) * 2.4)}"
        for n in range(70)
    )
    pebbles = "".join(f"M{num(grain(n, 4) * 160)} {num(grain(n, 5) * 160)}h0" for n in range(26))
    tufts = "".join(f"M{num(grain(n, 6) * 120)} {num(grain(n, 7) * 120)}l2-5m1 5l2-4" for n in range(16))
    ring = polyline(outer, closed=True) + polyline(inner, closed=True)
    return tag(
        "defs",
        path(polyline(outer, closed=True), id="hd-outer"),
        path(polyline(inner, closed=True), id="hd-inner"),
        path(ring, id="hd-ring", fill_rule="evenodd"),
        tag("clipPath", path(ring, clip_rule="evenodd"), id="hd-on-track"),
        tag("clipPath", tag("use", href="#hd-inner"), id="hd-in-garden"),
        tag(
            "pattern",
            path(specks, stroke=palette.RUT, stroke_width="0.9", opacity="0.4"),
            path(pebbles, stroke=palette.CHALK, stroke_width="2", stroke_linecap="round", opacity="0.5"),
            id="hd-grain",
            width=160,
            height=160,
            patternUnits="userSpaceOnUse",
        ),
        tag(
            "pattern",
            path(tufts, stroke=palette.GARDEN_DARK, stroke_width="1.1", fill="none", opacity="0.55"),
            id="hd-grass",
            width=120,
            height=120,
            patternUnits="userSpaceOnUse",
        ),
        tag(
            "radialGradient",
            tag("stop", offset="0.45", stop_color="#fff", stop_opacity="0.10"),
            tag("stop", offset="0.75", stop_color="#000", stop_opacity="0.02"),
            tag("stop", offset="1", stop_color="#2a1405", stop_opacity="0.34"),
            id="hd-light",
            cx="0.5",
            cy="0.5",
            r="0.72",
        ),
    )


def stands(size: Point, outer: Ring, keep_out: Sequence[Rect]) -> str:
    """Draw the tiers all round the track, their stairs and the crowd on them."""
    width, height = size
    rim = [
        tag("use", href="#hd-outer", stroke=colour, stroke_width=2 * (PODIUM + TIER * tier + more))
        for tier in range(TIERS, 0, -1)
        for colour, more in (
            (palette.TIER_LINE, 0.0),
            (palette.TIER if tier % 2 else palette.TIER_SHADE, -1.4),
        )
    ]
    return group(
        tag("rect", width=width, height=height, fill=palette.TIER_SHADE),
        group(*rim, fill="none", stroke_linejoin="round"),
        _crowd(size, outer, tuple(keep_out)),
        _stairs(size, outer),
        class_="hd-stands",
    )


@lru_cache(maxsize=16)
def _stairs(size: Point, outer: Ring) -> str:
    """Lead stairs up through the tiers, until they meet another side of the stands or the frame."""
    spine = [point for point, _ in resampled(outer, 22)]
    flights = []
    for (x, y), (left, up) in resampled(outer, 210)[:-1]:
        away = PODIUM
        while _open((x + left * away, y + up * away), away, spine) and away < PODIUM + TIER * TIERS:
            away += TIER / 2
            if not (0 < x + left * away < size[0] and 0 < y + up * away < size[1]):
                break
        near = (x + left * PODIUM, y + up * PODIUM)
        flights.append(polyline([near, (x + left * away, y + up * away)]))
    d = "".join(flights)
    return group(
        path(d, stroke=palette.STONE_DARK, stroke_width=14, opacity="0.3"),
        path(d, stroke=palette.STONE, stroke_width=10),
        path(d, stroke=palette.STONE_SHADE, stroke_width=10, stroke_dasharray="1.2 5", opacity="0.8"),
        fill="none",
    )


def _open(spot: Point, away: float, spine: Sequence[Point]) -> bool:
    """Tell whether no other side of the track is nearer to a spot than the one it belongs to."""
    return all((spot[0] - x) ** 2 + (spot[1] - y) ** 2 >= (away - 4) ** 2 for x, y in spine)


@lru_cache(maxsize=16)
def _crowd(size: Point, outer: Ring, keep_out: tuple[Rect, ...]) -> str:
    """Seat a crowd on the tiers, leaving some room for latecomers."""
    spine = [point for point, _ in resampled(outer, 22)]
    gowns: list[list[str]] = [[] for _ in palette.CROWD]
    heads: list[str] = []
    count = 0
    seats: set[tuple[int, int]] = set()
    for tier in range(TIERS):
        away = PODIUM + TIER * (tier + 0.55)
        for (x, y), (left, up) in resampled(outer, 9.5):
            count += 1
            if grain(count, 11) < 0.2:
                continue
            spot = (x + left * away + (grain(count, 12) - 0.5) * 3, y + up * away)
            if _taken(spot, size, keep_out) or not _open(spot, away, spine):
                continue
            seat = (int(spot[0] // 8), int(spot[1] // 8))
            if seat in seats or (seat[0] - 1, seat[1]) in seats or (seat[0], seat[1] - 1) in seats:
                continue
            seats.add(seat)
            gowns[int(grain(count, 13) * len(gowns))].append(f"M{spot[0]:.0f} {spot[1]:.0f}h0")
            heads.append(f"M{spot[0]:.0f} {spot[1] - 3:.0f}h0")
    return group(
        *(path("".join(gown), stroke=colour) for gown, colour in zip(gowns, palette.CROWD, strict=True)),
        path("".join(heads), stroke=palette.SKIN, stroke_width="3.2"),
        stroke_width="6.6",
        stroke_linecap="round",
        opacity="0.82",
    )


def _taken(spot: Point, size: Point, keep_out: Sequence[Rect]) -> bool:
    margin = FRAME + 5
    if not (margin < spot[0] < size[0] - margin and margin < spot[1] < size[1] - margin):
        return True
    return any(x0 < spot[0] < x1 and y0 < spot[1] < y1 for x0, y0, x1, y1 in keep_out)


def podium(ring: str, wide: float) -> str:
    """Draw the stone wall along a rim of the track; the sand will cover its other half."""
    return group(
        tag("use", href=ring, stroke=palette.STONE_DARK, stroke_width=2 * wide + 3),
        tag("use", href=ring, stroke=palette.STONE, stroke_width=2 * wide),
        tag("use", href=ring, stroke=palette.STONE_LIGHT, stroke_width=2 * wide - 7),
        tag("use", href=ring, stroke=palette.STONE_SHADE, stroke_width=2 * wide, stroke_dasharray="1.3 27"),
        fill="none",
        stroke_linejoin="round",
        class_="hd-podium",
    )


def sand() -> str:
    """Draw the sand of the track, darker along the walls."""
    return group(
        tag("use", href="#hd-ring", fill=palette.SAND),
        group(
            *(
                tag(
                    "use",
                    href=ring,
                    fill="none",
                    stroke=palette.SAND_DEEP,
                    stroke_width=wide,
                    opacity=strength,
                )
                for ring in ("#hd-outer", "#hd-inner")
                for wide, strength in ((44, "0.16"), (22, "0.2"), (9, "0.28"))
            ),
            clip_path="url(#hd-on-track)",
        ),
        tag("use", href="#hd-ring", fill="url(#hd-grain)"),
        class_="hd-sand",
    )


def garden(inner: Ring, spina: Sequence[Point]) -> str:
    """Draw the garden inside the track, with its paths and trees."""
    return group(
        tag("use", href="#hd-inner", fill=palette.GARDEN),
        group(
            tag(
                "use",
                href="#hd-inner",
                fill="none",
                stroke=palette.GARDEN_DARK,
                stroke_width=70,
                opacity="0.35",
            ),
            tag("use", href="#hd-inner", fill="url(#hd-grass)"),
            clip_path="url(#hd-in-garden)",
        ),
        podium("#hd-inner", 10.0),
        _hedge(inner),
        *_trees(inner, spina),
        class_="hd-garden",
    )


def _hedge(inner: Ring) -> str:
    """Plant a hedge of laurel along the wall of the garden, with gaps here and there."""
    bushes, lights = [], []
    for number, ((x, y), (left, up)) in enumerate(resampled(inner, 13)):
        if grain(number // 7, 41) < 0.22:
            continue
        right, down = x - left * 23, y - up * 23 + (grain(number, 42) - 0.5) * 3
        bushes.append(f"M{right:.0f} {down:.0f}h0")
        lights.append(f"M{right - 2:.0f} {down - 3:.0f}h0")
    return group(
        path("".join(bushes), stroke=palette.LAUREL, stroke_width=15),
        path("".join(lights), stroke=palette.LAUREL_LIGHT, stroke_width="6.5", opacity="0.75"),
        stroke_linecap="round",
        class_="hd-hedge",
    )


def _trees(inner: Ring, spina: Sequence[Point]) -> list[str]:
    """Plant cypresses and laurels where there is room for them."""
    left, right = min(x for x, _ in inner), max(x for x, _ in inner)
    top, bottom = min(y for _, y in inner), max(y for _, y in inner)
    spots: list[Point] = []
    for number in range(900):
        spot = (left + grain(number, 21) * (right - left), top + grain(number, 22) * (bottom - top))
        if (
            inside(spot, inner)
            and _nearest(spot, inner) > 62
            and _clear_of_spina(spot, spina)
            and all(math.dist(spot, other) > 70 for other in spots)
        ):
            spots.append(spot)
    spots.sort(key=lambda spot: spot[1])
    return [_tree(x, y, number) for number, (x, y) in enumerate(spots)]


def _clear_of_spina(spot: Point, spina: Sequence[Point]) -> bool:
    """Keep trees away from the spina, and further away below it, where they would hide it."""
    lowered = [(x, y + 40) for x, y in spina]
    return _from_piece(spot, spina) > 110 and _from_piece(spot, lowered) > 100


def _nearest(spot: Point, points: Sequence[Point]) -> float:
    return min(_from_piece(spot, piece) for piece in zip(points, [*points[1:], points[0]], strict=True))


def _from_piece(spot: Point, piece: Sequence[Point]) -> float:
    """Measure how far a spot lies from a straight piece."""
    (x0, y0), (x1, y1) = piece[0], piece[1]
    square = (x1 - x0) ** 2 + (y1 - y0) ** 2
    share = 0.0
    if square:
        share = min(max(((spot[0] - x0) * (x1 - x0) + (spot[1] - y0) * (y1 - y0)) / square, 0.0), 1.0)
    return math.dist(spot, (x0 + (x1 - x0) * share, y0 + (y1 - y0) * share))


def _tree(x: float, y: float, number: int) -> str:
    size = 0.85 + grain(number, 31) * 0.4
    shadow = tag("ellipse", cx=5, cy=1, rx=15, ry=5, fill=palette.LAUREL, opacity="0.35")
    if grain(number, 32) < 0.55:
        crown = path("M0-52C9-36 11-14 8-3C4 2-4 2-8-3C-11-14-9-36 0-52Z", fill=palette.LAUREL)
        light = path("M-1-44C-7-30-8-14-6-5C-3-16-2-30-1-44Z", fill=palette.LAUREL_LIGHT, opacity="0.6")
        return group(shadow, crown, light, transform=f"translate({num(x)} {num(y)})scale({size:.2f})")
    trunk = path("M-2 0L-1-12H1L2 0Z", fill=palette.STONE_DARK)
    crown = path("M-17-18C-19-29-8-37 0-36C9-38 19-29 16-18C10-10-11-10-17-18Z", fill=palette.LAUREL)
    light = path("M-12-22C-13-30-5-33 0-32C-4-28-8-25-12-22Z", fill=palette.LAUREL_LIGHT, opacity="0.7")
    return group(shadow, trunk, crown, light, transform=f"translate({num(x)} {num(y)})scale({size:.2f})")
