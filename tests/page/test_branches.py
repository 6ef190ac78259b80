"""What if: other moves in a replay, the coach's word and its arrow, a link to them, a race played on."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect
from tests.page.conftest import LONG, PHONE, Guests, axe
from tests.page.driving import NOW
from tests.server.running import Running
from tests.server.test_branches import RACES, brought_in, decision, lines_of

TWIGS = "[data-twig]"


def try_a_move(page: Page, game: str) -> None:
    """Make one move of whoever is to move, with what is on the screen."""
    tried = page.locator(TWIGS).count()
    if game == "ave-caesar":
        page.locator(".trying [data-card]:not(.barred):enabled").first.click()
        confirm, spaces = page.locator(".trying [data-confirm]"), page.locator(".trying [data-move]")
        confirm.or_(spaces.first).first.wait_for()
        if not confirm.count():
            spaces.first.click()
        confirm.click()
        sure = page.locator(".trying [data-confirm=sure]")
        if sure.count():
            sure.click()  # it costs the race, and is asked twice
    else:
        plain = page.locator(".trying [data-move]:enabled")
        cards = page.locator(".trying [data-card]:enabled")
        plain.first.or_(cards.first).first.wait_for()
        if not plain.count():
            cards.first.click()
            free = page.locator(".trying .nine button:not([aria-disabled=true]):enabled")
            free.or_(plain.first).first.wait_for()
            if free.count():
                free.first.click()
        plain.first.click()
    expect(page.locator(TWIGS)).to_have_count(tried + 1)


@pytest.mark.parametrize("game", ["ave-caesar", "ben-hur"])
def test_other_moves_are_tried_and_shared_by_link(guests: Guests, home: Running, game: str) -> None:
    """Two branches of a moment, what the coach thinks, its arrow; whoever opens the link sees the same."""
    table = brought_in(home, RACES[game])
    at = decision(lines_of(home, table))
    page = guests.arrive(f"{home.url}/replay/{table}?at={at}")
    page.get_by_role("tab", name="What if").click()
    page.get_by_role("button", name="Try other moves here").click()
    page.locator(".world .arrow").wait_for(timeout=LONG)
    expect(page.get_by_text("The coach would play")).to_be_visible()
    try_a_move(page, game)
    page.wait_for_url(f"**at={at}#*")
    page.get_by_role("button", name="The moment in the race").click()
    page.wait_for_function("() => document.querySelector('nav button')?.ariaCurrent === 'step'")
    assert axe(page) == []
    link = page.url
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Try other moves here").wait_for()
    page.wait_for_url(f"**at={at}")
    there = guests.arrive(link, PHONE)
    expect(there.locator(TWIGS)).to_have_count(1)
    there.locator(TWIGS).tap()
    expect(there.locator(TWIGS)).to_have_attribute("aria-current", "step")


def test_a_race_is_played_on_from_a_moment_of_its_replay(guests: Guests, home: Running) -> None:
    """The reins are taken at a table that begins there: one's own hand is open, and it is one's turn."""
    table = brought_in(home, RACES["ave-caesar"])
    at = decision(lines_of(home, table))
    page = guests.arrive(f"{home.url}/replay/{table}?at={at}")
    page.get_by_role("tab", name="What if").click()
    page.get_by_role("button", name="Play on from here").click()
    assert axe(page) == []
    page.get_by_role("button", name="Take the reins").click()
    page.wait_for_url("**/table/*")
    page.locator(NOW).wait_for()
    expect(page.get_by_role("log").get_by_role("button").first).to_be_visible()
