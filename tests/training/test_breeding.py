"""Breeding: the same seed gives the same run, stopped or not; better weights are told from worse."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path

import numpy as np
import pytest

from hippodrome.charioteers.ave_caesar.outlook import AGAINST_GREEDY
from hippodrome.training.__main__ import main
from hippodrome.training.ave_caesar.genes import GENE_COUNT, START_GENES, USUAL_CHANGES, row_of
from hippodrome.training.ave_caesar.trial import Outcome, Trial, run_trial, ways_to_seat_halves
from hippodrome.training.breeding import BreedingTerms, begin, draw_curve, measuring, ratio_of, step

pytestmark = pytest.mark.xdist_group("compiling")

SMALL = (
    "--pairs",
    "2",
    "--deals",
    "1",
    "--check-deals",
    "2",
    "--check-every",
    "2",
    "--playouts",
    "8",
    "--seed",
    "5",
)


def breed(monkeypatch: pytest.MonkeyPatch, folder: Path, *more: str) -> None:
    """Run the command."""
    monkeypatch.setattr("sys.argv", ["training", "breed", "--out", str(folder), *SMALL, *more])
    main()


def test_a_run_that_was_stopped_goes_on_as_if_it_had_not_been(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    whole, parts = tmp_path / "whole", tmp_path / "parts"
    breed(monkeypatch, whole, "--steps", "4")
    capsys.readouterr()
    breed(monkeypatch, parts, "--steps", "4", "--minutes", "0")
    assert json.loads((parts / "checkpoint.json").read_text())["steps"] == 0
    breed(monkeypatch, parts, "--steps", "2")
    breed(monkeypatch, parts, "--steps", "4")
    assert (parts / "checkpoint.json").read_text() == (whole / "checkpoint.json").read_text()
    assert (parts / "weights.txt").read_text() == (whole / "weights.txt").read_text()
    logs = [
        [json.loads(it) for it in (folder / "log.jsonl").read_text().splitlines()]
        for folder in (whole, parts)
    ]
    for line in (*logs[0], *logs[1]):
        del line["seconds"]
    assert logs[0] == logs[1]
    assert [line["step"] for line in logs[0] if "check" in line] == [0, 2, 4]
    assert "step 4 of 4" in capsys.readouterr().err


def test_a_run_on_other_terms_needs_a_folder_of_its_own(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    breed(monkeypatch, tmp_path, "--steps", "0")
    with pytest.raises(SystemExit, match="other terms \\(rate\\)"):
        breed(monkeypatch, tmp_path, "--steps", "1", "--rate", "2")


@pytest.mark.parametrize(
    ("option", "value", "told"),
    [
        ("--chariots", "5", "2, 4, 6"),
        ("--course", "nowhere", "nowhere"),
        ("--edition", "none", "ravensburger"),
        ("--edition", "summary", "keep"),
    ],
)
def test_what_cannot_be_bred_is_told_in_one_line(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    option: str,
    value: str,
    told: str,
) -> None:
    with pytest.raises(SystemExit):
        breed(monkeypatch, tmp_path / "new", option, value)
    assert told in capsys.readouterr().err.splitlines()[-1]
    assert not (tmp_path / "new").exists()


def test_two_processes_come_to_the_same_outcomes() -> None:
    trials = [
        Trial("white", "ravensburger", 4, tuple(START_GENES.tolist()), (it, it + 1), 4) for it in (7, 70)
    ]
    with measuring(1) as here, measuring(2) as apart:
        for own, other in zip(here(trials), apart(trials), strict=True):
            assert (own.own == other.own).all()
            assert (own.rivals == other.rivals).all()


def test_the_way_goes_where_the_better_variants_are() -> None:
    """With laurels that tell plainly how near weights are to a goal, it is reached."""
    goal = np.linspace(-3, 3, GENE_COUNT)

    def measure(trials: Sequence[Trial]) -> list[Outcome]:
        far = [np.linalg.norm((np.array(it.genes) - START_GENES) / USUAL_CHANGES - goal) for it in trials]
        return [Outcome(np.array([6 - it]), np.array([1.0])) for it in far]

    terms = BreedingTerms("white", 4, "ravensburger", "plain", 1, 32, 1, 0.5, 1.0, None, 10, 10)
    bred = begin()
    for _ in range(150):
        bred, _line = step(terms, bred, measure)
    assert np.linalg.norm(bred.settled - goal) < 0.25 * np.linalg.norm(goal)


def test_every_deal_is_raced_twice_and_the_weights_make_a_difference() -> None:
    assert ways_to_seat_halves(4) == (3, 5, 9, 6, 10, 12)
    deals = tuple(range(1 << 40, (1 << 40) + 30))
    good = run_trial(
        Trial("white", "ravensburger", 4, tuple(row_of(AGAINST_GREEDY.small_field).tolist()), deals)
    )
    bad = run_trial(Trial("white", "ravensburger", 4, tuple((-START_GENES).tolist()), deals))
    # Four share 6 + 4 + 3 + 2 laurels: both sides' means are at most 7.5 together.
    assert (good.own + good.rivals <= 7.5).all()
    assert ratio_of(*good).value > 1.2 > ratio_of(*bad).value


def test_an_interval_is_narrower_with_more_deals() -> None:
    few, many = (ratio_of(np.tile([4.0, 5.0], it), np.tile([3.0, 2.0], it)) for it in (5, 500))
    assert few.value == many.value == pytest.approx(1.8)
    assert few.low < many.low < many.value < many.high < few.high


def test_the_curve_shows_every_check() -> None:
    checks = [{"step": at, "check": {"ratio": 1.3, "low": 1.2, "high": 1.4}} for at in (0, 10, 20)]
    drawn = draw_curve([*checks[:1], {"step": 1, "laurels": 4.0}, *checks[1:]])
    assert drawn.split('<polyline points="')[1].split('"')[0].count(",") == 3
