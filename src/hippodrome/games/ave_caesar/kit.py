"""Section 1 and 9: what is in the box — race cards, laurels — and how the editions differ.

Cards in hand or deck are packed into one small number, six counts of three bits each with the ones lowest:
adding `CARD[4]` puts a 4 in, taking it away removes one, and comparing with `CARD[6]` tells a six.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, fields, replace
from functools import cache
from typing import Any, Final, Literal, NewType, get_args

from hippodrome.saying import Trouble

Cards = NewType("Cards", int)
"""A multiset of race cards, packed."""

VALUES: Final = (1, 2, 3, 4, 5, 6)
COPIES_PER_VALUE: Final = 4
CARD_BY_VALUE: Final = (Cards(0), *(Cards(1 << 3 * (value - 1)) for value in VALUES))
"""One card of each value, packed; `CARD[0]` is no card."""

NO_CARDS: Final = Cards(0)
SIX: Final = CARD_BY_VALUE[6]
FULL_DECK: Final = Cards(sum(COPIES_PER_VALUE * CARD_BY_VALUE[value] for value in VALUES))
"""A full deck (1.2): every value four times, 84 points."""

LAURELS: Final = (6, 4, 3, 2, 1, 0)
"""What the finishers win, in order (6.4)."""

Condition = Literal["racing", "disqualified", "finished", "out"]
"""The state of a chariot in the words of a position file."""


@cache
def counts_by_value(cards: Cards) -> tuple[int, ...]:
    """Count the cards of each value, ones first."""
    return tuple(cards >> 3 * (value - 1) & 7 for value in VALUES)


@cache
def sorted_values(cards: Cards) -> tuple[int, ...]:
    """List the cards in ascending order."""
    return tuple(
        value for value, count in zip(VALUES, counts_by_value(cards), strict=True) for _ in range(count)
    )


@cache
def different_values(cards: Cards) -> tuple[int, ...]:
    """List the different values among the cards, ascending."""
    return tuple(value for value, count in zip(VALUES, counts_by_value(cards), strict=True) if count)


@cache
def sum_of_points(cards: Cards) -> int:
    """Add up the points of the cards."""
    return sum(sorted_values(cards))


def pack_cards(cards: Iterable[int]) -> Cards:
    """Pack a list of values."""
    return Cards(sum(CARD_BY_VALUE[value] for value in cards))


# --- editions and options ------------------------------------------------------------------------------

Edition = Literal["ravensburger", "player-aid", "summary", "pro-ludo"]
EDITIONS: Final[tuple[Edition, ...]] = get_args(Edition)


@dataclass(frozen=True, slots=True)
class Options:
    """The options of section 9 and 8.3; `laps` is None where the course's own number holds."""

    blocked_hand: Literal["keep", "tuck"] = "keep"
    six_free_after_finish: bool = False
    retire: Literal["cards_out", "points_short"] = "cards_out"
    unmanned_six: Literal["discard", "keep"] = "discard"
    next_start: Literal["last_placed", "last_started", "by_rank"] = "last_placed"
    unmanned_driver: Literal["instinct", "vote"] = "instinct"
    hand_size: int = 3
    laps: int | None = None
    races: int = 4


OPTION_CHOICES: Final[Mapping[str, tuple[str, ...]]] = {
    "blocked_hand": ("keep", "tuck"),
    "retire": ("cards_out", "points_short"),
    "unmanned_six": ("discard", "keep"),
    "next_start": ("last_placed", "last_started", "by_rank"),
    "unmanned_driver": ("instinct", "vote"),
}
OPTION_RANGES: Final[Mapping[str, tuple[int, int]]] = {
    "hand_size": (1, 24),
    "laps": (1, 30),
    "races": (1, 24),
}

OPTIONS_BY_EDITION: Final[Mapping[Edition, Options]] = {
    "ravensburger": Options(six_free_after_finish=True),
    "player-aid": Options(),
    "summary": Options(blocked_hand="tuck", retire="points_short"),
    "pro-ludo": Options(unmanned_six="keep"),
}
"""What each edition plays (section 9)."""

CHARIOTS_BY_EDITION: Final[Mapping[Edition, tuple[int, int]]] = {
    "ravensburger": (3, 6),
    "player-aid": (2, 6),
    "summary": (3, 6),
    "pro-ludo": (2, 6),
}
"""How many chariots each edition races with (section 9)."""


def courses_of(edition: Edition, chariots: int) -> tuple[str, str]:
    """Name the two courses an edition drives with so many chariots (7.1, section 9)."""
    if edition in ("player-aid", "pro-ludo"):
        return ("pro-ludo-a", "pro-ludo-b")
    return ("white", "blue") if chariots <= 4 else ("yellow", "red")


def read_edition_name(value: object, where: str = "edition") -> Edition:
    """Read the name of an edition."""
    for edition in EDITIONS:
        if value == edition:
            return edition
    raise Trouble("field-choice", field=where, choices=", ".join(EDITIONS))


def read_options(edition: Edition, value: object, where: str = "options") -> Options:
    """Set options by hand over those of an edition (section 9)."""
    if not isinstance(value, Mapping):
        raise Trouble("field-object", field=where)
    given: dict[str, Any] = {}
    for name, setting in value.items():
        given[name] = _read_option(name, setting, f"{where}.{name}", where)
    return replace(OPTIONS_BY_EDITION[edition], **given)


def _read_option(name: object, setting: object, field: str, where: str) -> object:
    if name == "six_free_after_finish":
        if not isinstance(setting, bool):
            raise Trouble("field-bool", field=field)
        return setting
    if name in OPTION_CHOICES:
        choices = OPTION_CHOICES[str(name)]
        if setting not in choices:
            raise Trouble("field-choice", field=field, choices=", ".join(choices))
        return setting
    if name in OPTION_RANGES:
        least, most = OPTION_RANGES[str(name)]
        if not isinstance(setting, int) or isinstance(setting, bool) or not least <= setting <= most:
            raise Trouble("field-whole", field=field, least=least, most=most)
        return setting
    known = ", ".join(option.name for option in fields(Options))
    raise Trouble("option-unknown", field=where, option=str(name)[:40], known=known)


def write_options(edition: Edition, options: Options) -> dict[str, Any]:
    """Write the options that differ from the edition's own."""
    usual = OPTIONS_BY_EDITION[edition]
    return {
        option.name: getattr(options, option.name)
        for option in fields(Options)
        if getattr(options, option.name) != getattr(usual, option.name)
    }
