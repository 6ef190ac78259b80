"""What is to be said to a person, before any language is chosen.

The rules never speak English: they hand out sayings, and `hippodrome.language` turns a saying into a
sentence from the message catalogues.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from typing import Final, NamedTuple

Fact = str | int

LONGEST_FACT: Final = 400
"""A fact that is longer is cut: files may hold anything, and what is said must stay a line."""

DECIMAL_SIGN: Final = "decimal-sign"
"""The message that says what a language writes where files have a point."""

_POINT: Final = re.compile(r"(?<=\d)\.(?=\d)")

NO_BREAK_SPACES: Final = "\u00a0\u202f"
"""The spaces that French sets before a colon: harmless, though Python does not count them as printable."""


class DecimalText(str):
    """Numbers written with a point, as a fact: a voice writes them with the decimal sign of its language."""

    __slots__ = ()


class Saying(NamedTuple):
    """A message key of the catalogues and the facts that fill its gaps."""

    key: str
    facts: tuple[tuple[str, Fact], ...] = ()

    def __str__(self) -> str:
        """Show the key and the facts, for logs and tests."""
        return " ".join([self.key, *(f"{name}={fact}" for name, fact in self.facts)])


def saying(key: str, **facts: Fact) -> Saying:
    """Make a saying from a key and named facts."""
    return Saying(key, tuple(facts.items()))


def harmless(letter: str) -> bool:
    """Say whether a letter may be shown as it is: it breaks no line and plays no tricks on a terminal."""
    return letter.isprintable() or letter in NO_BREAK_SPACES


def localized_facts(facts: Iterable[tuple[str, Fact]], sign: Callable[[], str]) -> dict[str, Fact]:
    """Write facts as they are said in a language: on one line, with its decimal sign, asked for if needed."""
    return {
        name: decimal_text(fact, sign()) if isinstance(fact, DecimalText) else _one_line(fact)
        for name, fact in facts
    }


def decimal_text(written: str, sign: str) -> str:
    """Put the decimal sign of a language into numbers that are written with a point."""
    return _POINT.sub(sign, written)


def _one_line(fact: Fact) -> Fact:
    """Keep a fact from breaking the line, or from playing tricks on a terminal."""
    if isinstance(fact, int):
        return fact
    text = str(fact)
    if len(text) > LONGEST_FACT:
        text = f"{text[: LONGEST_FACT - 1]}…"
    return text if text.isprintable() else "".join(it if harmless(it) else "\ufffd" for it in text)


class Trouble(Exception):
    """Something a person gave us is wrong; the saying tells what to do about it."""

    def __init__(self, key: str, **facts: Fact) -> None:
        self.saying = saying(key, **facts)
        super().__init__(str(self.saying))
