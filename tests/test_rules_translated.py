"""The rule pages in every language of the house: the same clauses, and nothing left out of them."""

from __future__ import annotations

import re
from pathlib import Path
from typing import NamedTuple

import pytest

from hippodrome.language import LANGUAGES

RULES = Path(__file__).resolve().parent.parent / "docs" / "rules"
GAMES = ("ave-caesar", "ben-hur")
TRANSLATED = LANGUAGES[1:]

HEADING = re.compile(r"^(#{2,3}) (\d+(?:\.\d+)?) (.+)$", re.MULTILINE)
REFERENCE = re.compile(r"(?<![\d.,])\d\.\d(?![\d.,]*\d)")
CODE = re.compile(r"`[^`]+`")
MARK = re.compile(r"\||> \*|- |\d\. ")
KIND = {"|": "row", ">": "example"}
FRENCH_SPACE = re.compile(r" [:;?!»]|« |«[^\u00a0]|\w[;?!»]")


class Clause(NamedTuple):
    """A clause of a rule page: how deep its heading is, its number and its text."""

    depth: int
    number: str
    title: str
    text: str


def page(game: str, language: str = "en") -> str:
    """Read a rule page."""
    folder = RULES if language == "en" else RULES / language
    return (folder / f"{game}.md").read_text(encoding="utf-8")


def clauses(game: str, language: str = "en") -> list[Clause]:
    """Cut a rule page into its clauses."""
    text = page(game, language)
    heads = list(HEADING.finditer(text))
    ends = [*(it.start() for it in heads[1:]), len(text)]
    return [
        Clause(len(it[1]), it[2], it[3], text[it.end() : end].strip())
        for it, end in zip(heads, ends, strict=True)
    ]


def shape(text: str) -> list[str]:
    """Say what a text is made of, block by block: entries of a list and rows of a table one by one."""
    marked = ([MARK.match(line) for line in block.splitlines()] for block in text.split("\n\n"))
    return ["".join(KIND.get(it[0][0], "entry") for it in block if it) or "text" for block in marked]


@pytest.mark.parametrize("language", TRANSLATED)
@pytest.mark.parametrize("game", GAMES)
def test_every_language_has_the_same_clauses(game: str, language: str) -> None:
    """Numbers and depths of headings are those of the English page, so a clause can be cited to anyone."""
    expected = [(it.depth, it.number) for it in clauses(game)]
    assert [(it.depth, it.number) for it in clauses(game, language)] == expected


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_no_clause_is_empty(game: str, language: str) -> None:
    """A heading is followed by a text, except that of a section which has clauses."""
    found = clauses(game, language)
    divided = {it.number.split(".")[0] for it in found if "." in it.number}
    assert [it.number for it in found if not it.text and it.number not in divided] == []


@pytest.mark.parametrize("language", TRANSLATED)
@pytest.mark.parametrize("game", GAMES)
def test_every_clause_is_translated_whole(game: str, language: str) -> None:
    """Paragraphs, entries, rows and examples are as many; what is cited or in code is the same."""
    for english, other in zip(clauses(game), clauses(game, language), strict=True):
        assert shape(other.text) == shape(english.text), other.number
        assert sorted(REFERENCE.findall(other.text)) == sorted(REFERENCE.findall(english.text)), other.number
        assert sorted(CODE.findall(other.text)) == sorted(CODE.findall(english.text)), other.number
        assert other.text != english.text or not english.text


@pytest.mark.parametrize("language", TRANSLATED)
@pytest.mark.parametrize("game", GAMES)
def test_the_contents_name_every_clause(game: str, language: str) -> None:
    """A clause is one click away from the top of its page, under its own title."""
    text = page(game, language)
    assert [it.number for it in clauses(game, language) if f"[{it.number} {it.title}](#" not in text] == []


@pytest.mark.parametrize("game", GAMES)
def test_french_spaces_do_not_break(game: str) -> None:
    """A sign that French sets apart is never left alone at the start of a line."""
    prose = CODE.sub("code", page(game, "fr"))
    assert FRENCH_SPACE.findall(re.sub(r"\]\([^)]*\)", "]", prose)) == []
