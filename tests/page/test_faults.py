"""What first-time players stumbled over, and must not again: one evening at a few tables."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, Route, expect
from tests.page.conftest import DESK, LONG, PATIENCE, PHONE, Guests
from tests.page.driving import NOW, OVER, click, may_move, pass_while_blocked, turn_of, wait_for_next
from tests.page.sitting import BEN, arrive, found, opened
from tests.page.test_racing import SHORT
from tests.server.running import ROOT, Player, Running

MOVING: dict[str, Any] = {"reduced_motion": "no-preference"}
TV: dict[str, Any] = {"viewport": {"width": 1920, "height": 1080}}
WIDER = "(width) => document.querySelector('[data-chariot=A]').getBoundingClientRect().width > width"
TITLES = """
const made = URL.createObjectURL;
window.boards = [];
URL.createObjectURL = (it) => {
  it.text?.().then((text) => window.boards.push(text));
  return made.call(URL, it);
};
"""

BANNER = """() => new Promise((done) => {
  const until = performance.now() + 1500;
  const look = () => {
    if (document.querySelector('.moment')) done(true);
    else if (performance.now() > until) done(false);
    else requestAnimationFrame(look);
  };
  look();
})"""
"""Whether a banner is shown within a second and a half."""


def begun(
    guests: Guests, home: Running, game: str, moves: int = 0, **more: Any
) -> tuple[Page, Player, dict[str, Any]]:
    """Come to a race under way on one's turn, some moves into it."""
    opens = more.pop("opens", {})
    table, livia = found(home, game, lambda _, made: made == moves, **opens)
    return arrive(guests, home, table, livia, **more), livia, table


def box(it: Locator) -> dict[str, float]:
    """Measure where something is on the screen."""
    found = it.bounding_box()
    assert found is not None
    return {"x": found["x"], "y": found["y"], "width": found["width"], "height": found["height"]}


AT_REST = """([it, patience]) => document.fonts.ready.then(() => new Promise((done, fail) => {
  let [before, frames, since] = ["", 0, 0];
  const until = performance.now() + patience;
  const look = (now) => {
    if (now > until) return fail(new Error("it never rests"));
    const { x, y, width, height } = it.getBoundingClientRect();
    const found = JSON.stringify({ x, y, width, height });
    if (found !== before) [before, frames, since] = [found, 0, now];
    if (++frames > 12 && now - since > 300) done(JSON.parse(found));
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}))"""
"""Where something is, once it has been there for a dozen frames, however long they take."""


def box_at_rest(it: Locator) -> dict[str, float]:
    """Measure where something is once it moves no more, the camera with it."""
    it.wait_for()
    found: dict[str, float] = it.page.evaluate(AT_REST, [it.element_handle(), PATIENCE])
    return found


def inside(one: dict[str, float], other: dict[str, float]) -> bool:
    """Say whether the middle of something lies in something else."""
    x, y = one["x"] + one["width"] / 2, one["y"] + one["height"] / 2
    return other["x"] < x < other["x"] + other["width"] and other["y"] < y < other["y"] + other["height"]


# --- moves that cost the race --------------------------------------------------------------------------


def perilous(race: dict[str, Any], _: int) -> bool:
    """Say whether a move would cost the race, and another would not."""
    return 0 < len(race["perils"]) < len(race["offers"])


def test_a_move_that_costs_the_race_is_marked_and_asked_for_twice(guests: Guests, home: Running) -> None:
    """The space is marked, the reason and its clause are told, and one press too many does not play it."""
    table, livia = found(home, "ave-caesar", perilous, setup=SHORT | {"options": {"laps": 2}})
    perils = livia.look()["race"]["perils"]
    page = arrive(guests, home, table, livia)
    may_move(page)
    card, _, space = perils[0]["move"].partition("-")
    turn = turn_of(page)
    page.locator(f'[data-card="{card}"]').first.click()
    chosen = page.locator(f'section.turn [data-move="{perils[0]["move"]}"]')
    if page.locator("[data-confirm]").count() == 0:
        expect(chosen).to_have_class(re.compile("peril"))
        expect(page.locator(f'.light.peril[data-space="{space}"] .sign')).to_be_visible()
        chosen.click()
    expect(
        page.locator("section.turn .peril").get_by_role("button", name=perils[0]["clause"])
    ).to_be_visible()
    page.locator("[data-confirm]").click()
    expect(page.locator("[data-confirm=sure]")).to_be_visible()
    assert turn_of(page) == turn, "one press does not play it"
    page.locator("[data-confirm=sure]").click()
    page.locator(f'[data-turn]:not([data-turn="{turn}"])').wait_for()


# --- a desk --------------------------------------------------------------------------------------------


def test_at_a_desk_in_german(guests: Guests, home: Running) -> None:
    """The raised hand says "Ave!", and the tablet of the board is in the language of the page."""
    table = opened(home, "ave-caesar", 2)
    livia, _ = home.sit(table, "Livia"), home.sit(table, "Gaius")
    livia.do("start")
    page = arrive(guests, home, table, livia, locale="de-DE")
    page.add_init_script(TITLES)
    page.reload()
    page.get_by_role("button", name="Zeig, was du fühlst").click()
    expect(page.get_by_role("button", name="Ave!")).to_be_visible()
    expect(page.get_by_text("Heil")).to_have_count(0)
    page.wait_for_function("() => window.boards.some((it) => it.includes('>WEISS</text>'))")
    assert not page.evaluate("() => window.boards.some((it) => it.includes('>WHITE</text>'))")


def test_the_board_keeps_its_size_and_the_keys_their_meaning(guests: Guests, home: Running) -> None:
    """Choosing a card moves nothing, the keys are in plain letters, and Enter drives after reading them."""
    page, _, _ = begun(guests, home, "ave-caesar", opens={"setup": SHORT})
    pass_while_blocked(page, click)
    board = page.get_by_role("region", name="The board")
    before = box_at_rest(board)
    page.locator("[data-card]:not(.barred):enabled").first.click()
    assert box(board) == before
    if not page.locator("[data-confirm]").count():
        page.locator("section.turn [data-move]").first.click()
    assert box(board) == before
    page.get_by_role("button", name="Keys", exact=True).click()
    face = page.locator("dialog dd").first.evaluate("(it) => getComputedStyle(it).fontFamily")
    assert "Cinzel" not in face
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    turn = turn_of(page)
    page.keyboard.press("Enter")
    if page.locator("[data-confirm=sure]").count():
        page.keyboard.press("Enter")
    page.locator(f'[data-turn]:not([data-turn="{turn}"])').wait_for()
    expect(page.get_by_role("dialog")).to_have_count(0)
    # A card was drawn after the drive: nothing is offered that would be refused.
    expect(page.get_by_role("button", name="Ask to take my move back")).to_have_count(0)


def has_a_way(race: dict[str, Any], _: int = 0) -> bool:
    """Say whether one is to drive in Ben Hur, and has nobody to ram."""
    offers = race["offers"]
    return any(it.startswith("drive ") for it in offers) and not any(it.startswith("ram ") for it in offers)


def test_enter_that_is_held_down_drives_and_decides_nothing_more(guests: Guests, home: Running) -> None:
    """In Ben Hur the headline says what is asked, and no key that is still down draws a card or whips."""
    table, livia = found(home, "ben-hur", has_a_way)
    page = arrive(guests, home, table, livia)
    may_move(page)
    open_ways = page.locator(f"{NOW} .nine button:not([aria-disabled=true])")
    page.locator(f"{NOW} [data-card]").first.wait_for()
    for card in page.locator(f"{NOW} [data-card]").all():
        card.press("Enter")
        if open_ways.count():
            break
    headline = page.locator(f"{NOW} header h2")
    expect(headline).to_have_text("Where to? Choose a placement")
    open_ways.first.press("Enter")
    expect(headline).to_have_text("Drive, or choose another placement")
    turn = turn_of(page)
    page.locator(f"{NOW} .confirm [data-move]").focus()
    page.keyboard.down("Enter")
    wait_for_next(page, turn)
    assert may_move(page)
    after = turn_of(page)
    assert livia.look()["race"]["to_move"] == livia.seat, "a card is to be drawn"
    for _ in range(20):
        page.keyboard.down("Enter")  # as long as it is held, it is pressed again and again
        page.wait_for_timeout(30)
    page.keyboard.up("Enter")
    for _ in range(3):
        page.keyboard.press("Enter")
        page.wait_for_timeout(150)
    assert turn_of(page) == after


def test_going_closer_goes_to_the_chariot_by_button_and_by_wheel(guests: Guests, home: Running) -> None:
    """The button keeps the chariot to move in sight, and the wheel alone is enough where nothing scrolls."""
    page, _, _ = begun(guests, home, "ave-caesar", moves=3)
    may_move(page)
    far = box_at_rest(page.locator("[data-chariot=A]"))["width"]
    for _ in range(3):
        page.get_by_role("button", name="Closer").click()
    page.wait_for_function(WIDER, arg=far * 1.5)
    board = page.get_by_role("region", name="The board")
    assert inside(box_at_rest(page.locator("[data-chariot=A]")), box(board))
    page.get_by_role("button", name="The whole board").click()
    page.wait_for_function(f"(width) => !({WIDER})(width)", arg=far * 1.1)
    middle = box(board)
    page.mouse.move(middle["x"] + middle["width"] / 2, middle["y"] + middle["height"] / 2)
    page.mouse.wheel(0, -400)
    page.wait_for_function(WIDER, arg=far * 1.2)


def test_a_course_in_its_source_form_is_raced_on(guests: Guests, home: Running, tmp_path: Path) -> None:
    """The file that the how-to makes is taken as it is; and the form never speaks of no races."""
    page = guests.arrive(f"{home.url}/new/ave-caesar")
    mine = tmp_path / "mine.course"
    mine.write_text((ROOT / "src/hippodrome/atlas/courses/blue.course").read_text(encoding="utf-8"))
    page.locator(".summary").wait_for()
    assert "of 0 races" not in page.locator(".summary").inner_text()
    page.locator("input[type=file]").set_input_files(mine)
    expect(page.get_by_role("radio", name="mine")).to_be_checked()
    expect(page.locator(".summary")).to_contain_text("mine")
    mine.write_text("no course at all")
    page.locator("input[type=file]").set_input_files(mine)
    expect(page.get_by_role("alert").filter(has_text="mine")).to_be_visible()


# --- phones and televisions ----------------------------------------------------------------------------


@pytest.mark.parametrize("game", ["ave-caesar", "ben-hur"])
def test_a_phone_shows_half_a_board_with_ones_own_chariot(guests: Guests, home: Running, game: str) -> None:
    """Before a card is chosen one's chariot is in sight, the board has half the height, names stay whole."""
    page, _, _ = begun(guests, home, game, moves=4, device=PHONE)
    may_move(page)
    page.wait_for_function("() => document.querySelector('section.board').clientHeight >= innerHeight / 2")
    page.wait_for_function(
        """() => {
          const own = document.querySelector('[data-chariot=A]')?.getBoundingClientRect();
          if (!own) return false;
          const board = document.querySelector('section.board').getBoundingClientRect();
          const [x, y] = [own.left + own.width / 2, own.top + own.height / 2];
          return x > board.left && x < board.right && y > board.top && y < board.bottom;
        }"""
    )
    rows = page.locator(".glance li")
    box_at_rest(rows.first)  # with the fonts of the page
    tops = {round(box(row)["y"]) for row in rows.all()}
    assert len(tops) == 1, "the standings are one row"
    assert all(box(row)["height"] < 60 for row in rows.all())
    cut = "(all) => all.filter((it) => it.scrollWidth > it.clientWidth).map((it) => it.textContent)"
    assert page.locator(".glance .who b, .glance .name").evaluate_all(cut) == []
    board, hand = box(page.locator("section.board")), box(page.locator("section.turn").first)
    assert board["y"] + board["height"] <= hand["y"], "what is pressed to drive lies over the board"


def test_a_television_is_read_from_the_sofa_and_the_phone_aims(guests: Guests, home: Running) -> None:
    """Names on the wall are large; the phone shows the sand as soon as a card is up."""
    table, livia = found(home, "ben-hur", has_a_way, way="sofa")
    wall = arrive(guests, home, table, path="sofa", device=TV)
    for it in (
        wall.locator(".glance b").first,
        wall.get_by_role("list", name="At the table").locator(".name").first,
    ):
        it.wait_for()
        assert float(it.evaluate("(it) => parseFloat(getComputedStyle(it).fontSize)")) >= 18
    hand = arrive(guests, home, table, livia, path="hand", device=PHONE)
    hand.locator("[data-card]").first.wait_for()
    for card in hand.locator("[data-card]").all():
        card.tap()
        if hand.locator(".nine button:not([aria-disabled=true])").count():
            break
    expect(hand.locator(".ghosts .ghost").first).to_be_visible()
    expect(hand.get_by_role("heading", name="Where to?")).to_be_visible()


# --- names and endings ---------------------------------------------------------------------------------


def test_whoever_leaves_keeps_the_name_of_the_chariot(guests: Guests, home: Running) -> None:
    """The log says who left, and the seat that a stand-in drives is not called free."""
    table = opened(home, "ave-caesar", 2)
    livia, gaius = home.sit(table, "Livia"), home.sit(table, "Gaius")
    livia.do("start")
    page = arrive(guests, home, table, livia)
    page.get_by_role("list", name="At the table").get_by_text("Gaius").wait_for()
    gaius.do("leave")
    expect(page.get_by_role("log")).to_contain_text("Gaius leaves the table.")
    expect(page.get_by_role("list", name="At the table")).to_contain_text("Gaius")
    expect(page.locator("body")).not_to_contain_text("Free")
    stands = arrive(guests, home, table)
    expect(stands.get_by_role("list", name="At the table")).to_contain_text("Gaius")
    expect(stands.get_by_role("log")).to_contain_text("Gaius turns up")  # before leaving
    expect(stands.get_by_role("log")).not_to_contain_text("Somebody")


def test_the_end_of_a_race_alone(guests: Guests, home: Running, tmp_path: Path) -> None:
    """Nothing covers the result; one is told one's place; the board is not empty; a rematch just begins."""
    table = opened(home, "ave-caesar", setup=SHORT, pace=0)
    livia = home.sit(table, "Livia")
    livia.do("start")
    page = arrive(guests, home, table, livia, **MOVING)
    livia.do("hand-over")
    page.locator(OVER).wait_for(timeout=LONG)
    assert not page.evaluate(BANNER), "a banner lies over the result"
    own = next(it for it in livia.look()["race"]["standings"] if it["seat"] == livia.seat)
    told = {1: "Victory is yours!", 2: "You came second", 3: "You came third"}[own["place"]]
    # A stand-in may fall out of the race: then that is told instead of the place.
    fell = "" if own["points"] else "|You were disqualified|You did not come home"
    expect(page.locator(".results")).to_contain_text(re.compile(told + fell))
    expect(page.get_by_role("img", name="The places during the race")).to_be_visible()
    expect(page.locator(".podium .team")).to_have_count(3)
    page.get_by_role("button", name="See the board").click()
    for chariot in page.locator("[data-chariot]").all():
        expect(chariot).to_be_visible()
    page.get_by_role("button", name="Results").click()
    # The record names charioteers as the table did.
    record = page.evaluate(f"() => fetch('/api/tables/{table['table']}/record').then((it) => it.text())")
    file = tmp_path / "race.jsonl"
    file.write_text(record, encoding="utf-8")
    page.get_by_role("button", name="Rematch").click()
    page.wait_for_url(lambda url: table["code"] not in url)
    page.locator("section.turn [data-card]").first.wait_for()
    expect(page.get_by_role("img", name=re.compile("QR"))).to_have_count(0)
    page.goto(f"{home.url}/replays")
    page.locator("input[type=file]").set_input_files(file)
    page.wait_for_url("**/replay/*")
    expect(page.get_by_role("region", name="The race at a glance")).to_contain_text("Crescens")
    expect(page.locator("body")).not_to_contain_text("greedy")


def test_dice_lie_still_before_the_log_tells_and_rivals_have_one_name(guests: Guests, home: Running) -> None:
    """While dice tumble the log does not know them; log, standings and table call a rival the same."""
    table, livia = found(
        home, "ben-hur", lambda race, _: any(it.startswith("ram ") for it in race["offers"]), setup=BEN
    )
    page = arrive(guests, home, table, livia, **MOVING)
    # Nobody moves until the ram: as soon as any line is there, all that went before is told.
    page.get_by_role("log").get_by_role("button").first.wait_for()
    page.evaluate(
        """() => {
          window.rolls = 0;
          window.early = 0;
          const log = document.querySelector('[role=log]');
          new MutationObserver((changes) => {
            for (const { addedNodes } of changes)
              for (const node of addedNodes)
                if (/ rolls \\d/.test(node.textContent)) {
                  window.rolls++;
                  if (document.querySelector('.die.rolling')) window.early++;
                }
          }).observe(log, { childList: true, subtree: true });
        }"""
    )
    livia.move(lambda offers: next(it for it in offers if it.startswith("ram ")))
    page.wait_for_function("() => window.rolls > 0")
    assert page.evaluate("() => window.early") == 0
    names = page.get_by_role("list", name="At the table").locator(".name").all_inner_texts()
    rows = page.locator(".glance li b").all_inner_texts()
    assert sorted(it.split("\n")[0].strip().removesuffix(" you") for it in names) == sorted(rows)


def test_the_end_of_ben_hur_calls_everybody_as_the_race_did(guests: Guests, home: Running) -> None:
    """Result and replay have the names of the race, and nothing covers the result."""
    table = opened(home, "ben-hur", setup=BEN | {"players": 3}, pace=0)
    livia = home.sit(table, "Livia")
    livia.do("start")
    page = arrive(guests, home, table, livia, **MOVING)
    page.locator(".glance li b").first.wait_for()
    names = sorted(page.locator(".glance li b").all_inner_texts())
    livia.do("hand-over")
    title = page.locator(OVER)
    title.wait_for(timeout=LONG)
    assert not page.evaluate(BANNER), "a banner lies over the result"
    assert sorted(page.locator(".results > ol .name").all_inner_texts()) == names
    expect(title).to_contain_text(re.compile("|".join(["Victory is yours!", *map(re.escape, names)])))
    page.goto(f"{home.url}/replay/{table['code']}")
    for name in names:
        expect(page.get_by_role("combobox").filter(has_text=f"turns of {name}")).to_have_count(1)


def test_two_chariots_of_one_player_wear_one_livery(guests: Guests, home: Running) -> None:
    """They are told apart by letter, not by colour; so are their signs beside the board."""
    setup = {"players": 2, "each": 2, "programme": [{"course": "white", "direction": "clockwise"}]}
    page, _, _ = begun(guests, home, "ave-caesar", opens={"setup": setup})
    may_move(page)
    cloaks = {
        letter: page.locator(f"[data-chariot={letter}] .hd-cloak").get_attribute("fill") for letter in "ABCD"
    }
    assert cloaks["A"] == cloaks["C"] != cloaks["B"] == cloaks["D"]


def test_a_race_of_this_browser_is_not_called_out_of_reach(guests: Guests, home: Running) -> None:
    """While the browser's own house starts, which it never does here, its tables say that they wait here."""
    known = {
        "code": "here-1",
        "table": "here-1",
        "game": "ave-caesar",
        "title": "Mine",
        "opened": 1,
        "seats": [
            {"table": "here-1", "code": "here-1", "seat": 0, "token": "t", "recovery": "", "name": "L"}
        ],
    }
    page = guests.arrive(f"{home.url}/rules/ave-caesar", DESK, memory={"tables": [known]})
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    page.context.route("**/offline/**", hold)  # so that it never starts
    page.goto(home.url)
    row = page.locator("li.unknown").filter(has_text="Mine")
    row.wait_for()
    page.wait_for_function(
        "() => performance.getEntriesByType('resource').some((it) => /worker-/.test(it.name))"
    )
    assert "Cannot be reached" not in row.inner_text()


def test_one_point_is_a_point(guests: Guests, home: Running) -> None:
    """The last point of a deck is counted as one, wherever points are counted."""
    page = guests.arrive(home.url)
    page.get_by_role("button", name="Race now").first.wait_for()
    catalogue = (ROOT / "src/hippodrome/language/catalogues/en/page-ave-caesar.ftl").read_text(
        encoding="utf-8"
    )
    assert "[one] { $points } point left" in catalogue
    assert not re.search(r"\[one\] \{ \$points \} points", catalogue)
