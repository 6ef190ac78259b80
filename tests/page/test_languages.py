"""Every screen in every language: what is said comes from the catalogues, and none is left in English."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect
from tests.page.conftest import Guests
from tests.page.sitting import arrive, opened, until_turn
from tests.page.test_racing import SHORT
from tests.page.test_screens import SCREENS
from tests.server.running import Running

from hippodrome.language import LANGUAGES, voice

KEY = re.compile(r"\bpage-[a-z]+(-[a-z]+)*\b")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_screen_speaks_the_language(guests: Guests, home: Running, language: str) -> None:
    """The browser's language is spoken at once, and no key shows through."""
    page = guests.arrive(home.url, locale=language)
    for path in SCREENS:
        page.goto(home.url + path)
        page.locator("main h1").first.wait_for()
        assert page.evaluate("() => document.documentElement.lang") == language
        text = page.locator("body").inner_text()
        assert not KEY.search(text), KEY.search(text)
    page.goto(home.url)
    expect(page.get_by_role("link", name=voice(language).say("page-rules")).first).to_be_visible()


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_race_is_told_in_the_language(guests: Guests, home: Running, language: str) -> None:
    """The hand, the glance and the log speak it too."""
    table = opened(home, "ave-caesar", setup=SHORT)
    livia = home.sit(table, "Livia")
    livia.do("start")
    until_turn(livia)
    livia.move()
    until_turn(livia)
    page = arrive(guests, home, table, livia, locale=language)
    page.locator("[data-card]").first.wait_for()
    page.get_by_role("log").get_by_role("button").first.wait_for()
    text = page.locator("body").inner_text()
    assert voice(language).say("page-table-tab-log").lower() in text.lower()
    assert not KEY.search(text)
    assert not re.search(r"\btold-[a-z-]+", text)


def test_the_language_can_be_changed_and_is_remembered(guests: Guests, home: Running) -> None:
    """Preferences: the page speaks the other language at once and after a reload."""
    page = guests.arrive(home.url)
    page.get_by_role("button", name="Preferences").click()
    page.get_by_role("radio", name="Italiano").check()
    page.get_by_role("dialog").get_by_role("button", name=voice("it").say("page-close")).click()
    page.reload()
    page.locator("main h1").first.wait_for()
    assert page.evaluate("() => document.documentElement.lang") == "it"
