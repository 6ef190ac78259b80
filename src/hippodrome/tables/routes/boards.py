"""The routes of boards: those of the house and those that somebody brings, as JSON and as pictures."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

import msgspec

from hippodrome.saying import Trouble
from hippodrome.tables.answers import CheckedBoard, RecognisedBoard
from hippodrome.tables.boards import FaultyBoard, house_source
from hippodrome.tables.live.service import TableService
from hippodrome.tables.refusing import read_message, refusal
from hippodrome.tables.routes.routing import (
    JSON,
    ApiAnswer,
    ApiRequest,
    RouteDescription,
    json_answer,
    route,
    run_work,
)
from hippodrome.tables.working import CheckBoard, DrawBoard, RecogniseBoard

SVG: Final = "image/svg+xml"
PLAIN_TEXT: Final = "text/plain; charset=utf-8"

_body: msgspec.json.Decoder[dict[str, Any]] = msgspec.json.Decoder(dict[str, Any])


class BoardRequest(NamedTuple):
    """A board of the house that is asked for, as JSON or as a picture."""

    game: str
    name: str
    kind: str
    small: bool = False


_ready: dict[BoardRequest, bytes] = {}
"""The boards of the house that were asked for before; there are few."""


@route("GET", "/boards/{game}/{board}.svg", RouteDescription(answer=str, kind=SVG, query=("thumb",)))
async def board_picture(service: TableService, request: ApiRequest) -> ApiAnswer:
    """Draw a board of the house; `thumb=1` leaves out the crowd and other small things."""
    small = request.query.get("thumb", "0") not in ("", "0")
    return await _answer(service, request, SVG, small=small)


@route("GET", "/boards/{game}/{board}.course", RouteDescription(answer=str, kind=PLAIN_TEXT))
async def board_source(_service: TableService, request: ApiRequest) -> ApiAnswer:
    """Give the text that a course of the house is written in, where it is written as one."""
    found = house_source(request.path["game"][:40], request.path["board"][:40])
    return ApiAnswer(found.encode(), kind=PLAIN_TEXT, lasting=True)


@route("GET", "/boards/{game}/{board}", RouteDescription(answer=dict))
async def board(service: TableService, request: ApiRequest) -> ApiAnswer:
    """Give a board of the house: a course or an arena, with a `drawing` that says where everything lies."""
    return await _answer(service, request, JSON)


async def _answer(service: TableService, request: ApiRequest, kind: str, *, small: bool = False) -> ApiAnswer:
    wanted = BoardRequest(request.path["game"][:40], request.path["board"][:40], kind, small)
    if wanted not in _ready:
        task = DrawBoard(wanted.game, wanted.name, picture=kind == SVG, small=small)
        _ready[wanted] = (await run_work(service, request, task, str)).encode()
    return ApiAnswer(_ready[wanted], kind=kind, lasting=True)


@route("POST", "/boards", RouteDescription(body=dict, answer=RecognisedBoard), large=True)
async def recognise_board(service: TableService, request: ApiRequest) -> ApiAnswer:
    """Check a course or an arena of one's own as below, of whichever game knows it."""
    return await _checked(service, request, RecogniseBoard(_written(request)), RecognisedBoard)


@route("POST", "/boards/{game}", RouteDescription(body=dict, answer=CheckedBoard), large=True)
async def check_board(service: TableService, request: ApiRequest) -> ApiAnswer:
    """Check a course or an arena of one's own: the board with its drawing and its picture, or every fault."""
    return await _checked(
        service, request, CheckBoard(request.path["game"][:40], _written(request)), CheckedBoard
    )


def _written(request: ApiRequest) -> dict[str, Any]:
    return read_message(request.body, _body)


async def _checked(
    service: TableService, request: ApiRequest, task: CheckBoard | RecogniseBoard, kind: type[Any]
) -> ApiAnswer:
    """Have a board checked; one with faults is answered with all of them."""
    request.limits.pass_work()
    try:
        drawn = await run_work(service, request, task, kind)
    except FaultyBoard as faulty:
        return faulty_answer(service, request, faulty)
    return json_answer(drawn)


def faulty_answer(service: TableService, request: ApiRequest, faulty: FaultyBoard) -> ApiAnswer:
    """Refuse a board, naming every fault."""
    say = service.voices(request.language)
    said_no = refusal(Trouble("board-faulty", count=len(faulty.found)), say)
    named = [say(it) for it in faulty.found]
    return json_answer(msgspec.structs.replace(said_no, faults=named), 422)
