"""The frame of the picture: Pompeian red with a golden meander, and the tablet with the title."""

from __future__ import annotations

from hippodrome.drawing import palette
from hippodrome.drawing.ground import FRAME
from hippodrome.drawing.ornaments import laurel_wreath
from hippodrome.drawing.svg import Point, group, num, path, placed, polyline, tag, text

KEY = 32.0  # one turn of the meander


def frame(size: Point) -> str:
    """Draw the frame round the board."""
    width, height = size
    inset = FRAME
    hole = f"M0 0H{num(width)}V{num(height)}H0ZM{num(inset)} {num(inset)}V{num(height - inset)}"
    hole += f"H{num(width - inset)}V{num(inset)}Z"
    return group(
        tag("rect", width=width, height=height, fill="url(#hd-light)"),
        path(hole, fill=palette.RED),
        _edge(width, height, 3, 2.0),
        _edge(width, height, inset - 3, 3.0),
        _edge(width, height, inset + 1.5, 1.2, palette.RED_DARK),
        path(
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
    return tag(
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
        *(polyline(run) for run in across),
        *(polyline((x, height - y) for x, y in run) for run in across),
        *(polyline((y, x) for x, y in run) for run in down),
        *(polyline((width - y, x) for x, y in run) for run in down),
    ]


def _meander(long: float) -> list[list[Point]]:
    """Give the strokes of the meander along an upper side of some length."""
    start, end = FRAME + 4, long - FRAME - 4
    turns = int((end - start) // KEY)
    step = (end - start) / turns
    hook = ((0, 31), (0, 10), (6, 10), (6, 25), (2.8, 25), (2.8, 17))
    hooks: list[list[Point]] = [
        [(start + (turn + 0.12 + x / 8) * step, y) for x, y in hook] for turn in range(turns)
    ]
    return [[(start, 31), (end, 31)], *hooks]


def _rosette(x: float, y: float) -> str:
    petal = "M0-3.5C4-7 4-12 0-14C-4-12-4-7 0-3.5Z"
    return group(
        tag(
            "rect",
            x=-16,
            y=-16,
            width=32,
            height=32,
            fill=palette.RED_DARK,
            stroke=palette.GOLD,
            stroke_width=2,
        ),
        *(path(petal, fill=palette.GOLD_LIGHT, transform=f"rotate({turn * 45})") for turn in range(8)),
        tag("circle", r=3.2, fill=palette.GOLD),
        transform=placed(x, y),
    )


def cartouche(words: str, middle: Point, width: float = 380.0) -> str:
    """Draw a marble tablet with the title and two branches of laurel."""
    half, high = width / 2, 54.0
    room = width - 170
    letters = max(len(words), 1)
    size = min(58.0, room / letters / 0.74)
    ear = f"M{num(-half)}-22L{num(-half - 26)}-40V40L{num(-half)} 22Z"
    other = f"M{num(half)}-22L{num(half + 26)}-40V40L{num(half)} 22Z"
    return group(
        path(ear + other, fill=palette.STONE, stroke=palette.STONE_DARK, stroke_width=2),
        tag(
            "rect",
            x=-half - 3,
            y=-high + 6,
            width=width + 10,
            height=2 * high,
            rx=4,
            fill="#2a1405",
            opacity="0.25",
        ),
        tag(
            "rect",
            x=-half,
            y=-high,
            width=width,
            height=2 * high,
            rx=3,
            fill=palette.MARBLE,
            stroke=palette.STONE_DARK,
            stroke_width=2.5,
        ),
        tag(
            "rect",
            x=-half + 9,
            y=-high + 9,
            width=width - 18,
            height=2 * high - 18,
            fill="none",
            stroke=palette.GOLD,
            stroke_width=2.4,
        ),
        tag(
            "rect",
            x=-half + 14,
            y=-high + 14,
            width=width - 28,
            height=2 * high - 28,
            fill="none",
            stroke=palette.RED,
            stroke_width=1,
        ),
        *(group(laurel_wreath(19), transform=placed(x, -3)) for x in (-half + 50, half - 50)),
        tag(
            "text",
            text(words.upper()),
            y=size * 0.35,
            text_anchor="middle",
            font_size=size,
            font_family="Cinzel,'Trajan Pro','Palatino Linotype',Palatino,'Times New Roman',serif",
            font_weight="600",
            fill=palette.RED,
            textLength=min(room, letters * size * 0.78),
            lengthAdjust="spacingAndGlyphs",
        ),
        transform=placed(*middle),
        class_="hd-title",
    )
