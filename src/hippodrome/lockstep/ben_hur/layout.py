"""How a race of Ben Hur lies in arrays: its fields, its terms, its moves as numbers and its shapes.

Everything here is plain numpy and needs neither accelerator nor compiler, so both engines read the same page.

A race is one row of whole numbers; `FIELDS` names its parts in order. Chariots that a race does not have are
`ABSENT` and nothing ever looks at them. A card in a hand is `2 · kind + back` with kinds in the order of the
kit's `CARDS` and backs n, r, so that ascending numbers are the order in which a hand is written.
"""

from __future__ import annotations

from math import cos, isqrt, radians, sin
from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from hippodrome.games.ben_hur.kit import (
    CARD_KINDS,
    CHARIOT_LENGTH,
    CHARIOT_WIDTH,
    HIGHEST_BAD_NUMBER,
    HORSESHOES,
    MOST_CHARIOTS,
    RULER_LENGTH,
    RULER_WIDTH,
    RULERS,
    Card,
)
from hippodrome.games.ben_hur.table import Accidents, RaceTerms, Scoring, Ties

Row = NDArray[np.int64]
"""One race, or many of them with the race first."""

Terms = NDArray[np.int64]
"""What is agreed before a race, as numbers; see `write_terms`."""

Near = NDArray[np.int64]
"""How near a point may come to each side of each shape; see `near_table`."""

KIND_COUNT: Final = len(CARD_KINDS)
"""How many kinds of card there are."""

HAND_SLOTS: Final = 5
"""As many cards as a hand can come to hold: four, and one more in a position that was told so."""

NO_CARD: Final = 2 * KIND_COUNT
"""Stands in a hand where there is no card."""

MOST_LAPS: Final = 4
"""The most laps of a race, and so the most markers."""

PHASES: Final = (
    "places", "deal", "redraw", "whip-own", "turn", "roll", "take", "draw",
    "whip", "whip-reply", "whipped", "more", "over",
)  # fmt: skip  # a list that is read in rows
"""The phases by number."""

(
    PLACES, DEAL, REDRAW, WHIP_OWN, TURN, ROLL, TAKE, DRAW,
    WHIP, WHIP_REPLY, WHIPPED, MORE, OVER,
) = range(len(PHASES))  # fmt: skip  # as above

RACING, FINISHED, OUT, ABSENT = range(4)
STATUSES: Final = ("racing", "finished", "out")

NO_BUSINESS, RAM, WHIPPING, ACCIDENT = range(4)
"""What is being settled."""

ENDURANCE, KNOCKOUT, CLUB = range(3)
ACCIDENT_RULES: Final[dict[Accidents, int]] = {"endurance": ENDURANCE, "knockout": KNOCKOUT, "club": CLUB}

BY_LAPS, BY_FINISH, BY_SEASON = range(3)
SCORINGS: Final[dict[Scoring, int]] = {"laps": BY_LAPS, "finish": BY_FINISH, "season": BY_SEASON}
TIES: Final[dict[Ties, int]] = {"share": 0, "race": 1}

FIELD_SIZES: Final = {
    "x": MOST_CHARIOTS, "y": MOST_CHARIOTS, "heading": MOST_CHARIOTS, "placed": MOST_CHARIOTS,
    "turns": MOST_CHARIOTS, "status": MOST_CHARIOTS, "skip": MOST_CHARIOTS,
    "away": MOST_CHARIOTS, "started": MOST_CHARIOTS, "touch": MOST_CHARIOTS,
    "moved": MOST_CHARIOTS, "score": MOST_CHARIOTS,
    "hand": MOST_CHARIOTS * HAND_SLOTS, "markers": MOST_CHARIOTS * MOST_LAPS,
    "decks": 2 * KIND_COUNT, "discards": 2 * KIND_COUNT,
    "phase": 1, "actor": 1, "round": 1, "race": 1,
    "owner": 1, "announced": 1, "good": 1, "drove": 1, "ask": 1, "deck": 1,
    "business": 1, "card": 1, "ruler": 1, "turn": 1, "target": 1, "by": 1, "die": 1, "whipped": 1,
    "broken": 1,
}  # fmt: skip  # a table
"""The parts of a row and how many numbers each takes.

`touch` has a bit for each chariot that this one came to touch by its own move. `owner` to `whipped` are the
turn under way, zero where there is none, but for −1 in `owner` and `deck`; `ask` holds those still to be
asked for a whip, three bits each, 7 for nobody. `broken` is 0, or one more than the chariot whose illegal
move ended it.
"""

ROW_SIZE: Final = sum(FIELD_SIZES.values())
"""How many numbers a row has."""


def _offsets() -> dict[str, int]:
    found, at = {}, 0
    for name, size in FIELD_SIZES.items():
        found[name] = at
        at += size
    return found


FIELD_STARTS: Final = _offsets()
"""Where each part of a row begins."""

NOBODY_ASKED: Final = 0o777777
"""The field `ask` when nobody is to be asked."""

# --- moves -----------------------------------------------------------------------------------------------

SPEEDS: Final = tuple(number for number, card in enumerate(CARD_KINDS) if card in RULER_LENGTH)
"""The kinds that are speeds, in order."""

MISHAPS: Final = tuple(number for number, card in enumerate(CARD_KINDS) if card in HIGHEST_BAD_NUMBER)
"""The kinds that are accidents, in order."""

LAY: Final = 0
"""Lay a speed card: `LAY + 9 · speed + 3 · ruler + chariot`, turns counted −30, 0, +30.

One number stands for driving and for ramming: a placement is never both."""

PLAY_ACCIDENT: Final = LAY + 9 * len(SPEEDS)
LOSE_TURN: Final = PLAY_ACCIDENT + len(MISHAPS)
CRASH: Final = LOSE_TURN + 1
TAKE_FROM: Final = CRASH + len(SPEEDS)
REDRAW_HAND: Final = TAKE_FROM + 2
KEEP_HAND: Final = REDRAW_HAND + 1
ANNOUNCE: Final = KEEP_HAND + 1
NO_WHIP: Final = ANNOUNCE + MOST_CHARIOTS
TAKE_LOST_WHIP: Final = NO_WHIP + 1
NO_FURTHER_CARD: Final = TAKE_LOST_WHIP + 1
CONCEDE: Final = NO_FURTHER_CARD + 1
ACTION_COUNT: Final = CONCEDE + 1
"""How many actions a seat has; the Fates' moves come after."""

ROLL_DIE: Final = ACTION_COUNT
"""The Fates roll: `ROLL_DIE + number − 1`."""

DRAW_CARD: Final = ROLL_DIE + 6
"""The Fates draw: `DRAW_CARD + kind`."""

MOVE_COUNT: Final = DRAW_CARD + KIND_COUNT
"""How many moves there are, the Fates' included."""

# --- what each card is -----------------------------------------------------------------------------------

_LENGTHS: Final = tuple(RULERS.values())


def _by_card(of: dict[Card, int], otherwise: int) -> NDArray[np.int64]:
    return np.array([of.get(card, otherwise) for card in CARD_KINDS], np.int64)


SPEED_OF_KIND: Final = np.array([SPEEDS.index(k) if k in SPEEDS else -1 for k in range(KIND_COUNT)], np.int64)
"""The number among the speeds of each kind, −1 for accidents."""

KIND_OF_SPEED: Final = np.array(SPEEDS, np.int64)
KIND_OF_MISHAP: Final = np.array(MISHAPS, np.int64)

RULER_OF_KIND: Final = _by_card({card: _LENGTHS.index(RULER_LENGTH[card]) for card in RULER_LENGTH}, -1)
"""The number of the ruler that each kind asks for, −1 for accidents."""

BAD_NUMBER_OF_KIND: Final = _by_card(HIGHEST_BAD_NUMBER, 0)
"""The highest bad number of each kind, 0 for speeds."""

HORSESHOES_OF_KIND: Final = _by_card(HORSESHOES, 0)
"""The horseshoes of each kind."""

# --- shapes ----------------------------------------------------------------------------------------------

_MILLION: Final = 1_000_000


def _along(length: int, heading: int) -> tuple[int, int]:
    """Lay a length along a heading, in whole numbers (1.2)."""
    angle = radians(heading % 360)
    parts = []
    for millionths in (round(cos(angle) * _MILLION), round(sin(angle) * _MILLION)):
        size = (abs(length * millionths) + _MILLION // 2) // _MILLION
        parts.append(size if millionths >= 0 else -size)
    return parts[0], parts[1]


def _turned(length: int, quarter: int = 0) -> NDArray[np.int64]:
    """Lay a length along every heading: x and y, by degree."""
    return np.array([_along(length, heading + quarter) for heading in range(360)], np.int64).T.copy()


RULER_RUN: Final = np.array([_turned(length) for length in _LENGTHS])
"""The run of each ruler along every heading: [ruler, x or y, heading]."""

RULER_HALF_WIDTH_RUN: Final = _turned(RULER_WIDTH // 2, 90)
"""From the middle of a ruler to its left edge."""

CHARIOT_RUN: Final = _turned(CHARIOT_LENGTH)
"""From the rear of a chariot to its front."""

CHARIOT_HALF_WIDTH_RUN: Final = _turned(CHARIOT_WIDTH // 2, 90)
"""From the middle of a chariot to its left edge."""

COSINE: Final = np.array([round(cos(radians(h)) * _MILLION) for h in range(360)], np.int64)
SINE: Final = np.array([round(sin(radians(h)) * _MILLION) for h in range(360)], np.int64)

CHARIOT_REACH: Final = isqrt(CHARIOT_LENGTH * CHARIOT_LENGTH + CHARIOT_WIDTH * CHARIOT_WIDTH) // 2 + 3
"""More than from the middle of a chariot to a corner."""

RULER_REACH: Final = np.array(
    [isqrt(length * length + RULER_WIDTH * RULER_WIDTH) // 2 + 3 for length in _LENGTHS], np.int64
)
"""More than from the middle of each ruler to a corner."""

LONG_SIDES: Final = len(_LENGTHS)
RULER_END, CHARIOT_SIDE, CHARIOT_END, CONTACT_SIDE, CONTACT_END = range(LONG_SIDES, LONG_SIDES + 5)
"""Rows of `near_table` after those of the rulers' long sides."""


def largest_crosses_within(inner: int, contact: int) -> Near:
    """Tabulate, for each side and heading, the largest cross product that is within a distance.

    A point is within g of the line along e just when cross² ≤ g² · e², that is when |cross| is at most the
    whole root of g² · e², so squares of products never arise.
    """
    sides = [
        *RULER_RUN,
        2 * RULER_HALF_WIDTH_RUN,
        CHARIOT_RUN,
        2 * CHARIOT_HALF_WIDTH_RUN,
        CHARIOT_RUN,
        2 * CHARIOT_HALF_WIDTH_RUN,
    ]
    gaps = [inner] * (LONG_SIDES + 3) + [contact] * 2
    return np.array(
        [
            [isqrt(gap * gap * (int(x) * int(x) + int(y) * int(y))) for x, y in zip(*side, strict=True)]
            for side, gap in zip(sides, gaps, strict=True)
        ],
        np.int64,
    )


# --- terms -----------------------------------------------------------------------------------------------

(
    TERMS_HALF_AT, TERMS_INNER_AT, TERMS_OUTER_AT, TERMS_FIRST_AT, TERMS_STEP_AT, TERMS_CONTACT_AT,
    TERMS_LAPS_AT, TERMS_ACCIDENT_RULE_AT, TERMS_SCORING_AT, TERMS_TIES_AT, TERMS_RACES_AT,
    TERMS_FREE_STEERING_AT, TERMS_CHARIOT_COUNT_AT, TERMS_PLAYERS_AT, TERMS_SEATS_AT,
) = range(15)  # fmt: skip  # a list that is read in rows
TERMS_FRESH_DECKS_AT: Final = TERMS_SEATS_AT + MOST_CHARIOTS
"""Both decks as they are at the start of a race."""

ROUNDS_A_LAP: Final = 40
"""After so many rounds a lap all still racing are out (3.7)."""


class ArrayTerms(NamedTuple):
    """The terms of a race as arrays: numbers, and the table of what is near in its arena."""

    terms: Terms
    near: Near


def write_terms(terms: RaceTerms) -> ArrayTerms:
    """Write what is agreed before a race as numbers."""
    arena, options, count = terms.arena, terms.options, len(terms.seats)
    normal, risky = terms.fresh_decks()
    numbers = [
        arena.half, arena.inner, arena.outer, arena.first, arena.step, arena.contact,
        terms.laps, ACCIDENT_RULES[options.accidents], SCORINGS[options.scoring], TIES[options.ties],
        options.races,
        int(options.steering == "free"), count, max(terms.seats) + 1,
        *terms.seats, *[-1] * (MOST_CHARIOTS - count), *normal, *risky,
    ]  # fmt: skip  # in the order of the names above
    return ArrayTerms(np.array(numbers, np.int64), largest_crosses_within(arena.inner, arena.contact))


def blank_row(agreed: ArrayTerms) -> Row:
    """Lay everything out for a race, before the first roll for a place (2.1)."""
    row = np.zeros(ROW_SIZE, np.int64)
    field_of(row, "away")[:] = -1
    field_of(row, "status")[int(agreed.terms[TERMS_CHARIOT_COUNT_AT]) :] = ABSENT
    field_of(row, "hand")[:] = NO_CARD
    field_of(row, "decks")[:] = agreed.terms[TERMS_FRESH_DECKS_AT:]
    for name, start in (("round", 1), ("race", 1), ("owner", -1), ("deck", -1), ("ask", NOBODY_ASKED)):
        field_of(row, name)[:] = start
    return row


def field_of(row: NDArray[Any], name: str) -> NDArray[Any]:
    """Look at one part of a row, or of many rows."""
    return row[..., FIELD_STARTS[name] : FIELD_STARTS[name] + FIELD_SIZES[name]]
