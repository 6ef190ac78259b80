"""The gallery over HTTP: boards that people publish, find, star, fork, race on and withdraw.

Everything that comes in is checked in a worker, as any board that somebody brings. There are no accounts: a
board belongs to whoever has the key that its publication was answered with.
"""

from __future__ import annotations

import asyncio
import gzip
import secrets
import time
from typing import Any, Final

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from hippodrome.bounded_cache import BoundedCache
from hippodrome.games import game_names
from hippodrome.language import voice
from hippodrome.league.traits import league_traits
from hippodrome.saying import Trouble
from hippodrome.server.http.kits import PDF, printed_kit
from hippodrome.server.http.limits import AddressLimits
from hippodrome.server.http.previews import PNG, board_lines, preview_picture
from hippodrome.server.http.requests import (
    API_HEADERS,
    address_of,
    json_body_of,
    json_response,
    language_of,
    tokens_of,
)
from hippodrome.server.http.routing import serve, worked_out
from hippodrome.server.service import Service
from hippodrome.tables import publishing, seating
from hippodrome.tables.answers import CheckedBoard
from hippodrome.tables.boards import FaultyBoard
from hippodrome.tables.events import Opened
from hippodrome.tables.refusing import read_message, refusal
from hippodrome.tables.routes.boards import SVG
from hippodrome.tables.routes.routing import RouteDescription, read_number
from hippodrome.tables.tidying import is_seen, tidy_lines
from hippodrome.tables.tokens import CODE_LETTERS
from hippodrome.tables.working import CheckBoard, CheckSettings, DrawOwnBoard, DrawPreview

BOARDS_A_PAGE: Final = 24
"""So many boards are listed at once."""

MOST_BOARDS_LISTED: Final = 2_000
"""Nobody looks further down the list than this."""

MOST_SEARCH_LETTERS: Final = 100
"""So many letters of what is sought are looked at."""

PICTURE_CACHE_BYTES: Final = 16 << 20
"""So many bytes of pictures are kept."""

CACHE_FOR_A_DAY: Final = "public, max-age=86400"
"""A version never changes; but it may be withdrawn, so that nobody keeps it for more than a day."""

PICTURE_HEADERS: Final = {
    "Content-Security-Policy": "default-src 'none'; style-src 'unsafe-inline'",
    "Vary": "Accept-Encoding",
}
"""What a picture may load, which is nothing; and that it comes packed or not."""

_publish: msgspec.json.Decoder[publishing.Publish] = msgspec.json.Decoder(publishing.Publish)
_version: msgspec.json.Decoder[publishing.PublishVersion] = msgspec.json.Decoder(publishing.PublishVersion)
_race: msgspec.json.Decoder[publishing.RaceOn] = msgspec.json.Decoder(publishing.RaceOn)

_pictures: BoundedCache[bytes] = BoundedCache(PICTURE_CACHE_BYTES)


# --- publishing ----------------------------------------------------------------------------------------


@serve("POST", "/gallery", RouteDescription(body=publishing.Publish, answer=publishing.PublishReceipt))
async def publish(service: Service, request: Request) -> Response:
    """Publish a board: the answer has its id and the key to publish versions by and to withdraw it."""
    wish = read_message(await json_body_of(request, service.config.limits.table), _publish)
    if wish.game not in game_names():
        raise Trouble("board-unknown")
    if not is_seen(wish.name) or not is_seen(wish.author):
        raise Trouble("gallery-name")
    limits = AddressLimits(service.gate, address_of(request))
    limits.pass_work()
    board = await _checked(service, request, wish.game, wish.board)
    if isinstance(board, Response):
        return board
    limits.pass_table()
    name, key = "".join(secrets.choice(CODE_LETTERS) for _ in range(8)), secrets.token_urlsafe(24)
    wish = msgspec.structs.replace(wish, words=tidy_lines(wish.words))
    await service.gallery.publish(name, key, wish, _named(board, wish.name), _now())
    return json_response(publishing.PublishReceipt(name, 1, key), 201)


@serve(
    "POST",
    "/gallery/{published}/versions",
    RouteDescription(body=publishing.PublishVersion, answer=publishing.PublishReceipt),
)
async def publish_version(service: Service, request: Request) -> Response:
    """Publish another version of a board; the key goes into the header `Authorization: Bearer …`."""
    wish = read_message(await json_body_of(request, service.config.limits.table), _version)
    found = await service.gallery.find(_id(request))
    AddressLimits(service.gate, address_of(request)).pass_work()
    board = await _checked(service, request, found.game, wish.board)
    if isinstance(board, Response):
        return board
    service.gate.pass_table(address_of(request))
    number = await service.gallery.add_version(
        found.id, _key(request), wish.board, _named(board, found.name), _now()
    )
    return json_response(publishing.PublishReceipt(found.id, number), 201)


@serve("DELETE", "/gallery/{published}", RouteDescription(answer=publishing.PublishReceipt))
async def withdraw(service: Service, request: Request) -> Response:
    """Withdraw a board: nobody finds it any more, and races that were run on it can still be looked at."""
    found = await service.gallery.find(_id(request))
    await service.gallery.withdraw(found.id, _key(request), _now())
    return json_response(publishing.PublishReceipt(found.id, found.version))


async def _checked(
    service: Service, request: Request, game: str, written: dict[str, Any]
) -> dict[str, Any] | Response:
    """Have a board checked in a worker; one with faults is answered with all of them."""
    try:
        return (await worked_out(service, request, CheckBoard(game, written), CheckedBoard)).board
    except FaultyBoard as faulty:
        say = service.voices(language_of(request))
        said_no = refusal(Trouble("board-faulty", count=len(faulty.found)), say)
        return json_response(msgspec.structs.replace(said_no, faults=[say(it) for it in faulty.found]), 422)


def _named(board: dict[str, Any], name: str) -> dict[str, Any]:
    return {**board, "name": name}


# --- looking -------------------------------------------------------------------------------------------


@serve(
    "GET",
    "/gallery",
    RouteDescription(answer=publishing.GalleryPage, query=("first",), texts=("sought", "game", "order")),
)
async def gallery(service: Service, request: Request) -> Response:
    """List the boards of the gallery: the newest first, or by `stars` or how often they were `raced`."""
    service.gate.pass_search(address_of(request))
    query = request.query_params
    first = min(read_number(query.get("first"), "first", 0) or 0, MOST_BOARDS_LISTED)
    order = query.get("order", "new")
    if order not in ("new", "stars", "raced"):
        raise Trouble("field-choice", field="order", choices="new, stars, raced")
    game = query.get("game") or None
    if game is not None and game not in game_names():
        return json_response(publishing.GalleryPage([], more=False))
    words = "".join(it for it in query.get("sought", "")[:MOST_SEARCH_LETTERS] if it.isprintable())
    found = await service.gallery.search(words, game and game[:40], order, first, BOARDS_A_PAGE + 1)
    return json_response(publishing.GalleryPage(found[:BOARDS_A_PAGE], len(found) > BOARDS_A_PAGE))


@serve("GET", "/gallery/{published}", RouteDescription(answer=publishing.PublishedBoard))
async def published_board(service: Service, request: Request) -> Response:
    """Look at a board of the gallery."""
    return json_response(await service.gallery.find(_id(request)))


@serve("GET", "/gallery/{published}/versions", RouteDescription(answer=list[publishing.VersionNote]))
async def published_versions(service: Service, request: Request) -> Response:
    """List the versions of a board, the latest first."""
    return json_response(await service.gallery.versions(_id(request)))


@serve("GET", "/gallery/{published}/star", RouteDescription(answer=publishing.Stars))
async def show_stars(service: Service, request: Request) -> Response:
    """Tell how many stars a board has, and whether one is of the token in `Authorization: Bearer …`."""
    return json_response(await service.gallery.stars(_id(request), _key(request)))


@serve("GET", "/gallery/{published}/{version}", RouteDescription(answer=publishing.PublishedVersion))
async def published_version(service: Service, request: Request) -> Response:
    """Give a version of a board, with its drawing; it never changes."""
    found = await service.gallery.version(_id(request), _number(request))
    answer = json_response(found)
    answer.headers["Cache-Control"] = CACHE_FOR_A_DAY
    return answer


@serve(
    "GET",
    "/gallery/{published}/{version}/picture.svg",
    RouteDescription(answer=str, kind=SVG, query=("thumb",)),
)
async def published_picture(service: Service, request: Request) -> Response:
    """Draw a version of a board; `thumb=1` leaves out the crowd and other small things."""
    board = await service.gallery.find(_id(request))
    small = request.query_params.get("thumb", "0") not in ("", "0")
    key = (board.id, _number(request), small)
    packed = _pictures.get(key)
    if packed is None:
        service.gate.pass_picture(address_of(request))
        found = await service.gallery.version(board.id, key[1])
        drawn = await worked_out(service, request, DrawOwnBoard(board.game, found.board, small), str)
        made = await asyncio.to_thread(gzip.compress, drawn.encode(), 6, mtime=0)
        packed = _pictures.get_or_make(key, lambda: made, len)
    headers = API_HEADERS | PICTURE_HEADERS | {"Cache-Control": CACHE_FOR_A_DAY}
    if "gzip" in request.headers.get("accept-encoding", ""):
        return Response(packed, 200, headers | {"Content-Encoding": "gzip"}, SVG)
    return Response(await asyncio.to_thread(gzip.decompress, packed), 200, headers, SVG)


@serve("GET", "/gallery/{published}/{version}/preview.png", RouteDescription(answer=str, kind=PNG))
async def published_preview(service: Service, request: Request) -> Response:
    """Draw what a link to a board leads to: 1200 × 630 pixels."""
    board = await service.gallery.find(_id(request))
    found = await service.gallery.version(board.id, _number(request))
    lines = board_lines(board, voice(language_of(request)))
    task = DrawPreview(board.game, board.name, lines, board=found.board)
    return await preview_picture(service, request, (board.id, found.version, *lines), task)


@serve(
    "GET",
    "/gallery/{published}/{version}/kit.pdf",
    RouteDescription(answer=str, kind=PDF, texts=("paper", "language")),
)
async def published_kit(service: Service, request: Request) -> Response:
    """Print a version of a board with everything that is needed to play on it."""
    board = await service.gallery.find(_id(request))
    found = await service.gallery.version(board.id, _number(request))
    return await printed_kit(service, request, (board.id, found.version), board.game, found.board)


# --- stars and races -----------------------------------------------------------------------------------


@serve("POST", "/gallery/{published}/star", RouteDescription(answer=publishing.Stars))
async def give_star(service: Service, request: Request) -> Response:
    """Give a board a star, in the name of the token in the header `Authorization: Bearer …`; once each.

    So many are taken from one address in a day: whoever makes up tokens has no more stars to give.
    """
    limits, board, who = AddressLimits(service.gate, address_of(request)), _id(request), _key(request)
    limits.pass_chat()
    if not (await service.gallery.stars(board, who)).yours:
        limits.pass_star(board)
    return json_response(await service.gallery.star(board, who, given=True))


@serve("DELETE", "/gallery/{published}/star", RouteDescription(answer=publishing.Stars))
async def take_star(service: Service, request: Request) -> Response:
    """Take one's star back."""
    AddressLimits(service.gate, address_of(request)).pass_chat()
    return json_response(await service.gallery.star(_id(request), _key(request), given=False))


@serve("POST", "/gallery/{published}/tables", RouteDescription(body=publishing.RaceOn, answer=seating.Open))
async def race_on(service: Service, request: Request) -> Response:
    """Open a table on a version of a board: the board goes into the set-up, and the race is counted."""
    wish = read_message(await json_body_of(request, service.config.limits.message), _race)
    found = await service.gallery.find(_id(request))
    if wish.settings.game != found.game:
        raise Trouble("field-choice", field="settings.game", choices=found.game)
    version = await service.gallery.version(found.id, wish.version)
    traits = league_traits(found.game).balance.board
    if traits is None:
        raise Trouble("board-unknown")
    setup = dict(traits.setup(wish.settings.setup, version.board))
    settings = msgspec.structs.replace(wish.settings, setup=setup)
    opened = await worked_out(service, request, CheckSettings(settings), Opened)
    AddressLimits(service.gate, address_of(request)).pass_table()
    named = await service.house.open(opened)
    service.house.openers.note(named.table, address_of(request))
    await service.gallery.note_race(named.table, found.id, version.version)
    return json_response(named, 201)


@serve("GET", "/tables/{name}/board", RouteDescription(answer=publishing.PublishReceipt))
async def board_of_table(service: Service, request: Request) -> Response:
    """Tell on which version of which published board a table was opened."""
    limits = AddressLimits(service.gate, address_of(request))
    live = await service.find(str(request.path_params["name"])[:60], limits)
    raced = await service.gallery.raced_on(live.table.id)
    if raced is None:
        raise Trouble("board-unknown")
    return json_response(publishing.PublishReceipt(*raced))


def _id(request: Request) -> str:
    return str(request.path_params["published"])[:20].upper()


def _number(request: Request) -> int:
    number = read_number(str(request.path_params["version"]), "version", None)
    if not number or number > 10**6:
        raise Trouble("board-unknown")
    return number


def _key(request: Request) -> str:
    tokens = tokens_of(request)
    if not tokens or len(tokens[0]) < 16:
        raise Trouble("gallery-key")
    return tokens[0]


def _now() -> int:
    return int(time.time() * 1000)
