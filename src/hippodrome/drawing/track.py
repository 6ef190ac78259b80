"""What one plays on: spaces, walls, the line and the numerals of the lanes."""

from __future__ import annotations

import math
from collections.abc import Collection, Iterator, Mapping, Sequence

from hippodrome.drawing import ornaments, palette
from hippodrome.drawing.board import DrawnBoard
from hippodrome.drawing.svg import (
    Point,
    escape_text,
    num,
    placing_transform,
    polyline_path_data,
    svg_element,
    svg_group,
    svg_path,
)

_STROKES = {
    "I": (("M0-1V1",), 0.34),
    "V": (("M-.62-1L0 1L.62-1",), 1.3),
    "X": (("M-.6-1L.6 1M.6-1L-.6 1",), 1.3),
}


def draw_heat(board: DrawnBoard, heat: Mapping[str, float]) -> str:
    """Lay a glow over spaces, from 0 for none to 1 for the hottest."""
    glowing = [
        svg_path(
            polyline_path_data(board.spaces[space].outline, closed=True),
            fill=palette.RED,
            opacity=f"{0.75 * min(max(share, 0.0), 1.0):.2f}",
        )
        for space, share in heat.items()
        if space in board.spaces
    ]
    return svg_group(*glowing, class_="hd-heat")


def draw_spaces(board: DrawnBoard, alley: Collection[str], lit: Collection[str] = ()) -> str:
    """Draw the spaces, the alley's in purple; the lit ones shine."""
    drawn = []
    for space, place in board.spaces.items():
        kind = "hd-alley" if space in alley else "hd-space"
        shape = svg_path(
            polyline_path_data(place.outline, closed=True),
            class_=f"{kind} hd-lit" if space in lit else kind,
            data_space=space,
        )
        drawn.append(shape)
    wreaths = [
        svg_group(
            ornaments.draw_laurel_wreath(13, 7, (palette.PURPLE, palette.PURPLE)),
            transform=placing_transform(*board.spaces[space].at, board.spaces[space].heading),
            opacity="0.28",
        )
        for space in board.spaces
        if space in alley
    ]
    return svg_group(*drawn, *wreaths, class_="hd-spaces")


def draw_walls(runs: Sequence[Sequence[Point]]) -> str:
    """Draw the walls on the track in stone, with a capping of lighter blocks."""
    lines = [polyline_path_data(run) for run in runs]
    layers = (
        ("#2a1405", 15.0, "none", "0.28", "translate(2 3)"),
        (palette.STONE_DARK, 13.0, "none", "1", ""),
        (palette.STONE_LIGHT, 9.6, "none", "1", ""),
        (palette.STONE_SHADE, 9.6, "1.3 15", "1", ""),
    )
    return svg_group(
        *(
            svg_group(
                *(svg_path(line) for line in lines),
                stroke=colour,
                stroke_width=wide,
                stroke_dasharray=dashes,
                opacity=opacity,
                stroke_linecap="butt" if dashes != "none" else "round",
                **({"transform": moved} if moved else {}),
            )
            for colour, wide, dashes, opacity, moved in layers
        ),
        fill="none",
        stroke_linejoin="round",
        class_="hd-walls",
    )


def draw_line(ends: Sequence[Point]) -> str:
    """Draw the line across the track, in chalk between two red threads."""
    d = polyline_path_data(ends)
    return svg_group(
        svg_path(d, stroke=palette.RED, stroke_width=11),
        svg_path(d, stroke=palette.CHALK, stroke_width=7),
        class_="hd-line",
    )


def draw_start_numerals(board: DrawnBoard) -> str:
    """Paint the numbers of the lanes on the start spaces, read from behind."""
    return svg_group(
        *(
            svg_group(
                draw_roman_numeral(lane.words, 11),
                transform=placing_transform(
                    *_towards_line(board, lane.space, 20), board.spaces[lane.space].heading + 90
                ),
            )
            for lane in board.lanes
        ),
        stroke=palette.RED,
        fill="none",
        opacity="0.8",
        class_="hd-numerals",
    )


def _towards_line(board: DrawnBoard, space: str, before: float) -> Point:
    """Give the point of a start space that lies some way before (or behind) the line."""
    place = board.spaces[space]
    (x0, y0), (x1, y1) = board.line[0], board.line[1]
    heading = math.radians(place.heading)
    to_line = ((x0 + x1) / 2 - place.at[0]) * math.cos(heading) + ((y0 + y1) / 2 - place.at[1]) * math.sin(
        heading
    )
    ahead = to_line - math.copysign(before, to_line)
    return place.at[0] + math.cos(heading) * ahead, place.at[1] + math.sin(heading) * ahead


def draw_roman_numeral(words: str, high: float) -> str:
    """Draw a Roman numeral as strokes with serifs, so that it looks the same everywhere."""
    glyphs = [_STROKES[letter] for letter in words if letter in _STROKES]
    total = sum(wide for _, wide in glyphs) + 0.45 * (len(glyphs) - 1)
    narrow = min(1.0, 2.6 / total) if total else 1.0
    x = -total / 2
    drawn = []
    for (strokes, wide), letter in zip(glyphs, (it for it in words if it in _STROKES), strict=True):
        serif = "M-.26-1H.26M-.26 1H.26" if letter == "I" else "M-.9-1H-.34M.34-1H.9"
        serif += "M-.9 1H-.34M.34 1H.9" if letter == "X" else ""
        for d, stroke in ((strokes[0], 0.3), (serif, 0.16)):
            drawn.append(svg_path(d, transform=f"translate({x + wide / 2:.2f} 0)", stroke_width=f"{stroke}"))
        x += wide + 0.45
    return svg_group(*drawn, transform=f"scale({num(high * narrow)} {num(high)})")


def draw_space_ids(board: DrawnBoard) -> str:
    """Write the id of every space, small, along the track but never upside down."""
    numbered = {lane.space for lane in board.lanes}
    return svg_group(
        *(
            svg_element(
                "text",
                escape_text(space),
                transform=placing_transform(
                    *(_towards_line(board, space, 56) if space in numbered else place.at),
                    _readable(place.heading),
                ),
            )
            for space, place in board.spaces.items()
        ),
        class_="hd-ids",
    )


def _readable(heading: float) -> float:
    turn = heading % 360
    return turn - 180 if 90 < turn < 270 else turn


def draw_hidden_steps(board: DrawnBoard, ahead: Mapping[str, Sequence[str]]) -> str:
    """Mark the steps that the spaces do not show, because they neither overlap nor touch."""
    marks = []
    for space, target in _far_steps(board, ahead):
        (x0, y0), (x1, y1) = board.spaces[space].at, board.spaces[target].at
        x, y = (x0 + x1) / 2, (y0 + y1) / 2
        turn = math.degrees(math.atan2(y1 - y0, x1 - x0))
        marks.append(
            svg_group(
                svg_path("M-17 0H17M10-5L17 0L10 5M-10-5L-17 0L-10 5"),
                transform=placing_transform(x, y, turn),
            )
        )
    return svg_group(*marks, class_="hd-steps") if marks else ""


def _far_steps(board: DrawnBoard, ahead: Mapping[str, Sequence[str]]) -> Iterator[tuple[str, str]]:
    for space, targets in ahead.items():
        for target in targets:
            if space in board.spaces and target in board.spaces:
                one, other = board.spaces[space].outline, board.spaces[target].outline
                if not _touch(one, other):
                    yield space, target


def _touch(one: Sequence[Point], other: Sequence[Point]) -> bool:
    """Tell whether two outlines come within a few units of each other."""
    return any(_near(point, other) for point in one) or any(_near(point, one) for point in other)


def _near(point: Point, ring: Sequence[Point], within: float = 3.0) -> bool:
    px, py = point
    for (x0, y0), (x1, y1) in zip(ring, [*ring[1:], ring[0]], strict=True):
        if min(x0, x1) - within > px or max(x0, x1) + within < px:
            continue
        square = (x1 - x0) ** 2 + (y1 - y0) ** 2
        share = ((px - x0) * (x1 - x0) + (py - y0) * (y1 - y0)) / square if square else 0.0
        share = min(max(share, 0.0), 1.0)
        if math.dist(point, (x0 + (x1 - x0) * share, y0 + (y1 - y0) * share)) <= within:
            return True
    return False


TRACK_CSS = (
    f".hd-space{{fill:{palette.SAND_WARM};fill-opacity:.12;stroke:{palette.RUT};stroke-width:2;stroke-opacity:.8;"
    "stroke-linejoin:round}"
    f".hd-alley{{fill:{palette.PURPLE_LIGHT};fill-opacity:.36;stroke:{palette.PURPLE};stroke-width:1.8;"
    "stroke-linejoin:round}"
    f".hd-lit{{fill:{palette.GOLD_LIGHT};fill-opacity:.85;stroke:{palette.RED};stroke-width:3;stroke-opacity:1}}"
    f".hd-line{{fill:none}}"
    f".hd-steps{{fill:none;stroke:{palette.RED};stroke-width:1.8;opacity:.75}}"
    f".hd-ids text{{font:600 13px 'Trebuchet MS','DejaVu Sans',sans-serif;fill:{palette.INK};"
    "fill-opacity:.72;text-anchor:middle;dominant-baseline:central}"
)
"""The style of everything on the track."""
