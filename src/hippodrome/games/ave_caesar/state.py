"""What a race is at one moment: chariots on a track, whose turn it is, what has happened so far.

Everything here is a value: nothing is changed once it is made. A state carries the moves that may be played
in it, so that the rules are worked out once a turn and a move is checked by looking it up.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
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


Racer = tuple[Station, Cards, Cards, tuple[int, ...], int, int]
"""A chariot within a state: the fields of a `Chariot` and its number in the list, as a plain tuple.

Plain tuples are built and taken apart several times faster than named ones; a turn does both.
"""

STATION: Final = 0
HAND: Final = 1
DECK: Final = 2
TUCKED: Final = 3
MARKS: Final = 4
NUMBER: Final = 5


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


@dataclass(frozen=True, slots=True)
class Race:
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
    """Whether the quick turn will do: every chariot manned, none retires, hands of up to three cards."""


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
    plain = not retires and None not in owners and options.hand_size <= 3
    return Race(track, edition, options, given, owners, meeting, results, retires, plain)


class State:
    """A race under way: one chariot is to play, or its draw is due.

    A value like all others: `state_of` and the quick turn fill it in, and nothing changes it afterwards. It
    is not a frozen dataclass only because that would take several times as long to make.
    """

    __slots__ = (
        "drawing",
        "gone",
        "lead",
        "left",
        "moves",
        "occupied",
        "opening",
        "queue",
        "race",
        "still",
        "turn",
    )

    race: Race
    queue: tuple[Racer, ...]
    """The chariots on the course in the order of their turns; the first is to play. Empty at the end."""
    gone: tuple[Racer, ...]
    """The chariots off the course."""
    turn: int
    """The number of the chariot to play; at the end, of the one that played last."""
    drawing: int | None
    opening: bool
    still: int
    left: tuple[int, ...]
    occupied: Mask
    lead: int
    moves: tuple[Move, ...]

    @property
    def chariots(self) -> tuple[Chariot, ...]:
        """List all chariots, lane I first."""
        racers = (*self.queue, *self.gone)
        chariots = {racer[NUMBER]: tuple.__new__(Chariot, racer[:NUMBER]) for racer in racers}
        return tuple([chariots[number] for number in range(len(racers))])

    def __eq__(self, other: object) -> bool:
        """Say whether it is the same moment of the same race, whatever the order of those gone."""
        if not isinstance(other, State):
            return NotImplemented
        return _told(self) == _told(other)

    __hash__ = None  # type: ignore[assignment]  # the options as given cannot be hashed

    def __repr__(self) -> str:
        """Show the race in a few words, not its tables."""
        return f"<State: turn {self.turn}, drawing {self.drawing}, {len(self.left)} left, still {self.still}>"


def state_of(
    race: Race,
    queue: tuple[Racer, ...],
    gone: tuple[Racer, ...],
    turn: int,
    drawing: int | None,
    opening: bool,
    still: int,
    left: tuple[int, ...],
    occupied: Mask,
    lead: int,
    moves: tuple[Move, ...],
) -> State:
    """Make a state of its fields."""
    state = State()
    state.race = race
    state.queue = queue
    state.gone = gone
    state.turn = turn
    state.drawing = drawing
    state.opening = opening
    state.still = still
    state.left = left
    state.occupied = occupied
    state.lead = lead
    state.moves = moves
    return state


def _told(state: State) -> tuple[object, ...]:
    """Tell a state field by field, its chariots in their lanes."""
    return (
        state.race,
        state.chariots,
        state.turn,
        state.drawing,
        state.opening,
        state.still,
        state.left,
        state.occupied,
        state.lead,
        state.moves,
    )


def racing(chariots: Iterable[Chariot]) -> int:
    """Count the chariots that stand on a space."""
    return sum(chariot.on_course for chariot in chariots)


class Voting(NamedTuple):
    """The seats vote, one after the other, where an unmanned chariot drives (8.3)."""

    state: State
    votes: tuple[Move, ...]

    @property
    def moves(self) -> tuple[Move, ...]:
        """List the votes that may be cast."""
        return tuple(vote(move) for move in self.state.moves)
