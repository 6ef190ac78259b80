"""What chat programs show of a link: a title, a few words, and a picture made in a worker and kept."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import Final, NamedTuple

from starlette.requests import Request
from starlette.responses import Response

from hippodrome.bounded_cache import BoundedCache
from hippodrome.charioteers import proper_names
from hippodrome.drawing.boards import boards_of
from hippodrome.extras import has_package
from hippodrome.games import game_entry, game_names
from hippodrome.language import Voice, voice
from hippodrome.saying import Trouble
from hippodrome.server.http.limits import AddressLimits
from hippodrome.server.http.requests import API_HEADERS, address_of, language_of
from hippodrome.server.http.routing import serve, worked_out
from hippodrome.server.service import Service
from hippodrome.tables.live.store import LedgerDown
from hippodrome.tables.publishing import PublishedBoard
from hippodrome.tables.routes.routing import RouteDescription
from hippodrome.tables.table import Table
from hippodrome.tables.working import DrawPreview, race_log
from hippodrome.telling import names_in_race, tell_result

PNG: Final = "image/png"
PREVIEW_WIDTH: Final = 1200
PREVIEW_HEIGHT: Final = 630
"""How large a preview is, as chat programs want it."""

PREVIEW_CACHE_BYTES: Final = 16 << 20
"""So many bytes of previews are kept."""

MOST_PREVIEW_LINES: Final = 7
"""So many lines stand beside the picture at most."""

CACHE_FOR_A_WHILE: Final = "public, max-age=600"
"""A picture may be kept for a while: its address says of which moment it is."""

TABLE_SCREENS: Final = ("table", "join", "replay", "sofa")
"""The addresses of the page that lead to a table."""

_pictures: BoundedCache[bytes] = BoundedCache(PREVIEW_CACHE_BYTES)


class LinkPreview(NamedTuple):
    """What a link leads to: a title, words, and the path of a picture, where one can be made."""

    title: str
    words: str
    picture: str | None


def can_draw() -> bool:
    """Say whether pictures can be made: the typesetter is an extra."""
    return has_package("typst")


# --- what is told --------------------------------------------------------------------------------------


def table_title(table: Table) -> str:
    """Give the title of a table: its own, or that of its game."""
    return table.settings.title or game_entry(table.settings.game).title


def table_lines(table: Table, say: Voice) -> list[str]:
    """Tell of a table what the stands know: who is there, how far it is, and the result."""
    driven = [None if it.held else it.charioteer for it in table.chairs]
    race = table.race
    names = proper_names(table.settings.game, table.names, driven, say)
    if race is not None:
        names = names_in_race(table.settings.game, race.state, names, driven)
    match table.stage:
        case "gathering":
            free = sum(chair.held is None and chair.charioteer is None for chair in table.chairs)
            return [say.say("preview-gathering", free=free)]
        case "racing":
            return [say.say("preview-racing"), ", ".join(names)]
        case _:
            standings = () if race is None else race.found.game.standings(race.state)
            told = [say(it) for it in tell_result(table.settings.game, standings, names)]
            return [say.say("preview-over"), *told][:MOST_PREVIEW_LINES]


# --- pictures ------------------------------------------------------------------------------------------


@serve("GET", "/tables/{name}/preview.png", RouteDescription(answer=str, kind=PNG, query=("v",)))
async def table_preview(service: Service, request: Request) -> Response:
    """Draw what a link to a table leads to, as the stands see it: 1200 × 630 pixels."""
    limits = AddressLimits(service.gate, address_of(request))
    live = await service.find(str(request.path_params["name"])[:60], limits)
    table = live.table
    title, lines = table_title(table), table_lines(table, voice(language_of(request)))
    race = race_log(table)
    task = DrawPreview(table.settings.game, title, lines, race=race)
    return await preview_picture(
        service, request, (table.id, len(race.moves), *race.worn, title, *lines), task
    )


@serve("GET", "/boards/{game}/{board}/preview.png", RouteDescription(answer=str, kind=PNG))
async def board_preview(service: Service, request: Request) -> Response:
    """Draw a board of the house for a link that leads to it: 1200 × 630 pixels."""
    game, board = (str(request.path_params[name])[:40] for name in ("game", "board"))
    if game not in game_names():
        raise Trouble("board-unknown")
    task = DrawPreview(game, game_entry(game).title, [board.replace("-", " ").title()], board=board)
    return await preview_picture(service, request, (game, board), task)


async def preview_picture(
    service: Service, request: Request, key: Sequence[str | int], task: DrawPreview
) -> Response:
    """Answer with a picture that is kept, or have it drawn in a worker."""
    kept = _pictures.get(tuple(key))
    if kept is None:
        service.gate.pass_work(address_of(request))
        made = await worked_out(service, request, task, bytes)
        kept = _pictures.get_or_make(tuple(key), lambda: made, len)
    return Response(kept, 200, API_HEADERS | {"Cache-Control": CACHE_FOR_A_WHILE}, PNG)


# --- in the page ---------------------------------------------------------------------------------------


async def find_preview(service: Service, request: Request) -> LinkPreview | None:
    """Find what an address of the page leads to; None where there is nothing to tell, or too much asked."""
    if not service.ledger.is_open:
        return None
    first, second = (*[part for part in request.url.path.split("/") if part], "", "")[:2]
    if first in TABLE_SCREENS and second:
        return await _table_link(service, request, second[:60])
    if first == "gallery" and second:
        return await _board_link(service, request, second[:20].upper())
    if first == "new" and second in game_names():
        entry = game_entry(second)
        board = f"/api/boards/{second}/{_first_board(second)}/preview.png" if entry.boards else None
        words = voice(language_of(request)).say("preview-new")
        return LinkPreview(entry.title, words, board if can_draw() else None)
    return None


def _first_board(game: str) -> str:
    return boards_of(game).names()[0]


async def _table_link(service: Service, request: Request, name: str) -> LinkPreview | None:
    address = address_of(request)
    try:
        service.gate.pass_request(address)
        live = await service.find(name, AddressLimits(service.gate, address))
    except (Trouble, LedgerDown):
        return None
    table = live.table
    picture = f"/api/tables/{live.code}/preview.png?v={table.number}"
    words = ". ".join(table_lines(table, voice(language_of(request))))
    drawn = picture if can_draw() and game_entry(table.settings.game).boards else None
    return LinkPreview(table_title(table), words, drawn)


async def _board_link(service: Service, request: Request, name: str) -> LinkPreview | None:
    try:
        service.gate.pass_request(address_of(request))
        board = await service.gallery.find(name)
    except (Trouble, LedgerDown):
        return None
    picture = f"/api/gallery/{board.id}/{board.version}/preview.png" if can_draw() else None
    words = ". ".join(board_lines(board, voice(language_of(request))))
    return LinkPreview(board.name, words, picture)


def board_lines(board: PublishedBoard, say: Voice) -> list[str]:
    """Tell of a board of the gallery who made it, and what they say of it."""
    return [say.say("preview-author", name=board.author), *([board.words] if board.words else [])]


def preview_markup(it: LinkPreview, request: Request) -> str:
    """Write a preview as the elements that chat programs read in the head of a page."""
    told = {
        "og:site_name": "Hippodrome",
        "og:type": "website",
        "og:title": it.title,
        "og:description": it.words,
    }
    if it.picture is not None:
        told |= {
            "og:image": f"{request.url.scheme}://{request.url.netloc}{it.picture}",
            "og:image:type": PNG,
            "og:image:width": str(PREVIEW_WIDTH),
            "og:image:height": str(PREVIEW_HEIGHT),
            "og:image:alt": it.words,
        }
    lines = [f'<meta property="{name}" content="{escape(text)}" />' for name, text in told.items()]
    card = "summary_large_image" if it.picture else "summary"
    return "\n".join([*lines, f'<meta name="twitter:card" content="{card}" />', ""])
