"""The pieces that games share, as pictures: cards, coins, laurels and chariots that stand up when folded.

All pictures have ten units to the millimetre.
"""

from __future__ import annotations

from typing import Final

from hippodrome.drawing import palette
from hippodrome.drawing.chariots import CHARIOT_LETTERS, draw_emblem, livery_of_seat
from hippodrome.drawing.ornaments import draw_laurel_wreath
from hippodrome.drawing.palette import Livery
from hippodrome.drawing.svg import (
    escape_text,
    num,
    placing_transform,
    svg_element,
    svg_group,
    svg_path,
)

SERIF_FONTS: Final = "'Libertinus Serif',serif"
"""The face that the typesetter brings along."""

COIN_WIDTH: Final = 20.0
"""How wide a coin is, in mm."""

CUT_COLOUR: Final = "#4a4032"
FOLD_COLOUR: Final = "#8d8068"


def svg_picture(width: float, height: float, *inside: str) -> str:
    """Wrap a picture of some size in mm."""
    return svg_element(
        "svg",
        *inside,
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"0 0 {num(width * 10)} {num(height * 10)}",
        width=f"{num(width)}mm",
        height=f"{num(height)}mm",
    )


def draw_words(
    words: str, x: float, y: float, size: float, fill: str = palette.INK, *, bold: bool = True
) -> str:
    """Write words with their middle at a point."""
    return svg_element(
        "text",
        escape_text(words),
        x=x,
        y=y + size * 0.33,
        text_anchor="middle",
        font_size=size,
        font_family=SERIF_FONTS,
        font_weight="700" if bold else "400",
        fill=fill,
    )


# --- cards ---------------------------------------------------------------------------------------------


def draw_card_face(width: float, height: float, colour: str, *inside: str) -> str:
    """Draw the front of a card: parchment with a border of some colour."""
    wide, high = width * 10, height * 10
    return svg_picture(
        width,
        height,
        svg_element("rect", width=wide, height=high, fill=palette.CHALK),
        _border(wide, high, 22, colour, 9),
        _border(wide, high, 34, colour, 2.5),
        *inside,
    )


def draw_card_back(width: float, height: float, colour: str, dark: str, *inside: str) -> str:
    """Draw the back of a card: a lattice to the very edge, and a medallion for what is given."""
    wide, high = width * 10, height * 10
    step = 44.0
    lattice = "".join(
        f"M{num(x)} 0L{num(x + high)} {num(high)}M{num(x + high)} 0L{num(x)} {num(high)}"
        for x in (at * step - high for at in range(int((wide + high) / step) + 2))
    )
    return svg_picture(
        width,
        height,
        svg_element("defs", svg_element("clipPath", svg_element("rect", width=wide, height=high), id="edge")),
        svg_group(
            svg_element("rect", width=wide, height=high, fill=colour),
            svg_path(lattice, stroke=dark, stroke_width=3, stroke_opacity="0.5", fill="none"),
            clip_path="url(#edge)",
        ),
        _border(wide, high, 26, palette.GOLD_LIGHT, 5),
        svg_element(
            "circle",
            cx=wide / 2,
            cy=high / 2,
            r=wide * 0.34,
            fill=palette.CHALK,
            stroke=palette.GOLD,
            stroke_width=7,
        ),
        svg_group(*inside, transform=placing_transform(wide / 2, high / 2)),
    )


def _border(wide: float, high: float, inset: float, colour: str, thick: float) -> str:
    return svg_element(
        "rect",
        x=inset,
        y=inset,
        width=wide - 2 * inset,
        height=high - 2 * inset,
        rx=20,
        fill="none",
        stroke=colour,
        stroke_width=thick,
    )


def draw_seat_emblem(seat: int, scale: float) -> str:
    """Draw the shape and the letter of a seat round 0, 0."""
    return svg_group(
        draw_emblem(livery_of_seat(seat), CHARIOT_LETTERS[seat]), transform=placing_transform(0, 0, 0, scale)
    )


# --- coins and laurels ---------------------------------------------------------------------------------


def draw_coin(front: str, back: str, metal: tuple[str, str]) -> str:
    """Draw both sides of a coin, each round 0, 0, beside each other, to be folded along the middle."""
    half = COIN_WIDTH * 5
    return svg_picture(
        2 * COIN_WIDTH,
        COIN_WIDTH,
        *(
            svg_group(
                svg_element(
                    "circle",
                    r=half - 3,
                    fill=metal[0],
                    stroke=CUT_COLOUR,
                    stroke_width=1.6,
                    stroke_dasharray="6 4",
                ),
                svg_element("circle", r=half - 14, fill="none", stroke=metal[1], stroke_width=4),
                side,
                transform=placing_transform(half + number * 2 * half, half),
            )
            for number, side in enumerate((front, back))
        ),
        _fold(2 * half, 0, 2 * half, 2 * half),
    )


def draw_laurel_side(words: str) -> str:
    """Draw a wreath round a number, for a side of a coin."""
    return draw_laurel_wreath(58) + draw_words(words, 0, -4, 64, palette.RED)


# --- chariots ------------------------------------------------------------------------------------------


def standee_size(length: float, width: float) -> tuple[float, float]:
    """Tell how large the strip is that is folded into a chariot of this length and width."""
    return length, 2 * _side(length) + 2 * width


def _side(length: float) -> float:
    return length * 0.72


def draw_standee(seat: int, length: float, width: float) -> str:
    """Draw a strip that is folded into a prism: glued floor, both sides seen from the side, and the floor."""
    wide, deep, high = length * 10, width * 10, _side(length) * 10
    look = livery_of_seat(seat)
    scale = wide / 300
    ridge = deep + high
    total = 2 * deep + 2 * high
    near = _seen_from_side(seat, look, facing=1)
    far = _seen_from_side(seat, look, facing=-1)
    return svg_picture(
        *standee_size(length, width),
        svg_element("rect", width=wide, height=total, fill=palette.CHALK),
        svg_element("rect", width=wide, height=deep, fill=palette.STONE_LIGHT),
        svg_group(
            far,
            transform=f"translate({num(wide / 2)} {num(deep)})rotate(180)scale({scale:.3g})",
        ),
        svg_group(
            near,
            transform=f"translate({num(wide / 2)} {num(ridge + high)})scale({scale:.3g})",
        ),
        svg_element("rect", y=ridge + high, width=wide, height=deep, fill=look.colour),
        svg_path(
            f"M{num(wide * 0.72)} {num(ridge + high + deep * 0.25)}"
            f"L{num(wide * 0.92)} {num(ridge + high + deep / 2)}"
            f"L{num(wide * 0.72)} {num(ridge + high + deep * 0.75)}Z",
            fill=palette.CHALK,
            stroke=look.dark,
            stroke_width=2,
        ),
        *(_fold(0, at, wide, at) for at in (deep, ridge, ridge + high)),
        svg_element(
            "rect",
            x=0.8,
            y=0.8,
            width=wide - 1.6,
            height=total - 1.6,
            fill="none",
            stroke=CUT_COLOUR,
            stroke_width=1.6,
        ),
    )


def _fold(x: float, y: float, to_x: float, to_y: float) -> str:
    return svg_path(
        f"M{num(x)} {num(y)}L{num(to_x)} {num(to_y)}",
        stroke=FOLD_COLOUR,
        stroke_width=1.6,
        stroke_dasharray="9 6",
    )


_HORSE: Final = (
    "M0-78C-4-98 20-104 50-100C70-98 82-104 94-122C100-134 110-142 121-142L124-151L130-141"
    "C140-133 150-122 152-113C148-106 139-107 132-112C126-111 122-106 118-96C114-82 108-70 99-63"
    "L119-43L136-38L132-28L108-35L86-57C70-53 48-53 34-57L12-42L-8-24L-18-29L-3-49L8-62C2-66 1-72 0-78Z"
)
_LEGS: Final = "M88-60L104-32L98-6L107-4L117-32L104-64ZM22-60L18-36L2-16L9-10L28-32L40-60Z"


def draw_racing_chariot(look: Livery) -> str:
    """Draw a chariot from the side, 290 long and 165 high, driving right, its wheels on y = 0."""
    return svg_group(
        svg_group(
            svg_path(_LEGS + _HORSE, fill=look.horse, stroke=palette.INK, stroke_width=2.5, opacity="0.75"),
            transform="translate(-8 -7)",
        ),
        svg_path(_LEGS, fill=look.horse, stroke=palette.INK, stroke_width=2.5, stroke_linejoin="round"),
        svg_path(_HORSE, fill=look.horse, stroke=palette.INK, stroke_width=2.5, stroke_linejoin="round"),
        svg_path(
            "M94-122C88-112 84-106 72-101M108-138C100-128 96-118 92-110",
            stroke=palette.INK,
            stroke_width=4,
            fill="none",
        ),
        svg_path(
            "M1-88C-14-98-26-88-36-70",
            stroke=palette.INK,
            stroke_width=5,
            fill="none",
            stroke_linecap="round",
        ),
        svg_path("M-40-60L40-72", stroke=look.dark, stroke_width=5),
        svg_path("M-46-116L122-112", stroke=palette.INK, stroke_width=2, fill="none"),
        svg_path("M-98-84L-92-134C-88-142-76-142-72-134L-70-84Z", fill=look.colour, stroke=look.dark),
        svg_path("M-80-128L-46-116", stroke=palette.SKIN, stroke_width=8, stroke_linecap="round"),
        svg_element("circle", cx=-81, cy=-151, r=12, fill=palette.SKIN, stroke=palette.INK, stroke_width=2),
        svg_path("M-93-152C-92-166-72-168-69-153Z", fill=palette.GOLD, stroke="#7a5410", stroke_width=2),
        svg_path(
            "M-130-44H-40C-34-72-38-98-52-108C-62-88-92-78-128-84Z",
            fill=look.colour,
            stroke=look.dark,
            stroke_width=3.5,
            stroke_linejoin="round",
        ),
        svg_path("M-120-76C-92-72-66-80-54-96", stroke=palette.GOLD_LIGHT, stroke_width=4, fill="none"),
        _wheel(look),
    )


def _wheel(look: Livery) -> str:
    return svg_group(
        svg_element("circle", r=33, fill="none", stroke=look.dark, stroke_width=8),
        svg_path("M-33 0H33M-16.5-28.6L16.5 28.6M-16.5 28.6L16.5-28.6", stroke=look.dark, stroke_width=4.5),
        svg_element("circle", r=7, fill=palette.GOLD, stroke=look.dark, stroke_width=2.5),
        transform="translate(-84 -37)",
    )


def _seen_from_side(seat: int, look: Livery, *, facing: int) -> str:
    """Draw a side of a standing chariot, 300 wide, with its letter the right way round."""
    return svg_group(
        svg_element("rect", x=-150, y=-14, width=300, height=14, fill=palette.SAND_WARM),
        svg_group(draw_racing_chariot(look), transform=f"translate({-12 * facing} -4)scale({facing} 1)"),
        svg_group(draw_seat_emblem(seat, 1.5), transform=placing_transform(-112 * facing, -176)),
    )
