"""An upgrade reaches a page that was installed: page, core and boards together; a race under way goes on."""

from __future__ import annotations

import json
import re
import shutil
from pathlib import Path

from playwright.sync_api import Page
from tests.page.conftest import Guests
from tests.page.driving import click, drive_ave_caesar, may_move, turn_of
from tests.page.test_offline import READY
from tests.server.conftest import GENEROUS
from tests.server.running import ROOT, Running, free_port

CORE = """async () => {
  const { core, version } = await (await fetch("/files.json", { cache: "no-store" })).json();
  const names = await caches.keys();
  const mine = `core-${version}`;
  if (names.length !== 3 || !names.includes(mine)) return null;
  const kept = await (await caches.open(mine)).match(core.find((it) => it.endsWith("/python.json")));
  return kept ? (await kept.json())["hippodrome/__init__.py"] : null;
}"""
"""What the service worker keeps of the core, once nothing of another build is kept beside it."""


def build_again(page: Path) -> None:
    """Make another build of a page, as a release does: another core by another name, another version."""
    (core,) = (page / "offline").iterdir()
    python = json.loads((core / "python.json").read_text(encoding="utf-8"))
    python["hippodrome/__init__.py"] = '__version__ = "the next"\n'
    (core / "python.json").write_text(json.dumps(python), encoding="utf-8")
    for packed in (*core.glob("python.json.*"), *page.glob("files.json.*"), *page.glob("sw.js.*")):
        packed.unlink()
    after = core.with_name("0123456789ab")
    core.rename(after)
    for file in (*(page / "assets").glob("*.js"), page / "files.json"):
        text = file.read_text(encoding="utf-8")
        if core.name in text:
            file.write_text(text.replace(core.name, after.name), encoding="utf-8")
            for packed in file.parent.glob(f"{file.name}.*"):
                packed.unlink()
    for file in (page / "files.json", page / "sw.js"):
        text = file.read_text(encoding="utf-8")
        version = json.loads((page / "files.json").read_text(encoding="utf-8"))["version"]
        assert version in text or file.name == "sw.js"
        file.write_text(re.sub(r"\b[0-9a-f]{16}\b", "fedcba9876543210", text), encoding="utf-8")


def race_on(page: Page) -> str:
    """Drive once at the table of this browser; say which turn it then is."""
    page.locator("[data-card]").first.wait_for()
    assert may_move(page)
    drive_ave_caesar(page, click)
    assert may_move(page)
    return turn_of(page)


def test_an_upgrade_reaches_an_installed_page_and_keeps_the_race_under_way(
    guests: Guests, tmp_path: Path
) -> None:
    """The new core replaces the old one as a whole; offline the race then goes on where it was."""
    source = tmp_path / "src"
    shutil.copytree(ROOT / "src", source, ignore=shutil.ignore_patterns("__pycache__"))
    env = GENEROUS | {"PYTHONPATH": f"{source}:{ROOT}"}
    server = Running(str(tmp_path / "a.db"), env, port=free_port())
    page = guests.install(server.url)
    page.get_by_role("button", name="Race now").first.wait_for()
    assert page.evaluate(READY)
    assert page.evaluate(CORE) == '__version__ = "page"\n'
    server.stop()
    page.goto(server.url)
    page.locator("p.away").wait_for()  # until then a press asks the server
    page.get_by_role("article").filter(has_text="Ave Caesar").get_by_role("button").first.click()
    page.wait_for_url("**/table/here*")
    turn = race_on(page)

    build_again(source / "hippodrome" / "page")
    server = Running(str(tmp_path / "a.db"), env, port=server.port)
    table = page.url
    page.goto(server.url)
    page.get_by_role("button", name="Race now").first.wait_for()
    page.evaluate("() => navigator.serviceWorker.getRegistration().then((it) => it.update()).then(() => 0)")
    page.wait_for_function(f"async () => (await ({CORE})())?.includes('the next')")
    server.stop()

    page.goto(table)
    page.locator("section.turn.now").wait_for()
    assert turn_of(page) == turn
    assert int(race_on(page)) > int(turn)
