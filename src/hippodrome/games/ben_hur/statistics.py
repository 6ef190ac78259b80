"""What is counted in Ben Hur: rams and whips won and lost, against what the dice promised; turns missed."""

from __future__ import annotations

from collections.abc import Iterable
from fractions import Fraction
from typing import Final, NamedTuple

from hippodrome.games.ben_hur.decision import chance_to_beat
from hippodrome.games.ben_hur.kit import HORSESHOES, count_horseshoes
from hippodrome.games.ben_hur.moves import LoseTurn, Roll
from hippodrome.games.ben_hur.state import RamBeingSettled, State, WhipBeingSettled, turn_under_way
from hippodrome.games.statistics import Figure, Step, hundredths

DUELS: Final = {
    "ram": ("stat-rams-won", "stat-rams-lost", "stat-rams-luck"),
    "whip": ("stat-whips-won", "stat-whips-lost", "stat-whips-luck"),
}
"""The messages for each kind of duel: those won, those lost, the luck in them."""


class SettledDuel(NamedTuple):
    """A ram or a whip that the dice have settled: who announced it, at whom, the chance, and who lost."""

    kind: str
    by: int
    at: int
    chance: Fraction
    loser: int


def statistics(seats: int, steps: Iterable[Step]) -> tuple[Figure, ...]:
    """Count for each seat, over all its chariots and all races.

    A duel counts for both who fight it; the luck of it is by how much more often it was won than the dice and
    the horseshoes in both hands promised (4.2, 5.2). A turn is missed after a whip lost (5.2) or an accident
    (6.4), and where others stand in the way of every card (3.6).
    """
    won = {kind: [0] * seats for kind in DUELS}
    lost = {kind: [0] * seats for kind in DUELS}
    luck = {kind: [Fraction()] * seats for kind in DUELS}
    missed = [0] * seats
    for before, move, after in steps:
        seat_of = before.table.seats
        for number in _missing(before, move, after):
            missed[seat_of[number]] += 1
        duel = _settled(before, move)
        if duel is None:
            continue
        for number, chance in ((duel.by, duel.chance), (duel.at, 1 - duel.chance)):
            count, gain = (lost, 0) if number == duel.loser else (won, 1)
            count[duel.kind][seat_of[number]] += 1
            luck[duel.kind][seat_of[number]] += gain - chance
    figures: list[Figure] = []
    for kind, (called_won, called_lost, called_luck) in DUELS.items():
        figures.append(Figure(called_won, "count", tuple(won[kind])))
        figures.append(Figure(called_lost, "count", tuple(lost[kind])))
        figures.append(Figure(called_luck, "luck", tuple(hundredths(it) for it in luck[kind])))
    return (*figures, Figure("stat-missed", "count", tuple(missed)))


def _settled(state: State, move: object) -> SettledDuel | None:
    """Tell the duel that a die settles, if it settles one; equal dice or totals roll again (4.2, 5.2)."""
    business = None if state.pending is None else state.pending.business
    if not isinstance(move, Roll) or not isinstance(business, RamBeingSettled | WhipBeingSettled):
        return None
    if not business.die:
        return None
    hands = [count_horseshoes(chariot.hand) for chariot in state.chariots]
    if isinstance(business, RamBeingSettled):
        kind, by, at = "ram", turn_under_way(state).owner, business.target
        adds = HORSESHOES[business.card]
    else:
        kind, by, at = "whip", business.by, business.at
        adds = hands[by]
    lead = business.die + adds - move.die - hands[at]
    if move.die == business.die or not lead:
        return None
    # Chances are counted among the thirty pairs of different dice.
    chance = Fraction(chance_to_beat(adds - hands[at])).limit_denominator(30)
    return SettledDuel(kind, by, at, chance, at if lead > 0 else by)


def _missing(before: State, move: object, after: State) -> list[int]:
    """List the chariots that miss a turn by a move."""
    if isinstance(move, LoseTurn):
        found = [turn_under_way(before).owner]
    else:
        duel = _settled(before, move)
        present = duel is not None and duel.kind == "whip" and not turn_under_way(before).moved
        found = [duel.loser] if duel and present and duel.loser == turn_under_way(before).owner else []
    if before.race != after.race:
        return found
    both = enumerate(zip(before.chariots, after.chariots, strict=True))
    return found + [number for number, (was, now) in both if was.skip and not now.skip]
