"""What the tactician knows of a course, its weights as tables, and the room it works in."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

import numpy as np

from hippodrome.charioteers.ave_caesar.ground import LONG_WAY, remembered_track
from hippodrome.charioteers.ave_caesar.outlook import LAST_STRETCH, LUCK_TURNS, NEAR, NEXT, SIGHT, Weights
from hippodrome.course import Course, Direction
from hippodrome.games.ave_caesar.kit import LAURELS, Options
from hippodrome.games.ave_caesar.track import track_of
from hippodrome.lockstep.ave_caesar.numba_rules.ground import ROW, Row, ground_of, scratch_of
from hippodrome.lockstep.ave_caesar.terms import FULL_HAND, MOST_CHARIOTS, terms_of
from hippodrome.saying import Trouble
from hippodrome.training.ave_caesar.genes import PLACE, Floats, row_of

Float = Any
"""A number with a fraction within compiled code."""

ROUNDS: Final = 4
FINALISTS: Final = 2
MOST_MOVES: Final = 128
PAID_AT_LAST_VISIT: Final = 64
"""A mark of a rehearsal: tribute was paid on the last visit."""

# What is known of a station, a row each.
NEED: Final = 0  # the steps to the finish, without tribute owed and, next, with it
STOPS: Final = 2
LAST_VISIT: Final = 3
ALONG: Final = 4
NARROW: Final = 5
KNOWN: Final = 6

# What a habit is, and what a drive does to the tribute.
FREE: Final = 0
OWING: Final = 1
WAITING: Final = 2
PAYS_NOW: Final = 1
LOSES_ALL: Final = 2
NO_DRIVE: Final = -1

SLOTS: Final = 1 << 15
"""How many habits are remembered."""
SLOT: Final = 3

GAP: Final = SIGHT + 1
"""Gaps beyond this, either way, are all alike."""

# Tables of an outlook: rows of `gaps`.
BEFORE: Final = 0
AFTER: Final = 1
TILT: Final = 2

WREATHS: Final = np.array(LAURELS, np.float64)

# Where each weight is in a row of them.
START: Final = PLACE["start"]
CARD: Final = PLACE["card"]
LEADS: Final = PLACE["leads"]
LEADS_FAR: Final = PLACE["leads_far"]
LEADS_SIX_HELD: Final = PLACE["leads_six_held"]
SIX_HELD: Final = PLACE["six_held"]
LEADS_SIX_TO_COME: Final = PLACE["leads_six_to_come"]
SIX_TO_COME: Final = PLACE["six_to_come"]
ONE_HELD: Final = PLACE["one_held"]
TWO_HELD: Final = PLACE["two_held"]
ONE: Final = PLACE["one"]
TWO: Final = PLACE["two"]
THREE_KINDS: Final = PLACE["three_kinds"]
TWO_KINDS: Final = PLACE["two_kinds"]
SIXES_FREE: Final = PLACE["sixes_free"]
POINT_HELD: Final = PLACE["point_held"]
SPARE: Final = PLACE["spare"]
FEWEST: Final = PLACE["fewest"]
SHORT: Final = PLACE["short"]
SHORTS: Final = PLACE["late"] - PLACE["short"]
LATE: Final = PLACE["late"]
LOOKS: Final = PLACE["looks"]


class Circus(NamedTuple):
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


def circus_of(course: Course, direction: Direction, options: Options, chariots: int) -> Circus:
    """Make a course ready for races of so many chariots."""
    if options.blocked_hand == "tuck":
        raise Trouble("field-choice", field="options.blocked_hand", choices="keep")
    terms = terms_of(course, direction, options, seats=chariots)
    memory = remembered_track(track_of(course, direction, options.laps or course.laps))
    track = memory.track
    known = np.zeros((track.finish + 1, KNOWN), np.int64)
    for owing in (0, 1):
        known[:, NEED + owing] = memory.needs[owing]
    known[:-1, STOPS] = memory.stops
    known[:-1, LAST_VISIT] = memory.last_visit
    known[:-1, ALONG] = track.progress
    known[:-1, NARROW] = [ahead.bit_count() == 1 for ahead in track.ahead]
    return Circus(ground_of(terms), known, np.array(memory.risks))


def outlook_of(circus: Circus, weights: Weights) -> OutlookTables:
    """Work out what follows from weights on a course."""
    need = circus.known[:-1, NEED : NEED + 2].astype(np.float64).T
    ways = weights.step * need + weights.curve * need * need / LONG_WAY
    ways[1] += weights.owes + weights.owes_far * need[1] / LONG_WAY
    ways += weights.last_stretch * (need <= LAST_STRETCH)
    ways += weights.narrow * circus.known[:-1, NARROW]
    near, more, most = weights.luck
    return OutlookTables(
        weights=row_of(weights),
        ways=ways,
        pays=np.maximum(0.0, 1 - weights.risk * circus.risks),
        gaps=_gap_costs(weights),
        slopes=0.5 / np.minimum(most, near + more * np.arange(LUCK_TURNS + 1)),
    )


def _gap_costs(weights: Weights) -> Floats:
    """Tell by the gap to another chariot what it costs if it plays before, if after, and by the way."""
    gaps = np.zeros((3, 2 * GAP + 1))
    sides = (
        (weights.next_before, weights.near_before, weights.pressed_before, weights.followed_before),
        (weights.next_after, weights.near_after, weights.pressed_after, weights.followed_after),
    )
    for side, (next_to, near, pressed, followed) in enumerate(sides):
        gaps[side, GAP] = weights.level
        for gap in range(1, GAP + 1):
            held_up = (
                next_to if gap <= NEXT else near if gap <= NEAR else weights.in_sight if gap <= SIGHT else 0.0
            )
            gaps[side, GAP + gap] = weights.ahead + held_up
            gaps[side, GAP - gap] = weights.behind + (
                pressed if gap <= NEXT else followed if gap <= NEAR else 0.0
            )
    gaps[TILT, GAP + 1 :] = weights.ahead_far / LONG_WAY
    gaps[TILT, :GAP] = weights.behind_far / LONG_WAY
    return gaps


def scratch_for(circus: Circus) -> Scratch:
    """Make room to work in on a course; what is remembered there holds for that course alone."""
    return Scratch(
        layers=scratch_of(circus.ground),
        habits=np.full((SLOTS, SLOT), -1, np.int64),
        playout=np.zeros(ROW, np.int64),
        decks=np.zeros((MOST_CHARIOTS, FULL_HAND + 1), np.int64),
        homes=np.zeros(MOST_CHARIOTS + 1, np.int64),
        turns=np.zeros(MOST_CHARIOTS),
        moves=np.zeros((MOST_MOVES, 3), np.int64),
        worths=np.zeros(MOST_MOVES),
        counts=np.zeros(MOST_MOVES, np.int64),
    )
