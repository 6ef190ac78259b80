"""The rules at hand: a clause of the rule pages, as plain text."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from pathlib import Path

from hippodrome.on_demand import load


@cache
def _page(game: str, language: str) -> str | None:
    """Read a rule page, packed beside this module or in the documents of a checkout; English if need be."""
    name = f"{game}.md" if language == "en" else f"{language}/{game}.md"
    packed = files(__package__) / "rules" / name
    checkout = Path(__file__).parents[3] / "docs" / "rules" / name
    for page in (packed, checkout):
        if page.is_file():
            return page.read_text(encoding="utf-8")
    return None if language == "en" else _page(game, "en")


@cache
def _texts(game: str, language: str) -> dict[str, list[str]]:
    """Read a rule page clause by clause."""
    texts: dict[str, list[str]] = load("hippodrome.terminal.rule_text:read_clauses")(
        _page(game, language) or ""
    )
    return texts


def clauses(game: str) -> tuple[str, ...]:
    """List the clauses of a game; none where the rule pages are not at hand."""
    return tuple(_texts(game, "en"))


def clause_text(game: str, clause: str, language: str = "en") -> list[str] | None:
    """Give a clause as paragraphs, its heading first; None where there is no such clause."""
    return _texts(game, language).get(clause)
