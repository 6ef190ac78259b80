"""The third game on the command line: raced, recorded, replayed, refereed, leagued, reviewed, played."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from tests.terminal.keyboard import first_moves, typed
from tests.third_game.conftest import Command

import hippodrome
from hippodrome.games import game_entry, game_names
from hippodrome.saying import Trouble


def test_it_is_raced_recorded_and_replayed(command: Command, tmp_path: Path) -> None:
    raced = command("race", "--game", "stadion", "--seats", "hare,random", "--seed", "5", "--out", "r.jsonl")
    assert raced.splitlines()[0].startswith("1. ")
    header = json.loads((tmp_path / "r.jsonl").read_text().splitlines()[0])
    assert header["game"] == "stadion"
    told = command("replay", "r.jsonl")
    assert "wins the stadion!" in told
    assert "sound" in told.splitlines()[-1]
    assert " paces" in told


def test_its_record_is_no_notebook_s(command: Command, tmp_path: Path) -> None:
    """Where a game hands over no front door, that is said in a line."""
    command("race", "--game", "stadion", "--seed", "5", "--out", "r.jsonl")
    with pytest.raises(Trouble, match="front-none"):
        hippodrome.read_record((tmp_path / "r.jsonl").read_text())


def test_what_a_language_lacks_is_told_in_english(command: Command) -> None:
    command("race", "--game", "stadion", "--seed", "5", "--out", "r.jsonl")
    told = command("replay", "r.jsonl", language="de")
    assert "läuft" in told
    assert "wins the stadion!" in told


def test_the_referee_answers_for_it(command: Command) -> None:
    state = game_entry("stadion").positions.write_position(game_entry("stadion").game.start({}))
    request = json.dumps({"do": "perft", "position": state, "depth": 2})
    assert json.loads(command("referee", typed=request + "\n")) == {"count": 36}


def test_it_is_leagued_by_several_processes(command: Command, tmp_path: Path) -> None:
    entrants = ("--entrants", "hare,random", "--chariots", "4", "--races", "8", "--jobs", "2")
    told = command("league", "--game", "stadion", *entrants, "--out", "league")
    assert told.splitlines()[0].startswith("1. hare")
    page = (tmp_path / "league" / "ladder.md").read_text()
    assert "# League: stadion" in page
    assert "## Wins by start turn" in page


def test_it_is_balanced(command: Command, tmp_path: Path) -> None:
    command("balance", "--game", "stadion", "--races", "4", "--out", "balance.md")
    page = (tmp_path / "balance.md").read_text()
    assert "## Stadion" in page
    assert "a rest" in page


def test_it_is_reviewed(command: Command, tmp_path: Path) -> None:
    command("race", "--game", "stadion", "--seats", "random,hare", "--seed", "2", "--out", "r.jsonl")
    told = command("review", "r.jsonl", "--seat", "1", "--budget", "16", "--out", "review")
    assert "random 1" in told
    review = json.loads((tmp_path / "review" / "review.json").read_text())
    assert {"move", "win", "place"} <= set(review["decisions"][0]["moves"][0])


def test_help_names_its_charioteers(command: Command) -> None:
    assert "stadion (random, hare)" in " ".join(command("race", "--help").split())


def test_it_is_played_in_the_terminal() -> None:
    screen = typed(first_moves("?", "hint", "board", "why"), game="stadion", seats=("you", "hare"))
    for line in ("Stadion. Play a card", "Moves are written like run 4", "Your hand:", "to pace", "paces"):
        assert line in screen


def test_it_is_on_the_menu() -> None:
    screen = typed(["3", "quit", "y"], menu=True)
    assert "Type 3 for Stadion" in screen
    assert "Stadion. Play a card" in screen


def test_a_game_that_cannot_be_loaded_is_told_in_a_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HIPPODROME_GAMES", "tests.third_game.nowhere:ENTRY")
    with pytest.raises(Trouble, match="game-unloadable"):
        game_names()
