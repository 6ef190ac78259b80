"""What the tactician knows of a course, its weights as tables, and the room it works in."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

import numpy as np

from hippodrome.charioteers.ave_caesar.ground import LONG_WAY_STEPS, remembered_track
from hippodrome.charioteers.ave_caesar.outlook import (
    LAST_STRETCH_STEPS,
    MOST_TURNS_OF_LUCK,
    NEAR_GAP_TWELFTHS,
    NEXT_GAP_TWELFTHS,
    SIGHT_GAP_TWELFTHS,
    Weights,
)
from hippodrome.course import Course, Direction
from hippodrome.games.ave_caesar.kit import LAURELS, Options
from hippodrome.games.ave_caesar.track import track_of
from hippodrome.lockstep.ave_caesar.numba_rules.ground import ROW_SIZE, Row, ground_of, scratch_of
from hippodrome.lockstep.ave_caesar.terms import MOST_CHARIOTS, MOST_HAND_CARDS, terms_of
from hippodrome.saying import Trouble
from hippodrome.training.ave_caesar.genes import WEIGHT_STARTS, Floats, row_of

Float = Any
"""A number with a fraction within compiled code."""

ROUNDS_REHEARSED: Final = 4
FINALIST_COUNT: Final = 2
MOST_MOVES: Final = 128
PAID_AT_LAST_VISIT: Final = 64
"""A mark of a rehearsal: tribute was paid on the last visit."""

# What is known of a station, a row each.
NEED_AT: Final = 0  # the steps to the finish, without tribute owed and, next, with it
STOPS_AT: Final = 2
LAST_VISIT_AT: Final = 3
ALONG_AT: Final = 4
NARROW_AT: Final = 5
KNOWN_FIELD_COUNT: Final = 6

# What a habit is, and what a drive does to the tribute.
NOTHING_OWED: Final = 0
TRIBUTE_OWED: Final = 1
WAITING_FOR_ACCESS: Final = 2
TRIBUTE_PAID: Final = 1
TRIBUTE_LOST: Final = 2
NO_DRIVE: Final = -1

HABITS_REMEMBERED: Final = 1 << 15
"""How many habits are remembered."""
HABIT_SIZE: Final = 3

MOST_GAP: Final = SIGHT_GAP_TWELFTHS + 1
"""Gaps beyond this, either way, are all alike."""

# Tables of an outlook: rows of `gaps`.
GAP_BEFORE_AT: Final = 0
GAP_AFTER_AT: Final = 1
GAP_TILT_AT: Final = 2

LAURELS_BY_FINISH: Final = np.array(LAURELS, np.float64)

# Where each weight is in a row of them.
START_WEIGHT_AT: Final = WEIGHT_STARTS["start"]
CARD_WEIGHT_AT: Final = WEIGHT_STARTS["card"]
LEADS_WEIGHT_AT: Final = WEIGHT_STARTS["leads"]
LEADS_FAR_WEIGHT_AT: Final = WEIGHT_STARTS["leads_far"]
LEADS_SIX_HELD_WEIGHT_AT: Final = WEIGHT_STARTS["leads_six_held"]
SIX_HELD_WEIGHT_AT: Final = WEIGHT_STARTS["six_held"]
LEADS_SIX_TO_COME_WEIGHT_AT: Final = WEIGHT_STARTS["leads_six_to_come"]
SIX_TO_COME_WEIGHT_AT: Final = WEIGHT_STARTS["six_to_come"]
ONE_HELD_WEIGHT_AT: Final = WEIGHT_STARTS["one_held"]
TWO_HELD_WEIGHT_AT: Final = WEIGHT_STARTS["two_held"]
ONE_WEIGHT_AT: Final = WEIGHT_STARTS["one"]
TWO_WEIGHT_AT: Final = WEIGHT_STARTS["two"]
THREE_KINDS_WEIGHT_AT: Final = WEIGHT_STARTS["three_kinds"]
TWO_KINDS_WEIGHT_AT: Final = WEIGHT_STARTS["two_kinds"]
SIXES_FREE_WEIGHT_AT: Final = WEIGHT_STARTS["sixes_free"]
POINT_HELD_WEIGHT_AT: Final = WEIGHT_STARTS["point_held"]
SPARE_WEIGHT_AT: Final = WEIGHT_STARTS["spare"]
FEWEST_WEIGHT_AT: Final = WEIGHT_STARTS["fewest"]
SHORT_WEIGHT_AT: Final = WEIGHT_STARTS["short"]
SHORT_WEIGHT_COUNT: Final = WEIGHT_STARTS["late"] - WEIGHT_STARTS["short"]
LATE_WEIGHT_AT: Final = WEIGHT_STARTS["late"]
LOOKS_WEIGHT_AT: Final = WEIGHT_STARTS["looks"]


class PreparedCircus(NamedTuple):
    """A course driven one way, made ready: lockstep's ground, and what a charioteer knows by heart."""

    ground: Row
    known: Row
    risks: Floats


class OutlookTables(NamedTuple):
    """The outlook of one set of weights on a course: the weights, and what follows from them alone."""

    weights: Floats
    ways: Floats
    """By tribute owed and station: what the way to the finish costs in turns."""
    pays: Floats
    """By station: how likely tribute owed is paid in time."""
    gaps: Floats
    slopes: Floats


class Scratch(NamedTuple):
    """Room to work in: one for each thread."""

    layers: Row
    habits: Row
    playout: Row
    decks: Row
    homes: Row
    turns: Floats
    moves: Row
    worths: Floats
    counts: Row


def circus_of(course: Course, direction: Direction, options: Options, chariots: int) -> PreparedCircus:
    """Make a course ready for races of so many chariots."""
    if options.blocked_hand == "tuck":
        raise Trouble("field-choice", field="options.blocked_hand", choices="keep")
    terms = terms_of(course, direction, options, seats=chariots)
    memory = remembered_track(track_of(course, direction, options.laps or course.laps))
    track = memory.track
    known = np.zeros((track.finish + 1, KNOWN_FIELD_COUNT), np.int64)
    for owing in (0, 1):
        known[:, NEED_AT + owing] = memory.needs[owing]
    known[:-1, STOPS_AT] = memory.stops
    known[:-1, LAST_VISIT_AT] = memory.last_visit
    known[:-1, ALONG_AT] = track.progress
    known[:-1, NARROW_AT] = [ahead.bit_count() == 1 for ahead in track.ahead]
    return PreparedCircus(ground_of(terms), known, np.array(memory.risks))


def outlook_of(circus: PreparedCircus, weights: Weights) -> OutlookTables:
    """Work out what follows from weights on a course."""
    need = circus.known[:-1, NEED_AT : NEED_AT + 2].astype(np.float64).T
    ways = weights.step * need + weights.curve * need * need / LONG_WAY_STEPS
    ways[1] += weights.owes + weights.owes_far * need[1] / LONG_WAY_STEPS
    ways += weights.last_stretch * (need <= LAST_STRETCH_STEPS)
    ways += weights.narrow * circus.known[:-1, NARROW_AT]
    near, more, most = weights.luck
    return OutlookTables(
        weights=row_of(weights),
        ways=ways,
        pays=np.maximum(0.0, 1 - weights.risk * circus.risks),
        gaps=_gap_costs(weights),
        slopes=0.5 / np.minimum(most, near + more * np.arange(MOST_TURNS_OF_LUCK + 1)),
    )


def _gap_costs(weights: Weights) -> Floats:
    """Tell by the gap to another chariot what it costs if it plays before, if after, and by the way."""
    gaps = np.zeros((3, 2 * MOST_GAP + 1))
    sides = (
        (weights.next_before, weights.near_before, weights.pressed_before, weights.followed_before),
        (weights.next_after, weights.near_after, weights.pressed_after, weights.followed_after),
    )
    for side, (next_to, near, pressed, followed) in enumerate(sides):
        gaps[side, MOST_GAP] = weights.level
        for gap in range(1, MOST_GAP + 1):
            held_up = (
                next_to
                if gap <= NEXT_GAP_TWELFTHS
                else near
                if gap <= NEAR_GAP_TWELFTHS
                else weights.in_sight
                if gap <= SIGHT_GAP_TWELFTHS
                else 0.0
            )
            gaps[side, MOST_GAP + gap] = weights.ahead + held_up
            gaps[side, MOST_GAP - gap] = weights.behind + (
                pressed if gap <= NEXT_GAP_TWELFTHS else followed if gap <= NEAR_GAP_TWELFTHS else 0.0
            )
    gaps[GAP_TILT_AT, MOST_GAP + 1 :] = weights.ahead_far / LONG_WAY_STEPS
    gaps[GAP_TILT_AT, :MOST_GAP] = weights.behind_far / LONG_WAY_STEPS
    return gaps


def make_scratch(circus: PreparedCircus) -> Scratch:
    """Make room to work in on a course; what is remembered there holds for that course alone."""
    return Scratch(
        layers=scratch_of(circus.ground),
        habits=np.full((HABITS_REMEMBERED, HABIT_SIZE), -1, np.int64),
        playout=np.zeros(ROW_SIZE, np.int64),
        decks=np.zeros((MOST_CHARIOTS, MOST_HAND_CARDS + 1), np.int64),
        homes=np.zeros(MOST_CHARIOTS + 1, np.int64),
        turns=np.zeros(MOST_CHARIOTS),
        moves=np.zeros((MOST_MOVES, 3), np.int64),
        worths=np.zeros(MOST_MOVES),
        counts=np.zeros(MOST_MOVES, np.int64),
    )
