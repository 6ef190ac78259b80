"""The routes of puzzles: what there is, and one of them as at a table."""

from __future__ import annotations

from datetime import UTC, datetime

from hippodrome.saying import Trouble
from hippodrome.tables.answers import Puzzles, PuzzleView
from hippodrome.tables.live.service import TableService
from hippodrome.tables.routes.routing import (
    ApiAnswer,
    ApiRequest,
    RouteDescription,
    json_answer,
    route,
    run_work,
)
from hippodrome.tables.working import ListPuzzles, ShowPuzzle


@route("GET", "/puzzles", RouteDescription(answer=Puzzles, texts=("day",)))
async def puzzles(service: TableService, request: ApiRequest) -> ApiAnswer:
    """List the puzzles and name that of a `day`, such as 2026-11-16; without one, of today."""
    day = request.query.get("day", "")[:20] or datetime.now(UTC).date().isoformat()
    return json_answer(await run_work(service, request, ListPuzzles(day), Puzzles))


@route("GET", "/puzzles/{game}/{number}", RouteDescription(answer=PuzzleView))
async def puzzle(service: TableService, request: ApiRequest) -> ApiAnswer:
    """Show a puzzle, from number 1 on: as its seat sees the race, with what is said to every move."""
    number = request.path["number"][:9]
    if not number.isdecimal():
        raise Trouble("puzzle-unknown", game=request.path["game"][:40], most=0)
    task = ShowPuzzle(request.path["game"][:40], int(number))
    return json_answer(await run_work(service, request, task, PuzzleView))
