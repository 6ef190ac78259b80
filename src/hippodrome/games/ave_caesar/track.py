"""A course made ready for driving: every question about spaces answered by tables and masks.

A *station* is a space on a certain lap, one number: `lap × spaces + space`. It tells everything about where
a chariot stands, and a race only ever goes from lower progress to higher, so the stations form no circles.
Spaces are bits of a mask; what is occupied is one number, and a card's reach is a few masks or-ed together.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Final, NewType

from hippodrome.course import Course, Direction, SpaceId
from hippodrome.games.ave_caesar.kit import CARD, VALUES, Cards
from hippodrome.games.ave_caesar.moves import FINISH, PASS, WITHDRAW, Move, drive

Station = NewType("Station", int)
"""A space on a certain lap; negative for a chariot off the course (see `off_course`)."""

Mask = int
"""A set of spaces or stations, one bit each."""

NEVER: Final = 1_000_000
"""More steps than any race has."""

ALIKE: Final = 100_000
"""How many different roads a track remembers before it begins anew."""


def off_course(lap: int) -> Station:
    """Stand nowhere, having left the course on that lap."""
    return Station(-1 - lap)


def bits(mask: Mask) -> Iterator[int]:
    """List the numbers of the bits that are set, lowest first."""
    while mask:
        lowest = mask & -mask
        yield lowest.bit_length() - 1
        mask ^= lowest


Road = tuple[tuple[Move, ...], ...]
"""The drives that a road leaves open, by card value; the entry for 0 is empty."""


Step = tuple[int, Mask, Cards]
"""What a drive changes, whatever the lap: the station by so much, the two spaces, and the card played."""

Outlook = tuple[dict[Mask, Road], Mask, int, Mask]
"""What a chariot on a station looks at: its roads, the spaces within six steps, how far down to shift these
so that the roads are found sooner, and the alley's entrance where a drive could throw the last chance to pay
away.

A road is remembered by the occupied spaces, shifted down: a dict finds small numbers that differ in their
lowest bits in one or two looks, and needs four or five for those that differ only in high bits.
"""


class Track:
    """A course driven in one direction for a number of laps."""

    __slots__ = (
        "_known_drives", "_moves", "_roads", "_rounds", "_same", "ahead", "alley", "bit", "can_pay",
        "cone", "course", "direction", "entrance", "every_lap", "finish", "finish_bit", "fronts",
        "hopeless", "ids", "index", "laps", "laps_round", "matters", "outlooks", "pays", "progress",
        "roads", "size", "steps", "to_finish", "tribute_due", "waiting_roads", "ways",
    )  # fmt: skip  # a list that is read in rows

    def __init__(self, course: Course, direction: Direction, laps: int) -> None:
        self.course = course
        self.direction: Direction = direction
        self.laps = laps
        self.ids: tuple[SpaceId, ...] = tuple(course.spaces)
        self.size = len(self.ids)
        self.index = {space: number for number, space in enumerate(self.ids)}
        self.fronts = tuple(course.front(space, direction) for space in self.ids)
        self.finish = Station((laps + 1) * self.size)
        self.finish_bit = 1 << self.finish
        self.every_lap = sum(1 << lap * self.size for lap in range(laps + 1))
        """Multiplied with a set of spaces: the stations on those spaces, on every lap."""

        ways = course.ways(direction)
        self.ways = tuple(tuple(self.index[it] for it in ways[space]) for space in self.ids)
        stations = range(self.finish)
        self.bit = tuple(1 << station % self.size for station in stations)
        self.progress = tuple(self._progress(station) for station in stations)
        self.ahead = tuple(self._ahead(station) for station in stations)

        alley = course.alley_from_entrance(direction)
        self.alley: Mask = sum(1 << self.index[space] for space in alley)
        self.entrance: Mask = 1 << self.index[alley[0]] if alley else 0
        self.pays = tuple(self._pays(station) for station in stations)
        self.can_pay, self.to_finish = self._look_ahead()
        self.hopeless: Mask = sum(1 << it for it in range(self.finish + 1) if not self.can_pay[it])
        """The stations from which tribute can be paid no more (5.3)."""
        self.cone = tuple(self._cone(station) for station in stations)
        self.laps_round = self._laps_round()

        self.matters = tuple(self.pays[it] or not self.can_pay[it] for it in stations)
        """Whether coming to rest there changes anything for a chariot that owes its tribute."""
        self.tribute_due = laps > 1 and bool(alley)
        """Whether tribute is due at all (5.5)."""
        self._moves = tuple(
            tuple(drive(card, space) for space in (*self.ids, FINISH)) for card in (0, *VALUES)
        )
        # What has been worked out once is remembered (see `moving` and `six`).
        self.roads = self._shared_roads()
        by_space: tuple[dict[Move, Step | None], ...] = tuple({PASS: None, WITHDRAW: None} for _ in self.ids)
        self.steps = tuple(by_space[station % self.size] for station in stations)
        """What the drives driven before change, by station; nothing that does not drive changes any of it."""
        self.outlooks = self._outlooks()
        self.waiting_roads: tuple[dict[Mask, Road], ...] = tuple({} for _ in stations)
        self._rounds: dict[tuple[int, Mask], bool] = {}
        self._known_drives: tuple[dict[Mask, tuple[Move, ...]], ...] = tuple({} for _ in self._moves)
        self._same: dict[tuple[Move, ...], tuple[Move, ...]] = {}
        self._roads: dict[Road, Road] = {}

    def __eq__(self, other: object) -> bool:
        """Say whether it is the same course, driven the same way for as long."""
        if not isinstance(other, Track):
            return NotImplemented
        same = (self.direction, self.laps, self.course) == (other.direction, other.laps, other.course)
        return self is other or same

    def __hash__(self) -> int:
        return hash((self.course.name, self.direction, self.laps, self.size))

    def station(self, space: SpaceId, lap: int) -> Station:
        """Find the station of a space on a lap."""
        return Station(lap * self.size + self.index[space])

    def space(self, station: Station) -> SpaceId:
        """Name the space of a station, `finish` beyond the last lap."""
        return FINISH if station >= self.finish else self.ids[station % self.size]

    def lap(self, station: Station) -> int:
        """Tell the lap of a station, on the course or off it."""
        return station // self.size if station >= 0 else -1 - station

    def after(self, station: Station, card: int, space: SpaceId) -> Station:
        """Find the station that a card driven from a station to that space, or over the finish, leads to."""
        if space == FINISH:
            return self.finish
        to = self.laps_round.get((station, card, space))
        return self._next(station, self.index[space]) if to is None else to

    def _next(self, station: Station, space: int) -> Station:
        to = station - station % self.size + space
        return Station(to if self.progress[to] > self.progress[station] else to + self.size)

    def step(self, station: Station, move: Move) -> Step:
        """Tell what a drive changes that does not cross the finish, and remember it."""
        to = self.after(station, move.card, move.to)
        spaces = self.bit[station] | self.bit[to]
        step = self.steps[station][move] = (to - station, spaces, CARD[move.card])
        return step

    def start(self, lane: int) -> Station:
        """Find the start station of a lane, 0 for lane I (2.3)."""
        return self.station(self.course.start[self.direction][lane], 0)

    def reach(self, station: Station, occupied: Mask) -> tuple[tuple[Station, ...], ...]:
        """List the stations each card value can be driven to, by value (3.1–3.3, 6.1)."""
        return tuple(tuple(map(Station, bits(layer))) for layer in self.layers(station, occupied))

    def layers(self, station: Station, occupied: Mask) -> list[Mask]:
        """Gather the stations each card value can be driven to, by value (3.1–3.3, 6.1).

        Every frontier is cleared of the occupied spaces; over the finish the rest of a card is void.
        """
        ahead, finish_bit = self.ahead, self.finish_bit
        free = ~(occupied * self.every_lap)
        frontier, home = 1 << station, 0
        layers = [0]
        for _ in VALUES:
            onward = 0
            while frontier:
                lowest = frontier & -frontier
                onward |= ahead[lowest.bit_length() - 1]
                frontier ^= lowest
            frontier = onward & free
            if frontier & finish_bit:
                home = finish_bit
                frontier ^= finish_bit
            layers.append(frontier | home)
        return layers

    def road(self, layers: Sequence[Mask]) -> Road:
        """List the drives of each card to those stations, in the order of the written moves.

        Roads that are alike are one: what is looked up every turn should stay in the caches.
        """
        if len(self._roads) >= ALIKE:
            self._forget()
        road = tuple([self._drives(card, reached) for card, reached in enumerate(layers)])
        return self._roads.setdefault(road, road)

    def _forget(self) -> None:
        """Begin anew to remember which roads are alike."""
        self._roads.clear()
        self._same.clear()
        for drives in self._known_drives:
            drives.clear()

    def _drives(self, card: int, reached: Mask) -> tuple[Move, ...]:
        known = self._known_drives[card].get(reached)
        if known is None:
            moves = self._moves[card]
            drives = tuple(sorted(moves[to % self.size if to < self.finish else -1] for to in bits(reached)))
            known = self._known_drives[card][reached] = self._same.setdefault(drives, drives)
        return known

    def can_drive_round(self, space: int, closed: Mask) -> bool:
        """Say whether a lap from a space to a full lap beyond it is open with those spaces closed (4.5)."""
        key = (space, closed)
        known = self._rounds.get(key)
        if known is None:
            known = self._rounds[key] = self._search_round(space, closed)
        return known

    def _search_round(self, space: int, closed: Mask) -> bool:
        length, fronts = self.course.length, self.fronts
        goal = fronts[space] + length
        seen = {(space, 0)}
        frontier = [(space, 0)]
        while frontier:
            at, lap = frontier.pop()
            for following in self.ways[at]:
                lap_then = lap + (fronts[following] < fronts[at])
                if closed >> following & 1 or (following, lap_then) in seen:
                    continue
                if lap_then * length + fronts[following] >= goal:
                    return True
                seen.add((following, lap_then))
                frontier.append((following, lap_then))
        return False

    def _shared_roads(self) -> tuple[dict[Mask, Road], ...]:
        """Let a space share what is known of its roads over all laps, apart from those near the finish."""
        by_space: tuple[dict[Mask, Road], ...] = tuple({} for _ in self.ids)
        return tuple(
            {} if self.to_finish[station] <= len(VALUES) else by_space[station % self.size]
            for station in range(self.finish)
        )

    def _outlooks(self) -> tuple[Outlook, ...]:
        """Put together what is looked at from each station; stations that see the same share it."""
        known: dict[tuple[int, Mask], Outlook] = {}
        outlooks = []
        for station, roads in enumerate(self.roads):
            gate = self.entrance & ~self.bit[station] if self._within(station) & self.hopeless else 0
            cone = self.cone[station]
            shift = (cone & -cone).bit_length() - 1 if cone else 0
            outlooks.append(known.setdefault((id(roads), gate), (roads, cone, shift, gate)))
        return tuple(outlooks)

    def _progress(self, station: int) -> int:
        lap, space = divmod(station, self.size)
        return lap * self.course.length + self.fronts[space]

    def _ahead(self, station: int) -> Mask:
        lap, space = divmod(station, self.size)
        ahead = 0
        for following in self.ways[space]:
            crosses = self.fronts[following] < self.fronts[space]
            ahead |= 1 << min((lap + crosses) * self.size + following, self.finish)
        return ahead

    def _pays(self, station: int) -> bool:
        lap, space = divmod(station, self.size)
        visit = lap - (2 * self.fronts[space] < self.course.length)
        return bool(self.alley >> space & 1) and 1 <= visit < self.laps

    def _look_ahead(self) -> tuple[tuple[bool, ...], tuple[int, ...]]:
        """Work out backwards from the finish where tribute can still be paid, and the shortest way."""
        can_pay = [False] * (self.finish + 1)
        to_finish = [NEVER] * self.finish + [0]
        for station in sorted(range(self.finish), key=lambda it: -self.progress[it]):
            onward = tuple(bits(self.ahead[station]))
            can_pay[station] = self.pays[station] or any(can_pay[it] for it in onward)
            to_finish[station] = 1 + min((to_finish[it] for it in onward), default=NEVER)
        return tuple(can_pay), tuple(to_finish)

    def _within(self, station: int) -> Mask:
        """Gather the stations within six steps, the finish with them."""
        within, frontier = 0, 1 << station
        for _ in VALUES:
            onward = 0
            for at in bits(frontier & ~self.finish_bit):
                onward |= self.ahead[at]
            frontier = onward
            within |= onward
        return within

    def _cone(self, station: int) -> Mask:
        """Gather the spaces within six steps: only they matter for what a card can reach."""
        cone = 0
        for at in bits(self._within(station) & ~self.finish_bit):
            cone |= self.bit[at]
        return cone & ~self.bit[station]

    def _laps_round(self) -> dict[tuple[Station, int, SpaceId], Station]:
        """Find the drives to a space ahead that come by it only after all the way round.

        Only a course with steps of very different lengths has any: its shortest lap from a space to itself
        has seven steps, and yet six steps from some space gain more than a lap.
        """
        length, fronts = self.course.length, self.fronts
        longest = max((fronts[to] - fronts[at]) % length for at in range(self.size) for to in self.ways[at])
        if longest * len(VALUES) <= length:
            return {}
        return {
            (station, card, self.space(to)): to
            for station in map(Station, range(self.finish))
            for card, reached in enumerate(self.reach(station, 0))
            for to in reached
            if to != self.finish and self._next(station, to % self.size) not in reached
        }


@lru_cache(maxsize=24)
def _track(course: _Same, direction: Direction, laps: int) -> Track:
    return Track(course.course, direction, laps)


class _Same:
    """A course compared by identity, to remember the track made from it."""

    def __init__(self, course: Course) -> None:
        self.course = course

    def __hash__(self) -> int:
        return id(self.course)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Same) and other.course is self.course


def track_of(course: Course, direction: Direction, laps: int) -> Track:
    """Make a course ready for driving; the same course, direction and laps give the same track."""
    return _track(_Same(course), direction, laps)
