"""Tables without a server: the same messages as the server's, whole races of both games, and what is kept."""

from __future__ import annotations

import json
import random
from typing import Any

import msgspec
import pytest

from hippodrome.offline import House
from hippodrome.records import read_record
from hippodrome.server import messages

CHARIOTEERS = {"ave-caesar": "greedy", "ben-hur": "steady"}
SETUPS: dict[str, dict[str, Any]] = {
    "ave-caesar": {"players": 3, "programme": [{"course": "white", "direction": "clockwise"}]},
    "ben-hur": {"players": 3, "laps": 1},
}


class Browser:
    """A page that keeps what it hears."""

    def __init__(self, seed: int = 7) -> None:
        self.frames: list[dict[str, Any]] = []
        self.house = House(
            lambda _, text: self.frames.append(json.loads(text)), random.Random(seed).randrange
        )

    def ask(self, do: str, **facts: Any) -> Any:
        """Ask, and give the answer; a refusal is an error."""
        said = json.loads(self.house.answer(json.dumps({"do": do, **facts})))
        assert "answer" in said, said
        return said["answer"]

    def refused(self, do: str, **facts: Any) -> str:
        """Ask for what cannot be, and give the reason."""
        said = json.loads(self.house.answer(json.dumps({"do": do, **facts})))
        return str(said["refused"]["code"])

    def opened(self, game: str) -> None:
        """Open a table, sit down at seat 0 and start."""
        driver = {"type": "charioteer", "name": CHARIOTEERS[game]}
        settings = {"game": game, "setup": SETUPS[game], "seats": [{"type": "person"}, driver, driver]}
        self.ask("open", settings=settings, id="here-1")
        assert self.ask("sit", table="here-1", name="Livia")["seat"] == 0
        self.ask("deed", table="here-1", deed={"type": "start", "key": "k", "seat": 0})

    def mine(self) -> dict[str, Any]:
        """Give the last frame for seat 0."""
        return next(it for it in reversed(self.frames) if it["viewer"] == 0)

    def step(self) -> bool:
        """Let whoever is to move do so; say whether anybody was."""
        frame = self.mine()
        if frame["race"]["to_move"] is None:
            return False
        if frame["race"]["to_move"] == 0:
            move = frame["race"]["offers"][0]
            deed = {"type": "move", "key": "k", "seat": 0, "move": move, "turn": frame["table"]["turn"]}
            self.ask("deed", table="here-1", deed=deed)
        else:
            assert self.ask("drive", table="here-1")
        return True


@pytest.mark.parametrize("game", CHARIOTEERS)
def test_a_whole_race_is_run_in_messages_that_the_server_could_have_sent(game: str) -> None:
    browser = Browser()
    browser.opened(game)
    while browser.step():
        pass
    wholes = browser.ask("show", table="here-1", seats=[0])
    for frame in [*browser.frames, *wholes]:
        msgspec.convert(frame, messages.FromServer)
    assert browser.mine()["table"]["stage"] == "over"
    record = read_record(browser.ask("record", table="here-1"))
    assert len(record.steps) == browser.mine()["race"]["lines"]
    steps = browser.ask("history", table="here-1", first=1, last=9999)
    assert len(steps) == len(record.steps)
    assert steps[-1]["view"] == browser.ask("look", table="here-1")["race"]["view"]


@pytest.mark.parametrize("game", CHARIOTEERS)
def test_what_is_kept_brings_the_race_back_as_it_was(game: str) -> None:
    browser = Browser()
    browser.opened(game)
    for _ in range(8):
        browser.step()
    before = browser.ask("show", table="here-1", seats=[0])
    other = Browser()
    other.ask("restore", kept=browser.ask("keep", table="here-1"))
    assert other.ask("show", table="here-1", seats=[0]) == before


@pytest.mark.parametrize("game", CHARIOTEERS)
def test_nobody_else_is_offered_anything_and_hands_stay_hidden(game: str) -> None:
    browser = Browser()
    browser.opened(game)
    for _ in range(20):
        browser.step()
    for frame in browser.frames:
        race = frame["race"]
        if race is None or frame["table"]["stage"] != "racing":
            continue
        assert (race["offers"] is not None) == (race["to_move"] == frame["viewer"])
        for chariot in race["view"]["chariots"]:
            if game == "ave-caesar" and chariot["owner"] != frame["viewer"]:
                assert chariot["hand"] is None
    for frame in browser.frames:
        if game == "ben-hur" and frame["viewer"] == "stands" and frame["race"]:
            assert all(card == "?" for it in frame["race"]["view"]["chariots"] for card in it["hand"])


def test_what_cannot_be_is_refused_and_changes_nothing() -> None:
    browser = Browser()
    assert browser.refused("look", table="here-9") == "table-unknown"
    browser.opened("ave-caesar")
    while browser.mine()["race"]["to_move"] != 0:
        browser.step()
    frame = browser.mine()
    turn = frame["table"]["turn"]
    before = browser.ask("show", table="here-1", seats=[0])
    deed = {"type": "move", "key": "k", "seat": 0, "move": "7-nowhere", "turn": turn}
    assert browser.refused("deed", table="here-1", deed=deed)
    move = frame["race"]["offers"][0]
    assert (
        browser.refused("deed", table="here-1", deed=deed | {"move": move, "turn": turn - 1}) == "move-stale"
    )
    assert browser.refused("deed", table="here-1", deed=deed | {"move": move, "seat": 1}) == "not-your-turn"
    assert browser.ask("show", table="here-1", seats=[0]) == before


def test_the_coach_names_one_of_the_moves_offered() -> None:
    browser = Browser()
    browser.opened("ave-caesar")
    while browser.mine()["race"]["to_move"] != 0:
        browser.step()
    hint = browser.ask("hint", table="here-1", seat=0)
    assert hint["move"] in browser.mine()["race"]["offers"]
    assert hint["words"]


def test_a_race_that_is_over_can_be_raced_again_and_brought_in() -> None:
    browser = Browser()
    browser.opened("ave-caesar")
    while browser.step():
        pass
    record = browser.ask("record", table="here-1")
    assert browser.ask("bring_in", record=record, id="here-2") == {"table": "here-2", "code": "here-2"}
    assert browser.ask("look", table="here-2")["table"]["stage"] == "over"
    again = browser.ask("deed", table="here-1", deed={"type": "rematch", "key": "k", "seat": 0})["rematch"]
    assert browser.ask("look", table=again)["table"]["stage"] == "gathering"
