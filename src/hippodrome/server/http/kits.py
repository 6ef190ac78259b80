"""Kits for print and play over HTTP: made in a worker, and kept."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from typing import Any, Final

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from hippodrome.bounded_cache import BoundedCache
from hippodrome.games import game_names
from hippodrome.language import LANGUAGES
from hippodrome.printing.papers import PAPERS
from hippodrome.saying import Trouble
from hippodrome.server.http.requests import API_HEADERS, address_of, json_body_of, language_of
from hippodrome.server.http.routing import serve, worked_out
from hippodrome.server.service import Service
from hippodrome.tables.boards import FaultyBoard
from hippodrome.tables.refusing import read_message
from hippodrome.tables.routes.routing import RouteDescription
from hippodrome.tables.working import PrintKit

PDF: Final = "application/pdf"

KIT_CACHE_BYTES: Final = 32 << 20
"""So many bytes of kits are kept."""

_board: msgspec.json.Decoder[dict[str, Any]] = msgspec.json.Decoder(dict[str, Any])

_kits: BoundedCache[bytes] = BoundedCache(KIT_CACHE_BYTES)


@serve(
    "GET",
    "/boards/{game}/{board}/kit.pdf",
    RouteDescription(answer=str, kind=PDF, texts=("paper", "language")),
)
async def house_kit(service: Service, request: Request) -> Response:
    """Print a board of the house with everything that is needed to play on it, on `paper`, in `language`."""
    game, board = (str(request.path_params[name])[:40] for name in ("game", "board"))
    if game not in game_names():
        raise Trouble("board-unknown")
    return await printed_kit(service, request, (game, board), game, board)


@serve(
    "POST",
    "/boards/{game}/kit.pdf",
    RouteDescription(answer=str, body=dict, kind=PDF, texts=("paper", "language")),
)
async def own_kit(service: Service, request: Request) -> Response:
    """Print a board of one's own, which is the body, with everything that is needed to play on it."""
    game = str(request.path_params["game"])[:40]
    if game not in game_names():
        raise Trouble("board-unknown")
    body = await json_body_of(request, service.config.limits.table)
    key = ("own", hashlib.sha256(body).hexdigest(), game)
    return await printed_kit(service, request, key, game, read_message(body, _board))


async def printed_kit(
    service: Service, request: Request, key: Sequence[str | int], game: str, board: str | dict[str, Any]
) -> Response:
    """Answer with a kit that is kept, or have it made in a worker."""
    paper = request.query_params.get("paper", "a4")
    if paper not in PAPERS:
        raise Trouble("field-choice", field="paper", choices=", ".join(PAPERS))
    wish = request.query_params.get("language", language_of(request)).partition("-")[0].lower()
    language = wish if wish in LANGUAGES else LANGUAGES[0]
    known = (*key, paper, language)
    kept = _kits.get(known)
    if kept is None:
        service.gate.pass_work(address_of(request))
        try:
            made = await worked_out(service, request, PrintKit(game, board, paper, language), bytes)
        except FaultyBoard as faulty:
            raise Trouble("board-faulty", count=len(faulty.found)) from None
        kept = _kits.get_or_make(known, lambda: made, len)
    headers = API_HEADERS | {"Content-Disposition": 'attachment; filename="kit.pdf"'}
    return Response(kept, 200, headers, PDF)
