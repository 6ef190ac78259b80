"""The gallery in the page: a file is dropped, published, raced on by others, taken away, printed, filmed."""

from __future__ import annotations

import json
from pathlib import Path

from playwright.sync_api import Page, expect
from tests.commands import RACES
from tests.page.conftest import LONG, PHONE, Guests, axe
from tests.server.running import ROOT, Running

WHITE = (ROOT / "src" / "hippodrome" / "atlas" / "courses" / "white.course").read_text(encoding="utf-8")
WICKED = "<img src=x onerror=alert(1)>"

DROP = """(place, [name, text]) => {
  const data = new DataTransfer();
  data.items.add(new File([text], name));
  place.dispatchEvent(
    new DragEvent("drop", { bubbles: true, cancelable: true, dataTransfer: data }),
  );
}"""

# A film can be played to its end: every turn of the last lap is there 0.3 s, the result 2 s.
LONG_AS_ITS_TURNS = """async (film) => {
  const turns = (film.duration - 2) / 0.3;
  film.loop = false;
  film.currentTime = film.duration;
  if (film.seeking) await new Promise((done) => film.addEventListener("seeked", done, { once: true }));
  return Math.abs(turns - 21) < 0.01 && film.currentTime > film.duration - 0.1;
}"""


def saved(page: Page, button: str) -> tuple[str, bytes]:
    """Press something that gives a file, and read it."""
    with page.expect_download(timeout=LONG) as waiting:
        page.get_by_role("button", name=button, exact=True).click()
    return waiting.value.suggested_filename, Path(waiting.value.path()).read_bytes()


def published(home: Running, name: str, **more: object) -> dict[str, str]:
    """Publish a course as a program does."""
    board = {"name": "white", "source": WHITE}
    wish = {"game": "ave-caesar", "name": name, "author": "Cleo", "board": board} | more
    found: dict[str, str] = home.ask("/api/gallery", wish)
    return found


def test_a_file_is_dropped_published_and_raced_on_by_a_second_browser(guests: Guests, home: Running) -> None:
    """From the first screen to somebody else's table; names are shown as they are written."""
    ada = guests.arrive(home.url)
    ada.locator("main h1, main h2").first.wait_for()
    ada.locator("main").evaluate(DROP, ["mine.course", WHITE])
    form = ada.locator("form", has=ada.get_by_role("button", name="Publish"))
    form.get_by_label("Name of the board").fill(f"Circus {WICKED}")
    form.get_by_label("Your name").fill("Ada")
    form.get_by_label("A few words about it").fill("Mind the gap\nand the wall")
    assert axe(ada) == []
    form.get_by_role("button", name="Publish").click()
    expect(ada.get_by_role("heading", level=1)).to_have_text(f"Circus {WICKED}")
    expect(ada.get_by_text("This board is yours")).to_be_visible()
    ada.get_by_role("button", name="0 stars").click()
    expect(ada.get_by_role("button", name="1 star")).to_have_attribute("aria-pressed", "true")

    bea = guests.arrive(f"{home.url}/gallery", PHONE)
    bea.get_by_role("searchbox").fill("CIRCUS gáp")
    card = bea.get_by_role("link", name="Circus").filter(
        has_text=WICKED
    )  # until it is found, others are listed
    expect(card).to_contain_text("by Ada")
    expect(card).to_contain_text("★ 1")
    card.click()
    expect(bea.get_by_text("This board is yours")).to_have_count(0)
    bea.get_by_role("button", name="Race it now").click()
    bea.wait_for_url("**/table/*")
    bea.locator("section.turn").first.wait_for()
    ada.reload()
    expect(ada.get_by_text("raced once").first).to_be_visible()

    ada.get_by_role("button", name="Withdraw").click()
    ada.get_by_role("button", name="Withdraw it for good").click()
    ada.wait_for_url("**/gallery")
    table = bea.url.rsplit("/", 1)[1]
    bea.reload()  # the race goes on
    bea.locator("section.turn").first.wait_for()
    bea.goto(f"{home.url}/replay/{table}")  # and can be looked at
    bea.locator("section.board canvas").wait_for()


def test_a_board_is_taken_away_and_printed(guests: Guests, home: Running) -> None:
    """The text comes back as it was written; picture and kit are what their names say."""
    board = published(home, "Paper Circus")
    page = guests.arrive(f"{home.url}/gallery/{board['id']}")
    page.get_by_role("button", name="Save or print the board").click()
    assert axe(page) == []
    assert saved(page, ".course") == ("paper-circus.course", WHITE.encode())
    name, text = saved(page, "JSON")
    assert (name, json.loads(text)["name"]) == ("paper-circus.json", "Paper Circus")
    assert saved(page, "SVG")[1].startswith(b"<svg")
    assert saved(page, "PNG")[1].startswith(b"\x89PNG")
    page.get_by_label("Paper").select_option("letter")
    page.get_by_label("Language").select_option("it")
    name, kit = saved(page, "Make the PDF")
    assert (name, kit[:4]) == ("paper-circus-letter.pdf", b"%PDF")


def test_what_cannot_be_opened_is_told(guests: Guests, home: Running) -> None:
    """Neither a file that is no JSON nor a course with faults leaves anybody without a word."""
    page = guests.arrive(f"{home.url}/gallery")
    page.get_by_role("heading", level=1).wait_for()
    page.locator("main").evaluate(DROP, ["broken.json", "{"])
    expect(page.get_by_role("alert").filter(has_text="broken.json")).to_be_visible()
    page.locator("main").evaluate(DROP, ["short.course", WHITE.replace("laps", "lapse")])
    expect(page.get_by_role("alert").filter(has_text="lapse")).to_be_visible()
    page.locator("main").evaluate(DROP, ["readme.txt", "hello"])
    expect(page.get_by_role("alert").filter(has_text="lapse")).to_be_visible()


def test_a_file_that_is_too_large_is_refused_by_its_name(guests: Guests, home: Running) -> None:
    """As a board, and as a record of a race; it is not even sent."""
    page = guests.arrive(f"{home.url}/gallery", locale="fr")
    page.get_by_role("heading", level=1).wait_for()
    large = " " * (2 << 20) + "{}"
    sent: list[str] = []
    page.on("request", lambda it: sent.append(it.url) if it.method == "POST" else None)
    page.locator("main").evaluate(DROP, ["vast.json", large])
    told = "vast.{} est trop volumineux pour être ouvert\u00a0; le maximum est de 2 Mio."
    expect(page.get_by_role("alert").filter(has_text=told.format("json"))).to_be_visible()
    page.goto(f"{home.url}/replays")
    page.locator("input[type=file]").set_input_files(
        {"name": "vast.jsonl", "mimeType": "text/plain", "buffer": large.encode()}
    )
    expect(page.get_by_role("alert").filter(has_text=told.format("jsonl"))).to_be_visible()
    assert sent == []


def test_the_list_shows_boards_with_their_frames(guests: Guests, home: Running) -> None:
    """Nothing of a picture is cut off, whatever its shape."""
    published(home, "Framed Circus")
    page = guests.arrive(f"{home.url}/gallery")
    picture = page.get_by_role("link", name="Framed Circus").locator("img")
    expect(picture).to_have_css("object-fit", "contain")
    page.wait_for_function("(it) => it.naturalWidth > 0", arg=picture.element_handle())
    shape = picture.evaluate("(it) => (it.naturalWidth / it.naturalHeight) / (it.width / it.clientHeight)")
    assert abs(shape - 1) < 0.02, "and of a course the picture fills its place"


def test_a_published_board_is_set_up_and_its_race_is_counted(guests: Guests, home: Running) -> None:
    """The form has the board in it, and the table that is opened names its version."""
    board = published(home, "Set-up Circus", listed=False)
    page = guests.arrive(f"{home.url}/gallery/{board['id']}")
    page.get_by_role("link", name="Choose the rules").click()
    expect(page.get_by_role("radio", name="Set-up Circus")).to_be_checked()
    page.get_by_role("button", name="Open the table").click()
    page.wait_for_url("**/table/*")
    table = page.url.rsplit("/", 1)[1]
    found = home.ask(f"/api/tables/{table}/board")
    assert (found["id"], found["version"]) == (board["id"], 1)


def test_a_race_is_saved_as_a_film(guests: Guests, home: Running) -> None:
    """From a replay: the last lap, asked for until it is there."""
    record = (RACES / "ave-caesar-everyone-finishes.jsonl").read_bytes()
    code = home.ask("/api/records", record)["code"]
    page = guests.arrive(f"{home.url}/replay/{code}")
    page.get_by_role("button", name="Save as a film").click()
    page.get_by_role("radio", name="The last lap").check()
    name, film = saved(page, "Make the film")
    assert (name, film[:4]) == (f"{code}-last-lap.gif", b"GIF8")
    expect(page.get_by_role("img", name="The film is ready")).to_be_visible()
    page.get_by_role("radio", name="WebM").check()  # encoded by the browser, of the same film
    name, film = saved(page, "Make the film")
    assert (name, film[:4]) == (f"{code}-last-lap.webm", b"\x1aE\xdf\xa3")
    assert 10_000 < len(film) < 5_000_000
    video = page.locator("dialog video")
    expect(video).to_have_js_property("videoWidth", 800)
    assert video.evaluate(LONG_AS_ITS_TURNS)
    page.evaluate("() => (VideoEncoder.prototype.flush = () => Promise.reject(new Error('no')))")
    page.get_by_role("button", name="Make the film").click()
    expect(page.get_by_role("alert").filter(has_text="GIF and WebP are there")).to_be_visible()
