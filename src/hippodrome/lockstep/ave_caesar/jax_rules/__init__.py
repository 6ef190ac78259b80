"""The rules of Ave Caesar over arrays in JAX: a batch of races at once, on CPU or GPU.

Everything is elementwise: each number of a race is an array over the batch (or one number, without a
batch), and the tables of the course are looked up, so that a whole turn becomes one kernel. The tables are
arguments, padded to a few sizes: another course of the same sizes needs no new compilation. Chance is
handed in, or drawn from two words that each race carries.
"""

from __future__ import annotations

from hippodrome.lockstep.ave_caesar.jax_rules.actions import mask_of, play_of
from hippodrome.lockstep.ave_caesar.jax_rules.bits import pick, random_bits
from hippodrome.lockstep.ave_caesar.jax_rules.choices import choice_of
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
from hippodrome.lockstep.ave_caesar.jax_rules.playing import NOTHING, leave, out_marks
from hippodrome.lockstep.ave_caesar.jax_rules.random_play import deal, play_and_draw, roll, select_races
from hippodrome.lockstep.ave_caesar.jax_rules.replaying import ROW_SIZE, race_of, replay, rows_of
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
    "choice_of",
    "count_racing",
    "deal",
    "ground_of",
    "i32",
    "instinct_play",
    "leave",
    "mask_of",
    "observe",
    "out_marks",
    "pick",
    "play_and_draw",
    "play_of",
    "race_of",
    "random_bits",
    "replay",
    "roll",
    "rows_of",
    "select_races",
    "shape_of",
    "u32",
]
