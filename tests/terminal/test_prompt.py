"""What can be typed at the prompt, and what is answered."""

from __future__ import annotations

import math
import re
from typing import Any

import pytest

from hippodrome.coach.traits import CoachTraits, coach_traits
from hippodrome.language import LANGUAGES, voice
from hippodrome.terminal.rulebook import clause_text, clauses

from .keyboard import typed

PROMPT = re.compile(r"(?:Your move, 1 to \d+|Press Enter to do so), or \? for help: ")


def answers(*script: str, **wish: Any) -> list[str]:
    """Give what follows each line of a script, up to the next prompt."""
    screen = typed(script, **wish)
    return [it.strip("\n") for it in PROMPT.split(screen)[1:]]


@pytest.mark.parametrize(
    "nonsense", ["x", "4-", "4-nowhere", "drive", "-1", "1.5", "why?", "rules4", "☃", "9" * 50]
)
@pytest.mark.parametrize("game", ["ave-caesar", "ben-hur"])
def test_bad_input_gets_one_clear_line(nonsense: str, game: str) -> None:
    """Whatever is typed, one line says what to type instead, and the race waits."""
    answer = answers(nonsense, game=game)[0]
    assert len(answer.splitlines()) == 1
    assert answer


def test_a_move_may_be_typed_as_it_is_written() -> None:
    """Notation plays the move, in whatever case it is typed."""
    first = typed([], seed=3)
    card, space = re.findall(r"\d+: (\d) to (\w+)", first)[0]
    screen = typed([f"{card}-{space}".upper()], seed=3)
    assert f"A Player plays {card} and drives to {space}." in screen


def test_a_move_that_may_not_be_played_is_told_why_with_its_clause() -> None:
    """Typed as a move or asked with why, the reason is the same."""
    plain, asked = answers("6-06", "why 6-06", seed=3)[:2]
    assert plain == asked == "You do not hold a 6 (3.1)"


def test_why_not_a_move_that_may_be_played() -> None:
    """The answer says that it may."""
    first = typed([], seed=3)
    card, space = re.findall(r"\d+: (\d) to (\w+)", first)[0]
    assert "may be played" in answers(f"why {card}-{space}", seed=3)[0]


def test_help_lists_every_word() -> None:
    """Each word that can be typed is explained in a line of its own."""
    text = answers("?")[0]
    for word in ("why", "rules", "board", "hint", "moves", "quit"):
        assert re.search(rf"^{word}\b", text, re.MULTILINE)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_hint_names_a_move_of_the_list_and_tells_its_chances_first(language: str) -> None:
    """The move of the hint can be played, and is the first of those whose chances are told."""
    screen = typed(["hint"], seed=3, language=language)
    hint = voice(language).say("terminal-hint", number=r"(\d+)", move=r"(\S+)")
    number, move, told = re.findall(rf"{hint}\n +(\S+?)\s?: \S.*\d[.,]\d", screen)[0]
    assert told == move
    card, _, space = move.partition("-")
    assert re.search(rf"\b{card}\b.*\b{space}\b", typed(["hint", number], seed=3, language=language))


def quick_traits(game: str) -> CoachTraits:
    """Let a hint take few imagined races."""
    return coach_traits(game)._replace(hint_budget=4, hint_seconds=math.inf)


@pytest.mark.parametrize(("game", "seed"), [("ave-caesar", 3), ("ben-hur", 5)])
def test_a_hint_is_the_same_when_asked_again_and_leaves_the_race_alone(
    game: str, seed: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Asking twice gets one answer, and the Fates of a seeded race do not notice."""
    monkeypatch.setattr("hippodrome.terminal.prompt.coach_traits", quick_traits)
    monkeypatch.setattr("hippodrome.coach.advice.coach_traits", quick_traits)
    first, second, *rest = answers("hint", "hint", "1", game=game, seed=seed)
    assert first == second
    assert rest == answers("1", game=game, seed=seed)


def test_a_hint_among_thousands_of_placements_comes_soon() -> None:
    """Free steering offers more than can be weighed: some are, and that one is always among them."""
    hint = answers("hint", game="ben-hur", seed=3, options={"steering": "free"})[0]
    found = re.match(r"The coach would choose (?:\d+, )?(.+)\n +(.+?): ", hint)
    assert found
    assert found[1] == found[2]


def test_the_board_tells_the_steps_ahead() -> None:
    """One line for each step that a card can drive, with lanes and rivals."""
    board = answers("board", seed=3)[0]
    assert [int(it) for it in re.findall(r"^ *(\d) steps? ahead:", board, re.MULTILINE)] == [1, 2, 3, 4, 5, 6]
    assert "taken by C Diocles" in board


def test_the_board_of_the_sand_is_told_and_drawn() -> None:
    """Words first, then a picture no wider than a terminal."""
    board = answers("board", game="ben-hur", seed=3)[0]
    assert "lengths to the spina" in board
    assert all(len(line) <= 79 for line in board.splitlines() if line.lstrip()[:1] in "#.")


def test_a_clause_can_be_read() -> None:
    """The words of the rule page come without its marks."""
    clause = answers("rules 4.5")[0]
    assert clause.startswith("4.5 The release\n")
    assert not re.search(r"[`*|]|\]\(", clause)
    assert "type rules and a number" in answers("rules 99")[0]


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_a_clause_is_read_in_the_language_of_the_terminal(language: str) -> None:
    """Whoever is spoken to in a language reads the rules in it."""
    heading, *_ = clause_text("ave-caesar", "4.5", language) or [""]
    assert heading != (clause_text("ave-caesar", "4.5") or [""])[0]
    assert f"\n{heading}\n" in typed(["rules 4.5"], language=language).replace(": 4.5", ":\n4.5")


def test_a_language_without_a_rule_page_reads_the_english_one() -> None:
    """A clause is better read in English than not at all."""
    assert clause_text("ben-hur", "4.1", "la") == clause_text("ben-hur", "4.1")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", ["ave-caesar", "ben-hur"])
def test_every_clause_reads_as_plain_text(game: str, language: str) -> None:
    """No mark of Markdown is left, and every clause says something."""
    assert len(clauses(game)) > 30
    for clause in clauses(game):
        text = clause_text(game, clause, language)
        assert text
        assert not re.search(r"`|\*|\]\(", re.sub(r"(I|\+)\*", "", "\n".join(text))), clause


def test_every_refusal_on_the_screen_carries_its_clause() -> None:
    """What may not be played is told with the number of the rule."""
    screen = typed(["1"] * 400, seed=3)
    barred = re.findall(r"Not now:\n((?:  .*\n)+)", screen)
    assert barred
    for line in "".join(barred).splitlines():
        assert re.search(r"\(\d\.\d\)$", line)
        assert line.count("(") == 1
