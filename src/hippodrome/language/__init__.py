"""From sayings to sentences: one voice for each language, speaking from the message catalogues.

The catalogues are Fluent files, shared with the page. Importing and running Fluent takes longer than most
commands, so catalogues are only cut into entries, plain entries are filled in here, and Fluent itself is
called for the rest: plurals, choices and entries that quote others.
"""

from __future__ import annotations

from functools import cache
from os import environ
from typing import TYPE_CHECKING, Final

from hippodrome.language.catalogue import catalogue, languages
from hippodrome.saying import DECIMAL_SIGN, decimal_text, localized_facts

if TYPE_CHECKING:
    from hippodrome.saying import Fact, Saying

LANGUAGES: Final = languages()
"""The languages of the house, a folder each; what one of them lacks is said in the first."""

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

    def with_decimal_sign(self, written: str) -> str:
        """Put the decimal sign of the language into numbers that are written with a point."""
        return decimal_text(written, self._sign())

    def _sign(self) -> str:
        return self._sentence(DECIMAL_SIGN, {})

    def _sentence(self, key: str, facts: dict[str, Fact]) -> str:
        clean = localized_facts(facts.items(), self._sign)
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
