"""Learning: first races that teach by what happens in them, and the rules with their numbers."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect
from tests.page.conftest import DESK, PHONE, Guests, axe
from tests.page.driving import (
    click,
    drive_ave_caesar,
    drive_ben_hur,
    may_move,
    pass_while_blocked,
    race,
    tap,
)
from tests.server.running import Running

TEACHER = ".teacher"
TITLE = f"{TEACHER} .words h3"


def lessons(page: Page) -> tuple[int, int]:
    """Read how many lessons were given, and how many there are."""
    given, every = re.findall(r"\d+", page.locator(f"{TEACHER} header p").inner_text())
    return int(given), int(every)


def read_on(page: Page, goal: Locator) -> None:
    """Read the lessons that are there, whichever the race has brought, until something is shown."""
    ahead = page.get_by_role("button", name=re.compile("^Next: "))
    while not goal.count():
        ahead.or_(goal).first.wait_for()
        if ahead.count():
            ahead.click()


def test_a_first_race_of_ave_caesar_teaches_by_what_happens(guests: Guests, home: Running) -> None:
    """The hand, the spaces and then whatever comes up; reloading loses neither the race nor the lessons."""
    page = guests.arrive(f"{home.url}/learn")
    opened: list[str] = []
    page.on("request", lambda it: opened.append(it.url) if it.method == "POST" else None)
    page.get_by_role("link", name="Begin the first race").first.click()
    expect(page.locator(TITLE)).to_have_text("What it is about")
    pass_while_blocked(page, click)
    assert opened.count(f"{home.url}/api/tables") == 1
    read_on(page, page.locator(TITLE, has_text="Your three cards"))
    task = page.locator(f"{TEACHER} .task")
    expect(task).to_have_text(re.compile("Choose one of your cards"))
    card = page.locator("[data-card]:not(.barred):enabled").first
    card.click()
    expect(page.locator(TITLE)).not_to_have_text("Your three cards")
    card.click()
    drive_ave_caesar(page, click)
    page.wait_for_function("() => document.querySelector('progress').value >= 3")
    before = lessons(page)[0]
    page.reload()
    expect(page.locator(TITLE)).to_be_visible()
    page.wait_for_function("(least) => document.querySelector('progress').value >= least", arg=before)
    race(page, drive_ave_caesar)
    page.wait_for_function("(least) => document.querySelector('progress').value > least", arg=before)
    given, every = lessons(page)
    assert before < given <= every
    read_on(page, page.get_by_role("link", name="Set up a race"))


def test_a_first_race_of_ben_hur_on_a_phone(guests: Guests, home: Running) -> None:
    """The lessons fit between the sand and the hand, and a rule opens beside them."""
    page = guests.arrive(f"{home.url}/learn/ben-hur", PHONE)
    expect(page.locator(TITLE)).to_have_text("What it is about")
    for _ in range(4):
        if may_move(page):
            drive_ben_hur(page, tap)
    page.wait_for_function("() => document.querySelector('progress').value >= 3")
    while may_move(page) and page.get_by_role("alertdialog").count():
        drive_ben_hur(page, tap)  # somebody whipped: what is asked lies over everything until it is answered
    page.locator(f"{TEACHER} nav .clause").tap()
    expect(page.get_by_role("link", name="All the rules")).to_be_visible()
    assert axe(page) == []


def test_rules_are_found_by_word_and_by_number(guests: Guests, home: Running) -> None:
    """Accents do not matter, the keyboard suffices, and the clause found is the one addressed."""
    page = guests.arrive(f"{home.url}/rules/ave-caesar", locale="fr-FR")
    page.locator("article h2").first.wait_for()
    page.keyboard.press("/")
    page.keyboard.type("DISGRACE")
    expect(page.get_by_role("option").first).to_contain_text("5.4")
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")
    expect(page).to_have_url(f"{home.url}/rules/ave-caesar/5.4")
    expect(page.locator('[id="5.4"]')).to_be_in_viewport()
    page.keyboard.press("/")
    page.keyboard.type("4.5")
    page.keyboard.press("Enter")
    expect(page).to_have_url(f"{home.url}/rules/ave-caesar/4.5")
    expect(page.locator('[id="4.5"]')).to_be_in_viewport()


@pytest.mark.parametrize("device", [DESK, PHONE])
def test_a_clause_has_a_link_of_its_own(guests: Guests, home: Running, device: dict[str, object]) -> None:
    """Whoever opens it reads that clause, and one clause leads to another."""
    page = guests.arrive(f"{home.url}/rules/ben-hur/5.3", device)
    expect(page.locator('[id="5.3"]')).to_be_in_viewport()
    page.locator('[id="5.2"]').get_by_role("link", name="6.4").click()
    expect(page).to_have_url(f"{home.url}/rules/ben-hur/6.4")
    expect(page.locator('[id="6.4"]')).to_be_in_viewport()
    page.go_back()
    expect(page.locator('[id="5.3"]')).to_be_in_viewport()
