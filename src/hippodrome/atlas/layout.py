"""Where everything on a board is to be drawn: spaces, walls, line, emperor's box and spina."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Any

from hippodrome.atlas.outline import (
    BOARD_SIZE_CM,
    ClosedCurve,
    compass_degrees,
    drawing_units,
    ease_in_out,
    flatten_points,
    thin_polyline,
)
from hippodrome.atlas.path import Corner, Path, Point, oval_path, runs_clockwise
from hippodrome.atlas.reading import TWELFTHS_PER_COLUMN, Bend, Source, Stretch
from hippodrome.atlas.steps import boundary_cuts, even_cuts, space_extents, walls_join

TRACK_WIDTHS_BY_LANES = (0.0, 1.9, 3.3, 4.3, 5.1, 5.8, 6.5)  # of a track with so many lanes, in centimetres
FURTHER_LANE_WIDTH = 0.7
BOTTLENECK_END_SCALE = 1.12  # a bottleneck is this much wider at its ends
ALLEY_WIDTH = 1.35
ALLEY_WALL_WIDTH = 0.3
START_NUMERALS = ("I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X", "XI", "XII")

Cuts = tuple[float, ...]


@dataclass(frozen=True, slots=True)
class _Band:
    """The lanes of one stretch: its rims, and how the width is shared at its rear, middle and front."""

    rear: float
    front: float
    inside: ClosedCurve
    outside: ClosedCurve
    at_rear: Cuts
    at_middle: Cuts
    at_front: Cuts

    def edge(self, number: int, twelfth: float) -> float:
        """Give how far outside the middle of the track an edge lies."""
        share = (twelfth - self.rear) / (self.front - self.rear)
        soft = min(0.46, 0.6 * TWELFTHS_PER_COLUMN / (self.front - self.rear))
        end = self.at_rear if share < 0.5 else self.at_front
        cut = end[number] + (self.at_middle[number] - end[number]) * ease_in_out(min(share, 1 - share) / soft)
        inside = self.inside.at(twelfth)
        return inside + (self.outside.at(twelfth) - inside) * cut


@dataclass(frozen=True, slots=True)
class _Span:
    """Some way along the lap; it may run over the line."""

    rear: float
    front: float

    def covers(self, stretch: Stretch, length: int) -> bool:
        middle = (stretch.rear + stretch.front) / 2
        return any(self.rear < middle + lap < self.front for lap in (0, length))


class Layout:
    """A source laid out on the board."""

    def __init__(self, source: Source) -> None:
        self.source = source
        self.length = source.stretches[-1].front
        self.path = make_path(source)
        spaces = space_extents(source)
        self.extents = spaces
        self.alley: _Span | None = None
        if source.alley:
            file = source.alley.spaces
            self.alley = _Span(spaces[file[0]][1], spaces[file[-1]][2])
        beside = [len(s.lanes) for s in source.stretches if self._beside_alley(s)]
        self.alley_inside = track_width(max(beside, default=1)) / 2
        self.alley_outside = self.alley_inside + ALLEY_WALL_WIDTH + ALLEY_WIDTH
        self.bands = self._lay_bands()

    def _beside_alley(self, stretch: Stretch) -> bool:
        return self.alley is not None and self.alley.covers(stretch, self.length)

    def _wish(self, stretch: Stretch) -> tuple[float, float]:
        """Give the inner and outer rim that a stretch would like to have."""
        width = track_width(len(stretch.lanes))
        outside = self.alley_inside if self._beside_alley(stretch) else width / 2
        return outside - width, outside

    def _rim(self, side: int) -> ClosedCurve:
        """Follow the inner (0) or outer (1) rim of the track, without the alley, once round and on."""
        stretches = self.source.stretches
        knots: list[tuple[float, float]] = []
        fixed: list[bool] = []
        for behind, here in zip([stretches[-1], *stretches], stretches, strict=False):
            lanes = len(behind.lanes), len(here.lanes)
            narrow = behind if lanes[0] == 1 else here
            wishes = self._wish(behind)[side], self._wish(here)[side]
            at_mouth = self._beside_alley(behind) != self._beside_alley(here) and side == 1
            if at_mouth:
                wishes = (self.alley_outside,) * 2
            elif 1 in lanes:
                wishes = (self._wish(narrow)[side] * BOTTLENECK_END_SCALE,) * 2
            knots += [(here.rear, sum(wishes) / 2), ((here.rear + here.front) / 2, self._wish(here)[side])]
            fixed += [at_mouth or min(lanes) < 3, lanes[1] < 3 or (self._beside_alley(here) and side == 1)]
        return ClosedCurve(_softened(knots, fixed), self.length)

    def _lay_bands(self) -> list[_Band]:
        stretches = self.source.stretches
        inside, outside = self._rim(0), self._rim(1)
        level = ClosedCurve([(0.0, self.alley_inside)], self.length)
        shares: list[tuple[Cuts, Cuts]] = []
        for behind, ahead in zip(stretches, stretches[1:] + stretches[:1], strict=True):
            both = [tuple(map(float, cuts)) for cuts in boundary_cuts(behind, ahead)]
            if self._beside_alley(behind) != self._beside_alley(ahead):
                # The space before the alley is as wide as the alley's mouth too.
                side = 1 if self._beside_alley(behind) else 0
                rim = inside.at(behind.front)
                part = (self.alley_inside - rim) / (self.alley_outside - rim)
                both[side] = (*(cut * part for cut in both[side][:-1]), 1.0)
            shares.append((both[0], both[1]))
        return [
            _Band(
                stretch.rear,
                stretch.front,
                inside,
                level if self._beside_alley(stretch) else outside,
                shares[number - 1][1],
                tuple(map(float, even_cuts(len(stretch.lanes)))),
                shares[number][0],
            )
            for number, stretch in enumerate(stretches)
        ]

    def outline_strip(
        self, band: _Band | None, edges: tuple[int, int], rear: float, front: float
    ) -> list[Point]:
        """Outline a piece of lane: along its inner edge and back along its outer one."""
        inner = self.follow_edge(band, edges[0], rear, front)
        return inner + self.follow_edge(band, edges[1], rear, front)[::-1]

    def follow_edge(self, band: _Band | None, edge: int, rear: float, front: float) -> list[Point]:
        """Follow an edge of a lane (or of the alley, with no band) for some way."""
        steps = 2 + math.ceil((front - rear) * 1.5)
        marks = [rear + (front - rear) * step / steps for step in range(steps + 1)]
        if band is None:
            sides = [(self.alley_inside + ALLEY_WALL_WIDTH, self.alley_outside)[edge]] * len(marks)
        else:
            sides = [band.edge(edge, mark) for mark in marks]
        points = [
            self.path.point_at(mark).offset_outwards(side) for mark, side in zip(marks, sides, strict=True)
        ]
        return thin_polyline(points)

    def middle_of(self, band: _Band | None, edge: int, twelfth: float) -> tuple[Point, float]:
        """Give the point between two edges of a lane and the heading there."""
        place = self.path.point_at(twelfth)
        if band is None:
            return place.offset_outwards(
                (self.alley_inside + ALLEY_WALL_WIDTH + self.alley_outside) / 2
            ), place.heading
        aside = (band.edge(edge, twelfth) + band.edge(edge + 1, twelfth)) / 2
        ahead = (band.edge(edge, twelfth + 1) + band.edge(edge + 1, twelfth + 1)) / 2
        behind = (band.edge(edge, twelfth - 1) + band.edge(edge + 1, twelfth - 1)) / 2
        one, two = (
            self.path.point_at(twelfth - 1).offset_outwards(behind),
            self.path.point_at(twelfth + 1).offset_outwards(ahead),
        )
        return place.offset_outwards(aside), math.atan2(two[1] - one[1], two[0] - one[0])

    def _space(self, band: _Band | None, edge: int, rear: float, front: float) -> dict[str, Any]:
        at, heading = self.middle_of(band, edge, (rear + front) / 2)
        outline = self.outline_strip(band, (edge, edge + 1), rear, front)
        return {
            "at": flatten_points([at]),
            "heading": compass_degrees(heading),
            "outline": flatten_points(outline),
        }

    def place_spaces(self) -> dict[str, dict[str, Any]]:
        """Lay out every space."""
        found = {}
        for stretch, band in zip(self.source.stretches, self.bands, strict=True):
            for number, lane in enumerate(stretch.lanes):
                for space in lane.spaces:
                    found[space] = self._space(band, number, *self.extents[space][1:])
        for space in self.source.alley.spaces if self.source.alley else ():
            found[space] = self._space(None, 0, *self.extents[space][1:])
        return found

    def place_walls(self) -> list[list[float]]:
        """Lay out the walls on the track, each from its rear tip to its front tip."""
        runs: list[list[Point]] = []
        before: Stretch | None = None
        for stretch, band in zip(self.source.stretches, self.bands, strict=True):
            places = [sum(map(len, stretch.parts[: n + 1])) for n in range(len(stretch.parts) - 1)]
            new = [self.follow_edge(band, place, stretch.rear, stretch.front) for place in places]
            if before and walls_join(before, stretch):
                new = [old + more[1:] for old, more in zip(runs[-len(new) :], new, strict=True)]
                del runs[-len(new) :]
            runs += new
            before = stretch
        if self.alley:
            marks = [self.alley.rear + (self.alley.front - self.alley.rear) * n / 48 for n in range(49)]
            aside = self.alley_inside + ALLEY_WALL_WIDTH / 2
            runs.append(thin_polyline([self.path.point_at(mark).offset_outwards(aside) for mark in marks]))
        return [flatten_points(run) for run in runs]

    def rims(self) -> tuple[list[Point], list[Point]]:
        """Follow the inner and the outer edge of the whole track once round."""
        inner: list[Point] = []
        outer: list[Point] = []
        for stretch, band in zip(self.source.stretches, self.bands, strict=True):
            inner += self.follow_edge(band, 0, stretch.rear, stretch.front)
            alley = self._beside_alley(stretch)
            edge = 1 if alley else len(stretch.lanes)
            outer += self.follow_edge(None if alley else band, edge, stretch.rear, stretch.front)
        return inner, outer

    def place_line(self) -> list[float]:
        """Draw the line across the track and the alley."""
        band, place = self.bands[0], self.path.point_at(0)
        beside = self._beside_alley(self.source.stretches[0])
        outside = self.alley_outside if beside else band.edge(len(band.at_rear) - 1, 0)
        return flatten_points([place.offset_outwards(band.edge(0, 0)), place.offset_outwards(outside)])

    def place_emperors_box(self) -> dict[str, Any]:
        """Place the emperor's box before the alley, or before the line where there is none."""
        span = self.alley or _Span(-TWELFTHS_PER_COLUMN, TWELFTHS_PER_COLUMN)
        place = self.path.point_at((span.rear + span.front) / 2)
        outside = self.alley_outside if self.alley else self.bands[0].outside.at(0)
        one, other = self.path.point_at(span.rear), self.path.point_at(span.front)
        return {
            "at": flatten_points([place.offset_outwards(outside)]),
            "heading": compass_degrees(place.heading),
            "width": drawing_units(math.dist(one[:2], other[:2])),
        }

    def place_start_numerals(self) -> list[dict[str, Any]]:
        """Give the numbers of the start spaces, facing the way they are driven."""
        return [
            {"space": space, "text": text, "direction": direction}
            for direction, (_, spaces) in self.source.starts.items()
            for space, text in zip(spaces, START_NUMERALS, strict=False)
        ]


def track_width(lanes: int) -> float:
    """Give how wide a track of some lanes is, in centimetres."""
    known = len(TRACK_WIDTHS_BY_LANES) - 1
    return TRACK_WIDTHS_BY_LANES[min(lanes, known)] + max(lanes - known, 0) * FURTHER_LANE_WIDTH


def _softened(knots: list[tuple[float, float]], fixed: list[bool]) -> list[tuple[float, float]]:
    """Take the edge off the widening of the track, except where it has to be so wide."""
    for _ in range(3):
        values = [value for _, value in knots]
        after = values[1:] + values[:1]
        knots = [
            (twelfth, value if stays else (before + 2 * value + following) / 4)
            for (twelfth, value), stays, before, following in zip(
                knots, fixed, values[-1:] + values[:-1], after, strict=True
            )
        ]
    return knots


def draw_layout(source: Source) -> dict[str, Any]:
    """Give the drawing of a source: all positions, in fortieths of a centimetre on an A3 board."""
    layout = Layout(source)
    inner, outer = layout.rims()
    return {
        "size": [drawing_units(BOARD_SIZE_CM[0]), drawing_units(BOARD_SIZE_CM[1])],
        "spaces": layout.place_spaces(),
        "inner": flatten_points(thin_polyline(inner)),
        "outer": flatten_points(thin_polyline(outer)),
        "walls": layout.place_walls(),
        "line": layout.place_line(),
        "lanes": layout.place_start_numerals(),
        "box": layout.place_emperors_box(),
        "spina": flatten_points(source.spina or _middle(inner)),
    }


def _middle(inner: list[Point]) -> tuple[Point, Point]:
    """Lay a spina across the middle of the infield."""
    left, right = min(x for x, _ in inner), max(x for x, _ in inner)
    top, bottom = min(y for _, y in inner), max(y for _, y in inner)
    margin = min(0.3 * (right - left), 0.55 * (bottom - top))
    middle = (top + bottom) / 2
    return (left + margin, middle), (right - margin, middle)


def make_path(source: Source) -> Path:
    """Make the middle of the track from the bends of a source; without any, an oval."""
    length = source.stretches[-1].front
    bends = source.bends
    if not bends:
        return oval_path(length, 30.5, 14.0, (21.0, 16.2))
    if len(bends) < 3 or not runs_clockwise([bend.corner for bend in bends]):
        source.fail("course-source-bends", bends[-1].line)
    ring = [*bends, bends[0]]
    around = sum(math.dist(one.corner, two.corner) for one, two in pairwise(ring))
    column = 0.93 * around / source.stretches[-1].last
    corners: list[Corner] = []
    for place, bend in enumerate(bends):
        rear, front = _share(source, bends, place)
        if corners and rear < corners[-1].front:
            source.fail("course-source-bend-order", bend.line, column=bend.first)
        turn = _turn(bends, place)
        if not 0.05 < turn < 3.0:
            source.fail("course-source-bend-turn", bend.line)
        radius = bend.radius or _radius(source, bend, (front - rear) / TWELFTHS_PER_COLUMN, column, turn)
        corners.append(Corner(bend.corner, radius, rear, front))
    return Path(corners, length)


def _share(source: Source, bends: Sequence[Bend], place: int) -> tuple[float, float]:
    """Give the twelfths that turn round a bend; bends of the same columns share them."""
    bend = bends[place]
    if bend.last > source.stretches[-1].last:
        source.fail("course-source-no-column", bend.line, column=bend.last)
    same = [n for n, other in enumerate(bends) if (other.first, other.last) == (bend.first, bend.last)]
    rear, front = (bend.first - 1) * TWELFTHS_PER_COLUMN, bend.last * TWELFTHS_PER_COLUMN
    each = (front - rear) / len(same)
    return rear + each * same.index(place), rear + each * (same.index(place) + 1)


def _turn(bends: Sequence[Bend], place: int) -> float:
    before, here, after = (bends[n % len(bends)].corner for n in (place - 1, place, place + 1))
    one = math.atan2(here[1] - before[1], here[0] - before[0])
    two = math.atan2(after[1] - here[1], after[0] - here[0])
    return abs(math.remainder(two - one, math.tau))


def _radius(source: Source, bend: Bend, columns: float, column: float, turn: float) -> float:
    """Choose a radius that makes the spaces of a bend about as long as others."""
    walled = any(
        len(lane.spaces) > 1
        for stretch in source.stretches
        if stretch.first <= bend.last and bend.first <= stretch.last
        for lane in stretch.lanes
    )
    return columns * column / turn + (track_width(2) / 4 if walled else 0)
