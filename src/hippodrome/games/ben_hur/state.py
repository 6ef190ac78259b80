"""The state of a race: what lies on the table between two moves (ben-hur 9)."""

from __future__ import annotations

from typing import Final, Literal, NamedTuple, get_args

from hippodrome.games.ben_hur.arena import progress, squared_distance_to_spina_axis
from hippodrome.games.ben_hur.geometry import Pose
from hippodrome.games.ben_hur.kit import EMPTY_DECK, Back, Card, Deck
from hippodrome.games.ben_hur.placements import FIXED_TURNS, FREE_TURNS, OWN_CHARIOT, Others
from hippodrome.games.ben_hur.table import RaceTerms

Phase = Literal[
    "places", "deal", "redraw", "whip-own", "turn", "roll", "take", "draw",
    "whip", "whip-reply", "whipped", "more", "over",
]  # fmt: skip  # a list that is read in rows
"""What is to happen next (9)."""

PHASES: Final[tuple[Phase, ...]] = get_args(Phase)

Status = Literal["racing", "finished", "out"]
"""Whether a chariot is still racing."""

STATUSES: Final[tuple[Status, ...]] = get_args(Status)


class Chariot(NamedTuple):
    """A chariot, its hand and what it has earned; `pose` is None until its place is rolled."""

    pose: Pose | None = None
    turns: int = 0
    hand: tuple[Card, ...] = ()
    backs: str = ""
    markers: tuple[int, ...] = ()
    state: Status = "racing"
    skip: bool = False
    away_from: int | None = None
    started: bool = False


class RamBeingSettled(NamedTuple):
    """A collision announced: the placement played, the other chariot, the rammer's die (0: not rolled)."""

    card: Card
    ruler: int
    turn: int
    target: int
    die: int = 0


class WhipBeingSettled(NamedTuple):
    """A whip announced: who, at whom, and the announcer's die (0: not rolled)."""

    by: int
    at: int
    die: int = 0


class AccidentBeingSettled(NamedTuple):
    """An accident played, on the chariot's own turn or as the loser of a whip."""

    card: Card
    whipped: bool


Business = RamBeingSettled | WhipBeingSettled | AccidentBeingSettled | None
"""What is being settled."""


class TurnUnderWay(NamedTuple):
    """The turn under way: whose it is and what the rest of it depends on.

    `announced`: its charioteer has announced a ram or whip (5.4). `accidents_overcome` counts for 6.4.
    `moved`: it has driven or rammed its way. `still_to_ask`: who may still announce a whip (5.1).
    """

    owner: int
    announced: bool = False
    accidents_overcome: int = 0
    moved: bool = False
    still_to_ask: tuple[int, ...] = ()
    business: Business = None
    deck: Back | None = None


class State(NamedTuple):
    """A race between two moves; immutable, and equal when everything in it is."""

    table: RaceTerms
    chariots: tuple[Chariot, ...]
    decks: tuple[Deck, Deck]
    discards: tuple[Deck, Deck]
    phase: Phase = "places"
    actor: int | None = 0
    round: int = 1
    moved: tuple[int, ...] = ()
    touch: tuple[tuple[int, int], ...] = ()
    pending: TurnUnderWay | None = None
    race: int = 1
    scores: tuple[int, ...] = ()


def with_chariot(state: State, number: int, chariot: Chariot) -> State:
    """Put a changed chariot in the place of its old self."""
    chariots = (*state.chariots[:number], chariot, *state.chariots[number + 1 :])
    return state._replace(chariots=chariots)


def chariots_racing(state: State) -> list[int]:
    """List the chariots that are still racing."""
    return [number for number, chariot in enumerate(state.chariots) if chariot.state == "racing"]


def pose_of(chariot: Chariot) -> Pose:
    """Say where a chariot stands that has its place."""
    if chariot.pose is None:
        raise ValueError("no place rolled yet")
    return chariot.pose


def other_chariots(state: State, number: int) -> Others:
    """List the other chariots on the sand with their poses (3.5)."""
    found = [
        (index, chariot.pose)
        for index, chariot in enumerate(state.chariots)
        if index != number and chariot.state == "racing" and chariot.pose is not None
    ]
    return tuple(found)


def chariots_in_the_way(state: State, number: int) -> Others:
    """List the other chariots on the sand as a placement meets them: one's own are never rammed (3.5)."""
    return tuple(
        (OWN_CHARIOT if same_player(state, number, index) else index, pose)
        for index, pose in other_chariots(state, number)
    )


def same_player(state: State, number: int, other: int) -> bool:
    """Say whether two chariots are driven by the same player (2.3, 5.4).

    In a race that is shown as it was played under version 1, nobody's chariots count as their own.
    """
    return state.table.seats[number] == state.table.seats[other] and state.table.played_under is None


def progress_rank(state: State, number: int) -> tuple[int, int]:
    """Measure how far ahead a chariot is; a tie goes to the one nearer the spina (3.2)."""
    chariot = state.chariots[number]
    x, y, _ = pose_of(chariot)
    arena = state.table.arena
    return progress(arena, x, y, chariot.turns), -squared_distance_to_spina_axis(arena, x, y)


def in_race_order(state: State, numbers: list[int]) -> list[int]:
    """Sort chariots in the order of the race, the one furthest ahead first (3.1, 3.2)."""
    return sorted(numbers, key=lambda number: progress_rank(state, number), reverse=True)


def allowed_turns(state: State) -> tuple[int, ...]:
    """List the turns that the ruler and the chariot may make (3.4)."""
    return FREE_TURNS if state.table.options.steering == "free" else FIXED_TURNS


def turn_under_way(state: State) -> TurnUnderWay:
    """Look at the turn under way."""
    if state.pending is None:
        raise ValueError("no turn is under way")
    return state.pending


def fresh_race(table: RaceTerms, race: int = 1, scores: tuple[int, ...] = ()) -> State:
    """Lay everything out for a race, before the first roll for a place (2.1)."""
    return State(
        table=table,
        chariots=(Chariot(),) * len(table.seats),
        decks=table.fresh_decks(),
        discards=(EMPTY_DECK, EMPTY_DECK),
        race=race,
        scores=scores or (0,) * len(table.seats),
    )
