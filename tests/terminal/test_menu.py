"""The menu, the command and the screen."""

from __future__ import annotations

import re

import pytest
from click.testing import CliRunner

from hippodrome.language import voice
from hippodrome.saying import saying
from hippodrome.terminal.command import play_command
from hippodrome.terminal.console import Console

from .keyboard import Screen, first_moves, typed


def test_enter_races_at_once() -> None:
    """Ave Caesar on white, a person against three greedy charioteers."""
    screen = typed([""], menu=True)
    assert screen.count("charioteer greedy") == 3
    assert "course white, clockwise, 3 laps" in screen
    assert "You may play:" in screen


def test_two_is_ben_hur_and_q_leaves() -> None:
    """The other entries of the menu do what they say."""
    assert "On the sand:" in typed(["2"], menu=True)
    assert typed(["q"], menu=True).endswith("You leave the race. Farewell.\n")
    assert "Press Enter, or type 2, 3 or q." in typed(["7", "q"], menu=True)


def test_a_table_can_be_set_up_by_questions() -> None:
    """Two players with names, two charioteers, a course of their choice."""
    script = ["3", "1", "2", "Anna", "Bo", "9", "2", "random", "blue"]
    screen = typed(script, menu=True)
    assert "Type a number from 0 to 4" in screen
    assert "Anna: at the keyboard" in screen
    assert "Bo: at the keyboard" in screen
    assert screen.count("charioteer random") == 2
    assert "Type one of these" in typed([*script[:-1], "nowhere"], menu=True)


def test_every_question_has_an_answer_ready() -> None:
    """Enter all the way is a race."""
    assert "You may play:" in typed(["3", *[""] * 8], menu=True)
    assert "On the sand:" in typed(["3", "2", *[""] * 8], menu=True)


def test_the_command_skips_the_menu_when_anything_is_asked_for() -> None:
    """The flags reach the race."""
    asked = ["--seats", "you:Anna,greedy:Brutus,random", "--course", "pro-ludo-a", "--laps", "2"]
    more = ["--option", "hand_size=4", "--direction", "anticlockwise", "--seed", "2", "--language", "en"]
    done = CliRunner().invoke(play_command, [*asked, *more], input="quit\ny\n")
    assert done.exit_code == 0
    assert "Your choice:" not in done.output
    assert "Brutus: charioteer greedy" in done.output
    assert "course pro-ludo-a, anticlockwise, 2 laps" in done.output
    assert re.search(r"Your hand: \d, \d, \d, \d\n", done.output)


def test_the_command_without_flags_shows_the_menu() -> None:
    """And the language alone does not skip it."""
    done = CliRunner().invoke(play_command, ["--language", "de"], input="q\n")
    assert "Deine Wahl:" in done.output


# --- the screen --------------------------------------------------------------------------------------------


def test_a_terminal_gets_folded_lines_and_bold_headings(monkeypatch: pytest.MonkeyPatch) -> None:
    """Lines are broken between words at the width of the terminal."""
    monkeypatch.delenv("NO_COLOR", raising=False)
    monkeypatch.setenv("TERM", "xterm")
    monkeypatch.setenv("COLUMNS", "60")
    screen = typed(first_moves(), tty=True)
    assert "\x1b[1mYour turn" in screen
    plain = re.sub(r"\x1b\[\d*m", "", screen)
    assert max(len(line) for line in plain.splitlines() if "help:" not in line and "Enter" not in line) <= 60


@pytest.mark.parametrize("tty", [True, False])
def test_no_colour_where_none_is_wanted(monkeypatch: pytest.MonkeyPatch, *, tty: bool) -> None:
    """NO_COLOR, a file or a pipe: not one escape."""
    if tty:
        monkeypatch.setenv("NO_COLOR", "1")
    assert "\x1b" not in typed(first_moves(), tty=tty)


def test_names_cannot_play_tricks_on_the_terminal() -> None:
    """An escape in a name is shown, not obeyed."""
    assert "\x1b" not in typed(["1"], seats=("you:A\x1b[2J", "greedy", "greedy"))


def test_a_line_of_parts_is_joined_by_commas_but_not_after_a_colon() -> None:
    """So that a list reads like a list."""
    console = Console(Screen(), Screen(), voice("en"))
    line = [saying("terminal-board-step", steps=2), saying("terminal-bottleneck"), saying("terminal-inside")]
    assert console.join(line) == "2 steps ahead: a bottleneck, inside lane"
