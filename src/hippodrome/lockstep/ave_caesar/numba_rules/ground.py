"""A race as a row of numbers, and its course and options as another: where everything stands."""

from __future__ import annotations

from typing import Final

import numpy as np
import numpy.typing as npt

from hippodrome.lockstep.ave_caesar.tables import MOST_STEPS_PER_CARD, CourseTables, words_of
from hippodrome.lockstep.ave_caesar.terms import TUCKED_BITS, Terms

Row = npt.NDArray[np.int64]
Flags = npt.NDArray[np.int8]

WORD_BITS: Final = 62
"""Bits of a word that are used: words are signed."""

# A row: the fields of each chariot, then those of the race.
SPACE_AT: Final = 0
LAP_AT: Final = 1
HAND_AT: Final = 2
DECK_AT: Final = 3  # the deck
TUCKED_LOW_AT: Final = 4  # tucked cards, the first twenty
TUCKED_HIGH_AT: Final = 5  # and the rest
MARKS_AT: Final = 6
FIELDS_PER_CHARIOT: Final = 7
TURN_AT: Final = 42
DRAWING_AT: Final = 43
OPENING_AT: Final = 44
STILL_AT: Final = 45
LEFT_AT: Final = 46  # the numbers of those that left, three bits each, first lowest
GONE_AT: Final = 47
CHARIOTS_AT: Final = 48
RACING_AT: Final = 49
SOMEBODY_HOME_AT: Final = 50  # whether one has crossed the line for good
SEED_A_AT: Final = 51
SEED_B_AT: Final = 52
FIRST_SEAT_AT: Final = 53  # the seat in lane I
ROW_SIZE: Final = 54
TUCKED_CARD_MASK: Final = (1 << TUCKED_BITS) - 1
TUCKED_CARDS_PER_WORD: Final = 20  # tucked cards in a word
LOW_32_BITS: Final = 0xFFFFFFFF


# The ground: one row of numbers with the options and tables of a race. First the numbers, then where tables
# begin.
SIZE_AT: Final = 0
LAPS_AT: Final = 1
LENGTH_AT: Final = 2
ENTRANCE_AT: Final = 3
WORDS_AT: Final = 4
HAND_SIZE_AT: Final = 5
TUCKS_AT: Final = 6
SIX_FREE_AT: Final = 7
POINTS_SHORT_AT: Final = 8
KEEP_SIX_AT: Final = 9
TRIBUTE_DUE_AT: Final = 10
NODES_AT: Final = 11
SHIFTS_WIDE_AT: Final = 12
WAYS_WIDE_AT: Final = 13
FINISH_AT: Final = 14
PLACES_AT: Final = 15
TABLES_FROM: Final = 16  # where the first of the following is
FRONT_AT: Final = 16
NODES_TAKEN_AT: Final = 17  # by space and space: the nodes that an occupied space takes
NODES_AHEAD_AT: Final = 18  # by space: the nodes one step ahead
SHIFTS_AT: Final = (
    19  # by space: how many, and then differences of nodes and the nodes such a step leads from
)
STEPS_ON_AT: Final = 20  # by space and node, where a word is not enough: the nodes a step on
NODE_TO_AT: Final = 21
BEYOND_AT: Final = 22  # by station: the nodes beyond the finish
HOPELESS_AT: Final = 23  # by station: the nodes from which tribute can be paid no more
PAYS_AT: Final = 24
CAN_PAY_AT: Final = 25
ALLEY_AT: Final = 26
TO_FINISH_AT: Final = 27
WAYS_AT: Final = 28  # by space: how many, and then the spaces one step on
LEADS_IN_AT: Final = 29  # by space: whether an empty course has a way to the entrance
START_AT: Final = 30
RANK_AT: Final = 31
PLACES_TAKEN_AT: Final = (
    32  # by space and space: the places that an occupied one takes on the way to the entrance
)
PLACES_BEFORE_AT: Final = 33  # by space and place on that way: the places a step before it
ENTRANCE_PLACE_AT: Final = (
    34  # by space: the place of the entrance on its way; 0 where there is none, or a long one
)
LAP_DRIVABLE_AT: Final = (
    35  # by space and space of a lone leader: whether a lap can be driven; 0 not looked for yet
)
HEADER_SIZE: Final = 36


def ground_of(terms: Terms) -> Row:
    """Put the options and tables of a race into the one row that the compiled rules take."""
    it = terms.tables
    size = it.size
    words = -(-it.most_nodes // WORD_BITS)
    seen = np.zeros((size, size, words), np.int64)
    first = np.zeros((size, words), np.int64)
    per_space = [sorted({to - at for at, to in ahead.steps}) for ahead in it.ahead]
    most = max((len(deltas) for deltas in per_space), default=0)
    shifts = np.zeros((size, 1 + 2 * most), np.int64)
    steps = np.zeros((size, it.most_nodes, words) if words > 1 else 0, np.int64)
    for space, ahead in enumerate(it.ahead):
        for node, (_, to) in enumerate(ahead.nodes):
            seen[space, to, node // WORD_BITS] |= 1 << node % WORD_BITS
        first[space] = words_of(list(ahead.first), WORD_BITS, words)
        if words == 1:
            shifts[space, 0] = len(per_space[space])
            for place, delta in enumerate(per_space[space]):
                shifts[space, 1 + 2 * place] = delta
                shifts[space, 2 + 2 * place] = sum(1 << at for at, to in ahead.steps if to - at == delta)
        else:
            for at, to in ahead.steps:
                steps[space, at, to // WORD_BITS] |= 1 << to % WORD_BITS
    beyond, hopeless = _far_nodes(it, words)
    ways = np.zeros((size, 1 + max(len(way) for way in it.ways)), np.int64)
    for space, way in enumerate(it.ways):
        ways[space, : 1 + len(way)] = len(way), *way
    leads_in = [bool(it.ways_to_entrance[space]) for space in range(size)]
    on_way, before, goal = _approaches(it)
    numbers = [
        size, it.laps, it.length, it.entrance, words, terms.hand_size, terms.tuck,
        terms.six_free_after_finish, terms.points_short, terms.keep_six, it.tribute_due, it.most_nodes,
        shifts.shape[1], ways.shape[1], it.stations, before.shape[1],
    ]  # fmt: skip  # a list that is read in rows
    tables = [
        it.front, seen, first, shifts, steps, it.node_to, beyond, hopeless, it.pays, it.can_pay, it.alley,
        it.to_finish, ways, leads_in, it.start, it.rank,
        on_way, before, goal, np.zeros((size, size)),
    ]  # fmt: skip  # a list that is read in rows
    flat = [np.asarray(table, np.int64).ravel() for table in tables]
    head = np.zeros(HEADER_SIZE, np.int64)
    head[: len(numbers)] = numbers
    head[TABLES_FROM:] = HEADER_SIZE + np.cumsum([0, *(len(table) for table in flat[:-1])])
    return np.concatenate([head, *flat])


def _approaches(it: CourseTables) -> tuple[Row, Row, Row]:
    """Write the ways to the entrance that a word holds, from where they matter, place by place."""
    ways = {
        space: it.ways_to_entrance[space] for space in it.gates if len(it.ways_to_entrance[space]) < WORD_BITS
    }
    on_way = np.zeros((it.size, it.size), np.int64)
    before = np.zeros((it.size, max((len(way) for way in ways.values()), default=0)), np.int64)
    goal = np.zeros(it.size, np.int64)
    for space, way in ways.items():
        goal[space] = len(way)
        for place, (at, inward) in enumerate(way):
            on_way[space, at] = 2 << place
            before[space, place] = sum(1 << number for number in inward)
    return on_way, before, goal


def _far_nodes(it: CourseTables, words: int) -> tuple[Row, Row]:
    """Gather for each station the nodes beyond the finish, and those without a way to pay."""
    beyond = np.zeros((it.stations, words), np.int64)
    hopeless = np.zeros((it.stations, words), np.int64)
    bits = np.array([1 << node % WORD_BITS for node in range(it.most_nodes)], np.int64)
    for lap in range(it.laps + 1):
        to = np.where(it.node_to >= 0, np.minimum(lap * it.size + it.node_to, it.stations), -1)
        far, lost = to == it.stations, (to >= 0) & ~it.can_pay[to]
        for word in range(words):
            part = slice(word * WORD_BITS, (word + 1) * WORD_BITS)
            rows = slice(lap * it.size, (lap + 1) * it.size)
            beyond[rows, word] = (far[:, part] * bits[part]).sum(1)
            hopeless[rows, word] = (lost[:, part] * bits[part]).sum(1)
    return beyond, hopeless


def scratch_of(ground: Row) -> Row:
    """Make room for the layers of a turn: a row a card value, a word a column, and whether it gets home."""
    return np.zeros((MOST_STEPS_PER_CARD + 1, int(ground[WORDS_AT]) + 1), np.int64)
