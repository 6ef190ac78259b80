"""What is said of the workshop: a board that is being made, and races that show how fair it is."""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal

import msgspec
from msgspec import Meta

from hippodrome.atlas.source import MOST_SOURCE_LETTERS
from hippodrome.tables.messages import PlacementView
from hippodrome.tables.publishing import BoardName

MOST_TRIAL_RACES: Final = 25
"""So many races are run at once to measure a board."""

MOST_TRIAL_SECONDS: Final = 3.0
"""After so many seconds no other race is begun."""

FARTHEST_POSE: Final = 10_000_000
"""No pose is farther from the middle of an arena."""

Coordinate = Annotated[int, Meta(ge=-FARTHEST_POSE, le=FARTHEST_POSE)]
Heading = Annotated[int, Meta(ge=0, le=359)]

BoardSource = Annotated[str, Meta(max_length=MOST_SOURCE_LETTERS)]


class Sketch(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A board that is being made: its source, and whether its picture is wanted too."""

    name: BoardName
    source: BoardSource
    picture: bool = False


class SketchFault(msgspec.Struct, frozen=True):
    """A fault as a sentence: the line of the source it is in, if it is in one, and the spaces it names.

    An arena has no spaces: there the fields are named that the fault is about, such as `makeup.risky.II`.
    """

    text: str
    line: int | None
    spaces: list[str]


class Sketched(msgspec.Struct, frozen=True):
    """What there is of a board that is being made, and everything that is wrong with it.

    `board` is null where nothing can be laid out, `svg` where it was not asked for. `measures` are numbers by
    name, such as the points of the shortest race clockwise; `narrow` are the spaces of every lap.
    """

    board: dict[str, Any] | None
    svg: str | None
    faults: list[SketchFault]
    measures: dict[str, int]
    narrow: list[str]


class TrialRaces(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Some races to be run on a board, one way round, by one kind of charioteer in every lane.

    Races have numbers from 1: whoever wants many asks for one after the other, and adds them up.
    """

    board: dict[str, Any]
    direction: Literal["clockwise", "anticlockwise"] = "clockwise"
    first: Annotated[int, Meta(ge=1, le=100_000)] = 1
    races: Annotated[int, Meta(ge=1, le=MOST_TRIAL_RACES)] = 20


class RaceCounts(msgspec.Struct, frozen=True):
    """What was counted in some races: fewer than were asked for if they took long.

    `starts` and `wins` by start lane, `bites` by rule and `blocked` by place, both in turns.
    """

    races: int
    turns: int
    unwon: int
    starts: dict[int, int]
    wins: dict[int, int]
    bites: dict[str, int]
    blocked: dict[str, int]


class LoneDrive(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A chariot that drives alone on a board: from a start place, or from a pose that it has come to.

    `before` is the pose it had a card ago.
    """

    board: dict[str, Any]
    place: Annotated[int, Meta(ge=1, le=6)] = 1
    pose: tuple[Coordinate, Coordinate, Heading] | None = None
    before: tuple[Coordinate, Coordinate, Heading] | None = None


class DriveOptions(msgspec.Struct, frozen=True):
    """Where a chariot alone stands, and where each card leads from there.

    `crossing` is 1 if it has just passed the line, −1 if it came back over it, else 0.
    """

    pose: tuple[int, int, int]
    crossing: int
    placements: dict[str, list[PlacementView]]
