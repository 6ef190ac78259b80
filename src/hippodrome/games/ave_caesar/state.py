"""What a race is at one moment: chariots on a track, whose turn it is, what has happened so far.

Everything here is immutable. A state carries the moves that may be played in it, so that the rules are worked
out once a turn and a move is checked by looking it up.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, Literal, NamedTuple

from hippodrome.games.ave_caesar.kit import Cards, Edition, Options
from hippodrome.games.ave_caesar.moves import Move, vote
from hippodrome.games.ave_caesar.track import Mask, Station, Track
from hippodrome.race.protocol import Seat

# What may be marked on a chariot.
PAID: Final = 1
OWES: Final = 2
DISQUALIFIED: Final = 4
FINISHED: Final = 8
OUT: Final = 16
UNMANNED: Final = 32

Condition = Literal["racing", "disqualified", "finished", "out"]


class Chariot(NamedTuple):
    """One chariot: where it stands, its cards, and what is marked on it."""

    station: Station
    hand: Cards
    deck: Cards
    tucked: tuple[int, ...]
    marks: int

    @property
    def on_course(self) -> bool:
        """Whether it stands on a space; then it counts as racing, disqualified or not."""
        return self.station >= 0

    @property
    def paid(self) -> bool:
        """Whether it has paid its tribute (5.1)."""
        return bool(self.marks & PAID)

    @property
    def unmanned(self) -> bool:
        """Whether no charioteer drives it (8.2)."""
        return bool(self.marks & UNMANNED)

    @property
    def condition(self) -> Condition:
        """Its state in the words of a position file."""
        if self.marks & OUT:
            return "out"
        if self.marks & DISQUALIFIED:
            return "disqualified"
        return "finished" if self.marks & FINISHED else "racing"


class Result(NamedTuple):
    """How one race of a meeting ended: the owner and laurels of each chariot, and the ranking (6.5)."""

    owners: tuple[Seat | None, ...]
    laurels: tuple[int, ...]
    ranking: tuple[int, ...]


class Meeting(NamedTuple):
    """What was agreed before the first race: seats, chariots and the programme of races (7.1, 8.1, 8.2)."""

    edition: Edition
    options: Options
    seats: int
    chariots_each: int
    unmanned: int
    any_number: bool
    programme: tuple[Track, ...]


class Race(NamedTuple):
    """What does not change during a race: the track, the options (as given, too), who drives what."""

    track: Track
    edition: Edition
    options: Options
    given: Mapping[str, Any]
    owners: tuple[Seat | None, ...]
    meeting: Meeting | None
    results: tuple[Result, ...]
    retires: bool
    """Whether chariots short of points are out (6.2, `retire = points_short`)."""
    plain: bool
    """Whether a drive and its draw end a turn, and nothing else: every chariot manned, none retires."""


def race_on(
    track: Track,
    edition: Edition,
    options: Options,
    given: Mapping[str, Any],
    owners: tuple[Seat | None, ...],
    meeting: Meeting | None = None,
    results: tuple[Result, ...] = (),
) -> Race:
    """Fix what does not change during a race."""
    retires = options.retire == "points_short"
    plain = not retires and None not in owners
    return Race(track, edition, options, given, owners, meeting, results, retires, plain)


class State(NamedTuple):
    """A race under way: one chariot is to play, or its draw is due."""

    race: Race
    chariots: tuple[Chariot, ...]
    turn: int
    drawing: int | None
    opening: bool
    still: int
    left: tuple[int, ...]
    occupied: Mask
    lead: int
    moves: tuple[Move, ...]

    def __repr__(self) -> str:
        """Show the race in a few words, not its tables."""
        return f"<State: turn {self.turn}, drawing {self.drawing}, {len(self.left)} left, still {self.still}>"


def racing(chariots: Sequence[Chariot]) -> int:
    """Count the chariots that stand on a space."""
    return len([chariot for chariot in chariots if chariot[0] >= 0])


class Voting(NamedTuple):
    """The seats vote, one after the other, where an unmanned chariot drives (8.3)."""

    state: State
    votes: tuple[Move, ...]

    @property
    def moves(self) -> tuple[Move, ...]:
        """List the votes that may be cast."""
        return tuple(vote(move) for move in self.state.moves)
