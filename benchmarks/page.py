"""The page: what it weighs, how smoothly it moves, and what Lighthouse thinks of it, in Chromium.

`python -m benchmarks.page [--lighthouse]`; the page must be built (`make page`).
"""

from __future__ import annotations

import json
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import BrowserContext, Page, sync_playwright
from tests.page.conftest import FLAGS, chromium
from tests.server.running import Running

HERE = Path(__file__).parent
FRAMES = """() => new Promise((done) => {
  const gaps = []; let last = performance.now(); const end = last + 12000;
  const step = (now) => {
    gaps.push(now - last); last = now;
    now < end ? requestAnimationFrame(step) : done(gaps);
  };
  requestAnimationFrame(step);
})"""


def weigh(context: BrowserContext, url: str) -> tuple[int, int]:
    """Load a page with an empty cache: bytes on the wire, and how many requests."""
    page = context.new_page()
    wire = context.new_cdp_session(page)
    wire.send("Network.enable")
    sizes: list[float] = []
    wire.on("Network.loadingFinished", lambda it: sizes.append(it["encodedDataLength"]))
    page.goto(url)
    page.locator("main h1").first.wait_for()
    page.wait_for_timeout(3_000)  # whatever comes late belongs to it
    page.close()
    return round(sum(sizes)), len(sizes)


def race(server: Running, page: Page, game: str) -> None:
    """Watch six charioteers race."""
    driver = {"type": "charioteer", "name": "greedy" if game == "ave-caesar" else "steady"}
    one = {"course": "yellow", "direction": "clockwise"}
    setup: dict[str, Any] = {"players": 6} | ({"programme": [one]} if game == "ave-caesar" else {"laps": 3})
    seats = [{"type": "person"}] + [driver] * 5
    table = server.ask("/api/tables", {"game": game, "setup": setup, "seats": seats, "pace": 900})
    player = server.sit(table, "Livia")
    player.do("start")
    player.do("hand-over")
    page.goto(f"{server.url}/table/{table['code']}")
    page.locator("[data-turn]").wait_for()
    page.wait_for_timeout(2_000)  # the board is drawn


def frames(server: Running, context: BrowserContext, game: str) -> str:
    """Count frames while six chariots race."""
    page = context.new_page()
    race(server, page, game)
    gaps = sorted(page.evaluate(FRAMES)[5:])
    page.close()
    rate = 1000 * len(gaps) / sum(gaps)
    late = sum(gap > 25 for gap in gaps) / len(gaps)
    return f"{rate:5.1f} frames/s, 99 % within {gaps[int(len(gaps) * 0.99)]:.1f} ms, {late:.1%} late"


def lighthouse(url: str, form: str) -> dict[str, Any]:
    """Run Lighthouse."""
    folder = HERE / "page"
    if not (folder / "node_modules").is_dir():
        install = ["npm", "ci", "--ignore-scripts", "--loglevel=error"]
        subprocess.run(install, cwd=folder, check=True)  # noqa: S603  (whichever npm is there)
    command = ["node", "lighthouse.mjs", url, chromium(), form]
    done = subprocess.run(command, cwd=folder, check=True, capture_output=True, text=True)  # noqa: S603  (ours)
    said = done.stdout
    found: dict[str, Any] = json.loads(said.splitlines()[-1])
    return found


def main() -> None:
    """Measure, and print."""
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Running(str(Path(folder) / "page.db"))
        browser = playwright.chromium.launch(executable_path=chromium(), args=list(FLAGS))
        try:
            for path in ("/", "/learn", "/new/ave-caesar"):
                context = browser.new_context(locale="en-GB", service_workers="block")
                weight, count = weigh(context, server.url + path)
                print(f"first load of {path:16} {weight / 1000:6.1f} kB on the wire in {count} requests")
                context.close()
            context = browser.new_context(locale="en-GB", viewport={"width": 1440, "height": 900})
            for game in ("ave-caesar", "ben-hur"):
                print(f"six chariots, {game:10} {frames(server, context, game)}")
            browser.close()
            if "--lighthouse" in sys.argv:
                for form in ("desktop", "mobile"):
                    found = lighthouse(f"{server.url}/", form)
                    print(f"Lighthouse, {form:8} {found['scores']} {found['low']}")
        finally:
            server.stop()


if __name__ == "__main__":
    main()
