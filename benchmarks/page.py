"""The page: what it weighs, how smoothly it moves, and what Lighthouse thinks of it, in Chromium.

`python -m benchmarks.page [weight] [frames] [drag] [lighthouse]`; the page must be built (`make page`).
Without a word everything but Lighthouse is measured, which is fetched when it is first asked for.
"""

from __future__ import annotations

import json
import math
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any, NamedTuple

from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright
from tests.page.conftest import FLAGS, chromium
from tests.server.running import Running

from hippodrome.server.workers.drivers import WORKER_NICENESS

HERE = Path(__file__).parent
PACES = (2_000, 900, 300, 250)
"""Milliseconds a move: each pace that a table offers, 900 as in “Race now”, and one faster still."""
FRAMES = """() => new Promise((done) => {
  const gaps = []; let last = performance.now(); const end = last + 12000;
  const step = (now) => {
    gaps.push(now - last); last = now;
    now < end ? requestAnimationFrame(step) : done(gaps);
  };
  requestAnimationFrame(step);
})"""

GAPS = """(duration) => {
  window.gaps = []; let last = performance.now(); const end = last + duration;
  const step = (now) => {
    window.gaps.push(now - last); last = now;
    if (now < end) requestAnimationFrame(step); else window.counted = true;
  };
  requestAnimationFrame(step);
}"""
COLUMNS = 60
"""So many columns has the course on which corners are dragged."""
DRAGGED_MS = 4_000


class Weight(NamedTuple):
    """What a first load weighs, headers included, packed as it travels."""

    whole: int
    requests: int
    pictures: int
    """Its boards: a screen can be used before they are there."""


def weigh(context: BrowserContext, url: str) -> Weight:
    """Load a page with an empty cache, and count what travels."""
    page = context.new_page()
    wire = context.new_cdp_session(page)
    wire.send("Network.enable")
    asked: dict[str, str] = {}
    sizes: dict[str, float] = {}
    wire.on("Network.requestWillBeSent", lambda it: asked.update({it["requestId"]: it["request"]["url"]}))
    wire.on("Network.loadingFinished", lambda it: sizes.update({it["requestId"]: it["encodedDataLength"]}))
    wire.on("Network.loadingFailed", lambda it: sizes.update({it["requestId"]: 0}))
    page.goto(url)
    page.locator("main h1").first.wait_for()
    before = -1
    # Whatever comes late belongs to it: what the server still works at, and what is asked for after that.
    while before < len(sizes) or any("/api/" in asked[it] for it in asked.keys() - sizes.keys()):
        before = len(sizes)
        page.wait_for_timeout(3_000)
    page.close()
    sent = {name: size for name, size in sizes.items() if asked[name].startswith("http")}
    pictures = sum(size for name, size in sent.items() if "/api/boards/" in asked[name])
    return Weight(round(sum(sent.values())), len(sent), round(pictures))


def race(server: Running, page: Page, game: str, pace: int) -> None:
    """Watch six charioteers race, so many milliseconds a move."""
    driver = {"type": "charioteer", "name": "greedy" if game == "ave-caesar" else "steady"}
    one = {"course": "yellow", "direction": "clockwise"}
    setup: dict[str, Any] = {"players": 6} | ({"programme": [one]} if game == "ave-caesar" else {"laps": 3})
    seats = [{"type": "person"}] + [driver] * 5
    table = server.ask("/api/tables", {"game": game, "setup": setup, "seats": seats, "pace": pace})
    player = server.sit(table, "Livia")
    player.do("start")
    player.do("hand-over")
    page.goto(f"{server.url}/table/{table['code']}")
    page.locator("[data-turn]").wait_for()
    page.locator(".stage[aria-busy=false]").wait_for()  # the board is drawn
    page.wait_for_timeout(1_000)


def frames(server: Running, context: BrowserContext, game: str, pace: int) -> str:
    """Count frames while six chariots race."""
    page = context.new_page()
    race(server, page, game, pace)
    gaps = page.evaluate(FRAMES)[5:]
    page.close()
    return told(gaps)


def told(gaps: list[float]) -> str:
    """Say how smoothly it went: frames a second, the slowest of a hundred, and how many came late."""
    gaps = sorted(gaps)
    rate = 1000 * len(gaps) / sum(gaps)
    late = sum(gap > 25 for gap in gaps) / len(gaps)
    return f"{rate:5.1f} frames/s, 99 % within {gaps[int(len(gaps) * 0.99)]:.1f} ms, {late:.1%} late"


def long_course() -> str:
    """Write a course of many columns, four lanes wide."""
    grid = "I II III IV"
    rows = [f"{at:02}  {grid if at in (1, COLUMNS) else 'a b c d'}" for at in range(1, COLUMNS + 1)]
    starts = {"clockwise": COLUMNS, "anticlockwise": 1}
    lines = [
        "board mine",
        "players 2-4",
        "laps 1",
        *(f"start {way} {' '.join(f'{at:02}{lane}' for lane in grid.split())}" for way, at in starts.items()),
        f"alley A1 > A2 > A3  from {COLUMNS - 1:02}d to 02d",
        *rows,
    ]
    return "\n".join(lines) + "\n"


def circle(page: Page, x: float, y: float) -> None:
    """Lead the mouse round until the frames are counted."""
    turn = 0.0
    while not page.evaluate("window.counted === true"):
        for _ in range(12):
            turn += 0.15
            page.mouse.move(x + 60 * math.cos(turn), y + 60 * math.sin(turn))


def drag(server: Running, context: BrowserContext, path: str, grip: str, tool: str) -> str:
    """Count frames while a handle of a board is dragged, and the requests that are sent meanwhile."""
    page = context.new_page()
    page.goto(f"{server.url}{path}")
    page.locator(".plan img").wait_for()  # the picture is there: whatever is dragged is drawn over it
    if tool:
        page.get_by_role("button", name="Make bends to move").click()
        page.get_by_role("radio", name=tool).check()
    page.locator(f'[data-grip="{grip}"]').wait_for()
    page.wait_for_timeout(2_500)  # the picture of the board is drawn
    box = page.locator(f'[data-grip="{grip}"]').bounding_box()
    if box is None:
        raise RuntimeError("there is nothing to drag")
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    asked: list[str] = []
    page.mouse.move(x, y)
    page.mouse.down()
    page.on("request", lambda it: asked.append(it.url))
    page.evaluate(GAPS, DRAGGED_MS)
    circle(page, x, y)
    gaps = page.evaluate("window.gaps")[5:]
    sent = len(asked)
    page.mouse.up()
    page.close()
    return f"{told(gaps)}, {sent} requests"


def drags(server: Running, browser: Browser) -> None:
    """Drag a corner of a long course, and the spina of an arena."""
    kept = json.dumps({"name": "long", "text": long_course()})
    context = browser.new_context(locale="en-GB", viewport={"width": 1440, "height": 900})
    context.add_init_script(f"localStorage.setItem('hippodrome.workshop', {json.dumps(kept)})")
    for what, path, grip, tool in (
        (f"{COLUMNS} columns", "/workshop?game=ave-caesar", "bend 1", "Shape"),
        ("an arena", "/workshop?course=antioch", "half", ""),
    ):
        print(f"a handle dragged, {what:10} {drag(server, context, path, grip, tool)}")
    context.close()


def lighthouse(url: str, form: str) -> dict[str, Any]:
    """Run Lighthouse."""
    folder = HERE / "page"
    if not (folder / "node_modules").is_dir():
        install = ["npm", "ci", "--ignore-scripts", "--loglevel=error"]
        subprocess.run(install, cwd=folder, check=True)
    command = ["node", "lighthouse.mjs", url, chromium(), form]
    done = subprocess.run(command, cwd=folder, check=True, capture_output=True, text=True)
    said = done.stdout
    found: dict[str, Any] = json.loads(said.splitlines()[-1])
    return found


def weights(server: Running, browser: Browser) -> None:
    """Weigh the first load of a few screens."""
    for path in ("/", "/learn", "/new/ave-caesar"):
        # The service worker fetches everything else later, when nobody waits for it.
        context = browser.new_context(locale="en-GB", service_workers="block")
        whole, count, pictures = weigh(context, server.url + path)
        parts = (
            f"{whole / 1000:6.1f} kB on the wire in {count} requests, boards {pictures / 1000:.1f} kB of it"
        )
        print(f"first load of {path:16} {parts}")
        context.close()


def races(server: Running, browser: Browser) -> None:
    """Count frames while six chariots race, at every pace."""
    context = browser.new_context(locale="en-GB", viewport={"width": 1440, "height": 900})
    for game in ("ave-caesar", "ben-hur"):
        for pace in PACES:
            found = frames(server, context, game, pace)
            print(f"six chariots, {game:10}, a move every {pace / 1000} s: {found}", flush=True)
    context.close()


PARTS = ("weight", "frames", "drag", "lighthouse")


def main() -> None:
    """Measure, and print."""
    parts = sys.argv[1:] or PARTS[:-1]
    if unknown := set(parts) - set(PARTS):
        sys.exit(f"unknown: {' '.join(sorted(unknown))}; there are: {' '.join(PARTS)}")
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Running(str(Path(folder) / "page.db"), {"HIPPODROME_NICE": str(WORKER_NICENESS)})
        browser = playwright.chromium.launch(executable_path=chromium(), args=list(FLAGS))
        try:
            if "drag" in parts:
                drags(server, browser)
            if "weight" in parts:
                weights(server, browser)
            if "frames" in parts:
                races(server, browser)
            browser.close()
            if "lighthouse" in parts:
                for form in ("desktop", "mobile"):
                    seen = lighthouse(f"{server.url}/", form)
                    print(f"Lighthouse, {form:8} {seen['scores']} {seen['low']}")
        finally:
            server.stop()


if __name__ == "__main__":
    main()
