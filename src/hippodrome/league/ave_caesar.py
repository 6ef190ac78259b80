"""Ave Caesar in a league: laurels by lane, both ways round."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any, Final

from hippodrome.atlas import course_json, course_names
from hippodrome.course import DIRECTIONS, bottlenecks, read_course, shortest_race
from hippodrome.games.ave_caesar import ending
from hippodrome.games.ave_caesar.kit import LAURELS
from hippodrome.games.ave_caesar.moves import Move
from hippodrome.games.ave_caesar.moving import drives_ahead, refused_cards
from hippodrome.games.ave_caesar.start import DrawForLanes
from hippodrome.games.ave_caesar.state import DISQUALIFIED, FINISHED, State
from hippodrome.games.ave_caesar.track import Mask, Station, Track
from hippodrome.league.traits import (
    BalanceTraits,
    BoardTraits,
    ChariotResult,
    CourseRoom,
    LeagueTraits,
    Venue,
)


class AveCaesarHeatTraits:
    """Races of Ave Caesar: every deck has a stream of its own."""

    def setup(self, venue: Venue, edition: str | None) -> Mapping[str, Any]:
        """Make the set-up of a single race at a venue."""
        written = {
            "players": venue.chariots,
            "programme": [{"course": venue.course, "direction": venue.direction}],
            "any_number": True,
        }
        return written | ({"edition": edition} if edition else {})

    def lining_up(self, state: Any) -> bool:
        """Say whether the lots still decide who starts where."""
        return isinstance(state, DrawForLanes)

    def owners(self, state: Any) -> Sequence[int]:
        """Tell the seat of each chariot."""
        owners: Sequence[int] = state.race.owners
        return owners

    def starts(self, state: Any) -> tuple[int, ...]:
        """Tell the start lane of each chariot, from 1: they are in the order of the lanes."""
        return tuple(range(1, len(state.chariots) + 1))

    def name_of_chance_source(self, state: Any) -> str:
        """Name the deck that decides in a state."""
        return "lots" if isinstance(state, DrawForLanes) else f"deck {state.turn}"

    def is_disqualified(self, state: Any, chariot: int) -> bool:
        """Say whether a chariot that has just moved is disqualified."""
        return isinstance(state, State) and bool(state.chariots[chariot].marks & DISQUALIFIED)

    def chariot_results(
        self, state: State, drivers: Sequence[str], starts: Sequence[int], disqualified: int
    ) -> tuple[ChariotResult, ...]:
        """Tell how every chariot fared."""
        won = ending.share_laurels(state.chariots, state.left)
        home = [it for it in state.left if _qualified(state, it)]
        # Whoever wins no place in the order of finish shares the one after it, however they fell.
        place = [home.index(it) + 1 if it in home else len(home) + 1 for it in range(len(state.chariots))]
        ends = [
            "disqualified" if disqualified >> number & 1 else it.condition
            for number, it in enumerate(state.chariots)
        ]
        return tuple(ChariotResult(*row) for row in zip(drivers, starts, place, won, ends, strict=True))

    def possible_starts_and_points(self, chariots: int) -> tuple[Sequence[int], Sequence[int]]:
        """List the lanes and the laurels that a chariot can have."""
        return range(1, chariots + 1), LAURELS


def _qualified(state: State, number: int) -> bool:
    marks = state.chariots[number].marks
    return bool(marks & FINISHED) and not marks & DISQUALIFIED


def course_room(course: str) -> CourseRoom:
    """Tell how many chariots a course is made for, and how many can start."""
    return _board_room(course_json(course))


def _board_room(board: Mapping[str, Any]) -> CourseRoom:
    fewest, most = board["players"]
    return CourseRoom(fewest, most, min(len(lanes) for lanes in board["start"].values()))


# --- balance -------------------------------------------------------------------------------------------


def rules_that_bit(state: State, move: Move) -> set[str]:
    """Tell which rules got in the way of a turn."""
    refused = set(refused_cards(state))
    found = {clause for _, clause in refused} | ({"pass"} if move.kind == "pass" else set())
    return found | ({"bottleneck"} if any(_by_bottleneck(state, *it) for it in refused) else set())


def _by_bottleneck(state: State, card: int, clause: str) -> bool:
    """Say whether a card could be played, were it not for a chariot in a bottleneck."""
    track, station = state.context.track, state.queue[0][0]
    return clause == "3.3" and bool(drives_ahead(track, station, state.occupied & ~_narrow(track))[card])


def spaces_that_block(state: State, move: Move) -> set[str]:
    """Name the spaces on which a chariot keeps the one to move from playing a card (3.3)."""
    del move
    track, station, occupied = state.context.track, state.queue[0][0], state.occupied
    stopped = [card for card, clause in refused_cards(state) if clause == "3.3"]
    return {
        space
        for space, number in track.index.items()
        if stopped and occupied >> number & 1 and _frees(track, station, occupied & ~(1 << number), stopped)
    }


def _frees(track: Track, station: Station, occupied: Mask, stopped: Sequence[int]) -> bool:
    road = drives_ahead(track, station, occupied)
    return any(road[card] for card in stopped)


def _on_board(setup: Mapping[str, Any], board: Mapping[str, Any]) -> Mapping[str, Any]:
    """Race on a course that is brought."""
    legs = setup.get("programme") or [{}]
    return {**setup, "programme": [{**leg, "course": board} for leg in legs if isinstance(leg, Mapping)]}


@lru_cache(maxsize=32)
def _narrow(track: Track) -> Mask:
    return sum(1 << track.index[space] for space in bottlenecks(track.course))


def describe_course(course: str) -> str:
    """Tell how long the shortest races on a course are, and how many bottlenecks it has."""
    read = read_course(course_json(course))
    shortest = ", ".join(f"{shortest_race(read, direction)} {direction}" for direction in DIRECTIONS)
    return f"Shortest race: {shortest}. Bottlenecks: {len(bottlenecks(read))}."


BALANCE_LEGEND: Final = (
    "How often a rule bites is told in per cent of all turns: a 6 that the leader may not play (4.1); a "
    "card blocked by other chariots (3.3), and how often it is one in a bottleneck that blocks it, which "
    "is a space that every lap has to pass; a card kept back because the others leave no free way to the "
    "alley (5.3); and no card left to play at all."
)
"""What the columns of the balance report mean."""

TRAITS: Final = LeagueTraits(
    unit="laurels",
    more_is_better=True,
    start_word="lane",
    rung="league-rung-laurels",
    ends=("finished", "disqualified", "out"),
    directions=DIRECTIONS,
    courses=course_names,
    room=course_room,
    heats=AveCaesarHeatTraits(),
    balance=BalanceTraits(
        bites={
            "4.1": "a 6 barred",
            "3.3": "a card blocked",
            "bottleneck": "blocked at a bottleneck",
            "5.3": "waiting for the alley",
            "pass": "nothing playable",
        },
        bitten=rules_that_bit,
        legend=BALANCE_LEGEND,
        turn="turns",
        races=400,
        shape=describe_course,
        board=BoardTraits(
            setup=_on_board,
            room=_board_room,
            blocked_at=spaces_that_block,
            spot=str,
            told={
                "4.1": "balance-six",
                "3.3": "balance-blocked",
                "bottleneck": "balance-bottleneck",
                "5.3": "balance-alley",
                "pass": "balance-pass",
            },
        ),
    ),
)
