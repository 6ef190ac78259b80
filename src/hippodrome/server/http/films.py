"""Films of races over HTTP: asked for until they are there."""

from __future__ import annotations

from typing import Final

from starlette.requests import Request
from starlette.responses import Response

from hippodrome.language import LANGUAGES
from hippodrome.saying import Trouble, saying
from hippodrome.server.http.limits import AddressLimits
from hippodrome.server.http.previews import can_draw
from hippodrome.server.http.requests import API_HEADERS, address_of, json_response, language_of
from hippodrome.server.http.routing import serve
from hippodrome.server.service import Service
from hippodrome.tables.answers import Soon
from hippodrome.tables.live.thinkers import Asker
from hippodrome.tables.routes.routing import RouteDescription
from hippodrome.tables.working import MakeFilm, race_log

FILM_TYPES: Final = {"gif": "image/gif", "webp": "image/webp"}
"""What films are, by the end of their name."""

FILM_PARTS: Final = ("race", "last-lap")
"""What of a race a film shows."""

RETRY_MS: Final = 1_000
"""After so many milliseconds whoever waits for a film asks again."""


async def _film(service: Service, request: Request, kind: str) -> Response:
    """Answer with a film that is kept, or begin to make it."""
    limits = AddressLimits(service.gate, address_of(request))
    live = await service.find(str(request.path_params["name"])[:60], limits)
    table = live.table
    if table.race is None or not table.race.over:
        raise Trouble("table-still-racing")
    if not can_draw():
        raise Trouble("extra-missing", extra="print")
    part = request.query_params.get("part", FILM_PARTS[0])
    if part not in FILM_PARTS:
        raise Trouble("field-choice", field="part", choices=", ".join(FILM_PARTS))
    wish = request.query_params.get("language", language_of(request)).partition("-")[0].lower()
    language = wish if wish in LANGUAGES else LANGUAGES[0]
    race = race_log(table)
    key = (table.id, len(race.moves), kind, part, language)
    made = service.films.find(key)
    if made is not None:
        headers = API_HEADERS | {"Content-Disposition": f'attachment; filename="{live.code}.{kind}"'}
        return Response(made, 200, headers, FILM_TYPES[kind])
    if not service.films.is_under_way(key):
        limits.pass_work()
        task = MakeFilm(race, part == "last-lap", kind, language)
        service.films.begin(key, task, Asker(address_of(request), table.id))
    said = service.voices(language_of(request))(saying("film-soon"))
    return json_response(Soon(said, RETRY_MS), 202)


@serve(
    "GET",
    "/tables/{name}/film.gif",
    RouteDescription(answer=str, kind=FILM_TYPES["gif"], texts=("part", "language"), soon=Soon),
)
async def film_as_gif(service: Service, request: Request) -> Response:
    """Show a race that is over as a film, `part=last-lap` its last lap; 202 while it is being made."""
    return await _film(service, request, "gif")


@serve(
    "GET",
    "/tables/{name}/film.webp",
    RouteDescription(answer=str, kind=FILM_TYPES["webp"], texts=("part", "language"), soon=Soon),
)
async def film_as_webp(service: Service, request: Request) -> Response:
    """Show a race that is over as an animated WebP, like the GIF."""
    return await _film(service, request, "webp")
