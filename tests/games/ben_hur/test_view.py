"""A view as it is written: what it hides, and exactly the fields and types it is declared with."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from hippodrome.games.ben_hur.game import GAME
from hippodrome.games.ben_hur.moves import Draw
from hippodrome.games.ben_hur.state import in_race_order
from hippodrome.games.ben_hur.view import WrittenView
from hippodrome.race.protocol import STANDS, Seat
from hippodrome.records import read_record

from .scenes import SETUPS, random_race, viewers

RACES = Path(__file__).parents[2] / "races"
FILES = sorted(RACES.glob("ben-hur-*.jsonl"))


@pytest.mark.parametrize("file", FILES, ids=lambda it: it.stem)
def test_a_view_has_the_fields_and_types_it_is_declared_with(file: Path) -> None:
    steps = read_record(file.read_text(encoding="utf-8")).steps
    assert steps
    for step in steps[:: max(1, len(steps) // 40)]:
        state = step.after
        for viewer in viewers(state):
            written = msgspec.json.decode(msgspec.json.encode(GAME.write_view(GAME.view(state, viewer))))
            read = msgspec.convert(written, WrittenView, strict=True)
            # A field that is not declared is dropped by reading, so nothing may be missing afterwards.
            assert msgspec.json.decode(msgspec.json.encode(read)) == written


@pytest.mark.parametrize("file", FILES[:8], ids=lambda it: it.stem)
def test_only_whoever_decides_is_told_what_it_faces(file: Path) -> None:
    found = 0
    for step in read_record(file.read_text(encoding="utf-8")).steps:
        state = step.after
        mover = GAME.to_move(state)
        for viewer in viewers(state):
            faced = GAME.write_view(GAME.view(state, viewer))["decision"]
            assert (faced is not None) == (viewer == mover)
            found += faced is not None
    assert found


def test_an_arena_and_decks_of_ones_own_are_declared_too() -> None:
    arena = {"half": 4800, "inner": 2000, "outer": 6000, "first": 2360, "step": 640, "contact": 100}
    deck = {"II": 40, "A1": 4}
    setup = {"players": 2, "arena": arena | {"name": "mine"}, "makeup": {"normal": deck, "risky": deck}}
    written = GAME.write_view(GAME.view(GAME.start(setup), STANDS))
    assert msgspec.to_builtins(msgspec.convert(written, WrittenView, strict=True)) == written
    assert written["arena"] == arena | {"name": "mine"}
    assert written["makeup"]["normal"] == deck


@pytest.mark.rule("ben-hur 1.4")
@pytest.mark.parametrize("setup", SETUPS[:3])
def test_changing_what_is_hidden_changes_nothing_that_is_shown(setup: dict[str, Any]) -> None:
    pick = Random(10)
    for state, _ in random_race(setup, 7):
        for viewer in viewers(state):
            seen = GAME.view(state, viewer)
            other = GAME.imagine(seen, pick.randrange)
            shown = json.dumps(GAME.write_view(seen))
            assert json.dumps(GAME.write_view(GAME.view(other, viewer))) == shown


@pytest.mark.rule("ben-hur 1.4")
def test_backs_are_public_and_hands_are_not() -> None:
    for state, _ in random_race({"players": 2}, 1):
        written = GAME.write_view(GAME.view(state, Seat(0)))
        own, other = written["chariots"]
        assert own["hand"] == list(state.chariots[0].hand)
        assert other["hand"] == ["?"] * len(state.chariots[1].hand)
        assert other["backs"] == "".join(sorted(state.chariots[1].backs))


@pytest.mark.rule("ben-hur 3.2")
def test_a_view_tells_the_place_of_each_chariot_so_far() -> None:
    for state, _ in random_race({"players": 3}, 4):
        found = GAME.write_view(GAME.view(state, STANDS))["places"]
        order = [number for number in range(3) if state.chariots[number].state == "racing"]
        if state.phase not in ("places", "deal"):
            assert sorted(order, key=lambda number: found[number]) == in_race_order(state, order)


@pytest.mark.rule("ben-hur 1.4")
def test_a_card_drawn_is_shown_to_its_owner_only() -> None:
    for state, move in random_race({"players": 2}, 2):
        for viewer in viewers(state):
            text = GAME.write_for(state, move, viewer)
            if isinstance(move, Draw) and state.actor is not None:
                hidden = state.table.seats[state.actor] != viewer
                assert text == ("draw ?" if hidden else GAME.write(move))
            else:
                assert text == GAME.write(move)
