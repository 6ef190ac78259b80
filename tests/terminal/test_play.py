"""Whole races at the keyboard, through the same door that the command uses."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from hippodrome.charioteers.ave_caesar import champion
from hippodrome.games.ave_caesar.kit import sorted_values
from hippodrome.language import LANGUAGES
from hippodrome.race.protocol import FATES
from hippodrome.records import read_record
from hippodrome.saying import Trouble
from hippodrome.terminal.console import CURTAIN_LINES

from .keyboard import first_moves, typed

RACES: dict[str, dict[str, Any]] = {
    "usual": {"game": "ave-caesar"},
    "anticlockwise": {"game": "ave-caesar", "direction": "anticlockwise", "course": "blue"},
    "many": {"game": "ave-caesar", "seats": ("you", *("greedy",) * 5)},
    "few": {"game": "ave-caesar", "seats": ("you", "random"), "laps": 1},
    "tucking": {"game": "ave-caesar", "edition": "summary"},
    "tournament": {"game": "ave-caesar", "tournament": True, "course": "white", "laps": 1},
    "stable": {"game": "ave-caesar", "seats": ("you", "greedy"), "each": 2, "laps": 2},
    "votes": {
        "game": "ave-caesar",
        "seats": ("you", "greedy"),
        "unmanned": 2,
        "options": {"unmanned_driver": "vote"},
    },
    "sand": {"game": "ben-hur"},
    "club": {"game": "ben-hur", "edition": "club", "seats": ("you", "random", "steady")},
    "season": {"game": "ben-hur", "edition": "season", "seats": ("you", "steady")},
    "tyre": {"game": "ben-hur", "course": "tyre", "laps": 2, "each": 2, "seats": ("you", "random")},
    "free": {"game": "ben-hur", "options": {"steering": "free"}, "seats": ("you", "random")},
}


@pytest.mark.parametrize("wish", RACES.values(), ids=RACES)
def test_a_race_is_driven_to_its_end_and_recorded(wish: dict[str, Any], tmp_path: Path) -> None:
    """Whoever always takes the first move sees the result, and the record verifies."""
    out = tmp_path / "race.jsonl"
    screen = typed(first_moves(), out=str(out), **wish)
    assert "The race is over." in screen
    assert "Result:" in screen
    assert screen.endswith("Farewell, charioteer.\n")
    record = read_record(out.read_text(encoding="utf-8"))
    assert record.seats[0] == "Player"
    assert record.header["seats"][0] == {"name": "Player", "charioteer": "person"}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", ["ave-caesar", "ben-hur"])
def test_every_language_has_all_the_words_of_a_race(game: str, language: str) -> None:
    """No key is shown in place of a sentence, and no gap is left."""
    script = first_moves("?", "why", "board", "hint", "moves", "rules", "why x", "0", "x", "quit", "")
    screen = typed(script, game=game, language=language)
    assert not re.search(r"\b(told|terminal|refused|ben-hur)-[a-z]", screen)
    assert "{" not in screen


def test_nobody_at_the_keyboard_watches_the_race() -> None:
    """Without a person the race is told to the end, and nothing is asked."""
    screen = typed((), seats=("greedy", "greedy", "random"))
    assert "Result:" in screen
    assert "Your move" not in screen


def test_where_the_champion_cannot_drive_one_line_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    """The tactician drives instead, for both of them."""
    monkeypatch.setattr(champion, "MOST_SPACES", 30)
    screen = typed((), seats=("champion", "champion:20", "greedy"), course="white", laps=1)
    assert screen.count("The course “white” is too large for the champion; the tactician drives instead") == 1
    assert "Result:" in screen


def test_an_only_move_is_played_by_enter() -> None:
    """Where there is one move, Enter is enough; where there are several it is not."""
    screen = typed(["", "1", ""], seed=3)
    assert "Type the number of a move, 1 to 10." in screen
    assert "Press Enter to do so" in screen
    assert "A Player is blocked by other chariots and passes (3.3)." in screen


def test_the_same_seed_brings_the_same_race() -> None:
    """A race can be repeated."""
    assert typed(first_moves(), seed=5) == typed(first_moves(), seed=5)


# --- several at one keyboard -----------------------------------------------------------------------------


@pytest.mark.parametrize("game", ["ave-caesar", "ben-hur"])
def test_nobody_sees_the_hand_of_another(game: str, tmp_path: Path) -> None:
    """Between two curtains there are only the hands and the draws of the one named on the curtain."""
    out = tmp_path / "race.jsonl"
    other = "greedy" if game == "ave-caesar" else "steady"
    screen = typed(first_moves(), game=game, seats=("you:Anna", "you:Bo", other), out=str(out))
    record = read_record(out.read_text(encoding="utf-8"))
    scenes = re.split(r"Pass the keyboard to (\w+), then press Enter: ", screen)
    shown = []
    for name, scene in zip(scenes[1::2], scenes[2::2], strict=True):
        stranger = "Bo" if name == "Anna" else "Anna"
        assert not re.search(rf"Your turn: .*{stranger}|, {stranger}: ", scene)
        shown += [(name, hand) for hand in re.findall(r"Your hand: (.*)", scene)]
    held = []
    for step in record.steps:
        if step.event.by is FATES or step.event.by == 2:
            continue
        if game == "ave-caesar":
            hand = ", ".join(map(str, sorted_values(step.before.chariots[step.before.turn].hand)))
        elif step.before.phase == "whip":
            continue
        else:
            hand = ", ".join(step.before.chariots[step.before.actor].hand)
        held.append((("Anna", "Bo")[int(step.event.by or 0)], hand))
    assert shown == held


def test_the_curtain_scrolls_everything_away() -> None:
    """From the move of one to the name of the next there are empty lines only, more than a screen has."""
    screen = typed(first_moves(), seats=("you:Anna", "you:Bo", "greedy"))
    gaps = re.findall(r"or \? for help: (\s*)Pass the keyboard", screen)
    assert len(gaps) > 20
    assert all(gap == "\n" * CURTAIN_LINES for gap in gaps)


def test_a_draw_is_told_only_to_whoever_drew() -> None:
    """In a hot seat the card drawn is told after the curtain, and once."""
    screen = typed(first_moves(), seats=("you:Anna", "you:Bo", "greedy"))
    for line in re.findall(r".*You draw .*", screen):
        assert "Anna" in line or "Bo" in line
    scenes = re.split(r"Pass the keyboard to (\w+), then press Enter: ", screen)
    for name, scene in zip(scenes[1::2], scenes[2::2], strict=True):
        assert all(name in line for line in re.findall(r".*You draw .*", scene))


# --- leaving -----------------------------------------------------------------------------------------------


def test_quit_asks_and_stays_unless_told_to_leave() -> None:
    """A slip of the finger does not end the race."""
    screen = typed(["quit", "", "quit", "y"])
    assert screen.count("Leave the race?") == 2
    assert screen.endswith("You leave the race. Farewell.\n")
    assert "Result:" not in screen


@pytest.mark.parametrize(("script", "word"), [(["1"], "Nothing more to read"), (["1", "^C"], "Interrupted")])
def test_the_end_of_input_and_ctrl_c_are_one_polite_line(script: list[str], word: str) -> None:
    """No traceback, one line."""
    last = typed(script).splitlines()[-1]
    assert last.startswith(word)


def test_the_race_so_far_is_written_when_it_is_left(tmp_path: Path) -> None:
    """The file is there, says that it is unfinished, and names how far it goes."""
    out = tmp_path / "race.jsonl"
    screen = typed(["1", "quit", "y"], out=str(out))
    assert "The race so far, unfinished, is in" in screen
    with pytest.raises(Trouble, match="record-unfinished"):
        read_record(out.read_text(encoding="utf-8"))


def test_a_rematch_has_a_record_of_its_own(tmp_path: Path) -> None:
    """The second race does not write over the first."""
    out = tmp_path / "race.jsonl"
    first = typed(first_moves(), laps=1)
    moves = first.count("or ? for help")
    typed([*["1"] * moves, "y", *["1"] * 500], laps=1, out=str(out))
    assert read_record(out.read_text(encoding="utf-8")).steps
    assert read_record((tmp_path / "race-2.jsonl").read_text(encoding="utf-8")).steps


@pytest.mark.parametrize(
    "wish",
    [
        {"seats": ("you", "steady")},
        {"course": "nowhere"},
        {"edition": "none"},
        {"game": "ben-hur", "unmanned": 1},
        {"game": "ben-hur", "seats": ("you",)},
        {"game": "chess"},
        {"options": {"nonsense": 1}},
        {"out": "/nowhere/at/all/race.jsonl"},
    ],
)
def test_a_wish_that_cannot_be_met_is_trouble(wish: dict[str, Any]) -> None:
    """The command turns it into one line."""
    with pytest.raises((Trouble, KeyError)) as caught:
        typed((), **wish)
    assert isinstance(caught.value, Trouble)
