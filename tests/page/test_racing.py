"""Whole races in the browser: by mouse, by keyboard, by touch."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect
from tests.page.conftest import PHONE, Guests, axe
from tests.page.driving import (
    OVER,
    click,
    drive_ave_caesar,
    drive_ben_hur,
    may_move,
    race,
    tap,
    turn_of,
    wait_for_next,
)
from tests.page.sitting import arrive, found, opened
from tests.server.running import Running

SHORT = {
    "players": 3,
    "options": {"laps": 1},
    "any_number": True,
    "programme": [{"course": "white", "direction": "clockwise"}],
}
QUICK = {"players": 3, "laps": 1}


def begun(guests: Guests, home: Running, game: str, **more: object) -> Page:
    """Come to a table where a short race has begun."""
    table = opened(home, game, setup=SHORT if game == "ave-caesar" else QUICK, hints=True)
    player = home.sit(table, "Livia")
    player.do("start")
    return arrive(guests, home, table, player, **more)  # type: ignore[arg-type]  # devices are passed through


def test_two_presses_lead_a_newcomer_into_a_race(guests: Guests, home: Running) -> None:
    """Home, race now: one is on the sand and may move."""
    page = guests.arrive(home.url)
    page.get_by_role("article").filter(has_text="Ave Caesar").get_by_role("button", name="Race now").click()
    assert may_move(page)
    drive_ave_caesar(page, click)
    expect(page).to_have_url(f"{home.url}/table/{page.url.rpartition('/')[2]}")


@pytest.mark.parametrize(("game", "drive"), [("ave-caesar", drive_ave_caesar), ("ben-hur", drive_ben_hur)])
def test_a_whole_race_by_mouse(guests: Guests, home: Running, game: str, drive: object) -> None:
    """From the first card to the laurels; axe finds nothing on the way nor at the end."""
    page = begun(guests, home, game)
    assert may_move(page)
    assert axe(page) == []
    assert race(page, drive) > 3  # type: ignore[arg-type]  # parametrised
    expect(page.locator(OVER)).to_be_visible()
    assert axe(page) == []


def test_a_whole_race_by_keyboard(guests: Guests, home: Running) -> None:
    """Nothing but keys: a number chooses the card, arrows the space, Enter drives."""
    page = begun(guests, home, "ave-caesar")
    page.locator("main").focus()
    for _ in range(100):
        if not may_move(page):
            break
        before = turn_of(page)
        page.locator("section.turn.now .actions").wait_for(state="attached")
        cards = page.locator("section.turn.now [data-card]:not(.barred):enabled")
        if cards.count():
            page.keyboard.press(cards.first.get_attribute("data-card") or "")
            if not page.locator("section.turn.now [data-confirm]").count():
                page.keyboard.press("ArrowRight")
            page.keyboard.press("Enter")
            if page.locator("[data-confirm=sure]").count():
                page.keyboard.press("Enter")  # it costs the race, and is asked twice
        else:
            button = page.locator("section.turn.now .actions button").first
            for _ in range(200):
                if button.evaluate("(it) => it === document.activeElement"):
                    break
                page.keyboard.press("Tab")
            page.keyboard.press("Enter")
            if turn_of(page) == before and page.locator("[data-confirm]").count():
                page.locator("[data-confirm]").press("Enter")
        wait_for_next(page, before)
    expect(page.locator(OVER)).to_be_visible()


@pytest.mark.parametrize("game", ["ave-caesar", "ben-hur"])
def test_which_keys_do_what_is_told_where_there_are_keys(guests: Guests, home: Running, game: str) -> None:
    """The keys are one press away beside a mouse, the window closes with Escape, and phones do without."""
    page = begun(guests, home, game)
    may_move(page)
    page.get_by_role("button", name="Keys", exact=True).click()
    window = page.get_by_role("dialog", name="Keys")
    expect(window.locator("kbd", has_text="Enter")).to_be_visible()
    assert axe(page) == []
    page.keyboard.press("Escape")
    expect(window).to_have_count(0)
    phone = begun(guests, home, game, device=PHONE)
    may_move(phone)
    expect(phone.get_by_role("button", name="Keys", exact=True)).to_be_hidden()


def test_a_whole_race_on_a_phone_by_touch(guests: Guests, home: Running) -> None:
    """A phone is enough: everything can be reached by a finger, and nothing spills over the edge."""
    page = begun(guests, home, "ave-caesar", device=PHONE)
    assert may_move(page)
    wide = page.evaluate("() => document.documentElement.scrollWidth - document.documentElement.clientWidth")
    assert wide <= 0
    assert race(page, drive_ave_caesar, tap) > 3
    expect(page.locator(OVER)).to_be_visible()


def test_a_card_that_may_not_be_played_says_why_and_opens_the_clause(guests: Guests, home: Running) -> None:
    """Sooner or later a card is barred: pressing it gives the reason and the clause beside the board."""
    table, livia = found(home, "ave-caesar", lambda race, _: bool(race["barred"]), setup=SHORT)
    page = arrive(guests, home, table, livia)
    page.locator("section.turn.now [data-card].barred").first.click()
    number = re.compile(r"[345]\.[13]")
    reason = page.locator("section.turn.now").get_by_role("button", name=number).first
    clause = number.search(reason.inner_text())
    assert clause
    reason.click()
    expect(page.get_by_role("complementary").filter(has_text=clause[0]).first).to_be_visible()
