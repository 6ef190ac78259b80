"""What our two protocols lean on in uvicorn is there; nothing of it is documented."""

from __future__ import annotations

from importlib import import_module
from types import FunctionType

import pytest
import uvicorn

WEBSOCKET = {
    "client",
    "close_sent",
    "close_timer",
    "config",
    "connection_lost",
    "connection_made",
    "data_received",
    "handshake_complete",
    "handshake_initiated",
    "loop",
    "queue",
    "read_paused",
    "resume_writing",
    "run_asgi",
    "scope",
    "stop_keepalive",
    "transport",
}
HTTP = {
    "app",
    "client",
    "config",
    "conn",
    "connection_lost",
    "connection_made",
    "data_received",
    "loop",
    "on_response_complete",
    "resume_writing",
    "transport",
}


@pytest.mark.parametrize(
    ("file", "module", "name", "leant_on"),
    [
        ("websocket_protocol", "websockets.websockets_sansio_impl", "WebSocketsSansIOProtocol", WEBSOCKET),
        ("http_protocol", "http.h11_impl", "H11Protocol", HTTP),
    ],
)
def test_uvicorn_has_what_our_protocols_lean_on(
    file: str, module: str, name: str, leant_on: set[str]
) -> None:
    changed = f"uvicorn {uvicorn.__version__} has changed: server/socket/{file}.py does not fit it, "
    try:
        protocol = getattr(import_module(f"uvicorn.protocols.{module}"), name)
    except (ImportError, AttributeError) as error:
        pytest.fail(f"{changed}{error}", pytrace=False)
    methods = [it for it in vars(protocol).values() if isinstance(it, FunctionType)]
    known = {*vars(protocol), *(name for it in methods for name in it.__code__.co_names)}
    if missing := leant_on - known:
        pytest.fail(f"{changed}it lacks {', '.join(sorted(missing))}", pytrace=False)
