"""Fitting the champion's judge to what came of the races: least squares by Adam, with numpy."""

from __future__ import annotations

from typing import Final, NamedTuple

import numpy as np

from hippodrome.charioteers.ben_hur.champion.judge import FIRST_HIDDEN_SIZE, SECOND_HIDDEN_SIZE
from hippodrome.charioteers.ben_hur.champion.sight import (
    INPUT_UNIT,
    SIGHT_SIZE,
    SIGHT_TURNS_NEEDED_AT,
    TURNS_NEEDED_NODES,
)
from hippodrome.training.ben_hur.judging import Float32Array, SightArray, TrainedJudge

WeightsByName = dict[str, Float32Array]

POSITIONS_PER_STEP: Final = 1024
"""So many positions go into a step."""

WEIGHT_NAMES: Final = TrainedJudge._fields


class FitState(NamedTuple):
    """The weights, what Adam remembers of them, and how many steps were made."""

    weights: WeightsByName
    first: WeightsByName
    second: WeightsByName
    steps: int


def begin_fit(seed: int) -> FitState:
    """Draw the first weights: they drive by the chart alone, for the fewest turns."""
    random = np.random.default_rng(seed)

    def draw(rows: int, columns: int, scale: float) -> Float32Array:
        drawn: Float32Array = (scale * random.standard_normal((rows, columns)) / np.sqrt(rows)).astype(
            np.float32
        )
        return drawn

    weights = {
        "first": draw(SIGHT_SIZE, FIRST_HIDDEN_SIZE, 2.0),
        "first_bias": np.zeros(FIRST_HIDDEN_SIZE, np.float32),
        "second": draw(FIRST_HIDDEN_SIZE, SECOND_HIDDEN_SIZE, 1.4),
        "second_bias": np.zeros(SECOND_HIDDEN_SIZE, np.float32),
        "last": draw(SECOND_HIDDEN_SIZE, 1, 0.02)[:, 0],
        "last_bias": np.zeros(1, np.float32),
    }
    weights["first"][:, 0] = 0
    weights["second"][0] = weights["second"][:, 0] = 0
    for node, turns in enumerate(TURNS_NEEDED_NODES):
        weights["first"][SIGHT_TURNS_NEEDED_AT + node, 0] = -turns / 256 / 16
    weights["first_bias"][0] = 2.0
    weights["second"][0, 0] = weights["last"][0] = 1.0
    weights["last_bias"][0] = -1.5
    nothing = {name: np.zeros_like(it) for name, it in weights.items()}
    return FitState(weights, nothing, {name: it.copy() for name, it in nothing.items()}, 0)


def trained_judge_of(weights: WeightsByName) -> TrainedJudge:
    """Make the judge that drives in the races."""
    return TrainedJudge(*(np.ascontiguousarray(weights[name], np.float32) for name in WEIGHT_NAMES))


def judge_positions(
    weights: WeightsByName, seen: Float32Array
) -> tuple[Float32Array, Float32Array, Float32Array]:
    """Judge many positions; tell both layers as well."""
    first = np.maximum(seen @ weights["first"] + weights["first_bias"], 0)
    second = np.maximum(first @ weights["second"] + weights["second_bias"], 0)
    foreseen: Float32Array = second @ weights["last"] + weights["last_bias"][0]
    return first, second, foreseen


def fit_pass(
    fit: FitState, seen: SightArray, target: Float32Array, rate: float, random: np.random.Generator
) -> tuple[FitState, float]:
    """Go once through what was gathered; tell the mean error beside the new weights."""
    weights, means, squares, steps = fit
    order = random.permutation(len(target))
    error = 0.0
    batches = max(1, len(order) // POSITIONS_PER_STEP)
    for number in range(batches):
        chosen = order[number * POSITIONS_PER_STEP : (number + 1) * POSITIONS_PER_STEP]
        values: Float32Array = seen[chosen].astype(np.float32) / np.float32(INPUT_UNIT)
        first, second, foreseen = judge_positions(weights, values)
        off = foreseen - target[chosen]
        error += float(np.mean(off * off))
        slope = (2 / len(chosen)) * off
        by_second = slope[:, None] * weights["last"] * (second > 0)
        by_first = (by_second @ weights["second"].T) * (first > 0)
        slopes = {
            "first": values.T @ by_first,
            "first_bias": by_first.sum(0),
            "second": first.T @ by_second,
            "second_bias": by_second.sum(0),
            "last": second.T @ slope,
            "last_bias": slope.sum(keepdims=True),
        }
        steps += 1
        correction = np.sqrt(1 - 0.999**steps) / (1 - 0.9**steps)
        for name in WEIGHT_NAMES:
            means[name] = (0.9 * means[name] + 0.1 * slopes[name]).astype(np.float32)
            squares[name] = (0.999 * squares[name] + 0.001 * slopes[name] ** 2).astype(np.float32)
            pace = np.sqrt(squares[name]) + 1e-6
            weights[name] = (weights[name] - rate * correction * means[name] / pace).astype(np.float32)
    return FitState(weights, means, squares, steps), error / batches
