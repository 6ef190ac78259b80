"""Without a server: the page opens all the same, and races on the Python core in the browser."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import expect
from tests.page.conftest import Guests
from tests.page.driving import click, drive_ave_caesar, may_move, turn_of
from tests.server.conftest import GENEROUS
from tests.server.running import Running

READY = """() => new Promise((done) => {
  navigator.serviceWorker.addEventListener("message", (it) => it.data === "core-ready" && done(true));
  navigator.serviceWorker.ready.then(({ active }) => active.postMessage("fetch-core"));
})"""


def test_a_race_with_the_server_gone(guests: Guests, tmp_path: Path) -> None:
    """Once visited, the page needs no server: home, race now, drive; and the race outlives a reload."""
    server = Running(str(tmp_path / "test.db"), GENEROUS)
    page = guests.arrive(server.url)
    page.get_by_role("button", name="Race now").first.wait_for()
    assert page.evaluate(READY)
    server.stop()
    page.goto(server.url)
    page.get_by_role("button", name="Race now").first.wait_for()
    page.get_by_role("article").filter(has_text="Ave Caesar").get_by_role("button").first.click()
    page.wait_for_url("**/table/here*", timeout=60_000)
    page.locator("[data-card]").first.wait_for(timeout=60_000)
    for _ in range(3):
        assert may_move(page)
        drive_ave_caesar(page, click)
    assert may_move(page)
    turn = turn_of(page)
    page.reload()
    page.locator("section.turn.now").wait_for(timeout=60_000)
    assert turn_of(page) == turn
    expect(page.locator("[data-card]").first).to_be_visible()


def test_the_page_installs_as_an_app(guests: Guests, tmp_path: Path) -> None:
    """It has a manifest with icons, and a service worker that controls it."""
    server = Running(str(tmp_path / "test.db"), GENEROUS)
    page = guests.arrive(server.url)
    page.evaluate("() => navigator.serviceWorker.ready.then(() => true)")
    manifest = page.evaluate("() => fetch('/manifest.webmanifest').then((it) => it.json())")
    assert {"name", "start_url", "display", "icons"} <= set(manifest)
    session = page.context.new_cdp_session(page)
    found = session.send("Page.getInstallabilityErrors")["installabilityErrors"]
    assert [it["errorId"] for it in found] == ["in-incognito"], "nothing but the tests' own private window"
    server.stop()
