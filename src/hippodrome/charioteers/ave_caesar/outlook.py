"""The outlook of a race under way: how many turns each chariot still needs, and the laurels that promises.

The race is won on turns: everybody drives the same points, so whoever is held up least and has most cards
left over at the end is home first. The weights below were fitted to the turns that chariots really took in
thousands of races; see docs/decisions/charioteers.md.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from math import exp
from typing import Final, NamedTuple

from hippodrome.charioteers.ave_caesar.ground import Ground
from hippodrome.games.ave_caesar.kit import LAURELS, Cards, counts, kinds, points, values
from hippodrome.games.ave_caesar.track import Station


class Weights(NamedTuple):
    """What each circumstance is worth, in turns to the finish."""

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


SMALL_FIELD: Final = Weights(
    -0.169, 0.636, 0.129, 0.405, -0.542, -0.455, -0.157, -0.001, 0.155, 0.495, 0.814, 0.322, 0.506, 0.224,
    0.356, -1.963, 0.569, 0.031, 0.454, 0.019, -0.074, -0.080, -0.114, 0.0, -0.345, -0.268, 0.037, -0.023,
    -0.262, (1.826, 0.760, 0.348, 0.098, 0.0, 0.0, 0.0),
)  # fmt: skip
"""Up to four chariots."""

LARGE_FIELD: Final = Weights(
    -0.251, 0.633, 0.133, 0.265, -0.430, -0.302, -0.087, -0.065, 0.033, 0.356, 0.590, 0.259, 0.395, 0.178,
    0.359, -1.711, 0.381, 0.016, 0.396, -0.045, -0.083, -0.037, -0.071, -0.025, -0.291, -0.205, -0.108,
    -0.033, -0.076, (2.072, 1.309, 0.625, 0.324, 0.0, -0.229, -0.411),
)  # fmt: skip
"""Five chariots or six."""

LONG: Final = 80
"""How many steps a long way is: what counts on a long way counts in proportion on a shorter one."""

COLUMN: Final = 12
NEXT: Final = 2 * COLUMN
NEAR: Final = 6 * COLUMN
SIGHT: Final = 12 * COLUMN

LUCK: Final = tuple(min(1.25, 0.45 + 0.06 * turns) * 0.83 for turns in range(25))
"""How widely two chariots' turns spread about what was foreseen, by the turns still to go."""

SHORT: Final = (0.4, 0.16, 0.06, 0.025, 0.012, 0.005)
"""How likely a chariot with so many points to spare runs out of them on a long way, as counted in races."""

LAST_STRETCH: Final = 6
"""Within so many steps of the finish any card may do."""

WREATHS: Final = (*LAURELS, 0, 0)


_Hand = tuple[float, int]
"""What a hand is worth in turns, and its sixes."""

_Pool = tuple[int, float, int]
"""The points of a pool of cards, what it is worth in turns, and its sixes."""


class Outlook:
    """The outlook on one ground with one set of weights."""

    def __init__(self, ground: Ground, weights: Weights) -> None:
        self.weights = weights
        self._needs = ground.needs
        self._risks = ground.risks
        self._progress = ground.track.progress
        self._hands: dict[Cards, _Hand] = {}
        self._pools: dict[Cards, _Pool] = {}
        span = 1 + max(self._progress, default=0)
        self._before = _by_gap(span, weights, weights.next_before, weights.near_before)
        self._after = _by_gap(span, weights, weights.next_after, weights.near_after)
        self._tilt = (0.0, *[weights.ahead_far / LONG] * span, *[weights.behind_far / LONG] * span)

    def laurels(self, number: int, turns: Sequence[tuple[int, float]], home: int) -> float:
        """Foresee the laurels of a chariot, when so many are home already and the others need those turns."""
        mine = next((needed for other, needed in turns if other == number), None)
        if mine is None:
            return 0.0
        luck = LUCK[24 if mine >= 24 else int(mine) if mine > 0 else 0]
        place = home - 0.5
        for _, needed in turns:
            lag = (mine - needed) / luck
            place += 1 / (1 + exp(-lag)) if -30 < lag < 30 else lag > 0
        rank = int(place)
        part = place - rank
        return WREATHS[rank] * (1 - part) + WREATHS[rank + 1] * part

    def surety(self, station: Station, pool: Cards, owing: int) -> float:
        """Tell how likely a chariot gets home with its tribute paid: not for want of a stop, or of points."""
        need = self._needs[owing][station]
        spare = (self._pools.get(pool) or self._know_pool(pool))[0] - need
        sure = 1 - self._risks[station] if owing else 1.0
        if 0 <= spare < len(SHORT) and need > LAST_STRETCH:
            sure *= 1 - SHORT[spare] * min(1.0, (need - LAST_STRETCH) / 30)
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
    ) -> list[tuple[int, float]]:
        """Foresee when each chariot racing is home, in turns; those whose points fall short are left out.

        The chariots are given in the order in which they come to play.
        """
        weights, progress, needs = self.weights, self._progress, self._needs
        before, after, tilt, spares = self._before, self._after, self._tilt, weights.spare
        step, pools_known, hands_known = weights.step, self._pools, self._hands
        alongs = [progress[stations[number]] for number in racing]
        lead = max(alongs, default=0)
        wait = 1 / len(stations)
        foreseen: list[tuple[int, float]] = []
        for at, number in enumerate(racing):
            along, owing = alongs[at], owes[number]
            need = needs[owing][stations[number]]
            points_left, turns, sixes = pools_known.get(pools[number]) or self._know_pool(pools[number])
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
            turns += hand + (step + lean) * need + spares[min(6, spare)] + wait * at
            if owing:
                turns += weights.owes + weights.owes_far * need / LONG
            if sixes_free:
                turns += weights.sixes_free
            elif along == lead:
                turns += weights.leads + weights.leads_far * need / LONG
                turns += weights.leads_six_held * sixes_held
                turns += weights.leads_six_to_come * (sixes - sixes_held)
            if need <= LAST_STRETCH:
                turns += weights.last_stretch
            foreseen.append((number, turns))
        return foreseen

    def _know_hand(self, cards: Cards) -> _Hand:
        weights = self.weights
        ones, twos, *_, sixes = counts(cards)
        worth = ones * weights.one_held + twos * weights.two_held + points(cards) * weights.point_held
        worth += sixes * (weights.six_held - weights.six_to_come)
        match len(kinds(cards)):
            case 3:
                worth += weights.three_kinds
            case 2:
                worth += weights.two_kinds
        known = self._hands[cards] = (worth, sixes)
        return known

    def _know_pool(self, cards: Cards) -> _Pool:
        weights = self.weights
        ones, twos, *_, sixes = counts(cards)
        worth = weights.start + weights.card * len(values(cards)) + ones * weights.one + twos * weights.two
        known = self._pools[cards] = (points(cards), worth + sixes * weights.six_to_come, sixes)
        return known


def _by_gap(span: int, weights: Weights, next_to: float, near: float) -> tuple[float, ...]:
    """Tell by the gap to another chariot what it costs in turns, to be read with gaps from -span to span."""
    held_up = (
        weights.ahead
        + (next_to if gap <= NEXT else near if gap <= NEAR else weights.in_sight if gap <= SIGHT else 0.0)
        for gap in range(1, span + 1)
    )
    return (0.0, *held_up, *[weights.behind] * span)


@lru_cache(maxsize=32)
def outlook_of(ground: Ground, chariots: int) -> Outlook:
    """Make the outlook on a ground for so many chariots; the same ones give the same outlook."""
    return Outlook(ground, SMALL_FIELD if chariots <= 4 else LARGE_FIELD)
