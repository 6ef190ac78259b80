"""Boards for the page: a course or an arena as JSON with where everything lies, and its picture."""

from __future__ import annotations

import asyncio
import gzip
import hashlib
import math
from collections.abc import Mapping
from functools import lru_cache
from itertools import pairwise
from typing import Any, Final, NamedTuple
from xml.etree import ElementTree as ET

import msgspec
from fastapi import Request, Response

from hippodrome.atlas import course_json, course_names
from hippodrome.atlas.ben_hur import arena, arena_names
from hippodrome.course import faults, read_course
from hippodrome.drawing import draw_arena, draw_course
from hippodrome.drawing.arena import ABOVE, BELOW, SIDE, WIDTH
from hippodrome.drawing.oval import board_of
from hippodrome.language import voice
from hippodrome.saying import Saying, Trouble
from hippodrome.server.answers import Drawn
from hippodrome.server.requests import (
    address_of,
    body_of,
    json_response,
    language_of,
    read_message,
    refusal,
)
from hippodrome.server.routes import Described
from hippodrome.server.routing import Lasting, lasting, route
from hippodrome.server.service import Service

SVG: Final = "image/svg+xml"
_SPACE: Final = "http://www.w3.org/2000/svg"
_ORNAMENTS: Final = ("hd-hedge", "hd-title")
"""What a small picture goes without, as it goes without the crowd."""

MOST_DRAWN: Final = 300_000
LONGEST_RIM: Final = 9_000.0
"""So many bytes a drawing may have, and so long the rims of its track may be; ours have 40,000 and 5,000."""

_body: msgspec.json.Decoder[dict[str, Any]] = msgspec.json.Decoder(dict[str, Any])


class Faulty(Exception):
    """A board has faults: all of them."""

    def __init__(self, found: list[Saying]) -> None:
        self.found = found
        super().__init__(str(found[0]))


# --- what a board is -----------------------------------------------------------------------------------


@lru_cache(maxsize=32)
def house_board(game: str, name: str) -> dict[str, Any]:
    """Give a board of the house by the game and its name."""
    if game == "ave-caesar" and name in course_names():
        return dict(course_json(name))
    if game == "ben-hur" and name in arena_names():
        return with_sheet(dict(arena(name)) | {"name": name})
    raise Trouble("board-unknown")


def checked_board(game: str, written: Mapping[str, Any]) -> dict[str, Any]:
    """Check a board that somebody brings, and lay it out where it has no drawing."""
    if game == "ben-hur":
        from hippodrome.games.ben_hur.arena import check_arena  # noqa: PLC0415  (Ben Hur alone)

        wrong = check_arena(dict(written))
        if wrong:
            raise Faulty(wrong)
        return with_sheet({name: it for name, it in written.items() if name != "drawing"})
    if game != "ave-caesar":
        raise Trouble("board-unknown")
    wrong = faults(read_course(written))
    if wrong:
        raise Faulty(wrong)
    if not _is_modest(written.get("drawing")):
        written = {name: it for name, it in written.items() if name != "drawing"}
    return with_drawing(written)


def _is_modest(drawing: Any) -> bool:
    """Say whether a drawing is of a size that can be drawn in a moment; another is laid out anew."""
    try:
        if len(msgspec.json.encode(drawing)) > MOST_DRAWN:
            return False
        rims = [[float(it) for it in drawing[rim]] for rim in ("inner", "outer")]
        return all(_length(rim) < LONGEST_RIM for rim in rims)
    except (KeyError, TypeError, ValueError):
        return False


def _length(flat: list[float]) -> float:
    points = list(zip(flat[::2], flat[1::2], strict=False))
    return sum(math.dist(one, other) for one, other in pairwise([*points, *points[:1]]))


def with_drawing(course: Mapping[str, Any]) -> dict[str, Any]:
    """Give a course a drawing that is whole: its own, or an oval where it has none or a broken one."""
    board = board_of(course)
    drawing = {
        "size": list(board.size),
        "spaces": {
            name: {"at": list(it.at), "heading": it.heading, "outline": _flat(it.outline)}
            for name, it in board.spaces.items()
        },
        "inner": _flat(board.inner),
        "outer": _flat(board.outer),
        "walls": [_flat(wall) for wall in board.walls],
        "line": _flat(board.line),
        "lanes": [{"space": it.space, "text": it.words, "direction": it.direction} for it in board.lanes],
        "box": {"at": list(board.box.at), "heading": board.box.heading, "width": board.box_width},
        "spina": _flat(board.spina),
    }
    return {**course, "drawing": drawing}


def _flat(points: tuple[tuple[float, float], ...]) -> list[float]:
    return [round(number, 2) for point in points for number in point]


def with_sheet(written: dict[str, Any]) -> dict[str, Any]:
    """Tell how an arena lies on its picture, how large the pieces are and where the start places are.

    A point (x, y) of the arena is drawn at `at[0] + x * scale`, `at[1] - y * scale`; headings turn
    anticlockwise on the picture as they do in the arena.
    """
    from hippodrome.games.ben_hur import kit  # noqa: PLC0415  (Ben Hur alone)
    from hippodrome.games.ben_hur.arena import place, read_arena  # noqa: PLC0415  (on demand)

    read = read_arena(written)
    scale = (WIDTH - 2 * SIDE) / (2 * (read.half + read.outer))
    drawing = {
        "size": [WIDTH, 2 * read.outer * scale + ABOVE + BELOW],
        "scale": scale,
        "at": [WIDTH / 2, ABOVE + read.outer * scale],
        "chariot": {"length": kit.LENGTH, "width": kit.WIDTH},
        "ruler": {"width": kit.RULER_WIDTH, "lengths": dict(kit.RULER)},
        "places": [list(place(read, number)) for number in range(1, kit.MOST + 1)],
    }
    return {**written, "drawing": drawing}


# --- its picture ---------------------------------------------------------------------------------------


def picture(game: str, board: Mapping[str, Any], *, small: bool) -> str:
    """Draw a board; a small picture goes without the crowd."""
    if game == "ave-caesar":
        drawn = draw_course(board)
    else:
        title = str(board.get("name", "")).replace("-", " ").title()
        places = [(x, y) for x, y, _ in board["drawing"]["places"]]
        drawn = draw_arena(board, (), places=places, title=title)
    return _plain(drawn) if small else drawn


def _plain(drawn: str) -> str:
    ET.register_namespace("", _SPACE)
    root = ET.fromstring(drawn)  # noqa: S314  (drawn by ourselves)
    for parent in list(root.iter()):
        for child in list(parent):
            kind = child.get("class", "")
            crowd = parent.get("class") == "hd-stands" and child.get("stroke-linecap") is not None
            if kind in _ORNAMENTS or crowd:
                parent.remove(child)
    return ET.tostring(root, encoding="unicode") + "\n"


class Asked(NamedTuple):
    """A board of the house that is asked for, as JSON or as a picture."""

    game: str
    name: str
    kind: str
    small: bool = False


_ready: dict[Asked, Lasting] = {}
"""The boards of the house that were asked for before; there are few."""


def made(asked: Asked) -> Lasting:
    """Make a board of the house ready to be sent."""
    board = house_board(asked.game, asked.name)
    if asked.kind == SVG:
        plain = picture(asked.game, board, small=asked.small).encode()
    else:
        plain = msgspec.json.encode(board)
    tag = f'"{hashlib.sha256(plain).hexdigest()[:20]}"'
    return Lasting(plain, gzip.compress(plain, 9, mtime=0), tag, asked.kind)


# --- routes --------------------------------------------------------------------------------------------


@route("GET", "/boards/{game}/{board}.svg", Described(answer=str, kind=SVG, query=("thumb",)))
async def board_picture(service: Service, request: Request) -> Response:
    """Draw a board of the house; `thumb=1` leaves out the crowd and other small things."""
    small = request.query_params.get("thumb", "0") not in ("", "0")
    return await _answer(service, request, SVG, small=small)


@route("GET", "/boards/{game}/{board}", Described(answer=dict))
async def board(service: Service, request: Request) -> Response:
    """Give a board of the house: a course or an arena, with a `drawing` that says where everything lies."""
    return await _answer(service, request, "application/json")


async def _answer(service: Service, request: Request, kind: str, *, small: bool = False) -> Response:
    asked = Asked(str(request.path_params["game"])[:40], str(request.path_params["board"])[:40], kind, small)
    house_board(asked.game, asked.name)
    if asked not in _ready:
        async with service.beside:
            _ready[asked] = await asyncio.to_thread(made, asked)
    return lasting(request, _ready[asked])


@route("POST", "/boards/{game}", Described(body=dict, answer=Drawn))
async def check_board(service: Service, request: Request) -> Response:
    """Check a course or an arena of one's own: the board with its drawing and its picture, or every fault."""
    written = read_message(await body_of(request, service.config.limits.body), _body)
    service.gate.pass_work(address_of(request))
    game = str(request.path_params["game"])[:40]
    language = language_of(request)
    try:
        async with service.beside:
            drawn = await asyncio.to_thread(_drawn, game, written)
    except Faulty as faulty:
        say = voice(language)
        said_no = refusal(Trouble("board-faulty", count=len(faulty.found)), language)
        named = [say(it) for it in faulty.found]
        return json_response(msgspec.structs.replace(said_no, faults=named), 422)
    return json_response(drawn)


def _drawn(game: str, written: Mapping[str, Any]) -> Drawn:
    board = checked_board(game, written)
    return Drawn(board, picture(game, board, small=False))
