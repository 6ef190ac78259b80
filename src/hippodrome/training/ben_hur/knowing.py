"""What a chariot knows of a race in a row, written down as the champion's sight takes it."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from hippodrome.charioteers.ben_hur.champion.chart import G_BEND, G_HALF, G_HALF_LAP, TURN
from hippodrome.charioteers.ben_hur.champion.sight import (
    DECKS,
    FIELD,
    NO_RULER,
    O_ACCIDENTS,
    O_ALONG,
    O_ASKEW,
    O_AWAY_FROM,
    O_CARDS,
    O_DRAW,
    O_HELD,
    O_RULERS,
    O_SHOES,
    OWN,
    S_AWAY,
    S_CARDS,
    S_FAR,
    S_MOVED,
    S_NEED,
    S_SHOES,
    S_SKIP,
    S_STATUS,
    S_TOUCH,
    STAND,
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
from hippodrome.training.ben_hur.plain import from_spina, lap_way, turns_needed

Numbers = NDArray[np.int64]


class Sand(NamedTuple):
    """Where a race is run: the terms, and the chart of the arena."""

    t: Terms
    near: Near
    g: Numbers
    chart: Numbers
    half_turns: int


class KnownOverRows(NamedTuple):
    """What a chariot knows of a position, as the champion's sight takes it."""

    stands: Numbers
    own: Numbers
    decks: Numbers
    unseen: Numbers


@compiled
def blank_standing() -> KnownOverRows:
    """Make room for what a chariot knows."""
    return KnownOverRows(
        np.zeros(FIELD * STAND, np.int64),
        np.zeros(OWN, np.int64),
        np.zeros(DECKS, np.int64),
        np.zeros(4, np.int64),
    )


@compiled
def set_pose(sand: Sand, stands: Numbers, n: int, x: int, y: int, heading: int, turns: int) -> int:
    """Write down where a chariot stands; tell how far along the lap that is."""
    g = sand.g
    along, away = lap_way(g, x, y), from_spina(g, x, y)
    stands[n * STAND + S_NEED] = turns_needed(
        g, sand.chart, sand.half_turns, along, away, heading, sand.t[TERMS_LAPS_AT] - turns
    )
    stands[n * STAND + S_FAR] = turns * 2 * g[G_HALF_LAP] + along
    stands[n * STAND + S_AWAY] = away
    return along


@compiled
def set_rulers(
    sand: Sand, stands: Numbers, own: Numbers, n: int, x: int, y: int, heading: int, turns: int, along: int
) -> None:
    """Write down what each ruler is worth from a pose, and how the chariot stands on its half of the lap."""
    t, near, g = sand.t, sand.near, sand.g
    need = stands[n * STAND + S_NEED]
    to_go = t[TERMS_LAPS_AT] - turns
    for ruler in range(5):
        best = NO_RULER
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
                        lap_way(g, to_x, to_y),
                        from_spina(g, to_x, to_y),
                        facing,
                        left,
                    )
                best = min(best, TURN + needed - need)
        own[O_RULERS + ruler] = best
    set_askew(g, own, heading, along)


@compiled
def set_askew(g: Numbers, own: Numbers, heading: int, along: int) -> None:
    """Write down where on its half of the lap a chariot is, and how it is turned against the way round."""
    half = g[G_HALF_LAP]
    later = 1 if along >= half else 0
    within = along - later * half
    own[O_ALONG] = within * 256 // half
    straight, bend = g[G_HALF], g[G_BEND]
    ahead = 180 * later
    if within >= straight + bend:
        ahead += 180
    elif within > straight:
        ahead += (within - straight) * 180 // bend
    own[O_ASKEW] = (heading - ahead + 540) % 360 - 180


@compiled
def set_hand(own: Numbers, hand: Numbers) -> None:
    """Write down a hand, told by how many of each kind."""
    own[O_HELD:O_ALONG] = 0
    for kind in range(KIND_COUNT):
        count = hand[kind]
        if not count:
            continue
        if RULER_OF_KIND[kind] >= 0:
            own[O_HELD + RULER_OF_KIND[kind]] += count
        else:
            own[O_ACCIDENTS + BAD_NUMBER_OF_KIND[kind] - 1] += count
        own[O_SHOES] += count * HORSESHOES_OF_KIND[kind]
        own[O_CARDS] += count


@compiled
def backs_of(s: Row, n: int) -> tuple[int, int]:
    """Count the cards of each back in a hand."""
    normal = risky = 0
    for slot in range(HAND_SLOTS):
        held = s[HAND_AT + n * HAND_SLOTS + slot]
        if held < NO_CARD:
            risky += held & 1
            normal += 1 - (held & 1)
    return normal, risky


@compiled
def _count_card(it: KnownOverRows, mishaps: Numbers, kind: int, back: int, many: int) -> None:
    """Count cards that the chariot has not seen."""
    it.unseen[2 * back] += many
    it.unseen[2 * back + 1] += many * HORSESHOES_OF_KIND[kind]
    if BAD_NUMBER_OF_KIND[kind]:
        mishaps[back] += many


@compiled
def _look_at_cards(s: Row, t: Terms, n: int, it: KnownOverRows, hand: Numbers) -> None:
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
def look_round(s: Row, sand: Sand, n: int, it: KnownOverRows, hand: Numbers) -> None:
    """Write down what a chariot knows of the position as it is."""
    t = sand.t
    stands, own, unseen = it.stands, it.own, it.unseen
    _look_at_cards(s, t, n, it, hand)
    touched = touched_by(s, n)
    stands[:] = 0
    for other in range(FIELD):
        at = other * STAND
        if other >= t[TERMS_CHARIOT_COUNT_AT] or s[STATUS_AT + other] != RACING:
            stands[at + S_STATUS] = (
                1 if other < t[TERMS_CHARIOT_COUNT_AT] and s[STATUS_AT + other] == FINISHED else 2
            )
            continue
        x, y, heading = s[X_AT + other], s[Y_AT + other], s[HEADING_AT + other]
        along = set_pose(sand, stands, other, x, y, heading, s[TURNS_AT + other])
        stands[at + S_MOVED] = s[MOVED_AT + other]
        stands[at + S_SKIP] = s[TURNS_TO_MISS_AT + other]
        normal, risky = backs_of(s, other)
        stands[at + S_CARDS] = normal + risky
        stands[at + S_SHOES] = 16 * normal * unseen[1] // max(1, unseen[0])
        stands[at + S_SHOES] += 16 * risky * unseen[3] // max(1, unseen[2])
        stands[at + S_TOUCH] = (touched >> other) & 1
        if other == n:
            set_hand(own, hand)
            own[O_DRAW] = 0
            own[O_AWAY_FROM] = 1 if turn_away_from_winner(s, n) != 0 else 0
            set_rulers(sand, stands, own, n, x, y, heading, s[TURNS_AT + n], along)
