"""Position files: read and written exactly, and every mistake named with its field."""

from __future__ import annotations

import ast
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from tests.strategies import json_values, mutated

import hippodrome.games.ave_caesar.parts as module
from hippodrome.games.ave_caesar.game import GAME
from hippodrome.games.ave_caesar.position import read_position, write_position
from hippodrome.saying import Trouble

from .drawn import TINY, copied, course, drawing, drawn

Position = dict[str, Any]

ROUND_TRIPS = [
    "white opening\nA 26I lap 0\nB 26II lap 0",
    "pro-ludo-b anticlockwise summary hand_size=2 laps=5 races=2\nA 01I lap 0 hand 1 2",
    "court still 3 left C\n> A 05a lap 2 paid hand 1 5\nB 06a lap 3 disqualified\nC - lap 2 out hand 1",
    "neck blocked_hand=tuck\nA 03a hand 1 4 deck 1 1 0 0 0 0 tucked 6 2 draws\nB 04 unmanned hand 6",
    "ring left B A\nA - lap 4 finished\nB - lap 4 disqualified",
    "ring left A\nA - lap 4 finished unmanned\n> B 04a lap 0",
    "ring left A\nA - lap 0 out\n> B 08a lap 0",
    "ring\nA 01a unmanned deck 1 0 0 0 0 0 draws\nB 04a",
]


@pytest.mark.parametrize("text", ROUND_TRIPS)
def test_a_position_is_written_as_it_was_read(text: str) -> None:
    position = drawing(text)
    state = read_position(position)
    assert write_position(state) == position
    assert read_position(json.loads(json.dumps(write_position(state)))) == state


def test_left_may_be_missing_and_is_then_empty() -> None:
    position = drawing("ring\nA 01a")
    del position["left"]
    assert read_position(position).left == ()


def test_a_hand_is_written_in_ascending_order() -> None:
    position = drawing("ring\nA 01a hand 1 4 6")
    position["chariots"][0]["hand"] = [6, 1, 4]
    assert write_position(read_position(position))["chariots"][0]["hand"] == [1, 4, 6]


def test_a_course_of_the_atlas_is_written_by_name_and_any_other_in_full() -> None:
    assert write_position(drawn("blue\nA 01I"))["course"] == "blue"
    assert write_position(drawn("court\nA 01a"))["course"] == course("court")


def test_a_course_in_full_that_is_called_like_one_of_the_atlas_is_written_in_full() -> None:
    position = drawing("court\nA 01a")
    position["course"] = {**position["course"], "name": "white"}
    assert write_position(read_position(position))["course"]["spaces"].keys() == TINY_SPACES


TINY_SPACES = course("court")["spaces"].keys()


def test_an_unmanned_chariot_whose_card_is_due_gets_its_draw_though_the_file_forgot_it() -> None:
    assert drawn("ring\nA 01a unmanned").drawing == 0


def test_a_laps_option_goes_before_the_laps_of_the_course() -> None:
    assert drawn("ring laps=2\nA 01a").race.track.laps == 2
    assert drawn("ring\nA 01a").race.track.laps == 3


def _set(path: str, value: Any) -> Callable[[Position], None]:
    """Make a change: set the field at a dotted path, or drop it with `...`."""

    def change(position: Position) -> None:
        *way, last = [int(it) if it.isdigit() else it for it in path.split(".")]
        place: Any = position
        for step in way:
            place = place[step]
        if value is ...:
            del place[last]
        else:
            place[last] = value

    return change


def _all(*changes: Callable[[Position], None]) -> Callable[[Position], None]:
    def change(position: Position) -> None:
        for one in changes:
            one(position)

    return change


GOOD = """court left C
    > A 05a lap 2 hand 1 5 deck 1 1 1 1 1 1
      B 06a lap 2 unmanned deck 1 1 1 1 1 1
      C -   lap 4 finished
      D 01a lap 2 hand 1 2 3 deck none"""

WRONG: list[tuple[str, Any, str]] = [
    ("game", "ben-hur", "field-choice field=game"),
    ("game", ..., "field-missing field=game"),
    ("chariots.0.lap", ..., "field-missing field=chariots[0].lap"),
    ("colour", 1, "field-unknown field=colour"),
    ("chariots.1.colour", 1, "field-unknown field=chariots[1].colour"),
    ("options", None, "field-object field=options"),
    ("options.whips", 1, "option-unknown field=options"),
    ("chariots.0", None, "field-object field=chariots[0]"),
    ("course", "green", "unknown-course name=green"),
    ("course", 7, "field-object field=course"),
    ("course.length", 12, "course-faulty"),
    ("direction", "up", "field-choice field=direction"),
    ("direction", None, "field-choice field=direction"),
    ("edition", "third", "field-choice field=edition"),
    ("turn", -1, "field-whole field=turn"),
    ("turn", 4, "field-whole field=turn"),
    ("turn", False, "field-whole field=turn"),
    ("turn", 2, "turn-off-course field=turn"),
    ("opening", 0, "field-bool field=opening"),
    ("still", -1, "field-whole field=still"),
    ("still", 1_000_001, "field-whole field=still"),
    ("drawing", 1, "drawing-not-turn field=drawing"),
    ("drawing", False, "drawing-not-turn field=drawing"),
    ("left", 3, "field-list field=left"),
    ("left", [2, 2, 2, 2, 2], "field-list field=left"),
    ("left", [9], "field-whole field=left"),
    ("left", [2, 2], "left-wrong field=left"),
    ("left", [0], "left-wrong field=left"),
    ("chariots", {}, "field-list field=chariots"),
    ("chariots", [], "chariots-number field=chariots"),
    ("chariots.0.hand", {}, "field-cards field=chariots[0].hand"),
    ("chariots.0.hand", [1] * 25, "field-cards field=chariots[0].hand"),
    ("chariots.0.hand", [0], "field-whole field=chariots[0].hand"),
    ("chariots.0.hand", [7], "field-whole field=chariots[0].hand"),
    ("chariots.0.hand", [2, 3, 4, 5], "hand-too-large field=chariots[0].hand most=3"),
    ("chariots.1.hand", [2, 3], "hand-too-large field=chariots[1].hand most=1"),
    ("chariots.0.tucked", 1, "field-cards field=chariots[0].tucked"),
    ("chariots.0.deck", [1] * 5, "field-deck field=chariots[0].deck"),
    ("chariots.0.deck", [5, 0, 0, 0, 0, 0], "field-whole field=chariots[0].deck"),
    ("chariots.0.deck", [4, 0, 0, 0, 0, 0], "cards-too-many field=chariots[0] card=1 most=4"),
    ("chariots.0.tucked", [3, 3, 3, 3], "cards-too-many field=chariots[0] card=3"),
    ("chariots.0.paid", None, "field-bool field=chariots[0].paid"),
    ("chariots.0.unmanned", 1, "field-bool field=chariots[0].unmanned"),
    ("chariots.1.tucked", [2], "unmanned-has field=chariots[1].tucked"),
    ("chariots.1.paid", True, "unmanned-has field=chariots[1].paid"),
    ("chariots.1.state", "disqualified", "unmanned-has field=chariots[1].state"),
    ("chariots.0.state", "lost", "field-choice field=chariots[0].state"),
    ("chariots.0.state", ["racing"], "field-choice field=chariots[0].state"),
    ("chariots.0.state", "finished", "space-not-null field=chariots[0].space"),
    ("chariots.0.state", "out", "space-not-null field=chariots[0].space"),
    ("chariots.0.space", None, "space-needed field=chariots[0].space"),
    ("chariots.0.space", "99z", "space-unknown field=chariots[0].space"),
    ("chariots.0.space", ["05a"], "space-unknown field=chariots[0].space"),
    ("chariots.0.space", "06a", "space-taken field=chariots[1].space"),
    ("chariots.0.lap", -1, "field-whole field=chariots[0].lap"),
    ("chariots.0.lap", 5, "field-whole field=chariots[0].lap"),
    ("chariots.0.lap", 4, "field-whole field=chariots[0].lap least=0 most=3"),
    ("chariots.2.lap", 3, "lap-state field=chariots[2].lap"),
    ("chariots.2.state", "out", "lap-state field=chariots[2].lap"),
]


@pytest.mark.parametrize(("path", "value", "trouble"), WRONG, ids=[f"{it[0]}={it[1]!r}" for it in WRONG])
def test_a_mistake_is_refused_with_its_field(path: str, value: Any, trouble: str) -> None:
    position = copied(drawing(GOOD))
    read_position(position)
    _set(path, value)(position)
    with pytest.raises(Trouble) as caught:
        read_position(position)
    assert str(caught.value).startswith(trouble)


@pytest.mark.parametrize(
    ("text", "trouble"),
    [
        ("ring\nA 01a hand 1 2 3 draws", "drawing-full field=drawing"),
        ("ring\nA 01a unmanned hand 1 draws", "drawing-full field=drawing"),
        ("ring\nA 01a hand 1 deck none draws", "drawing-nothing field=drawing"),
        ("ring\nA - lap 4 finished hand 1 draws", "drawing-nothing field=drawing"),
        ("ring\nA - lap 3 disqualified", "lap-state field=chariots[0].lap"),
        ("ring\nA - lap 4 racing", "space-needed field=chariots[0].space"),
        ("ring\n" + "\n".join(f"{it} 0{n}a" for n, it in enumerate("ABCDEF", 1)), ""),
    ],
)
def test_a_position_that_could_not_arise_is_refused(text: str, trouble: str) -> None:
    if not trouble:
        position = drawing(text)
        position["chariots"].append(copied(position["chariots"][0]) | {"space": "08a"})
        trouble = "chariots-number field=chariots most=6"
    else:
        position = drawing(text)
    with pytest.raises(Trouble) as caught:
        read_position(position)
    assert str(caught.value).startswith(trouble)


@pytest.mark.parametrize("value", [None, 3, "position", [], True])
def test_what_is_no_object_is_no_position(value: Any) -> None:
    with pytest.raises(Trouble, match="field-object field=position"):
        read_position(value)


def test_every_key_that_the_reader_knows_is_reached_by_a_mistake_above() -> None:
    """The keys are read off the module itself, so that a new one asks for its test."""
    tree = ast.parse(Path(str(module.__file__)).read_text("utf-8"))
    keys = {
        str(node.args[0].value)
        for node in ast.walk(tree)
        if isinstance(node, ast.Call)
        and isinstance(node.func, ast.Name)
        and node.func.id == "Trouble"
        and isinstance(node.args[0], ast.Constant)
    }
    reached = {trouble.split()[0] for _, _, trouble in WRONG}
    assert keys - reached == {"drawing-full", "drawing-nothing"}, "these two are in the test after it"


@given(json_values())
def test_whatever_is_read_as_a_position_only_trouble_comes_of_it(value: Any) -> None:
    with pytest.raises(Trouble):
        read_position(value)


BASES = [copied(drawing(text)) for text in (GOOD, *ROUND_TRIPS)]


@given(mutated(BASES))
def test_a_position_changed_anywhere_is_read_or_refused_but_never_breaks(position: Any) -> None:
    try:
        state = read_position(position)
    except Trouble:
        return
    assert read_position(write_position(state)) == state
    for move in GAME.legal_moves(state):
        GAME.play(state, move)


@given(mutated([course(name) for name in TINY]))
def test_a_course_changed_anywhere_is_read_or_refused_but_never_breaks(changed: Any) -> None:
    position = drawing("court\nA 05a")
    position["course"] = changed
    try:
        state = read_position(position)
    except Trouble:
        return
    for move in GAME.legal_moves(state):
        GAME.play(state, move)
