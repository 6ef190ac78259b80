"""The third game in the browser: chosen, raced to its end and told, with the page's plain face."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import expect
from tests.page import conftest as house
from tests.page.driving import NOW, OVER, may_move, turn_of, wait_for_next
from tests.page.sitting import arrive
from tests.server.conftest import GENEROUS
from tests.server.running import Running
from tests.third_game.conftest import REGISTERED

guests = house.guests
browser_type_launch_args = house.browser_type_launch_args
"""The people and the Chromium of the page's own tests."""

SEATS = [{"type": "person"}, {"type": "charioteer", "name": "hare"}, {"type": "charioteer", "name": "random"}]

SPOKEN = re.compile(r"(runs \d, to pace \d+|rests)\.")
"""What the commentator says of a turn, in the words of the game."""


@pytest.fixture(scope="module")
def home(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """Serve the built page, with the third game registered."""
    assert house.PAGE.is_file(), "the page is not built: make page"
    running = Running(str(tmp_path_factory.mktemp("third-page") / "page.db"), GENEROUS | REGISTERED)
    yield running
    running.stop()


def test_a_whole_race_in_chromium(guests: house.Guests, home: Running) -> None:
    """Every move is a button; the commentator speaks the game's own words, and axe finds nothing."""
    table = home.ask("/api/tables", {"game": "stadion", "setup": {"players": 3}, "seats": SEATS})
    player = home.sit(table, "Livia")
    player.do("start")
    page = arrive(guests, home, table, player)
    assert may_move(page)
    expect(page.get_by_text("Stadion").first).to_be_visible()
    assert house.axe(page) == []
    moves = 0
    while may_move(page):
        before = turn_of(page)
        page.locator(f"{NOW} [data-move]").first.click()
        wait_for_next(page, before)
        expect(page.get_by_text(SPOKEN).first).to_be_attached()
        moves += 1
    assert moves > 2
    expect(page.locator(OVER)).to_be_visible()
    assert house.axe(page) == []


def test_a_table_is_opened_from_the_page(guests: house.Guests, home: Running) -> None:
    """The page offers the game beside those of the house, by its own name, and its form opens a table."""
    page = guests.arrive(home.url)
    card = page.get_by_role("article").filter(has_text="Stadion")
    card.get_by_role("link", name="Open a table").click()
    page.get_by_role("button", name="Open the table").click()
    page.wait_for_url(re.compile(r"/table/"))
    expect(page.get_by_text("Stadion").first).to_be_visible()
