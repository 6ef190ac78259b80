"""Drawing boards: a course or an arena as an SVG picture, with the chariots of a position standing on it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import click

from hippodrome.atlas import course_json, course_names
from hippodrome.atlas.ben_hur import arena_names
from hippodrome.commands.check import course_value
from hippodrome.course import faults, read_course
from hippodrome.drawing import ArenaChariot, ChariotMark, Ghost, draw_arena, draw_course
from hippodrome.files import read_json, write_text
from hippodrome.games import read_position
from hippodrome.saying import Trouble

LETTERS = "ABCDEF"


@click.command()
@click.argument("board", required=False)
@click.option("--out", metavar="FILE", required=True)
@click.option("--position", metavar="FILE")
@click.option("--card")
@click.option("--ruler", default="0", type=click.Choice(["-30", "0", "+30"]), show_default=True)
@click.option("--ids", is_flag=True)
def draw(
    board: str | None,
    *,
    out: str,
    position: str | None,
    card: str | None,
    ruler: str,
    ids: bool,
) -> None:
    """Draw a BOARD, a course or an arena, by name or file; with a position its board need not be named."""
    found, state = (None, None) if position is None else read_position(read_json(position))
    if card is not None and (found is None or found.game.name != "ben-hur"):
        raise Trouble("draw-card", option="--card")
    if found is not None:
        if found.game.name == "ben-hur":
            picture = _draw_sand(state, board, card, int(ruler))
        else:
            picture = _draw_race(state, board, ids=ids)
    elif board is None:
        raise Trouble("draw-what", courses=", ".join(course_names()), arenas=", ".join(arena_names()))
    elif board in arena_names():
        picture = _draw_empty(board)
    else:
        picture = _draw_board(board, ids=ids)
    write_text(out, picture)


def _draw_board(board: str, *, ids: bool) -> str:
    if not _is_file(board):
        return draw_course(course_json(board), ids=ids)
    value = course_value(board)
    if isinstance(value, Mapping) and "half" in value:
        return _draw_empty(value)
    course = read_course(value)
    wrong = faults(course)
    if wrong:
        raise Trouble("course-faulty", count=len(wrong), first=wrong[0].key)
    assert isinstance(value, Mapping)  # noqa: S101  (read_course saw to it)
    return draw_course(value, ids=ids)


def _is_file(board: str) -> bool:
    return board.endswith((".json", ".course"))


def _draw_race(state: Any, board: str | None, *, ids: bool) -> str:
    from hippodrome.course import write_course  # noqa: PLC0415  (a position is drawn less often)

    track = state.race.track
    course = track.course
    if board is not None:
        named = read_course(course_value(board) if _is_file(board) else course_json(board))
        if named != course:
            raise Trouble("draw-other-course", course=course.name)
        course = named
    value = write_course(course)
    marks = [
        ChariotMark(track.space(it.station) if it.on_course else None, number, LETTERS[number])
        for number, it in enumerate(state.chariots)
    ]
    return draw_course(value, marks, direction=track.direction, ids=ids)


def _draw_empty(board: object) -> str:
    from hippodrome.games.ben_hur.arena import place, read_arena  # noqa: PLC0415  (Ben Hur alone)

    arena = read_arena(board)
    places = [place(arena, number) for number in range(1, 7)]
    title = arena.name.replace("-", " ").title()
    return draw_arena(_measures(arena), (), places=[(x, y) for x, y, _ in places], title=title)


def _draw_sand(state: Any, board: str | None, card: str | None, ruler: int) -> str:
    from hippodrome.games.ben_hur.arena import read_arena  # noqa: PLC0415  (Ben Hur alone)
    from hippodrome.games.ben_hur.geometry import chariot_outline, outline, stretch  # noqa: PLC0415  (on demand)
    from hippodrome.games.ben_hur.kit import RULER, RULER_WIDTH, Card  # noqa: PLC0415  (on demand)
    from hippodrome.games.ben_hur.refusals import placements  # noqa: PLC0415  (on demand)

    chariots = [
        ArenaChariot(it.pose[0], it.pose[1], it.pose[2], number, LETTERS[number])
        for number, it in enumerate(state.chariots)
        if it.pose is not None
    ]
    arena = state.table.arena
    if board is not None and read_arena(read_json(board) if _is_file(board) else board) != arena:
        raise Trouble("draw-other-arena", arena=arena.name)
    title = arena.name.replace("-", " ").title()
    if card is None:
        return draw_arena(_measures(arena), chariots, title=title)
    ghosts = [
        Ghost(_corners(chariot_outline((x, y, heading))), verdict.split()[0], f"{laid} {turned}")
        for laid, turned, verdict, (x, y, heading) in placements(state, card)
    ]
    x, y, heading = state.chariots[state.actor].pose
    along = (heading + ruler) % 360
    far_x, far_y = stretch(RULER[Card(card)], along)
    laid_out = outline((x + far_x, y + far_y), (x, y), RULER_WIDTH, along)
    return draw_arena(_measures(arena), chariots, ruler=_corners(laid_out), ghosts=ghosts, title=title)


def _measures(arena: Any) -> dict[str, int]:
    return {"half": arena.half, "inner": arena.inner, "outer": arena.outer}


def _corners(quad: tuple[int, ...]) -> list[tuple[float, float]]:
    return [(float(quad[at]), float(quad[at + 1])) for at in (0, 2, 4, 6)]
