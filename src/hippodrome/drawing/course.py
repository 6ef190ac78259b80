"""A whole board of Ave Caesar as one picture."""

from __future__ import annotations

import math
from collections.abc import Collection, Mapping, Sequence
from typing import Any

from hippodrome.drawing import ground, imperial, track
from hippodrome.drawing.board import DrawnBoard, DrawnSpace
from hippodrome.drawing.chariots import ChariotMark, draw_chariot, scale_to_fit
from hippodrome.drawing.frame import draw_frame, draw_title_tablet
from hippodrome.drawing.garden import draw_garden
from hippodrome.drawing.oval import read_or_lay_out_board
from hippodrome.drawing.scenery import scenery_of
from hippodrome.drawing.spina import draw_spina
from hippodrome.drawing.svg import (
    Point,
    escape_text,
    num,
    points_at_even_steps,
    svg_element,
    svg_group,
)

TITLE_SIZE = (380.0, 108.0)


def draw_course(
    course: Mapping[str, Any],
    chariots: Sequence[ChariotMark] = (),
    *,
    direction: str = "clockwise",
    ids: bool = False,
    lit: Collection[str] = (),
    heat: Mapping[str, float] | None = None,
    title: str | None = None,
) -> str:
    """Draw the board of a course as a complete SVG, with chariots standing on it.

    `heat` lays a glow over spaces, from 0 for none to 1 for the hottest.
    """
    board = read_or_lay_out_board(course)
    words = course_title(course) if title is None else title
    sign = _sign_place(board)
    scenery = scenery_of(str(course["name"]))
    return wrap_picture(
        board.size,
        words,
        ground.svg_definitions(board.inner, board.outer, scenery),
        ground.draw_stands(board.size, board.outer, [_around(sign, TITLE_SIZE), _box_room(board)]),
        ground.draw_track_wall("#hd-outer", ground.PODIUM_WIDTH),
        draw_garden(board.inner, board.spina, scenery),
        draw_spina(board.spina, _spina_scale(board)),
        ground.draw_sand(scenery),
        track.draw_spaces(board, course["alley"], lit),
        track.draw_heat(board, heat) if heat else "",
        track.draw_hidden_steps(board, course["ahead"]),
        track.draw_start_numerals(board),
        track.draw_line(board.line),
        track.draw_walls(board.walls),
        track.draw_space_ids(board) if ids else "",
        imperial.draw_emperors_box(board.box.at, board.box.heading, board.box_width, _box_scale(board)),
        draw_frame(board.size),
        draw_title_tablet(words, sign, TITLE_SIZE[0]) if words else "",
        _chariots(board, chariots, direction),
    )


def draw_chariot_layer(
    course: Mapping[str, Any], chariots: Sequence[ChariotMark], *, direction: str = "clockwise"
) -> str:
    """Draw chariots alone, where they stand on the board of a course."""
    board = read_or_lay_out_board(course)
    return wrap_picture(board.size, "", _chariots(board, chariots, direction))


def wrap_picture(size: Point, words: str, *layers: str) -> str:
    """Wrap layers up as a self-contained picture, A3 in print."""
    width, height = size
    return (
        svg_element(
            "svg",
            svg_element("title", escape_text(words)) if words else "",
            svg_element("style", track.TRACK_CSS),
            *layers,
            xmlns="http://www.w3.org/2000/svg",
            viewBox=f"0 0 {num(width)} {num(height)}",
            width=f"{num(width / 4)}mm",
            height=f"{num(height / 4)}mm",
            role="img",
        )
        + "\n"
    )


def course_title(course: Mapping[str, Any]) -> str:
    """Give the words on the tablet of a board: the course's name."""
    return str(course["name"]).replace("-", " ")


def _chariots(board: DrawnBoard, chariots: Sequence[ChariotMark], direction: str) -> str:
    turn = 0 if direction == "clockwise" else 180
    drawn = [
        draw_chariot(place.at, (place.heading + turn) % 360, mark, _scale(place), horses=4)
        for mark in chariots
        if mark.space is not None and (place := board.spaces.get(mark.space))
    ]
    return svg_group(*drawn, class_="hd-chariots")


def _scale(place: DrawnSpace) -> float:
    """Make a chariot fit its space."""
    lean = math.radians(place.heading)
    along = [x * math.cos(lean) + y * math.sin(lean) for x, y in place.outline]
    across = [y * math.cos(lean) - x * math.sin(lean) for x, y in place.outline]
    long, wide = max(along) - min(along), max(across) - min(across)
    return scale_to_fit(long, wide)


def _spina_scale(board: DrawnBoard) -> float:
    """Make the spina as tall as the garden allows."""
    (x0, y0), (x1, y1) = board.spina[0], board.spina[1]
    scale = 1.35
    rim = [point for point, _ in points_at_even_steps(board.inner, 12)]
    for share, high in ((0.0, 80), (0.11, 115), (0.25, 90), (0.5, 178), (0.75, 90), (0.89, 115), (1.0, 80)):
        x, y = x0 + (x1 - x0) * share, y0 + (y1 - y0) * share
        above = [y - ry for rx, ry in rim if abs(rx - x) < 30 and ry < y]
        scale = min(scale, min(above, default=999.0) / high)
        scale = min(scale, min(math.dist((x, y), point) for point in rim) / 66)
    return max(scale, 0.4)


def _box_scale(board: DrawnBoard) -> float:
    """Make the emperor's box fit between the alley and the frame."""
    lean = math.radians(board.box.heading)
    x, y = board.box.at
    room = min(
        (y - ground.FRAME_WIDTH) / max(math.cos(lean), 0.01),
        (board.size[1] - y - ground.FRAME_WIDTH) / max(-math.cos(lean), 0.01),
        (x - ground.FRAME_WIDTH) / max(-math.sin(lean), 0.01),
        (board.size[0] - x - ground.FRAME_WIDTH) / max(math.sin(lean), 0.01),
    )
    return min(1.0, max(0.3, room / 150))


def _sign_place(board: DrawnBoard) -> Point:
    """Choose a place for the title: the corner of the stands with most room, away from the emperor's box."""
    width, height = board.size
    half, high = TITLE_SIZE[0] / 2 + 34, TITLE_SIZE[1] / 2 + 6
    margin = ground.FRAME_WIDTH + 14
    spots = [
        (x, y)
        for y in (margin + high, height - margin - high)
        for x in range(int(margin + half), int(width - margin - half) + 1, 20)
    ]

    def room(spot: Point) -> float:
        near = min(
            math.hypot(max(abs(x - spot[0]) - half, 0), max(abs(y - spot[1]) - high, 0))
            for x, y in board.outer
        )
        from_box = (
            abs(spot[0] - board.box.at[0]) - half - board.box_width / 2 if spot[1] < height / 2 else 999
        )
        return min(near, from_box, 60.0)

    return max(spots, key=lambda spot: (round(room(spot)), -spot[1], -abs(spot[0] - width * 0.72)))


def _around(middle: Point, size: Point) -> ground.Rect:
    half, high = size[0] / 2 + 32, size[1] / 2 + 6
    return middle[0] - half, middle[1] - high, middle[0] + half, middle[1] + high


def _box_room(board: DrawnBoard) -> ground.Rect:
    half, high = imperial.emperors_box_width(board.box_width) / 2 + 22, imperial.BOX_HEIGHT + 8
    x, y = board.box.at
    lean = math.radians(board.box.heading)
    middle = (x + math.sin(lean) * high / 2, y - math.cos(lean) * high / 2)
    wide = abs(math.cos(lean)) * half + abs(math.sin(lean)) * high / 2
    tall = abs(math.sin(lean)) * half + abs(math.cos(lean)) * high / 2
    return middle[0] - wide, middle[1] - tall, middle[0] + wide, middle[1] + tall
