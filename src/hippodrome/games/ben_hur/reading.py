"""Reading plain JSON values field by field, so that every complaint names its field."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from hippodrome.games.ben_hur.kit import CARD_INDEX, Card
from hippodrome.saying import Trouble


def read_object(written: Any, field: str, known: Iterable[str]) -> dict[str, Any]:
    """Read an object and refuse fields it may not have."""
    if not isinstance(written, dict):
        raise Trouble("ben-hur-not-an-object", field=field)
    for name in written:
        if name not in known:
            raise Trouble(
                "ben-hur-unknown-field", field=f"{field}.{name}" if field != "position" else str(name)
            )
    return written


def read_list(written: Any, field: str, most: int) -> list[Any]:
    """Read a list of at most so many things."""
    if not isinstance(written, list) or len(written) > most:
        raise Trouble("ben-hur-not-a-list", field=field, most=most)
    return written


def read_number(written: Any, field: str, least: int, most: int) -> int:
    """Read a whole number between two others."""
    if type(written) is not int or not least <= written <= most:
        raise Trouble("ben-hur-not-a-number", field=field, least=least, most=most)
    return written


def read_bool(written: Any, field: str) -> bool:
    """Read true or false."""
    if not isinstance(written, bool):
        raise Trouble("ben-hur-not-a-bool", field=field)
    return written


def read_word(written: Any, field: str, words: Iterable[str]) -> str:
    """Read one of a few words."""
    choices = tuple(words)
    if not isinstance(written, str) or written not in choices:
        raise Trouble("ben-hur-no-such-choice", field=field, choices=", ".join(choices))
    return written


def read_card(written: Any, field: str) -> Card:
    """Read a card."""
    if not isinstance(written, str) or written not in CARD_INDEX:
        raise Trouble("ben-hur-no-such-card", field=field, card=str(written))
    return Card(written)


def read_different_numbers(written: Any, field: str, least: int, most: int) -> tuple[int, ...]:
    """Read a list of different whole numbers."""
    listed = read_list(written, field, most - least + 1)
    numbers = tuple(read_number(number, field, least, most) for number in listed)
    if len(set(numbers)) < len(numbers):
        raise Trouble("ben-hur-listed-twice", field=field)
    return numbers
