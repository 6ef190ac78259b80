"""The message catalogue of one language: its files, cut into entries that are understood when needed."""

from __future__ import annotations

import re
from functools import cache, cached_property
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from collections.abc import Mapping

    from hippodrome.saying import Fact

_ENTRY: Final = re.compile(r"^(?=[A-Za-z-])", re.MULTILINE)
_GAP: Final = re.compile(r"\{ *\$([A-Za-z][\w-]*) *\}")
_QUOTED: Final = re.compile(r"\{\s*(-?[A-Za-z][\w-]*)")


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
        from fluent.runtime.types import fluent_number  # noqa: PLC0415 - slow to import, seldom needed

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
        from fluent.runtime import FluentResource  # noqa: PLC0415 - slow to import, seldom needed

        if key not in self._understood and key in self.entries:
            self._understood.add(key)
            self._bundle.add_resource(FluentResource(self.entries[key]))
            for quoted in _QUOTED.findall(self.entries[key]):
                self._understand(quoted)

    @cached_property
    def _bundle(self) -> Any:
        from fluent.runtime import FluentBundle  # noqa: PLC0415 - slow to import, seldom needed

        return FluentBundle([self.language], use_isolating=False)

    @cached_property
    def _understood(self) -> set[str]:
        return set()


@cache
def catalogue(language: str) -> Catalogue:
    """Open the catalogue of a language; all its files are one."""
    from importlib.resources import files  # noqa: PLC0415 - a command that says nothing needs none

    folder = files(__package__) / "catalogues" / language
    names = sorted(file.name for file in folder.iterdir() if file.name.endswith(".ftl"))
    texts = [(folder / name).read_text(encoding="utf-8") for name in names]
    return Catalogue(language, {key: entry for text in texts for key, entry in cut(text)})


def cut(text: str) -> list[tuple[str, str]]:
    """Cut a Fluent file into keys and entries, an entry with all that follows it up to the next."""
    entries = [entry for entry in _ENTRY.split(text) if entry[:1].isalpha() or entry[:1] == "-"]
    return [(entry.partition("=")[0].strip(), entry) for entry in entries]


def _plain_line(entry: str) -> str | None:
    """Give the text of an entry of one line with simple gaps at most; None if Fluent has to read it."""
    first, *others = entry.splitlines()
    line = first.partition("=")[2].strip(" ")
    alone = all(not other.strip() or other.startswith("#") for other in others)
    return line if alone and line and not re.search(r"[{}]", _GAP.sub("", line)) else None
