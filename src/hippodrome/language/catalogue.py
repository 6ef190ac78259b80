"""The message catalogue of one language: its files, cut into entries that are understood when needed."""

from __future__ import annotations

import re
from functools import cache, cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from hippodrome.on_demand import PLUG_INS_VARIABLE, load, named_in
from hippodrome.saying import Trouble

if TYPE_CHECKING:
    from collections.abc import Mapping

    from hippodrome.saying import Fact

_ENTRY: Final = re.compile(r"^(?=[A-Za-z-])", re.MULTILINE)
_GAP: Final = re.compile(r"\{ *\$([A-Za-z][\w-]*) *\}")
_QUOTED: Final = re.compile(r"\{\s*(-?[A-Za-z][\w-]*)")


_FIRST: Final = "en"


def languages() -> tuple[str, ...]:
    """Find the languages of the house: each folder of catalogues is one, and English comes first."""
    folders = (Path(__file__).parent / "catalogues").iterdir()
    found = {it.name for it in folders if it.is_dir() and it.name.isalpha()}
    return (_FIRST, *sorted(found - {_FIRST}))


class Catalogue:
    """The entries of a language as they are written, by key, and the sentences made of them."""

    def __init__(self, language: str, entries: Mapping[str, str]) -> None:
        self.language = language
        self.entries = entries

    def sentence(self, key: str, facts: Mapping[str, Fact]) -> str | None:
        """Say an entry with its gaps filled, or None if there is no such entry."""
        if key not in self.entries or key.startswith("-"):
            return None
        line = _plain_line(self.entries[key])
        if line is None:
            return self._by_fluent(key, facts)
        return _GAP.sub(lambda gap: str(facts.get(gap[1], gap[0])), line)

    def _by_fluent(self, key: str, facts: Mapping[str, Fact]) -> str | None:
        fluent_number = load("fluent.runtime.types:fluent_number")  # slow to import, seldom needed
        self._understand(key)
        if not self._bundle.has_message(key):
            return None
        pattern = self._bundle.get_message(key).value
        # Numbers are written as files have them: 10.000 would be ten in JSON.
        given = {
            name: fluent_number(fact, useGrouping=False) if isinstance(fact, int) else fact
            for name, fact in facts.items()
        }
        sentence, _ = self._bundle.format_pattern(pattern, given)
        return str(sentence)

    def _understand(self, key: str) -> None:
        """Have Fluent read an entry and all those it quotes, once."""
        if key not in self._understood and key in self.entries:
            self._understood.add(key)
            self._bundle.add_resource(load("fluent.runtime:FluentResource")(self.entries[key]))
            for quoted in _QUOTED.findall(self.entries[key]):
                self._understand(quoted)

    @cached_property
    def _bundle(self) -> Any:
        return load("fluent.runtime:FluentBundle")([self.language], use_isolating=False)

    @cached_property
    def _understood(self) -> set[str]:
        return set()


def catalogue(language: str) -> Catalogue:
    """Open the catalogue of a language: all files of the house, and those of games from outside, are one."""
    return _catalogue(language, outside_words())


@cache
def _catalogue(language: str, outside: tuple[str, ...]) -> Catalogue:
    entries = _entries(f"{__package__}:catalogues", language)
    for where in outside:
        entries = {**_entries(where, language), **entries}
    return Catalogue(language, entries)


def outside_words() -> tuple[str, ...]:
    """Tell where the catalogues of games from outside are; a game that cannot be loaded has none."""
    if not named_in(PLUG_INS_VARIABLE):
        return ()
    try:
        entries = load("hippodrome.games:game_entries")().values()
        return tuple(it.words for it in entries if it.words is not None)
    except Trouble:
        return ()


def outside_text(language: str) -> str:
    """Give the catalogues of games from outside as one Fluent text; what a language lacks is English."""
    entries: dict[str, str] = {}
    for where in outside_words():
        entries |= {**_entries(where, _FIRST), **_entries(where, language)}
    return "".join(entries.values())


@cache
def _entries(where: str, language: str) -> Mapping[str, str]:
    """Read the entries of a language in a folder of catalogues, written as `package:folder`; none is fine."""
    package, _, name = where.partition(":")
    folder = load("importlib.resources:files")(package) / name / language
    if not folder.is_dir():
        return {}
    files = sorted((it for it in folder.iterdir() if it.name.endswith(".ftl")), key=lambda it: str(it.name))
    texts = [it.read_text(encoding="utf-8") for it in files]
    return {key: entry for text in texts for key, entry in split_entries(text)}


def split_entries(text: str) -> list[tuple[str, str]]:
    """Cut a Fluent file into keys and entries, an entry with all that follows it up to the next."""
    entries = [entry for entry in _ENTRY.split(text) if entry[:1].isalpha() or entry[:1] == "-"]
    return [(entry.partition("=")[0].strip(), entry) for entry in entries]


def _plain_line(entry: str) -> str | None:
    """Give the text of an entry of one line with simple gaps at most; None if Fluent has to read it."""
    first, *others = entry.splitlines()
    line = first.partition("=")[2].strip(" ")
    alone = all(not other.strip() or other.startswith("#") for other in others)
    return line if alone and line and not re.search(r"[{}]", _GAP.sub("", line)) else None
