"""The pictures of the README, taken from the page as it is: `make showcase`.

python -m tests.page.showcase FOLDER [NAME …]
"""

from __future__ import annotations

import io
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

from PIL import Image
from playwright.sync_api import Page, sync_playwright
from rich.progress import track
from tests.page.conftest import DESK, FLAGS, PHONE, Guests, chromium
from tests.page.pictures import is_drive, stand_still
from tests.page.sitting import arrive, opened, until_turn
from tests.server.conftest import GENEROUS
from tests.server.running import Player, Running
from tests.server.test_branches import RACES, brought_in

Race = dict[str, Any]
BUDGET = 1_500_000
"""What the pictures may weigh together, in bytes."""
LIGHT, DARK = {"color_scheme": "light"}, {"color_scheme": "dark"}
TALL: Race = {"viewport": {"width": 1440, "height": 1060}}
MOST = 40
"""So many races are driven at most in search of a position worth a picture."""


def sought(home: Running, game: str, setup: Race, wanted: Callable[[Race], bool]) -> tuple[Race, Player]:
    """Race against charioteers, more than once if need be, until it is one's turn in a position as wanted."""
    for _ in range(MOST):
        table = opened(home, game, setup=setup, hints=False, takeback=False)
        livia = home.sit(table, "Livia")
        livia.do("start")
        for _ in range(14):
            if not until_turn(livia):
                break
            if wanted(livia.look()["race"]):
                return table, livia
            livia.move(lambda offers: offers[-1])
    sys.exit(f"{game}: no race of {MOST} came to a position worth a picture")


def on(course: str) -> Race:
    """Six chariots on a course of Ave Caesar."""
    return {"players": 6, "programme": [{"course": course, "direction": "clockwise"}]}


def many_ways(race: Race) -> bool:
    """Tell whether a six may be driven, with several spaces to choose from, some way into the race."""
    sixes = [it for it in race["offers"] if it.startswith("6-")]
    return len(sixes) >= 3 and race["lines"] > 20


def choose_six(page: Page) -> None:
    """Take up a six, and point at one of its spaces."""
    page.locator('section.turn.now [data-card="6"]:enabled').first.click()
    page.locator(".light.bright").first.wait_for()
    page.locator(".light.bright").last.hover(force=True)


def ave_caesar(guests: Guests, home: Running) -> Page:
    """Ave Caesar by day: a six taken up, its spaces lit."""
    table, livia = sought(home, "ave-caesar", on("yellow"), many_ways)
    page = arrive(guests, home, table, livia, device=DESK | LIGHT)
    choose_six(page)
    return page


def ben_hur(guests: Guests, home: Running) -> Page:
    """Ben Hur by torchlight: a card taken up, its ghosts on the sand."""
    setup = {"players": 6, "laps": 1}

    def open_sand(race: Race) -> bool:
        return sum(map(is_drive, race["offers"])) >= 12 and race["lines"] > 60

    table, livia = sought(home, "ben-hur", setup, open_sand)
    page = arrive(guests, home, table, livia, device=DESK | DARK)
    page.locator("section.turn.now [data-card]:enabled:not(.barred)").last.click()
    page.locator(".ghosts .ghost").first.wait_for()
    return page


def result(guests: Guests, home: Running) -> Page:
    """How a race ended."""
    table = opened(home, "ave-caesar", setup=on("red"))
    livia = home.sit(table, "Livia")
    livia.do("start")
    livia.do("hand-over")
    until_turn(livia)
    page = arrive(guests, home, table, livia, device=TALL | DARK)
    page.locator("#results-title").wait_for()
    page.locator(".story svg").wait_for()
    return page


def phone(guests: Guests, home: Running) -> Page:
    """A phone in the evening: a card taken up."""
    table, livia = sought(home, "ave-caesar", on("red"), many_ways)
    page = arrive(guests, home, table, livia, device=PHONE | DARK)
    choose_six(page)
    return page


def replay(guests: Guests, home: Running) -> Page:
    """A replay: another move is tried, and the coach's is drawn as an arrow."""
    table = brought_in(home, RACES["ave-caesar"])
    page = guests.arrive(f"{home.url}/replay/{table}?at=34", DESK | LIGHT)
    page.get_by_role("tab", name="What if").click()
    page.get_by_role("button", name="Try other moves here").click()
    page.locator(".world .arrow").wait_for()
    page.get_by_text("The coach would play").wait_for()
    return page


def workshop(guests: Guests, home: Running) -> Page:
    """The workshop with a course of the house."""
    page = guests.arrive(f"{home.url}/workshop", DESK | LIGHT)
    page.get_by_role("button", name="Begin with …").click()
    page.get_by_role("button", name="Blue").first.click()
    page.get_by_text("ravensburger-a").first.wait_for()
    page.locator(".plan img").wait_for()  # it is drawn a moment after it is written
    page.locator("button:enabled", has_text="Race it now").wait_for()
    return page


SHOTS: dict[str, Callable[[Guests, Running], Page]] = {
    "ave-caesar": ave_caesar,
    "ben-hur": ben_hur,
    "result": result,
    "phone": phone,
    "replay": replay,
    "workshop": workshop,
}


def main() -> None:
    """Take all pictures, or those named, and say what all weigh."""
    if len(sys.argv) < 2:
        sys.exit("Say where the pictures shall go: make showcase")
    folder = Path(sys.argv[1])
    named = sys.argv[2:] or list(SHOTS)
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        home = Running(str(Path(data) / "page.db"), GENEROUS)
        browser = playwright.chromium.launch(executable_path=chromium(), args=list(FLAGS))
        try:
            for name in track(named, "Taking pictures"):
                guests = Guests(browser)
                page = SHOTS[name](guests, home)
                stand_still(page)
                page.wait_for_timeout(800)  # the camera has come to rest, and what it shows is sharp
                taken = Image.open(io.BytesIO(page.screenshot(animations="disabled")))
                taken.convert("RGB").save(folder / f"page-{name}.webp", quality=82, method=6)
                guests.leave()
        finally:
            browser.close()
            home.stop()
    weight = sum(it.stat().st_size for it in folder.glob("page-*.webp"))
    if weight > BUDGET:
        sys.exit(f"The pictures weigh {weight / 1000:.0f} kB, more than {BUDGET / 1000:.0f}.")


if __name__ == "__main__":
    main()
