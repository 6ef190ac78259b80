"""The workshop: a course is made from nothing by mouse alone, or by keyboard alone, and raced on."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect
from tests.page import driving
from tests.page.conftest import LONG, SIZES, Guests
from tests.page.test_faults import box_at_rest
from tests.page.test_gallery import DROP, WHITE
from tests.page.test_offline import READY
from tests.server.conftest import GENEROUS
from tests.server.running import Running

COLUMNS = 12
SOUND = "This course can be raced."


def click(it: Locator) -> None:
    it.click()


def tap(it: Locator) -> None:
    it.tap()


def press(it: Locator) -> None:
    """Press with the keyboard, having gone there as soon as it can be pressed."""
    expect(it).to_be_enabled()
    it.focus()
    it.press("Enter")


def button(page: Page, name: str) -> Locator:
    return page.get_by_role("button", name=name, exact=True)


def source(page: Page) -> str:
    """Read the text of the course, as the browser keeps it."""
    kept = page.evaluate("() => JSON.parse(localStorage.getItem('hippodrome.workshop'))")
    return str(kept["text"])


def laid_out(page: Page) -> None:
    """Wait until the house has laid out what is written by now."""
    page.locator(".measures[data-fresh=true]").wait_for()


def begin_with_nothing(page: Page, use: Callable[[Locator], None]) -> None:
    use(button(page, "Begin with …"))
    use(button(page, "Nothing"))
    expect(button(page, "Add the first column")).to_be_visible()


def grow(page: Page, use: Callable[[Locator], None]) -> None:
    """Add columns after the first, which stays chosen."""
    for count in range(2, COLUMNS + 1):
        use(button(page, "Add a column"))
        expect(page.get_by_label("Column", exact=True).locator("option")).to_have_count(count)
    use(button(page, "Grid on the lanes at the line"))
    use(button(page, "Build an alley"))


def race(page: Page, use: Callable[[Locator], None]) -> None:
    """Race on the course: the table is there and the race has begun."""
    expect(page.get_by_text(SOUND)).to_be_visible()
    use(button(page, "Race it now"))
    page.wait_for_url(re.compile("/table/"))
    page.locator("section.turn").first.wait_for()


@pytest.mark.parametrize(("size", "use"), [("desk", click), ("tablet", tap)])
def test_a_course_is_made_from_nothing_by_hand_and_raced(
    guests: Guests, home: Running, size: str, use: Callable[[Locator], None]
) -> None:
    page = guests.arrive(home.url + "/workshop", SIZES[size])
    page.locator(".plan .space").first.wait_for()
    begin_with_nothing(page, use)
    use(button(page, "Add the first column"))
    chosen = page.get_by_role("group", name="Spaces of the column").get_by_role("button", pressed=True)
    expect(chosen).to_have_text("01I")
    grow(page, use)
    expect(page.get_by_text(SOUND)).to_be_visible()
    laid_out(page)
    use(page.locator('.plan [data-space="05a"]'))
    use(button(page, "Bottleneck or lanes"))
    expect(page.get_by_text("Bottlenecks, lit on the board: 05.")).to_be_visible()
    use(page.get_by_role("radio", name="Walls"))
    laid_out(page)
    use(page.locator('.plan [data-space="08a"]'))
    assert re.search(r"^08 +a \| b c d$", source(page), re.MULTILINE)
    use(page.get_by_role("radio", name="Steps"))
    laid_out(page)
    use(page.locator('.plan path[data-space="03a"]'))
    use(page.locator('.plan circle[data-space="04d"]'))
    assert "step 03a to 04d" in source(page)
    use(button(page, "Undo"))
    assert "step 03a to 04d" not in source(page)
    race(page, use)
    if size == "desk":  # once to the end
        assert driving.race(page, driving.drive_ave_caesar, use) > 3
        expect(page.get_by_role("img", name="The places during the race")).to_be_visible()


def test_a_corner_is_dragged(guests: Guests, home: Running) -> None:
    page = guests.arrive(home.url + "/workshop")
    page.locator(".plan .space").first.wait_for()
    page.get_by_role("radio", name="Shape").click()
    assert "bend" not in source(page)
    drag(page, page.locator('[data-grip="bend 0"]'))  # an oval has corners before they are written
    before = re.findall(r"^bend.*$", source(page), re.MULTILINE)
    laid_out(page)
    drag(page, page.locator('[data-grip="bend 1"]'))
    after = re.findall(r"^bend.*$", source(page), re.MULTILINE)
    assert [one == other for one, other in zip(before, after, strict=True)] == [True, False, True, True]


def drag(page: Page, corner: Locator) -> None:
    """Draw a corner of the plan somewhat down."""
    corner.wait_for()
    laid_out(page)
    box_at_rest(corner)
    corner.hover()
    page.mouse.down()
    box = box_at_rest(corner)
    page.mouse.move(box["x"] + 10, box["y"] + 40, steps=5)
    page.mouse.up()


def test_whoever_begins_with_something_else_does_not_see_what_was_there(
    guests: Guests, home: Running
) -> None:
    """However long the house takes: neither the old plan, nor that it can be raced; then what is to do."""
    page = guests.arrive(home.url + "/workshop")
    expect(page.get_by_text(SOUND)).to_be_visible()
    busy: dict[str, Any] = {
        "type": "refused",
        "code": "work-busy",
        "text": "Busy",
        "facts": {},
        "clause": None,
        "key": None,
    }
    page.route("**/api/workshop/**", lambda route: route.fulfill(status=429, json=busy))
    begin_with_nothing(page, click)
    expect(page.locator(".plan")).to_have_count(0)
    expect(page.get_by_text(SOUND)).to_have_count(0)
    page.unroute_all()
    click(button(page, "Add the first column"))
    laid_out(page)
    missing = page.locator(".measures li")
    expect(missing.filter(has_text="start clockwise")).to_have_count(1)
    expect(missing.filter(has_text="no way leads")).to_have_count(0)


def test_a_column_is_chosen_changed_and_changed_back_without_scrolling(guests: Guests, home: Running) -> None:
    """What can be done with a column is on the screen with the plan, and Ctrl+Z needs no way to the text."""
    page = guests.arrive(home.url + "/workshop")
    page.locator(".plan .space").first.wait_for()
    before = source(page)
    page.locator('.plan [data-space="05a"]').click()
    add = button(page, "Add a lane")
    expect(add).to_be_in_viewport(ratio=1)
    expect(page.locator(".plan")).to_be_in_viewport(ratio=1)
    add.click()
    made = source(page)
    assert made != before
    page.keyboard.press("Control+z")
    assert source(page) == before
    page.keyboard.press("Control+Shift+z")
    assert source(page) == made
    page.get_by_label("Name of the course").press("Control+z")  # a field has its own
    assert source(page) == made


def test_a_finger_finds_the_corners_on_a_phone(guests: Guests, home: Running) -> None:
    page = guests.arrive(home.url + "/workshop?course=white", SIZES["phone"])
    page.locator(".plan .space").first.wait_for()
    page.get_by_role("radio", name="Shape").tap()
    for grip in ("bend 1", "spina 0"):
        box = box_at_rest(page.locator(f'[data-grip="{grip}"]'))
        assert min(box["width"], box["height"]) >= 36


def test_a_course_is_made_by_keyboard_alone_and_raced(guests: Guests, home: Running) -> None:
    page = guests.arrive(home.url + "/workshop")
    page.locator(".plan .space").first.wait_for()
    begin_with_nothing(page, press)
    press(button(page, "Add the first column"))
    grow(page, press)
    page.get_by_label("Column", exact=True).select_option("4")
    press(button(page, "Bottleneck or lanes"))
    expect(page.get_by_text("Bottlenecks, lit on the board: 05.")).to_be_visible()
    page.get_by_label("The course as text", exact=True).locator("visible=true").last.press("Control+End")
    written = source(page)
    page.keyboard.type("\nbend 99 at 1 1")
    expect(page.get_by_text(re.compile(r"line \d+: .*bends must go once round"))).to_be_visible()
    for _ in range(20):  # what was typed slowly is taken back in several steps
        if source(page) != written:
            page.keyboard.press("Control+Z")
    assert source(page) == written
    race(page, press)


def test_what_is_typed_and_what_is_made_is_there_again_after_a_reload(guests: Guests, home: Running) -> None:
    page = guests.arrive(home.url + "/workshop")
    page.locator(".plan .space").first.wait_for()
    page.get_by_label("Laps").fill("4")
    page.get_by_label("Laps").press("Tab")
    page.get_by_text(re.compile("shortest race takes .* steps, and a deck has only 84")).first.wait_for()
    page.reload()
    expect(page.get_by_label("Laps")).to_have_value("4")


def test_what_was_made_of_a_board_outlives_a_reload_and_the_way_back(guests: Guests, home: Running) -> None:
    """The address says what to begin with, once: it does not put the beginning in place of what was made."""
    page = guests.arrive(home.url + "/workshop?course=white")
    expect(page.get_by_text(SOUND)).to_be_visible()
    page.get_by_label("Laps").fill("2")
    page.get_by_label("Laps").press("Tab")
    made = source(page)
    assert "laps     2" in made
    page.reload()
    expect(page.get_by_label("Laps")).to_have_value("2")
    page.get_by_role("link", name="Gallery").click()
    page.get_by_role("heading", name="Gallery").wait_for()
    page.go_back()
    expect(page.get_by_label("Laps")).to_have_value("2")
    assert source(page) == made


def test_a_board_of_ones_own_gets_a_new_version_in_the_workshop(guests: Guests, home: Running) -> None:
    """Made, published, changed again: the board has two versions, and nothing stale is published."""
    page = guests.arrive(home.url + "/workshop?course=white")
    expect(page.get_by_text(SOUND)).to_be_visible()
    button(page, "Publish, print, take away").click()
    page.get_by_label("Your name").fill("Livia")
    page.get_by_label("Fewest chariots").fill("2")  # what is shown to be published is not it any more
    page.get_by_label("Fewest chariots").press("Tab")
    expect(page.get_by_label("Your name")).to_have_count(0)
    expect(page.get_by_text(SOUND)).to_be_visible()
    button(page, "Publish, print, take away").click()
    page.get_by_label("Your name").fill("Livia")
    button(page, "Publish").click()
    page.wait_for_url(re.compile("/gallery/"))
    address = page.url
    page.get_by_role("link", name="Workshop").click()
    page.get_by_label("Fewest chariots").fill("4")
    page.get_by_label("Fewest chariots").press("Tab")
    page.reload()
    expect(page.get_by_text(SOUND)).to_be_visible()
    button(page, "Publish, print, take away").click()
    expect(page.get_by_role("radio", name="A new version of white-2")).to_be_checked()
    page.get_by_role("radio", name="A board of its own").check()
    expect(page.get_by_label("Name of the board")).to_have_value("white-2")
    page.get_by_role("radio", name="A new version of white-2").check()
    button(page, "Publish").click()
    page.wait_for_url(address)
    versions = page.get_by_role("region", name="Versions").get_by_role("link")
    expect(versions).to_have_text(["Version 2", "Version 1"])


def test_a_course_is_published_and_changed_again_by_somebody_else(guests: Guests, home: Running) -> None:
    page = guests.arrive(home.url + "/workshop?course=white")
    expect(page.get_by_text("Bottlenecks, lit on the board: 06, 10, 12, 16, 19, 21.")).to_be_visible()
    button(page, "Publish, print, take away").click()
    page.get_by_label("Your name").fill("Livia")
    button(page, "Publish").click()
    page.wait_for_url(re.compile("/gallery/"))
    published = page.url.rpartition("/")[2]
    other = guests.arrive(page.url)
    button(other, "Make your own of it").click()
    expect(other.get_by_label("Name of the course")).to_have_value("white-2")
    expect(other.get_by_text(SOUND)).to_be_visible()
    assert source(other) == source(page)
    button(other, "Publish, print, take away").click()
    other.get_by_label("Name of the board").fill("whiter")
    other.get_by_label("Your name").fill("Gaius")
    button(other, "Publish").click()
    expect(other.get_by_text("Made of")).to_have_text("Made of white-2, by Livia")
    expect(other.get_by_role("link", name="white-2")).to_have_attribute("href", f"/gallery/{published}/1")


def test_a_file_is_opened_where_boards_of_its_game_are_made(guests: Guests, home: Running) -> None:
    """A course and an arena in the workshops of their games, and in the gallery what has no text."""
    page = guests.arrive(home.url + "/workshop?game=ben-hur")
    page.get_by_text("This arena can be raced in.").wait_for()
    page.locator(".workshop").evaluate(DROP, ["mine.course", WHITE + "# the end\n"])
    expect(page.get_by_label("Name of the course")).to_have_value("mine")
    expect(page.get_by_text(SOUND)).to_be_visible()
    assert source(page).endswith("# the end\n")
    board = home.ask("/api/boards", {"name": "laid out", "source": WHITE})["board"]
    arena = home.ask("/api/boards/ben-hur/tyre")
    page.locator(".workshop").evaluate(DROP, ["small.json", json.dumps(arena)])
    expect(page.get_by_label("Name of the arena")).to_have_value("small")
    expect(page.get_by_text("This arena can be raced in.")).to_be_visible()
    assert "drawing" not in page.get_by_label("The arena as text").last.inner_text()
    page.locator(".workshop").evaluate(DROP, ["course.json", json.dumps(board)])
    page.wait_for_url("**/gallery")
    expect(page.get_by_label("Name of the board")).to_have_value("laid out")


def test_charioteers_show_how_fair_it_is(guests: Guests, home: Running) -> None:
    page = guests.arrive(home.url + "/workshop")
    page.get_by_text(SOUND).wait_for()
    button(page, "Let charioteers race on it").click()
    expect(page.get_by_text(re.compile(r"^Lane IV: [\d.]+\s% \(\d+–\d+\)")).first).to_be_visible()
    page.locator(".plan .heat").first.wait_for(state="attached")
    page.get_by_label("Show on the board where chariots are in each other’s way").uncheck()
    expect(page.locator(".plan .heat")).to_have_count(0)
    button(page, "Keep this version to compare").click()
    expect(page.get_by_text("Kept version: oval")).to_be_visible()
    now, kept = map(box_at_rest, page.locator(".shares").all())
    assert now["y"] == kept["y"], "one beside the other"


def test_the_workshop_works_with_the_server_gone(guests: Guests, tmp_path: Path) -> None:
    """The house in the browser lays out, checks and races, as a server does."""
    server = Running(str(tmp_path / "test.db"), GENEROUS)
    page = guests.install(server.url + "/workshop")
    page.get_by_text(SOUND).wait_for()
    assert page.evaluate(READY)
    server.stop()
    page.reload()
    page.get_by_text(SOUND).wait_for()
    button(page, "Let charioteers race on it").click()
    expect(page.get_by_text(re.compile(r"^Lane IV: [\d.]+\s% "))).to_be_visible(timeout=LONG)
    page.get_by_role("radio", name="Ben Hur", exact=True).check()
    page.get_by_text("This arena can be raced in.").wait_for()
    page.get_by_role("radio", name="Test drive", exact=True).check()
    page.locator(".plan .ghost.clear").first.wait_for()
