"""What always holds, said where a type cannot say it: one error with a name, instead of asserts."""

from __future__ import annotations

from collections.abc import Sized
from typing import TypeVar

Value = TypeVar("Value")
Items = TypeVar("Items", bound=Sized)


class BrokenInvariant(RuntimeError):
    """Something that always holds does not: a mistake of the program, never of a person."""


def present(value: Value | None, what: str) -> Value:
    """Give a value that cannot be missing here; raise BrokenInvariant, saying what is missing, if it is."""
    if value is None:
        raise BrokenInvariant(f"there is no {what}")
    return value


def instance_of(kind: type[Value], value: object, what: str) -> Value:
    """Give a value that can only be of one type here; raise BrokenInvariant, saying what it is, if not."""
    if not isinstance(value, kind):
        raise BrokenInvariant(f"{what} is no {kind.__name__}")
    return value


def exactly(count: int, items: Items, what: str) -> Items:
    """Give items that can only be so many; raise BrokenInvariant, saying what they are, if they are not."""
    if len(items) != count:
        raise BrokenInvariant(f"{len(items)} {what} instead of {count}")
    return items
