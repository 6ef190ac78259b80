"""Chariots seen from above, told apart by colour, by the shape of their pennant and by a letter on it.

Two horses (a biga) are as wide as the rules of Ben Hur measure them; four (a quadriga) fill the lanes of
Ave Caesar.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Literal, NamedTuple

from hippodrome.drawing.palette import CHALK, GOLD, GOLD_LIGHT, INK, LIVERIES, SKIN, Livery
from hippodrome.drawing.svg import (
    Point,
    escape_text,
    num,
    placing_transform,
    svg_element,
    svg_group,
    svg_path,
)

CHARIOT_LENGTH: Final = 92.0
"""How long a chariot is from its car to the heads of its horses; cloak and muzzles reach further."""
CHARIOT_LETTERS: Final = "ABCDEF"
PENNANT_X: Final = -35.0
"""Where on the chariot the pennant stands."""

Horses = Literal[2, 4]


class ChariotMark(NamedTuple):
    """A chariot to be drawn: where it stands, whose it is, what is written on it, and what it wears.

    Without a livery it wears that of its seat.
    """

    space: str | None
    seat: int
    letter: str = ""
    faded: bool = False
    livery: int | None = None


def livery_of_seat(seat: int) -> Livery:
    """Give the livery of a seat."""
    return LIVERIES[seat % len(LIVERIES)]


def livery_worn(worn: Sequence[int], seat: int) -> int:
    """Give the number of a seat's livery; chariots after the seats have those left, in their order."""
    left = [it for it in range(len(LIVERIES)) if it not in worn]
    return (*worn, *left, *range(len(LIVERIES)))[seat] if worn else seat


def scale_to_fit(long: float, wide: float) -> float:
    """Make a quadriga fill a space of some length and width; a little of it may reach over the rim."""
    return min(1.5, max(0.25, min(long / 88, wide / 47)))


def draw_chariot(
    at: Point, heading: float, mark: ChariotMark, scale: float = 1.0, *, horses: Horses = 2
) -> str:
    """Draw a chariot with its middle at a point, heading some way (degrees, 0 right, clockwise)."""
    look = livery_of_seat(mark.seat if mark.livery is None else mark.livery)
    letter = (mark.letter or CHARIOT_LETTERS[mark.seat % len(CHARIOT_LETTERS)])[:2]
    return svg_group(
        draw_horses_and_car(look, horses),
        svg_group(
            draw_pennant(look, letter),
            transform=placing_transform(PENNANT_X, 0, -heading),
            class_="hd-emblem",
        ),
        transform=placing_transform(*at, heading, scale),
        class_="hd-chariot",
        data_seat=mark.seat,
        data_space=mark.space or "",
        opacity="0.45" if mark.faded else "1",
    )


def draw_horses_and_car(look: Livery, horses: Horses) -> str:
    """Draw a chariot without its pennant: shadow, horses, car and charioteer."""
    wide = 24 if horses == 4 else 17
    lanes = (-19.5, -6.5, 6.5, 19.5) if horses == 4 else (-7.4, 7.4)
    back = {-19.5: -4.0, 19.5: -4.0}
    reins = "".join(
        f"M-10 {num(-3 if y < 0 else 3)}L{num(33 + back.get(y, 0))} {num(y * 0.9 + 0)}" for y in lanes
    )
    beam = wide - 5
    return svg_group(
        svg_element("ellipse", cx=3, cy=5, rx=47, ry=wide, fill="#2a1405", opacity="0.28"),
        svg_path(f"M-8 0H20M17{num(-beam)}V{num(beam)}", stroke="#5b3a20", stroke_width=3),
        *(_horse(look, y, back.get(y, 0.0)) for y in lanes),
        svg_path(reins, stroke=INK, stroke_width="0.9", fill="none", opacity="0.8"),
        _wheels(look),
        _car(look),
        _charioteer(look),
    )


_HORSE: Final = (
    "M0 0C-.4-4.4 3.4-6.6 8.4-6.2C13-5.8 16-4.9 20-5.5C24-6.1 27.4-5 29.6-3.5"
    "C32.4-2.5 34.6-2.3 36.6-2.9C39.8-3.7 43.6-2.3 45.6-.9C46.4-.3 46.4.3 45.6.9"
    "C43.6 2.3 39.8 3.7 36.6 2.9C34.6 2.3 32.4 2.5 29.6 3.5C27.4 5 24 6.1 20 5.5"
    "C16 4.9 13 5.8 8.4 6.2C3.4 6.6-.4 4.4 0 0Z"
)


def _horse(look: Livery, y: float, back: float) -> str:
    return svg_group(
        svg_path(
            "M1 0C-4 2.4-6-1.6-12 1.4", stroke=INK, stroke_width=2.8, fill="none", stroke_linecap="round"
        ),
        svg_path(
            "M23-4L32.6-7M23 4L31 7M5.4-4.8L-2.6-7.2M5.4 4.8L-1 7.2",
            class_="hd-legs",
            stroke=INK,
            stroke_width=2.4,
            stroke_linecap="round",
        ),
        svg_path(_HORSE, fill=look.horse, stroke=INK, stroke_width=1.3, stroke_linejoin="round"),
        svg_path("M4-3.4C9-4.8 18-3.6 25-3.4", stroke="#fff", stroke_width=1.8, fill="none", opacity="0.3"),
        svg_path(
            "M22-.4C26-1.8 31 1.4 37 0", stroke=INK, stroke_width=2.8, fill="none", stroke_linecap="round"
        ),
        svg_path(
            "M36.2-2.8L34.4-5.8L38.6-3.2ZM36.2 2.8L34.4 5.8L38.6 3.2Z",
            fill=look.horse,
            stroke=INK,
            stroke_width="0.9",
        ),
        svg_path("M40.4 0H44.4", stroke=CHALK, stroke_width=1.5, opacity="0.8", stroke_linecap="round"),
        svg_path("M16.6-5.4V5.4", stroke=look.colour, stroke_width=3.6),
        svg_path("M33-2.4V2.4", stroke=look.colour, stroke_width=1.8),
        transform=f"translate({num(2 + back)} {num(y)})",
        class_="hd-horse",
    )


def _wheels(look: Livery) -> str:
    return svg_group(
        *(
            svg_group(
                svg_element(
                    "rect",
                    x=-35,
                    y=y,
                    width=23,
                    height=4.6,
                    rx=2.2,
                    fill="#4a2d16",
                    stroke=GOLD,
                    stroke_width=1,
                ),
                svg_element(
                    "rect", x=-26, y=y + 0.6, width=5, height=3.4, rx=1, fill=look.dark, stroke="none"
                ),
            )
            for y in (-18.6, 14.0)
        ),
        svg_path("M-23.5-17V17", stroke="#4a2d16", stroke_width=2.6),
    )


def _car(look: Livery) -> str:
    return svg_group(
        svg_path(
            "M-14-14C-6.4-13-3.4-7.6-3.4 0C-3.4 7.6-6.4 13-14 14H-38C-40.4 14-40.4-14-38-14Z",
            fill=look.colour,
            stroke=look.dark,
            stroke_width=2,
            stroke_linejoin="round",
        ),
        svg_path(
            "M-15-10C-10-9.4-8-5.4-8 0C-8 5.4-10 9.4-15 10H-39V-10Z",
            fill="#6d4626",
            stroke=look.dark,
            stroke_width=1,
        ),
        svg_path("M-36-5H-10M-36 0H-9M-36 5H-10", stroke="#4a2d16", stroke_width="0.8", opacity="0.7"),
        svg_path(
            "M-14-12C-8-11-5.6-6.6-5.6 0C-5.6 6.6-8 11-14 12",
            fill="none",
            stroke=GOLD_LIGHT,
            stroke_width=1.5,
        ),
    )


def _charioteer(look: Livery) -> str:
    """Draw who drives: a cloak that flies behind, arms at the reins, and a helmet with a crest."""
    return svg_group(
        svg_path(
            "M-19-7.4C-27-10.6-34-8-43-11.4C-47.6-7.4-45-3.4-49.4.4C-45.4 3.4-48 7.8-42.4 10.2"
            "C-34 7.4-27 10.2-19 7.4C-16.4 3.4-16.4-3.4-19-7.4Z",
            fill=look.colour,
            stroke=look.dark,
            stroke_width=1.6,
            stroke_linejoin="round",
            class_="hd-cloak",
        ),
        svg_path(
            "M-22-4C-30-5-37-2-45-4M-22 3.6C-30 4.6-38 2.4-44 5",
            stroke=look.dark,
            stroke_width=1,
            fill="none",
            opacity="0.7",
        ),
        svg_path("M-17-6.4L-9.4-2.8M-17 6.4L-9.4 2.8", stroke=SKIN, stroke_width=3.6, stroke_linecap="round"),
        svg_element("ellipse", cx=-18, rx=4.6, ry=7.8, fill=look.dark, stroke=look.dark, stroke_width=1.4),
        svg_element("circle", cx=-17, r=4.9, fill=SKIN, stroke=INK, stroke_width=1),
        svg_path(
            "M-15.6-4.7A4.9 4.9 0 1 0-15.6 4.7C-17.4 2-17.4-2-15.6-4.7Z",
            fill=GOLD,
            stroke=INK,
            stroke_width=1,
        ),
        svg_path("M-23.4 0H-16.6", stroke=look.colour, stroke_width=2.6, stroke_linecap="round"),
        class_="hd-charioteer",
    )


EMBLEM_PATHS: Final = {
    "circle": "M-14 0A14 14 0 1 1 14 0A14 14 0 1 1-14 0Z",
    "square": "M-12.5-12.5H12.5V12.5H-12.5Z",
    "triangle": "M0-17L17 12H-17Z",
    "diamond": "M0-17.5L17.5 0L0 17.5L-17.5 0Z",
    "hexagon": "M-8.2-14H8.2L16 0L8.2 14H-8.2L-16 0Z",
    "shield": "M-13-13H13V0C13 9 6 14 0 17C-6 14-13 9-13 0Z",
}


def draw_pennant(look: Livery, letter: str) -> str:
    """Draw the pennant upright on its staff: the shape of the livery with the letter on it."""
    return svg_group(
        svg_path("M0 2V-9", stroke="#4a2d16", stroke_width=2.4, stroke_linecap="round"),
        svg_group(draw_emblem(look, letter), transform="translate(0-17)scale(.78)"),
    )


def draw_emblem(look: Livery, letter: str) -> str:
    """Draw the shape by which a chariot is known, some 30 wide round 0, 0, with its letter on it."""
    return svg_group(
        svg_path(
            EMBLEM_PATHS[look.shape], fill=CHALK, stroke=look.dark, stroke_width=3, stroke_linejoin="round"
        ),
        svg_element(
            "text",
            escape_text(letter[:2]),
            y=10 if look.shape == "triangle" else 6.8,
            text_anchor="middle",
            font_size=19,
            font_weight="700",
            font_family="'Source Sans 3','Trebuchet MS','DejaVu Sans',Verdana,sans-serif",
            fill=look.ink,
        ),
    )
