"""A real Chromium, a real server, and no request to anywhere else."""

from __future__ import annotations

import json
import re
import shutil
from collections.abc import Generator, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, Request, expect
from tests.server.conftest import GENEROUS
from tests.server.running import PATIENCE as SECONDS
from tests.server.running import ROOT, Running

PAGE = ROOT / "src" / "hippodrome" / "page" / "index.html"
AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
FLAGS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--autoplay-policy=no-user-gesture-required",
)
PATIENCE = 1000 * SECONDS
LONG = 3 * PATIENCE
"""How long a test waits for what takes long by itself: a browser or a service worker that starts, Python in a
browser, a film, a review, charioteers who race to the end."""

DESK: dict[str, Any] = {"viewport": {"width": 1440, "height": 900}}
TABLET: dict[str, Any] = {"viewport": {"width": 820, "height": 1180}, "has_touch": True}
PHONE: dict[str, Any] = {
    "viewport": {"width": 390, "height": 844},
    "has_touch": True,
    "is_mobile": True,
    "device_scale_factor": 2,
}
SIZES = {"desk": DESK, "tablet": TABLET, "phone": PHONE}


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args: dict[str, Any]) -> dict[str, Any]:
    """Start the Chromium of the system."""
    return {
        **browser_type_launch_args,
        "executable_path": chromium(),
        "args": list(FLAGS),
        "timeout": LONG,
    }


def chromium() -> str:
    """Find the Chromium of the system."""
    found = next(filter(None, map(shutil.which, ("chromium", "chromium-browser", "google-chrome"))), None)
    assert found, "no Chromium: make test installs one where it may"
    return found


@pytest.fixture(scope="session")
def home(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """Serve the built page."""
    assert PAGE.is_file(), "the page is not built: make page"
    running = Running(str(tmp_path_factory.mktemp("page") / "page.db"), GENEROUS)
    yield running
    running.stop()


class Guests:
    """People at their own devices; each has a browser context of its own, and none calls another host."""

    def __init__(self, browser: Browser) -> None:
        self._browser = browser
        self._contexts: list[BrowserContext] = []
        self.foreign: list[str] = []
        self.errors: list[str] = []

    def arrive(
        self, url: str, device: dict[str, Any] = DESK, memory: dict[str, Any] | None = None, **more: Any
    ) -> Page:
        """Open an address on a new device, which may remember things; nothing is played by itself there.

        It does not keep the page for a time without a server: to fetch all of it takes each test seconds.
        """
        memory = memory or {}
        memory = memory | {"preferences": {"passes": False} | memory.get("preferences", {})}
        given = {"locale": "en-GB", "reduced_motion": "reduce", "service_workers": "block"} | device | more
        context = self._browser.new_context(**given)
        context.add_init_script(remembered(memory))
        context.set_default_timeout(PATIENCE)
        self._contexts.append(context)
        page = context.new_page()
        page.on("request", self._asked)
        page.on("pageerror", lambda error: self.errors.append(str(error)))
        page.goto(url)
        return page

    def install(self, url: str) -> Page:
        """Open an address on a new device that keeps the page, so that it opens without a server."""
        page = self.arrive(url, service_workers="allow")
        page.context.set_default_timeout(LONG)
        return page

    def _asked(self, request: Request) -> None:
        if not re.match(r"(https?|wss?)://(127\.0\.0\.1|localhost)[:/]|data:|blob:", request.url):
            self.foreign.append(request.url)

    def pictures(self, folder: Path, name: str) -> None:
        """Take a picture of every page that is open."""
        folder.mkdir(parents=True, exist_ok=True)
        for number, page in enumerate(page for context in self._contexts for page in context.pages):
            page.screenshot(path=folder / f"{name}-{number}.png", animations="disabled")

    def leave(self) -> None:
        """Send everybody home."""
        for context in self._contexts:
            context.close()


_FAILED = pytest.StashKey[bool]()
FAILURES = ROOT / "out" / "failures"
"""Where pictures of the pages go when a test fails."""


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, Any, Any]:
    """Remember whether a test failed, for the picture."""
    report = yield
    item.stash[_FAILED] = item.stash.get(_FAILED, False) or report.failed
    return report


@pytest.fixture
def guests(browser: Browser, request: pytest.FixtureRequest) -> Iterator[Guests]:
    """Invite people; afterwards no page may have failed or asked another host for anything."""
    expect.set_options(timeout=PATIENCE)
    people = Guests(browser)
    yield people
    if request.node.stash.get(_FAILED, False):
        people.pictures(FAILURES, re.sub(r"[^a-z0-9]+", "-", request.node.name.lower()).strip("-"))
    people.leave()
    assert people.foreign == []
    assert people.errors == []


def remembered(memory: dict[str, Any]) -> str:
    """Write a script that fills a browser's memory, once, before the page is loaded."""
    return "\n".join(
        f"localStorage.getItem({json.dumps(f'hippodrome.{name}')}) ??"
        f" localStorage.setItem({json.dumps(f'hippodrome.{name}')}, {json.dumps(json.dumps(value))});"
        for name, value in memory.items()
    )


def axe(page: Page) -> list[str]:
    """Let axe look at a page once it stands still: a line for everything it finds."""
    if not page.evaluate("() => 'axe' in window"):
        page.evaluate(Path(AXE).read_text(encoding="utf-8") + ";undefined")
    page.wait_for_function("() => document.getAnimations().every((it) => it.playState !== 'running')")
    found = page.evaluate("() => axe.run(document, {resultTypes: ['violations']})")
    return [
        f"{it['id']}: {it['help']}: {json.dumps([node['html'][:160] for node in it['nodes'][:3]])}"
        for it in found["violations"]
    ]
