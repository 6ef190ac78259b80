"""Sheets of paper, and how a board is cut into tiles and cards are laid on a grid. All lengths are in mm."""

from __future__ import annotations

import math
from typing import Final, NamedTuple

from hippodrome.saying import Trouble

MARGIN: Final = 10.0
"""What a printer cannot reach at an edge of the paper, and where the marks are."""

OVERLAP: Final = 10.0
"""How far neighbouring tiles of a board show the same, so that they can be glued."""

MOST_TILES: Final = 64
"""A board that needs more sheets is not printed."""


class Paper(NamedTuple):
    """A sheet of paper, upright."""

    width: float
    height: float

    def turned(self) -> Paper:
        """Turn the sheet on its side."""
        return Paper(self.height, self.width)

    @property
    def printable_size(self) -> tuple[float, float]:
        """Tell how wide and how high that is which can be printed on."""
        return self.width - 2 * MARGIN, self.height - 2 * MARGIN


PAPERS: Final = {"a4": Paper(210.0, 297.0), "a3": Paper(297.0, 420.0), "letter": Paper(215.9, 279.4)}
"""The papers by name."""


class Tiling(NamedTuple):
    """A board cut into tiles of one size: so many across and down, each overlapping the next."""

    paper: Paper
    across: int
    down: int
    width: float
    height: float

    def corner(self, column: int, row: int) -> tuple[float, float]:
        """Tell where on the board the upper left corner of a tile is."""
        return column * (self.width - OVERLAP), row * (self.height - OVERLAP)


def tile_board(width: float, height: float, paper: Paper) -> Tiling:
    """Cut a board into as few tiles as the paper allows, held upright or turned."""
    found = min((_tiling(width, height, it) for it in (paper, paper.turned())), key=_count)
    if _count(found) > MOST_TILES:
        raise Trouble("print-too-large", sheets=_count(found), most=MOST_TILES)
    return found


def _tiling(width: float, height: float, paper: Paper) -> Tiling:
    wide, high = paper.printable_size
    across, down = _tiles(width, wide), _tiles(height, high)
    return Tiling(
        paper,
        across,
        down,
        (width + (across - 1) * OVERLAP) / across,
        (height + (down - 1) * OVERLAP) / down,
    )


def _tiles(length: float, room: float) -> int:
    return max(1, math.ceil(round((length - OVERLAP) / (room - OVERLAP), 6)))


def _count(tiling: Tiling) -> int:
    return tiling.across * tiling.down


class Grid(NamedTuple):
    """A grid of things of one size in the middle of a sheet, edge to edge."""

    paper: Paper
    across: int
    down: int
    width: float
    height: float

    @property
    def per_sheet(self) -> int:
        """Tell how many there are on a sheet."""
        return self.across * self.down

    @property
    def origin(self) -> tuple[float, float]:
        """Tell where the upper left corner of the grid is."""
        return (
            (self.paper.width - self.across * self.width) / 2,
            (self.paper.height - self.down * self.height) / 2,
        )

    def corner(self, number: int, *, mirrored: bool = False) -> tuple[float, float]:
        """Tell where the upper left corner of a place is; mirrored as the other side of the sheet has it."""
        row, column = divmod(number, self.across)
        if mirrored:
            column = self.across - 1 - column
        left, top = self.origin
        return left + column * self.width, top + row * self.height


def card_grid(width: float, height: float, paper: Paper) -> Grid:
    """Lay as many cards on an upright sheet as there is room for."""
    wide, high = paper.printable_size
    return Grid(paper, int(wide // width), int(high // height), width, height)
