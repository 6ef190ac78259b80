"""Racing one heat: the charioteers see their views, the Fates follow their streams, the result is a line."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final, NamedTuple

from hippodrome.charioteers import charioteer
from hippodrome.games import AnyGame, find
from hippodrome.games.ave_caesar import ending as laurels_of
from hippodrome.games.ave_caesar.kit import LAURELS
from hippodrome.games.ave_caesar.start import Lots
from hippodrome.games.ave_caesar.state import DISQUALIFIED, FINISHED
from hippodrome.games.ave_caesar.state import State as Race
from hippodrome.games.ben_hur.ending import places
from hippodrome.games.ben_hur.state import pose_of
from hippodrome.league.fates import Fates, pick_of
from hippodrome.league.plan import SAND, Heat, Plan, setup
from hippodrome.race.protocol import FATES, Seat

Watch = Callable[[Any, Any], None]
"""Whoever watches a heat: is shown every state before a seat's move, and the move."""

ENDS: Final = {
    "ave-caesar": ("finished", "disqualified", "out"),
    "ben-hur": ("finished", "out"),
}
"""The ways in which a chariot can end, by game."""

MOST_TURNS: Final = 100_000
"""No race has so many turns."""


class Driven(NamedTuple):
    """How one chariot fared: its start lane or place from 1, its place, its points, and how it ended."""

    driver: str
    start: int
    place: int
    points: int
    end: str


def won(it: Driven) -> bool:
    """Say whether a chariot won its race."""
    return it.place == 1 and it.end == "finished"


class Outcome(NamedTuple):
    """What came of a heat: how every chariot fared, and how many turns were taken."""

    heat: Heat
    chariots: tuple[Driven, ...]
    turns: int

    def written(self) -> dict[str, Any]:
        """Write the outcome as plain JSON values."""
        heat = self.heat
        return {
            "race": heat.number,
            "deal": heat.deal,
            "course": heat.venue.course,
            "direction": heat.venue.direction,
            "drivers": [it.driver for it in self.chariots],
            "starts": [it.start for it in self.chariots],
            "places": [it.place for it in self.chariots],
            "points": [it.points for it in self.chariots],
            "ends": [it.end for it in self.chariots],
            "turns": self.turns,
        }


def read_outcome(written: Any, game: str, heat: Heat) -> Outcome | None:
    """Read the outcome of a heat from the values that `written` gives; None if they cannot be that."""
    columns = ("starts", "places", "points", "ends")
    try:
        rows = zip(heat.drivers, *(written[name] for name in columns), strict=True)
        outcome = Outcome(heat, tuple(Driven(*row) for row in rows), written["turns"])
    except (KeyError, TypeError, ValueError):
        return None
    return outcome if outcome.written() == written and _could_be(outcome, game) else None


def _could_be(outcome: Outcome, game: str) -> bool:
    """Say whether a race can have come to this: whole numbers in their bounds, and known ends."""
    field = range(1, len(outcome.chariots) + 1)
    starts, points = (field, LAURELS) if game == "ave-caesar" else (range(1, SAND[1] + 1), field)
    return (
        _is_one_of(range(1, MOST_TURNS), outcome.turns)
        and all(
            _is_one_of(starts, it.start)
            and _is_one_of(field, it.place)
            and _is_one_of(points, it.points)
            and it.end in ENDS[game]
            for it in outcome.chariots
        )
        and len({it.start for it in outcome.chariots}) == len(field)
    )


def _is_one_of(numbers: Sequence[int], value: object) -> bool:
    return type(value) is int and value in numbers  # True and 1.0 are no whole numbers in a file


def race_all(plan: Plan, numbers: Sequence[Heat]) -> list[Outcome]:
    """Race some heats of a plan, one after the other."""
    return [race(plan.game, heat, plan.seed, plan.edition) for heat in numbers]


def race(
    game_name: str, heat: Heat, seed: int, edition: str | None = None, watch: Watch | None = None
) -> Outcome:
    """Race a heat to its end."""
    game = find(game_name).game
    fates = Fates(f"{seed}/deal/{heat.deal}")
    state, owners = _lined_up(game, game.start(setup(game_name, heat.venue, edition)), fates)
    seated = {owner: chariot for chariot, owner in enumerate(owners)}
    drivers = {
        Seat(seat): charioteer(game_name, heat.drivers[chariot], pick_of(f"{seed}/{heat.number}/{chariot}"))
        for seat, chariot in seated.items()
    }
    turns, starts, disgraced = 0, _starts(state), 0
    while (actor := game.to_move(state)) is not None:
        if actor is FATES:
            state = game.play(state, fates.move(game, state))
            continue
        turns += 1
        move = drivers[actor](game.view(state, actor), game.legal_moves(state))
        if watch is not None:
            watch(state, move)
        mover = seated[actor]
        state = game.play(state, move)
        if isinstance(state, Race) and state.chariots[mover].marks & DISQUALIFIED:
            disgraced |= 1 << mover
    return Outcome(heat, _fared(state, heat, starts, disgraced), turns)


def _lined_up(game: AnyGame, state: Any, fates: Fates) -> tuple[Any, Sequence[Seat]]:
    """Let lots or dice decide who starts where, and tell the seat of each chariot."""
    while isinstance(state, Lots) or getattr(state, "phase", None) == "places":
        state = game.play(state, fates.move(game, state))
    owners = state.race.owners if game.name == "ave-caesar" else state.table.seats
    return state, owners


def _starts(state: Any) -> tuple[int, ...]:
    """Tell the start lane, or the start place, of each chariot, from 1."""
    if not hasattr(state, "table"):
        return tuple(range(1, len(state.chariots) + 1))
    arena = state.table.arena
    return tuple(1 + (-pose_of(it).y - arena.first) // arena.step for it in state.chariots)


def _fared(state: Any, heat: Heat, starts: Sequence[int], disgraced: int) -> tuple[Driven, ...]:
    if not isinstance(state, Race):
        rows = zip(heat.drivers, starts, places(state), state.chariots, strict=True)
        return tuple(Driven(driver, start, place, place, it.state) for driver, start, place, it in rows)
    won = laurels_of.laurels(state.chariots, state.left)
    home = [it for it in state.left if _qualified(state, it)]
    # Whoever wins no place in the order of finish shares the one after it, however they fell.
    place = [home.index(it) + 1 if it in home else len(home) + 1 for it in range(len(state.chariots))]
    ends = [
        "disqualified" if disgraced >> number & 1 else it.condition
        for number, it in enumerate(state.chariots)
    ]
    return tuple(Driven(*row) for row in zip(heat.drivers, starts, place, won, ends, strict=True))


def _qualified(state: Race, number: int) -> bool:
    marks = state.chariots[number].marks
    return bool(marks & FINISHED) and not marks & DISQUALIFIED
