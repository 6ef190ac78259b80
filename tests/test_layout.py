"""The layout that CONTRIBUTING draws is the layout there is, and every room says at its door what it is."""

from __future__ import annotations

import ast
import re
import tomllib
from collections import Counter, defaultdict
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "src" / "hippodrome"
BUILT = {"page", "__pycache__"}
"""What is made and not written."""


def drawn() -> dict[str, set[str]]:
    """Read the layout that CONTRIBUTING draws: each folder with what is named right below it."""
    text = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
    block = text.partition("## Layout")[2].partition("```\n")[2].partition("```")[0]
    found: dict[str, set[str]] = defaultdict(set)
    above: list[tuple[int, str]] = []
    for line in block.splitlines():
        names = re.match(r"^( *)(\S+)", line)
        if names is None:
            continue
        depth, name = len(names[1]), names[2]
        while above and above[-1][0] >= depth:
            above.pop()
        folder = above[-1][1] if above else ""
        found[folder].add(name.rstrip("/"))
        above.append((depth, f"{folder}/{name.rstrip('/')}".lstrip("/")))
    return found


def there(folder: Path) -> set[str]:
    """List the rooms and files of a folder that a newcomer meets."""
    return {
        it.name
        for it in folder.iterdir()
        if it.name not in BUILT
        and not it.name.startswith((".", "__"))
        and (it.is_dir() or it.suffix == ".py")
    }


@pytest.mark.parametrize(
    "folder", ["src/hippodrome", "src/hippodrome/server", "src/hippodrome/tables", "docs", "web/src"]
)
def test_contributing_draws_the_folders_that_there_are(folder: str) -> None:
    rooms = {it.name for it in (ROOT / folder).iterdir() if it.is_dir()} & there(ROOT / folder)
    if folder == "src/hippodrome":
        rooms = there(ROOT / folder) - {"py.typed"}
    assert drawn()[folder] == rooms


@pytest.mark.parametrize("page", ["README.md", "CONTRIBUTING.md"])
def test_the_line_of_who_may_know_whom_is_the_linters(page: str) -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    layers = project["tool"]["importlinter"]["contracts"][0]["layers"]
    line = " → ".join(" | ".join(layer.split(" : ")) for layer in layers)
    assert f"`{line}`" in (ROOT / page).read_text(encoding="utf-8")


def test_the_glossary_says_a_word_once() -> None:
    text = (ROOT / "docs" / "glossary.md").read_text(encoding="utf-8")
    words = Counter(re.findall(r"^- \*\*([^*]+)\*\*", text, re.MULTILINE))
    assert [word for word, times in words.items() if times > 1] == []


def test_every_room_says_what_it_is() -> None:
    silent = [
        str(room.relative_to(SOURCE))
        for room in SOURCE.rglob("__init__.py")
        if "page" not in room.parts and not ast.get_docstring(ast.parse(room.read_text(encoding="utf-8")))
    ]
    assert silent == []
    pages = [it for it in (ROOT / "web" / "src").rglob("*") if it.is_dir()]
    assert [str(it) for it in pages if not (it / "README.md").is_file()] == []


def test_a_public_class_name_means_one_thing() -> None:
    """The games meet the same protocol, so that a name may stand once in the package of each game."""
    places: dict[str, list[str]] = defaultdict(list)
    for path in sorted(SOURCE.rglob("*.py")):
        for node in ast.parse(path.read_text(encoding="utf-8")).body:
            if isinstance(node, ast.ClassDef) and not node.name.startswith("_"):
                places[node.name].append(str(path.relative_to(SOURCE)))
    several = {name: where for name, where in places.items() if len(where) > 1}
    games = {name: where for name, where in several.items() if all(it.startswith("games/") for it in where)}
    assert {name: where for name, where in several.items() if name not in games} == {}
    for name, where in games.items():
        assert len({Path(it).parts[1] for it in where}) == len(where), name


def test_decisions_are_numbered_without_gaps() -> None:
    notes = sorted((ROOT / "docs" / "decisions").glob("*.md"))
    assert [it.name[:5] for it in notes] == [f"{number:04d}-" for number in range(1, len(notes) + 1)]
    for number, note in enumerate(notes, 1):
        assert note.read_text(encoding="utf-8").startswith(f"# {number}. "), note.name
