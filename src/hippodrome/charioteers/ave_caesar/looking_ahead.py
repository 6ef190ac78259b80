"""The tactician and the strategist: both look ahead over imagined hands, one briefly, one at length."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final

from hippodrome.charioteers.ave_caesar.outlook import AGAINST_TACTICIANS
from hippodrome.charioteers.ave_caesar.plain import Charioteer, by_thrift
from hippodrome.charioteers.ave_caesar.search import Manner, weigh
from hippodrome.charioteers.ave_caesar.taste import BRED
from hippodrome.charioteers.budget import Allowance, Budget, Cancelled, never, undisturbed
from hippodrome.games.ave_caesar.moves import Move
from hippodrome.games.ave_caesar.view import View
from hippodrome.race.protocol import Pick

BRIEFLY: Final = 432
"""What the tactician allows itself, in playouts of one chariot: a few milliseconds for any field."""

AT_LENGTH: Final = Budget(seconds=1.0)
"""What the strategist allows itself unless told otherwise."""

FOUR_ROUNDS: Final = Manner(rounds=4)
IN_A_SMALL_FIELD: Final = Manner(rounds=2, depth=9, finalists=4, school=AGAINST_TACTICIANS, tastes=BRED)
IN_A_LARGE_FIELD: Final = IN_A_SMALL_FIELD._replace(rounds=4, depth=14, by_sight=True)


def tactician(pick: Pick, budget: Budget | None = None, cancelled: Cancelled = never) -> Charioteer:
    """Make a charioteer who counts cards and looks four rounds ahead."""
    return _looking_ahead(pick, budget, cancelled, FOUR_ROUNDS, FOUR_ROUNDS)


def strategist(pick: Pick, budget: Budget | None = None, cancelled: Cancelled = never) -> Charioteer:
    """Make a charioteer who searches what may follow, over imagined hands, for as long as it may."""
    return _looking_ahead(pick, budget or AT_LENGTH, cancelled, IN_A_SMALL_FIELD, IN_A_LARGE_FIELD)


def _looking_ahead(
    pick: Pick, budget: Budget | None, cancelled: Cancelled, small_field: Manner, large_field: Manner
) -> Charioteer:
    @undisturbed
    def decide(view: View, moves: Sequence[Move]) -> Move:
        race = view.race
        if len(moves) == 1 or race is None:
            return moves[0]
        allowed = budget or Budget(playouts=BRIEFLY // len(view.chariots))
        allowance = Allowance(allowed, cancelled)
        chance = Random(pick(1 << 30)).random  # noqa: S311  (a race, not a secret)
        manner = small_field if len(view.chariots) <= 4 else large_field
        return weigh(view, race, by_thrift(view, moves), chance, allowance, manner)[0].move

    return decide
