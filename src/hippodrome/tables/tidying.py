"""What people typed, made fit to be shown: one line of letters that can be seen."""

from __future__ import annotations

import unicodedata
from typing import Final

from hippodrome.saying import Trouble

BLANK: Final = frozenset("\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0\ufffc")
"""Letters that show nothing, though they are counted among those that can be printed."""

SELECTORS: Final = frozenset(
    map(chr, (0x34F, 0x180B, 0x180C, 0x180D, 0x180F, *range(0xFE00, 0xFE10), *range(0xE0100, 0xE01F0)))
)
"""What chooses another form of the letter before it, or joins it, and is not seen itself.

With one of them two names that look the same would not be the same.
"""

MOST_MARKS: Final = 3
"""So many accents a letter may have; more would be written over the lines above and below."""


def tidy_text(text: str, field: str) -> str:
    """Tidy what a person typed: one line, nothing that cannot be seen or that turns the line around."""
    plain = " ".join(_shown(unicodedata.normalize("NFC", text)).split())
    if not plain:
        raise Trouble("field-text", field=field)
    return plain


def tidy_lines(text: str) -> str:
    """Tidy what a person typed line by line; there may be nothing in it."""
    return "\n".join(" ".join(_shown(it).split()) for it in unicodedata.normalize("NFC", text).splitlines())


def is_seen(text: str) -> bool:
    """Say whether everything in a text can be seen, and nothing turns the line around."""
    return text.isprintable() and not any(it in BLANK or it in SELECTORS for it in text)


def _shown(text: str) -> str:
    shown: list[str] = []
    marks = 0
    for it in text:
        if it in SELECTORS:
            continue
        marks = marks + 1 if unicodedata.category(it) in ("Mn", "Me") else 0
        if marks <= MOST_MARKS:
            shown.append(it if it.isprintable() and it not in BLANK else " ")
    return "".join(shown)
