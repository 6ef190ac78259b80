"""Pictures of every screen, at four sizes, light and dark: `make pictures`, then look through the folder.

python -m tests.page.pictures FOLDER [NAME …]
"""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

from playwright.sync_api import Error, Page, sync_playwright
from rich.progress import track
from tests.page.conftest import FLAGS, SIZES, Guests, chromium
from tests.page.sitting import arrive, found, opened, play_until, until_turn
from tests.server.conftest import GENEROUS
from tests.server.running import ROOT, Player, Running
from tests.server.test_branches import RACES, brought_in, decision, lines_of

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
plain("puzzles", "/puzzles")
plain("workshop", "/workshop")
plain("lost", "/nowhere")
for one in GAMES:
    plain(f"set-up-{one}", f"/new/{one}")
    plain(f"rules-{one}", f"/rules/{one}/4.5")
    plain(f"puzzle-{one}", f"/puzzles/{one}/1")


def shot(name: str) -> Callable[[Callable[..., Page]], Callable[..., Page]]:
    """Take a picture for each game."""

    def register(make: Callable[..., Page]) -> Callable[..., Page]:
        for game in GAMES:
            SHOTS[f"{name}-{game}"] = lambda *given, game=game: make(game, *given)
        return make

    return register


def gallery(guests: Guests, home: Running, device: dict[str, Any]) -> Page:
    """The boards of a gallery that has some."""
    publish_some(home)
    page = guests.arrive(f"{home.url}/gallery", device)
    page.locator("main li").first.wait_for()
    return page


def gallery_board(guests: Guests, home: Running, device: dict[str, Any]) -> Page:
    """A board of one's own in the gallery."""
    board = publish_some(home)
    page = guests.arrive(
        f"{home.url}/gallery/{board['id']}", device, memory={"boards": {board["id"]: board["key"]}}
    )
    page.get_by_text("This board is yours").wait_for()
    return page


def gallery_take(guests: Guests, home: Running, device: dict[str, Any]) -> Page:
    """A board that is taken away."""
    page = gallery_board(guests, home, device)
    page.get_by_role("button", name="Save or print the board").click()
    page.get_by_role("button", name=".course").wait_for()
    return page


def gallery_fork(guests: Guests, home: Running, device: dict[str, Any]) -> Page:
    """A board that is about to be published."""
    page = guests.arrive(f"{home.url}/workshop?course=tyre", device)
    page.get_by_text("This arena can be raced in.").wait_for()
    page.get_by_role("button", name="Publish, print, take away").click()
    page.get_by_label("Name of the board").wait_for()
    return page


def arena(part: str) -> Shot:
    """An arena that is being made: its shape, its decks, or a chariot that tries it out."""

    def shoot(guests: Guests, home: Running, device: dict[str, Any]) -> Page:
        page = guests.arrive(f"{home.url}/workshop?course=tyre", device)
        page.get_by_text("This arena can be raced in.").wait_for()
        page.get_by_role("radio", name=part, exact=True).check()
        if part == "Test drive":
            page.locator(".plan .ghost").first.wait_for()
        if part != "Decks":
            page.locator(".plan img").wait_for()
        return page

    return shoot


SHOTS |= {
    "workshop-arena": arena("Shape"),
    "workshop-decks": arena("Decks"),
    "workshop-drive": arena("Test drive"),
    "gallery": gallery,
    "gallery-board": gallery_board,
    "gallery-take": gallery_take,
    "gallery-fork": gallery_fork,
}


@cache
def publish_some(home: Running) -> dict[str, Any]:
    """Publish boards of both games; the answer is the last."""
    words = {
        "red": "Six lanes to begin with and one at the end.",
        "blue": "",
        "white": "The oldest board of the house, with a new name. Mind the narrow places.",
    }
    found: dict[str, Any] = {}
    for name, said in words.items():
        source = (ROOT / f"src/hippodrome/atlas/courses/{name}.course").read_text(encoding="utf-8")
        wish = {"game": "ave-caesar", "name": f"Circus {name.title()}", "author": "Livia", "words": said}
        found = home.ask("/api/gallery", wish | {"board": {"name": name, "source": source}})
    return found


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
    for _ in range(12):  # something else may be asked first, or every way be shut
        table, (livia,) = seated(home, game, hints=True)
        livia.do("start")
        play_until(livia, 3)
        if until_turn(livia) and any(map(is_drive, livia.look()["race"]["offers"])):
            break
    page = arrive(guests, home, table, livia, device=device)
    page.locator("section.turn.now [data-card]:enabled:not(.barred)").first.click()
    return page


def is_drive(move: str) -> bool:
    """Tell whether a move drives somewhere, in either game."""
    return move[0].isdigit() or move.startswith("drive ")


@shot("over")
def _(game: str, guests: Guests, home: Running, device: dict[str, Any]) -> Page:
    table, (livia,) = seated(home, game)
    livia.do("start")
    livia.do("hand-over")
    until_turn(livia)
    page = arrive(guests, home, table, livia, device=device)
    page.locator("#results-title").wait_for()
    page.locator(".story svg").wait_for()
    return page


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


@shot("learn")
def _(game: str, guests: Guests, home: Running, device: dict[str, Any]) -> Page:
    page = guests.arrive(f"{home.url}/learn/{game}", device)
    page.locator(".stage[aria-busy=false]").wait_for()
    page.locator(".teacher h3").first.wait_for()
    return page


@shot("what-if")
def _(game: str, guests: Guests, home: Running, device: dict[str, Any]) -> Page:
    table = brought_in(home, RACES[game])
    page = guests.arrive(f"{home.url}/replay/{table}?at={decision(lines_of(home, table))}", device)
    page.get_by_role("tab", name="What if").click()
    page.get_by_role("button", name="Try other moves here").click()
    page.get_by_text("The coach would play").first.wait_for()
    return page


def quarrel(guests: Guests, home: Running, device: dict[str, Any]) -> Page:
    """The whip, or a ram, is asked for."""

    def asked(race: dict[str, Any], _: int) -> bool:
        return any(it.startswith(("ram ", "whip ")) for it in race["offers"])

    table, livia = found(home, "ben-hur", asked)
    page = arrive(guests, home, table, livia, device=device)
    page.locator("section.turn.now").wait_for()
    return page


def preferences(guests: Guests, home: Running, device: dict[str, Any]) -> Page:
    """What one likes, in its window."""
    page = guests.arrive(home.url, device)
    page.get_by_role("button", name="Race now").first.wait_for()
    menu = page.get_by_role("button", name="Menu")
    if menu.is_visible():
        menu.click()
    page.get_by_role("button", name="Preferences").click()
    page.get_by_role("dialog").wait_for()
    return page


SHOTS |= {"quarrel": quarrel, "preferences": preferences}


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
    sizes = SIZES | {"wall": {"viewport": {"width": 1920, "height": 1080}}}
    every = [(name, size, scheme) for name in SHOTS for size in sizes for scheme in ("light", "dark")]
    wanted = [it for it in every if not sys.argv[2:] or any(word in "-".join(it) for word in sys.argv[2:])]
    missed: list[str] = []
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        home = Running(str(Path(data) / "page.db"), GENEROUS)
        browser = playwright.chromium.launch(executable_path=chromium(), args=list(FLAGS))
        try:
            for name, size, scheme in track(wanted, "Taking pictures"):
                guests = Guests(browser)
                file = f"{name}-{size}-{scheme}"
                try:
                    page = SHOTS[name](guests, home, sizes[size] | {"color_scheme": scheme})
                    take(page, folder / f"{file}.png")
                except Error as error:
                    missed.append(f"{file}: {error.message.splitlines()[0]}")
                    guests.pictures(folder, f"missed-{file}")
                guests.leave()
        finally:
            browser.close()
            home.stop()
    if missed:
        sys.exit("Not taken, as they were last seen in missed-*.png:\n" + "\n".join(missed))


def take(page: Page, path: Path) -> None:
    """Take a picture of a screen once it stands still."""
    stand_still(page)
    page.screenshot(path=path, animations="disabled")


def stand_still(page: Page) -> None:
    """Wait until everything a screen shows is there."""
    page.locator("main :is(h1, h2, svg)").first.wait_for()
    page.get_by_text("The sand is being raked").or_(page.get_by_text("One moment…")).first.wait_for(
        state="detached"
    )
    page.wait_for_function("() => document.querySelector('[aria-busy=true]') === null")
    # Pictures below the fold are fetched when one comes near them.
    page.wait_for_function(
        "() => [...document.images].every("
        "(it) => it.complete || it.getBoundingClientRect().top > innerHeight)"
    )
    page.evaluate("() => document.fonts.ready.then(() => 0)")


if __name__ == "__main__":
    main()
