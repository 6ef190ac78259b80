"""Lockstep for Ben Hur beside the reference in one run: random play, in turns a second.

    python benchmarks/lockstep_ben_hur.py [seconds] [--jax] [--batches 1,1024,65536]

A turn is one that begins with a card: the legal moves made, one chosen, played, and whatever the Fates and
the whips add to it. Six chariots race one lap in Antioch. The reference and the rows (numba) run on one core
and are timed in its own seconds; the batches run on what JAX finds and are timed by the clock. The rows are
left out where numba is not installed, and the batches on a CPU unless `--jax` asks for them, since compiling
them there takes minutes. Standard library, numpy and jax are all that the batches need.
"""

from __future__ import annotations

import argparse
from functools import partial
from importlib.util import find_spec
from random import Random
from time import perf_counter, process_time
from typing import Any, Final

import jax
import jax.numpy as jnp
import numpy as np

from hippodrome.games.ben_hur.game import GAME
from hippodrome.games.ben_hur.table import read_setup
from hippodrome.lockstep.ben_hur.batch import Batch, batch_terms, blank_batch, seed_fate
from hippodrome.lockstep.ben_hur.engine import roll_out
from hippodrome.lockstep.ben_hur.layout import blank_row, write_terms

SETUP: Final = {"arena": "antioch", "preset": "antioch", "laps": 1, "players": 6}
SEED: Final = 15
BATCHES: Final = (1, 1024, 16_384, 65_536, 262_144, 1_048_576)


def reference(seconds: float) -> tuple[int, float]:
    """Race at random by the reference: turns and the seconds they took."""
    chance, turns = Random(SEED), 0
    begin = process_time()
    while process_time() - begin < seconds:
        state = GAME.start(SETUP)
        while moves := GAME.odds(state) or GAME.legal_moves(state):
            turns += state.phase == "turn"
            state = GAME.play(state, moves[int(chance.random() * len(moves))])
    return turns, process_time() - begin


def rows(seconds: float, races: int) -> tuple[int, float]:
    """Race at random by the rows, so many races side by side: turns and seconds."""
    from hippodrome.lockstep.ben_hur.one_core import roll_out as roll_out_rows  # noqa: PLC0415 # needs numba

    agreed = write_terms(read_setup(SETUP))
    found = np.stack([blank_row(agreed)] * races)
    fates = np.ascontiguousarray(seed_fate(SEED, races).T)
    roll_out_rows(found, *agreed, fates, 1)
    turns, plies, begin = 0, max(1, 4096 // races), process_time()
    while process_time() - begin < seconds:
        turns += int(roll_out_rows(found, *agreed, fates, plies)[1])
    return turns, process_time() - begin


def batches(seconds: float, races: int, rounds: int, light: int) -> dict[str, float]:
    """Race at random by the batches: turns a second, seconds to compile, megabytes of a batch."""
    terms = batch_terms(read_setup(SETUP))
    batch: Any = blank_batch(terms, jnp.asarray(seed_fate(SEED, races)))
    begin = perf_counter()
    compiled = (
        jax.jit(partial(roll_out, terms, rounds=rounds, light=light), donate_argnums=0).lower(batch).compile()
    )
    compiling = perf_counter() - begin
    batch, tally = compiled(batch)
    tally.turns.block_until_ready()
    turns, begin, spent = 0, perf_counter(), 0.0
    while spent < seconds:
        batch, tally = compiled(batch)
        turns += int(np.asarray(tally.turns, np.int64).sum())
        spent = perf_counter() - begin
    return {"speed": turns / spent, "compiling": compiling, "size": _megabytes(batch)}


def _megabytes(batch: Batch) -> float:
    return sum(field.nbytes for field in batch) / 1e6


def main() -> None:
    """Measure, and print a table."""
    parser = argparse.ArgumentParser()
    parser.add_argument("seconds", type=float, nargs="?", default=5.0)
    parser.add_argument("--jax", action="store_true")
    parser.add_argument("--batches", default=",".join(map(str, BATCHES)))
    parser.add_argument("--rounds", type=int, default=64)
    parser.add_argument("--light", default="2,3")
    asked = parser.parse_args()
    device = jax.devices()[0]
    turns, spent = reference(asked.seconds)
    base = turns / spent
    print("| engine | batch | turns a second | beside the reference | notes |")
    print("|---|---:|---:|---:|---|")
    print(f"| reference, one core | 1 | {base:,.0f} | 1 | |", flush=True)
    if find_spec("numba") is not None:
        for races in (1, 1024):
            turns, spent = rows(asked.seconds, races)
            speed = turns / spent
            print(
                f"| rows (numba), one core | {races:,} | {speed:,.0f} | {speed / base:,.0f} | |", flush=True
            )
    if device.platform == "cpu" and not asked.jax:
        return
    for light in map(int, asked.light.split(",")):
        for races in map(int, asked.batches.split(",")):
            found = batches(asked.seconds, races, asked.rounds, light)
            print(
                f"| batches (JAX), {device.device_kind} | {races:,} | {found['speed']:,.0f} "
                f"| {found['speed'] / base:,.0f} | {light} light moves a round, compiled in "
                f"{found['compiling']:.0f} s, {found['size']:,.0f} MB |",
                flush=True,
            )


if __name__ == "__main__":
    main()
