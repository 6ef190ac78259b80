"""Random play once more, for speed: plies of many races in turn, nearly without a branch.

Two things bound random play on a core: a branch that was guessed wrongly throws away what was begun of the
next plies, and a table that does not fit the nearest cache is waited for. So a few races take turns. First
each looks up its road (what each card can reach, remembered by where a chariot stands and what is taken
ahead of it) and has it fetched; then each plays. The common ply, a drive or a pass, is one straight line of
sums and masks; a finish, an end of cards, a withdrawal, a stalemate and a deal go to the clauses.
"""

from __future__ import annotations

from typing import Any, Final

import numpy as np
from llvmlite import ir
from numba import types
from numba.core import cgutils
from numba.extending import intrinsic
from numba.np.numpy_support import carray

from hippodrome.lockstep.ave_caesar.numba_rules.alley import access_shut
from hippodrome.lockstep.ave_caesar.numba_rules.bits import (
    Int,
    count_cards,
    isolate_nth_bit,
    lowest,
    nth_card,
    popcount,
)
from hippodrome.lockstep.ave_caesar.numba_rules.ground import (
    ALLEY_AT,
    BEYOND_AT,
    CAN_PAY_AT,
    CHARIOTS_AT,
    DECK_AT,
    DRAWING_AT,
    ENTRANCE_PLACE_AT,
    FIELDS_PER_CHARIOT,
    FRONT_AT,
    HAND_AT,
    HAND_SIZE_AT,
    HOPELESS_AT,
    LAP_AT,
    LAPS_AT,
    LENGTH_AT,
    LOW_32_BITS,
    MARKS_AT,
    NODE_TO_AT,
    NODES_AHEAD_AT,
    NODES_AT,
    NODES_TAKEN_AT,
    OPENING_AT,
    PAYS_AT,
    PLACES_TAKEN_AT,
    POINTS_SHORT_AT,
    RACING_AT,
    ROW_SIZE,
    SEED_A_AT,
    SEED_B_AT,
    SHIFTS_AT,
    SHIFTS_WIDE_AT,
    SIX_FREE_AT,
    SIZE_AT,
    SOMEBODY_HOME_AT,
    SPACE_AT,
    STILL_AT,
    TUCKS_AT,
    TURN_AT,
    WORDS_AT,
    Row,
)
from hippodrome.lockstep.ave_caesar.numba_rules.playing import drive, let_pass, withdraw
from hippodrome.lockstep.ave_caesar.numba_rules.random_play import deal, draw_by_chance
from hippodrome.lockstep.ave_caesar.numba_rules.six import six_barred
from hippodrome.lockstep.ave_caesar.terms import (
    CARD_BITS,
    DISQUALIFIED,
    MOST_CHARIOTS,
    ONE_CARD_OF_EACH,
    OWES,
    PAID,
    SIX,
)
from hippodrome.lockstep.compiling import compiled

# A race that takes its turn: its row, then what is worked out from it.
STATION_WORDS_AT: Final = ROW_SIZE
"""By chariot: the word of the station it stands on; -1 off the course."""
ON_COURSE_AT: Final = STATION_WORDS_AT + MOST_CHARIOTS
"""The chariots on the course, as bits."""
SIXES_FREE_AT: Final = ON_COURSE_AT + 1
"""Whether sixes are free because one is home."""
ROAD_KEY_AT: Final = SIXES_FREE_AT + 1
"""What is looked up for the chariot to play: the key of its road."""
ROAD_SLOT_AT: Final = ROAD_KEY_AT + 1
"""And where that is remembered."""
LEADS_AT: Final = ROAD_SLOT_AT + 1
"""And whether the chariot leads."""
QUICK_ROW_SIZE: Final = 72
RACES_PER_BLOCK: Final = 32
"""How many races take turns."""

# The word of a station: the number of its road, that of its road where access to the alley is shut, the
# marks that change where tribute is owed, and the progress there.
ROAD_NUMBER_MASK: Final = (1 << 16) - 1
SHUT_ROAD_SHIFT: Final = 16
FLIPPED_MARKS_SHIFT: Final = 32
FLIPPED_MARKS_MASK: Final = OWES | PAID | DISQUALIFIED
PROGRESS_SHIFT: Final = 40

# A road that is remembered: its key, the nodes of each card, and none.
SLOT_SIZE: Final = 8
SLOT_COUNT: Final = 1 << 16
ROAD_NUMBER_SHIFT: Final = 48
"""Where the number of a road begins in its key, above the nodes that are taken."""
BITS_ABOVE_NODES: Final = 2
"""Above the nodes of a road: the bit of a card that gets home, and that of a chariot that stays."""

# The room: where its parts begin, and then these.
STATION_WORD_TABLE_AT: Final = 0  # by station: its word
NODES_TAKEN_TABLE_AT: Final = (
    1  # by space and space, beginning off the course: the nodes that an occupied one takes
)
LEADS_TO_TABLE_AT: Final = 2  # by space and bit: the space there, and above it the laps that are begun
ROAD_STATION_TABLE_AT: Final = 3  # by number of a road, from 1 on: its station; negative where access is shut
BARS_TABLE_AT: Final = 4  # by space and space, beginning off the course: whether one on it may shut access
RACES_FROM_AT: Final = 5  # the races that take turns
ROADS_FROM_AT: Final = 6  # the roads that are remembered
ROOM_HEADER_SIZE: Final = 7


def roads_of(ground: Row) -> Row:
    """Make the tables of `roll_plain`, with room for the roads that it remembers.

    Raises `ValueError` where a race is not plain: cards are tucked, hands are larger than three cards, or
    what is ahead of a space is wider than 48 nodes.
    """
    g = ground
    size, nodes = int(g[SIZE_AT]), int(g[NODES_AT])
    stations = size * (int(g[LAPS_AT]) + 1)
    if g[TUCKS_AT] or g[HAND_SIZE_AT] > 3 or g[WORDS_AT] > 1 or nodes > ROAD_NUMBER_SHIFT:
        raise ValueError("not plain: tucked cards, hands of more than three, or a course too wide")
    words, standing = _stations(g, stations)
    takes = np.zeros((size, size + 1), np.int64)
    takes[:, 1:] = g[g[NODES_TAKEN_AT] : g[NODES_TAKEN_AT] + size * size].reshape(size, size)
    node_to = g[g[NODE_TO_AT] : g[NODE_TO_AT] + size * nodes].reshape(size, nodes)
    leads_to = np.zeros((size, nodes + BITS_ABOVE_NODES), np.int64)
    leads_to[:, :nodes] = np.where(node_to < 0, 0, node_to // size << 16 | node_to % size)
    leads_to[:, -1] = np.arange(size)
    bars = np.zeros((size, size + 1), np.int64)
    bars[:, 1:] = g[g[PLACES_TAKEN_AT] : g[PLACES_TAKEN_AT] + size * size].reshape(size, size)
    ways_known = g[g[ENTRANCE_PLACE_AT] : g[ENTRANCE_PLACE_AT] + size] > 0
    bars[~ways_known, 1:] = 1
    tables = [words, takes.ravel(), leads_to.ravel(), standing, bars.ravel()]
    begin = ROOM_HEADER_SIZE + np.cumsum([0, *(len(table) for table in tables)])
    lanes = -(-int(begin[-1]) // SLOT_SIZE) * SLOT_SIZE
    length = lanes + RACES_PER_BLOCK * QUICK_ROW_SIZE + SLOT_COUNT * SLOT_SIZE
    room = np.zeros(length + SLOT_SIZE, np.int64)
    room = room[-room.ctypes.data % 64 // 8 :][:length]  # a road is a line of the cache
    room[:ROOM_HEADER_SIZE] = *begin[:-1], lanes, lanes + RACES_PER_BLOCK * QUICK_ROW_SIZE
    room[ROOM_HEADER_SIZE : begin[-1]] = np.concatenate(tables)
    return room


def _stations(g: Row, stations: int) -> tuple[Row, Row]:
    """Write the word of each station, and of each road where it begins."""
    numbers: dict[tuple[int, ...], int] = {}
    standing = [0]
    words = np.zeros(stations, np.int64)
    size = int(g[SIZE_AT])

    def number_of(station: int, *parts: int) -> int:
        if parts not in numbers:
            numbers[parts] = len(numbers) + 1
            standing.append(station)
        return numbers[parts]

    for station in range(stations):
        lap, space = divmod(station, size)
        far, hopeless = int(g[g[BEYOND_AT] + station]), int(g[g[HOPELESS_AT] + station])
        number = number_of(station, space, far)
        shut = number_of(~station, space, far, hopeless) if far or hopeless else 0
        flips = 0
        if g[g[PAYS_AT] + station]:
            flips = OWES | PAID
        elif not g[g[CAN_PAY_AT] + station] and not g[g[ALLEY_AT] + space]:
            flips = OWES | DISQUALIFIED
        along = lap * int(g[LENGTH_AT]) + int(g[g[FRONT_AT] + space])
        words[station] = (
            number | shut << SHUT_ROAD_SHIFT | flips << FLIPPED_MARKS_SHIFT | along << PROGRESS_SHIFT
        )
    if len(standing) >= 1 << 62 - ROAD_NUMBER_SHIFT:
        raise ValueError("not plain: too many stations")
    return words, np.array(standing, np.int64)


# --- memory without bounds ---------------------------------------------------------------------------------


def _pointer(_context: Any, _address: Any) -> Any:
    """Take an address for a pointer, so that an array there is not counted as owned."""

    def code(_context: Any, builder: Any, _signature: Any, args: Any) -> Any:
        return builder.inttoptr(args[0], cgutils.voidptr_t)

    return types.voidptr(types.int64), code


def _load(_context: Any, _address: Any, _place: Any) -> Any:
    """Load a number; unlike that of an array its place may be -1."""

    def code(_context: Any, builder: Any, _signature: Any, args: Any) -> Any:
        begin = builder.inttoptr(args[0], ir.IntType(64).as_pointer())
        return builder.load(builder.gep(begin, [args[1]]))

    return types.int64(types.int64, types.int64), code


def _store(_context: Any, _address: Any, _place: Any, _number: Any) -> Any:
    """Store a number."""

    def code(context: Any, builder: Any, _signature: Any, args: Any) -> Any:
        begin = builder.inttoptr(args[0], ir.IntType(64).as_pointer())
        builder.store(args[2], builder.gep(begin, [args[1]]))
        return context.get_dummy_value()

    return types.void(types.int64, types.int64, types.int64), code


def _prefetch(_context: Any, _address: Any) -> Any:
    """Let a line of memory come nearer."""

    def code(context: Any, builder: Any, _signature: Any, args: Any) -> Any:
        line, number = ir.IntType(8).as_pointer(), ir.IntType(32)
        kind = ir.FunctionType(ir.VoidType(), [line, number, number, number])
        find: Any = cgutils.get_or_insert_function
        function = find(builder.module, kind, "llvm.prefetch.p0")
        to_read, keep, as_data = number(0), number(3), number(1)
        builder.call(function, [builder.inttoptr(args[0], line), to_read, keep, as_data])
        return context.get_dummy_value()

    return types.void(types.int64), code


pointer: Any = intrinsic(_pointer)
prefetch: Any = intrinsic(_prefetch)
load: Any = intrinsic(_load)
store: Any = intrinsic(_store)


# --- what is not common ------------------------------------------------------------------------------------


@compiled
def remember_road(g: Row, room: Row, slot: Int, key: Int) -> None:
    """Work out what each card can reach on a road, and keep it (3.1, 5.3)."""
    number, taken = key >> ROAD_NUMBER_SHIFT, key & (np.int64(1) << ROAD_NUMBER_SHIFT) - 1
    station = room[room[ROAD_STATION_TABLE_AT] + number]
    closed, home_counts = np.int64(0), np.int64(1)
    if station < 0:
        station = ~station
        closed, home_counts = g[g[HOPELESS_AT] + station], np.int64(0)
    s = station % g[SIZE_AT]
    far = g[g[BEYOND_AT] + station]
    shifts = g[SHIFTS_AT] + s * g[SHIFTS_WIDE_AT]
    most_shift = shifts + 2 * g[shifts]
    onward = g[g[NODES_AHEAD_AT] + s]
    home = np.int64(0)
    room[slot] = key
    for card in range(1, SLOT_SIZE - 1):
        home |= np.int64(onward & far != 0)
        frontier = onward & ~(taken | far)
        room[slot + card] = frontier & ~closed | (home & home_counts) << g[NODES_AT]
        onward = np.int64(0)
        for i in range(shifts + 1, most_shift, 2):
            onward |= (frontier & g[i + 1]) << g[i]
    room[slot + SLOT_SIZE - 1] = 0


@compiled
def work_out_turn(g: Row, room: Row, r: Row) -> None:
    """Work out what follows from the row of a race that takes its turn."""
    on = np.int64(0)
    for c in range(MOST_CHARIOTS):
        r[STATION_WORDS_AT + c] = -1
        if c >= r[CHARIOTS_AT]:
            r[c * FIELDS_PER_CHARIOT + SPACE_AT] = -1
        elif r[c * FIELDS_PER_CHARIOT + SPACE_AT] >= 0:
            on |= np.int64(1) << c
            r[STATION_WORDS_AT + c] = room[
                room[STATION_WORD_TABLE_AT]
                + r[c * FIELDS_PER_CHARIOT + LAP_AT] * g[SIZE_AT]
                + r[c * FIELDS_PER_CHARIOT + SPACE_AT]
            ]
    r[ON_COURSE_AT] = on
    r[SIXES_FREE_AT] = g[SIX_FREE_AT] & r[SOMEBODY_HOME_AT]


@compiled
def deal_anew(g: Row, room: Row, q: Int, seats: Int) -> None:
    """Deal the next race in the place of one that has ended."""
    r = carray(pointer(q), (QUICK_ROW_SIZE,), np.int64)
    deal(g, r, r[CHARIOTS_AT], np.int64(0), seats)
    work_out_turn(g, room, r)


@compiled
def play_by_clauses(g: Row, room: Row, q: Int, card: Int, lap: Int, s: Int, bits: Int) -> None:
    """Drive a card, or withdraw (-1), or pass (0), as the clauses say."""
    r = carray(pointer(q), (QUICK_ROW_SIZE,), np.int64)
    if card > 0:
        drive(g, r, card, lap, s)
        while r[DRAWING_AT]:
            draw_by_chance(g, r, bits & 0xFFFF)
    elif card < 0:
        withdraw(g, r)
    else:
        let_pass(g, r)
    work_out_turn(g, room, r)


@compiled
def is_access_shut(g: Row, q: Int, t: Int) -> bool:
    """Say whether the others leave a chariot no free way to the alley (5.3)."""
    return access_shut(g, carray(pointer(q), (QUICK_ROW_SIZE,), np.int64), t)


@compiled
def is_six_barred(g: Row, q: Int, t: Int) -> bool:
    """Say whether a leader with nothing but sixes may not drive one (4.5)."""
    return six_barred(g, carray(pointer(q), (QUICK_ROW_SIZE,), np.int64), t)


# --- plies -------------------------------------------------------------------------------------------------


@compiled
def roll_plain(g: Row, rows: Row, room: Row, seats: Int, plies: Int) -> Int:
    """Play so many random plies in every row, as `roll` does, where all is plain; count races.

    Plain is what `roads_of` takes, and every chariot manned.
    """
    races = 0
    # Arrays that nobody counts: counting their owners would take a third of the time.
    lanes_at, room_at = room.ctypes.data + 8 * room[RACES_FROM_AT], room.ctypes.data
    g = carray(pointer(g.ctypes.data), (g.size,), np.int64)
    room = carray(pointer(room_at), (room.size,), np.int64)
    for begin in range(0, rows.shape[0], RACES_PER_BLOCK):
        many = min(RACES_PER_BLOCK, rows.shape[0] - begin)
        for i in range(many):
            r = carray(pointer(lanes_at + i * QUICK_ROW_SIZE * 8), (QUICK_ROW_SIZE,), np.int64)
            r[:ROW_SIZE] = rows[begin + i]
            work_out_turn(g, room, r)
        races += roll_block(g, room, room_at, lanes_at, many, rows[begin, CHARIOTS_AT], seats, plies)
        for i in range(many):
            r = carray(pointer(lanes_at + i * QUICK_ROW_SIZE * 8), (QUICK_ROW_SIZE,), np.int64)
            for c in range(r[CHARIOTS_AT], MOST_CHARIOTS):
                r[c * FIELDS_PER_CHARIOT + SPACE_AT] = 0
            rows[begin + i] = r[:ROW_SIZE]
    return races


@compiled
def roll_block(
    g: Row, room: Row, room_at: Int, lanes_at: Int, many: Int, chariots: Int, seats: Int, plies: Int
) -> Int:
    """Play so many random plies in each race that takes turns; count races that were dealt.

    First every race looks up its road, so that they wait for memory together; then each plays.
    """
    races = 0
    lanes_end = lanes_at + many * QUICK_ROW_SIZE * 8
    size, home_lap, points_short, homeward = g[SIZE_AT], g[LAPS_AT] + 1, g[POINTS_SHORT_AT], g[NODES_AT]
    stays = np.int64(1) << homeward + 1
    words = room_at + 8 * room[STATION_WORD_TABLE_AT]
    takes = room_at + 8 * (room[NODES_TAKEN_TABLE_AT] + 1)  # a chariot off the course is on space -1
    bars = room_at + 8 * (room[BARS_TABLE_AT] + 1)
    leads_to = room_at + 8 * room[LEADS_TO_TABLE_AT]
    roads = room_at + 8 * room[ROADS_FROM_AT]
    for _ in range(plies):
        for q in range(lanes_at, lanes_end, QUICK_ROW_SIZE * 8):
            if load(q, RACING_AT) == 0:
                races += 1
                deal_anew(g, room, q, seats)
            t = load(q, TURN_AT)
            p = q + t * (FIELDS_PER_CHARIOT * 8)
            s, marks, stand = load(p, SPACE_AT), load(p, MARKS_AT), load(q, STATION_WORDS_AT + t)
            # What is taken ahead (3.1), and who leads (4.3).
            beside = 8 * s * (size + 1)
            seen = takes + beside
            taken = load(seen, load(q, SPACE_AT)) | load(seen, load(q, FIELDS_PER_CHARIOT + SPACE_AT))
            taken |= load(seen, load(q, 2 * FIELDS_PER_CHARIOT + SPACE_AT)) | load(
                seen, load(q, 3 * FIELDS_PER_CHARIOT + SPACE_AT)
            )
            lead = max(
                load(q, STATION_WORDS_AT),
                load(q, STATION_WORDS_AT + 1),
                load(q, STATION_WORDS_AT + 2),
                load(q, STATION_WORDS_AT + 3),
            )
            if chariots > 4:
                taken |= load(seen, load(q, 4 * FIELDS_PER_CHARIOT + SPACE_AT)) | load(
                    seen, load(q, 5 * FIELDS_PER_CHARIOT + SPACE_AT)
                )
                lead = max(lead, load(q, STATION_WORDS_AT + 4), load(q, STATION_WORDS_AT + 5))
            number = stand & ROAD_NUMBER_MASK
            shut = stand >> SHUT_ROAD_SHIFT & ROAD_NUMBER_MASK
            if shut & -(marks >> 1 & 1):
                bar = bars + beside
                barring = load(bar, load(q, SPACE_AT)) | load(bar, load(q, FIELDS_PER_CHARIOT + SPACE_AT))
                barring |= load(bar, load(q, 2 * FIELDS_PER_CHARIOT + SPACE_AT)) | load(
                    bar, load(q, 3 * FIELDS_PER_CHARIOT + SPACE_AT)
                )
                barring |= load(bar, load(q, 4 * FIELDS_PER_CHARIOT + SPACE_AT)) | load(
                    bar, load(q, 5 * FIELDS_PER_CHARIOT + SPACE_AT)
                )
                if barring and is_access_shut(g, q, t):
                    number = shut
            mixed = (taken ^ taken >> 31 ^ number * 0x9E3779B9) * 0x2545F4914F6CDD1D
            road = roads + (mixed >> 40 & SLOT_COUNT - 1) * (SLOT_SIZE * 8)
            prefetch(road)
            store(q, ROAD_KEY_AT, number << ROAD_NUMBER_SHIFT | taken)
            store(q, ROAD_SLOT_AT, road)
            store(q, LEADS_AT, np.int64(stand >> PROGRESS_SHIFT == lead >> PROGRESS_SHIFT))
        for q in range(lanes_at, lanes_end, QUICK_ROW_SIZE * 8):
            a, z = load(q, SEED_A_AT), load(q, SEED_B_AT)
            bits = a * 0x9E3779BB & LOW_32_BITS
            bits = (bits << 5 | bits >> 27) & LOW_32_BITS
            bits = bits * 5 & LOW_32_BITS
            z ^= a
            store(q, SEED_A_AT, ((a << 26 | a >> 6) ^ z ^ z << 9) & LOW_32_BITS)
            store(q, SEED_B_AT, (z << 13 | z >> 19) & LOW_32_BITS)
            t, still, racing = load(q, TURN_AT), load(q, STILL_AT), load(q, RACING_AT)
            p = q + t * (FIELDS_PER_CHARIOT * 8)
            s, lap, hand, deck = load(p, SPACE_AT), load(p, LAP_AT), load(p, HAND_AT), load(p, DECK_AT)
            marks, road = load(p, MARKS_AT), load(q, ROAD_SLOT_AT)
            if load(road, 0) != load(q, ROAD_KEY_AT):
                remember_road(g, room, (road - room_at) // 8, load(q, ROAD_KEY_AT))
            # The different values in hand, at most three, as places from 0 on; 6 stands for none.
            kinds = (hand | hand >> 1) & ONE_CARD_OF_EACH | np.int64(1) << 30
            first = lowest(kinds) * 13 >> 6
            kinds = kinds & kinds - 1 | np.int64(1) << 30
            second = lowest(kinds) * 13 >> 6
            kinds = kinds & kinds - 1 | np.int64(1) << 30
            third = lowest(kinds) * 13 >> 6
            # A leader's six (4.1, 4.2, 4.5–4.7).
            bound = np.int64(hand >= SIX) & load(q, LEADS_AT)
            bound &= np.int64(still < racing) & ((load(q, OPENING_AT) | load(q, SIXES_FREE_AT)) ^ 1)
            if bound & np.int64(hand & SIX - 1 == 0):
                bound = np.int64(is_six_barred(g, q, t))
            first_word = load(road, 1 + first) & -(bound & np.int64(first == 5) ^ 1)
            second_word = load(road, 1 + second) & -(bound & np.int64(second == 5) ^ 1)
            third_word = load(road, 1 + third) & -(bound & np.int64(third == 5) ^ 1)
            # One of the moves; the last is a withdrawal, where one is open.
            some_first = popcount(first_word)
            up_to_second = some_first + popcount(second_word)
            up_to_third = up_to_second + popcount(third_word)
            quits = marks >> 2 & 1
            n = (bits >> 16) * (up_to_third + quits) >> 16
            place, word, skipped = first, first_word, np.int64(0)
            if n >= some_first:
                place, word, skipped = second, second_word, some_first
            if n >= up_to_second:
                place, word, skipped = third, third_word, up_to_second
            drives = np.int64(up_to_third > 0)
            node = lowest(isolate_nth_bit(word, n - skipped) | stays)
            there = load(leads_to, s * (homeward + BITS_ABOVE_NODES) + node)
            s = there & ROAD_NUMBER_MASK
            lap += there >> 16
            value = nth_card(deck, (bits & 0xFFFF) * count_cards(deck) >> 16)
            drawn = (drives & np.int64(deck != 0)) << CARD_BITS * (value - 1)
            hand += drawn - (drives << CARD_BITS * place)
            still = still + 1 & drives - 1
            rare = np.int64(node == homeward) | np.int64(hand == 0) | points_short
            if rare | (np.int64(n >= up_to_third) & quits) | np.int64(still >= 2 * racing):
                card = np.int64(0)
                if n < up_to_third:
                    card = place + 1
                elif quits and (up_to_third or bits >> 31):
                    card = np.int64(-1)
                play_by_clauses(g, room, q, card, home_lap if node == homeward else lap, s, bits)
                continue
            stand = load(words, lap * size + s)
            store(q, STILL_AT, still)
            store(q, OPENING_AT, load(q, OPENING_AT) & (drives ^ 1))
            store(p, SPACE_AT, s)
            store(p, LAP_AT, lap)
            store(p, HAND_AT, hand)
            store(p, DECK_AT, deck - drawn)
            store(
                p,
                MARKS_AT,
                marks ^ (stand >> FLIPPED_MARKS_SHIFT & FLIPPED_MARKS_MASK & -(marks >> 1 & drives)),
            )
            store(q, STATION_WORDS_AT + t, stand)
            t += 1
            on = load(q, ON_COURSE_AT)
            t += lowest((on | on << chariots) >> t)
            store(q, TURN_AT, t - (chariots & -np.int64(t >= chariots)))
    return races
