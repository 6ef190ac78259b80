"""Drives: those that may be driven, and the one that habit takes."""

from __future__ import annotations

import numpy as np

from hippodrome.lockstep.ave_caesar.numba_rules.alley import access_shut
from hippodrome.lockstep.ave_caesar.numba_rules.bits import COUNT_MASK, Int, lowest, one_card, popcount
from hippodrome.lockstep.ave_caesar.numba_rules.choices import open_hand
from hippodrome.lockstep.ave_caesar.numba_rules.ground import (
    BEYOND_AT,
    CAN_PAY_AT,
    CHARIOTS_AT,
    ENTRANCE_AT,
    FIELDS_PER_CHARIOT,
    FINISH_AT,
    HAND_AT,
    HOPELESS_AT,
    LAP_AT,
    MARKS_AT,
    NODE_TO_AT,
    NODES_AT,
    NODES_TAKEN_AT,
    PAYS_AT,
    RANK_AT,
    SIZE_AT,
    SPACE_AT,
    TURN_AT,
    WORD_BITS,
    WORDS_AT,
    Row,
)
from hippodrome.lockstep.ave_caesar.numba_rules.moving import look_ahead
from hippodrome.lockstep.ave_caesar.terms import CARD_BITS, OWES
from hippodrome.lockstep.compiling import compiled
from hippodrome.training.ave_caesar.tactician.circus import (
    HABITS_REMEMBERED,
    MOST_MOVES,
    NEED_AT,
    NO_DRIVE,
    NOTHING_OWED,
    STOPS_AT,
    TRIBUTE_LOST,
    TRIBUTE_OWED,
    TRIBUTE_PAID,
    WAITING_FOR_ACCESS,
)


@compiled
def tribute_of(g: Row, owing: Int, to: Int) -> Int:
    """Tell what coming to rest on a station does to tribute owed: nothing, pays it, or loses the chance."""
    if not owing:
        return 0
    if to == g[FINISH_AT]:
        return TRIBUTE_LOST
    return TRIBUTE_PAID if g[g[PAYS_AT] + to] else 0 if g[g[CAN_PAY_AT] + to] else TRIBUTE_LOST


@compiled
def values_in(hand: Int) -> Int:
    """Tell the different values in a hand, a bit each from 1 on."""
    values = np.int64(0)
    for value in range(1, 7):
        if hand >> CARD_BITS * (value - 1) & COUNT_MASK:
            values |= np.int64(1) << value
    return values


@compiled
def stops_kept(known: Row, hand: Int, card: Int, to: Int, tribute: Int, owing: Int) -> Int:
    """Count the different cards kept that could stop in the alley from a station, while tribute is owed."""
    if not owing or tribute:
        return 0
    return popcount(known[to, STOPS_AT] & values_in(hand - one_card(card)))


@compiled
def work_out_habit(g: Row, known: Row, r: Row, t: Int, layers: Row, hand: Int, alley: Int) -> Int:
    """Find what a hand drives by habit: station, card and tribute packed, or `NO_DRIVE`.

    It wastes little, stops in the alley, keeps cards for it, and then takes the higher card.
    """
    if hand == 0:
        return NO_DRIVE
    look_ahead(g, r, t, layers, 6)
    s = r[t * FIELDS_PER_CHARIOT + SPACE_AT]
    begun = r[t * FIELDS_PER_CHARIOT + LAP_AT] * g[SIZE_AT]
    owing = np.int64(alley != NOTHING_OWED)
    here = known[begun + s, NEED_AT + owing]
    best, most, place, played, does = NO_DRIVE, -1e18, 0, 0, 0
    for card in range(1, 7):
        if not hand >> CARD_BITS * (card - 1) & COUNT_MASK:
            continue
        for w in range(g[WORDS_AT]):
            rest = layers[card, w]
            while rest:
                to = begun + g[g[NODE_TO_AT] + s * g[NODES_AT] + w * WORD_BITS + lowest(rest)]
                rest &= rest - 1
                tribute = tribute_of(g, owing, to)
                if alley == WAITING_FOR_ACCESS and tribute == TRIBUTE_LOST:
                    continue
                still = np.int64(owing and tribute == 0)
                worth = (here - known[to, NEED_AT + still] - card) + 0.01 * card
                if tribute == TRIBUTE_PAID:
                    worth += 1.2
                elif tribute == TRIBUTE_LOST:
                    worth -= 100.0
                worth += 0.5 * stops_kept(known, hand, card, to, tribute, owing)
                if worth > most or (worth == most and card == played and to < place):
                    best, most, place, played, does = 0, worth, to, card, tribute
        if layers[card, g[WORDS_AT]] and not (alley == WAITING_FOR_ACCESS and owing):
            worth = 1000.0 - card
            if worth > most:
                best, most, place, played, does = 0, worth, g[FINISH_AT], card, TRIBUTE_LOST if owing else 0
    if best == NO_DRIVE:
        return NO_DRIVE
    return place << 5 | played << 2 | does


@compiled
def habit_of(g: Row, known: Row, r: Row, t: Int, layers: Row, habits: Row, hand: Int) -> Int:
    """Find what a hand drives by habit, remembered by the station, what is taken ahead of it and the hand."""
    b = t * FIELDS_PER_CHARIOT
    s = r[b + SPACE_AT]
    station = r[b + LAP_AT] * g[SIZE_AT] + s
    alley = NOTHING_OWED
    if r[b + MARKS_AT] & OWES:
        alley = TRIBUTE_OWED
        for w in range(g[WORDS_AT]):
            at = station * g[WORDS_AT] + w
            if g[g[HOPELESS_AT] + at] | g[g[BEYOND_AT] + at]:
                if g[ENTRANCE_AT] >= 0 and access_shut(g, r, t):
                    alley = WAITING_FOR_ACCESS
                break
    taken, key, slot = np.int64(0), (station << 32 | hand) << 2 | alley, np.int64(-1)
    if g[WORDS_AT] == 1:
        for c in range(r[CHARIOTS_AT]):
            at = r[c * FIELDS_PER_CHARIOT + SPACE_AT]
            if at >= 0:
                taken |= g[g[NODES_TAKEN_AT] + s * g[SIZE_AT] + at]
        mixed = (taken ^ key * 0x9E3779B97F4A7C15) * 0x2545F4914F6CDD1D
        slot = np.int64(mixed >> 40) & (HABITS_REMEMBERED - 1)
        if habits[slot, 0] == taken and habits[slot, 1] == key:
            return habits[slot, 2]
    found = work_out_habit(g, known, r, t, layers, hand, alley)
    if slot >= 0:
        habits[slot, 0], habits[slot, 1], habits[slot, 2] = taken, key, found
    return found


@compiled
def list_drives(g: Row, known: Row, r: Row, layers: Row, moves: Row) -> Int:
    """List the drives of the chariot to play, the thriftiest first: station, card and tribute; tell how many.

    To stay in the race for laurels comes first, then to waste little; equal ones go by their
    spaces' ids.
    """
    values = open_hand(g, r, layers)
    t = r[TURN_AT]
    b = t * FIELDS_PER_CHARIOT
    s, hand = r[b + SPACE_AT], r[b + HAND_AT]
    begun = r[b + LAP_AT] * g[SIZE_AT]
    owing = np.int64(r[b + MARKS_AT] & OWES != 0)
    here = known[begun + s, NEED_AT + owing]
    found = 0
    worths = np.empty(MOST_MOVES, np.float64)
    for card in range(1, 7):
        if not values >> card & 1:
            continue
        for w in range(g[WORDS_AT] + 1):
            rest = layers[card, w]
            while rest and found < MOST_MOVES:
                if w == g[WORDS_AT]:
                    to, rest = g[FINISH_AT], np.int64(0)
                    tribute = tribute_of(g, owing, to)
                    worth, rank = 1e6 - card, g[SIZE_AT]
                else:
                    to = begun + g[g[NODE_TO_AT] + s * g[NODES_AT] + w * WORD_BITS + lowest(rest)]
                    rest &= rest - 1
                    tribute = tribute_of(g, owing, to)
                    paying = np.int64(tribute == TRIBUTE_PAID)
                    wasted = card - (here - known[to, NEED_AT + (owing & (1 - paying))])
                    worth = -wasted + 1.2 * paying
                    if owing and not paying:
                        worth += 0.5 * popcount(known[to, STOPS_AT] & values_in(hand - one_card(card)))
                    if tribute == TRIBUTE_LOST:
                        worth -= 1e7
                    rank = g[g[RANK_AT] + to % g[SIZE_AT]]
                at = found
                while at > 0:
                    before, its = moves[at - 1, 0], moves[at - 1, 1]
                    if worths[at - 1] > worth or (worths[at - 1] == worth and its > card):
                        break
                    if worths[at - 1] == worth and its == card and g[g[RANK_AT] + before % g[SIZE_AT]] < rank:
                        break
                    worths[at] = worths[at - 1]
                    moves[at] = moves[at - 1]
                    at -= 1
                worths[at] = worth
                moves[at, 0], moves[at, 1], moves[at, 2] = to, card, tribute
                found += 1
    return found
