"""What lies under everything: the stands with their crowd, the walls and the sand."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from hippodrome.drawing import palette
from hippodrome.drawing.scenery import Scenery
from hippodrome.drawing.svg import (
    Point,
    fixed_noise,
    num,
    points_at_even_steps,
    polyline_path_data,
    svg_element,
    svg_group,
    svg_path,
)

FRAME_WIDTH = 40.0
PODIUM_WIDTH = 13.0
TIER_WIDTH = 17.0
TIER_COUNT = 26

Rect = tuple[float, float, float, float]
Ring = tuple[Point, ...]


def svg_definitions(inner: Ring, outer: Ring, scenery: Scenery) -> str:
    """Define the rims, the sand's grain and the light, for use by the rest of the drawing."""
    specks = "".join(
        f"M{num(fixed_noise(n, 1) * 160)} {num(fixed_noise(n, 2) * 160)}h{num(0.4 + fixed_noise(n, 3) * 2.4)}"
        for n in range(70)
    )
    pebbles = "".join(f"M{num(fixed_noise(n, 4) * 160)} {num(fixed_noise(n, 5) * 160)}h0" for n in range(26))
    tufts = "".join(
        f"M{num(fixed_noise(n, 6) * 120)} {num(fixed_noise(n, 7) * 120)}l2-5m1 5l2-4" for n in range(16)
    )
    ring = polyline_path_data(outer, closed=True) + polyline_path_data(inner, closed=True)
    return svg_element(
        "defs",
        svg_path(polyline_path_data(outer, closed=True), id="hd-outer"),
        svg_path(polyline_path_data(inner, closed=True), id="hd-inner"),
        svg_path(ring, id="hd-ring", fill_rule="evenodd"),
        svg_element("clipPath", svg_path(ring, clip_rule="evenodd"), id="hd-on-track"),
        svg_element("clipPath", svg_element("use", href="#hd-inner"), id="hd-in-garden"),
        svg_element(
            "pattern",
            svg_path(specks, stroke=palette.RUT, stroke_width="0.9", opacity="0.4"),
            svg_path(pebbles, stroke=palette.CHALK, stroke_width="2", stroke_linecap="round", opacity="0.5"),
            id="hd-grain",
            width=160,
            height=160,
            patternUnits="userSpaceOnUse",
        ),
        svg_element(
            "pattern",
            svg_path(tufts, stroke=scenery.shade, stroke_width="1.1", fill="none", opacity="0.55"),
            id="hd-grass",
            width=120,
            height=120,
            patternUnits="userSpaceOnUse",
        ),
        svg_element(
            "radialGradient",
            svg_element("stop", offset="0.1", stop_color=scenery.glow, stop_opacity="0.26"),
            svg_element("stop", offset="0.55", stop_color=scenery.glow, stop_opacity="0.04"),
            svg_element("stop", offset="1", stop_color=scenery.dusk, stop_opacity="0.38"),
            id="hd-light",
            cx=f"{scenery.sun[0]:g}",
            cy=f"{scenery.sun[1]:g}",
            r="0.9",
        ),
    )


def draw_stands(size: Point, outer: Ring, keep_out: Sequence[Rect]) -> str:
    """Draw the tiers all round the track, their stairs and the crowd on them."""
    width, height = size
    rim = [
        svg_element(
            "use", href="#hd-outer", stroke=colour, stroke_width=2 * (PODIUM_WIDTH + TIER_WIDTH * tier + more)
        )
        for tier in range(TIER_COUNT, 0, -1)
        for colour, more in (
            (palette.TIER_LINE, 0.0),
            (palette.TIER if tier % 2 else palette.TIER_SHADE, -1.4),
        )
    ]
    return svg_group(
        svg_element("rect", width=width, height=height, fill=palette.TIER_SHADE),
        svg_group(*rim, fill="none", stroke_linejoin="round"),
        _crowd(size, outer, tuple(keep_out)),
        _stairs(size, outer),
        class_="hd-stands",
    )


@lru_cache(maxsize=16)
def _stairs(size: Point, outer: Ring) -> str:
    """Lead stairs up through the tiers, until they meet another side of the stands or the frame."""
    spine = [point for point, _ in points_at_even_steps(outer, 22)]
    flights = []
    for (x, y), (left, up) in points_at_even_steps(outer, 210)[:-1]:
        away = PODIUM_WIDTH
        while (
            _open((x + left * away, y + up * away), away, spine)
            and away < PODIUM_WIDTH + TIER_WIDTH * TIER_COUNT
        ):
            away += TIER_WIDTH / 2
            if not (0 < x + left * away < size[0] and 0 < y + up * away < size[1]):
                break
        near = (x + left * PODIUM_WIDTH, y + up * PODIUM_WIDTH)
        flights.append(polyline_path_data([near, (x + left * away, y + up * away)]))
    d = "".join(flights)
    return svg_group(
        svg_path(d, stroke=palette.STONE_DARK, stroke_width=14, opacity="0.3"),
        svg_path(d, stroke=palette.STONE, stroke_width=10),
        svg_path(d, stroke=palette.STONE_SHADE, stroke_width=10, stroke_dasharray="1.2 5", opacity="0.8"),
        fill="none",
    )


def _open(spot: Point, away: float, spine: Sequence[Point]) -> bool:
    """Tell whether no other side of the track is nearer to a spot than the one it belongs to."""
    return all((spot[0] - x) ** 2 + (spot[1] - y) ** 2 >= (away - 4) ** 2 for x, y in spine)


@lru_cache(maxsize=16)
def _crowd(size: Point, outer: Ring, keep_out: tuple[Rect, ...]) -> str:
    """Seat a crowd on the tiers, leaving some room for latecomers."""
    spine = [point for point, _ in points_at_even_steps(outer, 22)]
    gowns: list[list[str]] = [[] for _ in palette.CROWD]
    heads: list[str] = []
    count = 0
    seats: set[tuple[int, int]] = set()
    for tier in range(TIER_COUNT):
        away = PODIUM_WIDTH + TIER_WIDTH * (tier + 0.55)
        for (x, y), (left, up) in points_at_even_steps(outer, 9.5):
            count += 1
            if fixed_noise(count, 11) < 0.2:
                continue
            spot = (x + left * away + (fixed_noise(count, 12) - 0.5) * 3, y + up * away)
            if _taken(spot, size, keep_out) or not _open(spot, away, spine):
                continue
            seat = (int(spot[0] // 8), int(spot[1] // 8))
            if seat in seats or (seat[0] - 1, seat[1]) in seats or (seat[0], seat[1] - 1) in seats:
                continue
            seats.add(seat)
            gowns[int(fixed_noise(count, 13) * len(gowns))].append(f"M{spot[0]:.0f} {spot[1]:.0f}h0")
            heads.append(f"M{spot[0]:.0f} {spot[1] - 3:.0f}h0")
    return svg_group(
        *(svg_path("".join(gown), stroke=colour) for gown, colour in zip(gowns, palette.CROWD, strict=True)),
        svg_path("".join(heads), stroke=palette.SKIN, stroke_width="3.2", class_="hd-heads"),
        stroke_width="6.6",
        stroke_linecap="round",
        opacity="0.82",
    )


def _taken(spot: Point, size: Point, keep_out: Sequence[Rect]) -> bool:
    margin = FRAME_WIDTH + 5
    if not (margin < spot[0] < size[0] - margin and margin < spot[1] < size[1] - margin):
        return True
    return any(x0 < spot[0] < x1 and y0 < spot[1] < y1 for x0, y0, x1, y1 in keep_out)


def draw_track_wall(ring: str, wide: float) -> str:
    """Draw the stone wall along a rim of the track; the sand will cover its other half."""
    return svg_group(
        svg_element("use", href=ring, stroke=palette.STONE_DARK, stroke_width=2 * wide + 3),
        svg_element("use", href=ring, stroke=palette.STONE, stroke_width=2 * wide),
        svg_element("use", href=ring, stroke=palette.STONE_LIGHT, stroke_width=2 * wide - 7),
        svg_element(
            "use", href=ring, stroke=palette.STONE_SHADE, stroke_width=2 * wide, stroke_dasharray="1.3 27"
        ),
        fill="none",
        stroke_linejoin="round",
        class_="hd-podium",
    )


def draw_sand(scenery: Scenery) -> str:
    """Draw the sand of the track, darker along the walls."""
    return svg_group(
        svg_element("use", href="#hd-ring", fill=scenery.sand),
        svg_group(
            *(
                svg_element(
                    "use",
                    href=ring,
                    fill="none",
                    stroke=scenery.sand_deep,
                    stroke_width=wide,
                    opacity=strength,
                )
                for ring in ("#hd-outer", "#hd-inner")
                for wide, strength in ((44, "0.16"), (22, "0.2"), (9, "0.28"))
            ),
            clip_path="url(#hd-on-track)",
        ),
        svg_element("use", href="#hd-ring", fill="url(#hd-grain)"),
        class_="hd-sand",
    )
