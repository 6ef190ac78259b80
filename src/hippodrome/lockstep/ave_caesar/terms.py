"""What a race in lockstep is played by, and how it is written in numbers: marks, cards, actions."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from hippodrome.course import Course, Direction
from hippodrome.games.ave_caesar.kit import COPIES_PER_VALUE, VALUES, Options
from hippodrome.lockstep.ave_caesar.tables import CourseTables

MOST_CHARIOTS: Final = 6
MOST_HAND_CARDS: Final = COPIES_PER_VALUE * len(VALUES)

# What may be marked on a chariot.
PAID: Final = 1
OWES: Final = 2
DISQUALIFIED: Final = 4
FINISHED: Final = 8
OUT: Final = 16
UNMANNED: Final = 32

CARD_BITS: Final = 5
"""Hands and decks are six counts of so many bits, the ones lowest."""

CARD_BY_VALUE: Final = (0, *(1 << CARD_BITS * (value - 1) for value in VALUES))
"""One card of each value; the first is no card."""

SIX: Final = CARD_BY_VALUE[6]
ONE_CARD_OF_EACH: Final = sum(CARD_BY_VALUE)
"""One card of each value together; a multiple of it adds up counts in the highest field."""

FULL_DECK: Final = COPIES_PER_VALUE * ONE_CARD_OF_EACH
"""A full deck (1.2)."""

TUCKED_BITS: Final = 3
"""Tucked cards are a number of digits of so many bits, next to be drawn lowest."""


@dataclass(frozen=True)
class Terms:
    """The terms of a race: the course as tables, the options, and who drives."""

    tables: CourseTables
    chariots: int
    seats: int
    hand_size: int = 3
    tuck: bool = False
    """Whether a blocked hand puts a card under its deck (3.5)."""
    six_free_after_finish: bool = False
    points_short: bool = False
    """Whether a chariot short of points is out (6.2)."""
    keep_six: bool = False
    """Whether an unmanned chariot keeps a 6 that the six rule bars (8.2)."""
    unmanned: int = 0
    """How many chariots at the end of the list nobody drives."""

    @property
    def chariots_each(self) -> int:
        """How many chariots each seat drives."""
        return (self.chariots - self.unmanned) // self.seats


def terms_of(
    course: Course,
    direction: Direction,
    options: Options,
    *,
    seats: int,
    chariots_each: int = 1,
    unmanned: int = 0,
) -> Terms:
    """Put the terms of a race together from a course and the options of an edition."""
    return Terms(
        tables=CourseTables(course, direction, options.laps or course.laps),
        chariots=seats * chariots_each + unmanned,
        seats=seats,
        hand_size=options.hand_size,
        tuck=options.blocked_hand == "tuck",
        six_free_after_finish=options.six_free_after_finish,
        points_short=options.retire == "points_short",
        keep_six=options.unmanned_six == "keep",
        unmanned=unmanned,
    )


def count_actions(size: int) -> int:
    """Count the actions of a race on so many spaces: drives, pass, withdraw, tucks and draws."""
    return len(VALUES) * (size + 1) + 2 + 2 * len(VALUES)


# The numbers of actions. A drive of a card to a space is (card − 1) × (spaces + 1) + space, the finish
# being the last space; the others follow.


def pass_action(size: int) -> int:
    """Give the number of a pass."""
    return len(VALUES) * (size + 1)


def withdraw_action(size: int) -> int:
    """Give the number of a withdrawal."""
    return pass_action(size) + 1


def tuck_action(size: int, card: int) -> int:
    """Give the number of tucking a card."""
    return pass_action(size) + 1 + card


def draw_action(size: int, card: int) -> int:
    """Give the number of the Fates' draw of a card."""
    return pass_action(size) + 1 + len(VALUES) + card


OBSERVED_RACE_FIELDS: Final = ("drawing", "opening", "still", "turn", "racing", "home", "leaders_hold_sixes")
OBSERVED_CHARIOT_FIELDS: Final = (
    "space", "lap", "paid", "owes", "disqualified", "finished", "out", "unmanned", "owner", "left", "held",
    "tucked_away", *(f"unseen_{value}" for value in VALUES), *(f"hand_{value}" for value in VALUES),
    *(f"deck_{value}" for value in VALUES),
)  # fmt: skip  # a list that is read in rows


def observation_names(terms: Terms) -> tuple[str, ...]:
    """Name what a seat observes, number by number.

    First the race: whether a draw is due, the opening, still turns, whose turn it is, how many race,
    whether one is home, and what 4.5 tells a leader (-1: nothing). Then each chariot, from the one the seat
    is to play, or its first, on: its space (-1 off the course), lap and marks; its owner, counted from the
    seat (-1: nobody); its place among those that left (0: not left); how many cards it holds and has
    tucked; what it has not played yet, by value; and hand, deck and, where cards are tucked, these in their
    order: -1 where they are hidden.
    """
    tucked = tuple(f"tucked_{place}" for place in range(MOST_HAND_CARDS)) if terms.tuck else ()
    return OBSERVED_RACE_FIELDS + tuple(
        f"chariot_{number}_{name}"
        for number in range(terms.chariots)
        for name in OBSERVED_CHARIOT_FIELDS + tucked
    )
