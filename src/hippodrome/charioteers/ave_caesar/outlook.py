"""The outlook of a race under way: how many turns each chariot still needs, and the laurels that promises.

The race is won on turns: everybody drives the same points, so whoever is held up least and has most cards
left over at the end is home first. The weights below were first fitted to the turns that chariots really took
and then bred by how many laurels they win; see docs/decisions/0007-charioteers.md. They are bred again by
`python -m hippodrome.training breed`.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Sequence
from functools import lru_cache
from itertools import accumulate
from math import tanh
from typing import Final, NamedTuple

from hippodrome.charioteers.ave_caesar.ground import LONG_WAY_STEPS, RememberedTrack
from hippodrome.games.ave_caesar.kit import (
    LAURELS,
    Cards,
    counts_by_value,
    different_values,
    sorted_values,
    sum_of_points,
)
from hippodrome.games.ave_caesar.track import Station


class Weights(NamedTuple):
    """What each circumstance is worth, in turns to the finish, and how sure of it one may be."""

    start: float
    card: float
    step: float
    owes: float
    owes_far: float
    ahead: float
    ahead_far: float
    behind: float
    behind_far: float
    next_before: float
    next_after: float
    near_before: float
    near_after: float
    in_sight: float
    leads: float
    leads_far: float
    leads_six_held: float
    six_held: float
    leads_six_to_come: float
    six_to_come: float
    one_held: float
    two_held: float
    one: float
    two: float
    three_kinds: float
    two_kinds: float
    sixes_free: float
    point_held: float
    last_stretch: float
    spare: tuple[float, ...]
    """By the points to spare, from 0 on; the last holds for more."""
    pressed_before: float
    pressed_after: float
    followed_before: float
    followed_after: float
    level: float
    narrow: float
    fewest: float
    curve: float
    luck: tuple[float, float, float]
    """How widely two chariots' turns spread about what was foreseen: at the finish, more for each turn still
    to go, and at most."""
    short: tuple[float, ...]
    """How likely a chariot with so many points to spare runs out of them on a long way."""
    late: float
    """How likely tribute paid on the last visit in a rehearsal is not paid in the race, where others are."""
    risk: float
    """How much likelier tribute is never paid than with the course to oneself."""
    looks: tuple[float, ...]
    """How much a look after each round of a rehearsal counts; the last holds for those after it."""


class WeightSet(NamedTuple):
    """Evaluation weights for every size of field, tuned together against the same rivals."""

    small_field: Weights
    """Up to four chariots."""
    large_field: Weights
    """Five chariots or six."""


AGAINST_GREEDY: Final = WeightSet(
    Weights(
        -0.169, 0.59, 0.145, 0.999, 1.577, -0.035, 0.15, -0.092, -0.003, 0.226, 0.79, -0.234, 0.726, 0.142,
        0.412, -1.722, 1.192, 0.183, 0.761, 0.128, -0.003, -0.123, 0.023, 0.073, -0.78, -0.267, 0.037, 0.023,
        -0.29, (1.573, 0.833, 0.494, 0.282, 0.0, -0.165, -0.033), 0.191, -0.187, 0.354, -0.277, -0.135, 0.096,
        0.35, 0.0080, (0.754, 0.061, 1.361), (0.521, 0.251, 0.104, 0.047, 0.012, 0.005), 0.017, 1.376,
        (1.0, 1.786, 1.121, 1.898),
    ),
    Weights(
        -0.251, 0.681, 0.139, 0.773, 0.216, -0.089, 0.005, -0.221, -0.08, 0.53, 0.523, 0.167, 0.47, 0.136,
        0.488, -2.019, 0.475, 0.108, 0.365, -0.039, -0.12, -0.075, -0.147, -0.055, -0.591, -0.243, -0.108,
        -0.031, -0.209, (2.16, 1.359, 0.817, 0.4, 0.0, -0.337, -0.955), 0.03, -0.105, 0.27, -0.088, -0.115,
        0.242, 0.289, 0.0121, (0.669, 0.058, 1.104), (0.462, 0.177, 0.091, 0.024, 0.012, 0.005), 0.05, 1.455,
        (1.0, 1.094, 0.79, 1.206),
    ),
)  # fmt: skip  # a list that is read in rows
"""Bred for the laurels they win from greedy."""

AGAINST_TACTICIANS: Final = WeightSet(
    Weights(
        -0.169, 0.657, 0.132, 0.772, 1.59, -0.095, 0.111, -0.077, -0.138, 0.373, 1.08, 0.12, 0.625, 0.199,
        0.863, -1.629, 1.336, 0.148, 0.837, 0.103, -0.059, -0.15, -0.048, 0.107, -0.673, -0.079, 0.037, 0.078,
        -0.294, (1.495, 0.576, 0.339, 0.38, 0.0, 0.181, 0.353), -0.329, -0.482, -0.128, -0.334, -0.014, 0.147,
        0.145, 0.0097, (0.706, 0.037, 1.528), (0.451, 0.24, 0.121, 0.025, 0.012, 0.005), 0.079, 1.133,
        (1.0, 1.471, 1.093, 1.023),
    ),
    Weights(
        -0.251, 0.683, 0.149, 0.523, 0.26, -0.204, 0.167, -0.247, -0.114, 0.55, 0.632, 0.2, 0.603, 0.158,
        0.529, -1.851, 0.661, -0.024, 0.429, -0.022, -0.165, -0.12, -0.061, 0.002, -0.562, -0.171, -0.108,
        0.023, -0.356, (2.335, 1.335, 0.816, 0.384, 0.0, -0.291, -0.892), 0.111, -0.006, -0.042, -0.108,
        0.007, 0.282, 0.187, 0.0090, (0.496, 0.066, 1.311), (0.324, 0.108, 0.031, 0.039, 0.012, 0.005), 0.029,
        1.529, (1.0, 0.959, 0.57, 0.652),
    ),
)  # fmt: skip  # a list that is read in rows
"""Bred for the laurels they win from tacticians."""

TWELFTHS_PER_COLUMN: Final = 12
NEXT_GAP_TWELFTHS: Final = 2 * TWELFTHS_PER_COLUMN
NEAR_GAP_TWELFTHS: Final = 6 * TWELFTHS_PER_COLUMN
SIGHT_GAP_TWELFTHS: Final = 12 * TWELFTHS_PER_COLUMN

MOST_TURNS_OF_LUCK: Final = 24
"""Beyond so many turns luck grows no more."""

LAST_STRETCH_STEPS: Final = 6
"""Within so many steps of the finish any card may do."""

_Hand = tuple[float, int]
"""What a hand is worth in turns, and its sixes."""

_Pool = tuple[int, float, int, tuple[int, ...]]
"""The points of a pool of cards, what it is worth in turns, its sixes, and how far its best cards carry."""


class LaurelForecast:
    """The outlook on one ground with one set of weights."""

    def __init__(self, ground: RememberedTrack, weights: Weights) -> None:
        self.weights = weights
        self._hands: dict[Cards, _Hand] = {}
        self._pools: dict[Cards, _Pool] = {}
        progress = ground.track.progress
        span = 1 + max(progress, default=0)
        self._before = _by_gap(span, weights, before=True)
        self._after = _by_gap(span, weights, before=False)
        self._tilt = (
            0.0,
            *[weights.ahead_far / LONG_WAY_STEPS] * span,
            *[weights.behind_far / LONG_WAY_STEPS] * span,
        )
        self._places = tuple(
            tuple(
                (
                    progress[station],
                    ground.needs[owing][station],
                    _way(ground, weights, Station(station), owing=owing),
                )
                for station in range(ground.track.finish)
            )
            for owing in (False, True)
        )
        """How far along each station is, the steps from there to the finish, and what they cost in turns."""
        self._pays = tuple(max(0.0, 1 - weights.risk * risk) for risk in ground.risks)
        near, more, most = weights.luck
        self._slopes = tuple(0.5 / min(most, near + more * turns) for turns in range(MOST_TURNS_OF_LUCK + 1))

    def laurels(self, chariot: int, turns: dict[int, float], already_home: int) -> float:
        """Foresee the laurels of a chariot, when so many are home already and all racing need those turns.

        A place further back costs one laurel, and the first place lost another; so the mean over all places
        follows from how many rivals are ahead on average and how likely none is.
        """
        mine = turns.get(chariot)
        if mine is None:
            return 0.0
        slope = self._slopes[
            MOST_TURNS_OF_LUCK if mine >= MOST_TURNS_OF_LUCK else int(mine) if mine > 0 else 0
        ]
        behind, first = 0.0, 1.0
        for needed in turns.values():  # its own lag is 0 and changes nothing
            lag = tanh((mine - needed) * slope)
            behind += lag
            first *= 1 - lag
        rivals = len(turns) - 1
        laurels = LAURELS[1] + 1 - already_home - (rivals + behind) / 2
        return laurels if already_home else laurels + first / (1 << rivals)

    def chance_to_get_home(self, station: Station, pool: Cards, owing: int) -> float:
        """Tell how likely a chariot gets home with its tribute paid: not for want of a stop, or of points."""
        short = self.weights.short
        need = self._places[owing][station][1]
        spare = (self._pools.get(pool) or self._know_pool(pool))[0] - need
        sure = self._pays[station] if owing else 1.0
        if 0 <= spare < len(short) and need > LAST_STRETCH_STEPS:
            sure *= 1 - short[spare] * min(1.0, (need - LAST_STRETCH_STEPS) / 30)
        return sure

    def turns(
        self,
        racing: Sequence[int],
        stations: Sequence[Station],
        hands: Sequence[Cards],
        pools: Sequence[Cards],
        owes: Sequence[int],
        *,
        sixes_free: bool,
    ) -> dict[int, float]:
        """Foresee when each chariot racing is home, in turns; those whose points fall short are left out.

        The chariots are given in the order in which they come to play.
        """
        weights, before, after, tilt = self.weights, self._before, self._after, self._tilt
        pools_known, hands_known = self._pools, self._hands
        spares, fewest = weights.spare, weights.fewest
        places = [self._places[owes[number]][stations[number]] for number in racing]
        alongs = [along for along, _, _ in places]
        lead = max(alongs, default=0)
        wait = 1 / len(stations)
        foreseen: dict[int, float] = {}
        for at, number in enumerate(racing):
            along, need, turns = places[at]
            points_left, pool, sixes, carried = pools_known.get(pools[number]) or self._know_pool(
                pools[number]
            )
            spare = points_left - need
            if spare < 0:
                continue
            hand, sixes_held = hands_known.get(hands[number]) or self._know_hand(hands[number])
            lean = 0.0
            for other in alongs[:at]:
                turns += before[other - along]
                lean += tilt[other - along]
            for other in alongs[at + 1 :]:
                turns += after[other - along]
                lean += tilt[other - along]
            turns += hand + pool + lean * need + (spares[spare] if spare < 6 else spares[6]) + wait * at
            turns += fewest * (1 + bisect_left(carried, need))
            if sixes_free:
                turns += weights.sixes_free
            elif along == lead:
                turns += weights.leads + weights.leads_far * need / LONG_WAY_STEPS
                turns += weights.leads_six_held * sixes_held
                turns += weights.leads_six_to_come * (sixes - sixes_held)
            foreseen[number] = turns
        return foreseen

    def _know_hand(self, cards: Cards) -> _Hand:
        weights = self.weights
        ones, twos, *_, sixes = counts_by_value(cards)
        worth = ones * weights.one_held + twos * weights.two_held + sum_of_points(cards) * weights.point_held
        worth += sixes * (weights.six_held - weights.six_to_come)
        match len(different_values(cards)):
            case 3:
                worth += weights.three_kinds
            case 2:
                worth += weights.two_kinds
        known = self._hands[cards] = (worth, sixes)
        return known

    def _know_pool(self, cards: Cards) -> _Pool:
        weights = self.weights
        ones, twos, *_, sixes = counts_by_value(cards)
        worth = (
            weights.start + weights.card * len(sorted_values(cards)) + ones * weights.one + twos * weights.two
        )
        known = self._pools[cards] = (
            sum_of_points(cards),
            worth + sixes * weights.six_to_come,
            sixes,
            tuple(accumulate(reversed(sorted_values(cards)))),
        )
        return known


def _by_gap(span: int, weights: Weights, *, before: bool) -> tuple[float, ...]:
    """Tell by the gap to another chariot what it costs in turns, to be read with gaps from -span to span.

    It makes a difference whether the other comes to play before oneself: then it may be out of the way.
    """
    next_to, near = (
        (weights.next_before, weights.near_before) if before else (weights.next_after, weights.near_after)
    )
    pressed, followed = (
        (weights.pressed_before, weights.followed_before)
        if before
        else (weights.pressed_after, weights.followed_after)
    )
    held_up = (
        weights.ahead
        + (
            next_to
            if gap <= NEXT_GAP_TWELFTHS
            else near
            if gap <= NEAR_GAP_TWELFTHS
            else weights.in_sight
            if gap <= SIGHT_GAP_TWELFTHS
            else 0.0
        )
        for gap in range(1, span + 1)
    )
    in_front = (
        weights.behind
        + (pressed if gap <= NEXT_GAP_TWELFTHS else followed if gap <= NEAR_GAP_TWELFTHS else 0.0)
        for gap in range(span, 0, -1)
    )
    return (weights.level, *held_up, *in_front)


def _way(ground: RememberedTrack, weights: Weights, station: Station, *, owing: bool) -> float:
    """Tell what the way from a station to the finish costs in turns, beside what the cards make of it."""
    need = ground.needs[owing][station]
    cost = weights.step * need + weights.curve * need * need / LONG_WAY_STEPS
    if owing:
        cost += weights.owes + weights.owes_far * need / LONG_WAY_STEPS
    if need <= LAST_STRETCH_STEPS:
        cost += weights.last_stretch
    if ground.track.ahead[station].bit_count() == 1:
        cost += weights.narrow
    return cost


@lru_cache(maxsize=32)
def forecast_on(ground: RememberedTrack, chariots: int, weight_set: WeightSet) -> LaurelForecast:
    """Make the outlook on a ground for so many chariots; the same ones give the same outlook."""
    return LaurelForecast(ground, weight_set.small_field if chariots <= 4 else weight_set.large_field)
