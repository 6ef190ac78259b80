"""Rehearsals: imagined deals played on, and the worth of moves that they show."""

from __future__ import annotations

import numpy as np

from hippodrome.lockstep.ave_caesar.numba_rules.bits import COUNT_MASK, Int, count_cards, one_card
from hippodrome.lockstep.ave_caesar.numba_rules.ground import (
    CHARIOTS_AT,
    DECK_AT,
    FIELDS_PER_CHARIOT,
    FINISH_AT,
    GONE_AT,
    HAND_AT,
    LAP_AT,
    LEFT_AT,
    MARKS_AT,
    OPENING_AT,
    RACING_AT,
    ROW_SIZE,
    SIX_FREE_AT,
    SIZE_AT,
    SPACE_AT,
    STILL_AT,
    TURN_AT,
    Row,
)
from hippodrome.lockstep.ave_caesar.numba_rules.random_play import chance
from hippodrome.lockstep.ave_caesar.terms import (
    CARD_BITS,
    DISQUALIFIED,
    FINISHED,
    MOST_CHARIOTS,
    MOST_HAND_CARDS,
    OWES,
    SIX,
)
from hippodrome.lockstep.compiling import compiled
from hippodrome.training.ave_caesar.genes import Floats
from hippodrome.training.ave_caesar.tactician.circus import (
    ALONG_AT,
    FINALIST_COUNT,
    LAST_VISIT_AT,
    LOOKS_WEIGHT_AT,
    PAID_AT_LAST_VISIT,
    ROUNDS_REHEARSED,
    TRIBUTE_LOST,
    Float,
    OutlookTables,
    Scratch,
)
from hippodrome.training.ave_caesar.tactician.drives import habit_of
from hippodrome.training.ave_caesar.tactician.outlook import foresee_laurels, foresee_turns


@compiled
def imagine_deal(r: Row, viewer: Int, draws: Int, decks: Row, p: Row) -> None:
    """Imagine the hands hidden from the viewer, and the next draws of every deck, in a row of its own.

    Each row of `decks` holds the cards left, whose last is drawn first, and at the end how many they are.
    """
    p[:] = r
    for c in range(r[CHARIOTS_AT]):
        b = c * FIELDS_PER_CHARIOT
        cards = r[b + DECK_AT] if c == viewer else r[b + DECK_AT] + r[b + HAND_AT]
        left = 0
        for value in range(1, 7):
            for _ in range(cards >> CARD_BITS * (value - 1) & COUNT_MASK):
                decks[c, left] = value
                left += 1
        hidden = np.int64(0) if c == viewer else count_cards(r[b + HAND_AT])
        whole = left
        for _ in range(min(whole, hidden + draws)):
            at = chance(r) * left >> 32
            left -= 1
            decks[c, at], decks[c, left] = decks[c, left], decks[c, at]
        if c != viewer:
            hand = np.int64(0)
            for _ in range(min(whole, hidden)):
                whole -= 1
                hand += one_card(decks[c, whole])
            p[b + HAND_AT] = hand
            p[b + DECK_AT] = cards - hand
        decks[c, MOST_HAND_CARDS] = whole


@compiled
def leave_course(p: Row, c: Int) -> None:
    """Take a chariot off the course in a rehearsal."""
    p[c * FIELDS_PER_CHARIOT + SPACE_AT] = -1
    p[RACING_AT] -= 1


@compiled
def rehearse_drive(g: Row, known: Row, p: Row, c: Int, decks: Row, homes: Row, packed: Int) -> None:
    """Make a drive in a rehearsal, and draw."""
    b = c * FIELDS_PER_CHARIOT
    to, card, tribute = packed >> 5, packed >> 2 & 7, packed & 3
    p[STILL_AT] = 0
    p[OPENING_AT] = 0
    p[b + HAND_AT] -= one_card(card)
    if tribute:
        p[b + MARKS_AT] &= ~OWES
        if tribute == TRIBUTE_LOST:
            p[b + MARKS_AT] |= DISQUALIFIED
        elif known[to, LAST_VISIT_AT]:
            p[b + MARKS_AT] |= PAID_AT_LAST_VISIT
    if to == g[FINISH_AT]:
        if not p[b + MARKS_AT] & DISQUALIFIED:
            homes[MOST_CHARIOTS] += 1
            homes[c] = homes[MOST_CHARIOTS]
        p[GONE_AT] = g[SIX_FREE_AT]  # in a rehearsal: whether sixes are free for good
        leave_course(p, c)
        return
    p[b + LAP_AT] = to // g[SIZE_AT]
    p[b + SPACE_AT] = to % g[SIZE_AT]
    left = decks[c, MOST_HAND_CARDS]
    if left:
        card = one_card(decks[c, left - 1])
        decks[c, MOST_HAND_CARDS] = left - 1
        p[b + HAND_AT] += card
        p[b + DECK_AT] -= card
    elif p[b + HAND_AT] == 0:
        leave_course(p, c)


@compiled
def go_on(g: Row, known: Row, p: Row, layers: Row, habits: Row, decks: Row, homes: Row, turns: Int) -> None:
    """Let everybody drive by habit for so many turns, or to the end."""
    chariots, size = p[CHARIOTS_AT], g[SIZE_AT]
    while turns > 0 and p[RACING_AT]:
        c = p[TURN_AT]
        b = c * FIELDS_PER_CHARIOT
        if p[b + SPACE_AT] >= 0:
            turns -= 1
            hand = p[b + HAND_AT]
            if hand >= SIX and not (p[OPENING_AT] or p[GONE_AT] or p[STILL_AT] >= p[RACING_AT]):
                own = known[p[b + LAP_AT] * size + p[b + SPACE_AT], ALONG_AT]
                leading = True
                for d in range(chariots):
                    e = d * FIELDS_PER_CHARIOT
                    if p[e + SPACE_AT] >= 0 and known[p[e + LAP_AT] * size + p[e + SPACE_AT], ALONG_AT] > own:
                        leading = False
                if leading:
                    hand &= SIX - 1
            packed = habit_of(g, known, p, c, layers, habits, hand)
            if packed >= 0:
                rehearse_drive(g, known, p, c, decks, homes, packed)
            else:
                p[STILL_AT] += 1
                if p[STILL_AT] >= 2 * p[RACING_AT]:
                    for d in range(chariots):
                        p[d * FIELDS_PER_CHARIOT + SPACE_AT] = -1
                    p[RACING_AT] = 0
        p[TURN_AT] = c + 1 if c + 1 < chariots else 0


@compiled
def playout(
    g: Row,
    known: Row,
    weights: Floats,
    ways: Floats,
    pays: Floats,
    gaps: Floats,
    slopes: Floats,
    p: Row,
    layers: Row,
    habits: Row,
    decks: Row,
    homes: Row,
    turns: Floats,
    packed: Int,
) -> Float:
    """Try a drive on a deal: on by habit for four rounds, a look after each; tell the laurels."""
    c = p[TURN_AT]
    rehearse_drive(g, known, p, c, decks, homes, packed)
    p[TURN_AT] = c + 1 if c + 1 < p[CHARIOTS_AT] else 0
    worth, whole = 0.0, 0.0
    for turn in range(ROUNDS_REHEARSED):
        go_on(g, known, p, layers, habits, decks, homes, p[RACING_AT] - 1 if turn == 0 else p[RACING_AT])
        foresee_turns(known, p, g[SIZE_AT], p[GONE_AT], weights, ways, gaps, turns)
        counts = weights[LOOKS_WEIGHT_AT + turn]
        whole += counts
        worth += counts * foresee_laurels(known, p, g[SIZE_AT], c, homes, weights, pays, slopes, turns)
    return worth / whole


@compiled
def weigh(
    g: Row, known: Row, outlook: OutlookTables, r: Row, scratch: Scratch, found: Int, playouts: Int
) -> None:
    """Weigh so many drives of `scratch.moves`, as they were listed; afterwards the best is the first there.

    All are tried on the same imagined deals; the weaker half drops out in turn, and stays in the order in
    which it was left. Chance is the race's own generator.
    """
    layers, habits, p, decks, homes, turns, moves, worths, counts = scratch
    weights, ways, pays, gaps, slopes = outlook
    viewer = r[TURN_AT]
    running = found
    stages = 1
    while running > FINALIST_COUNT:
        running = max(FINALIST_COUNT, (running + 1) // 2)
        stages += 1
    worths[:found] = 0.0
    counts[:found] = 0
    order = np.arange(found)
    imagined = np.empty(ROW_SIZE, np.int64)
    dealt = np.empty((MOST_CHARIOTS, MOST_HAND_CARDS + 1), np.int64)
    at_home = np.zeros(MOST_CHARIOTS + 1, np.int64)
    sixes_free = np.int64(0)
    for place in range(r[GONE_AT]):
        number = r[LEFT_AT] >> 3 * place & 7
        if r[number * FIELDS_PER_CHARIOT + MARKS_AT] & FINISHED:
            sixes_free = g[SIX_FREE_AT]
            if not r[number * FIELDS_PER_CHARIOT + MARKS_AT] & DISQUALIFIED:
                at_home[MOST_CHARIOTS] += 1
                at_home[number] = at_home[MOST_CHARIOTS]
    running, spent = found, 0
    for stage in range(1, stages + 1):
        while True:
            imagine_deal(r, viewer, ROUNDS_REHEARSED + 1, dealt, imagined)
            imagined[GONE_AT] = sixes_free
            for i in range(running):
                m = order[i]
                for k in range(ROW_SIZE):
                    p[k] = imagined[k]
                for c in range(r[CHARIOTS_AT]):
                    for k in range(MOST_HAND_CARDS + 1):
                        decks[c, k] = dealt[c, k]
                for k in range(MOST_CHARIOTS + 1):
                    homes[k] = at_home[k]
                packed = moves[m, 0] << 5 | moves[m, 1] << 2 | moves[m, 2]
                worths[m] += playout(
                    g,
                    known,
                    weights,
                    ways,
                    pays,
                    gaps,
                    slopes,
                    p,
                    layers,
                    habits,
                    decks,
                    homes,
                    turns,
                    packed,
                )
                counts[m] += 1
            spent += running
            if spent / playouts >= stage / stages:
                break
        for i in range(1, running):
            m = order[i]
            worth = np.rint(worths[m] / counts[m] * 1e9)
            at = i
            while at > 0:
                before = order[at - 1]
                other = np.rint(worths[before] / counts[before] * 1e9)
                if other > worth or (other == worth and before < m):
                    break
                order[at] = before
                at -= 1
            order[at] = m
        if stage < stages:
            running = max(FINALIST_COUNT, (running + 1) // 2)
        if spent >= playouts:
            break
    chosen = moves[:found].copy()
    means = worths[:found] / counts[:found]
    tried = counts[:found].copy()
    for i in range(found):
        moves[i] = chosen[order[i]]
        worths[i] = means[order[i]]
        counts[i] = tried[order[i]]
