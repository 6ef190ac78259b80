"""Pictures of every screen, at three sizes, light and dark: `make pictures`, then look through the folder.

python -m tests.page.pictures FOLDER [NAME …]
"""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, sync_playwright
from rich.progress import track
from tests.page.conftest import FLAGS, SIZES, Guests, chromium
from tests.page.sitting import arrive, opened, play_until, until_turn
from tests.server.conftest import GENEROUS
from tests.server.running import Player, Running

GAMES = ("ave-caesar", "ben-hur")
Shot = Callable[[Guests, Running, dict[str, Any]], Page]
SHOTS: dict[str, Shot] = {}


def plain(name: str, path: str) -> None:
    """A screen that has an address of its own."""
    SHOTS[name] = lambda guests, home, device: guests.arrive(home.url + path, device)


plain("home", "/")
plain("join", "/join")
plain("replays", "/replays")
plain("learn", "/learn")
plain("lost", "/nowhere")
for one in GAMES:
    plain(f"set-up-{one}", f"/new/{one}")
    plain(f"rules-{one}", f"/rules/{one}/4.5")
    plain(f"learn-{one}", f"/learn/{one}")


def shot(name: str) -> Callable[[Callable[..., Page]], Callable[..., Page]]:
    """Take a picture for each game."""

    def register(make: Callable[..., Page]) -> Callable[..., Page]:
        for game in GAMES:
            SHOTS[f"{name}-{game}"] = lambda *given, game=game: make(game, *given)
        return make

    return register


def seated(home: Running, game: str, people: int = 1, **more: Any) -> tuple[dict[str, Any], list[Player]]:
    """Open a table and sit people down."""
    table = opened(home, game, people, **more)
    names = ("Livia", "Gaius", "Marcus", "Drusilla")
    return table, [home.sit(table, name) for name in names[:people]]


@shot("gathering")
def _(game: str, guests: Guests, home: Running, device: dict[str, Any]) -> Page:
    table = opened(home, game, 3, title="Saturnalia")
    livia = home.sit(table, "Livia")
    home.sit(table, "Gaius")
    return arrive(guests, home, table, livia, device=device)


@shot("turn")
def _(game: str, guests: Guests, home: Running, device: dict[str, Any]) -> Page:
    table, (livia,) = seated(home, game, hints=True)
    livia.do("start")
    play_until(livia, 5)
    until_turn(livia)
    return arrive(guests, home, table, livia, device=device)


def hint(guests: Guests, home: Running, device: dict[str, Any]) -> Page:
    """What the coach says; in Ben Hur other things may be asked first, which it says nothing of."""
    table, (livia,) = seated(home, "ave-caesar", hints=True)
    livia.do("start")
    play_until(livia, 5)
    until_turn(livia)
    page = arrive(guests, home, table, livia, device=device)
    page.get_by_role("button", name="Ask the coach").click()
    page.get_by_text("The coach:").wait_for()
    return page


SHOTS["hint"] = hint


@shot("choosing")
def _(game: str, guests: Guests, home: Running, device: dict[str, Any]) -> Page:
    table, (livia,) = seated(home, game, hints=True)
    livia.do("start")
    play_until(livia, 3)
    until_turn(livia)
    page = arrive(guests, home, table, livia, device=device)
    page.locator("section.turn.now :is([data-card], [data-move]):enabled").first.wait_for()
    while not page.locator("section.turn.now [data-card]:enabled:not(.barred)").count():
        page.locator("[data-move]:enabled").first.click()  # something else is asked first
        page.locator("section.turn.now :is([data-card], [data-move]):enabled").first.wait_for()
    page.locator("section.turn.now [data-card]:enabled:not(.barred)").first.click()
    return page


@shot("over")
def _(game: str, guests: Guests, home: Running, device: dict[str, Any]) -> Page:
    table, (livia,) = seated(home, game)
    livia.do("start")
    livia.do("hand-over")
    until_turn(livia)
    return arrive(guests, home, table, livia, device=device)


@shot("curtain")
def _(game: str, guests: Guests, home: Running, device: dict[str, Any]) -> Page:
    table, people = seated(home, game, 2, way="hot-seat")
    people[0].do("start")
    return arrive(guests, home, table, *people, device=device)


@shot("sofa-gathering")
def _(game: str, guests: Guests, home: Running, device: dict[str, Any]) -> Page:
    table, _ = seated(home, game, 2, way="sofa")
    return arrive(guests, home, table, path="sofa", device=device)


@shot("sofa")
def _(game: str, guests: Guests, home: Running, device: dict[str, Any]) -> Page:
    table, people = seated(home, game, 2, way="sofa")
    people[0].do("start")
    return arrive(guests, home, table, path="sofa", device=device)


@shot("hand")
def _(game: str, guests: Guests, home: Running, device: dict[str, Any]) -> Page:
    table, (livia,) = seated(home, game, way="sofa")
    livia.do("start")
    until_turn(livia)
    return arrive(guests, home, table, livia, path="hand", device=device)


@shot("replay")
def _(game: str, guests: Guests, home: Running, device: dict[str, Any]) -> Page:
    table, (livia,) = seated(home, game)
    livia.do("start")
    livia.do("hand-over")
    until_turn(livia)
    return guests.arrive(f"{home.url}/replay/{table['code']}?at=60", device)


def main() -> None:
    """Take all pictures, or those named."""
    if len(sys.argv) < 2:
        sys.exit("Say where the pictures shall go: make pictures OUT=folder")
    folder = Path(sys.argv[1])
    folder.mkdir(parents=True, exist_ok=True)
    wanted = [name for name in SHOTS if not sys.argv[2:] or any(it in name for it in sys.argv[2:])]
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        home = Running(str(Path(data) / "page.db"), GENEROUS)
        browser = playwright.chromium.launch(executable_path=chromium(), args=list(FLAGS))
        try:
            for name in track(wanted, "Taking pictures"):
                for size, device in SIZES.items():
                    for scheme in ("light", "dark"):
                        guests = Guests(browser)
                        page = SHOTS[name](guests, home, device | {"color_scheme": scheme})
                        take(page, folder / f"{name}-{size}-{scheme}.png")
                        guests.leave()
        finally:
            browser.close()
            home.stop()


def take(page: Page, path: Path) -> None:
    """Take a picture of a screen once it stands still."""
    page.locator("main :is(h1, h2, svg)").first.wait_for()
    page.wait_for_function("document.querySelector('[aria-busy=true]') === null")
    page.wait_for_load_state("networkidle")
    page.evaluate("() => document.fonts.ready.then(() => 0)")
    page.screenshot(path=path, animations="disabled")


if __name__ == "__main__":
    main()
