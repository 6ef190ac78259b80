"""From sayings to sentences: one voice for each language, speaking from the message catalogues.

The catalogues are Fluent files, shared with the page. Importing and running Fluent takes longer than most
commands, so catalogues are only cut into entries, plain entries are filled in here, and Fluent itself is
called for the rest: plurals, choices and entries that quote others.
"""

from __future__ import annotations

import re
from functools import cache
from os import environ
from typing import TYPE_CHECKING, Final

from hippodrome.language.catalogue import catalogue
from hippodrome.saying import Figures, harmless

if TYPE_CHECKING:
    from hippodrome.saying import Fact, Saying

LANGUAGES: Final = ("en", "fr", "it", "de")
"""The languages of the house; what one of them lacks is said in the first."""

LONGEST_FACT: Final = 400
"""A fact that is longer is cut: files may hold anything, and what is said must stay a line."""

_POINT: Final = re.compile(r"(?<=\d)\.(?=\d)")

_WISHES: Final = ("HIPPODROME_LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")


class Voice:
    """Someone who speaks a language of the house, and never fails to say something."""

    def __init__(self, language: str) -> None:
        self.language = language

    def __call__(self, saying: Saying) -> str:
        """Turn a saying into a sentence."""
        return self._sentence(saying.key, dict(saying.facts))

    def say(self, key: str, /, **facts: Fact) -> str:
        """Turn a key and named facts into a sentence."""
        return self._sentence(key, facts)

    def number(self, written: str) -> str:
        """Put the decimal sign of the language into numbers that are written with a point."""
        return written if self.language == "en" else _POINT.sub(",", written)

    def _sentence(self, key: str, facts: dict[str, Fact]) -> str:
        clean = {
            name: self.number(fact) if isinstance(fact, Figures) else _one_line(fact)
            for name, fact in facts.items()
        }
        for language in (self.language, LANGUAGES[0]):
            sentence = catalogue(language).sentence(key, clean)
            if sentence is not None:
                return sentence
        return key


def voice(language: str | None = None) -> Voice:
    """Find the voice of a language, or the one the surroundings ask for; an unknown one is English."""
    wish = language if language is not None else next(filter(None, map(environ.get, _WISHES)), "")
    word = wish.replace("-", "_").replace(".", "_").partition("_")[0].lower()
    return _voice(word if word in LANGUAGES else LANGUAGES[0])


@cache
def _voice(language: str) -> Voice:
    return Voice(language)


def _one_line(fact: Fact) -> Fact:
    """Keep a fact from breaking the line, or from playing tricks on a terminal."""
    if isinstance(fact, int):
        return fact
    text = str(fact)
    if len(text) > LONGEST_FACT:
        text = f"{text[: LONGEST_FACT - 1]}…"
    return text if text.isprintable() else "".join(it if harmless(it) else "\ufffd" for it in text)
