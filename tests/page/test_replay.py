"""Replays: a race that is over, moment by moment, by mouse, keys and links; a live one pulls nobody along."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from tests.page.conftest import LONG, Guests, axe
from tests.page.driving import NOW
from tests.page.sitting import arrive, found, opened, until_turn
from tests.page.test_faults import box_at_rest
from tests.page.test_racing import SHORT
from tests.server.running import Player, Running


def over(home: Running) -> tuple[dict[str, str], Player]:
    """Run a race to its end."""
    table = opened(home, "ave-caesar", setup=SHORT)
    livia = home.sit(table, "Livia")
    livia.do("start")
    while until_turn(livia):
        livia.move()
    return table, livia


PLACES = "[...document.querySelectorAll('.world .chariot')].map((it) => it.style.transform).join()"


def places(page: Page) -> str:
    """Read where the chariots are, once they stand."""
    page.wait_for_function(f"() => {PLACES}.includes('translate')")
    return str(page.evaluate(PLACES))


def moment(page: Page) -> int:
    """Read which moment is shown."""
    return int(page.get_by_role("slider").first.input_value())


def test_scrubbing_stepping_and_a_link_to_a_moment(guests: Guests, home: Running) -> None:
    """The slider, the keys and the address all say the same moment."""
    table, livia = over(home)
    lines = livia.look()["race"]["lines"]
    page = guests.arrive(f"{home.url}/replay/{table['code']}")
    page.wait_for_url("**at=*")  # the whole race is here
    assert axe(page) == []
    page.locator("body").press("Home")
    start = moment(page)
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    assert moment(page) == start + 2
    page.keyboard.press("ArrowLeft")
    assert moment(page) == start + 1
    page.keyboard.press("End")
    end = moment(page)
    assert end > start + 10
    page.wait_for_url(f"**at={lines}")  # the address follows a little later
    last = page.url
    page.get_by_role("slider").first.fill(str(end // 2))
    assert moment(page) == end // 2
    page.wait_for_url(lambda url: url != last)
    page.reload()
    page.get_by_role("slider").first.wait_for()
    expect(page.get_by_role("slider").first).to_have_value(str(end // 2))


def test_a_record_is_saved_and_brought_in_again(guests: Guests, home: Running, tmp_path: Path) -> None:
    """Download from the results, upload among the replays: the same race."""
    table, livia = over(home)
    page = arrive(guests, home, table, livia)
    with page.expect_download() as waiting:
        page.get_by_role("button", name="Save the record").click()
    path = tmp_path / "race.jsonl"
    waiting.value.save_as(path)
    page.goto(f"{home.url}/replays")
    page.locator("input[type=file]").set_input_files(path)
    page.wait_for_url("**/replay/*")
    page.get_by_role("slider").first.wait_for()


def test_a_watcher_of_a_live_race_is_never_pulled_forward(guests: Guests, home: Running) -> None:
    """What happens extends the film; the moment that is shown stays."""
    table = opened(home, "ave-caesar", setup=SHORT)
    livia = home.sit(table, "Livia")
    livia.do("start")
    for _ in range(2):
        until_turn(livia)
        livia.move()
    until_turn(livia)
    page = guests.arrive(f"{home.url}/replay/{table['code']}?at=10")
    slider = page.get_by_role("slider").first
    expect(slider).not_to_have_value("0")
    shown, most = moment(page), int(slider.get_attribute("max") or 0)
    livia.move()
    page.wait_for_function(
        "(most) => Number(document.querySelector('input[type=range]').max) > most", arg=most
    )
    assert moment(page) == shown


def test_the_coachs_chart_leaves_its_legend_alone(guests: Guests, home: Running) -> None:
    """At a desk and on a phone the names and chances stand below the chart, not under it."""
    table, livia = over(home)
    page = arrive(guests, home, table, livia, path="replay")
    page.get_by_role("tab", name="The coach").click()
    page.get_by_role("button", name="Ask the coach").click()
    chart = page.locator(".coach svg[role=img]")
    chart.wait_for(timeout=LONG)
    for width, height in ((1440, 900), (390, 844)):
        page.set_viewport_size({"width": width, "height": height})
        above, below = box_at_rest(chart), box_at_rest(page.locator(".now-list"))
        assert above["height"] > 80
        assert above["y"] + above["height"] <= below["y"] + 1


def drives_after_two_moves(race: dict[str, Any], made: int) -> bool:
    """Say whether one is to drive: a question about a whip or a ram would lie over the board."""
    return made >= 2 and any(it[0] in "123456" or it.startswith("drive") for it in race["offers"])


@pytest.mark.parametrize("game", ["ave-caesar", "ben-hur"])
def test_a_line_of_the_log_shows_its_moment_and_one_comes_back(
    guests: Guests, home: Running, game: str
) -> None:
    """The race is under way: the board goes back, the turn waits; coordinates lie on it if wanted."""
    table, livia = found(home, game, wanted=drives_after_two_moves)
    page = arrive(guests, home, table, livia)
    lines = page.get_by_role("log").get_by_role("button")
    page.locator(NOW).wait_for()
    before = places(page)
    lines.first.click()
    back = page.get_by_role("button", name="Back to the race")
    back.wait_for()
    expect(lines.first).to_have_attribute("aria-current", "step")
    page.wait_for_function(f"(before) => {PLACES} !== before", arg=before)
    assert page.locator(NOW).count() == 1
    assert axe(page) == []
    page.keyboard.press("Escape")
    back.wait_for(state="detached")
    page.wait_for_function(f"(before) => {PLACES} === before", arg=before)
    names = page.locator(".world svg text", has_text={"ave-caesar": "01I", "ben-hur": "1200"}[game])
    assert names.count() == 0
    page.evaluate("localStorage.setItem('hippodrome.preferences', JSON.stringify({coordinates: true}))")
    page.reload()
    names.first.wait_for()
