"""Several people at one table: two browsers, the sofa and its phones, one device for all, broken lines."""

from __future__ import annotations

import re
import time
from pathlib import Path

from playwright.sync_api import Page, Route, expect
from tests.page.conftest import PATIENCE, PHONE, Guests, axe
from tests.page.driving import (
    OVER,
    click,
    drive_ave_caesar,
    may_move,
    pass_while_blocked,
    tap,
    turn_of,
    wait_for_next,
)
from tests.page.sitting import arrive, opened
from tests.page.test_racing import SHORT
from tests.server.conftest import GENEROUS
from tests.server.running import Running, free_port

NOTICED = """() => {
  const look = () => {
    const notice = document.querySelector(".notices p");
    const all = [...document.querySelectorAll("button")];
    const start = all.find((it) => it.textContent.includes("Start the race"));
    if (!notice || !start || notice.getAnimations().length) return requestAnimationFrame(look);
    window.noticed = [notice, start].map((it) => it.getBoundingClientRect().toJSON());
  };
  look();
}"""
"""Note where a notice, which is gone again after some seconds, and the button to start lie."""


def cards_of(page: Page) -> list[str]:
    """Read the cards on the screen."""
    if page.locator("section.turn.now").count() and not page.get_by_role("button", name="I am").count():
        page.locator("section.turn.now .actions").wait_for(state="attached")
    return [it.get_attribute("data-card") or "" for it in page.locator("[data-card]").all()]


def to_move(home: Running, table: dict[str, str], people: int) -> int:
    """Look from the stands until a person is to move; charioteers are quick."""
    until = time.monotonic() + PATIENCE / 1000
    while time.monotonic() < until:
        seat = home.ask(f"/api/tables/{table['code']}")["race"]["to_move"]
        assert seat is not None, "the race is over too soon"
        if seat < people:
            return int(seat)
        time.sleep(0.05)
    raise AssertionError("no person ever moves")


def test_two_browsers_at_one_table(guests: Guests, home: Running) -> None:
    """Each joins by the code, sees only its own hand, and sees what the other does."""
    table = opened(home, "ave-caesar", 2, setup=SHORT)
    pages = []
    for name in ("Livia", "Gaius"):
        page = guests.arrive(f"{home.url}/join/{table['code']}")
        page.get_by_label("Your name").fill(name)
        page.get_by_role("button", name="Take a seat", exact=True).click()
        page.get_by_role("button", name="Start the race").wait_for()
        pages.append(page)
    pages[0].get_by_role("button", name="Start the race").click()
    for page in pages:
        page.locator("[data-card]").first.wait_for()
    for _ in range(4):
        seat = to_move(home, table, 2)
        mover, other = pages[seat], pages[1 - seat]
        mover.locator("section.turn.now").wait_for()
        before = turn_of(mover)
        drive_ave_caesar(mover, click)
        wait_for_next(other, before)
    look = home.ask(f"/api/tables/{table['code']}")
    assert look["race"]["lines"] > 8


def test_the_sofa_with_two_phones(guests: Guests, home: Running) -> None:
    """The big screen shows the board and no hand; each phone only its own; a phone starts and drives."""
    table = opened(home, "ave-caesar", 2, setup=SHORT, way="sofa")
    big = arrive(guests, home, table, path="sofa")
    expect(big.get_by_role("img", name=re.compile("QR"))).to_be_visible()
    expect(big.locator("body")).to_contain_text(re.compile(r"\s?".join(table["code"])))
    assert axe(big) == []
    phones = []
    for name in ("Livia", "Gaius"):
        phone = guests.arrive(f"{home.url}/hand/{table['code']}", PHONE)
        phone.get_by_label("Your name").fill(name)
        phone.get_by_role("button", name="Take a seat").tap()
        expect(big.locator("body")).to_contain_text(name)
        phones.append(phone)
    phones[0].get_by_role("button", name="Start the race").tap()
    for phone in phones:
        phone.locator("[data-card]").first.wait_for()
        assert axe(phone) == []
    assert cards_of(big) == []
    lines = home.ask(f"/api/tables/{table['code']}")["race"]["lines"]
    mover = phones[to_move(home, table, 2)]
    cards, moves = mover.locator("[data-card]:not(.barred):enabled"), mover.locator("[data-move]")
    confirm = mover.locator("[data-confirm]")
    cards.or_(confirm).or_(moves).first.wait_for()  # on the grid one may be blocked, and has to pass
    if cards.count():
        cards.first.tap()
    confirm.or_(moves).first.wait_for()
    if not confirm.count():
        moves.first.tap()
    if confirm.count():
        confirm.tap()
    expect(big.get_by_role("log")).to_contain_text(re.compile("plays|passes"))
    assert home.ask(f"/api/tables/{table['code']}")["race"]["lines"] >= lines


def test_the_big_screen_is_no_onlooker(guests: Guests, home: Running) -> None:
    """Neither there nor on a phone; somebody who looks on from elsewhere is one."""
    table = opened(home, "ave-caesar", 2, setup=SHORT, way="sofa")
    big = guests.arrive(f"{home.url}/sofa/{table['code']}")
    phone = guests.arrive(f"{home.url}/hand/{table['code']}", PHONE)
    phone.get_by_label("Your name").fill("Livia")
    phone.get_by_role("button", name="Take a seat").tap()
    expect(big.locator("body")).to_contain_text("Livia")
    onlooker = guests.arrive(f"{home.url}/table/{table['code']}")
    for page in (big, phone, onlooker):
        expect(page.locator(".watching [aria-hidden=true]:not(svg)")).to_have_text("1")
    onlooker.close()
    for page in (big, phone):
        expect(page.locator(".watching")).to_have_count(0)


def test_a_board_that_does_not_come_at_first_is_asked_for_until_it_is_there(
    guests: Guests, home: Running
) -> None:
    """Nobody else is to move, so nothing but the page itself can ask again; the hand comes with the board."""
    table = opened(home, "ave-caesar", setup=SHORT)
    livia = home.sit(table, "Livia")
    livia.do("start")
    to_move(home, table, 1)
    page = arrive(guests, home, table, livia, path="join")
    asked: list[str] = []

    def refuse(route: Route) -> None:
        asked.append(route.request.url)
        if len(asked) <= 2:
            route.fulfill(status=422, json={"type": "refused", "code": "work-too-much", "text": "Too much"})
        else:
            route.continue_()

    page.context.route("**/api/boards/**", refuse)
    page.goto(f"{home.url}/table/{table['code']}")
    page.locator("[data-card]").first.wait_for()
    assert len(asked) > 2


def test_a_curtain_hides_the_hand_between_turns_on_one_device(guests: Guests, home: Running) -> None:
    """On a hot seat no card is seen until whoever is to move says who they are."""
    table = opened(home, "ave-caesar", 2, setup=SHORT, way="hot-seat")
    players = [home.sit(table, name) for name in ("Livia", "Gaius")]
    players[0].do("start")
    page = arrive(guests, home, table, *players)
    seen = set()
    for _ in range(4):
        curtain = page.get_by_role("button", name=re.compile("I am (Livia|Gaius)"))
        curtain.or_(page.locator("section.turn.now [data-card]")).first.wait_for()
        if curtain.count():
            assert cards_of(page) == []
            seen.add(curtain.inner_text())
            curtain.click()
        drive_ave_caesar(page, click)
    assert len(seen) == 2


def test_a_reload_and_a_broken_line_in_mid_turn_lose_nothing(guests: Guests, home: Running) -> None:
    """The same turn, the same hand, and the race goes on."""
    table = opened(home, "ave-caesar", setup=SHORT)
    livia = home.sit(table, "Livia")
    livia.do("start")
    page = arrive(guests, home, table, livia)
    pass_while_blocked(page, click)
    hand, turn = cards_of(page), turn_of(page)
    page.locator("[data-card]:not(.barred):enabled").first.click()
    page.reload()
    assert may_move(page)
    assert (cards_of(page), turn_of(page)) == (hand, turn)
    page.context.set_offline(True)
    page.evaluate("() => window.dispatchEvent(new Event('offline'))")
    page.context.set_offline(False)
    assert may_move(page)
    drive_ave_caesar(page, click)
    assert turn_of(page) != turn


def test_a_seat_that_was_left_is_asked_for_and_those_at_the_table_let_in(
    guests: Guests, home: Running
) -> None:
    """The newcomer waits in the stands until everybody has said yes, and then has the hand of the seat."""
    table = opened(home, "ave-caesar", 3, setup=SHORT)
    livia, gaius, marcus = (home.sit(table, name) for name in ("Livia", "Gaius", "Marcus"))
    livia.do("start")
    marcus.do("leave")
    sitting = arrive(guests, home, table, livia)
    newcomer = guests.arrive(f"{home.url}/join/{table['code']}", PHONE)
    newcomer.get_by_label("Your name").fill("Drusus")
    newcomer.get_by_role("button", name="Ask for a seat").tap()
    expect(newcomer.get_by_text("You have asked for seat 3")).to_be_visible()
    assert cards_of(newcomer) == []
    expect(sitting.get_by_text("Drusus asks for seat 3")).to_be_visible()
    assert axe(sitting) == []
    sitting.get_by_role("button", name="Let in").click()
    expect(sitting.get_by_text("Still to answer: Gaius")).to_be_visible()
    gaius.do("answer-petition", about=2, yes=True)
    newcomer.locator("[data-card]").first.wait_for()
    expect(newcomer.get_by_text("You have asked for seat 3")).to_have_count(0)


def test_a_seat_is_freed_by_whoever_sat_down_first(guests: Guests, home: Running) -> None:
    """A ghost in a seat, or anybody else, before the race."""
    table = opened(home, "ave-caesar", 3, setup=SHORT)
    livia, _ = home.sit(table, "Livia"), home.sit(table, "Ghost")
    page = arrive(guests, home, table, livia)
    page.get_by_role("button", name="Free the seat of Ghost").click()
    expect(page.get_by_text("Ghost")).to_have_count(0)


def test_a_server_killed_in_mid_race_comes_back_and_the_race_goes_on(guests: Guests, tmp_path: Path) -> None:
    """Whoever was racing sees that the line is broken, then goes on as if nothing had been."""
    first = Running(str(tmp_path / "test.db"), GENEROUS, port=free_port())
    table = opened(first, "ave-caesar", setup=SHORT)
    livia = first.sit(table, "Livia")
    livia.do("start")
    page = arrive(guests, first, table, livia)
    assert may_move(page)
    drive_ave_caesar(page, click)
    assert may_move(page)
    hand = cards_of(page)
    first.kill()
    expect(page.get_by_text("coming back", exact=False).first).to_be_visible()
    again = Running(str(tmp_path / "test.db"), GENEROUS, port=first.port)
    expect(page.get_by_text("coming back", exact=False)).to_have_count(0)
    assert may_move(page)
    assert cards_of(page) == hand
    drive_ave_caesar(page, tap if page.evaluate("() => 'ontouchstart' in window") else click)
    may_move(page)
    assert page.locator(OVER).count() or page.locator("section.turn.now").count()
    again.stop()


def test_the_gathering_names_what_was_agreed_and_a_notice_stays_at_its_table(
    guests: Guests, home: Running
) -> None:
    table = opened(home, "ave-caesar", 2, setup={"players": 2, "unmanned": 2})
    page = guests.arrive(f"{home.url}/join/{table['code']}")
    page.get_by_label("Your name").fill("Livia")
    page.get_by_role("button", name="Take a seat", exact=True).click()
    expect(page.locator(".terms")).to_contain_text("2 unmanned chariots")
    page.evaluate(NOTICED)
    page.get_by_role("button", name="Copy the link").click()
    notice = page.locator(".notices p")
    assert boxes_apart(*page.wait_for_function("() => window.noticed").json_value())
    page.locator("a.home").click()
    page.wait_for_url(f"{home.url}/")
    page.locator(".terms").wait_for(state="detached")
    page.go_back()
    expect(page.locator(".terms")).to_contain_text("2 unmanned chariots")
    assert notice.count() == 0


def boxes_apart(one: dict[str, float], other: dict[str, float]) -> bool:
    """Say whether two things on the page do not cover each other."""
    return one["y"] + one["height"] <= other["y"] or other["y"] + other["height"] <= one["y"]
