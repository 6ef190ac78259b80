"""What is agreed when a table is opened; what it says about the game is the game's own business."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

Name = Annotated[str, Meta(min_length=1, max_length=24)]
"""What a person is called at the table."""

Word = Annotated[str, Meta(min_length=1, max_length=40)]
"""The name of a thing of ours: a game, a charioteer."""


Pace = Annotated[int, Meta(ge=0, le=10_000)]
"""How long a charioteer waits before it moves, in milliseconds."""


class PersonSeat(msgspec.Struct, frozen=True, tag="person", forbid_unknown_fields=True):
    """A seat for a person."""


class CharioteerSeat(msgspec.Struct, frozen=True, tag="charioteer", forbid_unknown_fields=True):
    """A seat for a charioteer of a chosen strength."""

    name: Word


class Clock(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A clock: so many seconds for each decision, or a bank of them with a bonus for each decision."""

    kind: Literal["move", "bank"] = "move"
    seconds: Annotated[int, Meta(ge=1, le=30 * 86_400)] = 60
    bonus: Annotated[int, Meta(ge=0, le=86_400)] = 0


AWAY_SECONDS = 600
"""So many seconds a player may be away on their turn, unless something else is agreed on."""


class Settings(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A table as it was opened.

    `setup` is what the game starts from: edition or preset, options, courses, chariots. `stand_in` drives for
    whom the clock has run out, who has left, or who on their turn has been away for `absent_after` seconds
    while another waited; 0 is never, null is ten minutes, or the time of a clock that gives more. `pace` is
    how long a charioteer waits before it moves.
    """

    game: Word
    setup: dict[str, Any] = {}
    seats: Annotated[tuple[PersonSeat | CharioteerSeat, ...], Meta(max_length=6)] = ()
    clock: Clock | None = None
    stand_in: Word | None = None
    pace: Pace = 0
    takeback: bool = True
    stands_talk: bool = True
    hints: bool = False
    way: Literal["own", "sofa", "hot-seat"] = "own"
    title: Annotated[str, Meta(max_length=60)] = ""
    absent_after: Annotated[int, Meta(ge=0, le=30 * 86_400)] | None = None

    @property
    def absence_allowed_ms(self) -> int:
        """Say how many milliseconds a player may be away on their turn; 0 is for ever."""
        agreed = self.absent_after
        if agreed is None:
            agreed = max(AWAY_SECONDS, self.clock.seconds if self.clock else 0)
        return agreed * 1000
