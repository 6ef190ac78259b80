"""The arena of Ben Hur as one picture: gridless sand round a spina, chariots, ruler and ghosts.

Everything is given in the arena's own lengths (y up, headings anticlockwise) as plain numbers.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from hippodrome.drawing import ground, imperial, palette, track
from hippodrome.drawing.chariots import CHARIOT_LENGTH, ChariotMark, draw_chariot
from hippodrome.drawing.course import TITLE_SIZE, wrap_picture
from hippodrome.drawing.frame import draw_frame, draw_title_tablet
from hippodrome.drawing.scenery import scenery_of
from hippodrome.drawing.spina import SPINA_HALF_WIDTH, draw_spina
from hippodrome.drawing.svg import (
    Point,
    escape_text,
    placing_transform,
    polyline_path_data,
    svg_element,
    svg_group,
    svg_path,
)

PICTURE_WIDTH = 1680.0
SIDE_MARGIN = 130.0  # from the sand to the edge of the picture, left and right
TOP_MARGIN = 205.0
BOTTOM_MARGIN = 130.0
ARENA_CHARIOT_LENGTH = 1200.0
PLACE_NUMERALS = ("I", "II", "III", "IV", "V", "VI")


class ArenaChariot(NamedTuple):
    """A chariot on the sand: midpoint of its front edge, heading, whose it is, what it wears."""

    x: float
    y: float
    heading: float
    seat: int
    letter: str = ""
    faded: bool = False
    livery: int | None = None


class GhostPlacement(NamedTuple):
    """Where a chariot would come to stand: its corners (front ones first), the kind of placement, a label."""

    outline: Sequence[Point]
    kind: str
    label: str = ""


@dataclass(frozen=True, slots=True)
class _Sheet:
    """How the arena lies on the picture."""

    half: float
    inner: float
    outer: float

    @property
    def scale(self) -> float:
        return (PICTURE_WIDTH - 2 * SIDE_MARGIN) / (2 * (self.half + self.outer))

    @property
    def height(self) -> float:
        return 2 * self.outer * self.scale + TOP_MARGIN + BOTTOM_MARGIN

    def at(self, x: float, y: float) -> Point:
        return PICTURE_WIDTH / 2 + x * self.scale, TOP_MARGIN + (self.outer - y) * self.scale

    def rim(self, radius: float) -> tuple[Point, ...]:
        """Walk round the spina at some distance, clockwise on the picture."""
        right = [math.radians(90 - step * 4) for step in range(46)]
        points = [(self.half + radius * math.cos(turn), radius * math.sin(turn)) for turn in right]
        points += [(-x, -y) for x, y in points]
        return tuple(self.at(x, y) for x, y in points)


def draw_arena(
    arena: Mapping[str, float],
    chariots: Sequence[ArenaChariot] = (),
    *,
    ruler: Sequence[Point] = (),
    ghosts: Sequence[GhostPlacement] = (),
    places: Sequence[Point] = (),
    title: str = "",
) -> str:
    """Draw an arena (`half`, `inner`, `outer`) as a complete SVG, with what is on the sand."""
    sheet = _Sheet(float(arena["half"]), float(arena["inner"]), float(arena["outer"]))
    size = (PICTURE_WIDTH, sheet.height)
    scenery = scenery_of(str(arena.get("name", "")))
    inner, outer = sheet.rim(sheet.inner), sheet.rim(sheet.outer)
    sign = (
        PICTURE_WIDTH - ground.FRAME_WIDTH - TITLE_SIZE[0] / 2 - 48,
        ground.FRAME_WIDTH + TITLE_SIZE[1] / 2 + 16,
    )
    box = sheet.at(0, sheet.outer)
    room = box[0] - 180, 0.0, box[0] + 180, box[1]
    around = (
        sign[0] - TITLE_SIZE[0] / 2 - 32,
        0.0,
        sign[0] + TITLE_SIZE[0] / 2 + 32,
        sign[1] + TITLE_SIZE[1] / 2 + 6,
    )
    return wrap_picture(
        size,
        title,
        svg_element("style", ARENA_CSS),
        ground.svg_definitions(inner, outer, scenery),
        ground.draw_stands(size, outer, [room, around] if title else [room]),
        ground.draw_track_wall("#hd-outer", ground.PODIUM_WIDTH),
        ground.draw_sand(scenery),
        _ruts(sheet),
        _line(sheet, places),
        ground.draw_track_wall("#hd-inner", 7.0),
        _spina(sheet),
        imperial.draw_emperors_box(box, 0, 300),
        draw_frame(size),
        draw_title_tablet(title, sign, TITLE_SIZE[0]) if title else "",
        _shape(sheet, ruler, "hd-ruler") if ruler else "",
        svg_group(*(_ghost(sheet, ghost) for ghost in ghosts), class_="hd-ghosts"),
        svg_group(*(_chariot(sheet, chariot) for chariot in chariots), class_="hd-chariots"),
    )


def draw_arena_chariots(arena: Mapping[str, float], chariots: Sequence[ArenaChariot]) -> str:
    """Draw chariots alone, where they stand on the sand of an arena."""
    sheet = _Sheet(float(arena["half"]), float(arena["inner"]), float(arena["outer"]))
    return wrap_picture(
        (PICTURE_WIDTH, sheet.height), "", *(_chariot(sheet, chariot) for chariot in chariots)
    )


def _spina(sheet: _Sheet) -> str:
    ends = [sheet.at(-sheet.half, 0), sheet.at(sheet.half, 0)]
    return draw_spina(ends, sheet.inner * sheet.scale / SPINA_HALF_WIDTH, 0.44)


def _ruts(sheet: _Sheet) -> str:
    """Rake the sand: a few faint rings that follow the track."""
    wide = sheet.outer - sheet.inner
    rings = [
        polyline_path_data(sheet.rim(sheet.inner + wide * share), closed=True)
        for share in (0.2, 0.4, 0.6, 0.8)
    ]
    return svg_path("".join(rings), class_="hd-ruts")


def _line(sheet: _Sheet, places: Sequence[Point]) -> str:
    ends = [sheet.at(0, -sheet.inner), sheet.at(0, -sheet.outer)]
    numbers = [
        svg_group(track.draw_roman_numeral(words, 10), transform=placing_transform(*sheet.at(x + 260, y), 90))
        for (x, y), words in zip(places, PLACE_NUMERALS, strict=False)
    ]
    return track.draw_line(ends) + svg_group(*numbers, stroke=palette.RED, fill="none", opacity="0.8")


def _shape(sheet: _Sheet, outline: Sequence[Point], kind: str) -> str:
    return svg_path(polyline_path_data((sheet.at(x, y) for x, y in outline), closed=True), class_=kind)


def _ghost(sheet: _Sheet, ghost: GhostPlacement) -> str:
    kind = ghost.kind if ghost.kind in GHOST_STYLES else "crowded"
    points = [sheet.at(x, y) for x, y in ghost.outline]
    weights = [3, 3] + [1] * (len(points) - 2)  # the label goes to the front, where ghosts part
    x, y = (sum(w * point[axis] for w, point in zip(weights, points, strict=False)) for axis in (0, 1))
    return svg_group(
        svg_path(polyline_path_data(points, closed=True)),
        svg_element("text", escape_text(ghost.label), x=x / sum(weights), y=y / sum(weights))
        if ghost.label
        else "",
        class_=f"hd-ghost hd-{kind}",
        data_kind=ghost.kind,
    )


def _chariot(sheet: _Sheet, chariot: ArenaChariot) -> str:
    lean = math.radians(chariot.heading)
    middle = sheet.at(
        chariot.x - math.cos(lean) * ARENA_CHARIOT_LENGTH / 2,
        chariot.y - math.sin(lean) * ARENA_CHARIOT_LENGTH / 2,
    )
    mark = ChariotMark(None, chariot.seat, chariot.letter, chariot.faded, chariot.livery)
    return draw_chariot(
        middle, -chariot.heading % 360, mark, ARENA_CHARIOT_LENGTH * sheet.scale / CHARIOT_LENGTH
    )


GHOST_STYLES = {
    "clear": ("#2e7d3d", "none", "0.3"),
    "ram": ("#b5281f", "9 4", "0.3"),
    "wall": ("#4a4032", "2 5", "0.16"),
    "back": ("#4a4032", "2 5", "0.16"),
    "crowded": ("#8f6508", "5 5", "0.16"),
}
"""How the kinds of placement look: colour, dashes, strength of the fill."""

ARENA_CSS = (
    f".hd-ruts{{fill:none;stroke:{palette.RUT};stroke-width:1.4;stroke-opacity:.22;"
    "stroke-dasharray:90 26 40 18}"
    f".hd-ruler{{fill:{palette.MARBLE};stroke:{palette.RED};stroke-width:1.6;fill-opacity:.85}}"
    ".hd-ghost path{stroke-width:2.2;stroke-linejoin:round}"
    f".hd-ghost text{{font:700 13px 'Trebuchet MS','DejaVu Sans',sans-serif;fill:{palette.INK};"
    "text-anchor:middle;dominant-baseline:central}"
    + "".join(
        f".hd-{kind} path{{stroke:{colour};stroke-dasharray:{dashes};fill:{colour};fill-opacity:{strength}}}"
        for kind, (colour, dashes, strength) in GHOST_STYLES.items()
    )
)
"""The style of what lies on the sand."""
