"""The tactician and the strategist: both look ahead over imagined hands, one briefly, one at length."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from hippodrome.chance import seeded_random
from hippodrome.charioteers.ave_caesar.outlook import AGAINST_TACTICIANS
from hippodrome.charioteers.ave_caesar.plain import Charioteer, sorted_by_thrift
from hippodrome.charioteers.ave_caesar.search import SearchSettings, weigh_moves
from hippodrome.charioteers.ave_caesar.taste import BRED_TASTES
from hippodrome.charioteers.budget import Budget, BudgetMeter, Cancelled, gc_paused, never_cancelled
from hippodrome.games.ave_caesar.kit import FULL_DECK, Cards
from hippodrome.games.ave_caesar.moves import Move
from hippodrome.games.ave_caesar.view import View
from hippodrome.race.protocol import Pick

TACTICIAN_PLAYOUTS: Final = 432
"""What the tactician allows itself, in playouts of one chariot: a few milliseconds for any field."""

STRATEGIST_BUDGET: Final = Budget(seconds=1.0)
"""What the strategist allows itself unless told otherwise."""

TACTICIAN_SEARCH: Final = SearchSettings(rounds=4)
SMALL_FIELD_SEARCH: Final = SearchSettings(
    rounds=2, depth=9, finalists=4, weight_set=AGAINST_TACTICIANS, tastes=BRED_TASTES
)
LARGE_FIELD_SEARCH: Final = SMALL_FIELD_SEARCH._replace(rounds=4, depth=14, by_sight=True)


def make_tactician(
    pick: Pick, budget: Budget | None = None, cancelled: Cancelled = never_cancelled
) -> Charioteer:
    """Make a charioteer who counts cards and looks four rounds ahead."""
    return _looking_ahead(pick, budget, cancelled, TACTICIAN_SEARCH, TACTICIAN_SEARCH)


def make_strategist(
    pick: Pick, budget: Budget | None = None, cancelled: Cancelled = never_cancelled
) -> Charioteer:
    """Make a charioteer who searches what may follow, over imagined hands, for as long as it may."""
    return _looking_ahead(
        pick, budget or STRATEGIST_BUDGET, cancelled, SMALL_FIELD_SEARCH, LARGE_FIELD_SEARCH
    )


class Handicap(NamedTuple):
    """What a charioteer who looks ahead lacks of a tactician."""

    rounds: int
    """How many rounds ahead it looks."""
    playouts: int
    """How many playouts it makes: with 1 it bets on a single picture of the hidden hands."""
    forgets: int = 0
    """Cards up to this value slip its mind once they are gone, its own and those of others."""
    haste: float = 0.0
    """How many laurels each point of a card driven now seems worth to it."""


GUESSER_HANDICAP: Final = Handicap(rounds=1, playouts=1, forgets=1)
CHARGER_HANDICAP: Final = Handicap(rounds=2, playouts=24, haste=0.1)


def make_guesser(pick: Pick) -> Charioteer:
    """Make a gambler: it bets on one picture of the hidden hands, and forgets which ones are gone."""
    return make_handicapped(pick, GUESSER_HANDICAP)


def make_charger(pick: Pick) -> Charioteer:
    """Make a bold one: it looks two rounds ahead and no further, and is too fond of high cards."""
    return make_handicapped(pick, CHARGER_HANDICAP)


def make_handicapped(pick: Pick, handicap: Handicap) -> Charioteer:
    """Make a charioteer who looks ahead as a tactician does, but for its handicap."""
    settings = SearchSettings(rounds=handicap.rounds)

    @gc_paused
    def decide(view: View, moves: Sequence[Move]) -> Move:
        race = view.race
        if len(moves) == 1 or race is None:
            return moves[0]
        seen = with_cards_forgotten(view, handicap.forgets) if handicap.forgets else view
        allowance = BudgetMeter(Budget(playouts=handicap.playouts))
        chance = seeded_random(pick(1 << 30)).random
        weighed = weigh_moves(seen, race, sorted_by_thrift(view, moves), chance, allowance, settings)
        return max(weighed, key=lambda it: round(it.worth + handicap.haste * it.move.card, 9)).move

    return decide


def with_cards_forgotten(view: View, highest: int) -> View:
    """Show a race to somebody whom it has escaped that cards up to that value are gone: all may yet come."""
    small = Cards((1 << 3 * highest) - 1)
    chariots = []
    for it in view.chariots:
        missing = Cards((FULL_DECK & small) - (it.unseen & small))
        deck = None if it.deck is None else Cards(it.deck + missing)
        chariots.append(it._replace(unseen=Cards(it.unseen + missing), deck=deck))
    return view._replace(chariots=tuple(chariots))


def _looking_ahead(
    pick: Pick,
    budget: Budget | None,
    cancelled: Cancelled,
    small_field: SearchSettings,
    large_field: SearchSettings,
) -> Charioteer:
    @gc_paused
    def decide(view: View, moves: Sequence[Move]) -> Move:
        race = view.race
        if len(moves) == 1 or race is None:
            return moves[0]
        allowed = budget or Budget(playouts=TACTICIAN_PLAYOUTS // len(view.chariots))
        allowance = BudgetMeter(allowed, cancelled)
        chance = seeded_random(pick(1 << 30)).random
        settings = small_field if len(view.chariots) <= 4 else large_field
        return weigh_moves(view, race, sorted_by_thrift(view, moves), chance, allowance, settings)[0].move

    return decide
