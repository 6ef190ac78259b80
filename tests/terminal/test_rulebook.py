"""Rule pages as plain text: entries of a list and rows of a table each stand alone."""

from __future__ import annotations

from hippodrome.language import LANGUAGES
from hippodrome.terminal.rulebook import clause_text, clauses


def test_a_row_of_a_table_is_a_line_of_its_own() -> None:
    """The cells follow each other with commas, and the line under the head is gone."""
    text = clause_text("ave-caesar", "1.1") or []
    assert "course, side of the board, chariots, shortest race, cards to spare" in text
    assert "white, A, 3–4, 80 spaces, 4 points" in text
    assert not any("|" in it or "---" in it for it in text)


def test_an_entry_of_a_list_keeps_its_number_and_all_its_lines() -> None:
    """An entry that goes over several lines is one paragraph."""
    entries = [it for it in clause_text("ave-caesar", "8.2") or [] if it[0].isdecimal()]
    assert [it.split()[0] for it in entries] == ["8.2", "1.", "2.", "3.", "4."]
    assert entries[-1].endswith(".")


def test_every_language_has_the_clauses_of_the_english_page() -> None:
    """A clause begins with its number and title, in every language."""
    for game in ("ave-caesar", "ben-hur"):
        for clause in clauses(game):
            for language in LANGUAGES:
                assert (clause_text(game, clause, language) or [""])[0].startswith(f"{clause} ")


def test_what_is_no_clause_is_not_found() -> None:
    """Neither a word of the title nor a number that nothing bears is a clause."""
    assert clause_text("ave-caesar", "Ave") is None
    assert clause_text("ave-caesar", "9.99") is None
    assert clause_text("no-such-game", "1.1") is None
    assert clauses("no-such-game") == ()
