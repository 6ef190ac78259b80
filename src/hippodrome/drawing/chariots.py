"""Chariots seen from above, told apart by colour, by the shape of their emblem and by a letter."""

from __future__ import annotations

from typing import NamedTuple

from hippodrome.drawing.palette import CHALK, GOLD, INK, LIVERIES, Livery
from hippodrome.drawing.svg import Point, group, path, placed, tag, text

LONG = 92.0
LETTERS = "ABCDEF"


class ChariotMark(NamedTuple):
    """A chariot to be drawn: where it stands, whose it is, and what is written on it."""

    space: str | None
    seat: int
    letter: str = ""
    faded: bool = False


def livery(seat: int) -> Livery:
    """Give the livery of a seat."""
    return LIVERIES[seat % len(LIVERIES)]


def draw_chariot(at: Point, heading: float, mark: ChariotMark, scale: float = 1.0) -> str:
    """Draw a chariot with its middle at a point, heading some way (degrees, 0 right, clockwise)."""
    look = livery(mark.seat)
    return group(
        tag("ellipse", cx=2, cy=4, rx=46, ry=17, fill="#2a1405", opacity="0.3"),
        _horse(look, -7.5),
        _horse(look, 7.5),
        path("M-14 0H16M-2-12V12", stroke=look.dark, stroke_width=3),
        _wheels(look),
        path(
            "M-16-13C-8-13-4-8-4 0C-4 8-8 13-16 13H-41V-13Z",
            fill=look.colour,
            stroke=look.dark,
            stroke_width=2.4,
            stroke_linejoin="round",
        ),
        path("M-18-9C-12-9-8-6-8 0C-8 6-12 9-18 9", fill="none", stroke=GOLD, stroke_width=2),
        group(_emblem(look, mark), transform=placed(-27, 0, -heading), class_="hd-emblem"),
        transform=placed(*at, heading, scale),
        class_="hd-chariot",
        data_seat=mark.seat,
        data_space=mark.space or "",
        opacity="0.45" if mark.faded else "1",
    )


def _horse(look: Livery, y: float) -> str:
    body = (
        "M-2 0C-3-5 2-7 8-5.6C13-4.6 17-6.4 22-5.4C26-4.6 28-2.6 31-2.8C33-4.6 36-4 39-2.6"
        "C43-1.8 45-1 45 0C45 1 43 1.8 39 2.6C36 4 33 4.6 31 2.8C28 2.6 26 4.6 22 5.4"
        "C17 6.4 13 4.6 8 5.6C2 7-3 5-2 0Z"
    )
    return group(
        path("M-1 0C-6 1-9-1-12 2", stroke=INK, stroke_width=2.4, fill="none", stroke_linecap="round"),
        path(
            "M25-3.6L33.4-7.4M25 3.6L31.4 7.4M4.6-5L-4-7.8M4.6 5L-2 7.8",
            class_="hd-legs",
            stroke=INK,
            stroke_width=2.6,
            stroke_linecap="round",
        ),
        path(body, fill=look.horse, stroke=INK, stroke_width=1.5, stroke_linejoin="round"),
        path("M20 0H33", stroke=INK, stroke_width=3, stroke_linecap="round", opacity="0.65"),
        path("M33-3.8L30.6-6.4L36-3.6ZM33 3.8L30.6 6.4L36 3.6Z", fill=look.horse, stroke=INK, stroke_width=1),
        path("M6-6.4V6.4", stroke=look.colour, stroke_width=4.4),
        transform=f"translate(2 {y})",
        class_="hd-horse",
    )


def _wheels(look: Livery) -> str:
    return "".join(
        tag("rect", x=-36, y=y, width=22, height=5, rx=2.4, fill=look.dark, stroke=CHALK, stroke_width=0.8)
        for y in (-18.6, 13.6)
    )


_SHAPES = {
    "circle": "M-14 0A14 14 0 1 1 14 0A14 14 0 1 1-14 0Z",
    "square": "M-12.5-12.5H12.5V12.5H-12.5Z",
    "triangle": "M0-17L17 12H-17Z",
    "diamond": "M0-17.5L17.5 0L0 17.5L-17.5 0Z",
    "hexagon": "M-8.2-14H8.2L16 0L8.2 14H-8.2L-16 0Z",
    "shield": "M-13-13H13V0C13 9 6 14 0 17C-6 14-13 9-13 0Z",
}


def _emblem(look: Livery, mark: ChariotMark) -> str:
    letter = (mark.letter or LETTERS[mark.seat % len(LETTERS)])[:2]
    return group(
        path(_SHAPES[look.shape], fill=CHALK, stroke=look.dark, stroke_width=2.4, stroke_linejoin="round"),
        tag(
            "text",
            text(letter),
            y=10 if look.shape == "triangle" else 6.4,
            text_anchor="middle",
            font_size=18,
            font_weight="700",
            font_family="'Trebuchet MS','DejaVu Sans',Verdana,sans-serif",
            fill=look.ink,
        ),
    )
