"""A course as tables: for each space, what lies within six steps as a window of bits.

The *nodes* of a space are the places that up to six steps lead to: a space and how often the line was
crossed on the way there. They are numbered by how far along they are, so that every step leads from a lower
number to a higher one, by one of a few differences. A set of nodes is a word of bits, a step of a whole set
a few shifts.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import Final

import numpy as np
import numpy.typing as npt

from hippodrome.course import Course, Direction, check_stations

Ints = npt.NDArray[np.int64]
Bools = npt.NDArray[np.bool_]

MOST_STEPS_PER_CARD: Final = 6
"""The highest card."""

UNREACHABLE_STEPS: Final = 1_000_000
"""More steps than any race has."""


@dataclass(frozen=True)
class NodesAhead:
    """What lies within six steps of one space: its nodes, and the steps from the space and between them."""

    nodes: tuple[tuple[int, int], ...]
    """Crossings and space of each node, in the order of their numbers."""
    first: tuple[int, ...]
    """The nodes one step ahead of the space."""
    steps: tuple[tuple[int, int], ...]
    """The steps between nodes, by their numbers."""


class CourseTables:
    """A course driven in one direction for a number of laps, as lockstep looks at it."""

    def __init__(self, course: Course, direction: Direction, laps: int) -> None:
        self.stations = check_stations(len(course.spaces), laps, "laps")
        self.course, self.direction, self.laps = course, direction, laps
        self.ids = tuple(course.spaces)
        self.size = len(self.ids)
        self.index = {space: number for number, space in enumerate(self.ids)}
        self.length = course.length
        self.front = np.array([course.front(space, direction) for space in self.ids], np.int64)
        ways = course.ways(direction)
        self.ways = tuple(tuple(self.index[it] for it in ways[space]) for space in self.ids)
        alley = course.alley_from_entrance(direction)
        self.alley = np.zeros(self.size, np.bool_)
        self.alley[[self.index[it] for it in alley]] = True
        self.entrance = self.index[alley[0]] if alley else -1
        self.tribute_due = laps > 1 and bool(alley)
        self.start = tuple(self.index[it] for it in course.start[direction])
        order = sorted(range(self.size), key=lambda it: self.ids[it])
        self.rank = np.empty(self.size + 1, np.int64)
        self.rank[order] = np.arange(self.size)
        """The place of each space when their ids are sorted; that of the finish is the last."""
        self.rank[self.size] = self.size

    @cached_property
    def ahead(self) -> tuple[NodesAhead, ...]:
        """Tell what lies within six steps of each space."""
        return tuple(self._look_ahead(space) for space in range(self.size))

    def _look_ahead(self, start: int) -> NodesAhead:
        seen: set[tuple[int, int]] = set()
        frontier = {(0, start)}
        joined: set[tuple[tuple[int, int], tuple[int, int]]] = set()
        for _ in range(MOST_STEPS_PER_CARD):
            joined |= {(at, to) for at in frontier for to in self.onward(at)}
            frontier = {to for at in frontier for to in self.onward(at)}
            seen |= frontier
        nodes = tuple(sorted(seen, key=lambda it: (it[0] * self.length + int(self.front[it[1]]), it[1])))
        number = {node: place for place, node in enumerate(nodes)}
        first = tuple(sorted(number[it] for it in self.onward((0, start))))
        steps = sorted((number[at], number[to]) for at, to in joined if at in number)
        return NodesAhead(nodes, first, tuple(steps))

    def onward(self, at: tuple[int, int]) -> list[tuple[int, int]]:
        """List where a step from a place leads: crossings of the line and space."""
        crossed, space = at
        return [(crossed + int(self.front[to] < self.front[space]), to) for to in self.ways[space]]

    @cached_property
    def most_nodes(self) -> int:
        """Count the nodes of the space that has most."""
        return max(len(it.nodes) for it in self.ahead)

    @cached_property
    def deltas(self) -> tuple[int, ...]:
        """List the differences between the numbers of two nodes that a step joins."""
        return tuple(sorted({to - at for it in self.ahead for at, to in it.steps}))

    @cached_property
    def node_to(self) -> Ints:
        """Tell the station of each node, counted from the lap its space is on; -1 where there is none."""
        table = np.full((self.size, self.most_nodes), -1, np.int64)
        for space, it in enumerate(self.ahead):
            for node, (crossed, to) in enumerate(it.nodes):
                table[space, node] = crossed * self.size + to
        return table

    @cached_property
    def pays(self) -> Bools:
        """Say of each station whether tribute is paid there (5.1); the last one is the finish."""
        table = np.zeros(self.stations + 1, np.bool_)
        for lap in range(self.laps + 1):
            visit = lap - (2 * self.front < self.length)
            table[lap * self.size : (lap + 1) * self.size] = self.alley & (visit >= 1) & (visit < self.laps)
        return table

    @cached_property
    def can_pay(self) -> Bools:
        """Say of each station whether tribute can be paid there or beyond, whatever the cards (5.3, 5.4)."""
        table = self.pays.copy()
        for station, onward in self.stations_backwards():
            table[station] |= bool(table[onward].any())
        return table

    @cached_property
    def to_finish(self) -> Ints:
        """Count the steps of the shortest way from each station to the finish (6.2)."""
        table = np.full(self.stations + 1, UNREACHABLE_STEPS, np.int64)
        table[self.stations] = 0
        for station, onward in self.stations_backwards():
            table[station] = 1 + table[onward].min()
        return table

    def stations_backwards(self) -> list[tuple[int, list[int]]]:
        """List the stations from the finish backwards, each with those one step on."""
        spaces = sorted(range(self.size), key=lambda it: -int(self.front[it]))
        return [
            (
                lap * self.size + space,
                [
                    min((lap + crossed) * self.size + to, self.stations)
                    for crossed, to in self.onward((0, space))
                ],
            )
            for lap in range(self.laps, -1, -1)
            for space in spaces
        ]

    @cached_property
    def ways_to_entrance(self) -> tuple[tuple[tuple[int, tuple[int, ...]], ...], ...]:
        """List for each space those on its ways to the entrance before a lap is round, nearest first (5.3).

        Each with the places in this list of those a step before it; the space itself is place 0. The last
        is the entrance. Empty where there is no way, or where it stands on the entrance.
        """
        return tuple(self._approach(space) for space in range(self.size))

    def _approach(self, start: int) -> tuple[tuple[int, tuple[int, ...]], ...]:
        if self.entrance in (-1, start):
            return ()
        gained = (self.front - self.front[start]) % self.length
        order = sorted(range(self.size), key=lambda it: (int(gained[it]), it))
        inward: dict[int, list[int]] = {it: [] for it in order}
        for at in order:
            for to in self.ways[at]:
                if gained[to] > gained[at]:
                    inward[to].append(at)
        reached = {start}
        for at in order:
            if any(it in reached for it in inward[at]):
                reached.add(at)
        leading = {self.entrance} & reached
        for at in reversed(order):
            if at in leading:
                leading |= {it for it in inward[at] if it in reached}
        if start not in leading:
            return ()
        listed = [start, *(it for it in order if it in leading and it not in (start, self.entrance))]
        listed.append(self.entrance)
        place = {it: number for number, it in enumerate(listed)}
        return tuple((it, tuple(sorted(place[before] for before in inward[it] if before in place)))
                     for it in listed[1:])  # fmt: skip

    @cached_property
    def gates(self) -> tuple[int, ...]:
        """List the spaces where a chariot that owes may throw its last chance to pay away (5.3)."""
        found = []
        for space, ahead in enumerate(self.ahead):
            for lap in range(self.laps + 1):
                here = lap * self.size + space
                far = [min((lap + crossed) * self.size + to, self.stations) for crossed, to in ahead.nodes]
                if self.can_pay[here] and not self.pays[here] and not self.can_pay[far].all():
                    found.append(space)
                    break
        return tuple(found)

    @cached_property
    def _strip(self) -> tuple[tuple[int, tuple[tuple[int, int], ...], int], ...]:
        """List two laps of spaces in their order: each with the steps to it, and who is a lap behind it."""
        order = sorted(range(self.size), key=lambda it: int(self.front[it]))
        before: dict[int, list[tuple[int, int]]] = {space: [] for space in order}
        for at in order:
            for crossed, to in self.onward((0, at)):
                before[to].append((crossed, at))
        return tuple(
            (
                lap * self.size + space,
                tuple(
                    ((lap - crossed) * self.size + at, space)
                    for crossed, at in before[space]
                    if lap >= crossed
                ),
                sum(
                    1 << it
                    for it in order
                    if lap * self.length + self.front[space] >= self.front[it] + self.length
                ),
            )
            for lap in range(3)
            for space in order
        )

    def spaces_with_open_lap(self, closed: int) -> list[bool]:
        """Say from which spaces a full lap can be driven with some closed, given as bits (4.5)."""
        from_where = [1 << space for space in range(self.size)] + [0] * (2 * self.size)
        round_ = 0
        for station, steps, lap_on in self._strip:
            if closed >> station % self.size & 1:
                from_where[station] = from_where[station] if station < self.size else 0
                continue
            came = 0
            for before, _ in steps:
                came |= from_where[before]
            round_ |= came & lap_on
            from_where[station] |= came & ~lap_on
        return [bool(round_ >> space & 1) for space in range(self.size)]

    def can_drive_a_lap(self, start: int, closed: frozenset[int]) -> bool:
        """Say whether a full lap can be driven from a space with some spaces closed (4.5)."""
        goal = self.length
        seen = {(start, 0)}
        waiting = [(start, 0)]
        while waiting:
            at, far = waiting.pop()
            for to in self.ways[at]:
                then = far + int(self.front[to] - self.front[at]) % self.length
                if to in closed or (to, then) in seen:
                    continue
                if then >= goal:
                    return True
                seen.add((to, then))
                waiting.append((to, then))
        return False


def words_of(members: list[int], bits: int, words: int) -> list[int]:
    """Write a set of numbers as words of so many bits."""
    made = [0] * words
    for it in members:
        made[it // bits] |= 1 << it % bits
    return made
