"""The index of each game by clause: complete, in order, and every file named in it speaks of its clause."""

from __future__ import annotations

import re
from importlib import import_module
from pathlib import Path
from typing import NamedTuple

import pytest
from tests.test_docs import GAMES, NUMBERED, ROOT, TESTS, clauses, headings, rule_page

ENTRY = re.compile(r"^(\d+(?:\.\d+)?) +(\S.*?) {2,}(\S+\.py(?:, \S+\.py)*)$", re.MULTILINE)
CITED = re.compile(r"\b(\d)\.(\d)(?:–(?:(\d)\.)?(\d))?\b")
QUOTED = re.compile(r"""([\w-]*=)?["'](\d\.\d)["']""")
UNSAID = {"ave-caesar": {"1.1", "1.3", "1.4", "5.2", "5.6"}, "ben-hur": set[str]()}
"""Clauses that the drawing of a course settles: the track makes no rule of them."""


class Entry(NamedTuple):
    """A line of an index."""

    clause: str
    title: str
    files: tuple[str, ...]


def index(game: str) -> tuple[Path, list[Entry]]:
    """Read the index of a game, and the folder its files are in."""
    package = import_module(f"hippodrome.games.{game.replace('-', '_')}")
    assert package.__file__ is not None
    assert package.__doc__ is not None
    found = ENTRY.findall(package.__doc__)
    return Path(package.__file__).parent, [
        Entry(clause, title, tuple(files.split(", "))) for clause, title, files in found
    ]


def cited(file: Path) -> set[str]:
    """Collect the clauses and sections that a file speaks of."""
    text = file.read_text(encoding="utf-8")
    found = set()
    for section, first, _, last in CITED.findall(text):
        found |= {f"{section}.{number}" for number in range(int(first), int(last or first) + 1)}
    heading = text.partition("\n")[0]
    sections = re.findall(r"(?:Section|ben-hur|and|,) (\d)\b(?!\.)", heading)
    return found | set(sections)


@pytest.mark.parametrize("game", GAMES)
def test_every_clause_of_the_rules_is_in_the_index_under_its_title(game: str) -> None:
    _, entries = index(game)
    assert [it.clause for it in entries] == [str(it) for it in clauses(game)]
    titles = {title for _, title in headings(rule_page(game)) if NUMBERED.match(title)}
    assert [f"{it.clause} {it.title}" for it in entries if f"{it.clause} {it.title}" not in titles] == []


@pytest.mark.parametrize("game", GAMES)
def test_every_file_of_the_index_exists_and_speaks_of_its_clause(game: str) -> None:
    folder, entries = index(game)
    silent = []
    for clause, _, files in entries:
        for name in files:
            assert (folder / name).is_file(), name
            if clause not in UNSAID[game] and not cited(folder / name) & {clause, clause.partition(".")[0]}:
                silent.append(f"{clause} {name}")
    assert silent == []


@pytest.mark.parametrize("game", GAMES)
def test_every_section_of_the_rules_has_its_file_of_tests(game: str) -> None:
    sections = {str(it.section) for it in clauses(game)}
    files = sorted((TESTS / "games" / game.replace("-", "_")).glob("test_section_*.py"))
    assert [file.name.split("_")[2] for file in files] == sorted(sections)
    for file in files:
        assert f'@pytest.mark.rule("{game} {file.name.split("_")[2]}' in file.read_text(encoding="utf-8")


@pytest.mark.parametrize("game", GAMES)
def test_every_file_of_a_game_is_told_of_in_its_package(game: str) -> None:
    folder, _ = index(game)
    said = import_module(f"hippodrome.games.{game.replace('-', '_')}").__doc__ or ""
    files = {file.name for file in folder.glob("*.py")} - {"__init__.py"}
    assert sorted(name for name in files if name not in said) == []


def test_the_page_names_no_clause_of_ben_hur_by_itself() -> None:
    """What a thing rests on comes with the messages; lesson and form name what to read."""
    measures = {"r=", "rx=", "cx=", "cy=", "x=", "y=", "width=", "height=", "stroke-width="}
    files = [it for it in sorted((ROOT / "web/src/ben-hur").rglob("*.*")) if ".test." not in it.name]
    files = [it for it in files if it.name not in ("lesson.ts", "setup.ts")]
    assert len(files) > 20
    found = [
        f"{file.name}: {before}{clause}"
        for file in files
        for before, clause in QUOTED.findall(file.read_text(encoding="utf-8"))
        if before not in measures
    ]
    assert found == []
