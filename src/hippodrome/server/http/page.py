"""The page: files built and packed beforehand, which browsers keep for as long as they may."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final, NamedTuple

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import FileResponse, PlainTextResponse, Response

from hippodrome.language import voice
from hippodrome.server.http.requests import language_of

PAGE_FOLDER: Final = Path(__file__).parents[2] / "page"
"""Where the built page lies, if it was built."""

SERVER_PATHS: Final = ("api", "health", "ready", "metrics")
"""Paths that begin so are not the page's."""

PACKED_ENDINGS: Final = {"br": ".br", "gzip": ".gz"}
"""How a file may have been packed, and how the packed one is called; the best comes first."""

_FILE: Final = re.compile(r"\.[A-Za-z][A-Za-z0-9]*$")
"""How the name of a file ends; `/rules/ave-caesar/4.5` is an address of the page."""

CONTENT_TYPES: Final = {
    ".css": "text/css; charset=utf-8",
    ".data": "application/octet-stream",
    ".ftl": "text/plain; charset=utf-8",
    ".gif": "image/gif",
    ".html": "text/html; charset=utf-8",
    ".ico": "image/x-icon",
    ".jpg": "image/jpeg",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".map": "application/json",
    ".md": "text/markdown; charset=utf-8",
    ".mjs": "text/javascript; charset=utf-8",
    ".mp3": "audio/mpeg",
    ".ogg": "audio/ogg",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".ttf": "font/ttf",
    ".txt": "text/plain; charset=utf-8",
    ".wasm": "application/wasm",
    ".wav": "audio/wav",
    ".webmanifest": "application/manifest+json",
    ".webp": "image/webp",
    ".woff2": "font/woff2",
    ".zip": "application/zip",
}
"""What each kind of file is called; what is not here is a stream of bytes."""

_RULES: Final = (
    "default-src 'self'",
    "script-src 'self' 'wasm-unsafe-eval'",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "media-src 'self' data: blob:",
    "connect-src 'self' ws: wss:",
    "worker-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
)
CONTENT_SECURITY_POLICY: Final = "; ".join(_RULES)
"""What the page may load and whom it may speak to: its own server, and nobody else."""

SECURITY_HEADERS: Final = {
    "Content-Security-Policy": CONTENT_SECURITY_POLICY,
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
}

CACHE_FOR_EVER: Final = "public, max-age=31536000, immutable"
CACHE_AND_REVALIDATE: Final = "no-cache"
"""How long a browser may keep a file: one with a hash in its name for ever; it asks about the others."""


class PageFile(NamedTuple):
    """A file of the page, and how it may be kept."""

    file: Path
    kept: str


class Page:
    """The page in a folder, whether it has been built yet or not."""

    def __init__(self, folder: Path = PAGE_FOLDER) -> None:
        self.folder = folder

    def serve(self, request: Request, head: str = "") -> Response:
        """Answer a request for what is not ours: a file, or the page itself for its own addresses.

        `head` goes into the head of the page itself.
        """
        parts = [part for part in request.url.path.split("/") if part]
        if parts and parts[0] in SERVER_PATHS:
            raise HTTPException(404)
        found = self._find(parts)
        if found is None:
            if _FILE.search(parts[-1] if parts else ""):
                raise HTTPException(404)
            found = PageFile(self.folder / "index.html", CACHE_AND_REVALIDATE)
        if not found.file.is_file():
            said = voice(language_of(request)).say("page-missing") + "\n"
            return PlainTextResponse(said, 503, SECURITY_HEADERS | {"Cache-Control": "no-store"})
        if head and found.file.name == "index.html":
            return _with_head(found.file, head)
        return _answer(request, found)

    def _find(self, parts: list[str]) -> PageFile | None:
        if not parts or any(part in ("", ".", "..") or "\\" in part or "\0" in part for part in parts):
            return None
        file = self.folder.joinpath(*parts)
        try:
            if file.suffix in PACKED_ENDINGS.values() or not file.is_file():
                return None
            if not file.resolve().is_relative_to(self.folder.resolve()):
                return None
        except OSError:
            return None  # such as a name that is longer than any file's
        return PageFile(file, CACHE_FOR_EVER if parts[0] == "assets" else CACHE_AND_REVALIDATE)


def _with_head(file: Path, head: str) -> Response:
    """Answer with the page and something more in its head; a page without a head is left as it is."""
    text = file.read_text(encoding="utf-8").replace("</head>", f"{head}</head>", 1)
    return Response(
        text, 200, SECURITY_HEADERS | {"Cache-Control": CACHE_AND_REVALIDATE}, CONTENT_TYPES[".html"]
    )


def _answer(request: Request, found: PageFile) -> Response:
    stat = found.file.stat()
    encoding, file = _packed(found.file, request.headers.get("accept-encoding", ""))
    tag = f'"{stat.st_mtime_ns:x}-{stat.st_size:x}{f"-{encoding}" if encoding else ""}"'
    headers = SECURITY_HEADERS | {"Cache-Control": found.kept, "ETag": tag, "Vary": "Accept-Encoding"}
    if tag in request.headers.get("if-none-match", ""):
        return Response(status_code=304, headers=headers)
    if encoding:
        headers["Content-Encoding"] = encoding
    kind = CONTENT_TYPES.get(found.file.suffix, "application/octet-stream")
    return FileResponse(file, 200, headers, kind)


def _packed(file: Path, accepted: str) -> tuple[str, Path]:
    """Choose the smallest form of a file that the browser unpacks: how it is packed, and where it is."""
    takes = set()
    for part in accepted.lower().split(","):
        name, _, weight = part.partition(";")
        if weight.replace(" ", "") not in ("q=0", "q=0.0", "q=0.00", "q=0.000"):
            takes.add(name.strip())
    for encoding, suffix in PACKED_ENDINGS.items():
        packed = file.with_name(file.name + suffix)
        if encoding in takes and packed.is_file():
            return encoding, packed
    return "", file
