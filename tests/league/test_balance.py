"""The balance report: every course, every number of chariots, the same page for the same seed."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest
from tests.commands import THREE

from hippodrome.atlas import course_names
from hippodrome.games import read_position
from hippodrome.games.ave_caesar.moves import PASS
from hippodrome.league.ave_caesar import rules_that_bit
from hippodrome.league.balance import list_trials, measure_balance
from hippodrome.league.traits import BalanceTrial, Venue

ROOT = Path(__file__).resolve().parents[2]


def balance(*options: str, status: int = 0) -> subprocess.CompletedProcess[str]:
    done = subprocess.run(
        [sys.executable, "-m", "hippodrome", "balance", *options],
        capture_output=True,
        text=True,
        timeout=1200,
        check=False,
        env=os.environ | {"HIPPODROME_LANGUAGE": "en"},
    )
    assert done.returncode == status, done.stderr
    return done


def test_every_course_is_measured_with_every_number_of_chariots_both_ways_round() -> None:
    every = {trial.venue for trial in list_trials("ave-caesar", "greedy", 1, 1)}
    assert {it.course for it in every} == set(course_names())
    assert {it.chariots for it in every if it.course == "pro-ludo-a"} == {2, 3, 4, 5, 6}
    assert {(it.direction, it.chariots) for it in every if it.course == "white"} == {
        (direction, chariots) for direction in ("clockwise", "anticlockwise") for chariots in (3, 4)
    }


def test_the_rates_of_a_venue_add_up() -> None:
    found = measure_balance(BalanceTrial("ave-caesar", Venue("yellow", "clockwise", 5), "greedy", 20, 3))
    assert sum(it.value for it in found.wins.values()) + found.unwon.value == pytest.approx(1)
    assert sum(it.value for it in found.ends.values()) == pytest.approx(1)
    assert found.bites["4.1"].value > 0
    assert 0 < found.bites["bottleneck"].value < found.bites["3.3"].value
    assert 10 < found.rounds.value < 40


@pytest.mark.parametrize(
    ("spaces", "bites"),
    [
        (("09a", "10", "22a"), {"3.3", "bottleneck", "pass"}),  # the way into a bottleneck is closed
        (("10", "11a", "11b1"), {"3.3", "pass"}),  # and here the way out, by two chariots side by side
    ],
)
def test_a_block_counts_for_a_bottleneck_if_the_chariot_in_it_is_what_blocks(
    spaces: tuple[str, ...], bites: set[str]
) -> None:
    hand = [1, 1, 1]
    chariots = [it | {"space": space} for it, space in zip(THREE["chariots"], spaces, strict=True)]
    chariots[0] |= {"hand": hand, "deck": [1, 4, 4, 4, 4, 4], "lap": 0}
    _, state = read_position(THREE | {"chariots": chariots})
    assert rules_that_bit(state, PASS) == bites


def test_drivers_who_play_anything_are_disqualified_and_wait() -> None:
    found = measure_balance(BalanceTrial("ave-caesar", Venue("white", "clockwise", 4), "random", 40, 1))
    assert found.ends["disqualified"].value > 0.5
    assert found.bites["5.3"].value > 0


def test_ben_hur_is_measured_by_start_place() -> None:
    found = measure_balance(BalanceTrial("ben-hur", Venue("tyre", "anticlockwise", 3), "steady", 4, 1))
    assert sum(it.cases for it in found.wins.values()) == 12
    assert found.bites["accident"].cases > 0


def test_the_page_says_of_which_races_wins_are_a_share_and_what_its_columns_mean() -> None:
    page = balance("--out", "-", "--game", "ben-hur", "--races", "1").stdout
    assert "by `steady`, 1 race a line" in page
    assert "per cent of the races in which a chariot started there" in page
    assert all(
        f"{word} " in page.partition("###")[0] for word in ("ram,", "whip", "accident", "lost,", "crash")
    )
    assert "per cent of all decisions" in page
    assert "| decisions a chariot |" in page


def test_the_page_tells_the_command_as_it_was_given_without_what_did_not_count(tmp_path: Path) -> None:
    page = tmp_path / "a page.md"
    names = ("--charioteer", "greedy", "--charioteer", "random")
    balance("--out", str(page), "--game", "ave-caesar", "--races", "1", *names)
    made = f"`hippodrome balance --out '{page}' --game ave-caesar --charioteer random --races 1 --seed 1`"
    assert made in page.read_text("utf-8")


def test_one_command_makes_the_same_page_again() -> None:
    options = ("--out", "-", "--game", "ave-caesar", "--races", "2", "--seed", "4")
    once = balance(*options).stdout
    assert once == balance(*options, "--jobs", "2").stdout
    assert "--game ave-caesar --races 2 --seed 4`" in once
    assert all(f"### `{course}`" in once for course in course_names())


def test_a_charioteer_nobody_knows_is_refused() -> None:
    assert "nero" in balance("--out", "-", "--charioteer", "nero", status=2).stderr


def test_the_page_in_the_documents_covers_every_course() -> None:
    page = (ROOT / "docs" / "balance.md").read_text("utf-8")
    assert all(f"### `{course}`" in page for course in (*course_names(), "antioch", "tyre"))
