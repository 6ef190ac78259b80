"""A course made ready for driving: every question about spaces answered by tables and masks.

A *station* is a space on a certain lap, one number: `lap × spaces + space`. It tells everything about where
a chariot stands, and a race only ever goes from lower progress to higher, so the stations form no circles.
Spaces are bits of a mask; what is occupied is one number, and a card's reach is a few masks or-ed together.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any, Final, NewType

from hippodrome.bounded_cache import BoundedCache
from hippodrome.course import Course, Direction, SpaceId, check_stations
from hippodrome.games.ave_caesar.kit import CARD_BY_VALUE, VALUES, Cards
from hippodrome.games.ave_caesar.moves import FINISH, PASS, WITHDRAW, Move, drive

Station = NewType("Station", int)
"""A space on a certain lap; negative for a chariot off the course (see `off_course`)."""

Mask = int
"""A set of spaces or stations, one bit each."""

UNREACHABLE_STEPS: Final = 1_000_000
"""More steps than any race has."""

MOST_ROADS_PER_TRACK: Final = 100_000
"""How many different roads a track remembers before it begins anew."""


def off_course(lap: int) -> Station:
    """Stand nowhere, having left the course on that lap."""
    return Station(-1 - lap)


def set_bits(mask: Mask) -> Iterator[int]:
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
so that the roads are found sooner, and, where a drive could throw the last chance to pay away, the spaces on
its ways to the alley's entrance: only who stands there can shut it out.

A road is remembered by the occupied spaces, shifted down: a dict finds small numbers that differ in their
lowest bits in one or two looks, and needs four or five for those that differ only in high bits.
"""


class Track:
    """A course driven in one direction for a number of laps."""

    __slots__ = (
        "_known_drives", "_moves", "_onward", "_roads", "_rounds", "_rows", "_same", "ahead", "alley", "bit",
        "can_pay", "cone", "course", "direction", "entrance", "every_lap", "finish", "finish_bit", "fronts",
        "hopeless", "ids", "index", "laps", "laps_round", "matters", "outlooks", "pays", "progress",
        "roads", "shut", "size", "steps", "to_finish", "tribute_due", "waiting_roads", "ways", "written",
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
        lap_starts = tuple(lap * course.length for lap in range(laps + 1))
        self.bit = tuple(1 << space for space in range(self.size)) * (laps + 1)
        self.progress = tuple(begun + front for begun in lap_starts for front in self.fronts)
        # What lies ahead is worked out once for each space, as if laps never ended, and cut at the finish.
        self._onward = tuple(self._steps_from(space) for space in range(self.size))
        reached = self._layers_of_spaces()
        self.ahead = self._on_every_lap(reached[1])
        within = self._on_every_lap([_union(layers) for layers in zip(*reached[1:], strict=True)])

        alley = course.alley_from_entrance(direction)
        self.alley: Mask = sum(1 << self.index[space] for space in alley)
        self.entrance: Mask = 1 << self.index[alley[0]] if alley else 0
        self.pays = self._paying_stations()
        self.can_pay, self.to_finish = self._look_ahead()
        self.hopeless: Mask = _mask_of(not it for it in self.can_pay)
        """The stations from which tribute can be paid no more (5.3)."""
        self.cone = self._cones(within)
        self.laps_round = self._laps_round(reached)

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
        self._rows = self._spaces_by_row()
        self.outlooks = self._outlooks(within)
        self.waiting_roads: tuple[dict[Mask, Road], ...] = tuple({} for _ in stations)
        self.shut: tuple[dict[Mask, bool], ...] = tuple({} for _ in self.ids)
        """Whether access to the alley is shut, by space and by the occupied ones on its ways there (5.3)."""
        self.written: dict[Any, Any] = {}
        """What views have written of the course and the chariots on it."""
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

    def station_after_drive(self, station: Station, card: int, space: SpaceId) -> Station:
        """Find the station that a card driven from a station to that space, or over the finish, leads to."""
        if space == FINISH:
            return self.finish
        if self.laps_round:
            for further in self.laps_round.get((station % self.size, card, space), ()):
                if station + further < self.finish:
                    return Station(station + further)
        return self._next(station, self.index[space])

    def _next(self, station: Station, space: int) -> Station:
        to = station - station % self.size + space
        return Station(to if self.progress[to] > self.progress[station] else to + self.size)

    def drive_within_lap(self, station: Station, move: Move) -> Step:
        """Tell what a drive changes that does not cross the finish, and remember it."""
        to = self.station_after_drive(station, move.card, move.to)
        spaces = self.bit[station] | self.bit[to]
        step = self.steps[station][move] = (to - station, spaces, CARD_BY_VALUE[move.card])
        return step

    def start_station(self, lane: int) -> Station:
        """Find the start station of a lane, 0 for lane I (2.3)."""
        return self.station(self.course.start[self.direction][lane], 0)

    def reach(self, station: Station, occupied: Mask) -> tuple[tuple[Station, ...], ...]:
        """List the stations each card value can be driven to, by value (3.1–3.3, 6.1)."""
        return tuple(
            tuple(map(Station, set_bits(layer))) for layer in self.stations_by_card(station, occupied)
        )

    def stations_by_card(self, station: Station, occupied: Mask) -> list[Mask]:
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

    def drives_by_card(self, layers: Sequence[Mask]) -> Road:
        """List the drives of each card to those stations, in the order of the written moves.

        Roads that are alike are one: what is looked up every turn should stay in the caches.
        """
        if len(self._roads) >= MOST_ROADS_PER_TRACK:
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
            drives = tuple(
                sorted(moves[to % self.size if to < self.finish else -1] for to in set_bits(reached))
            )
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

    def ways_to_entrance(self, space: int) -> Mask:
        """Gather the entrance of the alley and all spaces on the ways there from a space (5.3)."""
        start, fronts, length = self.fronts[space], self.fronts, self.course.length
        way = self.entrance
        if not way:
            return 0
        entrance_gained = (fronts[way.bit_length() - 1] - start) % length
        beyond = 0
        # The last row before the space comes first: what lies further on is known when a row is looked at.
        first = next((at for at, (front, _) in enumerate(self._rows) if front < start), 0)
        for front, row in (*self._rows[first:], *self._rows[:first]):
            if (front - start) % length < entrance_gained:
                beyond |= self.entrance
            found = 0
            for bit, onward in row:
                if onward & beyond:
                    found |= bit
            beyond |= found
            way |= found
        return way & ~(1 << space)

    def _spaces_by_row(self) -> tuple[tuple[int, list[tuple[Mask, Mask]]], ...]:
        """Gather each space and where its steps lead, by where spaces end along the lap, the last first."""
        rows: dict[int, list[tuple[Mask, Mask]]] = {}
        for space, ways in enumerate(self.ways):
            rows.setdefault(self.fronts[space], []).append((1 << space, sum(1 << it for it in ways)))
        return tuple(sorted(rows.items(), key=lambda it: -it[0]))

    def reaches_entrance(self, space: int, occupied: Mask) -> bool:
        """Say whether free steps lead from a space to the alley's entrance before a lap is round (5.3)."""
        start, fronts, length = self.fronts[space], self.fronts, self.course.length
        reached, frontier = 1 << space, [space]
        while frontier:
            at = frontier.pop()
            gained = (fronts[at] - start) % length
            for following in self.ways[at]:
                bit = 1 << following
                if (fronts[following] - start) % length > gained and not bit & (reached | occupied):
                    reached |= bit
                    frontier.append(following)
        return bool(reached & self.entrance)

    def _shared_roads(self) -> tuple[dict[Mask, Road], ...]:
        """Let a space share what is known of its roads over all laps, apart from those near the finish."""
        by_space: tuple[dict[Mask, Road], ...] = tuple({} for _ in self.ids)
        return tuple(
            {} if self.to_finish[station] <= len(VALUES) else by_space[station % self.size]
            for station in range(self.finish)
        )

    def _outlooks(self, within: Sequence[Mask]) -> tuple[Outlook, ...]:
        """Put together what is looked at from each station; stations that see the same share it."""
        known: dict[tuple[int, Mask], Outlook] = {}
        approaches: dict[int, Mask] = {}
        outlooks = []
        for station, roads in enumerate(self.roads):
            gate, space = 0, station % self.size
            if self.entrance and within[station] & self.hopeless:
                gate = approaches[space] if space in approaches else self.ways_to_entrance(space)
                approaches[space] = gate
            cone = self.cone[station]
            shift = (cone & -cone).bit_length() - 1 if cone else 0
            outlooks.append(known.setdefault((id(roads), gate), (roads, cone, shift, gate)))
        return tuple(outlooks)

    def _steps_from(self, space: int) -> tuple[int, ...]:
        """List how many stations on each step from a space leads; over the line it is a lap more."""
        here = self.fronts[space]
        return tuple(it + self.size * (self.fronts[it] < here) for it in self.ways[space])

    def _layers_of_spaces(self) -> list[list[Mask]]:
        """Gather the stations that so many steps from each space lead to, if laps never ended."""
        layers: list[list[Mask]] = [[1 << space for space in range(self.size)]]
        for _ in VALUES:
            before, layer = layers[-1], []
            for onward in self._onward:
                reached = 0
                for to in onward:
                    reached |= before[to] if to < self.size else before[to - self.size] << self.size
                layer.append(reached)
            layers.append(layer)
        return layers

    def _on_every_lap(self, reached: Sequence[Mask]) -> tuple[Mask, ...]:
        """Say from each station what is told of each space; what lies beyond the finish is the finish."""
        finish_bit, before_finish = self.finish_bit, self.finish_bit - 1
        found = []
        for lap in range(self.laps + 1):
            shift = lap * self.size
            if self.laps - lap >= _LAPS_SEEN:
                found += [it << shift for it in reached]
            else:
                far = [it << shift for it in reached]
                found += [it if it < finish_bit else it & before_finish | finish_bit for it in far]
        return tuple(found)

    def _paying_stations(self) -> tuple[bool, ...]:
        """Say of each station whether tribute is paid there (5.2)."""
        pays = [False] * self.finish
        for space in set_bits(self.alley):
            early = 2 * self.fronts[space] < self.course.length
            for lap in range(1 + early, self.laps + early):
                if lap <= self.laps:
                    pays[lap * self.size + space] = True
        return tuple(pays)

    def _look_ahead(self) -> tuple[tuple[bool, ...], tuple[int, ...]]:
        """Work out backwards from the finish where tribute can still be paid, and the shortest way."""
        finish, size, pays = self.finish, self.size, self.pays
        can_pay = [False] * (finish + 1)
        to_finish = [UNREACHABLE_STEPS] * finish + [0]
        backwards = sorted(range(size), key=lambda space: -self.fronts[space])
        for lap in range(self.laps, -1, -1):
            begun = lap * size
            for space in backwards:
                station = begun + space
                onward = [min(begun + it, finish) for it in self._onward[space]]
                can_pay[station] = pays[station] or any(can_pay[it] for it in onward)
                to_finish[station] = 1 + min((to_finish[it] for it in onward), default=UNREACHABLE_STEPS)
        return tuple(can_pay), tuple(to_finish)

    def _cones(self, within: Sequence[Mask]) -> tuple[Mask, ...]:
        """Gather the spaces within six steps of each station: only they matter for what a card can reach."""
        size, one_lap = self.size, (1 << self.size) - 1
        known: dict[Mask, Mask] = {}
        cones = []
        for station, reached in enumerate(within):
            # The same stations lie ahead on every lap that does not see the finish.
            seen = (reached & ~self.finish_bit) >> station // size * size
            cone = known.get(seen)
            if cone is None:
                cone, rest = 0, seen
                while rest:
                    cone |= rest & one_lap
                    rest >>= size
                known[seen] = cone
            cones.append(cone & ~self.bit[station])
        return tuple(cones)

    def _laps_round(self, reached: Sequence[Sequence[Mask]]) -> dict[tuple[int, int, SpaceId], list[int]]:
        """Find the drives that come by a space only after all the way round: how far, furthest first.

        Only a course with steps of very different lengths has any: its shortest lap from a space to itself
        has seven steps, and yet six steps from some space gain more than a lap.
        """
        length, fronts, size = self.course.length, self.fronts, self.size
        longest = max((fronts[to] - fronts[at]) % length for at in range(self.size) for to in self.ways[at])
        if longest * len(VALUES) <= length:
            return {}
        round_once: dict[tuple[int, int, SpaceId], list[int]] = {}
        for space, front in enumerate(fronts):
            # Whatever lies within a lap is come by once before it is come by again.
            later = _mask_of(it > front for it in fronts)
            first = later | (later ^ (1 << size) - 1) << size
            for card, layers in enumerate(reached[1:], 1):
                layer = layers[space]
                near = layer & first
                beyond = layer & ~first
                for _ in range(_LAPS_SEEN):
                    near <<= size
                    beyond &= ~near
                for to in set_bits(beyond):
                    round_once.setdefault((space, card, self.ids[to % size]), []).insert(0, to - space)
        return round_once


_LAPS_SEEN: Final = len(VALUES) // 2 + 1
"""Six steps end within so many laps: none of them is half a lap long."""


def _union(masks: Iterable[Mask]) -> Mask:
    union = 0
    for mask in masks:
        union |= mask
    return union


def _mask_of(flags: Iterable[bool]) -> Mask:
    """Gather the numbers of those that hold."""
    return int("".join("1" if it else "0" for it in flags)[::-1] or "0", 2)


MOST_STATIONS_CACHED: Final = 60_000
"""So many stations of all tracks together are kept ready, at some 700 bytes each."""

_tracks: Final[BoundedCache[Track]] = BoundedCache(MOST_STATIONS_CACHED)


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
    check_stations(len(course.spaces), laps, "laps")
    key = (_Same(course), direction, laps)
    return _tracks.get_or_make(key, lambda: Track(course, direction, laps), lambda track: track.finish)
