"""The rules at hand: a clause of the rule pages, as plain text."""

from __future__ import annotations

import re
from functools import cache
from importlib.resources import files
from pathlib import Path

_HEADING = re.compile(r"^#{2,3} (\d+(?:\.\d+)?) (.+)$")


@cache
def _page(game: str) -> str | None:
    """Read a rule page: packed beside this module, or in the documents of a checkout."""
    name = f"{game}.md"
    packed = files(__package__) / "rules" / name
    if packed.is_file():
        return packed.read_text(encoding="utf-8")
    checkout = Path(__file__).parents[3] / "docs" / "rules" / name
    return checkout.read_text(encoding="utf-8") if checkout.is_file() else None


@cache
def clauses(game: str) -> tuple[str, ...]:
    """List the clauses of a game; none where the rule pages are not at hand."""
    found = (_HEADING.match(line) for line in (_page(game) or "").splitlines())
    return tuple(it[1] for it in found if it)


def clause_text(game: str, clause: str) -> list[str] | None:
    """Give a clause as paragraphs, its heading first; None where there is no such clause."""
    lines: list[str] = []
    inside = False
    for line in (_page(game) or "").splitlines():
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
    text = re.sub(r"\[([^\]]+)\]\([^)]*\)", r"\1", text)
    if text.startswith("|"):
        text = ", ".join(cell.strip() for cell in text.strip("|").split("|"))
    return re.sub(r"\*\*|`|(?<!\w)\*(?=\w)|(?<=[\w.:;])\*(?!\w)", "", text)
