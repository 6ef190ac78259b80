"""The routes at tables: opening, sitting down, acting, looking back; and records in and out."""

from __future__ import annotations

from typing import Any, Final

import msgspec

from hippodrome.games import game_names
from hippodrome.race.protocol import STANDS
from hippodrome.saying import Trouble
from hippodrome.tables import answers, messages, seating
from hippodrome.tables.asked import HISTORY_BYTES
from hippodrome.tables.choices import Choices, choices
from hippodrome.tables.events import Opened
from hippodrome.tables.live.service import TableService
from hippodrome.tables.redaction import WholeTableQuery, redact
from hippodrome.tables.refusing import read_message
from hippodrome.tables.routes.routing import (
    NDJSON,
    ApiAnswer,
    ApiRequest,
    RouteDescription,
    json_answer,
    number_of,
    request_viewer,
    route,
    run_work,
    table_of,
)
from hippodrome.tables.settings import Settings
from hippodrome.tables.working import (
    CheckSettings,
    ImportedEvents,
    ReadRecord,
    WriteHistory,
    WriteRecord,
    race_log,
)

MOST_MOMENTS: Final = 2_000
"""So many moments of a race are told at once at most."""

_settings: msgspec.json.Decoder[Settings] = msgspec.json.Decoder(Settings)
_sit: msgspec.json.Decoder[seating.Sit] = msgspec.json.Decoder(seating.Sit)
_recover: msgspec.json.Decoder[seating.Recover] = msgspec.json.Decoder(seating.Recover)
_command: msgspec.json.Decoder[Any] = msgspec.json.Decoder(messages.Command)


_listed: dict[tuple[str, ...], bytes] = {}
"""The games as they were listed before."""


@route("GET", "/games", RouteDescription(answer=list[Choices]))
async def games(service: TableService, _request: ApiRequest) -> ApiAnswer:
    """List the games and what may be chosen for each."""
    names = game_names()
    if names not in _listed:
        # All boards are read for it; everyone else is served meanwhile.
        _listed[names] = msgspec.json.encode([await service.house.aside.run(choices, it) for it in names])
    return ApiAnswer(_listed[names])


@route("POST", "/tables", RouteDescription(body=Settings, answer=seating.Open), large=True)
async def open_table(service: TableService, request: ApiRequest) -> ApiAnswer:
    """Open a table."""
    settings = read_message(request.body, _settings)
    opened = await run_work(service, request, CheckSettings(settings), Opened)
    request.limits.pass_table()
    named = await service.house.open(opened)
    service.house.openers.note(named.table, request.address)
    return json_answer(named, 201)


@route("POST", "/check", RouteDescription(body=Settings, answer=Settings), large=True)
async def check_settings(service: TableService, request: ApiRequest) -> ApiAnswer:
    """Check settings without opening a table, and complete them."""
    settings = read_message(request.body, _settings)
    return json_answer((await run_work(service, request, CheckSettings(settings), Opened)).settings)


@route("GET", "/tables/{name}", RouteDescription(answer=messages.Whole))
async def look(service: TableService, request: ApiRequest) -> ApiAnswer:
    """Look at a table, by its id or its short code: as the seat whose token is given, or from the stands."""
    live, viewer = await request_viewer(service, request)
    asked = WholeTableQuery(live.code, service.house.now(live), live.attendance())
    return json_answer(redact(live.table, asked, viewer))


@route("POST", "/tables/{name}/seats", RouteDescription(body=seating.Sit, answer=seating.Seated))
async def sit(service: TableService, request: ApiRequest) -> ApiAnswer:
    """Sit down; the answer has the token of the seat and the code to recover it by."""
    wish = read_message(request.body, _sit)
    return json_answer(await service.house.sit(await table_of(service, request), wish), 201)


@route("POST", "/tables/{name}/recover", RouteDescription(body=seating.Recover, answer=seating.Seated))
async def recover(service: TableService, request: ApiRequest) -> ApiAnswer:
    """Take one's seat to this device by its recovery code; the other device loses it."""
    wish = read_message(request.body, _recover)
    request.limits.check_guesses()
    live = await table_of(service, request)
    try:
        return json_answer(await service.house.recover(live, wish.recovery), 201)
    except Trouble:
        request.limits.pass_guess()
        raise


@route("POST", "/tables/{name}/deeds", RouteDescription(body=messages.Command, answer=messages.Done))
async def act(service: TableService, request: ApiRequest) -> ApiAnswer:
    """Do something at the table in the name of the seat whose token is given; the same key is done once."""
    command = read_message(request.body, _command)
    live = await table_of(service, request)
    if isinstance(command, messages.Say | messages.React):
        request.limits.pass_chat()
    if isinstance(command, messages.Rematch) and live.table.rematch is None:
        request.limits.pass_table()
    done: list[messages.Done] = []
    seats = await service.seats(live, request.tokens, request.limits)
    await service.house.run_command(live, command, seats, done.append)
    return json_answer(done[0])


@route(
    "GET",
    "/tables/{name}/history",
    RouteDescription(answer=answers.HistoryStep, lines=True, query=("first", "last")),
)
async def history(service: TableService, request: ApiRequest) -> ApiAnswer:
    """Replay a race, one moment a line, as the viewer may see it; everything is open once it is over.

    There may be fewer moments than asked for, where they would be too many or too large: ask for the rest.
    """
    live, viewer = await request_viewer(service, request)
    first = number_of(request, "first", 1) or 1
    last = number_of(request, "last", first + MOST_MOMENTS - 1) or 0
    seat = None if viewer is STANDS else int(viewer)
    asked = WriteHistory(race_log(live.table), first, min(last, first + MOST_MOMENTS - 1), seat)
    if live.table.race is None:
        return ApiAnswer(b"", kind=NDJSON)
    lines = await run_work(service, request, asked, bytes, live.table.id, HISTORY_BYTES)
    return ApiAnswer(lines, kind=NDJSON)


@route("GET", "/tables/{name}/record", RouteDescription(answer=dict, lines=True))
async def record(service: TableService, request: ApiRequest) -> ApiAnswer:
    """Export the record of a race that is over."""
    live = await table_of(service, request)
    if live.table.stage != "over":
        raise Trouble("table-still-racing")
    text = await run_work(service, request, WriteRecord(race_log(live.table)), str, live.table.id)
    return ApiAnswer(text.encode(), kind=NDJSON, filename=f"{live.code}.jsonl")


@route("POST", "/records", RouteDescription(body=str, answer=seating.Open, lines=True), large=True)
async def bring_in(service: TableService, request: ApiRequest) -> ApiAnswer:
    """Import a record; it becomes a table that is over."""
    try:
        text = request.body.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise Trouble("file-not-text", file="record", byte=error.start) from None
    read = await run_work(service, request, ReadRecord(text), ImportedEvents)
    request.limits.pass_table()
    return json_answer(await service.house.open(read.opened, read.imported), 201)
