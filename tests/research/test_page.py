"""The page for researchers tells what is so, the examples run, and a missing extra is said in one line."""

from __future__ import annotations

import doctest
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from hippodrome.games import game_entry
from hippodrome.research.contest import prepare_contest
from hippodrome.research.traits import ENCODING_VERSION, Feature

from .contests import AVE, BEN

ROOT = Path(__file__).resolve().parents[2]
PAGE = ROOT / "docs" / "how-to" / "research.md"
FEATURE = re.compile(r"^\| `(\w+)` \| ([^|`]+) \| ([^|]+) \|$", re.MULTILINE)


def test_the_page_comes_out_as_shown() -> None:
    result = doctest.testfile(str(PAGE), module_relative=False)
    assert result.attempted > 10
    assert result.failed == 0


@pytest.mark.parametrize(
    ("game", "wish"),
    [
        (AVE, {"players": 3, "unmanned": 2, "options": {"unmanned_driver": "vote"}, "tournament": True}),
        (AVE, {"players": 4, "edition": "summary"}),
        (BEN, {"players": 3, "each": 2, "laps": 3}),
    ],
)
def test_the_page_lists_every_part_of_an_observation_with_its_shape(game: str, wish: dict[str, Any]) -> None:
    title = game_entry(game).title
    text = PAGE.read_text(encoding="utf-8").partition("## Observations")[2]
    rows = FEATURE.findall(
        re.split(rf"^{title}; ", text, flags=re.MULTILINE)[1].partition("\n\n| part")[2].partition("\n\n")[0]
    )
    contest = prepare_contest(game, **wish)
    encoding: Any = contest.encoding
    known = {"S": contest.seats, "C": encoding.chariots}
    if game == AVE:
        votes = contest.seats if encoding.votes else 0
        known |= {"N": len(encoding.spaces), "R": encoding.races, "T": encoding.tucks, "V": votes}
    else:
        known |= {"L": encoding.laps}
    listed = [Feature(name, shape_of(shape, known), meaning) for name, shape, meaning in rows]
    assert [it for it in listed if it.size] == list(encoding.features)


def shape_of(written: str, known: dict[str, int]) -> tuple[int, ...]:
    """Work out a shape such as `(R − 1) × C × S`."""
    if "/" in written:
        return (known["C"] * (known["C"] - 1) // 2,)
    sides = [side.strip("()").replace(" − 1", "-1") for side in written.split(" × ")]
    return tuple(known[side[0]] - side.endswith("-1") if side[0] in known else int(side) for side in sides)


def test_the_actions_are_where_the_page_says() -> None:
    ave, ben = prepare_contest(AVE, course="white").encoding, prepare_contest(BEN).encoding
    spaces = 68
    moves = [str(it) for it in ave.moves]
    assert len(moves) == 8 + 6 * (spaces + 1)
    assert moves[:3] == ["pass", "withdraw", "tuck 1"]
    assert moves[8 + (4 - 1) * (spaces + 1) + spaces] == "4-finish"
    assert moves[8 + (4 - 1) * (spaces + 1)][0] == "4"
    written = [game_entry(BEN).game.write(it) for it in ben.moves]
    chariots = 4
    assert len(written) == 22 + chariots + 90
    assert written[:9] == [
        *("redraw", "keep", "no-whip", "lost", "miss", "stop", "concede"),
        *("take normal", "take risky"),
    ]
    assert written[9 + 2] == "whip @2"
    assert written[9 + chariots] == "accident A1"
    assert written[12 + chariots + 6] == "crash II"
    assert written[22 + chariots + 9 * 6 + 3 * 2 + 1] == "drive II +30 0"


def test_the_page_tells_how_to_cite_versions_that_are_so() -> None:
    text = PAGE.read_text(encoding="utf-8")
    assert (
        f"Ave Caesar, rules version {game_entry(AVE).game.rules_version}, layout {ENCODING_VERSION}" in text
    )


# --- examples -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("example", "said"),
    [
        (["random_rollouts.py", "--races", "5"], "plies a second"),
        (["random_rollouts.py", "--races", "2", "--game", BEN], "plies a second"),
        (["open_spiel_mcts.py", "--races", "1", "--simulations", "4"], "won a race, by seat:"),
        (
            ["open_spiel_mcts.py", "--races", "1", "--simulations", "2", "--game", "ben_hur(players=2)"],
            "won a race, by seat:",
        ),
    ],
)
def test_an_example_runs(example: list[str], said: str) -> None:
    run_example(example, said)


@pytest.mark.xdist_group("compiling")
@pytest.mark.parametrize("edition", ["ravensburger", "summary"])
def test_the_example_over_lockstep_runs(edition: str) -> None:
    example = ["lockstep_rollouts.py", "--races", "16", "--plies", "200", "--edition", edition]
    run_example(example, "plies a second")


def run_example(example: list[str], said: str) -> None:
    """Run an example; it says something, and ends well."""
    file, *options = example
    ran = subprocess.run(
        [sys.executable, str(ROOT / "examples" / file), *options],
        capture_output=True,
        text=True,
        check=False,
        timeout=1200,
    )
    assert ran.returncode == 0, ran.stderr
    assert said in ran.stdout


# --- the extra ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("library", "module"),
    [
        ("pyspiel", "open_spiel"),
        ("gymnasium", "gymnasium"),
        ("pettingzoo", "pettingzoo"),
        ("pettingzoo", "ben_hur_v2"),
    ],
)
def test_a_missing_library_is_said_in_one_line_that_tells_how_to_get_it(library: str, module: str) -> None:
    program = f"import sys; sys.modules[{library!r}] = None; import hippodrome.research.{module}"
    ran = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=False, timeout=600
    )
    assert ran.returncode == 1
    last = ran.stderr.splitlines()[-1]
    assert last == 'ModuleNotFoundError: This needs more packages: pip install "hippodrome[research]"'


def test_the_games_in_numbers_need_no_extra() -> None:
    program = (
        "import sys\n"
        "for name in ('numpy', 'gymnasium', 'pettingzoo', 'pyspiel'): sys.modules[name] = None\n"
        "from hippodrome.research.contest import prepare_contest\n"
        "print(len(prepare_contest('ave-caesar').encoding.moves))"
    )
    ran = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=True, timeout=600
    )
    assert ran.stdout.strip() == "422"
