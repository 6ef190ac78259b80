"""Intervals hold what they promise."""

from __future__ import annotations

import random

import pytest

from hippodrome.league.estimates import estimate_frequency, estimate_mean, estimate_rate, estimate_ratio


def test_a_rate_is_in_its_interval_about_95_times_in_100() -> None:
    chance = random.Random(1)
    held = 0
    for _ in range(1000):
        it = estimate_rate(sum(chance.random() < 0.25 for _ in range(80)), 80)
        held += it.low <= 0.25 <= it.high
    assert 925 <= held <= 975


def test_the_mean_of_grouped_cases_is_as_sure_as_its_groups() -> None:
    chance = random.Random(2)
    held = 0
    for _ in range(600):
        groups = []
        for _ in range(40):
            luck = chance.gauss(0, 1)
            groups.append([3 + luck + chance.gauss(0, 0.1) for _ in range(4)])
        it = estimate_mean(groups)
        held += it.low <= 3 <= it.high
    assert 545 <= held <= 590


def test_luck_that_cancels_within_a_group_makes_the_interval_narrow() -> None:
    chance = random.Random(3)
    pairs = [(it := chance.random(), 1 - it + chance.gauss(0, 0.001)) for _ in range(30)]
    assert estimate_mean(pairs).high - estimate_mean(pairs).low < 0.001
    alone = estimate_mean([number] for pair in pairs for number in pair)
    assert alone.high - alone.low > 0.1


def test_a_ratio_of_means_has_an_interval() -> None:
    chance = random.Random(4)
    held = 0
    for _ in range(400):
        groups = [([chance.gauss(3, 1)], [chance.gauss(2, 1)]) for _ in range(60)]
        it = estimate_ratio(groups)
        assert it is not None
        held += it.low <= 1.5 <= it.high
    assert 360 <= held <= 395


@pytest.mark.parametrize("groups", [[], [([1.0], [0.0])]])
def test_no_ratio_to_nothing(groups: list[tuple[list[float], list[float]]]) -> None:
    assert estimate_ratio(groups) is None


def test_nothing_measured_is_no_failure() -> None:
    assert estimate_rate(0, 0).cases == 0
    assert estimate_mean([]).cases == 0


@pytest.mark.parametrize(
    "groups", [[], [[5.0]], [[4.0, 6.0]], [[5.0], [5.0], [5.0]], [[0.1], [0.2, 0.0], [0.1]]]
)
def test_one_group_or_groups_that_agree_claim_no_certainty(groups: list[list[float]]) -> None:
    it = estimate_mean(groups)
    assert not it.bounded
    assert it.written() == {
        "value": round(it.value, 4), "low": None, "high": None, "cases": sum(map(len, groups)),
    }  # fmt: skip  # a list that is read in rows


def test_what_never_or_always_happened_may_yet_happen_otherwise() -> None:
    never, always = estimate_frequency([[False, False]] * 3), estimate_frequency([[True, True]] * 3)
    assert (never.value, never.low, never.cases) == (0, 0, 6)
    assert never.high == estimate_rate(0, 3).high > 0.5
    assert always.low == estimate_rate(3, 3).low < 0.5
    assert not estimate_frequency([[True, True]]).bounded


@pytest.mark.parametrize("groups", [[([2.0], [1.0])], [([2.0], [1.0])] * 4, [([2.0], [1.0]), ([1.0], [0.0])]])
def test_a_ratio_that_hangs_on_one_group_has_no_interval(
    groups: list[tuple[list[float], list[float]]],
) -> None:
    it = estimate_ratio(groups)
    assert it is not None
    assert not it.bounded
