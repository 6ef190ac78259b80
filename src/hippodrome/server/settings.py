"""What is agreed when a table is opened; what it says about the game is the game's own business."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

Name = Annotated[str, Meta(min_length=1, max_length=24)]
"""What a person is called at the table."""

Word = Annotated[str, Meta(min_length=1, max_length=40)]
"""The name of a thing of ours: a game, a charioteer."""


class Person(msgspec.Struct, frozen=True, tag="person", forbid_unknown_fields=True):
    """A seat for a person."""


class Charioteer(msgspec.Struct, frozen=True, tag="charioteer", forbid_unknown_fields=True):
    """A seat for a charioteer of a chosen strength."""

    name: Word


class Clock(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A clock: so many seconds for each decision, or a bank of them with a bonus for each decision."""

    kind: Literal["move", "bank"] = "move"
    seconds: Annotated[int, Meta(ge=1, le=30 * 86_400)] = 60
    bonus: Annotated[int, Meta(ge=0, le=86_400)] = 0


class Settings(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A table as it was opened.

    `setup` is what the game starts from: edition or preset, options, courses, chariots. `stand_in` drives for
    whom the clock has run out or who has left. `pace` is how long a charioteer waits before it moves.
    """

    game: Word
    setup: dict[str, Any] = {}
    seats: Annotated[tuple[Person | Charioteer, ...], Meta(max_length=6)] = ()
    clock: Clock | None = None
    stand_in: Word | None = None
    pace: Annotated[int, Meta(ge=0, le=10_000)] = 0
    takeback: bool = True
    stands_talk: bool = True
    hints: bool = False
    way: Literal["own", "sofa", "hot-seat"] = "own"
    title: Annotated[str, Meta(max_length=60)] = ""
