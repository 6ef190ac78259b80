"""A run of learning: goes on from a checkpoint, shows how it is doing, and writes down what came of it."""

from __future__ import annotations

import argparse
import json
import sys
import time
from pathlib import Path
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from hippodrome.atlas.ben_hur import arena_names
from hippodrome.charioteers.ben_hur.champion.chart import ground_of_arena
from hippodrome.charioteers.ben_hur.champion.judge import WEIGHT_UNIT, write_learnt
from hippodrome.charioteers.ben_hur.champion.sight import SIGHT_SIZE
from hippodrome.games.ben_hur.table import RaceTerms, read_setup
from hippodrome.lockstep.ben_hur.layout import write_terms
from hippodrome.training.ben_hur.charts import turns_of_half_lap, work_out_chart
from hippodrome.training.ben_hur.fitting import (
    WEIGHT_NAMES,
    FitState,
    WeightsByName,
    begin_fit,
    fit_pass,
    trained_judge_of,
)
from hippodrome.training.ben_hur.judging import TrainedJudge
from hippodrome.training.ben_hur.knowing import ChartedArena
from hippodrome.training.ben_hur.racing import GatheredPositions, race_and_gather

MOST_POSITIONS_PER_RACE: Final = 400
"""Room for so many positions a race."""

DECISIONS_PER_RANDOM_MOVE: Final = 50
"""One decision in so many is made at random, so that more is seen."""

TRACE_DECAY: Final = 0.92
"""How much what came later counts beside what is foreseen right after."""

FIRST_LEARNING_RATE: Final = 0.001
LAST_LEARNING_RATE: Final = 0.00005
"""The rate of learning falls from one to the other."""

PASSES_PER_BATCH: Final = 2
"""So many times the fit goes through what was gathered."""

BATCHES_BETWEEN_TRIALS: Final = 10
RACES_PER_TRIAL: Final = 150

USUAL_FIELD: Final = ("antioch", 6)
"""Where most races are run, and with how many chariots."""

OTHER_FIELDS: Final = (
    ("tyre", 6), ("antioch", 4), ("antioch", 5), ("tyre", 5),
    ("antioch", 3), ("antioch", 2), ("tyre", 4), ("tyre", 3),
)  # fmt: skip  # a list that is read in rows
"""Where the other races of a batch are run, two fields a batch in turn.

They are mixed with the usual ones: a batch on one field alone spoils what was learnt of the others.
"""

OTHER_FIELD_DIVISOR: Final = 10
"""Each of those two has one race in so many."""


class LearningRun:
    """What a run goes on from: the weights, chance, and the story so far."""

    def __init__(self, seed: int) -> None:
        self.fit = begin_fit(seed)
        self.fate = np.random.default_rng(seed).integers(1, 1 << 32, 2, dtype=np.uint32)
        self.log: list[dict[str, Any]] = []
        self.facts: dict[str, Any] = {"seed": seed, "seconds": 0.0, "batches": 0, "races": 0, "positions": 0}

    def write_checkpoint(self, path: Path) -> None:
        """Write a checkpoint; the old one stays until the new one is whole."""
        arrays = {
            f"{part}/{name}": it
            for part in ("weights", "first", "second")
            for name, it in getattr(self.fit, part).items()
        }
        story = np.frombuffer(json.dumps({"log": self.log, "facts": self.facts}).encode(), np.uint8)
        waiting = path.with_suffix(".part.npz")
        write: Any = np.savez_compressed  # its own types take an array by name for one of its settings
        with waiting.open("wb") as file:
            write(file, story=story, fate=self.fate, steps=np.array(self.fit.steps), **arrays)
        waiting.replace(path)
        path.with_suffix(".jsonl").write_text(
            "".join(json.dumps(row) + "\n" for row in self.log), encoding="utf-8"
        )

    def read_checkpoint(self, path: Path) -> None:
        """Read a checkpoint."""
        parts: dict[str, WeightsByName] = {"weights": {}, "first": {}, "second": {}}
        with np.load(path) as kept:
            for name in kept.files:
                part, slash, rest = name.partition("/")
                if slash:
                    parts[part][rest] = kept[name]
            story = json.loads(kept["story"].tobytes())
            self.fate = kept["fate"]
            self.fit = FitState(parts["weights"], parts["first"], parts["second"], int(kept["steps"]))
        self.log, self.facts = story["log"], story["facts"]


def training_terms(arena: str, chariots: int) -> RaceTerms:
    """Agree on the terms of a race: the usual preset, a lap."""
    return read_setup({"arena": arena, "players": chariots})


def charted_arena(terms: RaceTerms, chart: NDArray[np.int64]) -> ChartedArena:
    """Make the sand ready for races."""
    agreed = write_terms(terms)
    ground = np.array(ground_of_arena(terms.arena), np.int64)
    return ChartedArena(agreed.terms, agreed.near, ground, chart, turns_of_half_lap(ground, chart))


def make_room_for_positions(positions: int) -> GatheredPositions:
    """Make room for what is seen."""
    return GatheredPositions(
        np.zeros((positions, SIGHT_SIZE), np.int16),
        np.zeros(positions, np.int8),
        np.zeros(positions, np.float32),
        np.zeros(positions, np.float32),
    )


def fields_of_batch(number: int, races: int) -> list[tuple[tuple[str, int], int]]:
    """Tell where the races of a batch are run, and how many on each field."""
    others = max(1, races // OTHER_FIELD_DIVISOR)
    turns = (OTHER_FIELDS[(2 * number + more) % len(OTHER_FIELDS)] for more in range(2))
    return [(USUAL_FIELD, max(1, races - 2 * others)), *((field, others) for field in turns)]


def learn(asked: argparse.Namespace) -> None:
    """Train as asked."""
    began = time.monotonic()
    run = LearningRun(asked.seed)
    starting = trained_judge_of(run.fit.weights)
    if asked.out.exists():
        run.read_checkpoint(asked.out)
    facts, before = run.facts, run.facts["seconds"]
    fields = (USUAL_FIELD, *OTHER_FIELDS)
    charts = {arena: work_out_chart(training_terms(arena, 6)) for arena in dict(fields)}
    sands = {field: charted_arena(training_terms(*field), charts[field[0]]) for field in fields}
    room = make_room_for_positions(asked.races * MOST_POSITIONS_PER_RACE)
    print_progress(f"{asked.batches} batches of {asked.races} races; {facts['batches']} are done")
    while facts["batches"] < asked.batches and time.monotonic() - began < 60 * asked.minutes:
        number = facts["batches"]
        judge = trained_judge_of(run.fit.weights)
        count = 0
        for field, races in fields_of_batch(number, asked.races):
            left = GatheredPositions(
                room.seen[count:], room.chariot[count:], room.foreseen[count:], room.target[count:]
            )
            told = np.zeros(6)
            count += race_and_gather(
                sands[field],
                (judge, judge),
                False,
                races,
                run.fate,
                left,
                TRACE_DECAY,
                DECISIONS_PER_RANDOM_MOVE,
                told,
            )
        rate = FIRST_LEARNING_RATE * (LAST_LEARNING_RATE / FIRST_LEARNING_RATE) ** (number / asked.batches)
        error = 0.0
        for again in range(PASSES_PER_BATCH):
            random = np.random.default_rng((facts["seed"], number, again))
            run.fit, error = fit_pass(run.fit, room.seen[:count], room.target[:count], rate, random)
        facts["batches"] += 1
        facts["races"] += asked.races
        facts["positions"] += count
        facts["seconds"] = before + time.monotonic() - began
        if facts["batches"] % BATCHES_BETWEEN_TRIALS == 0 or facts["batches"] == asked.batches:
            row = {name: facts[name] for name in ("seconds", "batches", "races", "positions")}
            row |= {"error": error} | race_against_first_weights(
                sands[USUAL_FIELD], trained_judge_of(run.fit.weights), starting
            )
            run.log.append(row)
            run.write_checkpoint(asked.out)
            print_progress(
                f"{row['seconds']:7.0f} s  {row['batches']:5d} batches  {row['races']:8d} races"
                f"  error {error:.4f}  place {row['place']:.2f} (± {2 * row['place_error']:.2f})"
                f" : {row['other']:.2f}  out {row['out']:.3f}"
            )
    run.write_checkpoint(asked.out)
    if asked.weights:
        asked.weights.write_bytes(written_weights(run.fit.weights, charts))
    print_progress(f"{facts['races']} races in {facts['seconds']:.0f} s")


def race_against_first_weights(
    sand: ChartedArena, judge: TrainedJudge, starting: TrainedJudge
) -> dict[str, float]:
    """Race three against three chariots that drive by the chart alone, the same races each time."""
    told, fate = np.zeros(6), np.array([1, 2], np.uint32)
    race_and_gather(
        sand, (judge, starting), True, RACES_PER_TRIAL, fate, make_room_for_positions(1), TRACE_DECAY, 0, told
    )
    mean, other = told[0] / told[1], told[3] / told[4]
    return {
        "place": float(mean),
        "place_error": float(1.7 / np.sqrt(told[1])),
        "other": float(other),
        "out": float(told[2] / told[1]),
    }


def written_weights(weights: WeightsByName, charts: dict[str, NDArray[np.int64]]) -> bytes:
    """Write what was learnt as the champion reads it."""
    flat = np.concatenate([np.asarray(weights[name], np.float64).reshape(-1) for name in WEIGHT_NAMES])
    written = np.clip(np.round(flat * WEIGHT_UNIT), -32767, 32767).astype(np.int64)
    arenas = []
    for name in arena_names():
        if name in charts:
            terms = training_terms(name, 6)
            sand = charted_arena(terms, charts[name])
            arenas.append((terms.arena, int(sand.half_turns), [int(it) for it in charts[name]]))
    return write_learnt([int(it) for it in written], arenas)


def print_progress(line: str) -> None:
    """Show how it is doing."""
    sys.stderr.write(line + "\n")
    sys.stderr.flush()
