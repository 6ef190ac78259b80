"""Two entrants against each other: what either took, deal by deal, with the later entrant first."""

from __future__ import annotations

import pytest

from hippodrome.league.heat import HeatOutcome
from hippodrome.league.pairings import sum_up_pairings
from hippodrome.league.plan import Heat, Plan
from hippodrome.league.report import pairings_table
from hippodrome.league.traits import ChariotResult, Venue


def outcome(
    number: int, deal: int, points: tuple[tuple[str, int], ...], course: str = "white"
) -> HeatOutcome:
    """Make up a race: who drove each lane, and the laurels won."""
    drivers = tuple(name for name, _ in points)
    venue = Venue(course, "clockwise", len(points))
    order = sorted((won for _, won in points), reverse=True)
    chariots = tuple(
        ChariotResult(name, lane, order.index(won) + 1, won, "finished")
        for lane, (name, won) in enumerate(points, 1)
    )
    return HeatOutcome(Heat(number, deal, venue, drivers), chariots, 90)


PLAN = Plan("ave-caesar", ("low", "middle", "high"), ("white", "yellow"), 4, 3, 1, "pairs")


def test_laurels_are_compared_where_two_had_a_race_to_themselves() -> None:
    met = sum_up_pairings(
        PLAN,
        [
            outcome(1, 0, (("low", 2), ("high", 6), ("low", 3), ("high", 4))),
            outcome(2, 0, (("high", 6), ("low", 4), ("high", 3), ("low", 2))),
            outcome(3, 1, (("low", 6), ("high", 4), ("high", 3), ("low", 2))),
            outcome(4, 2, (("low", 6), ("middle", 4), ("high", 3), ("high", 2))),
        ],
    )
    assert [(it.course, it.names, it.races) for it in met] == [("white", ("high", "low"), 3)]
    assert [it.value for it in met[0].points] == pytest.approx([26 / 6, 19 / 6])
    assert met[0].points_ratio is not None
    assert met[0].points_ratio.value == pytest.approx(26 / 19)
    assert [it.value for it in met[0].wins] == pytest.approx([2 / 3, 1 / 3])


def test_courses_come_in_the_order_of_the_plan_and_the_best_entrant_first() -> None:
    met = sum_up_pairings(
        PLAN,
        [
            outcome(1, 0, (("low", 6), ("middle", 4)), "yellow"),
            outcome(2, 1, (("low", 6), ("middle", 4))),
            outcome(3, 2, (("middle", 6), ("high", 4))),
        ],
    )
    assert [(it.course, it.names) for it in met] == [
        ("white", ("high", "middle")),
        ("white", ("middle", "low")),
        ("yellow", ("middle", "low")),
    ]
    assert "| white, 2 chariots | `high` | `middle` | 1 | 4.00 : 6.00 |" in pairings_table(met, "laurels")


def test_in_ben_hur_the_lower_place_is_better() -> None:
    plan = Plan("ben-hur", ("low", "high"), ("white",), 2, 1, 1)
    met = sum_up_pairings(plan, [outcome(1, 0, (("low", 2), ("high", 1)))])
    assert met[0].points_ratio is None
    assert met[0].ahead.value == 1.0
