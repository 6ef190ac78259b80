"""What can happen at a table, as it is stored: one event a row, with secrets only as hashes."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from hippodrome.tables.settings import Settings


class Held(msgspec.Struct, frozen=True):
    """Who holds a seat: a name, and the hashes of the token, the recovery code and the key it came with."""

    name: str
    token: str
    recovery: str
    key: str = ""


class Opened(msgspec.Struct, frozen=True, tag="opened"):
    """A table was opened, with the rules' version; at a rematch people keep their seats and liveries."""

    settings: Settings
    rules: int
    held: tuple[Held | None, ...]
    rematch_of: str | None = None
    liveries: tuple[int | None, ...] = ()


class Sat(msgspec.Struct, frozen=True, tag="sat"):
    """Somebody took a seat; it changed hands."""

    seat: int
    held: Held


class Recovered(msgspec.Struct, frozen=True, tag="recovered"):
    """Somebody took their seat to another device: a new token, and a new recovery code.

    By its recovery code, or by the key with which they had sat down: then the `key` stays good. Events of
    older tables have no new recovery code: there the old one stayed good.
    """

    seat: int
    token: str
    recovery: str | None = None
    key: str = ""


class Left(msgspec.Struct, frozen=True, tag="left", omit_defaults=True):
    """Somebody left a seat, or was taken out of it `by` another; its token is worth nothing any more."""

    seat: int
    by: int | None = None


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


class Dressed(msgspec.Struct, frozen=True, tag="dressed"):
    """A seat chose its livery, before the race."""

    seat: int
    livery: int


class Paced(msgspec.Struct, frozen=True, tag="paced"):
    """The host changed how long charioteers wait before they move, in milliseconds."""

    seat: int
    pace: int


class AskedTakeback(msgspec.Struct, frozen=True, tag="asked"):
    """A seat asked to take its last move back."""

    seat: int


class AnsweredTakeback(msgspec.Struct, frozen=True, tag="answered"):
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
    """A charioteer took the reins of a seat: its time had run out, it asked for it, or it was away."""

    seat: int
    charioteer: str
    why: Literal["time", "asked", "absent"]


class Returned(msgspec.Struct, frozen=True, tag="returned"):
    """A player took the reins back."""

    seat: int


class Petitioned(msgspec.Struct, frozen=True, tag="petitioned", omit_defaults=True):
    """Those at the table were asked to let somebody in to a seat, or to give an absent one's reins away.

    `held` is who wants the seat; `by` the seat that asks for the reins, `of` those it needs the consent of.
    """

    kind: Literal["seat", "reins"]
    about: int
    by: int | None = None
    held: Held | None = None
    of: tuple[int, ...] = ()


class Voted(msgspec.Struct, frozen=True, tag="voted"):
    """A seat said whether it consents to the petition about another seat, and more have to, or it refused."""

    seat: int
    about: int
    yes: bool


class Replaced(msgspec.Struct, frozen=True, tag="replaced"):
    """A charioteer that hung, crashed, made no legal move or cannot drive there was replaced."""

    seat: int
    charioteer: str
    by: str
    why: Literal["hung", "crashed", "strayed", "unfit"]


class Rematched(msgspec.Struct, frozen=True, tag="rematched"):
    """The same company sits down again, at another table."""

    table: str


class Imported(msgspec.Struct, frozen=True, tag="imported"):
    """A race was brought in as its lines: a whole one, or the first part of one to be played on."""

    moves: tuple[str, ...]


Event = (
    Opened
    | Sat
    | Recovered
    | Left
    | Manned
    | Started
    | Moved
    | Dressed
    | Paced
    | AskedTakeback
    | AnsweredTakeback
    | Said
    | Reacted
    | Reins
    | Returned
    | Petitioned
    | Voted
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
