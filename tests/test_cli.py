"""Every command: what it prints when all is well, and one clear line when it is not."""

from __future__ import annotations

import copy
import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any
from xml.etree import ElementTree as ET

import click
import pytest
from hypothesis import given, settings
from tests.commands import BEND, COURSES, RACES, THREE, Hippodrome, cases
from tests.strategies import json_values, mutated

from hippodrome import __version__, atlas
from hippodrome.atlas import ben_hur as ben_hur_data
from hippodrome.atlas import course_json, course_names
from hippodrome.charioteers import stable_of
from hippodrome.cli import COMMANDS, cli
from hippodrome.commands.referee import answer_request
from hippodrome.commands.usage import CommandGroup
from hippodrome.course import course_faults, read_course
from hippodrome.files import (
    MOST_FILE_BYTES,
    MOST_NESTING,
    check_file_writable,
    parse_json,
    read_text_or_stdin,
    write_text_or_stdout,
)
from hippodrome.games import game_names
from hippodrome.language import LANGUAGES, voice
from hippodrome.records import read_record
from hippodrome.saying import Trouble

DOCS = Path(__file__).parent.parent / "docs"
RECORD = RACES / "ave-caesar-stalemate-keep.jsonl"


@pytest.fixture
def hippodrome(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> Hippodrome:
    """Give the command line, in English and in a folder of its own."""
    monkeypatch.setenv("HIPPODROME_LANGUAGE", "en")
    monkeypatch.chdir(tmp_path)
    return Hippodrome(tmp_path, capsys, monkeypatch)


def without(value: dict[str, Any], *names: str) -> dict[str, Any]:
    return {name: it for name, it in value.items() if name not in names}


def three(**changes: Any) -> dict[str, Any]:
    """Change fields of the position of Ave Caesar."""
    return copy.deepcopy(THREE) | changes


def first(**changes: Any) -> dict[str, Any]:
    """Change fields of its first chariot."""
    position = copy.deepcopy(THREE)
    position["chariots"][0] |= changes
    return position


def bend(**changes: Any) -> dict[str, Any]:
    """Change fields of the position of Ben Hur."""
    return copy.deepcopy(BEND) | changes


def car(**changes: Any) -> dict[str, Any]:
    """Change fields of its chariot."""
    position = copy.deepcopy(BEND)
    position["chariots"][0] |= changes
    return position


# --- the command itself --------------------------------------------------------------------------------


def test_its_help_lists_its_commands(hippodrome: Hippodrome) -> None:
    called = hippodrome("--help")
    assert called.status == 0
    for name in COMMANDS:
        assert f"  {name} " in called.out


@pytest.mark.parametrize("name", COMMANDS)
def test_every_command_explains_itself(hippodrome: Hippodrome, name: str) -> None:
    for help_option in ("-h", "--help"):
        called = hippodrome(name, help_option)
        assert called.status == 0
        assert called.lines[0].startswith(f"Usage: hippodrome {name}")


def test_alone_it_opens_the_page(hippodrome: Hippodrome, monkeypatch: pytest.MonkeyPatch) -> None:
    """Everything that `open` takes is as usual."""
    opened: list[dict[str, object]] = []
    monkeypatch.setattr("hippodrome.commands.serve.serve_and_open", lambda **how: opened.append(how))
    assert hippodrome().status == 0
    assert opened == [{"host": "127.0.0.1", "port": None, "db": None, "data": None, "opens": True}]


def test_it_tells_its_version(hippodrome: Hippodrome) -> None:
    assert hippodrome("--version").out == f"hippodrome {__version__}\n"


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["fly"], "There is no command “fly”; “hippodrome --help” lists them"),
        (["leage"], "There is no command “leage”; did you mean league"),
        (["--fly"], "There is no option “--fly”; “hippodrome --help” lists them"),
        (["legal"], "FILE is missing"),
        (["legal", "a", "b"], "“b” is more than “hippodrome legal” takes; leave it out"),
        (["perft", "a"], "DEPTH is missing"),
        (["perft", "a", "501"], "DEPTH must be a whole number from 0 to 500"),
        (["placements", "a"], "CARD is missing"),
        (["replay", "--loud", "a"], "There is no option “--loud”; “hippodrome replay --help” lists them"),
        (["replay", "--quite", "a"], "for “hippodrome replay”; did you mean --quiet?"),
        (["replay", "--quiet=no", "a"], "--quiet takes no value; write it alone"),
        (["draw", "white"], "--out is missing"),
        (["draw", "white", "--out"], "--out needs a value after it"),
        (["draw", "--out", "-", "--ruler", "5"], "--ruler must be one of these: -30, 0, +30"),
        (["race", "--seed", "seven"], "--seed must be a whole number"),
        (["race", "--preset"], "--preset needs a value after it"),
        (["race", "--bot-seconds", "0"], "--bot-seconds must be a number from 0.01 to 3600"),
        (["balance", "--out", "-", "--races", "0"], "--races must be a whole number, 1 or more"),
        (["open", "--no-browser=1"], "--no-browser takes no value; write it alone"),
    ],
)
def test_a_command_called_wrongly_gets_one_line(
    hippodrome: Hippodrome, arguments: list[str], said: str
) -> None:
    assert said in hippodrome.refuses(*arguments)


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["play", "--course", "carthage"], "carthage"),
        (["play", "--seats", "nobody"], "nobody"),
        (["play", "--option", "laps"], "laps"),
        (["play", "--game", "ludo"], "--game"),
        (["review", "missing.jsonl"], "missing.jsonl cannot be read"),
        (["review", RECORD, "--seat", "5"], "--seat"),
        (["league", "--out", "league", "--entrants", "nobody"], "nobody"),
        (["league", "--out", "league", "--entrants", "random,greedy", "--courses", "carthage"], "carthage"),
        (["balance", "--out", "page.md", "--charioteer", "nobody"], "nobody"),
        (["serve", "--port", "99999"], "--port"),
    ],
)
def test_the_other_commands_too_name_what_is_wrong(
    hippodrome: Hippodrome, arguments: list[object], said: str
) -> None:
    assert said in hippodrome.refuses(*arguments)


# --- the referee's commands ----------------------------------------------------------------------------


def test_legal_lists_the_moves_sorted_and_why(hippodrome: Hippodrome) -> None:
    file = hippodrome.file("three.json", THREE)
    moves = ["2-11a", "2-11b1", "4-12", "4-13a", "4-13b1"]
    assert hippodrome("legal", file).lines == moves
    assert hippodrome("legal", file, "--why").lines == [*moves, "refused 6 4.1"]
    assert hippodrome("legal", "--why", "-", stdin=json.dumps(THREE)).lines == [*moves, "refused 6 4.1"]


def test_legal_reads_a_byte_order_mark(hippodrome: Hippodrome) -> None:
    file = hippodrome.file("three.json", b"\xef\xbb\xbf" + json.dumps(THREE).encode())
    assert hippodrome("legal", file).status == 0


def test_legal_has_nothing_to_refuse_while_a_draw_is_due(hippodrome: Hippodrome) -> None:
    after = hippodrome("apply", "-", "4-12", stdin=json.dumps(THREE)).out
    assert hippodrome("legal", "-", "--why", stdin=after).lines == [f"draw {card}" for card in range(1, 7)]


def test_legal_of_ben_hur_names_the_placements_that_are_barred(hippodrome: Hippodrome) -> None:
    called = hippodrome("legal", "-", "--why", stdin=json.dumps(BEND))
    drives = ["+30 +30", "+30 -30", "+30 0", "0 +30", "0 0"]
    assert called.lines[:5] == [f"drive II {turns}" for turns in drives]
    assert called.lines[5:] == [
        f"refused drive II {turns} 3.5" for turns in ("-30 -30", "-30 0", "-30 +30", "0 -30")
    ]


def test_apply_prints_the_position_that_comes_of_moves(hippodrome: Hippodrome) -> None:
    file = hippodrome.file("three.json", THREE)
    after = json.loads(hippodrome("apply", file, "4-12", "draw 6").out)
    assert after["turn"] == 1
    assert after["chariots"][0]["space"] == "12"
    assert after["chariots"][0]["hand"] == [2, 6, 6]
    assert after["chariots"][0]["deck"] == [4, 3, 4, 3, 4, 2]
    step = hippodrome("apply", file, "4-12").out
    assert json.loads(hippodrome("apply", "-", "draw 6", stdin=step).out) == after


def test_apply_without_a_move_prints_the_position_as_it_is_written(hippodrome: Hippodrome) -> None:
    once = hippodrome("apply", "-", stdin=json.dumps(THREE)).out
    assert json.loads(once) == THREE | {"left": []}
    assert hippodrome("apply", "-", stdin=once).out == once
    sand = hippodrome("apply", "-", stdin=json.dumps(BEND)).out
    assert hippodrome("apply", "-", stdin=sand).out == sand


def test_apply_names_the_clause_of_a_move_that_is_refused(hippodrome: Hippodrome) -> None:
    file = hippodrome.file("three.json", THREE)
    assert hippodrome.refuses("apply", file, "6-15") == (
        "You lead the race: the leader may not play a 6 (4.1)"
    )
    assert hippodrome.refuses("apply", file, "3-12").endswith("(3.1)")
    assert hippodrome.refuses("apply", file, "4-12", "pass").endswith("(3.1)")
    sand = hippodrome.file("bend.json", BEND)
    said = hippodrome.refuses("apply", sand, "drive II -30 0")
    assert "wall" in said
    assert said.endswith("(3.5)")


def test_apply_names_a_move_that_is_none(hippodrome: Hippodrome) -> None:
    assert "“gallop” is no move" in hippodrome.refuses("apply", "-", "gallop", stdin=json.dumps(THREE))
    assert "gallop" in hippodrome.refuses("apply", "-", "gallop", stdin=json.dumps(BEND))


def test_perft_counts(hippodrome: Hippodrome) -> None:
    file = hippodrome.file("three.json", THREE)
    counted = [hippodrome("perft", file, depth).out for depth in (0, 1, 2, 4)]
    assert counted == ["1\n", "5\n", "30\n", "1440\n"]
    assert hippodrome("perft", "-", 2, stdin=json.dumps(BEND)).out == "10\n"


def test_perft_of_a_race_that_is_over_is_none(hippodrome: Hippodrome) -> None:
    home = {"space": None, "lap": 4, "state": "finished"}
    over = three(chariots=[it | home for it in THREE["chariots"]], left=[0, 1, 2])
    assert hippodrome("perft", "-", 500, stdin=json.dumps(over)).out == "0\n"
    assert hippodrome("legal", "-", "--why", stdin=json.dumps(over)).out == ""


@pytest.mark.parametrize("depth", ["-1", "501", "x", "1.5", ""])
def test_perft_names_a_depth_that_is_none(hippodrome: Hippodrome, depth: str) -> None:
    assert "DEPTH" in hippodrome.refuses("perft", "--", "-", depth, stdin=json.dumps(THREE))


def test_placements_tell_where_a_card_leads(hippodrome: Hippodrome) -> None:
    assert hippodrome("placements", hippodrome.file("bend.json", BEND), "II").lines == [
        "-30 -30 wall 5282 5858 120",
        "-30 0 wall 4843 5419 150",
        "-30 +30 wall 4682 4819 180",
        "0 -30 wall 4682 4819 150",
        "0 0 clear 4521 4219 180",
        "0 +30 clear 4682 3619 210",
        "+30 -30 clear 4682 3619 180",
        "+30 0 clear 4843 3019 210",
        "+30 +30 clear 5282 2580 240",
    ]


def test_placements_are_of_ben_hur_and_of_speed_cards(hippodrome: Hippodrome) -> None:
    assert "game must be ben-hur" in hippodrome.refuses("placements", "-", "II", stdin=json.dumps(THREE))
    for card in ("A1", "IV", "", "ii"):
        assert "speed card" in hippodrome.refuses("placements", "-", card, stdin=json.dumps(BEND))
    over = car(state="out") | {"phase": "over"}
    assert hippodrome.refuses("placements", "-", "II", stdin=json.dumps(over))


# --- checks --------------------------------------------------------------------------------------------

WHITE = ["shortest clockwise 80", "shortest anticlockwise 80", "bottlenecks 06 10 12 16 19 21"]


def test_check_course_tells_three_things_of_a_sound_course(hippodrome: Hippodrome) -> None:
    called = hippodrome("check-course", COURSES / "white.json")
    assert called == (0, "\n".join(WHITE) + "\n", "")
    assert hippodrome("check-course", "-", stdin=(COURSES / "white.json").read_text()).lines == WHITE


def test_check_course_compiles_a_source(hippodrome: Hippodrome) -> None:
    source = Path(str(atlas.__file__)).parent / "courses" / "white.course"
    assert hippodrome("check-course", source).lines == WHITE
    broken = hippodrome.file("mine.course", "laps three\n")
    assert "mine" in hippodrome.refuses("check-course", broken)
    assert hippodrome.refuses("check-course", hippodrome.file("none.course", ""))


def test_check_course_names_every_fault_at_once(hippodrome: Hippodrome) -> None:
    """Many things wrong at the same time, and each has its line."""
    course = without(copy.deepcopy(course_json("white")), "drawing")
    course["ahead"]["02a"] = [*course["ahead"]["02a"], course["ahead"]["02a"][0], "nowhere"]
    course["ahead"]["05a"] = ["04a"]
    course["ahead"]["21"] = []
    course["spaces"]["lost"] = {"lane": 1, "rear": 0, "front": 12}
    course["alley"] = ["A1", "A1", "A3"]
    course["start"]["clockwise"] = ["26I", "13a"]
    course["laps"] = 9
    called = hippodrome("check-course", hippodrome.file("bad.json", course))
    assert called.status == 1
    assert called.err == ""
    assert all(line.startswith("fault: ") for line in called.lines)
    wrong = course_faults(read_course(course))
    assert called.lines == [f"fault: {voice('en')(fault)}" for fault in wrong]
    assert {fault.key for fault in wrong} >= {
        "fault-id-unknown",
        "fault-id-twice",
        "fault-id-unused",
        "fault-step-twice",
        "fault-step-advance",
        "fault-unreachable",
        "fault-dead-end",
        "fault-alley-broken",
        "fault-start-few",
        "fault-start-far",
    }


@pytest.mark.parametrize(
    ("change", "field"),
    [
        ({"laps": "three"}, "course.laps"),
        ({"players": [4, 3]}, "course.players"),
        ({"players": 3}, "course.players"),
        ({"length": 0}, "course.length"),
        ({"alley": {}}, "course.alley"),
        ({"start": {"clockwise": []}}, "course.start"),
        ({"spaces": {}}, "course.spaces"),
        ({"spaces": {"a": 1}}, "course.spaces.a"),
        ({"spaces": {"a": {"lane": 1, "rear": 0}}}, "course.spaces.a.front"),
        ({"ahead": []}, "course.ahead"),
        ({"ahead": {"01I": [7]}}, "course.ahead.01I"),
        ({"name": 7}, "course.name"),
        ({"weather": "hot"}, "course.weather"),
    ],
)
def test_check_course_names_the_field_that_cannot_be_read(
    hippodrome: Hippodrome, change: dict[str, Any], field: str
) -> None:
    course = without(course_json("white"), "drawing") | change
    assert hippodrome.refuses("check-course", "-", stdin=json.dumps(course)).startswith(f"{field} ")


def test_check_course_needs_every_field(hippodrome: Hippodrome) -> None:
    course = without(course_json("white"), "drawing")
    for field in course:
        said = hippodrome.refuses("check-course", "-", stdin=json.dumps(without(course, field)))
        assert said == f"course.{field} is missing"
    assert hippodrome.refuses("check-course", "-", stdin="[]") == "course must be an object"


def test_check_arena_tells_its_measures(hippodrome: Hippodrome) -> None:
    for name, said in (("antioch", "straights 14400 wide 3600"), ("tyre", "straights 9600 wide 4000")):
        called = hippodrome("check-arena", "-", stdin=json.dumps(dict(ben_hur_data.open_arena_json(name))))
        assert called == (0, f"{said}\n", "")


def test_check_arena_names_every_fault_at_once(hippodrome: Hippodrome) -> None:
    arena = dict(ben_hur_data.open_arena_json("antioch"))
    bad = without(arena, "step") | {"half": -1, "inner": "wide", "weather": "hot", "name": 7}
    called = hippodrome("check-arena", "-", stdin=json.dumps(bad))
    assert called.status == 1
    assert all(line.startswith("fault: ") for line in called.lines)
    for field in ("step", "half", "inner", "weather", "name"):
        assert [line for line in called.lines if field in line], field
    narrow = hippodrome("check-arena", "-", stdin=json.dumps(arena | {"first": 1300, "step": 100}))
    assert narrow.status == 1
    assert len(narrow.lines) > 1
    assert hippodrome("check-arena", "-", stdin="[]").status == 1


# --- races and records ---------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "arguments",
    [
        ["--seats", "greedy,greedy,random", "--course", "white"],
        ["--seats", "random,random", "--unmanned", "1", "--edition", "pro-ludo", "--laps", "1"],
        ["--game", "ben-hur", "--seats", "steady,steady", "--preset", "club", "--course", "tyre"],
    ],
    ids=["white", "pro-ludo", "ben-hur"],
)
def test_the_same_seed_brings_the_same_record(hippodrome: Hippodrome, arguments: list[str]) -> None:
    told = [
        hippodrome("race", *arguments, "--seed", seed, "--out", name)
        for seed, name in ((7, "a.jsonl"), (7, "b.jsonl"), (8, "c.jsonl"))
    ]
    assert [called.status for called in told] == [0, 0, 0]
    one, two, three_ = (read_text_or_stdin(name) for name in ("a.jsonl", "b.jsonl", "c.jsonl"))
    assert one == two
    assert told[0] == told[1]
    assert one != three_
    record = read_record(one)
    assert told[0].lines[-1] == f"{len(record.steps)} events"
    assert len(told[0].lines) == len(record.seats) + 1
    assert hippodrome("race", *arguments, "--seed", 7, "--out", "-").out == one


def test_a_race_without_a_seed_is_a_race_too(hippodrome: Hippodrome) -> None:
    called = hippodrome("race", "--seats", "random,random", "--laps", 1, "--out", "race.jsonl")
    assert called.status == 0
    assert hippodrome("replay", "race.jsonl", "--quiet").status == 0


def test_a_race_takes_courses_and_options(hippodrome: Hippodrome) -> None:
    mine = hippodrome.file("mine.json", without(course_json("blue"), "drawing") | {"name": "mine"})
    arguments = ["--seats", "random,random", "--course", "white", "--course", mine, "--option", "laps=1"]
    more = ["--direction", "anticlockwise", "--option", "next_start=by_rank", "--seed", 1, "--out", "-"]
    setup = json.loads(hippodrome("race", *arguments, *more).lines[0])["setup"]
    assert setup["options"] == {"laps": 1, "next_start": "by_rank"}
    legs = [(leg["course"]["name"], leg["direction"]) for leg in setup["programme"]]
    assert legs == [("white", "clockwise"), ("mine", "anticlockwise")]


def test_a_tournament_is_the_editions_or_both_ways_round(hippodrome: Hippodrome) -> None:
    common = [
        "race",
        "--tournament",
        "--seats",
        "random,random,random",
        "--laps",
        1,
        "--seed",
        1,
        "--out",
        "-",
    ]
    both = json.loads(hippodrome(*common, "--course", "red").lines[0])["setup"]["programme"]
    assert [leg["direction"] for leg in both] == ["clockwise", "anticlockwise"]
    whole = json.loads(hippodrome(*common, "--edition", "player-aid").lines[0])["setup"]["programme"]
    assert [leg["course"]["name"] for leg in whole] == ["pro-ludo-a", "pro-ludo-b"] * 2


def test_ben_hur_takes_an_arena_from_a_file(hippodrome: Hippodrome) -> None:
    mine = hippodrome.file(
        "mine.json", dict(ben_hur_data.open_arena_json("tyre")) | {"name": "mine", "contact": 100}
    )
    arguments = ["--game", "ben-hur", "--seats", "random,random", "--course", mine, "--each", 2]
    record = read_record(hippodrome("race", *arguments, "--seed", 3, "--out", "-").out)
    assert record.header["setup"]["arena"]["name"] == "mine"
    assert len(record.start.chariots) == 4


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["--seats", "nobody"], "no charioteer “nobody” for ave-caesar"),
        (["--seats", ""], "no charioteer “”"),
        (["--seats", "greedy,,greedy"], "no charioteer “”"),
        (["--seats", ",".join(["greedy"] * 7)], "setup.players"),
        (["--game", "ludo"], "--game"),
        (["--game", "ben-hur", "--seats", "greedy,greedy"], "no charioteer “greedy” for ben-hur"),
        (["--game", "ben-hur", "--seats", "steady"], "players"),
        (["--game", "ben-hur", "--unmanned", "1"], "--unmanned"),
        (["--game", "ben-hur", "--tournament"], "--tournament"),
        (["--game", "ben-hur", "--direction", "clockwise"], "--direction"),
        (["--game", "ben-hur", "--course", "tyre", "--course", "antioch"], "--course"),
        (["--game", "ben-hur", "--course", "carthage"], "carthage"),
        (["--game", "ben-hur", "--edition", "pro-ludo"], "preset"),
        (["--game", "ben-hur", "--laps", "9"], "laps"),
        (["--game", "ben-hur", "--option", "steering=wild"], "options.steering"),
        (["--course", "carthage"], "carthage"),
        (["--course", "missing.json"], "missing.json"),
        (["--course", "missing.course"], "missing.course"),
        (["--direction", "up"], "--direction"),
        (["--edition", "senate"], "edition"),
        (["--option", "laps"], "laps"),
        (["--option", "=2"], "=2"),
        (["--option", "laps=2.5"], "options.laps"),
        (["--option", "laps=[[[["], "options.laps"),
        (["--option", "speed=9"], "speed"),
        (["--option", "six_free_after_finish=yes"], "options.six_free_after_finish"),
        (["--laps", "0"], "options.laps"),
        (["--each", "0"], "setup.each"),
        (["--each", "3"], "setup.each"),
        (["--unmanned", "-1"], "setup.unmanned"),
        (["--seats", "greedy,greedy", "--unmanned", "5"], "setup"),
        (["--seed", "x"], "--seed"),
        (["--out", ""], "cannot be written"),
        (["--out", "."], ". cannot be written"),
        (["--out", "/"], "/ cannot be written"),
        (["--out", "nowhere/race.jsonl"], "nowhere/race.jsonl cannot be written"),
        (["--out", "x" * 300], "cannot be written"),
        (["--out", "a\0b"], "cannot be written"),
    ],
)
def test_a_race_that_cannot_be_run_is_told(hippodrome: Hippodrome, arguments: list[str], said: str) -> None:
    quick = [] if "--out" not in arguments else ["--seats", "random,random", "--laps", "1"]
    assert said in hippodrome.refuses("race", *quick, *arguments)


def test_a_record_is_written_whole_or_not_at_all(hippodrome: Hippodrome) -> None:
    """A file in the way of a folder stays as it is."""
    file = hippodrome.file("taken", "mine")
    quick = ["race", "--seats", "random,random", "--laps", 1]
    hippodrome.refuses(*quick, "--out", file / "race.jsonl")
    assert file.read_text() == "mine"
    assert hippodrome(*quick, "--out", file).status == 0
    assert read_record(file.read_text()).steps
    assert [path.name for path in hippodrome.folder.iterdir()] == ["taken"]


def test_a_link_is_followed_and_a_device_is_not_put_aside(hippodrome: Hippodrome) -> None:
    goal = hippodrome.file("goal.svg", "")
    link = hippodrome.folder / "link.svg"
    link.symlink_to(goal)
    assert hippodrome("draw", "white", "--out", link).status == 0
    assert link.is_symlink()
    assert goal.read_text().startswith("<svg")
    assert hippodrome("draw", "white", "--out", os.devnull).status == 0
    assert not Path(os.devnull).is_file()


def test_replay_verifies_and_tells_the_race(hippodrome: Hippodrome) -> None:
    called = hippodrome("replay", RECORD)
    assert called.status == 0
    assert called.lines[-1] == "The record is sound: 26 events verified"
    assert "all who are still on the course are out (6.6)" in called.out
    assert hippodrome("replay", "-", stdin=RECORD.read_bytes()) == called
    assert hippodrome("replay", RECORD, "--quiet").lines == called.lines[-1:]


def test_replay_names_what_is_wrong_with_a_record(hippodrome: Hippodrome) -> None:
    lines = RECORD.read_text(encoding="utf-8").splitlines(keepends=True)
    changed = hippodrome.file("race.jsonl", "".join(lines[:5] + lines[6:]))
    assert hippodrome.refuses("replay", changed).startswith(f"{changed}: event 5 bears the number 6")
    assert hippodrome.refuses("replay", "-", stdin="") == "- is empty: a record begins with its header"
    assert hippodrome.refuses("replay", "-", stdin=json.dumps(THREE)).startswith("-: the first line")


def test_it_speaks_the_language_asked_for(hippodrome: Hippodrome, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HIPPODROME_LANGUAGE", "de")
    assert hippodrome.refuses("legal", "-", stdin="{}") == "game fehlt"
    assert "Die Aufzeichnung ist in Ordnung" in hippodrome("replay", RECORD).out


# --- pictures ------------------------------------------------------------------------------------------

SVG = "{http://www.w3.org/2000/svg}"


def picture(file: Path | str) -> ET.Element:
    """Read an SVG picture; it must be well formed."""
    text = file.read_text(encoding="utf-8") if isinstance(file, Path) else file
    root = ET.fromstring(text)  # noqa: S314  (our own picture)
    assert root.tag == f"{SVG}svg"
    return root


def texts(root: ET.Element) -> list[str]:
    return ["".join(it.itertext()) for it in root.iter(f"{SVG}text")]


@pytest.mark.parametrize("board", [*course_names(), *ben_hur_data.arena_names()])
def test_draw_draws_every_board(hippodrome: Hippodrome, board: str) -> None:
    called = hippodrome("draw", board, "--out", "board.svg")
    assert called == (0, "", "")
    assert len(list(picture(hippodrome.folder / "board.svg").iter())) > 50
    assert hippodrome("draw", board, "--out", "-").out == (hippodrome.folder / "board.svg").read_text()


def test_draw_writes_the_names_of_the_spaces(hippodrome: Hippodrome) -> None:
    spaces = set(course_json("white")["spaces"])
    assert spaces <= set(texts(picture(hippodrome("draw", "white", "--out", "-", "--ids").out)))
    assert not spaces & set(texts(picture(hippodrome("draw", "white", "--out", "-").out)))


def test_draw_puts_the_chariots_of_a_position_on_the_board(hippodrome: Hippodrome) -> None:
    file = hippodrome.file("three.json", THREE)
    drawn = hippodrome("draw", "--position", file, "--out", "-").out
    assert {"A", "B", "C"} <= set(texts(picture(drawn)))
    assert hippodrome("draw", "white", "--position", file, "--out", "-").out == drawn
    assert hippodrome("draw", "--position", "-", "--out", "-", stdin=json.dumps(THREE)).out == drawn
    assert "white" in hippodrome.refuses("draw", "blue", "--position", file, "--out", "x.svg")


def test_draw_draws_courses_and_arenas_from_files(hippodrome: Hippodrome) -> None:
    mine = hippodrome.file("mine.json", course_json("white") | {"name": "mine"})
    assert hippodrome("draw", mine, "--out", "mine.svg").status == 0
    assert picture(hippodrome.folder / "mine.svg")
    position = three(course=course_json("white") | {"name": "mine"})
    assert hippodrome("draw", mine, "--position", "-", "--out", "-", stdin=json.dumps(position)).status == 0
    bare = hippodrome.file("bare.json", without(course_json("white"), "drawing"))
    assert picture(hippodrome("draw", bare, "--out", "-").out)
    arena = hippodrome.file("arena.json", dict(ben_hur_data.open_arena_json("tyre")) | {"name": "<&> \u0001"})
    assert picture(hippodrome("draw", arena, "--out", "-").out)


def test_draw_lays_a_card_of_ben_hur(hippodrome: Hippodrome) -> None:
    file = hippodrome.file("bend.json", BEND)
    empty = hippodrome("draw", "--position", file, "--out", "-").out
    laid = hippodrome("draw", "--position", file, "--card", "II", "--out", "-").out
    turned = hippodrome("draw", "--position", file, "--card", "II", "--ruler", "+30", "--out", "-").out
    assert picture(empty)
    assert picture(turned)
    assert len(list(picture(laid).iter())) > len(list(picture(empty).iter()))
    assert len({empty, laid, turned}) == 3
    assert hippodrome("draw", "antioch", "--position", file, "--out", "-").out == empty


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        ([], "Name a board to draw"),
        (["carthage"], "carthage"),
        (["missing.json"], "missing.json cannot be read"),
        (["white", "--card", "II"], "--card"),
        (["--position", "three.json", "--card", "II"], "--card"),
        (["--position", "bend.json", "--card", "A1"], "A1"),
        (["--position", "bend.json", "--card", "II", "--ruler", "15"], "--ruler"),
        (["tyre", "--position", "bend.json"], "antioch"),
        (["white", "--position", "bend.json"], "white"),
        (["antioch", "--position", "three.json"], "antioch"),
        (["--position", "missing.json"], "missing.json cannot be read"),
        (["white", "--out", "nowhere/x.svg"], "nowhere/x.svg cannot be written"),
        (["bad.json"], "hippodrome check-course"),
        (["three.json"], "course."),
    ],
)
def test_draw_names_what_it_cannot_draw(hippodrome: Hippodrome, arguments: list[str], said: str) -> None:
    hippodrome.file("three.json", THREE)
    hippodrome.file("bend.json", BEND)
    hippodrome.file("bad.json", without(course_json("white"), "drawing") | {"laps": 9})
    assert said in hippodrome.refuses("draw", "--out", "x.svg", *arguments)


# --- bad files -----------------------------------------------------------------------------------------

READERS: list[list[Any]] = [
    ["legal"],
    ["apply"],
    ["perft", 1],
    ["placements", "II"],
    ["check-course"],
    ["check-arena"],
    ["draw", "--out", "x.svg", "--position"],
    ["replay"],
]

BAD_FILES = {
    "malformed": (b'{"game": ', "line 1, column 10"),
    "rubbish": (b"chariots!", "line 1, column 1"),
    "binary": (bytes(range(128, 256)), "not UTF-8 text: look at byte 0"),
    "nothing": (b"", "line 1, column 1"),
    "nul": (b"\0" * 100, "line 1, column 1"),
    "twice": (b'{"game": "ave-caesar", "game": "ben-hur"}', "game appears twice"),
    "nan": (b'{"game": NaN}', "NaN is not a number"),
    "infinity": (b'{"game": -Infinity}', "-Infinity is not a number"),
    "number": (b'{"game": ' + b"1" * 5000 + b"}", "too many digits"),
    "real": (b'{"game": 1e999}', "too many digits"),
    "deep": (b"[" * 100_000, "nested too deeply"),
    "deeper": (b'{"game":' * 60 + b"1" + b"}" * 60, "nested too deeply"),
    "half": (b'{"game": "\\udc00"}', "half a character"),
    "two": (b"{} {}", "line 1, column 4"),
}


def on(reader: list[Any], file: object) -> list[Any]:
    """Put the file where the command expects it."""
    return [*reader, file] if reader[0] == "draw" else [reader[0], file, *reader[1:]]


@pytest.mark.parametrize("kind", BAD_FILES)
def test_a_file_that_cannot_be_used_gets_one_line(hippodrome: Hippodrome, kind: str) -> None:
    """By every command that reads, as a file and on standard input."""
    content, said = BAD_FILES[kind]
    file = hippodrome.file("bad", content)
    for reader in READERS:
        lines = {
            hippodrome.refuses(*on(reader, file)).replace(str(file), "-"),
            hippodrome.refuses(*on(reader, "-"), stdin=content),
        }
        assert len(lines) == 1
        assert reader[0] == "replay" or said in lines.pop()


def test_a_file_that_cannot_be_read_gets_one_line(hippodrome: Hippodrome) -> None:
    huge = hippodrome.folder / "huge"
    with huge.open("wb") as out:
        out.truncate(MOST_FILE_BYTES + 1)
    for reader in READERS:
        said = hippodrome.refuses(*on(reader, "missing.json"))
        assert said == "missing.json cannot be read: No such file or directory"
        assert hippodrome.refuses(*on(reader, hippodrome.folder)).endswith("cannot be read: Is a directory")
        assert hippodrome.refuses(*on(reader, "")).endswith("cannot be read: Is a directory")
        assert "cannot be read" in hippodrome.refuses(*on(reader, "a\0b"))
    assert hippodrome.refuses("legal", huge) == f"{huge} is larger than 32 MiB"


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("de", "no.json lässt sich nicht lesen: Diese Datei oder diesen Ordner gibt es nicht"),
        ("es", "No se puede leer no.json: este archivo o esta carpeta no existe"),
        ("fr", "Impossible de lire no.json\N{NO-BREAK SPACE}: ce fichier ou ce dossier n’existe pas"),
        ("it", "Non si può leggere no.json: questo file o questa cartella non esiste"),
    ],
)
def test_why_a_file_cannot_be_read_is_said_in_the_language_too(
    hippodrome: Hippodrome, monkeypatch: pytest.MonkeyPatch, language: str, said: str
) -> None:
    monkeypatch.setenv("HIPPODROME_LANGUAGE", language)
    assert hippodrome.refuses("legal", "no.json") == said


@pytest.mark.parametrize(
    "command",
    [
        ("workshop", "check"),
        ("workshop", "balance"),
        ("print", "--out", "kit.pdf"),
        ("draw", "--out", "board.svg"),
    ],
    ids=" ".join,
)
def test_a_board_that_is_a_list_gets_one_line(hippodrome: Hippodrome, command: tuple[str, ...]) -> None:
    assert hippodrome.refuses(*command, hippodrome.file("list.json", "[1]")) == "board must be an object"


def test_a_backup_names_the_file_that_is_no_database(hippodrome: Hippodrome) -> None:
    source = hippodrome.file("notes.db", "no database at all, and longer than the header of one: " * 4)
    said = hippodrome.refuses("backup", "--db", source, "--out", "copy.db")
    assert said == f"{source} cannot be copied to copy.db: file is not a database"


# --- bad positions -------------------------------------------------------------------------------------

BAD_POSITIONS: dict[str, tuple[object, str]] = {
    "list": ([], "position must be an object"),
    "text": ("white", "position must be an object"),
    "null": (None, "position must be an object"),
    "no game": ({}, "game is missing"),
    "other game": ({"game": "ludo"}, "game must be one of these: ave-caesar, ben-hur"),
    "game of the wrong type": ({"game": ["ave-caesar"]}, "game must be one of these: ave-caesar, ben-hur"),
    "unknown field": (three(weather="hot"), "weather is not a field"),
    "missing field": (without(THREE, "turn"), "turn is missing"),
    "unknown course": (three(course="carthage"), "carthage"),
    "course out of the folder": (three(course="../courses/white"), "../courses/white"),
    "course of the wrong type": (three(course=7), "course must be an object"),
    "course with faults": (three(course=course_json("white") | {"laps": 9}), "check-course"),
    "course with a missing field": (three(course={"name": "x"}), "course.board is missing"),
    "direction": (three(direction="up"), "direction must be one of these"),
    "edition": (three(edition="senate"), "edition must be one of these"),
    "edition of the wrong type": (three(edition={}), "edition must be one of these"),
    "options": (three(options=[]), "options must be an object"),
    "unknown option": (three(options={"speed": 9}), "speed"),
    "option of the wrong type": (three(options={"laps": "3"}), "options.laps must be a whole number"),
    "option out of range": (three(options={"hand_size": 0}), "options.hand_size must be a whole number"),
    "option that is no choice": (three(options={"retire": []}), "options.retire must be one of these"),
    "option that is not true": (three(options={"six_free_after_finish": 1}), "options.six_free_after_finish"),
    "turn out of range": (three(turn=3), "turn must be a whole number"),
    "turn that is true": (three(turn=True), "turn must be a whole number"),
    "turn that is no whole number": (three(turn=0.0), "turn must be a whole number"),
    "turn of a chariot off the course": (first(space=None, state="out"), "turn"),
    "drawing of another": (three(drawing=1), "drawing"),
    "drawing with a full hand": (three(drawing=0), "drawing"),
    "opening": (three(opening="no"), "opening must be true or false"),
    "still": (three(still=-1), "still must be a whole number"),
    "left on the course": (three(left=[0]), "left"),
    "no chariots": (three(chariots=[]), "chariots"),
    "too many chariots": (three(chariots=THREE["chariots"] * 3), "chariots"),
    "chariots of the wrong type": (three(chariots={}), "chariots must be a list"),
    "a chariot of the wrong type": (three(chariots=[7]), "chariots[0] must be an object"),
    "a field missing in a chariot": (
        three(chariots=[without(THREE["chariots"][0], "lap")]),
        "chariots[0].lap",
    ),
    "an unknown field in a chariot": (first(colour="red"), "chariots[0].colour"),
    "unknown space": (first(space="99"), "chariots[0].space"),
    "space of the wrong type": (first(space=["09a"]), "chariots[0].space"),
    "two on a space": (first(space="07a"), "chariots[1].space"),
    "no space": (first(space=None), "chariots[0].space"),
    "lap": (first(lap=4), "chariots[0].lap"),
    "finished on the course": (first(state="finished"), "chariots[0].space"),
    "state": (first(state="asleep"), "chariots[0].state"),
    "five of a value": (first(deck=[4, 4, 4, 3, 4, 3]), "chariots[0]"),
    "a card that is none": (first(hand=[7]), "chariots[0].hand"),
    "a hand that is none": (first(hand="246"), "chariots[0].hand"),
    "a hand too large": (first(hand=[1, 2, 3, 4], deck=[0] * 6), "chariots[0].hand"),
    "a deck that is none": (first(deck=[1, 2]), "chariots[0].deck"),
    "tucked": (first(tucked=[0]), "chariots[0].tucked"),
    "paid": (first(paid=0), "chariots[0].paid"),
    "unmanned and paid": (first(unmanned=True, paid=True, hand=[]), "chariots[0].paid"),
    "unknown field of ben-hur": (bend(weather="hot"), "weather"),
    "unknown arena": (bend(arena="carthage"), "carthage"),
    "arena that is none": (bend(arena={"half": 1}), "inner"),
    "preset": (bend(preset="senate"), "preset"),
    "option of ben-hur": (bend(options={"speed": 9}), "speed"),
    "option of ben-hur that is no choice": (bend(options={"steering": []}), "options.steering"),
    "laps": (bend(laps=5), "laps"),
    "round": (bend(round=41), "round"),
    "phase": (bend(phase="siesta"), "phase"),
    "all have moved": (bend(moved=[0]), "moved"),
    "actor": (bend(actor=1), "actor"),
    "decks": (bend(decks={"normal": {"IV": 1}}), "decks.normal"),
    "too many cards": (bend(decks={"normal": {"II": 99}}), "decks.normal"),
    "no chariots in ben-hur": (bend(chariots=[]), "chariots"),
    "pose": (car(pose=[1, 2]), "chariots[0].pose"),
    "pose in the wall": (car(pose=[0, 0, 0]), "chariots[0].pose"),
    "pose of the wrong type": (car(pose="here"), "chariots[0].pose"),
    "a card of ben-hur that is none": (car(hand=["IV"]), "chariots[0].hand"),
    "backs": (car(backs="x"), "chariots[0].backs"),
    "no card left": (car(hand=[], backs=""), "chariots[0].hand"),
    "away from itself": (car(away_from=0), "chariots[0].away_from"),
    "skip": (car(skip=1), "chariots[0].skip"),
    "pending that does not fit": (bend(pending={"owner": 0, "moved": True}), "pending"),
    "pending without owner": (bend(pending={}), "pending.owner"),
    "makeup": (bend(makeup={"normal": {}}), "makeup"),
    "seats": (bend(seats=[1]), "seats"),
    "scores": (bend(scores=[0, 0]), "scores"),
    "touch": (bend(touch=[[0]]), "touch"),
}


@pytest.mark.parametrize("kind", BAD_POSITIONS)
def test_a_position_that_cannot_be_is_refused_with_its_field(hippodrome: Hippodrome, kind: str) -> None:
    position, said = BAD_POSITIONS[kind]
    text = json.dumps(position)
    assert said in hippodrome.refuses("legal", "-", stdin=text)
    assert said in hippodrome.refuses("apply", "-", "pass", stdin=text)
    assert said in hippodrome.refuses("perft", "-", 1, stdin=text)
    assert said in answer_request(json.dumps({"do": "legal", "position": position}).encode())["error"]


@settings(max_examples=150, deadline=None)
@given(mutated([cases("ave-caesar")[3]["position"], cases("ben-hur")[3]["position"], THREE, BEND]))
def test_no_position_brings_down_the_referee(position: Any) -> None:
    """Whatever is in a position: legal moves that can all be played, or one line that says what is wrong."""
    answered = answer_request(json.dumps({"do": "legal", "position": position}).encode())
    if "error" in answered:
        assert len(answered["error"].splitlines()) == 1
        return
    for move in answered["legal"][:3]:
        request = {"do": "apply", "position": position, "moves": [move]}
        after = answer_request(json.dumps(request).encode())
        assert set(after) == {"position"}, after
        assert "error" not in answer_request(
            json.dumps({"do": "legal", "position": after["position"]}).encode()
        )


@settings(max_examples=60, deadline=None)
@given(json_values())
def test_any_json_at_all_is_answered(value: Any) -> None:
    for raw in (json.dumps(value), json.dumps({"do": value, "position": value})):
        assert set(answer_request(raw.encode())) == {"error"}


# --- files ---------------------------------------------------------------------------------------------


def test_json_may_be_nested_so_deep_and_no_deeper() -> None:
    assert parse_json("[" * MOST_NESTING + "]" * MOST_NESTING, "x")
    for deep in (MOST_NESTING + 1, 900, 5_000, 200_000):
        with pytest.raises(Trouble, match="json-deep"):
            parse_json("[" * deep + "]" * deep, "x")


def test_whole_characters_by_escape_are_welcome() -> None:
    assert parse_json('"\\ud83c\\udfc7 \\u00e9 \\\\ud800"', "x") == "🏇 é \\ud800"


@pytest.mark.parametrize(
    ("arguments", "work"),
    [
        (["race"], "race.run_race"),
        (["review", RECORD], "review.review_decisions"),
        (["balance"], "balance.measure_all_balances"),
    ],
)
@pytest.mark.parametrize("out", ["file/nowhere", "folder"])
def test_where_nothing_can_be_written_nothing_is_begun(
    hippodrome: Hippodrome, monkeypatch: pytest.MonkeyPatch, arguments: list[object], work: str, out: str
) -> None:
    monkeypatch.setattr(f"hippodrome.commands.{work}", lambda *_: pytest.fail("too late"))
    hippodrome.file("file", "")
    (hippodrome.folder / "folder" / "review.md").mkdir(parents=True)
    assert "cannot be written" in hippodrome.refuses(*arguments, "--out", out)


def test_trying_a_place_leaves_it_as_it_was(tmp_path: Path) -> None:
    (tmp_path / "old").write_text("old")
    for name in ("old", "new"):
        check_file_writable(str(tmp_path / name))
    check_file_writable("-")
    check_file_writable(os.devnull)
    assert [it.name for it in tmp_path.iterdir()] == ["old"]
    assert (tmp_path / "old").read_text() == "old"


def test_what_is_written_reads_back(tmp_path: Path) -> None:
    write_text_or_stdout(str(tmp_path / "x"), "Ælia 🏇\n")
    assert read_text_or_stdin(str(tmp_path / "x")) == "Ælia 🏇\n"


# --- real processes ------------------------------------------------------------------------------------


def process(*arguments: object, stdin: bytes = b"", poor: bool = False) -> subprocess.CompletedProcess[bytes]:
    """Call the command as a process of its own."""
    command = [sys.executable, "-m", "hippodrome", *map(str, arguments)]
    env = os.environ | {"HIPPODROME_LANGUAGE": "en"}
    if poor:
        env |= {"PYTHONIOENCODING": "ascii", "PYTHONUTF8": "0"}
    return subprocess.run(command, input=stdin, capture_output=True, check=False, env=env)


def test_commands_work_as_processes_and_through_pipes() -> None:
    after = process("apply", "-", "4-12", "draw 6", stdin=json.dumps(THREE).encode())
    assert (after.returncode, after.stderr) == (0, b"")
    legal = process("legal", "-", stdin=after.stdout)
    assert (legal.returncode, legal.stderr) == (0, b"")
    assert legal.stdout.decode().splitlines() == sorted(legal.stdout.decode().splitlines())


def test_a_mistake_ends_a_process_with_2_and_one_line() -> None:
    for arguments, stdin in (
        (["legal", "-"], b'{"game": "ave-caesar", "edition": "senate"}'),
        (["legal", "-"], b"\xff\xfe"),
        (["race", "--course", "carthage"], b""),
        (["replay", "nowhere.jsonl"], b""),
        (["fly"], b""),
    ):
        done = process(*arguments, stdin=stdin)
        assert done.returncode == 2
        assert done.stdout == b""
        assert len(done.stderr.decode().splitlines()) == 1


def test_a_reader_who_has_heard_enough_gets_no_complaint() -> None:
    """As in `hippodrome draw white --out - | head -c 10`."""
    command = [sys.executable, "-m", "hippodrome", "draw", "white", "--out", "-"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as drawing:
        assert drawing.stdout is not None
        assert drawing.stderr is not None
        assert drawing.stdout.read(10) == b"<svg xmlns"
        drawing.stdout.close()
        assert drawing.stderr.read() == b""
        assert drawing.wait(timeout=600) == 0


def test_what_is_written_to_a_pipe_is_utf_8_whatever_the_surroundings() -> None:
    """Where the system's encoding knows no “, nothing breaks."""
    told = process("replay", RECORD, poor=True)
    assert (told.returncode, told.stderr) == (0, b"")
    assert "“Ave Caesar!”" in told.stdout.decode("utf-8")
    done = process("race", "--seats", "nobody", poor=True)
    assert done.returncode == 2
    assert "“nobody”" in done.stderr.decode("utf-8")


# --- documented ----------------------------------------------------------------------------------------

PAGE = (DOCS / "commands.md").read_text(encoding="utf-8")


def section(name: str) -> str:
    """Give what the page says about a command."""
    _, _, rest = PAGE.partition(f"\n## {name}\n")
    return rest.partition("\n## ")[0]


def parameters(command: click.Command) -> list[click.Parameter]:
    """List what a command takes, and what the commands of a group take."""
    inner = []
    if isinstance(command, CommandGroup):
        commands = (command.get_command(click.Context(command), it) for it in command.table)
        inner = [it for found in commands if found is not None for it in found.params]
    return [*command.params, *inner]


@pytest.mark.parametrize("name", COMMANDS)
def test_every_command_and_option_is_documented(name: str) -> None:
    """The page has a section for each command, and in it every argument and option by name."""
    command = cli.get_command(click.Context(cli), name)
    assert command is not None
    told = section(name)
    assert told, f"docs/commands.md has no section “{name}”"
    missing = []
    for parameter in parameters(command):
        if isinstance(parameter, click.Argument):
            wanted = [parameter.human_readable_name.strip("[].").rstrip("S")]
        else:
            wanted = [f"`{option}" for option in parameter.opts]
        missing += [it for it in wanted if it not in told]
    assert missing == [], f"docs/commands.md, section “{name}”, does not mention {missing}"


def test_every_charioteer_course_and_arena_is_named() -> None:
    """What may be given by name is found by its name."""
    for name in [name for game in game_names() for name in stable_of(game).charioteers]:
        assert f"`{name}`" in section("race")
    for name in (*course_names(), *ben_hur_data.arena_names(), *LANGUAGES):
        assert f"`{name}`" in PAGE


def test_every_language_is_named_wherever_one_may_be_chosen() -> None:
    """A row of `--language` that lists languages lists them all."""
    rows = [line for line in PAGE.splitlines() if line.startswith("| `--language`") and "`en`" in line]
    assert rows
    assert [row for row in rows if any(f"`{name}`" not in row for name in LANGUAGES)] == []


def test_the_page_documents_nothing_that_is_not_there() -> None:
    """A command that has gone takes its section with it, and an option its line."""
    titles = [line.removeprefix("## ") for line in PAGE.splitlines() if line.startswith("## ")]
    assert [title for title in titles if title not in COMMANDS and title != "For all commands"] == []
    for name in COMMANDS:
        command = cli.get_command(click.Context(cli), name)
        assert command is not None
        every = (option for it in parameters(command) for option in (*it.opts, *it.secondary_opts))
        known = {"--help", *every}
        listed = {
            word.split()[0].strip("`,")
            for line in section(name).splitlines()
            if line.startswith("| `--")
            for word in line.split("|")[1].split("`")
            if word.startswith("--")
        }
        assert listed <= known, f"docs/commands.md, section “{name}”"
