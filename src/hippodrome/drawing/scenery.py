"""Each course has a light and a planting of its own: what grows there, the sand, and whence the sun comes."""

from __future__ import annotations

from typing import Final, Literal, NamedTuple
from zlib import crc32

from hippodrome.drawing import palette

Plant = Literal["cypress", "laurel", "olive", "palm", "pine", "oleander", "pond", "urn"]


class Scenery(NamedTuple):
    """The colours of a garden and its sand, what is planted, and the light over everything."""

    garden: str
    shade: str
    leaf: str
    leaf_light: str
    bloom: str
    sand: str
    sand_deep: str
    plants: tuple[Plant, ...]
    """What grows here; what is named twice grows twice as often."""
    sun: tuple[float, float]
    """Where the light falls, in parts of the board's width and height."""
    glow: str
    dusk: str
    """The colours of the light where it falls, and of the shadow far from it."""


SPRING: Final = Scenery(
    palette.GARDEN, palette.GARDEN_DARK, palette.LAUREL, palette.LAUREL_LIGHT, "#f6efe0",
    palette.SAND, palette.SAND_DEEP, ("cypress", "laurel", "cypress", "urn"), (0.5, 0.45), "#fff", "#2a1405",
)  # fmt: skip  # a list that is read in rows
LAKE: Final = Scenery(
    "#9db79c", "#6d917f", "#3f6a58", "#86ad8c", "#8fb7d6",
    "#e9d8b0", "#ab8f5c", ("pond", "laurel", "pond", "cypress"), (0.22, 0.18), "#eaf6ff", "#12283a",
)  # fmt: skip  # a list that is read in rows
HARVEST: Final = Scenery(
    "#cbb573", "#a58c4a", "#7b8455", "#aab07a", "#e8c33e",
    "#f0d797", "#bd8f42", ("olive", "olive", "urn", "olive"), (0.72, 0.16), "#fff0b8", "#3a2405",
)  # fmt: skip  # a list that is read in rows
OLEANDER: Final = Scenery(
    "#b3a273", "#8d7a4d", "#5d6b3b", "#93a05c", "#c2453a",
    "#e8c49a", "#b07a48", ("oleander", "cypress", "oleander", "urn"), (0.85, 0.7), "#ffd9a8", "#3a1206",
)  # fmt: skip  # a list that is read in rows
PINES: Final = Scenery(
    "#93a86b", "#667f44", "#33542f", "#6d8f4e", "#f2e6c4",
    "#e6d09e", "#a98652", ("pine", "pine", "laurel", "pine"), (0.3, 0.75), "#fffbe0", "#14240c",
)  # fmt: skip  # a list that is read in rows
OASIS: Final = Scenery(
    "#c4b380", "#9a8552", "#5f7a3a", "#93ab52", "#e59a52",
    "#f3dfb2", "#c39a5c", ("palm", "palm", "pond", "palm"), (0.5, 0.1), "#fff6d6", "#3d2108",
)  # fmt: skip  # a list that is read in rows

SCENERY_BY_COURSE: Final = {
    "white": SPRING,
    "blue": LAKE,
    "yellow": HARVEST,
    "red": OLEANDER,
    "pro-ludo-a": PINES,
    "pro-ludo-b": OASIS,
    "antioch": HARVEST,
    "tyre": LAKE,
}
SCENERIES: Final = (SPRING, LAKE, HARVEST, OLEANDER, PINES, OASIS)


def scenery_of(name: str) -> Scenery:
    """Find the scenery of a board; one of somebody's own has one by its name, always the same."""
    return SCENERY_BY_COURSE.get(name) or SCENERIES[crc32(name.encode()) % len(SCENERIES)]
