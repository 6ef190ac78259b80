"""Comforts at the table: passing by itself, liveries, pace, mute and block, a race in figures."""

from __future__ import annotations

import re
from collections import Counter
from typing import Any

from playwright.sync_api import Page, Route, expect
from tests.page.conftest import LONG, Guests, axe
from tests.page.driving import may_move, turn_of, wait_for_next
from tests.page.sitting import NOTED, arrive, drive_once, found, opened, play_until
from tests.page.test_racing import SHORT
from tests.server.running import Running

CROWDED: dict[str, Any] = {
    "players": 6,
    "options": {"laps": 1},
    "programme": [{"course": "yellow", "direction": "clockwise"}],
}


def menu(page: Page, entry: str) -> None:
    """Press an entry of the menu of the table."""
    page.get_by_role("button", name="Menu of the table").click()
    page.get_by_role("button", name=entry).click()


def test_a_turn_goes_by_by_itself_where_nothing_else_is_possible(guests: Guests, home: Running) -> None:
    """Not while the preference is off; then it does, and a notice and the log say so."""
    table, livia = found(home, "ave-caesar", lambda race, _: race["offers"] == ["pass"], setup=CROWDED)
    page = arrive(guests, home, table, livia)
    may_move(page)
    turn = turn_of(page)
    page.wait_for_timeout(1_600)
    assert turn_of(page) == turn
    page.evaluate(NOTED)
    menu(page, "Preferences")
    page.get_by_role("switch", name="Pass by itself").check()
    page.keyboard.press("Escape")
    told = "Nothing else was possible: the turn went by by itself."
    page.wait_for_function("(told) => window.noted.includes(told)", arg=told)
    wait_for_next(page, turn)
    expect(page.get_by_role("log").first).to_contain_text("Nothing else was possible for Livia")


def test_the_menu_offers_no_takeback_that_would_be_refused_and_its_windows_close(
    guests: Guests, home: Running
) -> None:
    """Ave Caesar draws a card after every drive; a long window keeps its button in sight when scrolled."""
    table = opened(home, "ave-caesar")
    livia = home.sit(table, "Livia")
    livia.do("start")
    drive_once(livia)
    assert livia.seat not in livia.look()["table"]["undoable"]
    page = arrive(guests, home, table, livia)
    page.get_by_role("button", name="Menu of the table").click()
    expect(page.get_by_role("button", name="Leave the table")).to_be_visible()
    expect(page.get_by_role("button", name="Ask to take my move back")).to_have_count(0)
    page.get_by_role("button", name="Preferences").click()
    page.get_by_role("dialog").get_by_role("link").scroll_into_view_if_needed()
    expect(page.get_by_role("dialog").get_by_role("button", name="Close")).to_be_in_viewport()


def test_an_evening_with_liveries_pace_and_somebody_one_does_not_want_to_hear(
    guests: Guests, home: Running
) -> None:
    table = opened(home, "ave-caesar", 2, pace=900)
    livia, gaius = home.sit(table, "Livia"), home.sit(table, "Gaius")
    page = arrive(guests, home, table, livia)
    page.get_by_role("button", name="Choose your livery").wait_for()
    loaded = "() => performance.getEntriesByType('resource').filter((it) => /recipes-/.test(it.name)).length"
    assert page.evaluate(loaded) == 0, "no sound is loaded before anything is pressed"
    page.get_by_role("button", name="Choose your livery").click()
    page.wait_for_function(f"() => ({loaded})() === 1")
    worn = page.get_by_role("group", name="Choose your livery")
    expect(worn.get_by_role("button", name="Blue, with a square: worn by Gaius")).to_be_disabled()
    assert axe(page) == []
    worn.get_by_role("button", name="Gold, with a hexagon").click()
    expect(worn).to_have_count(0)
    assert [it["livery"] for it in livia.look()["table"]["chairs"]] == [4, 1, 2, 3]
    page.get_by_role("button", name="Start the race").click()
    dressed = "() => document.querySelector('[data-chariot=A] svg')?.innerHTML.includes('#e2a91d')"
    page.wait_for_function(dressed)

    page.get_by_role("button", name="Menu of the table").click()
    page.get_by_role("radio", name="solemn").check()
    expect(page.get_by_role("log").first).to_contain_text("Livia changes the pace of the charioteers.")
    assert livia.look()["table"]["pace"] == 2_000
    page.keyboard.press("Escape")

    gaius.do("say", text="Slow as a mule!")
    page.get_by_role("tab", name=re.compile("Talk")).click()
    expect(page.get_by_text("Slow as a mule!")).to_be_visible()
    menu(page, "Mute or block")
    page.get_by_role("button", name="Block Gaius").click()
    page.get_by_role("button", name="Close").first.click()
    expect(page.get_by_text("Slow as a mule!")).to_have_count(0)
    expect(page.get_by_text("One line is hidden.")).to_be_visible()
    gaius.do("react", what="laugh")
    gaius.do("say", text="Slower than that!")
    expect(page.get_by_text("2 lines are hidden.")).to_be_visible()
    assert page.locator(".flight").count() == 0
    page.reload()
    menu(page, "Preferences")
    page.get_by_role("button", name="Unblock Gaius").click()
    page.keyboard.press("Escape")
    page.get_by_role("tab", name=re.compile("Talk")).click()
    expect(page.get_by_text("Slower than that!")).to_be_visible()


def test_a_hint_shows_its_move_and_says_why_it_is_the_best(guests: Guests, home: Running) -> None:
    """What it is worth, what the next best is worth, and the reason in words; the move is one press away."""
    table, livia = found(
        home, "ave-caesar", lambda race, _: sum(it[0].isdigit() for it in race["offers"]) > 1, hints=True
    )
    page = arrive(guests, home, table, livia)
    page.get_by_role("button", name="Ask the coach").click()
    worth = r"This brings [\d.]+ laurels on average and wins about \d+\s?% of the time\."
    second = r"The next best: [\d.]+ and \d+\s?%\."
    hint = re.compile(rf"{worth}\s+{second}\s+\w+.+\.")
    expect(page.locator(".hint .said")).to_contain_text(hint, timeout=LONG)
    expect(page.locator("section.turn.now [data-confirm]")).to_be_visible()
    assert axe(page) == []


def test_a_hint_stands_on_the_button_where_no_card_is_played(guests: Guests, home: Running) -> None:
    """Which deck to draw from is decided at a press: the coach's sign is on it, and no card is named."""
    table, livia = found(
        home,
        "ben-hur",
        lambda race, _: sorted(race["offers"]) == ["take normal", "take risky"],
        hints=True,
    )
    page = arrive(guests, home, table, livia)
    decks = page.get_by_role("group", name="Draw from which deck?").get_by_role("button")
    expect(decks).to_have_count(2)
    page.get_by_role("button", name="Ask the coach").click()
    expect(decks.filter(has_text="The coach:")).to_have_count(1, timeout=LONG)
    expect(page.get_by_role("heading", name="draw a card. Which deck?")).to_be_visible()
    expect(page.locator("section.turn.now [data-move]")).to_have_count(2)
    assert axe(page) == []


def test_the_result_tells_the_race_in_figures(guests: Guests, home: Running) -> None:
    """And in a graph; what does not come at first is asked for again."""
    table = opened(home, "ave-caesar", setup=SHORT)
    livia = home.sit(table, "Livia")
    livia.do("start")
    play_until(livia, 400)
    page = arrive(guests, home, table, livia, path="join")
    asked: Counter[str] = Counter()

    def refuse(route: Route) -> None:
        what = route.request.url.partition("?")[0].rpartition("/")[2]
        asked[what] += 1
        if asked[what] <= 2:
            route.fulfill(status=429, json={"type": "refused", "code": "too-fast", "text": "Too fast"})
        else:
            route.continue_()

    page.context.route(re.compile(r"/(statistics|history)\b"), refuse)
    page.goto(f"{home.url}/table/{table['code']}")
    expect(page.get_by_role("img", name="The places during the race")).to_be_visible()
    page.get_by_text("The race in figures").click()
    rows = page.locator("details table tbody tr")
    counted = home.ask(f"/api/tables/{table['table']}/statistics")
    shown = [it for it in counted if any(it["values"])]
    expect(rows).to_have_count(len(shown))
    expect(rows.filter(has_text="Luck of the draw")).to_contain_text(re.compile(r"[+−]?\d\.\d"))
    assert axe(page) == []
