"""The garden inside the track: a lawn, a hedge along the wall, and what is planted where there is room."""

from __future__ import annotations

import math
from collections.abc import Sequence

from hippodrome.drawing import palette
from hippodrome.drawing.ground import Ring, draw_track_wall
from hippodrome.drawing.scenery import Plant, Scenery
from hippodrome.drawing.svg import (
    Point,
    fixed_noise,
    is_inside,
    num,
    points_at_even_steps,
    svg_element,
    svg_group,
    svg_path,
)


def draw_garden(inner: Ring, spina: Sequence[Point], scenery: Scenery) -> str:
    """Draw the garden inside the track, with its hedge and plants."""
    return svg_group(
        svg_element("use", href="#hd-inner", fill=scenery.garden),
        svg_group(
            svg_element(
                "use", href="#hd-inner", fill="none", stroke=scenery.shade, stroke_width=70, opacity="0.35"
            ),
            svg_element("use", href="#hd-inner", fill="url(#hd-grass)"),
            clip_path="url(#hd-in-garden)",
        ),
        draw_track_wall("#hd-inner", 10.0),
        _hedge(inner, scenery),
        *_plants(inner, spina, scenery),
        class_="hd-garden",
    )


def _hedge(inner: Ring, scenery: Scenery) -> str:
    """Plant a hedge along the wall of the garden, with gaps here and there, and flowers in it."""
    bushes, lights, blooms = [], [], []
    for number, ((x, y), (left, up)) in enumerate(points_at_even_steps(inner, 13)):
        if fixed_noise(number // 7, 41) < 0.22:
            continue
        right, down = x - left * 23, y - up * 23 + (fixed_noise(number, 42) - 0.5) * 3
        bushes.append(f"M{right:.0f} {down:.0f}h0")
        lights.append(f"M{right - 2:.0f} {down - 3:.0f}h0")
        if fixed_noise(number, 43) < 0.4:
            blooms.append(f"M{right + 3:.0f} {down - 2:.0f}h0")
    return svg_group(
        svg_path("".join(bushes), stroke=scenery.leaf, stroke_width=15),
        svg_path("".join(lights), stroke=scenery.leaf_light, stroke_width="6.5", opacity="0.75"),
        svg_path("".join(blooms), stroke=scenery.bloom, stroke_width=4),
        stroke_linecap="round",
        class_="hd-hedge",
    )


def _plants(inner: Ring, spina: Sequence[Point], scenery: Scenery) -> list[str]:
    """Plant what grows here where there is room for it."""
    left, right = min(x for x, _ in inner), max(x for x, _ in inner)
    top, bottom = min(y for _, y in inner), max(y for _, y in inner)
    spots: list[Point] = []
    for number in range(900):
        spot = (
            left + fixed_noise(number, 21) * (right - left),
            top + fixed_noise(number, 22) * (bottom - top),
        )
        if (
            is_inside(spot, inner)
            and _nearest(spot, inner) > 62
            and _clear_of_spina(spot, spina)
            and all(math.dist(spot, other) > 74 for other in spots)
        ):
            spots.append(spot)
    spots.sort(key=lambda spot: spot[1])
    return [_planted(x, y, number, scenery) for number, (x, y) in enumerate(spots)]


def _clear_of_spina(spot: Point, spina: Sequence[Point]) -> bool:
    """Keep plants away from the spina, and further away below it, where they would hide it."""
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


def _planted(x: float, y: float, number: int, scenery: Scenery) -> str:
    size = 0.95 + fixed_noise(number, 31) * 0.45
    kind = scenery.plants[int(fixed_noise(number, 32) * len(scenery.plants)) % len(scenery.plants)]
    return svg_group(
        *_plant(kind, scenery),
        transform=f"translate({num(x)} {num(y)})scale({size:.2f})",
        class_=f"hd-{kind}",
    )


def _plant(kind: Plant, scenery: Scenery) -> list[str]:
    leaf, light, bloom = scenery.leaf, scenery.leaf_light, scenery.bloom
    shadow = svg_element("ellipse", cx=6, cy=1, rx=16, ry=5, fill=scenery.shade, opacity="0.6")
    trunk = svg_path("M-2 0L-1-12H1L2 0Z", fill="#6b4a2c")
    match kind:
        case "cypress":
            return [
                shadow,
                svg_path("M0-52C9-36 11-14 8-3C4 2-4 2-8-3C-11-14-9-36 0-52Z", fill=leaf),
                svg_path("M-1-44C-7-30-8-14-6-5C-3-16-2-30-1-44Z", fill=light, opacity="0.6"),
            ]
        case "laurel":
            return [
                shadow,
                trunk,
                svg_path("M-17-18C-19-29-8-37 0-36C9-38 19-29 16-18C10-10-11-10-17-18Z", fill=leaf),
                svg_path("M-12-22C-13-30-5-33 0-32C-4-28-8-25-12-22Z", fill=light, opacity="0.7"),
            ]
        case "olive":
            return [
                shadow,
                svg_path("M-3 0C-2-6-5-9-3-14L0-9L3-15C5-9 2-6 3 0Z", fill="#7a6244"),
                svg_path(
                    "M-20-18C-22-26-13-31-9-29C-7-36 5-37 8-31C15-34 22-26 19-19C14-12-14-12-20-18Z",
                    fill=leaf,
                ),
                svg_path(
                    "M-14-21h0M-6-26h0M3-30h0M10-24h0M-2-18h0M14-19h0M5-21h0",
                    stroke=light,
                    stroke_width=6,
                    stroke_linecap="round",
                    opacity="0.8",
                ),
            ]
        case "palm":
            fronds = "".join(
                f"M0-34C{num(11 * side)}{num(-46 + lift)} {num(22 * side)}{num(-40 + lift)} "
                f"{num(27 * side)}{num(-26 + lift)}"
                for side in (-1, 1)
                for lift in (0, 8, -9)
            )
            return [
                shadow,
                svg_path("M-2 0C-1-12 0-24-1-34H2C3-24 2-12 3 0Z", fill="#8a6a43"),
                svg_path(fronds, stroke=leaf, stroke_width=5, fill="none", stroke_linecap="round"),
                svg_path(fronds, stroke=light, stroke_width=1.6, fill="none", stroke_linecap="round"),
                svg_path("M-3-32h0M3-31h0M0-29h0", stroke=bloom, stroke_width=4, stroke_linecap="round"),
            ]
        case "pine":
            return [
                shadow,
                svg_path(
                    "M-2 0L-1.4-26H1.4L2 0ZM0-16L-9-28M0-18L9-29",
                    stroke="#6b4a2c",
                    stroke_width=2,
                    fill="#6b4a2c",
                ),
                svg_path("M-25-28C-24-40-10-46 0-45C11-46 25-40 25-28C16-23-16-23-25-28Z", fill=leaf),
                svg_path("M-19-31C-16-39-6-42 0-41C-7-36-12-32-19-31Z", fill=light, opacity="0.7"),
            ]
        case "oleander":
            return [
                shadow,
                svg_path("M-18-2C-22-16-12-26 0-25C13-27 22-15 18-2C10 3-10 3-18-2Z", fill=leaf),
                svg_path("M-12-8C-13-17-5-21 0-20C-4-15-8-11-12-8Z", fill=light, opacity="0.6"),
                svg_path(
                    "M-12-6h0M-7-17h0M0-9h0M4-20h0M9-12h0M13-4h0M-1-3h0",
                    stroke=bloom,
                    stroke_width=5.4,
                    stroke_linecap="round",
                ),
            ]
        case "pond":
            return [
                svg_element(
                    "ellipse",
                    rx=30,
                    ry=13,
                    fill=palette.STONE_LIGHT,
                    stroke=palette.STONE_DARK,
                    stroke_width=1.4,
                ),
                svg_element("ellipse", rx=25, ry=9.6, fill=palette.WATER),
                svg_path(
                    "M-15-2H-4M2 3H13M-2-5H6",
                    stroke=palette.WATER_LIGHT,
                    stroke_width=1.6,
                    stroke_linecap="round",
                ),
                svg_path("M12-3h0M-9 3h0", stroke=light, stroke_width=7, stroke_linecap="round"),
                svg_path("M12-4h0M-8 2h0", stroke=bloom, stroke_width=3, stroke_linecap="round"),
            ]
        case "urn":
            return [
                shadow,
                svg_path(
                    "M-7 0H7L5-3C10-8 10-14 7-17H-7C-10-14-10-8-5-3Z",
                    fill=palette.MARBLE,
                    stroke=palette.STONE_DARK,
                    stroke_width=1.2,
                ),
                svg_path(
                    "M-9-22h0M-3-25h0M3-25h0M9-22h0M0-20h0",
                    stroke=leaf,
                    stroke_width=8,
                    stroke_linecap="round",
                ),
                svg_path("M-7-24h0M0-27h0M6-24h0", stroke=bloom, stroke_width=4.4, stroke_linecap="round"),
            ]
