"""Small pieces of art, each drawn in elevation on its own ground line (y = 0) round x = 0."""

from __future__ import annotations

import math

from hippodrome.drawing import palette
from hippodrome.drawing.svg import num, svg_element, svg_group, svg_path

_EDGE: dict[str, str | float] = {
    "stroke": palette.STONE_DARK,
    "stroke_width": 1.4,
    "stroke_linejoin": "round",
}


def _leaf(x: float, y: float, turn: float, long: float, colour: str) -> str:
    half = long * 0.3
    leaf = f"M0 0C{num(long * 0.3)}{num(-half)} {num(long * 0.7)}{num(-half)} {num(long)} 0"
    leaf += f"C{num(long * 0.7)} {num(half)} {num(long * 0.3)} {num(half)} 0 0Z"
    return svg_path(
        leaf,
        fill=colour,
        transform=f"translate({num(x)} {num(y)})rotate({num(turn)})",
    )


def draw_laurel_wreath(radius: float, leaves: int = 9, colours: tuple[str, str] | None = None) -> str:
    """Draw a wreath, open at the top and tied at the bottom."""
    outside, within = colours or (palette.LAUREL, palette.LAUREL_LIGHT)
    parts = []
    for side in (1, -1):
        for number in range(leaves):
            turn = 90 - side * (10 + number * 146 / leaves)
            x, y = radius * math.cos(math.radians(turn)), radius * math.sin(math.radians(turn))
            aim = turn - side * 90
            long = radius * (0.5 - 0.012 * number)
            parts += [_leaf(x, y, aim + side * 24, long, outside), _leaf(x, y, aim - side * 26, long, within)]
    knot = svg_path(
        f"M{num(-radius * 0.16)} {num(radius)}l{num(-radius * 0.2)} {num(radius * 0.34)}"
        f"M{num(radius * 0.16)} {num(radius)}l{num(radius * 0.2)} {num(radius * 0.34)}",
        stroke=palette.RED,
        stroke_width=radius * 0.1,
        stroke_linecap="round",
    )
    return svg_group(*parts, knot)


def draw_eagle(colour: str = palette.GOLD, edge: str = "#7a5410") -> str:
    """Draw an eagle with its wings spread, 92 wide, standing on the ground line."""
    wing = (
        "M4-24C12-40 30-46 46-44C44-38 40-35 36-34C39-32 38-28 33-27"
        "C35-24 33-21 28-21C29-18 26-15 21-16C16-13 9-13 5-16Z"
    )
    body = (
        "M-6-26C-5-34-3-38-4-41C-9-41-11-43-12-46C-8-50 1-50 3-44"
        "C4-38 5-34 6-26C7-18 4-10 0-6C-4-10-7-18-6-26Z"
    )
    tail = "M-4-10L-9 0H9L4-10Z"
    return svg_group(
        svg_path(wing),
        svg_path(wing, transform="scale(-1 1)"),
        svg_path(tail),
        svg_path(body),
        svg_element("circle", cx=-6, cy=-45.5, r=1.3, fill=edge, stroke="none"),
        fill=colour,
        stroke=edge,
        stroke_width=1.3,
        stroke_linejoin="round",
    )


def _shadow(half: float) -> str:
    return svg_element(
        "ellipse", cx=half * 0.2, cy=0, rx=half * 1.1, ry=min(half * 0.3, 6), fill="#2a1405", opacity="0.25"
    )


def draw_obelisk() -> str:
    """Draw an Egyptian obelisk of red granite, 150 high."""
    signs = "".join(
        f"M{'-3 ' if n % 3 else '-2 '}{-44 - n * 11}h{6 if n % 3 else 4}{'m-6 3.4h6' if n % 2 else 'm-3-2v5'}"
        for n in range(8)
    )
    return svg_group(
        _shadow(26),
        svg_path("M-26 0V-10H26V0ZM-20-10V-24H20V-10ZM-15-24V-32H15V-24Z", fill=palette.STONE_LIGHT, **_EDGE),
        svg_path("M-10-32L-7-136L0-150L7-136L10-32Z", fill="#b9694e", stroke="#6d3626", stroke_width=1.4),
        svg_path("M0-150L7-136L10-32H2Z", fill="#8f4b36", opacity="0.6"),
        svg_path("M-7-136L0-150L7-136Z", fill=palette.GOLD_LIGHT, stroke="#7a5410", stroke_width=1),
        svg_path(signs, stroke="#6d3626", stroke_width=1.4, fill="none", opacity="0.8"),
    )


def _rack(width: float) -> str:
    """Draw a beam on four columns, for eggs or dolphins to sit on."""
    half = width / 2
    columns = "".join(
        f"M{num(x - 3)}-4V-42H{num(x + 3)}V-4Z" for x in (-half + 8, -half / 3 + 2, half / 3 - 2, half - 8)
    )
    return svg_group(
        _shadow(half * 0.8),
        svg_element("rect", x=-half, y=-4, width=width, height=4, fill=palette.STONE, **_EDGE),
        svg_path(columns, fill=palette.MARBLE, **_EDGE),
        svg_element("rect", x=-half - 3, y=-50, width=width + 6, height=8, fill=palette.STONE_LIGHT, **_EDGE),
    )


def draw_lap_eggs() -> str:
    """Draw the seven eggs that count the laps."""
    return svg_group(
        _rack(92),
        *(
            svg_element("ellipse", cx=-39 + 13 * n, cy=-57, rx=5, ry=7, fill=palette.MARBLE, **_EDGE)
            for n in range(7)
        ),
    )


def draw_lap_dolphins() -> str:
    """Draw the seven bronze dolphins that count the laps."""
    dolphin = "M-7 0C-8-6-4-10 2-10C5-12 7-12 8-15C9-11 8-8 6-6C6-2 2 0-1 0C-4-3-5-3-7 0Z"
    return svg_group(
        _rack(104),
        *(
            svg_path(
                dolphin,
                fill="#4f8a80",
                stroke="#1f4540",
                stroke_width=1,
                transform=f"translate({-42 + 14 * n}-50)",
            )
            for n in range(7)
        ),
    )


def draw_metae() -> str:
    """Draw the three gilded cones at an end of the spina."""
    cone = "M-7 0C-6-22-3-38 0-46C3-38 6-22 7 0Z"
    ring = "M-6.2-10H6.2M-5.4-20H5.4M-4-30H4"
    return svg_group(
        _shadow(26),
        svg_element("rect", x=-26, y=-12, width=52, height=12, rx=3, fill=palette.STONE_LIGHT, **_EDGE),
        *(
            svg_group(
                svg_path(cone, fill=palette.GOLD, stroke="#7a5410", stroke_width=1.2),
                svg_path(ring, stroke="#7a5410", stroke_width=0.9, opacity="0.7"),
                svg_element(
                    "ellipse", cy=-48, rx=3, ry=4, fill=palette.GOLD_LIGHT, stroke="#7a5410", stroke_width=1
                ),
                transform=f"translate({x} {y})",
            )
            for x, y in ((-15, -12), (15, -12), (0, -9))
        ),
    )


def draw_winged_victory() -> str:
    """Draw a winged Victory holding a wreath, on a column."""
    return svg_group(
        _shadow(11),
        svg_path("M-11 0V-6H11V0ZM-5-6V-46H5V-6ZM-9-46V-52H9V-46Z", fill=palette.MARBLE, **_EDGE),
        svg_path("M-2-6V-46M2-6V-46", stroke=palette.STONE_SHADE, stroke_width=0.9),
        svg_path(
            "M-2-78C-8-88-18-88-21-80C-16-80-16-74-10-73C-6-72-3-72-2-72Z"
            "M2-78C6-88 14-90 18-84C13-82 13-76 8-74C5-73 3-73 2-73Z",
            fill=palette.GOLD_LIGHT,
            stroke="#7a5410",
            stroke_width=1,
        ),
        svg_path(
            "M-3-80C-6-70-7-60-8-52H8C7-60 6-70 3-80Z", fill=palette.GOLD, stroke="#7a5410", stroke_width=1
        ),
        svg_element("circle", cy=-84, r=4.4, fill=palette.GOLD, stroke="#7a5410", stroke_width=1),
        svg_element("circle", cx=14, cy=-72, r=5, fill="none", stroke=palette.LAUREL, stroke_width=2.4),
    )


def draw_shrine() -> str:
    """Draw a little temple with four columns."""
    columns = "".join(f"M{x - 3}-8V-36H{x + 3}V-8Z" for x in (-22, -8, 8, 22))
    return svg_group(
        _shadow(34),
        svg_path("M-34 0V-4H34V0ZM-31-4V-8H31V-4Z", fill=palette.STONE, **_EDGE),
        svg_element("rect", x=-24, y=-36, width=48, height=28, fill=palette.STONE_DARK, opacity="0.75"),
        svg_path(columns, fill=palette.MARBLE, **_EDGE),
        svg_element("rect", x=-30, y=-42, width=60, height=6, fill=palette.STONE_LIGHT, **_EDGE),
        svg_path(
            "M-34-42L0-60L34-42Z", fill="#b86a4a", stroke="#6d3626", stroke_width=1.4, stroke_linejoin="round"
        ),
        svg_element("circle", cy=-48, r=4, fill=palette.GOLD_LIGHT, stroke="#7a5410", stroke_width=0.8),
    )
