"""The strategist's taste: what it prefers about a drive, by where that leads and by the hand it leaves.

Greedy minds its points alone. A taste also minds who is in the way ahead, who is overtaken, and which cards
are kept. It looks no further than greedy does, at the spaces within six steps, so that what it would drive
can be remembered like a habit (`ground.py`). The weights were bred by self-play without any search; see
docs/decisions/0007-charioteers.md.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from hippodrome.games.ave_caesar.kit import Cards, counts_by_value, different_values, sum_of_points


class DriveTaste(NamedTuple):
    """What each circumstance of a drive is worth, in points saved."""

    card: tuple[float, ...]
    """By the card driven, ones first."""
    two_kinds: float
    one_kept: float
    two_kept: float
    six_kept: float
    ten_points_kept: float
    waste_far: float
    """How much more a point wasted costs with a long way to go."""
    pays: float
    pays_late: float
    """Paying tribute on the last visit to the alley."""
    stop: float
    """A card kept that could stop in the alley."""
    stop_late: float
    shut: float
    """Every space in front is occupied."""
    half_shut: float
    narrow: float
    """Only one space in front, with nobody overtaken close behind."""
    narrow_followed: float
    """The same, for each who is."""
    way: float
    """Each space in front."""
    overtakes: float
    leads: float
    """Nobody in sight is ahead."""
    takes_the_lead: float
    leads_followed: float
    right_ahead: float
    next_ahead: float
    near_ahead: float
    level: float
    next_behind: float
    near_behind: float
    in_the_alley: float
    """Standing in the alley without need."""


class Tastes(NamedTuple):
    """A taste for every size of field."""

    small_field: DriveTaste
    """Up to four chariots."""
    large_field: DriveTaste
    """Five chariots or six."""

    def for_chariots(self, chariots: int) -> DriveTaste:
        """Take the taste for so many chariots."""
        return self.small_field if chariots <= 4 else self.large_field


BRED_TASTES: Final = Tastes(
    DriveTaste(
        (0.0, -0.78, 0.43, 0.91, 0.75, 1.73), 1.09, 1.35, -0.83, 0.18, -1.48, 9.19, 9.34, 6.21, 4.07, 1.76,
        -0.29, -1.36, -1.08, -2.07, 0.38, 2.14, -0.23, 0.72, -1.35, 1.11, 0.11, 0.15, -0.1, 0.05, 0.0, 2.05,
    ),
    DriveTaste(
        (0.0, -0.57, -0.18, 0.62, 0.89, 1.02), 0.96, 3.19, 0.6, -0.96, -1.55, 7.97, 5.7, 1.05, 3.31, -0.17,
        0.52, 0.31, 0.05, -0.11, 0.66, 1.57, 0.81, -0.04, -0.28, -0.34, -0.1, -0.16, -0.63, -0.84, -0.06,
        -0.73,
    ),
)  # fmt: skip  # a list that is read in rows
"""Bred for the laurels they win from greedy and from each other."""

RIGHT_GAP_TWELFTHS: Final = 12
NEXT_GAP_TWELFTHS: Final = 24
"""How far apart two chariots are that are right behind each other, or next to each other."""


def value_of_cards_kept(taste: DriveTaste, card: int, rest: Cards) -> float:
    """Tell what it is worth to drive a card and to keep the rest."""
    ones, twos, *_, sixes = counts_by_value(rest)
    worth = taste.card[card - 1] + ones * taste.one_kept + twos * taste.two_kept + sixes * taste.six_kept
    worth += sum_of_points(rest) * taste.ten_points_kept / 10
    return worth + taste.two_kinds if len(different_values(rest)) >= 2 else worth


class StandingValue:
    """What a taste makes of a place among others, who are known by how far along they are."""

    def __init__(self, taste: DriveTaste, span: int) -> None:
        self._taste = taste
        ahead = (_ahead(taste, gap) for gap in range(1, span + 1))
        behind = (_behind(taste, gap) for gap in range(span, 0, -1))
        self._by_gap = (taste.level, *ahead, *behind)
        """By how much further along another is, to be read with gaps from -span to span."""

    def value_at(self, along: int, others: Sequence[int], ways: int, shut: int) -> float:
        """Tell what it is worth to be so far along among others, with so many ways on, some of them shut."""
        taste, by_gap = self._taste, self._by_gap
        worth = taste.way * ways
        close, near, lead = 0, 0, max(others, default=-1)
        for other in others:
            worth += by_gap[other - along]
            if other < along:
                near += 1
                close += other >= along - NEXT_GAP_TWELFTHS
        if ways == 1:
            worth += near * taste.narrow_followed if near else taste.narrow
        if shut:
            worth += taste.shut if shut >= ways else taste.half_shut
        if along >= lead:
            worth += taste.leads + close * taste.leads_followed
            if lead >= 0:
                worth += taste.takes_the_lead
        return worth


def _ahead(taste: DriveTaste, gap: int) -> float:
    """Tell what another is worth who is so far ahead."""
    return (
        taste.right_ahead
        if gap <= RIGHT_GAP_TWELFTHS
        else taste.next_ahead
        if gap <= NEXT_GAP_TWELFTHS
        else taste.near_ahead
    )


def _behind(taste: DriveTaste, gap: int) -> float:
    """Tell what another is worth who was in sight and is now so far behind."""
    return taste.overtakes + (taste.next_behind if gap <= NEXT_GAP_TWELFTHS else taste.near_behind)
