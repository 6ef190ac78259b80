"""How many turns a chariot still needs: from a pose with any hand, and with the hand it holds.

The sand of the last lap is laid out in columns across it. For some poses in each column the turns still
needed are worked out from the columns ahead, with four cards dealt at random and nobody in the way; between
those poses they are interpolated. Half a lap is like the other half turned round, and earlier laps are like
the last one. A column is remembered once worked out, so whoever is short of time can go on where it stopped.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from math import cos, pi, sin, sqrt
from typing import Final, NamedTuple

from hippodrome.charioteers.ben_hur.plain import lap_distance
from hippodrome.games.ben_hur.arena import Arena, behind_line, wall_touched
from hippodrome.games.ben_hur.geometry import Pose, chariot_outline
from hippodrome.games.ben_hur.kit import (
    CARD_KINDS,
    CHARIOT_LENGTH,
    CHARIOT_WIDTH,
    HAND_SIZE,
    HIGHEST_BAD_NUMBER,
    RULER_LENGTH,
    RULERS,
    Card,
    house_decks,
)
from hippodrome.games.ben_hur.placements import FIXED_TURNS, open_placements

COLUMN_SPACING: Final = 500
"""How far apart columns are, about."""

POSE_SPACING: Final = 330
"""How far apart the poses of a column are."""

HEADING_STEP_DEGREES: Final = 30
"""The headings of a column's poses are multiples of this."""

MOST_DEGREES_ASKEW: Final = 75
"""Poses turned further from the way round are left out."""

USUAL_SAND: Final = 2700
"""The sand of a usual turn, where nothing better is known."""

COST_OF_BEING_OUT: Final = 12.0
"""What being out costs, in turns."""

COST_OF_FORCED_ACCIDENT: Final = 1.2
"""What it costs when only an accident can be played."""

COST_OF_FEW_SPEEDS: Final = (0.0, 0.05, 0.1, 0.5, 2.0)
"""What so many cards short of four speeds cost."""

WORTH_PER_LENGTH: Final = 0.5 / max(RULERS.values())
"""What a card kept is worth for each unit of ruler beyond the usual one."""

USUAL_RULER_LENGTH: Final = 1850
"""The usual ruler."""

_LENGTHS: Final = tuple(RULERS.values())


@lru_cache(maxsize=1)
def _odds() -> tuple[float, ...]:
    """Tell how likely a speed card has each ruler, both decks alike."""
    shares = [0.0] * len(_LENGTHS)
    for deck in house_decks():
        speeds = [(card, count) for card, count in zip(CARD_KINDS, deck, strict=True) if card in RULER_LENGTH]
        for card, count in speeds:
            shares[_LENGTHS.index(RULER_LENGTH[card])] += count / sum(it for _, it in speeds) / 2
    return tuple(shares)


# --- the columns ---------------------------------------------------------------------------------------


def _half_lap(arena: Arena) -> float:
    return 2 * arena.half + pi * (arena.inner + arena.outer) / 2


def _columns_of_half(arena: Arena) -> int:
    return max(1, round(_half_lap(arena) / COLUMN_SPACING))


def _columns(arena: Arena) -> int:
    """Count the columns from the line to where the last lap is complete."""
    step = _half_lap(arena) / _columns_of_half(arena)
    return int((2 * _half_lap(arena) + CHARIOT_LENGTH) / step) + 1


def _row(arena: Arena, x: int, y: int) -> float:
    """Tell between which poses of a column a point is, from the spina outwards."""
    beyond = abs(x) - arena.half
    away = sqrt(beyond * beyond + y * y) if beyond > 0 else abs(y)
    return max(0.0, (away - arena.inner - CHARIOT_WIDTH / 2) / POSE_SPACING)


def _point(arena: Arena, along: float, away: float) -> tuple[int, int, float]:
    """Find a point on the first half of a lap, and the heading of the way round there."""
    middle = (arena.inner + arena.outer) / 2
    bend = along - arena.half
    if bend <= 0:
        return round(along), -round(away), 0.0
    if bend >= pi * middle:
        return round(arena.half - bend + pi * middle), round(away), 180.0
    angle = bend / middle
    return round(arena.half + away * sin(angle)), -round(away * cos(angle)), angle * 180 / pi


Way = tuple[float, float, int]
"""Where a placement leads: how far along, which row, which heading."""


@lru_cache(maxsize=1 << 9)
def _ways(arena: Arena, column: int) -> dict[tuple[int, int], tuple[tuple[Way, ...], ...]]:
    """List for each pose of a column, by row and heading, where each ruler leads."""
    half = _half_lap(arena)
    step = half / _columns_of_half(arena)
    found = {}
    for row in range(int((arena.outer - arena.inner - CHARIOT_WIDTH) / POSE_SPACING) + 1):
        x, y, ahead = _point(arena, column * step, arena.inner + CHARIOT_WIDTH / 2 + row * POSE_SPACING)
        for heading in range(0, 360, HEADING_STEP_DEGREES):
            pose = Pose(x, y, heading)
            askew = abs((heading - ahead + 180) % 360 - 180)
            if askew <= MOST_DEGREES_ASKEW and not wall_touched(arena, chariot_outline(pose)):
                found[row, heading] = tuple(_leads(arena, pose, length, column * step) for length in _LENGTHS)
    return found


def _leads(arena: Arena, pose: Pose, length: int, here: float) -> tuple[Way, ...]:
    ways = []
    for placed in open_placements(arena, pose, length, (), FIXED_TURNS):
        x, y, heading = placed.pose
        along = lap_distance(arena, x, y)
        if along < here - _half_lap(arena):
            along += 2 * _half_lap(arena)
        ways.append((along, _row(arena, x, y), heading))
    return tuple(ways)


def work_out_columns(arena: Arena, stop: Callable[[], bool]) -> bool:
    """Work out all columns, unless told to stop before; tell whether they are."""
    for number in reversed(range(_columns(arena) + 1)):
        if stop():
            return False
        _column(arena, number)
    return True


@lru_cache(maxsize=1 << 10)
def _column(arena: Arena, number: int) -> dict[tuple[int, int], float]:
    """Work out the turns still needed from each pose of a column, by row and heading."""
    per_half = _columns_of_half(arena)
    halves, base = divmod(number, per_half)
    here = number * _half_lap(arena) / per_half
    start, turned = halves * _half_lap(arena), 180 * halves
    least = here + _half_lap(arena) / per_half
    values = {}
    for (row, heading), rulers in _ways(arena, base).items():
        needs = []
        for odds, ways in zip(_odds(), rulers, strict=True):
            ends = [
                _between(arena, along + start, at, facing + turned)
                for along, at, facing in ways
                if along + start >= least
            ]
            if ends:
                needs.append((1 + min(ends), odds))
        values[row, (heading + turned) % 360] = _best_of_hand(
            needs, COST_OF_BEING_OUT + _roughly(arena, here)
        )
    return values


def _best_of_hand(needs: list[tuple[float, float]], stuck: float) -> float:
    """Expect the least of what the rulers need, of four cards at random, or being stuck with none."""
    expected, without = 0.0, 1.0
    for need, odds in sorted(needs):
        left = max(0.0, without - odds)
        expected += (without**HAND_SIZE - left**HAND_SIZE) * need
        without = left
    return expected + without**HAND_SIZE * stuck


def _roughly(arena: Arena, along: float) -> float:
    return max(0.0, 2 * _half_lap(arena) + CHARIOT_LENGTH - along) / USUAL_SAND


def _between(arena: Arena, along: float, row: float, heading: int) -> float:
    """Interpolate the turns still needed on the last lap between the poses of two columns."""
    if along >= 2 * _half_lap(arena) + CHARIOT_LENGTH:
        return 0.0
    at = along * _columns_of_half(arena) / _half_lap(arena)
    total = weight = 0.0
    for number, near in _neighbours(at):
        values = _column(arena, number)
        for line, beside in _neighbours(row):
            for tens, alike in _neighbours(heading % 360 / HEADING_STEP_DEGREES):
                value = values.get((line, tens * HEADING_STEP_DEGREES % 360))
                if value is not None:
                    total += near * beside * alike * value
                    weight += near * beside * alike
    return total / weight if weight else _roughly(arena, along) + 3


def _neighbours(at: float) -> tuple[tuple[int, float], ...]:
    low = int(at)
    part = at - low
    return ((low, 1 - part), (low + 1, part)) if part else ((low, 1.0),)


# --- from a pose, with a hand --------------------------------------------------------------------------


@lru_cache(maxsize=1 << 16)
def turns_needed(arena: Arena, pose: Pose, passings: int) -> float:
    """Tell the turns still needed from a pose with so many passings of the line to go and any hand."""
    x, y, heading = pose
    half = _half_lap(arena)
    along = lap_distance(arena, x, y)
    row = _row(arena, x, y)
    if passings <= 0:
        return _between(arena, along + 2 * half, row, heading) if behind_line(pose) else 0.0
    if passings == 1:
        return _between(arena, along, row, heading)
    halves, along = divmod(along, half)
    more = 2 * (passings - 1) - int(halves)
    return more * _turns_of_half(arena) + _between(arena, along, row, heading + 180 * int(halves))


@lru_cache(maxsize=1 << 5)
def _turns_of_half(arena: Arena) -> float:
    """Tell how many turns half a lap takes, far from the end."""
    first, later = _column(arena, 0), _column(arena, _columns_of_half(arena))
    spared = [value - later[row, (heading + 180) % 360] for (row, heading), value in first.items()]
    return sum(spared) / len(spared)


class DriveAlone(NamedTuple):
    """A drive alone on the sand: the turns needed in all, the card, and where it leads."""

    turns: float
    card: Card
    pose: Pose
    passings: int


@lru_cache(maxsize=1 << 16)
def _onward(arena: Arena, pose: Pose, passings: int, length: int) -> tuple[float, Pose, int] | None:
    """Find the placement of a ruler that needs the fewest turns afterwards; None if walls forbid all."""
    return min(
        (
            (
                turns_needed(arena, placed.pose, passings - placed.crossing),
                placed.pose,
                passings - placed.crossing,
            )
            for placed in open_placements(arena, pose, length, (), FIXED_TURNS)
        ),
        default=None,
    )


@lru_cache(maxsize=1 << 16)
def best_drive(arena: Arena, pose: Pose, passings: int, hand: tuple[Card, ...]) -> DriveAlone | None:
    """Find the drive that needs the fewest turns with a hand, nobody in the way; None if none is possible."""
    speeds = [card for card in hand if card in RULER_LENGTH]
    kept = sum(RULER_LENGTH[card] - USUAL_RULER_LENGTH for card in speeds)
    best = None
    for card in sorted(set(speeds)):
        found = _onward(arena, pose, passings, RULER_LENGTH[card])
        if found is None:
            continue
        after, to, left = found
        if after > 0:
            after += COST_OF_FEW_SPEEDS[max(0, HAND_SIZE - len(speeds))] - WORTH_PER_LENGTH * (
                kept - RULER_LENGTH[card] + USUAL_RULER_LENGTH
            )
        if best is None or 1 + after < best.turns:
            best = DriveAlone(1 + after, card, to, left)
    return best


def turns_needed_with_hand(arena: Arena, pose: Pose, passings: int, hand: tuple[Card, ...]) -> float:
    """Tell the turns still needed at the start of a turn with a hand, sorted, nobody in the way."""
    best = best_drive(arena, pose, passings, hand)
    if best is not None:
        return best.turns
    mishaps = sum(card in HIGHEST_BAD_NUMBER for card in hand)
    return (
        (COST_OF_FORCED_ACCIDENT if mishaps else COST_OF_BEING_OUT)
        + turns_needed(arena, pose, passings)
        + COST_OF_FEW_SPEEDS[max(0, mishaps - 1)]
    )
