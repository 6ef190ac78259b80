"""The rules of Ave Caesar over rows of whole numbers, compiled by numba: one race at a time on a CPU core.

A race is a row of 64-bit numbers: seven a chariot, then those of the race. Sets of nodes (see `tables`) are
words of `WORD` bits. The functions read like the clauses they implement; none of them allocates. `ground`
tells where everything stands, `bits` counts; then come the sections of the rules: `moving`, `six`, `alley`,
`choices`, `playing`, `unmanned`. `random_play` deals and plays at random, `quick_play` does so for speed,
`seeing` tells what a seat sees and follows logs.
"""

from __future__ import annotations

from hippodrome.lockstep.ave_caesar.numba_rules.bits import (
    COUNT_MASK,
    count_cards,
    lowest,
    one_card,
    points,
    popcount,
)
from hippodrome.lockstep.ave_caesar.numba_rules.choices import clause_of, fill_mask, station_reached
from hippodrome.lockstep.ave_caesar.numba_rules.ground import (
    CAN_PAY,
    CHARIOTS,
    DIGIT,
    DIGITS,
    DRAWING,
    FIELDS,
    FINISH,
    FIRST,
    GONE,
    HAND,
    HELD,
    HIGH,
    HOME,
    LAP,
    LEFT,
    LOW,
    MARKS,
    NODE_TO,
    NODES,
    OPENING,
    PAYS,
    RACING,
    ROW,
    SEED_A,
    SEED_B,
    SIZE,
    SPACE,
    STILL,
    TURN,
    WORDS,
    Row,
    ground_of,
    scratch_of,
)
from hippodrome.lockstep.ave_caesar.numba_rules.moving import is_open, look_ahead
from hippodrome.lockstep.ave_caesar.numba_rules.playing import begin_turn, perft, play
from hippodrome.lockstep.ave_caesar.numba_rules.random_play import chance, deal, draw_by_chance, roll
from hippodrome.lockstep.ave_caesar.numba_rules.seeing import replay
from hippodrome.lockstep.ave_caesar.numba_rules.six import leads, progress
from hippodrome.lockstep.compiling import INTERPRETED

if not INTERPRETED:  # it is written in instructions of the processor
    from hippodrome.lockstep.ave_caesar.numba_rules.quick_play import roads_of, roll_plain

__all__ = [
    "CAN_PAY",
    "CHARIOTS",
    "COUNT_MASK",
    "DIGIT",
    "DIGITS",
    "DRAWING",
    "FIELDS",
    "FINISH",
    "FIRST",
    "GONE",
    "HAND",
    "HELD",
    "HIGH",
    "HOME",
    "LAP",
    "LEFT",
    "LOW",
    "MARKS",
    "NODES",
    "NODE_TO",
    "OPENING",
    "PAYS",
    "RACING",
    "ROW",
    "SEED_A",
    "SEED_B",
    "SIZE",
    "SPACE",
    "STILL",
    "TURN",
    "WORDS",
    "Row",
    "begin_turn",
    "chance",
    "clause_of",
    "count_cards",
    "deal",
    "draw_by_chance",
    "fill_mask",
    "ground_of",
    "is_open",
    "leads",
    "look_ahead",
    "lowest",
    "one_card",
    "perft",
    "play",
    "points",
    "popcount",
    "progress",
    "replay",
    "roads_of",
    "roll",
    "roll_plain",
    "scratch_of",
    "station_reached",
]
