"""The routes of the workshop: a board that is being made is laid out with its faults, and driven on."""

from __future__ import annotations

import msgspec

from hippodrome.tables.boards import FaultyBoard
from hippodrome.tables.crafting import (
    DriveOptions,
    LoneDrive,
    RaceCounts,
    Sketch,
    Sketched,
    SketchFault,
    TrialRaces,
)
from hippodrome.tables.live.service import TableService
from hippodrome.tables.refusing import read_message
from hippodrome.tables.routes.boards import faulty_answer
from hippodrome.tables.routes.routing import (
    ApiAnswer,
    ApiRequest,
    RouteDescription,
    json_answer,
    route,
    run_work,
)
from hippodrome.tables.working import SketchBoard, TryBoard, TryDrive, UnspokenSketch, read_saying

_sketch: msgspec.json.Decoder[Sketch] = msgspec.json.Decoder(Sketch)
_trial: msgspec.json.Decoder[TrialRaces] = msgspec.json.Decoder(TrialRaces)
_drive: msgspec.json.Decoder[LoneDrive] = msgspec.json.Decoder(LoneDrive)


@route("POST", "/workshop/{game}/sketch", RouteDescription(body=Sketch, answer=Sketched), large=True)
async def sketch(service: TableService, request: ApiRequest) -> ApiAnswer:
    """Lay out a board that is being made, however faulty, and name every fault at its place."""
    asked = read_message(request.body, _sketch)
    request.limits.pass_work()
    task = SketchBoard(request.path["game"][:40], asked.name, asked.source, asked.picture)
    found = await run_work(service, request, task, UnspokenSketch)
    say = service.voices(request.language)
    faults = [SketchFault(say(read_saying(it)), line, spaces) for it, line, spaces in found.faults]
    return json_answer(Sketched(found.board, found.svg, faults, found.measures, found.narrow))


@route("POST", "/workshop/{game}/races", RouteDescription(body=TrialRaces, answer=RaceCounts), large=True)
async def try_board(service: TableService, request: ApiRequest) -> ApiAnswer:
    """Run a few races of charioteers on a board: who wins, which rules bite, who is in the way."""
    asked = read_message(request.body, _trial)
    request.limits.pass_work()
    game = request.path["game"][:40]
    task = TryBoard(game, asked.board, asked.direction, asked.first, asked.races)
    try:
        return json_answer(await run_work(service, request, task, RaceCounts))
    except FaultyBoard as faulty:
        return faulty_answer(service, request, faulty)


@route("POST", "/workshop/{game}/drive", RouteDescription(body=LoneDrive, answer=DriveOptions), large=True)
async def try_drive(service: TableService, request: ApiRequest) -> ApiAnswer:
    """Tell where each card leads a chariot that is alone on a board."""
    asked = read_message(request.body, _drive)
    request.limits.pass_work()
    task = TryDrive(request.path["game"][:40], asked.board, asked.place, asked.pose, asked.before)
    try:
        return json_answer(await run_work(service, request, task, DriveOptions))
    except FaultyBoard as faulty:
        return faulty_answer(service, request, faulty)
