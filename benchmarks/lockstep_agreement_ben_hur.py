"""Lockstep for Ben Hur checked against the reference, ply by ply.

    python benchmarks/lockstep_agreement_ben_hur.py [races] [--seed 1] [--jobs 1] [--batched 0]

Races are played in the reference over arenas, presets, options and fields; moves that quarrel are preferred,
so that rams, whips and set-backs come up. At every ply the rows (numba) are compared with the reference in
every field, every legal move and the observation of a seat or the stands. `--batched` more races go through
the batches (JAX), which compile for a while for each number of chariots.
"""

from __future__ import annotations

import argparse
from multiprocessing import get_context
from random import Random
from time import perf_counter

import jax

from hippodrome.lockstep.ben_hur.agreement import (
    FAST_COMPILE_OPTIONS,
    RACES_SIDE_BY_SIDE,
    RecordedBenHur,
    advance,
    check_batch,
    check_rows,
    draw_setup,
    record,
)

PART = 50
"""So many races are checked in one go."""


def check_some(seed: int, races: int) -> int:
    """Record so many races and check the rows with them: how many plies that were."""
    chance, plies = Random(seed), 0
    for _ in range(races):
        race = record(draw_setup(chance), chance)
        check_rows(race)
        plies += len(race.moves)
    return plies


def check_batched(seed: int, races: int) -> int:
    """Record so many races and check the batches with them: how many plies that were."""
    chance = Random(seed)
    kept: dict[int, list[RecordedBenHur]] = {}
    for _ in range(races):
        race = record(draw_setup(chance), chance)
        kept.setdefault(len(race.terms.seats), []).append(race)
    plies, compiled = 0, jax.jit(advance, compiler_options=FAST_COMPILE_OPTIONS)
    for alike in kept.values():
        for start in range(0, len(alike), RACES_SIDE_BY_SIDE):
            some = alike[start : start + RACES_SIDE_BY_SIDE]
            check_batch(some + [some[0]] * (RACES_SIDE_BY_SIDE - len(some)), compiled)
            plies += sum(len(race.moves) for race in some)
    return plies


def main() -> None:
    """Check, and say how much was the same."""
    parser = argparse.ArgumentParser()
    parser.add_argument("races", type=int, nargs="?", default=2000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--batched", type=int, default=0)
    asked = parser.parse_args()
    begin = perf_counter()
    parts = [PART] * (asked.races // PART) + [asked.races % PART]
    work = [(asked.seed * 1_000_003 + number, part) for number, part in enumerate(parts) if part]
    if work:
        check_some(work[0][0], 1)  # compiled once, before others need it
        with get_context("spawn").Pool(asked.jobs) as pool:
            plies = sum(pool.starmap(check_some, work, chunksize=1))
        print(f"rows: {asked.races:,} races, {plies:,} plies, the same in {perf_counter() - begin:,.0f} s")
    if asked.batched:
        begin = perf_counter()
        plies = check_batched(asked.seed, asked.batched)
        print(
            f"batches: {asked.batched:,} races, {plies:,} plies, the same in {perf_counter() - begin:,.0f} s"
        )


if __name__ == "__main__":
    main()
