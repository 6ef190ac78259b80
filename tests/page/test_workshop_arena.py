"""The workshop for arenas: shaped by hand, by keyboard and in its text, tried out, raced in and published."""

from __future__ import annotations

import json
import re
from typing import Any

from playwright.sync_api import Page, Route, expect
from tests.page.conftest import SIZES, Guests
from tests.page.test_faults import box_at_rest
from tests.page.test_workshop import button, laid_out
from tests.server.running import Running

SOUND = "This arena can be raced in."


def arena(page: Page) -> dict[str, Any]:
    """Read the arena, as the browser keeps it."""
    kept = page.evaluate("() => JSON.parse(localStorage.getItem('hippodrome.workshop.arena'))")
    found: dict[str, Any] = json.loads(kept["text"])
    return found


def test_an_arena_is_shaped_by_hand_by_keys_and_by_numbers(guests: Guests, home: Running) -> None:
    page = guests.arrive(home.url + "/workshop?course=tyre", SIZES["phone"])
    expect(page.get_by_text(SOUND)).to_be_visible()
    page.locator(".plan").scroll_into_view_if_needed()
    handle = page.locator('[data-grip="half"]')
    laid_out(page)
    box = box_at_rest(handle)
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x + 30, y + 5, steps=3)
    page.mouse.up()
    pulled = arena(page)["half"]
    assert pulled > 4800
    handle.press("ArrowLeft")
    handle.press("Shift+ArrowLeft")
    assert arena(page)["half"] == pulled - 220
    button(page, "Undo").click()
    assert arena(page)["half"] == pulled - 20
    page.get_by_label("From one start place to the next").last.fill("300")
    page.get_by_label("From one start place to the next").last.press("Tab")
    assert arena(page)["step"] == 300
    wrong = page.locator('[data-field="step"]').get_by_text("Chariots on neighbouring start places")
    expect(wrong).to_be_visible()
    expect(button(page, "Race it now")).to_be_disabled()


def test_an_arena_has_its_decks_is_tried_out_and_raced_in(guests: Guests, home: Running) -> None:
    page = guests.arrive(home.url + "/workshop")
    page.get_by_role("radio", name="Ben Hur", exact=True).check()
    expect(page.get_by_text(SOUND)).to_be_visible()
    page.get_by_role("radio", name="Decks", exact=True).check()
    count = page.get_by_label("Accident 1 to 3, risky deck")
    count.fill("0")
    count.press("Tab")
    assert "A3" not in arena(page)["makeup"]["risky"]
    expect(page.locator("[data-deck=risky]")).to_have_text("42 cards")
    page.get_by_role("radio", name="Test drive", exact=True).check()
    page.get_by_role("radio", name="III", exact=True).last.check()
    placements = page.get_by_role("group", name="Where III leads").get_by_role("button")
    expect(placements).to_have_count(9)
    placements.and_(page.locator(":enabled")).first.click()
    expect(page.get_by_text("Cards driven: 1")).to_be_visible()
    page.locator(".plan .ghost.clear").first.press("Enter")
    expect(page.get_by_text("Cards driven: 2")).to_be_visible()
    button(page, "One card back").click()
    expect(page.get_by_text("Cards driven: 1")).to_be_visible()
    button(page, "Race it now").click()
    page.wait_for_url(re.compile("/table/"))
    page.locator("section.turn").first.wait_for()
    table = home.ask(f"/api/tables/{page.url.rpartition('/')[2]}")
    assert "A3" not in table["settings"]["setup"]["makeup"]["risky"]


def test_an_arena_is_published_and_made_into_another(guests: Guests, home: Running) -> None:
    page = guests.arrive(home.url + "/workshop?course=tyre")
    expect(page.get_by_text(SOUND)).to_be_visible()
    button(page, "Publish, print, take away").click()
    page.get_by_label("Your name").fill("Livia")
    button(page, "Publish").click()
    page.wait_for_url(re.compile("/gallery/"))
    button(page, "Make your own of it").click()
    page.wait_for_url(re.compile(r"/workshop\?gallery="))
    expect(page.get_by_label("Name of the arena")).to_have_value("tyre-2")
    expect(page.get_by_text(SOUND)).to_be_visible()
    assert arena(page)["inner"] == 2000


def test_charioteers_show_how_fair_an_arena_is(guests: Guests, home: Running) -> None:
    page = guests.arrive(home.url + "/workshop?course=tyre")
    expect(page.get_by_text(SOUND)).to_be_visible()
    asked: list[Route] = []

    def hold_back(route: Route) -> None:
        asked.append(route)
        if len(asked) == 1:
            route.continue_()

    page.route("**/races", hold_back)  # the first races are run: there is something left to stop
    button(page, "Let charioteers race on it").click()
    expect(page.get_by_text(re.compile(r"^Place IV: [\d.]+\s% \(\d+–\d+\)")).first).to_be_visible()
    button(page, "Stop").click()
    expect(page.get_by_text("A chariot rams in")).to_be_visible()
