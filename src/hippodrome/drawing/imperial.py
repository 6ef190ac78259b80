"""The emperor's box: columns, purple hangings, the eagle and the laurel, before the alley."""

from __future__ import annotations

from hippodrome.drawing import ornaments, palette
from hippodrome.drawing.svg import Point, num, placing_transform, svg_element, svg_group, svg_path

BOX_HEIGHT = 128.0


def emperors_box_width(alley: float) -> float:
    """Give how wide the box is that goes with an alley of some width."""
    return min(max(alley * 0.92, 210.0), 330.0)


def draw_emperors_box(at: Point, heading: float, alley: float, scale: float = 1.0) -> str:
    """Draw the emperor's box with its front towards the alley."""
    half = emperors_box_width(alley) / 2 / scale
    return svg_group(
        _terrace(half),
        _building(half),
        _hangings(half),
        _columns(half),
        _roof(half),
        svg_group(ornaments.draw_laurel_wreath(11), transform=placing_transform(0, -91)),
        svg_group(ornaments.draw_eagle(), transform=placing_transform(0, -112, 0, 0.62)),
        transform=placing_transform(*at, heading, scale),
        class_="hd-box",
    )


def _terrace(half: float) -> str:
    """Pave the ground on which the box stands."""
    edge = half + 20
    return svg_group(
        svg_path(
            f"M{num(-edge)} 2V-84L{num(-edge + 12)}-94H{num(edge - 12)}L{num(edge)}-84V2Z",
            fill=palette.STONE,
            stroke=palette.STONE_DARK,
            stroke_width=2,
        ),
        svg_path(
            f"M{num(-half + 2)}-78L0-112L{num(half + 16)}-78V-4H{num(-half)}Z",
            fill="#2a1405",
            opacity="0.28",
        ),
    )


def _building(half: float) -> str:
    steps = "".join(
        f"M{num(-half - 12 + n * 5)} {-n * 6 - 13}H{num(half + 12 - n * 5)}v6H{num(-half - 12 + n * 5)}Z"
        for n in range(2)
    )
    return svg_group(
        svg_element("rect", x=-half + 4, y=-76, width=2 * half - 8, height=60, fill=palette.PURPLE_DARK),
        svg_path(steps, fill=palette.STONE_LIGHT, stroke=palette.STONE_DARK, stroke_width=1.2),
        svg_element("rect", x=-30, y=-19, width=60, height=7, fill=palette.RED),
        _throne(),
    )


def _throne() -> str:
    return svg_group(
        svg_path(
            "M-13-19V-50C-13-58 13-58 13-50V-19Z", fill=palette.GOLD, stroke="#7a5410", stroke_width=1.4
        ),
        svg_path("M-9-22V-49C-9-54 9-54 9-49V-22Z", fill=palette.RED),
        svg_path(
            "M-9-19C-10-32-7-38 0-38C7-38 10-32 9-19Z",
            fill=palette.MARBLE,
            stroke=palette.STONE_DARK,
            stroke_width=1,
        ),
        svg_path("M-7-36C-2-30 4-25 9-22C9-30 7-37 3-38Z", fill=palette.PURPLE_LIGHT),
        svg_element("circle", cy=-43, r=5.4, fill="#c98d63", stroke="#6d3626", stroke_width=1),
        svg_path("M-5.6-45C-4-50 4-50 5.6-45", fill="none", stroke=palette.LAUREL, stroke_width=2.4),
    )


def _hangings(half: float) -> str:
    """Hang a swag in each of the four bays and a curtain at either end."""
    wide = half / 2
    swag = f"H{num(wide)}C{num(wide * 0.8)}-52 {num(wide * 0.2)}-52 0-76Z"
    lean = wide * 0.42
    curtain = f"M0-76H{num(lean)}C{num(lean * 0.9)}-50 {num(lean * 0.35)}-44 {num(lean * 0.4)}-19H0Z"
    return svg_group(
        *(
            svg_path(
                f"M0-76{swag}",
                fill=palette.PURPLE,
                stroke=palette.GOLD,
                stroke_width=1.6,
                transform=placing_transform(-half + bay * wide, 0),
            )
            for bay in range(4)
        ),
        *(
            svg_path(
                curtain,
                fill=palette.PURPLE_LIGHT,
                stroke=palette.PURPLE_DARK,
                stroke_width=1,
                transform=f"translate({num(-side * half)} 0)scale({side} 1)",
            )
            for side in (1, -1)
        ),
    )


def _columns(half: float) -> str:
    places = [-half + 6, -half / 2, half / 2, half - 6]
    return svg_group(
        *(
            svg_group(
                svg_path(
                    "M-6-19L-5-70H5L6-19Z", fill=palette.MARBLE, stroke=palette.STONE_DARK, stroke_width=1.2
                ),
                svg_path("M-2-20V-69M2-20V-69", stroke=palette.STONE_SHADE, stroke_width=1),
                svg_path(
                    "M-9-70H9L7-77H-7ZM-8-15H8V-20H-8Z",
                    fill=palette.GOLD_LIGHT,
                    stroke="#7a5410",
                    stroke_width=1,
                ),
                transform=placing_transform(x, 0),
            )
            for x in places
        )
    )


def _roof(half: float) -> str:
    beam = svg_path(
        f"M{num(-half - 8)}-77H{num(half + 8)}V-83H{num(-half - 8)}Z",
        fill=palette.STONE_LIGHT,
        stroke=palette.STONE_DARK,
        stroke_width=1.2,
    )
    gable = svg_path(
        f"M{num(-half - 12)}-83L0-116L{num(half + 12)}-83Z",
        fill=palette.PURPLE,
        stroke=palette.GOLD_LIGHT,
        stroke_width=3,
        stroke_linejoin="round",
    )
    return svg_group(gable, beam)
