"""What a race is at one moment: chariots on a track, whose turn it is, what has happened so far.

Everything here is a value: nothing is changed once it is made. A state carries the moves that may be played
in it, so that the rules are worked out once a turn and a move is checked by looking it up.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any, Final, NamedTuple

from hippodrome.games.ave_caesar.kit import Cards, Condition, Edition, Options
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

STATION_AT: Final = 0
HAND_AT: Final = 1
DECK_AT: Final = 2
TUCKED_AT: Final = 3
MARKS_AT: Final = 4
NUMBER_AT: Final = 5


class RaceResult(NamedTuple):
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
    played_under: int | None = None
    """The older version of the rules under which it was begun, if any."""


@dataclass(frozen=True, slots=True)
class RaceTerms:
    """The terms of a race, which do not change during it: track, options (as given, too), who drives what."""

    track: Track
    edition: Edition
    options: Options
    given: Mapping[str, Any]
    owners: tuple[Seat | None, ...]
    meeting: Meeting | None
    results: tuple[RaceResult, ...]
    retires: bool
    """Whether chariots short of points are out (6.2, `retire = points_short`)."""
    quick_turn_suffices: bool
    """Whether the quick turn will do: every chariot manned, none retires, hands of up to three cards."""


def make_race_terms(
    track: Track,
    edition: Edition,
    options: Options,
    given: Mapping[str, Any],
    owners: tuple[Seat | None, ...],
    meeting: Meeting | None = None,
    results: tuple[RaceResult, ...] = (),
) -> RaceTerms:
    """Fix what does not change during a race."""
    retires = options.retire == "points_short"
    quick_turn_suffices = not retires and None not in owners and options.hand_size <= 3
    return RaceTerms(track, edition, options, given, owners, meeting, results, retires, quick_turn_suffices)


class RaceContext:
    """The context of a turn, which a drive leaves as it is: the race, those gone, the opening, still turns.

    Shared from state to state, so that a turn makes little more than what it changes.
    """

    __slots__ = (
        "_after_still_turn", "driven", "finished", "gone", "last_to_play", "left", "opening",
        "quick_turn_suffices", "race", "still", "track",
    )  # fmt: skip  # a list that is read in rows

    def __init__(
        self,
        race: RaceTerms,
        gone: tuple[Racer, ...] = (),
        left: tuple[int, ...] = (),
        still: int = 0,
        *,
        opening: bool = False,
        last_to_play: int = 0,
        driven: RaceContext | None = None,
    ) -> None:
        self.race = race
        self.track = race.track
        self.quick_turn_suffices = race.quick_turn_suffices
        self.gone = gone
        """The chariots off the course."""
        self.finished = bool(gone) and any(racer[MARKS_AT] & FINISHED for racer in gone)
        """Whether one of them has crossed the line for good (4.6)."""
        self.left = left
        """Their numbers, in the order in which they left."""
        self.still = still
        """How many turns in a row went by without a move (6.6)."""
        self.opening = opening
        """Whether nobody has driven yet (4.2)."""
        self.last_to_play = last_to_play
        """The number of the chariot that played last, once the race is over."""
        self._after_still_turn: RaceContext | None = None
        self.driven = driven or (RaceContext(race, gone, left) if still or opening else None)
        """The context after a drive, which ends the opening and resets the still turns; else None."""

    def after_still_turn(self) -> RaceContext:
        """Give the context after a turn without a move; it is made once and kept."""
        if self._after_still_turn is None:
            driven, still = self.driven or self, self.still + 1
            self._after_still_turn = RaceContext(
                self.race, self.gone, self.left, still, opening=self.opening, driven=driven
            )
        return self._after_still_turn

    def still_reset(self) -> RaceContext:
        """Give the context with no still turns counted: something happened, though nobody drove."""
        return RaceContext(self.race, self.gone, self.left, opening=self.opening) if self.still else self

    def without(self, racer: Racer) -> RaceContext:
        """Give the context with one more chariot off the course."""
        gone, left = (*self.gone, racer), (*self.left, racer[NUMBER_AT])
        return RaceContext(self.race, gone, left, self.still, opening=self.opening)

    def ended(self, last_to_play: int) -> RaceContext:
        """Give the context at the end of the race, with the number of who played last."""
        return RaceContext(
            self.race, self.gone, self.left, self.still, opening=self.opening, last_to_play=last_to_play
        )


class State:
    """A race under way: one chariot is to play, or its draw is due.

    A value like all others: `state_of` and the quick turn fill it in, and nothing changes it afterwards. It
    is not a frozen dataclass only because that would take several times as long to make.
    """

    __slots__ = ("_chariots", "context", "lead", "moves", "occupied", "queue")

    context: RaceContext
    queue: tuple[Racer, ...]
    """The chariots on the course in the order of their turns; the first is to play. Empty at the end."""
    occupied: Mask
    lead: int
    """The progress of the chariots in the lead (4.3)."""
    moves: tuple[Move, ...]
    _chariots: tuple[Chariot, ...]

    @property
    def race(self) -> RaceTerms:
        """What does not change during the race."""
        return self.context.race

    @property
    def gone(self) -> tuple[Racer, ...]:
        """The chariots off the course."""
        return self.context.gone

    @property
    def left(self) -> tuple[int, ...]:
        """The numbers of the chariots off the course, in the order in which they left."""
        return self.context.left

    @property
    def opening(self) -> bool:
        """Whether nobody has driven yet (4.2)."""
        return self.context.opening

    @property
    def still(self) -> int:
        """How many turns in a row went by without a move (6.6)."""
        return self.context.still

    @property
    def turn(self) -> int:
        """The number of the chariot to play; at the end, of the one that played last."""
        return self.queue[0][NUMBER_AT] if self.queue else self.context.last_to_play

    @property
    def drawing(self) -> int | None:
        """The number of the chariot whose draw is due, if any."""
        return self.turn if self.moves and self.moves[0].kind == "draw" else None

    @property
    def chariots(self) -> tuple[Chariot, ...]:
        """List all chariots, lane I first; the list is made when it is first asked for."""
        try:
            return self._chariots
        except AttributeError:
            racers = (*self.queue, *self.gone)
            chariots = {racer[NUMBER_AT]: tuple.__new__(Chariot, racer[:NUMBER_AT]) for racer in racers}
            self._chariots = tuple([chariots[number] for number in range(len(racers))])
            return self._chariots

    def __eq__(self, other: object) -> bool:
        """Say whether it is the same moment of the same race, whatever the order of those gone."""
        if not isinstance(other, State):
            return NotImplemented
        return _key(self) == _key(other)

    __hash__ = None  # type: ignore[assignment]  # the options as given cannot be hashed

    def __repr__(self) -> str:
        """Show the race in a few words, not its tables."""
        return f"<State: turn {self.turn}, drawing {self.drawing}, {len(self.left)} left, still {self.still}>"


def state_of(
    context: RaceContext, queue: tuple[Racer, ...], occupied: Mask, lead: int, moves: tuple[Move, ...]
) -> State:
    """Make a state of its fields."""
    state = State()
    state.context = context
    state.queue = queue
    state.occupied = occupied
    state.lead = lead
    state.moves = moves
    return state


def _key(state: State) -> tuple[object, ...]:
    """Give what two equal states have in common: every field, the chariots in their lanes."""
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


def count_racing(chariots: Iterable[Chariot]) -> int:
    """Count the chariots that stand on a space."""
    return sum(chariot.on_course for chariot in chariots)


def chariot_number_in_all_races(owners: tuple[Seat | None, ...], number: int) -> int:
    """Give a chariot one number in all races: each seat's first, their second ones, the unmanned (7.2)."""
    owner = owners[number]
    before = owners[:number].count(owner)
    if owner is None:
        return len(owners) - owners.count(None) + before
    return before * len(set(owners) - {None}) + owner


class Voting(NamedTuple):
    """The seats vote, one after the other, where an unmanned chariot drives (8.3)."""

    state: State
    votes: tuple[Move, ...]

    @property
    def moves(self) -> tuple[Move, ...]:
        """List the votes that may be cast."""
        return tuple(vote(move) for move in self.state.moves)
