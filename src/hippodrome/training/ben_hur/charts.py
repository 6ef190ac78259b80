"""Working out the chart of an arena: the turns needed from the poses of a grid, backwards from the end."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from hippodrome.charioteers.ben_hur.champion.chart import (
    G_BEND,
    G_COLUMNS,
    G_END,
    G_HALF,
    G_HALF_LAP,
    G_INNER,
    G_ROWS,
    G_STEP,
    HEADING_STEP,
    HEADINGS,
    NO_WAY,
    ROW_STEP,
    TURN,
    ground_of,
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
from hippodrome.training.ben_hur.plain import from_spina, lap_way, turns_on_chart

Numbers = NDArray[np.int64]

MOST_ASKEW = 75
"""Poses turned further from the way round are left out."""

COST_OF_ACCIDENT = 1.3
"""What it costs, in turns, when only an accident can be played."""

COST_OF_BEING_OUT = 12.0
"""What being out costs, in turns."""


def odds_of_rulers(terms: RaceTerms) -> NDArray[np.float64]:
    """Tell how likely a card has each ruler, both decks alike; the rest are accidents."""
    shares = np.zeros(len(RULERS))
    lengths = tuple(RULERS.values())
    for deck in terms.fresh_decks():
        for card, count in zip(CARD_KINDS, deck, strict=True):
            if card not in HIGHEST_BAD_NUMBER:
                shares[lengths.index(RULER_LENGTH[card])] += count / sum(deck) / 2
    return shares


def work_out_chart(terms: RaceTerms) -> Numbers:
    """Work out the chart of an arena."""
    agreed: ArrayTerms = write_terms(terms)
    ground = np.array(ground_of(terms.arena), np.int64)
    chart = np.full(int(ground[G_COLUMNS] * ground[G_ROWS]) * HEADINGS, NO_WAY, np.int64)
    _work_out(agreed.terms, agreed.near, ground, odds_of_rulers(terms), chart)
    return chart


def turns_of_half(ground: Numbers, chart: Numbers) -> int:
    """Tell how many turns half a lap takes far from the end, in 256ths."""
    rows = int(ground[G_ROWS])
    later = int(ground[G_HALF_LAP]) // int(ground[G_STEP])
    spared = []
    for row in range(rows):
        for tens in range(HEADINGS):
            first = chart[row * HEADINGS + tens]
            then = chart[(later * rows + row) * HEADINGS + (tens + HEADINGS // 2) % HEADINGS]
            if first >= 0 and then >= 0:
                spared.append(int(first - then))
    return sum(spared) // len(spared)


@compiled
def _pose_at(g: Numbers, along: int, away: int) -> tuple[int, int, float]:
    """Find a point of the lap, and the heading of the way round there."""
    half, bend = g[G_HALF], g[G_BEND]
    turned = 0
    if along >= g[G_HALF_LAP]:
        along -= g[G_HALF_LAP]
        turned = 180
    if along >= g[G_HALF_LAP]:
        along -= g[G_HALF_LAP]
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
def _work_out(t: Terms, near: Near, g: Numbers, odds: NDArray[np.float64], chart: Numbers) -> None:
    """Fill the chart, the columns nearest to the end first."""
    columns, step, rows = g[G_COLUMNS], g[G_STEP], g[G_ROWS]
    for back in range(columns):
        column = columns - 1 - back
        here = column * step
        for row in range(rows):
            x, y, ahead = _pose_at(g, here, g[G_INNER] + CHARIOT_WIDTH // 2 + row * ROW_STEP)
            for tens in range(HEADINGS):
                heading = tens * HEADING_STEP
                askew = abs((heading - ahead + 540.0) % 360.0 - 180.0)
                if askew > MOST_ASKEW:
                    continue
                at = (column * rows + row) * HEADINGS + tens
                if here >= g[G_END]:
                    chart[at] = 0
                    continue
                rear_x, rear_y = x - CHARIOT_RUN[0, heading], y - CHARIOT_RUN[1, heading]
                if chariot_wall(t, near, rear_x, rear_y, heading):
                    continue
                chart[at] = _worth(t, near, g, odds, chart, x, y, heading, here, step)


@compiled
def _worth(
    t: Terms, near: Near, g: Numbers, odds: NDArray[np.float64], chart: Numbers,
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
        expected += (without**HAND_SIZE - left**HAND_SIZE) * (needs[number] + TURN)
        without = left
    # Stuck with none: with an accident in hand it stays and costs a turn and more, without it is out.
    out = max(0.0, without - accident) ** HAND_SIZE
    stuck = without**HAND_SIZE - out
    rough = (g[G_END] - here) * TURN / 2700.0
    total = expected + stuck * COST_OF_ACCIDENT * TURN + out * (COST_OF_BEING_OUT * TURN + rough)
    if stuck > 0.95:
        return int(rough + COST_OF_BEING_OUT * TURN)
    return int(np.round(total / (1.0 - stuck)))


@compiled
def _best_of_ruler(
    t: Terms, near: Near, g: Numbers, chart: Numbers,
    x: int, y: int, heading: int, ruler: int, here: int, step: int,
) -> int:  # fmt: skip  # what is known, then where it stands
    """Find the fewest turns needed after a ruler, of those placements that lead to later columns."""
    best = -1
    lap = 2 * g[G_HALF_LAP]
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
            along = lap_way(g, to_x, to_y)
            if along < here - g[G_HALF_LAP]:
                along += lap
            if along < here + step:
                continue
            needed = turns_on_chart(g, chart, along, from_spina(g, to_x, to_y), facing)
            if best < 0 or needed < best:
                best = needed
    return best
