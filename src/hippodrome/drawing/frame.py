"""The frame of the picture: Pompeian red with a golden meander, and the tablet with the title."""

from __future__ import annotations

from hippodrome.drawing import palette
from hippodrome.drawing.ground import FRAME_WIDTH
from hippodrome.drawing.ornaments import draw_laurel_wreath
from hippodrome.drawing.svg import (
    Point,
    escape_text,
    num,
    placing_transform,
    polyline_path_data,
    svg_element,
    svg_group,
    svg_path,
)

MEANDER_WIDTH = 32.0  # one turn of the meander


def draw_frame(size: Point) -> str:
    """Draw the frame round the board."""
    width, height = size
    inset = FRAME_WIDTH
    hole = f"M0 0H{num(width)}V{num(height)}H0ZM{num(inset)} {num(inset)}V{num(height - inset)}"
    hole += f"H{num(width - inset)}V{num(inset)}Z"
    return svg_group(
        svg_element("rect", width=width, height=height, fill="url(#hd-light)"),
        svg_path(hole, fill=palette.RED),
        _edge(width, height, 3, 2.0),
        _edge(width, height, inset - 3, 3.0),
        _edge(width, height, inset + 1.5, 1.2, palette.RED_DARK),
        svg_path(
            "".join(_sides(width, height)),
            fill="none",
            stroke=palette.GOLD_LIGHT,
            stroke_width="2.6",
            stroke_linejoin="miter",
        ),
        *(_rosette(x, y) for x in (20.0, width - 20) for y in (20.0, height - 20)),
        class_="hd-frame",
    )


def _edge(width: float, height: float, inset: float, wide: float, colour: str = palette.GOLD) -> str:
    return svg_element(
        "rect",
        x=inset,
        y=inset,
        width=width - 2 * inset,
        height=height - 2 * inset,
        fill="none",
        stroke=colour,
        stroke_width=wide,
    )


def _sides(width: float, height: float) -> list[str]:
    """Run the meander along all four sides, between the corners."""
    across, down = _meander(width), _meander(height)
    return [
        *(polyline_path_data(run) for run in across),
        *(polyline_path_data((x, height - y) for x, y in run) for run in across),
        *(polyline_path_data((y, x) for x, y in run) for run in down),
        *(polyline_path_data((width - y, x) for x, y in run) for run in down),
    ]


def _meander(long: float) -> list[list[Point]]:
    """Give the strokes of the meander along an upper side of some length."""
    start, end = FRAME_WIDTH + 4, long - FRAME_WIDTH - 4
    turns = int((end - start) // MEANDER_WIDTH)
    step = (end - start) / turns
    hook = ((0, 31), (0, 10), (6, 10), (6, 25), (2.8, 25), (2.8, 17))
    hooks: list[list[Point]] = [
        [(start + (turn + 0.12 + x / 8) * step, y) for x, y in hook] for turn in range(turns)
    ]
    return [[(start, 31), (end, 31)], *hooks]


def _rosette(x: float, y: float) -> str:
    petal = "M0-3.5C4-7 4-12 0-14C-4-12-4-7 0-3.5Z"
    return svg_group(
        svg_element(
            "rect",
            x=-16,
            y=-16,
            width=32,
            height=32,
            fill=palette.RED_DARK,
            stroke=palette.GOLD,
            stroke_width=2,
        ),
        *(svg_path(petal, fill=palette.GOLD_LIGHT, transform=f"rotate({turn * 45})") for turn in range(8)),
        svg_element("circle", r=3.2, fill=palette.GOLD),
        transform=placing_transform(x, y),
    )


def _inset_frame(width: float, high: float, by: float, **style: str | float) -> str:
    """Draw the edge of a tablet, so far inside of it."""
    x, y = -width / 2 + by, -high + by
    return svg_element("rect", x=x, y=y, width=-2 * x, height=-2 * y, **style)


def draw_title_tablet(words: str, middle: Point, width: float = 380.0) -> str:
    """Draw a marble tablet with the title and two branches of laurel."""
    half, high = width / 2, 54.0
    room = width - 170
    letters = max(len(words), 1)
    size = min(58.0, room / letters / 0.74)
    ear = f"M{num(-half)}-22L{num(-half - 26)}-40V40L{num(-half)} 22Z"
    other = f"M{num(half)}-22L{num(half + 26)}-40V40L{num(half)} 22Z"
    return svg_group(
        svg_path(ear + other, fill=palette.STONE, stroke=palette.STONE_DARK, stroke_width=2),
        svg_element(
            "rect",
            x=-half - 3,
            y=-high + 6,
            width=width + 10,
            height=2 * high,
            rx=4,
            fill="#2a1405",
            opacity="0.25",
        ),
        _inset_frame(width, high, 0, rx=3, fill=palette.MARBLE, stroke=palette.STONE_DARK, stroke_width=2.5),
        _inset_frame(width, high, 9, fill="none", stroke=palette.GOLD, stroke_width=2.4),
        _inset_frame(width, high, 14, fill="none", stroke=palette.RED, stroke_width=1),
        *(
            svg_group(draw_laurel_wreath(19), transform=placing_transform(x, -3))
            for x in (-half + 50, half - 50)
        ),
        svg_element(
            "text",
            escape_text(words.upper()),
            y=size * 0.35,
            text_anchor="middle",
            font_size=size,
            font_family="Cinzel,'Trajan Pro','Palatino Linotype',Palatino,'Times New Roman',serif",
            font_weight="600",
            fill=palette.RED,
            textLength=min(room, letters * size * 0.78),
            lengthAdjust="spacingAndGlyphs",
        ),
        transform=placing_transform(*middle),
        class_="hd-title",
    )
