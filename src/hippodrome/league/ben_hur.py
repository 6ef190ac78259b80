"""Ben Hur in a league: places by start place, anticlockwise."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final

from hippodrome.atlas.ben_hur import arena_names
from hippodrome.games.ben_hur.arena import lap_section
from hippodrome.games.ben_hur.before import deck_dealt_next
from hippodrome.games.ben_hur.ending import places
from hippodrome.games.ben_hur.kit import MOST_CHARIOTS
from hippodrome.games.ben_hur.moves import Accident, Crash, LoseTurn, Move, Ram, Whip
from hippodrome.games.ben_hur.state import State, pose_of, turn_under_way
from hippodrome.league.traits import (
    BalanceTraits,
    BoardTraits,
    ChariotResult,
    CourseRoom,
    LeagueTraits,
    Venue,
)
from hippodrome.saying import Saying

FEWEST_CHARIOTS: Final = 2
"""The fewest chariots in an arena (2.1)."""

ARENA_ROOM: Final = CourseRoom(FEWEST_CHARIOTS, MOST_CHARIOTS, MOST_CHARIOTS)
"""Every arena has room for everyone."""

WORDS_FOR_BITES: Final = {
    "ram": "a ram",
    "whip": "a whip",
    "accident": "an accident",
    "lost": "a turn lost",
    "crash": "a crash",
}


MOVES_COUNTED: Final = {Ram: "ram", Whip: "whip", Accident: "accident", LoseTurn: "lost", Crash: "crash"}
"""The moves that are counted."""


class BenHurHeatTraits:
    """Races of Ben Hur: every deck and every die has a stream of its own."""

    def setup(self, venue: Venue, edition: str | None) -> Mapping[str, Any]:
        """Make the set-up of a single race at a venue."""
        written: dict[str, Any] = {"arena": venue.course, "players": venue.chariots}
        return written | ({"preset": edition} if edition else {})

    def lining_up(self, state: State) -> bool:
        """Say whether the dice still decide who starts where."""
        return state.phase == "places"

    def owners(self, state: State) -> Sequence[int]:
        """Tell the seat of each chariot."""
        return state.table.seats

    def starts(self, state: State) -> tuple[int, ...]:
        """Tell the start place of each chariot, from 1."""
        arena = state.table.arena
        return tuple(1 + (-pose_of(it).y - arena.first) // arena.step for it in state.chariots)

    def name_of_chance_source(self, state: State) -> str:
        """Name the deck or die that decides in a state."""
        match state:
            case State(phase="deal", actor=int(actor)):
                return f"cards {actor} {deck_dealt_next(state.chariots[actor])}"
            case State(phase="draw", actor=actor):
                return f"cards {actor} {turn_under_way(state).deck}"
            case State(phase=phase, actor=actor):
                return f"{'places' if phase == 'places' else 'die'} {actor}"

    def is_disqualified(self, state: State, chariot: int) -> bool:
        """Say whether a chariot is disqualified: in Ben Hur none is."""
        del state, chariot
        return False

    def chariot_results(
        self, state: State, drivers: Sequence[str], starts: Sequence[int], disqualified: int
    ) -> tuple[ChariotResult, ...]:
        """Tell how every chariot fared; its points are its place."""
        del disqualified
        rows = zip(drivers, starts, places(state), state.chariots, strict=True)
        return tuple(
            ChariotResult(driver, start, place, place, it.state) for driver, start, place, it in rows
        )

    def possible_starts_and_points(self, chariots: int) -> tuple[Sequence[int], Sequence[int]]:
        """List the start places and the places that a chariot can have."""
        return range(1, MOST_CHARIOTS + 1), range(1, chariots + 1)


def rules_that_bit(state: State, move: Move) -> set[str]:
    """Tell what happened in a decision."""
    del state
    return {name for kind, name in MOVES_COUNTED.items() if isinstance(move, kind)}


SECTION_KEYS: Final = {
    "from the line": "balance-section-first",
    "east bend": "balance-section-east",
    "far straight": "balance-section-far",
    "west bend": "balance-section-west",
    "to the line": "balance-section-last",
}
"""The sections of a lap (3.2) and how they are told."""


def sections_of_trouble(state: State, move: Move) -> Iterator[str]:
    """Name the section of the lap in which a chariot rams, or loses its turn or its race."""
    if rules_that_bit(state, move) & {"ram", "lost", "crash"} and state.actor is not None:
        x, y, _ = pose_of(state.chariots[state.actor])
        yield tuple(SECTION_KEYS)[lap_section(state.table.arena, x, y)]


BALANCE_LEGEND: Final = (
    "There are six start places, and with fewer chariots the dice leave some of them empty. How often "
    "something happens is told in per cent of all decisions: a ram, when a chariot runs into another "
    "(4.1); a whip swung at one beside it (5.1); an accident card played (6); a turn lost, when others "
    "are in the way of everything in hand (3.6); a crash into the wall, when nothing in hand leads "
    "anywhere else (3.6)."
)
"""What the columns of the balance report mean."""

TRAITS: Final = LeagueTraits(
    unit="place",
    more_is_better=False,
    start_word="place",
    rung="league-rung-places",
    ends=("finished", "out"),
    directions=("anticlockwise",),
    courses=arena_names,
    room=lambda _course: ARENA_ROOM,
    heats=BenHurHeatTraits(),
    balance=BalanceTraits(
        bites=WORDS_FOR_BITES,
        bitten=rules_that_bit,
        legend=BALANCE_LEGEND,
        turn="decisions",
        races=100,
        board=BoardTraits(
            setup=lambda setup, board: {**setup, "arena": board},
            room=lambda _board: ARENA_ROOM,
            blocked_at=sections_of_trouble,
            spot=lambda section: Saying(SECTION_KEYS[section]),
            told={
                "ram": "balance-ram",
                "whip": "balance-whip",
                "accident": "balance-accident",
                "lost": "balance-lost",
                "crash": "balance-crash",
            },
        ),
    ),
)
