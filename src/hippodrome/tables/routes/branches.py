"""The routes of branches: other moves from a moment of a race that is over, and a table to play on there."""

from __future__ import annotations

import msgspec

from hippodrome.saying import Trouble
from hippodrome.tables import answers, messages, seating
from hippodrome.tables.asked import HISTORY_BYTES
from hippodrome.tables.branching import (
    Branch,
    BranchCard,
    BranchMoves,
    PlayOn,
    branch_lines,
    branching_point,
    open_branch,
)
from hippodrome.tables.events import Held
from hippodrome.tables.live.hub import LiveTable
from hippodrome.tables.live.service import TableService
from hippodrome.tables.live.thinkers import Asker, WorkerFailed
from hippodrome.tables.refusing import read_message
from hippodrome.tables.routes.routing import (
    ApiAnswer,
    ApiRequest,
    RouteDescription,
    await_while_connected,
    json_answer,
    route,
    run_work,
    table_of,
)
from hippodrome.tables.thinking import HintTask
from hippodrome.tables.tidying import tidy_text
from hippodrome.tables.tokens import hashed, new_recovery, new_token, plain_code
from hippodrome.tables.working import BranchEnd, DriveBranch, ListPlacements, RaceLog, WriteBranch, race_log

_branch: msgspec.json.Decoder[Branch] = msgspec.json.Decoder(Branch)
_card: msgspec.json.Decoder[BranchCard] = msgspec.json.Decoder(BranchCard)
_play_on: msgspec.json.Decoder[PlayOn] = msgspec.json.Decoder(PlayOn)


@route("POST", "/tables/{name}/branch", RouteDescription(body=Branch, answer=answers.BranchView))
async def show_branch(service: TableService, request: ApiRequest) -> ApiAnswer:
    """Drive other moves from a moment of a race that is over, the Fates answering the last one by chance.

    There may be fewer moments than moves, where they would be too large: ask for the rest with `known`.
    """
    asked = read_message(request.body, _branch)
    live = await table_of(service, request)
    at, task = _driving(service, live, asked.at, asked.moves)
    shown = WriteBranch(task, at, min(asked.known, len(asked.moves)))
    return ApiAnswer(await run_work(service, request, shown, bytes, live.table.id, HISTORY_BYTES))


@route(
    "POST",
    "/tables/{name}/branch/placements",
    RouteDescription(body=BranchCard, answer=list[messages.PlacementView]),
)
async def branch_placements(service: TableService, request: ApiRequest) -> ApiAnswer:
    """List every placement of a speed card of Ben Hur, for the seat that is to choose one in a branch."""
    asked = read_message(request.body, _card)
    live = await table_of(service, request)
    log, seat = await _driven(service, request, live, asked.at, asked.moves)
    task = ListPlacements(log, seat, asked.card, packed=request.unpacks)
    found = await run_work(service, request, task, bytes, live.table.id)
    return ApiAnswer(found, packed=request.unpacks)


@route("POST", "/tables/{name}/branch/hint", RouteDescription(body=Branch, answer=answers.Hint))
async def branch_hint(service: TableService, request: ApiRequest) -> ApiAnswer:
    """Ask the coach what to play at the end of a branch; it knows what the seat to move would know there."""
    asked = read_message(request.body, _branch)
    live = await table_of(service, request)
    branching_point(live.table, asked.at)  # what cannot be asked for does not count
    request.limits.pass_work()
    log, seat = await _driven(service, request, live, asked.at, asked.moves)
    task = HintTask(log.table, log.settings.game, log.settings.setup, log.moves, seat)
    try:
        asker = Asker(request.address, live.table.id)
        return json_answer(await await_while_connected(service.thinkers.hint(task, asker), request.gone))
    except WorkerFailed:
        raise Trouble("coach-busy") from None


@route("POST", "/tables/{name}/play-on", RouteDescription(body=PlayOn, answer=seating.Seated))
async def play_on(service: TableService, request: ApiRequest) -> ApiAnswer:
    """Open a table whose race begins where one that is over was, or a branch of it, and sit down there.

    Nothing is dealt anew; charioteers have the other seats.
    """
    wish = read_message(request.body, _play_on)
    name = tidy_text(wish.name, "name")
    live = await table_of(service, request)
    log, _ = await _driven(service, request, live, wish.at, wish.moves)
    token, recovery = new_token(), new_recovery()
    held = Held(name, hashed(token), hashed(plain_code(recovery)))
    opened = open_branch(live.table, wish, log.moves, held)
    request.limits.pass_table()
    named = await service.house.open(*opened)
    service.house.openers.note(named.table, request.address)
    return json_answer(seating.Seated(named.table, named.code, wish.seat, token, recovery), 201)


async def _driven(
    service: TableService, request: ApiRequest, live: LiveTable, at: int, moves: BranchMoves
) -> tuple[RaceLog, int]:
    """Let a branch be driven in a worker: its whole log, and the seat that is to move at its end."""
    _, task = _driving(service, live, at, moves)
    end = await run_work(service, request, task, BranchEnd, live.table.id)
    if end.to_move is None:
        raise Trouble("race-over")
    return msgspec.structs.replace(task.race, moves=end.moves), end.to_move


def _driving(service: TableService, live: LiveTable, at: int, moves: BranchMoves) -> tuple[int, DriveBranch]:
    """Write a branch as plain values: where it leaves its race, and what is to be driven.

    It is remembered beside its race, not instead of it.
    """
    point = branching_point(live.table, at)
    log = race_log(live.table)
    lines = branch_lines(live.table, point, moves)
    branch = msgspec.structs.replace(log, table=f"{log.table} from {point}", moves=lines)
    return point, DriveBranch(branch, service.house.pick(1 << 53))
