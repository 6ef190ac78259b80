"""The spina: a marble island in a channel of water, with the monuments of the circus on it."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence

from hippodrome.drawing import ornaments, palette
from hippodrome.drawing.svg import Point, num, placing_transform, svg_element, svg_group, svg_path

SPINA_HALF_WIDTH = 46.0  # from the middle of the spina to the outside of its kerb


def draw_spina(ends: Sequence[Point], scale: float = 1.0, monuments: float = 1.0) -> str:
    """Draw a spina between two points, with smaller or larger monuments."""
    (x0, y0), (x1, y1) = ends[0], ends[1]
    half = max(math.dist((x0, y0), (x1, y1)) / 2 / scale, 60.0)
    turn = math.degrees(math.atan2(y1 - y0, x1 - x0))
    if abs(turn) > 90:
        turn -= math.copysign(180, turn)
    return svg_group(
        _slab(half + SPINA_HALF_WIDTH, SPINA_HALF_WIDTH, palette.STONE_DARK, 4, "0.3"),
        _slab(half + SPINA_HALF_WIDTH, SPINA_HALF_WIDTH, palette.STONE),
        _slab(half + SPINA_HALF_WIDTH - 4, SPINA_HALF_WIDTH - 4, palette.STONE_LIGHT),
        _slab(half + SPINA_HALF_WIDTH - 10, SPINA_HALF_WIDTH - 10, palette.STONE_DARK),
        _slab(half + SPINA_HALF_WIDTH - 11.5, SPINA_HALF_WIDTH - 11.5, palette.WATER),
        _ripples(half),
        _slab(half + 12, 19, palette.STONE_DARK, 3, "0.5"),
        _slab(half + 12, 19, palette.STONE),
        _slab(half + 9, 16, palette.MARBLE),
        *_monuments(half, monuments),
        transform=placing_transform((x0 + x1) / 2, (y0 + y1) / 2, turn, scale),
        class_="hd-spina",
    )


def _slab(half: float, high: float, colour: str, drop: float = 0, opacity: str = "1") -> str:
    return svg_element(
        "rect",
        x=-half,
        y=-high + drop,
        width=2 * half,
        height=2 * high,
        rx=high,
        fill=colour,
        opacity=opacity,
    )


def _ripples(half: float) -> str:
    waves = "".join(
        f"M{num(x)} {y}q5-4 10 0t10 0"
        for row, y in enumerate((-26, 27))
        for x in range(int(-half) + 20 * row, int(half) - 10, 46)
    )
    return svg_path(waves, fill="none", stroke=palette.WATER_LIGHT, stroke_width=1.8, stroke_linecap="round")


def _monuments(half: float, scale: float) -> list[str]:
    """Set the monuments out along the spina, the more the longer it is."""
    order: list[tuple[float, float, Callable[[], str]]] = [
        (1.0, 0, ornaments.draw_metae),
        (0.78, 300, ornaments.draw_winged_victory),
        (0.5, 170, ornaments.draw_lap_eggs),
        (0.26, 300, ornaments.draw_shrine),
    ]
    others = {ornaments.draw_lap_eggs: ornaments.draw_lap_dolphins}
    drawn = [(0.0, ornaments.draw_obelisk())] if half > 90 else []
    for share, least, draw in order:
        if half >= least * scale:
            drawn += [(-share * half, draw()), (share * half, others.get(draw, draw)())]
    drawn.sort(key=lambda piece: abs(piece[0]), reverse=True)
    return [svg_group(piece, transform=placing_transform(x, 8, 0, scale)) for x, piece in drawn]
