"""What is said when a table is opened and when somebody sits down."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta

from hippodrome.tables.messages import SeatNumber, Token
from hippodrome.tables.settings import Name

SeatKey = Annotated[str, Meta(min_length=16, max_length=64, pattern="^[A-Za-z0-9_-]+$")]
"""A key of the client's own making that nobody else knows: with it again one gets the same seat again."""


class Sit(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Take a seat, the first free one if none is named; with the same key again, the same seat."""

    name: Name
    seat: SeatNumber | None = None
    key: SeatKey | None = None


class Recover(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Take one's seat to this device by its recovery code."""

    recovery: Token


class Seated(msgspec.Struct, frozen=True):
    """A seat that is now one's own: the token to act with, the code to get it back on another device.

    `asked` says that it is not one's own yet: the token is good as soon as those at the table consent.
    """

    table: str
    code: str
    seat: int
    token: str
    recovery: str
    asked: bool = False


class Open(msgspec.Struct, frozen=True):
    """A table that was opened: its id, and the short code to find it by."""

    table: str
    code: str
