"""What one has to see is seen: nothing to press lies below the screen, nothing is written over an edge."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from tests.page.conftest import LONG, PHONE, Guests
from tests.page.driving import NOW, may_move, tap
from tests.page.sitting import arrive, found, opened, stream
from tests.page.test_faults import box_at_rest
from tests.server.running import Running
from tests.server.test_branches import RACES, brought_in

from hippodrome.language import LANGUAGES, voice

UNDER_BARS: dict[str, Any] = PHONE | {"viewport": {"width": 390, "height": 664}}
"""A phone whose browser keeps its bars on the screen."""


def take_up(page: Page) -> None:
    """Take up a card that can be played, and one of its spaces."""
    tap(page.locator(f"{NOW} [data-card]:not(.barred):enabled").first)
    space = page.locator(f"{NOW} [data-confirm], {NOW} [data-move]").first
    space.wait_for()
    if not page.locator(f"{NOW} [data-confirm]").count():
        tap(space)


# --- phones --------------------------------------------------------------------------------------------


def test_a_phone_shows_board_and_hand_at_once(guests: Guests, home: Running) -> None:
    """Below the bars of a browser there is room for the board, the standings and the button that drives."""
    table, livia = found(home, "ave-caesar", lambda race, made: made == 2 and len(race["offers"]) > 2)
    page = arrive(guests, home, table, livia, device=UNDER_BARS)
    assert may_move(page)
    take_up(page)
    confirm = box_at_rest(page.locator("[data-confirm]"))
    height = page.evaluate("innerHeight")
    assert page.evaluate("scrollY") == 0
    assert confirm["y"] + confirm["height"] <= height
    assert box_at_rest(page.locator("section.board"))["height"] >= height / 3
    assert page.evaluate("document.documentElement.scrollHeight") <= height, "nothing is to be scrolled"


@pytest.mark.parametrize("path", ["/learn/ave-caesar", "/puzzles/ave-caesar/1"])
def test_what_drives_is_in_sight_where_others_speak_too(guests: Guests, home: Running, path: str) -> None:
    """Beside a teacher or a puzzle the button is there as soon as a space is chosen."""
    page = guests.arrive(home.url + path, UNDER_BARS)
    page.locator(".stage[aria-busy=false]").wait_for()
    card = page.locator("[data-card]:not(.barred):enabled").first
    tap(card)
    page.locator("[data-confirm], [data-move]").first.wait_for()
    if not page.locator("[data-confirm]").count():
        tap(page.locator("button[data-move]").first)
    confirm = box_at_rest(page.locator("[data-confirm]"))
    assert confirm["y"] >= 0
    assert confirm["y"] + confirm["height"] <= page.evaluate("innerHeight")


@pytest.mark.parametrize("width", [320, 360, 390, 500, 720])
def test_the_name_of_the_house_stands_on_its_marble(guests: Guests, home: Running, width: int) -> None:
    """However narrow the screen, the title ends before the stone does."""
    page = guests.arrive(home.url, {"viewport": {"width": width, "height": 640}})
    stone = box_at_rest(page.locator(".spina .marble"))
    left, right = page.get_by_role("heading", level=1).evaluate(
        """(it) => {
          const words = document.createRange();
          words.selectNodeContents(it);
          const { left, right } = words.getBoundingClientRect();
          return [left, right];
        }"""
    )
    assert left > stone["x"] + 8
    assert right < stone["x"] + stone["width"] - 8


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_head_of_the_page_takes_one_row(guests: Guests, home: Running, language: str) -> None:
    """On a tablet too, and in any language; the preferences have their name where they show a sign alone."""
    page = guests.arrive(f"{home.url}/learn", locale=language)
    page.locator("main h1").first.wait_for()
    for width in (390, 768, 820, 900, 1024, 1040):
        page.set_viewport_size({"width": width, "height": 600})
        assert box_at_rest(page.get_by_role("banner"))["height"] < 64, width
        links = page.get_by_role("navigation").get_by_role("link")
        assert width < 768 or links.count() == 6
    page.set_viewport_size({"width": 820, "height": 600})
    page.get_by_role("button", name=voice(language).say("page-preferences")).click()
    page.get_by_role("dialog").wait_for()


@pytest.mark.parametrize("game", list(RACES))
def test_the_board_of_a_replay_stays_in_sight_on_a_phone(guests: Guests, home: Running, game: str) -> None:
    """Every hand is seen below it without scrolling; only the words scroll, and stepping moves nothing."""
    table = brought_in(home, RACES[game])
    page = guests.arrive(f"{home.url}/replay/{table}?at=40", PHONE)
    page.locator("section.board canvas").wait_for()
    hands = page.get_by_role("list", name="All hands")
    hands.locator("li").first.wait_for()
    board = box_at_rest(page.locator("section.board"))
    for _ in range(5):
        tap(page.get_by_role("button", name="One step on"))
        page.mouse.wheel(0, 400)
        assert box_at_rest(page.locator("section.board")) == board
        assert hands.evaluate("(it) => it.scrollWidth <= it.clientWidth")
    assert page.evaluate("document.documentElement.scrollHeight <= innerHeight")
    page.set_viewport_size(UNDER_BARS["viewport"])
    page.evaluate("scrollTo(0, 9999)")
    board = box_at_rest(page.locator("section.board"))
    assert board["y"] >= 0
    assert board["y"] + board["height"] <= box_at_rest(page.locator(".transport").first)["y"]


# --- words ---------------------------------------------------------------------------------------------


def test_what_the_fates_do_at_once_is_told_line_by_line(guests: Guests, home: Running) -> None:
    """Whoever comes after the draw for lanes reads a list, not a block."""
    table = opened(home, "ave-caesar")
    home.sit(table, "Livia").do("start")
    page = arrive(guests, home, table)
    told = page.get_by_role("log").locator("p").filter(has_text="The race is on course").locator("span.apart")
    starts = told.filter(has_text="starts from lane")
    expect(starts).to_have_count(4)
    rows = [box_at_rest(it)["y"] for it in starts.all()]
    assert rows == sorted(set(rows))


def test_a_link_to_a_moment_shows_its_line_among_the_words(guests: Guests, home: Running) -> None:
    """The line that is shown lies in the middle of the words, once the standings have taken their room."""
    table = brought_in(home, RACES["ave-caesar"])
    page = guests.arrive(f"{home.url}/replay/{table}?at=60")
    page.locator("aside .glance li").first.wait_for()
    words = page.get_by_role("list", name="The race in words")
    lit = words.locator("[aria-current=step]")
    all_of_it = box_at_rest(words)
    line = box_at_rest(lit)
    assert all_of_it["y"] < line["y"]
    assert line["y"] + line["height"] < all_of_it["y"] + all_of_it["height"]


def test_from_what_the_coach_would_not_have_played_one_tries_another_move(
    guests: Guests, home: Running
) -> None:
    """Its word calls moves by card and space; a press leads to the hand that was held before."""
    table = brought_in(home, RACES["ave-caesar"])
    page = guests.arrive(f"{home.url}/replay/{table}?at=1")
    page.get_by_role("tab", name="The coach").click()
    page.get_by_role("button", name="Ask the coach").click()
    page.locator(".now-list").wait_for(timeout=LONG)
    slider = page.get_by_role("slider").first
    instead = page.get_by_role("button", name="Try another move")
    while not instead.count():
        before = slider.input_value()
        page.get_by_role("button", name="One step on").click()
        expect(slider).not_to_have_value(before)
    expect(page.locator(".here")).to_contain_text(
        re.compile(r"played [IV]+ → \w+; the coach would have played [IV]+ →")
    )
    at = int(slider.input_value())
    instead.click()
    expect(page.get_by_role("tab", name="What if")).to_have_attribute("aria-selected", "true")
    expect(page.locator(".trying [data-card]").first).to_be_visible()
    expect(slider).to_have_value(str(at - 1))
    page.get_by_text("The coach would play").wait_for(timeout=LONG)


def test_a_moment_names_its_charioteer_beside_the_emblem(guests: Guests, home: Running) -> None:
    """Over the board stands who is blocked: the emblem has the letter."""
    table, livia = found(home, "ave-caesar", lambda race, _: race["offers"] == ["pass"])
    page = arrive(guests, home, table, livia)
    page.locator(f'{NOW} [data-move="pass"]').click()
    told = page.wait_for_function(
        """() => {
          const words = document.querySelector('.moment .ribbon span')?.childNodes ?? [];
          return [...words].filter((it) => it.nodeType === Node.TEXT_NODE).map((it) => it.data).join('');
        }"""
    )
    assert str(told.json_value()).strip().startswith("Livia ")


def test_a_code_that_leads_nowhere_is_shown_to_be_mended(guests: Guests, home: Running) -> None:
    """Whoever mistypes a letter sees what was typed, and changes one letter."""
    code = opened(home, "ave-caesar", 2)["code"]
    wrong = code[:-1] + ("A" if code[-1] != "A" else "B")
    page = guests.arrive(f"{home.url}/join/{wrong}", PHONE)
    expect(page.get_by_role("alert")).to_contain_text(f"{wrong[:3]} {wrong[3:]}")
    tap(page.get_by_role("link", name="Enter another code"))
    field = page.get_by_role("textbox")
    expect(field).to_have_value(wrong)
    field.press("End")
    field.press("Backspace")
    field.press_sequentially(code[-1])
    expect(page.get_by_role("button", name="Take a seat")).to_be_visible()


# --- the board -----------------------------------------------------------------------------------------


def test_the_board_keeps_its_size_while_somebody_is_away(guests: Guests, home: Running) -> None:
    """Whose turn it is may have gone: what can be asked for then lies over the board."""
    table = opened(home, "ave-caesar", 2)
    livia, gaius = home.sit(table, "Livia"), home.sit(table, "Gaius")
    livia.do("start")
    page = arrive(guests, home, table, livia)
    away = page.get_by_role("button", name="Gaius is away")
    movers = ((frame.get("race") or {}).get("to_move") for frame in stream(home, livia))
    if next(it for it in movers if it in (livia.seat, gaius.seat)) == gaius.seat:
        gaius.move()
    assert may_move(page)
    expect(away).to_have_count(0)
    board = box_at_rest(page.locator("section.board"))
    livia.move()
    away.wait_for()
    assert box_at_rest(page.locator("section.board")) == board
