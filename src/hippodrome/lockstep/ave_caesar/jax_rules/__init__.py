"""The rules of Ave Caesar over arrays in JAX: a batch of races at once, on CPU or GPU.

Everything is elementwise: each number of a race is an array over the batch (or one number, without a
batch), and the tables of the course are looked up, so that a whole turn becomes one kernel. The tables are
arguments, padded to a few sizes: another course of the same sizes needs no new compilation. Chance is
handed in, or drawn from two words that each race carries.
"""

from __future__ import annotations

from hippodrome.lockstep.ave_caesar.jax_rules.actions import mask_of, play_of_action
from hippodrome.lockstep.ave_caesar.jax_rules.bits import pick_by_number, random_bits
from hippodrome.lockstep.ave_caesar.jax_rules.choices import open_plays_of
from hippodrome.lockstep.ave_caesar.jax_rules.ground import (
    Array,
    Ground,
    RaceArrays,
    Shape,
    ground_of,
    i32,
    shape_of,
    u32,
)
from hippodrome.lockstep.ave_caesar.jax_rules.playing import NOTHING, leave_course, out_marks
from hippodrome.lockstep.ave_caesar.jax_rules.random_play import (
    deal,
    play_and_draw,
    play_random_plies,
    select_races,
)
from hippodrome.lockstep.ave_caesar.jax_rules.replaying import (
    ROW_SIZE,
    races_from_rows,
    replay,
    rows_from_races,
)
from hippodrome.lockstep.ave_caesar.jax_rules.seeing import observe
from hippodrome.lockstep.ave_caesar.jax_rules.six import count_racing
from hippodrome.lockstep.ave_caesar.jax_rules.unmanned import instinct_play

__all__ = [
    "NOTHING",
    "ROW_SIZE",
    "Array",
    "Ground",
    "RaceArrays",
    "Shape",
    "count_racing",
    "deal",
    "ground_of",
    "i32",
    "instinct_play",
    "leave_course",
    "mask_of",
    "observe",
    "open_plays_of",
    "out_marks",
    "pick_by_number",
    "play_and_draw",
    "play_of_action",
    "play_random_plies",
    "races_from_rows",
    "random_bits",
    "replay",
    "rows_from_races",
    "select_races",
    "shape_of",
    "u32",
]
