"""The page comes packed, is kept as long as it may be, and speaks to nobody but its server."""

from __future__ import annotations

import gzip
from pathlib import Path

import pytest
from starlette.testclient import TestClient

from hippodrome.server.app import make_app
from hippodrome.server.config import Config

HASHED = "/assets/app-1234.js"


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Build a small page."""
    page = tmp_path / "page"
    (page / "assets").mkdir(parents=True)
    (page / "index.html").write_text("<!doctype html>the page")
    (page / "sw.js").write_text("// worker")
    (page / "manifest.webmanifest").write_text("{}")
    (page / "assets" / "app-1234.js").write_text("plain")
    (page / "assets" / "app-1234.js.br").write_bytes(b"brotli")
    (page / "assets" / "app-1234.js.gz").write_bytes(gzip.compress(b"plain"))
    (page / "assets" / "core.wasm").write_bytes(b"\0asm")
    (tmp_path / "secret.txt").write_text("secret")
    return page


@pytest.fixture
def client(folder: Path) -> TestClient:
    """Look at the page as a browser does."""
    app = make_app(Config(db="sqlite:///unused.db"), folder)
    return TestClient(app, headers={"accept-encoding": "identity"}, raise_server_exceptions=False)


@pytest.mark.parametrize(
    "path",
    [
        "/",
        "/table/ABC234",
        "/sofa/ABC234",
        "/replay/x",
        "/learn/first",
        "/rules/ave-caesar/4.5",
        "/index.html",
    ],
)
def test_every_address_of_the_page_gives_the_page(client: TestClient, path: str) -> None:
    answer = client.get(path)
    assert (answer.status_code, answer.text) == (200, "<!doctype html>the page")
    assert answer.headers["cache-control"] == "no-cache"
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    again = client.get(path, headers={"If-None-Match": answer.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")


@pytest.mark.parametrize(
    "path",
    [
        "/none.js",
        "/assets/none.css",
        f"/assets/{'x' * 300}.js",
        f"/assets/{'x/' * 3000}x.js",
        "/api/none",
        "/health/none",
        "/ready/none",
        "/metrics/none",
        "/api",
    ],
)
def test_what_is_not_there_is_not_the_page(client: TestClient, path: str) -> None:
    answer = client.get(path)
    assert answer.status_code == 404
    assert answer.json()["code"] == "no-such-route"


@pytest.mark.parametrize(
    "path",
    ["/%2e%2e/secret.txt", "/assets/..%2f..%2fsecret.txt", "/..%5csecret.txt", "/%00.js", "//secret.txt"],
)
def test_nothing_outside_the_folder_is_served(client: TestClient, path: str) -> None:
    answer = client.get(path)
    assert b"secret" not in answer.content
    assert answer.status_code in (200, 404)


def test_a_link_out_of_the_folder_is_not_followed(client: TestClient, folder: Path) -> None:
    (folder / "link.txt").symlink_to(folder.parent / "secret.txt")
    assert client.get("/link.txt").status_code == 404


@pytest.mark.parametrize(
    ("accepted", "encoding", "body"),
    [
        ("gzip, deflate, br", "br", b"brotli"),
        ("gzip", "gzip", b"plain"),
        ("br;q=0, gzip;q=0.5", "gzip", b"plain"),
        ("identity", None, b"plain"),
    ],
)
def test_the_best_packed_file_that_the_browser_takes_is_sent(
    client: TestClient, accepted: str, encoding: str | None, body: bytes
) -> None:
    with client.stream("GET", HASHED, headers={"accept-encoding": accepted}) as answer:
        raw = b"".join(answer.iter_raw())
    assert answer.headers.get("content-encoding") == encoding
    assert (gzip.decompress(raw) if encoding == "gzip" else raw) == body
    assert answer.headers["content-type"] == "text/javascript; charset=utf-8"
    assert "immutable" in answer.headers["cache-control"]
    assert answer.headers["vary"] == "Accept-Encoding"


def test_kinds_and_headers_are_right(client: TestClient) -> None:
    assert client.get("/assets/core.wasm").headers["content-type"] == "application/wasm"
    assert client.get("/manifest.webmanifest").headers["content-type"] == "application/manifest+json"
    worker = client.get("/sw.js")
    assert worker.headers["cache-control"] == "no-cache"
    policy = worker.headers["content-security-policy"]
    assert "default-src 'self'" in policy
    assert "http" not in policy
    assert worker.headers["x-content-type-options"] == "nosniff"
    assert client.get("/sw.js.br").status_code == 404


def test_a_page_that_was_not_built_says_so(tmp_path: Path) -> None:
    client = TestClient(make_app(Config(db="sqlite:///unused.db"), tmp_path / "none"))
    answer = client.get("/")
    assert answer.status_code == 503
    assert answer.text == "The page has not been built: run make page\n"
