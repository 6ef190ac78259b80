"""Games carry their traits: nothing outside a game's own rooms compares with its name."""

from __future__ import annotations

import ast
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from hippodrome.games import game_names

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "src" / "hippodrome"
PAGE = ROOT / "web" / "src"

MODULES = tuple(name.replace("-", "_") for name in game_names())
FRONT_DOOR = SOURCE / "__init__.py"
"""`import hippodrome` names the modules that it lends, as does every package."""
REGISTRY = PAGE / "game" / "registry.ts"
"""The page's one list of the games that it has a face for."""
QUOTED = re.compile(rf"""["'`]({"|".join(game_names())})["'`]""")


def in_a_room(path: Path, names: tuple[str, ...]) -> bool:
    """Say whether a file belongs to a game: it stands in a folder of its name, or is called so."""
    return path.stem in names or any(it in names for it in path.parts)


def constants(path: Path) -> Iterator[ast.Constant]:
    """Find the texts of a module that are a game's name or that of its package."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Constant) and node.value in (*game_names(), *MODULES):
            yield node


def test_no_module_names_a_game_outside_its_rooms() -> None:
    files = [it for it in sorted(SOURCE.rglob("*.py")) if not in_a_room(it.relative_to(SOURCE), MODULES)]
    assert len(files) > 150
    found = [
        f"{path.relative_to(SOURCE)}:{node.lineno}: {node.value!r}"
        for path in files
        if path != FRONT_DOOR
        for node in constants(path)
    ]
    assert found == []


def test_no_module_of_the_page_names_a_game_outside_its_rooms() -> None:
    kinds = (it for kind in ("*.ts", "*.svelte") for it in PAGE.rglob(kind))
    files = [
        it
        for it in sorted(kinds)
        if not it.name.endswith(".test.ts") and not in_a_room(it.relative_to(PAGE), game_names())
    ]
    assert len(files) > 50
    found = [
        f"{path.relative_to(PAGE)}:{text.count(chr(10), 0, it.start()) + 1}: {it[0]}"
        for path in files
        if path != REGISTRY
        for text in [path.read_text(encoding="utf-8")]
        for it in QUOTED.finditer(text)
    ]
    assert found == []


@pytest.mark.parametrize("name", game_names())
def test_the_search_is_not_blind(name: str) -> None:
    entry = SOURCE / "games" / name.replace("-", "_") / "entry.py"
    assert [node.value for node in constants(entry)] == [name]
    assert in_a_room(entry.relative_to(SOURCE), MODULES)
    assert QUOTED.search(f'if (game === "{name}")')


def test_to_know_the_games_loads_none_of_them() -> None:
    program = "import sys; from hippodrome.games import game_names; game_names(); print(*sys.modules)"
    asked = subprocess.run([sys.executable, "-c", program], check=True, capture_output=True, text=True)
    loaded = {it for it in asked.stdout.split() if it.startswith("hippodrome.games.") and "." in it[17:]}
    assert loaded == {f"hippodrome.games.{module}.entry" for module in MODULES}
