"""The application: routes, websocket, health and numbers over one service."""

from __future__ import annotations

import gc
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, Final

import uvicorn
from fastapi import FastAPI, Request, Response, WebSocket
from fastapi.responses import JSONResponse
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest
from starlette.exceptions import HTTPException

from hippodrome import __version__
from hippodrome.saying import Trouble
from hippodrome.server import api, boards, coaching, messages, routing
from hippodrome.server.config import Config
from hippodrome.server.lines import DirectProtocol
from hippodrome.server.page import PAGE, Page
from hippodrome.server.requests import HEADERS, json_response, language_of, refusal
from hippodrome.server.routes import document
from hippodrome.server.service import Service
from hippodrome.server.sockets import serve_socket
from hippodrome.server.watch import log

ROUTES: Final = (api, boards, coaching)
"""The modules that register routes when they are imported."""


def make_app(config: Config, folder: Path = PAGE) -> FastAPI:
    """Make the application; the built page lies in the folder."""
    service = Service(config)

    @asynccontextmanager
    async def lifespan(_app: FastAPI) -> AsyncIterator[None]:
        await service.start()
        yield
        await service.stop()

    app = FastAPI(
        title="Hippodrome",
        version=__version__,
        lifespan=lifespan,
        openapi_url="/api/openapi.json",
        docs_url=None,
        redoc_url=None,
    )
    app.state.service = service
    app.include_router(routing.router)
    app.add_exception_handler(HTTPException, _no_such_route)
    app.add_exception_handler(Exception, _our_fault)
    described: dict[str, Any] = {}

    def openapi() -> dict[str, Any]:
        if not described:
            described.update(document(app))
        return described

    app.openapi = openapi  # type: ignore[method-assign]  # FastAPI's own way to do it

    @app.websocket("/api/socket")
    async def socket(websocket: WebSocket) -> None:
        await serve_socket(service, websocket)

    @app.get("/health", include_in_schema=False)
    async def health() -> Response:
        well = not service.stopping and await service.ledger.answers()
        state = {
            "ok": well,
            "protocol": messages.PROTOCOL,
            "version": __version__,
            "ledger": service.ledger.trouble,
            "stopping": service.stopping,
        }
        return JSONResponse(state, 200 if well else 503, HEADERS)

    @app.get("/metrics", include_in_schema=False)
    async def metrics() -> Response:
        return Response(generate_latest(service.house.numbers.registry), media_type=CONTENT_TYPE_LATEST)

    page = Page(folder)

    @app.api_route("/{path:path}", methods=["GET", "HEAD"], include_in_schema=False)
    async def page_file(request: Request) -> Response:
        return page.serve(request)

    return app


async def _no_such_route(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)  # noqa: S101  (registered for these alone)
    return json_response(refusal(Trouble("no-such-route"), language_of(request)), error.status_code)


async def _our_fault(request: Request, error: Exception) -> Response:
    log.error("our fault", path=request.url.path, exc_info=error)
    return json_response(refusal(Trouble("our-fault"), language_of(request)), 500)


def _spare_the_lasting() -> None:
    """Let the search for garbage skip what stays: modules, courses. What comes and goes makes next to none.

    Python searches whenever some hundreds of things were made, and looks through all there is; with many
    tables a quarter of the time went into that.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000, 50, 100)


class Server(uvicorn.Server):
    """A server that tells its clients to come back before it closes their lines."""

    def __init__(
        self, app: FastAPI, host: str, port: int, ready: Callable[[str, int], None] = lambda _h, _p: None
    ) -> None:
        self._service: Service = app.state.service
        self._ready = ready
        super().__init__(
            uvicorn.Config(
                app,
                host=host,
                port=port,
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
        await super().startup(sockets)
        _spare_the_lasting()
        if self.started:
            host, port, *_ = self.servers[0].sockets[0].getsockname()
            self._service.listening = (host, port)
            self._ready(host, port)

    async def shutdown(self, sockets: Any = None) -> None:
        """Say goodbye, then close."""
        self._service.farewell()
        await self._service.see_off()
        await super().shutdown(sockets)
