"""Help on the way and afterwards: placements, hints and reviews; the coach thinks in worker processes."""

from __future__ import annotations

import asyncio
import gzip
from typing import Final

import msgspec
from fastapi import Request, Response

from hippodrome.language import voice
from hippodrome.saying import Trouble
from hippodrome.server import answers, messages
from hippodrome.server.drivers import Unfit
from hippodrome.server.offering import placements
from hippodrome.server.requests import HEADERS, address_of, json_response, language_of
from hippodrome.server.routes import Described
from hippodrome.server.routing import route, seated, table_of
from hippodrome.server.service import Service
from hippodrome.server.thinking import Advise

SOON: Final = 1_000
"""After so many milliseconds whoever waits for a review asks again."""


@route(
    "GET",
    "/tables/{name}/placements",
    Described(answer=list[messages.Placement], texts=("card",)),
)
async def list_placements(service: Service, request: Request) -> Response:
    """List every placement of a speed card of Ben Hur, for the seat that is to choose one."""
    live, _ = await seated(service, request)
    race = live.table.race
    assert race is not None  # noqa: S101  (somebody is to move)
    card = request.query_params.get("card", "")[:10]
    found = await asyncio.to_thread(placements, race.found.game, race.state, card)
    plain = msgspec.json.encode(found)
    if "gzip" not in request.headers.get("accept-encoding", ""):
        return Response(plain, 200, HEADERS, "application/json")
    packed = await asyncio.to_thread(gzip.compress, plain, 1)
    return Response(packed, 200, HEADERS | {"Content-Encoding": "gzip"}, "application/json")


@route("POST", "/tables/{name}/hint", Described(answer=answers.Hint))
async def hint(service: Service, request: Request) -> Response:
    """Ask the coach what to play, as the seat that is to move; it knows what the seat knows."""
    live, seat = await seated(service, request)
    table = live.table
    if not table.settings.hints:
        raise Trouble("hints-not-here")
    service.gate.pass_work(address_of(request))
    race = table.race
    assert race is not None  # noqa: S101  (somebody is to move)
    moves = [line.move for line in race.lines]
    ask = Advise(table.id, table.settings.game, table.settings.setup, moves, seat)
    try:
        found = await service.drivers.hint(ask)
    except Unfit:
        raise Trouble("coach-busy") from None
    if live.table.turn != table.turn:
        raise Trouble("move-stale", turn=table.turn, now=live.table.turn)
    return json_response(found)


@route("GET", "/tables/{name}/review", Described(answer=answers.Review, soon=answers.Soon))
async def review(service: Service, request: Request) -> Response:
    """Look back on a race that is over with the coach; 202 while it is still looking."""
    live = await table_of(service, request)
    race = live.table.race
    if race is None or not race.over:
        raise Trouble("table-still-racing")
    found = service.reviews.find(live.table.id)
    if found is None:
        service.gate.pass_work(address_of(request))
        found = service.reviews.begin(live.table)
    if found.done():
        return Response(found.result(), 200, HEADERS, "application/json")
    said = voice(language_of(request)).say("review-soon")
    return json_response(answers.Soon(said, SOON), 202)
