"""Puzzles on the page: answered by a move as at a table, told right or wrong, and kept in the browser."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect
from tests.page.conftest import PHONE, Guests
from tests.page.test_faults import box_at_rest
from tests.server.running import Running

NUMBER = 2


def play(page: Page, move: str) -> None:
    """Play a move of Ave Caesar: its card, its space, confirm; what costs the race is asked twice."""
    hand = page.get_by_label("Your hand")
    hand.locator(f'[data-card="{move[0]}"]').click()
    confirm = hand.locator("[data-confirm]")
    space = page.locator(f'[data-move="{move}"]')
    confirm.or_(space).first.wait_for()
    if not confirm.count():
        space.first.click()
    confirm.click()
    if hand.locator("[data-confirm=sure]").count():
        hand.locator("[data-confirm=sure]").click()


def test_a_puzzle_is_answered_on_the_board_and_the_score_is_kept(guests: Guests, home: Running) -> None:
    puzzle = home.ask(f"/api/puzzles/ave-caesar/{NUMBER}")
    wrong = next(it["move"] for it in puzzle["moves"] if not it["right"])
    page = guests.arrive(f"{home.url}/puzzles/ave-caesar/{NUMBER}")
    expect(page.get_by_role("heading", level=1)).to_have_text(f"Ave Caesar, puzzle {NUMBER}")
    said = page.locator("aside .said")

    page.get_by_label("Your hand").locator("[data-card]").first.wait_for()
    board = box_at_rest(page.get_by_label("The board"))
    play(page, wrong)
    expect(said).to_contain_text("Not the best.")
    expect(said).not_to_contain_text("Best is the")  # or there would be nothing left to try
    assert box_at_rest(page.get_by_label("The board")) == board, "the hand stays, to try again"
    play(page, puzzle["answer"])
    expect(said).to_contain_text("Right! Best is the")
    expect(said).to_contain_text("laurels more than any other move")
    expect(page.get_by_label("Your score")).to_contain_text("0 of 1 solved at the first try")

    page.get_by_role("combobox").first.select_option("ben-hur")
    page.wait_for_url(re.compile("/puzzles/ben-hur/[0-9]+$"))
    page.get_by_role("button", name="Show the answer").click()
    expect(said).to_contain_text("The answer")
    page.reload()
    expect(page.get_by_label("Your score")).to_contain_text("0 of 2 solved at the first try")


def test_on_a_phone_the_question_comes_first_and_the_sand_is_seen_before_it_is_decided(
    guests: Guests, home: Running
) -> None:
    """The task stands above the board; nothing lies over the sand; whoever solves has a name."""
    page = guests.arrive(f"{home.url}/puzzles/ben-hur/1", PHONE)
    asked = page.get_by_text("one move is clearly best")
    page.get_by_label("The board").locator("canvas").first.wait_for()
    above, board = box_at_rest(asked), box_at_rest(page.get_by_label("The board"))
    assert above["y"] + above["height"] <= board["y"]
    expect(page.get_by_role("heading", level=2)).to_contain_text("Auriga")
    expect(page.get_by_role("alertdialog")).to_have_count(0)
    page.get_by_role("button", name="Decide now").tap()
    expect(page.get_by_role("alertdialog").locator("[data-move]").first).to_be_visible()


def test_the_first_screen_leads_to_the_puzzle_of_the_day(guests: Guests, home: Running) -> None:
    page = guests.arrive(home.url)
    page.get_by_role("link", name="Puzzles").last.click()
    expect(page.get_by_text("Puzzle of the day", exact=True)).to_be_visible()
    expect(page.get_by_label("The board").locator("svg").first).to_be_visible()
