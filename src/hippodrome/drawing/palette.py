"""The colours of the boards: sand and stone, Pompeian red, gold, laurel and imperial purple."""

from __future__ import annotations

from typing import NamedTuple

INK = "#3b2a1a"
SAND = "#ecd5a3"
SAND_WARM = "#e2c48c"
SAND_DEEP = "#b98d4f"
RUT = "#9a6f38"

STONE = "#d8ccb6"
STONE_LIGHT = "#f1e9da"
STONE_SHADE = "#a99a80"
STONE_DARK = "#75674f"

TIER = "#cbb894"
TIER_SHADE = "#b39e79"
TIER_LINE = "#907b58"
CROWD = ("#a8503a", "#c98f3f", "#efe3c8", "#77804e", "#5f7d8c", "#7d4b52", "#d8b98a")
SKIN = "#8a5a3a"

GARDEN = "#aab07c"
GARDEN_DARK = "#7f8a55"
LAUREL = "#56693a"
LAUREL_LIGHT = "#8ea05a"
WATER = "#5f9aa0"
WATER_LIGHT = "#a9cfcb"

RED = "#7c2820"
RED_DARK = "#561710"
GOLD = "#c79a3a"
GOLD_LIGHT = "#ecd28a"
PURPLE = "#5d2a70"
PURPLE_LIGHT = "#8a5a9c"
PURPLE_DARK = "#3d184c"
MARBLE = "#f6f0e4"
CHALK = "#fdf8ea"


class Livery(NamedTuple):
    """How one chariot is told from the others: colour, a darker one, its emblem's shape, its horses."""

    colour: str
    dark: str
    ink: str
    shape: str
    horse: str


LIVERIES = (
    Livery("#b5281f", "#6f120c", "#b5281f", "circle", "#7a4a2b"),
    Livery("#1f5597", "#0f2f58", "#1f5597", "square", "#d9cdb8"),
    Livery("#2e7d3d", "#15481f", "#236b31", "triangle", "#4a3526"),
    Livery("#f3ecdc", "#8d8068", "#4a4032", "diamond", "#a9794d"),
    Livery("#e2a91d", "#8f6508", "#805a06", "hexagon", "#5d3a24"),
    Livery("#33303a", "#0f0e13", "#1d1b22", "shield", "#8b8078"),
)
"""The six liveries, by seat."""
