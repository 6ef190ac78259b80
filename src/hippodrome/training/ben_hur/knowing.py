"""What a chariot knows of a race in a row, written down as the champion's sight takes it."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from hippodrome.charioteers.ben_hur.champion.chart import (
    GROUND_BEND_AT,
    GROUND_HALF_LAP_AT,
    GROUND_HALF_STRAIGHT_AT,
    TURN_UNIT,
)
from hippodrome.charioteers.ben_hur.champion.sight import (
    CHARIOT_SLOTS,
    DECK_INPUTS,
    OWN_ACCIDENTS_AT,
    OWN_ALONG_AT,
    OWN_ASKEW_AT,
    OWN_CARDS_AT,
    OWN_DRAW_AT,
    OWN_HORSESHOES_AT,
    OWN_RULERS_AT,
    OWN_RULERS_HELD_AT,
    OWN_SIZE,
    OWN_STEERS_AWAY_AT,
    RULER_FORBIDDEN,
    STAND_CARDS_AT,
    STAND_DISTANCE_AT,
    STAND_FROM_SPINA_AT,
    STAND_HORSESHOES_AT,
    STAND_MISSES_TURN_AT,
    STAND_MOVED_AT,
    STAND_SIZE,
    STAND_STATUS_AT,
    STAND_TOUCHES_AT,
    STAND_TURNS_NEEDED_AT,
)
from hippodrome.lockstep.ben_hur.layout import (
    BAD_NUMBER_OF_KIND,
    CHARIOT_RUN,
    FINISHED,
    HAND_SLOTS,
    HORSESHOES_OF_KIND,
    KIND_COUNT,
    NO_CARD,
    RACING,
    RULER_OF_KIND,
    RULER_RUN,
    TERMS_CHARIOT_COUNT_AT,
    TERMS_LAPS_AT,
    Near,
    Row,
    Terms,
)
from hippodrome.lockstep.ben_hur.one_core.cards import touched_by
from hippodrome.lockstep.ben_hur.one_core.choices import turn_away_from_winner
from hippodrome.lockstep.ben_hur.one_core.fields import (
    DECKS_AT,
    HAND_AT,
    HEADING_AT,
    MOVED_AT,
    STATUS_AT,
    TURNS_AT,
    TURNS_TO_MISS_AT,
    X_AT,
    Y_AT,
)
from hippodrome.lockstep.ben_hur.sand import (
    behind_line,
    chariot_wall,
    goes_back,
    line_crossing,
    ruler_wall,
)
from hippodrome.lockstep.compiling import compiled
from hippodrome.training.ben_hur.plain import distance_along_lap, distance_from_spina, turns_needed

Int64Array = NDArray[np.int64]


class ChartedArena(NamedTuple):
    """Where a race is run: the terms, and the chart of the arena."""

    t: Terms
    near: Near
    g: Int64Array
    chart: Int64Array
    half_turns: int


class KnownOverRows(NamedTuple):
    """What a chariot knows of a position, as the champion's sight takes it."""

    stands: Int64Array
    own: Int64Array
    decks: Int64Array
    unseen: Int64Array


@compiled
def blank_knowledge() -> KnownOverRows:
    """Make room for what a chariot knows."""
    return KnownOverRows(
        np.zeros(CHARIOT_SLOTS * STAND_SIZE, np.int64),
        np.zeros(OWN_SIZE, np.int64),
        np.zeros(DECK_INPUTS, np.int64),
        np.zeros(4, np.int64),
    )


@compiled
def set_pose(sand: ChartedArena, stands: Int64Array, n: int, x: int, y: int, heading: int, turns: int) -> int:
    """Write down where a chariot stands; tell how far along the lap that is."""
    g = sand.g
    along, away = distance_along_lap(g, x, y), distance_from_spina(g, x, y)
    stands[n * STAND_SIZE + STAND_TURNS_NEEDED_AT] = turns_needed(
        g, sand.chart, sand.half_turns, along, away, heading, sand.t[TERMS_LAPS_AT] - turns
    )
    stands[n * STAND_SIZE + STAND_DISTANCE_AT] = turns * 2 * g[GROUND_HALF_LAP_AT] + along
    stands[n * STAND_SIZE + STAND_FROM_SPINA_AT] = away
    return along


@compiled
def set_rulers(
    sand: ChartedArena,
    stands: Int64Array,
    own: Int64Array,
    n: int,
    x: int,
    y: int,
    heading: int,
    turns: int,
    along: int,
) -> None:
    """Write down what each ruler is worth from a pose, and how the chariot stands on its half of the lap."""
    t, near, g = sand.t, sand.near, sand.g
    need = stands[n * STAND_SIZE + STAND_TURNS_NEEDED_AT]
    to_go = t[TERMS_LAPS_AT] - turns
    for ruler in range(5):
        best = RULER_FORBIDDEN
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
                left = to_go - line_crossing(x, y, to_x, to_y)
                if left <= 0 and not behind_line(to_x, to_y, facing):
                    needed = 0
                else:
                    needed = turns_needed(
                        g,
                        sand.chart,
                        sand.half_turns,
                        distance_along_lap(g, to_x, to_y),
                        distance_from_spina(g, to_x, to_y),
                        facing,
                        left,
                    )
                best = min(best, TURN_UNIT + needed - need)
        own[OWN_RULERS_AT + ruler] = best
    set_askew(g, own, heading, along)


@compiled
def set_askew(g: Int64Array, own: Int64Array, heading: int, along: int) -> None:
    """Write down where on its half of the lap a chariot is, and how it is turned against the way round."""
    half = g[GROUND_HALF_LAP_AT]
    later = 1 if along >= half else 0
    within = along - later * half
    own[OWN_ALONG_AT] = within * 256 // half
    straight, bend = g[GROUND_HALF_STRAIGHT_AT], g[GROUND_BEND_AT]
    ahead = 180 * later
    if within >= straight + bend:
        ahead += 180
    elif within > straight:
        ahead += (within - straight) * 180 // bend
    own[OWN_ASKEW_AT] = (heading - ahead + 540) % 360 - 180


@compiled
def set_hand(own: Int64Array, hand: Int64Array) -> None:
    """Write down a hand, told by how many of each kind."""
    own[OWN_RULERS_HELD_AT:OWN_ALONG_AT] = 0
    for kind in range(KIND_COUNT):
        count = hand[kind]
        if not count:
            continue
        if RULER_OF_KIND[kind] >= 0:
            own[OWN_RULERS_HELD_AT + RULER_OF_KIND[kind]] += count
        else:
            own[OWN_ACCIDENTS_AT + BAD_NUMBER_OF_KIND[kind] - 1] += count
        own[OWN_HORSESHOES_AT] += count * HORSESHOES_OF_KIND[kind]
        own[OWN_CARDS_AT] += count


@compiled
def count_backs(s: Row, n: int) -> tuple[int, int]:
    """Count the cards of each back in a hand."""
    normal = risky = 0
    for slot in range(HAND_SLOTS):
        held = s[HAND_AT + n * HAND_SLOTS + slot]
        if held < NO_CARD:
            risky += held & 1
            normal += 1 - (held & 1)
    return normal, risky


@compiled
def _count_card(it: KnownOverRows, mishaps: Int64Array, kind: int, back: int, many: int) -> None:
    """Count cards that the chariot has not seen."""
    it.unseen[2 * back] += many
    it.unseen[2 * back + 1] += many * HORSESHOES_OF_KIND[kind]
    if BAD_NUMBER_OF_KIND[kind]:
        mishaps[back] += many


@compiled
def _look_at_cards(s: Row, t: Terms, n: int, it: KnownOverRows, hand: Int64Array) -> None:
    """Write down the hand, and what is unseen: what is in the decks and in the hands of the others."""
    it.unseen[:] = 0
    hand[:] = 0
    mishaps = np.zeros(2, np.int64)
    for back in range(2):
        for kind in range(KIND_COUNT):
            _count_card(it, mishaps, kind, back, s[DECKS_AT + back * KIND_COUNT + kind])
    for other in range(t[TERMS_CHARIOT_COUNT_AT]):
        for slot in range(HAND_SLOTS):
            held = s[HAND_AT + other * HAND_SLOTS + slot]
            if held >= NO_CARD:
                break
            if other == n:
                hand[held >> 1] += 1
            else:
                _count_card(it, mishaps, held >> 1, held & 1, 1)
    for back in range(2):
        cards = max(1, it.unseen[2 * back])
        it.decks[2 * back] = 256 * mishaps[back] // cards
        it.decks[2 * back + 1] = 256 * it.unseen[2 * back + 1] // cards


@compiled
def write_what_is_known(s: Row, sand: ChartedArena, n: int, it: KnownOverRows, hand: Int64Array) -> None:
    """Write down what a chariot knows of the position as it is."""
    t = sand.t
    stands, own, unseen = it.stands, it.own, it.unseen
    _look_at_cards(s, t, n, it, hand)
    touched = touched_by(s, n)
    stands[:] = 0
    for other in range(CHARIOT_SLOTS):
        at = other * STAND_SIZE
        if other >= t[TERMS_CHARIOT_COUNT_AT] or s[STATUS_AT + other] != RACING:
            stands[at + STAND_STATUS_AT] = (
                1 if other < t[TERMS_CHARIOT_COUNT_AT] and s[STATUS_AT + other] == FINISHED else 2
            )
            continue
        x, y, heading = s[X_AT + other], s[Y_AT + other], s[HEADING_AT + other]
        along = set_pose(sand, stands, other, x, y, heading, s[TURNS_AT + other])
        stands[at + STAND_MOVED_AT] = s[MOVED_AT + other]
        stands[at + STAND_MISSES_TURN_AT] = s[TURNS_TO_MISS_AT + other]
        normal, risky = count_backs(s, other)
        stands[at + STAND_CARDS_AT] = normal + risky
        stands[at + STAND_HORSESHOES_AT] = 16 * normal * unseen[1] // max(1, unseen[0])
        stands[at + STAND_HORSESHOES_AT] += 16 * risky * unseen[3] // max(1, unseen[2])
        stands[at + STAND_TOUCHES_AT] = (touched >> other) & 1
        if other == n:
            set_hand(own, hand)
            own[OWN_DRAW_AT] = 0
            own[OWN_STEERS_AWAY_AT] = 1 if turn_away_from_winner(s, n) != 0 else 0
            set_rulers(sand, stands, own, n, x, y, heading, s[TURNS_AT + n], along)
