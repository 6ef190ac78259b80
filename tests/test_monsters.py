"""Generated monsters: whatever comes in as a board is refused or tamed, quickly, and never drawn as markup.

HIPPODROME_MONSTERS=200 tries so many of each kind instead of a few.
"""

from __future__ import annotations

import json
import os
import random
import time
from collections.abc import Iterator
from copy import deepcopy
from typing import Any
from xml.etree import ElementTree as ET

import pytest
from tests.commands import COURSES

from hippodrome.atlas import course_source
from hippodrome.atlas.ben_hur import open_arena_json
from hippodrome.atlas.source import MOST_SOURCE_LETTERS
from hippodrome.saying import Trouble
from hippodrome.tables.boards import FaultyBoard, checked_board, picture

MONSTERS = int(os.environ.get("HIPPODROME_MONSTERS", "10"))

SECONDS = 10
"""No board may take longer of the processor; a worker is given as many."""

MARKUP = '"/><script xlink:href="https://evil.example/x.js">alert(1)</script><!-- '
WHITE: dict[str, Any] = json.loads((COURSES / "white.json").read_text(encoding="utf-8"))
SOURCE = course_source("white")
BOARDS: dict[str, dict[str, Any]] = {
    "ave-caesar": checked_board("ave-caesar", WHITE),
    "ben-hur": checked_board("ben-hur", dict(open_arena_json("tyre"))),
}
DEEP: Any = json.loads("[" * 200 + "]" * 200)
STRANGE: tuple[Any, ...] = (MARKUP, "", 10**30, -(10**9), 1e308, 0, True, None, [], {}, DEEP, ["x"] * 5000)

HEAD = "board x\nplayers 2-4\nlaps 3\nstart clockwise 02a 02b\nstart anticlockwise 01a 01b\n"
SOURCES: dict[str, str] = {
    "a range without end": f"{HEAD}01-99999999 a > a | b\n",
    "a number of 30,000 digits": f"{HEAD}01-{'9' * 30_000} a b\n",
    "60,000 columns": HEAD + "\n".join(f"{number:02d} a b" for number in range(1, 60_000)),
    "as many columns as fit": (HEAD + "\n".join(f"{number:02d} a b" for number in range(1, 4000)))[
        :MOST_SOURCE_LETTERS
    ],
    "lanes side by side": f"{HEAD}01 {' '.join(f'l{number}' for number in range(4000))}\n02 a b\n",
    "lanes one behind the other": f"{HEAD}01 {' > '.join(f'l{number}' for number in range(3000))}\n02 a b\n",
    "a square of spaces": HEAD
    + "\n".join(f"{row:02d} " + " ".join(f"l{lane}" for lane in range(40)) for row in range(1, 180)),
    "steps upon steps": SOURCE + "step 01I > 02a 02b\n" * 1500,
    "bends upon bends": SOURCE + "".join(f"bend 04 at {number % 40} 9.4\n" for number in range(1500)),
    "a bend beyond the world": SOURCE.replace("bend", "# bend") + "bend 04 at 99999999999 9999999999\n",
    "more laps than time": SOURCE.replace("laps", "laps 99999999999999999999 #"),
    "an alley without end": SOURCE.replace(
        "alley", f"alley {' > '.join(f'A{number}' for number in range(3000))} from 17c to 02c #"
    ),
    "remarks alone": "#\n" * 15_000,
    "a word of 30,000 letters": f"{HEAD}01 {'x' * 30_000} b\n02 a b\n",
    "no text at all": "\x00\x01\ufffe\x1b[2J" * 5000,
    "markup": f"{HEAD}01 {MARKUP} b\n02 a b\n",
}


def drawn(game: str, written: dict[str, Any]) -> str | None:
    """Check and draw a board; None if it is refused, which is no error of ours."""
    began = time.process_time()
    found: str | None = None
    try:
        told, found = "", picture(game, checked_board(game, written), small=False)
    except Trouble as refused:
        told = str(refused)
    except FaultyBoard as faulty:
        told = str(faulty)
    assert len(told) < 2000
    assert time.process_time() - began < SECONDS
    return found


def assert_harmless(svg: str) -> None:
    """A picture has shapes and words of ours in it, and nothing that runs or is fetched."""
    for it in ET.fromstring(svg).iter():  # noqa: S314  (drawn by ourselves)
        assert it.tag.rpartition("}")[2] not in ("script", "foreignObject", "image", "iframe", "a"), it.tag
        for name, value in it.attrib.items():
            assert not name.lower().startswith("on"), name
            assert not name.endswith("href") or value.startswith("#"), value
            assert "evil.example" not in value or it.tag.endswith("title"), (name, value)


def places(value: Any, way: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """List where something can be replaced: every field, and of lists the first and the last."""
    yield way
    if isinstance(value, dict):
        for name in list(value)[:12]:
            yield from places(value[name], (*way, name))
    elif isinstance(value, list):
        for at in sorted({0, len(value) - 1} if value else ()):
            yield from places(value[at], (*way, at))


def replaced(board: dict[str, Any], way: tuple[Any, ...], by: Any) -> dict[str, Any]:
    """Put something else where the way leads."""
    changed = deepcopy(board)
    inner: Any = changed
    for step in way[:-1]:
        inner = inner[step]
    inner[way[-1]] = by
    return changed


@pytest.mark.parametrize("game", BOARDS)
def test_a_board_with_anything_in_place_of_anything_is_refused_or_drawn_without_harm(game: str) -> None:
    board = BOARDS[game]
    every = [(way, by) for way in places(board) if way for by in STRANGE]
    markup = [(way, MARKUP) for way in places(board) if way]
    pick = random.Random(18)
    some = [it for all_of in (every, markup) for it in pick.sample(all_of, min(len(all_of), MONSTERS))]
    pictures = [drawn(game, replaced(board, way, by)) for way, by in [(("name",), MARKUP), *some]]
    harmless = [it for it in pictures if it is not None]
    for svg in harmless:
        assert_harmless(svg)
    assert 0 < len(harmless) < len(pictures)  # its name may be anything


@pytest.mark.parametrize("kind", SOURCES)
def test_a_text_without_measure_is_refused_at_once(kind: str) -> None:
    assert drawn("ave-caesar", {"name": "m", "source": SOURCES[kind]}) is None


def test_names_in_a_text_are_words_and_stay_words() -> None:
    svg = drawn("ave-caesar", {"name": MARKUP, "source": SOURCE})
    assert svg is not None
    assert_harmless(svg)


def test_a_course_at_its_bounds_is_drawn_in_time() -> None:
    """As many spaces as may be, each leading to as many others as a step may."""
    columns = 75
    names = [[f"{column:02d}{lane}" for lane in "abcd"] for column in range(columns)]
    spaces = {
        name: {"lane": lane + 1, "rear": 12 * column, "front": 12 * column + 12}
        for column, row in enumerate(names)
        for lane, name in enumerate(row)
    }
    ahead = {name: names[(column + 1) % columns] for column, row in enumerate(names) for name in row}
    start = {"clockwise": names[-1], "anticlockwise": names[0]}
    board = {"name": "b", "board": "b", "players": [2, 4], "laps": 1, "length": 12 * columns, "alley": []}
    svg = drawn("ave-caesar", board | {"start": start, "spaces": spaces, "ahead": ahead})
    assert svg is not None
    assert_harmless(svg)
