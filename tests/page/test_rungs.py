"""Opponents for everybody: the form offers the ladder, and Race now seats rivals near how one has done."""

from __future__ import annotations

from playwright.sync_api import Page, expect
from tests.page.conftest import Guests
from tests.server.running import Running

LADDER = ("Lacerta", "Musclosus", "Eutychus", "Crescens", "Felix", "Gutta", "Scorpus", "Diocles")
WON = {"rivals": ["strategist", "tactician", "strategist"], "place": 1, "field": 4}


def race_now(page: Page) -> None:
    """Race Ave Caesar at once."""
    page.get_by_role("article").filter(has_text="Ave Caesar").get_by_role("button", name="Race now").click()


def test_the_form_offers_eight_opponents_with_stars_and_a_sentence(guests: Guests, home: Running) -> None:
    page = guests.arrive(f"{home.url}/new/ave-caesar")
    seat = page.get_by_label("Seat 3")
    seat.wait_for()
    offered = seat.locator("optgroup option").all_text_contents()
    on_it = [" ".join(it.split()) for it in offered if "of 8" in it]
    assert [it.split(" · ")[0] for it in on_it] == list(LADDER)
    assert on_it[0] == "Lacerta · strength 1 of 8"
    seat.select_option("stander")
    row = page.locator("li", has=seat)
    expect(row).to_contain_text("blocker · Loves to stand where the road is narrow")
    expect(row.locator(".strength i")).to_have_count(len(LADDER))
    expect(row.locator(".strength i.on")).to_have_count(LADDER.index("Musclosus") + 1)


def test_race_now_is_kind_to_newcomers_and_hard_on_whoever_wins(guests: Guests, home: Running) -> None:
    newcomer = guests.arrive(home.url)
    race_now(newcomer)
    for name in LADDER[:3]:
        expect(newcomer.get_by_text(name).first).to_be_visible()
    memory = {"fortune": {"counted": [], "outcomes": {"ave-caesar": [WON] * len(LADDER)}}}
    winner = guests.arrive(home.url, memory=memory)
    race_now(winner)
    for name in LADDER[-2:]:
        expect(winner.get_by_text(name).first).to_be_visible()
