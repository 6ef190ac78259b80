"""What the champion sees: the road ahead, the cards and the rivals, as small whole numbers.

Nothing here names a space, a course or a direction: a number says how far it is, how much of a card would be
wasted, who stands in whose way. So one network drives on every course, on those too it has never met.

There is one list for the position and one for each move offered. The same numbers are worked out over arrays
in `hippodrome.training.ave_caesar.sight`; a test holds the two together.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final, NamedTuple

from hippodrome.charioteers.ave_caesar.thrift import steps_needed
from hippodrome.games.ave_caesar.kit import (
    CARD_BY_VALUE,
    NO_CARDS,
    VALUES,
    Cards,
    counts_by_value,
    different_values,
    sorted_values,
    sum_of_points,
)
from hippodrome.games.ave_caesar.moves import FINISH, Move
from hippodrome.games.ave_caesar.state import DISQUALIFIED, FINISHED, OWES, UNMANNED, RaceTerms
from hippodrome.games.ave_caesar.track import UNREACHABLE_STEPS, Mask, Station, Track
from hippodrome.games.ave_caesar.view import View

SIGHT_UNIT: Final = 16
"""What stands for one, or for yes."""

MOST_RIVALS: Final = 5
"""As many others as there can be."""

GAP_BOUNDS: Final = (-72, -24, 0, 1, 25, 73, 145)
"""Where one kind of gap between two chariots ends and the next begins, in twelfths of a column."""

SPARE_POINT_BINS: Final = 9
"""Points to spare are told apart from less than none up to seven and more."""

ROAD_STEPS: Final = 12
"""For so many steps ahead it is counted how wide the road is."""

MOST_POINTS_WASTED: Final = 3
"""More waste of the next card than this is all the same."""

WASTE_IF_CLOSED: Final = 6
"""What counts as the waste of a card that cannot be driven at all."""

NEAR_ALLEY_STEPS: Final = 30
"""An alley further away than this many steps is all the same."""

POSITION_INPUTS: Final = 36 + SPARE_POINT_BINS + 8 + ROAD_STEPS + MOST_RIVALS * 35
"""How many numbers tell a position."""

MOVE_INPUTS: Final = 57 + SPARE_POINT_BINS + ROAD_STEPS + 7 + MOST_RIVALS * 23
"""How many numbers tell a move."""


class Sight:
    """A race seen from the chariot whose turn it is."""

    def __init__(self, view: View, race: RaceTerms) -> None:
        self.view, self.race, self.track = view, race, race.track
        self.needs = (race.track.to_finish, steps_needed(race.track, owes=True))
        me = view.chariots[view.turn]
        self.me = me
        self.station = me.station
        self.owes = bool(me.marks & OWES)
        self.owing = self.owes and self.track.can_pay[me.station]
        self.hand = me.hand or NO_CARDS
        count = len(view.chariots)
        order = [(view.turn + step) % count for step in range(1, count)]
        self.others = [number for number in order if view.chariots[number].station >= 0]
        """The other chariots on the course in the order of their turns."""
        on_course = [view.chariots[number].station for number in (view.turn, *self.others)]
        self.occupied: Mask = sum(self.track.bit[station] for station in on_course)
        self.lead = max(self.track.progress[station] for station in on_course)
        self._known: dict[tuple[Station, Mask, bool], _Way] = {}

    def position_inputs(self) -> list[int]:
        """Tell the position."""
        view, track, me, race = self.view, self.track, self.me, self.race
        finished = sum(1 for it in view.chariots if it.marks & FINISHED and not it.marks & DISQUALIFIED)
        field = len(view.chariots)
        need, points = self.needs[self.owes][self.station], sum_of_points(me.unseen)
        told = [SIGHT_UNIT * (field == size) for size in range(2, 7)]
        told += [min(need, 120) * 2 // 5, min(track.to_finish[self.station], 120) * 2 // 5]
        told += [4 * it for it in counts_by_value(me.unseen)]
        told += [8 * min(it, 3) for it in counts_by_value(self.hand)]
        told += [
            SIGHT_UNIT * self.owes,
            SIGHT_UNIT * (self.owes and not _another_visit(track, self.station)),
            SIGHT_UNIT * (track.progress[self.station] == self.lead),
            SIGHT_UNIT
            * (race.options.six_free_after_finish and any(it.marks & FINISHED for it in view.chariots)),
            SIGHT_UNIT * view.opening,
            2 * len(sorted_values(me.unseen)),
            8 * finished,
            8 * len(self.others),
            SIGHT_UNIT * (race.options.blocked_hand == "tuck"),
            SIGHT_UNIT * race.retires,
            4 * min(race.options.hand_size, 6),
            SIGHT_UNIT * bool(me.marks & DISQUALIFIED),
            4 * min(view.still, 8),
            SIGHT_UNIT * race.options.six_free_after_finish,
            2 * min(len(track.ways[self.station % track.size]), 8),
            8 * self._way(self.station, self.occupied, owing=self.owing).opened.bit_count(),
            SIGHT_UNIT * bool(track.tribute_due),
        ]
        told += _spares(points - need)
        told += [4 * it for it in self._way(self.station, self.occupied, owing=self.owing).wastes]
        told += [4 * it for it in far_wastes(track, owes=self.owing)[self.station]]
        told += [
            steps_to_paying_stop(track)[self.station] * self.owing,
            8 * (self.occupied & track.alley).bit_count(),
        ]
        for number in self.others:
            told += self._rival(number, need, points - need)
        return told + [0] * (POSITION_INPUTS - len(told))

    def _rival(self, number: int, need: int, spare: int) -> list[int]:
        """Tell of another chariot."""
        track, it = self.track, self.view.chariots[number]
        owes = bool(it.marks & OWES)
        owing = owes and track.can_pay[it.station]
        way = self._way(it.station, self.occupied, owing=owing)
        theirs = self.needs[owes][it.station]
        points = sum_of_points(it.unseen)
        gap = track.progress[it.station] - track.progress[self.station]
        return [
            SIGHT_UNIT,
            SIGHT_UNIT * (it.owner == self.view.viewer),
            SIGHT_UNIT * bool(it.marks & UNMANNED),
            SIGHT_UNIT * bool(it.marks & DISQUALIFIED),
            SIGHT_UNIT * owes,
            SIGHT_UNIT * (owes and not _another_visit(track, it.station)),
            SIGHT_UNIT * (track.progress[it.station] == self.lead),
            _within(gap // 9, 32),
            _within((theirs - need) // 2, 32),
            _within(2 * (points - theirs - spare), 32),
            _within(2 * (points - theirs), 32),
            2 * len(sorted_values(it.unseen)),
            *(4 * count for count in counts_by_value(it.unseen)),
            4 * it.held,
            8 * way.opened.bit_count(),
            *_gap_kind(gap),
            *(4 * waste for waste in way.wastes),
            steps_to_paying_stop(track)[it.station] * owing,
        ]

    def move_inputs(self, move: Move) -> list[int]:
        """Tell a move offered."""
        track, owes = self.track, self.owes
        told = [SIGHT_UNIT * (move.card == value) for value in VALUES]
        if move.kind not in ("drive", "vote"):
            told += [
                0,
                0,
                0,
                SIGHT_UNIT * (move.kind == "pass"),
                SIGHT_UNIT * (move.kind == "tuck"),
                SIGHT_UNIT * (move.kind == "withdraw"),
            ]
            return told + [0] * (MOVE_INPUTS - len(told))
        if move.to == FINISH:
            told += [SIGHT_UNIT, 0, SIGHT_UNIT * owes]
            return told + [0] * (MOVE_INPUTS - len(told))
        to = track.station_after_drive(self.station, move.card, move.to)
        pays = owes and track.pays[to]
        owes_then = owes and not pays
        lost = owes_then and not track.can_pay[to]
        need, need_then = self.needs[owes][self.station], self.needs[owes_then and not lost][to]
        wasted = _within(move.card - (need - need_then), 12)
        rest = Cards(self.hand - CARD_BY_VALUE[move.card]) if self.hand else NO_CARDS
        then = self.occupied ^ track.bit[self.station] ^ track.bit[to]
        owing = owes_then and not lost
        way = self._way(to, then, owing=owing)
        layers = way.layers
        told += [0, SIGHT_UNIT * pays, SIGHT_UNIT * lost, 0, 0, 0]
        told += [4 * wasted, *(SIGHT_UNIT * (wasted == it) for it in range(3))]
        told += [8 * min(it, 3) for it in counts_by_value(rest)]
        told += [
            8 * len(different_values(rest)),
            8 * sum(1 for value in different_values(rest) if layers[value]),
            SIGHT_UNIT * (track.progress[to] >= self.lead),
            (track.progress[to] - track.progress[self.station]) // 5,
            4 * min(len(track.ways[to % track.size]), 4),
        ]
        told += [SIGHT_UNIT * bool(layers[value]) for value in VALUES]
        told += [4 * waste for waste in way.wastes]
        told += [2 * min(it, 8) for it in count_spaces_ahead(track)[to % track.size]]
        told += [SIGHT_UNIT * (owes_then and bool(way.stops >> value & 1)) for value in VALUES]
        left = Cards(self.me.unseen - CARD_BY_VALUE[move.card])
        told += _spares(sum_of_points(left) - need_then)
        told += self._two_turns(to, way, rest, Cards(left - rest), owing=owing)
        spaces_ahead = sum(1 << it for it in track.ways[to % track.size]) * track.every_lap
        for number in self.others:
            told += self._rival_after(number, to, then, spaces_ahead)
        return told + [0] * (MOVE_INPUTS - len(told))

    def _two_turns(self, to: Station, way: _Way, rest: Cards, deck: Cards, *, owing: bool) -> list[int]:
        """Tell what the turns after a move have to offer: to the cards kept, and to one drawn."""
        far = far_wastes(self.track, owes=owing)[to]
        kept = [way.wastes[value - 1] for value in different_values(rest)]
        together = min(sum_of_points(rest), ROAD_STEPS)
        return [
            *(4 * it for it in far),
            4 * min(kept, default=WASTE_IF_CLOSED),
            4 * max(kept, default=0),
            8 * kept.count(0),
            SIGHT_UNIT * (owing and any(way.stops >> value & 1 for value in different_values(rest))),
            4 * far[together - 1] if together else 0,
            _mean(deck, way.wastes),
            steps_to_paying_stop(self.track)[to] * owing,
        ]

    def _rival_after(self, number: int, to: Station, then: Mask, spaces_ahead: Mask) -> list[int]:
        """Tell how another chariot is left after a move: its road, what it lost, whether it may cut in."""
        track, it = self.track, self.view.chariots[number]
        owing = bool(it.marks & OWES) and track.can_pay[it.station]
        before = self._way(it.station, self.occupied, owing=owing)
        after = self._way(it.station, then, owing=owing)
        lost = [now - once for now, once in zip(after.wastes, before.wastes, strict=True)]
        cuts_in = [4 * bool(after.layers[value] & spaces_ahead) for value in VALUES]
        return [
            *(SIGHT_UNIT * (after.opened >> value & 1) for value in VALUES),
            8 * (before.opened.bit_count() - after.opened.bit_count()),
            *_gap_kind(track.progress[it.station] - track.progress[to]),
            *(4 * waste for waste in after.wastes),
            _mean(it.unseen, lost),
            _mean(it.unseen, cuts_in),
        ]

    def _way(self, station: Station, occupied: Mask, *, owing: bool) -> _Way:
        """Look along the road from a station."""
        seen = station, occupied & self.track.cone[station], owing
        found = self._known.get(seen)
        if found is None:
            found = self._known[seen] = _look_along(self.track, station, occupied, self.needs[owing])
        return found


class _Way(NamedTuple):
    """The road from a station: what each card reaches, wastes at least, and whether tribute is paid there."""

    layers: list[Mask]
    opened: int
    """The cards that could be driven, one bit each."""
    wastes: list[int]
    stops: int
    """The cards that could be driven to a stop in the alley, one bit each."""


def _look_along(track: Track, station: Station, occupied: Mask, needs: Sequence[int]) -> _Way:
    layers = track.stations_by_card(station, occupied)
    need, opened, stops, wastes = needs[station], 0, 0, []
    for value in VALUES:
        layer = layers[value]
        if not layer:
            wastes.append(WASTE_IF_CLOSED)
            continue
        opened |= 1 << value
        reached = _bits(layer)
        wastes.append(min(MOST_POINTS_WASTED, value - need + min([needs[it] for it in reached])))
        if any(it < track.finish and track.pays[it] for it in reached):
            stops |= 1 << value
    return _Way(layers, opened, wastes, stops)


def _mean(cards: Cards, by_value: Sequence[int]) -> int:
    """Give the mean over some cards of what is told of each value, times four, rounded down."""
    counts = counts_by_value(cards)
    return 4 * sum([count * it for count, it in zip(counts, by_value, strict=True)]) // max(1, sum(counts))


def _spares(spare: int) -> list[int]:
    """Tell points to spare by their kind: less than none, none, up to seven and more."""
    return [
        SIGHT_UNIT * (min(max(spare, -1), SPARE_POINT_BINS - 2) + 1 == it) for it in range(SPARE_POINT_BINS)
    ]


@lru_cache(maxsize=64)
def far_wastes(track: Track, *, owes: bool) -> tuple[tuple[int, ...], ...]:
    """Count for each station the points that so many steps waste at least on an empty course, from one on."""
    needs = steps_needed(track, owes=owes)
    table = []
    for station in range(track.finish):
        frontier, found = {station}, []
        for steps in range(1, ROAD_STEPS + 1):
            frontier = {
                to for at in frontier for to in (_bits(track.ahead[at]) if at < track.finish else [at])
            }
            saved = needs[station] - min(needs[it] for it in frontier)
            found.append(
                MOST_POINTS_WASTED
                if needs[station] >= UNREACHABLE_STEPS
                else min(MOST_POINTS_WASTED, max(0, steps - saved))
            )
        table.append(tuple(found))
    return tuple(table)


@lru_cache(maxsize=64)
def steps_to_paying_stop(track: Track) -> tuple[int, ...]:
    """Count for each station the steps to where tribute is paid next."""
    steps = [NEAR_ALLEY_STEPS] * (track.finish + 1)
    for station in sorted(range(track.finish), key=lambda it: -track.progress[it]):
        onward = min(steps[it] for it in _bits(track.ahead[station]))
        steps[station] = 0 if track.pays[station] else min(NEAR_ALLEY_STEPS, 1 + onward)
    return tuple(steps)


@lru_cache(maxsize=64)
def count_spaces_ahead(track: Track) -> tuple[tuple[int, ...], ...]:
    """Count for each space how many lie so many steps ahead, from one on, on an empty course."""
    counts = []
    for space in range(track.size):
        frontier, found = {(0, space)}, []
        for _ in range(ROAD_STEPS):
            frontier = {
                (lap + (track.fronts[to] < track.fronts[at]), to)
                for lap, at in frontier
                for to in track.ways[at]
            }
            found.append(len(frontier))
        counts.append(tuple(found))
    return tuple(counts)


def _another_visit(track: Track, station: Station) -> bool:
    """Say whether tribute could still be paid a lap later."""
    later = station + track.size
    return later < track.finish and track.can_pay[later]


def _gap_kind(gap: int) -> list[int]:
    """Tell a gap by its kind: far behind, near, just behind, level, just ahead, near, in sight, far ahead."""
    kind = sum(1 for least in GAP_BOUNDS if gap >= least)
    return [SIGHT_UNIT * (kind == it) for it in range(len(GAP_BOUNDS) + 1)]


def _within(value: int, most: int) -> int:
    return max(-most, min(most, value))


def _bits(mask: Mask) -> list[int]:
    found = []
    while mask:
        lowest = mask & -mask
        found.append(lowest.bit_length() - 1)
        mask ^= lowest
    return found
