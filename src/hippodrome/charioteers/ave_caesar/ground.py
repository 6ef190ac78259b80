"""The ground as a charioteer knows it by heart: steps to go, and what habit does with a hand at once.

What a thrifty charioteer plays depends only on where it stands, on the occupied spaces within six steps and
on its hand. So it is worked out once and remembered, and a race can be run ahead at microseconds a turn.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from itertools import chain
from math import exp
from typing import Final, NamedTuple

from hippodrome.charioteers.ave_caesar.plain import steps_needed
from hippodrome.games.ave_caesar.kit import CARD, VALUES, Cards, kinds
from hippodrome.games.ave_caesar.track import NEVER, Mask, Station, Track, bits

# What a chariot has to do with the alley, as habits are looked up by it.
FREE: Final = 0
OWING: Final = 1
WAITING: Final = 2

# What a drive does to the tribute.
NOTHING: Final = 0
PAYS: Final = 1
LOSES: Final = 2

LEAST_OF_THREE: Final = tuple(((6 - rank) ** 3 - (5 - rank) ** 3) / 216 for rank in range(6))
"""How likely the best of three cards at random is the best of all values, the second best, and so on."""

CROWDED: Final = 0.07
"""How much likelier tribute is never paid when only the last visit is left: others are in the way."""

ONE_OF_EACH: Final = Cards(sum(CARD))
"""A hand with a card of every value."""

REMEMBERED: Final = 60_000
"""How many habits a ground remembers before it starts anew."""


class Drive(NamedTuple):
    """A drive ready to be made: where to, the card, the spaces that change, what it does to the tribute."""

    to: Station
    card: Cards
    spaces: Mask
    tribute: int


Habit = Drive | None
"""What habit does: a drive, or nothing where none is open."""

Choices = tuple[tuple[Drive, float], ...]
"""The drives that are open, the thriftiest first, each with how likely it is held to be chosen."""

SHARPNESS: Final = 1.5
"""How much likelier a drive is held for a point it saves, as an exponent."""


class Ground:
    """A track with what a charioteer remembers of it."""

    def __init__(self, track: Track) -> None:
        self.track = track
        self.needs = (track.to_finish, steps_needed(track, owes=True))
        """The fewest steps to the finish, without and with tribute owed."""
        self.habits: tuple[tuple[dict[tuple[Mask, Cards], Habit], ...], ...] = tuple(
            tuple({} for _ in range(track.finish)) for _ in (FREE, OWING, WAITING)
        )
        self.choices: tuple[tuple[dict[tuple[Mask, Cards], Choices], ...], ...] = tuple(
            tuple({} for _ in range(track.finish)) for _ in (FREE, OWING, WAITING)
        )
        self._by_card: tuple[dict[Mask, dict[Cards, tuple[Drive, float]]], ...] = tuple(
            {} for _ in range(track.finish)
        )
        self.stops = self._stops()
        self.risks = self._risks()
        """How likely a chariot that owes tribute never pays it, by where it stands."""
        self.last_visit = tuple(not self._another_visit(station) for station in range(track.finish))
        """Whether tribute can be paid no later than on the visit to the alley ahead."""
        self._remembered = 0

    def habit(self, alley: int, station: Station, occupied: Mask, hand: Cards) -> Habit:
        """Find what a thrifty charioteer plays, and remember it; `occupied` is within the station's cone."""
        best: Habit = None
        most = float("-inf")
        for drive, thrift in (
            self._weighed(alley, station, occupied, hand)
            if alley != FREE
            else self._thriftiest(station, occupied, hand)
        ):
            if thrift > most:
                best, most = drive, thrift
        self._make_room()
        self.habits[alley][station][occupied, hand] = best
        return best

    def choice(self, alley: int, station: Station, occupied: Mask, hand: Cards) -> Choices:
        """List every drive that a hand allows with its likelihood, and remember them; see `habit`."""
        known = self.choices[alley][station]
        found = known.get((occupied, hand))
        if found is None:
            weighed = sorted(self._weighed(alley, station, occupied, hand), key=lambda it: -it[1])
            shares = [exp(max(-8.0, SHARPNESS * (thrift - weighed[0][1]))) for _, thrift in weighed]
            whole = sum(shares)
            found = tuple((drive, part / whole) for (drive, _), part in zip(weighed, shares, strict=True))
            self._make_room()
            known[occupied, hand] = found
        return found

    def _make_room(self) -> None:
        """Forget everything when there is too much of it."""
        if self._remembered >= REMEMBERED:
            for habits in chain(*self.habits):
                habits.clear()
            for choices in chain(*self.choices):
                choices.clear()
            for by_card in self._by_card:
                by_card.clear()
            self._remembered = 0
        self._remembered += 1

    def drive(self, station: Station, card: int, to: Station, *, owes: bool) -> Drive:
        """Make ready the drive of a card from a station to another."""
        track = self.track
        if to == track.finish:
            return Drive(to, CARD[card], track.bit[station], LOSES if owes else NOTHING)
        tribute = NOTHING
        if owes:
            tribute = PAYS if track.pays[to] else NOTHING if track.can_pay[to] else LOSES
        return Drive(to, CARD[card], track.bit[station] | track.bit[to], tribute)

    def _thriftiest(self, station: Station, occupied: Mask, hand: Cards) -> Iterator[tuple[Drive, float]]:
        """List the thriftiest drive of each card; with no tribute owed the rest of the hand is no matter."""
        by_card = self._by_card[station].get(occupied)
        if by_card is None:
            by_card = self._by_card[station][occupied] = {}
            for drive, thrift in self._weighed(FREE, station, occupied, ONE_OF_EACH):
                if drive.card not in by_card or thrift > by_card[drive.card][1]:
                    by_card[drive.card] = (drive, thrift)
        for card in kinds(hand):
            if CARD[card] in by_card:
                yield by_card[CARD[card]]

    def _weighed(
        self, alley: int, station: Station, occupied: Mask, hand: Cards
    ) -> Iterator[tuple[Drive, float]]:
        """List the drives with their thrift: little waste, the stop in the alley, then the higher card."""
        track, owes = self.track, alley != FREE
        reach = track.reach(station, occupied)
        need = self.needs[owes][station]
        for card in kinds(hand):
            rest = kinds(Cards(hand - CARD[card]))
            for to in reach[card]:
                drive = self.drive(station, card, to, owes=owes)
                if alley == WAITING and drive.tribute == LOSES:
                    continue
                if to == track.finish:
                    yield drive, 1_000.0 - card
                    continue
                still_owes = owes and drive.tribute == NOTHING
                thrift = need - self.needs[still_owes][to] - card + 0.01 * card
                if drive.tribute == PAYS:
                    thrift += 1.2
                elif drive.tribute == LOSES:
                    thrift -= 100.0
                elif owes:
                    thrift += 0.5 * sum(1 for other in rest if self.stops[to] >> other & 1)
                yield drive, thrift

    def _stops(self) -> tuple[int, ...]:
        """Tell for every station which cards could stop in the alley, one bit each, on an empty course."""
        track = self.track
        near = self._near_the_alley()
        return tuple(
            sum(
                1 << card
                for card, reached in enumerate(track.reach(Station(station), 0))
                if any(to < track.finish and track.pays[to] for to in reached)
            )
            if near[station]
            else 0
            for station in range(track.finish)
        )

    def _risks(self) -> tuple[float, ...]:
        """Work out backwards how likely three cards at random never stop in the alley."""
        track = self.track
        risks = [1.0] * (track.finish + 1)
        for station in sorted(range(track.finish), key=lambda it: -track.progress[it]):
            if not track.can_pay[station]:
                continue
            if track.pays[station]:
                risks[station] = 0.0
                continue
            reach = track.reach(Station(station), 0)
            least = sorted(min((risks[to] for to in reach[card]), default=1.0) for card in VALUES)
            risks[station] = sum(risk * odds for risk, odds in zip(least, LEAST_OF_THREE, strict=True))
        return tuple(
            min(1.0, risk + CROWDED) if track.can_pay[at] and not self._another_visit(at) else risk
            for at, risk in enumerate(risks)
        )

    def _another_visit(self, station: int) -> bool:
        """Say whether tribute could still be paid a lap later."""
        later = station + self.track.size
        return later < self.track.finish and self.track.can_pay[later]

    def _near_the_alley(self) -> list[bool]:
        """Tell which stations have a space that pays within six steps."""
        track = self.track
        steps = [NEVER] * (track.finish + 1)
        for station in sorted(range(track.finish), key=lambda it: -track.progress[it]):
            onward = min((steps[it] for it in bits(track.ahead[station])), default=NEVER)
            steps[station] = 0 if track.pays[station] else 1 + onward
        return [steps[station] <= 6 for station in range(track.finish)]


@lru_cache(maxsize=8)
def ground_of(track: Track) -> Ground:
    """Know the ground of a track; the same track gives the same ground."""
    return Ground(track)
