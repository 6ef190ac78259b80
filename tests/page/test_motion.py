"""What moves on a board is cheap: few things are animated by themselves."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page
from tests.page.conftest import Guests
from tests.page.driving import click, drive_ave_caesar, drive_ben_hur, may_move, pass_while_blocked
from tests.page.sitting import arrive, opened
from tests.server.running import Running

WATCH = """() => {
  window.waved = []
  new MutationObserver((changes) => {
    for (const { target } of changes)
      if (target.matches('.crowd.to, .crowd.fro'))
        window.waved.push([
          target.getAnimations({ subtree: true }).length,
          getComputedStyle(target.firstElementChild).visibility,
        ])
  }).observe(document.body, { subtree: true, attributeFilter: ['class'] })
}"""
"""Look at the crowd whenever it has another picture: how many layers of their own, and whether it is seen."""


def test_a_crowd_waves_to_and_fro_without_a_layer_a_cloth(guests: Guests, home: Running) -> None:
    """Whoever moves first takes the lead, and the crowd cheers."""
    table = opened(home, "ave-caesar", pace=400)
    livia = home.sit(table, "Livia")
    page = arrive(guests, home, table, reduced_motion="no-preference")
    page.get_by_text("Livia").first.wait_for()
    page.evaluate(WATCH)
    livia.do("start")
    livia.do("hand-over")
    page.wait_for_function("() => window.waved.length > 2")
    assert {tuple(it) for it in page.evaluate("() => window.waved")} == {(0, "visible")}


FLIGHTS = """() => {
  window.flown = 0
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes)
      for (const node of addedNodes) if (node.classList?.contains('flying')) window.flown++
  }).observe(document.body, { childList: true })
}"""
"""Count the cards that fly over the page."""


def flown(page: Page) -> int:
    """Say how many cards have flown since they are counted."""
    return int(page.evaluate("() => window.flown"))


@pytest.mark.parametrize(
    ("game", "motion"),
    [("ave-caesar", "no-preference"), ("ave-caesar", "reduce"), ("ben-hur", "no-preference")],
)
def test_a_played_card_flies_to_its_chariot_where_motion_is_wanted(
    guests: Guests, home: Running, game: str, motion: str
) -> None:
    """Unless the card that is drawn is another of the same: then the hand is as it was."""
    table = opened(home, game)
    livia = home.sit(table, "Livia")
    livia.do("start")
    page = arrive(guests, home, table, livia, reduced_motion=motion)
    page.locator("[data-chariot=A]").wait_for()
    page.evaluate(FLIGHTS)
    for _ in range(5):
        if game == "ben-hur":
            may_move(page)
            drive_ben_hur(page, click)
        else:
            pass_while_blocked(page, click)
            drive_ave_caesar(page, click)
        if flown(page):
            break
    assert bool(flown(page)) == (motion == "no-preference")


LOADED = """() => [...document.fonts].filter((it) => it.status === 'loaded').map((it) => it.family)
  .join().includes('Source Sans 3')"""


def test_text_has_the_face_that_comes_with_the_page_and_figures_of_one_width(
    guests: Guests, home: Running
) -> None:
    page = guests.arrive(home.url)
    page.wait_for_function(LOADED)
    style = page.evaluate(
        "() => { const it = getComputedStyle(document.body); return [it.fontFamily, it.fontVariantNumeric] }"
    )
    assert "Source Sans 3" in style[0].split(",")[0]
    assert "tabular-nums" in style[1]
