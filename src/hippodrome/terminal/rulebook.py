"""The rules at hand: a clause of the rule pages, as plain text."""

from __future__ import annotations

import re
from functools import cache
from importlib.resources import files
from pathlib import Path

_HEADING = re.compile(r"^#{2,3} (\d+(?:\.\d+)?) (.+)$")
_MARKED = re.compile(r"`([^`]+)`|\*\*(.+?)\*\*|\*(.+?)\*|\[([^\]]+)\]\([^)]*\)")


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
def clauses(game: str) -> tuple[str, ...]:
    """List the clauses of a game; none where the rule pages are not at hand."""
    found = (_HEADING.match(line) for line in (_page(game, "en") or "").splitlines())
    return tuple(it[1] for it in found if it)


def clause_text(game: str, clause: str, language: str = "en") -> list[str] | None:
    """Give a clause as paragraphs, its heading first; None where there is no such clause."""
    lines: list[str] = []
    inside = False
    for line in (_page(game, language) or "").splitlines():
        heading = _HEADING.match(line)
        if heading:
            inside = heading[1] == clause
        if inside:
            lines.append(f"{heading[1]} {heading[2]}" if heading else line)
    return [_plain(it) for it in _paragraphs(lines)] if lines else None


def _paragraphs(lines: list[str]) -> list[str]:
    """Join the lines of a paragraph; list entries and rows of a table stand alone."""
    joined: list[str] = []
    fresh = True
    for line in (it.strip().removeprefix("> ").removeprefix(">") for it in lines):
        apart = line.startswith(("- ", "|", "1. ", "2. ", "3. ", "4. "))
        if not line or set(line) <= set("|-: "):
            fresh = True
        elif fresh or apart:
            joined.append(line)
            fresh = line.startswith("|")
        else:
            joined[-1] += f" {line}"
        if len(joined) == 1:
            fresh = True
    return joined


def _plain(text: str) -> str:
    """Take the marks of Markdown out."""
    if text.startswith("|"):
        text = ", ".join(cell.strip() for cell in text.strip("|").split("|"))
    return _MARKED.sub(lambda it: it[1] or _plain(it[2] or it[3] or it[4]), text)
