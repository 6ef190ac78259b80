"""Without a server: the page opens all the same, and races on the Python core in the browser."""

from __future__ import annotations

import asyncio
import json
import threading
import time
from collections.abc import Callable, Sequence
from pathlib import Path

from playwright.async_api import Page as AsyncPage
from playwright.async_api import async_playwright
from playwright.sync_api import expect
from tests.page.conftest import FLAGS, LONG, PATIENCE, Guests, chromium
from tests.page.driving import click, drive_ave_caesar, may_move, turn_of
from tests.server.conftest import GENEROUS
from tests.server.running import Running
from tests.tables.evening import Evening, Wire

from hippodrome.language import LANGUAGES

READY = f"""() => new Promise((done) => {{
  navigator.serviceWorker.addEventListener("message", (it) => it.data === "core-ready" && done(true));
  navigator.serviceWorker.ready.then(({{ active }}) => active.postMessage("fetch-core"));
  setTimeout(() => done(false), {LONG});
}})"""
"""Fetch what is needed without a server; say whether it is there."""


def test_a_race_with_the_server_gone(guests: Guests, tmp_path: Path) -> None:
    """Once visited, the page needs no server: home, race now, drive; and the race outlives a reload."""
    server = Running(str(tmp_path / "test.db"), GENEROUS)
    page = guests.install(server.url)
    page.get_by_role("button", name="Race now").first.wait_for()
    assert page.evaluate(READY)
    server.stop()
    page.goto(server.url)
    page.get_by_role("button", name="Race now").first.wait_for()
    page.locator("p.away").wait_for()  # until then a press asks the server
    page.get_by_role("article").filter(has_text="Ave Caesar").get_by_role("button").first.click()
    page.wait_for_url("**/table/here*")
    page.locator("[data-card]").first.wait_for()
    for _ in range(3):
        assert may_move(page)
        drive_ave_caesar(page, click)
    assert may_move(page)
    turn = turn_of(page)
    page.reload()
    page.locator("section.turn.now").wait_for()
    assert turn_of(page) == turn
    expect(page.locator("[data-card]").first).to_be_visible()


def test_the_page_installs_as_an_app(guests: Guests, tmp_path: Path) -> None:
    """It has a manifest with icons, and a service worker that controls it."""
    server = Running(str(tmp_path / "test.db"), GENEROUS)
    page = guests.install(server.url)
    page.wait_for_function("() => navigator.serviceWorker.ready.then(() => true)")
    manifest = page.evaluate("() => fetch('/manifest.webmanifest').then((it) => it.json())")
    assert {"name", "start_url", "display", "icons"} <= set(manifest)
    session = page.context.new_cdp_session(page)
    until, found = time.monotonic() + PATIENCE / 1000, ["not looked at yet"]
    while found != ["in-incognito"] and time.monotonic() < until:  # its icons are fetched first
        errors = session.send("Page.getInstallabilityErrors")["installabilityErrors"]
        found = [it["errorId"] for it in errors]
    assert found == ["in-incognito"], "nothing but the tests' own private window"
    server.stop()


# --- the worker itself ---------------------------------------------------------------------------------

WORKER = """async () => {
  const { shell } = await (await fetch("/files.json")).json();
  const worker = new Worker(shell.find((it) => /assets\\/worker-.*js$/.test(it)), { type: "module" });
  const waiting = new Map();
  let count = 0;
  worker.onmessage = ({ data }) => {
    if (data.kind === "reply") waiting.get(data.id)([data.status, data.text]);
    else if (data.kind === "frame") heard(data.line, data.text);
    else heard(0, JSON.stringify(data));
  };
  window.post = (message) => worker.postMessage(message);
  window.ask = (asked) => new Promise((done) => {
    const id = ++count;
    waiting.set(id, done);
    worker.postMessage({ kind: "request", id, ...asked });
  });
}"""


EVENING = 5 * LONG / 1000
"""How many seconds a whole evening may take."""


class PageWire:
    """A line to the house in a real browser's worker."""

    def __init__(self, page: AsyncPage, line: int) -> None:
        self._page, self._line = page, line

    async def send(self, text: str) -> None:
        """Send a message."""
        await self._page.evaluate("(it) => post(it)", {"kind": "send", "line": self._line, "text": text})

    async def close(self) -> None:
        """End it."""
        await self._page.evaluate("(it) => post(it)", {"kind": "close", "line": self._line})


class PageDoor:
    """The way into the house in a real browser's worker."""

    def __init__(self, page: AsyncPage) -> None:
        self._page = page
        self._heard: dict[int, Callable[[str], None]] = {0: print}

    async def open(self) -> None:
        """Start the worker."""
        await self._page.expose_function("heard", lambda line, text: self._heard[line](text))
        await self._page.evaluate(WORKER)

    async def request(
        self, method: str, path: str, body: str, tokens: Sequence[str], language: str
    ) -> tuple[int, str]:
        """Ask for something."""
        asked = {"method": method, "path": path, "body": body, "tokens": list(tokens), "language": language}
        status, text = await self._page.evaluate("(it) => ask(it)", asked)
        return int(status), str(text)

    async def connect(self, hello: str, heard: Callable[[str], None]) -> Wire:
        """Open a line."""
        line = len(self._heard)
        self._heard[line] = heard
        message = {"kind": "connect", "line": line, "hello": hello, "language": "en"}
        await self._page.evaluate("(it) => post(it)", message)
        return PageWire(self._page, line)


async def _evening(url: str, told: list[str]) -> None:
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=chromium(), args=list(FLAGS), timeout=LONG)
        page = await browser.new_page()
        page.set_default_timeout(LONG)
        await page.goto(url)
        door = PageDoor(page)
        await door.open()
        async with asyncio.timeout(EVENING):
            told += await Evening(door, LANGUAGES).run()
        await browser.close()


def test_a_whole_evening_in_the_worker_of_a_real_browser(tmp_path: Path) -> None:
    """Hot seat, takeback, talk, hand-over, coach, review, courses of one's own, without the server."""
    server = Running(str(tmp_path / "test.db"), GENEROUS)
    told: list[str] = []
    # The browser of the other tests has this thread for its own loop.
    thread = threading.Thread(target=lambda: asyncio.run(_evening(server.url, told)))
    thread.start()
    thread.join()
    server.stop()
    everything = "\n".join(told)
    for part in ('"kind":"answered"', '"weighed":[{', '"decisions":[{', '"faults":["', '"svg":"<svg'):
        assert part in everything, part
    spoken = [json.loads(it[it.index("{") :])["text"] for it in told if '"board-faulty"' in it]
    assert len(set(spoken)) == len(spoken) == len(LANGUAGES), "a sentence in each language"
