"""Somebody who races in the page: by mouse, touch or keyboard, with nothing but what is on the screen."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Locator, Page
from tests.page.conftest import LONG

NOW = "section.turn.now"
OVER = "#results-title"
Press = Callable[[Locator], None]


def click(it: Locator) -> None:
    """Press with the mouse."""
    it.click()


def tap(it: Locator) -> None:
    """Press with a finger."""
    it.tap()


def turn_of(page: Page) -> str:
    """Read which turn the page shows."""
    return page.locator("[data-turn]").get_attribute("data-turn") or ""


def may_move(page: Page) -> bool:
    """Wait until it is one's turn, or the race is over; say which."""
    page.locator(f"{NOW}, {OVER}").first.wait_for(timeout=LONG)  # the others may race on to the end
    return page.locator(OVER).count() == 0


def wait_for_next(page: Page, before: str) -> None:
    """Wait until the page shows another turn."""
    page.locator(f'[data-turn]:not([data-turn="{before}"])').wait_for()


def drive_ave_caesar(page: Page, press: Press) -> None:
    """Make one move: a card, a space, confirm; or whatever else is asked."""
    before = turn_of(page)
    page.locator(f"{NOW} .actions").wait_for(state="attached")
    cards = page.locator(f"{NOW} [data-card]:not(.barred):enabled")
    if cards.count():
        press(cards.first)
    confirm = page.locator(f"{NOW} [data-confirm]")
    spaces = page.locator(f"{NOW} [data-move]")
    confirm.or_(spaces.first).first.wait_for()
    if not confirm.count():
        press(spaces.first)
    if turn_of(page) == before and confirm.count():
        press(confirm)
    sure = page.locator(f"{NOW} [data-confirm=sure]")
    if sure.count():
        press(sure)  # it costs the race, and is asked twice
    wait_for_next(page, before)


def pass_while_blocked(page: Page, press: Press) -> None:
    """Pass until a card may be played: once in a thousand races one is blocked on the grid."""
    assert may_move(page)
    page.locator(f"{NOW} .actions").wait_for(state="attached")
    while not page.locator(f"{NOW} [data-card]:not(.barred):enabled").count():
        drive_ave_caesar(page, press)
        assert may_move(page)
        page.locator(f"{NOW} .actions").wait_for(state="attached")


def drive_ben_hur(page: Page, press: Press) -> None:
    """Make one decision: answer what is asked, or a card and one of its placements, confirm."""
    before = turn_of(page)
    plain = page.locator("[data-move]:enabled")
    cards = page.locator(f"{NOW} [data-card]:enabled")
    plain.first.or_(cards.first).first.wait_for()
    if plain.count():
        press(plain.first)  # it decides at once, and is not there to be pressed again
    else:
        lay_a_card(page, press)
        press(plain.first)
    wait_for_next(page, before)


def lay_a_card(page: Page, press: Press) -> None:
    """Look for a card that can be laid, and lay it: straight on if that is clear."""
    cards = page.locator(f"{NOW} [data-card]:enabled")
    for number in range(cards.count()):
        press(cards.nth(number))
        if page.locator("[data-move]:enabled").count():
            return
        free = page.locator(f"{NOW} .nine button:not([aria-disabled=true]):enabled")
        if free.count():
            press(free.nth(free.count() // 2))
            return


def race(page: Page, drive: Callable[[Page, Press], None], press: Press = click, most: int = 400) -> int:
    """Race to the end; say in how many decisions."""
    for made in range(most):
        if not may_move(page):
            return made
        drive(page, press)
    raise AssertionError("the race does not end")
