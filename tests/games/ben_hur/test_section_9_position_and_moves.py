"""Section 9: positions and moves as text, and how bad ones are refused."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from hippodrome.games.ben_hur.game import GAME
from hippodrome.games.ben_hur.kit import house_decks
from hippodrome.games.ben_hur.position import read_position, write_position
from hippodrome.games.ben_hur.refusals import placements
from hippodrome.race.protocol import Refused
from hippodrome.saying import Trouble

from .scenes import car, legal, play, scene

Edit = Callable[[dict[str, Any]], object]


def whole() -> dict[str, Any]:
    cars = car(2000, -3000), car(4400, -3560, 0, "II A2"), car(9000, 0, 90)
    return write_position(scene(*cars, moved=[1, 2]))


@pytest.mark.rule("ben-hur 9")
def test_what_is_left_out_has_its_value_at_the_start_of_a_race() -> None:
    state = read_position({"chariots": [car(2000, -3000), car(9000, 0, 90)]})
    assert (state.phase, state.actor, state.round, state.moved) == ("turn", 1, 1, ())
    assert state.decks == house_decks()
    assert (state.table.preset, state.table.laps, state.table.arena.name) == ("antioch", 1, "antioch")
    start = read_position({"chariots": [{}, {}]})
    assert start == GAME.start({"players": 2})


@pytest.mark.rule("ben-hur 9")
@pytest.mark.parametrize(
    ("field", "edit"),
    [
        ("speed", lambda p: p.update(speed=3)),
        ("chariots[1].colour", lambda p: p["chariots"][1].update(colour="red")),
        ("game", lambda p: p.update(game="ave-caesar")),
        ("preset", lambda p: p.update(preset=["antioch"])),
        ("laps", lambda p: p.update(laps=0)),
        ("laps", lambda p: p.update(laps=True)),
        ("round", lambda p: p.update(round=41)),
        ("phase", lambda p: p.update(phase="gallop")),
        ("phase", lambda p: p.update(phase="over")),
        ("chariots[0].pose", lambda p: p.update(phase="deal")),
        ("actor", lambda p: p.update(actor=7)),
        ("actor", lambda p: p.update(actor=1)),
        ("moved", lambda p: p.update(moved=[0, 1, 2], actor=None)),
        ("moved", lambda p: p.update(moved=[1, 1])),
        ("chariots", lambda p: p.update(chariots=[])),
        ("chariots", lambda p: p.update(chariots={})),
        ("chariots[0].pose", lambda p: p["chariots"][0].update(pose=[0, 0, 0])),
        ("chariots[0].pose", lambda p: p["chariots"][0].update(pose=[2000, -3000, 360])),
        ("chariots[0].pose", lambda p: p["chariots"][0].update(pose=[2000.0, -3000, 0])),
        ("chariots[0].pose", lambda p: p["chariots"][0].update(pose=[2000, -3000])),
        ("chariots[0].pose", lambda p: p["chariots"][0].update(pose=None)),
        ("chariots[1].pose", lambda p: p["chariots"][1].update(pose=[2100, -3000, 0])),
        ("chariots[0].hand", lambda p: p["chariots"][0].update(hand=["IV"], backs="n")),
        ("chariots[0].hand", lambda p: p["chariots"][0].update(hand=["II"] * 5, backs="nnnnn")),
        ("chariots[0].hand", lambda p: p["chariots"][0].update(hand=[], backs="")),
        ("chariots[0].backs", lambda p: p["chariots"][0].update(backs="nnn")),
        ("chariots[0].backs", lambda p: p["chariots"][0].update(backs="nx")),
        ("chariots[0].turns", lambda p: p["chariots"][0].update(turns=1)),
        ("chariots[0].turns", lambda p: p["chariots"][0].update(turns="0")),
        ("chariots[0].skip", lambda p: p["chariots"][0].update(skip=0)),
        ("chariots[0].state", lambda p: p["chariots"][0].update(state="asleep")),
        ("chariots[0].away_from", lambda p: p["chariots"][0].update(away_from=0)),
        ("chariots[0].markers", lambda p: p["chariots"][0].update(markers=[4])),
        ("decks.normal", lambda p: p["decks"].update(normal=[])),
        ("decks.normal", lambda p: p["decks"]["normal"].update(II=14)),
        ("decks.normal.II", lambda p: p["decks"]["normal"].update(II=-1)),
        ("decks.green", lambda p: p["decks"].update(green={})),
        ("touch", lambda p: p.update(touch=[[0, 0]])),
        ("touch", lambda p: p.update(touch=[[0, 1, 2]])),
        ("pending.owner", lambda p: p.update(pending={})),
        ("pending", lambda p: p.update(phase="roll")),
        ("pending", lambda p: p.update(phase="draw")),
        ("seats", lambda p: p.update(seats=[0, 2, 2])),
        ("scores", lambda p: p.update(scores=[1])),
    ],
)
def test_a_bad_position_is_refused_with_the_field_named(field: str, edit: Edit) -> None:
    position = whole()
    edit(position)
    with pytest.raises(Trouble) as trouble:
        read_position(position)
    assert dict(trouble.value.saying.facts)["field"] == field


@pytest.mark.rule("ben-hur 9")
def test_unknown_options_and_arenas_are_refused() -> None:
    for edit in ({"options": {"wheels": 2}}, {"arena": "rome"}, {"arena": 3}, {"arena": {"half": 1}}):
        with pytest.raises(Trouble):
            read_position({**whole(), **edit})


@pytest.mark.rule("ben-hur 9")
def test_an_arena_may_be_written_out_in_a_position() -> None:
    wide = {"half": 3000, "inner": 3000, "outer": 9000, "first": 3500, "step": 900, "contact": 200}
    state = scene(car(0, -5000), car(0, -7000), arena=wide)
    written = write_position(state)
    assert written["arena"] == {"name": "", **wide}
    assert read_position(written) == state


@pytest.mark.rule("ben-hur 9")
def test_a_deck_of_ones_own_travels_with_set_up_and_position() -> None:
    makeup = {"normal": {"II": 30}, "risky": {"III*": 24}}
    state = GAME.start({"players": 2, "makeup": makeup})
    assert GAME.start(GAME.setup(state)) == state
    assert read_position(write_position(state)) == state
    with pytest.raises(Trouble):
        GAME.start({"players": 2, "makeup": {"normal": {"II": 3}, "risky": {"II": 3}}})


def mid_race(phase: str, pending: dict[str, Any] | None = None, **more: Any) -> dict[str, Any]:
    """Chariot 0 is in the middle of its turn, chariot 1 ahead of it on the straight."""
    cars = [car(0, -3000, 0, "II"), car(2000, -3000, 0, "II A1")]
    return {"chariots": cars, "phase": phase, "actor": 0, "moved": [1], "pending": pending, **more}


RAM = {"card": "II", "ruler": 0, "turn": 0, "target": 1, "die": 0}


@pytest.mark.rule("ben-hur 9")
def test_every_phase_can_be_told_by_hand() -> None:
    told = [
        (mid_race("take"), ["take normal", "take risky"]),
        (mid_race("whipped", actor=1), ["accident A1", "miss"]),
        (mid_race("roll", {"owner": 0, "ram": RAM}), [f"roll {die}" for die in range(1, 7)]),
        (mid_race("draw", {"owner": 0, "deck": "normal"}, decks={"normal": {"II": 3}}), ["draw II"]),
    ]
    for position, moves in told:
        assert legal(read_position(position)) == moves
    assert "stop" in legal(read_position(mid_race("more", preset="club")))
    asked = {"chariots": [{"hand": ["A1", "A1", "A2", "II"]}, {}], "phase": "redraw"}
    assert legal(read_position(asked)) == ["keep", "redraw"]


@pytest.mark.rule("ben-hur 9")
@pytest.mark.parametrize(
    "pending",
    [
        {"owner": 0},
        {"owner": 0, "ram": {**RAM, "target": 0}},
        {"owner": 0, "ram": {**RAM, "ruler": 7}},
        {"owner": 0, "ram": {**RAM, "die": 3}},
        {"owner": 0, "ram": {**RAM, "card": "A1"}},
        {"owner": 0, "ram": {"card": "II"}},
        {"owner": 0, "whip": {"by": 0, "at": 0, "die": 0}},
        {"owner": 0, "whip": {"by": 1, "at": 0, "die": 0}},
        {"owner": 0, "accident": {"card": "II", "whipped": False}},
        {"owner": 0, "ram": RAM, "accident": {"card": "A1", "whipped": False}},
    ],
)
def test_a_die_for_nothing_that_could_be_settled_is_refused(pending: dict[str, Any]) -> None:
    with pytest.raises(Trouble):
        read_position(mid_race("roll", pending))


@pytest.mark.rule("ben-hur 9")
@pytest.mark.parametrize(
    ("field", "position"),
    [
        ("actor", {**mid_race("take"), "actor": None}),
        ("pending", mid_race("draw")),
        ("touch", mid_race("whip")),
        ("touch", {**mid_race("turn"), "touch": [[0, 1], [1, 0]]}),
        ("chariots[0].hand", {**mid_race("take"), "chariots": [car(0, -3000, 0, "II II II II")]}),
        ("phase", {"phase": "turn", "chariots": [car(0, -3000, state="out")]}),
        ("phase", {"phase": "redraw", "chariots": [{"hand": ["II"]}]}),
        ("actor", {"phase": "places", "chariots": [{}, {}], "actor": 1}),
        ("chariots[0].backs", {"phase": "deal", "chariots": [{"hand": ["II"] * 3, "backs": "nnn"}, {}]}),
        ("markers", {**mid_race("turn"), "laps": 2, "chariots": [
            car(0, -3000, turns=1, markers=[1]), car(2000, -3000, turns=1, markers=[1])]}),
        ("touch", {**mid_race("turn"), "touch": [[0, 1]], "chariots": [
            car(0, -3000), car(2000, -3000, state="out")]}),
    ],
)  # fmt: skip  # a list that is read in rows
def test_a_position_that_could_not_arise_is_refused(field: str, position: dict[str, Any]) -> None:
    if len(position["chariots"]) == 1:
        position = {**position, "moved": []}
    with pytest.raises(Trouble) as trouble:
        read_position(position)
    assert dict(trouble.value.saying.facts)["field"] == field


@pytest.mark.rule("ben-hur 9")
def test_a_whip_window_told_without_its_contacts_finds_them_on_the_sand() -> None:
    cars = car(4400, -3000), car(4400, -3560)
    state = read_position({"chariots": list(cars), "phase": "whip", "actor": 0})
    assert legal(state) == ["no-whip", "whip @1"]


@pytest.mark.rule("ben-hur 9")
@pytest.mark.parametrize(
    "text",
    [
        "roll 4", "draw II*", "draw ?", "redraw", "keep", "whip @3", "no-whip", "drive II -30 +30",
        "ram II* 0 +30 @3", "accident A2", "lost", "crash III", "take normal", "take risky", "miss", "stop",
        "concede", "drive +III+ -7 +13",
    ],
)  # fmt: skip  # a list that is read in rows
def test_every_move_is_written_as_it_was_read(text: str) -> None:
    assert GAME.write(GAME.read(text)) == text


@pytest.mark.rule("ben-hur 9")
@pytest.mark.parametrize(
    "text",
    ["", "drive", "drive II", "drive II 30 0", "drive A1 0 0", "drive II +31 0", "drive II 0 00", "roll 7",
     "roll  4", "whip 3", "whip @9", "ram II 0 0", "accident II", "crash A1", "take green", "Drive II 0 0"],
)  # fmt: skip  # a list that is read in rows
def test_what_is_no_move_is_refused(text: str) -> None:
    with pytest.raises(Trouble):
        GAME.read(text)


@pytest.mark.rule("ben-hur 9")
def test_a_move_at_the_wrong_time_or_of_a_card_not_held_is_refused() -> None:
    state = read_position(whole())
    for move in ("keep", "drive III 0 0", "accident A1", "take normal", "draw ?", "whip @1"):
        with pytest.raises(Refused):
            play(state, move)


@pytest.mark.rule("ben-hur 9")
def test_placements_of_a_card_that_is_no_speed_or_of_nobody_are_refused() -> None:
    with pytest.raises(Trouble):
        placements(read_position(whole()), "A1")
    with pytest.raises(Trouble):
        placements(GAME.start({"players": 2}), "II")


json_values = st.recursive(
    st.none() | st.booleans() | st.integers(-9999, 9999) | st.floats(allow_nan=False) | st.text(max_size=5),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=5), inner, max_size=4),
    max_leaves=8,
)
FIELDS = [*whole(), "makeup", *(f"chariots.{name}" for name in whole()["chariots"][0])]
PENDINGS = ["owner", "announced", "good", "moved", "replies", "deck", "ram", "whip", "accident"]


@pytest.mark.rule("ben-hur 9")
@settings(max_examples=800, deadline=None)
@given(
    st.sampled_from(FIELDS),
    json_values | st.sampled_from(["roll", "take", "whip-reply", "redraw", "n", 0, 1]),
)
def test_whatever_a_field_holds_the_position_is_read_or_refused_with_a_reason(
    field: str, junk: object
) -> None:
    position = json.loads(json.dumps(whole()))
    if field.startswith("chariots."):
        position["chariots"][0][field.removeprefix("chariots.")] = junk
    else:
        position[field] = junk
    readable(position)


@pytest.mark.rule("ben-hur 9")
@settings(max_examples=600, deadline=None)
@given(
    st.sampled_from(
        ["turn", "take", "draw", "roll", "whip", "whip-own", "whip-reply", "whipped", "more", "deal"]
    ),
    st.dictionaries(st.sampled_from(PENDINGS), json_values | st.sampled_from([0, 1, "normal"]), max_size=4),
    st.integers(0, 2),
)
def test_whatever_the_turn_under_way_holds_it_is_read_or_refused(
    phase: str, pending: dict[str, object], actor: int
) -> None:
    readable({**whole(), "phase": phase, "pending": pending, "actor": actor})


def readable(position: object) -> None:
    """Read a position; if it is accepted it must offer moves and come back the same."""
    try:
        state = read_position(position)
    except Trouble:
        return
    assert state.phase == "over" or legal(state)
    for move in GAME.legal_moves(state):
        GAME.play(state, move)
    assert read_position(json.loads(json.dumps(write_position(state)))) == state


@pytest.mark.rule("ben-hur 9")
@given(json_values)
def test_what_is_no_position_at_all_is_refused(junk: object) -> None:
    if isinstance(junk, dict) and "chariots" in junk:
        return
    with pytest.raises(Trouble):
        read_position(junk)


@pytest.mark.rule("ben-hur 9")
def test_every_saying_of_the_rules_has_a_sentence_in_the_catalogue() -> None:
    source = Path(__file__).parents[3] / "src" / "hippodrome"
    catalogue = (source / "language" / "catalogues" / "en" / "ben-hur.ftl").read_text("utf-8")
    sentences = {line.split(" = ")[0] for line in catalogue.splitlines() if " = " in line}
    code = "".join(file.read_text("utf-8") for file in (source / "games" / "ben_hur").glob("*.py"))
    said = {word for word in code.split('"') if word.startswith("ben-hur-") and "{" not in word}
    said |= {
        f"ben-hur-{piece}-touches-{wall}" for piece in ("ruler", "chariot") for wall in ("inner", "outer")
    }
    assert said == sentences
