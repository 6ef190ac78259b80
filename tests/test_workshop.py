"""The workshop in the terminal: a board of one's own is checked, drawn, measured and printed."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from tests.commands import BEND, COURSES, THREE, Hippodrome

from hippodrome.atlas.reading import lines_of_spaces, read_source, read_source_and_faults
from hippodrome.atlas.source import compile_course
from hippodrome.drawing.boards import boards_of
from hippodrome.games import read_position
from hippodrome.games.ave_caesar.moves import PASS
from hippodrome.games.ben_hur.kit import Card
from hippodrome.games.ben_hur.moves import Crash, LoseTurn
from hippodrome.language import LANGUAGES
from hippodrome.league import ben_hur
from hippodrome.league.ave_caesar import spaces_that_block
from hippodrome.league.balance import measure_balance
from hippodrome.league.tallying import list_board_trials
from hippodrome.saying import Trouble

ROOT = Path(__file__).resolve().parent.parent
WHITE = (ROOT / "src" / "hippodrome" / "atlas" / "courses" / "white.course").read_text(encoding="utf-8")
TYRE = {
    "name": "mine",
    "half": 4800,
    "inner": 2000,
    "outer": 6000,
    "first": 2360,
    "step": 640,
    "contact": 160,
}


@pytest.fixture
def hippodrome(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> Hippodrome:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("HIPPODROME_LANGUAGE", "en")
    return Hippodrome(tmp_path, capsys, monkeypatch)


# --- check ---------------------------------------------------------------------------------------------


def test_a_sound_board_is_measured_as_the_other_checks_measure_it(hippodrome: Hippodrome) -> None:
    hippodrome.file("mine.course", WHITE)
    hippodrome.file("mine.json", TYRE)
    for file, other in (("mine.course", "check-course"), ("mine.json", "check-arena")):
        called = hippodrome("workshop", "check", file)
        assert called.status == 0
        assert called.out == hippodrome(other, file).out
    assert called.out == "straights 9600 wide 4000\n"


def test_every_faulty_line_of_a_source_is_told_once(hippodrome: Hippodrome) -> None:
    text = WHITE.replace("06     -", "06     ??").replace("bend 11     at 38.2 20", "bend 11 at x")
    hippodrome.file("mine.course", text.replace("laps     3", "lapses   3"))
    called = hippodrome("workshop", "check", "mine.course")
    assert called.status == 1
    lines = [re.sub(r": .*", "", line.removeprefix("fault: ")) for line in called.lines]
    wrong = [
        number for number, line in enumerate(text.splitlines(), 1) if re.search(r"\?\?|at x|^laps", line)
    ]
    assert lines == [f"mine, line {number}" for number in wrong]


def test_a_fault_of_the_course_names_the_line_that_makes_its_space(hippodrome: Hippodrome) -> None:
    text = WHITE.replace("21     -", "21     -\nno step 20a to 21\nno step 20b to 21")
    hippodrome.file("mine.course", text)
    called = hippodrome("workshop", "check", "mine.course")
    assert called.status == 1
    line = 1 + text.splitlines().index("20     a b")
    assert f"fault: line {line}: Driven clockwise, no step leads on from the space 20a" in called.lines


def test_every_fault_of_an_arena_is_told(hippodrome: Hippodrome) -> None:
    hippodrome.file("mine.json", TYRE | {"step": 1, "first": 10})
    called = hippodrome("workshop", "check", "mine.json")
    assert called.status == 1
    assert len(called.lines) == 7
    assert all(line.startswith("fault: ") for line in called.lines)


def test_the_first_fault_still_stops_the_compiler() -> None:
    text = WHITE.replace("06     -", "06     ??")
    source, faults = read_source_and_faults(text, "mine")
    assert len(faults) == 1
    with pytest.raises(Trouble) as refused:
        read_source(text, "mine")
    assert refused.value.saying == faults[0].saying
    assert lines_of_spaces(source)["07a"] == 16


# --- draw and print ------------------------------------------------------------------------------------


def test_a_board_is_drawn_as_svg_or_as_png(hippodrome: Hippodrome) -> None:
    hippodrome.file("mine.course", WHITE)
    hippodrome("workshop", "draw", "mine.course", "--out", "mine.svg")
    assert (hippodrome.folder / "mine.svg").read_text(encoding="utf-8").startswith("<svg")
    hippodrome("workshop", "draw", "mine.course", "--out", "mine.png", "--width", "300")
    png = (hippodrome.folder / "mine.png").read_bytes()
    assert png[:8] == b"\x89PNG\r\n\x1a\n"
    assert int.from_bytes(png[16:20]) == 300
    assert abs(int.from_bytes(png[20:24]) - 300 * 1188 / 1680) <= 1


def test_a_board_is_printed(hippodrome: Hippodrome) -> None:
    hippodrome.file("mine.json", TYRE)
    assert hippodrome("workshop", "print", "mine.json", "--paper", "a3", "--out", "kit.pdf").status == 0
    assert (hippodrome.folder / "kit.pdf").read_bytes().startswith(b"%PDF")


def test_a_faulty_board_is_neither_drawn_nor_raced_on(hippodrome: Hippodrome) -> None:
    hippodrome.file("mine.json", TYRE | {"step": 1})
    said = hippodrome.refuses("workshop", "draw", "mine.json", "--out", "mine.svg")
    assert said == "The board in mine.json has a fault; “hippodrome workshop check” tells it"
    assert hippodrome.refuses("workshop", "balance", "mine.json") == said
    assert "board" in hippodrome.refuses("workshop", "balance", hippodrome.file("no.json", []).name)


# --- balance -------------------------------------------------------------------------------------------


def test_balance_tells_starts_rules_and_places_in_every_language(
    hippodrome: Hippodrome, monkeypatch: pytest.MonkeyPatch
) -> None:
    hippodrome.file("mine.course", WHITE)
    told = {}
    for language in LANGUAGES:
        monkeypatch.setenv("HIPPODROME_LANGUAGE", language)
        called = hippodrome("workshop", "balance", "mine.course", "--races", "10", "--chariots", "3")
        assert (called.status, called.err) == (0, "")
        told[language] = called.lines
    assert len(told["en"]) == 2 * (1 + 3 + 1 + 5 + 1)
    assert told["en"][0] == "3 chariots, clockwise, 10 races by greedy:"
    assert re.fullmatch(r"  Start I wins \d+\.\d\s% \(\d+–\d+\).*; fair is \d+\.\d\s%", told["en"][1])
    assert len({tuple(lines) for lines in told.values()}) == len(LANGUAGES)
    assert "," in told["de"][1]


def test_the_hottest_place_glows_most(hippodrome: Hippodrome) -> None:
    hippodrome.file("mine.json", (COURSES / "white.json").read_text(encoding="utf-8"))
    assert hippodrome("workshop", "balance", "mine.json", "--races", "10", "--out", "heat.svg").status == 0
    picture = (hippodrome.folder / "heat.svg").read_text(encoding="utf-8")
    heat = picture.partition('class="hd-heat"')[2].partition("</g>")[0]
    glows = [float(it) for it in re.findall(r'opacity="([\d.]+)"', heat)]
    assert max(glows) == 0.75
    assert len(glows) > 5


def test_balance_refuses_who_and_what_is_not_there(hippodrome: Hippodrome) -> None:
    hippodrome.file("mine.course", WHITE)
    assert "“nobody”" in hippodrome.refuses("workshop", "balance", "mine.course", "--charioteer", "nobody")
    said = hippodrome.refuses("workshop", "balance", "mine.course", "--chariots", "6")
    assert said == "--chariots must be a whole number from 2 to 4"


def test_a_board_that_is_brought_is_raced_like_the_same_board_of_the_house() -> None:
    """The races are those of the balance report, so that the numbers can be held against each other."""
    board = compile_course(WHITE, "white")
    ours = [measure_balance(it) for it in list_board_trials("ave-caesar", board, "greedy", 12, 3, 3)]
    house = [
        measure_balance(it._replace(board=None))
        for it in list_board_trials("ave-caesar", board, "greedy", 12, 3, 3)
    ]
    assert [it._replace(blocked={}) for it in ours] == [it._replace(blocked={}) for it in house]
    assert all(it.blocked for it in ours)


def test_an_arena_that_is_brought_is_raced_in() -> None:
    board = boards_of("ben-hur").check_and_lay_out(TYRE)
    (trial,) = list_board_trials("ben-hur", board, "steady", 2, 1, 3)
    raced: list[int] = []
    found = measure_balance(trial, lambda: raced.append(1))
    assert len(raced) == 2
    assert sum(it.value for it in found.ends.values()) == pytest.approx(1)


def test_a_chariot_in_the_way_is_found_where_it_stands() -> None:
    chariots = [dict(it, hand=[1, 1, 2]) for it in THREE["chariots"]]
    for it, space in zip(chariots, ("09a", "10", "22a"), strict=True):
        it["space"] = space
        it["deck"] = [2, 3, 4, 4, 4, 4]
    _, state = read_position(THREE | {"chariots": chariots})
    assert spaces_that_block(state, PASS) == {"10"}


def test_trouble_in_an_arena_has_its_section() -> None:
    _, state = read_position(BEND)
    assert list(ben_hur.sections_of_trouble(state, Crash(Card("II")))) == ["far straight"]
    assert ben_hur.rules_that_bit(state, LoseTurn()) == {"lost"}


def test_the_workshop_alone_says_what_it_can_do(hippodrome: Hippodrome) -> None:
    called = hippodrome("workshop")
    assert called.status == 0
    for name in ("check", "draw", "balance", "print"):
        assert any(line.startswith(f"  {name} ") for line in called.lines)
