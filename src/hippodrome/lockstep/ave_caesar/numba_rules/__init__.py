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
    CAN_PAY_AT,
    CHARIOTS_AT,
    DECK_AT,
    DRAWING_AT,
    FIELDS_PER_CHARIOT,
    FINISH_AT,
    FIRST_SEAT_AT,
    GONE_AT,
    HAND_AT,
    LAP_AT,
    LEFT_AT,
    MARKS_AT,
    NODE_TO_AT,
    NODES_AT,
    OPENING_AT,
    PAYS_AT,
    RACING_AT,
    ROW_SIZE,
    SEED_A_AT,
    SEED_B_AT,
    SIZE_AT,
    SOMEBODY_HOME_AT,
    SPACE_AT,
    STILL_AT,
    TUCKED_CARD_MASK,
    TUCKED_CARDS_PER_WORD,
    TUCKED_HIGH_AT,
    TUCKED_LOW_AT,
    TURN_AT,
    WORDS_AT,
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
    "CAN_PAY_AT",
    "CHARIOTS_AT",
    "COUNT_MASK",
    "DECK_AT",
    "DRAWING_AT",
    "FIELDS_PER_CHARIOT",
    "FINISH_AT",
    "FIRST_SEAT_AT",
    "GONE_AT",
    "HAND_AT",
    "LAP_AT",
    "LEFT_AT",
    "MARKS_AT",
    "NODES_AT",
    "NODE_TO_AT",
    "OPENING_AT",
    "PAYS_AT",
    "RACING_AT",
    "ROW_SIZE",
    "SEED_A_AT",
    "SEED_B_AT",
    "SIZE_AT",
    "SOMEBODY_HOME_AT",
    "SPACE_AT",
    "STILL_AT",
    "TUCKED_CARDS_PER_WORD",
    "TUCKED_CARD_MASK",
    "TUCKED_HIGH_AT",
    "TUCKED_LOW_AT",
    "TURN_AT",
    "WORDS_AT",
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
