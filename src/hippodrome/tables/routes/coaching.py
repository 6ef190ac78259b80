"""The routes of help on the way and afterwards: placements, hints, statistics and reviews."""

from __future__ import annotations

from typing import Final

from hippodrome.saying import Trouble, saying
from hippodrome.tables import answers, messages
from hippodrome.tables.live.service import TableService
from hippodrome.tables.live.thinkers import Asker, WorkerFailed
from hippodrome.tables.routes.routing import (
    ApiAnswer,
    ApiRequest,
    RouteDescription,
    await_while_connected,
    json_answer,
    request_mover,
    route,
    run_work,
    table_of,
)
from hippodrome.tables.thinking import HintTask
from hippodrome.tables.working import CountStatistics, ListPlacements, race_log

RETRY_MS: Final = 1_000
"""After so many milliseconds whoever waits for a review asks again."""


@route(
    "GET",
    "/tables/{name}/placements",
    RouteDescription(answer=list[messages.PlacementView], texts=("card",)),
)
async def list_card_placements(service: TableService, request: ApiRequest) -> ApiAnswer:
    """List every placement of a speed card of Ben Hur, for the seat that is to choose one."""
    live, _, seat = await request_mover(service, request)
    card = request.query.get("card", "")[:10]
    asked = ListPlacements(race_log(live.table), seat, card, packed=request.unpacks)
    found = await run_work(service, request, asked, bytes, live.table.id)
    return ApiAnswer(found, packed=request.unpacks)


@route("POST", "/tables/{name}/hint", RouteDescription(answer=answers.Hint))
async def hint(service: TableService, request: ApiRequest) -> ApiAnswer:
    """Ask the coach what to play, as the seat that is to move; it knows what the seat knows."""
    live, race, seat = await request_mover(service, request)
    table = live.table
    if not table.settings.hints:
        raise Trouble("hints-not-here")
    request.limits.pass_work()
    moves = [line.move for line in race.lines]
    task = HintTask(table.id, table.settings.game, table.settings.setup, moves, seat)
    try:
        found = await await_while_connected(
            service.thinkers.hint(task, Asker(request.address, table.id)), request.gone
        )
    except WorkerFailed:
        raise Trouble("coach-busy") from None
    if live.table.turn != table.turn:
        raise Trouble("move-stale", turn=table.turn, now=live.table.turn)
    return json_answer(found)


@route("GET", "/tables/{name}/statistics", RouteDescription(answer=list[answers.RaceFigureView]))
async def statistics(service: TableService, request: ApiRequest) -> ApiAnswer:
    """Tell what is counted in a race that is over, seat by seat; nothing for a game that counts nothing."""
    live = await table_of(service, request)
    if live.table.stage != "over":
        raise Trouble("table-still-racing")
    asked = CountStatistics(race_log(live.table))
    kind = list[answers.RaceFigureView]
    return json_answer(await run_work(service, request, asked, kind, live.table.id))


@route("GET", "/tables/{name}/review", RouteDescription(answer=answers.Review, soon=answers.Soon))
async def review(service: TableService, request: ApiRequest) -> ApiAnswer:
    """Look back on a race that is over with the coach; 202 while it is still looking."""
    live = await table_of(service, request)
    race = live.table.race
    if race is None or not race.over:
        raise Trouble("table-still-racing")
    found = service.reviews.find(live.table.id)
    if found is None:
        request.limits.pass_work()
        found = service.reviews.begin(live.table, Asker(request.address, live.table.id))
    if found.done():
        return ApiAnswer(found.result())
    said = service.voices(request.language)(saying("review-soon"))
    return json_answer(answers.Soon(said, RETRY_MS), 202)
