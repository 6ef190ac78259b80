"""What can happen at a table, as it is stored: one event a row, with secrets only as hashes."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from hippodrome.server.settings import Settings


class Held(msgspec.Struct, frozen=True):
    """Who holds a seat: a name, and the hashes of the token and of the recovery code."""

    name: str
    token: str
    recovery: str


class Opened(msgspec.Struct, frozen=True, tag="opened"):
    """A table was opened, with the rules' version; at a rematch people keep their seats."""

    settings: Settings
    rules: int
    held: tuple[Held | None, ...]
    rematch_of: str | None = None


class Sat(msgspec.Struct, frozen=True, tag="sat"):
    """Somebody took a seat; it changed hands."""

    seat: int
    held: Held


class Recovered(msgspec.Struct, frozen=True, tag="recovered"):
    """Somebody took their seat to another device by its recovery code: a new token."""

    seat: int
    token: str


class Left(msgspec.Struct, frozen=True, tag="left"):
    """Somebody left a seat; its token is worth nothing any more."""

    seat: int


class Manned(msgspec.Struct, frozen=True, tag="manned"):
    """A free seat was given to a charioteer."""

    seat: int
    charioteer: str


class Started(msgspec.Struct, frozen=True, tag="started"):
    """The race was started, free seats were given to a charioteer, and the Fates drew."""

    fates: tuple[str, ...]
    fill: str | None = None


class Moved(msgspec.Struct, frozen=True, tag="moved", omit_defaults=True):
    """A seat moved and the Fates answered; `driver` is the charioteer who drove, if one did."""

    seat: int
    move: str
    fates: tuple[str, ...] = ()
    driver: str | None = None


class Asked(msgspec.Struct, frozen=True, tag="asked"):
    """A seat asked to take its last move back."""

    seat: int


class Answered(msgspec.Struct, frozen=True, tag="answered"):
    """A seat said whether it consents to the takeback."""

    seat: int
    yes: bool


class Said(msgspec.Struct, frozen=True, tag="said"):
    """Somebody spoke: a seat, or someone in the stands."""

    seat: int | None
    name: str
    text: str


class Reacted(msgspec.Struct, frozen=True, tag="reacted"):
    """A seat showed what it felt."""

    seat: int
    what: str


class Reins(msgspec.Struct, frozen=True, tag="reins"):
    """A charioteer took the reins of a seat, because its time had run out or it asked for it."""

    seat: int
    charioteer: str
    why: Literal["time", "asked"]


class Returned(msgspec.Struct, frozen=True, tag="returned"):
    """A player took the reins back."""

    seat: int


class Replaced(msgspec.Struct, frozen=True, tag="replaced"):
    """A charioteer that hung, crashed or made no legal move was replaced by a simpler one."""

    seat: int
    charioteer: str
    by: str
    why: Literal["hung", "crashed", "strayed"]


class Rematched(msgspec.Struct, frozen=True, tag="rematched"):
    """The same company sits down again, at another table."""

    table: str


class Imported(msgspec.Struct, frozen=True, tag="imported"):
    """A record was brought in: a whole race at once, as its lines."""

    moves: tuple[str, ...]


Event = (
    Opened
    | Sat
    | Recovered
    | Left
    | Manned
    | Started
    | Moved
    | Asked
    | Answered
    | Said
    | Reacted
    | Reins
    | Returned
    | Replaced
    | Rematched
    | Imported
)
"""Anything that happens at a table."""

_decoder: msgspec.json.Decoder[Any] = msgspec.json.Decoder(Event)
_encoder = msgspec.json.Encoder()


def write_event(event: Event) -> str:
    """Write an event as the ledger stores it."""
    return _encoder.encode(event).decode()


def read_event(text: str) -> Event:
    """Read an event from the ledger."""
    read: Event = _decoder.decode(text)
    return read


class Stored(msgspec.Struct, frozen=True):
    """A row of the ledger: the event, its number at the table, when it happened, the key it came with."""

    number: int
    at: int
    event: Event
    key: str | None = None
