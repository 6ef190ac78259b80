"""Working out the chart of an arena: the turns needed from the poses of a grid, backwards from the end."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from hippodrome.charioteers.ben_hur.champion.chart import (
    CHART_ROW_STEP,
    GROUND_BEND_AT,
    GROUND_COLUMN_STEP_AT,
    GROUND_COLUMNS_AT,
    GROUND_END_AT,
    GROUND_HALF_LAP_AT,
    GROUND_HALF_STRAIGHT_AT,
    GROUND_INNER_AT,
    GROUND_ROWS_AT,
    HEADING_COUNT,
    HEADING_STEP_DEGREES,
    NO_POSE,
    TURN_UNIT,
    ground_of_arena,
)
from hippodrome.games.ben_hur.kit import (
    CARD_KINDS,
    CHARIOT_WIDTH,
    HAND_SIZE,
    HIGHEST_BAD_NUMBER,
    RULER_LENGTH,
    RULERS,
)
from hippodrome.games.ben_hur.table import RaceTerms
from hippodrome.lockstep.ben_hur.layout import CHARIOT_RUN, RULER_RUN, ArrayTerms, Near, Terms, write_terms
from hippodrome.lockstep.ben_hur.sand import chariot_wall, goes_back, ruler_wall
from hippodrome.lockstep.compiling import compiled
from hippodrome.training.ben_hur.plain import distance_along_lap, distance_from_spina, read_chart

Int64Array = NDArray[np.int64]

MOST_DEGREES_ASKEW = 75
"""Poses turned further from the way round are left out."""

TURNS_LOST_BY_ACCIDENT = 1.3
"""What it costs, in turns, when only an accident can be played."""

TURNS_LOST_BY_BEING_OUT = 12.0
"""What being out costs, in turns."""


def ruler_odds(terms: RaceTerms) -> NDArray[np.float64]:
    """Tell how likely a card has each ruler, both decks alike; the rest are accidents."""
    shares = np.zeros(len(RULERS))
    lengths = tuple(RULERS.values())
    for deck in terms.fresh_decks():
        for card, count in zip(CARD_KINDS, deck, strict=True):
            if card not in HIGHEST_BAD_NUMBER:
                shares[lengths.index(RULER_LENGTH[card])] += count / sum(deck) / 2
    return shares


def work_out_chart(terms: RaceTerms) -> Int64Array:
    """Work out the chart of an arena."""
    agreed: ArrayTerms = write_terms(terms)
    ground = np.array(ground_of_arena(terms.arena), np.int64)
    chart = np.full(
        int(ground[GROUND_COLUMNS_AT] * ground[GROUND_ROWS_AT]) * HEADING_COUNT, NO_POSE, np.int64
    )
    _work_out(agreed.terms, agreed.near, ground, ruler_odds(terms), chart)
    return chart


def turns_of_half_lap(ground: Int64Array, chart: Int64Array) -> int:
    """Tell how many turns half a lap takes far from the end, in 256ths."""
    rows = int(ground[GROUND_ROWS_AT])
    later = int(ground[GROUND_HALF_LAP_AT]) // int(ground[GROUND_COLUMN_STEP_AT])
    spared = []
    for row in range(rows):
        for tens in range(HEADING_COUNT):
            first = chart[row * HEADING_COUNT + tens]
            then = chart[(later * rows + row) * HEADING_COUNT + (tens + HEADING_COUNT // 2) % HEADING_COUNT]
            if first >= 0 and then >= 0:
                spared.append(int(first - then))
    return sum(spared) // len(spared)


@compiled
def _pose_at(g: Int64Array, along: int, away: int) -> tuple[int, int, float]:
    """Find a point of the lap, and the heading of the way round there."""
    half, bend = g[GROUND_HALF_STRAIGHT_AT], g[GROUND_BEND_AT]
    turned = 0
    if along >= g[GROUND_HALF_LAP_AT]:
        along -= g[GROUND_HALF_LAP_AT]
        turned = 180
    if along >= g[GROUND_HALF_LAP_AT]:
        along -= g[GROUND_HALF_LAP_AT]
        turned = 0
    if along <= half:
        x, y, ahead = float(along), -float(away), 0.0
    elif along >= half + bend:
        x, y, ahead = float(half - (along - half - bend)), float(away), 180.0
    else:
        angle = np.pi * (along - half) / bend
        x, y, ahead = half + away * np.sin(angle), -away * np.cos(angle), angle * 180 / np.pi
    if turned:
        x, y, ahead = -x, -y, ahead + 180.0
    return int(np.round(x)), int(np.round(y)), ahead


@compiled
def _work_out(t: Terms, near: Near, g: Int64Array, odds: NDArray[np.float64], chart: Int64Array) -> None:
    """Fill the chart, the columns nearest to the end first."""
    columns, step, rows = g[GROUND_COLUMNS_AT], g[GROUND_COLUMN_STEP_AT], g[GROUND_ROWS_AT]
    for back in range(columns):
        column = columns - 1 - back
        here = column * step
        for row in range(rows):
            x, y, ahead = _pose_at(g, here, g[GROUND_INNER_AT] + CHARIOT_WIDTH // 2 + row * CHART_ROW_STEP)
            for tens in range(HEADING_COUNT):
                heading = tens * HEADING_STEP_DEGREES
                askew = abs((heading - ahead + 540.0) % 360.0 - 180.0)
                if askew > MOST_DEGREES_ASKEW:
                    continue
                at = (column * rows + row) * HEADING_COUNT + tens
                if here >= g[GROUND_END_AT]:
                    chart[at] = 0
                    continue
                rear_x, rear_y = x - CHARIOT_RUN[0, heading], y - CHARIOT_RUN[1, heading]
                if chariot_wall(t, near, rear_x, rear_y, heading):
                    continue
                chart[at] = _worth(t, near, g, odds, chart, x, y, heading, here, step)


@compiled
def _worth(
    t: Terms, near: Near, g: Int64Array, odds: NDArray[np.float64], chart: Int64Array,
    x: int, y: int, heading: int, here: int, step: int,
) -> int:  # fmt: skip  # what is known, then where it stands
    """Expect the turns needed from a pose, with four cards at random."""
    needs, shares = np.empty(5), np.empty(5)
    count = 0
    for ruler in range(5):
        best = _best_of_ruler(t, near, g, chart, x, y, heading, ruler, here, step)
        if best >= 0:
            at = count
            while at > 0 and needs[at - 1] > best:
                needs[at], shares[at] = needs[at - 1], shares[at - 1]
                at -= 1
            needs[at], shares[at] = best, odds[ruler]
            count += 1
    accident = max(0.0, 1.0 - odds.sum())
    expected, without = 0.0, 1.0
    for number in range(count):
        left = max(0.0, without - shares[number])
        expected += (without**HAND_SIZE - left**HAND_SIZE) * (needs[number] + TURN_UNIT)
        without = left
    # Stuck with none: with an accident in hand it stays and costs a turn and more, without it is out.
    out = max(0.0, without - accident) ** HAND_SIZE
    stuck = without**HAND_SIZE - out
    rough = (g[GROUND_END_AT] - here) * TURN_UNIT / 2700.0
    total = (
        expected
        + stuck * TURNS_LOST_BY_ACCIDENT * TURN_UNIT
        + out * (TURNS_LOST_BY_BEING_OUT * TURN_UNIT + rough)
    )
    if stuck > 0.95:
        return int(rough + TURNS_LOST_BY_BEING_OUT * TURN_UNIT)
    return int(np.round(total / (1.0 - stuck)))


@compiled
def _best_of_ruler(
    t: Terms, near: Near, g: Int64Array, chart: Int64Array,
    x: int, y: int, heading: int, ruler: int, here: int, step: int,
) -> int:  # fmt: skip  # what is known, then where it stands
    """Find the fewest turns needed after a ruler, of those placements that lead to later columns."""
    best = -1
    lap = 2 * g[GROUND_HALF_LAP_AT]
    for first in range(3):
        laid = (heading + 30 * first + 330) % 360
        if ruler_wall(t, near, x, y, ruler, laid):
            continue
        far_x, far_y = x + RULER_RUN[ruler, 0, laid], y + RULER_RUN[ruler, 1, laid]
        for second in range(3):
            facing = (laid + 30 * second + 330) % 360
            if chariot_wall(t, near, far_x, far_y, facing):
                continue
            to_x, to_y = far_x + CHARIOT_RUN[0, facing], far_y + CHARIOT_RUN[1, facing]
            if goes_back(t, x, y, to_x, to_y):
                continue
            along = distance_along_lap(g, to_x, to_y)
            if along < here - g[GROUND_HALF_LAP_AT]:
                along += lap
            if along < here + step:
                continue
            needed = read_chart(g, chart, along, distance_from_spina(g, to_x, to_y), facing)
            if best < 0 or needed < best:
                best = needed
    return best
