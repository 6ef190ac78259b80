"""The chart of an arena: how far along a point is, and the turns still needed there, in whole numbers.

Everything here is plain arithmetic over sequences of whole numbers, so that the same text is compiled for
training (`hippodrome.training.ben_hur`) and run as it is in a race. A *ground* is such a sequence: the
measures of an arena, then the sines of 0° to 90°. A *chart* tells for poses on a grid of the last lap the
turns still needed with four cards at random and nobody in the way, in 256ths; it is worked out in training
and kept with the weights.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from typing import Final

from hippodrome.games.ben_hur.arena import Arena
from hippodrome.games.ben_hur.geometry import SIN
from hippodrome.games.ben_hur.kit import CHARIOT_LENGTH, CHARIOT_WIDTH

TURN_UNIT: Final = 256
"""What a turn is written as."""

NO_POSE: Final = -1
"""Stands in a chart where no chariot can stand, and for a ruler that the walls forbid."""

CHART_COLUMN_STEP: Final = 320
"""How far apart the columns of a chart are, about."""

CHART_ROW_STEP: Final = 260
"""How far apart the rows of a chart are."""

HEADING_COUNT: Final = 12
HEADING_STEP_DEGREES: Final = 30
"""A chart has a place for each heading by 30 degrees; with fixed steering there are no others."""

TURNS_LOST_OFF_CHART: Final = 3
"""So many turns more than usual are needed where a chart tells nothing."""

USUAL_TURN_LENGTH: Final = 2700
"""The sand of a usual turn."""

(
    GROUND_HALF_STRAIGHT_AT, GROUND_INNER_AT, GROUND_OUTER_AT, GROUND_BEND_AT, GROUND_HALF_LAP_AT,
    GROUND_END_AT, GROUND_COLUMNS_AT, GROUND_COLUMN_STEP_AT, GROUND_ROWS_AT, GROUND_SINES_AT,
) = range(10)  # fmt: skip  # the numbers of a ground; the sines come last

PARTS_PER_DEGREE: Final = 64
"""A degree is told in so many parts."""


def ground_of_arena(arena: Arena) -> tuple[int, ...]:
    """Write what a chart needs to know of an arena."""
    bend = 355 * (arena.inner + arena.outer) // (2 * 113)
    half_lap = 2 * arena.half + bend
    per_half = max(1, half_lap // CHART_COLUMN_STEP)
    step = -(-half_lap // per_half)
    end = 2 * half_lap + CHARIOT_LENGTH
    columns = end // step + 2
    rows = (arena.outer - arena.inner - CHARIOT_WIDTH) // CHART_ROW_STEP + 1
    measures = (arena.half, arena.inner, arena.outer, bend, half_lap, end, columns, step, rows)
    return (*measures, *SIN[:91])


def angle_in_bend(g: Sequence[int], x: int, y: int) -> int:
    """Tell the angle of a point in a bend, from 0 at its mouth, in parts; x begins with the bend."""
    low, high = 0, 180
    while high - low > 1:
        middle = (low + high) // 2
        if _sine_beyond(g, middle, x, y) > 0:
            low = middle
        else:
            high = middle
    here, there = _sine_beyond(g, low, x, y), _sine_beyond(g, high, x, y)
    if here <= there:
        return PARTS_PER_DEGREE * low
    return PARTS_PER_DEGREE * low + max(0, here) * PARTS_PER_DEGREE // (here - there)


def _sine_beyond(g: Sequence[int], degrees: int, x: int, y: int) -> int:
    """Tell how far beyond an angle of a bend a point is, by the sine."""
    if degrees <= 90:
        return g[GROUND_SINES_AT + degrees] * y + g[GROUND_SINES_AT + 90 - degrees] * x
    return g[GROUND_SINES_AT + 180 - degrees] * y - g[GROUND_SINES_AT + degrees - 90] * x


def distance_along_lap(g: Sequence[int], x: int, y: int) -> int:
    """Measure how far along the lap a point is."""
    half, bend = g[GROUND_HALF_STRAIGHT_AT], g[GROUND_BEND_AT]
    if x > half:
        return half + angle_in_bend(g, x - half, y) * bend // (180 * PARTS_PER_DEGREE)
    if x < -half:
        return 3 * half + bend + angle_in_bend(g, -half - x, -y) * bend // (180 * PARTS_PER_DEGREE)
    if y > 0:
        return 2 * half + bend - x
    return x if x >= 0 else 4 * half + 2 * bend + x


def distance_from_spina(g: Sequence[int], x: int, y: int) -> int:
    """Measure how far a point is from the middle of the spina."""
    beyond = abs(x) - g[GROUND_HALF_STRAIGHT_AT]
    if beyond <= 0:
        return abs(y)
    square = beyond * beyond + y * y
    root = int(sqrt(square))
    while root * root > square:
        root -= 1
    while (root + 1) * (root + 1) <= square:
        root += 1
    return root


def read_chart(g: Sequence[int], chart: Sequence[int], along: int, away: int, heading: int) -> int:
    """Look up the turns still needed on the last lap, between the poses of the chart."""
    if along >= g[GROUND_END_AT]:
        return 0
    step, rows = g[GROUND_COLUMN_STEP_AT], g[GROUND_ROWS_AT]
    column = along // step
    forth = along - column * step
    out = away - g[GROUND_INNER_AT] - CHARIOT_WIDTH // 2
    row = 0
    if out > 0:
        row = out // CHART_ROW_STEP
        out -= row * CHART_ROW_STEP
        if row >= rows - 1:
            row, out = rows - 1, 0
    else:
        out = 0
    at = (column * rows + row) * HEADING_COUNT + heading // HEADING_STEP_DEGREES
    total = weight = 0
    near, far = (step - forth) * (CHART_ROW_STEP - out), forth * (CHART_ROW_STEP - out)
    value = chart[at]
    if value >= 0:
        total += near * value
        weight += near
    value = chart[at + rows * HEADING_COUNT]
    if value >= 0:
        total += far * value
        weight += far
    if out:
        near, far = (step - forth) * out, forth * out
        value = chart[at + HEADING_COUNT]
        if value >= 0:
            total += near * value
            weight += near
        value = chart[at + (rows + 1) * HEADING_COUNT]
        if value >= 0:
            total += far * value
            weight += far
    if weight:
        return total // weight
    return (g[GROUND_END_AT] - along) * TURN_UNIT // USUAL_TURN_LENGTH + TURNS_LOST_OFF_CHART * TURN_UNIT


def turns_needed(
    g: Sequence[int], chart: Sequence[int], half_turns: int, along: int, away: int, heading: int, to_go: int
) -> int:
    """Tell the turns still needed from a pose with so many passings of the line to go, in 256ths.

    `half_turns` is what half a lap takes far from the end. Whoever has passed the line for the last time is
    taken to be still behind it with a corner.
    """
    half_lap = g[GROUND_HALF_LAP_AT]
    if to_go <= 0:
        return read_chart(g, chart, along + 2 * half_lap, away, heading)
    if to_go == 1:
        return read_chart(g, chart, along, away, heading)
    halves = 1 if along >= half_lap else 0
    rest = read_chart(g, chart, along - halves * half_lap, away, (heading + 180 * halves) % 360)
    return (2 * (to_go - 1) - halves) * half_turns + rest
