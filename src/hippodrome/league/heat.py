"""Racing one heat: the charioteers see their views, the Fates follow their streams, the result is a line."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, NamedTuple

from hippodrome.charioteers import charioteer_by_name
from hippodrome.games import game_entry
from hippodrome.league.fates import HeatFates, pick_of
from hippodrome.league.plan import Heat, Plan
from hippodrome.league.traits import ChariotResult, league_traits
from hippodrome.race.protocol import FATES, Seat

Watch = Callable[[Any, Any], None]
"""Whoever watches a heat: is shown every state before a seat's move, and the move."""

MOST_TURNS: Final = 100_000
"""No race has so many turns."""


def won_race(it: ChariotResult) -> bool:
    """Say whether a chariot won its race."""
    return it.place == 1 and it.end == "finished"


class HeatOutcome(NamedTuple):
    """What came of a heat: how every chariot fared, and how many turns were taken."""

    heat: Heat
    chariots: tuple[ChariotResult, ...]
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


def read_outcome(written: Any, game: str, heat: Heat) -> HeatOutcome | None:
    """Read the outcome of a heat from the values that `written` gives; None if they cannot be that."""
    columns = ("starts", "places", "points", "ends")
    try:
        rows = zip(heat.drivers, *(written[name] for name in columns), strict=True)
        outcome = HeatOutcome(heat, tuple(ChariotResult(*row) for row in rows), written["turns"])
    except (KeyError, TypeError, ValueError):
        return None
    return outcome if outcome.written() == written and _could_be(outcome, game) else None


def _could_be(outcome: HeatOutcome, game: str) -> bool:
    """Say whether a race can have come to this: whole numbers in their bounds, and known ends."""
    traits = league_traits(game)
    field = range(1, len(outcome.chariots) + 1)
    starts, points = traits.heats.possible_starts_and_points(len(field))
    return (
        _is_one_of(range(1, MOST_TURNS), outcome.turns)
        and all(
            _is_one_of(starts, it.start)
            and _is_one_of(field, it.place)
            and _is_one_of(points, it.points)
            and it.end in traits.ends
            for it in outcome.chariots
        )
        and len({it.start for it in outcome.chariots}) == len(field)
    )


def _is_one_of(numbers: Sequence[int], value: object) -> bool:
    return type(value) is int and value in numbers  # True and 1.0 are no whole numbers in a file


def race_heats(plan: Plan, numbers: Sequence[Heat]) -> list[HeatOutcome]:
    """Race some heats of a plan, one after the other."""
    return [race_heat(plan.game, heat, plan.seed, plan.edition) for heat in numbers]


def race_heat(
    game_name: str,
    heat: Heat,
    seed: int,
    edition: str | None = None,
    watch: Watch | None = None,
    setup: Mapping[str, Any] | None = None,
) -> HeatOutcome:
    """Race a heat to its end, with the set-up of its venue unless another is given."""
    game, heats = game_entry(game_name).game, league_traits(game_name).heats
    fates = HeatFates(f"{seed}/deal/{heat.deal}", heats.name_of_chance_source)
    state = game.start(heats.setup(heat.venue, edition) if setup is None else setup)
    while heats.lining_up(state):
        state = game.play(state, fates.choose_move(game, state))
    seated = {owner: chariot for chariot, owner in enumerate(heats.owners(state))}
    drivers = {
        Seat(seat): charioteer_by_name(
            game_name, heat.drivers[chariot], pick_of(f"{seed}/{heat.number}/{chariot}")
        )
        for seat, chariot in seated.items()
    }
    turns, starts, disqualified = 0, heats.starts(state), 0
    while (actor := game.to_move(state)) is not None:
        if actor is FATES:
            state = game.play(state, fates.choose_move(game, state))
            continue
        turns += 1
        move = drivers[actor](game.view(state, actor), game.legal_moves(state))
        if watch is not None:
            watch(state, move)
        mover = seated[actor]
        state = game.play(state, move)
        if heats.is_disqualified(state, mover):
            disqualified |= 1 << mover
    return HeatOutcome(heat, heats.chariot_results(state, heat.drivers, starts, disqualified), turns)
