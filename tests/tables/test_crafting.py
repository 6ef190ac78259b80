"""The workshop: a board that is being made is laid out with its faults, and charioteers race on it."""

from __future__ import annotations

import json
import math
import re
from pathlib import Path
from typing import Any

import msgspec
import pytest
from tests.own_loop import run_alone
from tests.test_offline import Browser

from hippodrome.atlas.source import MOST_SOURCE_LETTERS, compile_course
from hippodrome.games import game_names
from hippodrome.league.balance import measure_balance
from hippodrome.league.tallying import BALANCE_SEED, list_board_trials
from hippodrome.league.traits import league_traits
from hippodrome.saying import Trouble
from hippodrome.tables import working
from hippodrome.tables.boards import FaultyBoard
from hippodrome.tables.crafting import (
    MOST_TRIAL_RACES,
    DriveOptions,
    RaceCounts,
    Sketch,
    TrialRaces,
)
from hippodrome.tables.working import ReplayCache, SketchBoard, TryBoard, TryDrive, UnspokenSketch, perform

ROOT = Path(__file__).resolve().parents[2]
WHITE = (ROOT / "src" / "hippodrome" / "atlas" / "courses" / "white.course").read_text(encoding="utf-8")
TYRE = (ROOT / "src" / "hippodrome" / "atlas" / "arenas" / "tyre.json").read_text(encoding="utf-8")


def sketched(source: str, game: str = "ave-caesar") -> UnspokenSketch:
    """Lay out a source."""
    found: UnspokenSketch = perform(ReplayCache(), SketchBoard(game, "mine", source, picture=False))
    return found


def keys(found: UnspokenSketch) -> list[str]:
    return [key for (key, _), _, _ in found.faults]


def test_a_sound_course_is_laid_out_as_the_compiler_does_and_measured() -> None:
    found = sketched(WHITE)
    assert found.board == compile_course(WHITE, "mine")
    assert (found.faults, found.svg) == ([], None)
    assert found.measures == {"clockwise": 80, "anticlockwise": 80}
    assert found.narrow == ["06", "10", "12", "16", "19", "21"]


def test_what_a_source_lacks_is_told_and_the_rest_is_laid_out() -> None:
    found = sketched("01  a b\n02  -\n03  a b\n")
    assert found.board is not None
    assert keys(found)[:4] == ["course-source-missing"] * 4
    assert "fault-lap-short" in keys(found)
    nothing = sketched("")
    assert nothing.board is None
    assert set(keys(nothing)) == {"course-source-missing"}


def test_faults_have_their_lines_and_their_spaces() -> None:
    lines = WHITE.splitlines()
    unread = sketched(WHITE.replace("06     -", "06     ??"))
    assert unread.board is None
    assert [line for _, line, _ in unread.faults] == [lines.index("06     -") + 1]
    far = sketched(WHITE.replace("from 25c", "from 17a"))
    alley = next(number for number, line in enumerate(lines, start=1) if line.startswith("alley"))
    assert ("fault-alley-far", alley, ["A1"]) in [
        (key, line, spaces) for (key, _), line, spaces in far.faults
    ]
    few = sketched(WHITE.replace("players  3-4", "players  3-6"))
    starts = [number for number, line in enumerate(lines, start=1) if line.startswith("start")]
    assert [(key, line) for (key, _), line, _ in few.faults] == [("fault-start-few", it) for it in starts]


def test_steps_that_change_nothing_are_told_and_left_out() -> None:
    found = sketched(WHITE + "step 02a to 03a\nno step 02a to 03d\n")
    assert keys(found) == ["course-source-idle-step"] * 2
    assert found.board is not None


def test_an_arena_is_laid_out_from_json() -> None:
    found = sketched(TYRE, "ben-hur")
    assert found.board is not None
    assert (found.faults, found.measures) == ([], {"straights": 9600, "wide": 4000})
    broken = sketched("{\n half: 1}", "ben-hur")
    assert [(key, line) for (key, _), line, _ in broken.faults] == [("json-malformed", 2)]
    assert keys(sketched(TYRE.replace("6000", "1000"), "ben-hur")) == ["ben-hur-arena-no-sand"]


MONSTERS = {
    "many lanes": "01 " + " ".join(f"a{n}" for n in range(6_000)),
    "many columns": "\n".join(f"{n:03d} a b c" for n in range(1, 900)),
    "a long span": "001-999 " + " > ".join(["a"] * 999),
    "many bends": WHITE + "\n".join("bend 26 at 1 1" for _ in range(900)),
    "many steps": WHITE + "\n".join("step 01I to 02c" for _ in range(900)),
    "many walls": "01 " + " | ".join(f"a{n}" for n in range(5_000)),
    "no end": ">" * MOST_SOURCE_LETTERS,
    "odd signs": "board \u202e\x00 <script>\n" * 500,
}


@pytest.mark.parametrize("name", MONSTERS)
def test_a_monster_is_refused_in_words_and_soon(name: str) -> None:
    """Nothing that fits into a source is laid out beyond the bounds, nor breaks anything."""
    found = sketched(MONSTERS[name][:MOST_SOURCE_LETTERS])
    assert found.faults
    assert len(found.faults) <= 50
    assert found.board is None or len(found.board["spaces"]) <= 300


def test_races_add_up_to_what_the_report_of_the_house_measures(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(working, "MOST_TRIAL_SECONDS", math.inf)
    board = {"name": "mine", "source": WHITE}
    memory = ReplayCache()
    parts = [perform(memory, TryBoard("ave-caesar", board, "clockwise", first, 3)) for first in (1, 4)]
    (trial, _) = list_board_trials("ave-caesar", compile_course(WHITE, "mine"), "greedy", 6, BALANCE_SEED)
    whole = measure_balance(trial)
    assert all(isinstance(it, RaceCounts) and it.races == 3 for it in parts)
    turns = sum(it.turns for it in parts)
    for lane, rate in whole.wins.items():
        assert sum(it.wins.get(lane, 0) for it in parts) == round(rate.value * 6)
    for name, rate in whole.bites.items():
        assert sum(it.bites[name] for it in parts) / turns == pytest.approx(rate.value)
    for spot, rate in whole.blocked.items():
        assert sum(it.blocked.get(spot, 0) for it in parts) / turns == pytest.approx(rate.value)


@pytest.mark.parametrize(
    "given",
    [
        {"name": "mine", "source": "x" * (MOST_SOURCE_LETTERS + 1)},
        {"name": "", "source": ""},
        {"name": "m" * 61, "source": ""},
        {"name": "mine", "source": "", "more": 1},
    ],
)
def test_a_sketch_beyond_its_bounds_is_not_read(given: dict[str, Any]) -> None:
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert(given, Sketch)


@pytest.mark.parametrize(
    "given",
    [{"races": MOST_TRIAL_RACES + 1}, {"races": 0}, {"first": 0}, {"first": 10**6}, {"direction": "up"}],
)
def test_races_beyond_their_bounds_are_not_read(given: dict[str, Any]) -> None:
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert({"board": {}} | given, TrialRaces)


def test_the_house_answers_with_sentences() -> None:
    async def ask() -> None:
        browser = Browser()
        try:
            sketch = {"name": "mine", "source": WHITE.replace("06     -", "06     ??")}
            status, found = await browser.ask("POST", "/workshop/ave-caesar/sketch", sketch)
            assert (status, found["board"]) == (200, None)
            assert found["faults"][0]["line"] == WHITE.splitlines().index("06     -") + 1
            assert "course-source-space-name" in found["faults"][0]["text"]
            status, refused = await browser.ask("POST", "/workshop/ave-caesar/races", {"board": sketch})
            assert (status, refused["code"]) == (400, "course-source-space-name")
            short = {"name": "mine", "source": WHITE.replace("laps     3", "laps     9")}
            status, refused = await browser.ask("POST", "/workshop/ave-caesar/races", {"board": short})
            assert (status, refused["code"], len(refused["faults"])) == (422, "board-faulty", 2)
            status, refused = await browser.ask(
                "POST", "/workshop/morris/sketch", {"name": "m", "source": ""}
            )
            assert (status, refused["code"]) == (404, "board-unknown")
        finally:
            await browser.house.stop()

    run_alone(ask())


# --- arenas --------------------------------------------------------------------------------------------


def arena(**changed: Any) -> str:
    """Write Tyre with some fields changed."""
    return json.dumps(json.loads(TYRE) | changed, indent=2)


def places(found: UnspokenSketch) -> list[tuple[str, int | None, list[str]]]:
    return [(key, line, spaces) for (key, _), line, spaces in found.faults]


def test_every_fault_of_an_arena_has_its_line_and_its_fields() -> None:
    lines = arena().splitlines()
    step = next(number for number, line in enumerate(lines, start=1) if "step" in line)
    close = sketched(arena(step=300), "ben-hur")
    assert ("ben-hur-arena-places-overlap", step, ["step"]) in places(close)
    assert close.board is not None  # it can be looked at, as far as it has come
    assert close.board["drawing"]["places"][1] == [0, -2660, 0]
    flat = sketched(arena(outer=1000, half="long"), "ben-hur")
    assert [(key, spaces) for key, _, spaces in places(flat)] == [("ben-hur-arena-measure", ["half"])]
    assert flat.board is None


@pytest.mark.rule("ben-hur 1.4")
def test_an_arena_may_bring_its_decks_and_they_are_checked() -> None:
    speedy = {"normal": {"II": 30}, "risky": {"+III+*": 24, "A1": 24}}
    found = sketched(arena(makeup=speedy), "ben-hur")
    assert found.faults == []
    assert found.board is not None
    assert found.board["makeup"] == speedy
    small = {"normal": {"II": 23}, "risky": {"II": 24, "A1": 25}}
    wrong = sketched(arena(makeup=small), "ben-hur")
    assert [(key, spaces) for key, _, spaces in places(wrong)] == [
        ("ben-hur-arena-deck-small", ["makeup.normal"]),
        ("ben-hur-arena-deck-lame", ["makeup.risky"]),
    ]
    assert None not in [line for _, line, _ in wrong.faults]
    odd = sketched(arena(makeup={"normal": {"IV": 30}, "risky": {"II": -1}}), "ben-hur")
    assert [spaces for _, _, spaces in places(odd)] == [["makeup.normal.IV"], ["makeup.risky.II"]]
    assert keys(sketched(arena(makeup=[]), "ben-hur")) == ["ben-hur-not-a-deck"]


@pytest.mark.rule("ben-hur 1.4")
def test_charioteers_race_with_the_decks_that_an_arena_brings() -> None:
    calm = {"normal": {"II": 40}, "risky": {"II": 40}}
    board = json.loads(arena(makeup=calm))
    found: RaceCounts = perform(ReplayCache(), TryBoard("ben-hur", board, "anticlockwise", 1, 1))
    assert found.races == 1
    assert found.bites["accident"] == 0


def test_a_chariot_alone_is_shown_where_each_card_leads() -> None:
    board = json.loads(TYRE)
    first: DriveOptions = perform(ReplayCache(), TryDrive("ben-hur", board, 1, None, None))
    assert (first.pose, first.crossing) == ((0, -2360, 0), 0)
    assert list(first.placements) == ["+I+", "II", "+II+", "III", "+III+"]
    straight = next(it for it in first.placements["II"] if (it.ruler, it.turn) == (0, 0))
    assert (straight.word, straight.pose, straight.move) == ("clear", (2400, -2360, 0), "drive II 0 0")
    walls = [it for it in first.placements["+III+"] if it.word == "wall"]
    assert walls
    assert all(it.move is None and it.clause == "3.5" for it in walls)
    gone: DriveOptions = perform(
        ReplayCache(), TryDrive("ben-hur", board, 1, (100, -3000, 0), (-500, -3000, 0))
    )
    assert gone.crossing == 1


def test_a_test_drive_is_refused_where_there_is_nothing_to_drive_on() -> None:
    with pytest.raises(Trouble, match="board-no-test-drive"):
        perform(ReplayCache(), TryDrive("ave-caesar", {"name": "w", "source": WHITE}, 1, None, None))
    with pytest.raises(Trouble, match="ben-hur-stands-in-wall"):
        perform(ReplayCache(), TryDrive("ben-hur", json.loads(TYRE), 1, (0, 0, 0), None))
    with pytest.raises(FaultyBoard):
        perform(ReplayCache(), TryDrive("ben-hur", {"half": 1}, 1, None, None))


def test_a_chariot_drives_alone_in_the_browser() -> None:
    async def drive() -> None:
        browser = Browser()
        try:
            status, found = await browser.ask("POST", "/workshop/ben-hur/drive", {"board": json.loads(TYRE)})
            assert (status, found["pose"]) == (200, [0, -2360, 0])
        finally:
            await browser.house.stop()

    run_alone(drive())


@pytest.mark.parametrize("game", game_names())
def test_the_page_has_a_sentence_for_everything_that_is_counted(game: str) -> None:
    workshop = (ROOT / "web" / "src" / game / "workshop" / "workshop.ts").read_text(encoding="utf-8")
    told = re.search(r"bites: \{(.*?)\}", workshop, re.DOTALL)
    assert told is not None
    assert set(re.findall(r'"?([\w.]+)"?: "page-', told[1])) == set(league_traits(game).balance.bites)
