"""What a league expects of a game."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, Final, NamedTuple, Protocol

from hippodrome.games import game_entry
from hippodrome.on_demand import load
from hippodrome.saying import Saying

ROMAN_NUMERALS: Final = ("", "I", "II", "III", "IV", "V", "VI")
"""Start lanes and start places as they are written."""


class Venue(NamedTuple):
    """Where a heat is raced: the course or arena, the way round, and how many chariots start."""

    course: str
    direction: str
    chariots: int

    def __str__(self) -> str:
        """Write the venue as reports have it."""
        return " ".join(map(str, self))


class BalanceTrial(NamedTuple):
    """One venue to be measured: who drives, how many races, and the seed; `board` is one that is brought."""

    game: str
    venue: Venue
    charioteer: str
    races: int
    seed: int
    board: Mapping[str, Any] | None = None


class CourseRoom(NamedTuple):
    """The fewest and the most chariots that a course is made for, and how many can start."""

    fewest: int
    most: int
    starters: int


class ChariotResult(NamedTuple):
    """How one chariot fared: its start lane or place from 1, its place, its points, and how it ended."""

    driver: str
    start: int
    place: int
    points: int
    end: str


class HeatTraits(Protocol):
    """How a game is raced in a league: what is to be known of its states."""

    def setup(self, venue: Venue, edition: str | None) -> Mapping[str, Any]:
        """Make the set-up of a single race at a venue."""

    def lining_up(self, state: Any) -> bool:
        """Say whether lots or dice still decide who starts where."""

    def owners(self, state: Any) -> Sequence[int]:
        """Tell the seat of each chariot, once it is known who starts where."""

    def starts(self, state: Any) -> tuple[int, ...]:
        """Tell the start lane, or the start place, of each chariot, from 1."""

    def name_of_chance_source(self, state: Any) -> str:
        """Name the deck or die that decides in a state in which the Fates are to move."""

    def is_disqualified(self, state: Any, chariot: int) -> bool:
        """Say whether a chariot that has just moved is disqualified."""

    def chariot_results(
        self, state: Any, drivers: Sequence[str], starts: Sequence[int], disqualified: int
    ) -> tuple[ChariotResult, ...]:
        """Tell how every chariot fared; `disqualified` has a bit for each that was ever disqualified."""

    def possible_starts_and_points(self, chariots: int) -> tuple[Sequence[int], Sequence[int]]:
        """List the starts and the points that a chariot can have in a race of so many."""


class BoardTraits(NamedTuple):
    """How the balance of a board that somebody brings is measured.

    `setup` puts the board into the set-up of a race, `room` tells how many chariots it is made for,
    `blocked_at` names where chariots are in each other's way in a turn, `spot` says such a place, `told` has
    for everything that is counted the message that tells how often it happens.
    """

    setup: Callable[[Mapping[str, Any], Mapping[str, Any]], Mapping[str, Any]]
    room: Callable[[Mapping[str, Any]], CourseRoom]
    blocked_at: Callable[[Any, Any], Iterable[str]]
    spot: Callable[[str], Saying | str]
    told: Mapping[str, str]


class BalanceTraits(NamedTuple):
    """What the balance report counts in the turns of a game, and how it is called.

    `bites` names what is counted, `bitten` tells which of it a state and a move show; `legend` says what the
    columns mean, `turn` what a turn is called and `shape` what there is to know of a course; `board` measures
    those that somebody brings, if it can.
    """

    bites: Mapping[str, str]
    bitten: Callable[[Any, Any], set[str]]
    legend: str
    turn: str
    races: int
    shape: Callable[[str], str | None] = lambda _course: None
    board: BoardTraits | None = None


class LeagueTraits(NamedTuple):
    """How a league measures a game.

    `unit` names what is counted; where more of it is better, it is also told how many times as much one takes
    as another. `start_word` names where a chariot starts, `ends` the ways in which one can end, and `rung` is
    the message of a line of the ladder.
    """

    unit: str
    more_is_better: bool
    start_word: str
    rung: str
    ends: tuple[str, ...]
    directions: tuple[str, ...]
    courses: Callable[[], Sequence[str]]
    room: Callable[[str], CourseRoom]
    heats: HeatTraits
    balance: BalanceTraits


def league_traits(game: str) -> LeagueTraits:
    """Find how a league measures a game."""
    traits: LeagueTraits = load(game_entry(game).league)
    return traits
