"""The application: routes, websocket, health and numbers over one service."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, Final, cast

import uvicorn
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import JSONResponse, PlainTextResponse, Response
from starlette.routing import Route, WebSocketRoute
from starlette.websockets import WebSocket

from hippodrome import __version__
from hippodrome.invariants import instance_of
from hippodrome.language import voice
from hippodrome.race.protocol import Pick
from hippodrome.saying import Trouble
from hippodrome.server.config import Config
from hippodrome.server.http import api, films, gallery, kits, previews, routing
from hippodrome.server.http.page import PAGE_FOLDER, Page
from hippodrome.server.http.requests import API_HEADERS, check_origin, json_response, language_of
from hippodrome.server.http.routing import OneMethodRoute
from hippodrome.server.metrics import log
from hippodrome.server.service import Service
from hippodrome.server.socket.http_protocol import GuardedProtocol
from hippodrome.server.socket.sockets import serve_socket
from hippodrome.server.socket.watching import cut_off_slow_connections, raise_file_limit
from hippodrome.server.socket.websocket_protocol import DirectProtocol
from hippodrome.tables import messages
from hippodrome.tables.deciding import system_pick
from hippodrome.tables.live.thinkers import Thinkers
from hippodrome.tables.refusing import refusal, status_of

SERVED: Final = (api, films, gallery, kits, previews)
"""The modules that register what the server answers."""


def make_app(
    config: Config,
    folder: Path = PAGE_FOLDER,
    pick: Pick = system_pick,
    thinkers: Thinkers | None = None,
) -> Starlette:
    """Make the application; the built page lies in the folder, `pick` is the Fates' source of chance."""
    service = Service(config, pick, thinkers)

    @asynccontextmanager
    async def lifespan(_app: Starlette) -> AsyncIterator[None]:
        await service.start()
        yield
        await service.stop()

    async def openapi(_request: Request) -> Response:
        return Response(routing.openapi_body(), media_type="application/json")

    async def socket(websocket: WebSocket) -> None:
        await serve_socket(service, websocket)

    async def health(_request: Request) -> Response:
        """Answer at once: the process is alive, and nothing else is asked."""
        state = {"ok": True, "protocol": messages.PROTOCOL, "version": __version__}
        return JSONResponse(state, 200, API_HEADERS)

    async def ready(_request: Request) -> Response:
        """Say whether the process can do its work, and if not, why."""
        reasons = await service.readiness.reasons(stopping=service.stopping)
        return JSONResponse({"ready": not reasons, "reasons": reasons}, 503 if reasons else 200, API_HEADERS)

    async def metrics(request: Request) -> Response:
        check_origin(request, config.origins, config.hosts)
        return Response(generate_latest(service.metrics.registry), media_type=CONTENT_TYPE_LATEST)

    page = Page(folder)

    async def page_file(request: Request) -> Response:
        check_origin(request, config.origins, config.hosts)
        preview = await previews.find_preview(service, request)
        return page.serve(request, "" if preview is None else previews.preview_markup(preview, request))

    app = Starlette(
        routes=[
            Route("/api/openapi.json", openapi),
            *routing.routes,
            WebSocketRoute("/api/socket", socket),
            OneMethodRoute("GET", "/health", health),
            OneMethodRoute("GET", "/ready", ready),
            OneMethodRoute("GET", "/metrics", metrics),
            Route("/{path:path}", page_file),
        ],
        exception_handlers={HTTPException: _no_such_route, Trouble: _refused, Exception: _our_fault},
        lifespan=lifespan,
    )
    app.state.service = service
    return app


async def _no_such_route(request: Request, error: Exception) -> Response:
    said_no = refusal(Trouble("no-such-route"), voice(language_of(request)))
    return json_response(said_no, instance_of(HTTPException, error, "the error").status_code)


async def _refused(request: Request, error: Exception) -> Response:
    """Refuse the page and the numbers in a line of plain text: a person reads it."""
    said_no = refusal(instance_of(Trouble, error, "the error"), voice(language_of(request)))
    return PlainTextResponse(said_no.text + "\n", status_of(said_no), API_HEADERS)


async def _our_fault(request: Request, error: Exception) -> Response:
    log.error("our fault", path=request.url.path, exc_info=error)
    return json_response(refusal(Trouble("our-fault"), voice(language_of(request))), 500)


class Server(uvicorn.Server):
    """A server that tells its clients to reconnect before it closes their connections."""

    def __init__(
        self, app: Starlette, host: str, port: int, ready: Callable[[str, int], None] = lambda _h, _p: None
    ) -> None:
        self._service: Service = app.state.service
        self._ready = ready
        super().__init__(
            uvicorn.Config(
                app,
                host=host,
                port=port,
                http=GuardedProtocol,
                ws=DirectProtocol,
                ws_max_size=4 * self._service.config.limits.message,
                ws_per_message_deflate=False,
                log_config=None,
                access_log=False,
                server_header=False,
                proxy_headers=bool(self._service.config.proxies),
                forwarded_allow_ips=list(self._service.config.proxies),
                timeout_graceful_shutdown=5,
            )
        )

    async def startup(self, sockets: Any = None) -> None:
        """Listen, and say where."""
        gate, room = self._service.gate, raise_file_limit()
        if room is not None:
            gate.most_connections = min(gate.most_connections, room)
        await super().startup(sockets)
        if self.started:
            host, port, *_ = self.servers[0].sockets[0].getsockname()
            self._service.listening = (host, port)
            self._ready(host, port)

    async def on_tick(self, counter: int) -> bool:
        """Check the deadlines of all connections once a second."""
        if counter % 10 == 0:
            service = self._service
            connections = cast("set[GuardedProtocol | DirectProtocol]", self.server_state.connections)
            cut_off_slow_connections(
                connections, service.config.limits, service.metrics, asyncio.get_running_loop().time()
            )
        return await super().on_tick(counter)

    async def shutdown(self, sockets: Any = None) -> None:
        """Say goodbye, then close."""
        self._service.farewell()
        await self._service.wait_for_goodbyes()
        await super().shutdown(sockets)
