"""The state of a race: what lies on the table between two moves (ben-hur 9)."""

from __future__ import annotations

from typing import Final, Literal, NamedTuple, get_args

from hippodrome.games.ben_hur.arena import distance2, progress
from hippodrome.games.ben_hur.geometry import Pose
from hippodrome.games.ben_hur.kit import EMPTY, Back, Card, Deck
from hippodrome.games.ben_hur.placements import FIXED, FREE, Others
from hippodrome.games.ben_hur.table import Table

Phase = Literal[
    "places", "deal", "redraw", "whip-own", "turn", "roll", "take", "draw",
    "whip", "whip-reply", "whipped", "more", "over",
]  # fmt: skip  # a list that is read in rows
"""What is to happen next (9)."""

PHASES: Final[tuple[Phase, ...]] = get_args(Phase)

Fate = Literal["racing", "finished", "out"]
"""Whether a chariot is still racing."""

FATES_OF_CHARIOTS: Final[tuple[Fate, ...]] = get_args(Fate)


class Chariot(NamedTuple):
    """A chariot, its hand and what it has earned; `pose` is None until its place is rolled."""

    pose: Pose | None = None
    turns: int = 0
    hand: tuple[Card, ...] = ()
    backs: str = ""
    markers: tuple[int, ...] = ()
    state: Fate = "racing"
    skip: bool = False
    away_from: int | None = None
    started: bool = False


class RamBusiness(NamedTuple):
    """A collision announced: the placement played, the other chariot, the rammer's die (0: not rolled)."""

    card: Card
    ruler: int
    turn: int
    target: int
    die: int = 0


class WhipBusiness(NamedTuple):
    """A whip announced: who, at whom, and the announcer's die (0: not rolled)."""

    by: int
    at: int
    die: int = 0


class AccidentBusiness(NamedTuple):
    """An accident played, on the chariot's own turn or as the loser of a whip."""

    card: Card
    whipped: bool


Business = RamBusiness | WhipBusiness | AccidentBusiness | None
"""What is being settled."""


class Pending(NamedTuple):
    """The turn under way: whose it is and what the rest of it depends on.

    `announced`: its charioteer has announced a ram or whip (5.4). `good`: accidents overcome in it (6.4).
    `moved`: it has driven or rammed its way. `replies`: who is still to be asked for a whip (5.1).
    """

    owner: int
    announced: bool = False
    good: int = 0
    moved: bool = False
    replies: tuple[int, ...] = ()
    business: Business = None
    deck: Back | None = None


class State(NamedTuple):
    """A race between two moves; immutable, and equal when everything in it is."""

    table: Table
    chariots: tuple[Chariot, ...]
    decks: tuple[Deck, Deck]
    discards: tuple[Deck, Deck]
    phase: Phase = "places"
    actor: int | None = 0
    round: int = 1
    moved: tuple[int, ...] = ()
    touch: tuple[tuple[int, int], ...] = ()
    pending: Pending | None = None
    race: int = 1
    scores: tuple[int, ...] = ()


def with_chariot(state: State, number: int, chariot: Chariot) -> State:
    """Put a changed chariot in the place of its old self."""
    chariots = (*state.chariots[:number], chariot, *state.chariots[number + 1 :])
    return state._replace(chariots=chariots)


def racing(state: State) -> list[int]:
    """List the chariots that are still racing."""
    return [number for number, chariot in enumerate(state.chariots) if chariot.state == "racing"]


def pose_of(chariot: Chariot) -> Pose:
    """Say where a chariot stands that has its place."""
    if chariot.pose is None:
        raise ValueError("no place rolled yet")
    return chariot.pose


def others(state: State, number: int) -> Others:
    """List the other chariots on the sand with their poses (3.5)."""
    return tuple(
        (index, chariot.pose)
        for index, chariot in enumerate(state.chariots)
        if index != number and chariot.state == "racing" and chariot.pose is not None
    )


def how_far(state: State, number: int) -> tuple[int, int]:
    """Measure how far ahead a chariot is; a tie goes to the one nearer the spina (3.2)."""
    chariot = state.chariots[number]
    x, y, _ = pose_of(chariot)
    arena = state.table.arena
    return progress(arena, x, y, chariot.turns), -distance2(arena, x, y)


def in_order(state: State, numbers: list[int]) -> list[int]:
    """Sort chariots in the order of the race, the one furthest ahead first (3.1, 3.2)."""
    return sorted(numbers, key=lambda number: how_far(state, number), reverse=True)


def steering(state: State) -> tuple[int, ...]:
    """List the turns that the ruler and the chariot may make (3.4)."""
    return FREE if state.table.options.steering == "free" else FIXED


def turn_under_way(state: State) -> Pending:
    """Look at the turn under way."""
    if state.pending is None:
        raise ValueError("no turn is under way")
    return state.pending


def fresh_race(table: Table, race: int = 1, scores: tuple[int, ...] = ()) -> State:
    """Lay everything out for a race, before the first roll for a place (2.1)."""
    return State(
        table=table,
        chariots=(Chariot(),) * len(table.seats),
        decks=table.fresh_decks(),
        discards=(EMPTY, EMPTY),
        race=race,
        scores=scores or (0,) * len(table.seats),
    )
