"""What is to be said to a person, before any language is chosen.

The rules never speak English: they hand out sayings, and `hippodrome.language` turns a saying into a
sentence from the message catalogues.
"""

from __future__ import annotations

from typing import Final, NamedTuple

Fact = str | int

NO_BREAK: Final = "\u00a0\u202f"
"""The spaces that French sets before a colon: harmless, though Python does not count them as printable."""


class Figures(str):
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
    return letter.isprintable() or letter in NO_BREAK


class Trouble(Exception):
    """Something a person gave us is wrong; the saying tells what to do about it."""

    def __init__(self, key: str, **facts: Fact) -> None:
        self.saying = saying(key, **facts)
        super().__init__(str(self.saying))
