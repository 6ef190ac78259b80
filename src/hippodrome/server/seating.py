"""What is said when a table is opened and when somebody sits down."""

from __future__ import annotations

import msgspec

from hippodrome.server.messages import SeatNumber, Token
from hippodrome.server.settings import Name


class Sit(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Take a seat, the first free one if none is named."""

    name: Name
    seat: SeatNumber | None = None


class Recover(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Take one's seat to this device by its recovery code."""

    recovery: Token


class Seated(msgspec.Struct, frozen=True):
    """A seat that is now one's own: the token to act with, the code to get it back on another device."""

    table: str
    code: str
    seat: int
    token: str
    recovery: str | None


class Open(msgspec.Struct, frozen=True):
    """A table that was opened: its id, and the short code to find it by."""

    table: str
    code: str
