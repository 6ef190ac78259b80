"""What a race is at one moment: chariots on a track, whose turn it is, what has happened so far.

Everything here is immutable. A state carries its own offer, the moves that may be played in it, so that the
rules are worked out once a turn and a move is checked by looking it up.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, Literal, NamedTuple

from hippodrome.games.ave_caesar.kit import Cards, Edition, Options
from hippodrome.games.ave_caesar.moves import Move
from hippodrome.games.ave_caesar.track import Mask, Station, Track
from hippodrome.race.protocol import Seat

# What is marked on a chariot: bits above those of a hand of cards, so that a hand and the marks make one key.
PAID: Final = 1 << 18
OWES: Final = 1 << 19
DISQUALIFIED: Final = 1 << 20
FINISHED: Final = 1 << 21
OUT: Final = 1 << 22
UNMANNED: Final = 1 << 23

# What else decides an offer, in the bits above: the table's options and the situation.
TUCKS: Final = 1 << 24
KEEPS_SIX: Final = 1 << 25
SIX_BARRED: Final = 1 << 26
MUST_WAIT: Final = 1 << 27

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


class Driven(NamedTuple):
    """What comes of a drive: the new station, hand and marks, the spaces that change, the new progress."""

    station: Station
    hand: Cards
    marks: int
    spaces: Mask
    progress: int


class Home(NamedTuple):
    """What comes of crossing the finish (6.1): the hand left over and the new marks."""

    hand: Cards
    marks: int


Quiet = Literal["stands", "discards", "tucks", "withdraws", "draws"]
Outcome = Driven | Home | Quiet


class Offer(NamedTuple):
    """The moves that may be played, sorted as written, what comes of each, and the cards refused."""

    moves: tuple[Move, ...]
    outcomes: Mapping[Move, Outcome]
    refused: tuple[tuple[int, str], ...] = ()


NOTHING: Final = Offer((), {})


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
    programme: tuple[Track, ...]


class Race(NamedTuple):
    """What does not change during a race: the track, the options (as given, too), who drives what."""

    track: Track
    edition: Edition
    options: Options
    given: Mapping[str, Any]
    option_marks: int
    owners: tuple[Seat | None, ...]
    meeting: Meeting | None
    results: tuple[Result, ...]


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
    offer: Offer

    def __repr__(self) -> str:
        """Show the race in a few words, not its tables."""
        return f"<State: turn {self.turn}, drawing {self.drawing}, {len(self.left)} left, still {self.still}>"


def racing(chariots: Sequence[Chariot]) -> int:
    """Count the chariots that stand on a space."""
    return sum(1 for chariot in chariots if chariot.station >= 0)


def option_marks(options: Options) -> int:
    """Turn the options that decide offers into marks."""
    return (TUCKS if options.blocked_hand == "tuck" else 0) | (
        KEEPS_SIX if options.unmanned_six == "keep" else 0
    )
